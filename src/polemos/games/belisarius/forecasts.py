"""What each choice would do, told before it is made, from what the side that decides may know.

Nothing is changed and no die is rolled. A forecast is found by the verb of the choice, or by decision and verb where
the same verb means different things.
"""

from collections.abc import Callable, Mapping
from typing import Final

from polemos.games.belisarius.draft import Draft
from polemos.games.belisarius.forecast_battle import (
    foresee_advantage,
    foresee_attack,
    foresee_casualty,
    foresee_champion,
    foresee_duel,
    foresee_retreat,
    foresee_stance,
    foresee_table,
)
from polemos.games.belisarius.forecast_march import foresee_march
from polemos.games.belisarius.state import War
from polemos.games.belisarius.verbs import VERBS
from polemos.kernel.flow import VERB
from polemos.kernel.showing import Preview

Forecaster = Callable[[Draft, int], None]

BY_VERB: Final[Mapping[str, Forecaster]] = {
    "assault": foresee_table,
    "attack": foresee_attack,
    "champion": foresee_champion,
    "fight": foresee_stance,
    "manoeuvre": foresee_table,
    "march": foresee_march,
    "retreat": foresee_retreat,
    "stand": foresee_retreat,
    "withdraw": foresee_stance,
}
BY_DECISION: Final[Mapping[tuple[str, str], Forecaster]] = {
    ("Casualties", "lose"): foresee_casualty,
    ("Challenge", "challenge"): foresee_duel,
    ("TakeUp", "yes"): foresee_duel,
    ("UseAdvantage", "pass"): foresee_advantage,
    ("UseAdvantage", "play"): foresee_advantage,
}


def preview(s: War, c: int, language: str) -> Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    verb = VERBS[c // VERB][0]
    forecaster = BY_DECISION.get((type(s.agenda[-1]).__name__, verb)) or BY_VERB.get(verb)
    if forecaster is None:
        return None
    draft = Draft(s, c, language)
    forecaster(draft, c)
    return draft.done()
