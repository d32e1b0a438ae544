"""`reverie serve`."""

from __future__ import annotations

import os
import sys
import webbrowser

import click

from reverie.cli.given import WHOLE, complete_file
from reverie.cli.spoken import SpokenCommand, SpokenOption, speech_of
from reverie.core.errors import ReverieError


@click.command(
    "serve",
    cls=SpokenCommand,
    examples=("serve --browse", "serve --host 0.0.0.0 --port 80 --db postgresql://reverie@localhost/reverie"),
)
@click.option("--host", cls=SpokenOption, default="127.0.0.1", metavar="HOST")
@click.option("--port", cls=SpokenOption, type=WHOLE, default=8000)
@click.option("--db", cls=SpokenOption, metavar="URL")
@click.option("--client", cls=SpokenOption, metavar="FOLDER", shell_complete=complete_file)
@click.option("--browse", cls=SpokenOption, is_flag=True)
@click.pass_context
def serve_command(ctx: click.Context, host: str, port: int, db: str | None, client: str | None, browse: bool) -> None:
    try:
        # Imported only for those who serve: its packages are an extra.
        from reverie.server.incoming.client import built_client
        from reverie.server.serve import serve
        from reverie.server.settings import settings_from
    except ModuleNotFoundError as error:
        raise ReverieError("server-missing", {"package": str(error.name)}) from error
    given = {name: value for name, value in {"db": db, "client": client}.items() if value is not None}
    if client is None and "REVERIE_SERVER_CLIENT" not in os.environ:
        given["client"] = built_client()

    def ready(addresses: list[str]) -> None:
        say = speech_of(ctx)
        click.echo(say.say("serve-address", {"address": addresses[0]}))
        for address in addresses[1:]:
            click.echo(say.say("serve-address-others", {"address": address}))
        if browse and has_screen():
            webbrowser.open(addresses[0])

    serve(host, port, settings_from(os.environ, given), ready)


def has_screen() -> bool:
    """Without one, a browser for the terminal would take it over."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
