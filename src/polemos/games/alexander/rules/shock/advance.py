"""Advance after combat: who goes into the hexes that the defenders have left, how, and what it costs [8.5, 8.33b]."""

from dataclasses import dataclass, replace
from typing import Final

from polemos.games.alexander.data import tables
from polemos.games.alexander.data.facing import turned
from polemos.games.alexander.data.ground import NEXT, direction_to
from polemos.games.alexander.rules import consequences, rolls
from polemos.games.alexander.rules.field import combats, universes
from polemos.games.alexander.rules.field.combats import ATTACKER, CLOSED, SIDE, STAY, first_struck, members, vacated
from polemos.games.alexander.rules.field.universes import naming, place_of, unit_named, verb_of
from polemos.games.alexander.rules.field.zones import covered, held
from polemos.games.alexander.rules.fire.reaction_fire import EntryFire, Leaving
from polemos.games.alexander.rules.movement import move_costs, move_legality
from polemos.games.alexander.rules.movement.move_costs import in_rough
from polemos.games.alexander.rules.reactions.leader_withdrawal import LeadersBeside
from polemos.games.alexander.rules.rolls import R_WHEEL
from polemos.games.alexander.rules.rout import hits
from polemos.games.alexander.rules.shock import advance_ways, passthrough
from polemos.games.alexander.rules.shock.advance_ways import advance, chosen_few, pivots, ruinous, straight
from polemos.games.alexander.state import SQUARE, Battle, hexes, setting
from polemos.games.alexander.verbs import ADVANCE, ADVANCE_TO, FIGHT, KEEP_FACING, PIVOT, STAND, TURN, WHEEL
from polemos.kernel.flow import VERB, Decision, Refusal, Step, unless

_ROUGH_HITS: Final[int] = tables.MOVES.facing.rough_hits
_SHORT: Final = 1
"""Hits below its TQ at which a unit stays that the advance would rout [8.51b]."""
_FREELY: Final = 2
_TO_ROLL: Final = 1
_ROLLED: Final = 2
ANYWHERE: Final = -1
"""In place of hexes: nobody can tell how far it goes."""


# ----------------------------------------------------------------------------------------------------- ways forward
# --------------------------------------------------------------------------------------------------------- the advance
@dataclass(slots=True, frozen=True)
class Advance(Step):
    """What follows a combat: pursuit, elephants and chariots pass through, then one unit advances [8.39, 8.51a, 9.13a].

    charge: 1 for a combat that the charge has decided.
    """

    fight: int
    charge: int

    def run(self, s: Battle) -> None:
        fight = self.fight
        if s.fights[fight][CLOSED]:
            return
        combats.note(s, fight, CLOSED, 1)
        steps: list[Step] = [consequences.later("Chase", fight)]
        steps += passthrough.passing(s, fight)
        s.then(*steps, WhoAdvances(s.fights[fight][SIDE], fight, self.charge))


def decided(s: Battle, charge: int) -> list[int]:
    """The combats of the first line whose winners have still to go on. charge: as `Advance` has it."""
    return [
        fight
        for fight, row in enumerate(s.fights)
        if row[combats.KIND] == combats.FIRST_LINE
        and not row[CLOSED]
        and (not charge or (row[combats.SHATTERED] and not combats.is_open(s, fight)))
    ]


def trodden(s: Battle, fight: int, charge: int) -> set[int]:
    """The hexes from which and into which the winners of a combat may go; ANYWHERE for those who pass through or
    pursue, nothing if nobody goes.
    """
    side = s.fights[fight][SIDE]
    if any(step.options(s) for step in passthrough.passing(s, fight)):
        return {ANYWHERE}
    if s.option_set.pursuit and combats.prey(s, fight) and combats.hunters(s, fight):
        return {ANYWHERE}
    empty = vacated(s, fight)
    found: set[int] = set()
    for u in chosen_few(s, fight, WhoAdvances(side, fight, charge).able(s)):
        h, t = s.loc[u], s.tail[u]
        for d in straight(s, u, empty):
            found.add(NEXT[6 * h + d])
            if t >= 0:
                found.add(NEXT[6 * t + d])
        if pivots(s, u, empty):
            found.add(move_costs.pivot_hex(s, u))
        found.add(h)
        if t >= 0:
            found.add(t)
    return found


def in_each_others_way(s: Battle, charge: int) -> list[int]:
    """The combats whose winners' ways on touch those of another one's [8.3b]."""
    ways = [(fight, trodden(s, fight, charge)) for fight in decided(s, charge)]
    ways = [(fight, way) for fight, way in ways if way]
    return [
        fight
        for fight, way in ways
        if any(other != fight and (ANYWHERE in way or ANYWHERE in theirs or way & theirs) for other, theirs in ways)
    ]


@dataclass(slots=True, frozen=True)
class AdvanceOrder(Decision):
    """The active player says in which combat the winners go on next, where it makes a difference [8.3b]
    (RULING-118).

    charge: 1 for the combats that the charge has decided.
    """

    charge: int

    def clause(self) -> str:
        return "8.3b"

    def universe(self, s: Battle) -> list[int]:
        # a combat keeps its name when the unit that was struck in it is gone
        return naming(s, FIGHT, list(setting(s).of_side[1 - self.side]))

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = unit_named(s, c)
        where = place_of(s, u)
        fight = combats.struck_in(s, u) if u >= 0 else -1
        if fight < 0 or first_struck(s, fight) != u:
            return [Refusal("8.51a" if fight < 0 else "8.32b", where)]
        if fight not in decided(s, self.charge):
            return [Refusal("8.33b" if self.charge else "8.3b", where)]
        if not trodden(s, fight, self.charge):
            return [Refusal("8.51a", where)]
        return unless(fight in in_each_others_way(s, self.charge), "8.3b", where)

    def options(self, s: Battle) -> list[int]:
        # in the order of the combats
        return naming(s, FIGHT, [first_struck(s, fight) for fight in in_each_others_way(s, self.charge)])

    def chosen(self, s: Battle, c: int) -> None:
        s.then(Advance(combats.struck_in(s, setting(s).unit_of[c % VERB]), self.charge), self)


@dataclass(slots=True, frozen=True)
class WhoAdvances(Decision):
    """One attacker goes into a hex that the shock has emptied; of equals the owner chooses [8.51a, 8.54]."""

    fight: int
    charge: int

    def clause(self) -> str:
        return "8.54"

    def able(self, s: Battle) -> list[int]:
        """The attackers that could."""
        if s.fights[self.fight][STAY] == 1:
            return []
        empty = vacated(s, self.fight)
        return advance_ways.walkers(s, members(s, self.fight, ATTACKER), empty, self.charge) if empty else []

    def universe(self, s: Battle) -> list[int]:
        return universes.units_of(s, ADVANCE, self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        a = unit_named(s, c)
        empty = vacated(s, self.fight)
        if a not in members(s, self.fight, ATTACKER):
            return [Refusal("8.51a", place_of(s, a))]
        if s.fights[self.fight][STAY] == 1 or not empty:
            return [Refusal("8.51a", s.loc[a])]
        clause = advance_ways.bars_walk(s, a, empty, self.charge)
        if clause:
            return [Refusal(clause, s.loc[a])]
        return unless(a in chosen_few(s, self.fight, self.able(s)), "8.54", s.loc[a])

    def options(self, s: Battle) -> list[int]:
        # in the order in which they came into the combat
        return naming(s, ADVANCE, chosen_few(s, self.fight, self.able(s)))

    def chosen(self, s: Battle, c: int) -> None:
        s.then(AdvanceWay(self.side, setting(s).unit_of[c % VERB], self.fight))


@dataclass(slots=True, frozen=True)
class AdvanceWay(Decision):
    """Where the unit that advances goes: straight on, or a double-size one by a pivot or a wheel, which it need not
    [8.53].
    """

    unit: int
    fight: int

    def clause(self) -> str:
        return "8.51a"

    def universe(self, s: Battle) -> list[int]:
        halves = hexes(s, self.unit)
        return [*universes.hexes_of(s, ADVANCE_TO), *(PIVOT + x for x in halves), *(WHEEL + x for x in halves), STAND]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = self.unit
        h = s.loc[u]
        x = universes.hex_named(s, c)
        empty = vacated(s, self.fight)
        if c == STAND:
            return unless(not straight(s, u, empty), "8.51a", h)
        if verb_of(c) == ADVANCE_TO:
            d = direction_to(h, x)
            clause = advance_ways.bars_straight(s, u, d, empty) if d >= 0 else "8.51a"
        elif x not in (h, s.tail[u]):
            clause = "8.53"
        else:
            clause = advance_ways.bars_pivot(s, u, x == s.tail[u], empty)
            if not clause and verb_of(c) != self._turning(s, x == s.tail[u]):
                clause = "6.45a"
        return [Refusal(clause, x)] if clause else []

    def options(self, s: Battle) -> list[int]:
        u = self.unit
        h, t = s.loc[u], s.tail[u]
        empty = vacated(s, self.fight)
        ways = straight(s, u, empty)
        found = [ADVANCE_TO + NEXT[6 * h + d] for d in ways]
        found += [self._turning(s, right) + (t if right else h) for right in pivots(s, u, empty)]
        return found if ways else [*found, STAND]

    def _turning(self, s: Battle, right: bool) -> int:
        """Whether one half of the unit goes forward by a pivot or, the other being in an enemy zone, by a wheel."""
        other = s.loc[self.unit] if right else s.tail[self.unit]
        return WHEEL if covered(s, other, 1 - self.side) else PIVOT

    def chosen(self, s: Battle, c: int) -> None:
        u = self.unit
        if c == STAND:
            return
        free = s.fights[self.fight][STAY] == _FREELY
        h, t = s.loc[u], s.tail[u]
        if verb_of(c) == ADVANCE_TO:
            d = next(d for d in move_costs.ahead(s, u) if NEXT[6 * h + d] == c % VERB)
            price = 0 if free else advance_ways.cost(s, u, d)
            one, two, facing = c % VERB, (NEXT[6 * t + d] if t >= 0 else -1), s.facing[u]
            wheel = False
        else:
            right = c % VERB == t
            price = 0 if free else move_costs.pivot_toll(s, u, right)
            one, two, facing = move_costs.pivoted(s, u, right)
            wheel = verb_of(c) == WHEEL and not free and move_legality.wheel_checked(s, u)
        goes = Advances(u, one, two, facing, price, _TO_ROLL if wheel else 0)
        if held(s, u) and not ruinous(s, u, price):
            s.then(Leaving(u, one, two), goes)
        else:
            goes.run(s)


@dataclass(slots=True, frozen=True)
class Advances(Step):
    """The advance is made, once those whose zones the unit leaves have shot; one that it would rout is not [8.51a,
    8.51b, 8.22] (RULING-78).

    wheel: _TO_ROLL for a wheel that costs a check, _ROLLED when its die has fallen [6.45b, 8.53] (RULING-126).
    """

    unit: int
    hex: int
    tail: int
    facing: int
    price: int
    wheel: int

    def run(self, s: Battle) -> None:
        u = self.unit
        g = setting(s)
        price = self.price
        if self.wheel == _ROLLED:
            price += hits.checked(s, u, s.rolled.pop(), R_WHEEL)
        if s.loc[u] < 0 or s.routed[u]:
            return
        if ruinous(s, u, price):
            for v in combats.stack(s, u):
                if s.hits[v] + price >= hits.tq(s, v):
                    spare(s, v)
            return
        if self.wheel == _TO_ROLL:
            s.then(rolls.Roll(g.side[u], R_WHEEL, g.gid[u]), replace(self, wheel=_ROLLED))
            return
        if s.heard is not None:
            held = (s.loc[u], s.tail[u])
            pivot = int(self.tail >= 0 and (self.hex in held or self.tail in held))
            there = self.tail if self.hex in held else self.hex
            s.tell("advances", (g.gid[u], s.loc[u], there, pivot), ("8.51a",))
        advance(s, u, self.hex, self.tail, self.facing)
        for v in combats.stack(s, u):
            hits.add(s, v, price, "8.51a")
        # the enemy shoots before any more movement, and a turn is movement [7.14, 8.21a] (RULING-114)
        s.then(LeadersBeside(u), EntryFire(u), TurnAfter(g.side[u], u))


def spare(s: Battle, u: int) -> None:
    """The advance would rout the winner: it stays, and its hits are one below its TQ [8.51b, errata.8.33]."""
    s.hits[u] = hits.tq(s, u) - _SHORT
    s.tell("stays", (setting(s).gid[u], s.hits[u]), ("8.51b",))


@dataclass(slots=True, frozen=True)
class TurnAfter(Decision):
    """A unit of one hex that has advanced may turn one vertex; in rough ground that costs a hit [8.52, 7.14]."""

    unit: int

    def clause(self) -> str:
        return "8.52"

    def universe(self, s: Battle) -> list[int]:
        return [KEEP_FACING, *(TURN + turned(s.facing[self.unit], n) for n in (-1, 1, -2, 2, 3))]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = self.unit
        h, facing = s.loc[u], s.facing[u]
        if h < 0 or s.routed[u] or s.tail[u] >= 0 or s.form[u] == SQUARE:
            return [Refusal("9.64a" if s.form[u] == SQUARE else "8.53" if s.tail[u] >= 0 else "8.52", h)]
        if in_rough(s, u) and s.hits[u] + _ROUGH_HITS >= hits.tq(s, u):
            return [Refusal("8.51b", h)]
        return unless(c == KEEP_FACING or c % VERB in (turned(facing, -1), turned(facing, 1)), "8.52", h)

    def chosen(self, s: Battle, c: int) -> None:
        if c == KEEP_FACING:
            return
        u = self.unit
        s.facing[u] = c % VERB
        s.tell("turns-after", (setting(s).gid[u], c % VERB), ("8.52",))
        if in_rough(s, u):
            hits.add(s, u, _ROUGH_HITS, "7.14")
