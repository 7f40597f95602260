"""The printed charts: forage, money, operation points, markers, results tables, events, turns, victory.

Operation points are in half points, money in solidus points.
"""

from typing import Any, Final

from polemos.games.belisarius.data.pack import DATA
from polemos.games.belisarius.data.world import (
    AFFILIATION_INDEX,
    AFFILIATIONS,
    AREA_PROVINCE,
    BARBARIAN,
    IMPERIAL,
    OFFMAP,
    ROMA,
    SIDE_NAMES,
    SPACES,
    TERRAIN_NAMES,
    TOWN,
    TOWN_INDEX,
    Row,
    Rows,
)
from polemos.wargame.odds import Bands, Odds
from polemos.wargame.results import ResultsTable, one_die

_TYPES: Final = ("field_army", "warband", "nomad", "garrison", "fleet")


def _halves(points: float) -> int:
    return round(2 * points)


# -------------------------------------------------------------------------------------- terrain effects: forage [20.1]
_TERRAIN: Final[dict[str, Any]] = DATA.files["tables/terrain.toml"]
_SITE: Final[dict[str, Any]] = _TERRAIN["site"]
FORAGE_AREA: Final[int] = _SITE["offmap"]["forage"]
FORAGE_TERRAIN: Final[Row] = (*(_TERRAIN["terrain"][t]["forage"] for t in TERRAIN_NAMES[:OFFMAP]), FORAGE_AREA)
#: By class of town.
FORAGE_SITE: Final[Row] = (0, *(_SITE[name]["forage"] for name in ("city", "rich", "constantinopolis")))
FORAGE_COLONY: Final[int] = _SITE["colony"]["forage"]
FORAGE_PILLAGED: Final[int] = _SITE["pillaged"]["forage"]

# -------------------------------------------------------------------------------- money [tbl.income, tbl.cost.recruit]
_FINANCE: Final[dict[str, Any]] = DATA.files["tables/finance.toml"]
_INCOME: Final[dict[str, Any]] = _FINANCE["income"]
_OTHER: Final[dict[str, int]] = _FINANCE["other"]
#: By class of town.
INCOME_TOWN: Final[Row] = (0, _INCOME["city"], _INCOME["rich"], _INCOME["constantinopolis"])
INCOME_COLONY: Final[int] = _INCOME["colony"]
INCOME_WORKS: Final[int] = _INCOME["public_works"]
#: By off-map area 0..3.
INCOME_AREA: Final[Row] = tuple(_INCOME["areas"][AFFILIATIONS[p]] for p in AREA_PROVINCE)
#: By unit type; -1: not for sale.
COST_RECRUIT: Final[Row] = (*(_FINANCE["recruit"][name] for name in _TYPES), -1)
COST_SUPPLY: Final[Row] = tuple(_FINANCE["supply"][name] for name in (*_TYPES, "leader"))
COST_MARKER: Final[int] = _OTHER["stratagem_marker"]
COST_COLONY: Final[int] = _OTHER["colony_attempt"]
COST_WORKS: Final[int] = _OTHER["public_works"]
COST_UNPILLAGE_TOWN: Final[int] = _OTHER["remove_pillage_town"]
COST_UNPILLAGE_OTHER: Final[int] = _OTHER["remove_pillage_other"]
COST_DEMAND_PAY: Final[int] = _OTHER["soldiers_demand_pay"]
COST_DONATIVE: Final[int] = _OTHER["troops_demand_donative"]

# ------------------------------------------------------------------------ operation points and limits [14.21a, tbl.op]
_OPERATIONS: Final[dict[str, Any]] = DATA.files["tables/operations.toml"]
_OP: Final[dict[str, float]] = _OPERATIONS["cost"]
_POINTS: Final[dict[str, int]] = _OPERATIONS["points"]
_LIMITS: Final[dict[str, int]] = _OPERATIONS["limits"]
_ZOC: Final[dict[str, bool]] = _OPERATIONS["zoc"]
OP_ASSAULT: Final[int] = _halves(_OP["assault"])
#: In all: an attack pays OP_ASSAULT when declared and the rest when manoeuvre is chosen (RULING-9).
OP_MANOEUVRE: Final[int] = _halves(_OP["manoeuvre"])
OP_PILLAGE: Final[int] = _halves(_OP["pillage"])
OP_COLONISE: Final[int] = _halves(_OP["colonise"])
OP_SEA_FRIENDLY: Final[int] = _halves(_OP["sea_hex_from_friendly_port"])
OP_SEA_OTHER: Final[int] = _halves(_OP["sea_hex_from_other_coast"])
OP_RIVER: Final[int] = _halves(_OP["river_hex"])
#: By the stars of the best leader.
STAR_FACTOR: Final[Row] = (_POINTS["factor_no_leader"], _POINTS["factor_one_star"], _POINTS["factor_two_star"])
STACK_LIMIT: Final[int] = _LIMITS["stack"]
HAND_LIMIT: Final[int] = _LIMITS["hand"]
AREA_LIMIT: Final[int] = _LIMITS["area_reinforcements"]
FLEET_CAPACITY: Final[int] = _LIMITS["fleet_capacity"]
JUSTINIAN_MARKERS: Final[int] = _LIMITS["justinian_markers"]
JUSTINIAN_FACTOR: Final[int] = _LIMITS["justinian_factor"]
ZOC_TOWNS_PROJECT: Final[bool] = _ZOC["units_in_towns_project"]
ZOC_INTO_OCCUPIED_TOWNS: Final[bool] = _ZOC["reaches_into_occupied_towns"]
ZOC_INTO_OCCUPIED_HEXES: Final[bool] = _ZOC["reaches_into_other_occupied_hexes"]
ZOC_ACROSS_STRAITS: Final[bool] = _ZOC["across_straits"]
ZOC_NEUTRAL: Final[bool] = _ZOC["neutral_units"]
ZOC_ABOARD: Final[bool] = _ZOC["units_aboard"]
ZOC_MIXED: Final[bool] = _ZOC["land_and_naval_mix"]

# -------------------------------------------------------------------------------------------- stratagem markers [2.32]
AGENT: Final = 0
BASILEUS: Final = 1
BLUE: Final = 2
GREEN: Final = 3
ORTHODOXY: Final = 4
TOLERANCE: Final = 5
CURRENCY: Final = 6
FORCED_MARCH: Final = 7
REGALIA: Final = 8
LEADER_MARKER: Final = 9
LEGAL: Final = 10
MARKET: Final = 11
ADVANTAGE: Final = 12
POPE: Final = 13
PROCOPIUS: Final = 14
RALLY: Final = 15
ALLIANCE: Final = 16
THEODORA: Final = 17
TREACHERY: Final = 18
DONATIVE: Final = 19
DISEASE: Final = 20
END_CAMPAIGN: Final = 21
MARKER_KINDS: Final = 22
_MARKERS: Final[list[dict[str, Any]]] = DATA.files["tables/stratagems.toml"]["marker"]
_COUNTS: Final[dict[str, int]] = DATA.files["tables/stratagem-counts.toml"]["count"]
MARKERS: Final[tuple[str, ...]] = tuple(str(entry["name"]) for entry in _MARKERS)
MARKER_CLAUSE: Final[tuple[str, ...]] = tuple(str(entry["entry"]) for entry in _MARKERS)
MARKER_VALUE: Final[Row] = tuple(int(entry.get("diplomacy", 0)) for entry in _MARKERS)
MARKER_COUNT: Final[Row] = tuple(_COUNTS[name] for name in MARKERS)
RALLY_DICE: Final[int] = _MARKERS[RALLY]["dice"]
RALLY_LEAD: Final[int] = _MARKERS[RALLY]["lead"]
ALLIANCE_PROVINCES: Final[Row] = tuple(AFFILIATION_INDEX[name] for name in _MARKERS[ALLIANCE]["provinces"])
REGALIA_TOWNS: Final[Row] = tuple(TOWN_INDEX[name] for name in _MARKERS[REGALIA]["towns"])

# --------------------------------------------------------------------------------- combat [crt.assault, crt.manoeuvre]
AA: Final = 0
AR: Final = 1
AZ: Final = 2
BB: Final = 3
DD: Final = 4
DR: Final = 5
DZ: Final = 6
RESULT_NAMES: Final = ("AA", "AR", "AZ", "BB", "DD", "DR", "DZ")
ASSAULT: Final = 0
MANOEUVRE: Final = 1
_COMBAT: Final[dict[str, Any]] = DATA.files["tables/combat.toml"]
_STRENGTH: Final[dict[str, Any]] = _COMBAT["strength"]
_COVER: Final[dict[str, int]] = _STRENGTH["terrain"]
#: Rounded in the defender's favour whoever is stronger [17.71d, 17.71e], 1.5:1 for at least half as much again
#: [17.73], ending at the outer columns [17.72].
ODDS: Final[Odds] = Odds(_COMBAT["odds"]["columns"])


def _by_die(table: dict[str, Any]) -> list[Any]:
    """The rows or cells of a table by the die, from 1."""
    return [table[str(die)] for die in range(1, 1 + sum([1 for key in table if key.isdigit()]))]


def _results(table: dict[str, Any], clause: str) -> ResultsTable[int]:
    return ResultsTable([[RESULT_NAMES.index(cell) for cell in row] for row in _by_die(table)], 1, clause)


#: ASSAULT or MANOEUVRE: result codes by die and odds.
CRT: Final[tuple[ResultsTable[int], ResultsTable[int]]] = (
    _results(_COMBAT["assault"], "crt.assault"),
    _results(_COMBAT["manoeuvre"], "crt.manoeuvre"),
)
#: By result code: markers that the victor draws, and that the other side loses.
RESULT_DRAW: Final[Row] = tuple(_COMBAT["draws"]["draw"].get(name, 0) for name in RESULT_NAMES)
RESULT_LOSE: Final[Row] = tuple(_COMBAT["draws"]["lose"].get(name, 0) for name in RESULT_NAMES)
STRENGTH_MAX_MODIFIERS: Final[int] = _STRENGTH["max_modifiers"]
#: By the number of modifiers, capped.
STRENGTH_MULTIPLIER: Final[Row] = tuple(_STRENGTH["multiplier"])
#: By stars.
LEADER_MODIFIER: Final[Row] = (0, _STRENGTH["leader_one_star"], _STRENGTH["leader_two_star"])
#: For the defender by TERRAIN; rough hexes with a track have TRACK_MODIFIER instead.
TERRAIN_MODIFIER: Final[Row] = (0, _COVER["rough"], _COVER["marsh"], 0, 0, 0)
TRACK_MODIFIER: Final[int] = _COVER["track"]
RIVER_MODIFIER: Final[int] = _COVER["across_river"]
COLONY_MODIFIER: Final[int] = _COVER["colony"]
CONSTANTINOPOLIS_MODIFIER: Final[int] = _COVER["constantinopolis"]
#: For the defender, by class of town.
SITE_MODIFIER: Final[Row] = (0, _COVER["city"], _COVER["rich"], CONSTANTINOPOLIS_MODIFIER)
ADVANTAGE_MODIFIER: Final[int] = _STRENGTH["military_advantage"]
ADVANTAGE_LIMIT: Final[int] = _STRENGTH["military_advantage_limit"]

# ------------------------------------------------------------------------------------------- diplomacy [tbl.diplomacy]
D1: Final = 1
D2: Final = 2
D3: Final = 4
R1: Final = 8
R2: Final = 16
_DIPLOMACY: Final[dict[str, Any]] = DATA.files["tables/diplomacy.toml"]
_MODIFIERS: Final[dict[str, Any]] = _DIPLOMACY["modifiers"]
_REACTIONS: Final[dict[str, int]] = _DIPLOMACY["reactions"]


def _masks(table: dict[str, Any], bits: dict[str, int], clause: str) -> ResultsTable[int]:
    return ResultsTable([[sum(bits[part] for part in cell) for cell in row] for row in _by_die(table)], 1, clause)


#: By the difference, with its modifiers.
DIPLOMACY_BANDS: Final[Bands] = Bands(_DIPLOMACY["table"]["columns"])
#: Bits D1 - R2.
DIPLOMACY: Final[ResultsTable[int]] = _masks(
    _DIPLOMACY["table"], {"D1": D1, "D2": D2, "D3": D3, "R1": R1, "R2": R2}, "tbl.diplomacy"
)
DIPLOMACY_ALL_TOWNS: Final[int] = _MODIFIERS["all_towns_and_colonies"]
DIPLOMACY_GUARD_LEADER: Final[int] = _MODIFIERS["guard_stack_with_leader"]
#: By the side that negotiates.
DIPLOMACY_CORE: Final[Row] = (_MODIFIERS["core"]["imperial"], _MODIFIERS["core"]["barbarian"])
DIPLOMACY_PERSIA: Final[Row] = (_MODIFIERS["persia"]["imperial"], _MODIFIERS["persia"]["barbarian"])
DIPLOMACY_LEAST_MARKERS: Final[int] = _DIPLOMACY["limits"]["least_markers"]
#: Markers drawn by R1 and by R2, and what the phasing player's Orthodoxy or Tolerance multiplies them by.
REACTION_DRAWS: Final[Row] = (_REACTIONS["R1"], _REACTIONS["R2"])
REACTION_ORTHODOXY: Final[int] = _REACTIONS["with_orthodoxy"]
REACTION_TOLERANCE: Final[int] = _REACTIONS["with_tolerance"]
#: Faces of the die.
ASSASSINATE: Final[Row] = tuple(_DIPLOMACY["assassination"]["success"])
ASSASSINATE_DRAW: Final[int] = _DIPLOMACY["assassination"]["failure_draw"]

# ----------------------------------------------- tables of one die [tbl.heavytax, tbl.revolt, tbl.pillage, tbl.colony]
_CHECKS: Final[dict[str, Any]] = DATA.files["tables/checks.toml"]
_TAX: Final[dict[str, Any]] = _CHECKS["heavy_tax"]
_REVOLT: Final[dict[str, Any]] = _CHECKS["revolt"]
_PILLAGE: Final[dict[str, Any]] = _CHECKS["pillage"]
_COLONY: Final[dict[str, Any]] = _CHECKS["colonisation"]
_DISBAND: Final[dict[str, Any]] = _CHECKS["disband"]
_DICE: Final[dict[str, Any]] = _CHECKS["dice"]


def _stars(modifiers: dict[str, int]) -> Row:
    return (0, modifiers["one_star_leader"], modifiers["two_star_leader"])


#: By the modified die: 0 revolt, else the factor of the tax.
HEAVY_TAX: Final[ResultsTable[int]] = one_die(
    [0 if cell == "revolt" else int(cell) for cell in _by_die(_TAX)], 1, "tbl.heavytax"
)
HEAVY_JUSTINIAN: Final[int] = _TAX["modifiers"]["justinian_in_constantinopolis"]
HEAVY_STARS: Final[Row] = _stars(_TAX["modifiers"])
HEAVY_PILLAGED: Final[int] = _TAX["modifiers"]["pillaged_hex"]
HEAVY_NOT_CONTROLLED: Final[int] = _TAX["modifiers"]["not_controlled"]

#: By the modified die: whether there is a revolt.
REVOLT_TABLE: Final[ResultsTable[bool]] = one_die([cell == "revolt" for cell in _by_die(_REVOLT)], 1, "tbl.revolt")
REVOLT_PILLAGED: Final[int] = _REVOLT["modifiers"]["pillaged_hex"]
REVOLT_WORKS: Final[int] = _REVOLT["modifiers"]["public_works_everywhere"]
#: By control before: control after a revolt.
REVOLT_EFFECT: Final[Row] = tuple(SIDE_NAMES.index(_REVOLT["effect"][side]) for side in SIDE_NAMES)

PILLAGED: Final = 1
COLONISED: Final = 1
REACTION: Final = 2
#: By strength.
PILLAGE_BANDS: Final[Bands] = Bands(_PILLAGE["columns"])
#: Bits PILLAGED, REACTION.
PILLAGE_TABLE: Final[ResultsTable[int]] = _masks(_PILLAGE, {"P": PILLAGED, "R": REACTION}, "tbl.pillage")
PILLAGE_STRENGTH_UNIT: Final[int] = _PILLAGE["strength_of_unit"]
PILLAGE_DRAW: Final[int] = _PILLAGE["reaction_draw"]
PILLAGE_RICH_DICE: Final[int] = _PILLAGE["loot"]["rich_dice"]
PILLAGE_OTHER: Final[int] = _PILLAGE["loot"]["other"]

#: By strength.
COLONY_BANDS: Final[Bands] = Bands(_COLONY["columns"])
#: Bits COLONISED, REACTION.
COLONY_TABLE: Final[ResultsTable[int]] = _masks(_COLONY, {"C": COLONISED, "R": REACTION}, "tbl.colony")
COLONY_STRENGTH_UNIT: Final[int] = _COLONY["strength_of_unit"]
#: By stars.
COLONY_STRENGTH_STARS: Final[Row] = (
    COLONY_STRENGTH_UNIT,
    _COLONY["strength_one_star_leader"],
    _COLONY["strength_two_star_leader"],
)
COLONY_DRAW: Final[int] = _COLONY["reaction_draw"]
COLONY_SETTLED: Final[int] = _COLONY["units_settled"]

DISBAND_NAMES: Final = ("revolt", "disband", "loyal")
#: By the modified die: 0 revolt, 1 disband, 2 loyal.
DISBAND_TABLE: Final[ResultsTable[int]] = one_die(
    [DISBAND_NAMES.index(cell) for cell in _by_die(_DISBAND)], 1, "tbl.disband"
)
DISBAND_STARS: Final[Row] = _stars(_DISBAND["modifiers"])
DISBAND_ALL_AWAY: Final[int] = _DISBAND["modifiers"]["all_away"]
DISBAND_SOME_AWAY: Final[int] = _DISBAND["modifiers"]["some_away"]
DISBAND_DRAW: Final[int] = _DISBAND["already_pillaged_draw"]

#: Faces of the die.
FORCED_MARCH_LOSS: Final[Row] = tuple(_DICE["forced_march_loses_one"])
LEADER_RETURN: Final[Row] = tuple(_DICE["leader_returns_justinian"])
LEADER_REMOVE: Final[Row] = tuple(_DICE["leader_removes_enemy"])


def _disease(die: int) -> int:
    return 2 if die in _DICE["disease_two_units"] else 1 if die in _DICE["disease_one_unit"] else 0


#: Units lost to Disease Breaks Out.
DISEASE_LOSS: Final[ResultsTable[int]] = one_die([_disease(die) for die in range(1, 7)], 1, "strat.disease")

# ------------------------------------------------------------------------------------------------ random events [6.1a]
RECOVER: Final = 0
GRAIN: Final = 1
ATTRITION: Final = 2
MIGRATION: Final = 3
WAR_NORTH: Final = 4
WAR_AFRICA: Final = 5
WAR_EAST: Final = 6
CRISIS: Final = 7
PROSPERITY: Final = 8
PLAGUE: Final = 9
DEMAND_PAY: Final = 10
CORRUPTION: Final = 11
RESISTANCE: Final = 12
ALLIANCES: Final = 13
BALANCE: Final = 14
MUTINY: Final = 15
REVOLT_EMPIRE: Final = 16
REVOLT_WEST: Final = 17
REVOLT_AFRICA: Final = 18
REVOLT_BARBARIANS: Final = 19
REVOLT_EAST: Final = 20
_EVENTS: Final[list[dict[str, Any]]] = DATA.files["tables/events.toml"]["event"]
EVENT_NAMES: Final[tuple[str, ...]] = tuple(str(entry["name"]) for entry in _EVENTS)
EVENT_CLAUSE: Final[tuple[str, ...]] = tuple(str(entry["entry"]) for entry in _EVENTS)
#: By tens * 10 + units of the two dice; -1 where no dice show the number.
EVENT_OF: Final[Row] = tuple(
    next((i for i, entry in enumerate(_EVENTS) if number in entry["numbers"]), -1) for number in range(67)
)
#: Provinces that the event names, in printed order.
EVENT_PROVINCES: Final[Rows] = tuple(
    tuple(AFFILIATION_INDEX[name] for name in entry.get("provinces", [])) for entry in _EVENTS
)
#: Faces of the die.
PLAGUE_PROVINCE: Final[Row] = tuple(_EVENTS[PLAGUE]["province_struck"])
PLAGUE_STACK: Final[Row] = tuple(_EVENTS[PLAGUE]["stack_removed"])
PLAGUE_HEX: Final[Row] = tuple(_EVENTS[PLAGUE]["hex_ruined"])
PROSPERITY_TOWN: Final[int] = _EVENTS[PROSPERITY]["per_town"]
DEMAND_PAY_UNITS: Final[int] = _EVENTS[DEMAND_PAY]["least_units"]
BALANCE_LEAD: Final[int] = _EVENTS[BALANCE]["lead"]
MUTINY_LEADER: Final[int] = _EVENTS[MUTINY]["leader_counts"]

# ----------------------------------------------------------------------------- turns and victory [tbl.turntrack, 23.0]
_TURNS: Final[dict[str, Any]] = DATA.files["tables/turns.toml"]
_VICTORY: Final[dict[str, Any]] = DATA.files["tables/victory.toml"]
#: First and last year AD of game turn n at n - 1.
TURN_YEARS: Final[tuple[tuple[int, int], ...]] = tuple((first, last) for first, last in _TURNS["years"])
PHASE_NAMES: Final[tuple[str, ...]] = tuple(_TURNS["phases"])
FIRST_PLAYER: Final[int] = SIDE_NAMES.index(_TURNS["first_player"])


def _points(key: str) -> tuple[int, int]:
    return (_VICTORY["imperial"][key], _VICTORY["barbarian"][key])


def _half_points(key: str) -> tuple[int, int]:
    return (_halves(_VICTORY["imperial"][key]), _halves(_VICTORY["barbarian"][key]))


#: All by side, in whole points.
VP_CONSTANTINOPOLIS: Final[tuple[int, int]] = _points("constantinopolis")
VP_ROMA: Final[tuple[int, int]] = _points("roma")
VP_RICH: Final[tuple[int, int]] = _points("rich")
VP_CITY: Final[tuple[int, int]] = _points("city")
VP_COLONY: Final[tuple[int, int]] = _points("colony")
VP_WORKS: Final[tuple[int, int]] = _points("public_works")
#: By side, in half points for each point of the levy value.
VP_CONTROLLED_HALVES: Final[tuple[int, int]] = _half_points("controlled_province")
VP_NEUTRAL_HALVES: Final[tuple[int, int]] = _half_points("neutral_province")


def _town_points(side: int) -> Row:
    by_class = (0, VP_CITY[side], VP_RICH[side], VP_CONSTANTINOPOLIS[side])
    return tuple(VP_ROMA[side] if h == ROMA else by_class[TOWN[h]] for h in range(SPACES))


#: By side and space: whole points for holding the printed town there.
VP_TOWN: Final[tuple[Row, Row]] = (_town_points(IMPERIAL), _town_points(BARBARIAN))
#: (at least so many points, name), best first.
LEVELS: Final[tuple[tuple[int, str], ...]] = tuple(
    (int(least), name) for name, least in _VICTORY["levels"].items() if name != "clause"
)
