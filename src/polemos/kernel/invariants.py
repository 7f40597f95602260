"""What must hold in every state of every game, whatever its rules."""

from collections.abc import Callable
from typing import Any

from polemos.kernel.fields import fields_of


def unsound(s: Any, reindex: Callable[[Any], None]) -> list[str]:
    """Every such defect of a state, one line each. reindex: builds the derived rows."""
    fields = fields_of(type(s))
    # a state that has no derived row yet, so that one which is not built anew is told
    rebuilt = type(s)()
    for name in (*fields.scalars, *fields.lists, *fields.groups, *fields.shared):
        setattr(rebuilt, name, getattr(s, name))
    reindex(rebuilt)
    bad = [f"derived row {name} is stale" for name in fields.derived if getattr(rebuilt, name) != getattr(s, name)]
    if (s.actor >= 0) != bool(s.opts):
        bad.append("somebody decides without choices, or nobody decides")
    if len(set(s.opts)) != len(s.opts):
        bad.append("a choice is offered twice")
    return bad
