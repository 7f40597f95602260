"""Bolt shooters: two shots a phase, at any moment, without orders [9.5] (RULING-60).

The side that acts shoots between its orders. The other side is asked once after the move of an enemy who can be shot at
(after every hex of it, if it wants), and before the shock segment for what it has left; never where no bolt could hit.
"""

from dataclasses import dataclass

from polemos.games.alexander import verbs
from polemos.games.alexander.data.tables import AT, BOLT
from polemos.games.alexander.rules import standing_orders
from polemos.games.alexander.rules.field.universes import naming, place_of, unit_named, units_of
from polemos.games.alexander.rules.fire import aiming
from polemos.games.alexander.rules.fire.aiming import HOPELESS, best_aim, refusals_shot, targets_with, worth
from polemos.games.alexander.rules.fire.volley import ORDERED, Volley
from polemos.games.alexander.state import ALWAYS, NEVER_DO, Battle, setting
from polemos.games.alexander.verbs import BOLT as BOLT_VERB
from polemos.kernel.flow import NOTHING, PASS, VERB, Decision, Refusal, Step, unless


def crews(s: Battle, side: int) -> list[int]:
    """The bolt shooters of a side that may shoot now."""
    g = setting(s)
    return [u for u in g.of_side[side] if g.kind[u] == AT and aiming.able(s, u, BOLT)]


def bolt_shots(s: Battle, side: int) -> list[int]:
    """The choices of shooting bolts that a side has now [9.52]."""
    g = setting(s)
    if not g.has_bolts:
        return NOTHING
    return naming(s, BOLT_VERB, [u for u in crews(s, side) if targets_with(s, u, BOLT)])


def promising(s: Battle, u: int, target: int) -> bool:
    """Whether a bolt can do anything to a target at all, or to a leader with it [8.15a, 8.19]."""
    aim = best_aim(s, u, BOLT, target, 0)
    return aim is not None and worth(s, target, aim.need)


def refusals_bolt(s: Battle, u: int) -> list[Refusal]:
    """Why a unit cannot shoot bolts now [9.52, 9.54]."""
    if u < 0 or s.loc[u] < 0 or setting(s).weapon[u] != BOLT:
        return [Refusal("9.51a", place_of(s, u))]
    found = aiming.refusals_able(s, u, BOLT)
    if not found and not targets_with(s, u, BOLT):
        found.append(Refusal("8.13a", s.loc[u]))
    return found


def begin_bolt(s: Battle, u: int) -> None:
    """A bolt shooter shoots: at whom? [9.52]."""
    s.then(BoltTarget(setting(s).side[u], u, 0))


def loose(s: Battle, u: int, target: int) -> None:
    """One bolt; it never counts as moving [9.54]."""
    s.then(Volley(u, target, BOLT, ORDERED, 0))


@dataclass(slots=True, frozen=True)
class BoltTarget(Decision):
    """The target of a bolt. blind: 1 to take the best one without asking [8.13a, 9.53]."""

    unit: int
    blind: int

    def clause(self) -> str:
        return "9.52"

    def universe(self, s: Battle) -> list[int]:
        return units_of(s, verbs.SHOOT, 1 - self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        e = unit_named(s, c)
        return refusals_shot(s, self.unit, BOLT, e) or unless(c in self.options(s), "9.52", s.loc[e])

    def options(self, s: Battle) -> list[int]:
        found = targets_with(s, self.unit, BOLT)
        if not self.blind:
            return naming(s, verbs.SHOOT, found)
        best, most = -1, HOPELESS
        for e in found:
            aim = best_aim(s, self.unit, BOLT, e, 0)
            if aim is not None and aim.need > most:
                best, most = e, aim.need
        return naming(s, verbs.SHOOT, [best]) if best >= 0 else NOTHING

    def chosen(self, s: Battle, c: int) -> None:
        loose(s, self.unit, setting(s).unit_of[c % VERB])


@dataclass(slots=True, frozen=True)
class AfterMove(Step):
    """An enemy has ended his move: the bolt shooters who see him may shoot at him [9.52]."""

    unit: int

    def run(self, s: Battle) -> None:
        side = 1 - setting(s).side[self.unit]
        if setting(s).has_bolts and s.loc[self.unit] >= 0:
            s.then(BoltsAt(side, self.unit, 0))


@dataclass(slots=True, frozen=True)
class BoltsAt(Decision):
    """Bolts at one enemy unit. step: 1 in the middle of its move, for those who want to be asked there [9.52]."""

    mover: int
    step: int

    def clause(self) -> str:
        return "9.52"

    def universe(self, s: Battle) -> list[int]:
        return [PASS, *units_of(s, BOLT_VERB, self.side)]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = unit_named(s, c)
        if c == PASS:
            return unless(c in self.options(s), "9.52")
        if u < 0 or setting(s).side[u] != self.side or setting(s).kind[u] != AT:
            return [Refusal("9.51a", place_of(s, u))]
        return refusals_shot(s, u, BOLT, self.mover) or unless(c in self.options(s), "9.52", s.loc[u])

    def options(self, s: Battle) -> list[int]:
        e = self.mover
        wish = standing_orders.wish(
            s, self.side, standing_orders.K_BOLTS_STEP if self.step else standing_orders.K_BOLTS
        )
        if wish == NEVER_DO or s.loc[e] < 0:
            return NOTHING
        g = setting(s)
        found: list[int] = []
        matters = False
        for u in crews(s, self.side):
            aim = best_aim(s, u, BOLT, e, 0)
            if aim is None:
                continue
            if wish == ALWAYS:
                if aim.need > HOPELESS:
                    return [BOLT_VERB + g.gid[u]]
            else:
                found.append(BOLT_VERB + g.gid[u])
                matters = matters or worth(s, e, aim.need)
        return [PASS, *found] if matters else NOTHING

    def chosen(self, s: Battle, c: int) -> None:
        if c != PASS:
            s.then(Volley(setting(s).unit_of[c % VERB], self.mover, BOLT, ORDERED, 0), self)


@dataclass(slots=True, frozen=True)
class LastChance(Decision):
    """The movement segment ends: a side may use the shots that its bolt shooters have left, at anybody [9.52]."""

    def clause(self) -> str:
        return "9.52"

    def universe(self, s: Battle) -> list[int]:
        return [PASS, *units_of(s, BOLT_VERB, self.side)]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = unit_named(s, c)
        if c == PASS:
            return unless(c in self.options(s), "9.52")
        if u >= 0 and setting(s).side[u] != self.side:
            return [Refusal("9.52", s.loc[u])]
        return refusals_bolt(s, u) or unless(c in self.options(s), "9.52", s.loc[u])

    def options(self, s: Battle) -> list[int]:
        if not setting(s).has_bolts:
            return NOTHING
        wish = standing_orders.wish(s, self.side, standing_orders.K_BOLTS)
        if wish == NEVER_DO:
            return NOTHING
        found = bolt_shots(s, self.side)
        if wish == ALWAYS:
            return [c for c in found if self._can_hit(s, setting(s).unit_of[c % VERB])][:1]
        unit_of = setting(s).unit_of
        for c in found:
            u = unit_of[c % VERB]
            if any(promising(s, u, e) for e in targets_with(s, u, BOLT)):
                return [PASS, *found]
        return NOTHING

    def _can_hit(self, s: Battle, u: int) -> bool:
        return bool(BoltTarget(self.side, u, 1).options(s))

    def chosen(self, s: Battle, c: int) -> None:
        if c != PASS:
            blind = 1 if standing_orders.wish(s, self.side, standing_orders.K_BOLTS) == ALWAYS else 0
            s.then(BoltTarget(self.side, setting(s).unit_of[c % VERB], blind), self)
