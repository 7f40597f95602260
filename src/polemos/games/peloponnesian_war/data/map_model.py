"""map.toml: regions, land areas and their hexes, sea areas, cities (1.2, 8, 16); coast.toml: what is drawn."""

from typing import Annotated

from polemos.games.peloponnesian_war.data import models_words
from polemos.room.data_models import Index, InOrder, Listed, Model, Real
from polemos.room.map_models import Corner, Ring

Degrees = Annotated[float, Real(-180, 180)]


class Region(Model):
    """A region [1.2a]. btv: its basic tribute value [5.3.2]; home: whose home region it is [6.4]."""

    id: models_words.Id
    btv: models_words.Small
    home: models_words.Side = models_words.NONE


class LandArea(Model):
    """A land area and its hexes by their ground [1.2e, 16.3.1].

    region: NONE for an uninhabited island and for Persia; satrapy: whose land of Persia it is [1.2j]; landmass: what
    is connected by land; forage: its forage value [9.7.1b].
    """

    id: models_words.Id
    region: models_words.Region = models_words.NONE
    satrapy: Annotated[int, Index(models_words.SATRAPIES)] = models_words.NONE
    landmass: models_words.Id
    uninhabited: bool = False
    forage: models_words.Small
    clear: models_words.Hexes = ()
    rough: models_words.Hexes = ()
    mountain: models_words.Hexes = ()


class SeaArea(Model):
    """A sea area [1.2f]. open: an open sea [1.2g]; narrow: narrow waters [17.9.2]; coast: the hexes that it touches."""

    id: models_words.Id
    lat: Degrees
    lon: Degrees
    open: bool = False
    narrow: bool = False
    adjacent: Annotated[tuple[models_words.Sea, ...], Listed(least=1, distinct=True)]
    coast: models_words.Hexes = ()


class CityOfMap(Model):
    """A city [1.2n, 1.2o]. capital: whose capital it is [6.4]."""

    id: models_words.Id
    hex: models_words.HexId
    size: models_words.Size
    port: bool = False
    walled: bool = True
    capital: models_words.Side = models_words.NONE


class Site(Model):
    """A hex with a name and no city."""

    id: models_words.Id
    hex: models_words.HexId


class SicilianCity(Model):
    """A city in the Sicily box [19.1a]."""

    id: models_words.Id
    size: models_words.Size
    port: bool = True
    walled: bool = True


class Sicily(Model):
    """The Sicily box [19.1a].

    approaches: the sea areas from which one comes [19.3a]; forage: its forage value; passage: sea points to go there or
    back; march, sail: points from one place of the box to another, by land and by sea [19.4a]; city: Syracuse, Catana.
    """

    forage: models_words.Small
    passage: models_words.Few
    march: models_words.Few
    sail: models_words.Few
    approaches: Annotated[tuple[models_words.Sea, ...], Listed(2, distinct=True)]
    city: Annotated[tuple[SicilianCity, ...], InOrder(("syracuse", "catana"))]


class Map(Model):
    """The map. straits: hexsides of water between two hexes of land [16.3.2]; rivers, roads [16.3.1]."""

    straits: tuple[models_words.Hexside, ...]
    rivers: tuple[models_words.Hexside, ...]
    roads: tuple[models_words.Hexside, ...]
    region: Annotated[tuple[Region, ...], InOrder(models_words.REGIONS)]
    area: Annotated[tuple[LandArea, ...], Listed(least=2)]
    sea: Annotated[tuple[SeaArea, ...], Listed(least=2)]
    city: Annotated[tuple[CityOfMap, ...], Listed(least=2)]
    site: tuple[Site, ...]
    sicily: Sicily


class SeaOutline(Model):
    """The outline of a sea area, with seams to its islands. at: where its counters stand."""

    id: models_words.Sea
    at: Corner
    ring: Ring


class Coast(Model):
    """coast.toml: rings around land, and the sea areas in their order, in map units. It bears on nothing but the
    drawing.
    """

    ring: tuple[Ring, ...]
    sea: tuple[SeaOutline, ...]
