"""How much of what there is to look at tests do look at: a part in `make test`, the whole of it in `make soak`."""

import os
from typing import Final

WHOLE: Final = os.environ.get("POLEMOS_SAMPLES") == "whole"


def sample(part: int, whole: int) -> int:
    """So many games, positions or throws: `part` of them, or the `whole` where somebody has the time."""
    return whole if WHOLE else part
