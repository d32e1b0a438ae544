"""The image is built with versions that were tried."""

from __future__ import annotations

import ast
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house.constraints import START, closure, wanted_by

ROOT = Path(__file__).parents[2]


def test_everything_the_server_needs_has_its_version() -> None:
    pinned = [Requirement(line) for line in (ROOT / "constraints.txt").read_text().splitlines()]
    assert all([len(each.specifier) == 1 and str(each.specifier).startswith("==") for each in pinned])
    names = {canonicalize_name(each.name): each for each in pinned}
    assert closure().keys() <= names.keys()
    for asked in wanted_by(START):
        version = str(names[canonicalize_name(asked.name)].specifier).removeprefix("==")
        assert asked.specifier.contains(version), f"{asked} but {version} in constraints.txt"


def test_the_image_is_built_with_them() -> None:
    assert "--constraint /reverie/constraints.txt" in (ROOT / "Dockerfile").read_text()


def imported() -> set[str]:
    """What the sources import from elsewhere, by its first name."""
    found: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                found |= {name.name.partition(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found.add(str(node.module).partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"reverie"}


def test_every_package_that_is_imported_is_declared() -> None:
    """Not only brought along by another one, which may do without it tomorrow."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [line for extra in project["optional-dependencies"].values() for line in extra]
    declared = {canonicalize_name(Requirement(line).name) for line in [*project["dependencies"], *extras]}
    homes = packages_distributions()
    for name in imported():
        assert declared & {canonicalize_name(home) for home in homes.get(name, [name])}, f"{name} is not declared"
