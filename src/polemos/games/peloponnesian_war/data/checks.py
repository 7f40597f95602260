"""What data files must fulfil together, beside what their models say of each."""

from collections.abc import Iterator
from typing import Final

from polemos.games.peloponnesian_war.data import models
from polemos.room.data_pack import Fault, Rule


def _outline_faults(files: models.Files) -> Iterator[Fault]:
    """Whoever draws the map finds the outline of a sea area by its number."""
    drawn = [outline.id for outline in files.coast.sea]
    if drawn != list(range(len(files.map.sea))):
        yield "sea", "other sea areas, or in another order", "an outline of each sea area, in the order of map.toml"


RULES: Final[tuple[Rule[models.Files], ...]] = (Rule("coast.toml", _outline_faults),)
