"""What an editor of positions needs: the set-up as a position, every piece there is, a field for each thing to say."""

from polemos.games.syracuse.choice_ids import FORT_WORK, WORK_NAMES
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.models import Scenario
from polemos.games.syracuse.edge.board_view import piece
from polemos.games.syracuse.edge.position import KEYS, PIECES_KEY, WORKS_KEY, laid_out, to_position
from polemos.games.syracuse.edge.position_form import Form
from polemos.games.syracuse.state import Siege
from polemos.room.positions import bared, fields_of
from polemos.room.rules import Rules
from polemos.room.view_models import Palette


def palette(scenario: str, language: str, rules: Rules[Siege]) -> Palette:
    """The palette of a scenario."""
    card = tables.SCENARIOS[int(scenario) - 1]
    position = set_up(card, rules)
    nowhere = {"loc": [-1] * tables.UNITS, "down": [0] * tables.UNITS, "stuck": [0] * tables.UNITS}
    return Palette(
        position,
        {**bared(position, KEYS), PIECES_KEY: {}, WORKS_KEY: bare_ground()},
        PIECES_KEY,
        [piece(u, nowhere) for u in range(tables.UNITS)],
        fields_of(KEYS, Form(card, position, language), len(world.SIDE_NAMES)),
    )


def set_up(card: Scenario, rules: Rules[Siege]) -> dict[str, object]:
    """The usual set-up of a scenario, with each counter by its id and each work with its state."""
    position: dict[str, object] = to_position(laid_out({"scenario": str(card.number)}, rules))
    # which chits are out follows from scenario and switches
    for key in ("generator", "out"):
        position.pop(key, None)
    return {**position, "seed": ""}


def bare_ground() -> dict[str, str]:
    """Nothing is built but the fort that stands from the beginning [5.fort.b]."""
    standing = {FORT_WORK + fort for fort, builder in enumerate(world.FORT_BUILDER) if builder == world.NEITHER}
    return {
        name: world.SIDE_NAMES[world.SYRACUSE] if work in standing else tables.WORK_STATES[tables.NOT_BUILT]
        for work, name in enumerate(WORK_NAMES)
    }
