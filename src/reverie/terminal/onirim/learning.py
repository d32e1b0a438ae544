"""A training as it is seen in the terminal: voice after voice, the trial, and the file."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from reverie.bots.onirim.layout import layout_for
from reverie.bots.onirim.value import write_value
from reverie.core.errors import ReverieError
from reverie.core.option import settle
from reverie.games.onirim import OPTIONS
from reverie.locale.speech import Speech
from reverie.terminal.errors import reading, writing
from reverie.training.onirim.run import BadCheckpoint, Plan, Training, seeds, train
from reverie.training.onirim.trial import MATCHES, PART, bent, fitted, trials


def learn(say: Speech, players: int, target: Path, matches: int, seed: str, workers: int) -> None:
    """Let all voices learn, from where they were stopped if they were, and write the value."""
    options = settle(OPTIONS, {"players": players, "coop_info": "open"})
    voices = [Training(Plan(options, own_seed, matches)) for own_seed in seeds(seed)]
    checkpoints = [target.with_suffix(f".{number}.npz") for number in range(1, len(voices) + 1)]
    for voice, checkpoint in zip(voices, checkpoints, strict=True):
        resume(voice, checkpoint)
    if any(voice.matches for voice in voices):
        click.echo(say.say("train-resumed", {"matches": sum(voice.matches for voice in voices)}), err=True)
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as bar:
        for number, (voice, checkpoint) in enumerate(zip(voices, checkpoints, strict=True), 1):
            facts = {"voice": number, "voices": len(voices)}
            task = bar.add_task(say.say("train-progress", {**facts, "share": "–"}), total=matches)
            bar.update(task, completed=voice.matches)
            for stage in train(voice, checkpoint, workers):
                share = f"{100 * stage.won / stage.own:.1f} %" if stage.own else "–"
                said = say.say("train-progress", {**facts, "share": share})
                bar.update(task, completed=stage.matches, description=said)
        content = write_value([voice.content() for voice in voices])
        task = bar.add_task(say.say("train-trial"), total=MATCHES)
        played = []
        for trial in trials(content, options, seed, workers):
            played.append(trial)
            bar.update(task, advance=PART)
    with writing(target):
        target.write_bytes(bent(layout_for(options), content, *fitted(played)))
    click.echo(say.say("train-done", {"file": str(target), "matches": sum(voice.matches for voice in voices)}))


def resume(voice: Training, checkpoint: Path) -> None:
    """Go on from the checkpoint, if there is one; in any case make sure that one can be written."""
    if checkpoint.exists():
        try:
            with reading(checkpoint):
                voice.load(checkpoint)
        except BadCheckpoint as error:
            raise ReverieError("train-checkpoint", {"file": str(checkpoint)}) from error
    with writing(checkpoint):
        voice.save(checkpoint)
