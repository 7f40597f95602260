"""The tables of the game beside its map: counters, chits, charts, the turn track, reinforcements, scenarios.

Charts are read as they stand in their files (`construction.cost.camp`). What the rules look up all the time are rows,
built once, when they are first imported.
"""

from typing import Final

from polemos.games.syracuse.data import models, models_charts, models_forms
from polemos.games.syracuse.data.models_forms import CODES, COLUMNS, EVENTS, PHASES, SEASONS, TYPES
from polemos.games.syracuse.data.pack import DATA, FILES
from polemos.games.syracuse.data.world import ATHENS, SYRACUSE, Row, Rows
from polemos.room.names import Names

# -------------------------------------------------------------------------------------------------- files as they stand
sequence: Final[models_charts.Sequence] = FILES.sequence
construction: Final[models_charts.Construction] = FILES.construction
works: Final[models_charts.Works] = FILES.works
supply: Final[models_charts.Supply] = FILES.supply
victory: Final[models_charts.Victory] = FILES.victory
combat: Final[models_charts.Combat] = FILES.combat
turns: Final[models.Turns] = FILES.turns
NAMES: Final[Names] = FILES.names

# ------------------------------------------------------------------------------------------------- counters [1.a, 1.n]
HOPLITES: Final = 0
CAVALRY: Final = 1
PELTASTS: Final = 2
ARCHERS: Final = 3
TRIREMES: Final = 4
LEADER: Final = 5
TYPE_NAMES: Final = (*TYPES, "L")

_UNITS: Final = FILES.counters.unit
_LEADERS: Final = FILES.counters.leader
_NONE: Final[Row] = (0,) * len(_LEADERS)

TROOPS: Final[int] = len(_UNITS)
"""Combat units; the leaders come after them."""
UNITS: Final[int] = TROOPS + len(_LEADERS)
UNIT_KEY: Final[tuple[str, ...]] = tuple([counter.id for counter in (*_UNITS, *_LEADERS)])
UNIT_INDEX: Final[dict[str, int]] = {key: u for u, key in enumerate(UNIT_KEY)}
UNIT_SIDE: Final[Row] = tuple([counter.side for counter in (*_UNITS, *_LEADERS)])
UNIT_TYPE: Final[Row] = (*[unit.type for unit in _UNITS], *[LEADER for _ in _LEADERS])
#: PF by the side that is up, full and reduced; leaders have none [1.a, 1.h].
UNIT_PF: Final[Rows] = ((*[unit.pf for unit in _UNITS], *_NONE), (*[unit.pf_reduced for unit in _UNITS], *_NONE))
#: Swords by the side that is up: of a unit one at most, of a leader his bonus [1.i, 1.n].
UNIT_SWORDS: Final[Rows] = (
    (*[unit.sword for unit in _UNITS], *[leader.bonus for leader in _LEADERS]),
    (*[unit.sword_reduced for unit in _UNITS], *[leader.bonus_wounded for leader in _LEADERS]),
)
ALLIED: Final[Row] = (*[int(unit.allied) for unit in _UNITS], *_NONE)
SPARTAN: Final[Row] = (*[int(unit.spartan) for unit in _UNITS], *_NONE)
IS_SHIP: Final[Row] = tuple([int(kind == TRIREMES) for kind in UNIT_TYPE])
IS_LEADER: Final[Row] = tuple([int(kind == LEADER) for kind in UNIT_TYPE])
IS_LAND: Final[Row] = tuple([int(kind not in (TRIREMES, LEADER)) for kind in UNIT_TYPE])
#: 1 for hoplites, archers and peltasts: who can build and demolish [5.req.a, 4.demo.b].
BUILDS: Final[Row] = (*[int(FILES.units.type[unit.type].builds) for unit in _UNITS], *_NONE)
#: Victory points for a lost unit, by type [9.vp.c, 9.vp.d, 9.vp.e].
TYPE_POINTS: Final[Row] = tuple([kind.points for kind in FILES.units.type])
UNITS_OF: Final[Rows] = tuple([tuple([u for u in range(UNITS) if UNIT_SIDE[u] == side]) for side in (ATHENS, SYRACUSE)])
LEADERS_OF: Final[Rows] = tuple([tuple([u for u in UNITS_OF[side] if IS_LEADER[u]]) for side in (ATHENS, SYRACUSE)])
SHIPS_OF: Final[Rows] = tuple([tuple([u for u in UNITS_OF[side] if IS_SHIP[u]]) for side in (ATHENS, SYRACUSE)])
ALCIBIADES: Final[int] = UNIT_INDEX["ALC"]
ERANSIDES: Final[int] = UNIT_INDEX["ERA"]

# where a counter is that is not on the map
AWAY: Final = -1
"""Not yet arrived, or in the pool of optional reinforcements."""
GONE: Final = -2
"""Removed from the game; no points."""
DEAD: Final = -3
"""Eliminated; a leader in battle, siege or alone."""

# ------------------------------------------------------------------------------------------------- sequence, turn track
PHASE_NAMES: Final = PHASES
(PHASE_A, PHASE_B1, PHASE_B2, PHASE_B3, PHASE_C, PHASE_D1, PHASE_D2, PHASE_D3, PHASE_D4, PHASE_D5) = range(len(PHASES))
SETUP: Final = -1
SEASON_NAMES: Final = SEASONS
WINTER: Final = 3
TURN_COUNT: Final[int] = len(turns.turn)
SEASON: Final[Row] = tuple([turn.season for turn in turns.turn])
YEAR: Final[Row] = tuple([turn.year for turn in turns.turn])

# -------------------------------------------------------------------------------------------------------- construction
#: Construction points by the face of a die, from 1 [5.dice.a, 5.dice.b].
BUILD_POINTS: Final[Row] = (0, *construction.points)
#: Construction dice for the year, by turn box and side.
DIE_YEAR: Final[Rows] = tuple([construction.modifier_year[str(year)] for year in YEAR])

# -------------------------------------------------------------------------------------------------------------- combat
COLUMN_NAMES: Final = COLUMNS
CODE_NAMES: Final = CODES
"""Losses in the order of their weight."""
NO_LOSS: Final = 0
ALL_REDUCED: Final = 4
ALL_DEAD: Final = 5
SHARES: Final = ((0, 1), (1, 4), (1, 2), (3, 4), (1, 1), (1, 1))
"""By code: the share of the units that it hits."""

#: By row and column: losses of attacker and defender as codes [4.res.a, 4.res.g].
CRT: Final[tuple[tuple[tuple[int, int], ...], ...]] = FILES.crt.rows

# -------------------------------------------------------------------------------------------------------------- events
EVENT_NAMES: Final = EVENTS
(S1, S2, S3, S4, S5, S6, S7, S8, S9, S10) = range(10)
(S11, S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25) = range(10, len(EVENTS))
EVENT: Final[tuple[models.EventCard, ...]] = FILES.events.event
EVENT_CLAUSE: Final[tuple[str, ...]] = tuple([event.entry for event in EVENT])

NEUTRAL: Final = 2
_CHITS: Final = FILES.chits.chit
CHITS: Final[int] = len(_CHITS)
CHIT_NAMES: Final[tuple[str, ...]] = tuple([chit.id for chit in _CHITS])
CHIT_INDEX: Final[dict[str, int]] = {name: k for k, name in enumerate(CHIT_NAMES)}
CHIT_EVENT: Final[Row] = tuple([chit.event for chit in _CHITS])
CHIT_COLOUR: Final[Row] = tuple([chit.colour for chit in _CHITS])
#: By event: the chits of it, in both mixes.
CHITS_OF: Final[Rows] = tuple([tuple([k for k in range(CHITS) if CHIT_EVENT[k] == e]) for e in range(len(EVENTS))])
#: By mix, standard and single: 1 for the chits in it.
MIX: Final[Rows] = tuple([tuple([int(chit.mixes[n]) for chit in _CHITS]) for n in range(len(models.MIXES))])
STAYS_OUT: Final[frozenset[int]] = FILES.chits.stays_out

# where a chit is; in a hand it is the number of the side
POOL: Final = -1
OUT: Final = -2
"""Out of the game: used S6 and S21, and chits of the other mix."""

# ------------------------------------------------------------------------------------------------------ reinforcements
HISTORICAL: Final[tuple[models.LotOfCounters, ...]] = FILES.reinforcements.historical
OPTIONAL: Final[tuple[models.LotOfCounters, ...]] = FILES.reinforcements.optional
LOTS: Final[tuple[models.LotOfCounters, ...]] = (*HISTORICAL, *OPTIONAL)
LOT_NAMES: Final[tuple[str, ...]] = tuple([lot.id for lot in LOTS])
#: By counter: the lot that it comes with, or -1.
LOT_OF: Final[Row] = tuple([next((i for i, lot in enumerate(LOTS) if u in lot.units), -1) for u in range(UNITS)])

# ----------------------------------------------------------------------------------------------------------- scenarios
WORK_STATES: Final = models_forms.WORK_STATES
NOT_BUILT: Final = 0
BUILT: Final = 1
DESTROYED: Final = 2
SCENARIOS: Final[tuple[models.Scenario, ...]] = FILES.scenarios

#: Digest of all data in use that bears on play; equal data, equal digest, however it is laid out.
FINGERPRINT: Final[str] = DATA.fingerprint
