"""The data files of the game, and an owner's folder laid over them."""

from pathlib import Path
from typing import Final

from polemos.room.data_pack import Data, Pack

from agesilaos.data.models import Files

ENVIRONMENT: Final = "POLEMOS_DATA_AGESILAOS"
OURS: Final = Path(__file__).resolve().parent
#: What files must fulfil beyond their models goes into the brackets, as `data_pack.Rule`s.
PACK: Final = Pack(ENVIRONMENT, OURS, Files, (), ("names.toml",))

#: Every file in use by this process, and the same as models.
DATA: Final[Data[Files]] = PACK.load_named()
FILES: Final[Files] = DATA.content
