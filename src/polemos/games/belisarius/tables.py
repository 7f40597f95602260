"""The tables of the game: everything that is printed on its map, counters, charts and scenario cards, as tuples of ints.

All names are `Final`, built once at import from `data/` or from an owner's data pack (see `datapack.py`); the map itself is in
`world.py`, whose names this module passes on. Operation points are in half points throughout, money in solidus points.
"""

from dataclasses import dataclass
from typing import Any, Final

from polemos.games.belisarius.datapack import DATA
from polemos.games.belisarius.world import (
    AEGYPTUS as AEGYPTUS,
)
from polemos.games.belisarius.world import (
    AFFILIATIONS as AFFILIATIONS,
)
from polemos.games.belisarius.world import (
    ALEXANDRIA as ALEXANDRIA,
)
from polemos.games.belisarius.world import (
    AQUILEIA as AQUILEIA,
)
from polemos.games.belisarius.world import (
    ARABIA as ARABIA,
)
from polemos.games.belisarius.world import (
    AREA as AREA,
)
from polemos.games.belisarius.world import (
    AREA_ENTRY_COST as AREA_ENTRY_COST,
)
from polemos.games.belisarius.world import (
    AREA_OF_PROVINCE as AREA_OF_PROVINCE,
)
from polemos.games.belisarius.world import (
    AREA_PORT as AREA_PORT,
)
from polemos.games.belisarius.world import (
    AREA_PROVINCE as AREA_PROVINCE,
)
from polemos.games.belisarius.world import (
    ARMENIA as ARMENIA,
)
from polemos.games.belisarius.world import (
    ASIANA as ASIANA,
)
from polemos.games.belisarius.world import (
    BARBARIAN as BARBARIAN,
)
from polemos.games.belisarius.world import (
    BASQUES as BASQUES,
)
from polemos.games.belisarius.world import (
    BOSPORUS as BOSPORUS,
)
from polemos.games.belisarius.world import (
    BURGUNDY as BURGUNDY,
)
from polemos.games.belisarius.world import (
    CAPITAL as CAPITAL,
)
from polemos.games.belisarius.world import (
    CARTHAGO as CARTHAGO,
)
from polemos.games.belisarius.world import (
    CITY as CITY,
)
from polemos.games.belisarius.world import (
    CITY_NAME as CITY_NAME,
)
from polemos.games.belisarius.world import (
    CLEAR as CLEAR,
)
from polemos.games.belisarius.world import (
    COAST as COAST,
)
from polemos.games.belisarius.world import (
    CONSTANTINOPOLIS as CONSTANTINOPOLIS,
)
from polemos.games.belisarius.world import (
    DACIA as DACIA,
)
from polemos.games.belisarius.world import (
    DESERT as DESERT,
)
from polemos.games.belisarius.world import (
    EDGE as EDGE,
)
from polemos.games.belisarius.world import (
    EDGE_LAND as EDGE_LAND,
)
from polemos.games.belisarius.world import (
    EDGE_SEA as EDGE_SEA,
)
from polemos.games.belisarius.world import (
    FLEET_ZOC as FLEET_ZOC,
)
from polemos.games.belisarius.world import (
    FRANKS as FRANKS,
)
from polemos.games.belisarius.world import (
    GARAMANTES as GARAMANTES,
)
from polemos.games.belisarius.world import (
    GEPIDAE as GEPIDAE,
)
from polemos.games.belisarius.world import (
    GUARD as GUARD,
)
from polemos.games.belisarius.world import (
    GUARD_NAME as GUARD_NAME,
)
from polemos.games.belisarius.world import (
    HEX_COUNT as HEX_COUNT,
)
from polemos.games.belisarius.world import (
    HEX_INDEX as HEX_INDEX,
)
from polemos.games.belisarius.world import (
    HEX_NAMES as HEX_NAMES,
)
from polemos.games.belisarius.world import (
    IMPERIAL as IMPERIAL,
)
from polemos.games.belisarius.world import (
    KIND as KIND,
)
from polemos.games.belisarius.world import (
    KIND_NAMES as KIND_NAMES,
)
from polemos.games.belisarius.world import (
    LAND as LAND,
)
from polemos.games.belisarius.world import (
    LAND_SIDES as LAND_SIDES,
)
from polemos.games.belisarius.world import (
    LAND_STEPS as LAND_STEPS,
)
from polemos.games.belisarius.world import (
    LAND_ZOC as LAND_ZOC,
)
from polemos.games.belisarius.world import (
    LAZICA as LAZICA,
)
from polemos.games.belisarius.world import (
    LOMBARDS as LOMBARDS,
)
from polemos.games.belisarius.world import (
    MACEDONIA as MACEDONIA,
)
from polemos.games.belisarius.world import (
    MARSH as MARSH,
)
from polemos.games.belisarius.world import (
    MAURETANIA as MAURETANIA,
)
from polemos.games.belisarius.world import (
    NEIGHBOURS as NEIGHBOURS,
)
from polemos.games.belisarius.world import (
    NEUTRAL as NEUTRAL,
)
from polemos.games.belisarius.world import (
    NO_TOWN as NO_TOWN,
)
from polemos.games.belisarius.world import (
    NOWHERE as NOWHERE,
)
from polemos.games.belisarius.world import (
    NUBIA as NUBIA,
)
from polemos.games.belisarius.world import (
    OFFMAP as OFFMAP,
)
from polemos.games.belisarius.world import (
    OPEN_SEA as OPEN_SEA,
)
from polemos.games.belisarius.world import (
    ORIENS as ORIENS,
)
from polemos.games.belisarius.world import (
    OSTROGOTHS as OSTROGOTHS,
)
from polemos.games.belisarius.world import (
    OUT as OUT,
)
from polemos.games.belisarius.world import (
    PERSIA as PERSIA,
)
from polemos.games.belisarius.world import (
    PONTICA as PONTICA,
)
from polemos.games.belisarius.world import (
    PORT as PORT,
)
from polemos.games.belisarius.world import (
    PROVINCE_COUNT as PROVINCE_COUNT,
)
from polemos.games.belisarius.world import (
    PROVINCE_HEXES as PROVINCE_HEXES,
)
from polemos.games.belisarius.world import (
    PROVINCE_OF as PROVINCE_OF,
)
from polemos.games.belisarius.world import (
    PROVINCE_TOWNS as PROVINCE_TOWNS,
)
from polemos.games.belisarius.world import (
    PROVINCES as PROVINCES,
)
from polemos.games.belisarius.world import (
    RETREAT_STEPS as RETREAT_STEPS,
)
from polemos.games.belisarius.world import (
    RICH as RICH,
)
from polemos.games.belisarius.world import (
    RIVER_EXTRA as RIVER_EXTRA,
)
from polemos.games.belisarius.world import (
    RIVER_HEX as RIVER_HEX,
)
from polemos.games.belisarius.world import (
    RIVER_STEPS as RIVER_STEPS,
)
from polemos.games.belisarius.world import (
    RIVERS as RIVERS,
)
from polemos.games.belisarius.world import (
    ROAD_COST as ROAD_COST,
)
from polemos.games.belisarius.world import (
    ROADS as ROADS,
)
from polemos.games.belisarius.world import (
    ROMA as ROMA,
)
from polemos.games.belisarius.world import (
    ROUGH as ROUGH,
)
from polemos.games.belisarius.world import (
    SCYTHIA as SCYTHIA,
)
from polemos.games.belisarius.world import (
    SEA as SEA,
)
from polemos.games.belisarius.world import (
    SEA_NAME as SEA_NAME,
)
from polemos.games.belisarius.world import (
    SEA_SIDES as SEA_SIDES,
)
from polemos.games.belisarius.world import (
    SIDE_NAMES as SIDE_NAMES,
)
from polemos.games.belisarius.world import (
    SLAVS as SLAVS,
)
from polemos.games.belisarius.world import (
    SPACES as SPACES,
)
from polemos.games.belisarius.world import (
    STRAIT_EXTRA as STRAIT_EXTRA,
)
from polemos.games.belisarius.world import (
    STRAITS as STRAITS,
)
from polemos.games.belisarius.world import (
    SUEVII as SUEVII,
)
from polemos.games.belisarius.world import (
    TERRAIN as TERRAIN,
)
from polemos.games.belisarius.world import (
    TERRAIN_COST as TERRAIN_COST,
)
from polemos.games.belisarius.world import (
    TERRAIN_NAMES as TERRAIN_NAMES,
)
from polemos.games.belisarius.world import (
    THRACIA as THRACIA,
)
from polemos.games.belisarius.world import (
    TINGIS as TINGIS,
)
from polemos.games.belisarius.world import (
    TOWN as TOWN,
)
from polemos.games.belisarius.world import (
    TOWN_INDEX as TOWN_INDEX,
)
from polemos.games.belisarius.world import (
    TOWN_NAMES as TOWN_NAMES,
)
from polemos.games.belisarius.world import (
    TOWNS as TOWNS,
)
from polemos.games.belisarius.world import (
    TRACK_COST as TRACK_COST,
)
from polemos.games.belisarius.world import (
    TRACK_PASS as TRACK_PASS,
)
from polemos.games.belisarius.world import (
    TRACKS as TRACKS,
)
from polemos.games.belisarius.world import (
    VANDALS as VANDALS,
)
from polemos.games.belisarius.world import (
    VINDOBONA as VINDOBONA,
)
from polemos.games.belisarius.world import (
    VISIGOTHS as VISIGOTHS,
)
from polemos.games.belisarius.world import (
    Row as Row,
)
from polemos.games.belisarius.world import (
    Rows as Rows,
)
from polemos.games.belisarius.world import (
    Steps as Steps,
)

_TERRAIN_FILE: Final[dict[str, Any]] = DATA.files["tables/terrain.toml"]
_COUNTERS: Final[dict[str, Any]] = DATA.files["counters.toml"]
_OPS: Final[dict[str, Any]] = DATA.files["tables/operations.toml"]
_FINANCE: Final[dict[str, Any]] = DATA.files["tables/finance.toml"]
_COMBAT: Final[dict[str, Any]] = DATA.files["tables/combat.toml"]
_DIPLOMACY: Final[dict[str, Any]] = DATA.files["tables/diplomacy.toml"]
_CHECKS: Final[dict[str, Any]] = DATA.files["tables/checks.toml"]
_STRATAGEMS: Final[dict[str, Any]] = DATA.files["tables/stratagems.toml"]
_EVENTS: Final[dict[str, Any]] = DATA.files["tables/events.toml"]
_VICTORY: Final[dict[str, Any]] = DATA.files["tables/victory.toml"]
_CHART: Final[list[dict[str, Any]]] = DATA.files["provinces.toml"]["province"]
_AFFIL: Final[dict[str, int]] = {name: i for i, name in enumerate(AFFILIATIONS)}

FINGERPRINT: Final[str] = DATA.fingerprint
DATA_FOLDER: Final[str] = DATA.folder
PROVENANCE: Final[dict[str, str]] = {
    name: str(content.get("provenance", "source")) for name, content in DATA.files.items()
}


def _halves(points: float) -> int:
    return round(2 * points)


# ----------------------------------------------------------------------------------------------------- unit types [2.31]
FIELD_ARMY: Final = 0
WARBAND: Final = 1
NOMAD: Final = 2
GARRISON: Final = 3
FLEET: Final = 4
LEADER: Final = 5
TYPE_NAMES: Final = ("field_army", "warband", "nomad", "garrison", "fleet", "leader")

# ---------------------------------------------------------------------------------------- province control chart [2.12a]
LEVY: Final[Row] = tuple(int(p["levy"]) for p in _CHART)
LEVY_TYPES: Final[Rows] = tuple(tuple(sorted(TYPE_NAMES.index(t) for t in p["levy_types"])) for p in _CHART)
CORE: Final[Row] = tuple(int(p["core"]) for p in _CHART)

# --------------------------------------------------------------------------------------------------------------- units


@dataclass(frozen=True)
class _Unit:
    key: str
    kind: int
    affil: int
    strength: int
    op: int
    stars: int


def _units() -> tuple[_Unit, ...]:
    """Units by province and type, as the counter mix has them; the leaders at the end."""
    found: list[_Unit] = []
    bonus = _COUNTERS["guard_bonus"]
    for affil, name in enumerate(AFFILIATIONS):
        for kind, type_name in enumerate(TYPE_NAMES[:LEADER]):
            values = _COUNTERS["type"][type_name]
            strength, op = values["strength"], values["operation"]
            if affil == GUARD:
                strength, op = strength + bonus["strength"], op + bonus["operation"]
            for number in range(1, 1 + _COUNTERS["mix"][name].get(type_name, 0)):
                found.append(_Unit(f"{name}-{type_name}-{number}", kind, affil, strength, op, 0))
    for entry in _COUNTERS["leader"]:
        stars = entry["stars"]
        values = _COUNTERS["type"]["leader_two_star" if stars == 2 else "leader_one_star"]
        strength, op = entry.get("strength", values["strength"]), entry.get("operation", values["operation"])
        found.append(_Unit(entry["name"], LEADER, _AFFIL[entry["affiliation"]], strength, op, stars))
    return tuple(found)


_UNITS: Final[tuple[_Unit, ...]] = _units()
UNITS: Final[int] = len(_UNITS)
UNIT_KEY: Final[tuple[str, ...]] = tuple(u.key for u in _UNITS)
UNIT_TYPE: Final[Row] = tuple(u.kind for u in _UNITS)
UNIT_AFFIL: Final[Row] = tuple(u.affil for u in _UNITS)
UNIT_STRENGTH: Final[Row] = tuple(u.strength for u in _UNITS)
UNIT_OP: Final[Row] = tuple(u.op for u in _UNITS)
UNIT_STARS: Final[Row] = tuple(u.stars for u in _UNITS)
UNIT_FLEET: Final[Row] = tuple(int(u.kind == FLEET) for u in _UNITS)
UNIT_INDEX: Final[dict[str, int]] = {key: u for u, key in enumerate(UNIT_KEY)}
UNITS_OF: Final[Rows] = tuple(
    tuple(u for u in range(UNITS) if UNIT_AFFIL[u] == affil) for affil in range(len(AFFILIATIONS))
)
LEADERS: Final[Row] = tuple(u for u in range(UNITS) if UNIT_TYPE[u] == LEADER)
#: A leader whom the data in use does not have is -1.
JUSTINIAN: Final[int] = UNIT_INDEX["Justinian"]
BELISARIUS: Final[int] = UNIT_INDEX.get("Belisarius", -1)
NARSES: Final[int] = UNIT_INDEX.get("Narses", -1)
GERMANUS: Final[int] = UNIT_INDEX.get("Germanus", -1)
MUNDAS: Final[int] = UNIT_INDEX.get("Mundas", -1)
SOLOMON: Final[int] = UNIT_INDEX.get("Solomon", -1)
MIHIR_MIHROE: Final[int] = UNIT_INDEX.get("Mihir-Mihroe", -1)
KAVADH: Final[int] = UNIT_INDEX.get("Kavadh", -1)
KHUSRO: Final[int] = UNIT_INDEX.get("Khusro", -1)
VITIGES: Final[int] = UNIT_INDEX.get("Vitiges", -1)
BUCCELIN: Final[int] = UNIT_INDEX.get("Buccelin", -1)
TOTILA: Final[int] = UNIT_INDEX.get("Totila", -1)
GELIMER: Final[int] = UNIT_INDEX.get("Gelimer", -1)
ZABERGAN: Final[int] = UNIT_INDEX.get("Zabergan", -1)

# ---------------------------------------------------------------------------------------- terrain effects: forage [20.1]
_GROUND: Final[dict[str, dict[str, Any]]] = _TERRAIN_FILE["terrain"]
_SITE: Final[dict[str, dict[str, Any]]] = _TERRAIN_FILE["site"]
FORAGE_AREA: Final[int] = _SITE["offmap"]["forage"]
FORAGE_TERRAIN: Final[Row] = (*(_GROUND[t]["forage"] for t in TERRAIN_NAMES[:OFFMAP]), FORAGE_AREA)
FORAGE_SITE: Final[Row] = (
    0,
    _SITE["city"]["forage"],
    _SITE["rich"]["forage"],
    _SITE["constantinopolis"]["forage"],
)
FORAGE_COLONY: Final[int] = _SITE["colony"]["forage"]
FORAGE_PILLAGED: Final[int] = _SITE["pillaged"]["forage"]

# --------------------------------------------------------------------------------------- money [10.0, tbl.income, tbl.cost]
_INCOME: Final[dict[str, Any]] = _FINANCE["income"]
_OTHER: Final[dict[str, int]] = _FINANCE["other"]
INCOME_TOWN: Final[Row] = (0, _INCOME["city"], _INCOME["rich"], _INCOME["constantinopolis"])
INCOME_COLONY: Final[int] = _INCOME["colony"]
INCOME_WORKS: Final[int] = _INCOME["public_works"]
INCOME_AREA: Final[Row] = tuple(_INCOME["areas"][AFFILIATIONS[p]] for p in AREA_PROVINCE)
COST_RECRUIT: Final[Row] = (*(_FINANCE["recruit"][t] for t in TYPE_NAMES[:LEADER]), -1)
COST_SUPPLY: Final[Row] = tuple(_FINANCE["supply"][t] for t in TYPE_NAMES)
COST_MARKER: Final[int] = _OTHER["stratagem_marker"]
COST_COLONY: Final[int] = _OTHER["colony_attempt"]
COST_WORKS: Final[int] = _OTHER["public_works"]
COST_UNPILLAGE_TOWN: Final[int] = _OTHER["remove_pillage_town"]
COST_UNPILLAGE_OTHER: Final[int] = _OTHER["remove_pillage_other"]
COST_DEMAND_PAY: Final[int] = _OTHER["soldiers_demand_pay"]
COST_DONATIVE: Final[int] = _OTHER["troops_demand_donative"]

# ------------------------------------------------------------------------- operation points (half points) [14.21a, tbl.op]
_OP: Final[dict[str, float]] = _OPS["cost"]
OP_ASSAULT: Final[int] = _halves(_OP["assault"])
OP_MANOEUVRE: Final[int] = _halves(_OP["manoeuvre"])
OP_PILLAGE: Final[int] = _halves(_OP["pillage"])
OP_COLONISE: Final[int] = _halves(_OP["colonise"])
OP_SEA_FRIENDLY: Final[int] = _halves(_OP["sea_hex_from_friendly_port"])
OP_SEA_OTHER: Final[int] = _halves(_OP["sea_hex_from_other_coast"])
OP_RIVER: Final[int] = _halves(_OP["river_hex"])
STAR_FACTOR: Final[Row] = (
    _OPS["points"]["factor_no_leader"],
    _OPS["points"]["factor_one_star"],
    _OPS["points"]["factor_two_star"],
)
STACK_LIMIT: Final[int] = _OPS["limits"]["stack"]
HAND_LIMIT: Final[int] = _OPS["limits"]["hand"]
AREA_LIMIT: Final[int] = _OPS["limits"]["area_reinforcements"]
FLEET_CAPACITY: Final[int] = _OPS["limits"]["fleet_capacity"]
_ZOC: Final[dict[str, bool]] = _OPS["zoc"]
ZOC_TOWNS_PROJECT: Final[bool] = _ZOC["units_in_towns_project"]
ZOC_INTO_OCCUPIED_TOWNS: Final[bool] = _ZOC["reaches_into_occupied_towns"]
ZOC_INTO_OCCUPIED_HEXES: Final[bool] = _ZOC["reaches_into_other_occupied_hexes"]
ZOC_ACROSS_STRAITS: Final[bool] = _ZOC["across_straits"]
ZOC_NEUTRAL: Final[bool] = _ZOC["neutral_units"]
ZOC_ABOARD: Final[bool] = _ZOC["units_aboard"]
ZOC_MIXED: Final[bool] = _ZOC["land_and_naval_mix"]

# ------------------------------------------------------------------------------------------- stratagem markers [strat.*]
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
_MARKERS: Final[list[dict[str, Any]]] = _STRATAGEMS["marker"]
_COUNT: Final[dict[str, int]] = DATA.files["tables/stratagem-counts.toml"]["count"]
MARKERS: Final[tuple[str, ...]] = tuple(str(m["name"]) for m in _MARKERS)
MARKER_CLAUSE: Final[tuple[str, ...]] = tuple(str(m["entry"]) for m in _MARKERS)
MARKER_VALUE: Final[Row] = tuple(int(m.get("diplomacy", 0)) for m in _MARKERS)
MARKER_COUNT: Final[Row] = tuple(_COUNT[name] for name in MARKERS)

# --------------------------------------------------------------------------------------------------- combat [17.0, crt.*]
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
ODDS_NAMES: Final[tuple[str, ...]] = tuple(_COMBAT["odds"]["columns"])


def _crt(table: dict[str, Any]) -> Rows:
    return tuple(tuple(RESULT_NAMES.index(cell) for cell in table[str(die)]) for die in range(1, 7))


#: [ASSAULT or MANOEUVRE][die - 1][column] -> result code.
CRT: Final[tuple[Rows, Rows]] = (_crt(_COMBAT["assault"]), _crt(_COMBAT["manoeuvre"]))
_STRENGTH: Final[dict[str, Any]] = _COMBAT["strength"]
_COVER: Final[dict[str, int]] = _STRENGTH["terrain"]
STRENGTH_MAX_MODIFIERS: Final[int] = _STRENGTH["max_modifiers"]
#: By the (capped) number of modifiers.
STRENGTH_MULTIPLIER: Final[Row] = tuple(_STRENGTH["multiplier"])
LEADER_MODIFIER: Final[Row] = (0, _STRENGTH["leader_one_star"], _STRENGTH["leader_two_star"])
#: For the defender, by TERRAIN.
TERRAIN_MODIFIER: Final[Row] = (0, _COVER["rough"], _COVER["marsh"], 0, 0, 0)
TRACK_MODIFIER: Final[int] = _COVER["track"]
RIVER_MODIFIER: Final[int] = _COVER["across_river"]
COLONY_MODIFIER: Final[int] = _COVER["colony"]
CONSTANTINOPOLIS_MODIFIER: Final[int] = _COVER["constantinopolis"]
#: For the defender, by TOWN class.
SITE_MODIFIER: Final[Row] = (0, _COVER["city"], _COVER["rich"], CONSTANTINOPOLIS_MODIFIER)
ADVANTAGE_MODIFIER: Final[int] = _STRENGTH["military_advantage"]
ADVANTAGE_LIMIT: Final[int] = _STRENGTH["military_advantage_limit"]

# ------------------------------------------------------------------------------------- diplomacy [9.0, tbl.diplomacy]
D1: Final = 1
D2: Final = 2
D3: Final = 4
R1: Final = 8
R2: Final = 16
_DIPLOMACY_BITS: Final[dict[str, int]] = {"D1": D1, "D2": D2, "D3": D3, "R1": R1, "R2": R2}
DIPLOMACY_COLUMNS: Final[tuple[str, ...]] = tuple(_DIPLOMACY["table"]["columns"])


def _masks(table: dict[str, Any], bits: dict[str, int]) -> Rows:
    return tuple(tuple(sum(bits[part] for part in cell) for cell in table[str(die)]) for die in range(1, 7))


#: [die - 1][column] -> bits.
DIPLOMACY: Final[Rows] = _masks(_DIPLOMACY["table"], _DIPLOMACY_BITS)
_COURT: Final[dict[str, Any]] = _DIPLOMACY["modifiers"]
DIPLOMACY_ALL_TOWNS: Final[int] = _COURT["all_towns_and_colonies"]
DIPLOMACY_GUARD_LEADER: Final[int] = _COURT["guard_stack_with_leader"]
#: By the side that negotiates.
DIPLOMACY_CORE: Final[Row] = (_COURT["core"]["imperial"], _COURT["core"]["barbarian"])
DIPLOMACY_PERSIA: Final[Row] = (_COURT["persia"]["imperial"], _COURT["persia"]["barbarian"])
DIPLOMACY_LEAST_MARKERS: Final[int] = _DIPLOMACY["limits"]["least_markers"]
#: Draws by R1 and R2, and what the attacker's Orthodoxy and Tolerance make of them.
REACTION_DRAWS: Final[Row] = (_DIPLOMACY["reactions"]["R1"], _DIPLOMACY["reactions"]["R2"])
REACTION_ORTHODOXY: Final[int] = _DIPLOMACY["reactions"]["with_orthodoxy"]
REACTION_TOLERANCE: Final[int] = _DIPLOMACY["reactions"]["with_tolerance"]

# ------------------------------------------------------------- tables of one die [tbl.heavytax, tbl.revolt, tbl.pillage ...]
_TAX: Final[dict[str, Any]] = _CHECKS["heavy_tax"]
_REVOLT: Final[dict[str, Any]] = _CHECKS["revolt"]
_PILLAGE: Final[dict[str, Any]] = _CHECKS["pillage"]
_COLONY: Final[dict[str, Any]] = _CHECKS["colonisation"]
_DISBAND: Final[dict[str, Any]] = _CHECKS["disband"]
_DICE: Final[dict[str, Any]] = _CHECKS["dice"]
#: By the modified die 1..9: 0 revolt, else the factor of the tax.
HEAVY_TAX: Final[Row] = (0, *(0 if _TAX[str(d)] == "revolt" else int(_TAX[str(d)]) for d in range(1, 10)))
HEAVY_JUSTINIAN: Final[int] = _TAX["modifiers"]["justinian_in_constantinopolis"]
HEAVY_STARS: Final[Row] = (
    0,
    _TAX["modifiers"]["one_star_leader"],
    _TAX["modifiers"]["two_star_leader"],
)
HEAVY_PILLAGED: Final[int] = _TAX["modifiers"]["pillaged_hex"]
HEAVY_NOT_CONTROLLED: Final[int] = _TAX["modifiers"]["not_controlled"]
#: By the modified die 1..6.
REVOLT_TABLE: Final[tuple[bool, ...]] = (False, *(_REVOLT[str(d)] == "revolt" for d in range(1, 7)))
REVOLT_PILLAGED: Final[int] = _REVOLT["modifiers"]["pillaged_hex"]
REVOLT_WORKS: Final[int] = _REVOLT["modifiers"]["public_works_everywhere"]
#: By control before: control after a revolt.
REVOLT_EFFECT: Final[Row] = tuple(SIDE_NAMES.index(_REVOLT["effect"][side]) for side in SIDE_NAMES)
PILLAGED: Final = 1
COLONISED: Final = 1
REACTION: Final = 2
PILLAGE_COLUMNS: Final[tuple[str, ...]] = tuple(_PILLAGE["columns"])
#: [die - 1][column] -> bits PILLAGED, REACTION.
PILLAGE_TABLE: Final[Rows] = _masks(_PILLAGE, {"P": PILLAGED, "R": REACTION})
COLONY_COLUMNS: Final[tuple[str, ...]] = tuple(_COLONY["columns"])
#: [die - 1][column] -> bits COLONISED, REACTION.
COLONY_TABLE: Final[Rows] = _masks(_COLONY, {"C": COLONISED, "R": REACTION})
COLONY_STRENGTH_UNIT: Final[int] = _COLONY["strength_of_unit"]
COLONY_STRENGTH_STARS: Final[Row] = (
    COLONY_STRENGTH_UNIT,
    _COLONY["strength_one_star_leader"],
    _COLONY["strength_two_star_leader"],
)
DISBAND_NAMES: Final = ("revolt", "disband", "loyal")
#: By the modified die 1..6: 0 revolt, 1 disband, 2 loyal.
DISBAND_TABLE: Final[Row] = (0, *(DISBAND_NAMES.index(_DISBAND[str(d)]) for d in range(1, 7)))
DISBAND_STARS: Final[Row] = (
    0,
    _DISBAND["modifiers"]["one_star_leader"],
    _DISBAND["modifiers"]["two_star_leader"],
)
DISBAND_ALL_AWAY: Final[int] = _DISBAND["modifiers"]["all_away"]
DISBAND_SOME_AWAY: Final[int] = _DISBAND["modifiers"]["some_away"]
#: Faces of the die.
FORCED_MARCH_LOSS: Final[Row] = tuple(_DICE["forced_march_loses_one"])
LEADER_RETURN: Final[Row] = tuple(_DICE["leader_returns_justinian"])
LEADER_REMOVE: Final[Row] = tuple(_DICE["leader_removes_enemy"])
ASSASSINATE: Final[Row] = tuple(_DIPLOMACY["assassination"]["success"])
ASSASSINATE_DRAW: Final[int] = _DIPLOMACY["assassination"]["failure_draw"]
#: By die: units lost to Disease Breaks Out (entry 0 unused).
DISEASE_LOSS: Final[Row] = (
    0,
    *(
        1 if d in _DICE["disease_one_unit"] else 2 if d in _DICE["disease_two_units"] else 0
        for d in range(1, 7)
    ),
)

# ------------------------------------------------------------------------------------------- random events [6.1a, event.*]
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
_EVENT: Final[list[dict[str, Any]]] = _EVENTS["event"]
EVENT_NAMES: Final[tuple[str, ...]] = tuple(str(e["name"]) for e in _EVENT)
EVENT_CLAUSE: Final[tuple[str, ...]] = tuple(str(e["entry"]) for e in _EVENT)
#: By tens * 10 + units of the two dice; -1 where no dice show the number.
EVENT_OF: Final[Row] = tuple(
    next((i for i, e in enumerate(_EVENT) if number in e["numbers"]), -1) for number in range(67)
)


#: Provinces that the event names, in the order of its text.
EVENT_PROVINCES: Final[Rows] = tuple(tuple(_AFFIL[name] for name in e.get("provinces", [])) for e in _EVENT)
_PLAGUE: Final[dict[str, Any]] = _EVENT[PLAGUE]
PLAGUE_PROVINCE: Final[Row] = tuple(_PLAGUE["province_struck"])
PLAGUE_STACK: Final[Row] = tuple(_PLAGUE["stack_removed"])
PLAGUE_HEX: Final[Row] = tuple(_PLAGUE["hex_ruined"])
PROSPERITY_TOWN: Final[int] = _EVENT[PROSPERITY]["per_town"]
DEMAND_PAY_UNITS: Final[int] = _EVENT[DEMAND_PAY]["least_units"]
BALANCE_LEAD: Final[int] = _EVENT[BALANCE]["lead"]
MUTINY_LEADER: Final[int] = _EVENT[MUTINY]["leader_counts"]

# ------------------------------------------------------------------------------------------------------- turns, victory
_TURNS: Final[dict[str, Any]] = DATA.files["tables/turns.toml"]
#: First and last year AD of game turn n at n - 1.
TURN_YEARS: Final[tuple[tuple[int, int], ...]] = tuple((y[0], y[1]) for y in _TURNS["years"])
PHASE_NAMES: Final[tuple[str, ...]] = tuple(_TURNS["phases"])
FIRST_PLAYER: Final[int] = SIDE_NAMES.index(_TURNS["first_player"])


def _points(key: str) -> tuple[int, int]:
    return (_VICTORY["imperial"][key], _VICTORY["barbarian"][key])


def _half_points(key: str) -> tuple[int, int]:
    return (_halves(_VICTORY["imperial"][key]), _halves(_VICTORY["barbarian"][key]))


VP_CONSTANTINOPOLIS: Final[tuple[int, int]] = _points("constantinopolis")
VP_ROMA: Final[tuple[int, int]] = _points("roma")
VP_RICH: Final[tuple[int, int]] = _points("rich")
VP_CITY: Final[tuple[int, int]] = _points("city")
VP_COLONY: Final[tuple[int, int]] = _points("colony")
VP_WORKS: Final[tuple[int, int]] = _points("public_works")
#: In half points for each point of the levy value.
VP_CONTROLLED_HALVES: Final[tuple[int, int]] = _half_points("controlled_province")
VP_NEUTRAL_HALVES: Final[tuple[int, int]] = _half_points("neutral_province")


def _town_points(side: int) -> Row:
    by_class = (0, VP_CITY[side], VP_RICH[side], VP_CONSTANTINOPOLIS[side])
    return tuple(VP_ROMA[side] if h == ROMA else by_class[TOWN[h]] for h in range(SPACES))


#: By side and space: points for occupying the printed town there.
VP_TOWN: Final[tuple[Row, Row]] = (_town_points(IMPERIAL), _town_points(BARBARIAN))
#: (at least so many points, name), best first.
LEVELS: Final[tuple[tuple[int, str], ...]] = tuple(
    (int(least), name) for name, least in _VICTORY["levels"].items() if name != "clause"
)

# ----------------------------------------------------------------------------------------------------- scenarios [34.0]
IN_PROVINCE: Final = 0
IN_TOWN: Final = 1
IN_AREA: Final = 2
IN_ANY_TOWN: Final = 3
WHERE_NAMES: Final = ("province", "town", "area", "any_town")
NO_RESTRICTION: Final = 0
NOT_NEAR: Final = 1
ON_BORDER: Final = 2
NOT_IN_TOWN: Final = 3
NOT_IN_PROVINCE: Final = 4
RESTRICTION_NAMES: Final = ("", "not_near", "on_border", "not_in_town", "not_in_province")


@dataclass(frozen=True)
class SetupGroup:
    """Units that are set up together.

    `where`: a province (IN_PROVINCE), a space (IN_TOWN, IN_AREA) or -1 (IN_ANY_TOWN: any Imperial-occupied town).
    `restriction`: NOT_NEAR the town `place` nor in it; ON_BORDER with the province `place` at least `count` units; NOT_IN_TOWN
    `place`; NOT_IN_PROVINCE `place`.
    """

    side: int
    affil: int
    where_kind: int
    where: int
    units: tuple[tuple[int, int], ...]
    leaders: tuple[int, ...]
    restriction: int
    place: int
    count: int


@dataclass(frozen=True)
class Scenario:
    """A scenario card. `control` by province; `treasury` and `markers` by side."""

    number: int
    name: str
    first_turn: int
    last_turn: int
    control: tuple[int, ...]
    treasury: tuple[int, int]
    markers: tuple[int, int]
    pillaged: tuple[int, ...]
    setup: tuple[SetupGroup, ...]
    imperial_may_exceed_forage: bool


def _group(entry: dict[str, Any]) -> SetupGroup:
    where_kind = WHERE_NAMES.index(entry["where_kind"])
    name = entry.get("where", "")
    where = -1
    if where_kind == IN_PROVINCE:
        where = _AFFIL[name]
    elif where_kind == IN_TOWN:
        where = TOWN_INDEX[name]
    elif where_kind == IN_AREA:
        where = HEX_INDEX[f"{name}-area"]
    limit = entry.get("restriction", {"kind": "", "place": "Constantinopolis"})
    restriction = RESTRICTION_NAMES.index(limit["kind"])
    table = _AFFIL if restriction in (ON_BORDER, NOT_IN_PROVINCE) else TOWN_INDEX
    return SetupGroup(
        SIDE_NAMES.index(entry["side"]),
        _AFFIL[entry["affil"]],
        where_kind,
        where,
        tuple((TYPE_NAMES.index(kind), int(n)) for kind, n in entry.get("units", {}).items()),
        tuple(UNIT_INDEX[leader] for leader in entry.get("leaders", [])),
        restriction,
        table[limit["place"]] if restriction else -1,
        int(limit.get("count", 0)),
    )


def _scenario(card: dict[str, Any]) -> Scenario:
    """A card may refer to an earlier one for everything but its name and length [34.3-1]."""
    facts = DATA.files[f"scenarios/{card['as_scenario']}.toml"] if "as_scenario" in card else card
    control = {name: side for side, key in enumerate(SIDE_NAMES) for name in facts["control"][key]}
    return Scenario(
        int(card["number"]),
        str(card["name"]),
        int(card["first_turn"]),
        int(card["last_turn"]),
        tuple(control[name] for name in PROVINCES),
        (int(facts["treasury"]["imperial"]), int(facts["treasury"]["barbarian"])),
        (int(facts["markers"]["imperial"]), int(facts["markers"]["barbarian"])),
        tuple(TOWN_INDEX[name] for name in facts["pillaged_at_start"]),
        tuple(_group(entry) for entry in facts["setup"]),
        bool(facts["imperial_may_exceed_forage"]),
    )


#: Scenario n at n - 1.
SCENARIOS: Final[tuple[Scenario, ...]] = tuple(
    _scenario(DATA.files[f"scenarios/{n}.toml"]) for n in (1, 2, 3)
)
