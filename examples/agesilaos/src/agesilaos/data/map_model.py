"""map.toml: towns, and the roads, passes and sea routes between them."""

from typing import Annotated

from polemos.room.data_models import Index, Listed, Whole
from polemos.room.map_models import Place, PlaceOfMap, PointMap

Space = Place
SIDES = ("greek", "persian")


class Town(PlaceOfMap):
    """A place; whose home it is, whether it feeds armies [5.1] and has walls [4.3], what plunder is worth [7.1]."""

    home: Annotated[int, Index(SIDES)]
    base: bool = False
    walls: bool = False
    worth: Annotated[int, Whole(0, 9)] = 0


class Map(PointMap):
    """The map [1.1]."""

    place: Annotated[tuple[Town, ...], Listed(least=2)]
