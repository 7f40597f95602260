"""The data files of the game, and an owner's folder laid over them.

The rulebook lacks its map, the unit values and some charts. `data/` holds a complete reconstruction; an owner of the
printed game may put corrected files of the same names in a folder and name it in POLEMOS_DATA_BELISARIUS.
"""

from pathlib import Path
from typing import Final

from polemos.games.belisarius.datarules import RULES
from polemos.games.belisarius.dataschema import SCHEMAS
from polemos.kernel.datapack import CLAUSES as CLAUSES
from polemos.kernel.datapack import Data as Data
from polemos.kernel.datapack import DataError as DataError
from polemos.kernel.datapack import Pack

ENVIRONMENT: Final = "POLEMOS_DATA_BELISARIUS"
OURS: Final = Path(__file__).resolve().parent / "data"
#: Files without influence on play: changing them leaves the fingerprint alone.
TEXTS: Final = ("names.toml",)

PACK: Final = Pack(ENVIRONMENT, OURS, SCHEMAS, RULES, TEXTS)
#: The files that a pack may hold, in the order in which they are read.
FILES: Final = PACK.files
check: Final = PACK.check
load: Final = PACK.load
load_named: Final = PACK.load_named
