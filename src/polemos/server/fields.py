"""What the fields of the models of the wire are, in words: the text that stands below each in the source.

It is wanted for the documents about the API alone. Looking it up for every model when the server starts would take
longer than loading the models.
"""

import ast
import inspect
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Any, Final

from polemos.server import (
    schemas,
    schemas_accounts,
    schemas_answers,
    schemas_clock,
    schemas_deals,
    schemas_dice,
    schemas_games,
    schemas_health,
    schemas_library,
    schemas_notes,
    schemas_notices,
    schemas_online,
    schemas_puzzles,
    schemas_ratings,
    schemas_study,
    schemas_teaching,
    schemas_thinking,
    schemas_tournaments,
)

MODULES: Final = (
    schemas_games,
    schemas_library,
    schemas_answers,
    schemas_clock,
    schemas_ratings,
    schemas_deals,
    schemas_online,
    schemas_dice,
    schemas_teaching,
    schemas_study,
    schemas_puzzles,
    schemas_thinking,
    schemas_notes,
    schemas_notices,
    schemas_health,
    schemas_accounts,
    schemas_tournaments,
    schemas,
)
"""Where the models stand."""
FORMS: Final = ("-Input", "-Output")
"""How the name of a model may end in a document, where it has one form in requests and one in answers."""


@cache
def field_words() -> dict[str, dict[str, str]]:
    """By model and field, its own and those of the models that it extends: the text below it."""
    found: dict[str, dict[str, str]] = {}
    for node in (node for module in MODULES for node in ast.parse(inspect.getsource(module)).body):
        if isinstance(node, ast.ClassDef):
            found[node.name] = {}
            for base in node.bases:
                found[node.name] |= found.get(base.id, {}) if isinstance(base, ast.Name) else {}
            found[node.name] |= _below(node.body)
    return found


def _below(rows: list[ast.stmt]) -> dict[str, str]:
    """The text that stands below each field of a class."""
    return {
        row.target.id: inspect.cleandoc(text.value.value)
        for row, text in pairwise(rows)
        if isinstance(row, ast.AnnAssign)
        and isinstance(row.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }


def describe(models: Mapping[str, dict[str, Any]]) -> None:
    """Write the words into the schemas of a document, by the names of their models."""
    words = field_words()
    for name, schema in models.items():
        for form in FORMS:
            name = name.removesuffix(form)
        for field, text in words.get(name, {}).items():
            if field in schema.get("properties", {}):
                schema["properties"][field].setdefault("description", text)
