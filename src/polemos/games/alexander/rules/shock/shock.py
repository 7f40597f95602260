"""The shock segment: who must and who may fight, the markers, who attacks whom, and the order of the steps [7.3, 8.3].

A combat is one attacker with one or more defenders, or several attackers with one defender [8.32b, 8.32d]. Each step
is done for all combats before the next one begins [8.3b].
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data.facing import FRONT
from polemos.games.alexander.data.tables import AT, CAVALRY, CH, EL, MUST_SHOCK, SK
from polemos.games.alexander.rules.command.command import flood, in_zone, is_overall, stands_in
from polemos.games.alexander.rules.field import combats, scenario_rules
from polemos.games.alexander.rules.field.combats import moved_now
from polemos.games.alexander.rules.field.universes import naming, place_of, unit_named, units_of
from polemos.games.alexander.rules.field.zones import aspect, beside_enemy, enemies_in_zone, neighbours
from polemos.games.alexander.rules.shock import advance, charge, clash, collapse, duel, end_of_shock, reckoning
from polemos.games.alexander.rules.shock.reckoning import direction
from polemos.games.alexander.state import MUST_CHECK, NO_CHECK, NO_MARK, Battle, setting
from polemos.games.alexander.verbs import COMMIT, DONE, FIGHT, SPARE
from polemos.kernel.flow import VERB, Decision, Refusal, Step, unless

ALLOWED: Final = ""


# --------------------------------------------------------------------------------------------- whom a unit may attack
def unfit(s: Battle, u: int) -> str:
    """The clause that keeps a unit from attacking anybody, ALLOWED if it may."""
    if s.routed[u]:
        return "10.25b"
    if s.form[u] == state.COLUMN:
        return "6.65a"
    return "9.51a" if setting(s).kind[u] == AT else ALLOWED


def barred(s: Battle, u: int, enemy: int) -> str:
    """The clause that keeps a unit from attacking an enemy in its zone of control, ALLOWED if it may attack it."""
    g = setting(s)
    kind = g.kind[u]
    if kind == SK and not g.star[u] and g.kind[enemy] != CH and not s.routed[enemy]:
        return "9.31a"
    where = direction(s, u, enemy)
    if CAVALRY[kind] and g.kind[enemy] == EL and where == FRONT:
        return "9.15c"
    if not reckoning.base_column(s, u, enemy, where):
        return "8.35a"
    if s.form[u] == state.SQUARE and moved_now(s, u) and not _began_beside(s, u, enemy):
        return "9.64b"
    return ALLOWED


def _began_beside(s: Battle, u: int, enemy: int) -> bool:
    """Whether a square stood beside an enemy when the phase began; it keeps its bearings as it moves."""
    start = s.began[u]
    if start < 0:
        return False
    second = state.second_hex(start, s.facing[u]) if s.tail[u] >= 0 else start
    return aspect(s, enemy, start) >= FRONT or aspect(s, enemy, second) >= FRONT


def targets(s: Battle, u: int) -> list[int]:
    """The enemies that a unit would attack: all in its zone of control that it may [7.31, 8.32a]."""
    if unfit(s, u):
        return []
    return [e for e in enemies_in_zone(s, u) if not barred(s, u, e)]


def refusals_attack(s: Battle, u: int, enemy: int) -> list[Refusal]:
    """Why a unit may not attack an enemy."""
    clause = unfit(s, u)
    found = [Refusal(clause, s.loc[u])] if clause else []
    if enemy not in enemies_in_zone(s, u):
        found.append(Refusal("8.32a", place_of(s, enemy)))
    elif barred(s, u, enemy):
        found.append(Refusal(barred(s, u, enemy), s.loc[enemy]))
    return found


# ---------------------------------------------------------------------------------------------------- markers [7.33]
def mark(s: Battle, u: int, marker: int) -> None:
    """Give a unit its shock marker [7.33, 7.34]."""
    s.mark[u] = marker
    if s.heard is not None:
        clause = "7.34" if marker == NO_CHECK else "7.33"
        s.tell("will-shock" if marker == NO_CHECK else "will-charge", (setting(s).gid[u],), (clause,))


def mark_moved(s: Battle, u: int) -> None:
    """A unit has finished a move: it gets its marker if it must fight; a light one is asked
    [7.31, 7.32a, 7.33, errata.7.32].

    Call it last: it may push a question. A unit that only turned in a zone of control counts as unmoved [7.32b].
    """
    if s.loc[u] < 0 or s.mark[u] or s.turned[u] or s.beneath[u] or not beside_enemy(s, u) or not targets(s, u):
        return
    if MUST_SHOCK[setting(s).kind[u]]:
        mark(s, u, MUST_CHECK)
    else:
        s.then(Willing(setting(s).side[u], u))


@dataclass(slots=True, frozen=True)
class Willing(Decision):
    """A light unit has moved next to the enemy: its owner says now whether it will fight [7.32a, 7.35]."""

    unit: int

    def clause(self) -> str:
        return "7.32a"

    def universe(self, s: Battle) -> list[int]:
        return units_of(s, COMMIT, self.side) + units_of(s, SPARE, self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = unit_named(s, c)
        if u != self.unit or s.loc[u] < 0:
            return [Refusal("7.32a", place_of(s, u))]
        return unless(not s.mark[u], "7.33", s.loc[u])

    def options(self, s: Battle) -> list[int]:
        found = naming(s, COMMIT, [self.unit]) + naming(s, SPARE, [self.unit])
        return [c for c in found if not self.refusals(s, c)]

    def chosen(self, s: Battle, c: int) -> None:
        if c - c % VERB == COMMIT:
            mark(s, self.unit, MUST_CHECK)


# ------------------------------------------------------------------------------------------------ the segment [8.3a]
@dataclass(slots=True, frozen=True)
class ShockSegment(Step):
    """The shock of one leader's Orders Phase, from the designation to the last advance [8.3a]."""

    def run(self, s: Battle) -> None:
        side = scenario_rules.acting_side(s)
        if side < 0:
            return
        g = setting(s)
        s.phase = state.SHOCK
        combats.clear(s)
        s.attacks.clear()
        for u in g.of_side[1 - side]:
            s.struck[u] = 0
        idle: list[int] = []
        for u in g.of_side[side]:
            if s.loc[u] < 0 or s.beneath[u]:
                # of two phalanxes deep the upper one speaks for both
                s.mark[u] = NO_MARK
                continue
            near = beside_enemy(s, u) and bool(targets(s, u))
            if s.mark[u]:
                if not near:
                    s.mark[u] = NO_MARK
            elif near and moved_now(s, u):
                # whoever was left out when it stopped: the enemy has come before it since
                if MUST_SHOCK[g.kind[u]]:
                    mark(s, u, MUST_CHECK)
            elif near:
                idle.append(u)
        s.due = entitled(s, idle)
        s.then(Designate(side), Arrange(side))


def entitled(s: Battle, idle: list[int]) -> list[int]:
    """Unmoved units that may choose to fight: ordered ones, and those in the active leader's range [7.32b,
    RULING-4].

    Whom a casualty has made Finished while he gave his orders is active no longer, and has no range [4.1a, 8.34c].
    """
    if not idle:
        return []
    leads = s.lead >= 0 and s.lead_status[s.lead] == state.ON_MAP and s.rank[s.lead] != state.FINISHED
    reached = flood(s, s.lead) if leads else set()
    found: list[int] = []
    for u in idle:
        order = s.ordered[u]
        if _busy(s, u):
            continue
        if order in (state.TO_FIRE, state.TO_MOVE) or s.turned[u] or stands_in(s, u, reached):
            found.append(u)
    return found


def _busy(s: Battle, u: int) -> str:
    """The clause by which a unit has done all that it may in this phase, ALLOWED if it has not [10.14b, 10.27g]."""
    orders = [s.ordered[v] for v in combats.stack(s, u)]
    if state.TO_RECOVER in orders:
        return "10.14b"
    return "10.27g" if state.TO_RALLY in orders else ALLOWED


@dataclass(slots=True, frozen=True)
class Designate(Decision):
    """Unmoved units that choose to fight get No Check markers, one after the other [7.32b, 8.31a].

    Those that may are in `s.due`. A leader who trumped without having done anything yet owes an attack [5.46].
    Whoever lends his range in a zone of control has used it up, but for the Overall Commander [5.25b].
    """

    def clause(self) -> str:
        return "8.31a"

    def universe(self, s: Battle) -> list[int]:
        return [*units_of(s, COMMIT, self.side), DONE]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        if c == DONE:
            if not s.due:
                return [Refusal("8.31a")]
            return unless(not s.duty or any(s.mark[u] for u in setting(s).of_side[self.side]), "5.46")
        u = unit_named(s, c)
        return [] if u in s.due else self._not_entitled(s, u)

    def options(self, s: Battle) -> list[int]:
        return [c for c in [*naming(s, COMMIT, s.due), DONE] if not self.refusals(s, c)]

    def _not_entitled(self, s: Battle, u: int) -> list[Refusal]:
        """Why a unit that is not in `s.due` may not choose to fight."""
        if u < 0 or s.loc[u] < 0 or setting(s).side[u] != self.side:
            return [Refusal("8.31a", place_of(s, u))]
        if s.mark[u]:
            return [Refusal("7.34" if s.mark[u] == NO_CHECK else "7.33", s.loc[u])]
        if s.beneath[u]:
            return [Refusal("9.62c", s.loc[u])]
        if unfit(s, u):
            return [Refusal(unfit(s, u), s.loc[u])]
        enemies = enemies_in_zone(s, u)
        if not enemies:
            return [Refusal("8.32a", s.loc[u])]
        found = [Refusal(barred(s, u, e), s.loc[e]) for e in enemies if barred(s, u, e)]
        if len(found) == len(enemies):
            return found
        if moved_now(s, u):
            return [Refusal("7.32a", s.loc[u])]
        return [Refusal(_busy(s, u) or "7.32b", s.loc[u])]

    def chosen(self, s: Battle, c: int) -> None:
        if c == DONE:
            s.due = []
            return
        u = setting(s).unit_of[c % VERB]
        s.due = [v for v in s.due if v != u]
        if not s.ordered[u] and not s.turned[u] and in_zone(s, s.lead) and not is_overall(s, s.lead):
            s.used_zoc[s.lead] = 1
        mark(s, u, NO_CHECK)
        s.then(self)


# ------------------------------------------------------------------------------------------- who attacks whom [8.32]
@dataclass(slots=True, frozen=True)
class Arrange(Step):
    """Every marked unit says whom it attacks [7.35, 8.32a]. Those who have still to say it are in `s.due`."""

    side: int

    def run(self, s: Battle) -> None:
        s.due = [u for u in setting(s).of_side[self.side] if s.mark[u] and s.loc[u] >= 0 and targets(s, u)]
        s.then(*[Engage(self.side, u) for u in s.due], Begin(self.side))


def _claims(s: Battle) -> tuple[dict[int, list[int]], dict[int, int]]:
    """By defender: who attacks it so far. By attacker: how many it attacks."""
    by: dict[int, list[int]] = {}
    count: dict[int, int] = {}
    for a, d in s.attacks:
        by.setdefault(d, []).append(a)
        count[a] = count.get(a, 0) + 1
    return by, count


def rivals(s: Battle, u: int) -> dict[int, list[int]]:
    """The marked units beside the enemies of a unit that have still to say whom they attack, with their enemies."""
    found: dict[int, list[int]] = {}
    for e in targets(s, u):
        for h in neighbours(s, e):
            v = s.at[h]
            if v >= 0 and v != u and v not in found and v in s.due:
                found[v] = targets(s, v)
    return found


def owed(s: Battle, u: int, others: dict[int, list[int]]) -> list[int]:
    """The enemies that a unit must attack because nobody else will or still could [8.32a]. others: its rivals."""
    by, _ = _claims(s)
    return [e for e in targets(s, u) if e not in by and not any(e in struck for struck in others.values())]


def misfit(s: Battle, u: int, chosen: list[int], others: dict[int, list[int]]) -> str:
    """The clause that keeps a unit from attacking these enemies, and the ones it must, ALLOWED if everybody can still
    meet his duties [8.32a, 8.32f].

    No enemy is in two combats, nobody splits his attack, every marked unit attacks somebody, and every enemy in the
    zone of a marked unit is attacked.
    """
    by, count = _claims(s)
    whole = chosen + [e for e in owed(s, u, others) if e not in chosen]
    if len(whole) > 1 and any(v != u for e in whole for v in by.get(e, [])):
        return "8.32d"
    if len(whole) == 1 and any(count[v] > 1 for v in by.get(whole[0], []) if v != u):
        return "8.32c"
    for struck in others.values():
        free = False
        for e in struck:
            free = len(whole) == 1 if e in whole else all(count[w] == 1 for w in by.get(e, []))
            if free:
                break
        if not free:
            return "8.3a"
    return ALLOWED


@dataclass(slots=True, frozen=True)
class Engage(Decision):
    """A marked unit names an enemy that it attacks, then perhaps more [8.32a, 8.32b, 8.32c, 8.32d]."""

    attacker: int

    def clause(self) -> str:
        return "8.32a"

    def mine(self, s: Battle) -> list[int]:
        """Whom it attacks already."""
        return [d for a, d in s.attacks if a == self.attacker]

    def run(self, s: Battle) -> None:
        u = self.attacker
        if u in s.due:
            for e in owed(s, u, rivals(s, u)):
                if e not in self.mine(s):
                    s.attacks.append((u, e))
        Decision.run(self, s)

    def universe(self, s: Battle) -> list[int]:
        return [*units_of(s, FIGHT, 1 - self.side), DONE]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = self.attacker
        mine = self.mine(s)
        if u not in s.due:
            return [Refusal("8.32f", s.loc[u])]
        if c == DONE:
            return unless(bool(mine), "7.35", s.loc[u])
        e = unit_named(s, c)
        if e in mine:
            return [Refusal("8.31b", s.loc[e])]
        found = refusals_attack(s, u, e)
        clause = "" if found else misfit(s, u, [*mine, e], rivals(s, u))
        return [Refusal(clause, s.loc[e])] if clause else found

    def options(self, s: Battle) -> list[int]:
        u = self.attacker
        if u not in s.due:
            return []
        mine = self.mine(s)
        others = rivals(s, u)
        free = [e for e in targets(s, u) if e not in mine and not misfit(s, u, [*mine, e], others)]
        return naming(s, FIGHT, free) + ([DONE] if mine else [])

    def chosen(self, s: Battle, c: int) -> None:
        u = self.attacker
        if c == DONE:
            s.due = [v for v in s.due if v != u]
            return
        s.attacks.append((u, setting(s).unit_of[c % VERB]))
        s.then(self)


@dataclass(slots=True, frozen=True)
class Begin(Step):
    """The combats are formed, from left to right, and run step by step, each step for all of them [8.3b]."""

    side: int

    def run(self, s: Battle) -> None:
        if not s.attacks:
            s.then(end_of_shock.Aftermath())
            return
        s.duty = 0
        by, count = _claims(s)
        made: list[tuple[int, list[int], list[int]]] = []
        for a in count:
            struck = [d for v, d in s.attacks if v == a]
            if len(struck) > 1:
                made.append((min([s.loc[d] for d in struck]), [a], struck))
        for d, strikers in by.items():
            if count[strikers[0]] == 1:
                made.append((s.loc[d], strikers, [d]))
        made.sort()
        g = setting(s)
        for _, attackers, defenders in made:
            fight = combats.form(s, self.side, combats.FIRST_LINE, -1, attackers, defenders)
            for d in defenders:
                s.struck[d] = 1
                scenario_rules.attacked(s, d)
            if s.heard is not None:
                for a in attackers:
                    for d in defenders:
                        s.tell("attacks", (g.gid[a], g.gid[d], direction(s, a, d), fight + 1), ("8.32a",))
        numbers = range(len(s.fights))
        s.then(
            *[charge.Lanes(n) for n in numbers],
            *[charge.Charge(n) for n in numbers],
            collapse.RoutOrder(self.side, 1),
            *[collapse.LeftAlone(n) for n in numbers],
            *[collapse.Over(n) for n in numbers],
            advance.AdvanceOrder(self.side, 1),
            *[collapse.Closing(n) for n in numbers],
            *[duel.Captains(n) for n in numbers],
            *[duel.Exposure(n) for n in numbers],
            *[clash.Clash(n) for n in numbers],
            *[clash.Blow(n) for n in numbers],
            *[collapse.Breakthrough(n) for n in numbers],
            collapse.Collapse(self.side, -1),
            advance.AdvanceOrder(self.side, 0),
            *[advance.Advance(n, 0) for n in numbers],
            end_of_shock.Aftermath(),
        )
