"""What follows at once from where everybody stands.

Everything that moves, hurts or takes something puts it on the agenda.
"""

from dataclasses import dataclass
from itertools import compress
from operator import itemgetter
from typing import Final

from polemos.games.sparta_vs_athens.data.tables import ATHENS, FORCE_MARKERS, NEITHER, SPARTA
from polemos.games.sparta_vs_athens.data.world import ATHENS_CITY, LOCALES, PLATAEA, SPARTA_CITY, SYRACUSE
from polemos.games.sparta_vs_athens.rules.boxes import tidy_boxes
from polemos.games.sparta_vs_athens.rules.nations import capture, out
from polemos.games.sparta_vs_athens.rules.sides import DELIAN, PROPONTIS_ROWS, is_besieged, look_at_blockade
from polemos.games.sparta_vs_athens.rules.year.events import syracuse_falls
from polemos.games.sparta_vs_athens.state import ATHENS_TOUCHED, BOTH, BY_CITY, PLACES, Look, Step, War, decide, let


@dataclass(slots=True, frozen=True)
class Settle(Step):
    """Cities revert, sieges end, the blockade is looked at, states drop out, boxes are tidied, and a war may be won.

    [11.13c, 9.0m, 9.3a, 15.3a, 11.1a, 2.6a, 16.0b]
    """

    def run(self, s: War) -> None:
        if s.winner != NEITHER or (s.settled and is_unchanged(s, s.settled)):
            return
        before = look(s)
        capture.revert(s)
        capture.look_at_plataea(s)
        capture.look_at_outposts(s)
        capture.look_at_sieges(s)
        look_at_blockade(s)
        if s.holder[SYRACUSE] == ATHENS + 1:
            syracuse_falls(s)  # [15.3a]
        out.look_at_nations(s)
        for side in BOTH:
            tidy_boxes(s, side)
        # a siege attempt leaves the one or the other behind (RULING-51)
        if s.holder[ATHENS_CITY] == SPARTA + 1 or is_besieged(s, ATHENS_CITY):
            let(s, ATHENS_TOUCHED)
        for city, side in ((ATHENS_CITY, ATHENS), (SPARTA_CITY, SPARTA)):
            if s.holder[city] and s.winner == NEITHER:
                decide(s, 1 - side, BY_CITY, "11.1d" if side == SPARTA else "16.0b")
        s.settled = before if is_unchanged(s, before) else None


TELLING: Final = (
    *[(ATHENS + 1) * PLACES + locale for locale in (PLATAEA, *out.NEUTRALISED)],
    *[(SPARTA + 1) * PLACES + locale for locale in DELIAN],
    *[row for rows in PROPONTIS_ROWS for row in rows],
)
"""Stacks that always bear on it, as rows of `at`; besides them those of captors, and where a force marker stands."""


def look(s: War) -> Look:
    """All that bears on what follows, as it is now."""
    captors = [s.holder[locale] * PLACES + locale for locale in compress(range(LOCALES), s.holder)]
    boxed = [(n // FORCE_MARKERS + 1) * PLACES + place for n, place in enumerate(s.marker) if place >= 0]
    stacks = itemgetter(*TELLING, *captors, *boxed)
    return Look([row[:] for row in facts(s)], stacks, stacks(s.at))


def facts(s: War) -> list[list[int]]:
    """What bears on it besides stacks; by these alone it is told which stacks do."""
    units = [s.force, s.marker, s.down, s.inside, s.besieging]
    return [*units, s.holder, s.loyal, s.marks, s.status, s.forts, s.fort_at, [s.flags, s.happened]]


def is_unchanged(s: War, since: Look) -> bool:
    """Whether all of that is as it was. While it is as it was when nothing followed, nothing follows again."""
    return facts(s) == since.facts and since.stacks(s.at) == since.pieces
