"""Two players: victory together, playing on with four doors, and doors of a colour one has already. O-48 to O-50."""

from __future__ import annotations

from reverie.core.game import CHANCE, NOBODY
from tests.games.onirim.scene import Scene, pair

FOUR = "Rd Bd Gd Nd"
THREE = "Rd Bd Gd"
BROWN_SERIES = "hand1 Nk Rm Rs | hand2 Bs Bm Bk | shared Gs Gm | row1 Ns Nm"
GREEN_SERIES = "hand1 Gk Rm Rs | hand2 Bs Bm Bk | shared Ns Nm | row1 Gs Gm"
GREEN_DRAWN = "open-drawn:G | hand1 Gk Rm | hand2 Bs Bm Bk | shared Ns Nm | aside Gd"


def green_door_drawn(doors: str, **options: object) -> Scene:
    """The first seat plays with a green key in hand and draws a green door."""
    return pair(
        f"play-or-discard | hand1 Gk Rm Rs | hand2 Bs Bm Bk | shared Ns Nm | {doors}", deals="Gd", **options
    ).do("play Rs")


# --- victory ---


def test_O_48_four_doors_each_win_at_once_by_a_series() -> None:
    scene = pair(f"play-or-discard | {BROWN_SERIES} | doors1 {THREE} | doors2 {FOUR}").do("play Nk")
    assert scene.result() == ([0, 1], "O-48")
    assert scene.actor == NOBODY
    assert scene.field("hand1") == "Rs Rm"  # need not be filled


def test_O_48_four_doors_each_win_at_once_by_a_key() -> None:
    scene = pair(f"{GREEN_DRAWN} | doors1 Rd Bd Nd | doors2 {FOUR}").do("open")
    assert scene.result() == ([0, 1], "O-48")
    assert scene.field("hand1") == "Rm"


def test_O_48_the_second_seat_may_gain_the_last_door() -> None:
    hands = "hand1 Bs Bm Bk | hand2 Nk Rm Rs | shared Gs Gm | row2 Ns Nm"
    scene = pair(f"play-or-discard | seat 2 | {hands} | doors1 {FOUR} | doors2 {THREE}").do("play Nk")
    assert scene.result() == ([0, 1], "O-48")


def test_O_48_four_doors_of_one_player_are_not_enough() -> None:
    scene = pair(f"play-or-discard | {BROWN_SERIES} | doors1 {THREE} | doors2 {THREE}").do("play Nk")
    assert scene.field("doors1") == FOUR
    assert scene.result() is None


def test_O_48_four_doors_must_be_of_four_colours() -> None:
    scene = pair(f"play-or-discard | {BROWN_SERIES} | doors1 Bd Gd Nd | doors2 {THREE}", coop_duplicate="keep").do(
        "play Nk", "claim"
    )
    assert scene.field("doors1") == "Bd Gd Nd2"
    assert scene.result() is None


def test_O_48_both_must_have_their_doors_at_the_same_moment() -> None:
    hands = "hand1 Rs Rm Rk | hand2 Nk Bm Bs | shared Gs Gm | row2 Ns Nm"
    scene = pair(f"face-nightmare | {hands} | aside X | doors1 {FOUR} | doors2 {THREE}")
    scene.do("pay Gd")
    assert scene.actor == 1
    scene.do("play Nk")
    assert (scene.field("doors1"), scene.field("doors2")) == ("Rd Bd Nd", FOUR)
    assert scene.result() is None


def test_O_48_the_event_of_the_end_cites_the_rule_for_two() -> None:
    scene = pair(f"play-or-discard | {BROWN_SERIES} | doors1 {THREE} | doors2 {FOUR}").do("play Nk")
    assert scene.events()[-1] == {"event": "end", "won": 1, "rule": "O-48"}


def test_O_48_nothing_can_be_done_after_victory() -> None:
    scene = pair(f"play-or-discard | {BROWN_SERIES} | doors1 {THREE} | doors2 {FOUR}").do("play Nk")
    assert scene.why_not("play Rm", seat=0) == "O-48"
    assert scene.why_not("play Bs", seat=1) == "O-48"


def test_O_48_partners_lose_together() -> None:
    scene = pair("drop-one return-rest | hand1 Rs Rm | shared Gs Gm | vision Rd X").do("drop Rd")
    assert scene.result() == ([], "O-23")


def test_O_49_a_player_with_four_doors_goes_on_playing() -> None:
    scene = pair(f"play-or-discard | {BROWN_SERIES} | doors1 {THREE} | doors2 {THREE}", deals="Ns Rs")
    scene.do("play Nk", "play Bs")
    assert scene.actor == 0
    assert {"play Rs", "discard Rm"} <= set(scene.legal())
    assert scene.why_not("play Rs") is None


# --- a door of a colour one has already ---


def test_O_50_drawn_duplicate_goes_to_limbo_and_the_key_is_kept() -> None:
    scene = green_door_drawn("doors1 Gd", coop_duplicate="forbid")
    assert scene.actor == CHANCE  # no question: the next card is drawn
    assert scene.field("limbo") == "Gd"
    assert scene.field("hand1") == "Rm Gk"
    assert scene.field("doors1") == "Gd"


def test_O_50_a_door_of_the_partner_is_no_duplicate() -> None:
    scene = green_door_drawn("doors2 Gd").do("open")
    assert scene.field("doors1") == scene.field("doors2") == "Gd"


def test_O_50_series_gains_no_duplicate() -> None:
    scene = pair(f"play-or-discard | {GREEN_SERIES} | doors1 Gd", claim="ask", coop_duplicate="forbid").do("play Gk")
    assert scene.actor == CHANCE  # not even asked
    assert scene.field("doors1") == "Gd"


def test_O_50_series_without_a_claim_does_not_shuffle() -> None:
    scene = pair(f"play-or-discard | {GREEN_SERIES} | doors1 Gd | top Rs:1 Bs:1", coop_duplicate="forbid").do("play Gk")
    assert scene.field("shuffles") == ""
    assert scene.field("top") == "Rs:1 Bs:1"


def test_O_50_series_starts_again_after_a_duplicate() -> None:
    hands = "hand1 Gs Gk Rs | hand2 Bs Bm Bk | shared Ns Nm"
    scene = pair(f"play-or-discard | {hands} | row1 Gs Gm | doors1 Gd", deals="X Rs Ns", coop_duplicate="forbid")
    # The nightmare takes the door that stood in the way; the fourth card is still the first of a new series.
    scene.do("play Gk", "pay Gd", "play Bs", "play Gs")
    assert scene.field("row1") == "Gs Gm Gk Gs"
    assert scene.field("doors1") == ""


def test_O_50_a_duplicate_is_refused_whatever_the_partner_lacks() -> None:
    scene = green_door_drawn(f"doors1 {FOUR}", coop_duplicate="forbid")
    assert scene.field("doors2") == ""
    assert scene.field("limbo") == "Gd"


def test_O_50_in_silence_a_duplicate_asks_nothing_of_anybody() -> None:
    # Doors are open to all, so leaving out the question gives nothing away.
    with_key = green_door_drawn("doors1 Gd", coop_duplicate="forbid")
    without_key = pair(
        "play-or-discard | hand1 Bs Rm Rs | hand2 Gk Bm Bk | shared Ns Nm | doors1 Gd",
        deals="Gd",
        coop_duplicate="forbid",
    ).do("play Rs")
    assert with_key.actor == without_key.actor == CHANCE


def test_O_50_a_second_door_is_a_matter_of_choice_unless_agreed_otherwise() -> None:
    scene = green_door_drawn("doors1 Gd")
    assert scene.legal() == ["open", "leave"]
    assert scene.facts() == {"card": "Gd", "spare": 1}
    assert green_door_drawn("doors2 Gd").facts() == {"card": "Gd", "spare": 0}


def test_O_50_a_drawn_duplicate_can_be_opened() -> None:
    scene = green_door_drawn("doors1 Gd").do("open")
    assert scene.field("doors1") == "Gd2"
    assert scene.field("discard") == "Gk"


def test_O_50_a_drawn_duplicate_can_be_left() -> None:
    scene = green_door_drawn("doors1 Gd").do("leave")
    assert scene.field("limbo") == "Gd"
    assert scene.field("hand1") == "Rm Gk"


def test_O_50_a_series_asks_before_it_gains_a_duplicate() -> None:
    scene = pair(f"play-or-discard | {GREEN_SERIES} | doors1 Gd").do("play Gk")
    assert scene.facts() == {"card": "Gd", "spare": 1, "known": 0}
    assert scene.legal() == ["claim", "decline"]
    scene.do("claim")
    assert scene.field("doors1") == "Gd2"


def test_O_50_a_duplicate_that_is_declined_stays_for_the_partner() -> None:
    scene = pair(f"play-or-discard | {GREEN_SERIES} | doors1 Gd").do("play Gk", "decline")
    assert scene.field("doors1") == "Gd"
    assert scene.field("shuffles") == ""


def test_O_50_a_duplicate_does_not_open_by_itself() -> None:
    assert green_door_drawn("doors1 Gd", door_key="auto").question == "open"
    assert green_door_drawn("doors2 Gd", door_key="auto").actor == CHANCE


def test_O_50_a_duplicate_pays_a_nightmare() -> None:
    hands = "hand1 Rs Rm Rk | hand2 Bs Bm Bk | shared Gs Gm"
    scene = pair(f"face-nightmare | {hands} | aside X | doors1 Gd2").do("pay Gd")
    assert (scene.field("doors1"), scene.actor) == ("Gd", 1)


def test_O_50_give_hands_a_drawn_duplicate_to_the_partner() -> None:
    scene = green_door_drawn("doors1 Gd", coop_duplicate="give").do("open")
    assert scene.field("doors1") == scene.field("doors2") == "Gd"
    assert scene.field("discard") == "Gk"
    assert scene.field("hand2") == "Bs Bm Bk"


def test_O_50_give_hands_a_duplicate_of_a_series_to_the_partner() -> None:
    scene = pair(f"play-or-discard | {GREEN_SERIES} | doors1 Gd", coop_duplicate="give").do("play Gk")
    assert scene.field("doors1") == scene.field("doors2") == "Gd"


def test_O_50_give_keeps_a_first_door_for_oneself() -> None:
    scene = green_door_drawn("doors1 Rd", coop_duplicate="give").do("open")
    assert scene.field("doors1") == "Rd Gd"
    assert scene.field("doors2") == ""


def test_O_50_a_door_given_can_win() -> None:
    scene = pair(f"{GREEN_DRAWN} | doors1 {FOUR} | doors2 Rd Bd Nd", coop_duplicate="give").do("open")
    assert scene.result() == ([0, 1], "O-48")


def test_O_50_the_second_seat_gives_to_the_first() -> None:
    hands = "hand1 Bs Bm Bk | hand2 Gk Rm Rs | shared Ns Nm | row2 Gs Gm"
    scene = pair(f"play-or-discard | seat 2 | {hands} | doors2 Gd", coop_duplicate="give").do("play Gk")
    assert scene.field("doors1") == scene.field("doors2") == "Gd"


def test_O_50_the_event_tells_a_door_given_from_a_door_kept() -> None:
    kept, given = [green_door_drawn("doors1 Gd", coop_duplicate=agreed) for agreed in ("keep", "give")]
    assert kept.do("open").events() != given.do("open").events()
