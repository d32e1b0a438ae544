### Onirim.

onirim-title = Onirim
onirim-players = 1-2
onirim-tagline = Find the eight doors before the deck of dreams runs out.

## Cards

onirim-card-Rs = red sun
onirim-card-Rm = red moon
onirim-card-Rk = red key
onirim-card-Bs = blue sun
onirim-card-Bm = blue moon
onirim-card-Bk = blue key
onirim-card-Gs = green sun
onirim-card-Gm = green moon
onirim-card-Gk = green key
onirim-card-Ns = brown sun
onirim-card-Nm = brown moon
onirim-card-Nk = brown key
onirim-card-Rd = red door
onirim-card-Bd = blue door
onirim-card-Gd = green door
onirim-card-Nd = brown door
onirim-card-X = nightmare
onirim-card-hidden = a card

## The table

onirim-deck = Deck
onirim-deck-size = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
onirim-top = on top
onirim-row = Row
onirim-row-of = Row of player { $player }
onirim-row-empty = nothing yet
onirim-series = { $left ->
    [one] one more { $colour ->
        [R] red
        [B] blue
        [G] green
       *[N] brown
    } card for a door
   *[other] two more { $colour ->
        [R] red
        [B] blue
        [G] green
       *[N] brown
    } cards for a door
}
onirim-doors = Doors
onirim-doors-of = Doors of player { $player }
onirim-limbo = Limbo
onirim-discard = Discarded
onirim-hand = Your hand
onirim-hand-of = Cards of player { $player }
onirim-shared = Shared
onirim-vision = Prophecy
onirim-aside = Drawn
onirim-hidden = { $cards ->
    [one] 1 hidden card
   *[other] { $cards } hidden cards
}
onirim-empty = empty
onirim-unseen = { $hidden ->
    [0] In the deck
   *[other] In the deck or hidden
}
onirim-column-sun = sun
onirim-column-moon = moon
onirim-column-key = key
onirim-column-door = door
onirim-colour-R = red
onirim-colour-B = blue
onirim-colour-G = green
onirim-colour-N = brown

## Questions

onirim-ask-play-or-discard = Play a location, or discard a card.
onirim-ask-drop = The prophecy: which of these cards do you discard?
onirim-ask-return = The prophecy: which card will be drawn { $place ->
    [1] first
    [2] second
    [3] third
   *[other] after those
}?
onirim-ask-claim =
    { $spare ->
        [1] Three in a row: do you take a second { $card } from the deck? It can pay a nightmare, but your partner may miss it.
       *[0] Three in a row: do you take the { $card } from the deck?
    }{ $known ->
        [1] {" "}The known top would be shuffled away.
       *[0] {""}
    }
onirim-ask-search = No such door is left in the deck. Do you search the deck all the same, and shuffle it?
onirim-ask-open =
    { $spare ->
        [1] A second { $card } appears. Do you discard a key of its colour and keep it? It can pay a nightmare, but your partner may miss it.
       *[0] A { $card } appears. Do you discard a key of its colour and keep it?
    }
onirim-ask-nightmare = A nightmare! How do you meet it?
onirim-ask-draft = Take one of the open cards.
onirim-ask-swap = You may swap one of your cards with a shared one.
onirim-loses = That discards a door. All eight are needed, so the match would be lost.

## Actions; $whose says whose card it is: own, shared or partner

onirim-do-play = { $whose ->
   *[own] play the { $card }
    [shared] play the shared { $card }
}
onirim-do-discard = { $whose ->
   *[own] discard the { $card }
    [shared] discard the shared { $card }
}
onirim-do-drop = discard the { $card }
onirim-do-return = put the { $card } here
onirim-do-claim = take the door
onirim-do-decline = leave it in the deck
onirim-do-search = search and shuffle
onirim-do-skip = do not search
onirim-do-open = { $whose ->
   *[own] discard your key and keep the door
    [shared] discard the shared key and keep the door
}
onirim-do-leave = let the door go to limbo
onirim-do-pay = { $whose ->
   *[own] pay with the { $card }
    [shared] pay with the shared { $card }
    [partner] pay with your partner’s { $card }
}
onirim-do-pay-deck = pay with the top of the deck: up to five cards are revealed, locations are lost
onirim-do-pay-hand = pay with your whole hand and draw a new one
onirim-do-take = take the { $card }
onirim-do-swap = give the { $card }, take the shared { $other }
onirim-do-keep = keep your cards

## What happened

onirim-event-draw = { $to ->
    [shared] drawn as a shared card: { $card }
   *[other] drawn: { $card }
}
onirim-event-play = { $from ->
    [shared] played, a shared card: { $card }
   *[other] played: { $card }
}
onirim-event-discard = { $from ->
    [shared] discarded, a shared card: { $card }
   *[other] discarded: { $card }
}
onirim-event-gain = door gained: { $card }
onirim-event-unlock = { $from ->
    [shared] shared key used: { $card }
   *[other] key used: { $card }
}
onirim-event-pay = { $from ->
    [shared] paid, a shared card: { $card }
   *[other] paid: { $card }
}
onirim-event-mill = revealed and lost: { $card }
onirim-event-banish = to limbo: { $card }
onirim-event-pass = the nightmare has passed
onirim-event-look = seen in the prophecy: { $card }
onirim-event-drop = discarded in the prophecy: { $card }
onirim-event-return = put back on the deck: { $card }
onirim-event-reveal = revealed: { $card }
onirim-event-take = taken: { $card }
onirim-event-swap = { $to ->
    [shared] given to the shared cards: { $card }
   *[other] taken from the shared cards: { $card }
}
onirim-event-shuffle = the deck is shuffled
onirim-event-limbo-returns = limbo goes back, and the deck is shuffled
onirim-event-end = { $won ->
    [1] All doors are found!
   *[other] The dream is lost.
}

## The end

onirim-end-O-36 = You have found all eight doors. You wake up!
onirim-end-O-48 = Each of you has found four doors. You wake up together!
onirim-end-O-37 = A card had to be drawn and the deck was empty. The dream is lost.
onirim-end-O-23 = A door is gone for good. The dream is lost.
onirim-end-O-31 = There were not five cards left for the nightmare. The dream is lost.

## Options

onirim-option-players = The number of players.
onirim-option-claim = After three in a row the door is taken by itself, unless that could be regretted: the top of the deck is known, or you have such a door (auto); or you are asked each time (ask).
onirim-option-door_key = When you draw a door and hold its key, you are asked (ask), or the door opens by itself, unless you have one of its colour (auto).
onirim-option-absent_search = After three in a row of a colour with no door left in the deck: you are asked while the top is known (ask), it is always shuffled (shuffle), or never (skip).
onirim-option-prophecy_door = In a prophecy a door may be discarded, which loses the match (allow), or it may not unless all cards seen are doors (forbid).
onirim-option-mill_short = With fewer than five cards in the deck a nightmare can be paid with what is there (partial), or not with the deck at all (forbid), or paying so loses the match (lose).
onirim-option-limbo_rescue = If the deck is empty when you have to draw, limbo is shuffled back once.
onirim-option-card_counter = Show what has not been seen yet.
onirim-option-first_picker = Who takes the first open card.
onirim-option-first_turn = Who has the first turn.
onirim-option-swap_timing = After discarding a key, swap before the prophecy (before) or after it (after).
onirim-option-coop_duplicate = A door of a colour you already have: you may have it and are asked (keep), it is not for you (forbid), or it goes to your partner (give).
onirim-option-coop_lose_door = A nightmare can be paid with a door of your own (own), or of either of you (team).
onirim-option-coop_info = Hands are hidden and you do not talk about them (silent), or all cards lie open (open).
