"""What a choice would do, shown before it is made: who writes which verb, and verbs that mean different things."""

from typing import Final

from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.preview import politics, war
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.verbs import ASSESS, VERBS
from polemos.kernel.flow import VERB
from polemos.room import preview_builder, view_models

BY_VERB: Final[preview_builder.ByVerb] = {
    **{VERBS[verb // VERB][0]: politics.preview_assess for verb in ASSESS},
    **dict.fromkeys(
        ("build", "build-base", "build-fort", "build-long-walls", "join", "rebuild", "wall"), politics.preview_cost
    ),
    **dict.fromkeys(("demolish", "raze"), politics.preview_fall),
    **dict.fromkeys(("attack", "halt", "land-at", "move"), war.preview_march),
    **dict.fromkeys(("hold-out", "keep-engineers", "use-engineers"), war.preview_siege),
    "assault": war.preview_assault,
    "calm": politics.preview_calm,
    "check": politics.preview_check,
    "fight-on": war.preview_round,
    "intercept": war.preview_intercept,
    "raid": war.preview_raid,
    "withdraw": war.preview_withdraw,
}
BY_DECISION: Final[preview_builder.ByDecision] = {}


def preview(s: War, c: int, language: str) -> view_models.Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return preview_builder.previewed(PreviewBuilder(s, c, language), c, IDS, BY_DECISION, BY_VERB)
