"""The data files as models, which check an owner's files and are what the rules read. The map has a file of its own."""

from typing import Annotated, Final

from polemos.room.data_models import Chart, Content, File, Index, Keys, Listed, Model, Names, NamesFile, Ref, Row, Whole

from agesilaos.data.map_model import SIDES as SIDES
from agesilaos.data.map_model import Map, Space

SCENARIOS: Final = ("1",)
#: Results of a battle: the attacker loses a unit and goes, goes; both lose one and the attacker goes; and so on.
RESULTS: Final = ("al", "ar", "ex", "dr", "dl")
Small = Annotated[int, Whole(0, 9)]
UnitName = Annotated[int, Ref(Names("units.toml", ["unit"]), "a unit of [[unit]] in units.toml")]


class Unit(Model):
    """A unit [1.3]."""

    id: str
    side: Annotated[int, Index(SIDES)]
    strength: Small
    horse: bool = False
    leader: bool = False


class Units(Model):
    """units.toml."""

    unit: Annotated[tuple[Unit, ...], Listed(least=2)]


class March(Model):
    """What units have and routes cost, in points; how many may stand in a place; how far bases feed."""

    chart = Chart("march", "what points rule", "row", "3.1")
    foot: Annotated[Small, Row("foot", "3.1")]
    horse: Annotated[Small, Row("horse", "3.1")]
    road: Annotated[Small, Row("road", "3.2")]
    track: Annotated[Small, Row("track", "3.2")]
    pass_: Annotated[Small, Row("pass", "3.2")]
    sea_route: Annotated[Small, Row("sea-route", "3.3")]
    stack: Annotated[Small, Row("stack", "3.4")]
    supply: Annotated[Small, Row("supply", "5.1")]


class Shifts(Model):
    """What moves the column of a battle."""

    chart = Chart("shifts", "what columns rule", "row", "4.3")
    leader: Annotated[Small, Row("leader", "4.3", signed=True)]
    horse: Annotated[Small, Row("cavalry", "4.3", signed=True)]
    walls: Annotated[Small, Row("walls", "4.3", signed=True)]
    ambush: Annotated[Small, Row("ambush", "6.2", signed=True)]


class War(Model):
    """war.toml: the charts."""

    march: March
    shifts: Shifts
    odds: Annotated[tuple[str, ...], Listed(least=2)]
    results: tuple[tuple[Annotated[int, Index(RESULTS)], ...], ...]


class Scenario(Model):
    """A scenario: how many turns it has, and where each unit stands at the start."""

    turns: Annotated[int, Whole(1, 99)]
    units: Annotated[dict[UnitName, Space], Keys("a unit")]


class Files(Content):
    """Every data file, in the order in which they are read."""

    map: Annotated[Map, File("map.toml")]
    units: Annotated[Units, File("units.toml")]
    war: Annotated[War, File("war.toml")]
    names: Annotated[NamesFile, File("names.toml")]
    scenarios: Annotated[tuple[Scenario, ...], File("scenarios/{}.toml", SCENARIOS)]
