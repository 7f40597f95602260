"""Force markers: stacks that lie in a box. Sections 2.6, 2.15, 5.2 and 5.3.

What lies in a box is hidden from the enemy [5.2c, qa.21e], against 2.15c (RULING-30), unless the designer's rule opens
it [rev.1]. To sort pieces by boxes, as those at Athens, is no matter of rules [5.2d].
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens.data.tables import FORCE_MARKERS, IS_NSP, LEADERS_OF, PIECES, SPARTA, UNITS
from polemos.games.sparta_vs_athens.data.world import LOCALES
from polemos.games.sparta_vs_athens.rules.operations.forces import is_shut_in
from polemos.games.sparta_vs_athens.state import Decision, Refusal, War, pieces_at, side_of
from polemos.games.sparta_vs_athens.verbs import DONE, PICK, PLACE, TAKE_ALL
from polemos.kernel.flow import unless, when

NOWHERE: Final = -1


def slot(side: int, number: int) -> int:
    """The place of a marker in `marker`; numbers begin with 1."""
    return side * FORCE_MARKERS + number - 1


def in_box(s: War, side: int, number: int) -> list[int]:
    """The pieces in a box: they are where the marker is [2.6a]."""
    locale = s.marker[slot(side, number)]
    return [] if locale < 0 else [piece for piece in pieces_at(s, side, locale) if s.force[piece] == number]


def leave_boxes(s: War, side: int) -> None:
    """Pieces that go while others of their box stay are placed out on the map, and seen [5.2c]."""
    going = {s.leader, *s.group}
    for number in sorted({s.force[piece] for piece in going if s.force[piece]}):
        if any(piece not in going for piece in in_box(s, side, number)):
            s.exposed += 1
            for piece in going:
                if s.force[piece] == number:
                    s.force[piece] = 0


def box_moves(s: War, side: int, number: int, to: int) -> None:
    """A marker goes with the whole of its box."""
    at = slot(side, number)
    if any(s.force[piece] == number for piece in (s.leader, *s.group)):
        s.marker[at] = to


def dissolve(s: War, side: int, number: int, clause: str) -> None:
    """What lies in a box is placed out on the map, for all to see [5.2c]."""
    locale = s.marker[slot(side, number)]
    for piece in in_box(s, side, number):
        s.force[piece] = 0
    s.marker[slot(side, number)] = NOWHERE
    s.exposed += 1
    s.tell("dissolved", (side, number, locale), (clause,))


def refusals_form(s: War, side: int, number: int) -> list[Refusal]:
    """Why a marker cannot be set: there are so many and no more, and each stands in one place [5.2a, 5.2b].

    All are alike but Spartan Force #1 [5.3a]: of the others the first that is free is taken.
    """
    if number not in free_markers(s, side):
        return [Refusal("5.2b", s.marker[slot(side, number)] if 1 <= number <= FORCE_MARKERS else -1)]
    return unless(can_form(s, side), "2.5a")


def boxes_at(s: War, side: int, locale: int) -> list[int]:
    """The numbers of a side's markers in a locale, or NOWHERE."""
    markers = s.marker[side * FORCE_MARKERS : (side + 1) * FORCE_MARKERS]
    return [number for number, at in enumerate(markers, 1) if at == locale]


def free_markers(s: War, side: int) -> list[int]:
    """The numbers of the markers that a side may set: of Sparta the first and another one, of Athens one."""
    free = boxes_at(s, side, NOWHERE)
    return free[: 2 if side == SPARTA and 1 in free else 1]


def can_form(s: War, side: int) -> bool:
    """Whether a side may set a marker anywhere."""
    return any(may_form(s, side, locale) for locale in {s.loc[p] for p in LEADERS_OF[side] if not s.force[p]})


def may_form(s: War, side: int, locale: int) -> bool:
    """Whether a leader and an LSP of a side that lie in no box stand in a locale: a force [2.5a, 5.2a]."""
    there = pieces_at(s, side, locale) if 0 <= locale < LOCALES else ()
    if not there or not there[0] < UNITS <= there[-1]:
        return False
    free = [piece for piece in there if not s.force[piece] and (piece >= UNITS or not IS_NSP[piece])]
    led = any(may_hide(s, side, piece) for piece in free if piece >= UNITS)
    return led and any(may_hide(s, side, piece) for piece in free if piece < UNITS)


def refusals_dissolve(s: War, side: int, number: int) -> list[Refusal]:
    """Why there is nothing to dissolve."""
    return unless(number in set_markers(s, side), "5.2a")


def set_markers(s: War, side: int) -> list[int]:
    """The numbers of the markers of a side that stand on the map."""
    markers = s.marker[side * FORCE_MARKERS : (side + 1) * FORCE_MARKERS]
    return [number for number, at in enumerate(markers, 1) if at != NOWHERE]


def may_hide(s: War, side: int, piece: int) -> bool:
    """Whether a piece on the map may be put into a box [2.15a, 2.15b, 5.2a]."""
    return not refusals_hide(s, side, piece)


def refusals_hide(s: War, side: int, piece: int) -> list[Refusal]:
    """Why not: a fleet, a piece of the enemy or off the map, one in another box, one that besieges or is besieged."""
    locale = s.loc[piece]
    if side_of(s, piece) != side or not 0 <= locale < LOCALES:
        return [Refusal("5.2a")]
    if piece < UNITS and IS_NSP[piece]:
        return [Refusal("2.15b", locale)]
    found = [Refusal("5.2a", locale)] if s.force[piece] else []
    return found + when(is_shut_in(s, piece) or (piece < UNITS and s.besieging[piece]), "5.2c", locale)


@dataclass(slots=True, frozen=True)
class FormAt(Decision):
    """Where a force marker is set on the map [5.2a]."""

    number: int

    def clause(self) -> str:
        return "5.2a"

    def universe(self, s: War) -> list[int]:
        return [PLACE + locale for locale in range(LOCALES) if pieces_at(s, self.side, locale)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        locale = c - PLACE
        return [] if may_form(s, self.side, locale) else [Refusal("2.5a", locale)]

    def options(self, s: War) -> list[int]:
        led = sorted({s.loc[leader] for leader in LEADERS_OF[self.side]})
        return [PLACE + locale for locale in led if may_form(s, self.side, locale)]

    def chosen(self, s: War, c: int) -> None:
        s.group = []
        s.then(FormWith(self.side, self.number, c - PLACE))


@dataclass(slots=True, frozen=True)
class FormWith(Decision):
    """What lies in the box: a leader at least and LSP of the locale, no fleets [2.5a, 2.15a, 2.15b].

    Those named so far are in `group`, which the enemy does not see.
    """

    number: int
    locale: int

    def clause(self) -> str:
        return "2.15a"

    def secret(self) -> bool:
        # the enemy is to know nothing of what goes into the box
        return True

    def universe(self, s: War) -> list[int]:
        there = [piece for piece in pieces_at(s, self.side, self.locale) if piece not in s.group]
        return [TAKE_ALL, *[PICK + piece for piece in there], DONE]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == DONE:
            force = any(piece < UNITS for piece in s.group) and any(piece >= UNITS for piece in s.group)
            return [] if force else [Refusal("2.5a", self.locale)]
        if c == TAKE_ALL:
            return [] if self.left(s) else [Refusal("5.2a", self.locale)]
        if not PICK <= c < PICK + PIECES or s.loc[c - PICK] != self.locale or c - PICK in s.group:
            return [Refusal("2.6a", self.locale)]
        return refusals_hide(s, self.side, c - PICK)

    def options(self, s: War) -> list[int]:
        left = self.left(s)
        found = [TAKE_ALL, *[PICK + piece for piece in left]] if left else []
        return found if self.refusals(s, DONE) else [*found, DONE]

    def left(self, s: War) -> list[int]:
        """Whoever could be added."""
        return [p for p in pieces_at(s, self.side, self.locale) if may_hide(s, self.side, p) and p not in s.group]

    def chosen(self, s: War, c: int) -> None:
        if c != DONE:
            s.group += self.left(s) if c == TAKE_ALL else [c - PICK]
            s.then(self)
            return
        for piece in s.group:
            s.force[piece] = self.number
        s.group = []
        s.marker[slot(self.side, self.number)] = self.locale
        s.tell("formed", (self.side, self.number, self.locale), ("5.2a",))
