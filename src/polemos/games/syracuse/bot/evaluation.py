"""How good a siege looks: what bots weigh, in victory points.

Only what a side may know counts: the kinds of chits in the other's hand never do.
"""

from typing import Final

from polemos.games.syracuse.bot import threat_evaluation
from polemos.games.syracuse.bot.battle_odds import KILL, POINTS, STEP, VALUE, clash, danger, toll, turns_left
from polemos.games.syracuse.bot.threat_evaluation import building, camp_risk, forts, ring, standing, supply, threats
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import IS_LEADER, LEADERS_OF, S12, S13, S14, S18, S20, S22, UNIT_SIDE, UNITS
from polemos.games.syracuse.data.world import ATHENS, CAMP_ZONE, FORT_IN, NEITHER, PLACES, SYRACUSE, ZONE_OF, ZONES
from polemos.games.syracuse.rules.battle import battles, reckoning, retreat
from polemos.games.syracuse.rules.chits import usable
from polemos.games.syracuse.rules.turn.attrition import modifier, weary
from polemos.games.syracuse.state import TOO_LATE, Siege, fleet_strength, swords, troops
from polemos.kernel.dice import FACES_OF_A_DIE

CERTAIN: Final = 1000.0
POINT: Final = 0.3
"""An action point."""
ADVANTAGE: Final = 0.25
LAST_ADVANTAGE: Final = 0.1
"""In the last turn."""
CHIT: Final = 0.3
"""A chit of which nothing is known."""
EXPECTED: Final = 0.9
"""What is still to come, for each turn until it does."""
CLOSE_CALL: Final = 0.5
"""Near the end: each point by which a lead is short of a victory, or more than a draw."""
STRAY: Final = 0.5
"""How likely a leader alone on open ground is to be killed."""
ESCORTED: Final = 0.04
"""And one among his troops."""
MEND: Final = 0.7
DOUBTS: Final = 2
CHIT_WORTH: Final = {S12: 1.2, S13: 1.4, S14: 0.8, S18: 0.9, S20: 0.6, S22: 0.3}
"""Chits that are worth more than others, or less, to whoever can use them."""


def evaluate(s: Siege, side: int) -> float:
    """Points ahead, and what may bring more: strength, supply, builders, chits."""
    if s.winner != NEITHER:
        if s.winner > SYRACUSE:
            return 0.0
        return CERTAIN if s.winner == side else -CERTAIN
    lead = score(s)
    value = lead + decision(s, lead) + forces(s) + (s.pa[ATHENS] - s.pa[SYRACUSE]) * POINT
    advantage = ADVANTAGE if turns_left(s) else LAST_ADVANTAGE
    value += advantage if s.advantage == ATHENS else -advantage
    value += future(s)
    if side == SYRACUSE:
        value = -value
    return value + hand_worth(s, side) - CHIT * sum([1 for where in s.chits if where == 1 - side])


def features(s: Siege, side: int) -> dict[str, float]:
    """What `evaluate` adds up, by name."""
    if s.winner != NEITHER:
        return {"victory": evaluate(s, side)}
    lead = score(s)
    advantage = ADVANTAGE if turns_left(s) else LAST_ADVANTAGE
    held: tuple[dict[int, float], dict[int, float]] = ({}, {})
    sea = danger(fleet_strength(s))
    found = {
        "points": lead,
        "decision": decision(s, lead),
        "forces": forces(s) + sea,
        "sea": -sea,
        "actions": (s.pa[ATHENS] - s.pa[SYRACUSE]) * POINT,
        "advantage": advantage if s.advantage == ATHENS else -advantage,
        "battles": future(s) - posture(s),
        "building": building(s, ATHENS, held[ATHENS]) - building(s, SYRACUSE, held[SYRACUSE]),
        "standing": standing(s),
        "forts": forts(s),
        "camp": -camp_risk(s),
        "demolition": threat_evaluation.demolition(s),
        "supply": supply(s),
        "ring": ring(s),
        "threats": threats(s, held),
    }
    if s.phase >= tables.PHASE_B3:
        found["leaders"] = strays(s)
    if s.phase >= tables.PHASE_D1:
        found["attrition"] = wear(s)
        found["recovery"] = mending(s)
    if side == SYRACUSE:
        found = {name: -worth for name, worth in found.items()}
    found["hand"] = hand_worth(s, side)
    found["enemy-hand"] = -CHIT * sum([1 for where in s.chits if where == 1 - side])
    return found


# ---------------------------------------------------------------- what is there


def score(s: Siege) -> float:
    """Points by which Athens leads (see victory.py, which keeps the lines apart) [9.vp.0]."""
    start = tables.SCENARIOS[s.scenario - 1].points
    lead = start[ATHENS] - start[SYRACUSE]
    for fort in range(world.FORT_COUNT):
        owner = s.forts[fort] - 1
        if owner != NEITHER:
            lead += world.FORT_POINTS[fort] if owner == ATHENS else -world.FORT_POINTS[fort]
    for wall in range(world.WALL_COUNT):
        if s.walls[wall] == tables.BUILT:
            lead += tables.victory.wall if world.WALL_SIDE[wall] == ATHENS else -tables.victory.wall
    loc = s.loc
    for u in range(UNITS):
        if loc[u] == tables.DEAD:
            lead += -POINTS[u] if UNIT_SIDE[u] == ATHENS else POINTS[u]
    return float(lead - (tables.victory.late_plemmyrion if s.in_time == TOO_LATE else 0))


def decision(s: Siege, lead: float) -> float:
    """In the last turn a lead that is no victory is worth little [9.res.a, 9.res.b]."""
    if turns_left(s):
        return 0.0
    most = tables.victory.draw_margin + 1
    return CLOSE_CALL * min(2.0 * most, max(-2.0 * most, lead))


def forces(s: Siege) -> float:
    """Strength on the map and to come."""
    value = 0.0
    loc, down = s.loc, s.down
    turn = s.turn
    for u in range(UNITS):
        place = loc[u]
        if place >= 0:
            power = VALUE[down[u]][u]
        elif place == tables.AWAY and s.due[u] >= turn:
            power = VALUE[0][u] * EXPECTED ** (1 + s.due[u] - turn)
        else:
            continue
        value += power if UNIT_SIDE[u] == ATHENS else -power
    return value - danger(fleet_strength(s))


def hand_worth(s: Siege, side: int) -> float:
    """The own chits; after the adjustment one is left [2.D1.a]."""
    worths = sorted([chit_worth(side, k) for k in range(tables.CHITS) if s.chits[k] == side], reverse=True)
    return sum(worths) if s.phase <= tables.PHASE_B3 else sum(worths[:1])


def chit_worth(side: int, chit: int) -> float:
    """A chit in the own hand; what only the enemy can use is at least not in his."""
    return CHIT_WORTH.get(tables.CHIT_EVENT[chit], CHIT) if usable(side, chit) else CHIT / 3


# ---------------------------------------------------------------- what may come


def future(s: Siege, doubts: int = DOUBTS) -> float:
    """What the position promises; battles still to be fought in this hand are taken as they are likely to go.

    doubts: of how many battles both outcomes are looked at; of any more only the likelier one.
    """
    value = 0.0
    if s.phase == tables.PHASE_B3 and not s.battle:
        side = s.side
        own, enemy = side * PLACES, (1 - side) * PLACES
        field = s.field
        for zone in range(ZONES):
            if field[own + zone] and field[enemy + zone]:
                return contested(s, side, zone, doubts)
        if s.purse >= tables.sequence.cost.attack:
            value = storms(s, side)
    return value + posture(s)


def posture(s: Siege) -> float:
    """What the places promise where the pieces stand."""
    held: tuple[dict[int, float], dict[int, float]] = ({}, {})
    value = building(s, ATHENS, held[ATHENS]) - building(s, SYRACUSE, held[SYRACUSE])
    value += standing(s) + forts(s) - camp_risk(s) + threat_evaluation.demolition(s) + supply(s) + ring(s)
    value += threats(s, held)
    if s.phase >= tables.PHASE_B3:
        value += strays(s)
    if s.phase >= tables.PHASE_D1:
        value += wear(s) + mending(s)
    return value


def contested(s: Siege, side: int, zone: int, doubts: int) -> float:
    """The battle for a zone, and what is left after it; one zone after the other."""
    own, enemy = side * PLACES + zone, (1 - side) * PLACES + zone
    ours, theirs = list(s.at[own]), list(s.at[enemy])
    sign = 1.0 if side == ATHENS else -1.0
    if s.purse < tables.sequence.cost.attack:
        lost = toll(s, [u for u in ours if not IS_LEADER[u]], tables.ALL_REDUCED)
        return without(s, side, zone, doubts) - sign * lost
    seen = clash(s, side, reckoning.FIELD, zone, ours + theirs)
    value = sign * (seen.defence_toll - seen.attack_toll)
    if not retreat.neighbours(s, 1 - side, zone) and not (FORT_IN[zone] >= 0 and s.forts[FORT_IN[zone]] == 2 - side):
        value += sign * seen.wins * sum([KILL[s.down[u]][u] for u in theirs]) / 2
    wins = seen.wins if doubts else float(seen.wins > 0.5)
    if wins > 0:
        value += wins * without(s, 1 - side, zone, doubts - 1)
    if wins < 1:
        value += (1 - wins) * without(s, side, zone, doubts - 1)
    return value


def without(s: Siege, side: int, zone: int, doubts: int) -> float:
    """What the rest promises once a side has left a zone; where it goes does not matter much."""
    i = side * PLACES + zone
    held, n = s.at[i], s.field[i]
    s.at[i] = ()
    s.field[i] = 0
    value = future(s, max(0, doubts))
    s.at[i], s.field[i] = held, n
    return value


def storms(s: Siege, side: int) -> float:
    """The best storm of a fort or the camp that could be tried in this hand [4.fort.e, 4.camp.a]."""
    own, enemy = side * PLACES, (1 - side) * PLACES
    best = 0.0
    for fort in range(world.FORT_COUNT):
        zone = world.FORT_ZONE[fort]
        if s.field[own + zone] and s.field[enemy + ZONES + fort] and not s.field[enemy + zone]:
            best = max(best, storm(s, side, fort))
    if not battles.refusals_assault(s, side):
        best = max(best, assault(s, side))
    return best if side == ATHENS else -best


def storm(s: Siege, side: int, fort: int) -> float:
    """What storming a fort promises the attacker."""
    zone = world.FORT_ZONE[fort]
    pieces = [*s.at[side * PLACES + zone], *s.at[(1 - side) * PLACES + ZONES + fort]]
    seen = clash(s, side, reckoning.FORT, ZONES + fort, pieces)
    stake = threat_evaluation.fort_stake(s, fort, 1 - side)
    return seen.wins * stake - seen.attack_toll


def assault(s: Siege, side: int) -> float:
    """What the assault on the camp promises the attacker, who meets its three best units [4.camp.a, 5.fortif.f]."""
    stake = threat_evaluation.camp_stake(s)
    there = [u for place in (world.CAMP, CAMP_ZONE) for u in s.at[(1 - side) * PLACES + place]]
    best = sorted([u for u in there if not IS_LEADER[u]], key=lambda u: -tables.UNIT_PF[s.down[u]][u])
    guards = best[: tables.works.camp_assault.defenders]
    if not guards:
        return stake
    attackers = [u for zone in world.ASSAULT_FROM for u in s.at[side * PLACES + zone]]
    pieces = attackers + guards + [u for u in there if IS_LEADER[u]]
    seen = clash(s, side, reckoning.CAMP_BATTLE, CAMP_ZONE, pieces)
    return seen.wins * stake + seen.defence_toll - seen.attack_toll


# ---------------------------------------------------------------- the end of the turn


def wear(s: Siege) -> float:
    """What attrition is likely to take of the units that must check for it [6.attr.b]."""
    value = 0.0
    for side in (ATHENS, SYRACUSE):
        if s.phase == tables.PHASE_D5 and s.side != side and side == s.initiative:
            continue
        for zone in weary(s, side):
            units = troops(s, side, zone)
            more = modifier(s, side, zone)
            every = min(FACES_OF_A_DIE, max(0, FACES_OF_A_DIE + 1 + more - tables.supply.attrition.all))
            one = min(FACES_OF_A_DIE, max(0, FACES_OF_A_DIE + 1 + more - tables.supply.attrition.one)) - every
            steps = [STEP[s.down[u]][u] for u in units]
            price = (every * toll(s, units, tables.ALL_REDUCED) + one * min(steps)) / FACES_OF_A_DIE
            value += -price if side == ATHENS else price
    return value


def strays(s: Siege) -> float:
    """Leaders on open ground: alone any enemy unit that comes along will kill them [4.loss.b]."""
    value = 0.0
    for side in (ATHENS, SYRACUSE):
        for u in LEADERS_OF[side]:
            place = s.loc[u]
            if 0 <= place < ZONES and place not in (world.CITY, world.CATANIA):
                risk = KILL[s.down[u]][u] * (ESCORTED if s.field[side * PLACES + place] else STRAY)
                value += -risk if side == ATHENS else risk
    return value


def mending(s: Siege) -> float:
    """Reduced units that have a leader with them who can restore them [2.D3.a]."""
    if s.phase > tables.PHASE_D3:
        return 0.0
    value = 0.0
    for side in (ATHENS, SYRACUSE):
        if s.phase == tables.PHASE_D3 and side == s.initiative and s.side != side:
            continue
        able: dict[int, int] = {}
        for u in LEADERS_OF[side]:
            if s.loc[u] >= 0:
                zone = ZONE_OF[s.loc[u]]
                able[zone] = able.get(zone, 0) + swords(s, u)
        for zone, n in able.items():
            if n:
                weak = [
                    STEP[0][u]
                    for u in tables.UNITS_OF[side]
                    if s.down[u] and not IS_LEADER[u] and s.loc[u] >= 0 and ZONE_OF[s.loc[u]] == zone
                ]
                gain = MEND * sum(sorted(weak, reverse=True)[:n])
                value += gain if side == ATHENS else -gain
    return value
