"""What data files must fulfil together, beside what their models say of each."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from polemos.games.peloponnesian_war.data import models, models_words
from polemos.room.data_pack import Fault, Rule


def _outline_faults(files: models.Files) -> Iterator[Fault]:
    """Whoever draws the map finds the outline of a sea area by its number."""
    drawn = [outline.id for outline in files.coast.sea]
    if drawn != list(range(len(files.map.sea))):
        yield "sea", "other sea areas, or in another order", "an outline of each sea area, in the order of map.toml"


def _set_up_faults(files: models.Files) -> Iterator[Fault]:
    """What a scenario puts on the map is what the table of units says that it does."""
    for name, scenario in zip(models_words.SCENARIOS, files.scenarios, strict=True):
        placed: Counter[tuple[int, int, int]] = Counter()
        for some in scenario.unit:
            placed[some.home, some.kind, some.morale] += some.count
        for n, row in enumerate(files.units.unit):
            on_map, there = getattr(row, name)[0], placed[row.home, row.kind, row.morale]
            if on_map != there:
                yield f"unit[{n + 1}].{name}", f"{on_map} on the map", f"{there}, as the set-up of the scenario has"


RULES: Final[tuple[Rule[models.Files], ...]] = (
    Rule("coast.toml", _outline_faults),
    Rule("units.toml", _set_up_faults),
)
