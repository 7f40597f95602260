"""Battles: who meets whom, outside or inside, by land or by sea, and which units and leaders are lost."""

from typing import Any

from polemos.games.sparta_vs_athens import verbs
from polemos.games.sparta_vs_athens.bot import aims, assault
from polemos.games.sparta_vs_athens.bot.evaluation import AT_SEA, ON_LAND, all_depends_on_athens, battle, league_wavers
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules.combat import account, reckoning
from polemos.games.sparta_vs_athens.rules.operations import engagement, forces
from polemos.games.sparta_vs_athens.rules.sides import garrison_at, shelters
from polemos.games.sparta_vs_athens.state import War, armies_at, strength, strength_of, units_at
from polemos.kernel.flow import VERB


def balance_at_sea(s: War, side: int, locale: int) -> float:
    """What a battle at sea there would bring the side that operates."""
    mine, theirs = strength(s, forces.fleets_in(s)), strength(s, engagement.foes_afloat(s, 1 - s.side, locale))
    shift = tables.NAVAL[s.leader] if s.leader >= 0 and s.side == side else 0
    return battle(AT_SEA, mine, theirs, shift)


def balance_on_land(s: War, side: int, locale: int) -> float:
    """What a battle on land there would bring it, with all its troops."""
    owner = engagement.enemies_of(s, side, locale)
    theirs = strength(s, engagement.foes_ashore(s, owner, locale))
    theirs += garrison_at(s, locale)
    return battle(ON_LAND, strength(s, forces.armies_in(s)), theirs, tables.LAND[s.leader] if s.leader >= 0 else 0)


def sea_meeting(s: War, step: Any) -> int:
    """Fight those whom one has come for, or who are weak; else go on."""
    if verbs.GO_ON not in s.opts or balance_at_sea(s, step.side, step.locale) > 0.3:
        return verbs.SEA_FIGHT
    aim = aims.best_aim(s, step.side, s.leader, True, assault.objectives(s, step.side))
    return verbs.SEA_FIGHT if aim.target == step.locale and aim.what == aims.ATTACK else verbs.GO_ON


def interception(s: War, step: Any) -> int:
    """At even strength or better."""
    mine, theirs = strength(s, step.fleets(s)), strength(s, forces.fleets_in(s))
    return verbs.INTERCEPT if battle(AT_SEA, mine, theirs, 0) > 0 else verbs.LET_PASS


def evasion(s: War, step: Any) -> int:
    """The weaker get out of the way."""
    mine, theirs = strength(s, engagement.foes_afloat(s, step.side, step.locale)), strength(s, forces.fleets_in(s))
    return verbs.EVADE if battle(AT_SEA, theirs, mine, 0) > 0 else verbs.STAND


def port_or_sea(s: War, step: Any) -> int:
    """The weaker go into port."""
    return verbs.ALL_INTO_PORT if evasion(s, step) == verbs.EVADE else verbs.STAND


def ashore_too(s: War, step: Any) -> int:
    """Land if that battle is a good one as well."""
    return verbs.LAND_FIGHT if balance_on_land(s, step.side, step.locale) > 0 else verbs.DECLINE


def landing(s: War, step: Any) -> int:
    """Everybody lands for whom there is room."""
    return verbs.LAND_ALL if verbs.LAND_ALL in s.opts else s.opts[0]


def outside_or_inside(s: War, step: Any) -> int:
    """The weaker go inside; but Athens is bold for the sake of Attica, and Argos where a siege would decide the war."""
    locale = step.locale
    mine = strength(s, engagement.foes_ashore(s, step.owner, locale)) + strength(
        s, engagement.foes_afloat(s, step.owner, locale)
    )
    theirs = strength(s, forces.armies_in(s)) + (strength(s, forces.fleets_in(s)) if world.COASTAL[locale] else 0)
    inside = [verbs.INSIDE + target for target in shelters(s, step.owner, locale) if verbs.INSIDE + target in s.opts]
    if not inside:
        return verbs.OUTSIDE
    if locale == world.ATHENS_CITY and all_depends_on_athens(s):
        # a battle costs the strength that keeps a siege away, but whoever has fought it cannot besiege
        within = strength(s, units_at(s, step.owner, locale)) + garrison_at(s, locale)
        return verbs.OUTSIDE if theirs >= within else inside[0]
    if locale == world.ARGOS and league_wavers(s) and theirs >= mine + garrison_at(s, locale):
        return verbs.OUTSIDE
    bold = 1.2 if locale == world.ATHENS_CITY else 1.0
    return verbs.OUTSIDE if mine * bold >= theirs else inside[0]


def assign_fleets(s: War, step: Any) -> int:
    """Ships fight ashore where nobody meets them at sea and the battle on land is better with them."""
    mine, owner, locale = step.side == s.side, step.owner, step.locale
    if engagement.foes_afloat(s, 1 - step.side, locale) if mine else forces.fleets_in(s):
        return verbs.DONE
    foe = engagement.enemies_of(s, s.side, locale) if mine else owner
    attack = strength(s, [*forces.armies_in(s), *[fleet for fleet in forces.fleets_in(s) if fleet in s.ashore]])
    defence = strength(s, engagement.foes_ashore(s, foe, locale)) + garrison_at(s, locale)
    ships = strength(s, step.fleets(s))
    shift = tables.LAND[s.leader] if s.leader >= 0 else 0
    without = battle(ON_LAND, attack, defence, shift)
    if mine:
        better = not attack or battle(ON_LAND, attack + ships, defence, shift) > without
    else:
        better = battle(ON_LAND, attack, defence + ships, shift) < without
    return verbs.ALL_AS_MARINES if better else verbs.DONE


def step_down(s: War, step: Any) -> int:
    """Step down if that costs fewer points."""
    units = account.fighters(s, step.role)
    need, lighter = s.battle[account.B_NEED + step.role], step.lighter(s)
    rows = sorted([strength_of(s, unit) for unit in units])
    flipped = sum([strength_of(s, unit) if s.down[unit] else 1 for unit in units])
    mean = flipped * (len(units) - lighter) / max(1, len(units))
    return verbs.STEP_DOWN if sum(rows[:lighter]) + mean < sum(rows[:need]) else verbs.TAKE_LOSSES


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
    named = [c for c in s.opts if c != verbs.DONE]
    return max(named, key=lambda c: (reckoning.shift_of(s, c % VERB), -c)) if named else verbs.DONE
