"""What is told, asked and refused while a match goes on."""

from __future__ import annotations

from reverie.core.match import Match
from reverie.games import dreamscape
from tests.games.dreamscape.scene import Scene


def test_events_name_what_happened() -> None:
    scene = Scene("create", hand="WM", studio={"c1": "R"}).do("place W c2", "tree c2", "enter", "done")
    assert scene.events()[:5] == [
        {"event": "place", "seat": 0, "shard": "W", "space": "c2"},
        {"event": "plant", "seat": 0, "space": "c2"},
        {"event": "score", "seat": 0, "points": 1, "rule": "D-31"},
        {"event": "enter", "seat": 0, "space": "c1"},
        {"event": "create", "seat": 1},
    ]


def test_a_shard_from_the_bag_reveals_something() -> None:
    scene = Scene("wander", deals="bag W").do("power")
    [power, found] = dreamscape.heard(scene.state)
    assert (power.name, power.reveals) == ("power", False)
    assert (found.name, found.reveals) == ("find", True)


def test_what_reveals_nothing_can_be_undone() -> None:
    match = Match(dreamscape, {"players": 2}, "undo")
    while match.question().name == "keep":
        match.play(match.actor, match.choices(match.actor)[0])
    seat = match.actor
    before = dreamscape.pack(match.state)
    match.play_text(seat, "collect")
    assert match.can_undo(seat)
    match.undo(seat)
    assert dreamscape.pack(match.state) == before


def test_another_seat_has_to_wait() -> None:
    assert Scene("wander").why_not("sleep", seat=1) == "D-11"


def test_after_the_end_nothing_is_done() -> None:
    scene = Scene("create", round=7, turn=2, seat=2).do("done")
    assert scene.why_not("done", seat=0) == "D-61"
    assert scene.actor < 0


def test_texts_are_read_as_people_type_them() -> None:
    assert dreamscape.read("  PLACE w  C3 ").text == "place W c3"
    assert dreamscape.read("shift C3/2 d3").text == "shift c3/2 d3"


def test_questions_name_their_rule() -> None:
    asked = dreamscape.ask(Scene("golem:2 create", studio={"c1": "W", "d1": "E"}).state)
    assert (asked.name, asked.rule, asked.seat, asked.facts) == ("golem", "D-56", 0, {"left": 2})
