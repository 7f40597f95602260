"""The story of a game in a few lines: what weighs, spread over its turns, the rare before the common."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from polemos.match.match import AnyMatch
from polemos.match.moments import Said
from polemos.room.game import AnyGame
from polemos.room.telling import STORY

LINES: Final = 10
"""Lines of a story."""
TURN: Final = 1
"""The heading that opens a turn."""


class Part(NamedTuple):
    """A line of the story: what was said, and the heading of the turn in which it fell, if it fell in one."""

    said: Said
    turn: Said | None


def story_of(match: AnyMatch, side: int, most: int = LINES) -> list[Part]:
    """The story of a match as a side may know it, in the order in which it happened."""
    return chosen(match.game, parts_of(match.game, match.heard_by(side)), most)


def parts_of(game: AnyGame, said: Sequence[Said]) -> list[Part]:
    """All parts of the story, each with its turn; what is said twice in an entry counts once."""
    found: list[Part] = []
    turn: Said | None = None
    known: set[tuple[int, object]] = set()
    for one in said:
        heading = game.edge.heading(one.event)
        if heading == TURN:
            turn = one
        key = (one.n, one.event)
        if not heading and key not in known and game.edge.weight(one.event) >= STORY:
            known.add(key)
            found.append(Part(one, turn))
    return found


def chosen(game: AnyGame, parts: Sequence[Part], most: int) -> list[Part]:
    """So many of the parts: the last one, which tells how it ended; then from each stretch of the game by turns the
    rarest; then whatever is rarest of the rest.
    """
    if len(parts) <= most:
        return list(parts)
    often = Counter(part.said.event.kind for part in parts)
    last = len(parts) - 1

    def rank(at: int) -> tuple[int, int]:
        return often[parts[at].said.event.kind], at

    kept = {last}
    for stretch in _stretches(parts, most - 1):
        if len(kept) < most:
            kept.add(min(stretch, key=rank))
    rest = sorted((at for at in range(len(parts)) if at not in kept), key=rank)
    kept.update(rest[: most - len(kept)])
    return [parts[at] for at in sorted(kept)]


def _stretches(parts: Sequence[Part], number: int) -> list[list[int]]:
    """The places of the parts, by so many stretches of turns of about the same length; none of them is empty."""
    turns: list[Said | None] = []
    for part in parts:
        if not turns or part.turn is not turns[-1]:
            turns.append(part.turn)
    place = -1
    found: dict[int, list[int]] = {}
    for at, part in enumerate(parts):
        if at == 0 or part.turn is not parts[at - 1].turn:
            place += 1
        found.setdefault(place * number // max(len(turns), number), []).append(at)
    return list(found.values())
