"""Who moves, with whom and how far: stacks, leaders, allowances, and what keeps a piece where it is. Section 14."""

from collections.abc import Sequence
from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.asking import has
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import CAVALRY, COMBAT, FLEET, KIND, MOVEMENT, UNITS
from polemos.games.peloponnesian_war.data.world import LAND
from polemos.games.peloponnesian_war.rules import bans, places, stacking
from polemos.games.peloponnesian_war.rules.campaign import entry
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.kernel.flow import when

WORST: Final[int] = int(COMBAT.columns[0].partition("-")[2])
"""So many defenders of each attacker are the worst odds of the chart [17.3.2]."""


# ------------------------------------------------------------------------------------------------- the group that moves


def here(s: War) -> int:
    """Where the moving group is."""
    return s.loc[s.group[0]]


def leaders_of(group: Sequence[int]) -> list[int]:
    """The leaders of a group."""
    return [piece for piece in group if piece >= UNITS]


def fleets_of(group: Sequence[int]) -> list[int]:
    """The fleets of a group."""
    return [piece for piece in group if piece < UNITS and KIND[piece] == FLEET]


def troops_of(s: War, group: Sequence[int]) -> list[int]:
    """Land units of a group that are ashore."""
    return [piece for piece in group if piece < UNITS and KIND[piece] != FLEET and s.aboard[piece] < 0]


def cargo_of(s: War, group: Sequence[int]) -> list[int]:
    """Land units of a group that are aboard."""
    return [piece for piece in group if piece < UNITS and s.aboard[piece] >= 0]


def is_led(group: Sequence[int]) -> bool:
    """Whether a leader is in a group [7.8.1, 14.3.1]."""
    return max(group, default=0) >= UNITS


def rides(group: Sequence[int]) -> bool:
    """Whether a group enters mountains by road alone: cavalry is in it, or it is a leader alone [14.3.2, 16.3.1]."""
    arms = [KIND[piece] for piece in group if piece < UNITS]
    return not arms or CAVALRY in arms


def allowance(s: War, group: Sequence[int]) -> int:
    """Movement points by land: those of the slowest unit; a leader alone rides. Half of them in winter.

    [14.3.2, 14.4.1, 16.1b]
    """
    units = [piece for piece in group if piece < UNITS]
    most = min([MOVEMENT.allowance.unit[KIND[unit]] for unit in units], default=MOVEMENT.allowance.leader)
    return most // MOVEMENT.allowance.winter_land if s.season == tables.WINTER else most


def sea_allowance(s: War, side: int) -> int:
    """Sea points of fleets: fewer in winter, and as the winds blow [14.4.1, 16.1b, card.etesian, card.fair_winds]."""
    fleet = MOVEMENT.allowance.unit[FLEET]
    return max(0, (MOVEMENT.allowance.winter_fleet if s.season == tables.WINTER else fleet) + s.winds[side])


# ------------------------------------------------------------------------------------------ what keeps a piece in place


def refusals_act(s: War, piece: int) -> list[Refusal]:
    """Why a piece may neither move nor attack nor intercept now, besides having done so.

    It forages in the first campaign turn [9.7.2a, 16.1a], or a card holds it [12.3d, card.omens, card.eclipse].
    """
    found: list[Refusal] = []
    if s.turn == 1 and has(s, piece, codes.FORAGING):
        found += [Refusal("9.7.2a", s.loc[piece]), Refusal("16.1a", s.loc[piece])]
    if bans.is_under_omens(s, piece):
        found += [Refusal("12.3d", s.loc[piece]), Refusal("card.omens", s.loc[piece])]
    if bans.is_becalmed(s, piece):
        found += [Refusal("12.3d", s.loc[piece]), Refusal("card.eclipse", s.loc[piece])]
    return found


def refusals_stir(s: War, piece: int) -> list[Refusal]:
    """Why a piece may not move any more in this campaign turn [16.1a]."""
    found = [Refusal("16.1a", s.loc[piece])] if has(s, piece, codes.MOVED) else []
    return found + refusals_act(s, piece)


def can_stir(s: War, piece: int) -> bool:
    """Whether it may."""
    marks = s.marks[piece]
    if marks & codes.MOVED or (marks & codes.FORAGING and s.turn == 1):
        return False
    return not (s.held or s.becalmed) or not refusals_act(s, piece)


def shut_in(s: War, piece: int) -> int:
    """The besieged or invested place in which a piece is inside, NO_TARGET for none [10.2.2d]."""
    place = s.loc[piece]
    if not s.inside[piece] or place >= LAND:
        return NO_TARGET
    target = places.target_here(s, place)
    return target if target != NO_TARGET and places.is_invested(s, target) else NO_TARGET


def company(s: War, side: int, leader: int, by_sea: bool) -> list[int]:
    """Who goes with a leader if he says nothing else: all units where he is that can, by land or with the fleets.

    He stands with his force on the map itself, so that whoever is where he is belongs to it [1.3.2b, 1.5]. What fleets
    carry goes with them [14.2.4, 14.3.1, 16.1a].
    """
    found = [leader]
    for unit in asking.units_at(s, side, s.loc[leader]):
        afloat = KIND[unit] == FLEET or s.aboard[unit] >= 0
        if afloat == by_sea and can_stir(s, unit if s.aboard[unit] < 0 else s.aboard[unit]):
            found.append(unit)
    return found


def refusals_join(s: War, side: int, piece: int) -> list[Refusal]:
    """Why a piece may not join the moving group: it is not with it, or has no leader there, or may not move.

    [14.2.5, 14.3.1]
    """
    if s.sides[piece] != side or piece in s.group or s.loc[piece] != here(s):
        return [Refusal("14.3.1", here(s))]
    found = [] if is_led(s.group) else [Refusal("14.2.5", here(s))]
    if piece < UNITS and s.aboard[piece] >= 0:
        found.append(Refusal("16.1a", here(s)))
    return found + refusals_stir(s, piece)


def refusals_part(s: War, side: int) -> list[Refusal]:
    """Why the group may not go: more than one unit would stay without a leader where one is needed.

    [7.8.1b, 14.2.1, 14.3.1]
    """
    place = here(s)
    if not is_led(s.group) or stacking.may_stay(s, side, place, leaving=s.group):
        return []
    clauses = ("7.8.2", "14.3.1") if place >= LAND else ("7.8.1b", "14.3.1")
    return [Refusal(clause, place) for clause in clauses]


def rally(s: War, side: int) -> None:
    """A leader who has taken the place of one who fell leads the group from now on [7.8.4b]."""
    if not s.group or is_led(s.group):
        return
    for leader in asking.leaders_at(s, side, here(s)):
        if not has(s, leader, codes.MOVED):
            s.group.insert(0, leader)
            return


# -------------------------------------------------------------------------------------------------------- whom it meets


def strength(units: Sequence[int]) -> int:
    """What units count in a battle on land: fleets a half, the sum rounded up, at least 1 [17.4.1, 17.4.6]."""
    fleets = len(fleets_of(units))
    return len(units) - fleets + -(-fleets // COMBAT.fleet_ashore.per_point)


def is_too_weak(attack: int, defence: int) -> bool:
    """Whether odds are worse than the worst of the chart, before shifts [17.3.2]."""
    return defence > WORST * attack


def foes_outside(s: War, side: int, place: int) -> list[int]:
    """Enemy units that troops of a side must fight who come to a hex: those who stand outside, or must.

    Builders of Long Walls count as outside [7.6.5b, 17.3.2]. Fleets that lie before a port of the side, without land
    units, are at sea and not beached: troops pass into the port behind them [10.2.3b, 16.10.1] (RULING-108).
    """
    sides, within, aboard = s.sides, s.inside, s.aboard
    found = [
        piece
        for piece in s.at[place]
        if piece < UNITS
        and sides[piece] == 1 - side
        and aboard[piece] < 0
        and (not within[piece] or piece in s.wall_builder)
    ]
    if found and KIND[found[0]] == FLEET and len(fleets_of(found)) == len(found):
        return [] if places.is_friendly_port(s, place, side) else found
    return found


def enemies_at(s: War, side: int, place: int) -> list[int]:
    """Enemy units in a hex, without those that the side has shut in in a city or fort there.

    A unit in an invested place is as good as absent: it neither bars a beach nor the end of an area move (RULING-109).
    """
    foes = asking.units_at(s, 1 - side, place)
    if not foes:
        return foes
    target = places.target_here(s, place)
    if target != NO_TARGET and places.investor(s, target) == side:
        return [unit for unit in foes if not s.inside[unit]]
    return foes


def refusals_attack(s: War, units: Sequence[int], place: int) -> list[Refusal]:
    """Why units may not attack at all now [card.carneia]."""
    if bans.is_carneia(s) and any(unit in entry.LACONIANS for unit in units):
        return [Refusal("card.carneia", place)]
    return []


def refusals_fight(s: War, side: int, units: Sequence[int], place: int) -> list[Refusal]:
    """Why units may not go into a hex to fight whoever is outside there [17.3.2]."""
    foes = foes_outside(s, side, place)
    if not foes:
        return []
    found = refusals_attack(s, units, place)
    return found + when(is_too_weak(strength(units), strength(foes)), "17.3.2", place)
