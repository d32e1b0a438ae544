### Labyrinth.

labyrinth-title = Labyrinth: Paths of Destiny
labyrinth-players = 2-6
labyrinth-tagline = Build the maze as you go, win a rival’s key and reach the centre alone.

## The table

labyrinth-round = Round { $round } of { $rounds }
labyrinth-turn-of = Player { $player } · { $name }
labyrinth-setup = Set-up
labyrinth-over = The end
labyrinth-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
labyrinth-player = Player { $player }
labyrinth-playing = Player { $player } ({ $character })
labyrinth-nobody = no character yet
labyrinth-start-of = at { $place }
labyrinth-lives = lives
labyrinth-crystals = Crystal
labyrinth-dazes = daze
labyrinth-keys = keys
labyrinth-items = items
labyrinth-tokens = tokens
labyrinth-bears = on it
labyrinth-pools = Pools
labyrinth-pool-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
labyrinth-pool-traps = { $count ->
    [one] 1 trap
   *[other] { $count } traps
}
labyrinth-pool-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
labyrinth-pool-golem = { $count ->
    [one] 1 Golem card
   *[other] { $count } Golem cards
}
labyrinth-pool-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
labyrinth-in-force = In force
labyrinth-no-event = no event
labyrinth-on-board = On the board
labyrinth-aiming = Aimed
labyrinth-drawn = Drawn
labyrinth-turned = Turned
labyrinth-unseen-trap = a trap nobody has seen
labyrinth-golem = the Golem
labyrinth-piece-k1 = the key of start space 1
labyrinth-piece-k2 = the key of start space 2
labyrinth-piece-k3 = the key of start space 3
labyrinth-piece-k4 = the key of start space 4
labyrinth-piece-k5 = the key of start space 5
labyrinth-piece-k6 = the key of start space 6
labyrinth-piece-hidden = known to them alone
labyrinth-face-down = face down
labyrinth-die = dice
labyrinth-test-combat = Combat test
labyrinth-test-jump = Jump test
labyrinth-test-trap = Trap test
labyrinth-test-golem = Golem test
labyrinth-test-other = Test
labyrinth-need = { $need } or more
labyrinth-legend = ①–⑥ players · G Golem · ⚷ key · ? trap, face down · ! trap, face up · ◆ item · ✶ ability token · a b c corridors · a broken road passes under the other · s1–s6 start spaces · plain names are empty cells
labyrinth-unseen = Not seen yet

## Actions

labyrinth-do-build = build: take the top tile of the pool
labyrinth-do-place = lay it on { $cell }, turned as in picture { $turn }
labyrinth-do-keep-tile = build tile { $tile }
labyrinth-do-keep-trap = set { $what }
labyrinth-do-keep-card = use the Golem card “{ $card }”
labyrinth-do-keep-character = play { $what }
labyrinth-do-keep-token = { $what } first
labyrinth-do-turn = turn the tile on { $cell } clockwise by { $degrees }°
labyrinth-do-tile = the tile on { $cell }
labyrinth-do-move = move to { $place }
labyrinth-do-move-home = go back to your start space
labyrinth-do-jump-risky = risky jump: roll for it
labyrinth-do-jump-safe = safe jump, without a test
labyrinth-do-rest = rest: discard a daze token
labyrinth-do-attack = attack { $other }
labyrinth-do-trap = set a trap on { $place }
labyrinth-do-golem = move the Golem: take the top card
labyrinth-do-event = trigger an event
labyrinth-do-crystal = activate a Crystal of Fate
labyrinth-do-take = pick up { $what }
labyrinth-do-steal = take { $what } from { $other } instead
labyrinth-do-leave = leave { $what } here for it
labyrinth-do-drop = give up { $what }
labyrinth-do-use = use { $what }
labyrinth-do-item = use { $what }
labyrinth-do-end = end your turn
labyrinth-do-fight = fight { $other }
labyrinth-do-reroll = use a Crystal of Fate and roll again
labyrinth-do-redo = roll die { $number } again
labyrinth-do-to = { $place }
labyrinth-do-on = { $other }
labyrinth-do-steps = { $count ->
    [0] it does not move
    [one] 1 corridor
   *[other] { $count } corridors
}
labyrinth-do-stop = the Golem goes no further
labyrinth-do-yes = yes
labyrinth-do-pass = no, let it be

labyrinth-piece-golem = the Golem card “{ $card }”
labyrinth-named = “{ $name }”

## Questions

labyrinth-ask-answer-test = { $own ->
    [1] { $test }: { $sum }, but it takes { $need }. Do something about it?
   *[other] { $other } has passed: { $test }. Make them repeat it?
}
labyrinth-ask-attacked = { $other } attacks you. Do you avoid the fight?
labyrinth-ask-escape = Where do you vanish to?
labyrinth-ask-answer-fight = The fight stands { $sum } to { $need } against { $other }. Do something about it?
labyrinth-ask-spoils = { $count ->
    [one] You have won. { $other } is to lose 1 life. Something else?
   *[other] You have won. { $other } is to lose { $count } lives. Something else?
}
labyrinth-ask-defence = { $count ->
    [one] You have lost against { $other }, and are to lose 1 life. Do something about it?
   *[other] You have lost against { $other }, and are to lose { $count } lives. Do something about it?
}
labyrinth-ask-trophy = { $other } has died in the fight. Pick up what was dropped?
labyrinth-ask-push = Where do you push { $other }?
labyrinth-ask-lose = { $count ->
    [one] You are to lose 1 life. Do something about it?
   *[other] You are to lose { $count } lives. Do something about it?
}
labyrinth-ask-drop = You have died. Which item do you drop?
labyrinth-ask-golem-card = Which of the Golem cards do you use?
labyrinth-ask-golem-horn = { $count ->
    [one] The card moves the Golem by 1 corridor. How far shall it go?
   *[other] The card moves the Golem by { $count } corridors. How far shall it go?
}
labyrinth-ask-golem-step = { $count ->
    [one] The Golem has one step to go. Where?
   *[other] The Golem has { $count } steps to go. Where first?
}
labyrinth-ask-choose-tile = Which of these tiles do you build?
labyrinth-ask-place-tile = Where do you lay the tile, and how turned?
labyrinth-ask-turn-tile = Which tile do you turn, and how?
labyrinth-ask-turn-over = The tile on { $cell } is revealed. How does it lie?
labyrinth-ask-token-order = Several tokens lie here. Which one acts first?
labyrinth-ask-whirl = Your Tornado has caught { $other }. Where to?
labyrinth-ask-cast-out = { $other } falls into the portal. Through which one do they come out?
labyrinth-ask-free-fight = Others are here. Whom do you fight?
labyrinth-ask-strike-back = { $other } has come to your corridor. Do you attack?
labyrinth-ask-lay-trap = Which of these traps do you set?
labyrinth-ask-blow = The trap throws { $other } away. Where to?
labyrinth-ask-robbed = The spirit takes an item from you. Which one?
labyrinth-ask-aim = { $what }: where, or at whom?
labyrinth-ask-swap-with = With which tile does it change places?
labyrinth-ask-second-trap = The trap on { $place } is turned face down. With which other trap does it change places?
labyrinth-ask-shifted-trap = Where do you move the trap on { $place }?
labyrinth-ask-gale = Where does the gale carry { $other }?
labyrinth-ask-may-change = Do you change your character for a random one?
labyrinth-ask-act = { $count ->
    [0] No actions are left. Something free, or end your turn.
    [one] Your turn: one action is left.
   *[other] Your turn: { $count } actions are left.
}
labyrinth-ask-exchange = You carry enough. Which item do you leave for it?
labyrinth-ask-choose-character = Which character do you play?

## Why not

labyrinth-why-closes = That would close the last way to { $what }.
labyrinth-why-closes-centre = That would close the last way to the central space.

## What happened

labyrinth-event-cursed = the curse takes effect: { $signed }
labyrinth-event-roll = rolls { $first } and { $second }: { $sum }
labyrinth-event-tested = { $passed ->
    [1] the test is passed
   *[other] the test has failed
}
labyrinth-event-attack = attacks { $other }
labyrinth-event-tie = a tie with { $other }
labyrinth-event-win = wins the fight against { $other }
labyrinth-event-steal = steals { $what }
labyrinth-event-item = uses { $what }
labyrinth-event-take = picks up { $what }
labyrinth-event-push = pushes { $other } off the central space
labyrinth-event-heal = heals { labyrinth-count-lives }
labyrinth-event-daze = takes { labyrinth-count-dazes }
labyrinth-event-lose = loses { labyrinth-count-lives }
labyrinth-event-die = dies, and comes back to life on the start space
labyrinth-event-martyr = the sacrifice of { $other } takes the loss
labyrinth-event-drop = drops { $what }
labyrinth-event-enter = is on { $place } now
labyrinth-event-home = is back on the start space
labyrinth-event-use = uses { $what }
labyrinth-event-pay-life = pays { labyrinth-count-lives }
labyrinth-event-darken = a Crystal of Fate becomes inactive
labyrinth-event-golem-card = Golem card: “{ $card }”
labyrinth-event-golem = the Golem is on { $place } now
labyrinth-event-tile = draws a tile
labyrinth-event-trap-laid = a trap on { $place }, face down
labyrinth-event-item-found = on { $place } lies { $what }
labyrinth-event-reveal = the tile on { $cell } is revealed
labyrinth-event-laid = lays a tile on { $cell }
labyrinth-event-turned = turns the tile on { $cell }
labyrinth-event-veiled = a tile face down on { $cell }
labyrinth-event-token = meets a token: { $what }
labyrinth-event-look-trap = looks at a trap: { $what }
labyrinth-event-trap = springs the trap on { $place }: { $what }
labyrinth-event-trap-ignored = the trap does nothing
labyrinth-event-snared = is caught, and the turn is over
labyrinth-event-item-lost = { $what } goes back to the pool
labyrinth-event-light = a Crystal of Fate becomes active
labyrinth-event-aim = chooses { $other }
labyrinth-event-token-laid = a token on { $place }
labyrinth-event-burn = the token on { $place } goes up in flames
labyrinth-event-unseal = takes back the token on { $place }
labyrinth-event-swapped = the tiles on { $one } and { $two } change places
labyrinth-event-mirage = a trap is turned face down and changes places with the one on { $place }
labyrinth-event-trap-moved = a trap is moved to { $place }
labyrinth-event-lantern = looks at the trap on { $place }: { $what }
labyrinth-event-become = is { $what } now
labyrinth-event-event = event: { $what }
labyrinth-event-leave = leaves { $what } there
labyrinth-event-offered = may choose { $what }
labyrinth-event-first = begins
labyrinth-event-nobody-wins = the rounds are over, and nobody has won
labyrinth-event-rest = { $count ->
    [0] rests, and is no longer dazed
    [one] rests; one daze token is left
   *[other] rests; { $count } daze tokens are left
}
labyrinth-event-win-match = is alone on the central space with a key, and wins
labyrinth-event-sealed = the seal on { $place } bars the way
labyrinth-event-pursuit = gives chase for no action
labyrinth-event-jump = jumps
labyrinth-event-fall = falls
labyrinth-event-removed = removes the tile from { $cell }

## The end

labyrinth-end-L-2 = Alone on the central space with a key in hand: the maze has its master.
labyrinth-end-L-137 = The agreed rounds are over, and nobody has come out of the maze.

## Options

labyrinth-option-players = The number of players.
labyrinth-option-content = What lies in the box: ours (standard), or a box brought with --content.
labyrinth-option-characters = Characters are dealt (random), chosen from two by each player (draft), or chosen from all (free).
labyrinth-option-rounds = After how many rounds a match ends without a winner.
labyrinth-option-first_turn = How many actions the very first turn has: two by the rulebook, one to make up for beginning.
labyrinth-option-build_rule = A tile must leave centre and keys joined by some way (global), or only leave each of them an open edge (local).
labyrinth-option-shift_walls = When no tile fits, building turns a tile instead.
labyrinth-option-golem_tests = The Golem is tested against wherever it passes (each-step), or only where it stops (last-step).
labyrinth-option-free_fights = After a move there may be a free fight with each character (each), or only one (one).
labyrinth-option-failed_jump = After a failed jump up the same corridor is explored once more (again), or not (skip).
labyrinth-option-strike_back = Those who were not attacked are asked whether they attack whoever came (ask), or never or always do.
labyrinth-option-golem_reroll = After a failed Golem test its player is asked about the Crystal (ask), or always or never uses it.
labyrinth-option-trap_reroll = After a failed trap test its player is asked about the Crystal (ask), or always or never uses it.

## The board

labyrinth-maze = The maze
labyrinth-you = You
labyrinth-acts = acts
labyrinth-close = close
labyrinth-look = Look at the maze
labyrinth-look-back = Back to the dice
labyrinth-zoom-in = nearer
labyrinth-zoom-out = further away
labyrinth-zoom-fit = the whole maze
labyrinth-show-me = show me
labyrinth-why-not = Why not { $place }?
labyrinth-lives-of = { $lives } of { $all } lives
labyrinth-crystal-lit = Crystal of Fate, active
labyrinth-crystal-dark = Crystal of Fate, inactive
labyrinth-dazed = { $count ->
    [one] dazed, 1 token
   *[other] dazed, { $count } tokens
}
labyrinth-key-short = key { $number }
labyrinth-known-trap = { $name } (face down)
labyrinth-cell-empty = { $cell }, empty
labyrinth-cell-down = { $cell }, a tile that lies face down
labyrinth-cell-key = { $cell }, key space { $number }
labyrinth-cell-centre = { $cell }, the central space
labyrinth-corridor = { $many ->
    [yes] Corridor { $letter }{ $deck ->
        [over] , the bridge
        [under] , under the bridge
       *[none] {""}
    }:
   *[no] {""}
} { $joined ->
    [no] leads nowhere
   *[other] leads to { $joined }
}{ $open ->
    [no] {""}
   *[other] , and to { $open }, where nothing is built
}; { $things ->
    [no] nothing there.
   *[other] { $things }.
}
labyrinth-activities = What you do
labyrinth-activity-build = Build
labyrinth-activity-move = Move
labyrinth-activity-jump = Jump
labyrinth-activity-attack = Attack
labyrinth-activity-trap = Trap
labyrinth-activity-golem = Golem
labyrinth-activity-event = Event
labyrinth-activity-crystal = Crystal
labyrinth-activity-rest = Rest
labyrinth-activity-end = End turn
labyrinth-not-now = not now
labyrinth-note-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
labyrinth-note-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
labyrinth-note-people = { $count ->
    [one] 1 rival
   *[other] { $count } rivals
}
labyrinth-note-unspent = { $count } unspent
labyrinth-ready = { $count } ready
labyrinth-sheet = abilities
labyrinth-ability-use = use
labyrinth-ability-used = used
labyrinth-ability-always = always
labyrinth-ability-turn = not now
labyrinth-ability-answer = when it matters
labyrinth-item-carried = item
labyrinth-item-room = { $count ->
    [one] room for 1 item
   *[other] room for { $count } items
}
labyrinth-goal = To win
labyrinth-goal-key = Carry a rival’s key
labyrinth-goal-carried = you carry key { $number }
labyrinth-goal-centre = Be alone in the centre
labyrinth-moves-away = { $count ->
    [one] 1 move away
   *[other] { $count } moves away
}
labyrinth-no-way = no way yet
labyrinth-here = here
labyrinth-site = { $count ->
    [one] { $cell }, 1 way to lay the tile
   *[other] { $cell }, { $count } ways to lay the tile
}
labyrinth-choose-cell = Choose a glowing tile.
labyrinth-choose-place = Choose a corridor with a golden line.
labyrinth-lay = Lay it on { $cell }
labyrinth-lay-this = Where do you lay this tile, and how turned?
labyrinth-lay-where = Choose a cell
labyrinth-lay-helper = Choose a cell; R or the wheel turns the tile.
labyrinth-joins = Joins { $cells }.
labyrinth-ways = How it lies
labyrinth-way = way { $number }
labyrinth-way-not = way { $number }: not possible here, ask why
labyrinth-turn-left = turn to the left
labyrinth-turn-right = turn to the right
labyrinth-stage-fight = A fight on { $place }
labyrinth-stage-jump = Jump test: { $name }
labyrinth-stage-trap = Trap test: { $name }
labyrinth-stage-golem = Golem test: { $name }
labyrinth-stage-other = Test: { $name }
labyrinth-stage-attacks = attacks
labyrinth-stage-defends = defends
labyrinth-stage-attacked = The fight can still be avoided.
labyrinth-stage-rolling = The dice are rolled …
labyrinth-stage-tie = A tie
labyrinth-stage-ties = { $count ->
    [one] after 1 tie
   *[other] after { $count } ties
}
labyrinth-stage-leads = { $you ->
    [yes] You lead by { $by }
   *[no] { $name } leads by { $by }
}
labyrinth-stage-won = { $you ->
    [yes] You have won
   *[no] { $name } has won
}
labyrinth-stage-stake = { $you ->
    [yes] { $count ->
        [one] If you lose: 1 life
       *[other] If you lose: { $count } lives
    }
   *[no] { $count ->
        [one] If { $name } loses: 1 life
       *[other] If { $name } loses: { $count } lives
    }
}
labyrinth-stage-wound = { $you ->
    [yes] { $count ->
        [one] You are to lose 1 life.
       *[other] You are to lose { $count } lives.
    }
   *[no] { $count ->
        [one] { $name } is to lose 1 life.
       *[other] { $name } is to lose { $count } lives.
    }
}
labyrinth-stage-chance = { $chance } % to win
labyrinth-stage-paid = paid for
labyrinth-stage-need = needed
labyrinth-stage-passed = passed
labyrinth-stage-failed = failed
labyrinth-stake-trap = Otherwise the trap strikes.
labyrinth-stake-golem = Otherwise the Golem wins.
labyrinth-stake-fall = Otherwise you fall.
labyrinth-stake-seal = Otherwise the seal bars the way.
labyrinth-stake-fire = Otherwise the fire burns.
labyrinth-stake-portal = Otherwise the portal takes you.
labyrinth-stake-wound = Otherwise the wound stays.
labyrinth-stake-net = Otherwise the net holds.
labyrinth-stake-lives = { $count ->
    [one] It costs 1 life.
   *[other] It costs { $count } lives.
}
labyrinth-stake-dazes = { $count ->
    [one] It brings 1 daze token.
   *[other] It brings { $count } daze tokens.
}
