"""What must hold in every state besides what its fields say. Read by loading, tests and fuzzing, never in play."""

from agesilaos.data.tables import BOTH, MARCH, PERSIAN, PIECE_NAMES
from agesilaos.data.world import HOME, NOWHERE, SPACE_NAMES, SPACES
from agesilaos.state import LOST, Situation, own_at


def shape(s: Situation) -> list[str]:
    """What would keep the derived rows from being built."""
    bad: list[str] = []
    if s.hidden != (s.ambush != NOWHERE) or (s.hidden and (HOME[s.ambush] != PERSIAN or s.fought[s.ambush])):
        bad.append("the ambush lies where it cannot lie [6.1]")
    return bad


def invariants(s: Situation) -> list[str]:
    """What is wrong with a state that has its shape, one line each."""
    bad: list[str] = []
    for side in BOTH:
        full = [SPACE_NAMES[at] for at in range(SPACES) if len(own_at(s, side, at)) > MARCH.stack]
        bad += [f"{name} holds too many units [3.4]" for name in full]
    for step in s.agenda:
        unit = getattr(step, "unit", -1)
        if unit >= 0 and s.loc[unit] == LOST:
            bad.append(f"{PIECE_NAMES[unit]} is to act and is lost")
    return bad
