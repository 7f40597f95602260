"""One's matches as a library: which of them are wanted, in which order, and what one's own play comes to.

What is looked at stands in the list, which knows of each record what it showed when it was last read. So a thousand
matches are gone through without opening one.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Final, NamedTuple

from fastapi import Depends, Query

from polemos.match.moments import HUMAN
from polemos.server.glances import Summary, holds, plain
from polemos.server.invitations import Visit
from polemos.server.schemas_library import Order, Outcome, PlayModel, Statistics
from polemos.server.schemas_online import Access

NOBODY_MINE: Final = "watched"
"""The opponent in a match in which one plays no side."""
DRAW: Final = "draw"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which matches of a list are wanted, and which come first.

    since, until: when they were last played, in seconds since 1970; least, most: entries of their records.
    """

    query: str = ""
    game: str = ""
    scenario: str = ""
    outcome: Outcome = ""
    opponent: str = ""
    least: int = 0
    most: int | None = None
    since: float | None = None
    until: float | None = None
    order: Order = "latest"

    @property
    def plain(self) -> bool:
        """Whether nothing need be known of a match but its name and when it was last played."""
        return self == Wanted(query=self.query)


EVERYTHING: Final = Wanted()
Name = Annotated[str, Query(max_length=80)]


def wanted(
    query: Annotated[str, Query(max_length=200, description="Words in the name, the game or the scenario.")] = "",
    game: Name = "",
    scenario: Name = "",
    outcome: Annotated[Outcome, Query(description="How it stands, or ended, for who asks.")] = "",
    opponent: Annotated[str, Query(max_length=80, description='A bot, "human", or "watched" for no side.')] = "",
    least: Annotated[int, Query(ge=0, le=10**9, description="Entries of the record, at least.")] = 0,
    most: Annotated[int | None, Query(ge=0, le=10**9, description="Entries of the record, at most.")] = None,
    since: Annotated[datetime | None, Query(description="Last played then or later.")] = None,
    until: Annotated[datetime | None, Query(description="Last played before.")] = None,
    order: Annotated[Order, Query(description="What comes first.")] = "latest",
) -> Wanted:
    """What a request wants of the list."""
    return Wanted(query, game, scenario, outcome, opponent, least, most, seconds(since), seconds(until), order)


def seconds(when: datetime | None) -> float | None:
    """A moment in seconds since 1970; one without a zone is UTC."""
    if when is None:
        return None
    return (when if when.tzinfo is not None else when.replace(tzinfo=UTC)).timestamp()


TheWanted = Annotated[Wanted, Depends(wanted)]


# ---------------------------------------------------------------- what is known of a match


class Volume(NamedTuple):
    """A match in somebody's library: what the list knows of it, who he is there, and when it was last played."""

    visit: Visit
    summary: Summary
    access: Access
    when: float

    @property
    def read(self) -> bool:
        """Whether its record has been played through, so that it is known whether it is over."""
        return "over" in self.summary or "broken" in self.summary

    @property
    def mine(self) -> list[str]:
        """The sides that he plays."""
        return [side for side, place in self.access.places.items() if place == "here"]

    @property
    def opponents(self) -> set[str]:
        """Whom he plays against: bots, "human"; "watched" where he plays no side."""
        mine = self.mine
        if not mine:
            return {NOBODY_MINE}
        seats = self.summary.get("seats", {})
        return {seats.get(side, HUMAN) for side in self.access.places if side not in mine} or {HUMAN}

    @property
    def outcome(self) -> Outcome:
        """How it stands for him: over, where it is neither won nor lost by him."""
        summary, mine = self.summary, self.mine
        if "broken" in summary:
            return "broken"
        if not summary.get("over"):
            return "on"
        winner = summary.get("winner")
        if winner == DRAW:
            return "draw"
        if len(mine) != 1:
            return "over"
        return "won" if winner in mine else "lost"


def fits(one: Volume, asked: Wanted) -> bool:
    """Whether a match is wanted, its words aside. Of one that has not been read it is not known how it stands."""
    summary, n = one.summary, one.summary.get("n", 0)
    return (
        asked.game in ("", summary.get("game"))
        and asked.scenario in ("", summary.get("scenario"))
        and (not asked.outcome or (one.read and stands(one.outcome, asked.outcome)))
        and (not asked.opponent or asked.opponent in one.opponents)
        and n >= asked.least
        and (asked.most is None or n <= asked.most)
        and (asked.since is None or one.when >= asked.since)
        and (asked.until is None or one.when < asked.until)
    )


def stands(outcome: Outcome, wanted: Outcome) -> bool:
    """Whether a match that stands so is one of those that are wanted."""
    return outcome == wanted or (wanted == "over" and outcome in ("won", "lost", "draw"))


def in_order(volumes: Iterable[Volume], order: Order, called: Mapping[str, str]) -> list[Volume]:
    """Matches in an order; called: by id, what people call them. Among equals the latest comes first."""
    found = sorted(volumes, key=lambda one: (one.when, one.visit.row.id), reverse=True)
    if order == "oldest":
        found.reverse()
    elif order in ("longest", "shortest"):
        found.sort(key=lambda one: int(one.summary.get("n", 0)), reverse=order == "longest")
    elif order == "name":
        found.sort(key=lambda one: plain(called[one.visit.row.id]))
    return found


def chosen(
    volumes: Sequence[Volume], asked: Wanted, words: Mapping[str, str], called: Mapping[str, str]
) -> list[Volume]:
    """The matches that are wanted, in their order; words: by id, those by which each is found."""
    found = [one for one in volumes if fits(one, asked)]
    if asked.query.strip():
        found = [one for one in found if holds(words[one.visit.row.id], asked.query)]
    return in_order(found, asked.order, called)


# ---------------------------------------------------------------- what one's own play comes to


def statistics(volumes: Iterable[Volume]) -> Statistics:
    """What somebody's play comes to, by game, side and opponent."""
    found: dict[tuple[str, str, str], dict[str, int]] = {}
    aside = dict.fromkeys(("both", "watched", "lessons", "unread"), 0)
    for one in volumes:
        left = left_out(one)
        if left:
            aside[left] += 1
        elif one.outcome != "broken":
            _count(found, one)
    plays = [
        PlayModel(game=game, side=side, opponent=opponent, **counts)
        for (game, side, opponent), counts in sorted(found.items())
    ]
    return Statistics(plays=plays, **aside)


def left_out(one: Volume) -> str:
    """Why a match does not count for the play of a person; "" for one that does."""
    if not one.read:
        return "unread"
    if any(one.summary.get(kind) for kind in ("lesson", "puzzle", "line", "said_dice")):
        return "lessons"
    if "broken" in one.summary:
        return ""
    mine = one.mine
    if len(mine) == 1:
        return ""
    return "both" if mine else "watched"


def _count(found: dict[tuple[str, str, str], dict[str, int]], one: Volume) -> None:
    summary = one.summary
    key = (summary["game"], one.mine[0], min(one.opponents))
    counts = found.setdefault(key, dict.fromkeys(("won", "drawn", "lost", "on", "entries", "turns"), 0))
    outcome = one.outcome
    counts["drawn" if outcome == DRAW else str(outcome)] += 1
    if outcome != "on":
        counts["entries"] += summary.get("n", 0)
        counts["turns"] += summary.get("turn", 0)
