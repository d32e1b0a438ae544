### What traps, items, events, abilities and tokens of Labyrinth do, put together from their effects.
### $count is the number of an effect, $signed the same with its sign, $at what has to be rolled.

## How texts are put together

labyrinth-sentence = { $text }.
labyrinth-both = { $one }; { $other }
labyrinth-explained = { $head }: { $text }
labyrinth-card-rules = { $once }; from then on: { $lasting }.

## Numbers of things

labyrinth-count-lives = { $count ->
    [one] 1 life
   *[other] { $count } lives
}
labyrinth-count-dazes = { $count ->
    [one] 1 daze token
   *[other] { $count } daze tokens
}
labyrinth-count-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
labyrinth-count-corridors = { $count ->
    [one] 1 corridor
   *[other] { $count } corridors
}
labyrinth-range = { $range ->
    [0] your corridor
    [one] your corridor or a neighbouring one
   *[other] up to { $range } corridors away
}

## Tests

labyrinth-tests-combat = combat tests
labyrinth-tests-jump = jump tests
labyrinth-tests-trap = trap rolls
labyrinth-tests-golem = Golem tests
labyrinth-tests-other = tests of abilities
labyrinth-tests-all = all tests

## When an effect holds

labyrinth-if-attacker = if you started the fight
labyrinth-if-defender = if the other started the fight
labyrinth-if-rival-key = if the other carries a key
labyrinth-if-per-key = for each key carried
labyrinth-conditional = { $effect } { $condition }

## What it costs, before a colon

labyrinth-cost-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
labyrinth-cost-crystal = a Crystal
labyrinth-cost-token = a token
labyrinth-cost-turn = once a turn
labyrinth-cost-fight = once a fight
labyrinth-cost-single = one use

## Always at work

labyrinth-effect-roll = { $signed } to { $tests }
labyrinth-effect-target = { $tests } succeed on { $at } or more
labyrinth-effect-rend = who loses a fight against you loses all lives
labyrinth-effect-drain = a fight you win heals { labyrinth-count-lives }
labyrinth-effect-ignore = no effect on you: { $trap }
labyrinth-effect-golem-cards = when you move the Golem, draw { $count } cards and use one
labyrinth-effect-forbid-traps = you may not set traps
labyrinth-effect-forbid-dazed = you may not attack dazed characters
labyrinth-effect-plans = when you build, look at { $count } tiles and build one; the others go under the pool
labyrinth-effect-sanctity = others may not start free fights against you
labyrinth-effect-pursuit = a move to a corridor where somebody carries a key costs no action
labyrinth-effect-crystals = { $count ->
    [one] one more Crystal of Fate
   *[other] { $count } more Crystals of Fate
}
labyrinth-effect-unstable = when you roll 2 with two dice, you take { labyrinth-count-dazes }
labyrinth-effect-trapmaster = when you set a trap, draw { $count }, look at them and set one
labyrinth-effect-carry = { $count ->
    [one] you may carry one more item
   *[other] you may carry { $count } more items
}
labyrinth-effect-rope = { $count ->
    [0] a failed jump costs you no lives
   *[other] a failed jump costs you { labyrinth-count-lives }
}
labyrinth-effect-incense = a rest discards all your daze tokens
labyrinth-effect-horn = when a card moves the Golem by a number, you may make it up to { $count } more or less

## Lasting rules of events

labyrinth-effect-silence = no character may use its abilities; what already works goes on
labyrinth-effect-golem-further = a card with a number moves the Golem { labyrinth-count-corridors } further
labyrinth-effect-activate = activating a Crystal costs { labyrinth-count-actions }
labyrinth-effect-fight-loss = a lost fight costs { labyrinth-count-lives }
labyrinth-effect-mercy = a rest also heals { labyrinth-count-lives }, and may be taken without daze tokens
labyrinth-effect-lucky = { $signed } to a roll repeated with a Crystal
labyrinth-effect-safe-fall = a jump down from a bridge always succeeds
labyrinth-effect-actions = a turn has { labyrinth-count-actions }
labyrinth-effect-no-traps = no more traps may be set

## Answers to what happens

labyrinth-effect-add = after the roll: { $signed } to it ({ $tests })
labyrinth-effect-redo = roll one die of your roll again
labyrinth-effect-evil-eye = when another character has passed one of these, it has to repeat the test: { $tests }
labyrinth-effect-vanish = when you are attacked: no fight, you move to a neighbouring corridor and explore it, but pick nothing up
labyrinth-effect-wound = when you win a fight, the loser loses { labyrinth-count-lives } more
labyrinth-effect-parry = when you lose a fight, it costs you no lives
labyrinth-effect-theft = when you win a fight, you may take an item of the loser instead of the lives
labyrinth-effect-trophy = when a character dies in a fight with you, you may pick up at once what it dropped
labyrinth-effect-shackles = when you win a fight, you may give the loser { labyrinth-count-dazes } instead of the loss of lives
labyrinth-effect-save = when you lose a fight, roll two dice: on { $at } or more it costs you no lives
labyrinth-effect-phoenix = when you would lose your last life, you keep { labyrinth-count-lives }
labyrinth-effect-armour = when you would lose lives, you lose none
labyrinth-effect-martyr = when you would lose lives, you may take a token back: whoever has it loses them instead

## Done in one’s turn

labyrinth-effect-hurry = { labyrinth-count-actions } more in this turn
labyrinth-effect-lay = put a token on a normal corridor ({ labyrinth-range })
labyrinth-effect-give = give a token to a character ({ labyrinth-range })
labyrinth-effect-burn = take a token back from the board: every other character on its corridor and on those next to it loses { labyrinth-count-lives }
labyrinth-effect-summon = put the Golem on a neighbouring corridor without characters; that is your Golem move
labyrinth-effect-regain = take back a token you have put aside
labyrinth-effect-heal = heal { labyrinth-count-lives }
labyrinth-effect-heal-either = heal { labyrinth-count-lives }, your own or of a character on your corridor
labyrinth-effect-rebuild = remove a normal tile without pawns and keys, and build the top tile of the pool in its place
labyrinth-effect-turn = turn a normal tile without pawns
labyrinth-effect-vortex = exchange two normal tiles without pawns and keys
labyrinth-effect-illusion = build the top tile face down; when a pawn enters, it is revealed and you choose how it is turned
labyrinth-effect-mirage = turn a trap face down and exchange it with another that lies face down
labyrinth-effect-double = change places with a character ({ labyrinth-range }); both explore, but pick nothing up
labyrinth-effect-sermon = every other character on your corridor takes { labyrinth-count-dazes }
labyrinth-effect-net = a character on your corridor or a neighbouring one rolls { $at } or more, or takes { labyrinth-count-dazes }
labyrinth-effect-teleport = { $range ->
    [one] go to a corridor of a tile next to yours, but no start space nor the central space, and explore it
   *[other] go to a corridor of a tile up to { $range } cells away, but no start space nor the central space, and explore it
}
labyrinth-effect-unseal = take back a token ({ labyrinth-range })
labyrinth-effect-shift-trap = move a trap ({ labyrinth-range }), unseen, to a corridor next to it without trap and characters
labyrinth-effect-step = make a move for no action
labyrinth-effect-lantern = look at a face-down trap on a neighbouring corridor
labyrinth-effect-change = you may change your character to one nobody plays, at random

## One-off rules of events

labyrinth-effect-wound-one = choose a character: it loses { labyrinth-count-lives }
labyrinth-effect-golem-walk = move the Golem by up to { labyrinth-count-corridors }
labyrinth-effect-golem-home = the Golem goes to the central space
labyrinth-effect-set-trap = set a trap
labyrinth-effect-light = { $count ->
    [one] turn a Crystal of Fate of yours to its active side
   *[other] turn up to { $count } Crystals of Fate of yours to their active side
}
labyrinth-effect-duel = fight a character on your corridor or a neighbouring one, for free
labyrinth-effect-find = draw an item and put it face up on your corridor
labyrinth-effect-gale = move another character to a corridor next to its own; it explores, but picks nothing up
labyrinth-effect-wound-others = every other character loses { labyrinth-count-lives }

## What the tokens of a character do

labyrinth-token-hellfire = any other character that enters rolls { $at } or more, or loses { labyrinth-count-lives }
labyrinth-token-tornado = the next other character that enters is moved to a neighbouring corridor by whoever laid it, and the token comes back
labyrinth-token-portal = for whoever laid them all these corridors are neighbours; any other character that enters rolls { $at } or more, or is moved to another of them
labyrinth-token-seal = any other character that wants to move in first rolls { $at } or more, or the move fails
labyrinth-token-curse = { $signed } to all rolls of its next test, then the token comes back
labyrinth-token-martyr = its bearer may have to take a loss of whoever gave it
labyrinth-token-faith = it pays for an ability
labyrinth-token-armour = it pays for an ability

## Traps: how to pass one, and what a failed roll brings

labyrinth-trap-rolls = { $rolls ->
    [one] one roll of { $difficulty } or more; if it fails
   *[other] { $rolls } rolls of { $difficulty } or more; for each that fails
}
labyrinth-trap-lose = lose { labyrinth-count-lives }
labyrinth-trap-daze = take { labyrinth-count-dazes }
labyrinth-trap-back = you are thrown back to where you came from
labyrinth-trap-home = you are thrown to your start space
labyrinth-trap-thief = an item of yours goes back to the pool; without one you lose 1 life
labyrinth-trap-leech = an active Crystal of yours becomes inactive; without one you lose 1 life
labyrinth-trap-alarm = the player on your left moves the Golem by up to { labyrinth-count-corridors }
labyrinth-trap-snare = you lose the actions you have left; if it is not your turn, you take 1 daze token
labyrinth-trap-whirl = the player on your left moves you to a neighbouring corridor
labyrinth-trap-magnet = a key of yours falls on this corridor; without one you lose 1 life

## Golem cards

labyrinth-card-g0 = no movement
labyrinth-card-g1 = 1 corridor
labyrinth-card-g2 = 2 corridors
labyrinth-card-g3 = 3 corridors
labyrinth-card-g4 = 4 corridors
labyrinth-card-gc = to the central space
