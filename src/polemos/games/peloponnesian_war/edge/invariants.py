"""What must hold in every state besides what its fields say. Read by loading, tests and fuzzing, never in play."""

from polemos.games.peloponnesian_war.state import War


def invariants(s: War) -> list[str]:
    """What is wrong with a state, one line each."""
    return []
