"""Writes what the engine does, for comparing builds: `python -m tests.parity` prints the same bytes on each."""

from __future__ import annotations

import json

from reverie.bots.labyrinth.apprentice import Apprentice
from reverie.bots.labyrinth.worth import Judge
from reverie.bots.onirim.oracle import CARE
from reverie.bots.onirim.weighing import Weighing
from reverie.core import catalogue
from reverie.core.contents import ContentSet
from reverie.core.game import NOBODY, SPECTATOR, Game
from reverie.core.match import Match
from reverie.core.option import Choice, Number, Option, Options, Value, settle
from reverie.core.playout import playouts
from reverie.core.random import Random
from reverie.core.record import to_record, write_record
from reverie.games import labyrinth, onirim
from reverie.games.labyrinth.table.table import Labyrinth
from reverie.games.onirim.view import OnirimSight
from tests.conformance.walk import BRIEF

MATCHES = 40


def some_value(option: Option, random: Random) -> Value:
    if isinstance(option, Choice):
        return option.values[random.below(len(option.values))]
    if isinstance(option, Number):
        return int(option.lowest + random.below(option.highest - option.lowest + 1))
    if isinstance(option, ContentSet):
        return option.default
    return random.below(2) == 1


def some_options(game: Game, random: Random) -> Options:
    chosen = {option.name: some_value(option, random) for option in game.OPTIONS}
    return settle(game.OPTIONS, {**chosen, **BRIEF.get(game.NAME, {})})


def play(game: Game, number: int) -> None:
    """One random match: what every viewer sees at every decision, what is told, and the record."""
    random = Random("parity", f"{game.NAME}/{number}")
    match = Match(game, some_options(game, random), f"parity {number}")
    viewers = [*range(game.seats(match.options)), SPECTATOR]
    while match.actor != NOBODY:
        for viewer in viewers:
            seen = match.observe(viewer)
            print(json.dumps(seen.pack()))
            print(json.dumps(game.pack(game.imagine(seen, random))))
        choices = match.choices(match.actor)
        match.play(match.actor, choices[random.below(len(choices))])
    for viewer in viewers:
        print(json.dumps(match.events(viewer)))
    print(write_record(to_record(match)))


def weigh(players: int) -> None:
    """What the learned value thinks of the choices at the beginning of a match, one draw ahead, to the last bit."""
    match = Match(onirim, {"players": players}, "weighed")
    for _ in range(12):
        seen = match.observe(match.actor)
        assert isinstance(seen, OnirimSight)
        weighing = Weighing(seen, Random("parity", "worlds"), CARE)
        weighing.look_further()
        verdicts = weighing.verdicts()
        print([(verdict.deed.text, verdict.chance.hex(), verdict.error.hex()) for verdict in verdicts])
        match.play(match.actor, verdicts[0].deed)


def plan(players: int) -> None:
    """What the apprentice of Labyrinth chooses, and what it thinks of each position, to the last bit."""
    match = Match(labyrinth, {"players": players, "rounds": 3}, "planned")
    bot = Apprentice(Random("parity", "apprentice"))
    while match.actor != NOBODY:
        state = match.state
        assert isinstance(state, Labyrinth)
        chosen = bot.choose(match.observe(match.actor), match.choices(match.actor), 1.0)
        print(chosen.text, Judge(state, state.acting).worth(state).hex())
        match.play(match.actor, chosen)


def main() -> None:
    weigh(1)
    weigh(2)
    plan(2)
    plan(4)
    for name in catalogue.names():
        game = catalogue.find(name)
        for number in range(MATCHES):
            play(game, number)
        tally = playouts(game, settle(game.OPTIONS, BRIEF.get(game.NAME, {})), "parity", 0, 200)
        print(tally.games, tally.wins, tally.decisions)


if __name__ == "__main__":
    main()
