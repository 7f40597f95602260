"""What a person would weigh: the better plans for a hand, and other answers than the usual one.

What a choice is for is found with it, and kept for as long as the same question is looked at.
"""

from typing import Final, NamedTuple

from polemos.games.syracuse.bot import bot, glances, plans, stations
from polemos.games.syracuse.bot.evaluation import evaluate
from polemos.games.syracuse.bot.following import toward
from polemos.games.syracuse.bot.glances import NOWHERE
from polemos.games.syracuse.bot.plans import Means, Plan
from polemos.games.syracuse.data import tables
from polemos.games.syracuse.rules import actions
from polemos.games.syracuse.rules.battle import battles, combat
from polemos.games.syracuse.rules.turn import construction
from polemos.games.syracuse.state import Siege
from polemos.games.syracuse.verbs import ACTION, DECLARE, DONE, STAY
from polemos.kernel.flow import VERB, copy

PLANS: Final = 6
"""Plans of a hand that deserve a look."""
GLANCES: Final = 5
"""Deeds besides that look good at a glance."""
ANSWERS: Final = 8
"""Other answers to one question."""


class Meaning(NamedTuple):
    """What a choice is for: where the next action is, and which groups go; whether more may follow."""

    choice: int
    zone: int
    legs: tuple[Plan, ...]
    more: bool


def meanings(s: Siege) -> list[Meaning]:
    """The choices that deserve a look where a hand is planned, the usual one first, each with what it is for."""
    step = s.agenda[-1]
    if isinstance(step, actions.Declare):
        found = _declared(s, step.side)
    elif isinstance(step, actions.NextAction):
        found = _acted(s, step.side)
    elif isinstance(step, actions.Muster):
        found = _mustered(s, step.side, step.zone)
    else:
        return []
    seen: dict[int, Meaning] = {}
    for one in found:
        if one.choice in s.opts:
            seen.setdefault(one.choice, one)
    return list(seen.values())


def _ranked(s: Siege, side: int, points: int, declared: int) -> list[Plan]:
    """The best plan for each zone and goal, the best first."""
    best: dict[tuple[int, int], Plan] = {}
    for zone, cost in sorted(actions.prices(s, side).items()):
        if cost <= points:
            for plan in plans.plans(
                s, side, zone, actions.able_in(s, side, zone), Means(cost, points - cost, declared)
            ):
                key = (zone, plan.place)
                if key not in best or plan.value > best[key].value:
                    best[key] = plan
    return sorted(best.values(), key=lambda plan: -plan.value)


def _declared(s: Siege, side: int) -> list[Meaning]:
    opts = s.opts
    if len(opts) == 1:
        return [Meaning(opts[0], NOWHERE, (), True)]
    idle = copy(s)
    idle.side = side
    least = opts[0] % VERB
    ranked = _ranked(idle, side, s.pa[side], least)
    idle.pa[side] -= least
    now = evaluate(idle, side)
    found: list[Meaning] = []
    if not ranked or ranked[0].value < now + plans.GAIN:
        found.append(Meaning(opts[0], NOWHERE, (), False))
    found += [Meaning(DECLARE + plan.points, plan.zone, (plan,), True) for plan in ranked[:PLANS]]
    found += [
        Meaning(DECLARE + max(least, deed.points), deed.zone, deed.legs, True) for deed in _glanced(s, side, s.pa[side])
    ]
    most = found[0].choice % VERB
    for n in (most + 1, most + 2):
        found.append(found[0]._replace(choice=DECLARE + n))
    return found


def _glanced(s: Siege, side: int, points: int) -> list[glances.Deed]:
    return sorted([d for d in glances.deeds(s, side, points) if d.value > 0], key=lambda d: -d.value)[:GLANCES]


def _acted(s: Siege, side: int) -> list[Meaning]:
    ranked = _ranked(s, side, s.purse, 0)
    now = evaluate(s, side)
    done = Meaning(DONE, NOWHERE, (), False)
    found = [Meaning(ACTION + plan.zone, NOWHERE, (plan,), True) for plan in ranked[:PLANS]]
    if not ranked or ranked[0].value < now + plans.GAIN:
        found.insert(0, done)
    spare = s.purse - (tables.sequence.cost.attack if battles.disputed(s, side) else 0)
    if spare >= 0:
        found += [
            Meaning(ACTION + d.zone, NOWHERE, d.legs, True) for d in _glanced(s, side, spare) if d.zone != NOWHERE
        ]
    return [*found, done]


def _mustered(s: Siege, side: int, zone: int) -> list[Meaning]:
    group = set(s.group)
    whole = copy(s)
    whole.group = []
    whole.ready = sorted([*s.ready, *s.group])
    ranked = sorted(plans.plans(whole, side, zone, whole.ready, Means(0, s.purse, 0)), key=lambda plan: -plan.value)
    fit = [plan for plan in ranked if group <= set(plan.group)]
    rest = Meaning(STAY if group else DONE, NOWHERE, (), True)
    if group and fit and any(u not in group for u in fit[0].group):
        # who is to come was weighed when the first was taken
        return [Meaning(toward(s, fit[0]), NOWHERE, (fit[0],), True)]
    found = [Meaning(toward(s, plan), NOWHERE, (plan,), True) for plan in fit]
    if not group:
        if not fit or fit[0].value < evaluate(whole, side) + plans.GAIN:
            found.insert(0, rest)
        found += [
            Meaning(toward(s, deed.legs[0]), NOWHERE, deed.legs, True)
            for deed in glances.deeds_in(s, side, zone, whole.ready, s.purse)
            if deed.legs and deed.value > 0
        ]
    seen: dict[int, Meaning] = {}
    for one in found:
        seen.setdefault(one.choice, one)
    return [*list(seen.values())[:PLANS], rest]


def answers(s: Siege) -> list[int]:
    """Other answers that deserve a look, the usual one first."""
    step = s.agenda[-1]
    usual = bot.candidates(s)
    if isinstance(step, (construction.Building, battles.NextBattle)):
        return [usual[0], *s.opts]
    if isinstance(step, combat.Occupy):
        return [stations.garrison(s, step.place), DONE, *s.opts[:1]]
    return usual[:ANSWERS]
