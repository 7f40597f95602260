"""Battles, and the ambush that may turn them. Sections 4 and 6."""

from dataclasses import dataclass
from typing import Final

from polemos.kernel.flow import Decision, Refusal, RollDie, Step
from polemos.wargame.reckoning import Term, total

from agesilaos.data.tables import CRT, HORSE, LEADER, MARCH, ODDS, PERSIAN, PIECE_COUNT, SHIFTS, SIDE_OF, STRENGTH
from agesilaos.data.world import HOME, NEIGHBOURS, NOWHERE, SPACES, WALLS
from agesilaos.rules.marching import arrive
from agesilaos.state import Situation, left, lift, own_at
from agesilaos.verbs import HIDE, LOSE, RETREAT

# why a die is rolled
ROLL_REASONS: Final = ("battle",)
R_BATTLE: Final = 0
# reasons why the column moves
LED, RIDDEN, WALLED, AMBUSHED = range(4)
# results, and what they mean for attacker and defender: units lost, and who goes
AL, AR, EX, DR, DL = range(5)
LOSSES: Final = ((1, 0), (0, 0), (1, 1), (0, 0), (0, 1))
ATTACKER_GOES: Final = (AL, AR, EX)


@dataclass(slots=True, frozen=True)
class Roll(RollDie):
    """Roll one die [4.2]. The step that wanted it comes next and takes it with `s.rolled.pop()`."""

    def clause(self) -> str:
        return "4.2"


@dataclass(slots=True, frozen=True)
class HideAmbush(Decision):
    """Where the Persian horsemen lie in ambush: in a place of their own [6.1]."""

    def clause(self) -> str:
        return "6.1"

    def universe(self, s: Situation) -> list[int]:
        return [HIDE + space for space in range(SPACES)]

    def refusals(self, s: Situation, c: int) -> list[Refusal]:
        space = c - HIDE
        return [] if space < SPACES and HOME[space] == PERSIAN else [Refusal("6.1")]

    def chosen(self, s: Situation, c: int) -> None:
        s.ambush, s.hidden = c - HIDE, 1
        if s.heard is not None:
            s.tell("hidden", (self.side,), ("6.1",))


@dataclass(slots=True, frozen=True)
class Fight(Step):
    """Where both sides stand after the marches of one, that side attacks, place by place [4.1]."""

    side: int

    def run(self, s: Situation) -> None:
        for space in range(SPACES):
            if own_at(s, self.side, space) and own_at(s, 1 - self.side, space):
                surprise = int(s.ambush == space)
                s.fought[space] = 1
                if surprise:
                    s.ambush, s.hidden = NOWHERE, 0
                    s.exposed += 1
                    if s.heard is not None:
                        s.tell("ambushed", (space,), ("6.2",))
                s.then(Roll(self.side, R_BATTLE), Battle(self.side, space, surprise), Fight(self.side))
                return


def strength(s: Situation, side: int, space: int) -> int:
    """What the units of a side in a place are worth; those without supply half of it, rounded up [4.2, 5.2]."""
    return sum([(STRENGTH[u] + 1) // 2 if s.hungry[u] else STRENGTH[u] for u in own_at(s, side, space)])


def shifts(s: Situation, side: int, space: int, surprise: int) -> list[Term]:
    """What moves the column of an attack, to the right for the attacker [4.3, 6.2]."""
    own, other = own_at(s, side, space), own_at(s, 1 - side, space)
    found: list[Term] = []
    for units, way in ((own, 1), (other, -1)):
        if any(LEADER[u] for u in units):
            found.append(Term(LED, way * SHIFTS.leader, "4.3"))
    riders, against = any(HORSE[u] for u in own), any(HORSE[u] for u in other)
    if riders != against and not WALLS[space]:
        found.append(Term(RIDDEN, SHIFTS.horse if riders else -SHIFTS.horse, "4.3"))
    if WALLS[space] and HOME[space] != side:
        found.append(Term(WALLED, -SHIFTS.walls, "4.3"))
    if surprise:
        found.append(Term(AMBUSHED, SHIFTS.ambush if side == PERSIAN else -SHIFTS.ambush, "6.2"))
    return found


def column(s: Situation, side: int, space: int, surprise: int) -> int:
    """The column of an attack [4.2, 4.3]."""
    base = ODDS.column(strength(s, side, space), strength(s, 1 - side, space))
    return ODDS.shifted(base, total(shifts(s, side, space, surprise)))


@dataclass(slots=True, frozen=True)
class Battle(Step):
    """What the die brings: losses, then one side goes [4.2, 4.4, 4.5]."""

    side: int
    space: int
    surprise: int

    def run(self, s: Situation) -> None:
        at = column(s, self.side, self.space, self.surprise)
        result = CRT.read(at, s.rolled.pop())
        if s.heard is not None:
            s.tell("battle", (self.side, self.space, at, result), ("4.2",))
        loser = self.side if result in ATTACKER_GOES else 1 - self.side
        sides = (self.side, 1 - self.side)
        lost = [LoseUnit(side, self.space) for side, n in zip(sides, LOSSES[result], strict=True) if n]
        s.then(*lost, Retreat(loser, self.space), Scatter(loser, self.space))


def lose(s: Situation, unit: int, kind: str, clause: str) -> None:
    """A unit is lost, which is a point for the enemy [7.2]; without any a side has lost the war [7.3]."""
    space = s.loc[unit]
    lift(s, unit)
    s.points[1 - SIDE_OF[unit]] += 1
    if s.heard is not None:
        s.tell(kind, (unit, space), (clause,))
    if not left(s, SIDE_OF[unit]):
        s.agenda.clear()  # [7.3]


@dataclass(slots=True, frozen=True)
class LoseUnit(Decision):
    """Which unit a side loses in a battle [4.4]."""

    space: int

    def clause(self) -> str:
        return "4.4"

    def universe(self, s: Situation) -> list[int]:
        return [LOSE + unit for unit in range(PIECE_COUNT)]

    def refusals(self, s: Situation, c: int) -> list[Refusal]:
        return [] if c - LOSE in own_at(s, self.side, self.space) else [Refusal("4.4")]

    def chosen(self, s: Situation, c: int) -> None:
        lose(s, c - LOSE, "lost", "4.4")


def refusals_retreat(s: Situation, side: int, start: int, space: int) -> list[Refusal]:
    """Why beaten units cannot go to a place: not the next one, the enemy is there [4.5], or it would be full [3.4]."""
    group = own_at(s, side, start)
    if not group or space >= SPACES or space not in NEIGHBOURS[side][start] or own_at(s, 1 - side, space):
        return [Refusal("4.5", start)]
    return [Refusal("3.4", space)] if len(group) + len(own_at(s, side, space)) > MARCH.stack else []


@dataclass(slots=True, frozen=True)
class Retreat(Decision):
    """Where all units of the side that was beaten go [4.5]."""

    space: int

    def clause(self) -> str:
        return "4.5"

    def universe(self, s: Situation) -> list[int]:
        return [RETREAT + space for space in range(SPACES)]

    def refusals(self, s: Situation, c: int) -> list[Refusal]:
        return refusals_retreat(s, self.side, self.space, c - RETREAT)

    def chosen(self, s: Situation, c: int) -> None:
        for unit in own_at(s, self.side, self.space):
            arrive(s, unit, c - RETREAT, "4.5")


@dataclass(slots=True, frozen=True)
class Scatter(Step):
    """Beaten units that could go nowhere are lost [4.5]."""

    side: int
    space: int

    def run(self, s: Situation) -> None:
        if own_at(s, 1 - self.side, self.space):
            for unit in own_at(s, self.side, self.space):
                lose(s, unit, "lost", "4.5")
