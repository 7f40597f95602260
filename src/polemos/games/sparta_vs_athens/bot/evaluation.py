"""How good a war looks to a side, and what fights and sieges bring on average. Everything in levels of prestige.

Only what a side may know counts: strengths on the map, cities, treasuries; no chit that lies face down.
"""

from functools import cache
from typing import Final

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.models_politics import levels
from polemos.games.sparta_vs_athens.rules import sides, victory
from polemos.games.sparta_vs_athens.rules.combat import reckoning, sieges
from polemos.games.sparta_vs_athens.rules.nations.out import is_lost
from polemos.games.sparta_vs_athens.rules.year import event_phase, prestige
from polemos.games.sparta_vs_athens.rules.year.tribute import athenian_total, spartan_total
from polemos.games.sparta_vs_athens.state import War, has_happened, is_so, strength_of
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.wargame.results import ResultsTable

VICTORY: Final = 100.0
POINT: Final = 0.15
"""What a point of strength is worth, on the map or lost in a battle."""
TALENT: Final = 0.02
PLENTY: Final = 150
"""Talents beyond which more are worth nothing."""
TRIBUTE: Final = 0.06
"""What a talent is worth that comes every year."""
WESTERN_CITY: Final = 4.0
"""What an occupied city of the Spartan Allies is worth where driving them out wins."""
WEIGHT: Final = {tables.ARCHIDAMIAN: 2.0, tables.CAMPAIGN: 0.5, tables.NICIAS: 0.3, tables.IONIAN: 0.3}
"""By scenario: what a level of prestige counts."""
LAST_CALL: Final = 418
"""The year in which the League goes over if nobody holds down Argos [15.10a]."""

EMBASSIES: Final = LAST_CALL + 2
"""The first year at whose end it counts whether Argos is held down [15.9a]."""

WAR_CHEST: Final = 100
"""Talents with which Sparta can keep an army there for another year."""

GREEN_CITIES: Final = tuple(
    [at for at in range(world.LOCALES) if world.BLOC_AT[at] in (tables.GREEN, tables.GREEN_ITALY) and world.COUNTS[at]]
)

ALL_LOST: Final = 0.6
HALF_LOST: Final = 0.25
"""Parts of a force's points that are lost where all, or half, of its units are asked for and it steps that down."""

Shares = tuple[tuple[float, float, float], ...]


def _shares(table: ResultsTable[str], columns: int) -> Shares:
    """By column: what part of his points the attacker loses, and the defender, and how often the latter loses all.

    Whoever can steps down what is asked of him [8.4a].
    """
    rows = []
    for column in range(columns):
        ours = theirs = alone = 0.0
        for face in range(1, FACES_OF_A_DIE + 1):
            result = tables.RESULTS[table.read(column, face)]
            part = {tables.LOSE_ALL: ALL_LOST, tables.LOSE_HALF: HALF_LOST}
            a, d = part.get(result.attacker, 0.0), part.get(result.defender, 0.0)
            a = d if result.attacker == tables.LOSE_EQUAL else a
            d = a if result.defender == tables.LOSE_EQUAL else d
            ours += a
            theirs += d
            alone += result.defender == tables.LOSE_ALL
        rows.append((ours / FACES_OF_A_DIE, theirs / FACES_OF_A_DIE, alone / FACES_OF_A_DIE))
    return tuple(rows)


ON_LAND: Final = _shares(tables.LAND_CRT, 9)
AT_SEA: Final = _shares(tables.NAVAL_CRT, 5)


def shares(table: Shares, attack: int, defence: int, shift: int) -> tuple[float, float, float]:
    """The line of the table for two strengths and a shift."""
    return table[max(0, min(reckoning.ratio_of(attack, defence) + shift, len(table) - 1))]


def battle(table: Shares, attack: int, defence: int, shift: int, weight: float = 0.0) -> float:
    """What a battle brings its attacker on average; weight: of a level of prestige, which goes with the losses."""
    ours, theirs, _ = shares(table, attack, defence, shift)
    won, lost = theirs * defence, ours * attack
    value = POINT * (won - lost)
    if weight:
        value += weight * (
            levels(tables.PRESTIGE.battle, int(won)) if won > lost else -levels(tables.PRESTIGE.battle, int(lost))
        )
    return value


def falls(attack: int, defence: int, modifier: int) -> float:
    """How likely a siege takes its place."""
    if not defence:
        return 1.0
    return _falling(sieges.siege_column(attack, defence), modifier)


@cache
def _falling(column: int, modifier: int) -> float:
    """The same by the column of the siege table."""
    faces = [max(1, min(face + modifier, FACES_OF_A_DIE)) for face in range(1, FACES_OF_A_DIE + 1)]
    return sum([tables.SIEGE.read(column, face) == "DE" for face in faces]) / FACES_OF_A_DIE


def evaluate(s: War, side: int) -> float:
    """What the war is worth to a side: how far Athens is ahead, or how far it is not."""
    value = lead_of_athens(s)
    return value if side == tables.ATHENS else -value


def lead_of_athens(s: War) -> float:
    """The same for Athens."""
    if s.how != state.UNDECIDED:
        return {tables.ATHENS: VICTORY, tables.SPARTA: -VICTORY}.get(s.winner, 0.0)
    level = s.prestige + s.battle_levels + s.nation_levels + s.fort_levels + prestige.tribute_levels(s)
    value = WEIGHT[s.scenario] * level
    purses = [min(talents, PLENTY) for talents in s.treasury]
    value += TALENT * (purses[tables.ATHENS] - purses[tables.SPARTA]) + TRIBUTE * (athenian_total(s) - spartan_total(s))
    owner, loc = s.owner, s.loc
    for unit in range(tables.UNITS):
        if loc[unit] >= 0 and owner[unit] >= 0:
            # whether a unit under a marker is reduced its enemy does not know [5.2c]
            points = tables.STRENGTH[0][unit] if s.force[unit] else strength_of(s, unit)
            value += POINT * points if owner[unit] == tables.ATHENS else -POINT * points
    return value + of_the_scenario(s) + of_the_capitals(s)


def features(s: War, side: int) -> dict[str, float]:
    """What `evaluate` adds up, by name."""
    if s.how != state.UNDECIDED:
        found = {"victory": lead_of_athens(s)}
    else:
        weight = WEIGHT[s.scenario]
        athens, sparta = [min(talents, PLENTY) for talents in s.treasury]
        found = {
            "prestige": weight * s.prestige,
            "battles": weight * s.battle_levels,
            "nations": weight * s.nation_levels,
            "forts": weight * s.fort_levels,
            "tribute-levels": weight * prestige.tribute_levels(s),
            "money": TALENT * (athens - sparta),
            "tribute": TRIBUTE * (athenian_total(s) - spartan_total(s)),
            "scenario": of_the_scenario(s),
            "capitals": of_the_capitals(s),
        }
        for unit in range(tables.UNITS):
            if s.loc[unit] >= 0 and s.owner[unit] >= 0:
                what = "fleets" if tables.IS_NSP[unit] else "troops"
                points = POINT * (tables.STRENGTH[0][unit] if s.force[unit] else strength_of(s, unit))
                found[what] = found.get(what, 0.0) + (points if s.owner[unit] == tables.ATHENS else -points)
    return found if side == tables.ATHENS else {name: -worth for name, worth in found.items()}


def of_the_scenario(s: War) -> float:
    """What the scenario asks for, as far as it is done."""
    value = 0.0
    if league_wavers(s):
        value += 0.0 if event_phase.argos_is_lost(s) else VICTORY / 2
    if s.scenario == tables.NICIAS:
        return value + WESTERN_CITY * sum([is_lost(s, at, tables.SPARTA) for at in GREEN_CITIES])
    if s.scenario == tables.CAMPAIGN:
        return value + (VICTORY / 4 if victory.holds_syracuse(s) else 0.0)
    if s.scenario == tables.IONIAN:
        return -VICTORY / 2 if is_so(s, state.ATHENS_TOUCHED) else 0.0
    return 0.0


def league_wavers(s: War) -> bool:
    """Whether the League may still go over to Athens, if nobody holds down Argos [15.10a]."""
    return has_happened(s, state.EVENT_7) and not has_happened(s, state.PEACE_STOPPED) and s.year >= LAST_CALL


def all_depends_on_athens(s: War) -> bool:
    """Whether a siege of Athens at any time decides the war, and there was none yet [16.3h]."""
    return s.scenario == tables.IONIAN and not is_so(s, state.ATHENS_TOUCHED)


def argos_is_due(s: War) -> bool:
    """Whether it is time to hold down Argos: before the year ends that counts, the earlier the richer Sparta is."""
    begins = EMBASSIES + (s.treasury[tables.SPARTA] > WAR_CHEST)
    return league_wavers(s) and (s.year < begins or (s.year == begins and s.quarter >= state.SUMMER))


def of_the_capitals(s: War) -> float:
    """A capital that is besieged is in danger."""
    value = 0.0
    if sides.besiegers(s, world.ATHENS_CITY):
        value -= VICTORY / 5
    if sides.besiegers(s, world.SPARTA_CITY):
        value += VICTORY / 5
    return value
