"""The charts of the game: shock, missiles, rally, rout points, and the numbers that the rules name [8.6, 10.4].

Every name is `Final` and built once, when it is first imported, from `data/` or from an owner's data pack.
"""

from typing import Final

from polemos.games.alexander.data import words
from polemos.games.alexander.data.models_fight import AGAIN as AGAIN
from polemos.games.alexander.data.pack import DATA, FILES
from polemos.games.alexander.data.words import COLUMNS as COLUMNS
from polemos.room.names import Names
from polemos.wargame.odds import Bands, first_of
from polemos.wargame.results import ResultsTable, one_die

NAMES: Final[Names] = FILES.names
FINGERPRINT: Final[str] = DATA.fingerprint

Row = tuple[int, ...]
Rows = tuple[Row, ...]


# ------------------------------------------------------------------------------------------- types and weapons [2.22]
TYPES: Final = words.TYPES
PH: Final = 0
HI: Final = 1
MI: Final = 2
LP: Final = 3
LI: Final = 4
SK: Final = 5
LC: Final = 6
LN: Final = 7
HC: Final = 8
CH: Final = 9
EL: Final = 10
AT: Final = 11
INFANTRY: Final = (True, True, True, True, True, True, False, False, False, False, False, False)
CAVALRY: Final = (False, False, False, False, False, False, True, True, True, False, False, False)
ON_FOOT: Final = (True, True, True, True, True, True, False, False, False, False, False, True)
MUST_SHOCK: Final[tuple[bool, ...]] = tuple([t in FILES.superiority.must_shock_plus_mark for t in TYPES])
"""Types with the plus mark: they must fight when they have moved next to an enemy [7.31]."""

# missile weapons [8.61]
NO_WEAPON: Final = 0
JAVELIN: Final = 1
HORSE_JAVELIN: Final = 2
BOW: Final = 3
HORSE_BOW: Final = 4
SLING: Final = 5
BOLT: Final = 6
RIDERS: Final = 7
SCREEN: Final = 8
WEAPONS: Final = ("", *words.WEAPONS)
#: By weapon: strength at range 1, 2, ...
STRENGTH: Final[Rows] = ((), *FILES.missile.strength)
ARROWS: Final = (BOW, HORSE_BOW, SCREEN)
JAVELINS: Final = (JAVELIN, HORSE_JAVELIN, RIDERS)

# ammunition [8.17]
FULL: Final = 0
LOW: Final = 1
OUT: Final = 2

# -------------------------------------------------------------------------------------------- the shock charts [8.62-]
CHARTED: Final = words.CHARTED
NO_SUPERIORITY: Final = 0
AS: Final = 1
DS: Final = 2
#: By attacker * 11 + defender: the columns from front, flank, rear; 0 not allowed [8.63].
CLASH: Final[Rows] = tuple([cells for row in FILES.clash_of_spears.column for cells in row])
#: By the same: superiority of the weapon systems [8.62].
SUPERIORITY: Final[Row] = tuple([cell for row in FILES.superiority.superiority for cell in row])
_CRT: Final = FILES.shock_crt
LOWEST: Final = 0
HIGHEST: Final = 9
#: By the modified die and, from 0, the column: hits of the attacker and of the defender.
SHOCK_HITS: Final[ResultsTable[tuple[int, int]]] = ResultsTable(
    [tuple(zip(*rows, strict=True)) for rows in zip(_CRT.attacker_hits, _CRT.defender_hits, strict=True)],
    LOWEST,
    "8.64",
)


def charted(kind: int) -> int:
    """The row of a type in the shock charts: the crew of a bolt shooter defends as light infantry [9.51]."""
    return LI if kind == AT else kind


# -------------------------------------------------------------------------------------------------------- rally [10.27]
_FIRST: Final = 2
"""The lowest TQ of the table."""
#: By printed TQ and die: hits that a rallied unit keeps, or AGAIN.
RALLY: Final[Rows] = (*[() for _ in range(_FIRST)], *FILES.rally_table.hits)

# --------------------------------------------------------------------------------------- leader casualties [8.34, 8.65]
UNHARMED: Final = 0
MADE_FINISHED: Final = 1
WOUNDED_1: Final = 2
WOUNDED_2: Final = 3
KILLED: Final = 4
CASUALTIES: Final = words.CASUALTIES
_LOSS: Final = FILES.leader_casualty


def _by_number(rows: dict[str, int], clause: str) -> ResultsTable[int]:
    """A chart by number from 0, whose keys are bands."""
    bands = Bands(sorted(rows, key=first_of))
    return one_die([rows[bands.names[bands.column(n)]] for n in range(bands.least[-1] + 1)], 0, clause)


#: By die of the severity roll [8.34].
SEVERITY: Final[ResultsTable[int]] = _by_number(_LOSS.missile_or_shock_second_roll, "8.34c")
#: By difference of a personal combat [8.45].
DUEL: Final[ResultsTable[int]] = _by_number(_LOSS.personal_combat_difference, "8.45")

# ------------------------------------------------------------------------------------------------ single numbers [3-10]
MOVES: Final = FILES.movement_given
ROUT: Final = FILES.rout_rally
LEADER_MA: Final[int] = MOVES.leader_ma
