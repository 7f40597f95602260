"""The data files of the game, and an owner's folder laid over them.

The rulebook lacks its map, its counters, the ratings of its leaders and the length of its tracks. `data/` holds a
complete reconstruction; an owner of the printed game may put corrected files of the same names in a folder and name it
in POLEMOS_DATA_SPARTA_VS_ATHENS.
"""

from pathlib import Path
from typing import Final

from polemos.games.sparta_vs_athens.data.checks import RULES
from polemos.games.sparta_vs_athens.data.models import Files
from polemos.room.data_pack import CLAUSES as CLAUSES
from polemos.room.data_pack import Data, Pack

ENVIRONMENT: Final = "POLEMOS_DATA_SPARTA_VS_ATHENS"
OURS: Final = Path(__file__).resolve().parent
#: Files without influence on play: changing them leaves the fingerprint alone.
TEXTS: Final = ("names.toml", "coast.toml")

PACK: Final = Pack(ENVIRONMENT, OURS, Files, RULES, TEXTS)
check: Final = PACK.check
load: Final = PACK.load

#: Every file in use by this process.
DATA: Final[Data[Files]] = PACK.load_named()
FILES: Final[Files] = DATA.content
"""The same as models."""
