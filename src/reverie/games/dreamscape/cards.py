"""Landscape cards: completing one, and drawing new ones. D-6, D-44 to D-49."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import CHANCE, NOBODY, Question, Source
from reverie.core.random import Random
from reverie.games.dreamscape.actions import (
    COMPLETE,
    COMPLETES,
    DRAWS,
    KEEP_NONE,
    KEEPS,
    LEVELS,
    NO_PILE,
    NONE,
    PILES,
    RETAINS,
    Deed,
)
from reverie.games.dreamscape.board import LEVEL_NAMES, LOCALES
from reverie.games.dreamscape.patterns import is_complete
from reverie.games.dreamscape.shards import NO_STACK, put_on, top_of
from reverie.games.dreamscape.table import (
    COMPLETED,
    EVERYBODY,
    OPEN,
    Card,
    Dreamscape,
)

MOST_LOOKED: Final = 6

# --- completing ---


def completed_now(s: Dreamscape) -> vec[i64]:
    """The open cards of the active player whose landscape exists."""
    found = vec[i64]()
    card: Card = 0
    while card < s.agreed.box.cards:
        if s.places[card] == OPEN + s.seat and is_complete(s, s.seat, card):
            found = append(found, card)
        card += 1
    return found


@final
class Complete(Step[Dreamscape, Deed]):
    """D-45: whatever is complete is completed at once; of two the owner chooses the first."""

    def actor(self, s: Dreamscape) -> i64:
        return s.seat if len(completed_now(s)) > 1 else NOBODY

    def run(self, s: Dreamscape) -> None:
        for card in completed_now(s):
            complete(s, card)

    def legal(self, s: Dreamscape) -> list[Deed]:
        return [COMPLETES[card] for card in completed_now(s)]

    def apply(self, s: Dreamscape, action: Deed) -> None:
        complete(s, action.what)

    def ask(self, s: Dreamscape) -> Question:
        return Question("complete", "D-45", int(s.seat), {})

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        return "D-44" if action.verb == COMPLETE else "D-45"


def complete(s: Dreamscape, card: Card) -> None:
    """D-46: score it and lay it on the completed pile. D-48: then new cards may be drawn, but not at the very end."""
    before = s.last_done[s.seat]
    s.places[card] = COMPLETED + s.seat
    s.last_done[s.seat] = card
    s.tell_card("complete", card, EVERYBODY, EVERYBODY)
    s.score(s.agreed.box.points_of[card], "D-46")
    s.free_steps = 0
    if not s.agreed.resumes:
        break_off(s)
    if s.is_last():
        s.then(COMPLETE_CARDS)
    else:
        s.then(DRAW_CARDS[s.locale()], COMPLETE_CARDS)
    if before != NONE and s.stored[before]:
        pass_shard_on(s, before, card)


def break_off(s: Dreamscape) -> None:
    """D-45: the rest of the power that was interrupted is lost. A free step (D-38) is a point one has: it stays."""
    if s.agenda.step.name in INTERRUPTIBLE:
        s.agenda = s.agenda.rest


INTERRUPTIBLE: Final = ("tower:1", "golem:1", "golem:2")


def pass_shard_on(s: Dreamscape, before: Card, card: Card) -> None:
    """D-46: one shard stays on top of the pile, on the new top card; of two colours the owner chooses."""
    old = s.stored[before] - 1
    s.stored[before] = 0
    if not s.stored[card]:
        s.stored[card] = old + 1
    elif s.stored[card] == old + 1:
        s.into_bag(old)
        s.tell_shard("discard", old)
    else:
        s.held = put_on(NO_STACK, old)
        s.then(RETAIN_SHARD)


@final
class RetainShard(Step[Dreamscape, Deed]):
    """D-46: which of two shards stays on the completed pile; the other goes to the bag."""

    def actor(self, s: Dreamscape) -> i64:
        return s.seat

    def legal(self, s: Dreamscape) -> list[Deed]:
        one = s.stored[s.last_done[s.seat]] - 1
        other = top_of(s.held)
        return [RETAINS[one], RETAINS[other]] if one < other else [RETAINS[other], RETAINS[one]]

    def apply(self, s: Dreamscape, action: Deed) -> None:
        card = s.last_done[s.seat]
        dropped = top_of(s.held)
        if action.what == dropped:
            dropped = s.stored[card] - 1
            s.stored[card] = action.what + 1
        s.held = NO_STACK
        s.into_bag(dropped)
        s.tell_shard("discard", dropped)

    def ask(self, s: Dreamscape) -> Question:
        return Question("retain", "D-46", int(s.seat), {})

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        return "D-46"


# --- drawing ---


@final
class ChoosePile(Step[Dreamscape, Deed]):
    """From which pile to draw so many cards: after a completion (D-48, may be waived) or for the Lord (D-57)."""

    def __init__(self, name: str, count: i64, waivable: bool) -> None:
        super().__init__(f"{name}:{count}")
        self.count: Final = count
        self.waivable: Final = waivable

    def actor(self, s: Dreamscape) -> i64:
        return s.seat if any_pile(s) else NOBODY

    def run(self, s: Dreamscape) -> None:
        """No card is left anywhere."""

    def legal(self, s: Dreamscape) -> list[Deed]:
        deeds = [PILES[level] for level in range(LEVELS) if s.pile(level).size()]
        if self.waivable:
            deeds.append(NO_PILE)
        return deeds

    def apply(self, s: Dreamscape, action: Deed) -> None:
        if action.what == NONE:
            return
        s.then(LOOK[action.what][self.count], KEEP_CARD[action.what])
        if s.events is not None:
            s.say("draw", {"level": LEVEL_NAMES[action.what], "cards": int(self.count)})

    def ask(self, s: Dreamscape) -> Question:
        return Question("pile", "D-48" if self.waivable else "D-57", int(s.seat), {"cards": int(self.count)})

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        return "D-48" if self.waivable else "D-57"


def any_pile(s: Dreamscape) -> bool:
    return s.first.size() > 0 or s.second.size() > 0 or s.third.size() > 0


ODDS: Final = [(draw, 1) for draw in DRAWS]


@final
class Look(Step[Dreamscape, Deed]):
    """Chance deals the top card of a pile to the one who looks; a short pile shows what there is (D-48)."""

    def __init__(self, level: i64, left: i64) -> None:
        super().__init__(f"look:{level + 1}:{left}")
        self.level: Final = level
        self.left: Final = left

    def actor(self, s: Dreamscape) -> i64:
        return CHANCE if s.pile(self.level).size() else NOBODY

    def run(self, s: Dreamscape) -> None:
        """The pile is empty."""

    def odds(self, s: Dreamscape) -> list[tuple[Deed, int]]:
        pile = s.pile(self.level)
        if not pile.loose:
            return [ODDS[pile.under[0]]]
        counts = pile.counts
        return [ODDS[card] for card in range(s.agreed.box.cards) if counts[card]]

    def deal(self, s: Dreamscape, random: Random) -> Deed:
        return DRAWS[s.pile(self.level).pick(random)]

    def source(self, s: Dreamscape) -> Source:
        return Source(f"pile{self.level + 1}", 0)

    def apply(self, s: Dreamscape, action: Deed) -> None:
        knew = s.pile(self.level).draw(action.what)
        sees = knew | (1 << s.seat)
        s.looked = append(s.looked, action.what)
        s.lookers = append(s.lookers, sees)
        s.tell_card("look", action.what, sees, knew)
        if self.left > 1:
            s.then(LOOK[self.level][self.left - 1])


@final
class KeepCard(Step[Dreamscape, Deed]):
    """D-48: keep one or none; at the start of the game one has to be kept (D-6). The rest goes under the pile."""

    def __init__(self, name: str, level: i64, must: bool) -> None:
        super().__init__(name)
        self.level: Final = level
        self.must: Final = must

    def actor(self, s: Dreamscape) -> i64:
        return NOBODY if self.must and len(s.looked) == 1 else s.seat

    def run(self, s: Dreamscape) -> None:
        keep(s, s.looked[0])

    def legal(self, s: Dreamscape) -> list[Deed]:
        deeds: list[Deed] = []
        for card in s.looked:
            deeds.append(KEEPS[card])
        if not self.must:
            deeds.append(KEEP_NONE)
        return deeds

    def apply(self, s: Dreamscape, action: Deed) -> None:
        keep(s, action.what)

    def ask(self, s: Dreamscape) -> Question:
        return Question("keep", self.rule(), int(s.seat), {})

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        return self.rule()

    def rule(self) -> str:
        return "D-6" if self.must else "D-48"


def keep(s: Dreamscape, kept: Card) -> None:
    """Open the card that is kept, if any, and put the others under the pile in the order agreed on."""
    place: i64 = 0
    count: i64 = len(s.looked)
    while place < count:
        card = s.looked[count - 1 - place if s.agreed.reverses else place]
        knew = s.lookers[count - 1 - place if s.agreed.reverses else place]
        if card == kept:
            s.places[card] = OPEN + s.seat
            s.tell_card("keep", card, EVERYBODY, knew)
        else:
            s.pile(s.agreed.box.level_of[card]).put_under(card, knew)
            s.tell_card("return", card, knew, knew)
        place += 1
    s.looked = vec[i64]()
    s.lookers = vec[i64]()


COMPLETE_CARDS: Final = Complete("complete")
RETAIN_SHARD: Final = RetainShard("retain")
DRAW_CARDS: Final = [ChoosePile("draw", locale + 1, True) for locale in range(LOCALES)]
LORD_CARDS: Final = [ChoosePile("lord", locale + 1, False) for locale in range(LOCALES)]
LOOK: Final = [[Look(level, left) for left in range(MOST_LOOKED + 1)] for level in range(LEVELS)]
KEEP_CARD: Final = [KeepCard(f"keep:{level + 1}", level, False) for level in range(LEVELS)]
KEEP_FIRST: Final = KeepCard("keep-first", 0, True)
