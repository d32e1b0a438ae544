"""Actions as numbers, for tables and networks: the actions of a match in their order, numbered without a gap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from reverie.core.game import Action


@final
class Codes:
    """`Codes(game.player_actions(options))` numbers what seats can do, `Codes(game.chance_actions(options))` what
    chance can bring."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions: Final = list(actions)
        self.codes: Final[dict[Action, int]] = {action: code for code, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def code(self, action: Action) -> int:
        """Its number, from 0; raises KeyError for an action that no match of this kind has."""
        return self.codes[action]

    def action(self, code: int) -> Action:
        """The action of this number; raises IndexError."""
        if code < 0:
            raise IndexError(code)
        return self.actions[code]
