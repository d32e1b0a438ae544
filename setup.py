"""Compiles the engine with mypyc where a C compiler is at hand; the same modules run uncompiled where none is."""

from __future__ import annotations

import os
import sys
import tempfile
from functools import cache
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_config_var
from setuptools.command.build_ext import build_ext

COMPILED_ROOMS = ("core", "pieces", "games", "bots")
LARGE = 150_000  # bytes: a game that is larger is compiled by itself, beside the others


def groups() -> list[tuple[list[str], str]]:
    """The modules that compile, in groups: each large game with its bots, and everything else.

    Package files only re-export, so they stay as they are.
    """
    found: dict[str, list[str]] = {}
    for room in COMPILED_ROOMS:
        for path in sorted(Path("src/reverie", room).rglob("*.py")):
            if path.name != "__init__.py":
                found.setdefault(group_of(path), []).append(str(path))
    return [(paths, f"reverie_{name}") for name, paths in found.items()]


def group_of(path: Path) -> str:
    """`games/NAME` and `bots/NAME` belong together."""
    room, name = path.parts[2:4]
    return name if room in ("games", "bots") and name in large_games() else "core"


@cache
def large_games() -> list[str]:
    folders = [folder for folder in Path("src/reverie/games").iterdir() if folder.is_dir()]
    sizes = {folder.name: sum([file.stat().st_size for file in folder.rglob("*.py")]) for folder in folders}
    return [name for name, size in sizes.items() if size > LARGE]


def can_compile() -> bool:
    """Is there a C compiler that finds Python's headers?"""
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        include = get_config_var("INCLUDEPY") or str(Path(sys.prefix, "include"))
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[include])
        except Exception:  # each compiler fails in its own way, and any failure means no
            return False
    return True


def extensions() -> list[Extension]:
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []  # nothing is built yet
    if os.environ.get("REVERIE_PURE"):
        print("reverie: REVERIE_PURE is set, the engine stays uncompiled", file=sys.stderr)
        return []
    if not can_compile():
        print("reverie: no working C compiler, the engine stays uncompiled (slower, same results)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    parts = groups()
    every = [path for paths, _ in parts for path in paths]
    print(f"reverie: translating {len(every)} modules into C", flush=True)
    compiled: list[Extension] = mypycify(every, opt_level="3", debug_level="0", separate=parts)
    for extension in compiled:
        if extension.name in [f"reverie_{game}__mypyc" for game in large_games()]:
            # gcc takes 67 instead of 116 seconds for the two there are, and they lose less than a tenth of their speed.
            extension.extra_compile_args = [{"-O3": "-O1"}.get(flag, flag) for flag in extension.extra_compile_args]
    # The longest first: otherwise one processor would be left alone with Labyrinth at the end.
    return sorted(compiled, key=lambda extension: -Path(extension.sources[0]).stat().st_size)


class CompileAloud(build_ext):
    """Says which of the groups it is at: they take most of a first start."""

    def build_extension(self, extension: Extension) -> None:
        group = extension.name.removeprefix("reverie_").removesuffix("__mypyc")
        is_group = group != extension.name  # the others are as small as modules can be
        if is_group:
            print(f"reverie: compiling {group}", flush=True)
        super().build_extension(extension)
        if is_group:
            print(f"reverie: {group} is compiled", flush=True)


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": CompileAloud},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
