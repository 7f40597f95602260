"""What bots that look ahead go by: the choices that a person would weigh, and a quick move to play on with.

The way of a unit is planned once and followed: a plan belongs to one state, and is forgotten where that is not the one
that goes on.
"""

from typing import Final

from polemos.games.alexander import verbs
from polemos.games.alexander.bot import bot, order_selection, ways
from polemos.games.alexander.bot.battle_specific_plans import crosses, leaves, lurks
from polemos.games.alexander.bot.chances import odds, open_beside
from polemos.games.alexander.bot.move_evaluation import again_toll, gain_of
from polemos.games.alexander.bot.order_selection import LEAST, best_shot, order_worth
from polemos.games.alexander.bot.routes import Way
from polemos.games.alexander.bot.tactics import View, may_strike, nearest, shoots
from polemos.games.alexander.bot.ways import STEP
from polemos.games.alexander.data.ground import distance
from polemos.games.alexander.data.tables import STRENGTH
from polemos.games.alexander.rules.command import line_play
from polemos.games.alexander.rules.command.activation import Due
from polemos.games.alexander.rules.command.momentum import Momentum
from polemos.games.alexander.rules.command.orders import GiveOrders
from polemos.games.alexander.rules.command.trump import AnswerTrump, TrumpMomentum
from polemos.games.alexander.rules.movement.move_costs import allowance
from polemos.games.alexander.rules.movement.move_decision import Moving
from polemos.games.alexander.rules.reactions import orderly_withdrawal, reactions
from polemos.games.alexander.rules.rout.rout import Flight
from polemos.games.alexander.rules.shock.shock import Designate, Engage, Willing
from polemos.games.alexander.state import ROUT_PHASE, SHOCK, Battle, initiative, setting
from polemos.kernel.dice import Rng
from polemos.kernel.flow import OPERATION, PLAYER_TURN, VERB
from polemos.room.advisor import Proposal

LOOKED_AT: Final = 3
"""Units whose ways are planned before one is ordered."""
SECOND: Final = 6
"""One time in so many the second thought is followed."""
GAIN: Final = 0.05
TRUMPS: Final = 5
"""The Initiative of a leader with whom a trump deserves a look."""
UNITS: Final = 5
OTHERS: Final = 2
WAYS: Final = 4
MARGIN: Final = 1.5
"""How much worse a way may look that still deserves a look."""
_PLANS: Final[dict[int, tuple[Battle, int, Way]]] = {}
_KEPT: Final = 4


# ------------------------------------------------------------------------------------------------------------- plans
def _remember(s: Battle, u: int, way: Way) -> None:
    if len(_PLANS) >= _KEPT and id(s) not in _PLANS:
        _PLANS.clear()
    _PLANS[id(s)] = (s, u, way)


def _followed(s: Battle, u: int) -> int:
    """The next step of the plan of a unit: HALT at its end, -1 if there is none for here."""
    plan = _PLANS.get(id(s))
    if plan is None or plan[0] is not s or plan[1] != u:
        return -1
    way = plan[2]
    here = (s.loc[u], s.facing[u])
    if here == (way.place[0], way.place[2]):
        return verbs.HALT
    if here not in way.stops:
        return -1
    c = way.steps[way.stops.index(here)]
    return c if c in s.opts else -1


def _strange(s: Battle, u: int) -> bool:
    """Whether a unit goes by what only its battlefield asks for."""
    return leaves(s, u) or lurks(s, u) or crosses(s, u)


# ------------------------------------------------------------------------------------------------------------ moving
def _move(s: Battle, u: int) -> int:
    """The next step of a unit by its plan; at its end it shoots, and halts."""
    if _strange(s, u):
        return bot.candidates(s)[0]
    c = _followed(s, u)
    if c < 0:
        v = View(s, setting(s).side[u])
        c = _planned(s, u, v)
    if c != verbs.HALT and c in s.opts:
        return c
    return _halted(s, u)


def _planned(s: Battle, u: int, v: View) -> int:
    """The first step of the best way of a unit from where it is, HALT where it stands best."""
    for c in s.opts:
        if c - c % VERB == verbs.EXIT and 2 * s.hits[u] >= setting(s).tq[u]:
            return c
    found, stay = ways.ranked(s, u, v, max(0, s.mp), s.went[u] > 0 or not s.pinned)
    for way in found:
        if way.value <= stay:
            break
        if way.steps[0] in s.opts:
            _remember(s, u, way)
            return way.steps[0]
    return verbs.HALT


def _halted(s: Battle, u: int) -> int:
    opts = s.opts
    shots = [c for c in opts if c - c % VERB == verbs.SHOOT]
    if shots:
        return best_shot(s, u, View(s, setting(s).side[u]), shots, 1)[0]
    if verbs.HALT in opts:
        return verbs.HALT
    ahead = [c for c in opts if c - c % VERB in (verbs.ENTER, verbs.TURN, verbs.PIVOT)]
    return ahead[0] if ahead else opts[0]


# ------------------------------------------------------------------------------------------------------------ orders
def promise(s: Battle, u: int, v: View) -> float:
    """About what an order to move would bring a unit: a strike in reach, a shot, or to come nearer."""
    g = setting(s)
    h = s.loc[u]
    held = h in v.zone or s.tail[u] in v.zone
    mp = allowance(s, u)
    if held:
        mp = (mp + 1) // 2
    best = 0.0
    near = 99
    striker, shooter = may_strike(s, u), shoots(s, u) and not s.fired[u]
    reach = len(STRENGTH[g.weapon[u]]) if shooter else 0
    for x, value in ways.prey(s, u, v).items():
        if distance(h, x) < mp:
            best = max(best, value)
    for e in v.enemies:
        far = distance(h, s.loc[e])
        near = min(near, far)
        if striker and far <= mp + 1 and far > 1:
            where = -1
            for x, aspect in open_beside(s, e):
                if aspect > where and distance(h, x) + (0 if distance(h, x) < far else 2) <= mp:
                    where = aspect
            if where >= 0:
                o = odds(s, v, u, e, where, True)
                if o.won >= 0:
                    best = max(best, v.gain * o.won - v.loss * o.lost)
        if shooter and far <= mp + reach:
            best = max(best, 0.3)
    value = max(best, STEP * max(0, min(mp, near - 1)))
    if s.moved[u]:
        if s.hits[u] + 1 >= g.tq[u]:
            return -1.0
        value -= again_toll(s, u, v)
    return value


def rated_orders(s: Battle, v: View) -> list[tuple[float, int, int]]:
    """What each order seems to bring at a glance, the greatest first: value, choice, unit."""
    g = setting(s)
    found: list[tuple[float, int, int]] = []
    for c in s.opts:
        verb = c - c % VERB
        if verb not in (verbs.MOVE, verbs.FIRE, verbs.HARASS, verbs.RECOVER, verbs.RALLY):
            continue
        u = g.unit_of[c % VERB]
        if verb == verbs.MOVE:
            value = gain_of(s, u, v) if _strange(s, u) else promise(s, u, v)
        else:
            value = order_worth(s, c, v)
        if value > 0.0:
            found.append((value, c, u))
    found.sort(key=lambda one: (-one[0], one[1]))
    return found


def orders(s: Battle, v: View, most: int, least: float = LEAST) -> list[tuple[float, int]]:
    """The orders that bring most, the greatest first, the ways of the best units reckoned to their end.

    least: what an order must bring.
    """
    found: list[tuple[float, int]] = []
    planned = 0
    for value, c, u in rated_orders(s, v):
        if c - c % VERB == verbs.MOVE and not _strange(s, u):
            if planned >= most:
                continue
            planned += 1
            value, _ = ways.gain(s, u, v)
        if value > least:
            found.append((value, c))
    found.sort(key=lambda one: (-one[0], one[1]))
    return found


def _order(s: Battle, side: int, rng: Rng) -> int:
    """The order that brings most, a ride of the leader, or no more."""
    v = View(s, side)
    for c in s.opts:
        if c - c % VERB == verbs.BRING:
            return c
    found = orders(s, v, LOOKED_AT)
    ride = order_selection._ride(s, s.opts, v)
    if ride > LEAST and ride > (found[0][0] if found else 0.0):
        return verbs.LEAD + setting(s).lead_gid[s.lead]
    if len(found) > 1 and rng.below(SECOND) == 0:
        return found[1][1]
    if found:
        return found[0][1]
    return verbs.DONE if verbs.DONE in s.opts else s.opts[0]


def _line(s: Battle, side: int) -> int:
    """The units of a line one by one, the foremost first."""
    g = setting(s)
    v = View(s, side)
    moves = [c for c in s.opts if c - c % VERB == verbs.MOVE]
    moves.sort(key=lambda c: (s.moved[g.unit_of[c % VERB]], nearest(s, s.loc[g.unit_of[c % VERB]], v.enemies), c))
    for c in moves[:LOOKED_AT]:
        u = g.unit_of[c % VERB]
        value = gain_of(s, u, v) if _strange(s, u) else ways.gain(s, u, v)[0]
        if value > GAIN:
            return c
    if verbs.ALL_FIRE in s.opts:
        return verbs.ALL_FIRE
    fire = [c for c in s.opts if c - c % VERB == verbs.FIRE]
    if fire:
        return fire[0]
    return verbs.DONE if verbs.DONE in s.opts else bot.candidates(s)[0]


# ------------------------------------------------------------------------------------------------------------ advice
def policy(s: Battle, rng: Rng) -> int:
    """A quick move to play on with, some of it by chance."""
    step = s.agenda[-1]
    if isinstance(step, Moving):
        return _move(s, step.unit)
    if isinstance(step, GiveOrders):
        return _order(s, step.side, rng)
    if isinstance(step, line_play.CommandLine):
        return _line(s, step.side)
    if isinstance(step, Flight):
        return _goes_along(s)
    return bot.candidates(s)[0]


def _goes_along(s: Battle) -> int:
    """A leader goes with a unit that gives way, but not off the map with one that runs on [10.28]."""
    return verbs.STAND if s.phase == ROUT_PHASE and verbs.STAND in s.opts else s.opts[0]


USUAL: Final = "usual"


def proposals(s: Battle) -> list[Proposal]:
    """The choices that a person would weigh, best guess first."""
    step = s.agenda[-1]
    if isinstance(step, Moving):
        choices = _ways(s, step.unit)
    elif isinstance(step, GiveOrders):
        choices = _orders(s, step.side)
    elif isinstance(step, (Due, AnswerTrump, TrumpMomentum)):
        choices = [policy(s, Rng(USUAL)), *[c for c in s.opts if _likely(s, c)][:WAYS]]
    elif isinstance(step, _WEIGHED):
        choices = [policy(s, Rng(USUAL)), *s.opts[:WAYS]]
    else:
        choices = [policy(s, Rng(USUAL))]
    return [Proposal(c, -float(i)) for i, c in enumerate(dict.fromkeys(choices)) if c in s.opts]


_WEIGHED: Final = (
    Momentum, Willing, orderly_withdrawal.Withdrawing, reactions.ReactFacing,
    Designate, Engage, Flight,
)  # fmt: skip
"""Questions of which a person would weigh every answer."""


def _likely(s: Battle, c: int) -> bool:
    """Whether a choice is no trump, or one by a leader who does not fail too often: who fails is finished [5.44a]."""
    return c - c % VERB != verbs.TRUMP or initiative(s, setting(s).leader_of[c % VERB]) >= TRUMPS


def span(s: Battle) -> int:
    """An order is looked at to its end, where what the leader can still order and the fights to come are reckoned;
    what is settled by dice, to the end of the leader's turn."""
    return PLAYER_TURN if s.phase in (SHOCK, ROUT_PHASE) else OPERATION


def _orders(s: Battle, side: int) -> list[int]:
    v = View(s, side)
    usual = policy(s, Rng(USUAL))
    found = [c for _, c in orders(s, v, UNITS, -MARGIN)]
    lines = [c for c in s.opts if c - c % VERB == verbs.LINE][:OTHERS]
    own = verbs.LEAD + setting(s).lead_gid[s.lead]
    lead = [own] if own in s.opts and not s.lead_mp[s.lead] else []
    return [usual, *found[:UNITS], *lines, verbs.DONE, *lead]


def _ways(s: Battle, u: int) -> list[int]:
    """The best way by policy, others of another beginning, ways to strike each enemy in reach, and to stay."""
    usual = policy(s, Rng(USUAL))
    if _strange(s, u) or s.went[u]:
        return [usual]
    v = View(s, setting(s).side[u])
    began = s.went[u] > 0 or not s.pinned
    found, stay = ways.ranked(s, u, v, max(0, s.mp), began)
    best = found[0].value if found else stay
    choices = [usual, *[way.steps[0] for way in found[:WAYS] if way.value > best - MARGIN]]
    struck = [way.steps[0] for way in ways.strikes(s, u, v, max(0, s.mp), began)]
    choices += [c for c in dict.fromkeys(struck) if c not in choices][:OTHERS]
    return [*choices, verbs.HALT]
