"""What a viewer is shown of Dreamscape, field by field. `showing.py` fills it in."""

from __future__ import annotations

from typing import Literal, TypedDict


class DreamscapeWay(TypedDict):
    """The cheapest way of the wanderer to a locale."""

    cost: int
    """How many action points it takes."""
    red: int
    """How many red shards are picked up on it (D-72)."""
    path: list[int]
    """The locales in which it comes by, one move each; the last is the one it leads to."""


class DreamscapeLocale(TypedDict):
    """A locale of the Dream World."""

    number: int
    """1 to 6."""
    power: str
    """What it can do, which is its name as well: `archive`, `collector`, `tower`, `golem`, `lake` or `lord`."""
    shards: list[str]
    """Its shards by their letters, from the key to the hand symbol."""
    dots: list[int]
    """For each of its shard spaces from the key on, from how many players on it is filled (D-9)."""
    collect: str | None
    """The shard one would collect here, the right-most one."""
    locked: bool
    """Whose turn it is holds two of that shard already, and may not collect it (D-19)."""
    key: bool
    """Whose turn it is has the key: a move here is free (D-21)."""
    awake: list[int]
    """The seats whose Travellers are here and awake."""
    asleep: list[int]
    """Those who sleep here, the topmost first: the one who fell asleep last."""
    haunted: bool
    """Mr. Nightmare stands here, and the power cannot be used (D-75)."""
    way: DreamscapeWay | None
    """How the wanderer gets here; null where the action points do not suffice, and when nobody wanders."""


class DreamscapePassage(TypedDict):
    """A way between two locales."""

    ends: list[int]
    """The two locales, by number."""
    red: bool
    """A red shard lies on it, for whoever crosses (D-72)."""


class DreamscapeSpace(TypedDict):
    """A space of a Studio on which something lies."""

    space: str
    """`a1` to `e5`; row 1 is the lowest."""
    stack: list[str]
    """Its shards by their letters, from the bottom to the top."""
    tree: bool
    """A tree stands on it."""
    mountain: bool
    """It is a Mountain (D-40)."""
    climbed: bool
    """It has given its points as a Mountain in this round."""


class DreamscapeSources(TypedDict):
    """Where the points of a player come from. Up to `nightmares` they are won and lost already; the others are counted
    at the end, and until then say what they would be now."""

    cards: int
    """Completed cards (D-46)."""
    trees: int
    """Trees planted (D-31)."""
    water: int
    """Steps on water (D-37)."""
    mountains: int
    """Mountains climbed (D-40)."""
    nightmares: int
    """Steps on red shards (D-77), below zero."""
    tokens: int
    """Dream tokens (D-62)."""
    unfinished: int
    """Open cards (D-49), below zero."""
    red: int
    """Red shards in the Studio (D-80), below zero."""


class DreamscapePlayer(TypedDict):
    """What lies before one player."""

    seat: int
    """Counted from 0."""
    points: int
    """Points so far."""
    expected: int
    """What they would be if the match ended now: all of `sources`."""
    sources: DreamscapeSources
    """Where they come from."""
    rank: int | None
    """The initiative: 1 begins. Null before it is dealt."""
    locale: int | None
    """Where the Traveller is, by number."""
    asleep: bool
    """The Traveller sleeps: its wandering is over for this round."""
    power_used: bool
    """The power of a locale was used in this round (D-23)."""
    hand: list[str]
    """The shards in the Hands, by their letters."""
    studio: list[DreamscapeSpace]
    """The spaces on which something lies, row by row from the lowest."""
    dreamer: str | None
    """The space the Dreamer is on; null while he stands beside the Studio."""
    open: list[str]
    """Open cards."""
    completed: list[str]
    """Completed cards."""
    last: str | None
    """The top of the completed pile: its power can be used as well."""
    nearest: dict[str, list[DreamscapePlacement]]
    """For each open card where it is nearest to completion, the best first."""


class DreamscapePlacedSpace(TypedDict):
    """A space of a placement."""

    space: str
    """`a1` to `e5`."""
    stack: list[str]
    """What the card wants here, from the bottom to the top."""
    tree: bool
    """It wants a tree on it."""
    missing: list[str]
    """The shards that have to be placed here yet, the lowest first."""
    missing_tree: bool
    """The tree has to be planted yet."""
    in_the_way: int
    """How many shards and trees would have to go first."""


class DreamscapePlacement(TypedDict):
    """A place in a Studio where a card could be completed."""

    spaces: list[DreamscapePlacedSpace]
    """Its spaces."""
    dreamer: str
    """The space the Dreamer has to stop on."""
    missing_dreamer: bool
    """He is not there yet."""
    pieces: int
    """How many pieces the card asks for: shards, trees and the Dreamer."""
    missing: int
    """How many of them are missing."""
    in_the_way: int
    """How many shards and trees would have to go first."""


class DreamscapeCardSpace(TypedDict):
    """A space of the landscape on a card."""

    row: int
    """Counted from 0; the lowest row is the first."""
    column: int
    """Counted from 0, from the left."""
    stack: list[str]
    """Its shards, from the bottom to the top."""
    tree: bool
    """A tree stands on it."""
    dreamer: bool
    """The Dreamer has to stop here."""


class DreamscapeCard(TypedDict):
    """A landscape card this viewer can see or remembers. Its name is in the lexicon."""

    id: str
    """`c01` and so on, as the lexicon has it."""
    level: str
    """`I`, `II` or `III`."""
    points: int
    """What completing it brings."""
    power: str
    """What its power space can do: `archive`, `tower` and the like."""
    over_world: bool
    """Its power is over the Dream World, not over the Studio."""
    stored: str | None
    """The shard on its power space."""
    rows: int
    """How high the landscape is,"""
    columns: int
    """and how wide."""
    spaces: list[DreamscapeCardSpace]
    """The landscape, row by row from the lowest."""


class DreamscapeHiddenCard(TypedDict):
    """A card that some know: being looked at, or put back under a pile."""

    card: str | None
    """Null if this viewer does not know it."""
    knowers: list[int]
    """The seats that know it."""


class DreamscapePile(TypedDict):
    """A pile of landscape cards."""

    level: str
    """`I`, `II` or `III`."""
    size: int
    """How many cards there are in all."""
    under: list[DreamscapeHiddenCard]
    """The cards put back under it, the first to come up first."""


class DreamscapeLooked(TypedDict):
    """A card that somebody is looking at, to keep it or not."""

    card: str | None
    """Null if this viewer does not see it."""
    knowers: list[int]
    """The seats that see it."""
    nearest: list[DreamscapePlacement]
    """Where it would be nearest to completion in the Studio of the one who looks; nothing for an unseen card."""


class DreamscapeStep(TypedDict):
    """A step of the scale of a token."""

    count: int
    """From so many shards on,"""
    points: int
    """so many points."""


class DreamscapeStanding(TypedDict):
    """How a player stands with a token now."""

    count: int | None
    """What the token counts; null for a Dreamer beside the Studio."""
    points: int
    """What it would bring if the match ended now."""


class DreamscapeToken(TypedDict):
    """A Dream token of the match."""

    id: str
    """`t01` and so on."""
    kind: str
    """What it asks for: `most_cards`, `longest_path` and the like."""
    colour: str | None
    """The shard in its slot; null if it has none."""
    points: int
    """What it brings; for each shard in a `dreamer_group`, and 0 where a scale says it."""
    scale: list[DreamscapeStep]
    """What it brings by count; empty if it has no scale."""
    standing: list[DreamscapeStanding]
    """By seat."""


class DreamscapeView(TypedDict):
    """The table of Dreamscape as one viewer knows it. Shards are letters as in the notation: `W` is water."""

    viewer: int | None
    """Through whose eyes: a seat, or null for somebody who watches."""
    phase: Literal["setup", "wander", "create", "last", "over"]
    """What is going on; `last` is the placing of the last shards (D-60)."""
    round: int
    """Which round it is, from 1; one more than there are while the last shards are placed."""
    rounds: int
    """How many there are."""
    seat: int
    """Whose turn it is."""
    order: list[int]
    """The seats by initiative."""
    candle: int
    """Action points left to whoever wanders (D-17)."""
    action_points: int
    """How many there are at the beginning."""
    key_moves: int
    """Free moves in a row so far (D-22)."""
    free_step: bool
    """The Dreamer may go on for nothing (D-38)."""
    free_steps: int
    """Free steps in a row so far (D-33)."""
    locales: list[DreamscapeLocale]
    """The six of them, by number."""
    passages: list[DreamscapePassage]
    """The ways between them."""
    bag: dict[str, int]
    """How many shards of each letter are in the bag."""
    trees: int
    """How many trees are left."""
    nightmare: bool
    """Mr. Nightmare plays."""
    pool: int
    """How many red shards lie beside the board."""
    entry: str
    """The space of the Studio over which the Dreamer comes in."""
    players: list[DreamscapePlayer]
    """By seat."""
    cards: dict[str, DreamscapeCard]
    """Every card that is named anywhere, by its id."""
    piles: list[DreamscapePile]
    """The three piles."""
    looked: list[DreamscapeLooked]
    """The cards somebody is looking at, in the order drawn."""
    tokens: list[DreamscapeToken]
    """The Dream tokens of the match."""
    held: list[str]
    """Shards between two places: the Collector's, the Lake's, or one of a completed pile."""
