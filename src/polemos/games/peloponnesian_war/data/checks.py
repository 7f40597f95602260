"""What data files must fulfil together, beside what their models say of each."""

from typing import Final

from polemos.games.peloponnesian_war.data import models
from polemos.room.data_pack import Rule

RULES: Final[tuple[Rule[models.Files], ...]] = ()
