"""TypeScript types of everything on the wire, made from the Python classes, and a page of what every view holds.

`python -m reverie.server.typescript FOLDER` writes them into a checkout.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from msgspec.json import schema_components

from reverie.core.catalogue import find
from reverie.server.app import make_app
from reverie.server.game_types import Shape, declared, views
from reverie.server.messages import PROTOCOL, ClientMessage, ServerMessage
from reverie.server.settings import Settings

HEAD: Final = """\
// Made from the Python messages by `make wire`. Do not edit: a test compares it.

export const PROTOCOL = {protocol};
"""
VIEWS_HEAD: Final = """\
# Views

What a viewer is shown, on the wire and by `observe(viewer).pack()`, as JSON. Made from the classes in `games/NAME` by
`make wire`; the same types for the web client are in `web/src/games/NAME/told.ts`. Seats count from 0.
"""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """The TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join([json.dumps(value) for value in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys([type_of(each) for each in schema["anyOf"]]))
    kind = schema.get("type")
    if kind == "array":
        return f"Array<{type_of(schema.get('items', {}))}>"
    if kind == "object" and "properties" not in schema:
        inner = schema.get("additionalProperties", {})
        return f"Record<string, {type_of(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def comment(schema: Schema, indent: str) -> str:
    text = " ".join(str(schema.get("description", "")).split())
    return f"{indent}/** {text} */\n" if text else ""


def interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    lines = [
        f"{comment(field, '  ')}  {key}{'' if key in required else '?'}: {type_of(field)};\n"
        for key, field in schema["properties"].items()
    ]
    return f"\n{comment(schema, '')}export interface {name} {{\n{''.join(lines)}}}\n"


def declaration(name: str, schema: Schema) -> str:
    if "properties" in schema:
        return interface(name, schema)
    return f"\n{comment(schema, '')}export type {name} = {type_of(schema)};\n"


def message_schemas() -> dict[str, Schema]:
    """The socket's messages, and the two unions of them."""
    unions, parts = schema_components([ClientMessage, ServerMessage], ref_template="#/{name}")
    # The tag is written first by msgspec, and always there.
    named = {"ClientMessage": unions[0], "ServerMessage": unions[1]}
    return {**dict(sorted(parts.items())), **named}


def request_schemas() -> dict[str, Schema]:
    """Bodies and answers of the requests; what FastAPI adds for its own errors is never sent."""
    found = make_app(Settings()).openapi()["components"]["schemas"]
    return {name: schema for name, schema in sorted(found.items()) if "ValidationError" not in name}


def wire() -> str:
    messages, requests = message_schemas(), request_schemas()
    for name in messages.keys() & requests.keys():
        meanings = [list(schema[name]["properties"]) for schema in (messages, requests)]
        assert meanings[0] == meanings[1], f"two meanings of {name}"
        del requests[name]
    declared = [declaration(name, schema) for name, schema in {**messages, **requests}.items()]
    return HEAD.format(protocol=PROTOCOL) + "".join(declared)


def page(games: dict[str, list[Shape]]) -> str:
    """What every view holds, field by field."""
    chapters = [f"\n## {game.capitalize()}\n{''.join(map(section, found))}" for game, found in games.items()]
    return VIEWS_HEAD + "".join(chapters)


def section(shape: Shape) -> str:
    rows = [row(field.name, field.type, field.doc) for field in shape.fields]
    head = "| field | type | what it is |\n| --- | --- | --- |\n"
    return f"\n### {shape.name}\n\n{shape.doc}\n\n{head}{''.join(rows)}"


def row(name: str, kind: str, doc: str) -> str:
    bar = kind.replace("|", r"\|")
    return f"| `{name}` | `{bar}` | {doc} |\n"


def files() -> dict[str, str]:
    """Everything that is made, by its place in a checkout."""
    games = views()
    told = {f"web/src/games/{name}/told.ts": declared(find(name), found) for name, found in games.items()}
    return {"web/src/wire.ts": wire(), "docs/views.md": page(games), **told}


if __name__ == "__main__":
    for place, text in files().items():
        Path(sys.argv[1], place).write_text(text, encoding="utf-8")
