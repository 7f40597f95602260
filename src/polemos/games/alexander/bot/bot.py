"""What bots go by in this game: which choices are worth a look, and where to read the result.

What can be reckoned to its end is chosen here: orders, the way of a unit, answers to fire, whom to strike. What depends
on dice and on what follows is left to trials.
"""

from typing import Final

from polemos.games.alexander import verbs
from polemos.games.alexander.bot import move_evaluation, tactics
from polemos.games.alexander.bot.order_selection import best_order, best_seat, best_shot, fire_worth, outmatched
from polemos.games.alexander.bot.tactics import View, combat, nearest, shoots
from polemos.games.alexander.data import facing
from polemos.games.alexander.data.ground import distance
from polemos.games.alexander.data.tables import MUST_SHOCK, ON_FOOT, SK
from polemos.games.alexander.rules.command import elite, leading, line_command, line_play, trump
from polemos.games.alexander.rules.command.activation import Due
from polemos.games.alexander.rules.command.momentum import Momentum
from polemos.games.alexander.rules.command.orders import GiveOrders
from polemos.games.alexander.rules.fire import missiles, reaction_fire, volley
from polemos.games.alexander.rules.movement.move_decision import Moving
from polemos.games.alexander.rules.reactions import leader_withdrawal, orderly_withdrawal, reactions
from polemos.games.alexander.rules.reactions.withdrawal_paths import BackStep, Refacing, approach, outlay
from polemos.games.alexander.rules.reactions.withdrawal_plans import Plan
from polemos.games.alexander.rules.shock import advance, collapse
from polemos.games.alexander.rules.shock.shock import Designate, Engage, Willing, targets
from polemos.games.alexander.state import Battle, initiative, setting
from polemos.kernel.flow import PASS, VERB

TRIED: Final = 6
"""Choices looked at where there are many."""
ORDERS: Final = 3
"""Combats looked at where one is to be settled next: the others come after it anyway."""
GOOD: Final = 6
"""The Initiative of a leader with whom a bot tries to trump."""
GAIN: Final = 0.05
"""What a fight must promise that need not be fought."""
SAFE: Final = 3
"""Hexes from the enemy at which a leader on his way back feels safe."""
LOOKED_AT: Final = 6
"""Units of a line that are looked at before one is moved."""


def candidates(s: Battle) -> list[int]:
    """Choices worth a look, the usual one first."""
    step = s.agenda[-1]
    opts = s.opts
    if isinstance(step, Moving):
        return [_way(s, step.unit)]
    if isinstance(step, GiveOrders):
        return [best_order(s, step.side, opts, View(s, step.side))]
    if isinstance(step, line_play.CommandLine):
        return [_line(s, step.side)]
    if isinstance(step, line_command.ChooseLine):
        return [_which(s)]
    if isinstance(step, leading.Leading):
        return [_lead(s, step.leader)]
    if isinstance(step, leading.Escort):
        return [_escort(s, step.unit)]
    if isinstance(step, Due):
        return [_due(s)]
    if isinstance(step, Momentum):
        return [_momentum(s, step.side, step.leader)]
    if isinstance(step, (trump.AnswerTrump, trump.TrumpMomentum)):
        return [_trump(s)]
    if isinstance(step, missiles.FireOrder):
        return [_target(s, step.side, step.unit)]
    if isinstance(
        step, (reaction_fire.EntryReaction, reaction_fire.RetireReaction, volley.ReturnFire, volley.ParthianShot)
    ):
        return [_volley(s)]
    if isinstance(step, Engage):
        return [_prey(s, step.side, step.attacker)]
    if isinstance(step, (Designate, Willing)):
        return [_fighters(s, step.side)]
    if isinstance(step, orderly_withdrawal.Withdrawing):
        return [_withdraw(s, step.mover)]
    if isinstance(step, (leader_withdrawal.LeaderBack, leader_withdrawal.MustGo)):
        return [_refuge(s, step.leader)]
    if isinstance(step, BackStep):
        return [_back(s)]
    if isinstance(step, reactions.ReactFacing):
        return opts[:3]
    if isinstance(step, Refacing):
        return [opts[0] if verbs.HALT not in opts else verbs.HALT]
    if isinstance(step, Plan):
        return [verbs.DONE] if verbs.DONE in opts else opts[:1]
    if isinstance(step, elite.ChooseElite):
        return opts[:4]
    if isinstance(step, (collapse.RoutOrder, advance.AdvanceOrder)):
        return opts[:ORDERS]
    return opts[:TRIED]


def is_quiescent(s: Battle) -> bool:
    """Whether `worth` can be read here: an order has been carried out, or a leader is to be chosen."""
    if not s.agenda:
        return True
    return isinstance(s.agenda[-1], (GiveOrders, Due, Momentum, Plan))


# --------------------------------------------------------------------------------------------------------- movement
def _way(s: Battle, u: int) -> int:
    """The next step on the best way of a unit; where it stands best it shoots, and halts."""
    opts = s.opts
    v = View(s, setting(s).side[u])
    first = move_evaluation.best_choice(s, u, v)
    if first != verbs.HALT:
        return first
    shots = [c for c in opts if c - c % VERB == verbs.SHOOT]
    if shots:
        return best_shot(s, u, v, shots, 1)[0]
    if verbs.HALT in opts:
        return verbs.HALT
    ahead = [c for c in opts if c - c % VERB in (verbs.ENTER, verbs.TURN, verbs.PIVOT)]
    return ahead[0] if ahead else opts[0]


def _target(s: Battle, side: int, u: int) -> int:
    g = setting(s)
    shots = [c for c in s.opts if c % VERB in g.unit_of and c - c % VERB == verbs.SHOOT]
    return best_shot(s, u, View(s, side), shots, 0)[0] if shots else s.opts[0]


def _volley(s: Battle) -> int:
    """Whoever can shoot in reaction shoots."""
    for c in s.opts:
        if c - c % VERB in (verbs.REACT_FIRE, verbs.REACT_SCREEN, verbs.RETURN, verbs.SHOOT):
            return c
    return s.opts[0]


def _line(s: Battle, side: int) -> int:
    """The units of a line one by one, the foremost first; who shoots shoots; then the leader follows."""
    g = setting(s)
    opts = s.opts
    v = View(s, side)
    moves = [c for c in opts if c - c % VERB == verbs.MOVE]
    moves.sort(key=_order_of(s, v, moves).__getitem__)
    for c in moves[:LOOKED_AT]:
        u = g.unit_of[c % VERB]
        gain = move_evaluation.gain_of(s, u, v)
        if verbs.FIRE + g.gid[u] in opts and fire_worth(s, u, v) >= gain:
            return verbs.FIRE + g.gid[u]
        if gain > GAIN:
            return c
    if verbs.ALL_FIRE in opts:
        return verbs.ALL_FIRE
    fire = [c for c in opts if c - c % VERB == verbs.FIRE]
    if fire:
        return fire[0]
    for c in opts:
        if c - c % VERB == verbs.LEAD and best_seat(s, s.caller, v)[0] != s.lead_loc[s.caller]:
            return c
    return (
        verbs.DONE
        if verbs.DONE in opts
        else next((c for c in opts if c - c % VERB in (verbs.TOGETHER, verbs.HARASS)), opts[0])
    )


def _order_of(s: Battle, v: View, moves: list[int]) -> dict[int, tuple[int, int, int]]:
    """By choice: unmoved units first, then those nearest to the enemy."""
    g = setting(s)
    found: dict[int, tuple[int, int, int]] = {}
    for c in moves:
        u = g.unit_of[c % VERB]
        found[c] = (s.moved[u], nearest(s, s.loc[u], v.enemies), c)
    return found


def _which(s: Battle) -> int:
    """The line that begins nearest to the enemy."""
    g = setting(s)
    best, high = s.opts[0], 999
    for c in s.opts:
        if c - c % VERB != verbs.START_LINE:
            continue
        u = g.unit_of[c % VERB]
        enemies = tuple(e for e in g.of_side[1 - g.side[u]] if s.loc[e] >= 0)
        far = nearest(s, s.loc[u], enemies)
        if far < high:
            best, high = c, far
    return best


def _lead(s: Battle, m: int) -> int:
    """A leader rides to where he can do most, out of reach of the enemy."""
    g = setting(s)
    v = View(s, g.lead_side[m])
    seat = best_seat(s, m, v)[0]
    here = s.lead_loc[m]
    if verbs.HALT in s.opts and (seat == here or (s.at[here] >= 0 and distance(here, seat) <= 1)):
        return verbs.HALT
    best, high = s.opts[0], 999.0
    for c in s.opts:
        if c == verbs.HALT:
            continue
        x = c % VERB
        value = distance(x, seat) + (50.0 if x in v.zone or outmatched(s, m, x) else 0.0)
        if value < high:
            best, high = c, value
    if verbs.HALT in s.opts and high >= distance(here, seat):
        return verbs.HALT
    return best


def _escort(s: Battle, u: int) -> int:
    """A leader goes along when it is the last thing that he does, and not into a fight."""
    if verbs.DONE not in s.opts:
        return s.opts[0]
    g = setting(s)
    v = View(s, g.side[u])
    for c in s.opts:
        m = g.leader_of.get(c % VERB, -1)
        if c - c % VERB != verbs.LEAD or m < 0:
            continue
        if m == s.lead and s.orders > 0 and s.line == 0:
            continue
        if nearest(s, s.loc[u], v.enemies) > s.mp + 1:
            return c
    return verbs.DONE


# ------------------------------------------------------------------------------------------------------ whose turn
def _due(s: Battle) -> int:
    """The leader who is due acts; in an enemy zone of control he fights."""
    for verb in (verbs.ACTIVATE, verbs.SHOCK_ALONE):
        for c in s.opts:
            if c - c % VERB == verb:
                return c
    return s.opts[0]


def _momentum(s: Battle, side: int, m: int) -> int:
    """On with whoever had something to order; the roll may bring doom on who had not [5.33]."""
    if s.lead_mp[m]:
        return verbs.ROLL_MOMENTUM
    for u in setting(s).of_side[side]:
        if s.ordered[u]:
            return verbs.ROLL_MOMENTUM
    return verbs.DONE


def _trump(s: Battle) -> int:
    """Trump only with a leader who seldom fails."""
    g = setting(s)
    best = [c for c in s.opts if c - c % VERB == verbs.TRUMP and initiative(s, g.leader_of[c % VERB]) >= GOOD]
    if best:
        return best[0]
    return PASS if PASS in s.opts else s.opts[0]


# ------------------------------------------------------------------------------------------------------------ shock
def _fighters(s: Battle, side: int) -> int:
    """The next unit that may fight and gains by it, together with others who could join it; or nobody more."""
    g = setting(s)
    v = View(s, side)
    best, high = -1, GAIN
    willing = [g.unit_of[c % VERB] for c in s.opts if c - c % VERB == verbs.COMMIT]
    for u in willing:
        value = fight_of(s, v, u, willing)
        if value > high:
            best, high = u, value
    if best >= 0:
        return verbs.COMMIT + g.gid[best]
    for c in s.opts:
        if c - c % VERB in (verbs.DONE, verbs.SPARE, PASS):
            return c
    return s.opts[0]


def fight_of(s: Battle, v: View, u: int, willing: list[int]) -> float:
    """What the fight of a unit with all in its front is worth, friends who could join in reckoned with."""
    foes = targets(s, u)
    if not foes:
        return tactics.NEVER_FIGHTS
    if len(foes) > 1:
        return combat(s, v, (u,), tuple([_side_of(s, e, u) for e in foes]), tuple(foes), False)
    e = foes[0]
    best = combat(s, v, (u,), (_side_of(s, e, u),), (e,), False)
    marked = [a for a in setting(s).of_side[v.side] if s.mark[a] and a != u and s.loc[a] >= 0 and targets(s, a) == [e]]
    if marked:
        ways = tuple([_side_of(s, e, a) for a in marked])
        alone = combat(s, v, tuple(marked), ways, (e,), False)
        both = combat(s, v, (u, *marked), (_side_of(s, e, u), *ways), (e,), False)
        return both - alone
    mates = [a for a in willing if a != u and targets(s, a) == [e]]
    if mates:
        party = (u, *mates)
        best = max(best, combat(s, v, party, tuple([_side_of(s, e, a) for a in party]), (e,), False))
    return best


def _side_of(s: Battle, e: int, a: int) -> int:
    """The aspect from which a unit strikes an enemy beside it."""
    best = 9
    for h in (s.loc[a], s.tail[a]):
        if h >= 0:
            best = min(best, tactics.aspect_at(s, e, h))
    return best if best <= 2 else 0


def _prey(s: Battle, side: int, u: int) -> int:
    """The enemy whom it is best to strike, alone or with those who strike him already."""
    fightable = [c for c in s.opts if c - c % VERB == verbs.FIGHT]
    if not fightable:
        return s.opts[0]
    g = setting(s)
    v = View(s, side)
    best, high = fightable[0], -999.0
    for c in fightable:
        e = g.unit_of[c % VERB]
        with_ = [a for a, d in s.attacks if d == e and a != u]
        mine = _side_of(s, e, u)
        value = combat(s, v, (u,), (mine,), (e,), True)
        if with_:
            ways = tuple([_side_of(s, e, a) for a in with_])
            joint = combat(s, v, (u, *with_), (mine, *ways), (e,), True)
            value = joint - combat(s, v, tuple(with_), ways, (e,), True)
        if value > high:
            best, high = c, value
    return verbs.DONE if verbs.DONE in s.opts and high < 0 else best


# ------------------------------------------------------------------------------------------------------- reactions
def _withdraw(s: Battle, mover: int) -> int:
    """Skirmishers give way to whoever would ride them down; others stand where they are the stronger. A leader alone
    does not wait until he is shut in.
    """
    g = setting(s)
    for c in s.opts:
        if c - c % VERB == verbs.WITHDRAW_LEADER and s.at[s.lead_loc[g.leader_of[c % VERB]]] < 0:
            return c
    for c in s.opts:
        if c - c % VERB != verbs.WITHDRAW:
            continue
        u = g.unit_of[c % VERB]
        if s.hits[u] + _toll_back(s, u, mover) >= g.tq[u]:
            continue
        if (g.kind[u] == SK or shoots(s, u)) and tactics.may_strike(s, mover):
            if MUST_SHOCK[g.kind[mover]] or g.size[mover] > g.size[u]:
                return c
    return verbs.STAND if verbs.STAND in s.opts else s.opts[0]


def _toll_back(s: Battle, u: int, mover: int) -> int:
    """The hits that a withdrawal costs a unit at most [6.72b-6.72d]."""
    kind = setting(s).kind[u]
    toll = 1
    if approach(s, u, mover) >= (facing.REAR if kind == SK else facing.FLANK):
        toll += 1
    return toll + 1 if ON_FOOT[kind] and kind != SK else toll


def _back(s: Battle) -> int:
    """Back one hex, no farther than it must be."""
    if verbs.HALT in s.opts:
        return verbs.HALT
    step = s.agenda[-1]
    ways = [c for c in s.opts if c - c % VERB == verbs.BACK]
    if not ways or not isinstance(step, BackStep):
        return ways[0] if ways else s.opts[0]
    tolls = [outlay(s, step.unit, step.mover, c - verbs.BACK)[2] for c in ways]
    return ways[tolls.index(min(tolls))]


def _refuge(s: Battle, m: int) -> int:
    """A leader goes back to a friend if he can, else away from the enemy, until he is out of reach."""
    g = setting(s)
    side = g.lead_side[m]
    enemies = tactics.enemies_of(s, side)
    here = s.lead_loc[m]
    if verbs.HALT in s.opts and (s.at[here] >= 0 or nearest(s, here, enemies) > SAFE):
        return verbs.HALT
    best, high = s.opts[0], -1
    for c in s.opts:
        if c - c % VERB != verbs.BACK:
            continue
        x = c % VERB
        u = s.at[x]
        value = 99 if u >= 0 and g.side[u] == side and not s.routed[u] else nearest(s, x, enemies)
        if value > high:
            best, high = c, value
    return best
