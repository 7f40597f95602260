"""Battles, assaults and what comes of them: when to fight on, where to flee, whom to lose."""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.bot import aims, odds, voyages
from polemos.games.peloponnesian_war.bot.evaluation import UNIT
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import (
    ELITE,
    FLEET,
    KIND,
    LAND_RATING,
    MORALE,
    NAVAL_RATING,
    PIECES,
    UNITS,
)
from polemos.games.peloponnesian_war.data.world import LAND
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import gates, interception
from polemos.games.peloponnesian_war.rules.combat import account, reckoning
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import PASS, VERB

CONFIDENT: Final = 0.6
"""How likely a battle must be won for somebody to seek it."""
EVEN: Final = 0.5
"""The same at sea, where who is let through ravages coasts."""
DROWNED: Final = 0.4
"""The same where troops at sea can be drowned."""
COST: Final = 1.3
"""How much more a unit that is lost counts than one that is killed."""
DEAR: Final = 0.7
"""How much more where elite units fight, who never come back and wear their region out [7.9.1b, 13.3c]."""
STARVED: Final = 0.35
"""What is left of the worth of a place that a siege may take in time."""
SOONER: Final = 0.5
"""The same of that, while the season turn in which it begins is not next."""


def storm_value(s: War, side: int, target: int, units: list[int], leaders: list[int], landed: bool = False) -> float:
    """What an assault is worth: the place if it falls, less those who fall before it."""
    win, lost, killed = odds.storm(s, units, leaders, target, landed)
    cost = COST + (DEAR if any(ELITE[unit] for unit in units) else 0.0)
    return win * aims.worth_of(s, side, target) - cost * UNIT * lost + UNIT * killed / 3


def siege_value(s: War, side: int, target: int, men: int, ships: int) -> float:
    """What it is worth to lie before a place with so many."""
    if men < upkeep.land_needed(s, target) or ships < upkeep.fleets_needed(s, target):
        return 0.3
    soon = s.siege[target] or s.turn == codes.CAMPAIGN_TURNS
    return STARVED * aims.worth_of(s, side, target) * (1 if soon else SOONER)


def battle_value(win: float, lost: float, killed: float) -> float:
    """What a battle is worth in which units are lost and killed."""
    return (win - CONFIDENT) * 4 + UNIT * (killed - COST * lost)


def at_the_gates(s: War, step: gates.AtTheGates) -> int:
    """Storm, if that is worth more than to wait."""
    storm = verbs.ASSAULT + step.target
    if storm not in s.opts:
        return verbs.INVEST
    place = places.place_of(s, step.target)
    troops = gates.stormers(s, step.side, place)
    leaders = asking.leaders_at(s, step.side, place)
    landed = any(asking.has(s, unit, codes.LANDED) for unit in troops)
    value = storm_value(s, step.side, step.target, troops, leaders, landed)
    fleets = len(asking.fleets_outside(s, step.side, place))
    waits = siege_value(s, step.side, step.target, len(troops), fleets)
    return storm if value > waits else verbs.INVEST


def storm_on(s: War, step: object) -> int:
    """As long as the walls are likelier to fall than the army."""
    attack, defence = reckoning.strengths(s)
    column = reckoning.column(s)
    left = tables.COMBAT.assault.rounds - s.battle[account.B_ROUND]
    hope = column >= 3 or (column == 2 and attack > defence)
    return verbs.FIGHT_ON if hope and left >= 0 and attack >= defence else verbs.BREAK_OFF


def go_on(s: War, step: object) -> int:
    """Fight on unless the battle is as good as lost."""
    side = step.side  # type: ignore[attr-defined]
    role = account.role_of(s, side)
    column = reckoning.column(s)
    attack, defence = reckoning.strengths(s)
    mine, theirs = (attack, defence) if role == account.ATTACKER else (defence, attack)
    chart = column if role == account.ATTACKER else len(tables.COLUMNS) - 1 - column
    if chart >= 3 or (chart == 2 and mine >= theirs):
        return verbs.FIGHT_ON
    spirits = _spirit(s, role) - _spirit(s, 1 - role)
    return verbs.FIGHT_ON if chart == 2 and spirits >= 1 else verbs.BREAK_OFF


def _spirit(s: War, role: int) -> float:
    row = [s.courage[fighter] for fighter in account.standing(s, role)]
    return sum(row) / len(row) if row else 0.0


def sorting(s: War, step: object) -> int:
    """Behind walls, unless the enemy can be beaten in the field."""
    side, place = step.side, step.place  # type: ignore[attr-defined]
    if verbs.ALL_INSIDE not in s.opts:
        return s.opts[0]
    if verbs.ALL_OUTSIDE not in s.opts:
        return verbs.ALL_INSIDE
    mine = [u for u in step.free(s) if KIND[u] != FLEET]  # type: ignore[attr-defined]
    foes = [u for u in s.attackers if u < UNITS and s.sides[u] != side]
    if not mine or not foes:
        return verbs.ALL_INSIDE
    leaders = [p for p in s.group if p >= UNITS]
    win, lost, killed = odds.in_field(s, foes, leaders, mine, place)
    return verbs.ALL_OUTSIDE if win < 0.2 and killed < lost else verbs.ALL_INSIDE


def relief(s: War, step: object) -> int:
    """All help."""
    return verbs.ALL_HELP if verbs.ALL_HELP in s.opts else s.opts[0]


def withdrawal(s: War, step: object) -> int:
    """Away from whoever is much stronger."""
    side, place = step.side, step.place  # type: ignore[attr-defined]
    mine = asking.land_outside(s, side, place)
    foes = [u for u in s.attackers if u < UNITS]
    if not mine or not foes:
        return verbs.STAND
    leaders = [p for p in s.group if p >= UNITS]
    win, lost, killed = odds.in_field(s, foes, leaders, mine, place)
    return verbs.WITHDRAW if win > 0.5 or killed > lost else verbs.STAND


def commander(s: War, step: object) -> int:
    """The best."""
    naval = account.kind_of(s) == account.NAVAL_BATTLE
    ratings = NAVAL_RATING if naval else LAND_RATING
    return max(s.opts, key=lambda c: (ratings[c % VERB], c % VERB == s.tactician, -c))


def spent(s: War, step: object) -> int:
    """Tokens last but a season: they are used where the fight is open."""
    return next((c for c in s.opts if c != verbs.KEEP), verbs.KEEP)


def least(s: War, step: object) -> int:
    """The unit that is worth least."""
    return min(s.opts, key=lambda c: (_price(c), c))


def _price(c: int) -> float:
    if c - c % VERB == verbs.LOSE_GARRISON:
        return 0.5
    unit = c % VERB
    return MORALE[unit] + (1 if KIND[unit] == FLEET else 0) if unit < PIECES else 0.5


def fled(s: War, step: object) -> int:
    """Into one's own place, to a friendly city, or away from the enemy."""
    side = step.side  # type: ignore[attr-defined]
    if verbs.GO_INSIDE in s.opts:
        return verbs.GO_INSIDE

    def shelter(c: int) -> tuple[int, int]:
        place = c % VERB
        if place >= LAND:
            return 1, -c
        target = places.target_here(s, place)
        own = target >= 0 and places.friend_of(s, target) == side
        return (3 if own else 2 if target < 0 else 0), -c

    return max(s.opts, key=shelter)


def marines(s: War, step: object) -> int:
    """Crews storm with the others."""
    return verbs.WITH_FLEETS if verbs.WITH_FLEETS in s.opts else s.opts[0]


def intercepted(s: War, step: interception.Intercept) -> int:
    """At even odds, for troops at sea at less; whoever keeps up a siege stays before his port."""
    foes = interception.fleets_in(s, 1 - step.side, step.place)
    against = asking.leaders_at(s, 1 - step.side, step.place)
    laden = any(asking.cargo_of(s, fleet) for fleet in foes)
    best, found = DROWNED if laden else EVEN, PASS
    for c in s.opts:
        if c == PASS:
            continue
        piece = c % VERB
        if voyages.is_bound(s, step.side, s.loc[piece]):
            continue
        fleets = interception.sailing_out(s, step.side, step.place, piece)
        fleets = fleets + [u for u in interception.fleets_in(s, step.side, step.place) if u not in fleets]
        leaders = [piece] if piece >= UNITS else asking.leaders_at(s, step.side, s.loc[piece])
        win = odds.at_sea(s, fleets, leaders, foes, against) if fleets and foes else 0.0
        if win > best:
            best, found = win, c
    return found


def to_sea(s: War, step: object) -> int:
    """Beached fleets put to sea."""
    return next((c for c in s.opts if c != verbs.STAY_BEACHED), s.opts[0])


def loaded(s: War, step: object) -> int:
    """Troops stay where they are."""
    return verbs.DONE


def prize(s: War, step: object) -> int:
    """The best ship."""
    rows = [c for c in s.opts if c != verbs.DONE]
    return max(rows, key=lambda c: tables.COUNTERS[c % VERB].morale, default=verbs.DONE)


def fort_taken(s: War, step: gates.EmptyFort) -> int:
    """A fort in the enemy's land is held, one in one's own is pulled down."""
    region = places.region_of(s, step.target)
    return verbs.WRECK_FORT if region >= 0 and s.controller[region] == step.side else verbs.SEIZE_FORT


def base_broken(s: War, step: object) -> int:
    """Bases of the enemy are destroyed."""
    return verbs.WRECK_BASE if verbs.WRECK_BASE in s.opts else s.opts[0]


def in_or_out(s: War, step: object) -> int:
    """Inside, unless there is something to raid and nobody near."""
    return verbs.GO_IN
