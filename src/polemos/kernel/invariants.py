"""What must hold in every state of every game, whatever its rules."""

from typing import Any

from polemos.kernel.fields import fields_of


def unsound(s: Any, rebuilt: Any) -> list[str]:
    """Every such defect of a state, one line each. rebuilt: a copy whose derived rows were built from nothing."""
    bad = [
        f"derived row {name} is stale"
        for name in fields_of(type(s)).derived
        if getattr(rebuilt, name) != getattr(s, name)
    ]
    if (s.actor >= 0) != bool(s.opts):
        bad.append("somebody decides without choices, or nobody decides")
    if len(set(s.opts)) != len(s.opts):
        bad.append("a choice is offered twice")
    return bad
