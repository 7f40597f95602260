"""How good a state looks to a side, which choices are worth a look, where the look can end.

Only what the side may know counts.
"""

from typing import Final

from agesilaos.data.tables import BOTH, PERSIAN, SIDE_OF, STRENGTH
from agesilaos.data.world import FAR, HOME, SPACES, WORTH
from agesilaos.rules.battle import LoseUnit, Retreat
from agesilaos.rules.marching import MarchUnit
from agesilaos.rules.supply import fed
from agesilaos.state import LOST, Situation

POWER: Final = 0.5
"""By each point of strength on the map."""
NEAR: Final = 0.04
"""By each point of strength and step that it is nearer to a town worth having or keeping."""
HUNGER: Final = 0.4


def evaluate(s: Situation, side: int) -> float:
    """Points, strength, who is near what can still be plundered, who will be hungry."""
    value = float(s.points[side] - s.points[1 - side])
    for who in BOTH:
        towns = [at for at in range(SPACES) if WORTH[at] and HOME[at] == PERSIAN and not s.plundered[at]]
        places = fed(s, who)
        power = 0.0
        for unit, space in enumerate(s.loc):
            if space != LOST and SIDE_OF[unit] == who:
                near = min([FAR[space][at] - WORTH[at] / 2 for at in towns], default=0.0)
                power += STRENGTH[unit] * (POWER - NEAR * near) - (0.0 if places[space] else HUNGER * STRENGTH[unit])
        value += power if who == side else -power
    return value


def candidates(s: Situation) -> list[int]:
    """All choices."""
    return list(s.opts)


def is_quiescent(s: Situation) -> bool:
    """Whether `evaluate` can be read: nobody is on the march or beaten."""
    return not s.agenda or not isinstance(s.agenda[-1], MarchUnit | LoseUnit | Retreat)
