"""TypeScript types of everything on the wire, made from the Python classes: `python -m reverie.server.typescript`."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from msgspec.json import schema_components

from reverie.server.app import make_app
from reverie.server.messages import PROTOCOL, ClientMessage, ServerMessage
from reverie.server.settings import Settings

HEAD: Final = """\
// Made from the Python messages by `make wire`. Do not edit: a test compares it.

export const PROTOCOL = {protocol};
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


if __name__ == "__main__":
    sys.stdout.write(wire())
