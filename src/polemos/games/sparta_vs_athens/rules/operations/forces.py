"""Forces and their leaders: who may lead, and who may come with him. Sections 4.1, 5.0, 6.1 and 6.2.

The operating force is `leader` with the pieces of `group`; what its fleets carry belongs to it.
"""

from typing import Final

from polemos.games.sparta_vs_athens.data.tables import IS_NSP, LEADER_SIDE, OPS, PIECES, UNITS
from polemos.games.sparta_vs_athens.data.world import IS_CITY, IS_SEA, LOCALES, WALLED
from polemos.games.sparta_vs_athens.rules.sides import forts_at, has_port, is_besieged, master_of, out_of_play
from polemos.games.sparta_vs_athens.rules.year.peace import peace_forbids
from polemos.games.sparta_vs_athens.state import DROPPED, FRESH, OPERATED, PICKED_UP, Refusal, War, pieces_at, units_at

DONE_WITH: Final = {OPERATED: "4.1a", DROPPED: "7.6b", PICKED_UP: "7.7c"}
"""By what a piece has done: the clause by which it makes no operation of its own any more."""


def is_shut_in(s: War, piece: int) -> bool:
    """Whether a piece is besieged [9.0l]: shut in when the siege began, or when it came into the place.

    A leader who has come later is if all units of his side there are, or the bare garrison is.
    """
    if piece < UNITS or s.inside[piece]:
        return s.inside[piece] > 0
    side, locale = LEADER_SIDE[piece], s.loc[piece]
    if locale >= LOCALES:
        return False
    there, inside = pieces_at(s, side, locale), s.inside
    if there and there[0] < UNITS:
        return inside[there[0]] > 0 and all(inside[unit] for unit in there if unit < UNITS)
    return any(is_besieged(s, target) for target in own_targets(s, side, locale))


def own_targets(s: War, side: int, locale: int) -> list[int]:
    """What an enemy could besiege of a side in a locale: its city, and its forts."""
    found = [locale] if IS_CITY[locale] and master_of(s, locale) == side else []
    return found + [LOCALES + fort for fort in forts_at(s, side, locale)]


def refusals_lead(s: War, side: int, leader: int) -> list[Refusal]:
    """Why a leader cannot operate now [6.1a, 6.1d, 4.1a, 7.6b, 7.7c, 9.0l]."""
    if not UNITS <= leader < PIECES or LEADER_SIDE[leader] != side or not 0 <= s.loc[leader] < LOCALES:
        return [Refusal("6.1a")]
    found = []
    if s.acted[leader] != FRESH:
        found.append(Refusal(DONE_WITH[s.acted[leader]], s.loc[leader]))
    if is_shut_in(s, leader):
        found.append(Refusal("9.0l", s.loc[leader]))
    return found


def begin(s: War, leader: int) -> None:
    """A leader begins his operation with all his points [6.1d, 5.0a, 5.0b]."""
    s.leader = leader
    s.points = OPS[leader]
    if not IS_SEA[s.loc[leader]]:
        s.aboard[leader] = -1
    s.group = []
    s.arrived = s.must_leave = s.within = s.fought = 0
    s.sheltered = []
    s.evaded = []
    clear_combat(s)


def clear_combat(s: War) -> None:
    """No combat is going on."""
    s.landing = []
    s.attackers = []
    s.defenders = []
    s.ashore = []
    s.battle = []


def here(s: War) -> int:
    """Where the operating force is."""
    return s.loc[s.leader]


def force(s: War) -> list[int]:
    """The operating force as far as it is on the map: its leader, unless he has fallen, and the others."""
    return [piece for piece in ((s.leader, *s.group) if s.leader >= 0 else s.group) if 0 <= s.loc[piece] < LOCALES]


def units_in(s: War) -> list[int]:
    """Its units that go on with the operation: not those that have fought, besieged or ravaged [4.1b, 8.2f, 9.0k]."""
    acted = s.acted
    return [piece for piece in s.group if piece < UNITS and acted[piece] != OPERATED]


def fleets_in(s: War) -> list[int]:
    """The NSP units among them."""
    return [unit for unit in units_in(s) if IS_NSP[unit]]


def armies_in(s: War) -> list[int]:
    """The LSP units among them."""
    return [unit for unit in units_in(s) if not IS_NSP[unit]]


def marching(s: War) -> list[int]:
    """Those of them that no fleet carries (RULING-85)."""
    return [unit for unit in units_in(s) if not IS_NSP[unit] and s.aboard[unit] < 0]


def carried(s: War) -> list[int]:
    """All LSP units of the force that are aboard, whatever they have done."""
    return [piece for piece in s.group if piece < UNITS and not IS_NSP[piece] and s.aboard[piece] >= 0]


def presses(s: War, side: int, locale: int) -> bool:
    """Whether fresh units of a side must leave a locale or fight in it: enemies share it, without shelter [8.7a].

    Not where there are walls, or a port of the side's own; the besieged, and their besiegers, are not meant
    (RULING-74). The Peace lets all rest (RULING-37).
    """
    walls = WALLED[locale] and not out_of_play(s, locale)
    if walls or has_port(s, side, locale) or peace_forbids(s, side, locale):
        return False
    if not any(at_large(s, unit) for unit in units_at(s, 1 - side, locale)):
        return False
    return any(s.acted[unit] == FRESH and at_large(s, unit) for unit in units_at(s, side, locale))


def at_large(s: War, unit: int) -> bool:
    """Whether a unit is neither besieged nor besieging."""
    return not s.inside[unit] and not s.besieging[unit]


def targets_at(s: War, side: int, locale: int) -> list[int]:
    """What the units of a side besiege in a locale."""
    return sorted({s.besieging[unit] - 1 for unit in units_at(s, side, locale) if s.besieging[unit]})
