"""The clauses of the rulebook, read once: their texts for cards and tables."""

from polemos.kernel.clauses import Registry, registry_at
from polemos.room.data_pack import CLAUSES

from agesilaos.data.pack import OURS


def rulebook() -> Registry:
    """Every clause, in the order of the rulebook."""
    return registry_at(OURS / CLAUSES)
