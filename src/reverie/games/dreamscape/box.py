"""A content set in the form the rules ask for it, and the sets that are known: ours, and those people brought."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.contents import STANDARD, content_key
from reverie.core.option import Options
from reverie.games.dreamscape.board import COLUMNS, LOCALES, NO_EDGE
from reverie.games.dreamscape.content import Content, read_content, standard
from reverie.games.dreamscape.landscapes import unmirrored, variants_of


@final
class Box:
    """Cards and tokens are numbered as they stand in the file, locales from 0."""

    def __init__(self, key: str, content: Content) -> None:
        self.key: Final = key
        self.content: Final = content
        self.tokens: Final = content.tokens
        self.card_ids: Final = [card.id for card in content.landscapes]
        self.token_ids: Final = [token.id for token in content.tokens]
        self.cards: Final[i64] = len(content.landscapes)
        self.level_of: Final = vec[i64]([card.level - 1 for card in content.landscapes])
        self.points_of: Final = vec[i64]([card.points for card in content.landscapes])
        self.card_power: Final = vec[i64]([card.power for card in content.landscapes])
        self.variants: Final = [variants_of(card) for card in content.landscapes]
        self.plain_variants: Final = vec[i64]([unmirrored(card) for card in content.landscapes])
        self.power_of: Final = vec[i64](content.powers)  # of each locale
        self.edges: Final = [(one - 1, other - 1) for one, other in content.edges]
        self.edge_names: Final = [f"{one}-{other}" for one, other in content.edges]
        self.passages: Final = [
            vec[i64]([edge_between(self.edges, here, there) for there in range(LOCALES)]) for here in range(LOCALES)
        ]
        self.entry: Final[i64] = content.entry[0] * COLUMNS + content.entry[1]
        self.red: Final[i64] = content.red


def edge_between(edges: list[tuple[int, int]], one: int, other: int) -> int:
    """Which edge joins two locales; NO_EDGE if they do not touch."""
    for edge, ends in enumerate(edges):
        if ends in ((one, other), (other, one)):
            return edge
    return NO_EDGE


BOXES: Final[dict[str, Box]] = {STANDARD: Box(STANDARD, standard())}


def box_of(options: Options) -> Box:
    return BOXES[str(options["content"])]


def bring_content(text: str) -> str:
    """Make a content file known; the key under which matches are played with it. Raises BadContent."""
    content = read_content(text)
    key = content_key(content.name, text)
    if key not in BOXES:
        BOXES[key] = Box(key, content)
    return key
