"""Harassment: light troops dash at a slower enemy, shoot and come back, as their whole action [9.32, 9.41, RULING-41].

The counter stays where it is, but the dash must be possible. The unit shoots at range 1 as moving; the target may
use entry reaction if the place of the shot lies in its zone of control; both results count together. Of the places
that the dash can reach the unit takes the best: out of the target's zone if there is one, then the one with the
best shot.
"""

from dataclasses import dataclass
from typing import Final

from polemos.board.search import Row, search
from polemos.games.alexander.data import tables
from polemos.games.alexander.data.facing import opposite
from polemos.games.alexander.data.ground import CELLS, NEVER, NEXT, NOWHERE, ROUGH, WALL, direction_to, distance, within
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.tables import CAVALRY, LI, LP, SCREEN, SK
from polemos.games.alexander.rules import standing_orders
from polemos.games.alexander.rules.field import ammunition, encounters, scenario_rules
from polemos.games.alexander.rules.field.universes import naming, place_of, unit_named, units_of, verb_of
from polemos.games.alexander.rules.field.zones import covered, covers, held
from polemos.games.alexander.rules.fire.aiming import Aim, able, need_of, refusals_able, victim
from polemos.games.alexander.rules.fire.volley import ENTRY_RANGE, strikes, tell_shot, unasked
from polemos.games.alexander.rules.movement.move_begin_end import Settle
from polemos.games.alexander.rules.movement.move_costs import allowance
from polemos.games.alexander.rules.rolls import R_VOLLEY, Roll
from polemos.games.alexander.rules.rout import hits
from polemos.games.alexander.state import ASK, NEVER_DO, NOTHING_ON, Battle, hexes, setting
from polemos.games.alexander.verbs import REACT_FIRE, REACT_SCREEN, SHOOT
from polemos.kernel.flow import PASS, VERB, Decision, Refusal, Step, unless, when

_START: Final = FILES.missile_rules.harassment_start
ON_FOOT_START: Final[int] = _START.foot
MOUNTED_START: Final[int] = _START.light_cavalry
HARASS_RANGE: Final[int] = FILES.missile_rules.harassment_range
AGAIN_HITS: Final[int] = tables.MOVES.again.normal
NO_PLACE: Final = -1


def reach(s: Battle, u: int) -> int:
    """From how far a unit may harass, 0 if its kind cannot: SK, LI and LP with slings or javelins, light cavalry
    [9.32a, 9.41a]."""
    g = setting(s)
    kind, weapon = g.kind[u], g.weapon[u]
    if kind in (SK, LI, LP) and weapon in (tables.SLING, tables.JAVELIN):
        return ON_FOOT_START
    if kind == tables.LC and weapon in (tables.HORSE_BOW, tables.HORSE_JAVELIN):
        return MOUNTED_START
    return 0


def slower(s: Battle, u: int, target: int) -> bool:
    """Whether a target is slow enough, as its formation makes it: cataphracts always before light cavalry [9.32a,
    9.42e, 6.62a, 9.64a]."""
    g = setting(s)
    return allowance(s, target) < allowance(s, u) or (g.cataphract[target] and CAVALRY[g.kind[u]])


def apart(s: Battle, u: int, target: int) -> int:
    """The hexes between two units, by their nearest halves."""
    return min(distance(a, b) for a in hexes(s, u) for b in hexes(s, target))


def dash(s: Battle, u: int) -> dict[int, int]:
    """The hexes that a unit could dash to and how far they are: clear ground without friends, enemies or rough
    hexsides.

    Both halves of a double-size unit go by the same bearing. A hex in an enemy zone of control can only be the last one
    [7.23a] (RULING-63).
    """
    enemy = 1 - setting(s).side[u]
    start = s.loc[u]
    bearing = direction_to(start, s.tail[u]) if s.tail[u] >= 0 else -1

    def onward(h: int, left: int) -> Row:
        other = h if bearing < 0 else NEXT[6 * h + bearing]
        if not left or (h != start and (covered(s, h, enemy) or (other != h and covered(s, other, enemy)))):
            return ()
        ways = [d for d in range(6) if _free(s, u, h, d)]
        if other != h:
            ways = [d for d in ways if _free(s, u, other, d)]
        return [(NEXT[6 * h + d], 1) for d in ways]

    found = search(CELLS + 1, (start,), reach(s, u), onward)
    far: dict[int, int] = {}
    for h in found.order[1:]:
        far.setdefault(h, found.cost(h))
        if bearing >= 0:
            far.setdefault(NEXT[6 * h + bearing], found.cost(h))
    return far


def _free(s: Battle, u: int, h: int, d: int) -> bool:
    """Whether a dash may go from a hex to its neighbour."""
    g = setting(s)
    field = g.field
    n = NEXT[6 * h + d]
    return (
        n != NOWHERE
        and s.at[n] in (NOTHING_ON, u)
        and not ROUGH[field.terrain[n]]
        and not field.rough_side(h, d)
        and field.crossing(h, d, g.group[u]) != NEVER
    )


def place_beside(s: Battle, u: int, target: int, reached: dict[int, int]) -> int:
    """Where a unit would shoot from: a hex of its dash from which the target would be in its zone; NO_PLACE if none
    is."""
    g = setting(s)
    field = g.field
    weapon = g.weapon[u]
    best, mark = NO_PLACE, (2, 0, 0)
    for there in hexes(s, target):
        for d in range(6):
            h = NEXT[6 * there + d]
            if h not in reached:
                continue
            back = opposite(d)
            if field.crossing(h, back, g.group[u]) == NEVER or field.sides[6 * h + back] & WALL:
                continue
            need = need_of(s, weapon, target, h, there, HARASS_RANGE, 1)
            this = (1 if covers(s, target, h) else 0, -need, h)
            if best == NO_PLACE or this < mark:
                best, mark = h, this
    return best


def preys(s: Battle, u: int) -> list[int]:
    """The enemy units that a unit can harass now."""
    limit = reach(s, u)
    if not limit or not able(s, u, setting(s).weapon[u]) or held(s, u) or scenario_rules.confined(s, u):
        return []
    sides = setting(s).side
    seen: list[int] = []
    for start in hexes(s, u):
        for h in within(start, limit):
            e = s.at[h]
            if e >= 0 and sides[e] != sides[u] and e not in seen and slower(s, u, e) and apart(s, u, e) > 1:
                seen.append(e)
    if not seen:
        return seen
    reached = dash(s, u)
    return [e for e in seen if place_beside(s, u, e, reached) != NO_PLACE]


def refusals_harass(s: Battle, u: int) -> list[Refusal]:
    """Why a unit cannot be ordered to harass anybody [9.32a, 9.41a, 9.74a]; to dash out of the glen is to leave it
    [scn.lyginus.1] (RULING-132).
    """
    found = _refusals_dash(s, u)
    if s.fired[u]:
        found.append(Refusal("8.11b", s.loc[u]))
    return found or unless(bool(preys(s, u)), _clause_for(s, u), s.loc[u])


def _clause_for(s: Battle, u: int) -> str:
    """The clause of harassment: of horsemen, of men on foot."""
    return "9.41a" if CAVALRY[setting(s).kind[u]] else "9.32a"


def _refusals_dash(s: Battle, u: int) -> list[Refusal]:
    """Why a unit cannot dash at anybody, whoever is near."""
    if not reach(s, u):
        return [Refusal(_clause_for(s, u), s.loc[u])]
    found = refusals_able(s, u, setting(s).weapon[u])
    if scenario_rules.confined(s, u):
        found.append(Refusal("scn.lyginus.1", s.loc[u]))
    if s.loc[u] >= 0 and held(s, u):
        found.append(Refusal(_clause_for(s, u), s.loc[u]))
    return found


def may_harass(s: Battle, u: int) -> bool:
    """Whether a unit can be ordered to harass somebody: `refusals_harass` in haste."""
    return not s.fired[u] and bool(preys(s, u))


def refusals_prey(s: Battle, u: int, target: int) -> list[Refusal]:
    """Why a unit cannot harass this target, -1 for one that is not in the battle [9.32a, 9.41a, 9.42e]."""
    g = setting(s)
    clause = _clause_for(s, u)
    found = _refusals_dash(s, u)
    if target < 0 or s.loc[target] < 0 or g.side[target] == g.side[u]:
        found.append(Refusal(clause, place_of(s, target)))
    if found:
        return found
    if s.beneath[target]:
        return [Refusal("9.62h", s.loc[target])]
    if not slower(s, u, target):
        found.append(Refusal("9.42e" if CAVALRY[g.kind[u]] and CAVALRY[g.kind[target]] else clause, s.loc[target]))
    if not 1 < apart(s, u, target) <= reach(s, u) or place_beside(s, u, target, dash(s, u)) == NO_PLACE:
        found.append(Refusal(clause, s.loc[target]))
    return found


def begin_harass(s: Battle, u: int) -> None:
    """A unit is ordered to harass: it has moved and shot, which costs a Moved one a hit [6.13b, 9.32a, RULING-41].

    One that has another enemy in its zone says at the end whether it will fight him [7.32a] (RULING-124).
    """
    again = s.moved[u]
    s.moved[u] = 1
    s.fired[u] = 1
    s.then(HarassTarget(setting(s).side[u], u), Settle(u))
    if again:
        hits.hurt(s, u, AGAIN_HITS, "6.13b")


@dataclass(slots=True, frozen=True)
class HarassTarget(Decision):
    """Whom to harass [9.32b]."""

    unit: int

    def clause(self) -> str:
        return "9.32b"

    def universe(self, s: Battle) -> list[int]:
        return units_of(s, SHOOT, 1 - self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return refusals_prey(s, self.unit, unit_named(s, c))

    def options(self, s: Battle) -> list[int]:
        return naming(s, SHOOT, preys(s, self.unit))

    def chosen(self, s: Battle, c: int) -> None:
        g = setting(s)
        u, e = self.unit, g.unit_of[c % VERB]
        place = place_beside(s, u, e, dash(s, u))
        s.tell("harasses", (g.gid[u], g.gid[e], place), (self.clause(),))
        scenario_rules.fired_on(s, e)
        s.then(HarassReaction(g.side[e], u, e, place, 0))


@dataclass(slots=True, frozen=True)
class HarassReaction(Decision):
    """The target may use entry reaction against those who harass it; elephants with both their weapons [9.12, 9.32b].

    space: where they shoot from; used: 1 the target's own weapon, 2 its screen, 3 both.
    """

    unit: int
    target: int
    space: int
    used: int

    def clause(self) -> str:
        return "9.32b"

    def universe(self, s: Battle) -> list[int]:
        return [PASS, *units_of(s, REACT_FIRE, self.side), *units_of(s, REACT_SCREEN, self.side)]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        e = unit_named(s, c)
        if c == PASS or e != self.target:
            return unless(c == PASS and c in self.options(s), "9.32b", place_of(s, e))
        n = int(verb_of(c) == REACT_SCREEN)
        return self._refusals_weapon(s, n) or unless(c in self.options(s), "9.32b", s.loc[e])

    def _refusals_weapon(self, s: Battle, n: int) -> list[Refusal]:
        """Why the target cannot answer with a weapon: 0 its own, 1 its screen [8.21a, 8.24, 9.12, 9.52]."""
        e = self.target
        weapon = SCREEN if n else setting(s).weapon[e]
        found = refusals_able(s, e, weapon)
        if self.used >> n & 1:
            found.append(Refusal("9.12" if setting(s).screen[e] else "9.32b", s.loc[e]))
        if weapon == tables.BOLT:
            found.append(Refusal("9.52", s.loc[e]))
        found += when(not covers(s, e, self.space), "8.21a", self.space)
        if encounters.noted(s, e, self.unit, encounters.RETURNED):
            found.append(Refusal("8.24", s.loc[e]))
        return found

    def options(self, s: Battle) -> list[int]:
        g = setting(s)
        u, e = self.unit, self.target
        wish = standing_orders.wish(s, self.side, standing_orders.K_ENTRY)
        found: list[int] = [PASS]
        if wish != NEVER_DO:
            for n, weapon in enumerate((g.weapon[e], SCREEN)):
                if self._refusals_weapon(s, n):
                    continue
                c = (REACT_SCREEN if n else REACT_FIRE) + g.gid[e]
                if wish != ASK:
                    if unasked(s, wish, e, u, weapon, answer_aim(s, u, e, self.space, weapon).need):
                        return [c]
                else:
                    found.append(c)
        return found

    def chosen(self, s: Battle, c: int) -> None:
        g = setting(s)
        u, e = self.unit, self.target
        if c != PASS:
            bit = 2 if verb_of(c) == REACT_SCREEN else 1
            encounters.note(s, e, u, encounters.ENTERED)
            s.then(HarassReaction(self.side, u, e, self.space, self.used | bit))
            return
        steps: list[Step] = [Roll(g.side[u], R_VOLLEY, g.gid[u])]
        steps += [Roll(self.side, R_VOLLEY, g.gid[e]) for n in range(2) if self.used >> n & 1]
        steps.append(HarassExchange(u, e, self.space, self.used))
        s.agenda.extend(steps[::-1])


@dataclass(slots=True, frozen=True)
class HarassExchange(Step):
    """All dice of a harassment have fallen: they count together [9.32b]."""

    unit: int
    target: int
    space: int
    used: int

    def run(self, s: Battle) -> None:
        g = setting(s)
        u, e, place = self.unit, self.target, self.space
        answers: list[tuple[int, int]] = []
        for n, weapon in ((1, SCREEN), (0, g.weapon[e])):
            if self.used >> n & 1:
                answers.append((weapon, s.rolled.pop()))
        # told in the order of the dice: those of its own weapon first
        answers.reverse()
        die = s.rolled.pop()
        weapon = g.weapon[u]
        shot = aim_from(s, weapon, e, place, 1)
        shots = [(w, face, answer_aim(s, u, e, place, w)) for w, face in answers]
        if s.heard is not None:
            tell_shot(s, u, e, weapon, shot, 1, "9.32b")
            for w, _, back in shots:
                tell_shot(s, e, u, w, back, 0, "8.21a")
        effects: list[Step] = []
        ammunition.spend(s, u, weapon, die)
        effects += strikes(s, u, e, victim(s, e, place, shot.hex), weapon, die, shot.need)
        for w, face, back in shots:
            ammunition.spend(s, e, w, face)
            effects += strikes(s, e, u, u, w, face, back.need)
        s.agenda.extend(effects[::-1])


def aim_from(s: Battle, weapon: int, target: int, place: int, moving: int) -> Aim:
    """The best shot of those who harass a target from a hex beside it [9.32b]."""
    best: Aim | None = None
    for h in hexes(s, target):
        if distance(h, place) == HARASS_RANGE:
            need = need_of(s, weapon, target, place, h, HARASS_RANGE, moving)
            if best is None or need > best.need:
                best = Aim(need, HARASS_RANGE, place, h)
    assert best is not None
    return best


def answer_aim(s: Battle, u: int, e: int, place: int, weapon: int) -> Aim:
    """The best shot of a target at those who harass it from a hex beside it [8.21a, 9.32b]."""
    best: Aim | None = None
    for h in hexes(s, e):
        if distance(h, place) == HARASS_RANGE:
            need = need_of(s, weapon, u, h, place, ENTRY_RANGE, 0)
            if best is None or need > best.need:
                best = Aim(need, ENTRY_RANGE, h, place)
    assert best is not None
    return best
