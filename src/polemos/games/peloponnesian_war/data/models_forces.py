"""units.toml, leaders.toml. Sections 1.3, 7 and 17.4.2."""

from typing import Annotated

from polemos.games.peloponnesian_war.data import models_words
from polemos.room.data_models import Cell, Listed, Model

InPools = Annotated[tuple[models_words.Small, ...], Listed(3)]


class Counters(Model):
    """Counters of units that are alike [1.3.3a].

    home: the region they come from, or whose they are; campaign, argive: how many of them are on the map, in the force
    pool and in the build pool when the scenario begins; count: how many there are.
    """

    home: Annotated[models_words.Home, Cell("unit", "#counters")]
    kind: models_words.Kind
    morale: Annotated[models_words.Morale, Cell("morale")]
    count: Annotated[models_words.Some, Cell("counters")]
    argive: Annotated[InPools, Cell("argive-pools", "pools")] = (0, 0, 0)
    campaign: Annotated[InPools, Cell("campaign-pools", "pools")] = (0, 0, 0)


class Units(Model):
    """units.toml."""

    unit: Annotated[tuple[Counters, ...], Listed(least=2)]


class Commander(Model):
    """A leader [1.3.2a, 17.4.2b]. side: NONE for one who comes by a card."""

    id: Annotated[models_words.Id, Cell("leader", "#unit")]
    side: Annotated[models_words.Side, Cell("side", "side")] = models_words.NONE
    land: Annotated[models_words.Small, Cell("land")]
    naval: Annotated[models_words.Small, Cell("naval")]


class Leaders(Model):
    """leaders.toml."""

    leader: Annotated[tuple[Commander, ...], Listed(least=2)]
