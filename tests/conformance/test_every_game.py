"""Every game of the catalogue, and the toy game that stands for the next one, keeps every promise."""

from __future__ import annotations

import json
import types
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from reverie.core import catalogue
from reverie.core.codes import Codes
from reverie.core.dealers import StreamDealer
from reverie.core.errors import ReverieError
from reverie.core.game import NOBODY, SPECTATOR, Game
from reverie.core.match import Match
from reverie.core.option import settle
from reverie.core.playout import RandomPlayers, play_to_end, playout, playouts
from reverie.core.random import Random
from reverie.core.record import from_record, lines_of, rebuild, to_record, write_record
from reverie.games.dreamscape.actions import CARD_IDS
from reverie.games.dreamscape.reading import shards_there, trees_there
from reverie.games.onirim.cards import KINDS
from reverie.games.onirim.table import NEXT, PLACES
from tests import lanterns
from tests.conformance.walk import BRIEF, options_of, retraceable, spell, walk

GAMES = {name: catalogue.find(name) for name in catalogue.names()} | {"lanterns": lanterns}

each_game = pytest.mark.parametrize("name", sorted(GAMES))
# A walk is long, so nothing is shrunk; a failure names its seed and options itself, as Hypothesis prints none then.
patient = settings(
    deadline=None,
    max_examples=20,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(autouse=True)
def the_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "lanterns", "tests.lanterns")


def onirim_cards(state: Any) -> list[int]:
    """How many cards of each kind there are, wherever they lie: 76 in all, always."""
    counts = list(state.deck.counts)
    for place in range(PLACES):
        for card in range(KINDS):
            counts[card] += state.heaps.count(place * NEXT, card)
        assert state.heaps.size(place * NEXT) == sum(state.heaps.count(place * NEXT, card) for card in range(KINDS))
    for row in (state.first_row, state.second_row):
        for card in row:
            counts[card] += 1
    assert state.deck.size == sum(state.deck.counts)
    assert min(counts) >= 0
    return counts


def dreamscape_pieces(state: Any) -> tuple[list[int], int, list[str]]:
    """How many shards of each colour and trees there are, wherever they lie, and every card once."""
    piles = [state.pile(level) for level in range(3)]
    cards = [card for card, place in enumerate(state.places) if place]
    cards += [card for pile in piles for card, count in enumerate(pile.counts) for _ in range(count)]
    cards += [int(card) for pile in piles for card in pile.under] + [int(card) for card in state.looked]
    for pile in piles:
        assert pile.loose == sum(pile.counts)
    assert min(state.hands) >= 0
    assert min(state.bag) >= 0
    return shards_there(state), trees_there(state), sorted(CARD_IDS[card] for card in cards)


def labyrinth_pieces(state: Any) -> tuple[list[int], list[int], int]:
    """Every tile once, every trap, and nobody carries more lives than there are."""
    content = state.agreed.content
    tiles = [int(tile) for tile in state.tiles if 0 <= tile < len(content.tiles)] + [int(tile) for tile in state.under]
    tiles += [tile for tile in range(len(content.tiles)) if state.pool & (1 << tile)]
    traps = [int(count) for count in state.unseen]
    for trap in state.traps:
        if trap >= 0:
            traps[trap] += 1
    steps = [] if state.over else [step.name for step in [state.now, *state.agenda.steps()]]
    if "lay-trap" in steps:
        for trap in state.looked:
            traps[trap] += 1
    elif not {"use-golem", "deal-characters"} & set(steps):
        tiles += [int(tile) for tile in state.looked]
    assert state.veiled == [int(tile) for tile in state.tiles].count(-2)
    assert max(state.lives) <= 4
    assert min([*state.lives, *state.dazes, *state.lit, *state.dark, *state.unseen, *state.golem_deck]) >= 0
    return sorted(tiles), traps, len(state.keys)


def lantern_count(state: Any) -> int:
    return int(sum(state.pile.values())) + sum(len(hand) for hand in state.hands)


CONSERVED = {
    "dreamscape": dreamscape_pieces,
    "labyrinth": labyrinth_pieces,
    "onirim": onirim_cards,
    "lanterns": lantern_count,
}


@each_game
def test_offers_the_whole_protocol(name: str) -> None:
    promised = {key for key in vars(Game) if not key.startswith("_")} | set(Game.__annotations__)
    assert {key for key in promised if not hasattr(GAMES[name], key)} == set()
    assert isinstance(GAMES[name], types.ModuleType)
    assert name == GAMES[name].NAME


@each_game
@patient
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_keeps_its_promises_on_a_random_walk(name: str, data: st.DataObject, seed: int) -> None:
    options = data.draw(options_of(GAMES[name])) | BRIEF.get(name, {})
    walk(GAMES[name], options, str(seed), CONSERVED[name])


def test_a_broken_promise_names_the_match_it_was_broken_in() -> None:
    counter = iter(range(1000))
    with pytest.raises(AssertionError) as broken:
        walk(lanterns, settle(lanterns.OPTIONS, {"players": 2}), "17", lambda state: next(counter))
    [note] = broken.value.__notes__
    assert note.startswith("in a match of lanterns: seed '17', options {'players': 2")


@each_game
def test_no_two_actions_have_one_text(name: str) -> None:
    game = GAMES[name]
    texts = [game.write(action) for action in game.ACTIONS]
    assert len(set(texts)) == len(texts)


@each_game
@patient
@given(data=st.data())
def test_codes_have_no_gap_and_lead_there_and_back(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    options = data.draw(options_of(game))
    seats, chance = game.player_actions(options), game.chance_actions(options)
    assert {*seats, *chance} <= {*game.ACTIONS}
    assert not {*seats} & {*chance}
    for actions in (seats, chance):
        codes = Codes(actions)
        assert len(codes) == len(actions) == len(set(actions))
        assert [codes.code(codes.action(code)) for code in range(len(codes))] == list(range(len(codes)))
        for beyond in (-1, len(codes)):
            with pytest.raises(IndexError):
                codes.action(beyond)
        with pytest.raises(KeyError):
            codes.code((chance if actions is seats else seats)[0])


@each_game
@patient
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_records_rebuild_the_match(name: str, data: st.DataObject, seed: int) -> None:
    game = GAMES[name]
    options, decisions = data.draw(options_of(game)), data.draw(st.integers(0, 60))
    with retraceable(game, options, str(seed)):
        check_record(game, random_match(game, options, str(seed), decisions))


def check_record(game: Game, match: Match) -> None:
    record = json.loads(write_record(to_record(match)))
    again = from_record(record)
    assert write_record(to_record(again)) == write_record(record)
    assert spell(game.pack(again.state)) == spell(game.pack(match.state))
    assert spell(game.pack(rebuild(record, len(record["log"])))) == spell(game.pack(match.state))
    for viewer in [*range(game.seats(match.options)), SPECTATOR]:
        assert again.events(viewer) == match.events(viewer)


def random_match(game: Game, options: dict[str, Any], seed: str, decisions: int) -> Match:
    """A match after so many random decisions, some of them taken back."""
    match = Match(game, options, seed)
    random = Random(seed, "hands")
    for _ in range(decisions):
        if match.actor == NOBODY:
            break
        seat = match.actor
        choices = match.choices(seat)
        match.play(seat, choices[random.below(len(choices))])
        if match.can_undo(seat) and random.below(3) == 0:
            match.undo(seat)
    return match


@each_game
@patient
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_undo_is_a_shorter_log(name: str, data: st.DataObject, seed: int) -> None:
    game = GAMES[name]
    options, decisions = data.draw(options_of(game)), data.draw(st.integers(0, 40))
    with retraceable(game, options, str(seed)):
        check_undo(game, random_match(game, options, str(seed), decisions))


def check_undo(game: Game, match: Match) -> None:
    while match.actor != NOBODY:
        seat, before = match.actor, spell(game.pack(match.state))
        length = len(match.log)
        match.play(seat, match.choices(seat)[0])
        if match.can_undo(seat):
            assert len(match.log) == length + 1
            match.undo(seat)
            assert spell(game.pack(match.state)) == before
            assert len(match.log) == length
            return


@each_game
@patient
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_refused_gesture_changes_nothing(name: str, data: st.DataObject, seed: int) -> None:
    """Neither the state nor the luck that is still to come, wherever the gesture breaks off."""
    game = GAMES[name]
    options, decisions = data.draw(options_of(game)), data.draw(st.integers(0, 40))
    one, other = (random_match(game, options, str(seed), decisions) for _ in range(2))
    for _ in range(10):
        if one.actor == NOBODY:
            break
        seat = one.actor
        texts = [game.write(action) for action in one.choices(seat)]
        with pytest.raises(ReverieError):
            one.play_gesture(seat, [texts[-1], texts[0], "nonsense"])
        assert lines_of(one.log) == lines_of(other.log)
        assert spell(game.pack(one.state)) == spell(game.pack(other.state))
        for match in (one, other):
            match.play_text(seat, texts[-1])
        assert lines_of(one.log) == lines_of(other.log)
        assert one.events(seat) == other.events(seat)


@each_game
def test_fast_playouts_are_the_protocol(name: str) -> None:
    game = GAMES[name]
    for number in range(20):
        options = settle(game.OPTIONS, ({"players": 2} if number % 2 else {}) | BRIEF.get(name, {}))
        one, other = game.new(options), game.new(options)
        players = RandomPlayers(Random("twin", str(number)))
        decisions = play_to_end(game, one, StreamDealer("twin", number), players)
        if hasattr(other, "agenda"):
            chance = StreamDealer("twin", number).chance
            assert playout(other, chance, Random("twin", str(number))) == decisions
            assert spell(game.pack(other)) == spell(game.pack(one))


@each_game
def test_playouts_do_not_depend_on_how_they_are_shared_out(name: str) -> None:
    game = GAMES[name]
    options = settle(game.OPTIONS, BRIEF.get(name, {}))
    whole = playouts(game, options, "s", 0, 30)
    parts = playouts(game, options, "s", 0, 11)
    parts.add(playouts(game, options, "s", 11, 19))
    assert (whole.games, whole.wins, whole.decisions) == (parts.games, parts.wins, parts.decisions)


def test_a_fourth_game_needs_only_its_folder_and_one_line(tmp_path: Path) -> None:
    match = random_match(catalogue.find("lanterns"), {}, "x", 100)
    assert match.actor == NOBODY
    assert from_record(to_record(match)).result is not None
