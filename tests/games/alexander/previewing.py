"""What the tests of previews share: asking for one at a table, and reading it."""

from polemos.games.alexander.data.ground import label
from polemos.games.alexander.game import GAME
from polemos.room.view_models import Chances, Preview
from rulebook.alexander.table import Table


def preview(table: Table, choice_id: str, language: str = "en") -> Preview:
    """The preview of a choice; there must be one."""
    found = GAME.edge.preview(table.state, choice_id, language)
    assert found is not None, choice_id
    return found


def value(found: Preview, text: str) -> str:
    """The value of the line that begins with a text."""
    return next(term.value for term in found.terms if term.text.startswith(text))


def clause(found: Preview, text: str) -> str:
    """The clause of that line."""
    return next(term.clause for term in found.terms if term.text.startswith(text))


def says(found: Preview, text: str) -> bool:
    """Whether a line begins with a text."""
    return any(term.text.startswith(text) for term in found.terms)


def clauses(found: Preview) -> list[str]:
    """The clauses of all lines."""
    return [term.clause for term in found.terms]


def way(found: Preview) -> list[str]:
    """The hexes on the way."""
    return [label(hex_) for hex_ in found.path]


def throw(found: Preview, title: str) -> Chances:
    """The throw whose title begins with a text."""
    return next(chances for chances in found.chances if chances.title.startswith(title))


def odds(chances: Chances, faces: int = 10) -> dict[str, int]:
    """How many faces of the die bring each result, by its name."""
    counted: dict[str, int] = {}
    for outcome in chances.outcomes:
        counted[outcome.name] = counted.get(outcome.name, 0) + round(faces * outcome.chance)
    return counted
