"""The data files of the game, and an owner's folder laid over them.

The rulebook lacks its map, the unit values and some charts. `data/` holds a complete reconstruction; an owner of the
printed game may put corrected files of the same names in a folder and name it in POLEMOS_DATA_BELISARIUS.
"""

from pathlib import Path
from typing import Final

from polemos.games.belisarius.data.checks import RULES
from polemos.games.belisarius.data.schema import SCHEMAS
from polemos.room.data_models import Content
from polemos.room.data_pack import CLAUSES as CLAUSES
from polemos.room.data_pack import Data as Data
from polemos.room.data_pack import DataError as DataError
from polemos.room.data_pack import Pack
from polemos.room.shaped_pack import ShapedPack

ENVIRONMENT: Final = "POLEMOS_DATA_BELISARIUS"
OURS: Final = Path(__file__).resolve().parent
#: Files without influence on play: changing them leaves the fingerprint alone.
TEXTS: Final = ("names.toml",)

PACK: Final[Pack[Content]] = ShapedPack(ENVIRONMENT, OURS, SCHEMAS, RULES, TEXTS)
#: The files that a pack may hold, in the order in which they are read.
FILES: Final = PACK.files
check: Final = PACK.check
load: Final = PACK.load
load_named: Final = PACK.load_named

#: Every file in use by this process.
DATA: Final[Data[Content]] = load_named()
#: Digest of all data in use that bears on play; equal data, equal digest, however it is laid out.
FINGERPRINT: Final[str] = DATA.fingerprint
#: Folder of the owner's data pack, "" without one.
DATA_FOLDER: Final[str] = DATA.folder
#: By file, and by "file: place" for what differs from its file: "source" or "reconstructed".
PROVENANCE: Final[dict[str, str]] = DATA.provenance()
