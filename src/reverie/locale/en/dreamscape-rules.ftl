### The rules of Dreamscape, clause by clause.

dreamscape-rules-setup = Set-up
rule-D-1 = Two to four players. The Dream World lies in the middle: six locales, numbered 1 to 6, joined by passages. Each has five spaces for shards in a line; the first, on the left, is the key space.
rule-D-2 = Deal the initiative tokens, as many as there are players, at random. Colour side up means that you can still use the power of a locale this round.
rule-D-3 = The clock stands on the first of six rounds. Another number of rounds can be agreed on.
rule-D-4 = Draw 4 of the 16 Dream tokens; the others leave the game. A token about nightmares takes part only when Mr. Nightmare does.
rule-D-5 = Water, earth, meadow and rock: one shard of each, at random, colours the tokens that have a round slot. These shards stay out of play; those not needed go back to the bag.
rule-D-6 = Shuffle the cards in three piles by level. In initiative order each player looks at as many cards of pile I as the initiative token says, keeps one open and puts the others under the pile.
rule-D-7 = Everybody has 0 points, a Traveller on the locale with the number of the initiative token, a Studio of five by five spaces, and a Dreamer beside it. The middle space of the lowest row is the entry.
rule-D-8 = The supply holds 6, 9 or 12 trees for two, three or four players.
rule-D-9 = The bag holds 28 water, 23 earth, 20 meadow, 23 rock and 15 motion shards. In each locale fill the spaces with as many dots as there are players, or fewer, at random: the first 3, 4 or 5 spaces for two, three or four players.
rule-D-10 = Red shards and Mr. Nightmare are used in the Nightmare variant only.

dreamscape-rules-round = The round
rule-D-11 = Each round has three phases: falling asleep, from the second round on; wandering, one complete turn after the other by initiative; creating, after all have wandered, again by initiative. The most Slumber points win.
rule-D-12 = You may agree to create all at the same time (see D-59).

dreamscape-rules-asleep = Phase 1: falling asleep
rule-D-13 = The clock moves on. After the last round the game ends (see D-60).
rule-D-14 = Refill the empty spaces with as many dots as players, or fewer, from locale 1 to 6, from left to right. Shards that are still there stay. If the bag runs out, no more come.
rule-D-15 = All shards on your open cards and on your completed pile come back to your Hands.
rule-D-16 = New initiative: the lowest locale comes first. In one locale whoever lies on top, having fallen asleep last, comes first. Travellers get up, and the locale powers are available again.

dreamscape-rules-wander = Phase 2: wandering
rule-D-17 = You have 4 action points. One of them collects a shard, or moves you to a neighbouring locale. Points not used are lost. Powers cost none.
rule-D-18 = Collect in your own locale only, one at a time, always the right-most shard. It goes to your Hands.
rule-D-19 = Hands have room for any number of shards. But you may not collect a colour of which you hold two or more. Shards that come from the bag, a Studio or a card do not fall under this.
rule-D-20 = Move along passages only, never diagonally.
rule-D-21 = Key move: you move for free into a neighbouring locale if your Hands hold a shard of the colour on its key space, or if the locale is empty. The shard stays in your Hands. Any colour will do.
rule-D-22 = Key moves are possible while you have an action point left, and as many as you like, back and forth. But after six in a row, with nothing else in between, the next one costs a point, for a turn has to end.
rule-D-23 = Once in your wandering you may use the power of the locale you are in, at any time, even without action points. Turn your initiative token over.
rule-D-24 = The powers of your cards can be used at any time of your wandering and of your creating (see D-50).
rule-D-25 = You may stop at any time. Your Traveller falls asleep where he is, on top of those asleep there.

dreamscape-rules-create = Phase 3: creating
rule-D-26 = Put any number of shards from your Hands into the Studio, one at a time. They do not come back. Everything in this phase can be done in any order.
rule-D-27 = The first shard goes on the entry; so does the next one whenever the Studio is empty.
rule-D-28 = Any other shard goes on an empty space that shares a side with a space where a shard lies, or on top of a shard with nothing on it. Nothing is ever put under anything.
rule-D-29 = Motion shards may be placed like others, though no card asks for them. It can be agreed that they may not.
rule-D-30 = The Dreamer may come in at any time of your creating, for free, onto the top shard of the entry. That counts as stepping on it. If a tree stands there, he has to be able to walk on. Once in, he stays.
rule-D-31 = You may discard shards to the bag. Two of one colour, not red: choose one of another colour from the bag, even red, unless you agreed otherwise. A meadow shard: plant a tree from the supply on a shard with nothing on it, and score as many points as you now have trees. A motion shard: the Dreamer steps to a neighbouring shard.
rule-D-32 = The Dreamer may pass trees, but stops only on a shard with nothing on it; so he steps to a tree only if he can get to such a shard. What a shard does to him, it does when he passes, too, tree or not. Differences of height do not matter.
rule-D-33 = Free steps may follow each other, as many as you like, back and forth. But after 25 in a row, with nothing else in between, the next one costs a motion shard, for a turn has to end.
rule-D-34 = When you have finished, all shards left in your Hands go to the bag. To keep one, put it on a card.
rule-D-35 = Your turn is over then, and the next in order creates.
rule-D-36 = If trees run short while all create at once, they are given out by initiative.

dreamscape-rules-shards = What shards do
rule-D-37 = Water: 1 point whenever the Dreamer steps on it.
rule-D-38 = Earth: when the Dreamer steps on it, his next step is free if it is the very next thing you do.
rule-D-39 = Meadow: builds, or is discarded for a tree. A tree cannot be saved for later.
rule-D-40 = Rock: two or more directly on each other make the stack a Mountain, whatever lies below or above. When the Dreamer steps on its top, you score 2 points, once a round for each Mountain; in the last placing (see D-60) each scores once more. A stack is one Mountain at most. It stays the same one if it is moved, and if the Tower takes a rock and you put one back, unless all of the stack was gone.
rule-D-41 = Motion: moves the Dreamer.
rule-D-42 = Trees: for the Dream tokens each counts at the end as one more shard of the colour it stands on.
rule-D-43 = When the Golem carries the Dreamer, he does not step: nothing is scored or lost, and there is no free step.

dreamscape-rules-cards = Cards
rule-D-44 = A landscape is complete when all it shows lies in its place and order, with nothing more on it or under it, and the Dreamer stands where he should. It may lie anywhere and be turned in any direction, but not mirrored unless you agreed so. Spaces the card leaves empty, and all around, do not matter.
rule-D-45 = A card is completed as soon as its landscape exists, whatever is going on. That breaks off a power of the Tower or the Golem, whose rest is lost, unless you agreed otherwise; a free step (see D-38) remains. Passing does not complete: the Dreamer has to stop. If several are complete, you choose the order. A new card whose landscape is already there is completed at once.
rule-D-46 = Score its points and put it face down on your completed cards. A shard on it goes with it; a shard already on the pile stays on top of it. If there are two, choose one; the other goes to the bag.
rule-D-47 = Everything stays in the Studio.
rule-D-48 = Then you may draw as many cards from one pile as the number of your Traveller’s locale. Keep one open, or none; the others go under the pile in the order drawn. Only you see them. If the pile is short, draw what there is.
rule-D-49 = You may have any number of open cards; only the Dream Lord brings more than one. Each one that is not completed costs 5 points at the end.
rule-D-50 = A card in front of you, or on top of your completed pile, has a power space. Put a shard that is not red from your Hands on it while it is free, and use the power at once, or waive it and only keep the shard there.
rule-D-51 = A card can be used from the moment you have it. The shard is paid before the power takes effect.

dreamscape-rules-powers = Powers
rule-D-52 = Oneiric Archives: draw a shard from the bag into your Hands.
rule-D-53 = Dream Collector: draw two shards from the bag, then lay each right of the last shard of a locale, on any of its five spaces, whatever the dots. What finds no room goes back to the bag.
rule-D-54 = Lake of Eternal Summer: choose a locale and put its shards in any order, without gaps. The key may change.
rule-D-55 = Tower of Wandering: take one or two shards, one after the other, from your Studio into your Hands. Nothing may lie or stand on them. Red ones may be taken, too, unless you agreed otherwise.
rule-D-56 = Mechanical Golem: up to three times, move any shard of your Studio by one space, with all that lies and stands on it, onto a shard with nothing on it, or onto an empty space that shares a side with a shard which is not among those moved. The rest may fall apart.
rule-D-57 = Dream Lord: look at the top six cards of one pile, keep one or none, put the others under the pile. With a card, too, unless you agreed on the number of your locale.
rule-D-58 = Locale powers are for wandering only, one a round; powers of cards are for creating, too. A power that could do nothing is not used.

dreamscape-rules-together = Creating together
rule-D-59 = If you create all at once, cards with the Dream Collector or the Lake of Eternal Summer can be used in wandering only.

dreamscape-rules-end = The end
rule-D-60 = After the last round take back the shards on your cards and set the initiative once more. Each in that order may place these shards or discard them for a benefit. No powers are used and no cards drawn, but landscapes can still be completed.
rule-D-61 = Then score the Dream tokens, and take off 5 points for each open card. The most points win; a tie goes to more completed cards; if it is still a tie, you win together.

dreamscape-rules-tokens = Dream tokens
rule-D-62 = Everybody who fulfils a token scores it, ties included. For the most cards, stacks of two, shards, shards of a colour or single spaces, for the longest path and for the farthest Dreamer nothing is not enough, unless you agreed that it is where nobody has more. The fewest empty spaces always score, even all 25. A Dreamer beside the Studio is nowhere.
rule-D-63 = A tree is one more shard of the colour it stands on, for numbers, paths and groups. It also adds to the height of a stack, unless you agreed otherwise: one shard with a tree is a stack of two.
rule-D-64 = “Most shards” counts all colours, white and red as well.
rule-D-65 = A path leads over top shards side by side, without branching and without coming back. It can be agreed that the whole group counts.
rule-D-66 = Shards beside the Dreamer: all top shards of the colour in groups that hold or touch his space. On a Mountain they count twice.
rule-D-67 = The distance of the Dreamer from the entry is counted in steps, not diagonally.
rule-D-68 = A space is empty unless a shard lies on it that is not red.
rule-D-69 = Shards of a colour count wherever they lie in a stack, unless the token says “on top”. A single shard lies alone on its space.

dreamscape-rules-nightmare = The Nightmare
rule-D-70 = Mr. Nightmare starts in locale 6. A red shard lies on each of its passages, three are in the bag, and the other 20 form the pool.
rule-D-71 = After each player’s wandering comes that player’s Nightmare phase, then the next one wanders.
rule-D-72 = If you cross a passage with a red shard, by a key move, too, you have to take it for free, unless you hold two or more red ones.
rule-D-73 = Red shards in locales are collected like others, and can be keys. The Archives may bring them, too.
rule-D-74 = Nightmare phase: Mr. Nightmare comes to the locale where you fell asleep. If there is a passage of that locale without a red shard, put one from the pool there; you choose where.
rule-D-75 = The power of the locale where Mr. Nightmare stands cannot be used. Powers of cards can.
rule-D-76 = A red shard never lies on anything, and nothing lies on it: no shard, no tree. Only the Dreamer may stand on it.
rule-D-77 = When the Dreamer steps on a red shard, you lose 1 point.
rule-D-78 = A red shard cannot be put on a card nor be one of two for a swap. But in creating you may discard three red shards and choose one of another colour from the bag.
rule-D-79 = At the end of your creating all red shards in your Hands have to go into the Studio. If no space is free, clear one: a bare single shard if there is one, else any space that is not red. Its shards go to the bag, its tree to the supply, and the Dreamer beside the Studio.
rule-D-80 = At the end each red shard in your Studio costs 3 points. A tie goes to fewer red shards, then to more completed cards; if it is still a tie, you win together.
