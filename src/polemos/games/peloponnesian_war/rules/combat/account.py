"""The account of the battle that goes on: `s.battle` holds the numbers below, `s.courage` the morale of each fighter.

Fighters are pieces, and in an assault garrison points from PIECES on [18.3.1]. While a battle lasts `s.attackers` and
`s.defenders` name those of both sides who are still there, routed or not [17.6a].
"""

from typing import Final

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import CAVALRY, COMBAT, FLEET, KIND, PIECES, UNITS
from polemos.games.peloponnesian_war.data.world import LAND
from polemos.games.peloponnesian_war.state import War

# places in s.battle
B_KIND: Final = 0
B_PLACE: Final = 1
B_SIDE: Final = 2
"""The attacker."""
B_TARGET: Final = 3
"""The city or fort that is stormed, -1 in a battle."""
B_ROUND: Final = 4
B_FLAGS: Final = 5
B_UNITS: Final = 6
"""Units at the start, of the attacker and of the defender [13.4a]."""
B_FLEETS_LOST: Final = 8
"""Fleets destroyed of both [17.9.3]."""
B_RUSE: Final = 10
"""1 for a side that has spent a ruse in this round [17.4.9]."""
B_TACTICS: Final = 12
"""1 for a side that has spent a token for this naval battle [17.4.9]."""
B_COLUMN: Final = 14
"""The column of the round before the shifts."""
NUMBERS: Final = 15

# kinds of battles
LAND_BATTLE: Final = 0
NAVAL_BATTLE: Final = 1
ASSAULT: Final = 2
KIND_NAMES: Final = ("land-battle", "naval-battle", "assault")

# flags
SORTIE: Final = 1
"""The attackers come out of their own city or fort [10.4.4]."""
ENGINEERS: Final = 2
"""An engineers token is spent [18.2.3]."""
HARBOUR: Final = 4
"""The naval battle is over a port or a beach [17.1c, 17.9.2]."""

ATTACKER: Final = 0
DEFENDER: Final = 1


def begin(s: War, kind: int, place: int, side: int, target: int = -1, flags: int = 0) -> None:
    """Open the account of a battle between `s.attackers` and `s.defenders`."""
    s.battle = [0] * NUMBERS
    s.battle[B_KIND], s.battle[B_PLACE], s.battle[B_SIDE], s.battle[B_TARGET] = kind, place, side, target
    s.battle[B_FLAGS] = flags
    s.battle[B_UNITS + ATTACKER] = sum([1 for fighter in s.attackers if fighter < UNITS])
    s.battle[B_UNITS + DEFENDER] = sum([1 for fighter in s.defenders if fighter < UNITS])
    s.courage = [0] * codes.FIGHTERS


def close(s: War) -> None:
    """Nobody fights any more; all units go back to their printed morale [17.6a]."""
    s.battle = []
    s.courage = []
    s.attackers = []
    s.defenders = []
    s.queue = []
    s.commander = [-1, -1]


def kind_of(s: War) -> int:
    """What kind of battle goes on."""
    return s.battle[B_KIND]


def place_of(s: War) -> int:
    """Where it goes on."""
    return s.battle[B_PLACE]


def attacking(s: War) -> int:
    """The side that attacks."""
    return s.battle[B_SIDE]


def side_of(s: War, role: int) -> int:
    """The side in a role."""
    return s.battle[B_SIDE] if role == ATTACKER else 1 - s.battle[B_SIDE]


def role_of(s: War, side: int) -> int:
    """The role of a side."""
    return ATTACKER if side == s.battle[B_SIDE] else DEFENDER


def fighters(s: War, role: int) -> list[int]:
    """All who fight in a role, routed or not."""
    return s.attackers if role == ATTACKER else s.defenders


def standing(s: War, role: int) -> list[int]:
    """Those of them who are not routed."""
    courage = s.courage
    return [fighter for fighter in fighters(s, role) if courage[fighter]]


def routed(s: War, role: int) -> list[int]:
    """Those of them who are routed."""
    courage = s.courage
    return [fighter for fighter in fighters(s, role) if not courage[fighter]]


def is_garrison(fighter: int) -> bool:
    """Whether a fighter is a garrison point [18.3.1]."""
    return fighter >= PIECES


def is_fleet(fighter: int) -> bool:
    """Whether a fighter is a fleet."""
    return fighter < UNITS and KIND[fighter] == FLEET


def is_cavalry(fighter: int) -> bool:
    """Whether a fighter is a cavalry unit."""
    return fighter < UNITS and KIND[fighter] == CAVALRY


def is_of(fighter: int, kind: int) -> bool:
    """Whether a fighter is a unit of a kind."""
    return fighter < UNITS and KIND[fighter] == kind


def strength(fighters_: list[int], kind: int, role: int) -> int:
    """The strength of some fighters, none of them routed [17.4.1, 17.4.6, 18.2.1].

    A unit or garrison point counts 1; fleets that fight ashore half of that, the sum rounded up, at least 1; cavalry
    that storms walls nothing.
    """
    if kind == NAVAL_BATTLE:
        return len(fighters_)
    fleets = sum([1 for fighter in fighters_ if is_fleet(fighter)])
    idle = sum([1 for fighter in fighters_ if is_cavalry(fighter)]) if kind == ASSAULT and role == ATTACKER else 0
    per_point = COMBAT.fleet_ashore.per_point
    return len(fighters_) - fleets - idle + (fleets + per_point - 1) // per_point


def column_of(attack: int, defence: int) -> int:
    """The odds column of two strengths, rounded in the defender's favour [17.4.1]."""
    most = len(tables.COLUMNS) // 2 + 1
    if attack >= defence:
        return most - 2 + (min(most, attack // defence) if defence else most)
    return most - min(most, (defence + attack - 1) // attack) if attack else 0


def too_few(attack: int, defence: int) -> bool:
    """Whether the odds are worse than 1-4, at which nobody may attack [17.3.2]."""
    return attack * (len(tables.COLUMNS) // 2 + 1) < defence


def at_sea(place: int) -> bool:
    """Whether a place is a sea area."""
    return place >= LAND
