"""What the other side may do while a unit moves, in the order of the rules [3.0c, 7.16, 8.2].

At the start of a move: withdrawals before an enemy 2 hexes away. After every hex: bolts (for those who want them
there), reaction facing, withdrawals of units and leaders, cavalry frightened by elephants, entry fire. Each part
comes only where it can matter, and all of it stops when the mover is gone.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data.facing import ASPECT_OF, FRONT, turned
from polemos.games.alexander.data.ground import NEXT, ROUGH, distance, within
from polemos.games.alexander.data.tables import AT, CAVALRY, EL, INFANTRY, MOVES
from polemos.games.alexander.rules import rolls, standing_orders
from polemos.games.alexander.rules.command.command import note_zones_by
from polemos.games.alexander.rules.field import encounters
from polemos.games.alexander.rules.field.universes import facings_of, verb_of
from polemos.games.alexander.rules.field.zones import NO_ASPECT, aspect, covered, covering, neighbours
from polemos.games.alexander.rules.fire import bolts
from polemos.games.alexander.rules.fire.reaction_fire import AfterLine as AfterLine
from polemos.games.alexander.rules.fire.reaction_fire import EntryFire as EntryFire
from polemos.games.alexander.rules.fire.reaction_fire import Leaving as Leaving
from polemos.games.alexander.rules.movement.move_costs import allowance, in_formation
from polemos.games.alexander.rules.reactions import horses_before_elephants, orderly_withdrawal
from polemos.games.alexander.rules.rout import hits, rout
from polemos.games.alexander.state import ALWAYS, ASK, NEVER_DO, Battle, hexes, setting
from polemos.games.alexander.verbs import QUIET, REACT_FACE
from polemos.kernel.flow import NOTHING, PASS, VERB, Decision, Refusal, Step, unless, when

NEAR: Final = 2
"""How far the enemy sees a mover come [6.71a]."""
VERTICES: Final[int] = MOVES.facing.reaction_vertices
ROUGH_HITS: Final[int] = MOVES.facing.rough_hits


def anybody_near(s: Battle, u: int) -> bool:
    """Whether an enemy unit or leader stands within 2 hexes of a unit."""
    g = setting(s)
    mine = g.side[u]
    at = s.at
    sides = g.side
    for h in hexes(s, u):
        for x in within(h, NEAR):
            e = at[x]
            if e >= 0 and sides[e] != mine:
                return True
        for m in range(g.leaders):
            if s.lead_loc[m] >= 0 and g.lead_side[m] != mine and distance(h, s.lead_loc[m]) <= NEAR:
                return True
    return False


@dataclass(slots=True, frozen=True)
class Starting(Step):
    """A unit begins to move: the enemy looks where it stands, and may withdraw from 2 hexes away [6.71a]."""

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return
        encounters.new_move(s, u)
        encounters.watch(s, u)
        if setting(s).has_bolts:
            s.then(bolts.BoltsAt(1 - setting(s).side[u], u, 1))
        if anybody_near(s, u):
            s.then(orderly_withdrawal.Withdrawals(u))


@dataclass(slots=True, frozen=True)
class Approached(Step):
    """A unit has gone a hex, pivoted or turned: what the enemy may do before it goes on [6.71c, 7.16, 8.21, 9.16,
    9.52].

    A mere turn, or an about-face, is no approach (RULING-84).
    """

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return
        if not encounters.has_come(s, u):
            encounters.watch(s, u)
            return
        note_zones_by(s, u)
        g = setting(s)
        if not anybody_near(s, u):
            encounters.watch(s, u)
            if g.has_bolts:
                s.then(bolts.BoltsAt(1 - g.side[u], u, 1))
            return
        if g.kind[u] == EL:
            s.then(
                FacingReactions(u),
                orderly_withdrawal.Withdrawals(u),
                horses_before_elephants.Frightened(u),
                EntryFire(u),
            )
        else:
            s.then(FacingReactions(u), orderly_withdrawal.Withdrawals(u), EntryFire(u))
        if g.has_bolts:
            s.then(bolts.BoltsAt(1 - g.side[u], u, 1))


# -------------------------------------------------------------------------------------------- reaction facing [7.16]


def pace(s: Battle, u: int) -> int:
    """The MA that a unit uses, for comparing two: in its formation, of a phalanx on a hasty move the augmented one
    [6.46a, 6.62a, 9.64a].
    """
    return allowance(s, u, s.hasty if u == s.mover else 0)


def stands_ahead(s: Battle, u: int, mover: int) -> bool:
    """Whether any part of the mover stands at a unit's front already."""
    return any(aspect(s, u, h) == FRONT for h in hexes(s, mover))


def side_of(s: Battle, u: int, mover: int) -> int:
    """At which side of a unit the mover stands: front, flank or rear, whichever is best for it."""
    return min([where for where in [aspect(s, u, h) for h in hexes(s, mover)] if where != NO_ASPECT], default=FRONT)


def held_by_others(s: Battle, u: int, mover: int) -> bool:
    """Whether a unit stood in an enemy zone of control before the mover came: of another enemy, or of the mover
    where it was (RULING-61)."""
    if encounters.held_it_before(s, mover, u):
        return True
    enemy = 1 - setting(s).side[u]
    if not covered(s, s.loc[u], enemy):
        return False
    return any(e != mover for e in covering(s, s.loc[u], enemy))


def refusals_face(s: Battle, u: int, mover: int) -> list[Refusal]:
    """Why a unit cannot turn toward an enemy who has come beside it [7.16a, 9.53, 10.25b]."""
    g = setting(s)
    where = s.loc[u]
    found: list[Refusal] = []
    if where < 0 or s.loc[mover] < 0 or all(aspect(s, u, h) == NO_ASPECT for h in hexes(s, mover)):
        return [Refusal("7.16a", where)]
    found += when(g.double[u] or s.faced[u] or held_by_others(s, u, mover), "7.16a", where)
    found += when(s.routed[u], "10.25b", where)
    return found + when(g.kind[u] == AT, "9.53", where)


@dataclass(slots=True, frozen=True)
class FacingReactions(Step):
    """A unit has come beside enemies: each of them may turn [7.16a]."""

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return
        g = setting(s)
        side = 1 - g.side[u]
        if (
            standing_orders.wish(s, side, standing_orders.K_FACE)
            == NEVER_DO
            == standing_orders.wish(s, side, standing_orders.K_FACE_AHEAD)
        ):
            return
        seen: list[int] = []
        for h in neighbours(s, u):
            e = s.at[h]
            if e >= 0 and g.side[e] == side and not g.double[e] and not s.faced[e] and e not in seen:
                seen.append(e)
        if seen:
            s.agenda.extend([ReactFacing(side, e, u) for e in seen][::-1])


@dataclass(slots=True, frozen=True)
class ReactFacing(Decision):
    """A single-size unit may turn one vertex when an enemy comes beside it; it may rout in doing so [7.16].

    One that has the enemy in front already is asked only if its owner wants that. After a "no" it is not asked again
    while the same move goes on along the same side of it: a new answer has a meaning when the enemy has come from its
    flank to its rear, or from its rear to its flank, for then a turn brings something else. A player who wants to be
    asked at every hex says so by a standing order; one who has heard enough, by "no more" for the rest of the phase.
    """

    unit: int
    mover: int

    def clause(self) -> str:
        return "7.16a"

    def universe(self, s: Battle) -> list[int]:
        return [PASS, *facings_of(REACT_FACE), QUIET] if self._asked(s) else NOTHING

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        if verb_of(c) != REACT_FACE:
            return []
        found = refusals_face(s, self.unit, self.mover)
        return found + unless(c in self._ways(s), "7.16a", s.loc[self.unit])

    def options(self, s: Battle) -> list[int]:
        return [PASS, *self._ways(s), QUIET] if self._asked(s) else NOTHING

    def run(self, s: Battle) -> None:
        if self._wish(s) != ALWAYS:
            Decision.run(self, s)
        elif self._asked(s):
            for c in self._ways(s):
                if self._would_face(s, c - REACT_FACE):
                    s.forced += 1
                    self.chosen(s, c)
                    return

    def _ways(self, s: Battle) -> tuple[int, int]:
        """A vertex to the left, a vertex to the right."""
        facing = s.facing[self.unit]
        return REACT_FACE + turned(facing, -VERTICES), REACT_FACE + turned(facing, VERTICES)

    def _wish(self, s: Battle) -> int:
        """What its owner wants done."""
        ahead = stands_ahead(s, self.unit, self.mover)
        return standing_orders.wish(s, self.side, standing_orders.K_FACE_AHEAD if ahead else standing_orders.K_FACE)

    def _asked(self, s: Battle) -> bool:
        """Whether it can turn, and its owner has not said that he would not."""
        if s.loc[self.mover] < 0 or s.routed[self.mover] or refusals_face(s, self.unit, self.mover):
            return False
        wish = self._wish(s)
        return wish != NEVER_DO and not (wish == ASK and self._answered(s))

    def _answered(self, s: Battle) -> bool:
        """Whether its owner has said no to this already, or to all of it in this phase."""
        if encounters.noted(s, self.side, self.side, encounters.QUIET_FACING):
            return True
        return encounters.noted(s, self.unit, self.mover, encounters.NOT_TURNED + side_of(s, self.unit, self.mover))

    def _would_face(self, s: Battle, facing: int) -> bool:
        """Whether the mover would stand at the unit's front if it faced so."""
        base = 6 * s.loc[self.unit]
        there = hexes(s, self.mover)
        return any(NEXT[base + d] in there and ASPECT_OF[facing][d] == FRONT for d in range(6))

    def chosen(self, s: Battle, c: int) -> None:
        u = self.unit
        if c == QUIET:
            encounters.note(s, self.side, self.side, encounters.QUIET_FACING)
            return
        if c == PASS:
            encounters.note(s, u, self.mover, encounters.NOT_TURNED + side_of(s, u, self.mover))
            return
        g = setting(s)
        s.faced[u] = 1
        s.facing[u] = c % VERB
        s.tell("turned-about", (g.gid[u], s.facing[u]), ("7.16a",))
        s.then(FacingCheck(u, self.mover))
        if ROUGH[g.field.terrain[s.loc[u]]]:
            # a change of facing is movement, and costs this in rough ground, a column less [6.62b, 7.14]
            hits.hurt(s, u, in_formation(s, u, ROUGH_HITS), "7.14")


@dataclass(slots=True, frozen=True)
class FacingCheck(Step):
    """It has turned: it rolls, but not cavalry that turns toward infantry [7.16b, 7.16d]."""

    unit: int
    mover: int

    def run(self, s: Battle) -> None:
        u = self.unit
        g = setting(s)
        if s.loc[u] < 0 or s.routed[u] or (CAVALRY[g.kind[u]] and INFANTRY[g.kind[self.mover]]):
            return
        s.then(rolls.Roll(g.side[u], rolls.R_FACING, g.gid[u]), FacingRolled(u, self.mover))


@dataclass(slots=True, frozen=True)
class FacingRolled(Step):
    """The die, and what the enemy's MA is greater by; above its TQ the unit routs [7.16b, RULING-14]."""

    unit: int
    mover: int

    def run(self, s: Battle) -> None:
        u = self.unit
        more = max(0, pace(s, self.mover) - pace(s, u))
        face = s.rolled.pop()
        limit = hits.tq(s, u)
        if face + more > limit:
            s.tell("turned-too-late", (setting(s).gid[u], face, more, limit), ("7.16b",))
            s.then(rout.Routs(u, hits.OUTRIGHT))
