"""map.toml: locales, and the ways between them; coast.toml: the land that is drawn. Sections 2 and 7."""

from typing import Annotated

from polemos.games.sparta_vs_athens.data import models_words
from polemos.room.data_models import Cell, Each, Index, Listed, Model, Real, Text, Whole
from polemos.room.map_models import Place, PlaceOfMap, PointMap, Ring, RouteOfMap

Space = Place
Shore = Annotated[str, Text(r"[a-z]*", "the name of a shore in small letters, or nothing")]
Box = Annotated[int, Whole(0, 6)]


class Locale(PlaceOfMap):
    """A locale: a city, the site of a border fort, or a stretch of sea [2.1a]. lat, lon: degrees, north and east.

    garrison: points of the printed garrison [2.3f]; tribute: the boxes of a Delian city by side [2.13b]; shores: those
    that its ways by sea touch [7.2c]; dotted: inside the dotted red line [rev.2]; italian: west of the red line through
    the Ionian Sea [rev.6]; open_sea: no land in it [5.1c]; counts: whether it counts in 11.1.
    """

    kind: Annotated[int, Index(models_words.LOCALE_KINDS)]
    lat: Annotated[float, Real(-90, 90)]
    lon: Annotated[float, Real(-180, 180)]
    nation: models_words.Nation = models_words.NONE
    setting: Annotated[int, Index(models_words.SETTINGS)] = models_words.NONE
    walls: bool = False
    garrison: models_words.Small = 0
    tribute: Annotated[tuple[Box, ...], Each(models_words.SIDES)] = (0, 0)
    shores: Annotated[tuple[Shore, ...], Listed(least=1, distinct=True)] = ()
    attica: bool = False
    propontis: bool = False
    dotted: bool = False
    italian: bool = False
    open_sea: bool = False
    counts: bool = True


class Way(RouteOfMap):
    """A route: a road for land units, along the coast for both, over the sea for ships [7.1a].

    shores: the shore at either end, "" where a place has one alone [7.2c]; condition: 1 + when it is open, or 0.
    """

    shores: Annotated[tuple[Shore, ...], Listed(2)] = ("", "")
    condition: Annotated[int, Index(models_words.CONDITIONS, first=1)] = 0


class Lists(Model):
    """Places that rules name together.

    euboea: those that Tanagra protects [10.4a]; ravage_targets: cities whose ravaging is Peloponnesia's [qa.93a];
    coast_to_pylos: along the coast from Epidaurus [rev.21c]; persian_places: where Persian units come [15.13b].
    """

    euboea: models_words.Places
    lesbos: models_words.Places
    ravage_targets: models_words.Places
    coast_to_pylos: models_words.Places
    persian_places: models_words.Places


class Map(PointMap):
    """The map [2.1a]."""

    place: Annotated[tuple[Locale, ...], Listed(least=2)]
    route: tuple[Way, ...]
    lists: Lists


class Coast(Model):
    """coast.toml: rings around land, in map units. It bears on nothing but the drawing."""

    ring: tuple[Ring, ...]


# ------------------------------------------------------------------------------------------------------ list of cities
CITY_KINDS = ("mainland", "island", "on_island", "border_fort")
Area = Annotated[str, Text(r"[a-z0-9]+(?:_[a-z0-9]+)*", "a key of [areas] in names.toml")]


class ListedCity(Model):
    """An entry of the list of cities; see: the rules that name it; listed: False where the list breaks off [17.0a].

    [17.0b, 17.0c, 17.0d, 17.0e, 17.0f, 17.0g, 17.0h, 17.0i]
    """

    id: Annotated[Place, Cell("city", "locale")]
    colour: Annotated[int, Index(models_words.COLOURS), Cell("colour", "colour")]
    kind: Annotated[int, Index(CITY_KINDS), Cell("city-kind", "city-kind")]
    island: Annotated[str, Text(r"[a-z]+", "an island in small letters")] = ""
    area: Annotated[Area, Cell("area", "area")]
    see: Annotated[tuple[str, ...], Listed(distinct=True), Cell("see", "sections")] = ()
    listed: bool = True


class Country(Model):
    """A land, and the cities that stand for it."""

    id: Annotated[str, Text(r"[a-z]+", "a name in small letters")]
    area: Area
    cities: models_words.Places


class Cities(Model):
    """tables/cities.toml [17.0a]."""

    city: Annotated[tuple[ListedCity, ...], Listed(least=2)]
    country: tuple[Country, ...]
