"""A seed that somebody chose: seen by everybody at the table, hidden until the end, counted nowhere."""

from __future__ import annotations

import hashlib

from reverie.core.random import seed_hash
from tests.server.running import Player, play_on


def test_everybody_sees_that_the_seed_was_chosen(ann: Player, bob: Player) -> None:
    known = ann.open(options={"players": 2}, seed="short")
    dealt = ann.open(options={"players": 2})
    assert (known["chosen_seed"], dealt["chosen_seed"]) == (True, False)
    listed = {row["id"]: row["chosen_seed"] for row in bob.get("/api/tables")}
    assert (listed[known["id"]], listed[dealt["id"]]) == (True, False)
    assert bob.join(known["id"]).heard[0]["table"]["chosen_seed"]


def test_a_short_seed_cannot_be_found_from_what_is_shown(ann: Player) -> None:
    first, second = ann.open(seed="7"), ann.open(seed="7")
    assert first["seed_sha256"] != seed_hash("7")
    assert first["seed_sha256"] != second["seed_sha256"]
    chair = ann.join(first["id"])
    assert (chair.view["seed"], chair.view["salt"]) == (None, None)
    play_on([chair])
    shown = (chair.view["salt"] + chair.view["seed"]).encode()
    assert hashlib.sha256(shown).hexdigest() == first["seed_sha256"]
    page = ann.http.get(f"/verify/{first['id']}").text
    assert chair.view["salt"] in page and first["seed_sha256"] in page


def test_a_chosen_deal_counts_nowhere(ann: Player) -> None:
    table = ann.open(seed="reverie")
    play_on([ann.join(table["id"])])
    given_up = ann.join(ann.open(seed="reverie")["id"])
    given_up.act()
    given_up.ask("give-up")
    assert ann.get("/api/me/statistics") == {}


def test_the_same_deal_again_is_chosen(ann: Player) -> None:
    table = ann.open()
    chair = ann.join(table["id"])
    play_on([chair])
    again = ann.http.post(f"/api/tables/{table['id']}/again", json={"same_deal": True}).json()["table"]
    welcome = ann.join(again).heard[0]
    assert welcome["table"]["chosen_seed"] and welcome["table"]["seed_sha256"] != table["seed_sha256"]
