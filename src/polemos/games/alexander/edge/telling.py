"""What weighs much or little in the story of a battle, and what dice were for and brought."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from polemos.games.alexander.data import pack
from polemos.games.alexander.edge.messages import WORDING
from polemos.games.alexander.event_kinds import DETAILS, EVENTS
from polemos.games.alexander.rules.rolls import ROLL_REASONS
from polemos.room.telling import Figures, Telling, span

GREAT: Final = (
    "arrives", "camp-wakes", "crossing", "doom", "drawn", "duel", "elephants-charge", "eliminated", "glen-stung",
    "hill-wakes", "leader-hurt", "leader-killed", "leader-left", "leader-shut-in", "leader-trampled", "leader-trapped",
    "line-withdraws", "loses-nerve", "mercenaries-wake", "plan-revealed", "quarrel", "reactivated", "resigned",
    "routs", "tramples", "trumps", "won",
)  # fmt: skip
SMALL: Final = (
    *DETAILS, "bypassed", "fled", "goes-along", "halts", "leader-moves", "leaves-column", "marker-laid", "pivots",
    "refaced", "relieved", "reverses", "rolled", "set-up", "turns-after", "wheels",
)  # fmt: skip
CHECKED: Final = ("check-passed", "check-failed", "hit", "routs")
#: By reason of a die: the events that tell what came of it.
ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "elite": ("balance",),
    "tie": ("tied",),
    "trump": ("trump-won", "trumps", "trump-failed"),
    "strategy": ("strategy-won", "strategy-failed"),
    "momentum": ("momentum-won", "momentum-failed"),
    "nerve": ("doom",),
    "volley": ("hit", "shot-misses", "leader-hit"),
    "severity": ("leader-hurt", "leader-killed"),
    "which-leader": ("leader-hit",),
    "check": CHECKED,
    "facing": ("turned-about", "turned-too-late"),
    "withdrawal": CHECKED,
    "stacked": CHECKED,
    "routed-through": CHECKED,
    "wheel": CHECKED,
    "augmented": CHECKED,
    "elephants-near": CHECKED,
    "charge": ("charge-check",),
    "casualty": ("leader-hit", "leader-hurt", "leader-killed"),
    "duel": ("duel",),
    "shock": ("shock",),
    "stand": ("stood", "stand-failed"),
    "brink": ("routs", "relieved"),
    "avoid": ("lanes-opened",),
    "pursuit": ("pursues",),
    "rampage": ("eliminated", "ran", "tramples"),
    "rally": ("rally-tried", "rally-fails"),
    "rally-hits": ("rallies", "routs-again"),
    "quarrel": ("quarrel",),
    "bolt-fright": ("bolt-fright",),
    "toward": ("ran", "tramples"),
}


@cache
def figures() -> Figures:
    """What the messages of needs speak of, out of the tables."""
    return {
        "elite": {"most": pack.FILES.activation.elite.available_at_most},
        "casualty": {"faces": span(pack.FILES.shock_procedure.leader_casualty_on)},
    }


TELLING: Final = Telling(
    EVENTS, WORDING.texts, ROLL_REASONS, story=GREAT, details=SMALL, answers=ANSWERS, figures=figures
)
