"""The compiled build writes dataclasses out: they must do what the decorator did."""

from typing import Any

import pytest

from expand_dataclasses import Package

BASE = """
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

S = TypeVar("S")

class Step(Generic[S]):
    __slots__ = ()

@dataclass(slots=True, frozen=True)
class Decision(Step[S]):
    side: int
    clause: ClassVar[str] = ""

@dataclass(frozen=True, slots=True)
class Alone:
    text: str
"""
GAME = """
from dataclasses import dataclass
from polemos.kernel import flow

Decision = flow.Decision[int]

@dataclass(slots=True, frozen=True)
class March(Decision):
    unit: int
    points: int = 4

    def twice(self) -> int:
        return 2 * self.points
"""


def load(base: str, game: str) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": __name__}
    exec(base, names)
    flow = type("flow", (), names)
    names["flow"] = flow
    exec(game.replace("from polemos.kernel import flow\n", ""), names)
    return names


@pytest.fixture
def package() -> Package:
    return Package({"polemos.kernel.flow": BASE, "polemos.games.x.rules": GAME})


def test_written_out_class_does_as_the_dataclass(package: Package) -> None:
    texts = [package.expanded("polemos.kernel.flow"), package.expanded("polemos.games.x.rules")]
    for names in (load(BASE, GAME), load(*texts)):
        march = names["March"](1, unit=7)
        assert (march.side, march.unit, march.points, march.twice(), march.clause) == (1, 7, 4, 8, "")
        assert repr(march) == "March(side=1, unit=7, points=4)"
        assert march == names["March"](1, 7, 4) != names["March"](1, 8, 4)
        assert march != names["flow"].Decision(1)
        assert hash(march) == hash((1, 7, 4))


def test_only_a_lone_dataclass_stays_one(package: Package) -> None:
    text = package.expanded("polemos.kernel.flow")
    assert text.count("@dataclass") == 1
    assert "@dataclass(frozen=True)\nclass Alone" in text
    assert "@dataclass" not in package.expanded("polemos.games.x.rules")


def test_what_cannot_be_written_out_is_refused() -> None:
    text = (
        BASE + "    more: int = 1\n\n@dataclass\nclass Odd(Alone):\n    rows: list[int] = field(default_factory=list)\n"
    )
    with pytest.raises(ValueError, match="Odd"):
        Package({"m": text}).expanded("m")
