"""Who may receive which units and leaders: what levy, recruitment and their markers have in common.

Sections 11 and 21.2; the spaces that any new unit may enter are in `arrivals`.
"""

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import LEADERS, UNIT_AFFIL
from polemos.games.belisarius.data.world import BARBARIAN, HEX_COUNT, KIND, NEUTRAL, NOWHERE, OUT, SEA
from polemos.games.belisarius.rules.arrivals import counter
from polemos.games.belisarius.rules.war.losses import excess_cargo
from polemos.games.belisarius.state import Refusal, War, held_by, holds, owner, put, set_aboard
from polemos.kernel.flow import when


def refusals_force(s: War, side: int, affil: int, kind: int) -> list[Refusal]:
    """Why a side may not receive a unit of a kind at all: whose it is, and whether a counter is left."""
    found: list[Refusal] = []
    control = s.control[affil]
    if control == NEUTRAL:
        found.append(Refusal("11.5"))
    elif control != side:
        found.append(Refusal("4.2a"))
    return found + when(counter(s, affil, kind) < 0, "11.6")


def refusals_barred(s: War, province: int) -> list[Refusal]:
    """A war event keeps the phasing player from tax, levy and recruits in a province (RULING-39, RULING-78).

    [event.22, event.23, event.24]
    """
    if province < 0 or not s.barred >> province & 1:
        return []
    for event in (charts.WAR_NORTH, charts.WAR_AFRICA, charts.WAR_EAST):
        if province in charts.EVENT_PROVINCES[event]:
            return [Refusal(charts.EVENT_CLAUSE[event])]
    return []


# ---------------------------------------------------------------- leaders


def refusals_leader(s: War, side: int, u: int, h: int) -> list[Refusal]:
    """Why a new leader may not be placed in a space: he joins a unit of the side on the map (RULING-80) [21.2a, 11.9].

    An Imperial leader may join any Imperial unit, a barbarian one only units of his own people [21.201, 21.202];
    he counts against stacking [13.11], and on ships at sea he needs a place aboard.
    """
    if h >= HEX_COUNT or not holds(s, side, h):
        return [Refusal("21.2a", h)]
    found: list[Refusal] = []
    if side == BARBARIAN and UNIT_AFFIL[u] not in [UNIT_AFFIL[v] for v in s.at[h]]:
        found.append(Refusal("21.202", h))
    found += when(len(s.at[h]) >= charts.STACK_LIMIT, "13.11", h)
    return found + when(KIND[h] == SEA and excess_cargo(s, h) >= 0, "19.51", h)


def leader_places(s: War, side: int, u: int) -> list[int]:
    """Hexes in which a new leader may be placed, in ascending order."""
    return [h for h in held_by(s, side) if not refusals_leader(s, side, u, h)]


def refusals_new_leader(s: War, side: int, u: int) -> list[Refusal]:
    """Why a side may not receive a leader now: he is out of play, its own, and finds a unit to join [21.1, 21.3]."""
    if s.loc[u] == OUT:
        return [Refusal("21.4e")]
    if s.loc[u] != NOWHERE:
        return [Refusal("21.1", s.loc[u])]
    if owner(s, u) != side:
        return [Refusal("11.5" if owner(s, u) == NEUTRAL else "4.2a")]
    return [] if leader_places(s, side, u) else [Refusal("21.202" if side == BARBARIAN else "21.2a")]


def leaders_available(s: War, side: int) -> list[int]:
    """Leaders whom a side may receive now."""
    return [u for u in LEADERS if not refusals_new_leader(s, side, u)]


def leader_arrives(s: War, u: int, h: int, clause: str) -> None:
    """Put a new leader down, aboard if he joins a fleet at sea."""
    put(s, u, h)
    if KIND[h] == SEA:
        set_aboard(s, u, 1)
    s.tell("leader-placed", (u, h), (clause,))
