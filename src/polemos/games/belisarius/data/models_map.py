"""What stands in map.toml: hexes, areas off the map, lines, towns, names, and how it lies on the earth."""

from typing import Annotated, Final

from polemos.games.belisarius.data import models_forms as forms
from polemos.games.belisarius.data.models_forms import HexName, HexNames, Latitude, Longitude, Small
from polemos.room import data_models as room
from polemos.room.data_models import Index, Key, Listed, Model

HEX_KINDS: Final = ("sea", "coast", "land")
TERRAIN: Final = ("clear", "rough", "marsh", "desert")
TOWN_CLASSES: Final = ("city", "rich", "capital")
Ways = Annotated[tuple[int, ...], room.Split(forms.DIRECTIONS)]
"""Directions across hexsides."""


class SeaHex(Model):
    """A hex of open sea."""

    kind: Annotated[int, Index(HEX_KINDS)]
    sea_name: str
    sea: Ways


class LandHex(Model):
    """A hex of land."""

    kind: Annotated[int, Index(HEX_KINDS)]
    terrain: Annotated[int, Index(TERRAIN)]
    province: forms.Province
    land: Ways
    strait: Ways = ()


class CoastHex(LandHex):
    """A hex with land and water."""

    sea: Ways


class Grid(Model):
    """The rows and columns in which hexes may lie."""

    row_min: Small
    row_max: Small
    col_min: Small
    col_max: Small


class Edge(Model):
    """An area off the map, and the hexes from which one goes there: by land, over the sea, with fleets."""

    name: forms.Area
    land_hexes: HexNames
    sea_hexes: HexNames = ()
    fleet_hexes: HexNames = ()


class Label(Model):
    """A name on the map, be it of a town or not."""

    name: str
    hex: HexName
    lat: Latitude = 0
    lon: Longitude = 0


class City(Label):
    """A printed town."""

    province: forms.Province
    class_: Annotated[int, Index(TOWN_CLASSES, first=1), Key("class")]
    port: bool


class Strait(Model):
    """A strait between two hexes."""

    name: str
    hexes: Annotated[tuple[HexName, ...], Listed(2)]


class River(Model):
    """A river along hexsides."""

    name: str
    sides: Annotated[tuple[forms.SideName, ...], Listed(least=1, distinct=True)]


class Course(Model):
    """A road or a track through hexes."""

    name: str
    path: Annotated[tuple[HexName, ...], Listed(least=2)]


Factor = Annotated[float, room.Real(-99, 99)]


class Projection(Model):
    """How hexes lie on the earth; only the tool that makes the map asks."""

    a0: Annotated[Factor, Key("A0")]
    a1: Annotated[Factor, Key("A1")]
    b0: Annotated[Factor, Key("B0")]
    b1: Annotated[Factor, Key("B1")]
    b2: Annotated[Factor, Key("B2")]


class Anchor(Model):
    """A place by which the map was laid on the earth."""

    name: str
    hex: HexName
    lat: Latitude
    lon: Longitude
    off_centre: Annotated[float, room.Real(0, 99)] = 0
    printed: HexName = ""


HexOfMap = Annotated[SeaHex | LandHex, room.Cases("kind", {"sea": SeaHex, "coast": CoastHex, "land": LandHex})]


class Map(Model):
    """map.toml."""

    grid: Grid
    offmap: Annotated[tuple[Edge, ...], Listed(len(forms.AREAS))]
    city: tuple[City, ...]
    label: tuple[Label, ...]
    strait: tuple[Strait, ...]
    river: tuple[River, ...]
    road: tuple[Course, ...]
    track: tuple[Course, ...]
    hex: Annotated[dict[str, HexOfMap], room.Keys('hex numbers of four digits, such as "3511"', r"\d{4}")]
    projection: Projection | None = None
    anchor: tuple[Anchor, ...] = ()
