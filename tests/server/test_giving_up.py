"""Giving an unfinished match up: alone it is over, with others a bot plays on for them."""

from __future__ import annotations

from typing import Any

from reverie.core.record import from_record
from tests.server.running import Chair, Player
from tests.server.test_play import together


def counted(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.get("/api/me/statistics").get("onirim", {})
    return found


def rows(player: Player) -> dict[str, tuple[bool, int | None]]:
    """My tables: is it over, and where do I sit?"""
    return {row["id"]: (row["over"], row["you"]) for row in player.get("/api/me/tables")}


def after_leaving(chair: Chair) -> dict[str, Any]:
    """The first seat, once somebody there is told that Ann no longer plays."""
    while True:
        first: dict[str, Any] = chair.hear("people")["seats"][0]
        if first["name"] is None or first["bot"] is not None:
            return first


def test_alone_the_match_is_over_and_lost(ann: Player) -> None:
    table = ann.open()
    chair = ann.join(table["id"])
    chair.act()
    ended = chair.ask("give-up", id="enough")
    assert ended["type"] == "update"
    assert (ended["view"]["given_up"], ended["view"]["result"], ended["view"]["actor"]) == (True, None, None)
    assert (ended["view"]["choices"], ended["view"]["can_undo"]) == ([], False)
    assert ended["view"]["seed"] is not None
    for wish in ("undo", "hint"):
        assert chair.ask(wish, at=chair.view["at"])["type"] == "refused"
    assert chair.ask("act", at=chair.view["at"], actions=["discard Rs"])["key"] == "match-over"
    assert chair.ask("give-up")["key"] == "match-over"
    assert rows(ann)[table["id"]] == (True, 0)
    score = counted(ann)["by_mode"]["alone"]
    assert (score["games"], score["wins"], score["recent"]) == (1, 0, [False])
    assert from_record(ann.get(f"/api/tables/{table['id']}/record")).result is None
    assert ann.join(table["id"]).view["given_up"]


def test_what_was_not_begun_does_not_count(ann: Player) -> None:
    table = ann.open()
    assert ann.join(table["id"]).ask("give-up")["view"]["given_up"]
    assert rows(ann)[table["id"]] == (True, 0)
    assert (counted(ann)["all"]["games"], counted(ann)["unplayed"]) == (0, 1)  # looked at, neither won nor lost


def test_a_daily_dream_counts_as_soon_as_it_was_seen(ann: Player) -> None:
    mine = ann.http.post("/api/daily/onirim").json()["table"]
    ended = ann.join(mine).ask("give-up")["view"]
    assert (ended["given_up"], ended["seed"]) == (True, None)
    assert counted(ann)["by_mode"]["daily"]["games"] == 1
    assert ann.http.post("/api/daily/onirim").json()["table"] == mine


def test_a_bot_plays_on_with_those_who_stay(ann: Player, bob: Player) -> None:
    table_id, first, second = together(ann, bob)
    first.act()
    gone = first.ask("give-up")["view"]
    assert (gone["given_up"], gone["observation"]["viewer"]) == (False, None)  # now they look on
    seat = after_leaving(second)
    assert (seat["name"], seat["bot"]) == ("Ann", "oracle")
    assert first.ask("act", at=first.view["at"], actions=["discard Rs"])["key"] == "not-seated"
    assert rows(ann)[table_id] == (False, None)
    assert rows(bob)[table_id] == (False, 1)
    assert counted(ann)["by_mode"]["people"]["games"] == 1
    while second.view["result"] is None:
        second.until_asked(1)
        if second.view["result"] is None:
            second.act()
    assert counted(ann)["all"]["games"] == counted(bob)["by_mode"]["people"]["games"] == 1


def test_when_the_last_one_goes_the_table_is_closed(ann: Player, bob: Player) -> None:
    table_id, first, second = together(ann, bob)
    asked: list[Chair] = [first, second]
    asked[first.view["actor"]].act()
    first.ask("give-up")
    assert second.ask("give-up")["view"]["given_up"]
    for player in (ann, bob):
        assert rows(player)[table_id][0]
    # Whatever the bot was thinking about, nothing happens any more.
    assert [message for message in second.quiet(2) if message["type"] == "update"] == []
    assert sum(score["games"] for score in (counted(ann).get("all"), counted(bob).get("all")) if score) == 1


def test_before_anybody_has_acted_the_seat_is_free_again(ann: Player, bob: Player) -> None:
    table_id, first, second = together(ann, bob)
    first.ask("give-up")
    assert after_leaving(second) == {
        "seat": 0,
        "name": None,
        "bot": None,
        "lent": None,
        "present": False,
        "muted": False,
        "owner": False,
    }
    assert Player(ann.url, "Eve").sit({"id": table_id}) == 0
    assert counted(ann) == {}


def test_a_repeated_wish_is_granted_once(ann: Player) -> None:
    chair = ann.join(ann.open()["id"])
    chair.act()
    chair.ask("give-up", id="twice")
    assert chair.ask("give-up", id="twice")["type"] == "done"


def test_only_those_who_play_can_give_up(ann: Player, bob: Player) -> None:
    table = ann.open()
    assert bob.join(table["id"]).ask("give-up")["key"] == "not-seated"
