"""The pieces of a box by their ids: what cards are called, and what cards and Dream tokens do."""

from __future__ import annotations

from reverie.core.option import Options
from reverie.core.saying import Term
from reverie.games.dreamscape.box import box_of
from reverie.games.dreamscape.content import POWERS, Landscape, Token


def lexicon(options: Options) -> dict[str, Term]:
    content = box_of(options).content
    terms: dict[str, Term] = {card.id: card_term(card) for card in content.landscapes}
    for token in content.tokens:
        terms[token.id] = token_term(token)
    return terms


def card_term(card: Landscape) -> Term:
    return {"names": dict(card.names), "text": {"say": f"power-{POWERS[card.power]}", "facts": {}}}


def token_term(token: Token) -> Term:
    """A token has no name; which colour it is about is decided at the table."""
    return {"names": {}, "text": {"say": f"token-{token.kind}", "facts": {"colour": ""}}}
