"""Forts that come and go. Sections 2.7, 14.1e, 15.12, the government table and rev.8."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.tables import ATHENS, CHIOS_LESBOS, DECELEA, FORT_OWNER, UNIT_NATION, UNITS
from polemos.games.sparta_vs_athens.rules.nations import out, settle
from polemos.games.sparta_vs_athens.rules.sides import ashore_at, master_of
from polemos.games.sparta_vs_athens.state import BOTH, FORT_TO_COME, Decision, Refusal, Step, War
from polemos.kernel.flow import when


def sites_of(s: War, fort: int) -> tuple[int, ...]:
    """Where a fort may be placed [14.1e, gov.7b, rev.8c, 17.0k]."""
    if fort == CHIOS_LESBOS:
        return (world.CHIOS, *world.LESBOS)
    if fort == tables.MINOA and s.option_set.forts_by_government:
        return (world.MEGARA,)
    return (tables.FORT_SITE_OF[fort],)


def refusals_build(s: War, side: int, fort: int, locale: int) -> list[Refusal]:
    """Why a side cannot place a fort in a locale now (RULING-52).

    [note.forts, gov.3b, gov.6c, gov.7b, qa.94a, rev.8, 15.12a, 11.12a]
    """
    if (
        fort >= tables.FORTS
        or FORT_OWNER[fort] != side
        or s.forts[fort] != FORT_TO_COME
        or locale not in sites_of(s, fort)
    ):
        return [Refusal("2.7a", locale)]
    if fort == DECELEA:
        return _refusals_decelea(s, locale)
    found = when(not brought(s, fort), "rev.8" if s.option_set.forts_by_government else "14.1e", locale)
    found += when(not has_red_units(s, locale), "note.forts", locale)
    if fort == CHIOS_LESBOS and not s.option_set.all_forts and master_of(s, locale) != tables.SPARTA:
        found.append(Refusal("qa.94a", locale))
    return found


def _refusals_decelea(s: War, locale: int) -> list[Refusal]:
    """After the war has begun again, with any LSP of that side (RULING-53) at Panactum [15.12a, 11.12a]."""
    if not state.has_happened(s, state.EVENT_11):
        return [Refusal("15.12a", locale)]
    return [] if ashore_at(s, tables.SPARTA, world.PANACTUM) else [Refusal("11.12a", locale)]


def open_sites(s: War, side: int, fort: int) -> list[int]:
    """Where a side may place a fort now."""
    sites = [locale for locale in sites_of(s, fort) if fort == DECELEA or has_red_units(s, locale)]
    return [locale for locale in sites if not refusals_build(s, side, fort, locale)]


def has_red_units(s: War, locale: int) -> bool:
    """Whether units of Athens proper are in a locale, without whom it builds nothing there [note.forts]."""
    return tables.ATHENIAN in [UNIT_NATION[unit] for unit in state.units_at(s, ATHENS, locale)]


def refusals_anywhere(s: War, side: int, fort: int) -> list[Refusal]:
    """Why a side can place a fort nowhere now: what forbids its first site."""
    if fort < tables.FORTS and open_sites(s, side, fort):
        return []
    return refusals_build(s, side, fort, sites_of(s, fort)[0] if fort < tables.FORTS else tables.NEITHER)


def building(s: War, side: int, fort: int) -> Step:
    """A fort is placed; where there are several places for it its owner says which [gov.7b, 16.1h]."""
    sites = open_sites(s, side, fort)
    return BuildFort(side, fort, sites[0]) if len(sites) == 1 else BuildAt(side, fort)


def brought(s: War, fort: int) -> bool:
    """Whether the present government brings a fort, or nobody asks for one [14.1e, rev.8].

    The designer's answers pass over the table, and name another condition for that of Chios and Lesbos [qa.79, qa.94a]
    (RULING-81).
    """
    free = fort == CHIOS_LESBOS and not (s.option_set.all_forts or s.option_set.forts_by_government)
    return free or fort in tables.GOVERNMENTS[s.government].forts


FORTS_OF: Final = [[fort for fort in range(tables.FORTS) if FORT_OWNER[fort] == side] for side in BOTH]


def to_come(s: War, side: int) -> list[int]:
    """The forts of a side that may still be placed."""
    return [fort for fort in FORTS_OF[side] if s.forts[fort] == FORT_TO_COME]


def buildable(s: War, side: int) -> list[int]:
    """Every fort that a side may place somewhere now."""
    meant = [fort for fort in to_come(s, side) if fort == DECELEA or brought(s, fort)]
    return [fort for fort in meant if open_sites(s, side, fort)]


def buildable_at(s: War, side: int, locale: int) -> list[int]:
    """Every fort that it may place in a locale now."""
    meant = [fort for fort in to_come(s, side) if locale in sites_of(s, fort)]
    return [fort for fort in meant if not refusals_build(s, side, fort, locale)]


def place_fort(s: War, fort: int, locale: int, clause: str) -> None:
    """A fort is placed during play: a level of prestige for its side, of Decelea at once [tbl.prestige.d, 15.12b]."""
    s.forts[fort] = state.FORT_STANDS
    s.fort_at[fort] = locale
    s.tell("fort-placed", (fort, locale), (clause,))
    if fort == DECELEA:
        state.happens(s, state.EVENT_12)
        out.shift_prestige(s, -1, "15.12b")
    else:
        s.fort_levels += 1
    if fort == tables.MINOA:
        s.then(*[SetAsideFleet(tables.SPARTA) for _ in range(tables.GOVERNMENTS[3].fleets_lost)], settle.Settle())


def destroy_fort(s: War, fort: int, clause: str) -> None:
    """A fort is gone for good, by siege alone (RULING-47); with Minoa the fleets return to the mix [9.0i, gov.3e]."""
    s.forts[fort] = state.FORT_DESTROYED
    s.tell("fort-destroyed", (fort, s.fort_at[fort]), (clause,))
    if fort == tables.MINOA:
        for unit in range(UNITS):
            if s.loc[unit] == state.ASIDE:
                s.loc[unit] = state.POOL


@dataclass(slots=True, frozen=True)
class BuildFort(Step):
    """A side places a fort, at no cost [note.forts, rev.8b]."""

    side: int
    fort: int
    locale: int

    def run(self, s: War) -> None:
        place_fort(s, self.fort, self.locale, "15.12a" if self.fort == DECELEA else "note.forts")


@dataclass(slots=True, frozen=True)
class BuildAt(Decision):
    """In which of several places a fort is placed: its owner chooses [gov.7b, 16.1h]."""

    fort: int

    def clause(self) -> str:
        return "gov.7b"

    def universe(self, s: War) -> list[int]:
        return [verbs.PLACE + locale for locale in range(world.LOCALES)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return refusals_build(s, self.side, self.fort, c - verbs.PLACE)

    def chosen(self, s: War, c: int) -> None:
        s.then(BuildFort(self.side, self.fort, c - verbs.PLACE))


@dataclass(slots=True, frozen=True)
class AllowedForts(Decision):
    """In the Government Phase Athens may place what its government allows [3.2.1d2, note.forts] (RULING-52)."""

    def clause(self) -> str:
        return "3.2.1d2"

    def alike(self, s: War) -> bool:
        """Whether red units lie under a marker is hidden from the enemy [5.2c]."""
        marked = [s.marker[self.side * tables.FORCE_MARKERS + n] for n in range(tables.FORCE_MARKERS)]
        return any(locale in marked for c in self.universe(s)[:-1] for locale in sites_of(s, c - verbs.BUILD))

    def universe(self, s: War) -> list[int]:
        return [*[verbs.BUILD + fort for fort, state in enumerate(s.forts) if state == FORT_TO_COME], verbs.DONE]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c == verbs.DONE else refusals_anywhere(s, self.side, c - verbs.BUILD)

    def chosen(self, s: War, c: int) -> None:
        if c != verbs.DONE:
            s.then(building(s, self.side, c - verbs.BUILD), settle.Settle(), self)


@dataclass(slots=True, frozen=True)
class SetAsideFleet(Decision):
    """Spartan-side NSP, on the map or not, leave the counter mix while the fort of Minoa stands [gov.3e]."""

    def clause(self) -> str:
        return "gov.3e"

    def universe(self, s: War) -> list[int]:
        return [verbs.PICK + unit for unit in range(UNITS) if tables.IS_NSP[unit]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        unit = c - verbs.PICK
        fleet = unit < UNITS and tables.IS_NSP[unit] and s.owner[unit] == self.side
        if not fleet or s.loc[unit] in (state.OUT, state.ASIDE):
            return [Refusal("gov.3e", s.loc[unit] if 0 <= s.loc[unit] < world.LOCALES else tables.NEITHER)]
        return []

    def chosen(self, s: War, c: int) -> None:
        unit = c - verbs.PICK
        if s.loc[unit] >= 0:
            out.leave_cargo(s, unit)
        state.lift(s, unit, state.ASIDE)
        s.tell("set-aside", (unit,), ("gov.3e",))
