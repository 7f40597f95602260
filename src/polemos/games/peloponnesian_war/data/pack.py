"""The data files of the game, and an owner's folder laid over them.

The rulebook survives to section 10.2: its map, counters, cards and charts are reconstructed. An owner of the printed
game may put corrected files of the same names in a folder and name it in POLEMOS_DATA_PELOPONNESIAN_WAR.
"""

from pathlib import Path
from typing import Final

from polemos.games.peloponnesian_war.data.checks import RULES
from polemos.games.peloponnesian_war.data.models import Files
from polemos.room.data_pack import CLAUSES as CLAUSES
from polemos.room.data_pack import Data, Pack

ENVIRONMENT: Final = "POLEMOS_DATA_PELOPONNESIAN_WAR"
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
