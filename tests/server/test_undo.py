"""Taking back: by the core's rule, and with the partner's consent where two people play."""

from __future__ import annotations

from tests.server.running import Chair, Player, choices_of

# In the open, so that nothing is revealed to the partner by dropping a card of a prophecy.
RULES = {"prophecy_door": "forbid", "coop_info": "open"}


def to_a_prophecy(chairs: list[Chair]) -> Chair:
    """Play until somebody looks into a prophecy and may drop a card: what follows can be taken back."""
    for _ in range(400):
        view = chairs[0].view
        if view["result"] is not None:
            break
        chair: Chair = chairs[view["actor"]]
        question = chair.view["question"]["name"]
        if question == "drop":
            return chair
        choices = chair.choices
        keys = [choice for choice in choices if choice.startswith("discard") and choice.endswith("k")]
        chair.act((keys or choices)[0])
        for other in chairs:
            while other.view["at"] < chair.view["at"]:
                other.next()
    raise LookupError("no prophecy in this match")


def prophecy(players: list[Player]) -> tuple[str, list[Chair], Chair]:
    for _ in range(20):
        table = players[0].open(options={"players": len(players), **RULES})
        for player in players[1:]:
            player.sit(table)
        chairs = [player.join(table["id"]) for player in players]
        try:
            return table["id"], chairs, to_a_prophecy(chairs)
        except LookupError:
            continue
    raise AssertionError("no prophecy in twenty matches")


def test_alone_one_takes_back_at_once(ann: Player) -> None:
    _, _, chair = prophecy([ann])
    before = chair.view
    chair.act()
    assert chair.view["can_undo"]
    undone = chair.ask("undo", at=chair.view["at"])
    assert undone["undone"] and undone["events"] == []
    assert {**undone["view"], "at": 0} == {**before, "at": 0}
    # The log is longer, not shorter: the old moment does not come back.
    assert undone["view"]["at"] == before["at"] + 2


def test_what_was_revealed_stays(ann: Player) -> None:
    chair = ann.join(ann.open()["id"])
    chair.act("discard " + chair.choices[0].split()[1])
    assert not chair.view["can_undo"]
    assert chair.ask("undo", at=chair.view["at"])["key"] == "cannot-undo"


def test_a_gesture_happens_as_a_whole_or_not_at_all(ann: Player) -> None:
    table_id, _, chair = prophecy([ann])
    before = chair.view
    refused = chair.act(choices_of(before)[0], "play Rs")
    assert refused["type"] == "refused"
    assert ann.join(table_id).view == before
    first = choices_of(before)[0]
    chair.act(first)
    second = chair.choices[0]
    chair.ask("undo", at=chair.view["at"])
    done = chair.act(first, second)
    assert done["type"] == "update"
    assert done["view"]["at"] == before["at"] + 3


def test_a_gesture_stops_where_chance_has_spoken(ann: Player) -> None:
    """Else one could look at the next card and have nothing happen."""
    table = ann.open()
    chair = ann.join(table["id"])
    before = chair.view
    play = choices_of(before)[0]
    for wish in ("play Rs", "play Gm", "discard Nk", "xyzzy"):
        refused = chair.act(play, wish)
        assert (refused["key"], refused["facts"]) == ("gesture", {"number": 1})
    assert ann.join(table["id"]).view == before


def test_two_people_take_back_by_consent(ann: Player, bob: Player) -> None:
    table_id, chairs, chair = prophecy([ann, bob])
    other = chairs[1 - chairs.index(chair)]
    before = chair.view
    chair.act()
    other.hear("update")
    asked = chair.ask("undo", at=chair.view["at"])
    assert asked["view"]["undo_asked_by"] == chairs.index(chair)
    assert other.hear("update")["view"]["undo_asked_by"] == chairs.index(chair)
    assert chair.ask("agree", at=chair.view["at"])["key"] == "undo-not-asked"
    assert chair.ask("undo", at=chair.view["at"])["key"] == "undo-asked"
    kept = other.ask("keep", at=other.view["at"])
    assert kept["view"]["undo_asked_by"] is None
    chair.hear("update")
    chair.ask("undo", at=chair.view["at"])
    other.hear("update")
    agreed = other.ask("agree", at=other.view["at"])
    assert agreed["undone"]
    assert chair.hear("update")["undone"]
    assert {**chair.view, "at": 0} == {**before, "at": 0}
    assert ann.join(table_id).view["at"] == chair.view["at"]


def test_acting_on_answers_the_question_too(ann: Player, bob: Player) -> None:
    _, _, chair = prophecy([ann, bob])
    chair.act()
    chair.ask("undo", at=chair.view["at"])
    chair.act()
    assert chair.view["undo_asked_by"] is None


def test_a_bot_agrees_to_everything(ann: Player) -> None:
    for _ in range(20):
        chair = ann.join(ann.open(options={"players": 2, **RULES}, bots=[{"seat": 1, "bot": "sleepwalker"}])["id"])
        for _ in range(60):
            chair.until_asked(0)
            if chair.view["result"] is not None or chair.view["question"]["name"] == "drop":
                break
            keys = [each for each in chair.choices if each.startswith("discard") and each.endswith("k")]
            chair.act((keys or chair.choices)[0])
        if chair.view["result"] is None:
            break
    chair.act()
    assert chair.ask("undo", at=chair.view["at"])["undone"]
