"""The tables of the game beside its map: units, leaders, cards, charts, scenarios.

Charts are read as they stand in their files (`COSTS.base.talents`). What the rules look up all the time are rows, built
once, when they are first imported.
"""

from typing import Final

from polemos.games.peloponnesian_war.data import models_cards, models_fight, models_forces, models_war, models_words
from polemos.games.peloponnesian_war.data.models_march import Movement
from polemos.games.peloponnesian_war.data.models_scenarios import Scenario
from polemos.games.peloponnesian_war.data.models_words import NONE as NONE
from polemos.games.peloponnesian_war.data.pack import DATA, FILES
from polemos.games.peloponnesian_war.data.world import ATHENS as ATHENS
from polemos.games.peloponnesian_war.data.world import NEITHER as NEITHER
from polemos.games.peloponnesian_war.data.world import REGION_COUNT, Row, Rows
from polemos.games.peloponnesian_war.data.world import SIDE_NAMES as SIDE_NAMES
from polemos.games.peloponnesian_war.data.world import SPARTA as SPARTA
from polemos.room.names import Names
from polemos.wargame.results import ResultsTable

NAMES: Final[Names] = FILES.names
#: Digest of all data in use that bears on play; equal data, equal digest, however it is laid out.
FINGERPRINT: Final[str] = DATA.fingerprint

# ------------------------------------------------------------------------------------------------------- units [1.3.3a]
HOPLITE: Final = 0
LIGHT: Final = 1
CAVALRY: Final = 2
FLEET: Final = 3
KIND_NAMES: Final = models_words.KINDS
#: Homes after the regions: units that belong to none.
SICILIANS: Final[int] = REGION_COUNT
OF_TISSAPHERNES: Final[int] = REGION_COUNT + 1
OF_PHARNABAZUS: Final[int] = REGION_COUNT + 2
MERCENARY: Final[int] = REGION_COUNT + 3
ODRYSIAN: Final[int] = REGION_COUNT + 4
HOMES: Final[int] = len(models_words.HOMES)
HOME_NAMES: Final = models_words.HOMES

COUNTERS: Final[tuple[models_forces.Counters, ...]] = FILES.units.unit
_EACH: Final[tuple[tuple[int, int], ...]] = tuple(
    [(row, number) for row, counters in enumerate(COUNTERS) for number in range(counters.count)]
)
"""Every counter: its row of units.toml, and which of the row it is."""
UNITS: Final[int] = len(_EACH)
#: By unit: its row in units.toml; units of a row are alike.
UNIT_ROW: Final[Row] = tuple([row for row, _ in _EACH])
ROWS: Final[int] = len(COUNTERS)
#: By row: its units.
UNITS_OF_ROW: Final[Rows] = tuple([tuple([u for u in range(UNITS) if UNIT_ROW[u] == row]) for row in range(ROWS)])
UNIT_KEY: Final[tuple[str, ...]] = tuple(
    [
        f"{HOME_NAMES[COUNTERS[row].home]}-{KIND_NAMES[COUNTERS[row].kind]}-{COUNTERS[row].morale}-{number + 1:02d}"
        for row, number in _EACH
    ]
)
#: By unit: the region it comes from, or the home after the regions.
UNIT_HOME: Final[Row] = tuple([COUNTERS[row].home for row, _ in _EACH])
KIND: Final[Row] = tuple([COUNTERS[row].kind for row, _ in _EACH])
#: By unit: its number among fleets, -1 for land units.
FLEET_NUMBER: Final[Row] = tuple(
    [sum([1 for k in KIND[:u] if k == FLEET]) if KIND[u] == FLEET else NONE for u in range(UNITS)]
)
FLEETS: Final[int] = sum([1 for kind in KIND if kind == FLEET])
#: By unit: the printed morale.
MORALE: Final[Row] = tuple([COUNTERS[row].morale for row, _ in _EACH])
ELITE: Final[Row] = tuple([int(morale == max(MORALE)) for morale in MORALE])
"""Units of the highest morale are elite [1.3.3b]."""
#: By region or other home: its units.
UNITS_OF: Final[Rows] = tuple([tuple([u for u in range(UNITS) if UNIT_HOME[u] == home]) for home in range(HOMES)])
MANTINEANS: Final[Row] = tuple([u for u in UNITS_OF[models_words.HOMES.index("arcadia")] if KIND[u] == HOPLITE][:3])
"""Units of Arcadia that are Athenian in the Argive League while Mantinea is [scenario.argive.h]."""

# ------------------------------------------------------------------------------------------------ leaders [1.3.2, 7.8]
_LEADERS: Final[tuple[models_forces.Commander, ...]] = FILES.leaders.leader
LEADERS: Final[int] = len(_LEADERS)
PIECES: Final[int] = UNITS + LEADERS
"""Units, then leaders."""
PIECE_KEY: Final[tuple[str, ...]] = (*UNIT_KEY, *[leader.id for leader in _LEADERS])
PIECE_INDEX: Final[dict[str, int]] = {key: piece for piece, key in enumerate(PIECE_KEY)}
_NO: Final[Row] = (0,) * UNITS
#: By piece: what a leader adds on land and at sea [17.4.2b]; 0 for units.
LAND_RATING: Final[Row] = (*_NO, *[leader.land for leader in _LEADERS])
NAVAL_RATING: Final[Row] = (*_NO, *[leader.naval for leader in _LEADERS])
#: By piece: whose leader he is at first, -1 for units and for those who come by cards.
LEADER_SIDE: Final[Row] = (*((NEITHER,) * UNITS), *[leader.side for leader in _LEADERS])
PERICLES: Final[int] = PIECE_INDEX["pericles"]
ALCIBIADES: Final[int] = PIECE_INDEX["alcibiades"]
BRASIDAS: Final[int] = PIECE_INDEX["brasidas"]
GYLIPPUS: Final[int] = PIECE_INDEX["gylippus"]
HERMOCRATES: Final[int] = PIECE_INDEX["hermocrates"]
SITALCES: Final[int] = PIECE_INDEX["sitalces"]
CYRUS: Final[int] = PIECE_INDEX["cyrus"]
#: By satrapy: its satrap.
SATRAPS: Final[Row] = (PIECE_INDEX["tissaphernes"], PIECE_INDEX["pharnabazus"])

# --------------------------------------------------------------------------------------------------------------- charts
TRACKS: Final[models_war.Tracks] = FILES.tracks
TRIBUTE: Final[models_war.Tribute] = FILES.tribute
REVOLT: Final[models_war.Revolt] = FILES.revolt
COSTS: Final[models_war.Costs] = FILES.costs
ADJUSTMENTS: Final[models_war.Adjustments] = FILES.adjustments
PEACE: Final[models_war.Peace] = FILES.peace
MOVEMENT: Final[Movement] = FILES.movement
COMBAT: Final[models_fight.Combat] = FILES.combat
SIEGE: Final[models_fight.Siege] = FILES.siege
SICILIAN: Final[models_cards.Sicily] = FILES.sicily
BASES: Final[int] = TRACKS.markers.base
FORTS: Final[int] = TRACKS.markers.fort
LONG_WALLS: Final[int] = TRACKS.markers.long_walls
#: "attacker/defender" by die and column [17.5.2].
CHART: Final[ResultsTable[str]] = ResultsTable([row.results for row in COMBAT.row], lowest=1, clause="17.5.2")
COLUMNS: Final = models_fight.COLUMNS
#: By unit: talents for a season of supply [9.4.3].
SUPPLY_COST: Final[Row] = tuple(
    [
        COSTS.costly_fleet if KIND[u] == FLEET and MORALE[u] >= TRACKS.costly_morale else COSTS.supply[KIND[u]]
        for u in range(UNITS)
    ]
)

# ---------------------------------------------------------------------------------------------------------- cards [1.7]
CARD_KINDS: Final[tuple[models_cards.Card, ...]] = FILES.cards.card
KINDS_OF_CARDS: Final[int] = len(CARD_KINDS)
CARD_KEY: Final[tuple[str, ...]] = tuple([card.key for card in CARD_KINDS])
CARD_INDEX: Final[dict[str, int]] = {key: n for n, key in enumerate(CARD_KEY)}
CARDS: Final[int] = sum([card.numbers[1] - card.numbers[0] + 1 for card in CARD_KINDS])
#: By card (its number less one): its kind.
KIND_OF_CARD: Final[Row] = tuple(
    [kind for kind, card in enumerate(CARD_KINDS) for _ in range(card.numbers[0], card.numbers[1] + 1)]
)


def figures_of(card: str) -> dict[str, int]:
    """The figures of a card's text, by name."""
    return CARD_KINDS[CARD_INDEX[card]].values


HOLD: Final = 0
AT_ONCE: Final = 1

# ------------------------------------------------------------------------------------------------------------ scenarios
SCENARIO_NAMES: Final = models_words.SCENARIOS
SCENARIOS: Final[tuple[Scenario, ...]] = FILES.scenarios
ARGIVE: Final = 0
CAMPAIGN: Final = 1
SEASON_NAMES: Final = models_words.SEASONS
SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3
RESULT_NAMES: Final = models_words.RESULTS
