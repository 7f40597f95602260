"""Revolts, and who incites them. Section 10, and 11.11."""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data import world
from polemos.games.sparta_vs_athens.data.tables import ATHENIAN, ATHENS, SPARTA, UNIT_NATION, UNITS
from polemos.games.sparta_vs_athens.data.world import ATHENS_CITY, BLUE_BOX, CHIOS, EUBOEA, LESBOS, LOCALES, METHYMNA
from polemos.games.sparta_vs_athens.rules.nations.capture import MYTILENEANS, comes_over, end_siege
from polemos.games.sparta_vs_athens.rules.nations.islands import hand_over_islanders, to_disc
from polemos.games.sparta_vs_athens.rules.nations.out import shift_prestige
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.rules.rolls import R_ATHENS_REVOLT, R_INCITEMENT, Roll
from polemos.games.sparta_vs_athens.rules.sides import has_units, is_besieged, is_delian, master_of, occupies
from polemos.games.sparta_vs_athens.state import Decision, Refusal, Step, War, happens, is_so, let, pieces_at
from polemos.kernel.flow import when

# ------------------------------------------------------------------------------------------------------------ inciting


def refusals_incite(s: War, side: int, locale: int) -> list[Refusal]:
    """Why a side cannot incite a city: it must be Delian, tributary to the enemy, and not out of reach.

    One try a city and Operations Phase, with a unit next to it (RULING-45). There is no counter-revolt (RULING-61).
    [10.1a, 10.4a, 4.0b, rev.19]
    """
    if not 0 <= locale < LOCALES or not is_delian(locale) or (s.marks[locale] & state.REVOLTED and side == SPARTA):
        return [Refusal("10.1a", locale)]
    mutual = s.option_set.mutual_incitement
    if side == ATHENS and not mutual:
        return [Refusal("4.0b", locale)]
    found = []
    if master_of(s, locale) != 1 - side or not (mutual or occupies(s, ATHENS, locale)):
        found.append(Refusal("10.1a", locale))
    found += when(s.marks[locale] & state.INCITED, "10.1a", locale)
    if not mutual and not any(has_units(s, side, near) for near in world.NEXT_TO[locale]):
        found.append(Refusal("10.1a", locale))
    if side == SPARTA and locale in EUBOEA and master_of(s, world.TANAGRA) == ATHENS:
        found.append(Refusal("10.4a", locale))
    return found


def box_of(side: int, locale: int) -> int:
    """The number under which a die incites: the blue box, for Athens the red one [10.1b, rev.19] (RULING-15)."""
    return world.RED_BOX[locale] if side == ATHENS else BLUE_BOX[locale]


@dataclass(slots=True, frozen=True)
class Incite(Step):
    """A side tries to bring about a revolt [10.1a, 10.1b]."""

    side: int
    locale: int

    def run(self, s: War) -> None:
        s.marks[self.locale] |= state.INCITED
        s.then(Roll(self.side, R_INCITEMENT), Incited(self.side, self.locale), Settle())


@dataclass(slots=True, frozen=True)
class Incited(Step):
    """Less than the number in the box is a revolt [10.1b]."""

    side: int
    locale: int

    def run(self, s: War) -> None:
        if s.rolled.pop() < box_of(self.side, self.locale):
            revolt(s, self.side, self.locale)
        else:
            s.tell("stays-true", (self.locale,), ("10.1b",))


# ------------------------------------------------------------------------------------------------------------- revolts


def revolt(s: War, side: int, locale: int) -> None:
    """A city goes over to a side, to Sparta for good; whoever of the other is in it is expelled [10.1c, rev.19]."""
    s.loyal[locale] = side
    s.holder[locale] = 0
    if side == SPARTA:
        s.marks[locale] |= state.REVOLTED
    else:
        s.marks[locale] &= ~state.REVOLTED
    s.tell("revolt", (locale, side), ("10.1c" if side == SPARTA else "rev.19",))
    if is_besieged(s, locale):
        end_siege(s, locale, "9.0m")
    turn_islands(s)
    expel(s, 1 - side, locale, "10.1e")


def turn_islands(s: War) -> None:
    """Chian units are Spartan once Chios has revolted, Lesbian ones once all of Lesbos has [10.2a]."""
    if s.marks[CHIOS] & state.REVOLTED:
        let(s, state.CHIOS_TURNED)
    if all(s.marks[locale] & state.REVOLTED for locale in LESBOS):
        let(s, state.LESBOS_TURNED)
    hand_over_islanders(s)


def expel(s: War, side: int, locale: int, clause: str) -> None:
    """Units and leaders of a side in a city that has revolted go to the year disc [10.1e]."""
    for piece in pieces_at(s, side, locale):
        to_disc(s, piece, clause)


# -------------------------------------------------------------------------------------------------------- Athens itself


def refusals_incite_athens(s: War, side: int) -> list[Refusal]:
    """Sparta may try it once in a game [10.5a]."""
    if side != SPARTA or is_so(s, state.ATHENS_REVOLT_TRIED):
        return [Refusal("10.5a", ATHENS_CITY)]
    return []


@dataclass(slots=True, frozen=True)
class InciteAthens(Step):
    """2d6 against the prestige of Athens [10.5a]."""

    side: int

    def run(self, s: War) -> None:
        let(s, state.ATHENS_REVOLT_TRIED)
        s.then(Roll(self.side, R_ATHENS_REVOLT), Roll(self.side, R_ATHENS_REVOLT), AthensIncited(self.side), Settle())


@dataclass(slots=True, frozen=True)
class AthensIncited(Step):
    """Equal to the level or above is a revolt; a level goes to Sparta [10.5a, 10.5c, tbl.prestige.h]."""

    side: int

    def run(self, s: War) -> None:
        total = s.rolled.pop() + s.rolled.pop()
        if total < max(s.prestige, 0):
            s.tell("stays-true", (ATHENS_CITY,), ("10.5a",))
            return
        s.tell("athens-revolts", (), ("10.5a",))
        shift_prestige(s, -1, "10.5c")
        s.then(AthensInRevolt(self.side))


@dataclass(slots=True, frozen=True)
class AthensInRevolt(Decision):
    """Which it shall be: no garrison until the year ends, or no income next time [10.5b]."""

    def clause(self) -> str:
        return "10.5b"

    def universe(self, s: War) -> list[int]:
        return [verbs.SEND_AWAY_GARRISON, verbs.TAKE_INCOME]

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.SEND_AWAY_GARRISON:
            s.marks[ATHENS_CITY] |= state.NO_GARRISON
        else:
            let(s, state.INCOME_LOST)
        s.tell("garrison-away" if c == verbs.SEND_AWAY_GARRISON else "income-lost", (), ("10.5b",))


# ------------------------------------------------------------------------------------------------------------ Mytilene


def mytilene_revolts(s: War) -> bool:
    """Whether the event happens now: no red LSP and no red NSP in Methymna [11.11a] (RULING-33)."""
    return not any(piece < UNITS and is_red(piece) for piece in pieces_at(s, ATHENS, METHYMNA))


def is_red(unit: int) -> bool:
    """Whether a unit is of Athens proper."""
    return UNIT_NATION[unit] == ATHENIAN


def revolt_of_mytilene(s: War) -> None:
    """Mytilene, Methymna, Eresus and Chios and their units are Spartan allies until Mytilene is occupied [11.11a]."""
    happens(s, state.MYTILENE_REVOLT)
    let(s, state.MYTILENE_SPARTAN)
    s.tell("mytilene-revolts", (), ("11.11a",))
    for locale in MYTILENEANS:
        comes_over(s, locale, SPARTA)
        s.holder[locale] = 0
    hand_over_islanders(s)
