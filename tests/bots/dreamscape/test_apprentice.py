"""The apprentice of Dreamscape: it plays by the rules, from what it sees, and better than by chance."""

from __future__ import annotations

import pytest

from reverie.bots.bot import Bot
from reverie.bots.dreamscape.apprentice import Apprentice
from reverie.bots.registry import bot_names, find_bot
from reverie.bots.sleepwalker import Sleepwalker
from reverie.core.agenda import Action
from reverie.core.errors import ReverieError
from reverie.core.game import CHANCE, NOBODY, Result
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import dreamscape
from reverie.games.dreamscape.table import Dreamscape
from tests.games.dreamscape.scene import Scene

# One round is every kind of decision but few of each: whole matches of six take long where nothing is compiled.
KINDS_OF_MATCH = [(2, False, 2), (3, False, 1), (4, False, 1), (2, True, 1), (3, True, 1), (4, True, 1)]


class Watched:
    """A bot of which every choice is checked."""

    def __init__(self, bot: Bot, choices: list[tuple[Dreamscape, Action]]) -> None:
        self.bot = bot
        self.choices = choices

    def choose(self, s: Dreamscape) -> Action:
        legal = dreamscape.legal(s)
        offered = list(legal)
        chosen: Action = self.bot.choose(dreamscape.observe(s, s.acting), offered, 1.0)
        assert chosen in legal
        assert offered == legal, "the choices are not the bot's to change"
        self.choices.append((dreamscape.copy(s), chosen))
        return chosen


def new(players: int, nightmare: bool, rounds: int) -> Dreamscape:
    return dreamscape.new(settle(dreamscape.OPTIONS, {"players": players, "nightmare": nightmare, "rounds": rounds}))


def play(s: Dreamscape, bots: list[Watched], chance: Random) -> Result:
    while dreamscape.actor(s) != NOBODY:
        if dreamscape.actor(s) == CHANCE:
            dreamscape.apply(s, dreamscape.deal(s, chance))
        else:
            dreamscape.apply(s, bots[s.acting].choose(s))
    result = dreamscape.result(s)
    assert result is not None
    return result


@pytest.mark.parametrize(("players", "nightmare", "rounds"), KINDS_OF_MATCH)
def test_whole_matches_with_legal_choices_only(players: int, nightmare: bool, rounds: int) -> None:
    choices: list[tuple[Dreamscape, Action]] = []
    bots = [Watched(Apprentice(Random("m", str(seat))), choices) for seat in range(players)]
    result = play(new(players, nightmare, rounds), bots, Random("m", f"{players}{nightmare}"))
    assert len(result.points) == players
    assert len(choices) > 5 * players


@pytest.mark.parametrize("nightmare", [False, True])
def test_the_unseen_does_not_matter(nightmare: bool) -> None:
    """The same from the same numbers, whatever lies in the piles that the seat cannot know."""
    choices: list[tuple[Dreamscape, Action]] = []
    bots = [Watched(Apprentice(Random("u", str(seat))), choices) for seat in range(3)]
    play(new(3, nightmare, 1), bots, Random("u", "chance"))
    for place, (s, _) in enumerate(choices[::3]):
        seen = dreamscape.observe(s, s.acting)
        other = dreamscape.imagine(seen, Random("another world", str(place)))
        assert dreamscape.observe(other, s.acting).pack() == seen.pack()
        here = Apprentice(Random("d", "")).choose(seen, dreamscape.legal(s), 1.0)
        there = Apprentice(Random("d", "")).choose(dreamscape.observe(other, s.acting), dreamscape.legal(other), 1.0)
        assert here is there


def test_the_same_numbers_give_the_same_match() -> None:
    logs = []
    for _ in range(2):
        choices: list[tuple[Dreamscape, Action]] = []
        bots = [Watched(Apprentice(Random("s", str(seat))), choices) for seat in range(2)]
        play(new(2, True, 1), bots, Random("s", "chance"))
        logs.append([chosen.text for _, chosen in choices])
    assert logs[0] == logs[1]


def test_it_beats_the_sleepwalker() -> None:
    """Four matches of three rounds: by far more points, though a single one may be lost."""
    won = lead = 0
    for number in range(4):
        seat = number % 2
        bots: list[Bot] = [Sleepwalker(Random("b", f"{number}")), Sleepwalker(Random("b", f"{number}"))]
        bots[seat] = Apprentice(Random("b", f"{number}/a"))
        result = play(new(2, False, 3), [Watched(bot, []) for bot in bots], Random("b", f"{number}/chance"))
        won += seat in result.winners
        lead += result.points[seat] - result.points[1 - seat]
    assert won >= 3
    assert lead >= 20


def test_bots_are_found_by_name() -> None:
    random = Random("f", "")
    assert isinstance(find_bot("apprentice", "dreamscape", random), Apprentice)
    for game in ("dreamscape", "onirim"):
        assert isinstance(find_bot("sleepwalker", game, random), Sleepwalker)
    assert bot_names("labyrinth") == ["sleepwalker", "apprentice"]


@pytest.mark.parametrize(("name", "game"), [("lucid", "labyrinth"), ("nobody", "dreamscape"), ("", "dreamscape")])
def test_an_unknown_bot_is_refused(name: str, game: str) -> None:
    with pytest.raises(ReverieError) as refused:
        find_bot(name, game, Random("f", ""))
    assert refused.value.key == "bot-unknown"
    assert refused.value.facts["bot"] == name


@pytest.mark.parametrize(("hand", "swaps"), [("WWNN", True), ("WWN", False), ("WW", False)])
def test_a_third_red_shard_is_bought_to_be_rid_of_three(hand: str, swaps: bool) -> None:
    """D-31, D-78: two shards for a red one pay if it makes three, which go back for one; otherwise it only costs."""
    s = Scene("create", options={"nightmare": True}, hand=hand, studio={"c1": "E"}, dreamer="c1", round=6).state
    apprentice = Apprentice(Random("red", "swap"))
    done: list[str] = []
    while dreamscape.actor(s) == 0 and len(done) < 6:
        chosen = apprentice.choose(dreamscape.observe(s, 0), dreamscape.legal(s), 1.0)
        done.append(chosen.text)
        dreamscape.apply(s, chosen)
    assert ("swap WW N" in done) is swaps
    assert any(text.startswith("swap NNN") for text in done) is swaps
