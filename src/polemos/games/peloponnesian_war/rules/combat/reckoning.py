"""What decides a round: strengths, odds, shifts of the column, starting morale. Sections 17.4, 17.5, 17.6 and 18.2.

Everything here is read from the account of the battle, so that a preview reckons as the rule does.
"""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import CAVALRY, CHART, COMBAT, ELITE, FLEET, HOPLITE, LIGHT, MORALE
from polemos.games.peloponnesian_war.data.world import CITIES, CLEAR, GROUND, LAND, MOUNTAIN, REGION_AT, ROUGH
from polemos.games.peloponnesian_war.rules import bans, garrisons, places
from polemos.games.peloponnesian_war.rules.combat import account
from polemos.games.peloponnesian_war.rules.combat.account import ATTACKER, DEFENDER
from polemos.games.peloponnesian_war.state import War
from polemos.room.numbering import Numbering
from polemos.wargame.reckoning import Term, total, within

# what shifts the column, and what changes the morale at the start
_TERMS: Final = Numbering()
_term: Final = _TERMS.add
T_LEADER: Final = _term("leader")
T_ARMS: Final = _term("combined-arms")
T_TERRAIN: Final = _term("terrain")
T_BROKEN: Final = _term("broken-ground")
T_CAVALRY: Final = _term("cavalry")
T_RUSE: Final = _term("ruse")
T_TACTICS: Final = _term("tactics")
T_WALLS: Final = _term("walls")
T_ENGINEERS: Final = _term("engineers")
T_PRINTED: Final = _term("printed")
T_OWN: Final = _term("own-region")
T_WEARY: Final = _term("weary")
T_LANDING: Final = _term("landing")
T_SEA: Final = _term("at-sea")
T_OMENS: Final = _term("omens")
T_BEHIND: Final = _term("behind-walls")
T_NARROW: Final = _term("narrow-waters")
T_ASHORE: Final = _term("ashore")
TERM_NAMES: Final[tuple[str, ...]] = tuple(_TERMS.names)


# --------------------------------------------------------------------------------------------------------------- shifts


def strengths(s: War) -> tuple[int, int]:
    """The strength of both sides now, attacker first; routed units count nothing [17.4.1]."""
    kind = account.kind_of(s)
    return (
        account.strength(account.standing(s, ATTACKER), kind, ATTACKER),
        account.strength(account.standing(s, DEFENDER), kind, DEFENDER),
    )


def base_column(s: War) -> int:
    """The column before shifts; the odds are worked out anew in every round [17.4.1]."""
    attack, defence = strengths(s)
    return account.column_of(attack, defence)


def odds_of(s: War, side: int) -> int:
    """The odds of those who are not routed, before shifts, as a side sees them: a column of the chart [17.4.1]."""
    found = base_column(s)
    return found if side == account.attacking(s) else len(tables.COLUMNS) - 1 - found


def shifts(s: War, role: int) -> list[Term]:
    """What shifts the column in favour of a side [17.4.2a, 17.4.3, 17.4.4, 17.4.5, 17.4.7, 17.4.9, 18.2.1, 18.2.2]."""
    kind = account.kind_of(s)
    found = leader_shift(s, role)
    if kind == account.LAND_BATTLE:
        found += _ground_shifts(s, role)
    elif kind == account.ASSAULT and role == DEFENDER:
        found += wall_shift(s)
    if s.battle[account.B_RUSE + role]:
        found.append(Term(T_RUSE, COMBAT.shift.token, "17.4.9"))
    if s.battle[account.B_TACTICS + role]:
        found.append(Term(T_TACTICS, COMBAT.shift.token, "17.4.9"))
    return found


def leader_shift(s: War, role: int) -> list[Term]:
    """The rating of whoever commands: on land, or at sea [17.4.2a, 7.8.3]."""
    leader = s.commander[account.side_of(s, role)]
    if leader < 0:
        return []
    rating = (tables.NAVAL_RATING if account.kind_of(s) == account.NAVAL_BATTLE else tables.LAND_RATING)[leader]
    return [Term(T_LEADER, rating, "17.4.2a")] if rating else []


def _ground_shifts(s: War, role: int) -> list[Term]:
    """What the ground and the arms are worth in a land battle."""
    ground = GROUND[account.place_of(s)]
    mine, theirs = account.standing(s, role), account.standing(s, 1 - role)
    found: list[Term] = []
    if ground == CLEAR:
        found += _arms(mine)
        if _count(mine, CAVALRY) >= _count(theirs, CAVALRY) + COMBAT.shift.cavalry_lead:
            found.append(Term(T_CAVALRY, COMBAT.shift.cavalry, "17.4.7"))
    elif _light(mine) > _light(theirs) and _count(theirs, HOPLITE):
        found.append(Term(T_BROKEN, COMBAT.shift.broken_ground, "17.4.5"))
    if role == DEFENDER and _ground_defends(s, ground):
        found.append(Term(T_TERRAIN, COMBAT.shift.terrain, "17.4.4"))
    return found


def _arms(mine: list[int]) -> list[Term]:
    """Combined arms: hoplites, with light troops that are not more than they [17.4.3]."""
    heavy = _count(mine, HOPLITE)
    light = _count(mine, LIGHT) + _count(mine, CAVALRY)
    return [Term(T_ARMS, COMBAT.shift.combined_arms, "17.4.3")] if 0 < light <= heavy else []


def _ground_defends(s: War, ground: int) -> bool:
    """Whether the hex helps its defender: mountain, rough against heavy troops alone, or a river all came over.

    [17.4.4]
    """
    attackers = account.standing(s, ATTACKER)
    if ground == MOUNTAIN or (ground == ROUGH and not _light(attackers)):
        return True
    if s.battle[account.B_FLAGS] & account.SORTIE or s.came_from < 0:
        return False
    place = account.place_of(s)
    crossed = (s.came_from, place) in world.RIVERS
    return crossed and not any(s.inside[u] or asking.has(s, u, codes.LANDED) for u in s.attackers if u < tables.UNITS)


def _count(fighters: list[int], kind: int) -> int:
    return sum([1 for fighter in fighters if account.is_of(fighter, kind)])


def _light(fighters: list[int]) -> int:
    """Light infantry; fleets ashore count as such [17.4.6] (RULING-100)."""
    return _count(fighters, LIGHT) + _count(fighters, FLEET)


def wall_shift(s: War) -> list[Term]:
    """Walls shift in the defender's favour, less what engineers undo [18.2.2, 18.2.3]."""
    target = s.battle[account.B_TARGET]
    columns = walls_of(s, target)
    if not columns:
        return []
    found = [Term(T_WALLS, columns, "18.2.2")]
    if s.battle[account.B_FLAGS] & account.ENGINEERS:
        found.append(Term(T_ENGINEERS, -min(columns, COMBAT.assault.engineers), "18.2.3"))
    return found


def walls_of(s: War, target: int) -> int:
    """How many columns the walls of a city or fort are worth [18.2.2]."""
    if target >= CITIES:
        return COMBAT.assault.fort
    return COMBAT.assault.walls[world.SIZE[target]] if s.walls[target] else 0


def net_shift(s: War) -> int:
    """All shifts of both sides netted, positive for the attacker [17.4.8]."""
    return total(shifts(s, ATTACKER)) - total(shifts(s, DEFENDER))


def column(s: War) -> int:
    """The column in which the die is read; shifts beyond the outer ones are ignored [17.4.8]."""
    return within(0, base_column(s) + net_shift(s), len(tables.COLUMNS) - 1)


def effects(column_: int, face: int) -> tuple[str, str]:
    """What a die does to attacker and defender: "-", "C", "D" or "X" [17.5.1, 17.5.2]."""
    attacker, _, defender = CHART.read(column_, face).partition("/")
    return attacker, defender


# --------------------------------------------------------------------------------------------------------------- morale


def starting_morale(s: War, fighter: int, role: int) -> list[Term]:
    """The printed morale of a fighter and what changes it; `morale_of` keeps the sum within its limits.

    [17.6a, 17.6c]
    """
    kind = account.kind_of(s)
    sheltered = kind == account.ASSAULT and role == DEFENDER
    if account.is_garrison(fighter):
        found = [Term(T_PRINTED, garrisons.morale(s, garrison_city(s, fighter)), "18.3.1")]
        return found + _behind_walls(s, sheltered)
    region = tables.UNIT_HOME[fighter]
    fleet = tables.KIND[fighter] == FLEET
    if kind == account.NAVAL_BATTLE:
        found = _afloat(s, fighter, role)
    elif fleet:
        found = [Term(T_ASHORE, COMBAT.fleet_ashore.morale, "17.4.6")]
    else:
        found = [Term(T_PRINTED, MORALE[fighter], "17.6a")]
        if region < world.REGION_COUNT and region == REGION_AT[account.place_of(s)] and _may_rise(fighter):
            found.append(Term(T_OWN, COMBAT.morale.own_region, "17.6c"))
    if region < world.REGION_COUNT and s.ml[region] < tables.TRACKS.ml.active:
        found.append(Term(T_WEARY, COMBAT.morale.weary, "17.6c"))
    if kind == account.LAND_BATTLE and role == ATTACKER and not fleet and asking.has(s, fighter, codes.LANDED):
        found.append(Term(T_LANDING, COMBAT.morale.landing, "16.5.3"))
    if fleet and asking.has(s, fighter, codes.FROM_SEA):
        found.append(Term(T_SEA, COMBAT.morale.at_sea, "17.6c"))
    if bans.is_under_omens(s, fighter):
        found.append(Term(T_OMENS, COMBAT.morale.omens, "card.omens"))
    return found + _behind_walls(s, sheltered)


def _may_rise(fighter: int) -> bool:
    """Whether the own region lifts a unit: not above a limit unless it is an elite unit [17.6c]."""
    return bool(ELITE[fighter]) or MORALE[fighter] < COMBAT.morale.own_region_most


def _afloat(s: War, fighter: int, role: int) -> list[Term]:
    """The morale of a fleet at sea; in narrow waters the best are no better than others against more [17.9.2]."""
    printed = MORALE[fighter]
    found = [Term(T_PRINTED, printed, "17.6a")]
    more = s.battle[account.B_UNITS + 1 - role] > s.battle[account.B_UNITS + role]
    if more and printed > COMBAT.morale.narrow and is_narrow(s):
        found.append(Term(T_NARROW, COMBAT.morale.narrow - printed, "17.9.2"))
    return found


def is_narrow(s: War) -> bool:
    """Whether a naval battle is in narrow waters, over a port or a beach [17.9.2, 17.1c]."""
    place = account.place_of(s)
    return place < LAND or bool(world.NARROW[place - LAND])


def _behind_walls(s: War, sheltered: bool) -> list[Term]:
    """Whoever defends walls or a fort stands better [18.2.2]."""
    if not sheltered or not places.has_walls(s, s.battle[account.B_TARGET]):
        return []
    return [Term(T_BEHIND, COMBAT.morale.walls, "18.2.2")]


def morale_of(s: War, fighter: int, role: int) -> int:
    """The morale with which a fighter begins, never below 1 nor above 6 [17.6a]."""
    return within(1, total(starting_morale(s, fighter, role)), max(MORALE))


def garrison_city(s: War, fighter: int) -> int:
    """The city to which a garrison point belongs: the one that is stormed, or the other end of its Long Walls.

    [18.2.4]
    """
    target = s.battle[account.B_TARGET]
    own = s.garrison[target] if target < CITIES else 0
    if fighter - tables.PIECES < own:
        return target
    return joined_to(s, target)


def joined_to(s: War, target: int) -> int:
    """The other end of finished Long Walls, -1 for none."""
    for n in range(tables.LONG_WALLS):
        ends = s.wall_ends[2 * n], s.wall_ends[2 * n + 1]
        if target in ends and target >= 0 and not s.wall_ready[n]:
            return ends[1] if ends[0] == target else ends[0]
    return -1
