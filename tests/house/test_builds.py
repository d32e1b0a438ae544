"""The compiled and the interpreted build agree byte for byte, and either can be had."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import reverie

ROOT = Path(__file__).parents[2]


def run(*command: str, pure: bool, **more: str) -> subprocess.CompletedProcess[bytes]:
    """Run with this Python, on the interpreted build or on whatever is installed."""
    environment = {key: value for key, value in os.environ.items() if key != "REVERIE_PURE"} | more
    if pure:
        environment["REVERIE_PURE"] = "1"
    return subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, check=False)


def which_build(*, pure: bool) -> str:
    return run("-c", "import reverie; print(reverie.build())", pure=pure).stdout.decode().strip()


def test_the_environment_forces_the_interpreted_build() -> None:
    assert which_build(pure=True) == "interpreted"
    said = run("-m", "reverie", "version", pure=True)
    assert b"interpreted" in said.stdout


def test_both_builds_agree_byte_for_byte() -> None:
    if which_build(pure=False) != "compiled":
        pytest.skip("NO COMPILED BUILD IS INSTALLED: nothing to compare with (is there a C compiler?)")
    compiled = run("-m", "tests.parity", pure=False)
    interpreted = run("-m", "tests.parity", pure=True)
    assert compiled.returncode == interpreted.returncode == 0, compiled.stderr + interpreted.stderr
    assert len(interpreted.stdout) > 100_000
    assert hashlib.sha256(compiled.stdout).digest() == hashlib.sha256(interpreted.stdout).digest()


def test_every_build_says_its_version() -> None:
    assert reverie.__version__ in (ROOT / "pyproject.toml").read_text()
    assert reverie.__version__.encode() in run("-m", "reverie", "version", pure=False).stdout


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources alone, as in a fresh clone."""
    target = tmp_path / "clone"
    ignore = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")
    shutil.copytree(ROOT / "src", target / "src", ignore=ignore)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, target)
    return target


def wheel(clone: Path, *, pure: bool, **more: str) -> tuple[list[str], str]:
    """Build a wheel; the files in it, and what the build said."""
    out = clone / "out"
    flags = ("--verbose", "--no-deps", "--no-build-isolation", "--no-index")
    built = run("-m", "pip", "wheel", *flags, "--wheel-dir", str(out), str(clone), pure=pure, **more)
    said = (built.stdout + built.stderr).decode()
    assert built.returncode == 0, said
    [file] = out.glob("*.whl")
    return zipfile.ZipFile(file).namelist(), said


def test_without_a_compiler_the_same_modules_are_installed_with_one_clear_line(clone: Path) -> None:
    files, said = wheel(clone, pure=False, CC="no-such-compiler")
    assert "reverie: no working C compiler, the engine stays uncompiled (slower, same results)" in said
    assert not [name for name in files if name.endswith((".so", ".pyd"))]
    assert {"reverie/core/agenda.py", "reverie/games/onirim/turn.py", "reverie/locale/ko/onirim.ftl"} <= set(files)
    assert "reverie/py.typed" in files


def test_an_uncompiled_installation_can_be_asked_for(clone: Path) -> None:
    files, said = wheel(clone, pure=True)
    assert "REVERIE_PURE is set" in said
    assert not [name for name in files if name.endswith((".so", ".pyd"))]
