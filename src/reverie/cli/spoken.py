"""Click in the user's language: help and complaints come from the Fluent files. The Speech is the context's object."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, cast

import click
from click.exceptions import BadOptionUsage, BadParameter, MissingParameter, NoSuchOption, UsageError

from reverie.locale.speech import Speech, preferred_language, speech


def speech_of(context: click.Context) -> Speech:
    found = context.find_root().obj
    assert isinstance(found, Speech)
    return found


class SpokenOption(click.Option):
    """A flag; `cli-flag-NAME` says what it is for. Other spellings of it are understood and not told."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        say = speech_of(ctx)
        value = "" if self.is_flag else f" {self.make_metavar(ctx)}"
        meaning = say.say(f"cli-flag-{self.name}")
        default = self.get_default(ctx)
        if not self.is_flag and isinstance(default, (str, int)):
            meaning = say.say("cli-default", {"meaning": meaning, "value": str(default)})
        return self.opts[0] + value, meaning


HELP_FLAGS = {"help_option_names": ["--help", "-h"]}


class Spoken(click.Command):
    """A command; `cli-NAME` says what it does."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=speech_of(ctx).say("cli-usage"))

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        say = speech_of(ctx)
        arguments = [param.make_metavar(ctx) for param in self.get_params(ctx) if isinstance(param, click.Argument)]
        command = [say.say("cli-usage-command")] if isinstance(self, click.Group) else []
        return [say.say("cli-usage-options"), *arguments, *command]

    def get_short_help_str(self, limit: int = 45) -> str:
        context = click.get_current_context(silent=True)  # a shell that completes has none
        say = speech(preferred_language()) if context is None else speech_of(context)
        return say.say(f"cli-{self.name}")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        key = "cli-about" if isinstance(self, click.Group) else f"cli-{self.name}"
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(speech_of(ctx).say(key))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        flags = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [record for flag in flags if (record := flag.get_help_record(ctx))]
        with formatter.section(speech_of(ctx).say("cli-options")):
            formatter.write_dl(records)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = speech_of(ctx).say("cli-flag-help")
        return option


class SpokenCommand(Spoken):
    """One command of the group, with examples of what can be typed."""

    def __init__(self, *args: Any, examples: Sequence[str] = (), **more: Any) -> None:
        more.setdefault("context_settings", HELP_FLAGS)
        super().__init__(*args, **more)
        self.examples = examples

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.examples:
            with formatter.section(speech_of(ctx).say("cli-examples")):
                formatter.write("".join([f"  reverie {example}\n" for example in self.examples]))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise ExtraArgument(ctx.args[0], ctx)
        return rest


class SpokenGroup(Spoken, click.Group):
    """Several commands."""

    def __init__(self, *args: Any, **more: Any) -> None:
        more.setdefault("context_settings", HELP_FLAGS)
        super().__init__(*args, **more)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        say = speech_of(ctx)
        rows = [(name, say.say(f"cli-{name}")) for name in self.list_commands(ctx)]
        with formatter.section(speech_of(ctx).say("cli-commands")):
            formatter.write_dl(rows)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[Any, Any, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            raise NoSuchCommand(args[0])
        return super().resolve_command(ctx, args)


class LazyGroup(SpokenGroup):
    """All the commands. None is imported before it is asked for: to say what there is takes no game."""

    def __init__(self, *args: Any, places: Mapping[str, str], **more: Any) -> None:
        super().__init__(*args, **more)
        self.places = places

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(self.places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.places:
            return None
        module, _, name = self.places[cmd_name].partition(":")
        return cast(click.Command, getattr(importlib.import_module(module), name))


class NoSuchCommand(UsageError):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.command = name


class ExtraArgument(UsageError):
    def __init__(self, word: str, ctx: click.Context) -> None:
        super().__init__(word, ctx)
        self.word = word


def name_of(param: click.Parameter) -> str:
    """As it is typed: --FLAG, or GAME."""
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


def takes_no_value(error: BadOptionUsage) -> bool:
    """`--json=yes`: a switch was given a value. Click tells the two mistakes apart only in its words."""
    return "does not take" in error.message


def say_usage_error(speech: Speech, error: UsageError) -> str:
    """One sentence on what was typed wrong."""
    words = "" if error.ctx is None else error.ctx.command_path.partition(" ")[2]
    command = f"{words} --help".strip()
    if isinstance(error, NoSuchCommand):
        return speech.say("error-command-unknown", {"command": error.command})
    if isinstance(error, ExtraArgument):
        return speech.say("error-argument-extra", {"argument": error.word, "command": command})
    if isinstance(error, NoSuchOption):
        return speech.say("error-flag-unknown", {"flag": error.option_name, "command": command})
    if isinstance(error, BadOptionUsage) and takes_no_value(error):
        return speech.say("error-flag-takes-no-value", {"flag": error.option_name})
    if isinstance(error, BadOptionUsage):
        return speech.say("error-flag-no-value", {"flag": error.option_name})
    if isinstance(error, MissingParameter):
        argument = "" if error.param is None else name_of(error.param)
        return speech.say("error-argument-missing", {"argument": argument, "command": command})
    if isinstance(error, BadParameter):
        flag = error.param.opts[0] if error.param is not None else ""
        return speech.say("error-flag-value", {"flag": flag, "value": error.message})
    return speech.say("error-usage", {})
