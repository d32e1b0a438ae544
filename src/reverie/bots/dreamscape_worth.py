"""What a position of Dreamscape is worth to one seat, in points: what it has, and what it may still get."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.dreamscape.actions import LEVELS
from reverie.games.dreamscape.board import BESIDE, BESIDE_BITS, SPACES
from reverie.games.dreamscape.box import Box
from reverie.games.dreamscape.landscapes import Variant
from reverie.games.dreamscape.patterns import spaces_of
from reverie.games.dreamscape.shards import (
    COLOURS,
    EARTH,
    MEADOW,
    MOTION,
    NIGHTMARE,
    PLAIN,
    ROCK,
    SHARDS,
    TREE,
    WATER,
    height_of,
    is_mountain,
    top_of,
)
from reverie.games.dreamscape.table import (
    BESIDE_STUDIO,
    COMPLETED,
    OPEN,
    Card,
    Dreamscape,
    open_cards,
)
from reverie.games.dreamscape.tokens import on_scale, value

FAR: Final = 99
UNFINISHED: Final = 5.0  # D-49
NEXT_CARD: Final = 4.0  # what it is worth that a completed card lets one draw another
PER_ROUND: Final = 2.0  # useful shards a round brings
SHARED: Final = 1.5  # how much of the effort for one card is no use for the next
SLOW: Final = 0.085  # what each missing shard takes off a card, for the time it costs
STEEP: Final = 1.1  # how sharply the chance falls when time runs out
RED: Final = 3.0  # D-80
WAY: Final = 2.0  # what one shard in the way costs, in missing shards
PLACED: Final = 0.2  # how much nearer a shard is once it lies, compared with being in the hands


@final
class Site:
    """One place where a card could be built."""

    def __init__(self, spaces: list[int], variant: Variant, dreamer: int) -> None:
        self.spaces: Final = vec[i64](spaces)
        self.stacks: Final = variant.stacks
        self.heights: Final = vec[i64]([int(height_of(stack)) for stack in variant.stacks])
        self.size: Final[i64] = len(spaces)
        self.dreamer: Final[i64] = dreamer
        mask = sum([1 << space for space in spaces])
        self.mask: Final[i64] = mask
        self.touching: Final[i64] = beside_any(spaces) | mask


def beside_any(spaces: list[int]) -> int:
    bits = 0
    for space in spaces:
        bits |= int(BESIDE_BITS[space])
    return bits


def sites_of(variants: list[Variant]) -> list[Site]:
    """Everywhere a card fits, turned each of these ways."""
    found: list[Site] = []
    for variant in variants:
        for dreamer in range(SPACES):
            spaces = spaces_of(variant, dreamer)
            if spaces:
                found.append(Site(spaces, variant, dreamer))
    return found


@final
class Sites:
    """For every card of a box the sites it fits on, turned and mirrored; found once for each box."""

    def __init__(self, box: Box) -> None:
        plain = [int(count) for count in box.plain_variants]
        self.turned: Final = [sites_of(box.variants[card][: plain[card]]) for card in range(box.cards)]
        self.mirrored: Final = [sites_of(box.variants[card][plain[card] :]) for card in range(box.cards)]


SITES: Final[dict[str, Sites]] = {}


def sites_in(box: Box) -> Sites:
    if box.key not in SITES:
        SITES[box.key] = Sites(box)
    return SITES[box.key]


@final
class Judge:
    """Weighs positions for one seat; what the others have is looked at once, when the judge is called."""

    def __init__(self, s: Dreamscape, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.sites: Final = sites_in(s.agreed.box)
        self.entry: Final[i64] = s.agreed.box.entry
        self.left: Final[i64] = s.agreed.rounds - s.round if s.round < s.agreed.rounds else 0
        self.rounds: Final[i64] = s.agreed.rounds
        self.last: Final = s.is_last()
        self.rivals: Final = [self.best_rival(s, place) for place in range(len(s.slots))]
        self.steps: Final = vec[i64]([FAR] * int(SPACES))  # half white shards to every space
        self.free_steps: Final = vec[i64]([FAR] * int(SPACES))  # the same, arriving on earth with a step to go
        self.hand: Final = vec[i64]([0] * COLOURS)
        self.rest: Final = vec[i64]([0] * COLOURS)  # what the best card leaves in the hands
        self.need: Final = vec[i64]([0] * COLOURS)
        self.studio: Final = vec[i64]([0] * int(SPACES))
        self.occupied: i64 = 0
        self.dreamer: i64 = BESIDE_STUDIO
        self.missing: i64 = 0  # of the site looked at last: shards and trees to add,
        self.trees: i64 = 0  # how many of them are trees,
        self.in_the_way: i64 = 0  # and what has to go first
        self.best_effort: float = 0.0
        self.nearest_effort: float = 1000.0  # of the card that is nearest
        self.before: float = 0.0  # effort that other cards take first

    # --- the whole position ---

    def worth(self, s: Dreamscape) -> float:
        """With the hands full: what is in them can still be placed."""
        self.look(s)
        return self.total(s, self.cards_worth(s))

    def worth_done(self, s: Dreamscape) -> float:
        """The same with empty hands, for what is left in them is lost."""
        self.look(s)
        colour: i64 = 0
        while colour < PLAIN:
            self.hand[colour] = 0
            self.rest[colour] = 0
            colour += 1
        return self.total(s, self.cards_worth(s))

    def look(self, s: Dreamscape) -> None:
        first: i64 = self.seat * SPACES
        space: i64 = 0
        bits: i64 = 0
        while space < SPACES:
            stack = s.studios[first + space]
            self.studio[space] = stack
            if stack:
                bits |= 1 << space
            space += 1
        self.occupied = bits
        self.dreamer = s.dreamers[self.seat]
        self.measure_steps(s.free)
        colour: i64 = 0
        while colour < COLOURS:
            self.hand[colour] = s.hands[self.seat * COLOURS + colour]
            self.rest[colour] = self.hand[colour]
            colour += 1

    def total(self, s: Dreamscape, cards: float) -> float:
        points: i64 = s.points[self.seat]
        worth = float(points) + cards
        worth += self.worth_of_hand(s)
        worth += self.worth_of_studio(s)
        worth += self.worth_of_stored(s)
        worth += self.worth_of_tokens(s)
        return worth

    # --- cards ---

    def cards_worth(self, s: Dreamscape) -> float:
        """Cards share the shards of the rounds to come, so each one more is further away."""
        total = 0.0
        before = 0.0
        self.before = 0.0
        self.nearest_effort = 1000.0
        cards = open_cards(s, self.seat)
        efforts: list[tuple[float, int]] = []
        for card in cards:
            self.find_site(s, card)
            efforts.append((self.best_effort, int(card)))
        if len(efforts) > 1:
            efforts.sort()
        for effort, number in efforts:
            chance = self.chance(effort + before)
            total += chance * (float(s.agreed.box.points_of[number]) + self.after() + UNFINISHED) - UNFINISHED
            before += SHARED * effort
        if len(efforts):
            self.nearest_effort = efforts[0][0]
            self.before = before
            if len(efforts) > 1:
                self.find_site(s, efforts[0][1])
            self.spend()
        return total

    def after(self) -> float:
        """What the card drawn after a completed one is worth."""
        return NEXT_CARD if self.left >= 2 else (2.0 if self.left == 1 else 0.0)

    def chance(self, effort: float) -> float:
        """How likely a card gets finished in time, and how much of the game it leaves for others."""
        if self.left == 0:
            return math.exp(-1.6 * effort)
        ahead: float = PER_ROUND * float(self.left) + 0.7
        return math.exp(-SLOW * effort) / (1.0 + math.exp(STEEP * (effort - ahead)))

    def card_worth(self, s: Dreamscape, card: Card) -> float:
        """One card by itself, with what `look` saw."""
        self.find_site(s, card)
        points: i64 = s.agreed.box.points_of[card]
        return self.chance(self.best_effort + self.before) * (float(points) + self.after() + UNFINISHED) - UNFINISHED

    def find_site(self, s: Dreamscape, card: Card) -> None:
        """Where the card is nearest; leaves what is missing there in `need`, the effort in `best_effort`."""
        self.best_effort = 1000.0
        best: Site | None = None
        for site in self.sites.turned[card]:
            if self.weigh(s, site):
                best = site
        if s.agreed.mirrors:
            for site in self.sites.mirrored[card]:
                if self.weigh(s, site):
                    best = site
        if best is not None:
            lack = self.best_effort
            self.best_effort = 1000.0
            self.weigh(s, best)
            self.best_effort = lack

    def weigh(self, s: Dreamscape, site: Site) -> bool:
        """Is this site nearer than the best so far?"""
        self.count_missing(site)
        missing: i64 = self.missing
        effort = WAY * float(self.in_the_way)
        if effort + PLACED * float(missing) >= self.best_effort:
            return False
        if not self.occupied:
            if not site.mask & (1 << self.entry):
                return False
        elif not site.touching & self.occupied:
            effort += 1.5
        if self.trees > s.trees:
            effort += 4.0 * float(self.trees - s.trees)
        half: i64 = self.steps[site.dreamer]
        if self.dreamer == site.dreamer and missing and self.studio[site.dreamer] != self.stack_at(site, site.dreamer):
            half = 4  # he has to make room and come back
        self.need[MOTION] = (half + 1) >> 1
        missing += self.need[MOTION]
        effort += self.lack() + PLACED * float(missing)
        if effort >= self.best_effort:
            return False
        self.best_effort = effort
        return True

    def count_missing(self, site: Site) -> None:
        """What has to be added on the site, by colour, and what has to go first."""
        need = self.need
        colour: i64 = 0
        while colour < COLOURS:
            need[colour] = 0
            colour += 1
        self.in_the_way = 0
        self.trees = 0
        self.missing = 0
        place: i64 = 0
        while place < site.size:
            stack = self.studio[site.spaces[place]]
            if stack != site.stacks[place]:
                self.compare(stack, site.stacks[place], site.heights[place])
            place += 1
        need[MEADOW] = need[MEADOW] + self.trees
        self.missing += self.trees

    def compare(self, stack: i64, wanted: i64, target: i64) -> None:
        """One space: from where on does what lies there differ from what the card wants?"""
        here: i64 = stack & SHARDS
        there: i64 = wanted & SHARDS
        height = height_of(here)
        keeps_tree = (stack & wanted & TREE) != 0 and here == there
        if stack & TREE and not keeps_tree:
            self.in_the_way += 1
        if wanted & TREE and not keeps_tree:
            self.trees += 1
        while height > target or (there >> (3 * (target - height))) != here:
            here >>= 3
            height -= 1
            self.in_the_way += 1
        left: i64 = target - height
        self.missing += left
        while left:
            colour: i64 = (there & 7) - 1
            self.need[colour] = self.need[colour] + 1
            there >>= 3
            left -= 1

    def stack_at(self, site: Site, space: i64) -> i64:
        place: i64 = 0
        while place < site.size:
            if site.spaces[place] == space:
                return site.stacks[place]
            place += 1
        return 0

    def lack(self) -> float:
        """How many shards are missing that neither the hands hold nor two of a kind can be swapped for."""
        short: i64 = 0
        swaps: i64 = 0
        colour: i64 = 0
        while colour < PLAIN:
            over: i64 = self.hand[colour] - self.need[colour]
            if over < 0:
                short -= over
            else:
                swaps += over >> 1
            colour += 1
        if self.hand[NIGHTMARE] >= 3:
            swaps += 1
        if swaps >= short:
            return 0.15 * float(short)
        return float(short) - 0.85 * float(swaps)

    def spend(self) -> None:
        """What the card needs is not left for anything else; a shortage uses up pairs."""
        short: i64 = 0
        colour: i64 = 0
        while colour < PLAIN:
            over: i64 = self.hand[colour] - self.need[colour]
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
            if self.studio[space] & TREE:
                own += 1
            space += 1
        while meadows and trees:
            own += 1
            trees -= 1
            meadows -= 1
            worth += 0.85 * float(own) + 0.2
        worth += 0.2 * float(meadows)
        reds: i64 = self.hand[NIGHTMARE]
        if reds >= 3:
            reds -= 3
        return worth - (RED + 0.6) * float(reds)

    def worth_of_studio(self, s: Dreamscape) -> float:
        """Something to build on, Mountains to climb; red shards cost."""
        worth = 0.0
        ahead: float = 1.0 if self.left else 0.0
        space: i64 = 0
        while space < SPACES:
            stack = self.studio[space]
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
                    if self.need[colour] > self.hand[colour]:
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

    def prospect(self, s: Dreamscape, level: i64, looks: i64) -> float:
        """What the best of so many cards of a pile can be expected to be worth, with what `look` saw."""
        worths: list[float] = []
        for card in loose_cards(s, level):
            worths.append(max(0.0, self.card_worth(s, card)))
        worths.sort(reverse=True)
        return best_of(worths, looks)

    def prospects(self, s: Dreamscape, looks: i64) -> float:
        """The same, of the pile that promises most."""
        best = 0.0
        for level in range(LEVELS):
            best = max(best, self.prospect(s, level, looks))
        return best


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
