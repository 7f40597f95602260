"""How a match begins: by a scenario or a position, with its seats, and with dice promised where they can be."""

import secrets
from dataclasses import replace

from polemos.bots.registry import makers
from polemos.kernel.dice import DICE_MODES, SEEDED
from polemos.match.fair_dice import promise
from polemos.match.match import AnyMatch, new_match
from polemos.match.moments import HUMAN
from polemos.match.opening import open_position, options_of, player_of, players_of, scenario_of, side_of
from polemos.room.game import AnyGame
from polemos.server.catalogue import game_of
from polemos.server.schemas import NewMatch


def begun(body: NewMatch) -> AnyMatch:
    """A match as it was asked for, kept nowhere yet. Raises Refused and BadInput."""
    game = game_of(body.game)
    seats = seats_of(game, body.seats, {})
    fair = promise() if may_promise(body) else None
    seed = body.seed or (secrets.token_hex(4) if fair is None else fair.setup_seed)
    if body.position is not None:
        opened = open_position({**body.position, "game": game.name}, "position")
        if "seed" not in body.position:
            opened.reseed(seed)
        match = opened.match(makers(), seats, seed)
    else:
        match = new_match(
            game,
            scenario_of(game, body.scenario),
            options_of(game, body.options),
            seed,
            body.dice,
            seats,
            players_of(game, seats, makers()),
        )
    if match.state.dice_mode != SEEDED:
        fair = None  # a position may ask for dice
    match.record.header = replace(match.record.header, hints=body.hints, fair=fair)
    return match


def may_promise(body: NewMatch) -> bool:
    """Whether the dice of a match are the server's alone to make: nobody has named a seed, nor rolls himself."""
    return not body.seed and body.dice == DICE_MODES[SEEDED] and "seed" not in (body.position or {})


def seats_of(game: AnyGame, wanted: dict[str, str], before: dict[str, str]) -> dict[str, str]:
    """Who sits where. Raises BadInput."""
    for name, who in wanted.items():
        side_of(game, name)
        player_of(game, who, makers())
    return {name: wanted.get(name, before.get(name, HUMAN)) for name in game.sides}
