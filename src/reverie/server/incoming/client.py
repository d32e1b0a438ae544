"""The built web client: where it lies, and how it is served."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import reverie

# In an installed package beside this module, in a clone where the build leaves it.
PLACES: Final = (Path(__file__).parents[1] / "web", Path(reverie.__file__).parents[2] / "web" / "dist")
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


def built_client() -> str:
    """The folder of the client, or nothing where none was built."""
    for place in PLACES:
        if (place / "index.html").exists():
            return str(place)
    return ""


class ClientFiles(StaticFiles):
    """Files under assets/ have their hash in their name, so a browser may keep them; it asks again for the others."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        answer.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return answer
