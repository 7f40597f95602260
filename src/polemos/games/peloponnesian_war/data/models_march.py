"""tables/movement.toml: movement, the sea, raids, storms. Sections 14 to 16."""

from typing import Annotated

from polemos.games.peloponnesian_war.data import models_words
from polemos.room.data_models import Chart, Model, Row


class Allowances(Model):
    """Movement points in a campaign turn [16.1b, 14.3.2].

    winter_fleet, winter_land: in winter, land divided by that.
    """

    unit: models_words.PerKind[models_words.Some]
    leader: models_words.Some
    winter_fleet: models_words.Some
    winter_land: models_words.Few


class OnLand(Model):
    """What a step by land costs [16.2.1, 16.3.1]. area: of area movement; joined: between ends of Long Walls."""

    chart = Chart("land-costs", "way points", "row-land", "16.3.1")
    area: Annotated[models_words.Few, Row("area")]
    terrain: Annotated[models_words.PerTerrain[models_words.Few], *[Row(ground) for ground in models_words.TERRAINS]]
    road: Annotated[models_words.Few, Row("road")]
    river: Annotated[models_words.Small, Row("river", signed=True)]
    joined: Annotated[models_words.Few, Row("joined")]


class AtSea(Model):
    """What fleets pay [16.4.1, 16.5.1]."""

    sea: Annotated[models_words.Few, Row("sea")]
    coast: Annotated[models_words.Few, Row("coast")]
    embark: Annotated[models_words.Small, Row("embark")]
    land: Annotated[models_words.Small, Row("land")]


class Transport(Model):
    """How many fleets carry a land unit, by its kind; fleets themselves none [16.5.1]."""

    fleets: models_words.PerKind[models_words.Small]


class Losses(Model):
    """On which dice fleets are lost in an open sea, or in a storm; driven: on which they are driven back
    [16.4.6a, 16.9a]."""

    open_sea: models_words.Face
    open_sea_winter: models_words.Face
    storm: models_words.Face
    driven: models_words.Face


class Raid(Model):
    """Raids [15.2a]. fails, fails_cavalry: against cavalry on at most that die, and for cavalry that raids."""

    talents: models_words.Small
    fails: models_words.Face
    fails_cavalry: models_words.Face


class Isthmus(Model):
    """The drag way over the Isthmus [16.8.1]."""

    ends: tuple[models_words.City, ...]
    fleets: models_words.Few


class Movement(Model):
    """tables/movement.toml. fort: units inside a fort [14.2.1]."""

    allowance: Allowances
    land: OnLand
    sea: AtSea
    transport: Transport
    loss: Losses
    raid: Raid
    isthmus: Isthmus
    fort: models_words.Some
