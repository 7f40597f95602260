"""What bots that look ahead go by: the choices that a person would weigh, and a quick move to play on with.

What a force goes for is found once and followed: an aim belongs to one state, and is forgotten where that is not the
one that goes on.
"""

from typing import Any, Final, NamedTuple

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.bot import aims, alternatives, assault, bot, operations
from polemos.games.sparta_vs_athens.bot.aims import Aim
from polemos.games.sparta_vs_athens.rules.logistics.phase import LogisticsPhase
from polemos.games.sparta_vs_athens.rules.operations import operating, phase
from polemos.games.sparta_vs_athens.rules.operations.forces import here
from polemos.games.sparta_vs_athens.rules.operations.redeployment import Redeployment
from polemos.games.sparta_vs_athens.rules.year.first_player import GoFirst
from polemos.games.sparta_vs_athens.sequence import ROUND, Season
from polemos.games.sparta_vs_athens.state import War
from polemos.kernel.dice import Rng
from polemos.kernel.flow import PLAYER_TURN, VERB
from polemos.room.advisor import Proposal

_KEPT: Final = 4


class Meant(NamedTuple):
    """What the leader who operates in a state goes for. The state is held, so that no other can come by its number."""

    state: War
    leader: int
    aim: Aim


_MEANT: Final[dict[int, Meant]] = {}


def _remember(s: War, leader: int, aim: Aim) -> None:
    if len(_MEANT) >= _KEPT and id(s) not in _MEANT:
        _MEANT.clear()
    _MEANT[id(s)] = Meant(s, leader, aim)


def _remembered(s: War) -> Aim | None:
    """What the force that operates goes for, if that was said in this very state."""
    meant = _MEANT.get(id(s))
    return meant.aim if meant is not None and meant.leader == s.leader else None


def _forget(s: War) -> None:
    _MEANT.pop(id(s), None)


# ------------------------------------------------------------------------------------------------------ the quick move


def policy(s: War, rng: Rng) -> int:
    """The usual choice; a force follows its aim to the end, and takes another only there."""
    step = s.agenda[-1]
    if isinstance(step, operating.Operating):
        c = _operate(s, step)
        return c if c in s.opts else bot.candidates(s)[0]
    if isinstance(step, Redeployment):
        return verbs.DONE  # whoever is moved now does nothing before the look ahead ends
    if isinstance(step, phase.NextOperation):
        c, aim = operations.operation_for(s, step)
        if aim.units:
            _remember(s, c % VERB, aim)
        else:
            _forget(s)
        return c if c in s.opts else bot.candidates(s)[0]
    return bot.candidates(s)[0]


def _operate(s: War, step: Any) -> int:
    """The next step for the aim of the force."""
    side, under_way = step.side, step.stage == operating.UNDER_WAY
    if s.fought:
        return operations.afterwards(s)
    aim = _remembered(s)
    if aim is not None:
        c = _followed(s, side, aim, under_way)
        if c >= 0:
            return c
    aim = aims.best_aim(s, side, s.leader, under_way, assault.objectives(s, side))
    _remember(s, s.leader, aim)
    return operations.pursue(s, side, aim, under_way)


def _followed(s: War, side: int, aim: Aim, under_way: bool) -> int:
    """The next step for an aim that was chosen before; -1 where it has come to its end, or leads no farther."""
    if not aim.units or (under_way and here(s) == aim.target and aim.what not in (aims.ATTACK, aims.HOLD)):
        return -1
    if under_way and here(s) == aim.target and aim.what == aims.HOLD:
        return operations.leave_off(s)
    c = operations.pursue(s, side, aim, under_way)
    return -1 if c == verbs.STOP and under_way and s.points > 0 else c


# --------------------------------------------------------------------------------------- what a person would weigh


def proposals(s: War) -> list[Proposal]:
    """The moves that a person would weigh, the usual one first."""
    step = s.agenda[-1]
    found = [bot.candidates(s)[0]]
    others = alternatives.ANSWERS.get(type(step))
    if others is not None:
        found += others(s, step)
    offered = set(s.opts)
    return [Proposal(c, -float(i)) for i, c in enumerate(dict.fromkeys(found)) if c in offered]


def intends(s: War, c: int) -> None:
    """The force that operates goes for what this choice is the first step of."""
    step = s.agenda[-1]
    if isinstance(step, operating.Operating):
        _forget(s)
        if not s.fought and c // VERB not in alternatives.ASSAULTS:
            for first, aim in alternatives.steps_of(s, step):
                if first == c:
                    _remember(s, s.leader, aim)
    elif isinstance(step, phase.NextOperation) and c - c % VERB == verbs.LEAD:
        ranked = alternatives.aims_of(s, step.side, c % VERB, False)
        if ranked:
            _remember(s, c % VERB, ranked[0])


def span(s: War) -> int:
    """To the next logistics phase of the same side, so that the enemy has answered; else a season (see `reads`)."""
    return ROUND if s.phase < state.LOGISTICS or isinstance(s.agenda[-1], GoFirst) else PLAYER_TURN


def reads(start: War, s: War) -> bool:
    """Whether a look ahead from a state is read at this end: where the side that looked is about to pay again.

    Who goes first is judged at the end of the season, and what is decided in the Administration Quarter after spring.
    """
    top = s.agenda[-1]
    if isinstance(start.agenda[-1], GoFirst):
        return isinstance(top, Season)
    if start.phase < state.LOGISTICS:
        return isinstance(top, Season) and s.quarter != state.ADMINISTRATION
    return isinstance(top, LogisticsPhase) and top.side == start.actor
