"""Every golden game there is, of all games, and the seeds of their matches."""

from __future__ import annotations

from tests.golden.dreamscape import GOLDENS as OF_DREAMSCAPE
from tests.golden.dreamscape import Dreamscape
from tests.golden.golden import Golden
from tests.golden.labyrinth import GOLDENS as OF_LABYRINTH
from tests.golden.labyrinth import Labyrinth
from tests.golden.onirim import GOLDENS as OF_ONIRIM
from tests.golden.onirim import Onirim
from tests.golden.seeds import SEEDS

KINDS: list[type[Golden]] = [Onirim, Dreamscape, Labyrinth]  # one for each game
GOLDENS: list[Golden] = [*OF_ONIRIM, *OF_DREAMSCAPE, *OF_LABYRINTH]


# --- their seeds ---

TOO_MANY = 20_000


def find_seed(golden: Golden) -> str:
    """Rare things need more seeds: then the first that shows it will do."""
    best: tuple[int, int] | None = None
    for seed in range(TOO_MANY):
        if seed >= golden.enough and best is not None:
            break
        story = golden.play(str(seed))
        if golden.is_shown(story):
            found = (len(story.match.log), seed)
            best = found if best is None else min(best, found)
    assert best is not None, f"no seed below {TOO_MANY} shows {golden.name}"
    return str(best[1])


def seed_of(golden: Golden) -> str:
    return SEEDS[golden.name]
