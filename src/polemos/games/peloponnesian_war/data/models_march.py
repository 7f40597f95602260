"""tables/movement.toml: movement, the sea, raids, storms. Sections 14 to 16."""

from polemos.games.peloponnesian_war.data import models_words
from polemos.room.data_models import Model


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

    area: models_words.Few
    terrain: models_words.PerTerrain[models_words.Few]
    road: models_words.Few
    river: models_words.Small
    joined: models_words.Few


class AtSea(Model):
    """What fleets pay [16.4.1, 16.5.1]."""

    sea: models_words.Few
    coast: models_words.Few
    embark: models_words.Small
    land: models_words.Small


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
