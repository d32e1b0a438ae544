"""The command line: `reverie COMMAND`. Each command is a module of this room, imported when it is asked for."""

from __future__ import annotations

import os
import sys

import click

from reverie.cli.app import app
from reverie.cli.spoken import say_usage_error
from reverie.core.errors import BadOption, ReverieError
from reverie.locale.speech import LANGUAGES, preferred_language, speech
from reverie.terminal.errors import OutputTrouble, say_error

__all__ = ["app", "main", "run"]

FAILED = 1
WRONG_INPUT = 2
STOPPED = 130


def take_language(args: list[str]) -> tuple[str, list[str]]:
    """The language, wherever `--lang` stands, and the other words; raises BadOption."""
    rest: list[str] = []
    language = preferred_language()
    words = iter(args)
    for word in words:
        if word == "--lang" or word.startswith("--lang="):
            value = word.partition("=")[2] if "=" in word else next(words, None)
            if value is None:
                raise BadOption("flag-no-value", {"flag": "--lang"})
            if value not in LANGUAGES:
                raise BadOption("flag-value", {"flag": "--lang", "value": value})
            language = value
        else:
            rest.append(word)
    return language, rest


def run(args: list[str]) -> int:
    """Run one command; the exit code. Wrong input of any kind is one sentence and code 2."""
    say = speech(preferred_language())
    try:
        language, rest = take_language(args)
        say = speech(language)
        app.main(rest, prog_name="reverie", obj=say, standalone_mode=False)
        sys.stdout.flush()  # what cannot be written is noticed here, not after the last word
    except ReverieError as error:
        click.echo(say_error(say, error), err=True)
        return WRONG_INPUT
    except click.UsageError as error:
        click.echo(say_usage_error(say, error), err=True)
        return WRONG_INPUT
    except (KeyboardInterrupt, click.Abort):
        click.echo(say.say("simulate-stopped"), err=True)
        return STOPPED
    except BrokenPipeError:
        # Whoever read our output has had enough, as in `reverie rules onirim | head`.
        forget_output()
        return 0
    except OSError as error:
        # Commands speak of their own files; what is left is the output itself, as on a full disk.
        forget_output()
        click.echo(say_error(say, OutputTrouble(error)), err=True)
        return FAILED
    return 0


def forget_output() -> None:
    """Nobody takes what is still to be written: let it go where it can be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A sign that cannot be read or shown becomes a question mark, not a traceback.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(run(sys.argv[1:]))
