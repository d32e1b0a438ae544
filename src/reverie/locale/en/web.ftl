### What the browser says beyond what every client says.

## Everywhere

web-guest = Guest
web-skip = To the contents
web-close = Close
web-home = Home
web-menu = Menu
web-language = Language
web-language-en = English
web-language-pl = Polski
web-language-ko = 한국어
web-theme = Colours
web-theme-system = as the device wishes
web-theme-dark = night
web-theme-light = paper
web-theme-contrast = high contrast
web-speed = Movement
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-step = step by step
web-speed-none = none
web-sound = Sound
web-sound-on = soft sounds
web-notices-on = call me when it is my turn and I look elsewhere
web-playing = Playing
web-confirm-on = ask before every move
web-keys-on = letters and numbers act at once
web-list-on = all choices in a list, too
web-shortcuts = Keys
web-key-play = play that card, or give that answer
web-key-discard = discard that card
web-key-move = to the next card; in a prophecy, move the card
web-key-do = do what is in focus
web-key-drop = in a prophecy, discard the card
web-key-undo = undo
web-key-hint = hint
web-key-log = what happened so far
web-key-give-up = give the match up
web-key-help = this sheet
web-key-close = close, or back to now
web-unreachable = The server cannot be reached. Is it running, and are you online?
web-percent = { $percent } %

## Home

web-welcome = Awake inside somebody else’s dream
web-play-alone = Play alone
web-play-two = Play together
web-play-game = Play { $game }
web-learn = Learn by playing
web-options = Rules and options
web-daily = The daily dream
web-daily-how = The same cards for everybody, once a day, until midnight UTC. Guests are not checked, so the board is for friends.
web-daily-begin = Dream today’s dream
web-daily-go-on = Back to today’s dream
web-daily-of = dream of { $day }
web-resume = Go on dreaming
web-alone = alone
web-with = with { $names }
web-turn-of = { $name } has to decide
web-seats-free = a seat is free
web-finished = Dreamt to the end
web-lobby = Somebody waits for company
web-statistics = How it went
web-score = { $games ->
    [one] { $games } match
   *[other] { $games } matches
}, won: { $wins }, longest streak: { $streak }
web-form = { $wins } of the last { $games } won
web-won-short = woke up
web-lost-short = lost
web-name = Your name
web-take-name = Be called that
web-rename = Change
web-fan-edition = An unofficial fan edition.

## Before a match

web-setup-of = { $game }: a new match
web-players = How many players?
web-company = With whom?
web-company-around = around this screen
web-company-around-how = with a curtain where cards are secret
web-company-online = online
web-company-online-how = you get a link for the others
web-company-bots = with bots
web-company-bots-how = they play the other seats
web-seats = Who sits where?
web-seat-number = Seat { $seat }
web-seat-here = somebody here
web-seat-link = somebody by a link
web-seat-bot = a bot
web-name-of = Name of player { $player }
web-bot = Which bot
web-private = Only whoever has the link may come in
web-begin = Begin
web-rule = rule { $rule }
web-value-auto = by itself
web-value-ask = ask me
web-value-shuffle = always shuffle
web-value-skip = never
web-value-allow = allowed
web-value-forbid = not allowed
web-value-partial = what is there
web-value-lose = loses
web-value-before = before
web-value-after = after
web-value-keep = may be kept
web-value-give = goes to the partner
web-value-own = own doors
web-value-team = either’s doors
web-value-silent = silent
web-value-open = open
web-value-drawn = as they were drawn
web-value-reversed = the other way round
web-value-six = six cards
web-value-locale = as many as the locale’s number
web-value-path = a path
web-value-group = a group
web-value-random = dealt
web-value-draft = one of two
web-value-free = any of all
web-value-global = some way between them
web-value-local = an open edge of each
web-value-each-step = wherever it passes
web-value-last-step = where it stops
web-value-each = with each
web-value-one = only one
web-value-again = once more
web-value-never = never
web-value-always = always

## The table

web-log = The dream so far
web-log-short = Log
web-log-empty = Nothing yet.
web-undo = undo
web-hint = hint
web-result = result
web-give-up = Give up
web-give-up-title = Give this match up?
web-give-up-lost = It ends here, and counts as lost.
web-give-up-nothing = It ends here. You have not decided anything yet, so it does not count.
web-give-up-company = A bot takes your seat and plays on with the others. Once you have decided anything, the match counts as lost to you.
web-give-up-sure = Give up
web-give-up-not = Go on playing
web-known = What you know
web-people = At the table
web-you = you
web-here = is here
web-away = is away
web-turn = has to decide
web-seat-free = free seat
web-lent = { $bot } plays meanwhile
web-lend = let a bot play
web-lend-back = I am back
web-mute = silence
web-unmute = let talk again
web-send-away = send away
web-chosen-seed = The seed was chosen: whoever opened this table may know the cards. The match counts in no statistics.
web-chat = Talk
web-chat-say = Say something
web-send = Send
web-waiting-for = Waiting for { $name } …
web-waiting-seats = The match begins when every seat is taken.
web-asks = { $name }: { $question }
web-fill-seats = Give the free seats to bots
web-invite = Send this link to whoever plays with you.
web-copy-link = Copy the link
web-copied = The link is copied.
web-copy-failed = The link could not be copied; take it from the address bar.
web-looking-on = You are looking on.
web-sit = Sit down and play
web-reconnecting = The line is lost. Coming back …
web-sending = Being sent: { $action } …
web-one-at-a-time = Wait a moment: still being sent is “{ $action }”.
web-past = This is moment { $moment }.
web-now = Back to now
web-since = Since your last turn
web-to-now = To now
web-next = On
web-choices = Choices
web-asked = What is asked
web-undo-waiting = The others are asked whether you may take back.
web-undo-asked = { $name } would like to take the last action back.
web-undo-agree = Yes, take it back
web-undo-keep = No, it stays
web-undo-declined = The others did not agree: it stays as it is.
web-your-turn = Your turn
web-joined = { $name } has sat down.
web-left-table = { $name } has gone.
web-back-again = { $name } is back.
web-sure-title = Do this?
web-sure = Do it
web-sure-not = Rather not
web-best = the best
web-hint-best = Best: { $action }, { $percent } %
web-rules-back = Back to where you were
web-curtain = It is { $name }’s turn
web-curtain-look-away = Everybody else looks away.
web-curtain-lift = I am { $name }

## The end

web-won = You wake up
web-lost = The dream closes over you
web-winner = { $name } wins
web-given-up = Given up
web-given-up-how = The dream was left before its end.
web-points = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
web-again = Another dream
web-again-offered = { $name } would like to play again.
web-again-join = Join in
web-same-deal = The same deal again
web-replay = Look back
web-share = Copy a link
web-save-record = Save the record
web-review = Review
web-verify = Was the luck fair?
web-verify-check = Check it
web-seed-later = The seed is shown when the day is over.
web-curve = Chance to win, from { $first } to { $last }
web-curve-point = Decision { $decision }: { $played }, then { $chance }
web-curve-how = A point leads to its moment; arrow keys go from one to the next. Circles are choices that cost something.
web-turning-points = Where luck turned
web-turning-point = Decision { $decision }: after “{ $played }” the chance changed by { $luck } points
web-costly-choices = Choices that cost most
web-costly-choice = Decision { $decision }: { $played } ({ $cost } points). Better: { $better }
web-no-costly-choices = No choice cost much. Well played.
web-reviewing = Looking back at every decision …
web-luck-and-skill = Luck: { $luck } points. Your choices: { $skill }.
web-signed-points = { $sign }{ $points }

## Looking back

web-first = To the beginning
web-back = One back
web-forward = One on
web-last = To the end
web-run = Play
web-pause = Pause
web-moment = Moment
web-eyes = Through the eyes of

## Rules

web-rules = Rules
web-rules-of = The rules of { $game }

## Onirim

web-left = { $cards } left
web-nightmares = { $nightmares ->
    [one] { $nightmares } nightmare
   *[other] { $nightmares } nightmares
}
web-discarded = Discarded · { $cards }
web-open-discard = Look through the discard pile, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-doors-found = { $doors } of { $all }
web-doors-of = Doors of { $name }
web-row-of = Row of { $name }
web-cards-of = Cards of { $name }
web-open-cards = Open cards
web-row-empty = Your row begins here. Any symbol will do.
web-not-again = { $symbol ->
    [s] any card but a sun
    [m] any card but a moon
   *[k] any card but a key
}
web-third-card = opens a door
web-cannot-play = cannot be played now
web-discard = discard
web-prophecy = prophecy
web-win-chance = chance to win { $percent } %
web-prophecy-how = Drag the cards into the order in which you want to draw them, and one to the right: that one goes.
web-order-how = Drag the cards into the order in which you want to draw them.
web-prophecy-keys = Keys: arrows move a card, D discards it.
web-order-keys = Keys: arrows move a card.
web-hint-drop = if it goes: { $chance }
web-hint-next = if it comes next: { $chance }
web-hint-drop-how = On each card: the chance to win if that one goes.
web-hint-next-how = On each card: the chance to win if that one is put back next.
web-drawn-nth = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
web-goes-away = goes
web-drop-here = drop one here
web-order-away = { $card }: goes
web-order-place = { $card }: drawn as number { $place }
web-confirm = So be it
web-do-it-anyway = Do it all the same
web-pay-key = A key
web-pay-door = A door
web-pay-deck = The deck
web-pay-hand = Your hand
web-pay-this = Pay
web-why-not = why not?
web-cost-key = Discard one key. It gives no prophecy.
web-cost-door = One of your doors goes to limbo, and back into the deck.
web-cost-deck = { $cards ->
    [one] The top card is revealed: a location is lost.
   *[other] The top { $cards } cards are revealed: locations are lost.
}
web-cost-hand = { $cards ->
    [one] Discard your one card, and draw a new hand.
   *[other] Discard all { $cards } cards, and draw a new hand.
}

## The tutorial

web-tutorial-step = { $step } of { $all }
web-tutorial-follow = Not yet: first do what the lesson says.
web-tutorial-play = You dream, and eight doors lead out. Locations are played into a row, one each turn. Play the brown sun: click it, or drag it into the row.
web-tutorial-golden = The golden rule: never the same symbol twice in succession. After a sun comes a moon or a key. Play the brown moon.
web-tutorial-series = Three cards of one colour in succession open a door of that colour. Play the second brown sun.
web-tutorial-key = The brown door is yours! Now a key: discarded, it shows you the top five cards. Press “prophecy” under a green key.
web-tutorial-prophecy = Two nightmares and a door lie ahead. Send one nightmare away, and put the others in order: the brown door first, then the red suns, the nightmare last.
web-tutorial-order = The brown door first, then the two red suns; the nightmare last.
web-tutorial-open = You drew the door and hold its key. Give the key, and the door is yours as well.
web-tutorial-on = Two doors! A sun lies last, so play the red moon. The nightmare you put there comes next, so be ready.
web-tutorial-nightmare = A nightmare wants to be paid: with a key, a door, the top of the deck or your hand. Pay with the green key.
web-tutorial-done-title = That is all
web-tutorial-done = Six doors are left. If a card has to be drawn and the deck is empty, the dream is lost. Go on alone: this dream is yours now.

## Plain boards

web-dream-world = The Dream World
web-asleep = { $name } (asleep)
web-mr-nightmare = Mr. Nightmare
web-passages = Passages
web-passages-red = … with a nightmare shard
web-supplies = Supplies
web-card-power = its power: { $power }
web-card-stored = on it: { $shard }
web-tree = tree
web-dreamer = Dreamer
web-mountain = Mountain
web-entry = entry
web-abilities = Abilities
web-maze = The maze: where corridors lead, and what lies there
web-event-laid = a tile on { $place }, joining { $ways }
web-event-turned = the tile on { $place } is turned and joins { $ways }
web-fold-place-shard = Place { $shard } on:
web-fold-lay-tile = Lay the tile on { $cell }, joining:
web-fold-move = Move to:
web-fold-trap = Set a trap on:
web-maze-what = What to choose in the picture
web-maze-move = Move: choose a road
web-maze-to = Choose a road
web-maze-trap = Set a trap: choose a road
web-maze-place = Build: choose a cell, turn the tile, lay it
web-maze-turn = Turn a tile: choose it
web-maze-tile = Choose a tile
web-maze-cell = cell { $cell }
web-maze-nearer = nearer
web-maze-further = further away
web-maze-left = turn left
web-maze-right = turn right
web-maze-lay = Lay it on { $cell }
