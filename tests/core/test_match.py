"""A match: acting, the log, taking back, and luck that is the same for everybody on a seed."""

from __future__ import annotations

from typing import Any, cast

import pytest

from reverie.core.dealers import ScriptedDealer, SeededDealer
from reverie.core.errors import CannotUndo, Refused, ReverieError
from reverie.core.game import CHANCE, NOBODY, SPECTATOR, Game, Json, Source
from reverie.core.match import Match
from reverie.core.random import Random, seed_hash
from reverie.games import labyrinth, onirim
from tests import lanterns


def dealt(match: Match) -> list[str]:
    return [entry.text for entry in match.log if entry.actor == CHANCE]


def test_the_hash_of_the_seed_is_known_before_the_first_move() -> None:
    match = Match(onirim, seed="tonight")
    assert match.seed_hash == seed_hash("tonight")


def test_a_seed_of_its_own_cannot_be_guessed() -> None:
    assert len({Match(onirim).seed for _ in range(20)}) == 20
    assert len(Match(onirim).seed) == 32


def test_two_people_on_a_seed_meet_the_same_deck_until_their_choices_part_them() -> None:
    one, other = Match(onirim, seed="same"), Match(onirim, seed="same")
    assert dealt(one) == dealt(other)
    drawn = len(dealt(one))
    # One plays a card, the other discards one that is no key: the card they draw is the same all the same.
    one.play(0, one.choices(0)[0])
    other.play_text(0, next(onirim.write(c) for c in other.choices(0) if c.text[:7] == "discard" and c.text[-1] != "k"))
    assert dealt(one)[drawn] == dealt(other)[drawn]


def test_a_shuffle_ranks_the_cards_that_are_left_as_before() -> None:
    """One person's deck lacks a card the other's has; both meet the cards they share in the same order."""
    source = Source("deck", 4)
    full = [(onirim.read("deal Rs"), 3), (onirim.read("deal Bm"), 2), (onirim.read("deal X"), 4)]
    less = [(onirim.read("deal Rs"), 3), (onirim.read("deal Bm"), 2), (onirim.read("deal X"), 3)]
    one = SeededDealer("s").shuffled(onirim, full, source)
    other = SeededDealer("s").shuffled(onirim, less, source)
    assert len(one) == len(other) + 1
    gap = next(place for place, card in enumerate(one) if place >= len(other) or other[place] is not card)
    assert one[gap].text == "deal X"
    assert one[:gap] + one[gap + 1 :] == other


def test_every_order_of_a_small_pile_is_as_likely() -> None:
    counts: dict[str, int] = {}
    odds = [(onirim.read("deal Rs"), 2), (onirim.read("deal X"), 1)]
    for seed in range(3000):
        order = SeededDealer(str(seed)).shuffled(onirim, odds, Source("deck", 0))
        spelled = "".join(card.text[5] for card in order)
        counts[spelled] = counts.get(spelled, 0) + 1
    assert len(counts) == 3
    assert all(880 < count < 1120 for count in counts.values())


def test_dice_come_from_their_own_stream() -> None:
    match = Match(lanterns, seed="dice")
    stream = Random("dice", "die")
    assert match.log[0].text == f"roll {stream.below(6) + 1}"


def test_a_refused_wish_changes_nothing() -> None:
    match = Match(onirim, seed="a")
    before = (len(match.log), onirim.pack(match.state))
    with pytest.raises(Refused) as refusal:
        match.play_text(0, "pay hand")
    assert refusal.value.rule == "O-28"
    assert (len(match.log), onirim.pack(match.state)) == before


def test_nobody_else_may_act() -> None:
    match = Match(onirim, {"players": 2}, seed="a")
    with pytest.raises(Refused):
        match.play(1, match.choices(0)[0])
    assert match.choices(1) == []


def test_undo_takes_back_your_own_last_action() -> None:
    match = Match(onirim, {"players": 2}, seed="a")
    before = onirim.pack(match.state)
    match.play(0, match.choices(0)[0])
    assert not match.can_undo(1)
    with pytest.raises(CannotUndo):
        match.undo(1)
    match.undo(0)
    assert onirim.pack(match.state) == before


class Counted:
    """A game that counts how often it is applied."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.applied = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def apply(self, state: Any, action: Any) -> None:
        self.applied += 1
        self.game.apply(state, action)


def long_match(game: Counted, seed: str) -> Match:
    """More than a hundred lines, and whoever has to act could take their next action back."""
    match = Match(cast(Game, game), {"players": 2}, seed=seed)
    while True:
        seat = match.actor
        match.play(seat, match.choices(seat)[-1])
        if len(match.log) > 100 and match.can_undo(seat):
            match.undo(seat)
            return match


def test_a_refused_gesture_does_not_play_the_match_again() -> None:
    game = Counted(labyrinth)
    match = long_match(game, "long")
    seat, length = match.actor, len(match.log)
    game.applied = 0
    for _ in range(50):
        with pytest.raises(ReverieError):
            match.play_gesture(seat, [labyrinth.write(match.choices(seat)[-1]), "nonsense"])
    assert len(match.log) == length
    assert game.applied == 50


def test_taking_back_again_and_again_does_not_play_the_match_again() -> None:
    game = Counted(labyrinth)
    match = long_match(game, "long")
    seat = match.actor
    before = labyrinth.pack(match.state)
    game.applied = 0
    for _ in range(50):
        match.play(seat, match.choices(seat)[-1])
        match.undo(seat)
    assert labyrinth.pack(match.state) == before
    assert game.applied < 50 * 20


def test_taking_back_further_than_the_last_time() -> None:
    match = long_match(Counted(labyrinth), "long")
    states: list[Json] = []
    while len(states) < 40 and match.can_undo(match.log[-1].actor):
        states.append(labyrinth.pack(match.state))
        match.undo(match.log[-1].actor)
    assert len(states) == 40
    again = Match(labyrinth, match.options, seed="long")
    for entry in match.log:
        if entry.actor != CHANCE:
            again.play_text(entry.actor, entry.text)
    assert labyrinth.pack(again.state) == labyrinth.pack(match.state)
    assert len({str(state) for state in states}) == 40


def test_undo_is_over_once_a_card_was_drawn() -> None:
    match = Match(onirim, seed="a")
    match.play(0, match.choices(0)[0])
    assert match.log[-1].actor == CHANCE
    assert not match.can_undo(0)
    assert not match.can_undo(CHANCE)


def test_undo_is_over_once_the_partner_has_seen_a_hidden_card() -> None:
    """In silence a discard from the hand shows a card; what was drawn unseen by the partner cannot be unshown."""
    match = Match(onirim, {"players": 2}, seed="hidden")
    while match.question().name == "draft":
        match.play(match.actor, match.choices(match.actor)[0])
    known = match.observe(1).pack()["hands"][0]
    assert known, "cards of the draft are known to both"
    match.play_text(0, f"discard {known[0]}")
    assert match.can_undo(0), "the partner knew this card"
    match.undo(0)
    match.play_text(0, f"discard {known[0]}")
    while match.actor != 0 or match.question().name != "play-or-discard":
        match.play(match.actor, match.choices(match.actor)[-1])
    held = match.observe(0).pack()["hands"][0]
    unseen = [card for card in held if held.count(card) > match.observe(1).pack()["hands"][0].count(card)]
    plain = next(card for card in unseen if card not in match.observe(1).pack()["hands"][0])
    match.play_text(0, f"discard {plain}")
    assert match.log[-1].actor == 0
    assert not match.can_undo(0)


def test_events_are_told_since_a_place_in_the_log() -> None:
    match = Match(onirim, seed="a")
    before = len(match.log)
    match.play(0, match.choices(0)[0])
    told = match.events(0, before)
    assert next(event["event"] for event in told) in ("play", "discard")
    assert match.events(SPECTATOR, before) == told


def test_a_script_that_ends_or_cheats_says_so() -> None:
    with pytest.raises(ReverieError, match="script-over"):
        Match(onirim, dealer=ScriptedDealer(["deal Rs"]))
    with pytest.raises(ReverieError, match="script-impossible"):
        Match(onirim, dealer=ScriptedDealer(["deal Rd", "deal Rd", "deal Rd"]))


def test_a_match_ends_once() -> None:
    match = Match(lanterns, {"rounds": 1}, seed="end")
    while match.actor != NOBODY:
        match.play_text(match.actor, "pass")
    assert match.result is not None
    with pytest.raises(Refused):
        match.play_text(0, "pass")
