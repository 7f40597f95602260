"""The charts of the game: shock, missiles, rally, rout points, and the numbers that the rules name [8.6, 10.4].

Every name is `Final` and built once, when it is first imported, from `data/` or from an owner's data pack.
"""

from typing import Any, Final

from polemos.games.alexander.data.pack import DATA
from polemos.room.names import Names, read_names
from polemos.wargame.odds import Bands, first_of
from polemos.wargame.results import ResultsTable, one_die

NAMES: Final[Names] = read_names(DATA.files["names.toml"])
FINGERPRINT: Final[str] = DATA.fingerprint

Row = tuple[int, ...]
Rows = tuple[Row, ...]


def table(name: str) -> dict[str, Any]:
    """A file of data/tables."""
    return DATA.files[f"tables/{name}.toml"]


# ------------------------------------------------------------------------------------------- types and weapons [2.22]
TYPES: Final = ("PH", "HI", "MI", "LP", "LI", "SK", "LC", "LN", "HC", "CH", "EL", "AT")
"""Types as the shock charts know them; LP are peltasts and Cardaces, AT bolt shooters."""
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
MUST_SHOCK: Final[tuple[bool, ...]] = tuple(t in table("superiority")["must_shock_plus_mark"] for t in TYPES)
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
WEAPONS: Final = (
    "", "javelin_foot", "javelin_mounted", "archer_foot", "archer_mounted", "slinger_foot", "bolt", "elephant_rider",
    "elephant_screen",
)  # fmt: skip
#: By weapon: strength at range 1, 2, ...
STRENGTH: Final[Rows] = ((), *(tuple(table("missile")["strength"][name]) for name in WEAPONS[1:]))
ARROWS: Final = (BOW, HORSE_BOW, SCREEN)
JAVELINS: Final = (JAVELIN, HORSE_JAVELIN, RIDERS)

# ammunition [8.17]
FULL: Final = 0
LOW: Final = 1
OUT: Final = 2

# -------------------------------------------------------------------------------------------- the shock charts [8.62-]
CHARTED: Final = TYPES[:11]
NO_SUPERIORITY: Final = 0
AS: Final = 1
DS: Final = 2
_CLASH: Final[dict[str, Any]] = table("clash-of-spears")["column"]
_SUPERIOR: Final[dict[str, Any]] = table("superiority")["superiority"]
#: By attacker * 11 + defender: the columns from front, flank, rear; 0 not allowed [8.63].
CLASH: Final[Rows] = tuple(tuple(int(c) for c in _CLASH[a][d]) for a in CHARTED for d in CHARTED)
#: By the same: superiority of the weapon systems [8.62].
SUPERIORITY: Final[Row] = tuple(("-", "AS", "DS").index(_SUPERIOR[a][d]) for a in CHARTED for d in CHARTED)
COLUMNS: Final = 14
_CRT: Final = table("shock-crt")
LOWEST: Final = 0
HIGHEST: Final = 9
#: By the modified die and, from 0, the column: hits of the attacker and of the defender.
SHOCK_HITS: Final[ResultsTable[tuple[int, int]]] = ResultsTable(
    [tuple(zip(*rows, strict=True)) for rows in zip(_CRT["attacker_hits"], _CRT["defender_hits"], strict=True)],
    LOWEST,
    "8.64",
)


def charted(kind: int) -> int:
    """The row of a type in the shock charts: the crew of a bolt shooter defends as light infantry [9.51]."""
    return LI if kind == AT else kind


# -------------------------------------------------------------------------------------------------------- rally [10.27]
AGAIN: Final = -1
"""What a rally roll of R says: it routs again."""
_RALLY: Final[dict[str, list[str]]] = table("rally-table")["hits"]
#: By printed TQ and die: hits that a rallied unit keeps, or AGAIN.
RALLY: Final[Rows] = tuple(
    tuple(AGAIN if cell == "R" else int(cell) for cell in _RALLY[str(tq)]) if str(tq) in _RALLY else ()
    for tq in range(10)
)

# --------------------------------------------------------------------------------------- leader casualties [8.34, 8.65]
UNHARMED: Final = 0
MADE_FINISHED: Final = 1
WOUNDED_1: Final = 2
WOUNDED_2: Final = 3
KILLED: Final = 4
CASUALTIES: Final = ("none", "finished", "wounded_1", "wounded_2", "killed")
_LOSS: Final = table("leader-casualty")


def _by_number(rows: dict[str, str], clause: str) -> ResultsTable[int]:
    """A chart by number from 0, whose keys are bands."""
    bands = Bands(sorted(rows, key=first_of))
    words = [rows[bands.names[bands.column(n)]] for n in range(bands.least[-1] + 1)]
    return one_die([CASUALTIES.index(word) for word in words], 0, clause)


#: By die of the severity roll [8.34].
SEVERITY: Final[ResultsTable[int]] = _by_number(_LOSS["missile_or_shock_second_roll"], "8.34c")
#: By difference of a personal combat [8.45].
DUEL: Final[ResultsTable[int]] = _by_number(_LOSS["personal_combat_difference"], "8.45")

# ------------------------------------------------------------------------------------------------ single numbers [3-10]
MOVES: Final = table("movement-given")
ROUT: Final = table("rout-rally")
LEADER_MA: Final[int] = MOVES["leader_ma"]
