"""The account of the fight that is going on: the numbers of `s.battle`, and who takes part. Section 8.

Roles are ATTACKER and DEFENDER. `s.battle` is empty where nobody fights; what is told of both sides stands at an index
for the attacker and, one further, for the defender.
"""

from collections.abc import Iterable
from typing import Final

from polemos.games.sparta_vs_athens.data.tables import IS_NSP, NEITHER, SPARTA, UNITS
from polemos.games.sparta_vs_athens.data.world import IS_CITY, SPARTA_CITY, WALLED
from polemos.games.sparta_vs_athens.rules.sides import has_units, master_of, out_of_play
from polemos.games.sparta_vs_athens.state import War, strength

ATTACKER: Final = 0
DEFENDER: Final = 1
BOTH_ROLES: Final = (ATTACKER, DEFENDER)

# kinds of fight
AT_SEA: Final = 0
ON_LAND: Final = 1
BY_SIEGE: Final = 2

# indices of s.battle
B_KIND: Final = 0
B_PLACE: Final = 1
B_SIDE: Final = 2
"""The attacking side; its enemy decides for the defender, even for a neutral state (RULING-71)."""
B_OWNER: Final = 3
"""Whose the defending units or garrison are: the attacker's enemy, or NEITHER."""
B_MET: Final = 4
"""1 if the defender had units in this combat, 0 if a garrison alone is attacked."""
B_FORCE: Final = 5
"""Strength points of the attackers as they came: of the operating force all, whoever of it fights [rev.21d]."""
B_COLUMN: Final = 6
"""The column of the die, -1 before it, and where nobody rolls."""
B_FELL: Final = 7
"""1 once a garrison that was attacked alone is eliminated."""
B_LEADER: Final = 8
"""Who commands, by role; -1 for nobody."""
B_GAVE: Final = 10
"""Who has given his naval shift in this combat, by role; -1 for nobody [6.2d]."""
B_TERMS: Final = 12
"""What the result asks of each role: LOSE_NOTHING, LOSE_HALF, LOSE_ALL, LOSE_EQUAL."""
B_NEED: Final = 14
"""Units that it must lose."""
B_STEPPED: Final = 16
"""1 if it has stepped the result down [8.4a]."""
B_LOST: Final = 18
"""Units that it has lost."""
B_POINTS: Final = 20
"""Strength points of LSP and NSP that it has lost, cargo too (RULING-87)."""
B_LED: Final = 22
"""1 if its units are those that operate under `s.leader`."""
B_SIZE: Final = 24

NOBODY_THERE: Final = -1


def begun(s: War, kind: int, place: int, side: int, owner: int) -> list[int]:
    """`s.battle` before anything has happened in it; what it takes over from the battle at sea before it [8.6c]."""
    new = [0] * B_SIZE
    new[B_KIND : B_MET + 1] = [kind, place, side, owner, int(bool(s.defenders))]
    new[B_COLUMN] = -1
    new[B_LEADER : B_GAVE + 2] = [NOBODY_THERE] * 4
    new[B_LED : B_LED + 2] = [int(operates(s, side, s.attackers)), int(operates(s, 1 - side, s.defenders))]
    new[B_FORCE] = strength(s, [unit for unit in s.group if unit < UNITS] if new[B_LED] else s.attackers)
    if s.battle:
        new[B_MET], new[B_FORCE] = s.battle[B_MET], s.battle[B_FORCE]
        new[B_GAVE : B_GAVE + 2] = s.battle[B_GAVE : B_GAVE + 2]
    return new


def operates(s: War, side: int, units: Iterable[int]) -> bool:
    """Whether units of a side are those that operate under `s.leader` at this moment."""
    return side == s.side and s.leader >= 0 and any(unit in s.group for unit in units)


def owner_in(s: War, role: int) -> int:
    """Whose the units of a role are."""
    return s.battle[B_SIDE] if role == ATTACKER else s.battle[B_OWNER]


def decider(s: War, role: int) -> int:
    """The side that decides for a role."""
    return s.battle[B_SIDE] if role == ATTACKER else 1 - s.battle[B_SIDE]


def row_of(s: War, role: int) -> list[int]:
    """All units of a role in the combat."""
    return s.attackers if role == ATTACKER else s.defenders


def fighters(s: War, role: int) -> list[int]:
    """The units of a role that fight in the present battle.

    At sea the fleets that are neither marines nor in port nor got away [8.1i, 8.6d, 7.11f]; on land the LSP ashore, and
    fleets as marines, which count like them [8.1h]. The garrison is no part of them.
    """
    row = row_of(s, role)
    if s.battle[B_KIND] == AT_SEA:
        return sea_fighters(s, row)
    if s.battle[B_KIND] == ON_LAND:
        return land_fighters(s, row)
    return row


def sea_fighters(s: War, row: Iterable[int]) -> list[int]:
    """The units out of a row that fight at sea."""
    return [unit for unit in row if IS_NSP[unit] and unit not in s.ashore and unit not in s.sheltered]


def land_fighters(s: War, row: Iterable[int]) -> list[int]:
    """The units out of a row that fight on land."""
    return [unit for unit in row if (unit in s.ashore if IS_NSP[unit] else s.aboard[unit] < 0)]


def garrison_alone(s: War, side: int, locale: int) -> bool:
    """Whether a side would meet a garrison alone there: an unwalled enemy city without LSP or NSP of its own side.

    [2.3i, 8.5a, 8.5b, 8.5c]
    """
    if not IS_CITY[locale] or WALLED[locale] or out_of_play(s, locale) or s.holder[locale]:
        return False
    owner = master_of(s, locale)
    return owner != side and not has_units(s, owner, locale)


def is_lone(s: War) -> bool:
    """Whether the present battle is an attack on a garrison alone [8.5b]."""
    return s.battle[B_KIND] == ON_LAND and not s.battle[B_MET]


def in_first_force(s: War, unit: int) -> bool:
    """Whether a unit lies in the box of Spartan Force #1 while that is at Sparta [5.3a] (RULING-20)."""
    return unit < UNITS and s.force[unit] == 1 and s.owner[unit] == SPARTA and s.loc[unit] == SPARTA_CITY


def is_neutral(s: War, role: int) -> bool:
    """Whether a neutral state fights in a role."""
    return owner_in(s, role) == NEITHER
