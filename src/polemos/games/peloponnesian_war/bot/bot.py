"""Which choices are worth a look, and where the look can end."""

from polemos.games.peloponnesian_war.state import War


def evaluate(s: War, side: int) -> float:
    """Nothing yet."""
    return float(s.treasury[side])


def candidates(s: War) -> list[int]:
    """All choices."""
    return list(s.opts)


def is_quiescent(s: War) -> bool:
    """Whether `evaluate` can be read."""
    return True
