"""A whole battle or assault to its end: how likely each side wins, and how many units both may expect to lose.

Nobody breaks off, nobody spends a token, and among equals the first is lost [17.5.3, 17.5.4]. The column of each round
is asked of the rules, on a copy on which so many of each kind still stand [17.4.1, 17.4.8]. A battle with few different
courses is reckoned out: from round to round all that both sides can have come to, each with its chance. Of a larger one
so many are played, always with the same dice.
"""

from collections.abc import Iterable
from itertools import product
from math import comb, prod
from typing import Final, NamedTuple, TypeVar

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.rules.combat import account, outcome, reckoning, rounds
from polemos.games.peloponnesian_war.rules.combat.account import ASSAULT, ATTACKER, DEFENDER
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import FACES_OF_A_DIE, Rng
from polemos.kernel.flow import copy

MOST_ROUNDS: Final = 40
"""After so many rounds hardly any battle goes on."""
NEGLIGIBLE: Final = 1e-7
"""Courses that are less likely are left out."""
BUDGET: Final = 30_000
"""So many steps from one course to another are reckoned; a battle with more of them is played instead."""
TRIALS: Final = 400

Group = tuple[int, int, int]
"""Fighters of a sort who stand with the same courage: sort, courage, count."""
Side = tuple[Group, ...]
Pair = tuple[Side, Side]
K = TypeVar("K")


class Forecast(NamedTuple):
    """wins: how likely the attacker wins; lost: units that attacker and defender lose on average, pursuit included."""

    wins: float
    lost: tuple[float, float]


class Change(NamedTuple):
    """What a result of the chart may do to a side: how likely, who stands then, units routed and units destroyed."""

    chance: float
    side: Side
    routed: int
    lost: int


class _TooLong(Exception):
    """There are too many courses to reckon them all out."""


def forecast(s: War) -> Forecast:
    """The battle whose account is open, from its next round on."""
    try:
        return _Battle(s).reckoned()
    except _TooLong:
        return played(s)


def played(s: War) -> Forecast:
    """The same out of some battles that are played."""
    return _Battle(s).played()


def _sort_of(s: War, fighter: int) -> tuple[int, ...]:
    """What tells fighters apart in a reckoning: their kind, and whether they came over a river with the others."""
    if account.is_garrison(fighter):
        return (-1,)
    return tables.KIND[fighter], s.inside[fighter], int(asking.has(s, fighter, codes.LANDED))


class _Tally:
    """What has come of courses that have ended: who won, losses, and the routed who are still pursued."""

    def __init__(self) -> None:
        self.mass = [0.0, 0.0]
        self.lost = [0.0, 0.0]

    def forecast(self) -> Forecast:
        """The result, as if every course had ended like these."""
        whole = sum(self.mass) or 1.0
        return Forecast(self.mass[ATTACKER] / whole, (self.lost[0] / whole, self.lost[1] / whole))


class _Battle:
    """A battle that is foretold. sorts: of each role the sorts of its fighters, with all of each."""

    def __init__(self, s: War) -> None:
        self.s = copy(s)
        self.s.battle[account.B_RUSE] = self.s.battle[account.B_RUSE + 1] = 0
        self.kind = account.kind_of(s)
        self.rounds = tables.COMBAT.assault.rounds - s.battle[account.B_ROUND] if self.kind == ASSAULT else MOST_ROUNDS
        if self.first_round():
            self.rounds += 1
        self.sorts: list[dict[tuple[int, ...], list[int]]] = []
        self.start: list[Side] = []
        self.routed = [0.0, 0.0]
        self.spent = 0
        for role in (ATTACKER, DEFENDER):
            sorts: dict[tuple[int, ...], list[int]] = {}
            for fighter in account.fighters(s, role):
                sorts.setdefault(_sort_of(s, fighter), []).append(fighter)
            self.sorts.append(sorts)
            names = list(sorts)
            self.start.append(
                _grouped([(names.index(_sort_of(s, f)), s.courage[f]) for f in account.standing(s, role)])
            )
            self.routed[role] = sum([1 for fighter in account.routed(s, role) if fighter < tables.PIECES])
        self.units = [[int(sort != (-1,)) for sort in sorts] for sorts in self.sorts]
        self.known: dict[tuple[int, Side, str], list[Change]] = {}
        self.charts: dict[tuple[tuple[int, ...], tuple[int, ...]], list[tuple[str, str]]] = {}
        self.limits: dict[tuple[tuple[int, ...], tuple[int, ...], int], list[float]] = {}

    def first_round(self) -> bool:
        """Whether the die of a round that has been counted still waits."""
        return bool(self.s.agenda) and not isinstance(self.s.agenda[-1], rounds.GoOn | outcome.StormOn)

    # -- a round

    def counts(self, role: int, side: Side) -> tuple[int, ...]:
        """How many of each sort stand."""
        found = [0] * len(self.sorts[role])
        for sort, _, count in side:
            found[sort] += count
        return tuple(found)

    def stand(self, attackers: tuple[int, ...], defenders: tuple[int, ...]) -> None:
        """Let so many of each sort stand on the copy."""
        self.s.courage = [0] * codes.FIGHTERS
        for sorts, counts in zip(self.sorts, (attackers, defenders), strict=True):
            for fighters, count in zip(sorts.values(), counts, strict=True):
                for fighter in fighters[:count]:
                    self.s.courage[fighter] = 1

    def results(self, attacker: Side, defender: Side) -> list[tuple[str, str]]:
        """What each face of the die does to both [17.5.1]."""
        key = self.counts(ATTACKER, attacker), self.counts(DEFENDER, defender)
        found = self.charts.get(key)
        if found is None:
            self.stand(*key)
            column = reckoning.column(self.s)
            found = self.charts[key] = [reckoning.effects(column, face) for face in range(1, FACES_OF_A_DIE + 1)]
        return found

    def suffered(self, role: int, side: Side, effect: str) -> list[Change]:
        """All that a result can do to a side: a unit destroyed, morale lowered, checks [17.5.3].

        Raises _TooLong when that has been asked too often.
        """
        found = self.known.get((role, side, effect))
        if found is None:
            self.spend(prod([1 + count for _, _, count in side]))
            found = self.known[role, side, effect] = self._suffered(role, side, effect)
        self.spend(len(found))
        return found

    def spend(self, steps: int) -> None:
        """So many steps are reckoned. Raises _TooLong when they are too many."""
        self.spent += steps
        if self.spent > BUDGET:
            raise _TooLong

    def _suffered(self, role: int, side: Side, effect: str) -> list[Change]:
        if effect == rounds.NOTHING_HAPPENS or not side:
            return [Change(1.0, side, 0, 0)]
        shaken, routed, lost = self.before_checks(role, side, effect)
        found: dict[tuple[Side, int], float] = {}
        for left in product(*[range(count + 1) for _, _, count in shaken]):
            chance, fled, stay = 1.0, routed, []
            for (sort, courage, count), stays in zip(shaken, left, strict=True):
                holds = min(courage, FACES_OF_A_DIE) / FACES_OF_A_DIE
                chance *= comb(count, stays) * holds**stays * (1 - holds) ** (count - stays)
                fled += self.units[role][sort] * (count - stays)
                stay.append((sort, courage, stays))
            if chance:
                key = tuple([group for group in stay if group[2]]), fled
                found[key] = found.get(key, 0.0) + chance
        return [Change(chance, after, fled, lost) for (after, fled), chance in found.items()]

    def before_checks(self, role: int, side: Side, effect: str) -> tuple[Side, int, int]:
        """A side after a broken line and lowered morale; who is routed and destroyed by that [17.5.3, 17.6b]."""
        groups = [list(group) for group in side]
        routed = lost = 0
        if effect == rounds.BROKEN_LINE:
            least = min([courage for _, courage, _ in side])
            hit = next(group for group in groups if group[1] == least)
            hit[2] -= 1
            lost = self.units[role][hit[0]]
        if effect in (rounds.DEMORALIZED, rounds.BROKEN_LINE):
            for group in groups:
                group[1] -= 1
            routed = sum([self.units[role][sort] * count for sort, courage, count in groups if not courage])
        return tuple([(sort, courage, count) for sort, courage, count in groups if courage and count]), routed, lost

    # -- the end

    def winner(self, attacker: Side, defender: Side) -> int:
        """The role that has won, -1 while both stand [17.5.4, 18.4.1]."""
        if not attacker:
            return DEFENDER
        if defender:
            return -1
        if self.kind == ASSAULT:
            names = list(self.sorts[ATTACKER])
            on_land = any(names[sort][0] != tables.FLEET for sort, _, _ in attacker)
            return ATTACKER if on_land else DEFENDER
        return ATTACKER

    def pursued(self, attacker: Side, defender: Side, won: int) -> list[float]:
        """How likely a routed unit of each role is destroyed after the battle [17.7.2, 18.5.1]."""
        key = (self.counts(ATTACKER, attacker), self.counts(DEFENDER, defender), won)
        found = self.limits.get(key)
        if found is None:
            self.stand(key[0], key[1])
            found = [outcome.pursuit_limit(self.s, role, role != won) / FACES_OF_A_DIE for role in (ATTACKER, DEFENDER)]
            self.limits[key] = found
        return found

    def end(self, tally: _Tally, pair: Pair, won: int, course: list[float]) -> None:
        """A course has ended: its chance, and by role routed and lost units weighed with it."""
        chance, *rest = course
        tally.mass[won] += chance
        share = self.pursued(*pair, won)
        for role in (ATTACKER, DEFENDER):
            tally.lost[role] += rest[2 + role] + rest[role] * share[role]
        if won == ATTACKER and self.kind == ASSAULT:
            # whoever is inside is destroyed with the place [18.4.1]
            inside = rest[DEFENDER] * (1 - share[DEFENDER])
            standing = sum([self.units[DEFENDER][sort] * count for sort, _, count in pair[DEFENDER]])
            tally.lost[DEFENDER] += inside + chance * standing

    # -- all courses, or some

    def reckoned(self) -> Forecast:
        """Every course, each with its chance. Raises _TooLong where there are too many."""
        tally = _Tally()
        live: dict[Pair, list[float]] = {(self.start[0], self.start[1]): [1.0, *self.routed, 0.0, 0.0]}
        for _ in range(self.rounds):
            half: dict[tuple[Side, Side, str], list[float]] = {}
            for (attacker, defender), course in live.items():
                for mine, theirs in self.results(attacker, defender):
                    for change in self.suffered(ATTACKER, attacker, mine):
                        _add(half, (change.side, defender, theirs), course, change, ATTACKER, 1 / FACES_OF_A_DIE)
            following: dict[Pair, list[float]] = {}
            for (attacker, defender, effect), course in half.items():
                for change in self.suffered(DEFENDER, defender, effect):
                    _add(following, (attacker, change.side), course, change, DEFENDER, 1.0)
            live = self.go_on(tally, following)
            if not live:
                break
        if self.kind == ASSAULT:
            for pair, course in live.items():
                self.end(tally, pair, DEFENDER, course)
        return tally.forecast()

    def go_on(self, tally: _Tally, courses: dict[Pair, list[float]]) -> dict[Pair, list[float]]:
        """Courses that have not ended; those that have are tallied."""
        live = {}
        for pair, course in courses.items():
            won = self.winner(*pair)
            if won >= 0:
                self.end(tally, pair, won, course)
            elif course[0] > NEGLIGIBLE:
                live[pair] = course
        return live

    def played(self) -> Forecast:
        """Some battles played out, with the same dice whenever it is asked."""
        tally, rng = _Tally(), Rng(f"{self.start}")
        for _ in range(TRIALS):
            pair, course, won = (self.start[0], self.start[1]), [1.0, *self.routed, 0.0, 0.0], -1
            for _ in range(self.rounds):
                effects = self.results(*pair)[rng.below(FACES_OF_A_DIE)]
                after = [self.once(rng, role, pair[role], effects[role], course) for role in (ATTACKER, DEFENDER)]
                pair = after[0], after[1]
                won = self.winner(*pair)
                if won >= 0:
                    break
            self.end(tally, pair, DEFENDER if won < 0 else won, course)
        return tally.forecast()

    def once(self, rng: Rng, role: int, side: Side, effect: str, course: list[float]) -> Side:
        """What a result does to a side with these dice; the routed and the lost are noted."""
        if effect == rounds.NOTHING_HAPPENS or not side:
            return side
        shaken, routed, lost = self.before_checks(role, side, effect)
        stay = []
        for sort, courage, count in shaken:
            stays = sum([1 for _ in range(count) if rng.below(FACES_OF_A_DIE) < courage])
            routed += self.units[role][sort] * (count - stays)
            if stays:
                stay.append((sort, courage, stays))
        course[1 + role] += routed
        course[3 + role] += lost
        return tuple(stay)


def _grouped(fighters: Iterable[tuple[int, int]]) -> Side:
    """Fighters by sort and courage."""
    rows = list(fighters)
    return tuple([(sort, courage, rows.count((sort, courage))) for sort, courage in sorted(set(rows))])


def _add(courses: dict[K, list[float]], key: K, course: list[float], change: Change, role: int, share: float) -> None:
    """Let a course go on by a change of a role: chances are multiplied, and so is what they weigh."""
    share *= change.chance
    into = courses.get(key)
    if into is None:
        into = courses[key] = [0.0] * len(course)
    for n, value in enumerate(course):
        into[n] += value * share
    into[1 + role] += course[0] * share * change.routed
    into[3 + role] += course[0] * share * change.lost
