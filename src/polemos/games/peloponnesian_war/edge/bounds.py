"""Between which numbers the fields of steps lie."""

from typing import Final

from polemos.games.peloponnesian_war.codes import CAMPAIGN_TURNS, MOVEMENT, MUCH, TARGETS
from polemos.games.peloponnesian_war.data.tables import ATHENS, CARDS, KINDS_OF_CARDS, NEITHER, PIECES, SPARTA, UNITS
from polemos.games.peloponnesian_war.data.world import AREAS, CITIES, PLACES, REGION_COUNT
from polemos.games.peloponnesian_war.rules.rolls import ROLL_REASONS
from polemos.games.peloponnesian_war.verbs import VERBS
from polemos.kernel.fields import Range
from polemos.kernel.flow import VERB

STEP_RANGES: Final[dict[str, Range]] = {
    "side": (ATHENS, SPARTA),
    "owner": (NEITHER, SPARTA),
    "why": (0, len(ROLL_REASONS) - 1),
    "phase": (0, MOVEMENT),
    "season": (0, 3),
    "number": (0, CAMPAIGN_TURNS),
    "place": (-1, PLACES - 1),
    "start": (-1, PLACES - 1),
    "area": (0, AREAS - 1),
    "region": (0, REGION_COUNT - 1),
    "city": (0, CITIES - 1),
    "target": (-1, TARGETS - 1),
    "unit": (0, UNITS - 1),
    "piece": (0, PIECES - 1),
    "leader": (-1, PIECES - 1),
    "card": (0, CARDS - 1),
    "kind": (0, KINDS_OF_CARDS - 1),
    "left": (0, MUCH),
    "first": (0, 1),
    "aim": (0, VERB * len(VERBS)),
    "taken": (0, (1 << REGION_COUNT) - 1),
    "limit": (0, 6),
    "sea": (0, PLACES - 1),
    "helped": (0, 1),
    "acted": (0, 1),
    "goal": (0, PLACES - 1),
    "how": (0, 3),
    "count": (0, UNITS),
    "joined": (0, 1),
    "stage": (0, 2),
    "afar": (-1, MUCH),
    "paid": (0, 3),
}
"""By the name of a field of a step."""
