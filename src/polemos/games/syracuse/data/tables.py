"""The tables of the game beside its map: counters, chits, charts, the turn track, reinforcements, scenarios.

Every name is `Final` and built once, when it is first imported, from `data/` or from an owner's data pack.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from polemos.games.syracuse.data.pack import DATA
from polemos.games.syracuse.data.schema import CODES, COLOURS, COLUMNS, EVENTS, PHASES, SEASONS, SIDES, TYPES
from polemos.games.syracuse.data.schema import SCENARIOS as SCENARIO_NAMES
from polemos.games.syracuse.data.world import ATHENS, FORT_NAMES, PLACE_INDEX, SYRACUSE, WALL_NAMES, Row, Rows
from polemos.room.names import Names, read_names

NAMES: Final[Names] = read_names(DATA.files["names.toml"])

# ------------------------------------------------------------------------------------------------- counters [1.a, 1.n]
HOPLITES: Final = 0
CAVALRY: Final = 1
PELTASTS: Final = 2
ARCHERS: Final = 3
TRIREMES: Final = 4
LEADER: Final = 5
TYPE_NAMES: Final = (*TYPES, "L")

_COUNTERS: Final[dict[str, Any]] = DATA.files["counters.toml"]
_UNITS: Final[list[dict[str, Any]]] = _COUNTERS["unit"]
_LEADERS: Final[list[dict[str, Any]]] = _COUNTERS["leader"]
_TYPES: Final[dict[str, Any]] = DATA.files["tables/units.toml"]

TROOPS: Final[int] = len(_UNITS)
"""Combat units; the leaders come after them."""
UNITS: Final[int] = TROOPS + len(_LEADERS)
UNIT_KEY: Final[tuple[str, ...]] = tuple(str(u["id"]) for u in (*_UNITS, *_LEADERS))
UNIT_INDEX: Final[dict[str, int]] = {key: u for u, key in enumerate(UNIT_KEY)}
UNIT_SIDE: Final[Row] = tuple(SIDES.index(u["side"]) for u in (*_UNITS, *_LEADERS))
UNIT_TYPE: Final[Row] = (*(TYPES.index(u["type"]) for u in _UNITS), *(LEADER for _ in _LEADERS))
#: PF by the side that is up, full and reduced; leaders have none [1.a, 1.h].
UNIT_PF: Final[Rows] = (
    (*(int(u["pf"]) for u in _UNITS), *(0 for _ in _LEADERS)),
    (*(int(u["pf_reduced"]) for u in _UNITS), *(0 for _ in _LEADERS)),
)
#: Swords by the side that is up: of a unit one at most, of a leader his bonus [1.i, 1.n].
UNIT_SWORDS: Final[Rows] = (
    (*(int(u["sword"]) for u in _UNITS), *(int(v["bonus"]) for v in _LEADERS)),
    (*(int(u["sword_reduced"]) for u in _UNITS), *(int(v["bonus_wounded"]) for v in _LEADERS)),
)
ALLIED: Final[Row] = tuple(int(u.get("allied", False)) for u in (*_UNITS, *_LEADERS))
SPARTAN: Final[Row] = tuple(int(u.get("spartan", False)) for u in (*_UNITS, *_LEADERS))
IS_SHIP: Final[Row] = tuple(int(kind == TRIREMES) for kind in UNIT_TYPE)
IS_LEADER: Final[Row] = tuple(int(kind == LEADER) for kind in UNIT_TYPE)
IS_LAND: Final[Row] = tuple(int(kind not in (TRIREMES, LEADER)) for kind in UNIT_TYPE)
#: 1 for hoplites, archers and peltasts: who can build and demolish [5.req.a, 4.demo.b].
BUILDS: Final[Row] = (*(int(_TYPES["type"][t]["builds"]) for t in UNIT_TYPE[:TROOPS]), *(0 for _ in _LEADERS))
#: Victory points for a lost unit, by type [9.vp.c, 9.vp.d, 9.vp.e].
TYPE_POINTS: Final[Row] = tuple(int(t["points"]) for t in _TYPES["type"])
UNITS_OF: Final[Rows] = tuple(tuple(u for u in range(UNITS) if UNIT_SIDE[u] == side) for side in (ATHENS, SYRACUSE))
LEADERS_OF: Final[Rows] = tuple(tuple(u for u in UNITS_OF[side] if IS_LEADER[u]) for side in (ATHENS, SYRACUSE))
SHIPS_OF: Final[Rows] = tuple(tuple(u for u in UNITS_OF[side] if IS_SHIP[u]) for side in (ATHENS, SYRACUSE))
ALCIBIADES: Final[int] = UNIT_INDEX["ALC"]
ERANSIDES: Final[int] = UNIT_INDEX["ERA"]

# where a counter is that is not on the map
AWAY: Final = -1
"""Not yet arrived, or in the pool of optional reinforcements."""
GONE: Final = -2
"""Removed from the game; no points."""
DEAD: Final = -3
"""Eliminated; a leader in battle, siege or alone."""

# -------------------------------------------------------------------------------------------- sequence, action points
PHASE_NAMES: Final = PHASES
(PHASE_A, PHASE_B1, PHASE_B2, PHASE_B3, PHASE_C, PHASE_D1, PHASE_D2, PHASE_D3, PHASE_D4, PHASE_D5) = range(len(PHASES))
SETUP: Final = -1
_SEQUENCE: Final[dict[str, Any]] = DATA.files["tables/sequence.toml"]
DRAWN_A_TURN: Final[int] = _SEQUENCE["draw"]
KEPT: Final[int] = _SEQUENCE["keep"]
ACTION_DICE: Final[int] = _SEQUENCE["action_dice"]
PA_DIVISOR: Final[int] = _SEQUENCE["divisor"]
LEAST_DECLARED: Final[int] = _SEQUENCE["minimum_declared"]
SEASON_NAMES: Final = SEASONS
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
SEASON_PA: Final[Row] = tuple(int(_SEQUENCE["season"][name]) for name in SEASONS)
WINTER_SPARES: Final[int] = _SEQUENCE["season"]["winter_spares"]
LEADER_COST: Final[Row] = tuple(_SEQUENCE["cost"]["bonus"])
NO_LEADER_COST: Final[int] = _SEQUENCE["cost"]["no_leader"]
ATTACK_COST: Final[int] = _SEQUENCE["cost"]["attack"]

# --------------------------------------------------------------------------------------------------------- turn track
_TURNS: Final[list[dict[str, Any]]] = DATA.files["tables/turns.toml"]["turn"]
TURN_COUNT: Final[int] = len(_TURNS)
SEASON: Final[Row] = tuple(SEASONS.index(turn["season"]) for turn in _TURNS)
YEAR: Final[Row] = tuple(int(turn["year"]) for turn in _TURNS)
DEADLINE: Final[int] = DATA.files["tables/turns.toml"]["deadline"]

# -------------------------------------------------------------------------------------------------------- construction
_BUILD: Final[dict[str, Any]] = DATA.files["tables/construction.toml"]
BUILD_DICE: Final[Row] = tuple(int(_BUILD["base"][side]) for side in SIDES)
#: Construction points by the face of a die, from 1 [5.dice.a, 5.dice.b].
BUILD_POINTS: Final[Row] = (0, *_BUILD["points"])
COST_CAMP: Final[int] = _BUILD["cost"]["camp"]
COST_FORT: Final[int] = _BUILD["cost"]["fort"]
COST_WALL: Final[int] = _BUILD["cost"]["wall"]
COST_CHAIN: Final[int] = _BUILD["cost"]["chain"]
BUILDERS_PF: Final[int] = _BUILD["builders_pf"]
BUILD_CAVALRY: Final[int] = _BUILD["cavalry_factor"]
LEAST_DICE: Final[int] = _BUILD["least_dice"]
DIE_ADVANTAGE: Final[int] = _BUILD["modifier"]["advantage"]
DIE_DISCARD: Final[int] = _BUILD["modifier"]["discard"]
DIE_LEADER: Final[int] = _BUILD["modifier"]["bonus_leader"]
DIE_CAVALRY: Final[int] = _BUILD["modifier"]["cavalry"]
DIE_WINTER: Final[int] = _BUILD["modifier"]["winter"]
DIE_LABDALON: Final[int] = _BUILD["modifier_athens"]["labdalon"]
DIE_CHAIN: Final[int] = _BUILD["modifier_athens"]["chain"]
#: By turn box and side.
DIE_YEAR: Final[Rows] = tuple(tuple(int(_BUILD["modifier_year"][str(y)][side]) for side in SIDES) for y in YEAR)

# ------------------------------------------------------------------------------------ sieges, demolition, supply
_WORKS: Final[dict[str, Any]] = DATA.files["tables/works.toml"]
SIEGE_SUCCESS: Final[int] = _WORKS["siege"]["success"]
SIEGE_MOST: Final[int] = _WORKS["siege"]["most"]
DEMOLITION_SUCCESS: Final[int] = _WORKS["demolition"]["success"]
DEMOLITION_PF: Final[int] = _WORKS["demolition"]["builders_pf"]
CAMP_DEFENDERS: Final[int] = _WORKS["camp_assault"]["defenders"]
CAMP_ADVANCE: Final[int] = _WORKS["camp_assault"]["advance"]
_SUPPLY: Final[dict[str, Any]] = DATA.files["tables/supply.toml"]
SUPPLY_LEAST: Final[int] = _SUPPLY["track"]["least"]
SUPPLY_MOST: Final[int] = _SUPPLY["track"]["most"]
DISETTE_MOVE: Final[int] = _SUPPLY["disette"]
APPRO_MOVE: Final[int] = _SUPPLY["appro"]
APPRO_WINTER: Final[int] = _SUPPLY["appro_winter"]
SUPPLY_CAVALRY: Final[int] = _SUPPLY["cavalry_factor"]
#: By side: the faces on which enemy cavalry turns its marker [6.ath.b, 6.syr.d].
SHORT_ON: Final[tuple[frozenset[int], ...]] = tuple(frozenset(_SUPPLY[f"{side}_short_on"]) for side in SIDES)
ATTRITION_LAND: Final[int] = _SUPPLY["attrition"]["land_step"]
ATTRITION_SEA: Final[int] = _SUPPLY["attrition"]["sea_step"]
ATTRITION_WINTER: Final[int] = _SUPPLY["attrition"]["winter"]
ATTRITION_ONE: Final[int] = _SUPPLY["attrition"]["one"]
ATTRITION_ALL: Final[int] = _SUPPLY["attrition"]["all"]

# -------------------------------------------------------------------------------------------------------------- combat
_CRT: Final[dict[str, Any]] = DATA.files["tables/crt.toml"]
COLUMN_NAMES: Final = COLUMNS
CODE_NAMES: Final = CODES
"""Losses in the order of their weight."""
NO_LOSS: Final = 0
QUARTER: Final = 1
HALF: Final = 2
THREE_QUARTERS: Final = 3
ALL_REDUCED: Final = 4
ALL_DEAD: Final = 5
SHARES: Final = ((0, 1), (1, 4), (1, 2), (3, 4), (1, 1), (1, 1))
"""By code: the share of the units that it hits."""
ROWS: Final = 8


def _ratio(name: str) -> tuple[int, int]:
    share = Fraction(name.replace(":", "/"))
    return share.numerator, share.denominator


#: By column: the attacker's and the defender's part [4.odds.a].
RATIOS: Final[tuple[tuple[int, int], ...]] = tuple(_ratio(name) for name in COLUMNS)
#: By row and column: losses of attacker and defender as codes [4.res.a, 4.res.g].
CRT: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((CODES.index(cell.partition("|")[0]), CODES.index(cell.partition("|")[2])) for cell in _CRT["rows"][str(row)])
    for row in range(ROWS)
)
_COMBAT: Final[dict[str, Any]] = DATA.files["tables/combat.toml"]
MAX_SHIFT: Final[int] = _COMBAT["max_shift"]
MAX_MODIFIER: Final[int] = _COMBAT["max_modifier"]
SHIFT_RAISED: Final[int] = _COMBAT["shift"]["raised"]
SHIFT_RIVER: Final[int] = _COMBAT["shift"]["river"]
SHIFT_WALL: Final[int] = _COMBAT["shift"]["wall"]
SHIFT_LANDING: Final[int] = _COMBAT["shift"]["landing"]
SHIFT_FORT: Final[int] = _COMBAT["shift"]["fort_in_zone"]
SHIFT_STORM: Final[int] = _COMBAT["shift"]["fort_assault"]
SHIFT_CAMP: Final[int] = _COMBAT["shift"]["camp_assault"]
SWORD: Final[int] = _COMBAT["modifier"]["sword"]

# ----------------------------------------------------------------------------------------------------- victory [9.vp.0]
_VICTORY: Final[dict[str, Any]] = DATA.files["tables/victory.toml"]
SUDDEN_PF: Final[int] = _VICTORY["sudden_pf"]
WALL_POINTS: Final[int] = _VICTORY["wall"]
LEADER_POINTS: Final[int] = _VICTORY["leader"]
LATE_POINTS: Final[int] = _VICTORY["late_plemmyrion"]
DRAW_MARGIN: Final[int] = _VICTORY["draw_margin"]
ADVANTAGE_PA: Final[int] = _VICTORY["advantage_pa"]

# -------------------------------------------------------------------------------------------------------------- events
EVENT_NAMES: Final = EVENTS
(S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13) = range(13)
(S14, S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25) = range(13, 25)
_EVENTS: Final[list[dict[str, Any]]] = DATA.files["tables/events.toml"]["event"]
#: By event: the phase in which it is used, -1 for any.
EVENT_PHASE: Final[Row] = tuple(PHASES.index(e["phase"]) if e["phase"] in PHASES else -1 for e in _EVENTS)
EVENT_CLAUSE: Final[tuple[str, ...]] = tuple(str(event["entry"]) for event in _EVENTS)
S1_COLUMNS: Final[int] = _EVENTS[S1]["columns"]
S2_COLUMNS: Final[int] = _EVENTS[S2]["columns"]
S3_COLUMNS: Final[int] = _EVENTS[S3]["columns"]
STORM_HITS: Final[frozenset[int]] = frozenset(_EVENTS[S4]["hits"])
S6_COLUMNS: Final[int] = _EVENTS[S6]["columns"]
S8_COLUMNS: Final[int] = _EVENTS[S8]["columns"]
NIGHT_DIVISOR: Final[int] = _EVENTS[S10]["divisor"]
NIGHT_DISASTER: Final[frozenset[int]] = frozenset(_EVENTS[S10]["disaster"])
RECOVERS: Final[Row] = (int(_EVENTS[S15]["units"]), int(_EVENTS[S16]["units"]))
#: By the printed bonus of the leader: the least face that removes him [event.20].
DISCORD: Final[Row] = tuple(_EVENTS[S20]["success"])
SUPPLIES_BOXES: Final[int] = _EVENTS[S22]["boxes"]
EPIDEMIC_UNITS: Final[int] = _EVENTS[S23]["units"]

NEUTRAL: Final = 2
_CHITS: Final[list[dict[str, Any]]] = DATA.files["tables/chits.toml"]["chit"]
CHITS: Final[int] = len(_CHITS)
CHIT_NAMES: Final[tuple[str, ...]] = tuple(str(chit["id"]) for chit in _CHITS)
CHIT_INDEX: Final[dict[str, int]] = {name: k for k, name in enumerate(CHIT_NAMES)}
CHIT_EVENT: Final[Row] = tuple(EVENTS.index(chit["event"]) for chit in _CHITS)
CHIT_COLOUR: Final[Row] = tuple(COLOURS.index(chit["colour"]) for chit in _CHITS)
#: By event: the chits of it, in both mixes.
CHITS_OF: Final[Rows] = tuple(tuple(k for k in range(CHITS) if CHIT_EVENT[k] == e) for e in range(len(EVENTS)))
#: By mix, standard and single: 1 for the chits in it.
MIX: Final[Rows] = tuple(tuple(int(chit[mix]) for chit in _CHITS) for mix in ("standard", "single"))
STAYS_OUT: Final[frozenset[int]] = frozenset(EVENTS.index(e) for e in DATA.files["tables/chits.toml"]["stays_out"])

# where a chit is; in a hand it is the number of the side
POOL: Final = -1
OUT: Final = -2
"""Out of the game: used S6 and S21, and chits of the other mix."""


# ------------------------------------------------------------------------------------------------------ reinforcements
@dataclass(slots=True, frozen=True)
class Lot:
    """Counters that arrive together. turn: when, or from when an optional lot can be had."""

    key: str
    side: int
    turn: int
    zones: Row
    units: Row
    by_sea: bool


def _lot(entry: dict[str, Any], turn: str) -> Lot:
    return Lot(
        str(entry["id"]),
        SIDES.index(entry["side"]),
        int(entry[turn]),
        tuple(PLACE_INDEX[zone] for zone in entry["zones"]),
        tuple(UNIT_INDEX[name] for name in entry["units"]),
        bool(entry["by_sea"]),
    )


_LOTS: Final[dict[str, Any]] = DATA.files["tables/reinforcements.toml"]
HISTORICAL: Final[tuple[Lot, ...]] = tuple(_lot(entry, "turn") for entry in _LOTS["historical"])
OPTIONAL: Final[tuple[Lot, ...]] = tuple(_lot(entry, "from_turn") for entry in _LOTS["optional"])
LOTS: Final[tuple[Lot, ...]] = (*HISTORICAL, *OPTIONAL)
LOT_NAMES: Final[tuple[str, ...]] = tuple(lot.key for lot in LOTS)
#: By counter: the lot that it comes with, or -1.
LOT_OF: Final[Row] = tuple(next((i for i, lot in enumerate(LOTS) if u in lot.units), -1) for u in range(UNITS))


# ----------------------------------------------------------------------------------------------------------- scenarios
@dataclass(slots=True, frozen=True)
class Scenario:
    """How a game begins and what is special in it [10.a].

    setup: (place, counter, 1 if reduced or wounded); due: the turn in which each counter arrives, -1 for never.
    """

    number: int
    first_turn: int
    last_turn: int
    advantage: int
    supply: Row
    hands: Rows
    camp: int
    in_time: bool
    forts: Row
    walls: Row
    points: Row
    no_chits: Row
    no_units: Row
    exempt_walls: Row
    halved_pa: Rows
    delayed: Row
    not_coming: Row
    setup: tuple[tuple[int, int, int], ...]


WORK_STATES: Final = ("none", "built", "destroyed")
NOT_BUILT: Final = 0
BUILT: Final = 1
DESTROYED: Final = 2


def _setup(entry: dict[str, Any]) -> Iterator[tuple[int, int, int]]:
    for side in SIDES:
        for place, counters in entry["setup"][side].items():
            for name in counters:
                yield PLACE_INDEX[place], UNIT_INDEX[name.removesuffix("-")], int(name.endswith("-"))


def _scenario(entry: dict[str, Any]) -> Scenario:
    delayed = entry.get("delayed", {})
    walls = entry["walls"]
    return Scenario(
        number=entry["number"],
        first_turn=entry["first_turn"],
        last_turn=entry["last_turn"],
        advantage=SIDES.index(entry["advantage"]),
        supply=tuple(entry["supply"][side] for side in SIDES),
        hands=tuple(tuple(CHIT_INDEX[chit] for chit in entry["hands"].get(side, [])) for side in SIDES),
        camp=WORK_STATES.index(entry["camp"]),
        in_time=entry["plemmyrion_in_time"],
        forts=tuple(SIDES.index(entry["forts"][fort]) + 1 if fort in entry["forts"] else 0 for fort in FORT_NAMES),
        walls=tuple(WORK_STATES.index(walls[wall]) if wall in walls else NOT_BUILT for wall in WALL_NAMES),
        points=tuple(entry["points"][side] for side in SIDES),
        no_chits=tuple(CHIT_INDEX[chit] for chit in entry["removed_chits"]),
        no_units=tuple(UNIT_INDEX[name] for name in entry["removed_units"]),
        exempt_walls=tuple(WALL_NAMES.index(wall) for wall in entry.get("wall_order_exempt", [])),
        halved_pa=tuple(tuple(entry.get("halved_pa", {}).get(side, [])) for side in SIDES),
        delayed=tuple(int(delayed.get(lot.key, lot.turn)) for lot in HISTORICAL),
        not_coming=tuple(UNIT_INDEX[name] for name in entry.get("not_coming", [])),
        setup=tuple(_setup(entry)),
    )


SCENARIOS: Final[tuple[Scenario, ...]] = tuple(_scenario(DATA.files[f"scenarios/{n}.toml"]) for n in SCENARIO_NAMES)

#: Digest of all data in use that bears on play; equal data, equal digest, however it is laid out.
FINGERPRINT: Final[str] = DATA.fingerprint
#: Folder of the owner's data pack, "" without one.
DATA_FOLDER: Final[str] = DATA.folder
#: By file, and by "file: place" for what differs from its file: "source" or "reconstructed".
PROVENANCE: Final[dict[str, str]] = DATA.provenance()
