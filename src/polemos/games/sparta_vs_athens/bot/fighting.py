"""Battles: who meets whom, outside or inside, by land or by sea, and which units and leaders are lost."""

from typing import Any

from polemos.games.sparta_vs_athens.bot.aims import ATTACK, best_aim
from polemos.games.sparta_vs_athens.bot.assault import objectives
from polemos.games.sparta_vs_athens.bot.evaluation import AT_SEA, ON_LAND, all_depends_on_athens, battle, league_wavers
from polemos.games.sparta_vs_athens.data.tables import LAND, NAVAL
from polemos.games.sparta_vs_athens.data.world import ARGOS, ATHENS_CITY, COASTAL
from polemos.games.sparta_vs_athens.rules.combat.account import B_NEED, fighters
from polemos.games.sparta_vs_athens.rules.combat.reckoning import shift_of
from polemos.games.sparta_vs_athens.rules.operations import engagement
from polemos.games.sparta_vs_athens.rules.operations.forces import armies_in, fleets_in
from polemos.games.sparta_vs_athens.rules.sides import garrison_at, shelters
from polemos.games.sparta_vs_athens.state import (
    War,
    armies_at,
    strength,
    strength_of,
    units_at,
)
from polemos.games.sparta_vs_athens.verbs import (
    ALL_AS_MARINES,
    ALL_INTO_PORT,
    DECLINE,
    DONE,
    EVADE,
    GO_ON,
    INSIDE,
    INTERCEPT,
    LAND_ALL,
    LAND_FIGHT,
    LET_PASS,
    OUTSIDE,
    SEA_FIGHT,
    STAND,
    STEP_DOWN,
    TAKE_LOSSES,
)
from polemos.kernel.flow import VERB


def balance_at_sea(s: War, side: int, locale: int) -> float:
    """What a battle at sea there would bring the side that operates."""
    mine, theirs = strength(s, fleets_in(s)), strength(s, engagement.foes_afloat(s, 1 - s.side, locale))
    shift = NAVAL[s.leader] if s.leader >= 0 and s.side == side else 0
    return battle(AT_SEA, mine, theirs, shift)


def balance_on_land(s: War, side: int, locale: int) -> float:
    """What a battle on land there would bring it, with all its troops."""
    owner = engagement.enemies_of(s, side, locale)
    theirs = strength(s, engagement.foes_ashore(s, owner, locale))
    theirs += garrison_at(s, locale)
    return battle(ON_LAND, strength(s, armies_in(s)), theirs, LAND[s.leader] if s.leader >= 0 else 0)


def sea_meeting(s: War, step: Any) -> int:
    """Fight those whom one has come for, or who are weak; else go on."""
    if GO_ON not in s.opts or balance_at_sea(s, step.side, step.locale) > 0.3:
        return SEA_FIGHT
    aim = best_aim(s, step.side, s.leader, True, objectives(s, step.side))
    return SEA_FIGHT if aim.target == step.locale and aim.what == ATTACK else GO_ON


def interception(s: War, step: Any) -> int:
    """At even strength or better."""
    mine, theirs = strength(s, step.fleets(s)), strength(s, fleets_in(s))
    return INTERCEPT if battle(AT_SEA, mine, theirs, 0) > 0 else LET_PASS


def evasion(s: War, step: Any) -> int:
    """The weaker get out of the way."""
    mine, theirs = strength(s, engagement.foes_afloat(s, step.side, step.locale)), strength(s, fleets_in(s))
    return EVADE if battle(AT_SEA, theirs, mine, 0) > 0 else STAND


def port_or_sea(s: War, step: Any) -> int:
    """The weaker go into port."""
    return ALL_INTO_PORT if evasion(s, step) == EVADE else STAND


def ashore_too(s: War, step: Any) -> int:
    """Land if that battle is a good one as well."""
    return LAND_FIGHT if balance_on_land(s, step.side, step.locale) > 0 else DECLINE


def landing(s: War, step: Any) -> int:
    """Everybody lands for whom there is room."""
    return LAND_ALL if LAND_ALL in s.opts else s.opts[0]


def outside_or_inside(s: War, step: Any) -> int:
    """The weaker go inside; but Athens is bold for the sake of Attica, and Argos where a siege would decide the war."""
    locale = step.locale
    mine = strength(s, engagement.foes_ashore(s, step.owner, locale)) + strength(
        s, engagement.foes_afloat(s, step.owner, locale)
    )
    theirs = strength(s, armies_in(s)) + (strength(s, fleets_in(s)) if COASTAL[locale] else 0)
    inside = [INSIDE + target for target in shelters(s, step.owner, locale) if INSIDE + target in s.opts]
    if not inside:
        return OUTSIDE
    if locale == ATHENS_CITY and all_depends_on_athens(s):
        # a battle costs the strength that keeps a siege away, but whoever has fought it cannot besiege
        within = strength(s, units_at(s, step.owner, locale)) + garrison_at(s, locale)
        return OUTSIDE if theirs >= within else inside[0]
    if locale == ARGOS and league_wavers(s) and theirs >= mine + garrison_at(s, locale):
        return OUTSIDE
    bold = 1.2 if locale == ATHENS_CITY else 1.0
    return OUTSIDE if mine * bold >= theirs else inside[0]


def assign_fleets(s: War, step: Any) -> int:
    """Ships fight ashore where nobody meets them at sea and the troops need them."""
    mine, owner = step.side == s.side, step.owner
    foes = engagement.foes_afloat(s, 1 - step.side, step.locale) if mine else fleets_in(s)
    if foes:
        return DONE
    if mine:
        theirs = strength(s, engagement.foes_ashore(s, engagement.enemies_of(s, step.side, step.locale), step.locale))
        need = 3 * (theirs + garrison_at(s, step.locale))
        return ALL_AS_MARINES if strength(s, s.attackers) < need else DONE
    troops = strength(s, engagement.foes_ashore(s, owner, step.locale))
    return ALL_AS_MARINES if troops < strength(s, s.attackers) else DONE


def step_down(s: War, step: Any) -> int:
    """Step down if that costs fewer points."""
    units = fighters(s, step.role)
    need, lighter = s.battle[B_NEED + step.role], step.lighter(s)
    rows = sorted([strength_of(s, unit) for unit in units])
    flipped = sum([strength_of(s, unit) if s.down[unit] else 1 for unit in units])
    mean = flipped * (len(units) - lighter) / max(1, len(units))
    return STEP_DOWN if sum(rows[:lighter]) + mean < sum(rows[:need]) else TAKE_LOSSES


def cheapest(s: War, step: Any) -> int:
    """The unit that is missed least."""
    return min(s.opts, key=lambda c: (worth_of_unit(s, c % VERB), c))


def worth_of_unit(s: War, unit: int) -> int:
    """What is lost with a unit: its points and those that it carries."""
    return strength_of(s, unit) + sum(
        [strength_of(s, u) for u in armies_at(s, s.owner[unit], s.loc[unit]) if s.aboard[u] == unit]
    )


def commander(s: War, step: Any) -> int:
    """Who gives the greatest shift."""
    named = [c for c in s.opts if c != DONE]
    return max(named, key=lambda c: (shift_of(s, c % VERB), -c)) if named else DONE
