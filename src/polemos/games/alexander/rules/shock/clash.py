"""The clash and the blows: which units count, the die, and how hits are shared [8.35, 8.36, 10.12]."""

from dataclasses import dataclass

from polemos.games.alexander.data import facing
from polemos.games.alexander.data.tables import charted
from polemos.games.alexander.rules import rolls
from polemos.games.alexander.rules.field import combats
from polemos.games.alexander.rules.field.combats import ATTACKER, DEFENDER, LEAD, NAMED, ORIGIN, SIDE, members, note
from polemos.games.alexander.rules.field.universes import naming, place_of, unit_named, units_of
from polemos.games.alexander.rules.rout import hits
from polemos.games.alexander.rules.shock.reckoning import Reckoning, blows, direction, is_skirmisher, reckon, without
from polemos.games.alexander.state import Battle, charisma, setting
from polemos.games.alexander.verbs import DEFEND_AS, FIGHT, STRIKE_WITH, TAKE_HIT
from polemos.kernel.flow import VERB, Decision, Refusal, Step, unless


@dataclass(slots=True, frozen=True)
class Clash(Step):
    """The defender names his type, the attacker the unit whose direction counts [8.35b, 8.35c, 8.36c]."""

    fight: int

    def run(self, s: Battle) -> None:
        if combats.is_open(s, self.fight):
            side = s.fights[self.fight][SIDE]
            s.then(DefendAs(1 - side, self.fight), StrikeWith(side, self.fight), StrikeAt(side, self.fight))


def reckoned(s: Battle, fight: int, d: int) -> Reckoning:
    """The combat if one of several defenders counts: they have one attacker [8.32b]."""
    attackers = members(s, fight, ATTACKER)
    return reckon(s, attackers, members(s, fight, DEFENDER), attackers[0], d, s.fights[fight][ORIGIN])


def endurance(s: Battle, fight: int, d: int) -> int:
    """What a defender still bears: the first hit that is left over is its own if it counts, unless the attacker deals
    the hits out [10.12a, 10.12b].
    """
    return 0 if dealt_out(s, fight) else hits.tq(s, d) - s.hits[d]


def dealt_out(s: Battle, fight: int) -> bool:
    """Whether a double-size attacker deals out the hits of two or more defenders of one hex [10.12b]."""
    double = setting(s).double
    defenders = members(s, fight, DEFENDER)
    if len(defenders) < 2 or any(double[d] for d in defenders):
        return False
    return any(double[a] for a in members(s, fight, ATTACKER))


@dataclass(slots=True, frozen=True)
class DefendAs(Decision):
    """Several defenders: their player says which of them counts [8.35b, 8.36c].

    Those alike in all that the combat reads of them are one, and so are those of one type that differ by the direction
    of the attack: that is for the attacker to choose [8.35c] (RULING-117).
    """

    fight: int

    def clause(self) -> str:
        return "8.35b"

    def universe(self, s: Battle) -> list[int]:
        return units_of(s, DEFEND_AS, self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        d = unit_named(s, c)
        counting = self.counting(s)
        if d in counting:
            return []
        if d not in members(s, self.fight, DEFENDER):
            return [Refusal("8.35b", place_of(s, d))]
        kind = setting(s).kind
        like = [x for x in counting if charted(kind[x]) == charted(kind[d])]
        where = reckoned(s, self.fight, d).where
        elsewhere = all(reckoned(s, self.fight, x).where != where for x in like)
        return [Refusal("8.35c" if elsewhere else "8.35b", s.loc[d])]

    def options(self, s: Battle) -> list[int]:
        return naming(s, DEFEND_AS, self.counting(s))

    def counting(self, s: Battle) -> list[int]:
        """The defenders that make a difference."""
        defenders = members(s, self.fight, DEFENDER)
        if len(defenders) < 2:
            return defenders
        unlike: dict[int, list[tuple[int, Reckoning]]] = {}
        named: dict[int, list[int]] = {}
        for d in defenders:
            kind = charted(setting(s).kind[d])
            figures = (endurance(s, self.fight, d), reckoned(s, self.fight, d))
            known = unlike.setdefault(kind, [])
            if figures not in known:
                known.append(figures)
                named.setdefault(kind, []).append(d)
        found: list[int] = []
        for kind, units in named.items():
            directions = {figures.where for _, figures in unlike[kind]}
            found += units[:1] if len(directions) == len(units) else units
        return found

    def chosen(self, s: Battle, c: int) -> None:
        note(s, self.fight, NAMED, setting(s).unit_of[c % VERB])


@dataclass(slots=True, frozen=True)
class StrikeWith(Decision):
    """Several attackers: their player says whose type and direction count; not a skirmisher's beside others [8.35c,
    8.36b].
    """

    fight: int

    def clause(self) -> str:
        return "8.35c"

    def universe(self, s: Battle) -> list[int]:
        return units_of(s, STRIKE_WITH, self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        a = unit_named(s, c)
        attackers = members(s, self.fight, ATTACKER)
        if a not in attackers:
            return [Refusal("8.35c", place_of(s, a))]
        alone = all(is_skirmisher(s, x) for x in attackers)
        return unless(alone or not is_skirmisher(s, a), "9.31c", s.loc[a])

    def options(self, s: Battle) -> list[int]:
        # in the order in which they came into the combat
        found = naming(s, STRIKE_WITH, members(s, self.fight, ATTACKER))
        return [c for c in found if not self.refusals(s, c)]

    def chosen(self, s: Battle, c: int) -> None:
        note(s, self.fight, LEAD, setting(s).unit_of[c % VERB])


@dataclass(slots=True, frozen=True)
class StrikeAt(Decision):
    """Several defenders of the type that counts, struck from different sides: the attacker chooses the direction
    [8.35c]; if he keeps that of the defender named, it is that one that counts.
    """

    fight: int

    def clause(self) -> str:
        return "8.35c"

    def universe(self, s: Battle) -> list[int]:
        return units_of(s, FIGHT, 1 - self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        d = unit_named(s, c)
        if d in self.struck(s):
            return []
        kind = setting(s).kind
        if d in members(s, self.fight, DEFENDER) and charted(kind[d]) != charted(kind[s.fights[self.fight][NAMED]]):
            return [Refusal("8.35b", s.loc[d])]
        return [Refusal("8.35c", place_of(s, d))]

    def options(self, s: Battle) -> list[int]:
        return naming(s, FIGHT, self.struck(s))

    def struck(self, s: Battle) -> list[int]:
        """A defender of the type that counts for each direction from which one is struck."""
        row = s.fights[self.fight]
        kinds = setting(s).kind
        kind = charted(kinds[row[NAMED]])
        kept = direction(s, row[LEAD], row[NAMED], row[ORIGIN])
        seen: list[int] = []
        found: list[int] = []
        for d in members(s, self.fight, DEFENDER):
            if charted(kinds[d]) == kind:
                where = direction(s, row[LEAD], d, row[ORIGIN])
                if where not in seen:
                    seen.append(where)
                    found.append(row[NAMED] if where == kept else d)
        return found

    def chosen(self, s: Battle, c: int) -> None:
        note(s, self.fight, NAMED, setting(s).unit_of[c % VERB])


# ---------------------------------------------------------------------------------------------------- the die [8.36k]
def die_modifier(s: Battle, fight: int) -> int:
    """What is added to the die: charisma of the leaders who count, and of those who have fallen in it [8.36l,
    8.36m].
    """
    row = s.fights[fight]
    total = 0
    if row[combats.CAPTAIN] >= 0 and not row[combats.OUT]:
        total += charisma(s, row[combats.CAPTAIN])
    if row[combats.RIVAL] >= 0 and not row[combats.RIVAL_OUT]:
        total -= charisma(s, row[combats.RIVAL])
    sides = setting(s).lead_side
    for where, m in s.killed_here:
        if where == fight:
            total += -charisma(s, m) if sides[m] == row[SIDE] else charisma(s, m)
    return total


@dataclass(slots=True, frozen=True)
class Blow(Step):
    """The die of a combat [8.36k]."""

    fight: int

    def run(self, s: Battle) -> None:
        if combats.is_open(s, self.fight):
            row = s.fights[self.fight]
            s.then(rolls.Roll(row[SIDE], rolls.R_SHOCK, setting(s).gid[row[LEAD]]), Struck(self.fight))


@dataclass(slots=True, frozen=True)
class Struck(Step):
    """The result: hits of both sides, shared among their units [8.36n, 10.12a]."""

    fight: int

    def run(self, s: Battle) -> None:
        die = s.rolled.pop()
        fight = self.fight
        row = s.fights[fight]
        lead, named = row[LEAD], row[NAMED]
        found = reckon(s, members(s, fight, ATTACKER), members(s, fight, DEFENDER), lead, named, row[ORIGIN])
        more = die_modifier(s, fight)
        mine, other = blows(found, die, more)
        note(s, fight, combats.DIE, die)
        note(s, fight, combats.SUPERIOR, found.superiority)
        note(s, fight, combats.POSITION, int(found.position))
        # whoever stood in the charge by 10.26 may advance after the blows
        note(s, fight, combats.STAY, 0)
        g = setting(s)
        if s.heard is not None:
            s.tell(
                "shock",
                (
                    g.gid[lead], g.gid[named], found.where, found.base, found.column, found.superiority, die, more,
                    mine, other, ),
                ("8.36n",),
            )  # fmt: skip
            if found.where > facing.FRONT and not found.position:
                attackers, defenders = members(s, fight, ATTACKER), members(s, fight, DEFENDER)
                why = without(s, attackers, defenders, lead, named, found.where)
                s.tell("no-position", (g.gid[lead], g.gid[named], found.where, why), ("8.36b",))
        s.then(Share(fight, ATTACKER, mine), Share(fight, DEFENDER, other))


# ------------------------------------------------------------------------------------------------------ sharing [10.12]
@dataclass(slots=True, frozen=True)
class Share(Step):
    """Hits of one side: evenly; the first left over to the unit that counted, the others as the owner likes [10.12a].

    A double-size attacker deals out the hits of two or more defenders of one hex as he likes [10.12b]. Two phalanxes in
    one place are one unit here (RULING-72).
    """

    fight: int
    role: int
    number: int

    def run(self, s: Battle) -> None:
        units = members(s, self.fight, self.role)
        n = self.number
        if not n or not units:
            return
        row = s.fights[self.fight]
        if self.role == DEFENDER and dealt_out(s, self.fight):
            s.then(Allot(row[SIDE], self.fight, n))
            return
        even, left = divmod(n, len(units))
        first = row[LEAD if self.role == ATTACKER else NAMED]
        for u in units:
            more = int(left > 0 and u == first)
            give(s, u, even + more)
        left -= int(left > 0 and first in units)
        if left:
            s.due = [u for u in units if u != first]
            owner = row[SIDE] if self.role == ATTACKER else 1 - row[SIDE]
            s.then(*[TakeHit(owner, even) for _ in range(left)])


def give(s: Battle, u: int, n: int) -> None:
    """Hits of shock for a unit; for two phalanxes deep half to each, the odd one to the upper [9.62h]."""
    units = combats.stack(s, u)
    if len(units) == 1:
        hits.add(s, u, n, "8.36n")
        return
    hits.add(s, units[0], n - n // 2, "9.62h")
    hits.add(s, units[1], n // 2, "9.62h")


@dataclass(slots=True, frozen=True)
class TakeHit(Decision):
    """A hit that is left over: the owner says which of his units takes it, each at most one [10.12a].

    even: hits that each has already. The units that can still take one are in `s.due`.
    """

    even: int

    def clause(self) -> str:
        return "10.12a"

    def universe(self, s: Battle) -> list[int]:
        return units_of(s, TAKE_HIT, self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = unit_named(s, c)
        return unless(u in s.due, "10.12a", place_of(s, u))

    def options(self, s: Battle) -> list[int]:
        return naming(s, TAKE_HIT, s.due)

    def chosen(self, s: Battle, c: int) -> None:
        u = setting(s).unit_of[c % VERB]
        s.due = [v for v in s.due if v != u]
        units = combats.stack(s, u)
        # of two phalanxes deep the one that has fewer so far
        hits.add(s, units[self.even % 2] if len(units) > 1 else u, 1, "10.12a")


@dataclass(slots=True, frozen=True)
class Allot(Decision):
    """A double-size attacker deals out the defenders' hits one by one [10.12b]."""

    fight: int
    number: int

    def clause(self) -> str:
        return "10.12b"

    def universe(self, s: Battle) -> list[int]:
        return units_of(s, TAKE_HIT, 1 - self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = unit_named(s, c)
        return unless(u in members(s, self.fight, DEFENDER), "10.12b", place_of(s, u))

    def options(self, s: Battle) -> list[int]:
        return naming(s, TAKE_HIT, members(s, self.fight, DEFENDER))

    def chosen(self, s: Battle, c: int) -> None:
        hits.add(s, setting(s).unit_of[c % VERB], 1, "10.12b")
        if self.number > 1:
            s.then(Allot(self.side, self.fight, self.number - 1))
