"""With whose eyes somebody looks at a match, and whether he may."""

from typing import Annotated

from fastapi import Query

from polemos.kernel.flow import NOBODY
from polemos.match.match import AnyMatch
from polemos.server.problems import not_your_seat, stale
from polemos.server.rights import Rights

Side = Annotated[
    str | None, Query(max_length=80, description="The side whose eyes are used; without it what is open to all.")
]
Moment = Annotated[int | None, Query(ge=0, le=10**9, description="As it was after this entry of the record.")]


def viewer(rights: Rights, match: AnyMatch, side: str | None) -> int:
    """The side of a name, NOBODY for none, if the person may look with its eyes. Raises Refused."""
    if not side:
        return NOBODY
    if side not in match.game.sides or match.game.sides.index(side) not in rights.may_view(match):
        raise not_your_seat(side)
    return match.game.sides.index(side)


def mover(rights: Rights, match: AnyMatch, side: str | None) -> None:
    """Whether the person may decide now, with these eyes or any that are his. Raises Refused."""
    eyes = viewer(rights, match, side)
    ready = [eyes] if eyes != NOBODY else rights.people(match)
    if not any(rights.may_decide(match, one) for one in ready):
        raise not_your_seat(side or match.game.sides[match.state.actor])


def present(match: AnyMatch, n: int) -> None:
    """Whether a request is about the present moment. Raises Refused."""
    if n != match.n:
        raise stale(n, match.n)
