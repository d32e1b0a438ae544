"""The apprentice of Labyrinth: it plays by the rules, from what it sees, with a purpose, and better than by chance."""

from __future__ import annotations

import pytest

from reverie.bots.bot import Bot
from reverie.bots.labyrinth.apprentice import BREADTH, DEPTH, Apprentice, Decision
from reverie.bots.labyrinth.odds import chance_in_fight, chance_of
from reverie.bots.labyrinth.ways import ACTION, Ways
from reverie.bots.labyrinth.worth import Judge
from reverie.bots.registry import bot_names, find_bot
from reverie.bots.sleepwalker import Sleepwalker
from reverie.core.agenda import Action
from reverie.core.game import CHANCE, NOBODY, Result
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import labyrinth
from reverie.games.labyrinth.box.actions import BUILD_TILE, MOVES, TAKE_KEYS
from reverie.games.labyrinth.table.table import CARRIED, Labyrinth, lay
from reverie.games.labyrinth.turn.turn import ACT
from reverie.pieces.hexes import BESIDE


class Watched:
    """A bot of which every choice is checked."""

    def __init__(self, bot: Bot, choices: list[tuple[Labyrinth, Action]]) -> None:
        self.bot = bot
        self.choices = choices

    def choose(self, s: Labyrinth) -> Action:
        legal = labyrinth.legal(s)
        offered = list(legal)
        chosen: Action = self.bot.choose(labyrinth.observe(s, s.acting), offered, 1.0)
        assert chosen in legal
        assert offered == legal, "the choices are not the bot's to change"
        self.choices.append((labyrinth.copy(s), chosen))
        return chosen


def new(players: int, rounds: int) -> Labyrinth:
    return labyrinth.new(settle(labyrinth.OPTIONS, {"players": players, "rounds": rounds}))


def play(s: Labyrinth, bots: list[Watched], chance: Random) -> Result:
    while labyrinth.actor(s) != NOBODY:
        if labyrinth.actor(s) == CHANCE:
            labyrinth.apply(s, labyrinth.deal(s, chance))
        else:
            labyrinth.apply(s, bots[s.acting].choose(s))
    result = labyrinth.result(s)
    assert result is not None
    return result


def begun(players: int, seed: str) -> Labyrinth:
    """After the set-up, at the first player's first choice."""
    s = new(players, 50)
    chance = Random(seed, "set-up")
    while labyrinth.actor(s) == CHANCE:
        labyrinth.apply(s, labyrinth.deal(s, chance))
    assert s.now is ACT
    return s


def apprentices(players: int, seed: str, choices: list[tuple[Labyrinth, Action]]) -> list[Watched]:
    return [Watched(Apprentice(Random(seed, str(seat))), choices) for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_matches_with_legal_choices_only(players: int) -> None:
    choices: list[tuple[Labyrinth, Action]] = []
    play(new(players, 2), apprentices(players, "m", choices), Random("m", str(players)))
    assert len(choices) >= 4 * players


def test_the_unseen_does_not_matter() -> None:
    """The same from the same numbers, whatever traps others have looked at."""
    choices: list[tuple[Labyrinth, Action]] = []
    play(new(3, 4), apprentices(3, "u", choices), Random("u", "chance"))
    for place, (s, _) in enumerate(choices[::4]):
        seen = labyrinth.observe(s, s.acting)
        other = labyrinth.imagine(seen, Random("another world", str(place)))
        assert labyrinth.observe(other, s.acting).pack() == seen.pack()
        here = Apprentice(Random("d", "")).choose(seen, labyrinth.legal(s), 1.0)
        there = Apprentice(Random("d", "")).choose(labyrinth.observe(other, s.acting), labyrinth.legal(other), 1.0)
        assert here is there


def test_the_same_numbers_give_the_same_match() -> None:
    logs = []
    for _ in range(2):
        choices: list[tuple[Labyrinth, Action]] = []
        play(new(2, 3), apprentices(2, "s", choices), Random("s", "chance"))
        logs.append([chosen.text for _, chosen in choices])
    assert logs[0] == logs[1]


def test_it_beats_the_sleepwalker() -> None:
    for number in range(2):
        bots: list[Bot] = [Sleepwalker(Random("b", f"{number}")), Sleepwalker(Random("b", f"{number}"))]
        bots[number] = Apprentice(Random("b", f"{number}/a"))
        result = play(new(2, 200), [Watched(bot, []) for bot in bots], Random("b", f"{number}/chance"))
        assert result.winners == [number]


def test_it_takes_a_key_that_lies_before_it() -> None:
    s = begun(2, "key")
    seat = s.seat
    s.pawns[seat] = s.keys[0]
    assert Apprentice(Random("k", "")).choose(labyrinth.observe(s, seat), labyrinth.legal(s), 1.0) is TAKE_KEYS[0]


def test_it_wins_when_it_can() -> None:
    """With a key beside the centre, and the Golem away: the Move that wins."""
    s = begun(2, "win")
    seat = s.seat
    s.golem = s.keys[1]
    s.keys[0] = CARRIED + seat
    layout = s.agreed.layout

    hall = next(place for place, tile in enumerate(s.agreed.content.tiles) if tile.edges[0] == 0b111111)
    cell = BESIDE[layout.centre * 6 + 3]
    lay(s, cell, hall, 0)
    s.pawns[seat] = 3 * cell
    chosen = Apprentice(Random("w", "")).choose(labyrinth.observe(s, seat), labyrinth.legal(s), 1.0)
    assert chosen is MOVES[s.centre()]


def test_it_does_not_look_on_for_ever() -> None:
    """Portals can throw somebody to and fro as often as the dice fail; past a depth the judge has the word."""
    s = begun(2, "depth")
    decision = Decision(s, Random("depth", ""))
    labyrinth.apply(s, BUILD_TILE)
    assert labyrinth.actor(s) == CHANCE
    decision.depth = DEPTH
    assert decision.settled(s.copy(), BREADTH) == decision.judge.worth(s)
    decision.depth = 0
    assert decision.settled(s.copy(), BREADTH) > decision.judge.worth(s)
    assert decision.depth == 0


def test_ways_are_as_long_as_the_sheet_says() -> None:
    """From a start: a Move to the own key space, along the rim to a key, and to the centre, building on the way."""
    s = begun(4, "ways")
    s.golem = s.key_space(s.after(s.seat))
    seat = s.seat
    ways = Ways(s)
    far = ways.remaining(s, seat)
    assert 11 * ACTION <= far <= 13 * ACTION
    s.keys[0] = CARRIED + seat
    assert 6 * ACTION <= ways.remaining(s, seat) <= 7 * ACTION


def test_daze_tokens_slow_whoever_has_them() -> None:
    s = begun(2, "worth")
    seat = s.seat
    judge = Judge(s, seat)
    before = judge.worth(s)
    s.dazes[seat] = 2
    assert judge.worth(s) < before
    s.dazes[seat] = 0
    s.dazes[1 - seat] = 2
    assert judge.worth(s) > before


def test_odds_of_dice() -> None:
    assert chance_of(8) == 15 / 36
    assert chance_of(2) == chance_of(-3) == 1.0
    assert chance_of(13) == chance_of(20) == 0.0
    assert chance_in_fight(0) == 0.5
    assert [round(100 * chance_in_fight(lead)) for lead in (1, 2, 3, 4)] == [62, 74, 83, 90]  # as the sheet says


def test_bots_are_found_by_name() -> None:
    assert isinstance(find_bot("apprentice", "labyrinth", Random("f", "")), Apprentice)
    assert bot_names("labyrinth") == ["sleepwalker", "apprentice"]
