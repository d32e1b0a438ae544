"""The search and its short cuts agree with the rules, and known answers are found."""

from __future__ import annotations

import pytest

from reverie.bots.onirim.judge import Judge
from reverie.bots.onirim.layout import SOLO
from reverie.bots.onirim.lucid import CARE as LUCID_CARE
from reverie.bots.onirim.lucid import Lucid
from reverie.bots.onirim.oracle import CARE as ORACLE_CARE
from reverie.bots.onirim.oracle import Oracle
from reverie.bots.onirim.search import Search
from reverie.bots.onirim.value import shipped
from reverie.bots.onirim.weighing import Weighing, deepest
from reverie.core.agenda import apply
from reverie.core.game import CHANCE
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import onirim
from reverie.games.onirim.options import Agreement
from reverie.games.onirim.position import read_position
from reverie.games.onirim.table import Onirim
from reverie.games.onirim.turn import PLAY_OR_DISCARD

MATCHES = 12


def best_by_the_rules(judge: Judge, s: Onirim) -> float:
    """Every choice played out by the rules, every position described from scratch."""
    most = 0.0
    for deed in s.now.legal(s):
        after = s.copy()
        apply(after, deed)
        settled = judge.judge(after) if after.over or after.acting == CHANCE else best_by_the_rules(judge, after)
        most = max(most, settled)
    return most


def test_short_cuts_agree_with_the_rules() -> None:
    judge = Judge(shipped(SOLO))
    random = Random("search", "walk")
    turns = others = 0
    for number in range(MATCHES):
        random.restart(number)
        s = onirim.new(settle(onirim.OPTIONS, {"absent_search": ("ask", "shuffle")[number % 2]}))
        while not s.over:
            if s.acting == CHANCE:
                apply(s, s.now.deal(s, random))
                continue
            turns += s.now is PLAY_OR_DISCARD
            others += s.now is not PLAY_OR_DISCARD
            before = onirim.pack(s)
            assert judge.best(s) == best_by_the_rules(judge, s)
            assert onirim.pack(s) == before
            choices = s.now.legal(s)
            apply(s, choices[random.below(len(choices))])
    assert turns > 10 * MATCHES and others > MATCHES


def position(text: str) -> Onirim:
    return read_position(text, Agreement(settle(onirim.OPTIONS, {})))


TURN = "play-or-discard complete-hand shuffle-limbo turn"
SEVEN_DOORS = "doors1 Rd2 Bd2 Gd2 Nd"

# Positions with one right answer.
KNOWN_ANSWERS = {
    "the third card of a series wins": (f"{TURN} | hand1 Nk Bs Gs Rs Rm | row1 Ns Nm | {SEVEN_DOORS}", "play Nk"),
    "the key opens the last door": (
        f"open-drawn:N complete-hand shuffle-limbo turn | hand1 Nk Bs Gs Rs | aside Nd | {SEVEN_DOORS}",
        "open",
    ),
    "a prophecy never drops a door": (
        f"drop-one return-rest complete-hand shuffle-limbo turn | hand1 Rs Bs Gs Rm | vision Nd X Rs Bs Gs"
        f" | discard Nk | {SEVEN_DOORS}",
        "drop X",
    ),
}


@pytest.mark.parametrize("name", KNOWN_ANSWERS)
@pytest.mark.parametrize("bot", [Lucid, Oracle])
def test_known_answers(bot: type[Lucid] | type[Oracle], name: str) -> None:
    text, answer = KNOWN_ANSWERS[name]
    s = position(text)
    assert onirim.write(bot(Random("a", "b")).choose(onirim.observe(s, 0), onirim.legal(s), 60.0)) == answer


def test_known_cards_are_followed_exactly() -> None:
    """The last door lies third from the top and its key is in hand: nothing can go wrong any more."""
    s = position(f"{TURN} | hand1 Nk Bs Gs Rs Rm | row1 Bm | discard Rk | top Bs:12s Gm:12s Nd:12s | {SEVEN_DOORS}")
    search = Search(shipped(SOLO), LUCID_CARE, Random("a", "b"))
    chances = {onirim.write(found.deed): search.expect(found.state, 0) for found in search.judge.prospects(s)[::-1]}
    assert chances["discard Bs"] == 1.0
    assert search.judge.prospects(s)[0].chance < 1.0, "the value alone is not certain"


def test_the_nearer_the_end_the_further_the_oracle_looks() -> None:
    """Two draws with a full deck; with five cards in it to the last."""
    assert [int(deepest(size)) for size in (60, 16, 15, 9, 8, 6, 5)] == [2, 2, 3, 3, 4, 4, 5]
    discarded = "Rs8 Rm3 Rk3 Bs7 Bm3 Bk3 Gs6 Gm4 Gk3 Ns5 Nm2 Nk2 X9"  # all but Ns, Nm, Nk, the door and a nightmare
    end = position(f"{TURN} | hand1 Bs Gs Rs Rm Nm | row1 Bm | discard {discarded} | {SEVEN_DOORS}")
    assert end.deck.size == 5
    weighing = Weighing(onirim.observe(end, 0), Random("a", "b"), ORACLE_CARE)
    while weighing.is_within(100_000):
        weighing.look_further()
    assert weighing.draws == 5
    weighing = Weighing(onirim.observe(end, 0), Random("a", "b"), ORACLE_CARE)
    weighing.look_further()
    assert not weighing.is_within(10), "the budget is spent"


def test_new_hands_and_payments_with_the_deck_are_dealt_often() -> None:
    """Their chances are means, with an error; those of a key and a door are sums."""
    cards = "hand1 Rs Bs Gm Nk | aside X | doors1 Rd Bd | row1 Rs Rm Rs Bs Bm Bk | discard Gs Ns2"
    s = position(f"face-nightmare complete-hand shuffle-limbo turn | {cards}")
    weighing = Weighing(onirim.observe(s, 0), Random("a", "b"), LUCID_CARE)
    assert not any(verdict.error for verdict in weighing.verdicts())
    weighing.look_further()
    errors = {onirim.write(verdict.deed): verdict.error for verdict in weighing.verdicts()}
    sampled = {text for text, error in errors.items() if error}
    assert sampled == {"pay hand", "pay deck"} != set(errors)
    assert all(error < 0.02 for error in errors.values())
    again = Weighing(onirim.observe(s, 0), Random("a", "b"), LUCID_CARE)
    again.look_further()
    assert [verdict.chance for verdict in again.verdicts()] == [verdict.chance for verdict in weighing.verdicts()]


def test_what_is_far_behind_keeps_its_chance() -> None:
    """Even where nothing that could be summed up is near the best: a new hand is, and every door is far behind."""
    cards = "hand1 Rs2 Rm Ns | aside X | doors1 Bd2 Gd Nd | row1 Bs Bk Bs Bm Bs Bk Ns Nk Ns | discard Rs4 Gs Gk Bs2"
    s = position(f"face-nightmare complete-hand shuffle-limbo turn | {cards}")
    weighing = Weighing(onirim.observe(s, 0), Random("a", "b"), ORACLE_CARE)
    before = {verdict.deed: verdict.chance for verdict in weighing.verdicts()}
    for _ in range(2):
        weighing.look_further()
    after = {verdict.deed: verdict.chance for verdict in weighing.verdicts()}
    assert onirim.write(weighing.verdicts()[0].deed) == "pay hand"
    assert all(abs(after[deed] - before[deed]) < 0.1 for deed in before)
