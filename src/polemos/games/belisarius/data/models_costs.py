"""What stands in each chart of costs and numbers: money, operations, markers, terrain, turns, victory.

Operation points are in half points, money in solidus points.
"""

from typing import Annotated

from polemos.games.belisarius.data import models_forms as forms
from polemos.games.belisarius.data import models_map as ground
from polemos.games.belisarius.data.models_forms import Points, Small, Some
from polemos.room import data_models as room
from polemos.room.data_models import Chart, Each, Listed, Model, Row, Spread, Whole


# --------------------------------------------------------------------------------------------------------------- money
class Income(Model):
    """What places bring by normal tax."""

    chart = Chart("income", "site sp", "row-site", "tbl.income")
    constantinopolis: Annotated[Small, Row("constantinopolis")]
    rich: Annotated[Small, Row("rich")]
    city: Annotated[Small, Row("city")]
    colony: Annotated[Small, Row("colony")]
    public_works: Annotated[Small, Row("works", signed=True)]
    areas: Annotated[tuple[Small, ...], Each(forms.AREAS)]


class OtherCosts(Model):
    """What else costs money."""

    chart = Chart("other-costs", "purpose sp", "row-price", "tbl.cost.marker")
    stratagem_marker: Annotated[Small, Row("marker")]
    colony_attempt: Annotated[Small, Row("colony")]
    public_works: Annotated[Small, Row("works")]
    remove_pillage_town: Annotated[Small, Row("unpillage-town")]
    remove_pillage_other: Annotated[Small, Row("unpillage-other")]
    soldiers_demand_pay: Annotated[Small, Row("demand-pay")]
    troops_demand_donative: Annotated[Small, Row("donative")]


class Finance(Model):
    """tables/finance.toml. recruit, supply: by type of unit."""

    income: Income
    recruit: Annotated[tuple[Small, ...], Each(forms.UNIT_TYPES)]
    supply: Annotated[tuple[Small, ...], Each((*forms.UNIT_TYPES, "leader"))]
    other: OtherCosts


# ---------------------------------------------------------------------------------------------------------- operations
class AreaOffMap(Model):
    """An area off the map: its province, and whether it has a port."""

    name: str
    province: forms.Province
    port: bool


class OffMap(Model):
    """tables/offmap.toml."""

    enter_cost: Points
    area: Annotated[tuple[AreaOffMap, ...], room.InOrder(forms.AREAS, "name")]


class OperationPoints(Model):
    """By what the die of the operation points is multiplied, by the stars of the best leader."""

    factors: Annotated[tuple[Small, ...], Spread(("factor_no_leader", "factor_one_star", "factor_two_star"))]


class OperationCosts(Model):
    """What operations cost; an attack pays the price of an assault first, and the rest for manoeuvre (RULING-9)."""

    chart = Chart("op-costs", "operation points", "row-cost", "tbl.op")
    assault: Annotated[Points, Row("assault")]
    manoeuvre: Annotated[Points, Row("manoeuvre")]
    pillage: Annotated[Points, Row("pillage")]
    colonise: Annotated[Points, Row("colonise")]
    sea_hex_from_friendly_port: Annotated[Points, Row("sea-friendly")]
    sea_hex_from_other_coast: Annotated[Points, Row("sea-other")]
    river_hex: Annotated[Points, Row("along-river")]


class Zoc(Model):
    """What projects zones of control, and where they reach."""

    units_in_towns_project: bool
    reaches_into_occupied_towns: bool
    reaches_into_other_occupied_hexes: bool
    across_straits: bool
    neutral_units: bool
    units_aboard: bool
    land_and_naval_mix: bool


class Limits(Model):
    """Fixed limits."""

    chart = Chart("limits", "what value", "row-limit", "13.1a")
    stack: Annotated[Some, Row("stack")]
    hand: Annotated[Some, Row("hand")]
    area_reinforcements: Annotated[Some, Row("area")]
    fleet_capacity: Annotated[Some, Row("fleet")]
    justinian_markers: Annotated[Small, Row("justinian-markers")]
    justinian_factor: Small


class Operations(Model):
    """tables/operations.toml."""

    points: OperationPoints
    cost: OperationCosts
    zoc: Zoc
    limits: Limits


# ------------------------------------------------------------------------------------------ stratagems, terrain, turns
class Marker(Model):
    """A stratagem marker: what it is worth in diplomacy, and the numbers and names in its text."""

    name: str
    entry: str
    diplomacy: Annotated[int, Whole(1, 9)] = 0
    dice: Small = forms.NONE
    lead: Small = forms.NONE
    provinces: forms.Provinces = ()
    towns: Annotated[tuple[str, ...], Listed(least=1, distinct=True)] = ()


class Stratagems(Model):
    """tables/stratagems.toml."""

    marker: Annotated[tuple[Marker, ...], room.InOrder(forms.MARKERS, "name")]


class MarkerCounts(Model):
    """tables/stratagem-counts.toml."""

    count: Annotated[tuple[Small, ...], Each(forms.MARKERS)]


class Ground(Model):
    """What a hex of a terrain costs, and how many units it feeds."""

    cost: Points
    forage: Small


class Forage(Model):
    """How many units a place feeds."""

    forage: Small


class Terrains(Model):
    """The terrain effects chart, the land by TERRAIN."""

    land: Annotated[tuple[Ground, ...], Spread(ground.TERRAIN)]
    sea: Forage


class Sites(Model):
    """What places feed."""

    city: Forage
    rich: Forage
    constantinopolis: Forage
    colony: Forage
    pillaged: Forage
    offmap: Forage


class Road(Model):
    """What a step along a road costs, and whether it crosses rivers for nothing."""

    cost: Points
    cancels_river: bool


class Track(Model):
    """What a step along a track costs."""

    cost: Points


class Water(Model):
    """What crossing it costs on top of the hex beyond."""

    extra: Points


class LinesOfMap(Model):
    """Roads and tracks instead of the terrain; rivers and straits on top of it."""

    road: Road
    track: Track
    river: Water
    strait: Water


class TerrainEffects(Model):
    """tables/terrain.toml."""

    terrain: Terrains
    site: Sites
    line: LinesOfMap


Year = Annotated[int, Whole(1, 2000)]


class Turns(Model):
    """tables/turns.toml. years: the first and the last of each turn."""

    phases: Annotated[tuple[str, ...], room.Exactly(forms.PHASES)]
    first_player: Annotated[int, room.Index(forms.SIDES)]
    years: Annotated[tuple[Annotated[tuple[Year, ...], Listed(2)], ...], Listed(least=1)]


class VictoryPoints(Model):
    """What a side gets victory points for; the last two in half points for each point of the levy value."""

    chart = Chart("victory-points", "for imperial barbarian", "row-vp", "34.1-7a")
    constantinopolis: Annotated[Small, Row("constantinopolis")]
    roma: Annotated[Small, Row("roma")]
    rich: Annotated[Small, Row("rich")]
    city: Annotated[Small, Row("city")]
    colony: Annotated[Small, Row("colony")]
    public_works: Annotated[Small, Row("works")]
    controlled_province: Annotated[Points, Row("controlled")]
    neutral_province: Annotated[Points, Row("neutral")]


class Victory(Model):
    """tables/victory.toml. levels: the fewest points of each, in falling order."""

    points: Annotated[tuple[VictoryPoints, ...], Spread(forms.SIDES)]
    levels: Annotated[tuple[Annotated[int, Whole(0, 999)], ...], Each(forms.LEVELS)]
