"""Steps that rules name to the agenda instead of importing them."""

import ast
from inspect import Parameter, signature
from pathlib import Path

import pytest

from polemos.games import alexander
from polemos.games.alexander.game import STEPS
from polemos.games.alexander.rules.consequences import later


def named() -> list[tuple[str, int]]:
    """Every step that a rule names, and how many fields it gives it."""
    sources = [path.read_text("utf-8") for path in Path(alexander.__file__).parent.rglob("*.py")]
    calls = [
        node for text in sources if "later(" in text for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)
    ]
    own = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "later"]
    return [(ast.literal_eval(call.args[0]), len(call.args) - 1) for call in own]


@pytest.mark.long
def test_every_step_that_a_rule_names_exists_and_gets_its_fields() -> None:
    found = named()
    assert len(found) > 5
    for name, given in found:
        fields = signature(STEPS.by_name[name][0]).parameters.values()
        least = len([field for field in fields if field.default is Parameter.empty])
        assert least <= given <= len(fields), name


def test_a_name_of_no_step_is_no_consequence() -> None:
    assert STEPS.save(later("Routs", 3, 0))[:3] == ["Routs", 3, 0]
    with pytest.raises(KeyError):
        later("Nothing")
