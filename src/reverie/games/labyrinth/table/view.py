"""What a viewer is shown of Labyrinth, class by class; `showing.py` and `scenes.py` fill it in.

Places are named as in the notation: `d4` is a cell, `d4a` a corridor, `s1` a start space. Ids are those of the lexicon:
`c03` a character, `c03a` its first ability, `c03t` its tokens, `t04` a trap, `i07` an item, `k2` a key, `e05` an event.
"""

from __future__ import annotations

from typing import Literal, TypedDict


class LabyrinthCorridor(TypedDict):
    """A corridor of a cell: where a pawn can stand."""

    name: str
    """As choices and events name it: `d4a`."""
    edges: list[int]
    """The edges its roads lead to, as the tile lies now: 0 is the top, then clockwise."""
    leads: list[str | None]
    """For each of those edges the corridor beyond it; null where there is a wall, nothing built, or the frame."""


class LabyrinthCell(TypedDict):
    """A cell on which a tile lies, or that is printed on the board."""

    cell: str
    """Its name: column and row."""
    kind: Literal["normal", "key", "centre", "down"]
    """A normal tile, a key space, the central space, or a tile that lies face down."""
    tile: str | None
    """The tile; null for what is printed on the board, and for a tile nobody has seen."""
    turn: int
    """By how many sixths the tile is turned clockwise."""
    bridge: bool
    """Does the first corridor pass over the second?"""
    corridors: list[LabyrinthCorridor]
    """Its corridors; a tile that lies face down has one, to all sides."""
    number: int | None
    """Of a key space, the number of its key and of the start space beside it, from 1."""
    start: str | None
    """Of a key space, that start space; it lies at the edge that is called like the turn."""


class LabyrinthRoad(TypedDict):
    """A corridor of a tile that does not lie on the board yet."""

    edges: list[int]
    """The edges it leads to while the tile is not turned."""
    trap: bool
    """Is a trap laid there when the tile is?"""
    chest: bool
    """Is an item laid there when the tile is?"""


class LabyrinthTile(TypedDict):
    """A tile out of the pool."""

    tile: str
    """Its id."""
    bridge: bool
    """Does the first corridor pass over the second?"""
    corridors: list[LabyrinthRoad]
    """Its corridors."""
    turns: list[int]
    """The turns that look different."""


class LabyrinthAbility(TypedDict):
    """An ability of a character."""

    what: str
    """Its id: `c03a`."""
    when: Literal["always", "turn", "answer"]
    """Is it always at work, used in one's own turn, or an answer to what happens?"""
    actions: int
    """The actions it costs."""
    crystal: int
    """The Crystals of Fate it makes inactive."""
    lives: int
    """The lives it costs."""
    token: int
    """The tokens it takes."""
    often: Literal["at-will", "turn", "fight"]
    """How often it may be used: at will, once a turn, once a fight."""
    used: bool
    """Was it used in this turn?"""


class LabyrinthSupply(TypedDict):
    """The ability tokens of a character."""

    what: str
    """Their id, for name and text: `c03t`."""
    kind: str
    """`hellfire`, `seal` and so on: what is drawn on them."""
    count: int
    """How many there are."""
    card: int
    """How many lie on the card of the character, ready to be used."""
    aside: int
    """How many are put aside until they are regained."""


class LabyrinthPlayer(TypedDict):
    """A player's character, and all it has."""

    character: str | None
    """Null as long as it has none."""
    start: str
    """Its start space."""
    place: str
    """Where it stands: a corridor, or a start space."""
    lives: int
    """The lives it has."""
    lost: int
    """The lives it could be healed by."""
    lit: int
    """Its active Crystals of Fate."""
    dark: int
    """Its inactive ones."""
    dazes: int
    """Its daze tokens."""
    keys: list[str]
    """The keys it carries."""
    items: list[str]
    """The items it carries."""
    room: int
    """How many more items it may carry; below 0 after a change of character."""
    abilities: list[LabyrinthAbility]
    """What its character can do."""
    tokens: LabyrinthSupply | None
    """The tokens of its character; null where it has none."""
    moved: bool
    """Was it moved, so that it picks nothing up before it has done something of its own?"""
    roll: list[int]
    """While it is rolled for who begins: its two dice, or none."""
    to_key: int | None
    """How many Moves lead to the nearest key it may take, through what is built and without jumps; 0 if it carries one,
    null if there is no way."""
    to_centre: int | None
    """How many Moves lead to the central space; null if there is no way."""
    golem_need: int | None
    """What it has to roll where it meets the Golem; null as long as it has no character."""
    golem_chance: int | None
    """How likely it is to roll that, in whole percents."""


class LabyrinthTrap(TypedDict):
    """A trap on a corridor."""

    place: str
    """Its corridor."""
    trap: str | None
    """Its kind; null if this viewer does not know it."""
    up: bool
    """Does it lie face up?"""
    seen: list[int]
    """The seats that know it."""
    chance: int | None
    """How likely this viewer is to come through it unharmed, in whole percents; null where it is not known."""


class LabyrinthKey(TypedDict):
    """A key."""

    key: str
    """`k1` to `k6`, by the start space it belongs to."""
    place: str | None
    """The corridor it lies on; null if somebody carries it."""
    carrier: int | None
    """Who carries it."""
    dropper: int | None
    """Who dropped it there, if it was dropped."""


class LabyrinthItem(TypedDict):
    """An item that has been found."""

    item: str
    """Its id."""
    place: str | None
    """The corridor it lies on; null if somebody carries it."""
    carrier: int | None
    """Who carries it."""
    used: bool
    """Was it used in this turn?"""


class LabyrinthToken(TypedDict):
    """An ability token on the board or on a character."""

    token: str
    """The id of its kind, for name and text: `c03t`."""
    kind: str
    """`hellfire`, `seal` and so on."""
    owner: int | None
    """Who plays the character it belongs to; null if nobody does."""
    place: str | None
    """The corridor it lies on; null if a character bears it."""
    bearer: int | None
    """Who bears it."""


class LabyrinthGolem(TypedDict):
    """The Golem."""

    place: str
    """Its corridor."""
    barred: str | None
    """Where its next step must not lead, unless there is no other way."""
    leader: int | None
    """Who moves it now; null while it stands."""
    steps: int
    """How many steps it has left."""


class LabyrinthPools(TypedDict):
    """What is left to be drawn."""

    tiles: int
    """How many tiles can be drawn."""
    unseen: list[LabyrinthTile]
    """The tiles nobody has seen, those that lie face down among them."""
    under: list[LabyrinthTile]
    """The tiles at the bottom of the pool, the uppermost first; everybody knows them."""
    traps: int
    """How many traps can be drawn."""
    traps_unseen: dict[str, int]
    """How many traps of each kind this viewer has not seen: in the pool, or face down somewhere."""
    items: list[str]
    """The items nobody has found."""
    cards: dict[str, int]
    """How many Golem cards of each kind are left."""
    events: list[str]
    """The events that have not come."""


class LabyrinthDrawn(TypedDict):
    """What was drawn, and is to be used."""

    kind: Literal["tiles", "traps", "cards", "characters"]
    """What it is."""
    pieces: list[str | None]
    """Their ids; null for what this viewer does not see."""
    tiles: list[LabyrinthTile]
    """The same as tiles, if it is tiles."""
    cell: str | None
    """The only cell a tile may go to, if there is just one."""


class LabyrinthBonus(TypedDict):
    """A number that is added to a roll."""

    what: str
    """What adds it: an ability, an item, the event in force, or a curse (`c13t`)."""
    by: int
    """How much."""


class LabyrinthRoll(TypedDict):
    """Two dice."""

    dice: list[int]
    """What they show; empty before they are rolled."""
    extra: int
    """What was added to this roll by what was paid for it."""
    sum: int | None
    """What it comes to with everything; null before it is rolled."""
    passed: bool | None
    """Is it enough? Null before it is rolled."""


class LabyrinthTest(TypedDict):
    """A test that is being made."""

    test: Literal["jump", "trap", "golem", "other"]
    """Which test it is; `other`: by an ability, a token or an item."""
    seat: int
    """Who is tested."""
    need: int
    """From which number on a roll succeeds."""
    rolls: list[LabyrinthRoll]
    """Each roll it takes."""
    bonuses: list[LabyrinthBonus]
    """What is added to every roll."""
    stake: Literal["trap", "golem", "fall", "seal", "fire", "portal", "wound", "net"]
    """What comes of failing."""
    what: str | None
    """The piece that makes it: a trap, an item, the tokens of a character; null if there is none."""
    lives: int
    """The lives a failed roll costs."""
    dazes: int
    """The daze tokens it brings."""
    chance: int
    """How likely it is passed in the end, in whole percents; the tester answers as well as they can."""


class LabyrinthSide(TypedDict):
    """One side of a fight."""

    seat: int
    """Who it is."""
    dice: list[int]
    """What it has rolled; empty before, and where no roll decides."""
    extra: int
    """What was added to this roll by what was paid for it."""
    bonuses: list[LabyrinthBonus]
    """What is added to every roll."""
    sum: int | None
    """What it comes to with everything; null before it is rolled."""
    stake: int
    """The lives it would lose."""
    chance: int | None
    """How likely it is to win, in whole percents; both answer as well as they can. Null once it is won."""


class LabyrinthFight(TypedDict):
    """A fight that is being fought, or what comes of it."""

    stage: Literal["attacked", "rolls", "won"]
    """May it still be avoided, do dice decide, or is it won?"""
    sides: list[LabyrinthSide]
    """Who attacks, then who is attacked."""
    ties: int
    """How many ties there were."""
    leader: int | None
    """Who is ahead; null in a tie, and before both have rolled."""
    winner: int | None
    """Who has won."""
    wound: int
    """The lives the loser is about to lose, once it is won."""


class LabyrinthView(TypedDict):
    """The table of Labyrinth as one viewer knows it."""

    viewer: int | None
    """Through whose eyes: a seat, or null for somebody who watches."""
    phase: Literal["characters", "start", "turn", "over"]
    """Characters are dealt or chosen, it is rolled for who begins, somebody's turn, or the end."""
    round: int
    """The round, from 1; 0 before the first."""
    rounds: int
    """After how many rounds the match ends without a winner."""
    seat: int | None
    """Whose turn it is; null before the first."""
    actions: int
    """How many actions the turn has left."""
    first: int | None
    """Who began."""
    winner: int | None
    """Who has won."""
    event: str | None
    """The event in force."""
    law: str | None
    """The id of its lasting rule, for the text: `e05b`."""
    golem_moved: bool
    """Has the player whose turn it is moved the Golem in it?"""
    event_triggered: bool
    """Has the player whose turn it is triggered an event in it?"""
    players: list[LabyrinthPlayer]
    """By seat, who plays and what they have."""
    cells: list[LabyrinthCell]
    """Every cell on which something lies or is printed, by name."""
    golem: LabyrinthGolem
    """The Golem."""
    traps: list[LabyrinthTrap]
    """The traps on the board."""
    keys: list[LabyrinthKey]
    """The six keys."""
    items: list[LabyrinthItem]
    """The items that have been found."""
    tokens: list[LabyrinthToken]
    """The ability tokens that are on the board or on a character."""
    pools: LabyrinthPools
    """What is left to be drawn."""
    aiming: str | None
    """The ability, item or one-off rule of an event (`e05a`) that is being aimed."""
    drawn: LabyrinthDrawn | None
    """What was drawn and is to be used, if anything was."""
    test: LabyrinthTest | None
    """The test that is being made."""
    fight: LabyrinthFight | None
    """The fight that is being fought."""
