### Dreamscape.

dreamscape-title = Dreamscape
dreamscape-players = 2-4
dreamscape-tagline = Gather shards in the Dream World and build the landscapes of your sleep.

## Shards; a short sign stands for each

dreamscape-colour-W = water
dreamscape-colour-E = earth
dreamscape-colour-M = meadow
dreamscape-colour-R = rock
dreamscape-colour-S = motion
dreamscape-colour-N = nightmare
dreamscape-sign-W = W
dreamscape-sign-E = E
dreamscape-sign-M = M
dreamscape-sign-R = R
dreamscape-sign-S = S
dreamscape-sign-N = N
dreamscape-shard-W = a water shard
dreamscape-shard-E = an earth shard
dreamscape-shard-M = a meadow shard
dreamscape-shard-R = a rock shard
dreamscape-shard-S = a motion shard
dreamscape-shard-N = a nightmare shard

## Locales, and what their powers do

dreamscape-locale-archive = Oneiric Archives
dreamscape-locale-collector = Dream Collector
dreamscape-locale-tower = Tower of Wandering
dreamscape-locale-golem = Mechanical Golem
dreamscape-locale-lake = Lake of Eternal Summer
dreamscape-locale-lord = Dream Lord
dreamscape-power-archive = draw a shard from the bag
dreamscape-power-collector = lay two shards from the bag on locales
dreamscape-power-tower = take one or two shards back from the Studio
dreamscape-power-golem = move shards in the Studio, up to three times
dreamscape-power-lake = rearrange the shards of a locale
dreamscape-power-lord = look at cards of one pile and keep one

## Dream tokens by kind; $colour is the letter of a shard, or nothing

dreamscape-of-W = water
dreamscape-of-E = earth
dreamscape-of-M = meadow
dreamscape-of-R = rock
dreamscape-of-S = motion
dreamscape-of-N = nightmare
dreamscape-of-colour = { $colour ->
    [W] { dreamscape-of-W }
    [E] { dreamscape-of-E }
    [M] { dreamscape-of-M }
    [R] { dreamscape-of-R }
    [S] { dreamscape-of-S }
   *[other] its colour
}
dreamscape-token-most_cards = most completed cards
dreamscape-token-most_two_stacks = most stacks of exactly two shards
dreamscape-token-dreamer_farthest = Dreamer farthest from the entry
dreamscape-token-most_shards = most shards
dreamscape-token-fewest_empty = fewest empty spaces; red counts as empty
dreamscape-token-no_nightmare = no nightmare shards
dreamscape-token-most_of_colour = most shards of { dreamscape-of-colour }
dreamscape-token-most_single_spaces = most spaces with a single shard of { dreamscape-of-colour }
dreamscape-token-scale_of_colour = the more shards of { dreamscape-of-colour }, the more points
dreamscape-token-longest_path = longest path of { dreamscape-of-colour } on top
dreamscape-token-dreamer_group = for each top shard of { dreamscape-of-colour } beside the Dreamer; twice on a Mountain

## The table

dreamscape-round = { $phase ->
    [last] The last shards
   *[other] Round { $round } of { $rounds }
}
dreamscape-phase = { $phase ->
    [wander] Wandering
    [create] Creating
    [last] Creating
    [over] The end
   *[other] Set-up
}
dreamscape-candle = { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
}
dreamscape-free-step = the Dreamer has a free step
dreamscape-other-passages = Other passages
dreamscape-bag = Bag
dreamscape-trees = Trees
dreamscape-piles = Piles
dreamscape-pool = Red pool
dreamscape-tokens = Dream tokens
dreamscape-held = To be laid
dreamscape-looked = Cards in view
dreamscape-player = Player { $player }
dreamscape-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dreamscape-rank = initiative { $rank }
dreamscape-power-ready = locale power unused
dreamscape-power-used = locale power used
dreamscape-hands = Hands
dreamscape-beside = Dreamer beside the Studio
dreamscape-completed = Completed
dreamscape-nothing = nothing
dreamscape-hidden = { $cards ->
    [one] 1 hidden card
   *[other] { $cards } hidden cards
}
dreamscape-under = known under pile { $level }
dreamscape-legend = ⚷ key · ◂ collect from here · ♟ Traveller · ☾ asleep · ☠ Mr. Nightmare · ⌂ entry · stacks from bottom to top · ♣ tree · ☺ Dreamer · ▲ Mountain, △ climbed · [ ] power space

## Questions

dreamscape-ask-wander = { $candle ->
    [0] No action points are left. Use a power, or fall asleep.
    [one] Wander: one action point is left.
   *[other] Wander: { $candle } action points are left.
}
dreamscape-ask-create = { $rule ->
    [D-60] The last shards: place them, plant, walk or swap.
   *[other] Create: place shards, plant, walk, swap, use cards.
}
dreamscape-ask-settle = Your nightmare shards have to go into the Studio. Where?
dreamscape-ask-walk = The Dreamer is on his way. Where does he go?
dreamscape-ask-tower = { $left ->
    [1] Tower of Wandering: take a second shard, or leave it at that.
   *[other] Tower of Wandering: which shard do you take back?
}
dreamscape-ask-golem = { $left ->
    [one] Mechanical Golem: one move is left.
   *[other] Mechanical Golem: { $left } moves are left.
}
dreamscape-ask-lay = Dream Collector: which shard goes to which locale?
dreamscape-ask-stir = Lake of Eternal Summer: which locale do you rearrange?
dreamscape-ask-next = Which shard comes next in { $locale } { $name }, from the key to the right?
dreamscape-ask-pile = { $rule ->
    [D-57] { $cards ->
        [one] Dream Lord: from which pile do you look at 1 card?
       *[other] Dream Lord: from which pile do you look at { $cards } cards?
    }
   *[other] { $cards ->
        [one] You may draw 1 card. From which pile?
       *[other] You may draw { $cards } cards. From which pile?
    }
}
dreamscape-ask-keep = { $rule ->
    [D-6] Keep one of these cards.
   *[other] Keep one of these cards, or none.
}
dreamscape-ask-complete = Several landscapes are complete. Which card comes first?
dreamscape-ask-retain = Which shard stays on your completed cards? The other one goes to the bag.
dreamscape-ask-sow = Mr. Nightmare comes to { $locale } { $name }. On the passage to which locale does he leave a red shard?

## Actions

dreamscape-do-collect = collect the right-most shard of your locale
dreamscape-do-go = { $cost ->
    [0] move to { $locale } { $name }, free
   *[other] move to { $locale } { $name }
}
dreamscape-do-power = use the power of your locale
dreamscape-do-sleep = fall asleep: end your wandering
dreamscape-do-use = { $shard } onto { $card } for its power: { $power }
dreamscape-do-store = keep { $shard } on { $card } for the next round
dreamscape-do-place = place { $shard } on { $space }
dreamscape-do-enter = bring the Dreamer into the Studio
dreamscape-do-walk = { $cost ->
    [0] the Dreamer steps to { $space }, free
   *[other] the Dreamer steps to { $space }
}
dreamscape-do-stop = the Dreamer stops here
dreamscape-do-tree = discard a meadow shard, plant a tree on { $space }
dreamscape-do-swap = { $price ->
    [3] discard three nightmare shards, take { $shard } from the bag
   *[other] discard two shards of { $paid }, take { $shard } from the bag
}
dreamscape-do-done = that is all
dreamscape-do-take = take the top shard of { $space } into your Hands
dreamscape-do-shift = { $shards ->
    [1] move the top shard of { $space } to { $target }
   *[other] move shard { $height } of { $space }, with all on it, to { $target }
}
dreamscape-do-lay = lay { $shard } in { $locale } { $name }
dreamscape-do-stir = rearrange { $locale } { $name }
dreamscape-do-next = { $shard } comes next
dreamscape-do-pile = draw from pile { $level }
dreamscape-do-pile-none = draw no cards
dreamscape-do-keep = keep { $card }
dreamscape-do-keep-none = keep none of them
dreamscape-do-complete = complete { $card } first
dreamscape-do-retain = { $shard } stays
dreamscape-do-sow = on the passage to { $locale } { $name }
dreamscape-do-clear = clear { $space } to make room for a nightmare shard

## What happened

dreamscape-event-rank = initiative { $rank }
dreamscape-event-round = the clock moves on
dreamscape-event-find = drawn from the bag: { $shard }
dreamscape-event-gather = drawn from the bag for the locales: { $shard }
dreamscape-event-collect = collected in { $locale } { $name }: { $shard }
dreamscape-event-go = moved to { $locale } { $name }
dreamscape-event-cross = picked up on the way: { $shard }
dreamscape-event-power = power of the locale used: { $locale } { $name }
dreamscape-event-sleep = asleep in { $locale } { $name }
dreamscape-event-sow = red shard left on the passage to { $locale } { $name }
dreamscape-event-use = power of { $card } used, paid with { $shard }
dreamscape-event-store = kept on { $card }: { $shard }
dreamscape-event-recover = back from { $card }: { $shard }
dreamscape-event-place = placed on { $space }: { $shard }
dreamscape-event-take = taken back from { $space }: { $shard }
dreamscape-event-enter = the Dreamer comes in on { $space }
dreamscape-event-walk = the Dreamer steps to { $space }
dreamscape-event-stop = the Dreamer stops on { $space }
dreamscape-event-plant = tree planted on { $space }
dreamscape-event-swap = taken in exchange: { $shard }
dreamscape-event-discard = back to the bag: { $shard }
dreamscape-event-clear = { $space } cleared
dreamscape-event-shift = { $shards ->
    [one] moved from { $space } to { $target }: 1 shard
   *[other] moved from { $space } to { $target }: { $shards } shards
}
dreamscape-event-lay = laid in { $locale } { $name }: { $shard }
dreamscape-event-stir = rearranged: { $locale } { $name }
dreamscape-event-draw = { $cards ->
    [one] draws 1 card from pile { $level }
   *[other] draws { $cards } cards from pile { $level }
}
dreamscape-event-look = drawn: { $card }
dreamscape-event-keep = kept: { $card }
dreamscape-event-complete = completed: { $card }
dreamscape-event-token = scores the Dream token: { $goal }
dreamscape-event-score = { $points ->
    [one] { $rule ->
        [D-31] { $points } point for the tree
        [D-37] { $points } point for water
        [D-62] { $points } point for the token
        [D-77] { $points } point for a nightmare shard
       *[other] { $points } point
    }
   *[other] { $rule ->
        [D-31] { $points } points for the trees
        [D-40] { $points } points for the Mountain
        [D-46] { $points } points for the card
        [D-49] { $points } points for open cards
        [D-62] { $points } points for the token
        [D-80] { $points } points for nightmare shards
       *[other] { $points } points
    }
}
dreamscape-event-end = the dream is over

dreamscape-named = “{ $name }”
dreamscape-card-hidden = a card of level { $level }

## The end

dreamscape-end-D-61 = The night is over. Whoever has the most points sleeps soundly; a tie goes to more completed cards.
dreamscape-end-D-80 = The night is over. Whoever has the most points sleeps soundly; a tie goes to fewer nightmare shards, then to more completed cards.

## Options

dreamscape-option-players = The number of players.
dreamscape-option-nightmare = Play with Mr. Nightmare and the red shards.
dreamscape-option-simultaneous = As if all were creating at once: cards with power over the Dream World are usable in wandering only.
dreamscape-option-rounds = The number of rounds.
dreamscape-option-place_white = Motion shards may be placed in the Studio.
dreamscape-option-allow_mirror = A landscape may also be built as its mirror image.
dreamscape-option-swap_red = Two shards of a colour may be swapped for a nightmare shard, too.
dreamscape-option-resume_interrupted = A power of the Tower or the Golem goes on after a card was completed; otherwise the rest of it is lost.
dreamscape-option-bottom_order = Cards put back go under the pile as they were drawn (drawn), or the other way round (reversed).
dreamscape-option-lord_card_draw = The Dream Lord of a card shows six cards (six), or as many as the number of your locale (locale).
dreamscape-option-tower_red = The Tower of Wandering may take nightmare shards, too.
dreamscape-option-trees_in_stack_height = For tokens a tree adds to the height of its stack.
dreamscape-option-longest_path = The longest path must not branch (path), or the largest group counts (group).
dreamscape-option-zero_counts = For tokens about the most, the longest or the farthest nothing is enough where nobody has more.
dreamscape-option-content = The landscapes and Dream tokens: ours (standard), or a set brought with --content.

## The board in the browser; `short` stands where there is little room

dreamscape-world = The Dream World
dreamscape-mr-nightmare = Mr. Nightmare
dreamscape-standing = How it stands
dreamscape-short-archive = draw a shard
dreamscape-short-collector = add two shards
dreamscape-short-tower = take back 1–2
dreamscape-short-golem = move stacks ×3
dreamscape-short-lake = reorder a locale
dreamscape-short-lord = keep 1 of 6 cards
dreamscape-short-collect = collect · 1
dreamscape-short-keep = Keep
dreamscape-short-complete = This one first
dreamscape-piece-tree = tree
dreamscape-piece-dreamer = Dreamer
dreamscape-piece-mountain = Mountain
dreamscape-piece-climbed = Mountain, climbed this round
dreamscape-piece-entry = entry
dreamscape-free = free
dreamscape-cost = { $points ->
    [one] 1 action point
   *[other] { $points } action points
}
dreamscape-far = { $cost ->
    [0] free from here, step by step
    [one] 1 action point from here
   *[other] { $cost } action points from here
}
dreamscape-red-on-way = a nightmare shard lies on the way
dreamscape-full-hand = two held: no third from a locale
dreamscape-not-now = not now
dreamscape-verb-collect = Collect
dreamscape-verb-power = Power
dreamscape-verb-sleep = Sleep
dreamscape-verb-enter = Bring the Dreamer in
dreamscape-verb-walk = Walk
dreamscape-verb-plant = Plant
dreamscape-verb-swap = Exchange
dreamscape-verb-store = Keep
dreamscape-verb-use = Card power
dreamscape-verb-done = That is all
dreamscape-swap-note = two of a kind for another
dreamscape-store-note = on a card, for the next round
dreamscape-points-lost = { $points ->
    [one] 1 action point lost
   *[other] { $points } action points lost
}
dreamscape-shards-lost = { $shards ->
    [one] 1 shard to the bag
   *[other] { $shards } shards to the bag
}
dreamscape-up-to = up to +{ $points }
dreamscape-in-hand = { $spaces ->
    [0] In hand: { $shard }
    [one] In hand: { $shard } · 1 place is open
   *[other] In hand: { $shard } · { $spaces } places are open
}
dreamscape-lifted = Lifted. Press the stack again to take more of it.
dreamscape-lay-back = lay back
dreamscape-look-deep = in depth
dreamscape-look-above = from above
dreamscape-look-turn = turn
dreamscape-nearest = nearest
dreamscape-nearness = { $done } of { $pieces } pieces are there
dreamscape-in-the-way = in the way
dreamscape-level = level { $level }
dreamscape-top-of-completed = top of your completed cards
dreamscape-studio-of = Studio: { $name }
dreamscape-open-studio = Look into the Studio: { $name }
dreamscape-open-points = { $points } points: where they come from
dreamscape-open-all-points = Points: where they come from
dreamscape-points-by-source = Points by source
dreamscape-if-now = if it ended now
dreamscape-source-cards = Landscapes
dreamscape-source-water = Steps on water
dreamscape-source-mountains = Mountains climbed
dreamscape-source-trees = Trees
dreamscape-source-nightmares = Steps on nightmare shards
dreamscape-source-tokens = Dream tokens
dreamscape-source-unfinished = Landscapes left open
dreamscape-source-red = Nightmare shards in the Studio
dreamscape-source-all = All points
dreamscape-source-expected = All, if it ended now
dreamscape-lake-order = The new order, from the key to the hand
dreamscape-lake-was = was
dreamscape-lake-becomes = becomes
dreamscape-lake-how = Press two shards one after the other, or use ← and →. The first one is the key.
dreamscape-lake-confirm = So be it
dreamscape-tab-world = World
dreamscape-tab-studio = Studio
dreamscape-tab-cards = Cards
dreamscape-tab-others = Everybody
