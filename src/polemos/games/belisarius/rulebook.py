"""The clauses of the rulebook, read once: their texts for cards and tables."""

from functools import cache

from polemos.games.belisarius.datapack import CLAUSES, OURS
from polemos.kernel.clauses import Registry, load_registry


@cache
def rulebook() -> Registry:
    """Every clause, in the order of the rulebook."""
    return load_registry(OURS / CLAUSES)


def entry_text(clause: str, language: str) -> str:
    """What an entry says, with its further parts: "strat.leader.a" goes on in "strat.leader.b" and "strat.leader.c"."""
    clauses = rulebook()
    found = [clauses[clause].text_in(language)]
    stem, letter = clause[:-1], clause[-1]
    if letter == "a":
        part = ord(letter) + 1
        while f"{stem}{chr(part)}" in clauses:
            found.append(clauses[f"{stem}{chr(part)}"].text_in(language))
            part += 1
    return ("" if language == "ja" else " ").join(found)
