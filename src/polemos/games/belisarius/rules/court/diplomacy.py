"""The diplomacy phase. Section 9, the diplomacy table, and 12.22, 12.32 on guard stacks."""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius import verbs
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import CORE, LEADER, LEADERS, UNIT_AFFIL, UNIT_TYPE, UNITS_OF
from polemos.games.belisarius.data.world import BARBARIAN, GUARD, HEX_COUNT, IMPERIAL, NEUTRAL, PERSIA, PROVINCE_COUNT
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.control import guard_units, may_revolt, mutiny, return_to_loyalty, set_control
from polemos.games.belisarius.rules.markers import BY_REACTION, Draw, hand_size, holding, may_hold, play
from polemos.games.belisarius.rules.rolls import R_ASSASSINATION, R_DIPLOMACY, Roll
from polemos.games.belisarius.rules.spying import see_markers, see_treasury
from polemos.games.belisarius.rules.war.losses import destroy
from polemos.games.belisarius.state import Decision, Refusal, Step, War, holds, owner, province_of, towns_of
from polemos.kernel.flow import PASS, VERB, when
from polemos.wargame.reckoning import Term, clauses, total

GUARD_TARGET: Final = 100
"""`War.target` of a guard stack is this plus its hex; below it a province."""

DIPLOMATIC: Final = tuple(k for k in range(charts.MARKER_KINDS) if charts.MARKER_VALUE[k])
"""The markers with a diplomacy value [9.02]."""

EXCLUSIVE: Final = {charts.ORTHODOXY: charts.TOLERANCE, charts.TOLERANCE: charts.ORTHODOXY}

# what modifies the difference
DIFFERENCE_REASONS: Final = ("towns", "guard-leader", "core", "persia")
(_BY_TOWNS, _BY_GUARD_LEADER, _BY_CORE, _BY_PERSIA) = range(len(DIFFERENCE_REASONS))


# ---------------------------------------------------------------- targets


def refusals_target(s: War, side: int, target: int) -> list[Refusal]:
    """What forbids a province or a guard stack as the target of a side [9.0, 9.1a, tbl.diplomacy.target]."""
    if target < GUARD_TARGET:
        found = [Refusal("9.0")] if s.control[target] == side else []
    else:
        found = _refusals_guard(s, side, target - GUARD_TARGET)
    if not found and not any(holding(s, side, k) and not refusals_use(s, k, target) for k in DIPLOMATIC):
        # at least one marker with a value that counts here must be at hand
        found.append(Refusal("9.0"))
    return found


def _refusals_guard(s: War, side: int, h: int) -> list[Refusal]:
    """A guard stack is courted only by the side that does not command it; that of Justinian never revolts."""
    if not guard_units(s, h, 0 if side == BARBARIAN else 1):
        return [Refusal("12.22" if side == BARBARIAN else "12.32", h)]
    if side == BARBARIAN and not may_revolt(s, h):
        return [Refusal("12.23", h)]
    return []


def guard_targets(s: War, side: int) -> list[int]:
    """Hexes with a guard stack that the side may court, in ascending order [12.22, 12.32]."""
    rebel = 0 if side == BARBARIAN else 1
    hexes = {s.loc[u] for u in UNITS_OF[GUARD] if s.loc[u] >= 0 and s.rebel[u] == rebel}
    return [h for h in sorted(hexes) if not refusals_target(s, side, GUARD_TARGET + h)]


def refusals_use(s: War, kind: int, target: int) -> list[Refusal]:
    """What keeps a kind of marker, of either side, out of an attempt on the target [9.02].

    The Blues count for Imperial provinces and guard armies, the Greens for Imperial provinces alone.
    """
    if not charts.MARKER_VALUE[kind]:
        return [Refusal("9.02")]
    imperial = target < GUARD_TARGET and s.control[target] == IMPERIAL
    if kind == charts.BLUE and not imperial and target < GUARD_TARGET:
        return [Refusal("strat.blue")]
    if kind == charts.GREEN and not imperial:
        return [Refusal("strat.green")]
    return []


# ---------------------------------------------------------------- the sum, as a person would work it out


@dataclass(slots=True, frozen=True)
class AttemptReckoning:
    """An attempt before the roll: what both sides' markers are worth, what modifies the difference, the column."""

    own: int
    other: int
    modifiers: tuple[Term, ...]
    difference: int
    column: int


def modifiers(s: War, side: int, target: int) -> tuple[Term, ...]:
    """What modifies the difference when the side courts the target, cumulatively [9.1f, 7.1, tbl.diplomacy.diff].

    See DIFFERENCE_REASONS.
    """
    found: list[Term] = []
    if target >= GUARD_TARGET:
        stack = guard_units(s, target - GUARD_TARGET, 0 if side == BARBARIAN else 1)
        if any(UNIT_TYPE[u] == LEADER for u in stack):
            found.append(
                Term(
                    _BY_GUARD_LEADER,
                    charts.diplomacy.modifiers.guard_stack_with_leader,
                    "tbl.diplomacy.mod.guardleader",
                )
            )
        return tuple(found)
    towns = towns_of(s, target)
    # no unit need be there, but all towns and colonies help (RULING-53) [9.3b, 9.3c]
    if towns and all(holds(s, side, h) for h in towns):
        found.append(Term(_BY_TOWNS, charts.diplomacy.modifiers.all_towns_and_colonies, "tbl.diplomacy.mod.cities"))
    if CORE[target]:
        found.append(Term(_BY_CORE, charts.diplomacy.modifiers.core[side], "tbl.diplomacy.mod.core"))
    if target == PERSIA:
        found.append(Term(_BY_PERSIA, charts.diplomacy.modifiers.persia[side], "tbl.diplomacy.mod.persia"))
    return tuple(found)


def reckon_attempt(s: War, side: int, target: int, own: int = 0, other: int = 0) -> AttemptReckoning:
    """The attempt of a side with markers worth `own` against markers worth `other` [9.1e, 9.1f, tbl.diplomacy]."""
    mods = modifiers(s, side, target)
    difference = own - other + total(mods)
    return AttemptReckoning(own, other, mods, difference, charts.DIPLOMACY_BANDS.column(difference))


def worth(s: War, side: int) -> int:
    """The sum of the values that a side has laid down [9.1e, strat.agent, strat.basileus, strat.blue, strat.green]."""
    base = side * charts.MARKER_KINDS
    return sum([s.committed[base + k] * charts.MARKER_VALUE[k] for k in DIPLOMATIC])


def laid_down(s: War, side: int) -> int:
    """How many markers a side has laid down in the attempt. Open to both."""
    return sum(s.committed[side * charts.MARKER_KINDS : (side + 1) * charts.MARKER_KINDS])


# ---------------------------------------------------------------- steps of an attempt [9.1a - 9.1g]


@dataclass(slots=True, frozen=True)
class DiplomacyPhase(Step):
    """The phasing player makes as many attempts as he has markers for, and no operation of it [9.0, 9.11, 9.3a]."""

    def run(self, s: War) -> None:
        s.target = -1
        s.then(NameTarget(s.player))


@dataclass(slots=True, frozen=True)
class NameTarget(Decision):
    """Step 1: a province or one guard stack of the enemy, the same as before if he likes, or no more [9.1a, 9.3a]."""

    def clause(self) -> str:
        return "9.1a"

    def secret(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [verbs.DONE, *universes.provinces(verbs.COURT), *universes.spaces(verbs.COURT_GUARD)]

    def alike(self, s: War) -> bool:
        return hand_size(s, self.side) > 0

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.DONE:
            return []
        value = c % VERB
        return refusals_target(s, self.side, value if c - value == verbs.COURT else GUARD_TARGET + value)

    def options(self, s: War) -> list[int]:
        provinces = [verbs.COURT + p for p in range(PROVINCE_COUNT) if not refusals_target(s, self.side, p)]
        return [verbs.DONE, *provinces, *[verbs.COURT_GUARD + h for h in guard_targets(s, self.side)]]

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DONE:
            return
        value = c % VERB
        s.then(LayDown(self.side, 0), LayDown(1 - self.side, 1), Reveal(), DiplomacyPhase())
        if c - value == verbs.COURT:
            s.target = value
            s.tell("courted", (self.side, value), ("9.1a",))
        else:
            s.target = GUARD_TARGET + value
            s.tell("courted-guard", (self.side, value), ("9.1a",))


def refusals_commit(s: War, side: int, kind: int) -> list[Refusal]:
    """What forbids a side to lay down one more marker of a kind [9.02, 9.5c, strat.orthodoxy, strat.tolerance]."""
    found = refusals_use(s, kind, s.target)
    found += when(not holding(s, side, kind), "8.4")
    if kind in EXCLUSIVE and s.committed[side * charts.MARKER_KINDS + EXCLUSIVE[kind]]:
        found.append(Refusal("9.5c"))
    return found


@dataclass(slots=True, frozen=True)
class LayDown(Decision):
    """Steps 2 and 3: markers face down, one by one [9.1b, 9.1c].

    The phasing player lays down one at least; the other may oppose the attempt or not, on a neutral province too
    (RULING-61) [9.01, 9.4], and sees only how many lie before him.
    """

    opposing: int

    def clause(self) -> str:
        return "9.1c" if self.opposing else "9.1b"

    def secret(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [verbs.DONE, *universes.markers(verbs.COMMIT)]

    def alike(self, s: War) -> bool:
        return hand_size(s, self.side) > 0

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.DONE:
            return [Refusal("9.1b")] if self.too_few(s) else []
        return refusals_commit(s, self.side, c % VERB)

    def too_few(self, s: War) -> bool:
        return not self.opposing and laid_down(s, self.side) < charts.diplomacy.limits.least_markers

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DONE:
            return
        kind = c % VERB
        s.hand[self.side * charts.MARKER_KINDS + kind] -= 1
        s.committed[self.side * charts.MARKER_KINDS + kind] += 1
        s.tell("laid-down", (self.side, kind), (self.clause(),), 1 << self.side)
        s.tell("laid-down-hidden", (self.side,), (self.clause(),), 1 << (1 - self.side))
        s.then(self)


@dataclass(slots=True, frozen=True)
class Reveal(Step):
    """Step 4: both turn their markers up at the same time; then each may betray [9.1d, 8.41a]."""

    def run(self, s: War) -> None:
        s.exposed += 1
        if s.heard is not None:
            for side in (s.player, 1 - s.player):
                for k in DIPLOMATIC:
                    if s.committed[side * charts.MARKER_KINDS + k]:
                        s.tell("revealed", (side, k, s.committed[side * charts.MARKER_KINDS + k]), ("9.1d",))
        s.then(Betray(s.player, 0), Negotiate())


@dataclass(slots=True, frozen=True)
class Betray(Decision):
    """Treachery against single markers that the enemy has laid down; the phasing player is asked first (RULING-35).

    One Treachery cancels one marker [strat.treachery.a]; `last` when the other has just declined.
    """

    last: int

    def clause(self) -> str:
        return "strat.treachery.a"

    def secret(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [PASS, *universes.markers(verbs.BETRAY)] if may_hold(s, self.side, charts.TREACHERY) else [PASS]

    def alike(self, s: War) -> bool:
        return may_hold(s, self.side, charts.TREACHERY) and laid_down(s, 1 - self.side) > 0

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == PASS:
            return []
        found = [] if holding(s, self.side, charts.TREACHERY) else [Refusal("8.4")]
        if not s.committed[(1 - self.side) * charts.MARKER_KINDS + c % VERB]:
            found.append(Refusal("strat.treachery.a"))
        return found

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            kind = c % VERB
            s.tell("betrays", (self.side, kind), ("strat.treachery.a",))
            s.then(Betray(s.player, 0))
            play(s, self.side, charts.TREACHERY, Betrayed(1 - self.side, kind))
        elif not self.last:
            s.then(Betray(1 - self.side, 1))


@dataclass(slots=True, frozen=True)
class Betrayed(Step):
    """A marker laid down in diplomacy goes back to the pool and counts for nothing (RULING-60) [strat.treachery.a]."""

    side: int
    kind: int

    def run(self, s: War) -> None:
        s.committed[self.side * charts.MARKER_KINDS + self.kind] -= 1
        s.pool[self.kind] += 1
        s.tell("cancelled", (self.kind,), ("strat.treachery.a",))


@dataclass(slots=True, frozen=True)
class Negotiate(Step):
    """Steps 5 to 8: difference, modifiers, column, die [9.1e, 9.1f, 9.1g]."""

    def run(self, s: War) -> None:
        side = s.player
        found = reckon_attempt(s, side, s.target, worth(s, side), worth(s, 1 - side))
        s.tell("difference", (found.own, found.other, found.difference), ("9.1e", *clauses(found.modifiers)))
        s.then(Roll(side, R_DIPLOMACY), Conclude(found.column))


@dataclass(slots=True, frozen=True)
class Conclude(Step):
    """Apply the cell of the table, its parts in printed order (RULING-75) [9.1g, tbl.diplomacy, tbl.diplomacy.none].

    All markers used go back to the pool first, whatever the result [9.2] (RULING-35).
    """

    column: int

    def run(self, s: War) -> None:
        side = s.player
        cell = charts.DIPLOMACY.read(self.column, s.rolled.pop())
        factor = reaction_factor(s, side)
        for i in range(2 * charts.MARKER_KINDS):
            s.pool[i % charts.MARKER_KINDS] += s.committed[i]
            s.committed[i] = 0
        steps: list[Step] = []
        if cell & (charts.D1 | charts.D2 | charts.D3):
            steps.append(Exploit(side, cell & (charts.D1 | charts.D2 | charts.D3)))
        for bit, n in zip((charts.R1, charts.R2), charts.diplomacy.reactions.draws, strict=True):
            if cell & bit:
                # the other player's reaction [tbl.diplomacy.R1, tbl.diplomacy.R2]
                steps.append(Draw(1 - side, n * factor, BY_REACTION))
        if not cell:
            s.tell("diplomacy-fails", (side,), ("tbl.diplomacy.none",))
        s.then(*steps)


def reaction_factor(s: War, side: int) -> int:
    """What Orthodoxy or Tolerance of the attacker, and only his, make of reactions (RULING-21) [9.5a, 9.5b]."""
    if s.committed[side * charts.MARKER_KINDS + charts.ORTHODOXY]:
        return charts.diplomacy.reactions.with_orthodoxy
    if s.committed[side * charts.MARKER_KINDS + charts.TOLERANCE]:
        return charts.diplomacy.reactions.with_tolerance
    return 1


# ---------------------------------------------------------------- results


def enemy_leaders(s: War, side: int, target: int) -> list[int]:
    """Whom an assassin may reach: enemy leaders in hexes of the province, or in the guard stack (RULING-38).

    None are safe but those off the map (RULING-77).
    """
    return [u for u in LEADERS if not refusals_victim(s, side, target, u)]


def refusals_victim(s: War, side: int, target: int, u: int) -> list[Refusal]:
    """What puts a unit out of reach of an assassin [tbl.diplomacy.assassin]."""
    h = s.loc[u]
    if target >= GUARD_TARGET:
        within = h == target - GUARD_TARGET and UNIT_AFFIL[u] == GUARD
    else:
        within = 0 <= h < HEX_COUNT and province_of(h) == target
    if within and UNIT_TYPE[u] == LEADER and owner(s, u) == 1 - side:
        return []
    return [Refusal("tbl.diplomacy.assassin", h if h >= 0 else -1)]


def refusals_result(s: War, side: int, cell: int, c: int) -> list[Refusal]:
    """What forbids a use of a D result [tbl.diplomacy.D1, tbl.diplomacy.D2, tbl.diplomacy.D3]."""
    value = c % VERB
    verb = c - value
    if verb in (verbs.LOOK_MARKERS, verbs.LOOK_TREASURY):
        return []
    if cell & charts.D1:
        return [Refusal("tbl.diplomacy.D1")]
    here = Refusal("tbl.diplomacy.D3" if cell & charts.D3 else "tbl.diplomacy.D2")
    target = s.target
    if verb in (verbs.CONTROL, verbs.NEUTRALISE):
        if value != target:
            return [here]
        if verb == verbs.CONTROL:
            return [] if s.control[target] == NEUTRAL or cell & charts.D3 else [here]
        return [] if s.control[target] == 1 - side and cell & charts.D2 else [here]  # RULING-76
    if verb == verbs.ASSASSINATE:
        return refusals_victim(s, side, target, value) if cell & charts.D3 else [here]
    if target != GUARD_TARGET + value:
        return [here]
    if verb == verbs.LOYAL:
        # D2 is enough for a return to loyalty [12.32] ...
        return [] if side == IMPERIAL else [here]
    # ... but a mutiny needs D3 [12.22]
    return [] if side == BARBARIAN and cell & charts.D3 else [here]


@dataclass(slots=True, frozen=True)
class Exploit(Decision):
    """The phasing player uses D1, D2 or D3 at once in one of the ways it allows, a look at the least [9.1g]."""

    cell: int

    def clause(self) -> str:
        if self.cell & charts.D3:
            return "tbl.diplomacy.D3"
        return "tbl.diplomacy.D2" if self.cell & charts.D2 else "tbl.diplomacy.D1"

    def universe(self, s: War) -> list[int]:
        changes = (
            universes.provinces(verbs.CONTROL)
            + universes.provinces(verbs.NEUTRALISE)
            + universes.spaces(verbs.LOYAL)
            + universes.spaces(verbs.REBEL)
        )
        return [verbs.LOOK_MARKERS, verbs.LOOK_TREASURY, *changes, *universes.units(verbs.ASSASSINATE)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return refusals_result(s, self.side, self.cell, c)

    def options(self, s: War) -> list[int]:
        target, h = s.target, s.target - GUARD_TARGET
        wanted = [verbs.CONTROL + target, verbs.NEUTRALISE + target] if h < 0 else [verbs.LOYAL + h, verbs.REBEL + h]
        wanted += [verbs.ASSASSINATE + u for u in enemy_leaders(s, self.side, target)]
        return [verbs.LOOK_MARKERS, verbs.LOOK_TREASURY, *[c for c in wanted if not self.refusals(s, c)]]

    def chosen(self, s: War, c: int) -> None:
        value = c % VERB
        verb = c - value
        clause = self.clause()
        if verb == verbs.LOOK_MARKERS:
            see_markers(s, self.side, clause)
        elif verb == verbs.LOOK_TREASURY:
            see_treasury(s, self.side, clause)
        elif verb == verbs.CONTROL:
            # neutral provinces become belligerent, those of the enemy go over with all their units [4.41b, 4.6a]
            set_control(s, value, self.side, clause)
        elif verb == verbs.NEUTRALISE:
            set_control(s, value, NEUTRAL, clause)
        elif verb == verbs.LOYAL:
            return_to_loyalty(s, value, clause)
        elif verb == verbs.REBEL:
            mutiny(s, value, clause)
        else:
            s.then(Roll(self.side, R_ASSASSINATION), Assassinate(self.side, value))


@dataclass(slots=True, frozen=True)
class Assassinate(Step):
    """The leader dies or the enemy, warned, draws a marker [tbl.diplomacy.assassin]."""

    side: int
    victim: int

    def run(self, s: War) -> None:
        if s.rolled.pop() in charts.diplomacy.assassination.success:
            destroy(s, [self.victim], "tbl.diplomacy.assassin")
        else:
            s.tell("assassination-fails", (self.side, self.victim), ("tbl.diplomacy.assassin",))
            s.then(Draw(1 - self.side, charts.diplomacy.assassination.failure_draw, BY_REACTION))
