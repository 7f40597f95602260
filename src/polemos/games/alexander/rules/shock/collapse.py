"""The push of shields and the collapse: two hits more, who routs, and who stands on the brink [8.37, 8.38, 10.26]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import verbs
from polemos.games.alexander.data import tables
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.rules import rolls
from polemos.games.alexander.rules.consequences import later
from polemos.games.alexander.rules.field import ammunition, combats
from polemos.games.alexander.rules.field.combats import ATTACKER, DEFENDER, DIE, ROW_FIGHT, ROW_ROLE, ROW_UNIT, members
from polemos.games.alexander.rules.field.universes import place_of, unit_named
from polemos.games.alexander.rules.field.zones import held
from polemos.games.alexander.rules.movement.move_costs import pivot_toll
from polemos.games.alexander.rules.rout import hits
from polemos.games.alexander.rules.rout.rout import Routs
from polemos.games.alexander.rules.shock import advance_ways, charge, reckoning
from polemos.games.alexander.rules.shock.reckoning import positional
from polemos.games.alexander.state import Battle, setting
from polemos.kernel.flow import VERB, Decision, Refusal, Step, unless

_THROUGH: Final = FILES.shock_procedure.breakthrough
_BRINK: Final = FILES.shock_procedure.brink
_BOTH: Final = FILES.shock_procedure.both_rout


@dataclass(slots=True, frozen=True)
class Breakthrough(Step):
    """A unit with three times the hits of any one enemy unit of the combat takes 2 more; 0 counts as 1 [8.37a]."""

    fight: int

    def run(self, s: Battle) -> None:
        fight = self.fight
        if s.fights[fight][DIE] < 0:
            return
        mine = [v for u in members(s, fight, ATTACKER) for v in combats.stack(s, u)]
        other = [v for u in members(s, fight, DEFENDER) for v in combats.stack(s, u)]
        broken = [
            u
            for ours, theirs in ((mine, other), (other, mine))
            for u in ours
            if not s.routed[u] and any(_overborne(s.hits[u], s.hits[e]) for e in theirs)
        ]
        for u in broken:
            hits.add(s, u, _THROUGH.extra_hits, "8.37a")


def _overborne(own: int, enemy: int) -> bool:
    return own >= _THROUGH.factor * max(_THROUGH.zero_counts_as, enemy)


# -------------------------------------------------------------------------------------------------- who is due to rout
def failing(s: Battle, u: int) -> list[int]:
    """Of a unit, or of two phalanxes deep, those whose hits have reached their TQ [8.38a]."""
    return [v for v in combats.stack(s, u) if not s.routed[v] and s.hits[v] >= hits.tq(s, v)]


def struck_again(s: Battle, fight: int) -> list[int]:
    """Units routed before that have taken a hit in the combat [10.25c]."""
    return [
        row[ROW_UNIT]
        for row in s.group
        if row[ROW_FIGHT] == fight
        and row[ROW_ROLE] in (ATTACKER, DEFENDER)
        and s.routed[row[ROW_UNIT]]
        and s.loc[row[ROW_UNIT]] >= 0
        and row[ROW_UNIT] in members(s, fight, row[ROW_ROLE])
        and s.hits[row[ROW_UNIT]] > row[combats.ROW_HITS]
    ]


def excess(s: Battle, u: int) -> int:
    """By how much the hits of a unit, or of the worse of two phalanxes deep, exceed its TQ."""
    return max(s.hits[v] - hits.tq(s, v) for v in combats.stack(s, u))


def unsettled(s: Battle, fight: int) -> bool:
    """Whether anybody in a combat is due to rout."""
    if struck_again(s, fight):
        return True
    return any(failing(s, u) for role in (ATTACKER, DEFENDER) for u in members(s, fight, role))


@dataclass(slots=True, frozen=True)
class GiveWay(Step):
    """The routs of one combat; if all of both sides would rout, one side does [8.33b, 8.33c, 8.33d, 8.38a, 10.26c].

    Enemies all around bar the way of those who flee, whether they fight or not [errata.8.32].
    charge: 1 after the checks of the charge, 0 after the blows.
    """

    fight: int
    charge: int

    def run(self, s: Battle) -> None:
        fight = self.fight
        if s.fights[fight][combats.CLOSED] or not unsettled(s, fight):
            return
        attackers = members(s, fight, ATTACKER)
        defenders = members(s, fight, DEFENDER)
        again = struck_again(s, fight)
        losers = [u for u in attackers if failing(s, u)]
        fallen = [u for u in defenders if failing(s, u)]
        if losers and len(losers) == len(attackers) and fallen and len(fallen) == len(defenders):
            losers, fallen = _one_side(s, fight, attackers, defenders, self.charge)
        steps: list[Step] = [Routs(u) for u in again]
        steps += [Fails(v, 0, 0) for u in losers for v in failing(s, u)]
        steps += [
            Fails(v, int(outflanked(s, fight, self.charge, u, attackers)), int(_by_heavy(s, attackers)))
            for u in fallen
            for v in failing(s, u)
        ]
        if self.charge:
            combats.note(s, fight, combats.SHATTERED, 1)
        s.then(*steps, later("Chase", fight))


@dataclass(slots=True, frozen=True)
class Fails(Step):
    """A unit whose hits have reached its TQ routs, unless the other phalanx of its double depth has just taken it along
    [8.38a, 9.62i].

    automatic, heavy: as `Routs` has them.
    """

    unit: int
    automatic: int
    heavy: int

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] >= 0 and not s.routed[self.unit]:
            s.then(Routs(self.unit, hits.BY_HITS, self.automatic, self.heavy))


def outflanked(s: Battle, fight: int, charge: int, d: int, attackers: list[int]) -> bool:
    """Whether a defender's hits come from an attack with positional superiority [9.65b] (RULING-54)."""
    row = s.fights[fight]
    if not charge:
        return bool(row[combats.POSITION])
    defenders = members(s, fight, DEFENDER)
    return any(
        positional(s, attackers, defenders, a, d, reckoning.direction(s, a, d, row[combats.ORIGIN])) for a in attackers
    )


def _by_heavy(s: Battle, attackers: list[int]) -> bool:
    """Whether phalanxes or hoplites attack [9.65c]."""
    g = setting(s)
    return any(g.kind[a] == tables.PH or g.hoplite[a] for a in attackers)


def _one_side(
    s: Battle, fight: int, attackers: list[int], defenders: list[int], charge: int
) -> tuple[list[int], list[int]]:
    """All of both sides would rout: the side with the unit worst beyond its TQ does, the other stands [10.26a, 10.26b].

    The attacker counts the hits that he would take in the advance.
    """
    walker, toll = would_advance(s, fight, attackers, defenders, charge)
    mine = max(excess(s, a) + (toll if a == walker else 0) for a in attackers)
    other = max(excess(s, d) for d in defenders)
    if s.heard is not None:
        side = s.fights[fight][0]
        s.tell(
            "both-fail", (side if mine > other else 1 - side, mine, other), ("10.26b" if mine == other else "10.26a",)
        )
    keep = defenders if mine > other else attackers
    for u in keep:
        for v in combats.stack(s, u):
            hits.relieve(s, v, hits.tq(s, v) - _BOTH.short_of_tq, "10.26a")
            combats.steadied(s, v)
    combats.note(s, fight, combats.STAY, 2 if mine == other else 1)
    return (attackers, []) if mine > other else ([], defenders)


def would_advance(s: Battle, fight: int, attackers: list[int], defenders: list[int], charge: int) -> tuple[int, int]:
    """Who would advance if all defenders were gone, and the fewest hits that it would cost; -1 and 0 for nobody
    [10.26a].

    charge: 1 in the charge, when nobody leaves an enemy zone of control for it [8.51c].
    """
    held_now = [(x, s.at[x]) for d in defenders for x in (s.loc[d], s.tail[d]) if x >= 0]
    empty = [x for x, _ in held_now]
    for x in empty:
        s.at[x] = -1
    few = advance_ways.chosen_few(s, fight, advance_ways.walkers(s, attackers, empty, charge))
    walker = few[0] if few else -1
    price = 0
    if walker >= 0:
        prices = [advance_ways.cost(s, walker, d) for d in advance_ways.straight(s, walker, empty)]
        prices += [pivot_toll(s, walker, right) for right in advance_ways.pivots(s, walker, empty)]
        price = min(prices)
    for x, u in held_now:
        s.at[x] = u
    return walker, price


@dataclass(slots=True, frozen=True)
class LeftAlone(Step):
    """Where one target has routed in the charge and another stands, an attacker now in an enemy zone of control enters
    the hex of the first neither at once nor after the blows [8.51c] (RULING-67).
    """

    fight: int

    def run(self, s: Battle) -> None:
        fight = self.fight
        if not s.fights[fight][combats.SHATTERED] or not combats.is_open(s, fight):
            return
        if not any(held(s, a) for a in members(s, fight, ATTACKER)):
            return
        for row in list(s.group):
            u = row[ROW_UNIT]
            if (
                row[ROW_FIGHT] == fight
                and row[ROW_ROLE] in (DEFENDER, combats.HUNTED)
                and s.loc[u] != row[combats.ROW_HEX]
            ):
                combats.recast(s, fight, u, combats.GONE)


@dataclass(slots=True, frozen=True)
class Closing(Step):
    """A combat that a rout of the charge has decided is over, with all that the end of one brings: who charged enters
    the empty hex at once [8.17e, 8.33b, 8.33c] (RULING-67).
    """

    fight: int

    def run(self, s: Battle) -> None:
        if s.fights[self.fight][combats.SHATTERED] and not combats.is_open(s, self.fight):
            s.then(Over(self.fight), later("Advance", self.fight, 1))


# --------------------------------------------------------------------------------------------------- the order of routs
@dataclass(slots=True, frozen=True)
class Collapse(Step):
    """Units at their TQ rout; whoever else is there to roll on the brink is noted before anybody runs [8.38], those too
    whose combat the charge has decided (RULING-127).

    Of two phalanxes deep it is only the one that checks [9.62g] (RULING-116).
    fight: -1 all combats of the first line; second lines and pursuits have come to an end by themselves.
    """

    side: int
    fight: int

    def run(self, s: Battle) -> None:
        for row in list(s.group):
            fight, u = row[ROW_FIGHT], row[ROW_UNIT]
            if row[ROW_ROLE] not in (ATTACKER, DEFENDER) or s.loc[u] < 0:
                continue
            if fight != self.fight if self.fight >= 0 else s.fights[fight][combats.KIND] != combats.FIRST_LINE:
                continue
            strikers = members(s, fight, ATTACKER) if row[ROW_ROLE] == DEFENDER else []
            v = charge.first_to_check(s, fight, u, strikers)
            if not s.routed[v]:
                s.group.append((fight, v, combats.BRINK, s.loc[v], s.tail[v], 0, s.hits[v]))
        s.then(
            RoutOrder(self.side, 0) if self.fight < 0 else GiveWay(self.fight, 0), Brink(self.fight), Over(self.fight)
        )


@dataclass(slots=True, frozen=True)
class RoutOrder(Decision):
    """The active player says in which combat units rout next; one after the other they clear the way, or bar it
    [8.3b].

    charge: as `GiveWay` has it; nobody advances before all have routed [8.33b].
    """

    charge: int

    def clause(self) -> str:
        return "8.3b"

    def universe(self, s: Battle) -> list[int]:
        return [verbs.FIGHT + gid for gid in setting(s).gid]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return unless(c in self.options(s), "8.3b", place_of(s, unit_named(s, c)))

    def options(self, s: Battle) -> list[int]:
        gid = setting(s).gid
        found: list[int] = []
        for fight, row in enumerate(s.fights):
            if row[combats.KIND] == combats.FIRST_LINE and not row[combats.CLOSED] and unsettled(s, fight):
                found.append(verbs.FIGHT + gid[combats.first_struck(s, fight)])
        return found

    def chosen(self, s: Battle, c: int) -> None:
        s.then(GiveWay(combats.struck_in(s, setting(s).unit_of[c % VERB]), self.charge), self)


# ------------------------------------------------------------------------------------------------- the brink [8.38b]
@dataclass(slots=True, frozen=True)
class Brink(Step):
    """When the others have run, units of the combats one hit short of their TQ in an enemy zone of control roll, but
    for those that have stood fast or were spared [8.38b] (RULING-27, RULING-73).

    fight: -1 for all combats.
    """

    fight: int

    def run(self, s: Battle) -> None:
        g = setting(s)
        rows = [
            row
            for row in s.group
            if row[ROW_ROLE] == combats.BRINK and (self.fight < 0 or row[ROW_FIGHT] == self.fight)
        ]
        s.group = [row for row in s.group if row not in rows]
        shaky = [
            row[ROW_UNIT]
            for row in rows
            if s.loc[row[ROW_UNIT]] >= 0
            and not s.routed[row[ROW_UNIT]]
            and s.hits[row[ROW_UNIT]] == hits.tq(s, row[ROW_UNIT]) - _BRINK.short_of_tq
            and not combats.is_steady(s, row[ROW_UNIT])
            and held(s, row[ROW_UNIT])
        ]
        for u in reversed(shaky):
            s.then(rolls.Roll(g.side[u], rolls.R_BRINK, g.gid[u]), Wavers(u))


@dataclass(slots=True, frozen=True)
class Wavers(Step):
    """Above its TQ the unit routs, else it stands and 1 hit is removed [8.38b]."""

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        face = s.rolled.pop()
        if s.loc[u] < 0 or s.routed[u]:
            return
        if face > hits.tq(s, u):
            s.then(Routs(u, hits.OUTRIGHT))
        else:
            hits.relieve(s, u, s.hits[u] - _BRINK.removed, "8.38b")


@dataclass(slots=True, frozen=True)
class Over(Step):
    """Combats that came to blows, or were decided in the charge, are over: the javelins of those who fought on foot are
    gone before anybody passes through or advances, which comes after the combat [8.17e, 8.51a, 9.13a] (RULING-128).

    fight: -1 for all combats.
    """

    fight: int

    def run(self, s: Battle) -> None:
        for row in s.group:
            fight = row[ROW_FIGHT]
            if row[ROW_ROLE] in (ATTACKER, DEFENDER, combats.HUNTED, combats.GONE) and self.fight in (fight, -1):
                fought = s.fights[fight][DIE] >= 0 or (
                    s.fights[fight][combats.SHATTERED] and not combats.is_open(s, fight)
                )
                if fought and s.loc[row[ROW_UNIT]] >= 0:
                    ammunition.spend_javelins(s, row[ROW_UNIT])
