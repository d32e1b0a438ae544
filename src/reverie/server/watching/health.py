"""Is the server well? It is, if it can write what happens, and its bots can think."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from reverie.server.tables.hall import Hall

LOG: Final = logging.getLogger("reverie.health")
FRESH: Final = 1.0  # seconds for which an answer is given again: everybody may ask, and asking costs a write


class Health:
    def __init__(self, hall: Hall) -> None:
        self.hall: Final = hall
        self.asking: Final = asyncio.Lock()
        self.troubles: list[str] = []
        self.asked_at = -FRESH

    async def ask(self) -> list[str]:
        """What is wrong; nothing, if it is well."""
        async with self.asking:
            if time.monotonic() - self.asked_at >= FRESH:
                self.troubles = await self.look()
                self.asked_at = time.monotonic()
            return self.troubles

    async def look(self) -> list[str]:
        found = []
        try:
            # A real write, always of the same row: a full disk can still be read.
            await self.hall.store.mark([("", "health")], [])
        except Exception as error:
            LOG.error("not well", extra={"reason": repr(error)})
            found.append("the database cannot be written to")
        pools = {"bots": self.hall.thinkers, "advisers": self.hall.advisers, "clerks": self.hall.clerks}
        found += [f"the processes of the {name} died" for name, pool in pools.items() if not pool.is_well()]
        return found
