### The rules of Onirim, clause by clause.

onirim-rules-components = Components
rule-O-1 = There are 76 cards: 58 locations, 8 doors and 10 nightmares. Locations and doors have four colours: red (observatory), blue (aquarium), green (garden) and brown (library).
rule-O-2 = Locations show a sun, a moon or a key. Red: 9 suns, 4 moons, 3 keys. Blue: 8, 4, 3. Green: 7, 4, 3. Brown: 6, 4, 3.
rule-O-3 = There are two doors of each colour.

onirim-rules-setup = Set-up
rule-O-4 = Shuffle all 76 cards; they are the deck.
rule-O-5 = Draw five cards. Put doors and nightmares aside, in limbo, and draw in their place until you hold five locations.
rule-O-6 = Then put limbo back and shuffle the deck.
rule-O-7 = Limbo holds cards that will return to the deck. They return at the end of the turn.

onirim-rules-turn = The turn
rule-O-8 = A turn has three phases: play or discard; draw; shuffle. Turns follow each other until the match ends.

onirim-rules-play = Phase 1: play …
rule-O-9 = Put one location from your hand at the end of your row. The earlier cards stay visible.
rule-O-10 = The golden rule: a card may not show the same symbol as the card played directly before it.
rule-O-11 = The first card of your row may show any symbol.
rule-O-12 = The third card in succession of one colour gains a door of that colour: take it from the deck, put it in front of you, shuffle the deck. A card of another colour in between breaks the series.
rule-O-13 = You may leave that door in the deck. It is taken by itself, unless the top of the deck is known (which the search would shuffle away), the door would be a second one of its colour (O-50), or you agreed to be asked each time.
rule-O-14 = After three cards the series starts again, whether a door was taken or not: six cards of one colour make two doors, four or five make one.
rule-O-15 = A discard does not break a series: only the cards of the row count.
rule-O-16 = If no door of that colour is left in the deck, you gain nothing. Searching all the same would only shuffle the deck, so you are asked only while the top of the deck is known.

onirim-rules-discard = … or discard
rule-O-17 = Discard one card from your hand. You may do that even if you could play a card.
rule-O-18 = Discarding a sun or a moon has no further effect.
rule-O-19 = Discarding a key gives a prophecy: look at the top five cards of the deck, discard one of them, put the others back on top in any order.
rule-O-20 = With fewer than five cards in the deck look at all of them; with none nothing happens.
rule-O-21 = Only a key discarded as the action of your turn gives a prophecy; not one paid to a nightmare, used for a door, or lost with your hand.
rule-O-22 = The order you chose holds until the deck is shuffled.
rule-O-23 = The prophecy may discard any of the cards, even a door. Then the eight doors are out of reach, and the match is lost at once. It can be agreed that a door may go only if nothing else was seen.

onirim-rules-draw = Phase 2: draw
rule-O-24 = With fewer than five cards in hand draw the top card and deal with it, one card at a time, until you hold five.
rule-O-25 = A location joins your hand.
rule-O-26 = A door: if you hold a key of its colour you may discard the key and keep the door in front of you. Otherwise the door goes to limbo.
rule-O-27 = A nightmare has to be dealt with at once.
rule-O-28 = A nightmare demands one of four payments. You choose among those you can make; meanwhile it is held apart.
rule-O-29 = Payment with a key: discard any key from your hand. It gives no prophecy.
rule-O-30 = Payment with a door: put one of your doors into limbo.
rule-O-31 = Payment with the deck: reveal its top five cards. Doors and nightmares go to limbo and do nothing, the rest is discarded. With fewer than five reveal what is there, unless you agreed otherwise; with none it is no payment.
rule-O-32 = Payment with your hand: discard all of it, and draw a new hand as at the start. Doors and nightmares drawn meanwhile go to limbo and do nothing.
rule-O-33 = Then the nightmare is discarded.
rule-O-34 = After a new hand phase 2 is over; after any other payment it goes on.

onirim-rules-shuffle = Phase 3: shuffle
rule-O-35 = If there are cards in limbo put them back and shuffle the deck. If there are none nothing happens, and what you know of the top stays true.

onirim-rules-end = The end
rule-O-36 = You win as soon as all eight doors lie in front of you.
rule-O-37 = You lose when you have to draw a card and the deck is empty, even if limbo is not. It can be agreed that limbo is shuffled back once, then.
rule-O-38 = An empty deck alone does not lose the match.
rule-O-39 = The size of the deck, the discarded cards, the row, limbo and the doors are open, and so is what has not been seen yet.

onirim-rules-coop = Two players
rule-O-40 = Set-up: reveal cards until eight locations lie open. Doors and nightmares go to limbo, which is then shuffled back.
rule-O-41 = Take turns in taking one of the eight until each of you has three: your personal cards. The last two stay open: the shared cards.
rule-O-42 = Your hand is your three personal cards and the two shared ones: for playing, discarding, keys and nightmares.
rule-O-43 = Paying with the hand takes your personal cards and both shared ones, never your partner’s. Draw the personal ones first, then the shared ones.
rule-O-44 = Drawing fills your personal cards up to three, then the shared ones up to two.
rule-O-45 = Each of you has a row of your own, with its own series and its own last symbol. You cannot play on your partner’s row. Deck, discarded cards and limbo are common.
rule-O-46 = Right after discarding a card as the action of your turn you may swap one of your personal cards with a shared one, but not with its like; before the prophecy if there is one, unless you agreed otherwise.
rule-O-47 = You take turns alternately.
rule-O-48 = You win as soon as each of you has four doors, one of each colour.
rule-O-49 = If you have your four doors already, you go on playing.
rule-O-50 = A second door of a colour does not help you to win, and your partner may miss it; but it can pay a nightmare. You may take it, by key or by series, and you are always asked. It can be agreed that it is not for you (a drawn one goes to limbo and you keep your key), or that it goes to your partner.
rule-O-51 = A nightmare is paid with a door of your own. It can be agreed that your partner’s will do as well.
rule-O-52 = Agree beforehand how much you tell each other. Silent: personal cards and prophecies are for your own eyes. Open: all cards lie open. A card both of you have seen stays known until it leaves the hand.

onirim-rules-relics = Relics
rule-O-53 = Relic cards belong to expansions and are not used.
