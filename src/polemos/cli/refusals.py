"""Why something is not allowed, in words for a terminal and as data: the clause behind each refusal, and where."""

from collections.abc import Sequence
from typing import Any

from polemos.cli.words import words
from polemos.kernel.flow import Refusal
from polemos.room.game import AnyGame


def refusal_facts(game: AnyGame, state: Any, refusals: Sequence[Refusal], language: str) -> list[dict[str, Any]]:
    """Refusals as data, each with its clause."""
    names = {space.id: space.name for space in game.edge.board_for(state, language).spaces} if refusals else {}
    return [
        {
            "clause": r.clause,
            "space": names.get(r.space, ""),
            "title": game.clauses[r.clause].title_in(language) if r.clause in game.clauses else "",
            "text": game.clauses[r.clause].text_in(language) if r.clause in game.clauses else "",
        }
        for r in refusals
    ]


def refusal_text(game: AnyGame, state: Any, choice: str, refusals: Sequence[Refusal], language: str) -> str:
    """Why not, for a person."""
    t = words(language)
    if not refusals:
        return t("why-legal", {"choice": choice})
    lines = [t("why-not", {"choice": choice})]
    for fact in refusal_facts(game, state, refusals, language):
        space = f" ({fact['space']})" if fact["space"] else ""
        lines.append(f"  {fact['clause']} {fact['title']}{space}: {fact['text']}")
    return "\n".join(lines)
