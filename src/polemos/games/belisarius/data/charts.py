"""The printed charts: forage, money, operation points, markers, results tables, events, turns, victory.

Operation points are in half points, money in solidus points.
"""

from typing import Final

from polemos.games.belisarius.data import models_costs, models_forms, models_rolls
from polemos.games.belisarius.data.models_forms import LEVELS as LEVEL_NAMES
from polemos.games.belisarius.data.models_forms import MARKERS as MARKERS
from polemos.games.belisarius.data.pack import FILES
from polemos.games.belisarius.data.world import BARBARIAN, IMPERIAL, ROMA, SPACES, TOWN, TOWN_INDEX, Row, Rows
from polemos.wargame.odds import Bands, Odds
from polemos.wargame.results import ResultsTable, one_die

# -------------------------------------------------------------------------------------------------- files as they stand
finance: Final[models_costs.Finance] = FILES.finance
prices: Final[models_costs.OtherCosts] = finance.other
operations: Final[models_costs.Operations] = FILES.operations
op_costs: Final[models_costs.OperationCosts] = operations.cost
limits: Final[models_costs.Limits] = operations.limits
checks: Final[models_rolls.Checks] = FILES.checks
combat: Final[models_rolls.Combat] = FILES.combat
diplomacy: Final[models_rolls.Diplomacy] = FILES.diplomacy
turns: Final[models_costs.Turns] = FILES.turns
victory: Final[models_costs.Victory] = FILES.victory
sites: Final[models_costs.Sites] = FILES.terrain.site
"""What places feed."""

# -------------------------------------------------------------------------------------- terrain effects: forage [20.1]
FORAGE_TERRAIN: Final[Row] = (
    *[ground.forage for ground in FILES.terrain.terrain.land],
    FILES.terrain.terrain.sea.forage,
    sites.offmap.forage,
)
#: By class of town.
FORAGE_SITE: Final[Row] = (0, sites.city.forage, sites.rich.forage, sites.constantinopolis.forage)

# ------------------------------------------------- money, operations, limits [tbl.income, tbl.cost.recruit, tbl.op]
#: By class of town.
INCOME_TOWN: Final[Row] = (0, finance.income.city, finance.income.rich, finance.income.constantinopolis)
#: By unit type; -1: not for sale.
COST_RECRUIT: Final[Row] = (*finance.recruit, -1)
COST_SUPPLY: Final[Row] = finance.supply
STACK_LIMIT: Final[int] = limits.stack
FLEET_CAPACITY: Final[int] = limits.fleet_capacity

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
MARKER: Final[tuple[models_costs.Marker, ...]] = FILES.stratagems.marker
MARKER_CLAUSE: Final[tuple[str, ...]] = tuple([marker.entry for marker in MARKER])
MARKER_VALUE: Final[Row] = tuple([marker.diplomacy for marker in MARKER])
MARKER_COUNT: Final[Row] = FILES.counts.count
REGALIA_TOWNS: Final[Row] = tuple([TOWN_INDEX[name] for name in MARKER[REGALIA].towns])

# --------------------------------------------------------------------------------- combat [crt.assault, crt.manoeuvre]
AA: Final = 0
AR: Final = 1
AZ: Final = 2
BB: Final = 3
DD: Final = 4
DR: Final = 5
DZ: Final = 6
RESULT_NAMES: Final = models_forms.RESULTS
ASSAULT: Final = 0
MANOEUVRE: Final = 1
#: Rounded in the defender's favour whoever is stronger [17.71d, 17.71e], 1.5:1 for at least half as much again
#: [17.73], ending at the outer columns [17.72].
ODDS: Final[Odds] = Odds(combat.odds.columns)
#: ASSAULT or MANOEUVRE: result codes by die and odds.
CRT: Final[tuple[ResultsTable[int], ResultsTable[int]]] = (
    ResultsTable(combat.assault, 1, "crt.assault"),
    ResultsTable(combat.manoeuvre, 1, "crt.manoeuvre"),
)
_STRENGTH: Final = combat.strength
_COVER: Final = combat.strength.terrain
#: By stars.
LEADER_MODIFIER: Final[Row] = (0, _STRENGTH.leader_one_star, _STRENGTH.leader_two_star)
#: For the defender by TERRAIN; rough hexes with a track have the modifier of tracks instead.
TERRAIN_MODIFIER: Final[Row] = (0, _COVER.rough, _COVER.marsh, 0, 0, 0)
#: For the defender, by class of town.
SITE_MODIFIER: Final[Row] = (0, _COVER.city, _COVER.rich, _COVER.constantinopolis)

# ------------------------------------------------------------------------------------------- diplomacy [tbl.diplomacy]
D1: Final = 1
D2: Final = 2
D3: Final = 4
R1: Final = 8
R2: Final = 16


def _masks(by_die: tuple[tuple[frozenset[int], ...], ...], clause: str) -> ResultsTable[int]:
    """A results table whose cells are bits, one for each of the parts that they may have."""
    return ResultsTable([[sum([1 << part for part in cell]) for cell in row] for row in by_die], 1, clause)


#: By the difference, with its modifiers.
DIPLOMACY_BANDS: Final[Bands] = Bands(diplomacy.table.columns)
#: Bits D1 - R2.
DIPLOMACY: Final[ResultsTable[int]] = _masks(diplomacy.table.by_die, "tbl.diplomacy")

# ----------------------------------------------- tables of one die [tbl.heavytax, tbl.revolt, tbl.pillage, tbl.colony]
PILLAGED: Final = 1
COLONISED: Final = 1
REACTION: Final = 2
#: By the modified die: 0 revolt, else the factor of the tax.
HEAVY_TAX: Final[ResultsTable[int]] = one_die(checks.heavy_tax.by_die, 1, "tbl.heavytax")
#: By the modified die: whether there is a revolt.
REVOLT_TABLE: Final[ResultsTable[bool]] = one_die([cell > 0 for cell in checks.revolt.by_die], 1, "tbl.revolt")
#: By strength.
PILLAGE_BANDS: Final[Bands] = Bands(checks.pillage.columns)
#: Bits PILLAGED, REACTION.
PILLAGE_TABLE: Final[ResultsTable[int]] = _masks(checks.pillage.by_die, "tbl.pillage")
#: By strength.
COLONY_BANDS: Final[Bands] = Bands(checks.colonisation.columns)
#: Bits COLONISED, REACTION.
COLONY_TABLE: Final[ResultsTable[int]] = _masks(checks.colonisation.by_die, "tbl.colony")
DISBAND_NAMES: Final = models_rolls.DISBAND
#: By the modified die: a place in DISBAND_NAMES.
DISBAND_TABLE: Final[ResultsTable[int]] = one_die(checks.disband.by_die, 1, "tbl.disband")


def _disease(die: int) -> int:
    return 2 if die in checks.dice.disease_two_units else 1 if die in checks.dice.disease_one_unit else 0


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
# the others are revolts
EVENT: Final[tuple[models_rolls.Event, ...]] = FILES.events.event
EVENT_NAMES: Final[tuple[str, ...]] = tuple([event.name for event in EVENT])
EVENT_CLAUSE: Final[tuple[str, ...]] = tuple([event.entry for event in EVENT])
#: By tens * 10 + units of the two dice; -1 where no dice show the number.
EVENT_OF: Final[Row] = tuple(
    [next((i for i, event in enumerate(EVENT) if number in event.numbers), -1) for number in range(67)]
)
#: Provinces that the event names, in printed order.
EVENT_PROVINCES: Final[Rows] = tuple([event.provinces for event in EVENT])

# ----------------------------------------------------------------------------- turns and victory [tbl.turntrack, 23.0]
#: First and last year AD of game turn n at n - 1.
TURN_YEARS: Final[Rows] = turns.years
PHASE_NAMES: Final[tuple[str, ...]] = turns.phases


def _town_points(side: int) -> Row:
    points = victory.points[side]
    by_class = (0, points.city, points.rich, points.constantinopolis)
    return tuple([points.roma if h == ROMA else by_class[TOWN[h]] for h in range(SPACES)])


#: By side and space: whole points for holding the printed town there.
VP_TOWN: Final[tuple[Row, Row]] = (_town_points(IMPERIAL), _town_points(BARBARIAN))
#: (at least so many points, name), best first.
LEVELS: Final[tuple[tuple[int, str], ...]] = tuple(zip(victory.levels, LEVEL_NAMES, strict=True))
