"""Reverie: three tabletop games as rules you can trust, bots, and a table to play at.

The engine runs compiled where it was installed with a C compiler. With REVERIE_PURE set in the environment the
same modules run uncompiled; both builds agree byte for byte.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__version__ = "0.2.0"


class SourceFinder:
    """Finds the modules of this package as source, past the compiled ones that lie beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("reverie.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


if os.environ.get("REVERIE_PURE"):
    sys.meta_path.insert(0, SourceFinder)


def build() -> str:
    """Which build runs: "compiled" or "interpreted"."""
    from reverie.core import random

    return "interpreted" if str(random.__file__).endswith(".py") else "compiled"
