"""The battle to which a choice leads, found by making it: questions on the way are answered as a preview supposes.

Nobody interferes: no fleet intercepts, nobody withdraws, puts to sea or spends a token, no fleet is lost on the way. A
defender comes out of his place to fight, the ablest commands, and what a side intercepts it finds.
"""

from collections.abc import Callable, Mapping
from typing import Final

from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.data.tables import NEITHER
from polemos.games.peloponnesian_war.rules import rolls
from polemos.games.peloponnesian_war.rules.campaign.interception import Intercept
from polemos.games.peloponnesian_war.rules.combat import assault, battles, outcome, rounds, sorting, tokens
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import FACE, PASS, VERB, Decision, RollDie, choose, copy

MOST_QUESTIONS: Final = 80
NO_MORE: Final[dict[type[Decision], Callable[[War], int]]] = {}
LUCKY: Final = 6
"""The face of dice on the way: nobody is lost at sea, and whoever intercepts finds."""


def _first(*wanted: int) -> Callable[[War], int]:
    """The first of some answers that can be given."""
    return lambda s: next(c for c in wanted if c in s.opts)


def out_or_in(s: War) -> int:
    """All stand outside, or whoever has not been named stays inside; where a fort has no room for him, outside."""
    return next((c for c in (verbs.ALL_OUTSIDE, verbs.ALL_INSIDE) if c in s.opts), s.opts[0])


def storms(s: War) -> int:
    """Whoever has come before a place assaults it, if he may."""
    return s.opts[-1]


def ablest(s: War) -> int:
    """Of those who may command the one with the best rating, the first among equals."""
    step = s.agenda[-1]
    assert isinstance(step, battles.Commander)
    return max(s.opts, key=lambda c: step.rating(s, c % VERB))


ANSWERS: Final[dict[type[Decision], Callable[[War], int]]] = {
    Intercept: _first(PASS),
    assault.Marines: _first(verbs.WITHOUT_FLEETS, verbs.WITH_FLEETS),
    battles.Cargo: _first(verbs.DONE),
    battles.Commander: ablest,
    outcome.StormOn: _first(verbs.FIGHT_ON),
    rounds.GoOn: _first(verbs.FIGHT_ON),
    sorting.OneToSea: _first(verbs.STAY_BEACHED),
    sorting.Relief: _first(verbs.DONE),
    sorting.Sorting: out_or_in,
    sorting.Withdrawal: _first(verbs.STAND),
    tokens.SpendEngineers: _first(verbs.KEEP),
    tokens.SpendRuse: _first(verbs.KEEP),
    tokens.SpendTactics: _first(verbs.KEEP),
}
"""Questions on the way to a battle; any other one ends the way."""


def battle_ahead(s: War, c: int, more: Mapping[type[Decision], Callable[[War], int]] = NO_MORE) -> War | None:
    """A copy on which a choice has been made and the die of a battle's next round waits; None if it leads to none.

    more: questions that are answered as well.
    """
    t = copy(s)
    choose(t, c)
    for _ in range(MOST_QUESTIONS):
        top = t.agenda[-1] if t.agenda else None
        if isinstance(top, RollDie):
            if top.why == rolls.R_BATTLE:
                return t
            if t.victor != NEITHER and t.battle:
                return None
            choose(t, FACE + LUCKY)
        else:
            answer = more.get(type(top), ANSWERS.get(type(top))) if isinstance(top, Decision) else None
            if answer is None:
                return None
            choose(t, answer(t))
    return None
