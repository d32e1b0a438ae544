"""One match of a simulation once more, as a match with a log, so that its record can be kept."""

from __future__ import annotations

from reverie.core.catalogue import find
from reverie.core.dealers import StreamDealer
from reverie.core.game import NOBODY
from reverie.core.match import Match
from reverie.core.playout import random_choices
from reverie.simulate.matches import SECONDS, bots_of, match_seed, seated
from reverie.simulate.pieces import Plan


def play_again(plan: Plan, number: int) -> Match:
    """Match number `number` of a simulation: the same luck, the same bots, the same choices."""
    return random_match(plan, number) if plan.nobody_thinks() else thought_match(plan, number)


def random_match(plan: Plan, number: int) -> Match:
    """As the loop inside the engine plays it: chance from one numbered stream, all choices from another."""
    match = Match(find(plan.game), plan.options, plan.seed, StreamDealer(plan.seed, number))
    choices = random_choices(plan.seed)
    choices.restart(number)
    while match.actor != NOBODY:
        actions = match.choices(match.actor)
        match.play(match.actor, actions[choices.below(len(actions))])
    return match


def thought_match(plan: Plan, number: int) -> Match:
    game = find(plan.game)
    seed = match_seed(plan.seed, number)
    match = Match(game, plan.options, seed)
    bots = bots_of(game, seated(plan.bots, number - 1, game.seats(plan.options)), seed)
    while match.actor != NOBODY:
        seat = match.actor
        match.play(seat, bots[seat].choose(match.observe(seat), match.choices(seat), SECONDS))
    return match
