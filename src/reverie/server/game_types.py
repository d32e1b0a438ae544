"""TypeScript types of what each game tells: its view, read from the source, and its verbs, questions and events."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import reverie
from reverie.core.catalogue import GAMES
from reverie.core.game import NUMBER, SEAT, Game

PLAIN: Final = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null"}


class Field(NamedTuple):
    """A field of a view: its name, its type in TypeScript, and what it says of itself."""

    name: str
    type: str
    doc: str


class Shape(NamedTuple):
    """A class of a view."""

    name: str
    doc: str
    fields: list[Field]


def views() -> dict[str, list[Shape]]:
    """The shapes of every game of this house, by its name."""
    folder = Path(reverie.__file__).parent
    sources = {name: folder / Path(*place.split(".")[1:]) for name, place in sorted(GAMES.items())}
    return {
        name: shapes(next(source.rglob("view.py")).read_text())
        for name, source in sources.items()
        if any(source.rglob("view.py"))
    }


def shapes(source: str) -> list[Shape]:
    """Its typed dictionaries, in their order; a text after a field is what it says of itself."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and is_typed(node)]
    return [Shape(node.name, flat(ast.get_docstring(node)), list(fields(node))) for node in classes]


def is_typed(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "TypedDict" for base in node.bases)


def fields(node: ast.ClassDef) -> Iterator[Field]:
    for place, line in enumerate(node.body):
        if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
            continue
        after = node.body[place + 1] if place + 1 < len(node.body) else None
        said = after.value if isinstance(after, ast.Expr) else None
        doc = str(said.value) if isinstance(said, ast.Constant) else ""
        yield Field(line.target.id, type_of(line.annotation), flat(doc))


def type_of(node: ast.expr) -> str:
    """A Python type as TypeScript spells it."""
    if isinstance(node, ast.Constant):
        return PLAIN[str(node.value)] if node.value is None else json.dumps(node.value)
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id, node.id)
    if isinstance(node, ast.BinOp):
        return f"{type_of(node.left)} | {type_of(node.right)}"
    assert isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name), ast.dump(node)
    inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    if node.value.id == "Literal":
        return " | ".join([type_of(each) for each in inner])
    if node.value.id == "dict":
        return f"Record<{type_of(inner[0])}, {type_of(inner[1])}>"
    assert node.value.id == "list", ast.dump(node)
    return f"Array<{type_of(inner[0])}>"


def flat(text: str | None) -> str:
    return " ".join((text or "").split())


# --- TypeScript ---


def interface(shape: Shape) -> str:
    lines = [f"  /** {field.doc} */\n  {field.name}: {field.type};\n" for field in shape.fields]
    return f"\n/** {shape.doc} */\nexport interface {shape.name} {{\n{''.join(lines)}}}\n"


def told(game: Game, name: str, tag: str, things: Mapping[str, Sequence[str]], grouped: bool) -> str:
    """A union, a line for each thing that can be told."""
    lines = [f"  | {one(game, f'{tag}: {json.dumps(thing)}', facts, grouped)}\n" for thing, facts in things.items()]
    return f"\nexport type {game.NAME.capitalize()}{name} =\n{''.join(lines).rstrip()};\n"


def one(game: Game, tag: str, facts: Sequence[str], grouped: bool) -> str:
    """`grouped`: its facts are kept together, as choices and questions keep them; those of an event stand beside it."""
    typed = [f"{fact}?: {'number' if game.FACTS[fact] in (NUMBER, SEAT) else 'string'}" for fact in facts]
    if grouped:
        typed = [f"facts: {{ {'; '.join(typed)} }}" if typed else "facts: object"]
    return f"{{ {'; '.join([tag, *typed])} }}"


def constant(doc: str, name: str, kind: str, values: Mapping[str, object]) -> str:
    lines = [f"  {json.dumps(key)}: {json.dumps(value)},\n" for key, value in values.items()]
    return f"\n/** {doc} */\nexport const {name}: Record<string, {kind}> = {{\n{''.join(lines)}}};\n"


def declared(game: Game, found: list[Shape]) -> str:
    """Everything a game tells, as a module of TypeScript."""
    events = {event: list(facts) for event, facts in game.EVENTS.items()}
    parts = [
        "// Made from the game by `make wire`. Do not edit: a test compares it.\n",
        *[interface(shape) for shape in found],
        told(game, "Choice", "verb", game.VERBS, True),
        told(game, "Question", "name", game.QUESTIONS, True),
        told(game, "Event", "event", game.EVENTS, False),
        constant("What each fact is, for its words.", "FACTS", "string", game.FACTS),
        constant("The facts an event may have; one that is missing is a secret.", "EVENTS", "string[]", events),
    ]
    return "".join(parts)
