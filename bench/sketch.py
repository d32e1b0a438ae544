"""A sketch of the rules from outside the repository, compiled as our own modules are, to time it beside them."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import TypeAlias, cast

from loops import DECISIONS, GAMES, Rates, clock

Playouts: TypeAlias = Callable[[int, int], tuple[int, int]]  # games, seed -> wins, decisions

NAME = "sketch"


class CompileError(Exception):
    """mypyc refused the file; the text says why."""


def compile_sketch(path: Path) -> Playouts:
    """The `playouts` of a sketch, compiled in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(path, Path(folder, f"{NAME}.py"))
        # The same levels as setup.py gives our own modules.
        levels = {"MYPYC_OPT_LEVEL": "3", "MYPYC_DEBUG_LEVEL": "0"}
        command = [sys.executable, "-m", "mypyc", f"{NAME}.py"]
        done = subprocess.run(command, cwd=folder, env=os.environ | levels, capture_output=True, text=True)
        built = list(Path(folder).glob(f"{NAME}.*.so"))
        if done.returncode or not built:
            raise CompileError((done.stdout + done.stderr).strip()[-2000:])
        return load(built[0])


def load(built: Path) -> Playouts:
    spec = importlib.util.spec_from_file_location(NAME, built)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return cast(Playouts, module.playouts)


def time_sketch(sketch: Playouts, games: int, seed: int) -> Rates:
    start = clock()
    _, decisions = sketch(games, seed)
    seconds = process_time() - start
    return {GAMES: games / seconds, DECISIONS: decisions / seconds}
