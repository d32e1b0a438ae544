"""The versions the image is built with: everything `reverie[server]` brings, as installed here.

`python -m tests.house.constraints > constraints.txt` writes them anew.
"""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

START = Requirement("reverie[server]")


def wanted_by(requirement: Requirement) -> list[Requirement]:
    """What a package asks for here, with the extras it is asked with."""
    asked = [Requirement(line) for line in distribution(requirement.name).requires or []]
    extras = requirement.extras or {""}
    return [
        each
        for each in asked
        if each.marker is None or any([each.marker.evaluate({"extra": extra}) for extra in extras | {""}])
    ]


def closure() -> dict[str, str]:
    """Every package that comes along, and its version."""
    found: dict[str, str] = {}
    waiting = wanted_by(START)
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name in found and not requirement.extras:
            continue
        try:
            found[name] = distribution(name).version
        except PackageNotFoundError:
            continue  # only for another system
        waiting += wanted_by(requirement)
    return dict(sorted(found.items()))


if __name__ == "__main__":
    sys.stdout.writelines([f"{name}=={version}\n" for name, version in closure().items()])
