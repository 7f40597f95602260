"""The tables of the game beside its map: nations, units, leaders, forts, charts, the calendar, scenarios.

Charts are read as they stand in their files (`INCOME.sparta.floor`). What the rules look up all the time are rows,
built once, when they are first imported.
"""

from functools import cache
from typing import Final

from polemos.games.sparta_vs_athens.data import models_fight, models_forces, models_politics, world
from polemos.games.sparta_vs_athens.data.models_costs import Income, Maintenance, Operations, PersianTribute, Stacking
from polemos.games.sparta_vs_athens.data.models_fight import CODES
from polemos.games.sparta_vs_athens.data.models_fight import LOSSES as LOSS_NAMES
from polemos.games.sparta_vs_athens.data.models_scenarios import Lot, Scenario
from polemos.games.sparta_vs_athens.data.models_words import EVENTS as EVENT_NAMES
from polemos.games.sparta_vs_athens.data.models_words import FORTS as FORT_NAMES
from polemos.games.sparta_vs_athens.data.models_words import GROUPS, NATIONS, SEASONS
from polemos.games.sparta_vs_athens.data.models_words import NEVER as NEVER
from polemos.games.sparta_vs_athens.data.models_words import NONE as NONE
from polemos.games.sparta_vs_athens.data.models_words import SCENARIOS as SCENARIO_WORDS
from polemos.games.sparta_vs_athens.data.pack import DATA, FILES
from polemos.games.sparta_vs_athens.data.world import ATHENS as ATHENS
from polemos.games.sparta_vs_athens.data.world import CHIOS as CHIOS
from polemos.games.sparta_vs_athens.data.world import NEITHER as NEITHER
from polemos.games.sparta_vs_athens.data.world import SIDE_NAMES as SIDE_NAMES
from polemos.games.sparta_vs_athens.data.world import SPARTA as SPARTA
from polemos.room.names import Names
from polemos.wargame.results import ResultsTable

NAMES: Final[Names] = FILES.names
#: Digest of all data in use that bears on play; equal data, equal digest, however it is laid out.
FINGERPRINT: Final[str] = DATA.fingerprint

#: The states of the rules, for figures that they have in three versions.
PRINTED: Final = 0
CORRECTED: Final = 1
REVISED: Final = 2

# ------------------------------------------------------------------------------------------------ nations [2.9a, 11.0a]
ATHENIAN: Final = 0
SPARTAN: Final = 1
LEAGUE: Final = 2
"""Peloponnesian League, purple."""
GREEN: Final = 3
"""Spartan Allies."""
ORANGE: Final = 4
"""Delian League."""
YELLOW: Final = 5
"""Athenian Allies."""
PERSIAN: Final = 6
CHALCIDIAN: Final = 7
ARGIVE: Final = 8
MELIAN: Final = 9
NATION_NAMES: Final = NATIONS
_NATIONS: Final[tuple[models_forces.NationState, ...]] = FILES.nations.nation
_GROUPS: Final[tuple[models_forces.NationGroup, ...]] = FILES.nations.group
#: By nation: the side whose ally it is, or may become.
HOME_SIDE: Final[world.Row] = tuple([nation.side for nation in _NATIONS])
#: By nation: how many occupied cities drive it out (RULING-10); NEVER where counting does not.
NEED_OUT_NATION: Final[world.Row] = tuple([nation.out for nation in _NATIONS])

# what enters or leaves the war as one under every option: nations, of GREEN and YELLOW the halves on the mainland, and
# after them the halves in Sicily and Italy [rev.6]
GREEN_ITALY: Final = 10
YELLOW_ITALY: Final = 11
BLOCS: Final = len(NATIONS) + 2
_HALVES: Final = {GREEN: 0, YELLOW: 1, GREEN_ITALY: 2, YELLOW_ITALY: 3}
BLOC_NAMES: Final[tuple[str, ...]] = tuple(
    [GROUPS[_HALVES[bloc]] if bloc in _HALVES else NATIONS[bloc] for bloc in range(BLOCS)]
)
BLOC_NATION: Final[world.Row] = (*range(len(NATIONS)), GREEN, YELLOW)
#: By bloc: how many occupied cities drive it out when the halves go for themselves (RULING-10).
NEED_OUT: Final[world.Row] = tuple(
    [_GROUPS[_HALVES[bloc]].out if bloc in _HALVES else NEED_OUT_NATION[bloc] for bloc in range(BLOCS)]
)
#: By bloc: 1 for a half that is at war from the start by rev.6.
AT_WAR_BY_HALVES: Final[world.Row] = tuple(
    [int(bloc in _HALVES and _GROUPS[_HALVES[bloc]].at_war_from_start) for bloc in range(BLOCS)]
)

# ---------------------------------------------------------------------------------------------------- units [2.3a-2.3c]
_UNITS: Final[tuple[models_forces.Unit, ...]] = FILES.units.unit
UNITS: Final[int] = len(_UNITS)
UNIT_KEY: Final[tuple[str, ...]] = tuple([unit.id for unit in _UNITS])
UNIT_NATION: Final[world.Row] = tuple([unit.nation for unit in _UNITS])
UNIT_BLOC: Final[world.Row] = tuple([world.BLOC_AT[unit.home[0]] for unit in _UNITS])
IS_NSP: Final[world.Row] = tuple([unit.kind for unit in _UNITS])
#: Points by the side that is up, front and reduced, and by unit [2.3b].
STRENGTH: Final[world.Rows] = (tuple([unit.strength for unit in _UNITS]), tuple([unit.reduced for unit in _UNITS]))
#: By unit: the cities of its home.
HOMES: Final[world.Rows] = tuple([unit.home for unit in _UNITS])
#: By unit: the territory on its counter.
UNIT_GROUP: Final[tuple[str, ...]] = tuple([unit.group for unit in _UNITS])
CHIAN: Final[world.Row] = tuple([int(unit.home == (CHIOS,)) for unit in _UNITS])
LESBIAN: Final[world.Row] = tuple([int(set(unit.home) == set(world.LESBOS)) for unit in _UNITS])
#: By unit: 1 if it never pays [12.3f], 2 if only by the printed rules (RULING-62).
EXEMPT: Final[world.Row] = tuple([unit.exempt for unit in _UNITS])

# ------------------------------------------------------------------------------------------------- leaders [6.1a, 6.2a]
_LEADERS: Final[tuple[models_forces.Commander, ...]] = (*FILES.leaders.leader, *FILES.leaders.unnamed)
_NO: Final[world.Row] = (0,) * UNITS
LEADERS: Final[int] = len(_LEADERS)
PIECES: Final[int] = UNITS + LEADERS
"""Units, then leaders: named ones of Sparta, of Athens, unnamed ones of Athens, of Sparta."""
PIECE_KEY: Final[tuple[str, ...]] = (*UNIT_KEY, *[leader.id for leader in _LEADERS])
PIECE_INDEX: Final[dict[str, int]] = {key: piece for piece, key in enumerate(PIECE_KEY)}
#: By piece: what is printed on a leader; 0 for units.
NAVAL: Final[world.Row] = (*_NO, *[leader.rating.naval for leader in _LEADERS])
LAND: Final[world.Row] = (*_NO, *[leader.rating.land for leader in _LEADERS])
OPS: Final[world.Row] = (*_NO, *[leader.rating.ops for leader in _LEADERS])
#: By piece: the year in which a Spartan leader comes [6.3b]; 0 for all others.
DUE: Final[world.Row] = (*_NO, *[leader.year for leader in _LEADERS])
#: By piece: the side of a leader; -1 for units, whose side may change.
LEADER_SIDE: Final[world.Row] = (*((NEITHER,) * UNITS), *[leader.side for leader in _LEADERS])
#: By piece: 1 for an unnamed leader [6.5a].
UNNAMED: Final[world.Row] = (*_NO, *[int(n >= len(FILES.leaders.leader)) for n in range(LEADERS)])
#: By piece: the code or letter on a leader's counter, "" for units.
LEADER_CODE: Final[tuple[str, ...]] = (*(("",) * UNITS), *[leader.code for leader in _LEADERS])
#: By side: all its leaders, the unnamed ones, the named ones.
LEADERS_OF: Final[world.Rows] = tuple(
    [tuple([p for p in range(UNITS, PIECES) if LEADER_SIDE[p] == side]) for side in (ATHENS, SPARTA)]
)
UNNAMED_OF: Final[world.Rows] = tuple([tuple([p for p in row if UNNAMED[p]]) for row in LEADERS_OF])
NAMED_OF: Final[world.Rows] = tuple([tuple([p for p in row if not UNNAMED[p]]) for row in LEADERS_OF])
BRASIDAS: Final[int] = PIECE_INDEX["brasidas"]
HERMOCRATES: Final[int] = PIECE_INDEX["hermocrates"]
ALCIBIADES: Final[int] = PIECE_INDEX["alcibiades"]
CLEON: Final[int] = PIECE_INDEX["athens-d"]
"""The unnamed leader who stands in for him [6.4c]."""

# --------------------------------------------------------------------------------------------------------- forts [2.7a]
OENOE: Final = 0
PANACTUM_FORT: Final = 1
OROPUS: Final = 2
PLATAEA_FORT: Final = 3
MINOA: Final = 4
PYLOS: Final = 5
METHANA: Final = 6
ONUGNATHUS: Final = 7
CHIOS_LESBOS: Final = 8
DECELEA: Final = 9
_FORTS: Final[tuple[models_forces.FortCounter, ...]] = FILES.forts.fort
FORTS: Final[int] = len(_FORTS)
FORT_KEY: Final = FORT_NAMES
FORT_OWNER: Final[world.Row] = tuple([fort.owner for fort in _FORTS])
FORT_STRENGTH: Final[world.Row] = tuple([fort.strength for fort in _FORTS])
#: By fort: where it is placed; -1 for the one that has a choice.
FORT_SITE_OF: Final[world.Row] = tuple([fort.sites[0] if len(fort.sites) == 1 else NONE for fort in _FORTS])
#: By fort: every place where it may be placed.
FORT_SITES: Final[world.Rows] = tuple([fort.sites for fort in _FORTS])

# -------------------------------------------------------------------------------------------------- combat [8.1a, 9.0a]
#: Codes by die and column: column 0 is 1:2, column n is n:1.
LAND_CRT: Final[ResultsTable[str]] = ResultsTable(
    [row.results for row in FILES.land_combat.row], lowest=1, clause="tbl.crt.land"
)
NAVAL_CRT: Final[ResultsTable[str]] = ResultsTable(
    [row.results for row in FILES.naval_combat.row], lowest=1, clause="tbl.crt.naval"
)
#: The same with the other reading of its last row (option literal_sixes, RULING-3).
NAVAL_CRT_LITERAL: Final[ResultsTable[str]] = ResultsTable(
    [*[row.results for row in FILES.naval_combat.row[:-1]], FILES.naval_combat.literal_six],
    lowest=1,
    clause="tbl.crt.naval",
)
LAND_COLUMNS: Final[tuple[str, ...]] = FILES.land_combat.columns
NAVAL_COLUMNS: Final[tuple[str, ...]] = FILES.naval_combat.columns
CODE_NAMES: Final = CODES
#: What a code asks of a side (`RESULTS[code].attacker`), and how half of an odd number is rounded.
LOSE_NOTHING: Final = LOSS_NAMES.index("none")
LOSE_HALF: Final = LOSS_NAMES.index("half")
LOSE_ALL: Final = LOSS_NAMES.index("all")
LOSE_EQUAL: Final = LOSS_NAMES.index("equal")
DOWN: Final = 0
UP: Final = 1
RESULTS: Final[dict[str, models_fight.CombatResult]] = {result.code: result for result in FILES.combat_results.result}
#: "NE" or "DE" by modified die and column.
SIEGE: Final[ResultsTable[str]] = ResultsTable([row.results for row in FILES.siege.row], lowest=1, clause="tbl.siege")
SIEGE_COLUMNS: Final[tuple[str, ...]] = FILES.siege.columns
#: By column: the least quotient for it (RULING-6).
SIEGE_RATIOS: Final[world.Row] = FILES.siege.minimum_ratio
SIEGE_MODIFIERS: Final[models_fight.SiegeModifiers] = FILES.siege.modifier
#: On which sums of two dice leaders die [6.7a].
LEADER_LOSSES: Final[models_fight.LeaderLosses] = FILES.leader_losses
#: What a force must be to ravage by entry [rev.21].
RAVAGING: Final[models_fight.Ravaging] = FILES.ravaging
#: Between which numbers a modified die counts (RULING-7).
SIEGE_CLAMP: Final[tuple[int, int]] = (FILES.siege.clamp.low, FILES.siege.clamp.high)

# --------------------------------------------------------------------------------------------------------------- charts
STACKING: Final[Stacking] = FILES.stacking
OPERATION_COSTS: Final[Operations] = FILES.operations
MAINTENANCE: Final[Maintenance] = FILES.maintenance
INCOME: Final[Income] = FILES.income
PERSIAN_TRIBUTE: Final[PersianTribute] = FILES.persian_tribute
PRESTIGE: Final[models_politics.Prestige] = FILES.prestige
DARIUS: Final[models_politics.Darius] = FILES.darius
TRACK: Final[models_politics.PrestigeTrack] = FILES.tracks.prestige
FORCE_MARKERS: Final[int] = FILES.tracks.force_markers[ATHENS]
"""How many each side has."""
FORCE_BONUS: Final[int] = FILES.tracks.force_bonus
"""What Spartan Force #1 adds to each unit at Sparta [5.3a]."""
#: By number, from 1.
GOVERNMENTS: Final[dict[int, models_politics.GovernmentCard]] = {
    card.number: card for card in FILES.governments.government
}
#: By number of a government (0: none): the pieces that it lists; for #5 the one who stands in for Cleon [6.4c].
LISTED: Final[world.Rows] = (
    (),
    *[tuple([UNITS + leader for leader in card.leaders]) for card in FILES.governments.government],
)

# ------------------------------------------------------------------------------------------------------- events [15.0a]
FIRST_SICILIAN_WAR: Final = 0
SECOND_SICILIAN_WAR: Final = 1
SYRACUSE_FALLS: Final = 2
SYRACUSE_JOINS: Final = 3
CARTHAGE_INVADES: Final = 4
NORTH_EAST_WAR: Final = 5
PEACE_OF_NICIAS: Final = 6
ARGIVE_TRUCE_ENDS: Final = 7
ARGIVE_ALLIANCE: Final = 8
TEGEA_WAVERS: Final = 9
WAR_RESUMES: Final = 10
DECELEA_FORTIFIED: Final = 11
PERSIAN_ALLIANCE: Final = 12
BRASIDAS_IN_THRACE: Final = 13
PLAGUE_AT_ATHENS: Final = 14
REVOLT_OF_MYTILENE: Final = 15
EXPEDITION_TO_SICILY: Final = 16
EVENT_KEY: Final = EVENT_NAMES
EVENTS: Final[tuple[models_politics.EventCard, ...]] = FILES.events.event

# ------------------------------------------------------------------------------------------------------ calendar [3.1a]
CALENDAR: Final[models_politics.Calendar] = FILES.calendar
SEASON_NAMES: Final = SEASONS

# ---------------------------------------------------------------------------------------------------- scenarios [16.0a]
SCENARIO_NAMES: Final = SCENARIO_WORDS
SCENARIOS: Final[tuple[Scenario, ...]] = FILES.scenarios
ARCHIDAMIAN: Final = 0
CAMPAIGN: Final = 1
NICIAS: Final = 2
IONIAN: Final = 3


@cache
def units_of_lot(lot: Lot) -> world.Row:
    """The units of which a lot of a scenario is some."""
    return lot.candidates(_UNITS)
