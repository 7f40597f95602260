"""A volley: the die, the hits, the ammunition, leaders who are hit, and what comes back [8.1, 8.24, 8.34, 6.75b].

Whoever shoots pushes a `Volley`; everything that follows from it is done before anything else moves [8.0a, 8.15g].
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.setting import OPPONENT
from polemos.games.alexander.data.tables import BOLT, CAVALRY, HIGHEST, HORSE_BOW, STRENGTH
from polemos.games.alexander.rules import standing_orders
from polemos.games.alexander.rules.field import ammunition, encounters, scenario_rules
from polemos.games.alexander.rules.field.universes import place_of, unit_named, units_of
from polemos.games.alexander.rules.fire import aiming
from polemos.games.alexander.rules.fire.aiming import Aim, able, aim_beside, best_aim, refusals_shot, victim
from polemos.games.alexander.rules.rolls import R_BOLT, R_VOLLEY, R_WHICH, Roll
from polemos.games.alexander.rules.rout import hits, nerve
from polemos.games.alexander.rules.shock import casualties
from polemos.games.alexander.state import ALWAYS, ASK, NEVER_DO, Battle, leaders_with, setting
from polemos.games.alexander.verbs import REACT_FIRE, RETURN
from polemos.kernel.flow import NOTHING, PASS, Decision, Refusal, Step, unless
from polemos.wargame.reckoning import total

# occasions of a volley
ORDERED: Final = 0
"""By order or line command, or a bolt at any moment: a unit of the side that waits may answer [8.24]."""
ENTRY: Final = 1
RETIRE: Final = 2
RETURNED: Final = 3
IN_WITHDRAWAL: Final = 4
ENTRY_RANGE: Final[int] = FILES.missile_rules.entry_reaction_range
RETIRE_RANGE: Final[int] = FILES.missile_rules.retire_reaction_range
WITHDRAWAL_RANGE: Final[int] = FILES.missile_rules.withdrawal_fire_range
_CLAUSES: Final = ("8.15a", "8.21a", "8.22", "8.24", "6.75b")
"""By occasion."""
_FRIGHT: Final = "jaxartes.3"
FACES: Final = HIGHEST + 1


def phasing(s: Battle) -> int:
    """The side whose leader acts, -1 if nobody does."""
    return setting(s).lead_side[s.lead] if s.lead >= 0 else -1


def aim_of(s: Battle, unit: int, target: int, weapon: int, occasion: int, moving: int) -> Aim | None:
    """The shot that a unit has on such an occasion, None if it has none."""
    if occasion == ENTRY:
        return aim_beside(s, unit, weapon, target, ENTRY_RANGE)
    if occasion == RETIRE:
        return aim_beside(s, unit, weapon, target, RETIRE_RANGE)
    return best_aim(s, unit, weapon, target, moving)


def unasked(s: Battle, wish: int, unit: int, target: int, weapon: int, need: int) -> bool:
    """Whether a unit shoots in reaction by its owner's standing order: if the shot can do anything, and, for one who
    keeps the last volley, if there is another after it."""
    return aiming.worth(s, target, need) and (wish == ALWAYS or ammunition.spare(s, unit, weapon))


def tell_shot(s: Battle, u: int, target: int, weapon: int, aim: Aim, moving: int, clause: str) -> None:
    """Say who shoots at whom, from how far, with what strength and modifier."""
    g = setting(s)
    row = STRENGTH[weapon]
    if aim.range > len(row):
        s.tell("shot-far", (g.gid[u], g.gid[target], aim.range, weapon), ("8.16",))
    else:
        change = total(aiming.parts(s, weapon, target, aim.start, aim.hex, aim.range, moving))
        s.tell("shot", (g.gid[u], g.gid[target], aim.range, row[aim.range - 1], change, weapon), (clause,))


@dataclass(slots=True, frozen=True)
class Volley(Step):
    """A unit shoots at another with one of its weapons, by itself [8.13a, 8.13b, 8.15a].

    moving: 1 if it moves before or after the shot; occasion: ORDERED ...
    """

    unit: int
    target: int
    weapon: int
    occasion: int
    moving: int

    def run(self, s: Battle) -> None:
        u, e = self.unit, self.target
        aim = aim_of(s, u, e, self.weapon, self.occasion, self.moving)
        # whoever was asked has had the shot
        assert aim is not None
        scenario_rules.fired_on(s, e)
        if self.weapon == BOLT:
            s.shots[u] += 1
        g = setting(s)
        if s.heard is not None:
            tell_shot(s, u, e, self.weapon, aim, self.moving, _CLAUSES[self.occasion])
        who = victim(s, e, aim.start, aim.hex)
        s.then(
            Roll(g.side[u], R_VOLLEY, g.gid[u]),
            VolleyFallen(u, e, who, self.weapon, self.occasion, aim.need),
        )


@dataclass(slots=True, frozen=True)
class VolleyFallen(Step):
    """The die of a volley has fallen: ammunition, hits, leaders, answers [8.15, 8.17, 8.19]. victim: who takes the
    hits."""

    unit: int
    target: int
    victim: int
    weapon: int
    occasion: int
    need: int

    def run(self, s: Battle) -> None:
        die = s.rolled.pop()
        ammunition.spend(s, self.unit, self.weapon, die)
        effects = strikes(s, self.unit, self.target, self.victim, self.weapon, die, self.need)
        if self.occasion == ORDERED:
            side = setting(s).side[self.target]
            if side != phasing(s):
                effects.append(ReturnFire(side, self.target, self.unit))
        s.agenda.extend(effects[::-1])


def strikes(s: Battle, unit: int, target: int, who: int, weapon: int, die: int, need: int) -> list[Step]:
    """What a volley does, as steps in their order: leaders first, for they stand among the men [8.15, 8.19,
    scn.jaxartes.3].

    who: the unit that takes the hits; need: the highest face that hits.
    """
    g = setting(s)
    found: list[Step] = []
    if die == aiming.LEADER_ROLL and leaders_with(s, target):
        found.append(LeaderStruck(g.side[unit], target))
    if die > need:
        s.tell("shot-misses", (g.gid[unit], g.gid[target]), ("8.15a",))
        return found
    scenario_rules.missile_hit(s, target)
    found.append(VolleyHits(who, aiming.volley_hits(s, target)))
    if weapon == BOLT and _FRIGHT in g.rules and g.side[who] == OPPONENT and not s.bolted[who]:
        s.bolted[who] = 1
        found.append(BoltFright(who))
    return found


@dataclass(slots=True, frozen=True)
class VolleyHits(Step):
    """A unit takes the hits of a volley; whoever routs by them, nobody advances [8.15a, 8.15f, 8.55, 9.64c]."""

    unit: int
    count: int

    def run(self, s: Battle) -> None:
        hits.hurt(s, self.unit, self.count, "8.15a")


@dataclass(slots=True, frozen=True)
class LeaderStruck(Step):
    """A 0 fell on a hex with leaders: one of them is hit, by lot if they are several [8.19, 8.34c]."""

    side: int
    target: int

    def run(self, s: Battle) -> None:
        leaders = leaders_with(s, self.target)
        if len(leaders) == 1:
            s.then(casualties.Severity(leaders[0], casualties.BY_MISSILE))
        elif leaders:
            s.then(Roll(self.side, R_WHICH, setting(s).gid[self.target]), LeaderDrawn(self.side, self.target))


@dataclass(slots=True, frozen=True)
class LeaderDrawn(Step):
    """The lot among leaders has fallen; a face that would favour the first of them is rolled again [8.19]."""

    side: int
    target: int

    def run(self, s: Battle) -> None:
        leaders = leaders_with(s, self.target)
        die = s.rolled.pop()
        if die >= FACES - FACES % len(leaders):
            s.then(LeaderStruck(self.side, self.target))
        else:
            s.then(casualties.Severity(leaders[die % len(leaders)], casualties.BY_MISSILE))


@dataclass(slots=True, frozen=True)
class BoltFright(Step):
    """The first bolt that hits a Scythian unit may drive it off [scn.jaxartes.3]."""

    unit: int

    def run(self, s: Battle) -> None:
        g = setting(s)
        if s.loc[self.unit] >= 0 and not s.routed[self.unit]:
            s.then(Roll(g.side[self.unit], R_BOLT, g.gid[self.unit]), BoltFrightRolled(self.unit))


@dataclass(slots=True, frozen=True)
class BoltFrightRolled(Step):
    """The roll against its TQ has fallen: above it the unit goes back at once [scn.jaxartes.3] (RULING-65)."""

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        g = setting(s)
        if s.rolled.pop() > hits.tq(s, u):
            s.tell("bolt-fright", (g.gid[u],), ("scn.jaxartes.3",))
            s.then(nerve.FallBack(u, g.rules[_FRIGHT].withdraw_hexes, 0))


# ------------------------------------------------------------------------------------------------- return fire [8.24]


def refusals_return(s: Battle, unit: int, enemy: int) -> list[Refusal]:
    """Why a unit that was shot at cannot shoot back at that enemy [8.24]."""
    found: list[Refusal] = []
    if setting(s).side[unit] == phasing(s) or encounters.noted(s, unit, enemy, encounters.ENTERED):
        found.append(Refusal("8.24", s.loc[unit]))
    return found + refusals_shot(s, unit, setting(s).weapon[unit], enemy)


@dataclass(slots=True, frozen=True)
class ReturnFire(Decision):
    """A unit that was shot at may shoot back, after the volley has taken effect [8.24]."""

    unit: int
    target: int

    def clause(self) -> str:
        return "8.24"

    def universe(self, s: Battle) -> list[int]:
        return [PASS, RETURN]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = self.unit
        return refusals_return(s, u, self.target) or unless(c in self.options(s), "8.24", s.loc[u])

    def options(self, s: Battle) -> list[int]:
        u, e = self.unit, self.target
        weapon = setting(s).weapon[u]
        if not able(s, u, weapon) or s.loc[e] < 0 or encounters.noted(s, u, e, encounters.ENTERED):
            return NOTHING
        wish = standing_orders.wish(s, self.side, standing_orders.K_RETURN)
        if wish == NEVER_DO:
            return NOTHING
        aim = best_aim(s, u, weapon, e, 0)
        if aim is None:
            return NOTHING
        if wish != ASK:
            return [RETURN] if unasked(s, wish, u, e, weapon, aim.need) else NOTHING
        return [PASS, RETURN]

    def chosen(self, s: Battle, c: int) -> None:
        if c == RETURN:
            encounters.note(s, self.unit, self.target, encounters.RETURNED)
            s.then(Volley(self.unit, self.target, setting(s).weapon[self.unit], RETURNED, 0))


# ------------------------------------------------------------------------------------- mounted archers in withdrawal


def parting_aim(s: Battle, unit: int, mover: int) -> Aim | None:
    """The shot of mounted archers at the enemy before whom they withdraw, 2 hexes away, as moving fire [6.75b,
    8.12] (RULING-62, RULING-119)."""
    if not parting_archers(s, unit, mover) or not able(s, unit, HORSE_BOW) or s.loc[mover] < 0:
        return None
    aim = best_aim(s, unit, HORSE_BOW, mover, 1)
    return aim if aim is not None and aim.range == WITHDRAWAL_RANGE else None


def parting_archers(s: Battle, unit: int, mover: int) -> bool:
    """Whether a unit is of those who shoot in a withdrawal: not at elephants of their own, nor archers on chariots
    [6.75b, 8.13a]."""
    g = setting(s)
    return g.weapon[unit] == HORSE_BOW and CAVALRY[g.kind[unit]] and g.side[unit] != g.side[mover]


@dataclass(slots=True, frozen=True)
class ParthianShot(Decision):
    """Mounted archers about to withdraw may shoot first; other missile units may not [6.75a, 6.75b]."""

    unit: int
    mover: int

    def clause(self) -> str:
        return "6.75b"

    def universe(self, s: Battle) -> list[int]:
        return [PASS, *units_of(s, REACT_FIRE, self.side)]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = self.unit
        if c != PASS and unit_named(s, c) != u:
            return [Refusal("6.75b", place_of(s, unit_named(s, c)))]
        if not parting_archers(s, u, self.mover):
            return [Refusal("6.75a", s.loc[u])]
        return refusals_shot(s, u, HORSE_BOW, self.mover) or unless(c in self.options(s), "6.75b", s.loc[u])

    def options(self, s: Battle) -> list[int]:
        aim = parting_aim(s, self.unit, self.mover)
        if aim is None:
            return NOTHING
        wish = standing_orders.wish(s, self.side, standing_orders.K_RETIRE)
        if wish == NEVER_DO:
            return NOTHING
        fire = REACT_FIRE + setting(s).gid[self.unit]
        if wish != ASK:
            return [fire] if unasked(s, wish, self.unit, self.mover, HORSE_BOW, aim.need) else NOTHING
        return [PASS, fire]

    def chosen(self, s: Battle, c: int) -> None:
        if c != PASS:
            s.then(Volley(self.unit, self.mover, HORSE_BOW, IN_WITHDRAWAL, 1))
