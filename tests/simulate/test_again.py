"""Every match of a simulation can be played again as a match with a record, and the record verifies."""

from __future__ import annotations

import pytest

from reverie.core.catalogue import find
from reverie.core.errors import BadRecord
from reverie.core.game import CHANCE
from reverie.core.match import Match
from reverie.core.option import Options, settle
from reverie.core.record import from_record, to_record, write_record
from reverie.simulate.again import play_again
from reverie.simulate.matches import Count
from reverie.simulate.pieces import Piece, Plan, play_piece
from reverie.simulate.run import simulation

Case = tuple[str, str, Options]
RANDOM: Case = ("onirim", "sleepwalker", {"players": 2})
RANDOM_RIVALS: Case = ("dreamscape", "sleepwalker", {"players": 3})
THOUGHT: Case = ("dreamscape", "apprentice,sleepwalker", {"players": 2, "rounds": 1})
CASES = [RANDOM, RANDOM_RIVALS, THOUGHT]


def plan_of(game: str, bot: str, chosen: Options) -> Plan:
    return simulation(game, bot, settle(find(game).OPTIONS, chosen), "s")


def decisions(match: Match) -> int:
    return sum(entry.actor != CHANCE for entry in match.log)


@pytest.mark.parametrize("case", CASES)
def test_the_match_is_the_one_that_was_counted(case: Case) -> None:
    plan = plan_of(*case)
    seen = set()
    for number in (1, 2, 3, 7):
        match = play_again(plan, number)
        count = Count.kept(play_piece(plan, Piece(number, 1)))
        assert match.result is not None
        assert decisions(match) == count.decisions
        assert [score.points for score in count.seats] == match.result.points
        assert [score.wins for score in count.seats] == [
            int(s in match.result.winners) for s in range(len(count.seats))
        ]
        seen.add(write_record(to_record(match)))
    assert len(seen) == 4


@pytest.mark.parametrize("case", CASES)
def test_its_record_verifies_and_is_spelled_the_same_when_read_again(case: Case) -> None:
    record = to_record(play_again(plan_of(*case), 5))
    assert write_record(to_record(from_record(record))) == write_record(record)
    assert record["seed"] == ("s" if case is not THOUGHT else "s/5")
    assert record.get("stream") == (5 if case is not THOUGHT else None)


def test_luck_of_another_stream_is_noticed() -> None:
    record = to_record(play_again(plan_of(*RANDOM), 5))
    for other in (record | {"stream": 6}, {name: value for name, value in record.items() if name != "stream"}):
        with pytest.raises(BadRecord) as refused:
            from_record(other)
        assert refused.value.key == "record-luck"


@pytest.mark.parametrize("stream", [-1, True, 1.5, "5", [], 2**62])
def test_a_stream_is_a_number(stream: object) -> None:
    record = to_record(play_again(plan_of(*RANDOM), 5))
    with pytest.raises(BadRecord) as refused:
        from_record(record | {"stream": stream})
    assert (refused.value.key, refused.value.facts) == ("record-field", {"field": "stream"})


def test_a_match_that_was_left_goes_on_with_the_luck_of_its_stream() -> None:
    whole = play_again(plan_of(*RANDOM), 5)
    record = to_record(whole)
    cut = next(place for place, line in enumerate(record["log"]) if not line.startswith("*")) + 1
    match = from_record(record | {"log": record["log"][:cut], "result": None})
    for entry in whole.log[len(match.log) :]:
        if entry.actor != CHANCE:
            match.play_text(entry.actor, entry.text)
    assert to_record(match) == record
