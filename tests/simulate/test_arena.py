"""Bots on the same deals: who sits where, what a deal is worth to whom, and one result however it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.core.catalogue import find
from reverie.core.errors import ReverieError
from reverie.core.game import Action, Game, Json, Result, State
from reverie.core.match import Match
from reverie.core.option import Options, settle
from reverie.games import dreamscape, onirim
from reverie.simulate import matches
from reverie.simulate.arena import arena, contest
from reverie.simulate.deals import line_ups, play_deal, showings_of, win_shares
from reverie.simulate.journal import Journal
from reverie.simulate.matches import Seated
from reverie.simulate.pieces import ARENA, Plan
from reverie.simulate.places import Cores, Here


def options_of(game: str, **chosen: str | int | bool) -> Options:
    return settle(find(game).OPTIONS, chosen)


def without_time(packed: Json) -> Json:
    for standing in packed["standings"]:
        del standing["ms_per_decision"]
    return packed


# --- seats ---


def test_partners_play_a_deal_as_one_bot_and_then_as_the_other() -> None:
    assert line_ups(onirim, ["a", "b"], options_of("onirim")) == [[0], [1]]
    assert line_ups(onirim, ["a", "b"], options_of("onirim", players=2)) == [[0, 0], [1, 1]]


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (3, 4), (5, 4)])
def test_among_rivals_every_bot_has_every_seat_once(bots: int, players: int) -> None:
    tables = line_ups(dreamscape, ["x"] * bots, options_of("dreamscape", players=players))
    assert len(tables) == bots
    for seat in range(players):
        assert sorted(table[seat] for table in tables) == list(range(bots))


def test_rivals_share_a_win_and_partners_do_not() -> None:
    rivals = options_of("dreamscape", players=3)
    assert win_shares(dreamscape, rivals, Result([5, 2, 5], [0, 2], "D-61")) == [0.5, 0.0, 0.5]
    partners = options_of("onirim", players=2)
    assert win_shares(onirim, partners, Result([1, 1], [0, 1], "O-48")) == [1.0, 1.0]
    assert win_shares(onirim, partners, Result([0, 0], [], "O-37")) == [0.0, 0.0]


# --- deals ---


class Last:
    """Always takes the last choice."""

    def choose(self, observation: object, choices: list[Action], seconds: float) -> Action:
        return choices[-1]


def test_both_bots_meet_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two names for one way to play: each deal is the same match twice, and it is the match with that seed."""
    monkeypatch.setattr(matches, "bring_bot", lambda name, game, random: Last())
    ends: list[tuple[int, str]] = []
    play = matches.play_match

    def overheard(game: Game, state: State, players: Seated, seed: str) -> Result:
        result = play(game, state, players, seed)
        ends.append((sum(players.decisions), onirim.pack(state)["position"]))
        return result

    monkeypatch.setattr("reverie.simulate.deals.play_match", overheard)
    play_deal(onirim, ["one", "other"], options_of("onirim"), "s/3")
    assert ends[0] == ends[1]
    match = Match(onirim, seed="s/3")
    while match.actor == 0:
        match.play(0, match.choices(0)[-1])
    assert onirim.pack(match.state)["position"] == ends[0][1]


def test_a_deal_of_rivals_gives_out_one_win_for_each_match() -> None:
    options = options_of("dreamscape", players=3, rounds=1)
    showings = play_deal(dreamscape, ["apprentice", "sleepwalker"], options, "s/1")
    # Two matches, one win each; each bot had three seats.
    assert 3 * sum(showing.score for showing in showings) == pytest.approx(2.0)
    assert showings[0].points > showings[1].points
    assert all(showing.decisions > 0 and showing.seconds > 0 for showing in showings)


# --- reports ---


def test_the_better_bot_is_found_and_the_run_stops() -> None:
    plan = contest("dreamscape", ["sleepwalker", "apprentice"], options_of("dreamscape", rounds=1), "s")
    report = arena(plan, 20, 0.6)
    assert report.better == "apprentice"
    assert report.deals < 20
    assert report.matches == 2 * report.deals
    packed = report.pack()
    assert packed["test"] == {"margin": 0.6, "risk": 0.05, "verdict": "second", "better": "apprentice"}
    [difference] = packed["differences"]
    assert difference["share"]["high"] < 0
    shares = [standing["share"]["value"] for standing in packed["standings"]]
    assert shares[0] + shares[1] == pytest.approx(1.0)
    assert difference["share"]["value"] == pytest.approx(shares[0] - shares[1], abs=2e-6)


@pytest.mark.parametrize("margin", [None, 0.6])
def test_the_report_does_not_depend_on_the_workers(margin: float | None) -> None:
    plan = contest("dreamscape", ["apprentice", "sleepwalker"], options_of("dreamscape", rounds=1), "s")
    deals = 2 if margin is None else 20
    alone, several = (arena(plan, deals, margin, place).pack() for place in (Here(), Cores(2)))
    assert without_time(alone) == without_time(several)


def test_one_bot_alone_has_a_share_and_no_difference() -> None:
    report = arena(contest("onirim", ["sleepwalker"], options_of("onirim", players=2), "s"), 10)
    assert report.differences == []
    assert report.standings[0].share.value == 0.0
    assert 0.2 < report.standings[0].share.high < 0.35


def test_what_a_journal_keeps_is_what_was_played() -> None:
    plan = contest("onirim", ["sleepwalker"], options_of("onirim"), "s")
    [(_, result)] = Here().play(plan, plan.pieces(2))
    assert len(showings_of(result)) == 2


def test_a_stopped_contest_goes_on(tmp_path: Path) -> None:
    plan = contest("onirim", ["sleepwalker"], options_of("onirim"), "s")
    arena(plan, 4, None, Here(), Journal(tmp_path / "run"))
    longer = arena(plan, 9, None, Here(), Journal(tmp_path / "run"))
    assert without_time(longer.pack()) == without_time(arena(plan, 9).pack())


@pytest.mark.parametrize(
    ("bots", "margin", "key"),
    [
        (["sleepwalker", "sleepwalker"], None, "bot-twice"),
        (["sleepwalker"], 0.1, "margin-two-bots"),
        (["sleepwalker", "nobody"], None, "bot-unknown"),
    ],
)
def test_who_cannot_be_compared_is_refused(bots: list[str], margin: float | None, key: str) -> None:
    with pytest.raises(ReverieError) as refused:
        arena(contest("onirim", bots, options_of("onirim"), "s"), 1, margin)
    assert refused.value.key == key


def test_a_seed_must_leave_room_for_the_number() -> None:
    plan = Plan(ARENA, "onirim", ["sleepwalker"], options_of("onirim"), "s" * 197)
    plan.check(99)
    with pytest.raises(ReverieError) as refused:
        plan.check(1000)
    assert (refused.value.key, refused.value.facts) == ("seed", {"longest": 195})
