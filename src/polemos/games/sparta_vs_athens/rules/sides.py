"""Whose is it: units, cities, forts and fleets, as friend and enemy see them. Sections 2 and 11.13.

A side is ATHENS or SPARTA; a neutral state is NEITHER, and when it is attacked the attacker's opponent decides for it
(RULING-71).
"""

from itertools import compress
from operator import itemgetter
from typing import Final

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.tables import FORT_OWNER, IS_NSP, NEITHER, ORANGE, STACKING, UNITS
from polemos.games.sparta_vs_athens.data.world import BLOC_AT, NATION_AT
from polemos.games.sparta_vs_athens.state import BOTH, FORT_STANDS, NOBODYS, War, fleets_at, let, strength

PROPONTIS_ROWS: Final = tuple(
    [
        tuple([(side + 1) * state.PLACES + locale for locale in range(world.LOCALES) if world.PROPONTIS[locale]])
        for side in BOTH
    ]
)
"""By side: the rows of `at` for the locales inside the red line [9.3a]."""
NEVER_NEUTRAL: Final = (world.CHIOS, *world.LESBOS)
"""Cities that are always allied to Athens or Sparta, whatever their League does [11.1b]."""
MUCH_ROOM: Final = 999


def out_of_play(s: War, locale: int) -> bool:
    """Whether a place belongs to a state that is out of the war: a way-point and nothing else (RULING-97).

    Syracuse is a city while its captors hold it (RULING-96), Chios and those of Lesbos always are [11.1b].
    """
    if BLOC_AT[locale] < 0 or s.status[BLOC_AT[locale]] != state.OUT_OF_WAR or s.holder[locale]:
        return False
    return locale not in NEVER_NEUTRAL


def master_of(s: War, locale: int) -> int:
    """The side to which a city belongs at this moment: its captor while he holds it [11.13b], else its own side.

    NEITHER for a neutral state, for what is no city, and for what is out of play.
    """
    if s.holder[locale]:
        return s.holder[locale] - 1
    side = s.loyal[locale]
    return NEITHER if side == NOBODYS else side


def garrison_at(s: War, locale: int) -> int:
    """The GSP of a city now: none while it is captured, ravaged or away [2.3d, 9.2e, 11.13b]."""
    if not world.IS_CITY[locale] or s.holder[locale] or out_of_play(s, locale):
        return 0
    marks = s.marks[locale]
    if marks & state.NO_GARRISON or (marks & state.RAVAGED and not s.option_set.sure_ravage):  # [rev.3]
        return 0
    return world.GARRISON[locale]


def forts_at(s: War, side: int, locale: int) -> list[int]:
    """The forts of a side that stand in a locale [2.7a]."""
    if locale not in s.fort_at:
        return []
    return [
        fort
        for fort, at in enumerate(s.fort_at)
        if at == locale and FORT_OWNER[fort] == side and s.forts[fort] == FORT_STANDS
    ]


def fort_strength(s: War, side: int, locale: int) -> int:
    """The LSP of a side's forts in a locale, Decelea's too [2.7c, qa.21a]."""
    return sum([tables.FORT_STRENGTH[fort] for fort in forts_at(s, side, locale)])


def shelters(s: War, side: int, locale: int) -> list[int]:
    """Inside what units of a side may go there: a walled city of theirs, or a fort [7.8a, tbl.ops.c] (RULING-101).

    Targets: the locale for its city, LOCALES + number for a fort. side: NEITHER for the units of a neutral state.
    """
    found = []
    if world.WALLED[locale] and not out_of_play(s, locale) and master_of(s, locale) == side:
        found.append(locale)
    return found + [world.LOCALES + fort for fort in forts_at(s, side, locale)]


def has_port(s: War, side: int, locale: int) -> bool:
    """Whether a locale has a port that is friendly to a side [7.11b, 11.13b]."""
    return bool(world.PORT[locale]) and not out_of_play(s, locale) and master_of(s, locale) == side


def at_home(s: War, side: int, locale: int) -> bool:
    """Whether a city belongs to a side now, or lies under its fort."""
    return master_of(s, locale) == side or bool(forts_at(s, side, locale))


def ashore_at(s: War, side: int, locale: int) -> list[int]:
    """LSP units of a side in a locale that are not aboard a fleet (RULING-85)."""
    row = s.at[(side + 1) * state.PLACES + locale]
    return [unit for unit in row if unit < UNITS and not IS_NSP[unit] and s.aboard[unit] < 0] if row else []


def free_ashore(s: War, side: int, locale: int) -> list[int]:
    """Those of them that no siege shuts in."""
    return [unit for unit in ashore_at(s, side, locale) if not s.inside[unit]]


def free_fleets(s: War, side: int, locale: int) -> list[int]:
    """NSP units of a side in a locale that no siege shuts in [9.0l] (RULING-65)."""
    return [unit for unit in fleets_at(s, side, locale) if not s.inside[unit]]


def shut_in(s: War, target: int) -> list[int]:
    """Units that are besieged inside a city or fort."""
    return [unit for unit, inside in enumerate(s.inside[:UNITS]) if inside == target + 1]


def besiegers(s: War, target: int) -> list[int]:
    """Units that besiege a city or fort."""
    return [unit for unit, besieged in enumerate(s.besieging) if besieged == target + 1]


def is_besieged(s: War, target: int) -> bool:
    """Whether a Siege marker lies on a city or fort."""
    return target + 1 in s.besieging


def place_of(s: War, target: int) -> int:
    """The locale of a city or fort; -1 for a number that means neither."""
    if target < world.LOCALES:
        return target
    return s.fort_at[target - world.LOCALES] if target < state.TARGETS else -1


def has_units(s: War, side: int, locale: int) -> bool:
    """Whether a side has any LSP or NSP in a locale."""
    row = s.at[(side + 1) * state.PLACES + locale]
    return bool(row) and row[0] < UNITS


def occupies(s: War, side: int, locale: int) -> bool:
    """Whether LSP of a side stand ashore in a city that is theirs now [2.16b] (RULING-28, RULING-95).

    Besiegers do not, nor do units aboard. The besieged do: the city is still theirs.
    """
    if not s.at[(side + 1) * state.PLACES + locale] or master_of(s, locale) != side:
        return False
    return 0 in [s.besieging[unit] for unit in ashore_at(s, side, locale)]


def is_delian(locale: int) -> bool:
    """Whether a city belongs to the Delian League by colour."""
    return NATION_AT[locale] == ORANGE


DELIAN: Final = tuple([locale for locale in range(world.LOCALES) if is_delian(locale)])
"""Cities of the Delian League, some eighty round the Aegean [2.16a]."""


IN_DELIAN: Final = tuple([itemgetter(*[(side + 1) * state.PLACES + locale for locale in DELIAN]) for side in BOTH])
"""By side: of the stacks of a war its own in these cities."""


def delian_with(s: War, side: int) -> list[int]:
    """The cities of the Delian League in which a side has pieces."""
    return list(compress(DELIAN, IN_DELIAN[side](s.at)))


def look_at_blockade(s: War) -> None:
    """The Propontis is blockaded whenever Athens has fewer NSP there than its enemy (RULING-32) [9.3a].

    Call it when ships move.
    """
    at = s.at
    mine, theirs = [[p for row in rows for p in at[row] if p < UNITS and IS_NSP[p]] for rows in PROPONTIS_ROWS]
    blockaded = strength(s, mine) < strength(s, theirs)
    if blockaded != bool(s.flags & state.BLOCKADE):
        let(s, state.BLOCKADE, blockaded)
        s.tell("blockade" if blockaded else "blockade-ends", (), ("9.3a",))


def room_for(s: War, side: int, locale: int, fleets: bool) -> int:
    """How many more LSP units, or NSP units, of a side may stop in a locale [5.1a, 5.1b, 5.1c, rev.1].

    Allies count together, the other side does not [5.1e]; garrisons, leaders and what is aboard a fleet at sea do not
    count [2.3k, 5.1d]. MUCH_ROOM where there is no limit.
    """
    if s.option_set.no_stacking_limits:
        return MUCH_ROOM
    limit = fleet_limit(s, side, locale) if fleets else army_limit(locale)
    if limit == MUCH_ROOM:
        return MUCH_ROOM
    here = fleets_at(s, side, locale) if fleets else ashore_at(s, side, locale)
    return limit - len(here)


def army_limit(locale: int) -> int:
    """How many LSP units of a side may stand in a locale [5.1a, 5.1b]."""
    return STACKING.walled if world.WALLED[locale] else STACKING.land


def fleet_limit(s: War, side: int, locale: int) -> int:
    """How many NSP units [5.1c, 7.11b] (RULING-23)."""
    if has_port(s, side, locale) or world.OPEN_SEA[locale]:
        return MUCH_ROOM
    return STACKING.fleets
