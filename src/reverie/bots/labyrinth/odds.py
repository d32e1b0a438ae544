"""How likely two dice are to do what one needs, for the apprentice of Labyrinth. L-54, L-65, L-80, L-111."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

THROWS: Final = 36.0
# AT_LEAST[n]: in how many of the 36 throws two dice come to n or more, for n from 0 to 13.
AT_LEAST: Final = [36.0, 36.0, 36.0, 35.0, 33.0, 30.0, 26.0, 21.0, 15.0, 10.0, 6.0, 3.0, 1.0, 0.0]
MOST_LEAD: Final = 11


def chance_of(need: i64) -> float:
    """That one throw comes to so much or more."""
    return AT_LEAST[min(max(need, 0), 13)] / THROWS


def throws_of(total: int) -> float:
    return AT_LEAST[total] - AT_LEAST[total + 1]


def chance_of_lead(lead: int) -> float:
    """That of two throws the one with this head start wins, if ties are thrown again (L-65)."""
    won = sum(
        [throws_of(own) * throws_of(other) for own in range(2, 13) for other in range(2, 13) if own + lead > other]
    )
    lost = sum(
        [throws_of(own) * throws_of(other) for own in range(2, 13) for other in range(2, 13) if own + lead < other]
    )
    return won / (won + lost)


FIGHT: Final = [chance_of_lead(lead) for lead in range(-MOST_LEAD, MOST_LEAD + 1)]


def chance_in_fight(lead: i64) -> float:
    return FIGHT[min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD]
