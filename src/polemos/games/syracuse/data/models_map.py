"""What stands in map.toml: zones and their borders, sites of forts and works, what a blockade needs."""

from typing import Annotated, Final

from polemos.games.syracuse.data import models_forms as forms
from polemos.games.syracuse.data.models_forms import NONE, Side, TwoZones, Zone
from polemos.room import data_models as room
from polemos.room.data_models import Model, Real


class Site(Model):
    """Where something lies on the earth, in degrees."""

    lat: Annotated[float, Real(-90, 90)]
    lon: Annotated[float, Real(-180, 180)]


class ZoneOfMap(Site):
    """A zone; x and y lie in a drawing plane.

    only: the side that alone may ever enter it; camp: of the Athenian works that shut Syracuse out until the camp has
    been built and destroyed; port: whose port it is, port_when: 1 + when (PORT_TIMES), 0 for never.
    """

    id: forms.ZoneName
    terrain: forms.Terrain
    x: Annotated[float, Real(0, 9999)]
    y: Annotated[float, Real(0, 9999)]
    only: Side = NONE
    camp: Side = NONE
    port: Annotated[tuple[Side, ...], room.Listed(least=1, distinct=True)] = ()
    port_when: Annotated[int, room.Index(forms.PORT_TIMES, first=1)] = 0


EDGE_KINDS: Final = ("land", "coast", "sea")
"""By the number of sea zones that meet there."""
LAND_EDGE: Final = 0
COAST_EDGE: Final = 1
SEA_EDGE: Final = 2


class Edge(Model):
    """A border between two zones."""

    a: Zone
    b: Zone
    kind: Annotated[int, room.Index(EDGE_KINDS)]
    river: bool = False


class FortSite(Site):
    """A fort: standing from the beginning, or of the side that can build it."""

    id: Annotated[str, room.Text()]
    zone: Zone
    points: forms.Small
    standing: Side = NONE
    builder: Side = NONE


class WallSite(Model):
    """A wall: the border that it closes, its number in its row, the wall that excludes it."""

    id: Annotated[str, room.Text()]
    side: Side
    number: forms.Few
    zones: TwoZones
    excludes: forms.Wall = NONE


class ChainSite(Model):
    """The chain across the harbour mouth."""

    side: Side
    zones: TwoZones
    fort: forms.Fort


class CampSite(Model):
    """The Athenian camp, its anchorage, and from where it is assaulted."""

    side: Side
    zone: Zone
    anchorage: Zone
    approaches: Annotated[TwoZones, room.Key("from")]


class Blockade(Model):
    """What a blockade needs, and the wall that starves Syracuse."""

    blockade_land: forms.Zones
    blockade_sea: forms.Zones
    starving_wall: forms.Wall


class Map(Model):
    """map.toml."""

    zone: Annotated[tuple[ZoneOfMap, ...], room.Listed(least=2)]
    edge: tuple[Edge, ...]
    fort: Annotated[tuple[FortSite, ...], room.InOrder(forms.FORTS)]
    wall: Annotated[tuple[WallSite, ...], room.InOrder(forms.WALLS)]
    chain: ChainSite
    camp: CampSite
    supply: Blockade
