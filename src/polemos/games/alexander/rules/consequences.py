"""What follows from a rule without its knowing how: steps of files above it, found by their names.

Whatever hurts may rout, a rout may hurt others, and whoever goes back may frighten horses that go back in their turn.
Nobody of these needs the file of the other: the agenda takes the step by its name, as a saved game does.
"""

from functools import cache

from polemos.kernel.flow import Step
from polemos.kernel.saved import Steps, steps_of


@cache
def _steps() -> Steps:
    return steps_of("polemos.games.alexander")


def later(name: str, *fields: int) -> Step:
    """A step of the room by its name, with its fields in their order. Raises KeyError for a name of no step."""
    return _steps().by_name[name][0](*fields)
