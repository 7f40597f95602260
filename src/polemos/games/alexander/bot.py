"""What a bot should look at."""

from polemos.games.alexander.state import Battle


def candidates(s: Battle) -> list[int]:
    """Choices worth a look, the likeliest first."""
    return list(s.opts)


def quiet(s: Battle) -> bool:
    """Whether `worth` can be read here: not in the middle of a unit's move or of a combat."""
    return s.mover < 0
