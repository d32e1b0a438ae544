"""Dreamshards and stacks of them. D-37 to D-43.

A stack is one number: three bits for each shard, the top shard lowest. So is the line of shards in a locale, where
the key space is the bottom and the hand symbol the top. A tree on a stack is one more bit.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Colour: TypeAlias = i64
Stack: TypeAlias = i64

WATER: Final = 0
EARTH: Final = 1
MEADOW: Final = 2
ROCK: Final = 3
MOTION: Final = 4
NIGHTMARE: Final = 5
COLOURS: Final = 6
NO_COLOUR: Final = -1

LETTERS: Final = "WEMRSN"
PLAIN: Final = 5  # the colours that are not red come first

NO_STACK: Final = 0
HIGHEST: Final = 20  # more shards on one another would not fit into the number, nor stand on a table
TREE: Final = 1 << 60
SHARDS: Final = TREE - 1


def put_on(stack: Stack, colour: Colour) -> Stack:
    return (stack << 3) | (colour + 1)


def top_of(stack: Stack) -> Colour:
    """The colour of the top shard, NO_COLOUR if there is none."""
    return (stack & 7) - 1


def take_off(stack: Stack) -> Stack:
    """The stack without its top shard; no tree stands on it."""
    return stack >> 3


def height_of(stack: Stack) -> i64:
    height: i64 = 0
    left: i64 = stack & SHARDS
    while left:
        height += 1
        left >>= 3
    return height


def bottom_of(stack: Stack) -> Colour:
    """The colour of the lowest shard, or of the key in a locale; NO_COLOUR if there is none."""
    left: i64 = stack & SHARDS
    while left > 7:
        left >>= 3
    return left - 1


def count_in(stack: Stack, colour: Colour) -> i64:
    count: i64 = 0
    left: i64 = stack & SHARDS
    while left:
        if (left & 7) == colour + 1:
            count += 1
        left >>= 3
    return count


def without(stack: Stack, colour: Colour) -> Stack:
    """The stack without its lowest shard of this colour; the others keep their order."""
    place: i64 = height_of(stack) - 1
    while ((stack >> (3 * place)) & 7) != colour + 1:
        place -= 1
    below: i64 = stack >> (3 * place + 3)
    return (below << (3 * place)) | (stack & ((1 << (3 * place)) - 1))


def rock_pair(stack: Stack) -> i64:
    """How many shards lie under the lowest two rocks that lie on each other; -1 if the stack is no Mountain (D-40)."""
    left: i64 = stack & SHARDS
    place: i64 = height_of(stack) - 2
    under: i64 = 0
    while place >= 0:
        if ((left >> (3 * place)) & 63) == ((ROCK + 1) << 3 | (ROCK + 1)):
            return under
        under += 1
        place -= 1
    return -1


def is_mountain(stack: Stack) -> bool:
    left: i64 = stack & SHARDS
    while left > 7:
        if (left & 63) == ((ROCK + 1) << 3 | (ROCK + 1)):
            return True
        left >>= 3
    return False


# --- as text: `RW` is water on rock, `RW+` has a tree on it ---


def write_stack(stack: Stack) -> str:
    letters = ""
    left: i64 = stack & SHARDS
    while left:
        letters = LETTERS[(left & 7) - 1] + letters
        left >>= 3
    return letters + ("+" if stack & TREE else "")


def letters_of(stack: Stack) -> list[str]:
    """The shards from the bottom to the top."""
    letters: list[str] = []
    left: i64 = stack & SHARDS
    while left:
        letters.append(LETTERS[(left & 7) - 1])
        left >>= 3
    letters.reverse()
    return letters


def read_stack(text: str) -> Stack:
    """The stack this text means, -1 if it means none."""
    letters = text[:-1] if text.endswith("+") else text
    if len(letters) > HIGHEST or [letter for letter in letters if letter not in LETTERS]:
        return -1
    stack: i64 = 0
    for letter in letters:
        stack = put_on(stack, LETTERS.index(letter))
    return stack | TREE if text.endswith("+") else stack
