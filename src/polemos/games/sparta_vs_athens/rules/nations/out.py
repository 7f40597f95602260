"""States that are driven out of the war. Sections 2.10, 11.1 to 11.9, and 15.3, 15.5 as far as they do the same."""

from dataclasses import dataclass
from itertools import compress
from typing import Final

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.tables import ARGIVE, ATHENS, BLOC_NATION, GREEN_ITALY, NEED_OUT_NATION, SPARTA
from polemos.games.sparta_vs_athens.data.world import ANACTORIUM, BLOC_AT, CORINTH, COUNTS, LOCALES, MEGARA, SYRACUSE
from polemos.games.sparta_vs_athens.rules.sides import DELIAN, NEVER_NEUTRAL, has_units, is_delian
from polemos.games.sparta_vs_athens.state import OUT_OF_WAR, Step, War, home_side
from polemos.wargame.reckoning import within

NEUTRALISED: Final[dict[int, str]] = {MEGARA: "11.6a", ANACTORIUM: "11.7a", world.OENIADAE: "11.8a", CORINTH: "11.9a"}
"""Cities that are neutral while Athenian-side units are in their locale, by the clause that says so."""


def is_neutral(s: War, locale: int) -> bool:
    """Whether one of the four is neutral now [11.6a, 11.7a, 11.8a, 11.9a, rev.7, rev.9]."""
    if locale not in NEUTRALISED or not has_units(s, ATHENS, locale):
        return False
    firm = s.option_set.firm_corinth if locale in (MEGARA, CORINTH) else s.option_set.firm_anactorium
    return not firm


def is_lost(s: War, locale: int, side: int) -> bool:
    """Whether a city of a side counts as occupied by the enemy [11.1a, 11.2a, 11.6b, 11.7b, 11.8b, 11.9b].

    A revolt alone, incited or by 11.11, is as good as occupation on Lesbos and Chios only; elsewhere units must stand
    in the city (RULING-106).
    """
    if s.holder[locale]:
        # Argos and Melos by either side [2.10b]; what Athens has taken again is hers [11.13b]
        return (
            s.holder[locale] == enemy_mark(side) or BLOC_AT[locale] in (ARGIVE, tables.MELIAN) or is_neutral(s, locale)
        )
    if is_delian(locale):
        return s.loyal[locale] == SPARTA and (locale in NEVER_NEUTRAL or has_units(s, SPARTA, locale))
    return is_neutral(s, locale)


def enemy_mark(side: int) -> int:
    """What `holder` says of a city that the enemy of a side holds."""
    return 2 - side


def shift_prestige(s: War, levels: int, clause: str) -> None:
    """The track moves: positive levels towards Athens [2.11a]."""
    before = s.prestige
    s.prestige = within(tables.TRACK.least, s.prestige + levels, tables.TRACK.most)
    if s.prestige != before:
        s.tell("prestige", (s.prestige - before, s.prestige), (clause,))


def drop_out(s: War, bloc: int, clause: str) -> None:
    """A state leaves the war: its units are gone for good, its cities out of play [11.1f].

    Its captors go on holding Syracuse while they are there (RULING-96). Chios, Lesbos and their units never become
    neutral: they go on as allies of whom they serve [11.1b].
    """
    s.status[bloc] = OUT_OF_WAR
    for unit in range(tables.UNITS):
        if tables.UNIT_BLOC[unit] == bloc and not (tables.CHIAN[unit] or tables.LESBIAN[unit]):
            if s.loc[unit] >= 0:
                leave_cargo(s, unit)
            state.lift(s, unit, state.OUT)
    for locale in range(LOCALES):
        if BLOC_AT[locale] == bloc and locale not in NEVER_NEUTRAL:
            s.loyal[locale] = state.NOBODYS
            if locale != SYRACUSE or not keeps_syracuse(s):
                s.holder[locale] = 0
            s.marks[locale] = 0
    s.tell("out-of-war", (bloc,), (clause,))
    _conquered_allies(s, bloc)


def leave_cargo(s: War, fleet: int) -> None:
    """What a fleet that is taken away carries stays in its locale, ashore, or goes down with it at sea [7.4e]."""
    for piece in state.cargo_of(s, fleet):
        if world.IS_SEA[s.loc[piece]]:
            state.lift(s, piece, state.DEAD)
        else:
            s.aboard[piece] = -1


def _conquered_allies(s: War, bloc: int) -> None:
    """In the scenario of the Peace Athens has won once the Spartan Allies are out of the war [16.2h].

    With rev.6 that is the half in Italy and Sicily, of which the events speak.
    """
    if s.scenario == tables.NICIAS and bloc in (tables.GREEN, GREEN_ITALY) and s.status[GREEN_ITALY] == OUT_OF_WAR:
        state.decide(s, ATHENS, state.BY_ALLIES, "16.2h")


def look_at_nations(s: War) -> None:
    """Every state of which enough cities are lost at this moment drops out; some cities do not count.

    [11.1a, 11.1c, 11.1e, 11.5a, 11.5b]
    """
    danger = [(locale, BLOC_AT[locale]) for locale in in_danger(s) if COUNTS[locale]]
    lost = [bloc for at, bloc in danger if s.status[bloc] != OUT_OF_WAR and is_lost(s, at, home_side(bloc))]
    for bloc in sorted(set(lost)):
        if s.status[bloc] != OUT_OF_WAR and _enough(s, bloc, lost) and _right_ones(s, bloc):
            forced_out(s, bloc)


def in_danger(s: War) -> list[int]:
    """The cities that may count as lost: those that somebody holds, Delian ones that are Sparta's, neutral ones."""
    revolted = [locale for locale in DELIAN if s.loyal[locale] == SPARTA]
    neutral = [locale for locale in NEUTRALISED if is_neutral(s, locale)]
    return sorted({*revolted, *compress(range(LOCALES), s.holder), *neutral})


def _enough(s: War, bloc: int, lost: list[int]) -> bool:
    """Half or more of its cities; the two halves of the allies are one state unless they go to war apart [rev.6].

    lost: the blocs of all cities that are lost.
    """
    nation = BLOC_NATION[bloc]
    if nation in (tables.ATHENIAN, tables.SPARTAN):
        return False  # [11.1d, 16.0b]
    if s.option_set.mainland_at_war:
        return lost.count(bloc) >= tables.NEED_OUT[bloc]
    return sum([BLOC_NATION[b] == nation for b in lost]) >= NEED_OUT_NATION[nation]


def _right_ones(s: War, bloc: int) -> bool:
    """The Delian League needs Chios and a city of Lesbos [11.2a], the Athenian Allies Naupactus [11.4a]."""
    if bloc == tables.ORANGE:
        return is_lost(s, world.CHIOS, ATHENS) and any(is_lost(s, locale, ATHENS) for locale in world.LESBOS)
    if bloc == tables.YELLOW or (bloc == tables.YELLOW_ITALY and not s.option_set.mainland_at_war):
        return is_lost(s, world.NAUPACTUS, ATHENS)
    return True


def forced_out(s: War, bloc: int) -> None:
    """What that does to prestige: at once for Argos and Chalcidice, at the year's end for the others.

    [2.10b, 15.8b, 11.3b, tbl.prestige.b] (RULING-9)
    """
    side = state.side_of_bloc(s, bloc)
    taker = next((s.holder[x] - 1 for x in range(LOCALES) if BLOC_AT[x] == bloc and s.holder[x]), tables.NEITHER)
    if bloc == ARGIVE:
        shift_prestige(s, 1 if taker == ATHENS else -1, "2.10b")
    elif bloc == tables.CHALCIDIAN and taker == ATHENS:
        shift_prestige(s, 1, "11.3b")
    elif bloc != tables.MELIAN and side != tables.NEITHER:
        s.nation_levels += 1 if side == SPARTA else -1
    if bloc == ARGIVE:
        drop_out(s, bloc, "2.10b")
        if taker == SPARTA:
            state.happens(s, state.PEACE_STOPPED)  # it counts as occupied from now on (RULING-67) [15.9a, 15.10a]
        return
    drop_out(s, bloc, "11.1a")
    twin = {
        tables.GREEN: GREEN_ITALY,
        GREEN_ITALY: tables.GREEN,
        tables.YELLOW: tables.YELLOW_ITALY,
        tables.YELLOW_ITALY: tables.YELLOW,
    }.get(bloc, -1)
    if twin >= 0 and not s.option_set.mainland_at_war and s.status[twin] != OUT_OF_WAR:
        drop_out(s, twin, "11.1a")


def keeps_syracuse(s: War) -> bool:
    """Whether Syracuse stays in play after its capture, as a city that Athens holds [15.3c] (RULING-96)."""
    return state.has_happened(s, state.EVENT_3) and has_units(s, ATHENS, SYRACUSE)


@dataclass(slots=True, frozen=True)
class StrangersLeave(Step):
    """Units of a side still inside a state that is out of the war are eliminated at the end of its operations.

    [11.1g] (RULING-35, RULING-97)
    """

    side: int

    def run(self, s: War) -> None:
        for locale in range(LOCALES) if OUT_OF_WAR in s.status else ():
            bloc = BLOC_AT[locale]
            if bloc < 0 or s.status[bloc] != OUT_OF_WAR or (locale == SYRACUSE and keeps_syracuse(s)):
                continue
            if locale in NEVER_NEUTRAL:
                continue  # [11.1b]
            for piece in state.pieces_at(s, self.side, locale):
                state.lift(s, piece, state.DEAD)
                s.tell("stranger-lost", (piece, locale), ("11.1g",))
