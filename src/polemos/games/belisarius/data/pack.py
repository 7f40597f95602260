"""The data files of the game, and an owner's folder laid over them.

The rulebook lacks its map, the unit values and some charts. `data/` holds a complete reconstruction; an owner of the
printed game may put corrected files of the same names in a folder and name it in POLEMOS_DATA_BELISARIUS.
"""

from pathlib import Path
from typing import Final

from polemos.games.belisarius.data.checks import RULES
from polemos.games.belisarius.data.models import Files
from polemos.room.data_pack import Data, Pack

ENVIRONMENT: Final = "POLEMOS_DATA_BELISARIUS"
OURS: Final = Path(__file__).resolve().parent
#: Files without influence on play: changing them leaves the fingerprint alone.
TEXTS: Final = ("names.toml",)

PACK: Final = Pack(ENVIRONMENT, OURS, Files, RULES, TEXTS)

#: Every file in use by this process.
DATA: Final[Data[Files]] = PACK.load_named()
FILES: Final[Files] = DATA.content
"""The same as models."""
#: Digest of all data in use that bears on play; equal data, equal digest, however it is laid out.
FINGERPRINT: Final[str] = DATA.fingerprint
