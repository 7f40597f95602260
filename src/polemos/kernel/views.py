"""What a side sees of a state, and states that fit what it sees: what is alike in every room with secrets.

A view is the saved form of a state without the fields that are secret; who looks, who decides and the optional rules
stand in it besides. What a side may know of the secrets the room adds itself.
"""

from typing import Any, Final

from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.kernel.fields import fields_of
from polemos.kernel.flow import Decision
from polemos.kernel.options import in_use, switched_on
from polemos.kernel.saved import Steps, save_fields

HALF: Final = 2**30
"""Fresh numbers of the generator lie below."""


def open_fields(s: Any, side: int, steps: Steps) -> dict[str, Any]:
    """What everybody may see, for a side that looks. A question that is secret itself takes the agenda with it."""
    fields = save_fields(s, steps)
    for name in fields_of(type(s)).secret:
        del fields[name]
    fields["options"] = in_use(s.option_set)
    fields["viewer"] = side
    fields["actor"] = s.actor
    top = s.agenda[-1] if s.agenda else None
    if side != s.actor and isinstance(top, Decision) and top.secret():
        # that the other side ponders cannot be hidden, over what must be
        fields["agenda"] = None
    return fields


def supposed(s: Any, view: dict[str, Any], rng: Rng, steps: Steps) -> None:
    """Fill a blank state with all that a view shows; its secret fields stay as they are, its dice are fresh.

    Raises BadInput for a view in which the question itself is secret.
    """
    if view["agenda"] is None:
        raise BadInput("the other side ponders a secret question: there is nothing to suppose until it has answered")
    laid_open(s, view)
    s.agenda = [steps.load(step, f"view: agenda[{i}]") for i, step in enumerate(view["agenda"])]
    s.dice_one = 1 + rng.below(HALF)
    s.dice_two = 1 + rng.below(HALF)


def laid_open(s: Any, view: dict[str, Any]) -> None:
    """Fill a blank state with all that a view shows, to reckon with: secrets are blank, nothing waits."""
    fields = fields_of(type(s))
    for name in fields.scalars:
        if name not in fields.secret:
            setattr(s, name, view[name])
    for name in fields.lists:
        if name not in fields.secret:
            setattr(s, name, list(view[name]))
    for name in fields.groups:
        if name not in fields.secret:
            setattr(s, name, [tuple(row) for row in view[name]])
    s.option_set = switched_on(type(s.option_set), view["options"])
