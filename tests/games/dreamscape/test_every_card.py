"""Every card can be completed, whichever way it is turned, and everything promised holds while it is."""

from __future__ import annotations

import pytest

from reverie.core.event import SPECTATOR
from reverie.core.game import CHANCE
from reverie.core.random import Random
from reverie.games import dreamscape
from reverie.games.dreamscape.board import SPACE_NAMES, SPACES
from reverie.games.dreamscape.box import BOXES
from reverie.games.dreamscape.content import standard
from reverie.games.dreamscape.patterns import spaces_of
from reverie.games.dreamscape.shards import write_stack
from tests.conformance.walk import (
    check_actions,
    check_blindfold,
    check_copy_and_pack,
    check_deal,
    check_refusals,
    check_tries_change_nothing,
)
from tests.games.dreamscape.scene import Scene

BOX = BOXES["standard"]
CARD_IDS = BOX.card_ids


def almost(card: int, turn: int, stored: dict[str, str]) -> tuple[Scene, str]:
    """A Studio in which one piece of a card is missing, and how to put it there."""
    variant = BOX.variants[card][turn]
    dreamer, spaces = next((place, found) for place in range(SPACES) if (found := spaces_of(variant, place)))
    studio = {SPACE_NAMES[space]: write_stack(variant.stacks[place]) for place, space in enumerate(spaces)}
    name = next(name for name in studio if name != SPACE_NAMES[dreamer])
    stack = studio[name]
    hand, last = ("M", f"tree {name}") if stack.endswith("+") else (stack[-1], f"place {stack[-1]} {name}")
    if len(stack) > 1:
        studio[name] = stack[:-1]
    else:
        del studio[name]
    others = [name for name in ("c01", "c21") if name != CARD_IDS[card]]
    return (
        Scene(
            "create",
            hand=hand + "WS",
            studio=studio,
            dreamer=SPACE_NAMES[dreamer],
            open=[CARD_IDS[card]],
            completed=others,
            stored={others[-1] if key == "top" else CARD_IDS[card]: shard for key, shard in stored.items()},
            travellers=[3, 1],
            locales=["WEM", "RRS", "S", "EEE", "MMM", "W"],
        ),
        last,
    )


@pytest.mark.parametrize("card", range(len(CARD_IDS)), ids=CARD_IDS)
def test_D_44_every_card_in_every_direction(card: int) -> None:
    for turn in range(BOX.plain_variants[card]):
        scene, last = almost(card, turn, {})
        scene.do(last)
        assert scene.of("points") >= standard().landscapes[card].points
        assert scene.of("top") == CARD_IDS[card]
        assert scene.of("open") == []


@pytest.mark.parametrize("card", range(0, len(CARD_IDS), 7))
def test_D_46_all_promises_hold_while_a_card_is_completed(card: int) -> None:
    scene, last = almost(card, 0, {"top": "E", "own": "R"})
    state, random = scene.state, Random("complete", str(card))
    wishes = [last, "retain E", "pile 2"]
    for _ in range(12):
        check_copy_and_pack(dreamscape, state)
        actions = check_actions(dreamscape, state)
        check_tries_change_nothing(dreamscape, state, actions)
        for viewer in (0, 1, SPECTATOR):
            check_blindfold(dreamscape, state, viewer, actions, random)
        if dreamscape.actor(state) == CHANCE:
            dreamscape.apply(state, check_deal(dreamscape, state, random))
            continue
        check_refusals(dreamscape, state, actions, random)
        wished = [action for action in actions if action.text in wishes]
        dreamscape.apply(state, wished[0] if wished else actions[random.below(len(actions))])
    assert scene.of("points") >= standard().landscapes[card].points
