"""scenarios/*.toml: how a game begins, and how it is won."""

from typing import Annotated

from polemos.games.peloponnesian_war.data import models_words
from polemos.room.data_models import Index, Listed, Model, Whole


class RegionAtStart(Model):
    """A region as it begins [1.6]."""

    id: models_words.Region
    controller: models_words.Side
    al: Annotated[int, Whole(-4, 20)]
    ml: Annotated[int, Whole(1, 20)]
    multiplier: Annotated[int, Whole(0, 5)]


class Held(Model, said="basis"):
    """A city with a control marker [4.4.3a]."""

    city: models_words.City
    side: models_words.Side


class Demolished(Model, said="basis"):
    """A city without its walls [11.4a]."""

    city: models_words.City


class SiegeAtStart(Model):
    """A siege that goes on [10.3.5]. count: its season count."""

    city: models_words.City
    side: models_words.Side
    count: Annotated[int, Whole(0, 6)]


class OnMap(Model):
    """Counters that stand on the map, in a city or at a site."""

    home: models_words.Home
    kind: models_words.Kind
    morale: models_words.Morale
    count: models_words.Some
    at: models_words.Spot
    inside: bool = False


class LeaderAtStart(Model):
    """A leader in play: on the map, or in the force pool of a region [7.8.5]."""

    id: models_words.Leader
    at: models_words.Spot = models_words.NONE
    inside: bool = False
    force_pool: models_words.Region = models_words.NONE


class Work(Model):
    """A base or a fort [7.6.2, 7.6.3a]. inside: in the city or fort of its hex, not before it."""

    at: models_words.Spot
    side: models_words.Side
    inside: bool = False


class Walls(Model):
    """Long Walls that stand [7.6.5a]."""

    ends: Annotated[tuple[models_words.City, ...], Listed(2, distinct=True)]


class Reluctant(Model, said="basis"):
    """A region whose ML neither phase G nor low tribute raises [scenario.campaign.h].

    controller: while it is his; until: before this year.
    """

    region: models_words.Region
    controller: models_words.Side
    until: models_words.Year


class League(Model):
    """What counts in a war for a league of cities [scenario.argive.i].

    regions: those whose basic tribute value counts, and their cities; beside: those whose cities alone do; city: points
    for a city that the other side holds.
    """

    regions: Annotated[tuple[models_words.Region, ...], Listed(least=1, distinct=True)]
    beside: Annotated[tuple[models_words.Region, ...], Listed(distinct=True)]
    city: models_words.PerSize[models_words.Small]


class Band(Model):
    """A band of victory: from how many points on."""

    least: Annotated[int, Whole(-99, 99)]
    result: Annotated[int, Index(models_words.RESULTS)]


class Scenario(Model):
    """How a game begins [2.2].

    year: the first one, BC; years: how many it lasts, 0 for a war until peace; last_year: after which the war ends in
    any case, 0 for never [scenario.campaign.j]; leaders: how many of them each side may have [7.8.4a]; income: talents
    beside each collection; removed_cards: kinds of cards that are not used [2.3a]; areas, seas: those in play, none for
    all of them; reluctant: regions that are slow to take part; league: what counts for victory, where that is not the
    basic tribute value of all regions of Athens.
    """

    year: models_words.Year
    years: models_words.Small
    last_year: Annotated[int, Whole(0, 431)] = 0
    treasury: models_words.PerSide[models_words.Talents]
    leaders: models_words.PerSide[models_words.Few]
    income: models_words.PerSide[models_words.Talents] = (0, 0)
    removed_cards: Annotated[tuple[models_words.CardKind, ...], Listed(distinct=True)] = ()
    areas: Annotated[tuple[models_words.Area, ...], Listed(distinct=True)] = ()
    seas: Annotated[tuple[models_words.Sea, ...], Listed(distinct=True)] = ()
    region: Annotated[tuple[RegionAtStart, ...], Listed(least=2)]
    held: tuple[Held, ...] = ()
    demolished: tuple[Demolished, ...] = ()
    siege: tuple[SiegeAtStart, ...] = ()
    unit: tuple[OnMap, ...] = ()
    leader: tuple[LeaderAtStart, ...] = ()
    base: tuple[Work, ...] = ()
    fort: tuple[Work, ...] = ()
    long_walls: tuple[Walls, ...] = ()
    reluctant: tuple[Reluctant, ...] = ()
    league: tuple[League, ...] = ()
    victory: Annotated[tuple[Band, ...], Listed(least=2)]
