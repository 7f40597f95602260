"""Missile fire by order: standing, or in a move [8.11, 8.12, 5.22]."""

from dataclasses import dataclass

from polemos.games.alexander import verbs
from polemos.games.alexander.data.tables import BOLT, NO_WEAPON
from polemos.games.alexander.rules.field.universes import naming, unit_named, units_of
from polemos.games.alexander.rules.fire import volley
from polemos.games.alexander.rules.fire.aiming import refusals_able, refusals_shot, targets_with
from polemos.games.alexander.state import Battle, setting
from polemos.kernel.flow import NOTHING, VERB, Decision, Refusal


def targets(s: Battle, u: int) -> list[int]:
    """The enemy units at which a unit could shoot now; elephants with their riders' javelins only [8.13a, 9.11a,
    9.12]."""
    return targets_with(s, u, setting(s).weapon[u])


def refusals_fire(s: Battle, u: int) -> list[Refusal]:
    """Why a unit cannot be ordered to shoot: a bolt shooter needs no order and gets none [5.22b, 8.11, 9.52]."""
    weapon = setting(s).weapon[u]
    if weapon == BOLT:
        return [Refusal("9.52", s.loc[u])]
    found = refusals_able(s, u, weapon)
    if s.fired[u]:
        found.append(Refusal("8.11b", s.loc[u]))
    if not found and not targets(s, u):
        found.append(Refusal("8.13a", s.loc[u]))
    return found


def may_fire(s: Battle, u: int) -> bool:
    """Whether a unit can be ordered to shoot: `refusals_fire` in haste."""
    weapon = setting(s).weapon[u]
    return weapon != NO_WEAPON and weapon != BOLT and not s.fired[u] and bool(targets_with(s, u, weapon))


def begin_fire(s: Battle, u: int) -> None:
    """An order to shoot without moving [5.22b, 5.22h]."""
    s.then(FireOrder(setting(s).side[u], u))


def shots(s: Battle, u: int) -> list[int]:
    """The choices of shooting that a unit has in its move: once an order, before, during or after the steps [8.11]."""
    weapon = setting(s).weapon[u]
    if weapon in (NO_WEAPON, BOLT) or s.fired[u]:
        return NOTHING
    return naming(s, verbs.SHOOT, targets_with(s, u, weapon))


def refusals_shoot(s: Battle, u: int, target: int) -> list[Refusal]:
    """Why a unit cannot shoot at this target by order [8.11b, 8.13, 8.14]."""
    weapon = setting(s).weapon[u]
    found = [Refusal("8.11b", s.loc[u])] if s.fired[u] else []
    if weapon == BOLT:
        found.append(Refusal("9.52", s.loc[u]))
    return found + refusals_shot(s, u, weapon, target)


def shoot(s: Battle, u: int, target: int, moving: int) -> None:
    """A unit shoots by order at a target: push what comes after it first. moving: 1 within a move [8.11, 8.15e]
    (RULING-59).
    """
    s.fired[u] = 1
    s.then(volley.Volley(u, target, setting(s).weapon[u], volley.ORDERED, moving))


@dataclass(slots=True, frozen=True)
class FireOrder(Decision):
    """A unit ordered to shoot chooses its target [5.22b, 8.13a]."""

    unit: int

    def clause(self) -> str:
        return "8.13a"

    def universe(self, s: Battle) -> list[int]:
        return units_of(s, verbs.SHOOT, 1 - self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return refusals_shoot(s, self.unit, unit_named(s, c))

    def options(self, s: Battle) -> list[int]:
        return shots(s, self.unit)

    def chosen(self, s: Battle, c: int) -> None:
        shoot(s, self.unit, setting(s).unit_of[c % VERB], 0)
