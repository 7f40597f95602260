"""The Operations Phase of a side: operation after operation, until it passes. Sections 4.0, 4.1, 6.6, 8.7 and 11.10."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data.tables import ATHENS, FORCE_MARKERS, LEADERS_OF, STACKING, UNITS
from polemos.games.sparta_vs_athens.data.world import LOCALES, NAUPACTUS
from polemos.games.sparta_vs_athens.rules.boxes import tidy_boxes
from polemos.games.sparta_vs_athens.rules.combat.entries import phase_is_over
from polemos.games.sparta_vs_athens.rules.combat.sieges import refusals_raise_siege
from polemos.games.sparta_vs_athens.rules.combat.sorties import Sortie, refusals_sortie
from polemos.games.sparta_vs_athens.rules.nations import capture, forts, out, revolt, settle
from polemos.games.sparta_vs_athens.rules.operations import expedition, markers, operating, redeployment, stopping
from polemos.games.sparta_vs_athens.rules.operations.forces import begin, is_shut_in, presses, refusals_lead
from polemos.games.sparta_vs_athens.rules.sides import DELIAN, delian_with, master_of, place_of
from polemos.games.sparta_vs_athens.state import FORT_TO_COME, FRESH, Decision, Refusal, Step, War, stacks
from polemos.kernel.flow import VERB, when


@dataclass(slots=True, frozen=True)
class OperationsPhase(Step):
    """A side's Operations Phase begins: nobody of it has done anything, and Naupactus is looked at.

    [3.2.2b1, 3.2.2d, 4.0a, 11.10a] (RULING-11)
    """

    side: int

    def run(self, s: War) -> None:
        side = self.side
        s.phase = state.OPERATIONS
        s.side = side
        units = units_of(s, side)
        for piece in (*units, *LEADERS_OF[side]):
            s.acted[piece] = FRESH
        for unit in units:
            s.tried[unit] = 0
        for locale in compress(range(LOCALES), s.marks):
            s.marks[locale] &= ~state.INCITED
        if state.fleets_at(s, ATHENS, NAUPACTUS):
            state.let(s, state.NAUPACTUS_HELD)
        s.tell("side-phase", (state.OPERATIONS, side), ("3.2.2b1" if side == s.first else "3.2.2d",))
        s.then(
            PressedOperation(side),
            NextOperation(side),
            redeployment.Redeployment(side, 1),
            out.StrangersLeave(side),
            settle.Settle(),
            EndOfOperations(side),
        )


def units_of(s: War, side: int) -> list[int]:
    """Every unit that a side commands."""
    return [unit for unit, owner in enumerate(s.owner) if owner == side]


@dataclass(slots=True, frozen=True)
class PressedOperation(Decision):
    """At the start forces that share a locale with the enemy, without walls or a port, leave it or fight first [8.7a].

    Units without a leader who could take them out stay.
    """

    def clause(self) -> str:
        return "8.7a"

    def alike(self, s: War) -> bool:
        """How many leaders lie in a box is hidden from the enemy [5.2c]."""
        return has_boxes(s, self.side)

    def universe(self, s: War) -> list[int]:
        return [verbs.LEAD + leader for leader in leaders_of(s, self.side) if presses(s, self.side, s.loc[leader])]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        found = refusals_lead(s, self.side, c - verbs.LEAD)
        return found + when(not found and not presses(s, self.side, s.loc[c - verbs.LEAD]), "8.7a")

    def chosen(self, s: War, c: int) -> None:
        begin(s, c - verbs.LEAD)
        s.then(operating.Operating(self.side, operating.PRESSED), self)


def has_boxes(s: War, side: int) -> bool:
    """Whether a side has set a force marker on the map."""
    return bool(markers.set_markers(s, side))


def leaders_of(s: War, side: int) -> list[int]:
    """The leaders of a side who are on the map."""
    loc = s.loc
    return [leader for leader in LEADERS_OF[side] if 0 <= loc[leader] < LOCALES]


@dataclass(slots=True, frozen=True)
class NextOperation(Decision):
    """Whose operation comes next, in any order, or what else a side does between operations [4.0a, 4.1a, 4.1c].

    Units are operated by leaders [5.0b]; a sortie, incitement, a fort and force markers need none.
    """

    def clause(self) -> str:
        return "4.1c"

    def alike(self, s: War) -> bool:
        """Whether a leader in a box has operated is hidden from the enemy [5.2c]."""
        return has_boxes(s, self.side)

    def universe(self, s: War) -> list[int]:
        found = [verbs.DONE, *[verbs.LEAD + leader for leader in leaders_of(s, self.side)]]
        found += [verbs.SORTIE + target for target in self.targets(s, s.inside)]
        found += [verbs.RAISE_SIEGE + target for target in self.targets(s, s.besieging)]
        found += [*[verbs.INCITE + locale for locale in DELIAN], verbs.INCITE_ATHENS, verbs.EXPEDITION]
        found += [verbs.BUILD + fort for fort, state in enumerate(s.forts) if state == FORT_TO_COME]
        numbers = range(1, FORCE_MARKERS + 1)
        return [*found, *[verbs.FORM + number for number in numbers], *[verbs.DISSOLVE + number for number in numbers]]

    def options(self, s: War) -> list[int]:
        """In the order of `universe`, each kind of act by itself."""
        side, sieges = self.side, {place_of(s, marked - 1) for marked in {*s.besieging} - {0}}
        fresh = [leader for leader in leaders_of(s, side) if s.acted[leader] == FRESH]
        found = [verbs.DONE, *[verbs.LEAD + p for p in fresh if s.loc[p] not in sieges or not is_shut_in(s, p)]]
        found += [verbs.SORTIE + target for target in self.targets(s, s.inside) if not refusals_sortie(s, side, target)]
        found += [verbs.RAISE_SIEGE + target for target in self.targets(s, s.besieging)]
        found += [verbs.INCITE + city for city in incitable_now(s, side) if not revolt.refusals_incite(s, side, city)]
        found += [] if revolt.refusals_incite_athens(s, side) else [verbs.INCITE_ATHENS]
        found += [] if expedition.refusals_expedition(s, side) else [verbs.EXPEDITION]
        found += [verbs.BUILD + fort for fort in forts.buildable(s, side)]
        found += [verbs.FORM + number for number in markers.free_markers(s, side)] if markers.can_form(s, side) else []
        return found + [verbs.DISSOLVE + number for number in markers.set_markers(s, side)]

    def targets(self, s: War, row: list[int]) -> list[int]:
        """Where units of the side are shut in (row: `inside`), or what they besiege (`besieging`)."""
        return sorted({row[unit] - 1 for unit in compress(range(UNITS), row) if s.owner[unit] == self.side})

    def refusals(self, s: War, c: int) -> list[Refusal]:
        side = self.side
        verb, value = c - c % VERB, c % VERB
        if c == verbs.DONE:
            return []
        if verb == verbs.LEAD:
            return refusals_lead(s, side, value)
        if verb == verbs.SORTIE:
            return refusals_sortie(s, side, value)
        if verb == verbs.RAISE_SIEGE:
            return refusals_raise_siege(s, side, value)
        if verb == verbs.INCITE:
            return revolt.refusals_incite(s, side, value)
        if verb == verbs.INCITE_ATHENS:
            return revolt.refusals_incite_athens(s, side)
        if verb == verbs.EXPEDITION:
            return expedition.refusals_expedition(s, side)
        if verb == verbs.BUILD:
            return forts.refusals_anywhere(s, side, value)
        return (
            markers.refusals_form(s, side, value) if verb == verbs.FORM else markers.refusals_dissolve(s, side, value)
        )

    def chosen(self, s: War, c: int) -> None:
        side = self.side
        verb, value = c - c % VERB, c % VERB
        if c == verbs.DONE:
            return
        s.then(self)
        if verb == verbs.LEAD:
            begin(s, value)
            s.tell("leads", (value, s.loc[value]), ("6.1a",), 1 << side)
            s.then(operating.Operating(side, operating.GATHERING))
        elif verb == verbs.SORTIE:
            s.then(Sortie(side, value), settle.Settle())
        elif verb == verbs.RAISE_SIEGE:
            capture.end_siege(s, value, "9.0m")
        elif verb == verbs.INCITE:
            s.then(revolt.Incite(side, value))
        elif verb == verbs.INCITE_ATHENS:
            s.then(revolt.InciteAthens(side))
        elif verb == verbs.EXPEDITION:
            s.then(expedition.Expedition(side))
        elif verb == verbs.BUILD:
            s.then(forts.building(s, side, value), settle.Settle())
        elif verb == verbs.FORM:
            s.then(markers.FormAt(side, value))
        else:
            markers.dissolve(s, side, value, "5.2c")


def incitable_now(s: War, side: int) -> Sequence[int]:
    """Cities of which it is worth asking whether a side may incite them: with pieces of Athens, or the enemy's untried.

    [10.1a, rev.19]
    """
    if s.option_set.mutual_incitement:
        return [city for city in DELIAN if master_of(s, city) == 1 - side and not s.marks[city] & state.INCITED]
    if side == ATHENS:
        return ()
    return delian_with(s, ATHENS)


@dataclass(slots=True, frozen=True)
class EndOfOperations(Step):
    """The phase is over: stacking limits hold everywhere [5.1f], and who stayed in Attica has ravaged it [rev.21b]."""

    side: int

    def run(self, s: War) -> None:
        tidy_boxes(s, self.side)
        phase_is_over(s, self.side)
        least = STACKING.fleets  # no limit is lower
        there = stacks(s, self.side)
        s.then(*[stopping.Stacked(self.side, at) for at in compress(range(LOCALES), there) if len(there[at]) > least])
