"""What a seat may know: everything but the order of bag and piles, and cards others look at."""

from __future__ import annotations

from reverie.core.event import SPECTATOR
from reverie.core.random import Random
from reverie.games import dreamscape
from reverie.games.dreamscape.actions import CARD_IDS
from tests.conformance.walk import check_actions, check_blindfold, check_deal, check_tries_change_nothing
from tests.games.dreamscape.scene import Scene

LOOKING = "look:2:3 keep:2 complete create"


def looking() -> Scene:
    return Scene(LOOKING, travellers=[3, 1], deals="card c21, card c22, card c23")


def test_only_the_looker_sees_the_cards() -> None:
    scene = looking()
    assert scene.looked(0) == [("c21", [0]), ("c22", [0]), ("c23", [0])]
    assert scene.looked(1) == scene.looked(SPECTATOR) == [(None, [0])] * 3
    assert {"c21", "c22", "c23"} <= set(scene.look(0)["cards"])
    assert scene.look(1)["cards"] == scene.look(SPECTATOR)["cards"] == {}
    assert [event.get("card") for event in scene.events(1)] == [None, None, None]


def test_what_goes_under_is_known_to_the_looker_alone() -> None:
    scene = looking().do("keep c22")
    assert scene.under(0, 1) == [("c21", [0]), ("c23", [0])]
    assert scene.under(1, 1) == [(None, [0]), (None, [0])]
    assert set(scene.look(1)["cards"]) == {"c22"}
    told = scene.events(1)
    assert {event["card"] for event in told if event["event"] == "keep"} == {"c22"}
    assert [event.get("card") for event in told if event["event"] == "return"] == [None, None]


def test_the_bag_is_counted_by_all() -> None:
    scene = looking()
    assert scene.look(1)["bag"] == scene.look(SPECTATOR)["bag"] == scene["bag"]


def test_nothing_tells_the_order_of_a_pile() -> None:
    seen = dreamscape.observe(looking().state, 1)
    assert set(seen.table.first.counts) == {0}
    assert [pile["size"] for pile in seen.pack()["piles"]] == [20, 13, 14]


def test_imagined_cards_fit_and_differ() -> None:
    scene = looking()
    seen = dreamscape.observe(scene.state, 1)
    looked = set()
    for number in range(20):
        imagined = dreamscape.imagine(seen, Random("imagine", str(number)))
        cards = [CARD_IDS[card] for card in imagined.looked]
        assert all("c21" <= card <= "c36" for card in cards)
        assert len(set(cards)) == 3
        looked.add(tuple(cards))
    assert len(looked) > 10
    own = dreamscape.imagine(dreamscape.observe(scene.state, 0), Random("imagine", "own"))
    assert [CARD_IDS[card] for card in own.looked] == ["c21", "c22", "c23"]


def test_cards_that_come_up_again_are_known_to_those_who_put_them_there() -> None:
    """The third pile has one card nobody knows; the others were put under it by both players."""
    under = ["c38:1", "c39:2", "c40:12", "c41:2"]
    taken = [f"c{number}" for number in range(42, 51)]
    scene = Scene("lord:6 wander", under=[[], [], under], completed=taken, travellers=[6, 1])
    random = Random("known", "again")
    scene.do("pile 3")
    for _ in range(5):
        state = scene.state
        actions = check_actions(dreamscape, state)
        check_tries_change_nothing(dreamscape, state, actions)
        for viewer in (0, 1, SPECTATOR):
            check_blindfold(dreamscape, state, viewer, actions, random)
        dreamscape.apply(state, check_deal(dreamscape, state, random))
    assert scene["looked"] == ["c37:1", "c38:1", "c39:12", "c40:12", "c41:12"]
    both = [("c39", [0, 1]), ("c40", [0, 1]), ("c41", [0, 1])]
    assert scene.looked(1) == [(None, [0]), (None, [0]), *both]
    for viewer in (0, 1, SPECTATOR):
        check_blindfold(dreamscape, scene.state, viewer, check_actions(dreamscape, scene.state), random)
    scene.do("keep none")
    assert scene.under(1, 2) == [(None, [0]), (None, [0]), *both]
