"""What bots that look ahead go by: the moves that a person would weigh, and a quick move to play on with."""

from typing import Final

from polemos.games.belisarius import verbs
from polemos.games.belisarius.bot import bot, marching
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.world import HEX_COUNT, TOWNS
from polemos.games.belisarius.rules.war.operations import FormArmy, LastMarkers, NextArmy, Operate
from polemos.games.belisarius.state import OPERATIONS_PHASE, War
from polemos.kernel.dice import Rng
from polemos.kernel.flow import OPERATION, PHASE, VERB
from polemos.room.advisor import Proposal

ARMIES: Final = 8
AIMS: Final = 6
HOMES: Final = 2
NEAR: Final = 4


def policy(s: War, rng: Rng) -> int:
    """A quick move: armies go where most draws them, everything else by the usual choice."""
    step = s.agenda[-1]
    if isinstance(step, Operate):
        return marching.operate(s, step.side, rng)
    if isinstance(step, NextArmy) and not isinstance(step, LastMarkers):
        return marching.next_army(s, step.side)
    return bot.candidates(s)[0]


def proposals(s: War) -> list[Proposal]:
    """The moves that a person would weigh, best guess first."""
    step = s.agenda[-1]
    if isinstance(step, Operate):
        choices = _operations(s, step.side)
    elif isinstance(step, NextArmy) and not isinstance(step, LastMarkers):
        choices = _armies(s, step.side)
    elif isinstance(step, FormArmy):
        choices = _members(s, step.side)
    else:
        choices = bot.candidates(s)
    return [Proposal(c, -float(i)) for i, c in enumerate(dict.fromkeys(choices)) if c in s.opts]


def span(s: War) -> int:
    """A phase is played to its end; what interrupts the enemy's operation to the end of that."""
    return PHASE if s.phase == OPERATIONS_PHASE and s.actor == s.player else OPERATION


def _armies(s: War, side: int) -> list[int]:
    rated = marching.rated_armies(s, side)
    usual = marching.next_army(s, side)
    rest = [c for c in s.opts if c // VERB not in (verbs.ARMY // VERB, verbs.DONE // VERB)]
    return [usual, *[c for _, c in rated[:ARMIES]], *rest[:NEAR], verbs.DONE]


def _members(s: War, side: int) -> list[int]:
    """All that can march, or all but the weakest; or by sea."""
    usual = bot.candidates(s)[0]
    return [usual, *[c for c in (verbs.GO, verbs.SAIL) if c in s.opts]]


def _operations(s: War, side: int) -> list[int]:
    """Attacks, marches to what draws the army, to the defence of a town of its own, and stopping."""
    usual = marching.operate(s, side, Rng("usual"))
    attacks = [c for c in s.opts if c // VERB == verbs.ATTACK // VERB]
    choices = [usual, *attacks]
    others = [c for c in s.opts if c // VERB in _OTHERS]
    if not s.naval and s.army_at < HEX_COUNT:
        force = marching.force_of(s.army)
        rated = [
            (-marching.pull(aim, force, marching.ways_to(aim.hex)[s.army_at]), i, aim)
            for i, aim in enumerate(marching.aims(s, side))
        ]
        for value, _, aim in sorted(rated)[:AIMS]:
            if value < 0:
                choices.append(marching.toward(s, aim))
        choices += _homewards(s, side)
        guard = marching.left_behind(s)
        if guard:
            choices.append(guard)
    else:
        choices += bot.candidates(s)[: ARMIES + 1]
    return [*choices, *others[:NEAR], verbs.HALT]


_OTHERS: Final = (verbs.PILLAGE // VERB, verbs.COLONISE // VERB, verbs.ASHORE // VERB)


def _homewards(s: War, side: int) -> list[int]:
    """Into the towns of its own that most need it: where an enemy stands near and the guard is weak."""
    theirs = 2 - side
    rated = []
    for h in TOWNS:
        c = verbs.MARCH + h
        if s.occ[h] in (0, side + 1) and s.town[h] and c in s.opts:
            row = marching.ways_to(h)
            threat = 0.0
            for near in held_hexes(s, theirs):
                if row[near] <= marching.THREAT:
                    threat += marching.force_of(list(s.at[near])) / (1 + row[near] / marching.A_DAY)
            value = charts.VP_TOWN[side][h] * (1 + threat / (1 + marching.guard_of(s, h)))
            rated.append((-value, c))
    return [c for _, c in sorted(rated)[:HOMES]]


def held_hexes(s: War, mark: int) -> list[int]:
    """Hexes in which a side has units."""
    return [h for h in range(HEX_COUNT) if s.occ[h] == mark]
