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


# --- what a choice costs and brings ---


def told(scene: Scene, text: str) -> tuple[str, dict[str, str | int]]:
    """A choice as verb and facts, to the seat that has it."""
    assert text in scene.legal()
    saying = dreamscape.describe(dreamscape.observe(scene.state, scene.actor), dreamscape.read(text))
    return saying.verb, saying.facts


def test_D_21_a_move_says_what_it_costs_and_by_which_key() -> None:
    scene = Scene("wander", hand="E", locales=["W", "EM", "M", "R", "", "W"])
    assert told(scene, "go 2") == ("go", {"locale": 2, "name": "collector", "cost": 0, "key": "E", "red": 0})
    assert told(scene, "go 4") == ("go", {"locale": 4, "name": "golem", "cost": 1, "red": 0})
    scene.do("go 2")
    assert told(scene, "go 5")[1] == {"locale": 5, "name": "lake", "cost": 0, "red": 0}  # an empty key space
    assert told(scene, "collect") == ("collect", {"shard": "M", "locale": 2, "name": "collector"})


def test_D_72_a_move_says_that_a_red_shard_is_picked_up() -> None:
    scene = Scene("wander", options={"nightmare": True}, locales=["W"] * 6, haunts=["1-2"], pool=19)
    assert told(scene, "go 2")[1]["red"] == 1


def test_D_31_a_step_says_what_it_costs_and_brings() -> None:
    studio = {"c1": "M", "b1": "E", "d1": "W", "c2": "WRR"}
    scene = Scene("create", hand="SSS", studio=studio, dreamer="c1")
    plain = {"cost": 1, "tree": 0}
    assert told(scene, "walk b1") == ("walk", {"space": "b1", "shard": "E", "points": 0, "free": 1, **plain})
    assert told(scene, "walk d1")[1] == {"space": "d1", "shard": "W", "points": 1, "free": 0, **plain}
    assert told(scene, "walk c2")[1] == {"space": "c2", "shard": "R", "points": 2, "free": 0, **plain}
    scene.do("walk b1")
    assert told(scene, "walk c1")[1] == {"space": "c1", "shard": "M", "cost": 0, "points": 0, "free": 0, "tree": 0}


def test_D_32_a_step_onto_a_tree_says_so() -> None:
    scene = Scene("create", hand="SS", studio={"c1": "M", "c2": "W+", "c3": "M"}, dreamer="c1")
    assert told(scene, "walk c2")[1]["tree"] == 1


def test_D_45_what_completes_a_card_names_it() -> None:
    scene = Scene("create", hand="RWS", studio={"c1": "W", "c2": "R", "d1": "M"}, dreamer="c1", open=["c01"])
    assert told(scene, "place R c2") == ("place", {"space": "c2", "shard": "R", "completes": "c01"})
    assert told(scene, "place R d1") == ("place", {"space": "d1", "shard": "R"})
    away = Scene("create", hand="S", studio={"c1": "W", "c2": "RR", "d1": "M"}, dreamer="d1", open=["c01"])
    assert told(away, "walk c1")[1]["completes"] == "c01"


def test_describing_changes_nothing() -> None:
    scene = Scene("create", hand="RWSMM", studio={"c1": "W", "c2": "R", "d1": "M"}, dreamer="c1", open=["c01"])
    seen = dreamscape.observe(scene.state, 0)
    before = dreamscape.pack(seen.table)
    for action in scene.state.now.legal(scene.state):
        dreamscape.describe(seen, action)
    assert dreamscape.pack(seen.table) == before


def test_verbs_name_their_pieces() -> None:
    scene = Scene("create", hand="WWM", studio={"c1": "E", "d1": "M+"}, open=["c04"])
    assert told(scene, "swap WW R") == ("swap", {"paid": "W", "price": 2, "shard": "R"})
    assert told(scene, "tree c1") == ("tree", {"space": "c1", "points": 2})
    assert told(scene, "use c04 M") == ("use", {"card": "c04", "shard": "M", "power": "tower"})
    assert told(scene, "store c04 M") == ("store", {"card": "c04", "shard": "M"})
    assert told(scene, "done") == ("done", {"lost": 3})
    golem = Scene("golem:2 create", studio={"c1": "WER", "d1": "E"}, hand="WW")
    assert told(golem, "shift c1 d1") == ("shift", {"space": "c1", "target": "d1", "height": 3, "shards": 1})
    assert told(golem, "shift c1/2 d1") == ("shift", {"space": "c1", "target": "d1", "height": 2, "shards": 2})
    assert told(golem, "done") == ("done", {"lost": 0})


def test_choosing_nothing_has_a_verb_of_its_own() -> None:
    scene = Scene("draw:2 complete create", completed=["c01"])
    assert told(scene, "pile 2") == ("pile", {"level": "II"})
    assert told(scene, "pile none") == ("pile-none", {})
