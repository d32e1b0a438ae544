"""The few pages the server shows by itself, in the user's language; everything else is the web client's."""

from __future__ import annotations

import shlex
import time
from html import escape
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response

from reverie.core.errors import ReverieError
from reverie.core.record import to_record
from reverie.locale.speech import LANGUAGES, Speech, speech
from reverie.server.incoming.rest import InRoom, TableId, address_of
from reverie.server.tables import views, wishes
from reverie.server.tables.clerks import check_again
from reverie.server.tables.course import Course

ROUTER: Final = APIRouter(include_in_schema=False)
FRONT: Final = APIRouter(include_in_schema=False)
LOOK: Final = """\
body { margin: 0; background: #0c0a20; color: #ece6ff; font: 1.05rem/1.6 system-ui, sans-serif; }
main { max-width: 44rem; margin: 8vh auto; padding: 0 1.2rem; overflow-wrap: anywhere; }
:lang(ko) { word-break: keep-all; }
h1 { font: 600 1.8rem/1.2 Georgia, serif; color: #f3d9a0; }
a { color: #f0c267; }
code { background: #1b1738; padding: 0.2em 0.4em; border-radius: 0.3em; }
@media (prefers-color-scheme: light) {
  body { background: #fbf5e6; color: #2b2440; }
  h1, a { color: #6b4a08; }
  code { background: #efe4c8; }
}
"""


def speech_for(request: Request) -> Speech:
    """The first language of the browser that we speak."""
    for wish in request.headers.get("accept-language", "").split(","):
        language = wish.partition(";")[0].partition("-")[0].strip().lower()
        if language in LANGUAGES:
            return speech(language)
    return speech("en")


def page(say: Speech, title: str, paragraphs: list[str], status: int = 200) -> HTMLResponse:
    """Every page leads home."""
    home = f"<a href='/'>{escape(say.say('web-home'))}</a>"
    body = "".join(f"<p>{paragraph}</p>" for paragraph in [*paragraphs, home])
    head = "<meta charset=utf-8><meta name=viewport content='width=device-width'><link rel=stylesheet href=/pages.css>"
    return HTMLResponse(
        f"<!doctype html><html lang={say.language}><head>{head}<title>{escape(title)}</title></head>"
        f"<body><main><h1>{escape(title)}</h1>{body}</main>",
        status,
    )


@ROUTER.get("/pages.css")
async def look() -> Response:
    return Response(LOOK, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


def in_words(request: Request, error: ReverieError, answer: Response) -> Response:
    """What went wrong, as a page for a person who has followed a link; programs get the answer made for them."""
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not wants_page or request.url.path.startswith("/api/"):
        return answer
    say = speech_for(request)
    return page(say, "Reverie", [escape(say.say(f"error-{error.key}", error.facts))], answer.status_code)


def findings(say: Speech, course: Course, lines: int) -> list[str]:
    """What is found when a finished match is checked anew, from its record alone."""
    match, salt = course.match, course.salt or ""
    command = escape(f"printf %s {shlex.quote(salt + match.seed)} | sha256sum")
    return [
        escape(say.say("server-verify-hash", {"hash": course.commitment})),
        escape(say.say("server-verify-seed", {"seed": match.seed})),
        *([escape(say.say("server-verify-salt", {"salt": salt}))] if salt else []),
        escape(say.say("verify-good", {"lines": lines})),
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
        shown = say.say("server-verify-hash", {"hash": course.commitment})
        return page(say, title, [escape(shown), escape(say.say("server-verify-not-yet"))])
    lines = int(await room.hall.clerks.do(address_of(request), check_again, to_record(course.match)))
    back = f"<a href='/#/replay/{table_id}'>{escape(say.say('web-replay'))}</a>"
    return page(say, title, [*findings(say, course, lines), back])


@FRONT.get("/")
async def front(request: Request) -> HTMLResponse:
    """Shown where no web client is installed."""
    say = speech_for(request)
    api = "<a href='/openapi.json'>/openapi.json</a>"
    return page(say, "Reverie", [escape(say.say("server-front")), f"{escape(say.say('server-front-programs'))} {api}"])
