"""The clauses of the rulebook, read once: their texts for cards and tables."""

from polemos.games.syracuse.data.pack import CLAUSES, OURS
from polemos.kernel.clauses import Registry, registry_at


def rulebook() -> Registry:
    """Every clause, in the order of the rulebook."""
    return registry_at(OURS / CLAUSES)
