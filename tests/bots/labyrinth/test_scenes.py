"""What the apprentice of Labyrinth does in positions where one thing is clearly best."""

from __future__ import annotations

from reverie.bots.labyrinth.apprentice import Apprentice
from reverie.core.random import Random
from reverie.games import labyrinth
from tests.games.labyrinth.scene import STRAIGHT, Scene, keys

WHIMS = 5  # another stream of numbers each: what it does is no accident


def choices(scene: Scene) -> set[str]:
    """What it chooses, whatever its whim."""
    seen = labyrinth.observe(scene.state, scene.actor)
    legal = labyrinth.legal(scene.state)
    bots = [Apprentice(Random("scenes", str(number))) for number in range(WHIMS)]
    return {labyrinth.write(bot.choose(seen, list(legal), 1.0)) for bot in bots}


def test_it_walks_in_and_wins() -> None:
    assert choices(Scene(pawns=["d3a"], keys=keys(k2="@1"), golem="g4a")) == {"move d4a"}


def test_it_sends_the_golem_away_before_it_walks_in() -> None:
    """From the hall below the centre; the Golem can leave through the corridors above."""
    tiles = {**STRAIGHT, "d5": "n29:0"}
    scene = Scene(characters=["c13"], pawns=["d5a"], tiles=tiles, keys=keys(k2="@1"), golem="d4a")
    assert "move d4a" in scene.legal()
    assert choices(scene) == {"golem"}


def test_it_fights_a_weaker_one_who_is_about_to_win() -> None:
    scene = Scene(characters=["c01", "c10"], pawns=["d3a", "d3a"], lives=[4, 1], keys=keys(k3="@2"), golem="g4a")
    assert choices(scene) == {"attack 2"}


def test_it_leaves_a_stronger_one_alone() -> None:
    scene = Scene(characters=["c10", "c01"], pawns=["d2a", "d2a"], lives=[1, 4], keys=keys(k2="@1"), golem="g4a")
    assert "attack 2" in scene.legal()
    assert "attack 2" not in choices(scene)


def test_it_stops_whoever_wins_next() -> None:
    """The second seat is two steps from the centre with a key: a trap in its way, or a tile."""
    scene = Scene(characters=["c13"], pawns=["a4a", "d2a"], keys=keys(k2="@2", k5="a1a"), golem="g4a")
    assert "trap d3a" in choices(scene) <= {"trap d3a", "build"}


def test_it_heals_with_its_character() -> None:
    """One life left, and Brew costs one action: the Witch drinks before she walks into a trap."""
    scene = Scene(
        characters=["c13"], pawns=["d1a"], lives=[1], traps={"d2a": "t03:up"}, keys=keys(k1="@1"), golem="g4a"
    )
    assert choices(scene) == {"use d"}
