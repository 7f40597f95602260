"""Ravaging the country round a city whose defenders are inside, or which nobody but a garrison defends. Section 9.2."""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules.combat import entries, rights
from polemos.games.sparta_vs_athens.rules.rolls import R_RAVAGE, Roll
from polemos.games.sparta_vs_athens.rules.sides import forts_at, garrison_at, master_of, out_of_play, place_of
from polemos.games.sparta_vs_athens.state import OPERATED, RAVAGED, SPARED, Refusal, Step, War
from polemos.kernel.flow import unless, when


def refusals_ravage(s: War, side: int, target: int) -> list[Refusal]:
    """Why the operating force may not ravage a city now, whatever is outside it already gone inside.

    Only cities [9.2c], and those that could be besieged: walled ones, and such as have a fort of their master [9.2a]
    (RULING-92). A leader and a unit must be there (RULING-17); not after a failure in this quarter [9.2d], nor while
    the marker of this year lies there [9.2h]. What the rule of entry is for is not ravaged by order [rev.21]
    (RULING-42).
    """
    place = place_of(s, target)
    if target >= world.LOCALES or not world.IS_CITY[target]:
        return [Refusal("9.2c", place)]
    owner = master_of(s, target)
    open_to_it = world.WALLED[target] or forts_at(s, owner, target)
    if owner == side or out_of_play(s, target) or not open_to_it:
        return [Refusal("9.2a", place)]
    if s.leader < 0 or s.loc[s.leader] != place or not any(unit < tables.UNITS for unit in s.group):
        return [Refusal("9.2a", place)]
    found = rights.refusals_attack(s, side, place, owner)
    found += when(s.marks[target] & SPARED, "9.2d", place)
    found += when(s.marks[target] & RAVAGED, "9.2h", place)
    if s.option_set.ravage_by_entry and entries.counts_for_prestige(side, target):
        found.append(Refusal("rev.21", place))
    return found or unless(bool(ravagers(s)), "4.1b", place)


def ravagers(s: War) -> list[int]:
    """The units of the operating force that ravage: all of them, fleets too, that have not fought [9.2a, 4.1b]."""
    return [unit for unit in s.group if unit < tables.UNITS and s.acted[unit] != OPERATED]


@dataclass(slots=True, frozen=True)
class Ravage(Step):
    """The operating force ravages a city, which ends its operation [9.2a] (RULING-17); it needs no points.

    Two dice [9.2b]; by the designer's rule none [rev.3].
    """

    side: int
    target: int

    def run(self, s: War) -> None:
        s.points -= tables.OPERATION_COSTS.ravage
        for unit in ravagers(s):
            s.acted[unit] = OPERATED
        if s.option_set.sure_ravage:
            laid_waste(s, self.side, self.target, "rev.3")
        else:
            s.then(Roll(self.side, R_RAVAGE), Roll(self.side, R_RAVAGE), RavageResult(self.side, self.target))


@dataclass(slots=True, frozen=True)
class RavageResult(Step):
    """At or below the city's garrison: it is ravaged [9.2b]. Else it is spared for this quarter [9.2d]."""

    side: int
    target: int

    def run(self, s: War) -> None:
        dice = s.rolled.pop() + s.rolled.pop()
        if dice <= garrison_at(s, self.target):
            laid_waste(s, self.side, self.target, "9.2b")
            return
        s.marks[self.target] |= SPARED
        s.tell("ravage-fails", (self.side, self.target, dice), ("9.2d",))


def laid_waste(s: War, side: int, city: int, clause: str) -> None:
    """The garrison is gone until the year ends, but for rev.3 [9.2e, 9.2h]; Attica, Megara, Peloponnesia count."""
    entries.lay_waste(s, side, city, clause)
    entries.count_ravage(s, side, city)
