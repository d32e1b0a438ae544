"""All choices of one decision, weighed: first by the value alone, then by looking ahead at those that matter."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.bots.onirim.judge import Prospect
from reverie.bots.onirim.layout import layout_for
from reverie.bots.onirim.search import Care, Search, look
from reverie.bots.onirim.value import Value, shipped
from reverie.core.random import Random
from reverie.games.onirim.actions import Deed
from reverie.games.onirim.sight import imagine
from reverie.games.onirim.view import OnirimSight

FEW: Final = (16, 9, 6)  # with fewer cards than each of these in the deck, one draw more is looked ahead


@final
class Verdict:
    """A choice, the chance to win after it, and the standard error where something was sampled."""

    def __init__(self, deed: Deed, chance: float, error: float) -> None:
        self.deed: Final = deed
        self.chance: Final = chance
        self.error: Final = error


VALUES: Final[dict[str, Value]] = {}


def value_for(view: OnirimSight) -> Value:
    """The value for such a match; read once."""
    layout = layout_for(view.agreed.options)
    if layout.name not in VALUES:
        VALUES[layout.name] = shipped(layout)
    return VALUES[layout.name]


@final
class Weighing:
    """One decision, in every world that is imagined: one if nothing is hidden but the order of the deck."""

    def __init__(self, view: OnirimSight, random: Random, care: Care) -> None:
        self.search: Final = Search(value_for(view), care, random)
        hidden = view.hidden[0] + view.hidden[1]
        worlds = [imagine(view, random) for _ in range(care.worlds if hidden else 1)]
        judge = self.search.judge
        self.start: Final = judge.value.judged
        self.prospects: list[list[Prospect]] = [judge.prospects(world) for world in worlds]
        self.draws: i64 = 0  # how far it has looked
        deck = worlds[0].deck
        self.deepest: Final = deepest(deck.size)
        self.growth: Final = growth(deck.counts)

    def is_within(self, positions: int) -> bool:
        """Is there more to be seen one draw further, and will no more than about so many positions be judged?"""
        if self.draws == self.deepest:
            return False
        return not self.draws or (self.search.judge.value.judged - self.start) * self.growth <= positions

    def look_further(self) -> None:
        """Look one draw further, at the prospects that are near the best."""
        self.draws += 1
        self.prospects = [look(self.search, found, self.draws) for found in self.prospects]

    def is_settled(self) -> bool:
        """Is there but one choice that is near the best?"""
        margin = self.search.care.margin / float(self.draws + 1)  # the further it has looked, the surer it is
        for found in self.prospects:
            least = found[0].chance - margin
            for prospect in found:
                if prospect.chance < least:
                    break
                if prospect.deed is not found[0].deed:
                    return False
        return True

    def verdicts(self) -> list[Verdict]:
        """Every choice with its chance, the best first."""
        samples: dict[Deed, list[Prospect]] = {}
        for found in self.prospects:
            seen: set[Deed] = set()
            for prospect in found:
                if prospect.deed not in seen:  # the best of each deed comes first
                    seen.add(prospect.deed)
                    samples.setdefault(prospect.deed, []).append(prospect)
        return sorted([verdict(deed, sample) for deed, sample in samples.items()], key=behind)


def deepest(deck_size: i64) -> i64:
    """How many draws to look ahead: further where the end is near, and the value least sure."""
    draws: i64 = 2
    for few in FEW:
        if deck_size < few:
            draws += 1
    return draws


def growth(counts: vec[i64]) -> i64:
    """Looking one draw further takes about so many times the positions: as many as there are kinds of cards to come,
    and a little more."""
    kinds: i64 = 3
    for count in counts:
        if count:
            kinds += 1
    return kinds


def verdict(deed: Deed, sample: list[Prospect]) -> Verdict:
    """Over all worlds. In one world alone the error is what dealing it often left."""
    size = len(sample)
    mean = sum([prospect.chance for prospect in sample]) / size
    if size == 1:
        return Verdict(deed, mean, sample[0].error)
    spread = sum([(prospect.chance - mean) ** 2 for prospect in sample]) / (size - 1)
    return Verdict(deed, mean, math.sqrt(spread / size))


def behind(verdict: Verdict) -> float:
    return -verdict.chance
