"""What bots go by in this game: which choices are worth a look, and where to read the result.

How good a siege looks is in evaluation.py, what a hand could bring in plans.py. What can be reckoned to its end is
chosen here; the rest is left to trials.
"""

from typing import Final

from polemos.games.syracuse import verbs
from polemos.games.syracuse.bot.battle_odds import STEP, VALUE, toll
from polemos.games.syracuse.bot.evaluation import CHIT, assault, chit_worth, evaluate, hand_worth, storm
from polemos.games.syracuse.bot.plans import GAIN, Means, Plan, best_for_hand, plans
from polemos.games.syracuse.bot.threat_evaluation import building
from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import EVENT, IS_LAND, IS_LEADER, IS_SHIP, PHASE_B3, POOL, S4, UNIT_PF
from polemos.games.syracuse.data.world import KIND, PROTECTED, ZONES
from polemos.games.syracuse.rules import actions, chits, events, moments, works
from polemos.games.syracuse.rules.battle import battles, combat, losses, sieges
from polemos.games.syracuse.rules.movement import redeployment, withdrawal
from polemos.games.syracuse.rules.turn import attrition, construction, recovery
from polemos.games.syracuse.state import Siege, put, troops
from polemos.games.syracuse.verbs import ACTION, ASSAULT, DECLARE, DONE, GO, MOVE, PLAY, SHIP, STAND, STAY, TAKE
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.kernel.flow import VERB, copy

TRIED: Final = 14
"""Choices looked at where there are many."""
CAUTION: Final = 1.5
"""How many times worse a storm must be for the enemy."""
TIDY: Final = 0.02
"""What a redeployment must gain."""


def candidates(s: Siege) -> list[int]:
    """Choices worth a look, the usual one first."""
    step = s.agenda[-1]
    opts = s.opts
    if isinstance(step, actions.Declare):
        return [_declared(s, step.side)]
    if isinstance(step, actions.NextAction):
        return [_action(s, step.side)]
    if isinstance(step, actions.Muster):
        return [_mustered(s, step.side, step.zone)]
    if isinstance(step, (withdrawal.Yield, withdrawal.RideOff)):
        return [*[c for c in opts if c - c % VERB != STAND][:TRIED], STAND]
    if isinstance(step, actions.Onward):
        return [STAY, *[c for c in opts if c != STAY]][:TRIED]
    if isinstance(step, battles.NextBattle):
        return [_battle(s, step.side)]
    if isinstance(step, battles.Party):
        return [GO]
    if isinstance(step, construction.Building):
        return [_built(s, step.side)]
    if isinstance(step, sieges.Demolition):
        return [c for c in opts if c != DONE] or opts
    if isinstance(step, moments.Moment):
        return _dice(s, step.side) if step.moment == moments.DICE else _events(s, step.side)
    if isinstance(step, chits.KeepOne):
        return [max(opts, key=lambda c: (chit_worth(step.side, c % VERB), -c))]
    if isinstance(step, redeployment.ChoosePiece):
        return [_redeployed(s, step.side)]
    if isinstance(step, redeployment.ChoosePlace):
        return [_placed(s, step.unit, step.side)]
    if isinstance(
        step,
        (combat.Casualties, losses.Excess, attrition.Wearied, battles.Garrison, attrition.Inside, recovery.Recovery),
    ):
        return [_picked(s)]
    together = [c for c in opts if c - c % VERB == verbs.RETREAT_ALL]
    return (together or opts)[:TRIED]


def _picked(s: Siege) -> int:
    """The cheapest unit bears the loss; the best are restored, sheltered, set on the walls."""
    units = [c for c in s.opts if c != DONE]
    if isinstance(s.agenda[-1], (combat.Casualties, losses.Excess, attrition.Wearied)):
        return min(units, key=lambda c: (STEP[s.down[c % VERB]][c % VERB], c))
    if isinstance(s.agenda[-1], recovery.Recovery):
        units = [c for c in units if not _overfills(s, c % VERB)]
        return max(units, key=lambda c: (STEP[0][c % VERB], -c)) if units else DONE
    return max(units, key=lambda c: (VALUE[s.down[c % VERB]][c % VERB], -c))


def _overfills(s: Siege, u: int) -> bool:
    """Whether a ship at full strength would be too much for its anchorage [3.stack.h]."""
    place = s.loc[u]
    more = UNIT_PF[0][u] - UNIT_PF[1][u]
    return IS_SHIP[u] > 0 and KIND[place] == PROTECTED and losses.excess(s, tables.UNIT_SIDE[u], place) + more > 0


# ---------------------------------------------------------------- the hand


def _declared(s: Siege, side: int) -> int:
    """As many points as the best plan takes; the fewest if there is nothing to do."""
    opts = s.opts
    if len(opts) == 1:
        return opts[0]
    least = opts[0] % VERB
    idle = copy(s)
    idle.side = side
    plan = best_for_hand(idle, side, s.pa[side], least)
    idle.pa[side] -= least
    if plan is None or plan.value < evaluate(idle, side) + GAIN:
        return opts[0]
    return DECLARE + plan.points


def _action(s: Siege, side: int) -> int:
    """The zone of the best plan for the points that are left."""
    plan = best_for_hand(s, side, s.purse, 0)
    if plan is None or plan.value < evaluate(s, side) + GAIN:
        return DONE
    return ACTION + plan.zone


def _mustered(s: Siege, side: int, zone: int) -> int:
    """The next piece of the group that is wanted, or its way."""
    group = set(s.group)
    whole = copy(s)
    whole.group = []
    whole.ready = sorted([*s.ready, *s.group])
    best: Plan | None = None
    for plan in plans(whole, side, zone, whole.ready, Means(0, s.purse, 0)):
        if group <= set(plan.group) and (best is None or plan.value > best.value):
            best = plan
    if best is None:
        return STAY if group else DONE
    if not group and best.value < evaluate(whole, side) + GAIN:
        return DONE
    rest = [u for u in best.group if u not in group]
    if not rest:
        return (SHIP if best.ship else MOVE) + best.place
    if not group:
        for c, kind in ((verbs.TAKE_LAND, IS_LAND), (verbs.TAKE_SHIPS, IS_SHIP)):
            if c in s.opts and list(best.group) == [u for u in s.ready if kind[u] or IS_LEADER[u]]:
                return c
    return TAKE + rest[0]


def _battle(s: Siege, side: int) -> int:
    """The battles that must be, then the best of those that may be, if it is good."""
    opts = s.opts
    if DONE not in opts:
        return opts[0]
    best, gain = DONE, 0.0
    for c in opts:
        if c != DONE:
            value = assault(s, side) if c == ASSAULT else storm(s, side, c % VERB - ZONES)
            if value > gain:
                best, gain = c, value
    return best


# ---------------------------------------------------------------- chits, building, redeploying


def _events(s: Siege, side: int) -> list[int]:
    """Events that could be played; a storm where it is likely to hurt the enemy, and much less oneself [event.4]."""
    if PLAY + S4 not in s.opts:
        return s.opts
    ours, theirs = [
        sum([toll(s, troops(s, p, zone), tables.ALL_REDUCED) for zone in events.exposed(s, p)])
        for p in (side, 1 - side)
    ]
    if (theirs - CAUTION * ours) * len(EVENT[S4].hits) > CHIT * FACES_OF_A_DIE:
        return [PLAY + S4]
    return [c for c in s.opts if c != PLAY + S4]


def _dice(s: Siege, side: int) -> list[int]:
    """Chits for the construction dice: the one least worth keeping is discarded for a die if that brings more."""
    discards = [c for c in s.opts if c - c % VERB == verbs.DISCARD]
    if discards:
        spare = min(discards, key=lambda c: (chit_worth(side, c % VERB), c))
        after = copy(s)
        after.chits[spare % VERB] = POOL
        if building(s, side, {}, 1) - building(s, side, {}) > hand_worth(s, side) - hand_worth(after, side):
            return [spare]
    return [c for c in s.opts if c not in discards]


def _built(s: Siege, side: int) -> int:
    """The work that brings most for its price; points left over would be lost [5.save.a]."""
    idle = evaluate(_finished(s, side), side)
    best, gain = DONE, 0.0
    for c in s.opts:
        if c != DONE:
            after = _finished(s, side)
            works.erect(after, side, c % VERB, "5.cost.a")
            value = (evaluate(after, side) - idle) / works.cost_of(c % VERB)
            if value > gain:
                best, gain = c, value
    return best


def _finished(s: Siege, side: int) -> Siege:
    """The siege when the side has built this turn and the other is about to."""
    after = copy(s)
    after.initiative = side
    after.side = 1 - side
    return after


def _redeployed(s: Siege, side: int) -> int:
    """The piece whose best place gains most."""
    now = evaluate(s, side)
    best, gain = DONE, TIDY
    havens = redeployment.Havens(s, side)
    for c in s.opts:
        if c != DONE:
            value = max([_placing(s, c % VERB, side, place) for place in havens.of(s, c % VERB)]) - now
            if value > gain:
                best, gain = c, value
    return best


def _placed(s: Siege, u: int, side: int) -> int:
    """The best place for a piece that redeploys."""
    return max(s.opts, key=lambda c: (evaluate(s, side) if c == STAY else _placing(s, u, side, c % VERB), -c))


def _placing(s: Siege, u: int, side: int, place: int) -> float:
    """What the siege is worth with a piece in another place."""
    old = s.loc[u]
    put(s, u, place)
    value = evaluate(s, side)
    put(s, u, old)
    return value


# ---------------------------------------------------------------- where to read the result


def is_quiescent(s: Siege) -> bool:
    """Whether `worth` can be read: between actions, outside battles and retreats."""
    if not s.agenda:
        return True
    if s.battle or s.rolled or s.group or s.fleeing:
        return False
    return isinstance(s.agenda[-1], (actions.Declare, actions.NextAction, actions.Muster)) or s.phase != PHASE_B3
