### The rules of Labyrinth, clause by clause.

labyrinth-rules-aim = Aim
rule-L-1 = Two to six players, each with one character. At most one of them wins.
rule-L-2 = You win as soon as, in your own turn, your character holds a key and is the only character on the central space. This is looked at when your turn begins, after each exploration and after each effect. The Golem is no character: it does not stand in the way of winning, but it has to be tested against first. A dazed character can win.
rule-L-3 = From the key space beside your own start space you cannot take a key, unless another character has dropped it there (see L-52). Any other key will do, whether or not anybody starts beside its space.
rule-L-4 = What lies in the box is all there is, apart from daze tokens (see L-130).

labyrinth-rules-setup = Set-up
rule-L-5 = The frame is a hexagon with six start spaces, one at each corner. Within it there is room for 37 tiles.
rule-L-6 = The central tile lies in the middle and a key tile in front of each start space, its door towards it. The Golem stands on the central space.
rule-L-7 = A key lies on each of the six key spaces, however many play.
rule-L-8 = The 30 normal tiles are shuffled face down: the Labyrinth pool.
rule-L-9 = The 60 traps are mixed face down: the trap pool.
rule-L-10 = The 15 items are mixed face down: the item pool.
rule-L-11 = The 12 Golem cards are shuffled face down.
rule-L-12 = The event cards are shuffled face down, with Annihilation at the bottom (see L-84).
rule-L-13 = Characters are dealt at random, or chosen in turn if you agreed so. Nobody has the same as somebody else. Take the ability tokens of yours.
rule-L-14 = You have 4 lives and 1 Crystal of Fate, active side up.
rule-L-15 = Your pawn stands on your start space; which ones are used depends on how many play (see L-132).
rule-L-16 = The daze tokens form a supply for all.
rule-L-17 = What traps, items, events and abilities do is open to everybody.
rule-L-18 = All roll two dice. The highest begins; those who tie for it roll again. Then play goes round clockwise.
rule-L-19 = For two players the set-up is different (see L-134).

labyrinth-rules-turn = The turn
rule-L-20 = In your turn you have 2 actions to spend on activities. An activity costs 2, 1 or none.
rule-L-21 = Actions not spent are lost, and an activity for 2 actions is not paid over two turns. You may end your turn early.
rule-L-22 = Only the player whose turn it is spends actions.
rule-L-23 = For 1 action: build, move, make a risky jump, rest, attack, set a trap, move the Golem (once in a turn), trigger an event (once in a turn).
rule-L-24 = For 2 actions: make a safe jump, activate the Crystal of Fate.
rule-L-25 = For none: use the Crystal of Fate, pick up, exchange an item, fight for free.
rule-L-26 = On your start space, at the beginning of the match as well as when you are back there, your first activity has to be the move out to the key space. Before it you may use no ability and no item; you may only rest while dazed, move the Golem if it stands in the way (see L-46), or end your turn.
rule-L-27 = An ability may cost actions, lives, the Crystal of Fate or tokens, as it says.

labyrinth-rules-build = Building
rule-L-28 = Build: take the top tile of the pool, look at it and lay it face up on any empty cell of the board, turned as you like. It does not matter where your pawn is. Once you have seen the tile, the action is spent.
rule-L-29 = The tile has to share an edge with a tile that is already there. Corridors need not go on across the edge.
rule-L-30 = A tile must not close the last way to the central space.
rule-L-31 = A tile must not close the last way to a key space.
rule-L-32 = Ways lead through corridors, over and under bridges, and across cells still empty: after you build, the central space and all key spaces must still be joined by such ways. You may agree to look only at the edges of these spaces themselves. A tile that fits nowhere goes under the pool, and you draw another. If none fits, nothing is built, and without tiles you cannot build. You may agree that you then turn one normal tile without pawns instead.
rule-L-33 = For each trap symbol on the new tile a trap is drawn and laid unseen, face down, on its corridor; for each chest an item, face up. From an empty pool comes nothing.
rule-L-34 = There are four kinds of spaces: central, start, key and normal.
rule-L-35 = Only normal tiles can be moved, turned or removed by anything.
rule-L-36 = A tile that is removed goes under the pool. Its items and traps go back to their pools, ability tokens to their owners. A tile with a key or a pawn on it cannot be removed, one with a pawn on it cannot be turned or moved. What lies on a turned or moved tile stays on its corridor, and L-30 to L-32 hold.

labyrinth-rules-move = Moving
rule-L-37 = Move: go from your corridor to a neighbouring corridor on the next tile, and explore it.
rule-L-38 = A corridor is all of a tile that is joined by its roads. A tile has one to three of them.
rule-L-39 = Two corridors are neighbours if their roads meet where their tiles touch.
rule-L-40 = Corridors of the same tile are never neighbours, bridge or not.
rule-L-41 = From your start space you move to the key space in front of it.
rule-L-42 = On that move the trap on the key space does nothing to you. All else on it does.
rule-L-43 = You never enter a start space that is not your own; your own you may go back to. Nobody is attacked or tested there, and no trap lies there.
rule-L-44 = A tile that lies face down is revealed when it is entered (see L-127).
rule-L-45 = Any number of characters may be on one corridor.
rule-L-46 = If the Golem stands on the key space in front of you, you cannot leave your start space until you have moved it away. You may try as often as you have actions, even more than once in a turn.

labyrinth-rules-explore = Exploring
rule-L-47 = First, the ability tokens on the corridor take effect, in the order chosen by the player whose turn it is.
rule-L-48 = Second, if the Golem is there: the Golem test (see L-80).
rule-L-49 = Third, a trap is revealed and tested against.
rule-L-50 = Fourth, free fights with the characters there (see L-69).
rule-L-51 = Fifth, keys and items may be picked up. Exploring ends at once if you leave the corridor by any of this; where you arrive you explore anew, except on a start space. A character moved by somebody else explores as well, and its own player decides, but for the order of tokens (see L-47). A trap or token acts on a character no more than once in one activity.
rule-L-52 = On the key space beside your own start space you may take a key only if another character has dropped it there.

labyrinth-rules-jump = Jumping
rule-L-53 = You can jump where your corridor leads over or under a bridge.
rule-L-54 = Risky jump, 1 action: roll two dice. 8 or more succeeds.
rule-L-55 = Down, success: you are on the corridor under the bridge, and explore it.
rule-L-56 = Down, failure: you are there, too, but lose 2 lives and take 1 daze token. If you live, you explore.
rule-L-57 = Up, success: you are on the bridge, and explore it.
rule-L-58 = Up, failure: you stay, lose 2 lives and take 1 daze token. If you live, you explore your corridor once more, trap and all.
rule-L-59 = Safe jump, 2 actions: up or down without a test. Then you explore.

labyrinth-rules-daze = Daze and rest
rule-L-60 = A character can have any number of daze tokens.
rule-L-61 = While you have one, all you may do is rest: no free activity, no Crystal, no ability that you would have to use. Tests you are forced to are rolled as usual, and bonuses that always work stay.
rule-L-62 = A dazed character loses every fight without a roll. Whoever becomes dazed during a fight loses it, whatever the dice show.
rule-L-63 = Rest: discard 1 daze token. Without one there is nothing to rest from.

labyrinth-rules-fight = Fighting
rule-L-64 = Attack: choose a character on your corridor and fight it. A fight is always between two. You may attack as often as you have actions.
rule-L-65 = Combat test: the attacker rolls two dice, then the defender. The higher sum wins. On a tie both roll again until one wins; bonuses stay.
rule-L-66 = The loser loses 1 life. Who loses the last one dies.
rule-L-67 = After both rolls each side may use Crystals and abilities, in turn, the one who is behind first, on a tie the attacker, until both let it be. What you paid for counts for this pair of rolls only.
rule-L-68 = A fight on the central space also pushes the loser off it, to a neighbouring corridor that the winner chooses. The loser explores it, but picks nothing up. If there is no such corridor, the loser stays. If the loser dies, L-101 and L-102 hold instead.
rule-L-69 = Free fights: when you have entered a corridor, you may fight any characters there, one after the other. Then those you left alone may attack you, in an order decided by lot. Any pair fights once for each move at most. If you die or are pushed away, the rest does not happen.

labyrinth-rules-golem = The Golem
rule-L-70 = Moving the Golem costs 1 action.
rule-L-71 = You may do it once in your turn.
rule-L-72 = Turn up the top Golem card, do what it says and discard it. When the deck is empty, shuffle the discarded cards.
rule-L-73 = A card moves the Golem by 1, 2 or 3 corridors where you want, or not at all, or puts it on the central space.
rule-L-74 = The Golem moves as characters do, but it has to make all its steps, never jumps, never enters a start space, and passes over traps and tokens.
rule-L-75 = It may not go back to the corridor it came from in the turn before, nor turn round on its way. Only in a dead end does it bounce back. If it can go nowhere, it stays.
rule-L-76 = Only the turn just before yours counts: if the Golem was not moved in it, or was put on the central space, it may go anywhere.
rule-L-77 = Wherever the Golem comes on its way, every character there makes a Golem test, clockwise from the player whose turn it is. Whoever passes is not tested again until one of the two moves.
rule-L-78 = Who enters the Golem’s corridor is tested while exploring.
rule-L-79 = The Golem cannot be fought.
rule-L-80 = Golem test: roll two dice. 12 or more succeeds. Otherwise your pawn goes to your start space at once; you keep all you have, and the turn goes on.

labyrinth-rules-event = Events
rule-L-81 = Triggering an event costs 1 action, and is possible once in your turn: take the top event card.
rule-L-82 = The one-off rule of the card is done at once, by the player whose turn it is.
rule-L-83 = The lasting rule holds for all until the next event takes its place.
rule-L-84 = The last event is Annihilation. It lasts to the end, and no event comes after it.
rule-L-85 = Terror: whoever triggers it names a character, which loses 1 life. While it lasts, no ability can be used that costs something or has to be chosen, nor one that is used once a turn; bonuses that always work stay, and so do tokens already laid.

labyrinth-rules-crystal = The Crystal of Fate
rule-L-86 = Activating it costs 2 actions: turn an inactive Crystal to its active side.
rule-L-87 = Using it costs no action, at any time: turn it to its inactive side to repeat a test of your own, or to pay for an ability.
rule-L-88 = Only the new result counts.
rule-L-89 = Repeating a trap test means all its rolls again, those passed as well.
rule-L-90 = Tests of your own are those of jumps, fights, the Golem, traps and abilities, not the roll for who begins. You may use several Crystals, one after the other.

labyrinth-rules-pick = Picking up
rule-L-91 = You pick up only in your own turn and only from your own corridor, as much as you like.
rule-L-92 = You do it when you have explored, or later in your turn between activities.
rule-L-93 = When you are moved to a corridor, by a trap, a token, an ability, an event or a push, you pick nothing up there until you have made a move of your own or spent an action on something else.
rule-L-94 = What you carry is open.
rule-L-95 = You may carry any number of keys and 2 items.
rule-L-96 = You do not put down what you carry of your own will.
rule-L-97 = With 2 items you may exchange one when you pick one up: it stays on your corridor. Each item you hold can be exchanged once in a turn.
rule-L-98 = You do not trade with other characters.
rule-L-99 = You need not pick anything up.

labyrinth-rules-death = Life and death
rule-L-100 = You have 4 lives. Losing and healing turns them over; you never have more than 4.
rule-L-101 = When you lose your last life, you drop a key on your corridor at once; without a key, an item of your choice; without either, nothing. On your start space it falls on the key space in front of it.
rule-L-102 = Then your pawn goes to your start space, with all lives back.
rule-L-103 = The Crystal is neither dropped nor activated. Daze tokens, other keys and items stay with you. Losses beyond the last life do not count. If it is your turn, it goes on.

labyrinth-rules-trap = Setting traps
rule-L-104 = Set a trap: draw one and lay it unseen, face down, on any corridor, near or far.
rule-L-105 = Not where another character stands. On your own corridor you may; it acts only on those who enter.
rule-L-106 = Not on the central space nor on start spaces. On key spaces you may.
rule-L-107 = At most one trap on each corridor; so a tile can have as many as it has corridors.
rule-L-108 = A corridor that passes under a bridge is one corridor.
rule-L-109 = A trap stays to the end, and acts on everybody, on who laid it as well. Only if its tile is removed, or an ability says so, does it leave.
rule-L-110 = It concerns its corridor alone.

labyrinth-rules-trap-test = Trap tests
rule-L-111 = Reveal the trap and roll two dice as often as it says. Each roll that reaches its difficulty is passed.
rule-L-112 = Some traps take more than one roll.
rule-L-113 = For each roll that fails the effect happens once, after the last roll and after you have decided whether to repeat them. The trap stays there, face up.

labyrinth-rules-change = Changing character
rule-L-114 = Lives, Crystal and daze tokens stay as they are.
rule-L-115 = Keys and items stay with you.
rule-L-116 = Tokens and effects of the old character stay in play and go on working; the new one gains nothing from them.
rule-L-117 = Take the tokens of the new character, except those still on the board.
rule-L-118 = A character changes by an event or an item that says so, to one that nobody plays, at random, and only if its player wants to. If you then carry too much, that matters only when you next pick up.

labyrinth-rules-example = Two fights as examples
rule-L-119 = The Sister of War moves to a corridor where the Sword Master and the Warlock stand. She chooses the Sword Master for a free fight.
rule-L-120 = She rolls first: 6 and 2, together 8. Then the Sword Master rolls 6.
rule-L-121 = Mastery adds 3 to that: 9 against 8.
rule-L-122 = She pays 1 life for Fury and adds 2: now it is 10 against 9.
rule-L-123 = The Sword Master would lose 1 life; because of Rend all 4 are lost. A key drops on that corridor, and the Sword Master is back on the start space, with 4 lives.
rule-L-124 = The Sister leaves the Warlock alone, the Warlock does not attack either, and so she picks up the key.
rule-L-125 = The Paladin, with a key, enters the central space where the Lady of Golems stands: 9 against 8 and 1 for Dominance is a tie. Both roll again: 12 against 11.
rule-L-126 = The Lady loses 1 life, is pushed to a corridor of the Paladin’s choice and tests against the trap there. The Paladin, alone with a key in his own turn, has won.

labyrinth-rules-other = Other rules
rule-L-127 = A face-down tile is open on all sides. When a pawn enters, it is revealed, and the Illusionist who laid it turns it; if nobody is the Illusionist any more, whoever enters it, or moves the Golem onto it, does. It has to meet the corridor one comes from and keep L-30 to L-32, as far as it can. If it cannot meet that corridor, the pawn stays where it was, and the move is spent. If it cannot keep those rules, it goes under the pool. Its symbols are filled before one explores.
rule-L-128 = Items lie in chests, and each does what its text says for whoever carries it.
rule-L-129 = When something in the box is used up, there is no more of it.
rule-L-130 = But daze tokens never run out, the Golem deck is shuffled anew, and traps and tiles that leave the board go back to their pools: traps are mixed in, tiles go to the bottom.
rule-L-131 = Pawns are the characters and the Golem. Characters are not the Golem.
rule-L-132 = Start spaces are numbered 1 to 6 clockwise from the top. Three players use 1, 3 and 5, four 1, 2, 4 and 5, five 1 to 5, six all of them.
rule-L-133 = The game for two is a variant. And where a rule has more than one reading, the reading is an option of the match.

labyrinth-rules-two = Two players
rule-L-134 = Lady of Golems and Archpriestess take no part.
rule-L-135 = The central tile is shifted towards the rim, as far from one player as from the other.
rule-L-136 = The players start on opposite sides, at start spaces 3 and 6.

labyrinth-rules-end = The end
rule-L-137 = A match that has gone on for the agreed number of rounds ends without a winner.
rule-L-138 = If a fight ties twelve times in a row, it ends without a loser. If the roll for who begins does, the first of those who tie, clockwise from start space 1, begins.

labyrinth-rules-handicap = An even start
rule-L-139 = If so agreed, the very first turn of the match has one action instead of two, because beginning is an advantage.
