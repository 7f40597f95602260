"""Small values that every game has: choices and questions for a person, optional rules, scores and results."""

from typing import Final, NamedTuple

DRAW: Final = -1
LEADS: Final = "leads"
EVEN: Final = "even"
TRAILS: Final = "trails"
NOWHERE: Final = -1
"""The space of what lies in none."""


class Choice(NamedTuple):
    """A choice as the edge sees it.

    id: stable and readable ("march:3511"); verb and target: its two halves (target "" where there is none);
    kind: what the target is ("space", "unit", "province", "marker", "number", ""); text: for a person, in one language.
    space, region: where on the board the target lies, told by rooms in which its name alone does not say so.
    """

    id: str
    verb: str
    target: str
    kind: str
    text: str
    space: int = NOWHERE
    region: str = ""


class Question(NamedTuple):
    """The decision that waits: its name, who decides, the clause that asks, the question for a person, the choices."""

    name: str
    side: int
    clause: str
    text: str
    choices: list[Choice]


def standings(ahead: int) -> tuple[str, str]:
    """How both sides stand when one is ahead, in games that know no other levels; even when it is neither of them."""
    if ahead not in (0, 1):
        return EVEN, EVEN
    return (LEADS, TRAILS) if ahead == 0 else (TRAILS, LEADS)


class OptionalRule(NamedTuple):
    """A switch that both players may turn on before play.

    needs: other switches that it cannot do without; bars: others that cannot be on beside it.
    """

    name: str
    clause: str
    needs: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()


class Line(NamedTuple):
    """One line of a score: message, how many, points, and the clause behind it; counts: no for what is a bare fact."""

    name: str
    number: float
    points: float
    clause: str
    counts: bool = True


class Toll(NamedTuple):
    """What a side has lost so far, and the loss at which it gives up."""

    lost: float
    limit: float


class Result(NamedTuple):
    """How things stand, or how the game ended: points, level and lines of each side; winner a side, or DRAW.

    points: more are better in every game, for whoever compares games.
    goals: the points with which each side wins when they are counted; empty in games that know no such mark.
    tolls: what people are told instead of points, with the lines, where losses beat a side; empty elsewhere.
    """

    points: tuple[float, ...]
    levels: tuple[str, ...]
    lines: tuple[tuple[Line, ...], ...]
    winner: int
    goals: tuple[float, ...] = ()
    tolls: tuple[Toll, ...] = ()
