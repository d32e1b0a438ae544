"""All the commands, each by the place where it is found."""

from __future__ import annotations

from typing import Any, Final

import click

from reverie.cli.spoken import LazyGroup, SpokenOption

COMMANDS: Final = {
    "arena": "reverie.cli.simulating:arena_command",
    "content": "reverie.cli.content:content",
    "games": "reverie.cli.games:games",
    "hint": "reverie.cli.advice:hint_command",
    "play": "reverie.cli.playing:play",
    "replay": "reverie.cli.records:replay",
    "review": "reverie.cli.advice:review_command",
    "rules": "reverie.cli.games:rules",
    "serve": "reverie.cli.serving:serve_command",
    "simulate": "reverie.cli.simulating:simulate_command",
    "train": "reverie.cli.training:train_command",
    "verify": "reverie.cli.records:verify",
    "version": "reverie.cli.games:version",
}


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from reverie.cli.games import version

        ctx.invoke(version)
        ctx.exit()


@click.group(cls=LazyGroup, places=COMMANDS, no_args_is_help=False, invoke_without_command=True)
@click.option("--lang", cls=SpokenOption, metavar="en|pl|ko")
@click.option("--version", cls=SpokenOption, is_flag=True, is_eager=True, expose_value=False, callback=show_version)
@click.pass_context
def app(ctx: click.Context, /, **_: Any) -> None:
    """`--lang` was taken out before, wherever it stood; here it is only explained."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
