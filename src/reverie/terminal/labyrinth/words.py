"""What lies in a box of Labyrinth, in words: names, and what everything does, put together from its effects."""

from __future__ import annotations

from reverie.games.labyrinth.box.actions import SLOT_LETTERS
from reverie.games.labyrinth.box.content import NO_TOKENS, Ability, Character, Content, Event, Power, TokenKind, Trap
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
from reverie.locale.speech import Speech

CENTRE_CARD = "gc"


class BoxWords:
    """One box in one language. Places in the box count from 0; ids are those of the notation."""

    def __init__(self, speech: Speech, content: Content) -> None:
        self.speech = speech
        self.content = content

    def say(self, key: str, **facts: object) -> str:
        return self.speech.say(key, facts)

    # --- names ---

    def called(self, names: dict[str, str]) -> str:
        return names.get(self.speech.language) or next(iter(names.values()))

    def name(self, piece: str) -> str:
        """`i07` by its name, and `c03a` by that of the ability; tiles have an id only."""
        letter, number = piece[0], piece[1:]
        if letter == "c" and number[-1] in SLOT_LETTERS:
            return self.called(self.ability_named(piece).names)
        if letter == "k":
            return self.say("labyrinth-key", number=int(number))
        if letter == "g":
            return self.golem_card(piece)
        if letter == "n":
            return self.say("labyrinth-piece-tile", id=piece)
        place = int(number) - 1
        if letter == "t":
            return self.called(self.content.traps[place].names)
        if letter == "i":
            return self.called(self.content.items[place].names)
        if letter == "e":
            return self.called(self.content.events[place].names)
        return self.called(self.content.characters[place].names)

    def ability_named(self, piece: str) -> Ability:
        """`c03a` is the first ability of the third character."""
        return self.character(piece[:-1]).abilities[SLOT_LETTERS.index(piece[-1])]

    def text(self, piece: str) -> str:
        """What an ability, an item or the one-off rule of an event does, and what a trap brings."""
        place = int(piece[1:3]) - 1
        if piece[0] == "c":
            return self.ability(self.ability_named(piece), self.character(piece[:-1]).tokens)
        if piece[0] == "i":
            return self.ability(self.content.items[place], NO_TOKENS)
        if piece[0] == "e":
            return sentence(self.power(self.content.events[place].at_once))
        return self.trap(self.content.traps[place])

    def golem_card(self, card: str) -> str:
        if card == CENTRE_CARD:
            return self.say("labyrinth-golem-centre")
        return self.say("labyrinth-golem-card", count=int(card[1:]))

    def quoted(self, piece: str) -> str:
        """A name as it stands in a sentence; what is a description already needs no quotation marks."""
        return self.name(piece) if piece[0] in "kn" else self.say("labyrinth-named", name=self.name(piece))

    def character(self, piece: str) -> Character:
        return self.content.characters[int(piece[1:]) - 1]

    # --- what things do ---

    def tests(self, bits: int) -> str:
        if bits == ALL_TESTS:
            return self.say("labyrinth-tests-all")
        named = [word for place, word in enumerate(TEST_WORDS) if bits & (1 << place)]
        return ", ".join(self.say(f"labyrinth-tests-{word}") for word in named)

    def power(self, power: Power) -> str:
        words = self.say(
            f"labyrinth-effect-{EFFECT_WORDS[power.effect]}",
            count=int(power.by or power.at),
            signed=signed(int(power.by)),
            at=int(power.at),
            range=int(power.reach),
            tests=self.tests(int(power.tests)),
            trap=self.called(self.content.traps[power.trap].names) if power.trap >= 0 else "",
        )
        if power.condition == ALWAYS:
            return words
        condition = self.say(f"labyrinth-if-{CONDITION_WORDS[power.condition]}")
        return self.say("labyrinth-conditional", effect=words, condition=condition)

    def cost(self, ability: Ability) -> str:
        parts = []
        if ability.actions:
            parts.append(self.say("labyrinth-cost-actions", count=int(ability.actions)))
        if ability.crystal:
            parts.append(self.say("labyrinth-cost-crystal"))
        if ability.life:
            parts.append(self.say("labyrinth-count-lives", count=int(ability.life)))
        if ability.token:
            parts.append(self.say("labyrinth-cost-token"))
        if ability.often != AT_WILL:
            parts.append(self.say(f"labyrinth-cost-{OFTEN_WORDS[ability.often]}"))
        if ability.single:
            parts.append(self.say("labyrinth-cost-single"))
        return ", ".join(parts)

    def ability(self, ability: Ability, tokens: TokenKind) -> str:
        """What it costs and does; where all it does is to put a token somewhere, also what that does there."""
        deeds = "; ".join(self.power(power) for power in ability.powers)
        if [power.effect in (LAY, GIVE) for power in ability.powers] == [True]:
            deeds += ": " + self.token(tokens)
        cost = self.cost(ability)
        return sentence(f"{cost}: {deeds}" if cost else deeds)

    def token(self, tokens: TokenKind) -> str:
        return self.say(
            f"labyrinth-token-{TOKEN_KINDS[tokens.kind]}",
            at=int(tokens.at),
            count=int(tokens.by),
            signed=signed(int(tokens.by)),
        )

    def trap(self, trap: Trap) -> str:
        harm = []
        if trap.lose:
            harm.append(self.say("labyrinth-trap-lose", count=int(trap.lose)))
        if trap.daze:
            harm.append(self.say("labyrinth-trap-daze", count=int(trap.daze)))
        if trap.effect != NOTHING_MORE:
            harm.append(self.say(f"labyrinth-trap-{TRAP_WORDS[trap.effect]}", count=int(trap.by)))
        rolls = self.say("labyrinth-trap-rolls", rolls=int(trap.rolls), difficulty=int(trap.difficulty))
        return sentence(f"{rolls}: {', '.join(harm)}")

    def lasting(self, event: Event) -> str:
        return sentence("; ".join(self.power(power) for power in event.ongoing))


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
