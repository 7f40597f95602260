"""The words in which choices are made, each with the kind of thing that it is said of."""

from typing import Final

from polemos.room.choice_ids import Verbs

SPACE: Final = "space"
UNIT: Final = "unit"

_VERBS: Final = Verbs()
HIDE: Final = _VERBS.add("hide", SPACE)
SELECT: Final = _VERBS.add("select", UNIT)
MARCH: Final = _VERBS.add("march", SPACE)
LOSE: Final = _VERBS.add("lose", UNIT)
RETREAT: Final = _VERBS.add("retreat", SPACE)
VERBS: Final[tuple[tuple[str, str], ...]] = tuple(_VERBS.rows)
