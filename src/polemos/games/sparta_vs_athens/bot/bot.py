"""What bots go by in this game: which choices are worth a look, and where to read the result.

How good a war looks is in evaluation.py, what a force could go for in plans.py. Nearly everything can be reckoned here,
so that most questions have one answer.
"""

from collections.abc import Callable
from typing import Any, Final

from polemos.games.sparta_vs_athens.bot.evaluation import AT_SEA, ON_LAND, battle
from polemos.games.sparta_vs_athens.bot.plans import (
    ATTACK,
    GARRISON,
    LEAST,
    MARCHING,
    SAILING,
    SELECT,
    Aim,
    best_aim,
    closed_to,
    distances,
    node,
    objectives,
    prospects,
    spare,
    start_of,
    threat,
)
from polemos.games.sparta_vs_athens.data.tables import (
    ATHENIAN,
    ATHENS,
    CAMPAIGN,
    IONIAN,
    IS_NSP,
    LAND,
    LEADER_SIDE,
    LEAGUE,
    NAVAL,
    PIECES,
    SPARTA,
    STACKING,
    STRENGTH,
    UNIT_NATION,
    UNITS,
)
from polemos.games.sparta_vs_athens.data.world import ATHENS_CITY, COASTAL, IS_CITY, LOCALES, MEGARA, SPARTA_CITY
from polemos.games.sparta_vs_athens.rules.combat import commanders, leaders, losses, sieges
from polemos.games.sparta_vs_athens.rules.combat.account import B_NEED, fighters
from polemos.games.sparta_vs_athens.rules.combat.reckoning import shift_of
from polemos.games.sparta_vs_athens.rules.logistics import commanders as entries
from polemos.games.sparta_vs_athens.rules.logistics import maintenance, raising
from polemos.games.sparta_vs_athens.rules.logistics.upkeep import bills
from polemos.games.sparta_vs_athens.rules.nations import revolt
from polemos.games.sparta_vs_athens.rules.operations import (
    engagement,
    expedition,
    meeting,
    operating,
    phase,
    redeployment,
    stopping,
)
from polemos.games.sparta_vs_athens.rules.operations.forces import armies_in, fleets_in, here, marching
from polemos.games.sparta_vs_athens.rules.operations.ways import by_sea
from polemos.games.sparta_vs_athens.rules.sides import garrison_at, room_for, shelters
from polemos.games.sparta_vs_athens.rules.year import appointments, event_phase, events
from polemos.games.sparta_vs_athens.state import (
    ATHENS_TOUCHED,
    FRESH,
    War,
    armies_at,
    is_so,
    leaders_at,
    strength,
    strength_of,
    units_at,
)
from polemos.games.sparta_vs_athens.verbs import (
    ALL_AS_MARINES,
    ALL_INTO_PORT,
    APPOINT,
    ATTEMPT,
    BESIEGE,
    BUILD,
    DECLARE,
    DECLINE,
    DONE,
    DROP,
    ENTER,
    EVADE,
    EXPEDITION,
    GO_ON,
    INCITE,
    INCITE_ATHENS,
    INSIDE,
    INTERCEPT,
    LAND_ALL,
    LAND_FIGHT,
    LEAD,
    LET_PASS,
    MOVE,
    OUTSIDE,
    PICK_UP,
    PLACE,
    QUICK,
    RAISE,
    RAVAGE,
    REDEPLOY,
    SEA_FIGHT,
    SEND_AWAY_GARRISON,
    SORTIE,
    STAND,
    STEP_DOWN,
    STOP,
    TAKE,
    TAKE_ALL,
    TAKE_FLEETS,
    TAKE_INCOME,
    TAKE_LOSSES,
    TAKE_TROOPS,
)
from polemos.kernel.flow import PASS, VERB

ARMADA: Final = 60
"""Points that may take Syracuse."""
RESERVE: Final = (25, 12)
"""Talents that a side keeps back when it raises units."""
SAFE_BET: Final = 4
"""A level of prestige at which a revolt at Athens is likely enough."""
BETTER_POST: Final = 0.4
POSTS: Final = 10
"""How many places are looked at for a leader."""


def candidates(s: War) -> list[int]:
    """Choices worth a look, the usual one first."""
    step = s.agenda[-1]
    answer = ANSWERS.get(type(step))
    if answer is not None:
        c = answer(s, step)
        if c in s.opts:
            return [c]
    return _usual(s.opts)


def _usual(opts: list[int]) -> list[int]:
    """Without an opinion: let the program do it, stop, or take what comes first."""
    for c in (QUICK, DONE, STOP, PASS, TAKE_ALL, TAKE_LOSSES, LET_PASS, STAND):
        if c in opts:
            return [c]
    return opts[:1]


def is_quiescent(s: War) -> bool:
    """Whether the war can be read: between operations, and outside battles and purchases."""
    return not s.agenda or isinstance(s.agenda[-1], (phase.NextOperation, redeployment.Redeployment, raising.Raise))


def among(s: War, verb: int) -> list[int]:
    """The values of a verb among the choices."""
    return [c - verb for c in s.opts if verb <= c < verb + VERB]


# ------------------------------------------------------------------------------------------------------ operations


def next_operation(s: War, step: Any) -> int:
    """Incite and build what can be; break out; then whoever has the best aim leads."""
    side = step.side
    for city in among(s, INCITE):
        return INCITE + city
    for fort in among(s, BUILD):
        return BUILD + fort
    if INCITE_ATHENS in s.opts and s.prestige <= SAFE_BET:
        return INCITE_ATHENS
    for target in among(s, SORTIE):
        if breaks_out(s, side, target):
            return SORTIE + target
    if EXPEDITION in s.opts and sails(s):
        return EXPEDITION
    best, choice = LEAST, DONE
    for leader in among(s, LEAD):
        value = best_aim(s, side, leader, False).value
        if value > best:
            best, choice = value, LEAD + leader
    return choice


def breaks_out(s: War, side: int, target: int) -> bool:
    """Whether the besieged are strong enough to fight their besiegers."""
    mine = [unit for unit in range(UNITS) if s.inside[unit] == target + 1]
    place = s.loc[mine[0]]
    theirs = strength(s, units_at(s, 1 - side, place))
    return strength(s, units_at(s, side, place)) >= theirs


def sails(s: War) -> bool:
    """Whether Athens needs Syracuse, and can spare what may take it."""
    return s.scenario == CAMPAIGN and s.treasury[ATHENS] > 2 * ARMADA and strength(s, armada(s)) >= ARMADA


def armada(s: War) -> list[int]:
    """The strongest that Athens can spare, as many as may stay at Syracuse."""
    units = [unit for unit in units_at(s, ATHENS, ATHENS_CITY) if UNIT_NATION[unit] == ATHENIAN and not s.inside[unit]]
    able = sorted(spare(s, ATHENS, ATHENS_CITY, units), key=lambda unit: (-strength_of(s, unit), unit))
    fleets, armies = [u for u in able if IS_NSP[u]], [u for u in able if not IS_NSP[u]]
    return [*fleets[: STACKING.fleets], *armies[: STACKING.walled]]


def embarking(s: War, step: Any) -> int:
    """The next of the armada."""
    return next((TAKE + unit for unit in armada(s) if TAKE + unit in s.opts), DONE)


def admiral(s: War, step: Any) -> int:
    """The best leader who is in the city."""
    there = [c for c in s.opts if s.loc[c % VERB] == ATHENS_CITY]
    return max(there or s.opts, key=lambda c: (appointments.worth(c % VERB), -c))


def pressed(s: War, step: Any) -> int:
    """Whoever has the best aim leads first."""
    return LEAD + max(among(s, LEAD), key=lambda leader: best_aim(s, step.side, leader, False).value)


def operate(s: War, step: Any) -> int:
    """Gather those who are meant to go, then follow the aim to its end."""
    side = step.side
    under_way = step.stage == operating.UNDER_WAY
    aim = best_aim(s, side, s.leader, under_way)
    if not aim.units:
        return STOP if STOP in s.opts else escape(s)
    missing = [unit for unit in aim.units if unit not in s.group]
    if missing and not under_way:
        return gather(s, side, aim, missing)
    return follow(s, side, aim)


def gather(s: War, side: int, aim: Aim, missing: list[int]) -> int:
    """Take the next of them, all at once where one word does it; fleets first."""
    free = [unit for unit in units_at(s, side, here(s)) if s.acted[unit] == FRESH and not s.inside[unit]]
    wanted = set(aim.units)
    for verb, row in (
        (TAKE_ALL, free),
        (TAKE_TROOPS, [unit for unit in free if not IS_NSP[unit]]),
        (TAKE_FLEETS, [unit for unit in free if IS_NSP[unit]]),
    ):
        if verb in s.opts and set(missing) & set(row) and set(row) <= wanted:
            return verb
    missing.sort(key=lambda unit: (not IS_NSP[unit], unit))
    for unit in missing:
        if TAKE + unit in s.opts:
            return TAKE + unit
    return follow(s, side, aim)


def follow(s: War, side: int, aim: Aim) -> int:
    """The next thing to do for an aim."""
    at = here(s)
    if at != aim.target:
        return towards(s, side, aim)
    if aim.what == GARRISON:
        armies = sorted(armies_in(s), key=lambda unit: (strength_of(s, unit), unit))
        for unit in armies[:1] if len(armies) > 1 or s.points > 0 else []:
            if DROP + unit in s.opts:
                return DROP + unit
        return STOP
    if aim.what == ATTACK:
        return strike(s, side)
    return STOP if STOP in s.opts else escape(s)


def strike(s: War, side: int) -> int:
    """The attack for which the force has come: siege before battle, and ravaging where neither is possible."""
    targets = among(s, BESIEGE)
    if targets:
        return BESIEGE + min(targets, key=lambda target: (target >= LOCALES, target))
    for c in (LAND_FIGHT, SEA_FIGHT):
        if c in s.opts:
            return c
    for target in among(s, RAVAGE):
        return RAVAGE + target
    return STOP if STOP in s.opts else escape(s)


def towards(s: War, side: int, aim: Aim) -> int:
    """A move that brings the force nearer, round places where enemies are if that is no great way."""
    at, fleets = here(s), fleets_in(s)
    row = distances(aim.target, SAILING if fleets else MARCHING, closed_to(s, side, bool(fleets), aim.target))
    now = row[start_of(s, at, fleets)]
    if pick := picked_up(s, aim, bool(fleets), now):
        return pick
    moves = []
    for to in among(s, MOVE):
        left = row[node(to, by_sea(s, side, fleets, at, to) if fleets else 0)]
        if left < now and may_stop(s, side, to):
            moves.append((left, len(units_at(s, 1 - side, to)), to))
    if moves:
        return MOVE + min(moves)[2]
    return STOP if STOP in s.opts else escape(s)


def may_stop(s: War, side: int, to: int) -> bool:
    """Whether the force would not be too many where its points end."""
    if s.points > 1:
        return True
    return room_for(s, side, to, True) >= len(fleets_in(s)) and room_for(s, side, to, False) >= len(marching(s))


def picked_up(s: War, aim: Aim, sailing: bool, left: int) -> int:
    """On a march to where armies gather others are fetched by the way; 0 if nobody is."""
    if sailing or aim.what in (ATTACK, GARRISON) or s.points <= left or here(s) == SPARTA_CITY:
        return 0
    if room_for(s, s.side, aim.target, False) <= len(armies_in(s)):
        return 0
    for unit in among(s, PICK_UP):
        if unit < UNITS and joins_march(s, unit):
            return PICK_UP + unit
    return 0


def joins_march(s: War, unit: int) -> bool:
    """Whether a unit is worth fetching for the army of the League."""
    return not IS_NSP[unit] and UNIT_NATION[unit] == LEAGUE and strength_of(s, unit) >= SELECT and not s.besieging[unit]


def picking_up(s: War, step: Any) -> int:
    """The others of the same place."""
    room = room_for(s, step.side, MEGARA, False) - len(armies_in(s))
    units = [u for u in among(s, PICK_UP) if u < UNITS and joins_march(s, u)]
    return PICK_UP + units[0] if units and room > 0 else DONE


def escape(s: War) -> int:
    """Where a force must go on or leave: to where fewest enemies are, else whatever can be done."""
    moves = among(s, MOVE)
    if moves:
        return MOVE + min(moves, key=lambda to: (len(units_at(s, 1 - s.side, to)), to))
    for c in (TAKE_ALL, LAND_FIGHT, SEA_FIGHT):
        if c in s.opts:
            return c
    return s.opts[0]


# ---------------------------------------------------------------------------------------------------------- meetings


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
    aim = best_aim(s, step.side, s.leader, True)
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
    """The weaker go inside; but Athens rather fights before its walls than lets itself be besieged."""
    locale = step.locale
    mine = strength(s, engagement.foes_ashore(s, step.owner, locale)) + strength(
        s, engagement.foes_afloat(s, step.owner, locale)
    )
    theirs = strength(s, s.attackers) + (strength(s, fleets_in(s)) if COASTAL[locale] else 0)
    inside = [INSIDE + target for target in shelters(s, step.owner, locale) if INSIDE + target in s.opts]
    if not inside:
        return OUTSIDE
    bold = 1.0
    if theirs >= mine + garrison_at(s, locale) and locale == ATHENS_CITY:
        bold = 1.8 if s.scenario == IONIAN and not is_so(s, ATHENS_TOUCHED) else 1.2
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


# ------------------------------------------------------------------------------------------------------------ losses


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


def best_leader(s: War, step: Any) -> int:
    """The best of the leaders that are named."""
    named = [c for c in s.opts if c % VERB >= UNITS]
    return max(named, key=lambda c: (appointments.worth(c % VERB), -c)) if named else DONE


def commander(s: War, step: Any) -> int:
    """Who gives the greatest shift."""
    named = [c for c in s.opts if c != DONE]
    return max(named, key=lambda c: (shift_of(s, c % VERB), -c)) if named else DONE


# --------------------------------------------------------------------------------------- logistics, leaders, the year


def raise_units(s: War, step: Any) -> int:
    """The strongest that can be paid for and fed."""
    side = step.side
    purse = s.treasury[side] - RESERVE[side] - sum(bills(s, side).values())
    able = [unit for unit in among(s, RAISE) if STRENGTH[0][unit] <= purse]
    if not able:
        return DONE
    own = (ATHENIAN,) if side == ATHENS else (LEAGUE, SPARTA)
    return RAISE + max(able, key=lambda unit: (UNIT_NATION[unit] in own, not IS_NSP[unit], STRENGTH[0][unit], -unit))


def quarter(s: War, step: Any) -> int:
    """At the capital, or where strong armies gather, if that may be; else at the first place."""
    weak = STRENGTH[0][step.unit] < SELECT
    for place in (ATHENS_CITY, SPARTA_CITY, MEGARA):
        if (place != MEGARA or not weak) and PLACE + place in s.opts:
            return PLACE + place
    return s.opts[0]


def paid(s: War, step: Any) -> int:
    """The dearest first."""
    owed = bills(s, step.side)
    return max(s.opts, key=lambda c: (owed[c % VERB], -c))


def enters(s: War, step: Any) -> int:
    """All who may come."""
    coming = [c for c in s.opts if ENTER <= c < ENTER + VERB]
    return max(coming, key=lambda c: (appointments.worth(c % VERB), -c)) if coming else DONE


def station(s: War, step: Any) -> int:
    """Where a new leader can do most."""
    return post_of(s, step.side, step.leader)


def new_post(s: War, step: Any) -> int:
    """Where the leader who is moved can do most."""
    return post_of(s, step.side, s.leader)


def post_of(s: War, side: int, leader: int) -> int:
    """Where a leader can do most, the more so where there are no others."""
    places = {PLACE + at: value for at, value in posts(s, side, leader, objectives(s, side))}
    taken = {c: sum([other != leader for other in leaders_at(s, side, c % VERB)]) for c in s.opts}
    return max(s.opts, key=lambda c: (places.get(c, 0.0) / (1 + 2 * taken[c]), -taken[c], -c))


def posts(s: War, side: int, leader: int, goals: list[int]) -> list[tuple[int, float]]:
    """Cities with strong units, and what a leader could do there."""
    found = []
    for at in range(LOCALES):
        units = [unit for unit in units_at(s, side, at) if not s.inside[unit]] if IS_CITY[at] else []
        if units:
            found.append((strength(s, units), at, units))
    found.sort(reverse=True)
    return [(at, prospects(s, side, leader, at, units, goals).value) for _, at, units in found[:POSTS]]


def redeploy(s: War, step: Any) -> int:
    """The best leaders go where most can be done; each further one at a place counts less."""
    side = step.side
    mine = [piece for piece in range(UNITS, PIECES) if LEADER_SIDE[piece] == side and 0 <= s.loc[piece] < LOCALES]
    mine.sort(key=lambda leader: (-appointments.worth(leader), leader))
    able = among(s, REDEPLOY)
    if not able:
        return DONE
    left = dict(posts(s, side, mine[0], objectives(s, side)))
    for leader in mine:
        best = max(left, key=lambda at: (left[at], -at), default=-1)
        if best < 0:
            break
        now = s.loc[leader]
        if left.get(now, 0.0) + BETTER_POST >= left[best]:
            best = now
        elif leader in able:
            return REDEPLOY + leader
        if best in left:
            left[best] /= 3
    return DONE


def appointed(s: War, step: Any) -> int:
    """The best leaders come first."""
    named = [c for c in s.opts if APPOINT <= c < APPOINT + VERB]
    return QUICK if QUICK in s.opts or not named else best_leader(s, step)


def revolt_at_athens(s: War, step: Any) -> int:
    """The garrison goes if the city can be besieged then, else the income."""
    inside = strength(s, units_at(s, ATHENS, ATHENS_CITY))
    return SEND_AWAY_GARRISON if threat(s) >= inside else TAKE_INCOME


def first_verb(verb: int) -> Callable[[War, Any], int]:
    """An answer that is the first choice of a verb."""
    return lambda s, step: next((c for c in s.opts if verb <= c < verb + VERB), -1)


ANSWERS: Final[dict[type, Callable[[War, Any], int]]] = {
    phase.NextOperation: next_operation,
    phase.PressedOperation: pressed,
    operating.Operating: operate,
    stopping.PickingUp: picking_up,
    stopping.Excess: cheapest,
    meeting.SeaMeeting: sea_meeting,
    meeting.Interception: interception,
    meeting.Evasion: evasion,
    meeting.PortOrSea: port_or_sea,
    engagement.AshoreToo: ashore_too,
    engagement.Landing: landing,
    engagement.OutsideOrInside: outside_or_inside,
    engagement.AssignFleets: assign_fleets,
    sieges.Besiegers: first_verb(TAKE_ALL),
    losses.StepDown: step_down,
    losses.Casualty: cheapest,
    leaders.Kill: best_leader,
    commanders.Commander: commander,
    raising.Raise: raise_units,
    raising.Quarter: quarter,
    maintenance.PayUnit: paid,
    entries.SpartanLeaders: enters,
    entries.AthenianLeaders: enters,
    appointments.Appoint: appointed,
    appointments.Station: station,
    redeployment.Redeployment: redeploy,
    redeployment.NewPost: new_post,
    events.Declare: first_verb(DECLARE),
    event_phase.Attempt: first_verb(ATTEMPT),
    revolt.AthensInRevolt: revolt_at_athens,
    expedition.Expedition: admiral,
    expedition.Embarking: embarking,
}
