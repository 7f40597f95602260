"""What data files must fulfil together."""

from collections.abc import Sequence
from typing import Final

from polemos.kernel.datapack import Rule

RULES: Final[Sequence[Rule]] = ()
