"""The pieces of the box by their ids: what they are called, and what they do, put together from their effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reverie.core.option import Options
from reverie.core.saying import Phrase, Term
from reverie.games.labyrinth.box.actions import CHARACTER_IDS, EVENT_IDS, ITEM_IDS, SLOT_LETTERS, TOKENS_IDS, TRAP_IDS
from reverie.games.labyrinth.box.content import NO_TOKENS, Ability, Character, Event, Power, TokenKind, Trap
from reverie.games.labyrinth.box.content_laws import find_content
from reverie.games.labyrinth.box.effects import (
    ALL_TESTS,
    ALWAYS,
    AT_WILL,
    CONDITION_WORDS,
    EFFECT_WORDS,
    GIVE,
    LAY,
    NOTHING_MORE,
    OFTEN_WORDS,
    TEST_WORDS,
    TOKEN_KINDS,
    TRAP_WORDS,
)
from reverie.games.labyrinth.turn.dice import signed

AT_ONCE: Final = "a"  # after the id of an event: what happens once
LASTING: Final = "b"  # and what lasts


def lexicon(options: Options) -> dict[str, Term]:
    content = find_content(str(options["content"]))
    terms: dict[str, Term] = {}
    for place, trap in enumerate(content.traps):
        terms[TRAP_IDS[place]] = {"names": trap.names, "text": trap_text(trap)}
    for place, item in enumerate(content.items):
        terms[ITEM_IDS[place]] = {"names": item.names, "text": ability_text(item, NO_TOKENS)}
    for place, event in enumerate(content.events):
        add_event(event, EVENT_IDS[place], terms)
    for place, character in enumerate(content.characters):
        add_character(character, place, terms)
    return terms


def add_event(event: Event, name: str, terms: dict[str, Term]) -> None:
    """The card, and its two rules apart: while it is in force only the second counts."""
    at_once = power_text(event.at_once)
    lasting = joined([power_text(power) for power in event.ongoing])
    terms[name] = {"names": event.names, "text": phrase("card-rules", {"once": at_once, "lasting": lasting})}
    terms[name + AT_ONCE] = {"names": event.names, "text": sentence(at_once)}
    terms[name + LASTING] = {"names": event.names, "text": sentence(lasting)}


def add_character(character: Character, place: int, terms: dict[str, Term]) -> None:
    terms[CHARACTER_IDS[place]] = {"names": character.names, "text": None}
    for slot, ability in enumerate(character.abilities):
        text = ability_text(ability, character.tokens)
        terms[CHARACTER_IDS[place] + SLOT_LETTERS[slot]] = {"names": ability.names, "text": text}
    if character.tokens.count:
        terms[TOKENS_IDS[place]] = {"names": character.tokens.names, "text": sentence(token_text(character.tokens))}


# --- sentences made of others ---


def phrase(say: str, facts: dict[str, object]) -> Phrase:
    return {"say": say, "facts": facts}


def sentence(text: Phrase) -> Phrase:
    return phrase("sentence", {"text": text})


def joined(texts: list[Phrase]) -> Phrase:
    whole = texts[0]
    for text in texts[1:]:
        whole = phrase("both", {"one": whole, "other": text})
    return whole


def explained(head: object, text: object) -> Phrase:
    return phrase("explained", {"head": head, "text": text})


# --- what things do ---


def tests_text(bits: i64) -> object:
    if bits == ALL_TESTS:
        return phrase("tests-all", {})
    return [phrase(f"tests-{word}", {}) for place, word in enumerate(TEST_WORDS) if bits & (1 << place)]


def power_text(power: Power) -> Phrase:
    facts: dict[str, object] = {
        "count": int(power.by or power.at),
        "signed": signed(power.by),
        "at": int(power.at),
        "range": int(power.reach),
        "tests": tests_text(power.tests),
        "trap": TRAP_IDS[power.trap] if power.trap >= 0 else "",
    }
    text = phrase(f"effect-{EFFECT_WORDS[power.effect]}", facts)
    if power.condition == ALWAYS:
        return text
    condition = phrase(f"if-{CONDITION_WORDS[power.condition]}", {})
    return phrase("conditional", {"effect": text, "condition": condition})


def costs(ability: Ability) -> list[Phrase]:
    found: list[Phrase] = []
    if ability.actions:
        found.append(phrase("cost-actions", {"count": int(ability.actions)}))
    if ability.crystal:
        found.append(phrase("cost-crystal", {}))
    if ability.life:
        found.append(phrase("count-lives", {"count": int(ability.life)}))
    if ability.token:
        found.append(phrase("cost-token", {}))
    if ability.often != AT_WILL:
        found.append(phrase(f"cost-{OFTEN_WORDS[ability.often]}", {}))
    if ability.single:
        found.append(phrase("cost-single", {}))
    return found


def ability_text(ability: Ability, tokens: TokenKind) -> Phrase:
    """What it costs and does; where all it does is to put a token somewhere, also what that does there."""
    deeds = joined([power_text(power) for power in ability.powers])
    if len(ability.powers) == 1 and ability.powers[0].effect in (LAY, GIVE):
        deeds = explained(deeds, token_text(tokens))
    price = costs(ability)
    return sentence(explained(price, deeds) if price else deeds)


def token_text(tokens: TokenKind) -> Phrase:
    facts: dict[str, object] = {"at": int(tokens.at), "count": int(tokens.by), "signed": signed(tokens.by)}
    return phrase(f"token-{TOKEN_KINDS[tokens.kind]}", facts)


def trap_text(trap: Trap) -> Phrase:
    harm: list[Phrase] = []
    if trap.lose:
        harm.append(phrase("trap-lose", {"count": int(trap.lose)}))
    if trap.daze:
        harm.append(phrase("trap-daze", {"count": int(trap.daze)}))
    if trap.effect != NOTHING_MORE:
        harm.append(phrase(f"trap-{TRAP_WORDS[trap.effect]}", {"count": int(trap.by)}))
    rolls = phrase("trap-rolls", {"rolls": int(trap.rolls), "difficulty": int(trap.difficulty)})
    return sentence(explained(rolls, harm))
