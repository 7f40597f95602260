"""What never changes beside the map, built from the data once: units, scenarios, charts, names."""

from typing import Final

from polemos.room.names import NameBook, Names
from polemos.wargame.odds import Odds
from polemos.wargame.results import ResultsTable

from agesilaos.data.models import March, Scenario, Shifts
from agesilaos.data.pack import DATA, FILES

GREEK: Final = 0
PERSIAN: Final = 1
BOTH: Final = (GREEK, PERSIAN)

PIECE_NAMES: Final = tuple([unit.id for unit in FILES.units.unit])
PIECE_COUNT: Final = len(PIECE_NAMES)
#: By unit: its side, its strength, whether it rides, whether it is led by the king [1.3].
SIDE_OF: Final = tuple([unit.side for unit in FILES.units.unit])
STRENGTH: Final = tuple([unit.strength for unit in FILES.units.unit])
HORSE: Final = tuple([unit.horse for unit in FILES.units.unit])
LEADER: Final = tuple([unit.leader for unit in FILES.units.unit])

MARCH: Final[March] = FILES.war.march
SHIFTS: Final[Shifts] = FILES.war.shifts
ALLOWANCE: Final = tuple([MARCH.horse if rides else MARCH.foot for rides in HORSE])
#: The combat results table [4.2]: columns by odds, rows by the die.
ODDS: Final = Odds(FILES.war.odds)
CRT: Final[ResultsTable[int]] = ResultsTable(FILES.war.results, 1, "4.2")
CARDS: Final[tuple[Scenario, ...]] = FILES.scenarios

NAMES: Final[Names] = FILES.names
pair: Final = NameBook(NAMES)
"""A name in both languages, by section and name in the data."""
FINGERPRINT: Final = DATA.fingerprint
