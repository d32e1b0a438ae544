"""The few pages the server shows by itself, in the user's language; everything else is the web client's."""

from __future__ import annotations

import hashlib
import time
from html import escape
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from reverie.core.errors import ReverieError
from reverie.core.record import from_record, to_record
from reverie.locale.speech import LANGUAGES, Speech, speech
from reverie.server import views, wishes
from reverie.server.course import Course
from reverie.server.rest import InRoom, TableId

ROUTER: Final = APIRouter(include_in_schema=False)
FRONT: Final = APIRouter(include_in_schema=False)


def speech_for(request: Request) -> Speech:
    """The first language of the browser that we speak."""
    for wish in request.headers.get("accept-language", "").split(","):
        language = wish.partition(";")[0].partition("-")[0].strip().lower()
        if language in LANGUAGES:
            return speech(language)
    return speech("en")


def page(say: Speech, title: str, paragraphs: list[str]) -> HTMLResponse:
    body = "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{escape(title)}</title>"
    return HTMLResponse(
        f"<!doctype html><html lang={say.language}><head>{head}</head><body><h1>{escape(title)}</h1>{body}"
    )


def findings(say: Speech, course: Course) -> list[str]:
    """What is found when a finished match is checked anew, from its record alone."""
    match = course.match
    if hashlib.sha256(match.seed.encode()).hexdigest() != match.seed_hash:
        raise ReverieError("record-seed", {})
    checked = from_record(to_record(match))
    command = escape(f"printf %s '{match.seed}' | sha256sum")
    return [
        escape(say.say("server-verify-hash", {"hash": match.seed_hash})),
        escape(say.say("server-verify-seed", {"seed": match.seed})),
        escape(say.say("verify-good", {"lines": len(checked.log)})),
        f"{escape(say.say('server-verify-yourself'))} <code>{command}</code>",
        f"<a href='/api/tables/{course.header.id}/record' download>{escape(say.say('server-verify-record'))}</a>",
    ]


@ROUTER.get("/verify/{table_id}")
async def verify_table(
    table_id: TableId, request: Request, room: InRoom, key: Annotated[str, Query(max_length=64)] = ""
) -> HTMLResponse:
    say = speech_for(request)
    table = await room.hall.table(table_id)
    async with table.alone():
        course = await table.wake()
        wishes.check_key(table, course, room.guests.recognise(request) or "", key)
    title = say.say(
        "server-verify-title", {"game": say.say_if_known(f"{course.header.game}-title", course.header.game)}
    )
    if not views.seed_is_open(course, time.time()):
        shown = say.say("server-verify-hash", {"hash": course.match.seed_hash})
        return page(say, title, [escape(shown), escape(say.say("server-verify-not-yet"))])
    return page(say, title, findings(say, course))


@FRONT.get("/")
async def front(request: Request) -> HTMLResponse:
    """Shown where no web client is installed."""
    say = speech_for(request)
    api = "<a href='/openapi.json'>/openapi.json</a>"
    return page(say, "Reverie", [escape(say.say("server-front")), f"{escape(say.say('server-front-programs'))} {api}"])
