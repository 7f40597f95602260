"""What an editor of positions needs: the set-up as a position, every piece there is, a field for each thing to say."""

from polemos.games.alexander.data.facing import FACINGS
from polemos.games.alexander.data.setting import NO_LEADER, SIDE_NAMES, Setting, setting_of
from polemos.games.alexander.data.words import SCENARIOS
from polemos.games.alexander.edge.board_view import leader, piece
from polemos.games.alexander.edge.position import KEYS, PIECES_KEY, laid_out, to_position
from polemos.games.alexander.edge.position_form import STEP, Form
from polemos.games.alexander.state import NO_MARK, NORMAL, SECOND_HALF, Battle
from polemos.room.positions import bared, fields_of
from polemos.room.rules import Rules
from polemos.room.view_models import Palette


def palette(scenario: str, language: str, rules: Rules[Battle]) -> Palette:
    """The palette of a scenario."""
    g = setting_of(SCENARIOS.index(scenario))
    position = set_up(scenario, rules)
    nowhere = _nowhere(g)
    return Palette(
        position,
        {**bared(position, KEYS), PIECES_KEY: {}},
        PIECES_KEY,
        [
            *[piece(g, u, nowhere) for u in range(g.units)],
            *[leader(g, m, nowhere) for m in range(g.leaders)],
        ],
        fields_of(KEYS, Form(g, language), len(SIDE_NAMES)),
        [g.unit_id[u] for u in range(g.units) if g.double[u]],
        {STEP * f: 2 * STEP * SECOND_HALF[f] for f in range(FACINGS)},
    )


def set_up(scenario: str, rules: Rules[Battle]) -> dict[str, object]:
    """The usual set-up of a scenario, with each unit and leader by its id."""
    position: dict[str, object] = to_position(laid_out({"scenario": scenario}, rules))
    position.pop("generator", None)
    return {**position, "seed": ""}


def _nowhere(g: Setting) -> dict[str, list[int] | int]:
    """What a view would show of units and leaders who stand nowhere and have done nothing."""
    idle = {
        **dict.fromkeys(("hits", "routed", "rallied", "moved", "ammo", "form", "mark"), 0),
        **dict.fromkeys(("loc", "tail", "deep"), -1),
    }
    assert (idle["form"], idle["mark"]) == (NORMAL, NO_MARK)
    return {
        **{row: [value] * g.units for row, value in idle.items()},
        "facing": list(g.start_facing),
        "lead": NO_LEADER,
        "lead_loc": [-1] * g.leaders,
        **{row: [0] * g.leaders for row in ("wound", "rank", "no_momentum")},
    }
