"""What every room words alike: values of the usual types, standing orders, and what a step does down to a question."""

from dataclasses import dataclass
from typing import Annotated, Any, cast

import pytest

from polemos.kernel.fields import number, slots
from polemos.kernel.flow import Decision, State, Step, cleared
from polemos.room.messages import SHIFT, SIDE, Wording
from polemos.room.outcomes import settled
from polemos.room.view_models import orders_of_bits

LEXICON = {SIDE: ("Red", "Blue"), "town": ("Bay", "Hill")}


def wording() -> Wording:
    """The words of a room with two sides and two towns; messages are their own texts."""
    found = object.__new__(Wording)
    found.lexicon = lambda language: LEXICON
    found.texts = cast(Any, lambda language: lambda message: message)
    return found


@pytest.mark.parametrize(
    ("kind", "value", "word"),
    [
        ("number", 3, 3),
        ("number", -1, -1),
        (SHIFT, 2, "+2"),
        (SHIFT, -2, "-2"),
        (SHIFT, 0, "0"),
        (SIDE, 1, "Blue"),
        (SIDE, -1, "side-nobody"),
        (SIDE, 2, "side-nobody"),
        ("town", 1, "Hill"),
        ("town", -1, ""),
        ("unheard-of", -1, ""),
    ],
)
def test_a_value_as_a_word(kind: str, value: int, word: str | int) -> None:
    assert wording()._word(kind, value, "en") == word


ORDERS = {"gate:ask": (6, 0), "gate:shut": (6, 2), "gate:open": (6, 4), "watch:ask": (1, 0), "watch:keep": (1, 1)}


class Said:
    """Texts in which an aside reads as its name: "gate: shut"."""

    language = "en"

    def __call__(self, message: str) -> str:
        return message.removeprefix("aside-").replace("-", ": ")


def test_standing_orders_that_are_bits() -> None:
    found = orders_of_bits(ORDERS, 5, cast(Any, Said()))
    assert [(order.label, order.chosen) for order in found] == [("gate", "gate:open"), ("watch", "watch:keep")]
    assert [(pick.id, pick.label) for pick in found[1].picks] == [("watch:ask", "ask"), ("watch:keep", "keep")]


class Count(State):
    """A state that counts."""

    so_far: Annotated[int, number(0, 99)]
    __slots__ = slots(__annotations__)


@dataclass(slots=True, frozen=True)
class Add(Step):
    """One more."""

    def run(self, s: Count) -> None:
        s.so_far += 1


@dataclass(slots=True, frozen=True)
class Ask(Decision):
    """A question."""


def test_steps_are_done_down_to_a_question() -> None:
    s = cleared(Count())
    s.then(Add(), Add(), Ask(0), Add())
    assert settled(s).so_far == 2 and [type(step) for step in s.agenda] == [Add, Ask]
    s.agenda = []
    s.then(Add())
    assert settled(s).so_far == 3 and not s.agenda
