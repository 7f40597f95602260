"""The map as tables: towns, what marches cost between them, how far they are."""

from typing import Final

from polemos.board.search import of_one, search
from polemos.room.map_models import graph_of

from agesilaos.data.pack import FILES
from agesilaos.data.tables import MARCH

_GRAPH: Final = graph_of(FILES.map)
SPACE_NAMES: Final = _GRAPH.names
SPACES: Final = len(SPACE_NAMES)
NOWHERE: Final = -1
_LAND: Final = {"road": MARCH.road, "track": MARCH.track, "pass": MARCH.pass_}
#: By side, and by place: the steps that are open to it, with their costs [3.2]; the sea is the Greeks' [3.3].
STEPS: Final = (_GRAPH.steps({**_LAND, "sea_route": MARCH.sea_route}), _GRAPH.steps(_LAND))
#: By side, and by place: the places one step away.
NEIGHBOURS: Final = (_GRAPH.rows([*_LAND, "sea_route"]), _GRAPH.rows(list(_LAND)))
HOME: Final = tuple([place.home for place in FILES.map.place])
_FEEDING: Final = [at for at, place in enumerate(FILES.map.place) if place.base]
BASES: Final = tuple([tuple([at for at in _FEEDING if HOME[at] == side]) for side in (0, 1)])
WALLS: Final = tuple([place.walls for place in FILES.map.place])
WORTH: Final = tuple([place.worth for place in FILES.map.place])
#: By two places: how many steps lie between them, at most 99.
FAR: Final = tuple(
    [
        tuple([found.cost(at) if found.reaches(at) else 99 for at in range(SPACES)])
        for found in [search(SPACES, [start], SPACES, steps=of_one(NEIGHBOURS[0])) for start in range(SPACES)]
    ]
)
