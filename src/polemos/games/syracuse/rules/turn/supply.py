"""The supply markers: their moves, and what turns them. Section 6."""

from dataclasses import dataclass

from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import CAVALRY, EVENT, IS_LEADER, S22, SEASON, UNIT_TYPE, UNITS_OF, WINTER
from polemos.games.syracuse.data.world import ATHENS, BLOCKADE, CATANIA, CITY, SYRACUSE, ZONES
from polemos.games.syracuse.rules.movement.movement import is_foe
from polemos.games.syracuse.rules.rolls import R_SUPPLY, Roll
from polemos.games.syracuse.rules.works import relieve, shorten
from polemos.games.syracuse.state import BY_BLOCKADE, BY_CAVALRY, BY_STARVING, Siege, Step, decide, hurt, strength


def box_after(s: Siege, side: int, by: int) -> int:
    """Where a marker stands that has moved so many boxes within its track [6.track.a]."""
    return min(tables.supply.track.most, max(tables.supply.track.least, s.boxes[side] + by))


def move_of(s: Siege, side: int) -> int:
    """How many boxes a marker moves in D4: toward 0 on Disette, toward 3 on Appro but in winter [6.d4.a, 6.d4.b]."""
    if s.causes[side]:
        return tables.supply.disette
    return tables.supply.appro_winter if SEASON[s.turn] == WINTER else tables.supply.appro


def shift_marker(s: Siege, side: int, by: int, clause: str) -> None:
    """A marker moves so many boxes."""
    before = s.boxes[side]
    s.boxes[side] = box_after(s, side, by)
    if s.boxes[side] != before:
        s.tell("supply", (side, s.boxes[side]), (clause,))


@dataclass(slots=True, frozen=True)
class Supplies(Step):
    """S22: the own marker moves one box toward 3 [event.22]."""

    side: int

    def run(self, s: Siege) -> None:
        shift_marker(s, self.side, EVENT[S22].boxes, "event.22")


@dataclass(slots=True, frozen=True)
class MarkerMoves(Step):
    """Disette moves the marker toward 0, Appro toward 3 but in winter [2.D4.a, 6.d4.a, 6.d4.b].

    At 0 on Disette Syracuse has lost at once [6.zero.b, 9.sudden.a] (RULING-51), Athens starves [6.zero.a]. Before that
    a shortage by cavalry alone ends [6.cav.a], and only what is still short at 0 starves (RULING-28, RULING-30).
    With the switch `cavalry_starves` such a shortage lasts until the marker has come to 0.
    """

    side: int

    def run(self, s: Siege) -> None:
        side = self.side
        shift_marker(s, side, move_of(s, side), "6.d4.a" if s.causes[side] else "6.d4.b")
        if s.causes[side] & BY_CAVALRY:
            at_zero = s.boxes[side] == tables.supply.track.least
            if s.causes[side] != BY_CAVALRY or at_zero or not s.option_set.cavalry_starves:
                relieve(s, side, BY_CAVALRY, "6.cav.a")
        if s.causes[side] and s.boxes[side] == tables.supply.track.least:
            if side == SYRACUSE:
                decide(s, ATHENS, BY_STARVING, "6.zero.b")
            else:
                starve(s)


def starve(s: Siege) -> None:
    """Every Athenian unit on the map loses a step [6.zero.a]."""
    s.tell("starving", (ATHENS,), ("6.zero.a",))
    for u in UNITS_OF[ATHENS]:
        if s.loc[u] >= 0 and not IS_LEADER[u]:
            hurt(s, u, "6.zero.a")


# ---------------------------------------------------------------- the end of the adjustment phase


def riders(s: Siege, side: int) -> int:
    """PF of the cavalry of a side in plain and raised zones, not inside works nor in city or Catania (RULING-10)."""
    found = [
        u
        for u in UNITS_OF[side]
        if UNIT_TYPE[u] == CAVALRY and 0 <= s.loc[u] < ZONES and s.loc[u] not in (CITY, CATANIA)
    ]
    return strength(s, found)


@dataclass(slots=True, frozen=True)
class CavalryCheck(Step):
    """Has the enemy more than twice the cavalry in the country, he rolls a die [6.ath.b, 6.syr.d] (RULING-31)."""

    side: int

    def run(self, s: Siege) -> None:
        if riders(s, 1 - self.side) > tables.supply.cavalry_factor * riders(s, self.side):
            s.then(Roll(1 - self.side, R_SUPPLY), Harried(self.side))


@dataclass(slots=True, frozen=True)
class Harried(Step):
    """Even turns the Athenian marker to Disette, odd the Syracusan [6.ath.b, 6.syr.d]."""

    side: int

    def run(self, s: Siege) -> None:
        if s.rolled.pop() in tables.supply.short_on[self.side]:
            shorten(s, self.side, BY_CAVALRY, "6.ath.b" if self.side == ATHENS else "6.syr.d")


@dataclass(slots=True, frozen=True)
class BlockadeCheck(Step):
    """Athenian units in all of T7, M5 and M8 turn the Syracusan marker [6.syr.c]; renewed or dropped each time."""

    def run(self, s: Siege) -> None:
        if all(is_foe(s, SYRACUSE, zone) for zone in BLOCKADE):
            shorten(s, SYRACUSE, BY_BLOCKADE, "6.syr.c")
        else:
            relieve(s, SYRACUSE, BY_BLOCKADE, "6.syr.c")
