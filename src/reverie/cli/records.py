"""`reverie replay | verify`."""

from __future__ import annotations

import json
from pathlib import Path

import click

from reverie.cli.given import JSON, WHOLE, complete_file, console
from reverie.cli.spoken import SpokenCommand, SpokenOption, speech_of
from reverie.core.record import load
from reverie.terminal.errors import reading
from reverie.terminal.replay import ALL_EYES, Showing


@click.command("replay", cls=SpokenCommand, examples=("replay match.json --seat 1 --step",))
@click.argument("file", shell_complete=complete_file)
@click.option("--seat", cls=SpokenOption, type=WHOLE)
@click.option("--step", cls=SpokenOption, is_flag=True)
@click.pass_context
def replay(ctx: click.Context, file: str, seat: int | None, step: bool) -> None:
    with reading(Path(file)):
        match = load(Path(file))
    if seat is not None and seat > match.game.seats(match.options):
        raise click.BadParameter(str(seat), ctx, ctx.command.params[1])
    showing = Showing(console(), speech_of(ctx), match, ALL_EYES if seat is None else seat - 1)
    if step:
        showing.show_step_by_step()
    else:
        showing.show_all()


@click.command("verify", cls=SpokenCommand, examples=("verify match.json",))
@click.argument("file", shell_complete=complete_file)
@JSON
@click.pass_context
def verify(ctx: click.Context, file: str, as_json: bool) -> None:
    say = speech_of(ctx)
    with reading(Path(file)):
        match = load(Path(file))
    if as_json:
        result = None if match.result is None else match.result.pack()
        click.echo(json.dumps({"lines": len(match.log), "seed": match.seed, "hash": match.seed_hash, "result": result}))
        return
    out = console()
    out.print(say.say("verify-good", {"lines": len(match.log)}), markup=False)
    out.print(say.say("verify-seed", {"seed": match.seed, "hash": match.seed_hash}), markup=False, soft_wrap=True)
    Showing(out, say, match, ALL_EYES).show_end()
