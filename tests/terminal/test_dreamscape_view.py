"""Dreamscape in the terminal: everything has words in every language, and the table shows what lies on it."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from reverie.core import catalogue
from reverie.core.game import CHANCE, SPECTATOR
from reverie.core.match import Match
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games.dreamscape.box import box_of
from reverie.games.dreamscape.content import KINDS, POWERS, standard
from reverie.locale.speech import LANGUAGES, speech
from reverie.terminal.dreamscape import screen as view
from reverie.terminal.play import Sitting
from reverie.terminal.replay import ALL_EYES, Showing
from reverie.terminal.screens import view_of

GAME: Any = catalogue.find("dreamscape")
RULES = Path(__file__).parents[2] / "src" / "reverie" / "games" / "dreamscape"
EN = speech("en")
OPTIONS = settle(GAME.OPTIONS, {})

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
        if decisions % 4 == 0:  # each table in one language, in turn
            say = speech(LANGUAGES[decisions // 4 % len(LANGUAGES)])
            seen = match.observe(match.actor).pack()
            assert max(map(cell_len, lines_of(view.table(say, seen, match.options), 80))) <= 80
            assert drawn(view.counts(say, seen, match.options))
        texts = {choice.text for choice in match.choices(match.actor)} - said
        for say in map(speech, LANGUAGES):
            assert view.question(say, match.question(), match.options)
            assert all([view.action(say, text, match.options) for text in texts])
        said |= texts
        match.play(match.actor, wish(match, random))
        decisions += 1
    for say in map(speech, LANGUAGES):
        for viewer in [*range(players), SPECTATOR]:
            for told in match.events(viewer, 0):
                words = view.event(say, told, match.options)
                assert (words is None) == (told["event"] in view.UNSPOKEN)
        assert drawn(view.table(say, match.observe(SPECTATOR).pack(), match.options))


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


def test_dreamscape_has_a_view_of_its_own() -> None:
    assert view_of("dreamscape") is view


@every_language
def test_every_action_has_words(language: str) -> None:
    say = speech(language)
    chance = ("bag", "card", "token", "slot", "seat")
    known = {card.id for card in standard().landscapes}
    actions = [action.text for action in GAME.ACTIONS if action.text.split()[0] not in chance]
    actions = [text for text in actions if not (found := re.findall(r"\bc\d\d\b", text)) or set(found) <= known]
    assert len(actions) > 1000
    for text in actions:
        assert "{" not in view.action(say, text, OPTIONS)


@every_language
def test_every_question_event_token_power_and_option_has_words(language: str) -> None:
    say = speech(language)
    rules = "\n".join(file.read_text() for file in RULES.glob("*.py"))
    questions = set(re.findall(r'Question\(\s*"([a-z-]+)"', rules))
    events = set(re.findall(r'(?:say|tell|tell_[a-z_]+)\(\s*(?:s, )?"([a-z-]+)"', rules))
    assert len(questions) == 14
    assert len(events) > 30
    needed = {f"dreamscape-ask-{name}" for name in questions} | {f"dreamscape-event-{name}" for name in events}
    needed |= {f"dreamscape-token-{kind}" for kind in KINDS}
    needed |= {f"dreamscape-{what}-{power}" for power in POWERS for what in ("power", "locale")}
    needed |= {f"dreamscape-{what}-{letter}" for letter in "WEMRSN" for what in ("colour", "shard")}
    needed |= {f"dreamscape-option-{option.name}" for option in GAME.OPTIONS}
    needed |= {f"rule-D-{number}" for number in range(1, 81)}
    assert [key for key in sorted(needed) if not say.knows(key)] == []


# --- what the table shows ---


def a_table(**changes: Any) -> dict[str, Any]:
    """What player 1 of three sees when wandering begins, with some things changed."""
    match = new_match(3, True)
    while match.question().name != "wander":
        match.play(match.actor, match.choices(match.actor)[0])
    return {**match.observe(0).pack(), "viewer": 1, "seat": 1, **changes}


def shown_lines(seen: dict[str, Any], width: int = 100) -> list[str]:
    return lines_of(view.table(EN, seen, new_match(3, True).options), width)


def test_the_dream_world_stands_in_two_rows_with_its_passages() -> None:
    lines = shown_lines(a_table(locales=["WEM", "", "R", "SNW", "EEEEE", "MRS"], haunts=["1-2", "3-6"], haunted=5), 80)
    first = next(place for place, line in enumerate(lines) if line.startswith("1 Oneiric Archives"))
    assert re.fullmatch("1 Oneiric Archives +2 Dream Collector +3 Tower of Wandering", lines[first])
    assert re.fullmatch("⚷ W  E  M ◂ ·  · +N  ⚷ ·  ·  ·  ·  · +────⚷ R ◂ ·  ·  ·  ·", lines[first + 1])
    assert re.fullmatch(" +│ +│ +N", lines[first + 3])
    assert re.fullmatch("⚷ S  N  W ◂ ·  · +────⚷ E  E  E  E  E ◂ +────⚷ M  R  S ◂ ·  ·", lines[first + 5])
    assert "☠" in lines[first + 6]


def test_sleepers_lie_on_one_another_the_last_on_top() -> None:
    seen = a_table(order=[2, 3, 1], turn=3, travellers=[4, 4, 4], steps=["wander", "sow", "next-wanderer"])
    assert any(line.startswith(" ♟1 ☾3 ☾2") for line in shown_lines(seen))
    assert any(line.startswith(" ☾1 ☾3 ☾2") for line in shown_lines({**seen, "steps": ["sow", "next-wanderer"]}))


def test_a_studio_shows_stacks_tree_dreamer_mountain_and_entry() -> None:
    studios = [{"b1": "RRW", "b2": "M+", "a2": "ERR", "d5": "N"}, {}, {}]
    lines = shown_lines(a_table(studios=studios, dreamers=["b1", None, None], climbed=[["a2"], [], []]))
    grid = lines[next(place for place, line in enumerate(lines) if line.startswith("▶ Player 1")) + 1 :]
    assert re.match(r"5 · +· +· +N +·", grid[0])
    assert re.match(r"2 ERR△ +M♣ +· +· +·", grid[3])
    assert re.match(r"1 · +RRW☺▲ +⌂ +· +·", grid[4])
    assert re.match(r"  a +b +c +d +e", grid[5])


def test_a_card_shows_its_pattern_points_power_and_shard() -> None:
    text = "\n".join(shown_lines(a_table(open=[["c18"], [], []], stored={"c18": "W"})))
    card = standard().landscapes[17]
    for part in (f"c18 {card.names['en']}", f"I · {card.points} points", " W  Oneiric Archives", "RR W", "·  W☺"):
        assert part in text


def test_a_player_shows_points_initiative_hands_and_completed_cards() -> None:
    changes = {"points": [-1, 12, 1], "hands": ["WWN", "", ""], "order": [3, 1, 2], "flipped": [1]}
    lines = shown_lines(a_table(completed=[["c01", "c02"], [], []], top=["c02", None, None], **changes))
    own = next(place for place, line in enumerate(lines) if line.startswith("▶ Player 1"))
    assert "-1 point · initiative 2 · locale power used" in lines[own]
    assert "Hands   W   W   N" in lines[own + 1]
    assert "Completed  2   c02 Reed Ferry [ ] Mechanical Golem" in lines[own + 2]
    assert any("Player 3   1 point · initiative 1 · locale power unused" in line for line in lines)


def test_the_head_shows_round_phase_and_action_points() -> None:
    assert shown_lines(a_table(round=2, candle=1))[0] == "Round 2 of 6 · Wandering   ●○○○ 1 action point left"
    creating = a_table(round=2, steps=["create", "empty-hands", "next-creator"], free=1)
    assert shown_lines(creating)[0] == "Round 2 of 6 · Creating   the Dreamer has a free step"
    assert shown_lines({**creating, "round": 7, "free": 0})[0] == "The last shards"
    assert shown_lines(a_table(steps=["over"]))[0] == "The end"


def test_tokens_bag_trees_piles_and_pool_are_shown() -> None:
    bag = {"W": 20, "E": 19, "M": 18, "R": 17, "S": 16, "N": 2}
    goals = {"tokens": ["t01", "t08", "t12", "t06"], "slots": [None, "R", "W", None]}
    lines = shown_lines(a_table(bag=bag, trees=7, piles=[10, 11, 12], under=[["?:2"], [], []], pool=9, **goals))
    text = "\n".join(lines)
    assert re.search("most completed cards +6 points", text)
    assert re.search(" R +most shards of rock +7 points", text)
    assert re.search(" W +the more shards of water, the more points +1:1, 3:3, 4:4, 5:6, 6:7, 7:9, 8:10", text)
    assert "Bag  92    W  20 water   E  19 earth   M  18 meadow   R  17 rock   S  16 motion   N  2 nightmare" in text
    assert "Trees  ♣ 7   Piles  I 11  II 11  III 12   Red pool   N  9" in text


def test_cards_being_looked_at_are_shown_to_those_who_see_them() -> None:
    text = "\n".join(shown_lines(a_table(looked=["c18:1", "?:2"])))
    assert "Cards in view  1 hidden card" in text
    assert "c18 Cairn Spring" in text
    assert "c18 Cairn Spring" in drawn(view.counts(EN, a_table(under=[["c18:1"], [], []]), OPTIONS))


def signs(language: str) -> list[str]:
    voice = view.Voice(speech(language), box_of(OPTIONS))
    return [view.chip(voice, letter).plain.strip() for letter in view.LETTERS]


def test_no_shard_is_told_by_colour_alone() -> None:
    assert set(view.STYLES) == set(view.LETTERS)
    assert len(set(view.STYLES.values())) == len(view.LETTERS)
    assert signs("en") == list(view.LETTERS)


def test_shards_show_signs_of_the_language() -> None:
    assert signs("pl") == ["Wo", "Zi", "Łą", "Sk", "Ru", "Ko"]
    assert signs("ko") == ["물", "흙", "풀", "바", "움", "악"]
    seen = a_table(locales=["WEMRS", "", "R", "SNW", "EEEEE", "MRS"], haunts=["1-2"])
    for language, row in (("pl", "⚷ Wo  Zi  Łą  Sk  Ru ◂"), ("ko", "⚷ 물  흙  풀  바  움 ◂")):
        lines = lines_of(view.table(speech(language), seen, new_match(3, True).options), 80)
        assert any(line.startswith(row) for line in lines)
