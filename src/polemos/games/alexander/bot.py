"""What bots go by in this game: which choices are worth a look, and where to read the result.

What can be reckoned to its end is chosen here: the way of a unit, answers to fire, whom to strike. What depends on dice and on
what follows is left to trials: whom to order, when to fight, momentum and trumps.
"""

from typing import Final

from polemos.games.alexander.activation import Due
from polemos.games.alexander.aiming import best_aim
from polemos.games.alexander.elite import ChooseElite
from polemos.games.alexander.goingback import BackStep, Refacing
from polemos.games.alexander.ground import NEXT, distance
from polemos.games.alexander.leading import Leading
from polemos.games.alexander.lineplay import CommandLine
from polemos.games.alexander.missiles import FireOrder
from polemos.games.alexander.momentum import Momentum
from polemos.games.alexander.movement import Moving
from polemos.games.alexander.orders import GiveOrders
from polemos.games.alexander.plans import Plan
from polemos.games.alexander.reactions import ReactFacing
from polemos.games.alexander.retiring import LeaderBack
from polemos.games.alexander.shock import Designate, Engage, Willing
from polemos.games.alexander.state import Battle, initiative, setting
from polemos.games.alexander.tables import MUST_SHOCK, SK
from polemos.games.alexander.tactics import (
    Stand,
    best_stand,
    clash_value,
    enemies_of,
    fights,
    nearest,
    shoots,
)
from polemos.games.alexander.trump import AnswerTrump, TrumpMomentum
from polemos.games.alexander.verbs import (
    ACTIVATE, ALL_FIRE, BACK, DONE, ENTER, FIGHT, FIRE, HALT, HARASS, LINE, MOVE, PIVOT, RALLY, RECOVER, ROLL_MOMENTUM,
    SHOCK_ALONE, SHOOT, SPARE, STAND, TOGETHER, TRUMP, TURN, WITHDRAW,
)  # fmt: skip
from polemos.games.alexander.withdrawal import Withdrawing
from polemos.games.alexander.zones import aspect
from polemos.kernel.flow import PASS, VERB

TRIED: Final = 10
"""Choices looked at where there are many."""
ORDERED: Final = 6
"""Units among which an order is weighed."""
CLOSE: Final = 5
GOOD: Final = 6
"""The Initiative from which momentum is worth its risk to a bot at any time."""


def candidates(s: Battle) -> list[int]:
    """Choices worth a look, the usual one first."""
    step = s.agenda[-1]
    opts = s.opts
    if isinstance(step, Moving):
        return [_way(s, step.unit)]
    if isinstance(step, GiveOrders):
        return _orders(s, step.side)
    if isinstance(step, CommandLine):
        return [_line(s, step.side)]
    if isinstance(step, Leading):
        return [_lead(s, step.leader)]
    if isinstance(step, Due):
        return [_due(s)]
    if isinstance(step, Momentum):
        return [ROLL_MOMENTUM if initiative(s, step.leader) >= GOOD - 2 else DONE]
    if isinstance(step, (AnswerTrump, TrumpMomentum)):
        return [_trump(s)]
    if isinstance(step, FireOrder):
        return [_target(s, step.unit)]
    if isinstance(step, Engage):
        return [_prey(s, step.attacker)]
    if isinstance(step, (Designate, Willing)):
        return _fighters(s)
    if isinstance(step, Withdrawing):
        return [_withdraw(s, step.mover)]
    if isinstance(step, (BackStep, LeaderBack)):
        return [_back(s)]
    if isinstance(step, ReactFacing):
        return opts[:3]
    if isinstance(step, Refacing):
        return [opts[0] if HALT not in opts else HALT]
    if isinstance(step, Plan):
        return [DONE] if DONE in opts else opts[:1]
    if isinstance(step, ChooseElite):
        return opts[:4]
    return opts[:TRIED]


def quiet(s: Battle) -> bool:
    """Whether `worth` can be read here: an order has been carried out, or a leader is to be chosen."""
    if not s.agenda:
        return True
    return isinstance(s.agenda[-1], (GiveOrders, Due, Momentum, Plan))


# --------------------------------------------------------------------------------------------------------- movement
def _way(s: Battle, u: int) -> int:
    """The next step on the best way of a unit; where it stands best it shoots, and halts."""
    opts = s.opts
    shots = [c for c in opts if c - c % VERB == SHOOT]
    one: Stand = best_stand(s, u)
    if one.first != HALT and one.first in opts:
        # horse archers shoot before they ride away
        return one.first
    if shots:
        return _best_shot(s, u, shots)
    if HALT in opts:
        return HALT
    ahead = [c for c in opts if c - c % VERB in (ENTER, TURN, PIVOT)]
    return ahead[0] if ahead else opts[0]


def _best_shot(s: Battle, u: int, shots: list[int]) -> int:
    g = setting(s)
    best, high = shots[0], -1.0
    for c in shots:
        e = g.unit_of[c % VERB]
        aim = best_aim(s, u, g.weapon[u], e, 0)
        if aim is None:
            continue
        value = (aim.need + 1) * g.rp[e] * (1.0 + s.hits[e]) / max(1, g.tq[e])
        if value > high:
            best, high = c, value
    return best


def _target(s: Battle, u: int) -> int:
    shots = [c for c in s.opts if c % VERB in setting(s).unit_of]
    return _best_shot(s, u, shots) if shots else s.opts[0]


# ----------------------------------------------------------------------------------------------------------- orders
def _orders(s: Battle, side: int) -> list[int]:
    """A line command, then the units that can do most, then to leave it at that."""
    g = setting(s)
    opts = s.opts
    enemies = enemies_of(s, side)
    lines = [c for c in opts if c - c % VERB == LINE]
    scored: list[tuple[float, int]] = []
    for c in opts:
        verb = c - c % VERB
        if verb not in (MOVE, FIRE, RECOVER, RALLY, HARASS):
            continue
        u = g.unit_of[c % VERB]
        far = nearest(s, s.loc[u], enemies)
        if verb == RALLY:
            value = 2.0 + g.rp[u] / 3
        elif verb == RECOVER:
            share = s.hits[u] / max(1, g.tq[u])
            value = 3.0 * share if far > CLOSE else 0.0
        elif verb == FIRE:
            value = 2.5 if shoots(s, u) else 1.0
        elif verb == HARASS:
            value = 1.5
        else:
            value = _urge(s, u, far)
        if value > 0:
            scored.append((-value, c))
    scored.sort()
    found = [c for _, c in scored[:ORDERED]]
    if lines:
        big = max(lines, key=lambda c: (len(g.lines[c % VERB].units), -c))
        if len(found) <= 2 or _together_better(s, side, found):
            found.insert(0, big)
        else:
            found.append(big)
    if DONE in opts:
        found.append(DONE)
    return found or opts[:TRIED]


def _urge(s: Battle, u: int, far: int) -> float:
    """How much a unit wants to move: fresh fighters that are near but not in contact most of all."""
    g = setting(s)
    if s.moved[u]:
        return 0.4 if far > 2 else 0.0
    if fights(s, u):
        share = s.hits[u] / max(1, g.tq[u])
        if share > 0.6:
            return 0.2
        near = max(0.0, 12.0 - far) / 6
        return near + g.rp[u] / 20 if far > 1 else 1.2
    if shoots(s, u):
        return 1.6 if 2 < far < 12 else 0.5
    return 0.1


def _together_better(s: Battle, side: int, found: list[int]) -> bool:
    """Whether a line command is looked at first: the enemy is far."""
    g = setting(s)
    enemies = enemies_of(s, side)
    moves = [g.unit_of[c % VERB] for c in found if c - c % VERB == MOVE]
    return not moves or min(nearest(s, s.loc[u], enemies) for u in moves) > 2


def _line(s: Battle, side: int) -> int:
    """All together while the enemy is far, then one by one; who shoots shoots."""
    g = setting(s)
    opts = s.opts
    enemies = enemies_of(s, side)
    if ALL_FIRE in opts:
        return ALL_FIRE
    moves = [c for c in opts if c - c % VERB == MOVE]
    fresh = [c for c in moves if not s.moved[g.unit_of[c % VERB]]]
    if fresh:
        return min(fresh, key=lambda c: (nearest(s, s.loc[g.unit_of[c % VERB]], enemies), c))
    fire = [c for c in opts if c - c % VERB == FIRE]
    if fire:
        return fire[0]
    return DONE if DONE in opts else next((c for c in opts if c - c % VERB == TOGETHER), opts[0])


def _lead(s: Battle, m: int) -> int:
    """A leader goes where his units are."""
    g = setting(s)
    side = g.lead_side[m]
    mine = [s.loc[u] for u in g.of_side[side] if s.loc[u] >= 0 and not s.routed[u]]
    if HALT in s.opts:
        return HALT
    if not mine:
        return s.opts[0]
    return min(s.opts, key=lambda c: (min(distance(c % VERB, h) for h in mine), c))


# ------------------------------------------------------------------------------------------------------ whose turn
def _due(s: Battle) -> int:
    """The leader who is due acts; in an enemy zone of control he fights."""
    for verb in (ACTIVATE, SHOCK_ALONE):
        for c in s.opts:
            if c - c % VERB == verb:
                return c
    return s.opts[0]


def _trump(s: Battle) -> int:
    """Trump only with a leader who seldom fails."""
    g = setting(s)
    best = [c for c in s.opts if c - c % VERB == TRUMP and initiative(s, g.leader_of[c % VERB]) >= GOOD]
    if best:
        return best[0]
    return PASS if PASS in s.opts else s.opts[0]


# ------------------------------------------------------------------------------------------------------------ shock
def _fighters(s: Battle) -> list[int]:
    """Units that may fight: those who gain by it."""
    g = setting(s)
    found: list[int] = []
    for c in s.opts:
        u = g.unit_of.get(c % VERB, -1)
        if c - c % VERB in (DONE, SPARE, PASS) or u < 0:
            continue
        if best_clash(s, u) > 0.15:
            found.append(c)
    found.sort(key=lambda c: -best_clash(s, g.unit_of[c % VERB]))
    if found:
        return found[:1]
    return [c for c in s.opts if c - c % VERB in (DONE, SPARE, PASS)] or s.opts[:TRIED]


def best_clash(s: Battle, u: int) -> float:
    """What the best of a unit's fights is worth."""
    g = setting(s)
    best = -99.0
    for h in (s.loc[u], s.tail[u]):
        if h < 0:
            continue
        for d in range(6):
            e = s.at[NEXT[6 * h + d]]
            if e < 0 or g.side[e] == g.side[u]:
                continue
            where = aspect(s, e, h)
            if where >= 0:
                best = max(best, clash_value(s, u, e, where))
    return best


def _prey(s: Battle, u: int) -> int:
    """The enemy whom it is best to strike."""
    g = setting(s)
    fightable = [c for c in s.opts if c - c % VERB == FIGHT]
    if not fightable:
        return s.opts[0]
    best, high = fightable[0], -999.0
    for c in fightable:
        e = g.unit_of[c % VERB]
        value = -999.0
        for h in (s.loc[u], s.tail[u]):
            where = aspect(s, e, h) if h >= 0 else -1
            if where >= 0:
                value = max(value, clash_value(s, u, e, where))
        if value > high:
            best, high = c, value
    return DONE if DONE in s.opts and high < 0 else best


# ------------------------------------------------------------------------------------------------------- reactions
def _withdraw(s: Battle, mover: int) -> int:
    """Skirmishers give way to whoever would ride them down; others stand where they are the stronger."""
    g = setting(s)
    for c in s.opts:
        if c - c % VERB != WITHDRAW:
            continue
        v = g.unit_of[c % VERB]
        if g.kind[v] == SK or shoots(s, v):
            if MUST_SHOCK[g.kind[mover]] or g.size[mover] > g.size[v]:
                return c
    return STAND if STAND in s.opts else s.opts[0]


def _back(s: Battle) -> int:
    """Back one hex, no farther than it must be."""
    if HALT in s.opts:
        return HALT
    return next((c for c in s.opts if c - c % VERB == BACK), s.opts[0])
