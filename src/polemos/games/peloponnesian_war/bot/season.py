"""The season turn: tribute, revolts, who is levied and sent home, what is built, who is fed, sieges."""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.bot import aims, forts, levying, odds
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, FLEET, MORALE, TRACKS, TRIBUTE, UNITS
from polemos.games.peloponnesian_war.data.world import CITY_HEX, HOME_REGION, LAND, SIZE
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.regions import control, revolt, tribute
from polemos.games.peloponnesian_war.rules.season import foraging, lines, supply
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import PASS, VERB
from polemos.wargame.reckoning import total

# -------------------------------------------------------------------------------------------------------------- tribute

GUARDED: Final = 4
"""The AL to which a region may be pressed where a garrison lifts it again [13.2e]."""
UNGUARDED: Final = 5
YEARS: Final = 2
"""So many years of pressing are looked ahead."""
ACTIVE: Final = 6
"""The militance that Sparta leaves its allies."""


def assessed(s: War, step: tribute.Assessment) -> int:
    """What is asked of the next region that is not as it should be: first of those that are asked for less."""
    side, raised = step.side, verbs.DONE
    for region in places.regions_of(s, side):
        if s.assessed[region]:
            continue
        asked = wanted(s, side, region)
        while asked > s.multiplier[region] + TRIBUTE.raise_most:
            asked -= 1
        c = verbs.ASSESS[asked] + region
        if asked != s.multiplier[region] and c in s.opts:
            if asked < s.multiplier[region]:
                return c
            raised = c if raised == verbs.DONE else raised
    return raised


def wanted(s: War, side: int, region: int) -> int:
    """What a region is best asked for: all that it bears."""
    if side != ATHENS:
        return _borne(s, s.ml[region], region, ACTIVE if region not in HOME_REGION else ACTIVE + 3)
    if s.al[region] <= TRACKS.al.risk:
        return 0 if s.al[region] < TRACKS.al.risk else min(1, s.multiplier[region])
    guest = any(s.sides[u] == side and tables.UNIT_HOME[u] != region for u in _garrison(s, region))
    return _borne(s, s.al[region], region, GUARDED if guest else UNGUARDED)


def _borne(s: War, level: int, region: int, least: int) -> int:
    """The highest multiplier at which a level stays high enough for some years."""
    now = s.multiplier[region]
    for asked in range(min(5, now + TRIBUTE.raise_most), 0, -1):
        steps = max(0, asked - now) * TRIBUTE.step_cost
        if level - steps + YEARS * TRIBUTE.yearly[asked] >= least:
            return asked
    return min(now, 1)


def _garrison(s: War, region: int) -> list[int]:
    """Units inside cities of a region."""
    return [unit for city in world.CITIES_OF[region] for unit in s.at[CITY_HEX[city]] if unit < UNITS]


def tribute_kept(s: War, step: control.KeepTribute) -> int:
    """A region that has come over keeps its tribute if it bears it."""
    asked = s.multiplier[step.region]
    bears = asked in (1, 2) if step.side == ATHENS else asked and s.ml[step.region] >= ACTIVE
    return verbs.KEEP_TRIBUTE if bears else verbs.PLAIN_TRIBUTE


# -------------------------------------------------------------------------------------------------------------- revolts


def checked(s: War, step: revolt.CheckCity) -> int:
    """The city most likely to rise, of those the one whose revolt costs most."""
    return max(s.opts, key=lambda c: (total(revolt.terms(s, c % VERB)), SIZE[c % VERB]))


def calmed(s: War, step: revolt.CalmCity) -> int:
    """A check may only help."""
    able = [c for c in s.opts if c != PASS]
    return min(able, key=lambda c: total(revolt.terms(s, c % VERB)), default=PASS)


# ------------------------------------------------------------------------------------------------------------- building

CHEST: Final = 20
"""Talents that are kept from builders."""
IDLE: Final = 3
"""If so many wait in a region, no more of their kind are raised there."""


def built(s: War, step: object) -> int:
    """Bases for those whom nothing feeds, then units if there is money to spare: ships with the Great King's gold."""
    side = step.side  # type: ignore[attr-defined]
    work = max(forts.built(s, side), _base_wanted(s, side))
    if work >= 0:
        return work
    if s.treasury[side] - levying.owed_soon(s, side) < CHEST + (20 if s.season != tables.SPRING else 0):
        return verbs.DONE
    able = [c for c in s.opts if c - c % VERB == verbs.BUILD and _waiting(s, c % VERB) < IDLE]
    ships = [c for c in able if tables.COUNTERS[c % VERB].kind == FLEET]
    if ships and levying.has_king(s, side):
        return max(ships, key=lambda c: (tables.COUNTERS[c % VERB].morale, -c))
    able = [c for c in able if c not in ships or s.treasury[side] > 2 * CHEST]
    best = max(able, key=lambda c: (tables.COUNTERS[c % VERB].morale, -c), default=-1)
    if best >= 0 and tables.COUNTERS[best % VERB].morale >= aims.USUAL:
        return best
    return verbs.DONE


def _waiting(s: War, row: int) -> int:
    """How many that are like the units of a row wait at home to be placed."""
    counters = tables.COUNTERS[row]
    units = tables.UNITS_OF[counters.home]
    return sum([1 for unit in units if s.loc[unit] == codes.FORCE_POOL and tables.KIND[unit] == counters.kind])


def _base_wanted(s: War, side: int) -> int:
    """A base for people in camp whom no line reaches [9.2.2a]."""
    sites = [c for c in s.opts if c - c % VERB == verbs.BASE]
    sites = [c for c in sites if any(not s.inside[u] for u in asking.units_at(s, side, c % VERB))]
    if not sites:
        return -1
    found = lines.trace(s, side)
    for c in sites:
        if c % VERB < LAND and not lines.fed_by(s, found, c % VERB, 0) and world.SEAS_AT[c % VERB]:
            return c
    return -1


# --------------------------------------------------------------------------------------------------------------- supply


def foraged(s: War, step: object) -> int:
    """Whoever besieges in enemy country lives on it; in money troubles everybody does who can."""
    side = step.side  # type: ignore[attr-defined]
    short = supply.bill(s, s.queue) > levying.allowed(s, side)
    for c in s.opts:
        verb, value = c - c % VERB, c % VERB
        place = s.loc[value] if verb == verbs.FORAGE else value
        if c == verbs.DONE or place >= LAND:
            continue
        target = places.target_here(s, place)
        camp = target >= 0 and s.siege[target] and s.besieger[target] == side
        if camp or short:
            return c
    return verbs.DONE


def hungry(s: War, step: object) -> int:
    """The best live."""
    return max(s.opts, key=lambda c: MORALE[c % VERB])


def unpaid(s: War, step: object) -> int:
    """The worst and dearest go without; who may forage instead before the others."""
    single = [c for c in s.opts if c - c % VERB == verbs.UNPAID]
    if not single:
        return s.opts[0]

    def harm(c: int) -> tuple[float, int]:
        unit = c % VERB
        feeds = foraging.room(s, world.AREA_AT[s.loc[unit]]) if s.loc[unit] < LAND else 0
        return (0 if feeds else MORALE[unit] / supply.price(s, unit), unit)

    return min(single, key=harm)


# --------------------------------------------------------------------------------------------------------------- sieges


def besieged(s: War, step: sieges.BeginSieges) -> int:
    """Whatever can be besieged is."""
    return next((c for c in s.opts if c - c % VERB == verbs.BESIEGE), verbs.DONE)


def surrendered(s: War, step: sieges.Surrender) -> int:
    """A place is given up if it is all but lost and many are in it."""
    added = total(sieges.terms(s, step.target))
    inside = [unit for end in upkeep.ends_of(s, step.target) for unit in places.units_inside(s, end)]
    if step.target in world.CAPITAL:
        return verbs.HOLD_OUT
    worth = aims.worth_of(s, s.besieger[step.target], step.target)
    saved = 2.0 * len(inside)
    return verbs.GIVE_UP if odds.falls(added) >= 0.6 and saved > worth / 2 else verbs.HOLD_OUT


def siege_engineers(s: War, step: sieges.SiegeEngineers) -> int:
    """Engineers help where they help most."""
    added = total(sieges.terms(s, step.target))
    gain = odds.falls(added + tables.SIEGE.modifier.engineers) - odds.falls(added)
    return verbs.ENGINEERS if gain >= 0.3 and verbs.ENGINEERS in s.opts else verbs.NO_ENGINEERS


def starved(s: War, step: object) -> int:
    """The least dies of hunger."""
    return min(s.opts, key=lambda c: MORALE[c % VERB])


def razed(s: War, step: object) -> int:
    """Cities are spared: a garrison holds more than ruins."""
    return verbs.SPARE
