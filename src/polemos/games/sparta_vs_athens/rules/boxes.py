"""Force boxes that are no longer forces. Sections 2.5, 2.6 and 5.2."""

from polemos.games.sparta_vs_athens.data.tables import FORCE_MARKERS
from polemos.games.sparta_vs_athens.state import War, mend_box


def tidy_boxes(s: War, side: int) -> None:
    """Every box without a leader or without an army is placed out [2.5a, 2.6a, 5.2c].

    Call it when pieces of a side have been moved; of those that are lifted off the map `lift` takes care.
    """
    for number in range(1, FORCE_MARKERS + 1):
        if s.marker[side * FORCE_MARKERS + number - 1] >= 0:
            mend_box(s, side, number)
