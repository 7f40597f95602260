"""What an event concerns on the map, so that a drawing can follow it."""

from dataclasses import replace
from typing import Final

from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.world import CITIES, CITY_HEX, REGION_NAMES
from polemos.games.peloponnesian_war.edge.board_map import AREAS_FROM
from polemos.games.peloponnesian_war.edge.messages import WORDING
from polemos.games.peloponnesian_war.verbs import REGION, STRONGHOLD, TARGET
from polemos.kernel.flow import Event
from polemos.room import event_targets, view_models


def spaces_of(area: int) -> list[int]:
    """The spaces that stand for a land area on the board: its own, or the two places of the Sicily box."""
    return list(world.HEXES_OF[area]) if area == world.SICILY else [AREAS_FROM + area]


#: By type of argument: where it lies.
LYING: Final[event_targets.Spaces] = {
    TARGET: lambda target: [CITY_HEX[target]] if 0 <= target < CITIES else [],
    STRONGHOLD: lambda at: [CITY_HEX[at] if at < CITIES else at - CITIES] if at >= 0 else [],
    "area": lambda area: spaces_of(area) if area >= 0 else [],
}
REGIONS: Final[event_targets.Regions] = {REGION: lambda region: [REGION_NAMES[region]] if region >= 0 else []}
TOUCHED: Final = event_targets.touching(WORDING, tables.PIECE_KEY, regions=REGIONS, lying=LYING)
ROLLED: Final = "rolled"
"""The event of a die. What comes of it names the face again, which is not thrown twice."""


def touched(event: Event, language: str) -> view_models.Touched:
    """Its places, pieces, regions and dice, and what the dice were for."""
    found = TOUCHED(event, language)
    return found if event.kind == ROLLED else replace(found, faces=[], roll="")
