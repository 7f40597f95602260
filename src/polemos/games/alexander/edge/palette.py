"""What an editor of positions has of a battle: every unit and leader, and how those of two hexes lie."""

from polemos.games.alexander.data.facing import FACINGS
from polemos.games.alexander.data.setting import NO_LEADER, Setting
from polemos.games.alexander.edge.board_view import leader, piece
from polemos.games.alexander.edge.position import STEP
from polemos.games.alexander.state import NO_MARK, NORMAL, SECOND_HALF, Battle, setting
from polemos.room.editor import Kit


def kit(s: Battle) -> Kit:
    """Every unit and leader of the battle."""
    g = setting(s)
    nowhere = _nowhere(g)
    return Kit(
        [*[piece(g, u, nowhere) for u in range(g.units)], *[leader(g, m, nowhere) for m in range(g.leaders)]],
        long=[g.unit_id[u] for u in range(g.units) if g.double[u]],
        tails={STEP * f: 2 * STEP * SECOND_HALF[f] for f in range(FACINGS)},
    )


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
