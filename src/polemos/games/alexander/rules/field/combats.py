"""The combats of a shock segment as rows of the state: who fights whom, and what is known of each combat so far [8.3].

`s.fights` holds one tuple of numbers for each combat, `s.group` one row for each unit in it. A unit takes part as
long as it stands where it stood when the combat was formed, in the order in which it was.
"""

from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data.tables import CAVALRY, NO_SUPERIORITY
from polemos.games.alexander.state import MUST_CHECK, Battle, setting

# the numbers of a combat
SIDE: Final = 0
"""The side that attacks."""
KIND: Final = 1
ORIGIN: Final = 2
"""The hex from which a unit strikes at a second line, -1 where the attackers strike from where they stand."""
LEAD: Final = 3
"""The attacking unit that gives the direction, the column and the superiority, -1 while it is not named."""
NAMED: Final = 4
"""The defending unit whose type counts."""
CAPTAIN: Final = 5
"""The leader who counts for the attackers; after him the defenders' one; -1 none."""
RIVAL: Final = 6
OUT: Final = 7
"""1: the attackers' leader was hurt, so that his charisma does not count; then the same for the defenders' one."""
RIVAL_OUT: Final = 8
DIE: Final = 9
"""The die of the combat, -1 before it is rolled."""
SUPERIOR: Final = 10
POSITION: Final = 11
"""1: the superiority comes from the flank or rear."""
CLOSED: Final = 12
"""1: the combat was over before it came to blows."""
STAY: Final = 13
"""1: nobody advances; 2: who advances takes no hits for it [10.26]."""
SHATTERED: Final = 14
"""1: somebody was due to rout in the charge [8.33b, 8.33c]."""

# kinds of combats
FIRST_LINE: Final = 0
SECOND_LINE: Final = 1
PURSUIT: Final = 2

# roles of a unit in a combat
ATTACKER: Final = 0
DEFENDER: Final = 1
LANES: Final = 2
"""A chariot whose target opened lanes, or a target that opened them: no blows, the chariot passes [9.24]."""
BRINK: Final = 3
"""A unit of the combat that may be on the brink when the others have run [8.38b]."""
HUNTED: Final = 4
"""A defender that has routed before a pursuer [10.31]."""
GONE: Final = 5
"""A defender that has routed in the charge while its attacker stood in another enemy's zone: nobody enters its hex
[8.51c].
"""
STEADY: Final = 6
"""A unit that has stood fast, or that the rout of the other side has spared: it is one hit short of its TQ by that
[8.38b, 9.65d, 10.26a].
"""

# numbers of a row of `group`
ROW_FIGHT: Final = 0
ROW_UNIT: Final = 1
ROW_ROLE: Final = 2
ROW_HEX: Final = 3
ROW_TAIL: Final = 4
ROW_ROUTED: Final = 5
ROW_HITS: Final = 6


def form(s: Battle, side: int, kind: int, origin: int, attackers: list[int], defenders: list[int]) -> int:
    """Make a combat of these units; its number."""
    fight = len(s.fights)
    s.fights.append((side, kind, origin, -1, -1, -1, -1, 0, 0, -1, NO_SUPERIORITY, 0, 0, 0, 0))
    for role, units in ((ATTACKER, attackers), (DEFENDER, defenders)):
        for u in units:
            s.group.append((fight, u, role, s.loc[u], s.tail[u], s.routed[u], s.hits[u]))
    return fight


def note(s: Battle, fight: int, what: int, value: int) -> None:
    """Write one number of a combat."""
    row = s.fights[fight]
    s.fights[fight] = (*row[:what], value, *row[what + 1 :])


def here(s: Battle, row: tuple[int, ...]) -> bool:
    """Whether the unit of a row still stands where it stood, and as it was."""
    u = row[ROW_UNIT]
    return s.loc[u] == row[ROW_HEX] and s.loc[u] >= 0 and s.routed[u] == row[ROW_ROUTED]


def members(s: Battle, fight: int, role: int) -> list[int]:
    """The units that still take part in a combat in a role, in the order in which they joined it."""
    return [row[ROW_UNIT] for row in s.group if row[ROW_FIGHT] == fight and row[ROW_ROLE] == role and here(s, row)]


def is_open(s: Battle, fight: int) -> bool:
    """Whether both sides are still there to fight."""
    return not s.fights[fight][CLOSED] and bool(members(s, fight, ATTACKER)) and bool(members(s, fight, DEFENDER))


def recast(s: Battle, fight: int, unit: int, role: int) -> None:
    """Give a unit of a combat another role in it."""
    for n, row in enumerate(s.group):
        if row[ROW_FIGHT] == fight and row[ROW_UNIT] == unit:
            s.group[n] = (fight, unit, role, *row[ROW_HEX:])


def stack(s: Battle, u: int) -> tuple[int, ...]:
    """The unit, with the phalanx beneath it if it stands two deep: the upper one first [9.62]."""
    partner = s.deep[u]
    if partner < 0:
        return (u,)
    return (partner, u) if s.beneath[u] else (u, partner)


def steadied(s: Battle, u: int) -> None:
    """Note that a unit in combat has stood fast or was spared (RULING-73)."""
    for row in s.group:
        if row[ROW_UNIT] in stack(s, u) and row[ROW_ROLE] in (ATTACKER, DEFENDER):
            s.group.append((row[ROW_FIGHT], u, STEADY, s.loc[u], s.tail[u], 0, s.hits[u]))
            return


def is_steady(s: Battle, u: int) -> bool:
    """Whether a unit has stood fast or was spared in this segment (RULING-73)."""
    return any(row[ROW_UNIT] == u and row[ROW_ROLE] == STEADY for row in s.group)


def captains(s: Battle, fight: int, role: int) -> list[int]:
    """The leaders who stand with the units of a role (RULING-36)."""
    found: list[int] = []
    for u in members(s, fight, role):
        found += [m for m in state.leaders_with(s, u) if m not in found]
    return found


def first_struck(s: Battle, fight: int) -> int:
    """The first unit attacked in a combat, by which the combat is named."""
    sides = setting(s).side
    attacks = s.fights[fight][SIDE]
    return next(row[ROW_UNIT] for row in s.group if row[ROW_FIGHT] == fight and sides[row[ROW_UNIT]] != attacks)


def struck_in(s: Battle, u: int) -> int:
    """The combat of the first line in which a unit is attacked, -1 none."""
    side = setting(s).side[u]
    for row in s.group:
        fight = s.fights[row[ROW_FIGHT]]
        if row[ROW_UNIT] == u and fight[KIND] == FIRST_LINE and fight[SIDE] != side:
            return row[ROW_FIGHT]
    return -1


def vacated(s: Battle, fight: int) -> list[int]:
    """The hexes that defenders of a combat have left and nobody holds, in the order in which the defenders joined
    it.
    """
    found: list[int] = []
    for row in s.group:
        if row[ROW_FIGHT] != fight or row[ROW_ROLE] not in (DEFENDER, HUNTED) or s.loc[row[ROW_UNIT]] == row[ROW_HEX]:
            continue
        found += [h for h in (row[ROW_HEX], row[ROW_TAIL]) if h >= 0 and s.at[h] < 0 and h not in found]
    return found


def moved_now(s: Battle, u: int) -> bool:
    """Whether a unit has moved in this Orders Phase, as its marker may tell [7.31, 7.32b].

    A turn in a zone is no move (RULING-12), nor is an order to move of which nothing was made (RULING-81); one who
    shoots in the course of his move has moved (RULING-59).
    """
    if s.mark[u] == MUST_CHECK:
        return True
    return not s.turned[u] and (s.went[u] > 0 or (s.ordered[u] == state.TO_MOVE and bool(s.moved[u] or s.fired[u])))


def clear(s: Battle) -> None:
    """Forget all combats."""
    s.fights.clear()
    s.group.clear()
    s.killed_here.clear()
    s.pursuing.clear()


def hunters(s: Battle, fight: int) -> list[int]:
    """The cavalry of a combat that may pursue: in charge formation, and come in this phase;
    never chariots [10.31, 9.22d].
    """
    kind = setting(s).kind
    return [
        a
        for a in members(s, fight, ATTACKER)
        if CAVALRY[kind[a]] and s.form[a] == state.CHARGE and s.mark[a] == MUST_CHECK and not s.routed[a]
    ]


def prey(s: Battle, fight: int) -> list[tuple[int, ...]]:
    """The rows of defenders of a combat that have routed and are still on the map [10.32]."""
    return [
        row
        for row in s.group
        if row[ROW_FIGHT] == fight
        and row[ROW_ROLE] == DEFENDER
        and s.routed[row[ROW_UNIT]]
        and s.loc[row[ROW_UNIT]] >= 0
        and s.loc[row[ROW_UNIT]] != row[ROW_HEX]
    ]
