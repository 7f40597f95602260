"""What an attack in a place brings on average. Everything in levels of prestige.

What stands in the places is counted once, for all forces that could go there.
"""

from typing import Final, NamedTuple

from polemos.games.sparta_vs_athens.bot import evaluation, musters, prizes
from polemos.games.sparta_vs_athens.bot.evaluation import AT_SEA, ON_LAND, POINT, VICTORY, WEIGHT, battle, falls, shares
from polemos.games.sparta_vs_athens.data import models_politics, tables
from polemos.games.sparta_vs_athens.data.world import ARGOS, ATHENS_CITY, COASTAL, IS_CITY, IS_SEA, LOCALES, WALLED
from polemos.games.sparta_vs_athens.rules import sides
from polemos.games.sparta_vs_athens.rules.combat.rights import refusals_attack
from polemos.games.sparta_vs_athens.rules.operations import engagement, restraint
from polemos.games.sparta_vs_athens.state import EVENT_7, War, has_happened, strength, units_at

WEARING: Final = 7.0
"""What it is worth to offer a good battle before walls that are to be besieged, or to ravage what is behind them."""

NEARLY: Final = 0.85
"""What part of those inside an army must be to offer that battle: fewer wait for more."""

BOLDLY: Final = 0.6
"""The same where the war chest is full: against an enemy who never comes out nothing is to be had by waiting."""

OPENING: Final = 20.0
"""What it is worth to ravage Attica where the army that waits is a match for all inside but the garrison [9.2e]."""

VANGUARD: Final = 4
"""Points of those who are sent ahead for that: whoever ravages does not besiege, and may meet all who are inside."""


class Fort(NamedTuple):
    """A fort: the points inside, what the besieger's die loses, and what razing it is worth."""

    inside: int
    hard: int
    worth: float


class Target(NamedTuple):
    """What there is to attack in a place, in points of the enemy: who could fight ashore, afloat, and all of his units.

    room: for how many more LSP units of the attacker; people: the garrison, counted where the city itself can be
    attacked; in_port: whether his fleets would stay in; worth, ravaging, touching: of taking the city, of ravaging it,
    of besieging it at all; opening: of ravaging it for those who wait; nearly: what part of those inside must offer
    battle; spoils: of all his units, and of those ashore; most: no attack there brings more; least:
    fewer points bring nothing.
    """

    place: int
    room: int
    ashore: int
    afloat: int
    in_port: bool
    forts: tuple[Fort, ...]
    city: bool
    units: int
    people: int
    worth: float
    ravaging: float
    touching: float
    opening: float
    nearly: float
    spoils: float
    spoils_ashore: float
    most: float
    least: int
    weight: float


def objectives(s: War, side: int) -> list[Target]:
    """Where there is anybody or anything of the enemy to attack, the greatest prizes first."""
    enemy = 1 - side
    found = []
    for at in range(LOCALES):
        held = sides.has_units(s, enemy, at)
        if held or sides.master_of(s, at) == enemy or sides.forts_at(s, enemy, at):
            worth = prizes.prize(s, side, at)
            if held or worth > 0.3:
                found.append(at)
    if side == tables.SPARTA and has_happened(s, EVENT_7) and ARGOS not in found and not sides.out_of_play(s, ARGOS):
        found.append(ARGOS)
    goals = [target for at in found if (target := target_at(s, side, at)) is not None]
    goals.sort(key=lambda goal: -goal.most)
    return goals


def target_at(s: War, side: int, place: int) -> Target | None:
    """What a side could attack in a place; None where it may attack nobody."""
    owner = engagement.enemies_of(s, side, place)
    if refusals_attack(s, side, place, tables.NEITHER if restraint.is_neutral(s, place) else owner):
        return None
    afloat, ashore = strength(s, sides.free_fleets(s, owner, place)), strength(s, sides.free_ashore(s, owner, place))
    units = strength(s, units_at(s, owner, place))
    forts = [
        Fort(
            tables.FORT_STRENGTH[fort] + ashore + strength(s, sides.shut_in(s, LOCALES + fort)),
            tables.SIEGE_MODIFIERS.plataea if fort in (tables.MINOA, tables.PLATAEA_FORT) else 0,
            prizes.fort_prize(s, fort),
        )
        for fort in sides.forts_at(s, owner, place)
    ]
    city = bool(IS_CITY[place]) and sides.master_of(s, place) == owner != side and not sides.out_of_play(s, place)
    coveted = (place == ATHENS_CITY and evaluation.all_depends_on_athens(s)) or (
        place == ARGOS and side == tables.SPARTA and evaluation.argos_is_due(s)
    )
    people = sides.garrison_at(s, place) if city else 0
    worth, ravaging = (prizes.prize(s, side, place), prizes.ravage_worth(s, side, place)) if city else (0.0, 0.0)
    touching, loot = VICTORY / 2 if coveted else 0.0, spoils(s, units)
    opening = OPENING if place == ATHENS_CITY and coveted and musters.opens_siege(s) else 0.0
    return Target(
        place,
        sides.room_for(s, side, place, False),
        ashore,
        afloat,
        bool(sides.has_port(s, owner, place)),
        tuple(forts),
        city,
        units,
        people,
        worth,
        ravaging,
        touching,
        opening,
        BOLDLY if musters.is_rich(s) else NEARLY,
        loot,
        spoils(s, ashore),
        1.1 * worth + ravaging + touching + opening + loot + POINT * units + sum([fort.worth for fort in forts]),
        units + people if city and WALLED[place] and not (afloat or forts or ravaging or touching) else 0,
        WEIGHT[s.scenario],
    )


def spoils(s: War, points: int) -> float:
    """What it is worth that so many points of the enemy are eliminated in a battle that he loses."""
    return POINT * points + WEIGHT[s.scenario] * models_politics.levels(tables.PRESTIGE.battle, points)


def assault(t: Target, troops: int, ships: int, leader: int, left: int) -> float:
    """What an attack brings on average with so many points of LSP and NSP and points of the leader left."""
    value = 0.0
    if t.afloat and ships:
        value = battle(AT_SEA, ships, t.afloat, tables.NAVAL[leader], t.weight)
        if value > 0 and t.in_port:
            value = 0.0  # they stay in
    if IS_SEA[t.place]:
        return value
    if not COASTAL[t.place]:
        ships = 0
    enough = left >= tables.OPERATION_COSTS.siege
    force = troops + ships
    best = 0.0
    for fort in t.forts if enough else ():
        if force >= fort.inside:
            best = max(best, falls(force, fort.inside, fort.hard) * (fort.worth + t.spoils_ashore))
    if t.city:
        best = max(best, on_city(t, troops, ships, leader, enough))
    elif t.ashore and troops:
        best = max(best, battle(ON_LAND, troops, t.ashore, tables.LAND[leader], t.weight))
    return value + best


def on_city(t: Target, troops: int, ships: int, leader: int, enough: bool) -> float:
    """The same against a city: siege or ravage before walls, else a battle with its defenders or its citizens."""
    force = troops + ships
    if WALLED[t.place]:
        best = 0.0
        if enough and force >= t.units + t.people:
            best = falls(force, t.units + t.people, 0) * (t.worth + t.spoils) + 0.05 * t.worth + t.touching
            if t.touching and troops and t.place == ATHENS_CITY:  # they may come out: a good leader goes
                best += battle(ON_LAND, force, t.units, tables.LAND[leader])
        elif t.opening and troops == force <= VANGUARD:
            return t.opening
        elif t.touching and force >= t.nearly * t.units and battle(ON_LAND, force, t.units, tables.LAND[leader]) > 0:
            best = WEARING
        return max(best, t.ravaging) if force > t.units else best
    if t.ashore:
        if not troops:
            return 0.0
        return battle(ON_LAND, force, t.ashore + t.people, tables.LAND[leader], t.weight) + 0.1 * min(
            t.worth, evaluation.WESTERN_CITY
        )
    if t.afloat and not troops:
        return 0.0
    ours, _, chance = shares(ON_LAND, force, t.people, tables.LAND[leader]) if t.people else (0.0, 0.0, 1.0)
    return chance * t.worth - POINT * ours * force
