"""How far a Studio is from a landscape, as the apprentice sees it."""

from __future__ import annotations

from collections import Counter

import pytest

from reverie.bots.dreamscape.building import NOWHERE, Builder
from reverie.bots.dreamscape.sites import BITS, how_many, one_of, sites_in
from reverie.bots.dreamscape.worth import Judge
from reverie.core.game import CHANCE, NOBODY
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import dreamscape
from reverie.games.dreamscape.actions import CARD_IDS
from reverie.games.dreamscape.box import BOXES
from reverie.games.dreamscape.nearness import nearest
from reverie.games.dreamscape.shards import COLOURS, LETTERS, MOTION
from reverie.games.dreamscape.showing import show_placement
from reverie.games.dreamscape.table import Dreamscape
from tests.games.dreamscape.scene import Scene

BOX = BOXES["standard"]
EVERYWHERE = 10_000  # more placements than any card has


def walked(number: int, decisions: int) -> Dreamscape:
    """A position after so many decisions at random, with something in the Studios."""
    random = Random("building", str(number))
    s = dreamscape.new(settle(dreamscape.OPTIONS, {"players": 2, "nightmare": number % 2 == 1}))
    while decisions and dreamscape.actor(s) != NOBODY:
        if dreamscape.actor(s) == CHANCE:
            dreamscape.apply(s, dreamscape.deal(s, random))
        else:
            choices = dreamscape.legal(s)
            dreamscape.apply(s, choices[random.below(len(choices))])
            decisions -= 1
    return s


def needed(builder: Builder) -> Counter[str]:
    return Counter({LETTERS[colour]: int(how_many(builder.need, colour)) for colour in range(COLOURS)})


@pytest.mark.parametrize("colour", range(COLOURS))
def test_every_colour_is_counted_by_itself(colour: int) -> None:
    counts = one_of(colour) + one_of(colour)
    assert [how_many(counts, other) for other in range(COLOURS)] == [2 * (other == colour) for other in range(COLOURS)]


@pytest.mark.parametrize("number", range(6))
def test_sites_miss_what_the_help_for_people_says(number: int) -> None:
    """Two ways to count what a landscape lacks: the apprentice's, and the one clients show."""
    s = walked(number, 150)
    builder = Builder(BOX, 0)
    builder.look(s)
    for card in range(0, BOX.cards, 7):
        told = {}
        for place in nearest(s, 0, card, EVERYWHERE):
            shown = show_placement(s, 0, place)
            letters = Counter([letter for lies in shown["spaces"] for letter in lies["missing"]])
            letters["M"] += sum(lies["missing_tree"] for lies in shown["spaces"])
            site = place.site
            key = (tuple(map(int, site.spaces)), tuple(map(int, site.stacks)), int(site.dreamer))
            told[key] = (+letters, shown["missing"] - shown["missing_dreamer"], shown["in_the_way"])
        assert len(told) == len(sites_in(BOX).turned[card])
        for ground in sites_in(BOX).turned[card]:
            builder.count_missing(ground, NOWHERE)
            key = (tuple(map(int, ground.spaces)), tuple(map(int, ground.stacks)), int(ground.dreamer))
            assert (+needed(builder), builder.missing, builder.in_the_way) == told[key]


@pytest.mark.parametrize("number", range(4))
def test_a_survey_finds_what_looking_at_every_site_finds(number: int) -> None:
    s = walked(number, 120)
    builder = Builder(BOX, 1)
    builder.look(s)
    for card in range(0, BOX.cards, 5):
        survey = builder.survey(card)
        for hand in (0, one_of(0) + 2 * one_of(3), one_of(1) + one_of(2) + one_of(MOTION), 3 << (BITS * 5)):
            builder.hand = hand
            builder.find_site(card)
            effort = builder.effort
            builder.find_in(survey)
            assert builder.effort == pytest.approx(effort)


# Basalt Throne (c21, level II) lacks one rock. Thunder Gorge (c37, level III) is some rounds of work away.
HALF_BUILT = {"c1": "RR", "d1": "M", "c2": "W"}


def worth(card: str, number: int) -> float:
    """What a card is worth to the first seat in a round, if it were the only one."""
    s = Scene("create", round=number, studio=HALF_BUILT, dreamer="d1", hand="", open=[]).state
    judge = Judge(s, 0)
    judge.worth(s)
    return judge.card_worth(CARD_IDS.index(card))


def test_a_long_landscape_is_worth_keeping_while_there_is_time() -> None:
    assert worth("c37", 1) > 3
    assert worth("c37", 1) > worth("c37", 4)
    assert worth("c37", 6) < -4.5  # what an open card costs (D-49)


def test_what_is_nearly_there_is_worth_keeping_late() -> None:
    assert worth("c21", 5) > 0 > worth("c37", 5)
