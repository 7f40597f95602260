"""The clauses of the rulebook, read once: their texts for tables and sheets."""

from polemos.games.alexander.data.pack import CLAUSES, OURS
from polemos.kernel.clauses import Registry, registry_at


def rulebook() -> Registry:
    """Every clause, in the order of the rulebook."""
    return registry_at(OURS / CLAUSES)
