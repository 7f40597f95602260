"""What the choices of the year and of logistics would bring: payments, raising, events, governments, who goes first."""

from typing import Final

from polemos.games.sparta_vs_athens.data.tables import EVENTS, IS_NSP
from polemos.games.sparta_vs_athens.preview.builder import PreviewBuilder
from polemos.games.sparta_vs_athens.rules.logistics.raising import Quarter, price
from polemos.games.sparta_vs_athens.rules.logistics.upkeep import bills, upkeep
from polemos.games.sparta_vs_athens.rules.nations.islands import next_season
from polemos.games.sparta_vs_athens.rules.year import governments, persuasion
from polemos.games.sparta_vs_athens.state import DISC, SPRING, War
from polemos.games.sparta_vs_athens.verbs import AVERT, GO_FIRST, PIECE
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried, trial
from polemos.room.preview_builder import Reading

SUMS: Final = tuple([(min(total - 1, 6), total - min(total - 1, 6), 6 - abs(7 - total)) for total in range(2, 13)])
"""By the sum of two dice: two faces that make it, and in how many ways it comes."""


def preview_pay(d: PreviewBuilder, c: int) -> None:
    """A unit is paid for: what is left, and who could not be paid any more [12.3b, 12.4b, 12.3g]."""
    s, unit = d.s, c % VERB
    owed = bills(s, d.side)
    left = s.treasury[d.side] - owed[unit]
    d.term("costs", owed[unit], "12.3b")
    d.term("talents-left", left, "2.17c")
    rest = [other for other in s.queue if other != unit]
    d.term("still-owed", sum([owed[other] for other in rest]), "12.4b")
    poor = [other for other in rest if owed[other] > left]
    lost = [other for other in poor if s.down[other]]
    if poor:
        d.term("not-paid", d.listed(PIECE, poor), "12.3g")
    if lost:
        d.warn("disbanded", {"units": d.listed(PIECE, lost)})


def preview_raise(d: PreviewBuilder, c: int) -> None:
    """A unit is raised: price, what is left, when it comes, the upkeep that waits [12.5b, 12.5c, 12.5d]."""
    unit = c % VERB
    d.term("costs", price(unit), "12.5b")
    left = d.s.treasury[d.side] - price(unit)
    d.term("talents-left", left, "2.17c")
    if IS_NSP[unit]:
        d.term("comes", d.name("quarter", next_season(d.s) - DISC + SPRING), "12.5d")
    d.term("upkeep-now", sum(bills(d.s, d.side).values()), "12.3b")


def preview_left_out(d: PreviewBuilder, c: int) -> None:
    """A unit is left out: what it would cost to raise it later [16.1f, 12.5b]."""
    d.term("price", price(c % VERB), "12.5b")


def preview_quarter(d: PreviewBuilder, c: int) -> None:
    """Where a unit is put down: how full it is then, what it will cost there [12.5c, 12.3b, 5.1f]."""
    assert isinstance(d.step, Quarter)
    after = carried(d.s, c)
    d.path = [c % VERB]
    d.stacking(after, c % VERB)
    d.term("upkeep", upkeep(after, d.step.unit), "12.3b")


def preview_attempt(d: PreviewBuilder, c: int) -> None:
    """Two dice each, and the level of prestige for who is ahead; what success would do [15.4b, 15.5a]."""
    event = c % VERB
    step = persuasion.Persuaded(d.side, event)
    d.term("prestige", d.s.prestige, "2.11a")
    good, bad = d.reading("persuades", d.side), d.reading("fails-to-persuade", 1 - d.side)
    readings: list[Reading] = []
    best: War | None = None
    for a, b, times in SUMS:
        for x, y, also in SUMS:
            after = trial(d.s, step, a, b, x, y)
            happens = after.happened != d.s.happened
            best = after if happens else best
            readings += [good if happens else bad] * (times * also)
    d.thrown("persuasion", readings, EVENTS[event].entry, {"event": d.name("event", event)})
    if best is not None:
        d.if_so(best)


def preview_government(d: PreviewBuilder, c: int) -> None:
    """The government is given up, or kept at the price of two of its men [14.1b, 14.1d]."""
    if c == AVERT:
        d.term("given-up", d.listed(PIECE, list(governments.averters(d.s))), "14.1d")
        d.warn("for-good")
    else:
        d.term("next-government", d.name("government", d.s.government + 1), "14.1b")


def preview_first(d: PreviewBuilder, c: int) -> None:
    """Who operates first, and who last and so answers all that the other has done [3.2.1f]."""
    first = c - GO_FIRST
    d.term("first", d.name("side", first), "3.2.2a1")
    d.term("last", d.name("side", 1 - first), "3.2.2d")
    if d.s.quarter != SPRING and d.s.first != first:
        d.term("twice", d.name("side", first), "3.2.1f")
