"""The laws a content file of Labyrinth has to keep; what breaks one is told with its line. L-29 to L-40, section 3."""

from __future__ import annotations

import re
from typing import Final, final

from reverie.core.contents import STANDARD, content_key
from reverie.core.event import Facts
from reverie.core.laws import NOTHING, BadContent, Laws
from reverie.core.lined_json import Fault, Node, parse, shown
from reverie.games.labyrinth.box.content import (
    CORRIDORS,
    GOLEM_CARDS,
    MOST_CHARACTERS,
    MOST_EVENTS,
    MOST_ITEMS,
    MOST_TILES,
    MOST_TOKENS,
    MOST_TRAPS,
    NO_POWER,
    NO_TOKENS,
    PLAYERS,
    SLOTS,
    Ability,
    Character,
    Content,
    Event,
    Layout,
    Power,
    Tile,
    TokenKind,
    Trap,
    standard_text,
)
from reverie.games.labyrinth.box.effects import (
    ALL_TESTS,
    CONDITION_WORDS,
    EFFECT_WORDS,
    FIRST_DEED,
    FIRST_LASTING,
    FIRST_ONE_OFF,
    GIVE,
    LAY,
    MARTYR,
    OFTEN_WORDS,
    REGAIN,
    TEST_WORDS,
    TOKEN_KINDS,
    TOKEN_WORDS,
    TRAP_WORDS,
    TURN,
    WORDS,
)
from reverie.pieces.hexes import CELL_NAMES, CORNERS, SIDES

FORMAT: Final = "reverie-labyrinth"
VERSION: Final = 1

FEWEST_TILES: Final = 12
FEWEST_CHARACTERS: Final = 8  # six in play, and some to change into
MOST_ROLLS: Final = 4  # of one trap
MOST_OF_A_KIND: Final = 60
MOST_OF_A_TOKEN: Final = 6
BIGGEST_NUMBER: Final = 12
CORRIDOR: Final = re.compile("([0-5]+)(t?)(c?)")

# Effects that need a token of their character to do anything.
TOKEN_EFFECTS: Final = (LAY, GIVE, REGAIN, MARTYR)


def read_content(text: str) -> Content:
    """The content a text holds; raises BadContent with every fault found."""
    faults: list[Fault] = []
    root = parse(text, faults)
    content = None if root is None else BoxLaws(faults).content(root)
    if content is None or faults:
        raise BadContent(sorted(faults, key=lambda fault: fault.line))
    return content


_kept: Final[dict[str, Content]] = {}


def standard() -> Content:
    """The content that comes with Reverie."""
    return find_content(STANDARD)


def find_content(key: str) -> Content:
    """The box of that key; our own, or one that was brought before."""
    if key == STANDARD and key not in _kept:
        _kept[key] = read_content(standard_text())
    return _kept[key]


def bring_content(text: str) -> str:
    """Check a box of one's own and keep it; the key it has from now on. Raises BadContent."""
    content = read_content(text)
    key = content_key(content.name, text)
    _kept[key] = content
    return key


@final
class BoxLaws(Laws):
    def content(self, root: Node) -> Content | None:
        if root.form != "object":
            self.fault(root, "root", {})
            return None
        self.fields(root, "format version name layouts tiles traps items events golem characters", "")
        self.header(root, FORMAT, VERSION)
        tiles = [self.tile(node, place) for place, node in self.numbered(root, "tiles", FEWEST_TILES, MOST_TILES)]
        traps = [self.trap(node) for _, node in self.numbered(root, "traps", 1, MOST_TRAPS)]
        items = [self.ability(node, "id single", len(traps)) for _, node in self.numbered(root, "items", 1, MOST_ITEMS)]
        events = [self.event(node) for _, node in self.numbered(root, "events", 1, MOST_EVENTS)]
        self.one_last(root, events)
        characters = [
            self.character(node, len(traps))
            for _, node in self.numbered(root, "characters", FEWEST_CHARACTERS, MOST_CHARACTERS)
        ]
        self.enough_characters(root, characters)
        name = self.word(root, "name")
        layouts = self.layouts(root)
        golem = self.golem(root)
        if self.faults:
            return None
        return Content(name, layouts, tiles, traps, items, events, golem, characters)

    def numbered(self, root: Node, name: str, least: int, most: int) -> list[tuple[int, Node]]:
        """The objects of a list; each has to be called after its place in it."""
        letter = "n" if name == "tiles" else name[0]
        found: list[tuple[int, Node]] = []
        for place, node in enumerate(self.objects(root, name, least, most)):
            wanted = f"{letter}{place + 1:02d}"
            written = self.part(node, "id", "text")
            if written is not None and written.text != wanted:
                self.fault(written, "id-place", {"id": shown(written.text), "wanted": wanted})
            found.append((place, node))
        return found

    # --- the board ---

    def layouts(self, root: Node) -> dict[int, Layout]:
        node = self.part(root, "layouts", "object")
        found: dict[int, Layout] = {}
        if node is None:
            return found
        self.fields(node, " ".join([str(players) for players in PLAYERS]), "")
        for players in PLAYERS:
            layout = self.part(node, str(players), "object")
            if layout is not None:
                found[players] = self.layout(layout, players)
        return found

    def layout(self, node: Node, players: int) -> Layout:
        self.fields(node, "centre seats", "")
        centre = node.fields.get("centre")
        cell = NOTHING if centre is None else self.choice(centre, CELL_NAMES)
        if centre is not None and cell in CORNERS:
            self.fault(centre, "centre-corner", {"cell": CELL_NAMES[cell]})
        seats = self.part(node, "seats", "list")
        starts: list[int] = []
        if seats is not None:
            starts = [self.whole(item, 1, SIDES) for item in seats.items]
            if NOTHING not in starts and (len(starts) != players or starts != sorted(set(starts))):
                self.fault(seats, "seats", {"players": players})
        return Layout(cell, [start - 1 for start in starts])

    def tile(self, node: Node, place: int) -> Tile:
        self.fields(node, "id corridors", "bridge")
        bridge = self.flag(node, "bridge")
        written = self.part(node, "corridors", "list")
        edges: list[int] = []
        traps: list[bool] = []
        chests: list[bool] = []
        if written is not None:
            if not 1 <= len(written.items) <= CORRIDORS:
                facts: Facts = {"field": "corridors", "found": len(written.items), "least": 1, "most": CORRIDORS}
                self.fault(written, "count", facts)
            for item in written.items[:CORRIDORS]:
                self.corridor(item, edges, traps, chests)
            if len(edges) == len(written.items):
                self.crossings(written, edges, bridge)
        return Tile(edges, traps, chests, bridge)

    def corridor(self, item: Node, edges: list[int], traps: list[bool], chests: list[bool]) -> None:
        if not self.is_form(item, "text"):
            return
        match = CORRIDOR.fullmatch(item.text)
        if match is None or len(set(match[1])) != len(match[1]):
            self.fault(item, "corridor", {"value": shown(item.text)})
            return
        bits = sum([1 << int(edge) for edge in match[1]])
        if [other for other in edges if other & bits]:
            self.fault(item, "edge-shared", {"value": shown(item.text)})
        edges.append(bits)
        traps.append(match[2] != "")
        chests.append(match[3] != "")

    def crossings(self, node: Node, edges: list[int], bridge: bool) -> None:
        """Corridors that cross are a bridge and what runs under it, and a bridge crosses something."""
        if bridge and (len(edges) < 2 or not cross(edges[0], edges[1])):
            self.fault(node, "bridge-idle", {})
        for one in range(len(edges)):
            for other in range(one + 1, len(edges)):
                if cross(edges[one], edges[other]) and not (bridge and (one, other) == (0, 1)):
                    self.fault(node, "bridge-missing", {})

    def golem(self, root: Node) -> list[int]:
        node = self.part(root, "golem", "object")
        if node is None:
            return []
        names = [*"01234", "centre"]
        self.fields(node, " ".join(names), "")
        found = [self.number(node, name, 0, MOST_OF_A_KIND) for name in names]
        if NOTHING not in found and sum(found) < 2:
            self.fault(node, "count", {"field": "golem", "found": sum(found), "least": 2, "most": MOST_OF_A_KIND})
        return found if len(found) == len(GOLEM_CARDS) else []

    # --- traps and events ---

    def trap(self, node: Node) -> Trap:
        self.fields(node, "id count rolls difficulty names", "lose daze effect by")
        effect = node.fields.get("effect")
        return Trap(
            self.names(node),
            self.number(node, "count", 1, MOST_OF_A_KIND),
            self.number(node, "rolls", 1, MOST_ROLLS),
            self.number(node, "difficulty", 2, BIGGEST_NUMBER),
            self.number_or(node, "lose", 0, SLOTS, 0),
            self.number_or(node, "daze", 0, SLOTS, 0),
            0 if effect is None else self.choice(effect, TRAP_WORDS),
            self.number_or(node, "by", 1, SLOTS, 0),
        )

    def event(self, node: Node) -> Event:
        self.fields(node, "id at_once ongoing names", "last")
        at_once = self.part(node, "at_once", "object")
        power = NO_POWER if at_once is None else self.power(at_once, 0)
        if at_once is not None and power.effect != NOTHING and not is_at_once(int(power.effect)):
            self.fault(at_once, "effect-place", {"effect": EFFECT_WORDS[power.effect]})
        ongoing: list[Power] = []
        written = self.part(node, "ongoing", "list")
        if written is not None:
            for item in written.items:
                if self.is_form(item, "object"):
                    lasting = self.power(item, 0)
                    if lasting.effect >= FIRST_DEED or FIRST_LASTING > lasting.effect > 1:
                        self.fault(item, "effect-place", {"effect": EFFECT_WORDS[lasting.effect]})
                    ongoing.append(lasting)
        return Event(self.names(node), power, ongoing, self.flag(node, "last"))

    def one_last(self, root: Node, events: list[Event]) -> None:
        """L-84: exactly one card lies at the bottom."""
        there = len([event for event in events if event.last])
        node = root.fields.get("events")
        if node is not None and there != 1:
            self.fault(node, "last-event", {"found": there})

    # --- abilities ---

    def character(self, node: Node, traps: int) -> Character:
        self.fields(node, "id names abilities", "players token")
        token = self.part(node, "token", "object")
        tokens = NO_TOKENS if token is None else self.token(token)
        abilities: list[Ability] = []
        for item in self.objects(node, "abilities", 1, SLOTS):
            ability = self.ability(item, "", traps)
            needs = ability.token or [power for power in ability.powers if power.effect in TOKEN_EFFECTS]
            if needs and tokens is NO_TOKENS:
                self.fault(item, "token-missing", {})
            abilities.append(ability)
        fewest = self.number_or(node, "players", PLAYERS[0], PLAYERS[-1], PLAYERS[0])
        return Character(self.names(node), abilities, tokens, fewest)

    def enough_characters(self, root: Node, characters: list[Character]) -> None:
        node = root.fields.get("characters")
        if node is None:
            return
        for players in PLAYERS:
            fit = len([character for character in characters if character.fewest <= players])
            if fit <= players:
                self.fault(node, "characters-few", {"players": players, "found": fit})
        if sum([int(character.tokens.count) for character in characters]) > MOST_TOKENS:
            self.fault(node, "tokens-many", {"most": MOST_TOKENS})

    def token(self, node: Node) -> TokenKind:
        kind_node = node.fields.get("kind")
        kind = NOTHING if kind_node is None else self.choice(kind_node, TOKEN_KINDS)
        self.fields(node, f"kind count names {'' if kind == NOTHING else TOKEN_WORDS[kind][1]}", "")
        return TokenKind(
            self.names(node),
            kind,
            max(0, self.number(node, "count", 1, MOST_OF_A_TOKEN)),
            self.number_or(node, "at", 2, BIGGEST_NUMBER, 0),
            self.number_or(node, "by", -BIGGEST_NUMBER, BIGGEST_NUMBER, 0),
        )

    def ability(self, node: Node, more: str, traps: int) -> Ability:
        """A character's ability or an item: what it does, and what it costs."""
        is_item = more != ""
        needed = "id powers names" if is_item else "powers names"
        self.fields(node, needed, "life once single" if is_item else "actions crystal life token once")
        often = node.fields.get("once")
        return Ability(
            self.names(node),
            [self.power(item, traps) for item in self.objects(node, "powers", 1, SLOTS)],
            self.number_or(node, "actions", 1, 2, 0),
            1 if self.flag(node, "crystal") else 0,
            self.number_or(node, "life", 1, 3, 0),
            1 if self.flag(node, "token") else 0,
            0 if often is None else self.choice(often, OFTEN_WORDS),
            self.flag(node, "single"),
        )

    def power(self, node: Node, traps: int) -> Power:
        effect_node = node.fields.get("effect")
        effect = NOTHING if effect_node is None else self.choice(effect_node, EFFECT_WORDS)
        if effect == NOTHING:
            self.fields(node, "effect", "tests by at range if trap")
            return NO_POWER
        self.fields(node, f"effect {WORDS[effect][1]}", "if")
        condition = node.fields.get("if")
        return Power(
            effect,
            self.tests(node),
            self.number_or(node, "by", -BIGGEST_NUMBER, BIGGEST_NUMBER, 0),
            self.number_or(node, "at", 0, BIGGEST_NUMBER, 0),
            self.number_or(node, "range", 0, SIDES, 0),
            0 if condition is None else self.choice(condition, CONDITION_WORDS),
            self.trap_named(node, traps),
        )

    def trap_named(self, node: Node, traps: int) -> int:
        named = node.fields.get("trap")
        return NOTHING if named is None else self.choice(named, [f"t{place + 1:02d}" for place in range(traps)])

    def tests(self, node: Node) -> int:
        written = self.part(node, "tests", "list")
        if written is None:
            return 0
        bits = 0
        for item in written.items:
            place = self.choice(item, [*TEST_WORDS, "all"])
            if place != NOTHING:
                bits |= ALL_TESTS if place == len(TEST_WORDS) else 1 << place
        return bits


def is_at_once(effect: int) -> bool:
    """Can an event do it? Some deeds of characters, too."""
    return effect >= FIRST_ONE_OFF or effect in (TURN, EFFECT_WORDS.index("heal"), EFFECT_WORDS.index("change"))


def cross(one: int, other: int) -> bool:
    """Do these edges interleave around the tile? Then one corridor has to pass over the other."""
    first = [edge for edge in range(SIDES) if one & (1 << edge)]
    for start in first:
        for end in first:
            between = [edge for edge in range(start + 1, end) if other & (1 << edge)]
            outside = [edge for edge in range(SIDES) if other & (1 << edge) and not start < edge < end]
            if start < end and between and outside:
                return True
    return False
