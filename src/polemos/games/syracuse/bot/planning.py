"""What bots that look ahead go by: the choices that a person would weigh, and a quick move to play on with.

What a hand is for is found once and followed: an intent belongs to one state, and is forgotten where that is not the
one that goes on.
"""

from typing import Final, NamedTuple

from polemos.games.syracuse.bot import alternatives, bot, stations
from polemos.games.syracuse.bot.alternatives import Meaning
from polemos.games.syracuse.bot.following import toward
from polemos.games.syracuse.bot.glances import NOWHERE, Deed, deeds
from polemos.games.syracuse.bot.plans import Plan
from polemos.games.syracuse.data import tables
from polemos.games.syracuse.rules import actions
from polemos.games.syracuse.rules.battle import battles, combat
from polemos.games.syracuse.rules.movement import redeployment
from polemos.games.syracuse.state import ASK_NO_EVENTS, ASK_NO_OMENS, Siege
from polemos.games.syracuse.verbs import ACTION, DECLARE, DONE, MOVE, SHIP, STAY
from polemos.kernel.dice import Rng
from polemos.kernel.flow import PHASE, PLAYER_TURN, VERB
from polemos.room.advisor import Proposal

_KEPT: Final = 4
GRAIN: Final = 1 << 20
LOOSE: Final = 0.5
"""By how much the quick general misjudges what he could do, at most, either way."""


UNASKED: Final = ASK_NO_EVENTS | ASK_NO_OMENS


class Intent(NamedTuple):
    """What a hand is for. The state is held, so that no other can come by its number."""

    state: Siege
    zone: int
    """Where the next action is, NOWHERE where there is to be none."""
    legs: tuple[Plan, ...]
    """Groups that have still to go."""
    more: bool
    """Whether another deed may follow."""


_INTENTS: Final[dict[int, Intent]] = {}


def _intend(s: Siege, zone: int, legs: tuple[Plan, ...], more: bool) -> None:
    if len(_INTENTS) >= _KEPT and id(s) not in _INTENTS:
        _INTENTS.clear()
    _INTENTS[id(s)] = Intent(s, zone, legs, more)


def _intent(s: Siege) -> Intent | None:
    return _INTENTS.get(id(s))


def _forget(s: Siege) -> None:
    _INTENTS.pop(id(s), None)


# ------------------------------------------------------------------------------------------------------ the quick move


def policy(s: Siege, rng: Rng) -> int:
    """The usual choice; in a hand the deed that looks best at a glance."""
    step = s.agenda[-1]
    if isinstance(step, actions.Declare):
        return _declared(s, step.side, rng)
    if isinstance(step, actions.NextAction):
        return _action(s, step.side, rng)
    if isinstance(step, actions.Muster):
        return _mustered(s)
    if isinstance(step, combat.Occupy):
        return stations.garrison(s, step.place)
    if isinstance(step, redeployment.ChoosePiece):
        return stations.leaving(s, step.side)
    if isinstance(step, redeployment.ChoosePlace):
        return stations.haven(s, step.side, step.unit)
    return bot.candidates(s)[0]


def _best(s: Siege, side: int, purse: int, rng: Rng) -> Deed | None:
    """The deed that looks best; who looks quickly errs a little."""
    best: Deed | None = None
    most = 0.0
    for deed in deeds(s, side, purse):
        value = deed.value + LOOSE * (rng.below(GRAIN) / GRAIN - 0.5)
        if value > most:
            best, most = deed, value
    return best


def _declared(s: Siege, side: int, rng: Rng) -> int:
    best = _best(s, side, s.pa[side], rng)
    if best is None:
        _intend(s, NOWHERE, (), False)
        return s.opts[0]
    _intend(s, best.zone, best.legs, True)
    c = DECLARE + max(1, best.points)
    return c if c in s.opts else s.opts[-1]


def _action(s: Siege, side: int, rng: Rng) -> int:
    meant = _intent(s)
    if meant is not None and (meant.zone != NOWHERE or not meant.more):
        c = ACTION + meant.zone if meant.zone != NOWHERE else DONE
        if c in s.opts:
            _intend(s, NOWHERE, meant.legs, meant.more)
            return c
    spare = s.purse - (tables.sequence.cost.attack if battles.disputed(s, side) else 0)
    best = _best(s, side, spare, rng) if spare >= 0 else None
    if best is None or best.zone == NOWHERE or ACTION + best.zone not in s.opts:
        _forget(s)
        return DONE
    _intend(s, NOWHERE, best.legs, True)
    return ACTION + best.zone


def _mustered(s: Siege) -> int:
    """The next piece of the group that is to go, or its way."""
    meant = _intent(s)
    if meant is None or not meant.legs:
        return STAY if s.group else DONE
    leg = meant.legs[0]
    c = toward(s, leg)
    if c - c % VERB in (MOVE, SHIP) or c in (STAY, DONE):
        _intend(s, NOWHERE, meant.legs[1:] if c not in (STAY, DONE) else (), meant.more)
    return c


# --------------------------------------------------------------------------------------- what a person would weigh

_LOOKED: Final[dict[tuple[object, ...], dict[int, Meaning]]] = {}
"""What the choices of the question that was looked at last are for."""


def _public(s: Siege) -> tuple[object, ...]:
    """All that plans go by, and nothing that is hidden: the same in every world of one question."""
    return (
        (s.scenario, s.turn, s.phase, s.side, s.initiative, s.advantage, s.camp, s.chain, s.in_time, s.purse),
        (tuple(s.loc), tuple(s.down), tuple(s.used), tuple(s.stuck), tuple(s.arrived), tuple(s.due), tuple(s.came)),
        (tuple(s.forts), tuple(s.walls), tuple(s.boxes), tuple(s.causes), tuple(s.pa), tuple(s.banned)),
        (tuple(s.ready), tuple(s.group), tuple(s.carried), type(s.agenda[-1])),
        (s.option_set, s.spartans, s.reinforced, sum([1 for where in s.chits if where == s.side])),
    )


def _meant(s: Siege) -> dict[int, Meaning]:
    key = _public(s)
    found = _LOOKED.get(key)
    if found is None:
        found = {one.choice: one for one in alternatives.meanings(s)}
        _LOOKED.clear()
        _LOOKED[key] = found
    return found


def proposals(s: Siege) -> list[Proposal]:
    """The moves that a person would weigh, the usual one first."""
    if isinstance(s.agenda[-1], (actions.Declare, actions.NextAction, actions.Muster)):
        found = list(_meant(s))
    else:
        found = alternatives.answers(s)
    offered = set(s.opts)
    return [Proposal(c, -float(i)) for i, c in enumerate(dict.fromkeys(found)) if c in offered]


def intends(s: Siege, c: int) -> None:
    """The hand goes on with what this choice is for; nobody is asked about chits on the way, who would play none."""
    _forget(s)
    s.orders = [UNASKED, UNASKED]
    if isinstance(s.agenda[-1], (actions.Declare, actions.NextAction, actions.Muster)):
        meant = _meant(s).get(c)
        if meant is not None:
            legs = meant.legs
            if isinstance(s.agenda[-1], actions.Muster) and c - c % VERB in (MOVE, SHIP):
                legs = legs[1:]
            _intend(s, meant.zone, legs, meant.more)


def span(s: Siege) -> int:
    """To the end of the actions or of the construction; after that to the end of the turn."""
    return PHASE if s.phase <= tables.PHASE_C else PLAYER_TURN
