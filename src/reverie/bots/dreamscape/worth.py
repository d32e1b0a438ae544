"""What a position of Dreamscape is worth to one seat, in points: what it has, and what it may still get."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.bots.dreamscape.building import NOWHERE, Builder, Survey
from reverie.bots.dreamscape.sites import BITS, how_many
from reverie.games.dreamscape.actions import LEVELS
from reverie.games.dreamscape.board import SPACES
from reverie.games.dreamscape.shards import (
    EARTH,
    MEADOW,
    MOTION,
    NIGHTMARE,
    PLAIN,
    ROCK,
    TREE,
    WATER,
    height_of,
    is_mountain,
    top_of,
)
from reverie.games.dreamscape.table import COMPLETED, OPEN, Card, Dreamscape, open_cards
from reverie.games.dreamscape.tokens import on_scale, value

UNFINISHED: Final = 5.0  # D-49
NEXT_CARD: Final = 4.0  # what it is worth that a completed card lets one draw another
LAST_CARD: Final = 2.0  # the same with one round to go
PER_ROUND: Final = 2.5  # effort a round can be counted on for
SPARE: Final = 0.7  # and how much more the last one has
STEEP: Final = 1.1  # how sharply the chance falls when time runs out
PRICE: Final = 1.7  # points the last effort for a card brings elsewhere: it is not to be had for nothing
LESS: Final = 0.75  # those before it are cheaper, so what is nearly finished comes first and a long card is no luxury
SHARED: Final = 1.5  # how much of the effort for one card is no use for the next
TOO_LATE: Final = 1.6  # in the last round every effort short makes a card so much less likely
RED: Final = 3.0  # D-80
NEVER: Final = -1000.0  # what is out of the question


@final
class Judge:
    """Weighs positions for one seat; what the others have is looked at once, when the judge is called."""

    def __init__(self, s: Dreamscape, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = s.agreed.rounds - s.round if s.round < s.agreed.rounds else 0
        self.rounds: Final[i64] = s.agreed.rounds
        self.rivals: Final = [self.best_rival(s, place) for place in range(len(s.slots))]
        self.builder: Final = Builder(s.agreed.box, seat)
        self.points_of: Final = s.agreed.box.points_of
        self.rest: Final = vec[i64]([0] * PLAIN)  # what the nearest card leaves in the hands
        self.wanted: i64 = 0  # what the nearest card needs
        self.nearest: float = NOWHERE  # the effort it takes
        self.before: float = 0.0  # effort that the open cards take first

    # --- the whole position ---

    def worth(self, s: Dreamscape) -> float:
        """With the hands full: what is in them can still be placed."""
        self.builder.look(s)
        return self.total(s)

    def worth_done(self, s: Dreamscape) -> float:
        """The same with empty hands, for what is left in them is lost; only red shards stay."""
        self.builder.look(s)
        reds: i64 = how_many(self.builder.hand, NIGHTMARE)
        self.builder.hand = reds << (BITS * NIGHTMARE)
        return self.total(s)

    def total(self, s: Dreamscape) -> float:
        points: i64 = s.points[self.seat]
        worth = float(points) + self.cards_worth(s)
        worth += self.worth_of_hand(s)
        worth += self.worth_of_studio()
        worth += self.worth_of_stored(s)
        worth += self.worth_of_tokens(s)
        return worth

    # --- cards ---

    def cards_worth(self, s: Dreamscape) -> float:
        efforts: list[tuple[float, int, int]] = []
        for card in open_cards(s, self.seat):
            self.builder.find_site(card)
            efforts.append((self.builder.effort, int(card), int(self.builder.nearest)))
        return self.worth_of_efforts(efforts)

    def surveys(self, s: Dreamscape) -> list[tuple[int, Survey]]:
        return [(int(card), self.builder.survey(card)) for card in open_cards(s, self.seat)]

    def hands_worth(self, s: Dreamscape, hands: i64, surveys: list[tuple[int, Survey]]) -> float:
        """What other hands would be worth, while nothing else changes: to the cards, and besides."""
        self.builder.hand = hands
        efforts: list[tuple[float, int, int]] = []
        for card, survey in surveys:
            self.builder.find_in(survey)
            efforts.append((self.builder.effort, card, int(self.builder.nearest)))
        return self.worth_of_efforts(efforts) + self.worth_of_hand(s)

    def worth_of_efforts(self, efforts: list[tuple[float, int, int]]) -> float:
        """Cards share the shards of the rounds to come, so each one more is further away."""
        total = 0.0
        before = 0.0
        if len(efforts) > 1:
            efforts.sort()
        for effort, card, _ in efforts:
            total += self.promise(card, effort + before)
            before += SHARED * effort
        self.before = before
        self.nearest, self.wanted = (efforts[0][0], efforts[0][2]) if efforts else (NOWHERE, 0)
        self.spend()
        return total

    def promise(self, card: Card, effort: float) -> float:
        """What an open card is worth: its points and the next draw, less what the effort would bring elsewhere."""
        points: i64 = self.points_of[card]
        gain: float = float(points) + self.after() + UNFINISHED
        if self.left:
            gain = max(0.0, gain - PRICE * math.pow(effort, LESS))
        return self.chance(effort) * gain - UNFINISHED

    def after(self) -> float:
        """What the card drawn after a completed one is worth."""
        return NEXT_CARD if self.left >= 2 else (LAST_CARD if self.left == 1 else 0.0)

    def chance(self, effort: float) -> float:
        """How likely a card gets finished in the rounds that are left."""
        if self.left == 0:
            return math.exp(-TOO_LATE * effort)
        ahead: float = PER_ROUND * float(self.left) + SPARE
        return 1.0 / (1.0 + math.exp(STEEP * (effort - ahead)))

    def card_worth(self, card: Card) -> float:
        """One card by itself, beside those that are open."""
        self.builder.find_site(card)
        return self.promise(card, self.builder.effort + self.before)

    def scarcity(self, s: Dreamscape, card: Card) -> float:
        """How much rarer in the bag than the commonest colour the shards are that a card needs."""
        self.builder.find_site(card)
        most: i64 = 1
        colour: i64 = 0
        while colour < PLAIN:
            if s.bag[colour] > most:
                most = s.bag[colour]
            colour += 1
        total = 0.0
        colour = 0
        while colour < PLAIN:
            total += float(how_many(self.builder.nearest, colour) * (most - s.bag[colour])) / float(most)
            colour += 1
        return total

    def spend(self) -> None:
        """What the card needs is not left for anything else; a shortage uses up pairs."""
        short: i64 = 0
        colour: i64 = 0
        while colour < PLAIN:
            over: i64 = how_many(self.builder.hand, colour) - how_many(self.wanted, colour)
            if over < 0:
                short -= over
                over = 0
            self.rest[colour] = over
            colour += 1
        colour = 0
        while colour < PLAIN and short:
            while self.rest[colour] >= 2 and short:
                self.rest[colour] = self.rest[colour] - 2
                short -= 1
            colour += 1

    # --- what else there is ---

    def worth_of_hand(self, s: Dreamscape) -> float:
        """Shards no card needs: trees, steps, something to build on."""
        rest = self.rest
        worth = 0.25 * float(rest[WATER] + rest[EARTH]) + 0.3 * float(rest[ROCK]) + 0.5 * float(rest[MOTION])
        meadows: i64 = rest[MEADOW]
        trees: i64 = s.trees
        own: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if self.builder.studio[space] & TREE:
                own += 1
            space += 1
        while meadows and trees:
            own += 1
            trees -= 1
            meadows -= 1
            worth += 0.85 * float(own) + 0.2
        worth += 0.2 * float(meadows)
        reds: i64 = how_many(self.builder.hand, NIGHTMARE)
        if reds >= 3:
            reds -= 3
        return worth - (RED + 0.6) * float(reds)

    def worth_of_studio(self) -> float:
        """Something to build on, Mountains to climb; red shards cost."""
        worth = 0.0
        ahead: float = 1.0 if self.left else 0.0
        space: i64 = 0
        while space < SPACES:
            stack = self.builder.studio[space]
            if stack:
                if top_of(stack) == NIGHTMARE:
                    worth -= RED
                else:
                    height = height_of(stack)
                    worth += 0.15
                    if height > 3:
                        worth -= 0.4 * float(height - 3)
                    elif height > 1:
                        worth += 0.05
                    if stack & TREE:
                        worth += 0.2 * ahead
                    elif is_mountain(stack):
                        worth += 0.4 * ahead
                    elif top_of(stack) == MOTION:
                        worth -= 0.3
            space += 1
        return worth

    def worth_of_stored(self, s: Dreamscape) -> float:
        """Shards on cards come back next round."""
        worth = 0.0
        card: i64 = 0
        while card < s.agreed.box.cards:
            stored = s.stored[card]
            if stored:
                where = s.places[card]
                if where == OPEN + self.seat or where == COMPLETED + self.seat:
                    colour: i64 = stored - 1
                    worth += 0.6
                    if how_many(self.wanted, colour) > how_many(self.builder.hand, colour):
                        worth += 0.4 if self.left else 0.2
                    if colour in (MOTION, MEADOW):
                        worth += 0.25
            card += 1
        return worth

    # --- tokens ---

    def best_rival(self, s: Dreamscape, place: int) -> int:
        kind = s.agreed.box.tokens[int(s.tokens[place])].kind
        best = 0
        for seat in range(s.agreed.players):
            if seat != self.seat:
                best = max(best, int(value(s, seat, kind, s.slots[place])))
        return best

    def worth_of_tokens(self, s: Dreamscape) -> float:
        """What the tokens bring as things stand, worth more the nearer the end is."""
        worth = 0.0
        for place, rival in enumerate(self.rivals):
            token = s.agreed.box.tokens[int(s.tokens[place])]
            kind = token.kind
            own = value(s, self.seat, kind, s.slots[place])
            if kind == "scale_of_colour":
                worth += 0.7 * float(on_scale(token.scale, own)) + 0.3 * float(on_scale(token.scale, own + 1))
            elif kind == "dreamer_group":
                worth += float(own * token.points) * (0.4 if self.left else 0.9)
            elif kind == "no_nightmare":
                worth += 0.0 if own else float(token.points)
            else:
                ahead: float = float(own) - float(rival) - (0.5 if not own else 0.0)
                steep: float = 0.4 + 0.35 * (1.5 - float(self.left)) if self.left < 2 else 0.4
                worth += float(token.points) * (1.0 / (1.0 + math.exp(-steep * 1.6 * (ahead + 0.3))))
        share: float = 1.0 - float(self.left) / float(self.rounds + 1)
        return worth * (0.35 + 0.65 * share)

    # --- cards nobody has yet ---

    def pile_worths(self, s: Dreamscape, level: i64) -> list[float]:
        """What each card that may come next from a pile would be worth, the best first; none has to be kept."""
        worths = [max(0.0, self.card_worth(card)) for card in loose_cards(s, level)]
        worths.sort(reverse=True)
        return worths

    def prospect(self, s: Dreamscape, level: i64, looks: i64) -> float:
        """What the best of so many cards of a pile can be expected to be worth."""
        return best_of(self.pile_worths(s, level), looks)

    def prospects(self, s: Dreamscape, looks: i64) -> float:
        """The same, of the pile that promises most."""
        return max([self.prospect(s, level, looks) for level in range(LEVELS)])


def loose_cards(s: Dreamscape, level: i64) -> list[int]:
    """The cards that may come next from a pile: those nobody has seen, or what was put under it."""
    pile = s.pile(level)
    if not pile.loose:
        return [int(card) for card in pile.under]
    return [card for card in range(s.agreed.box.cards) if s.agreed.box.level_of[card] == level and pile.counts[card]]


def best_of(worths: list[float], looks: i64) -> float:
    """The mean of the greatest of so many, drawn without putting back; they are sorted, the greatest first."""
    left: i64 = len(worths)
    if left <= looks:
        return worths[0] if worths else 0.0
    total = 0.0
    none_yet = 1.0
    for worth in worths:
        hit: float = float(looks) / float(left) if left > looks else 1.0
        total += none_yet * hit * worth
        none_yet *= 1.0 - hit
        left -= 1
        if left <= 0 or none_yet <= 0.0:
            break
    return total
