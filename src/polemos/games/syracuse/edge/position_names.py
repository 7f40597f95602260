"""The words in which positions speak of a siege, beside those of the data."""

from typing import Final

from polemos.games.syracuse.state import BY_BLOCKADE, BY_CAVALRY

IN_TIME_NAMES: Final = ("open", "in time", "too late")
CAUSES: Final = {"blockade": BY_BLOCKADE, "cavalry": BY_CAVALRY}
IN_FORCE: Final = ("S6", "S8")
"""Events that go on for longer than the moment in which they are played."""
