"""How far a Studio is from a landscape: what is missing at the nearest site, and how the Dreamer gets there."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.bots.dreamscape.sites import BIT_OF, BITS, Site, one_of, short_of, sites_in
from reverie.games.dreamscape.board import BESIDE, SPACES
from reverie.games.dreamscape.box import Box
from reverie.games.dreamscape.shards import COLOURS, EARTH, MEADOW, MOTION, SHARDS, TREE, height_of, top_of
from reverie.games.dreamscape.table import BESIDE_STUDIO, Card, Dreamscape

FAR: Final = 99
NOWHERE: Final = 1000.0  # the effort for a card that fits nowhere
WAY: Final = 2.0  # what one shard in the way costs, in missing shards
PLACED: Final = 0.2  # how much nearer a shard is once it lies, compared with being in the hands
APART: Final = 1.5  # a site that touches nothing has to be bridged to
NO_TREE: Final = 4.0  # what it costs to need a tree when none is left


@final
class Builder:
    """Looks at one seat's Studio and says how much effort each card is from there. An effort is about one shard."""

    def __init__(self, box: Box, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.sites: Final = sites_in(box)
        self.entry: Final[i64] = box.entry
        self.steps: Final = vec[i64]([FAR] * int(SPACES))  # half white shards to every space
        self.free_steps: Final = vec[i64]([FAR] * int(SPACES))  # the same, arriving on earth with a step to go
        self.studio: Final = vec[i64]([0] * int(SPACES))
        self.occupied: i64 = 0
        self.dreamer: i64 = BESIDE_STUDIO
        self.supply: i64 = 0  # trees that are left
        self.mirrors: bool = False
        self.hand: i64 = 0  # eight bits for each colour
        self.need: i64 = 0  # of the site looked at last: shards to add,
        self.missing: i64 = 0  # how many, with trees,
        self.trees: i64 = 0  # how many of them are trees,
        self.in_the_way: i64 = 0  # and what has to go first
        self.effort: float = NOWHERE  # for the nearest site,
        self.nearest: i64 = 0  # and what it needs
        self.bare: float = NOWHERE  # the least for a site where nothing lies yet

    def look(self, s: Dreamscape) -> None:
        first: i64 = self.seat * SPACES
        space: i64 = 0
        bits: i64 = 0
        while space < SPACES:
            stack = s.studios[first + space]
            self.studio[space] = stack
            if stack:
                bits |= BIT_OF[space]
            space += 1
        self.occupied = bits
        self.dreamer = s.dreamers[self.seat]
        self.supply = s.trees
        self.mirrors = s.agreed.mirrors
        self.measure_steps(s.free)
        self.hand = 0
        colour: i64 = 0
        while colour < COLOURS:
            self.hand += s.hands[self.seat * COLOURS + colour] << (BITS * colour)
            colour += 1

    # --- sites ---

    def find_site(self, card: Card) -> None:
        """Where the card is nearest with these hands; `effort` and `nearest` say how near."""
        self.effort = NOWHERE
        self.nearest = 0
        first = self.sites.turned[card][0]
        self.bare = PLACED * float(first.pieces) + short_of(first.need, self.hand)
        for site in self.sites.turned[card]:
            self.weigh(site)
        if self.mirrors:
            for site in self.sites.mirrored[card]:
                self.weigh(site)

    def weigh(self, site: Site) -> None:
        """Is this site nearer than the best so far?"""
        if self.bare >= self.effort and not site.mask & self.occupied:
            return
        effort = self.effort_without_hand(site, self.effort)
        if effort >= self.effort:
            return
        effort += short_of(self.need, self.hand)
        if effort < self.effort:
            self.effort = effort
            self.nearest = self.need

    def effort_without_hand(self, site: Site, limit: float) -> float:
        """What it takes besides finding the shards; may stop as soon as it is over the limit."""
        self.count_missing(site, limit)
        effort = WAY * float(self.in_the_way) + PLACED * float(self.missing)
        if effort >= limit:
            return effort
        if not self.occupied:
            if not site.mask & BIT_OF[self.entry]:
                return NOWHERE
        elif not site.touching & self.occupied:
            effort += APART
        if self.trees > self.supply:
            effort += NO_TREE * float(self.trees - self.supply)
        half: i64 = self.steps[site.dreamer]
        if self.dreamer == site.dreamer and self.missing and self.studio[site.dreamer] != site.under_dreamer:
            half = 4  # he has to make room and come back
        whites: i64 = (half + 1) >> 1
        self.need += whites << (BITS * MOTION)
        return effort + PLACED * float(whites)

    def count_missing(self, site: Site, limit: float) -> None:
        """What has to be added on the site, and what has to go first; no further once that alone is over the limit."""
        self.need = site.need
        self.missing = site.pieces
        self.trees = site.trees
        self.in_the_way = 0
        if not site.mask & self.occupied:
            return
        place: i64 = 0
        while place < site.size:
            stack = self.studio[site.spaces[place]]
            if stack:
                wanted: i64 = site.stacks[place]
                if stack == wanted:
                    self.need -= site.needs[place]
                    self.missing -= site.heights[place]
                    if wanted & TREE:
                        self.missing -= 1
                        self.trees -= 1
                else:
                    self.compare(stack, wanted, site.heights[place])
                    if WAY * float(self.in_the_way) >= limit:
                        return
            place += 1

    def compare(self, stack: i64, wanted: i64, target: i64) -> None:
        """One space: from where on does what lies there differ from what the card wants?"""
        here: i64 = stack & SHARDS
        there: i64 = wanted & SHARDS
        height = height_of(here)
        if stack & TREE:
            if wanted & TREE and here == there:
                self.trees -= 1
                self.missing -= 1
                self.need -= one_of(MEADOW)
            else:
                self.in_the_way += 1
        while height > target or (there >> (3 * (target - height))) != here:
            here >>= 3
            height -= 1
            self.in_the_way += 1
        self.missing -= height
        while here:
            self.need -= one_of((here & 7) - 1)
            here >>= 3

    # --- all sites at once, where only the hands will change ---

    def survey(self, card: Card) -> Survey:
        """Every different need of the card's sites, with the least effort besides."""
        found: dict[int, float] = {}
        self.survey_sites(self.sites.turned[card], found)
        if self.mirrors:
            self.survey_sites(self.sites.mirrored[card], found)
        return Survey(found)

    def survey_sites(self, sites: list[Site], found: dict[int, float]) -> None:
        for site in sites:
            effort = self.effort_without_hand(site, NOWHERE)
            if effort < NOWHERE:
                known = found.get(int(self.need))
                if known is None or effort < known:
                    found[int(self.need)] = effort

    def find_in(self, survey: Survey) -> None:
        """As `find_site`, by a survey of the card."""
        self.effort = NOWHERE
        self.nearest = 0
        place: i64 = 0
        while place < survey.size and survey.efforts[place] < self.effort:
            effort = survey.efforts[place] + short_of(survey.needs[place], self.hand)
            if effort < self.effort:
                self.effort = effort
                self.nearest = survey.needs[place]
            place += 1

    # --- the Dreamer's ways ---

    def measure_steps(self, free: i64) -> None:
        """Half white shards to each space; where nothing lies a shard has to bridge the gap."""
        steps = self.steps
        earth = self.free_steps
        space: i64 = 0
        while space < SPACES:
            steps[space] = FAR
            earth[space] = FAR
            space += 1
        if self.dreamer == BESIDE_STUDIO:
            steps[self.entry] = 4 if self.studio[self.entry] & TREE else 0
            if top_of(self.studio[self.entry]) == EARTH:
                earth[self.entry] = steps[self.entry]
        else:
            steps[self.dreamer] = 0
            if free:
                earth[self.dreamer] = 0
        while self.spread_steps():
            pass

    def spread_steps(self) -> bool:
        """From every space that can be reached one step on; was there anything new?"""
        changed = False
        space: i64 = 0
        while space < SPACES:
            if self.steps[space] < FAR:
                for there in BESIDE[space]:
                    cost: i64 = self.steps[space] + 2
                    if self.free_steps[space] < cost:
                        cost = self.free_steps[space]
                    stack = self.studio[there]
                    if not stack:
                        cost += 1
                    elif top_of(stack) == EARTH and cost < self.free_steps[there]:
                        self.free_steps[there] = cost
                        changed = True
                    if cost < self.steps[there]:
                        self.steps[there] = cost
                        changed = True
            space += 1
        return changed


@final
class Survey:
    """What the sites of one card need, the least effort first."""

    def __init__(self, found: dict[int, float]) -> None:
        order = sorted([(effort, need) for need, effort in found.items()])
        self.size: Final[i64] = len(order)
        self.needs: Final = vec[i64]([need for _, need in order])
        self.efforts: Final = [effort for effort, _ in order]
