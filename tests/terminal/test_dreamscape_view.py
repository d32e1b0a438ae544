"""Dreamscape in the terminal: everything has words in every language, and the table shows what lies on it."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from rich.cells import cell_len
from rich.console import Console, RenderableType

from reverie.core import catalogue
from reverie.core.game import CHANCE, SPECTATOR
from reverie.core.match import Match
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.core.saying import Saying
from reverie.games.dreamscape.content import KINDS, POWERS, standard
from reverie.games.dreamscape.shards import LETTERS
from reverie.locale.speech import LANGUAGES, speech
from reverie.terminal.dreamscape import screen
from reverie.terminal.dreamscape.signs import STYLES, chip
from reverie.terminal.play import Sitting
from reverie.terminal.replay import ALL_EYES, Showing
from reverie.terminal.screens import screen_of
from reverie.terminal.wording import Wording

GAME: Any = catalogue.find("dreamscape")
OPTIONS = settle(GAME.OPTIONS, {})
UNSPOKEN = {"goal", "slot", "wander", "create", "fill", "return"}  # the next question or the table shows as much


def wording(language: str = "en") -> Wording:
    return Wording(speech(language), GAME, OPTIONS)


every_language = pytest.mark.parametrize("language", LANGUAGES)
every_table = pytest.mark.parametrize(
    ("players", "nightmare"), [(players, nightmare) for players in (2, 3, 4) for nightmare in (False, True)]
)


def new_match(players: int = 2, nightmare: bool = False, rounds: int = 6, seed: str = "view") -> Match:
    return Match(GAME, {"players": players, "nightmare": nightmare, "rounds": rounds}, seed)


def drawn(shown: RenderableType, width: int = 100) -> str:
    """As a terminal without colours shows it, with plain spaces."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(shown)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text.replace("\N{NO-BREAK SPACE}", " ")


def lines_of(shown: RenderableType, width: int = 100) -> list[str]:
    return [line.rstrip() for line in drawn(shown, width).splitlines()]


def wish(match: Match, random: Random) -> Any:
    """Any action, but seldom one that ends a turn: so there is more to see."""
    choices = match.choices(match.actor)
    lively = [choice for choice in choices if choice.text not in ("sleep", "done")]
    return lively[random.below(len(lively))] if lively and random.below(8) else choices[random.below(len(choices))]


@every_table
def test_a_whole_match_is_told_in_every_language(players: int, nightmare: bool) -> None:
    match = new_match(players, nightmare)
    random = Random("view", f"{players}{nightmare}")
    decisions = 0
    said: set[str] = set()
    while match.actor >= 0:
        seen = match.observe(match.actor)
        if decisions % 4 == 0:  # each table in one language, in turn
            words = wording(LANGUAGES[decisions // 4 % len(LANGUAGES)])
            shown = seen.pack()
            assert max(map(cell_len, lines_of(screen.table(words, shown, match.options), 80))) <= 80
            assert drawn(screen.counts(words, shown, match.options))
        texts = {choice.text for choice in match.choices(match.actor)} - said
        sayings = [GAME.describe(seen, GAME.read(text)) for text in sorted(texts)]
        for words in map(wording, LANGUAGES):
            assert words.question(match.question())
            assert all([words.action(saying) for saying in sayings])
        said |= texts
        match.play(match.actor, wish(match, random))
        decisions += 1
    for words in map(wording, LANGUAGES):
        for viewer in [*range(players), SPECTATOR]:
            for told in match.events(viewer, 0):
                assert (words.event(told) is None) == (told["event"] in UNSPOKEN)
        assert drawn(screen.table(words, match.observe(SPECTATOR).pack(), match.options))


class Typed(Console):
    """A console in front of which somebody types these lines."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(file=io.StringIO(), width=90, color_system=None)
        self.lines = iter(lines)

    def input(self, *args: Any, **named: Any) -> str:
        return next(self.lines)

    def text(self) -> str:
        return self.file.getvalue()  # type: ignore[attr-defined,no-any-return]


@every_language
def test_a_match_is_played_and_replayed_at_the_keyboard(language: str) -> None:
    first = new_match(2, True, 1)
    random = Random("view", "keys")
    while first.actor >= 0:
        first.play(first.actor, wish(first, random))
    console = Typed([entry.text for entry in first.log if entry.actor != CHANCE])
    sitting = Sitting(console, speech(language), new_match(2, True, 1), None)
    sitting.play()
    assert [entry.text for entry in sitting.match.log] == [entry.text for entry in first.log]
    assert speech(language).say("dreamscape-end-D-80")[:30] in console.text()
    replay = Typed([])
    Showing(replay, speech(language), first, ALL_EYES).show_all()
    assert len(replay.text().splitlines()) > len(first.log) / 2


def test_dreamscape_has_a_screen_of_its_own() -> None:
    assert screen_of("dreamscape") is screen


@every_language
def test_every_verb_question_event_token_power_and_option_has_words(language: str) -> None:
    needed = {f"dreamscape-do-{name}" for name in GAME.VERBS} | {f"dreamscape-ask-{name}" for name in GAME.QUESTIONS}
    needed |= {f"dreamscape-event-{name}" for name in set(GAME.EVENTS) - UNSPOKEN}
    needed |= {f"dreamscape-token-{kind}" for kind in KINDS}
    needed |= {f"dreamscape-{what}-{power}" for power in POWERS for what in ("power", "locale")}
    needed |= {f"dreamscape-{what}-{letter}" for letter in LETTERS for what in ("colour", "of", "shard", "sign")}
    needed |= {f"dreamscape-option-{option.name}" for option in GAME.OPTIONS}
    needed |= {f"rule-D-{number}" for number in range(1, 81)}
    assert [key for key in sorted(needed) if not speech(language).knows(key)] == []


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({"event": "look", "seat": 0, "level": "II", "card": "c21"}, "drawn: “Basalt Throne”"),
        ({"event": "look", "seat": 0, "level": "II"}, "drawn: a card of level II"),
        ({"event": "go", "seat": 0, "locale": 3, "name": "tower", "cost": 0}, "moved to 3 Tower of Wandering"),
        (
            {"event": "token", "seat": 1, "token": "t08", "goal": "most_of_colour", "colour": "R"},
            "scores the Dream token: most shards of rock",
        ),
        ({"event": "score", "seat": 1, "points": -1, "rule": "D-77"}, "-1 point for a nightmare shard"),
        ({"event": "score", "seat": 1, "points": -6, "rule": "D-80"}, "-6 points for nightmare shards"),
    ],
)
def test_an_event_in_words(told: dict[str, Any], words: str) -> None:
    assert wording().event(told) == words


@pytest.mark.parametrize(
    ("verb", "facts", "words"),
    [
        ("go", {"locale": 3, "name": "tower", "cost": 1, "red": 0}, "move to 3 Tower of Wandering"),
        ("go", {"locale": 3, "name": "tower", "cost": 0, "key": "W", "red": 0}, "move to 3 Tower of Wandering, free"),
        (
            "swap",
            {"paid": "W", "price": 2, "shard": "R"},
            "discard two shards of water, take a rock shard",
        ),
        ("use", {"card": "c01", "shard": "W", "power": "archive"}, "a water shard onto “Lantern Rock” for its power: "),
        ("shift", {"space": "c1", "target": "c2", "height": 2, "shards": 1}, "move the top shard of c1 to c2"),
        (
            "shift",
            {"space": "c1", "target": "c2", "height": 1, "shards": 2},
            "move shard 1 of c1, with all on it",
        ),
        ("keep-none", {}, "keep none of them"),
    ],
)
def test_a_choice_in_words(verb: str, facts: dict[str, Any], words: str) -> None:
    assert wording().action(Saying(verb, facts)).startswith(words)


# --- what the table shows ---


def a_table(**changes: Any) -> dict[str, Any]:
    """What the first of three players sees when wandering begins, with some things changed."""
    match = new_match(3, True)
    while match.question().name != "wander":
        match.play(match.actor, match.choices(match.actor)[0])
    return {**match.observe(0).pack(), "seat": 0, **changes}


def locales(lines: list[str], **changes: list[Any]) -> list[dict[str, Any]]:
    """The locales with these shards, and by locale what else is changed."""
    return [
        {**locale, "shards": list(line), **{name: values[place] for name, values in changes.items()}}
        for place, (locale, line) in enumerate(zip(a_table()["locales"], lines, strict=True))
    ]


def passages(*red: list[int]) -> list[dict[str, Any]]:
    return [{**passage, "red": passage["ends"] in red} for passage in a_table()["passages"]]


def players(*changes: dict[str, Any]) -> list[dict[str, Any]]:
    return [{**owner, **changed} for owner, changed in zip(a_table()["players"], [*changes, {}, {}, {}], strict=False)]


def with_card(card: str, **changes: Any) -> dict[str, Any]:
    """All cards in view, and this one, which lies open somewhere."""
    at = GAME.new(new_match(3, True).options)
    at.places[int(card[1:]) - 1] = 1
    shown = GAME.observe(at, SPECTATOR).pack()["cards"][card]
    return {**a_table()["cards"], card: {**shown, **changes}}


def shown_lines(seen: dict[str, Any], width: int = 100) -> list[str]:
    return lines_of(screen.table(wording(), seen, OPTIONS), width)


def test_the_dream_world_stands_in_two_rows_with_its_passages() -> None:
    lies = locales(["WEM", "", "R", "SNW", "EEEEE", "MRS"], haunted=[False] * 4 + [True, False])
    lines = shown_lines(a_table(locales=lies, passages=passages([1, 2], [3, 6])), 80)
    first = next(place for place, line in enumerate(lines) if line.startswith("1 Oneiric Archives"))
    assert re.fullmatch("1 Oneiric Archives +2 Dream Collector +3 Tower of Wandering", lines[first])
    assert re.fullmatch("⚷ W  E  M ◂ ·  · +N  ⚷ ·  ·  ·  ·  · +────⚷ R ◂ ·  ·  ·  ·", lines[first + 1])
    assert re.fullmatch(" +│ +│ +N", lines[first + 3])
    assert re.fullmatch("⚷ S  N  W ◂ ·  · +────⚷ E  E  E  E  E ◂ +────⚷ M  R  S ◂ ·  ·", lines[first + 5])
    assert "☠" in lines[first + 6]


def test_passages_that_the_two_rows_do_not_draw_are_listed() -> None:
    lines = shown_lines(a_table(passages=[{"ends": [1, 2], "red": False}, {"ends": [1, 6], "red": True}]))
    assert any(line.startswith("Other passages  1-6 N") for line in lines)


def test_sleepers_lie_on_one_another_the_last_on_top() -> None:
    lies = locales(["", "", "", "W", "", ""], awake=[[], [], [], [0], [], []], asleep=[[], [], [], [2, 1], [], []])
    assert any(line.startswith(" ♟1 ☾3 ☾2") for line in shown_lines(a_table(locales=lies)))


def test_a_studio_shows_stacks_tree_dreamer_mountain_and_entry() -> None:
    bare = {"tree": False, "mountain": False, "climbed": False}
    studio = [
        {**bare, "space": "b1", "stack": list("RRW"), "mountain": True},
        {**bare, "space": "a2", "stack": list("ERR"), "mountain": True, "climbed": True},
        {**bare, "space": "b2", "stack": ["M"], "tree": True},
        {**bare, "space": "d5", "stack": ["N"]},
    ]
    lines = shown_lines(a_table(players=players({"studio": studio, "dreamer": "b1"})))
    grid = lines[next(place for place, line in enumerate(lines) if line.startswith("▶ Player 1")) + 1 :]
    assert re.match(r"5 · +· +· +N +·", grid[0])
    assert re.match(r"2 ERR△ +M♣ +· +· +·", grid[3])
    assert re.match(r"1 · +RRW☺▲ +⌂ +· +·", grid[4])
    assert re.match(r"  a +b +c +d +e", grid[5])


def test_a_card_shows_its_pattern_points_power_and_shard() -> None:
    seen = a_table(players=players({"open": ["c18"]}), cards=with_card("c18", stored="W"))
    text = "\n".join(shown_lines(seen))
    card = standard().landscapes[17]
    for part in (f"c18 {card.names['en']}", f"I · {card.points} points", " W  Oneiric Archives", "RR W", "·  W☺"):
        assert part in text


def test_a_player_shows_points_initiative_hands_and_completed_cards() -> None:
    own = {"points": -1, "rank": 2, "power_used": True, "hand": list("WWN"), "completed": ["c01", "c02"], "last": "c02"}
    third = {"points": 1, "rank": 1, "power_used": False}
    lines = shown_lines(a_table(players=players(own, {}, third), cards=with_card("c02")))
    place = next(place for place, line in enumerate(lines) if line.startswith("▶ Player 1"))
    assert "-1 point · initiative 2 · locale power used" in lines[place]
    assert "Hands   W   W   N" in lines[place + 1]
    assert "Completed  2   c02 Reed Ferry [ ] Mechanical Golem" in lines[place + 2]
    assert any("Player 3   1 point · initiative 1 · locale power unused" in line for line in lines)


def test_the_head_shows_round_phase_and_action_points() -> None:
    assert shown_lines(a_table(round=2, candle=1))[0] == "Round 2 of 6 · Wandering   ●○○○ 1 action point left"
    creating = a_table(round=2, phase="create", free_step=True)
    assert shown_lines(creating)[0] == "Round 2 of 6 · Creating   the Dreamer has a free step"
    assert shown_lines({**creating, "phase": "last", "free_step": False})[0] == "The last shards"
    assert shown_lines(a_table(phase="over"))[0] == "The end"


def token(name: str, colour: str | None = None) -> dict[str, Any]:
    """A token as a viewer is shown it."""
    at = GAME.new(OPTIONS)
    at.tokens = vec[i64]([int(name[1:]) - 1])
    at.slots = vec[i64]([LETTERS.index(colour)] if colour else [-1])
    shown: dict[str, Any] = GAME.observe(at, 0).pack()["tokens"][0]
    return shown


def test_tokens_bag_trees_piles_and_pool_are_shown() -> None:
    bag = {"W": 20, "E": 19, "M": 18, "R": 17, "S": 16, "N": 2}
    goals = [token("t01"), token("t08", "R"), token("t12", "W"), token("t06")]
    piles = [{"level": level, "size": size, "under": []} for level, size in (("I", 11), ("II", 11), ("III", 12))]
    text = "\n".join(shown_lines(a_table(bag=bag, trees=7, piles=piles, pool=9, tokens=goals)))
    assert re.search("most completed cards +6 points", text)
    assert re.search(" R +most shards of rock +7 points", text)
    assert re.search(" W +the more shards of water, the more points +1:1, 3:3, 4:4, 5:6, 6:7, 7:9, 8:10", text)
    assert "Bag  92    W  20 water   E  19 earth   M  18 meadow   R  17 rock   S  16 motion   N  2 nightmare" in text
    assert "Trees  ♣ 7   Piles  I 11  II 11  III 12   Red pool   N  9" in text


def test_cards_being_looked_at_are_shown_to_those_who_see_them() -> None:
    looked = [{"card": "c18", "knowers": [0], "nearest": []}, {"card": None, "knowers": [1], "nearest": []}]
    text = "\n".join(shown_lines(a_table(looked=looked, cards=with_card("c18"))))
    assert "Cards in view  1 hidden card" in text
    assert "c18 Cairn Spring" in text
    piles = [{"level": "I", "size": 3, "under": [{"card": "c18", "knowers": [0]}]}]
    assert "c18 Cairn Spring" in drawn(screen.counts(wording(), a_table(piles=piles, cards=with_card("c18")), OPTIONS))


def signs(language: str) -> list[str]:
    return [chip(wording(language), letter).plain.strip() for letter in LETTERS]


def test_no_shard_is_told_by_colour_alone() -> None:
    assert set(STYLES) == set(LETTERS)
    assert len(set(STYLES.values())) == len(LETTERS)
    assert signs("en") == list(LETTERS)


def test_shards_show_signs_of_the_language() -> None:
    assert signs("pl") == ["Wo", "Zi", "Łą", "Sk", "Ru", "Ko"]
    assert signs("ko") == ["물", "흙", "풀", "바", "움", "악"]
    seen = a_table(locales=locales(["WEMRS", "", "R", "SNW", "EEEEE", "MRS"]), passages=passages([1, 2]))
    for language, row in (("pl", "⚷ Wo  Zi  Łą  Sk  Ru ◂"), ("ko", "⚷ 물  흙  풀  바  움 ◂")):
        lines = lines_of(screen.table(wording(language), seen, OPTIONS), 80)
        assert any(line.startswith(row) for line in lines)
