"""tables/: regions and their tribute, revolts, costs, the adjustment of each season, peace.

Sections 4 to 9, 12.9, 13.
"""

from typing import Annotated

from polemos.games.peloponnesian_war.data import models_words
from polemos.room.data_models import Chart, Listed, Model, Row, Whole

Level = Annotated[int, Whole(-9, 20)]
Change = Annotated[int, Whole(-9, 9)]


class Allegiance(Model):
    """The allegiance track [4.1a2, 4.1c, 4.1d].

    lost_below: below it control is lost; risk: the risk zone begins there.
    """

    least: Annotated[Level, Row("al-least", "4.1a2")]
    lost_below: Annotated[Level, Row("al-lost", "4.1d")]
    risk: Annotated[Level, Row("al-risk", "4.1c")]
    most: Annotated[Level, Row("al-most", "4.1a2")]


class Militance(Model):
    """The militance track [4.2a]. active: at least so much to place and to build [4.2b]."""

    least: Annotated[Level, Row("ml-least", "4.2a")]
    active: Annotated[Level, Row("ml-active", "4.2b")]
    most: Annotated[Level, Row("ml-most", "4.2a")]


class Hand(Model):
    """Cards [12.1a, 12.5a, 12.6a].

    size: of a hand; burnt: how many go unseen from the deck each season; fails_on: a die that fails whatever is added.
    """

    size: Annotated[models_words.Few, Row("hand", "12.1a")]
    burnt: Annotated[models_words.Small, Row("burnt", "12.6a")]
    fails_on: models_words.Face


class Counted(Model):
    """How many markers of each kind there are [1.1a]."""

    chart = Chart("markers", "marker number", "row-work", "1.1a")
    base: Annotated[models_words.Some, Row("base")]
    fort: Annotated[models_words.Some, Row("fort")]
    long_walls: Annotated[models_words.Some, Row("long-walls")]


class Tracks(Model):
    """tables/tracks.toml. supply_areas: how long a line by land is [9.3.3a]."""

    chart = Chart("limits", "limit figure effect", "row-limit", "1.5")
    al: Allegiance
    ml: Militance
    hand: Hand
    supply_areas: Annotated[models_words.Few, Row("supply-areas", "9.3.3a")]
    costly_morale: models_words.Morale
    markers: Counted


class Tribute(Model):
    """tables/tribute.toml [5.3, 5.4].

    raise_most: steps in a year; step_cost: AL or ML for each; yearly: by multiplier what it changes every year; capped:
    the multiplier of a Spartan region below the active militance; deducted: by size of a city.
    """

    raise_most: models_words.Few
    step_cost: models_words.Few
    yearly: Annotated[tuple[Change, ...], Listed(6)]
    capped: models_words.Small
    deducted: models_words.PerSize[models_words.Small]


class LowAllegiance(Model):
    """What an allegiance of at most so much adds to a revolt check [6.3]."""

    most: Level
    value: Change


class RevoltModifiers(Model):
    """What is added to a revolt check besides [6.3]."""

    other_city: Annotated[Change, Row("other-city", signed=True)]
    high_tribute: Annotated[Change, Row("high-tribute", signed=True)]
    low_tribute: Annotated[Change, Row("low-tribute", signed=True)]
    lowered: Annotated[Change, Row("lowered", signed=True)]
    raided: Annotated[Change, Row("raided", signed=True)]
    unit_inside: Annotated[Change, Row("unit-inside", signed=True)]
    no_walls: Annotated[Change, Row("no-walls", signed=True)]


class Revolt(Model):
    """tables/revolt.toml [6.1a, 6.2, 6.3]. low: the lowest allegiance first."""

    revolts_at: models_words.Some
    ends_at: models_words.Small
    low: Annotated[tuple[LowAllegiance, ...], Listed(least=1)]
    modifier: RevoltModifiers


class Cost(Model):
    """What a work costs and how many seasons it takes [7.7]."""

    talents: models_words.Small
    seasons: models_words.Small


class Costs(Model):
    """tables/costs.toml [7.7, 9.4.3, 11.3c].

    unit: talents by kind; supply: talents by kind; costly_fleet: of a fleet of high morale; sooner: by how many seasons
    a city in revolt is sooner done with its walls [6.5.5a].
    """

    unit: models_words.PerKind[models_words.Small]
    base: Cost
    fort: Cost
    walls: models_words.PerSize[Cost]
    long_walls: Cost
    rebuilding: models_words.PerSize[Cost]
    sooner: models_words.Small
    supply: models_words.PerKind[models_words.Small]
    costly_fleet: models_words.Small


class AllegianceEntries(Model):
    """What changes AL in phase G [13.2]."""

    chart = Chart("allegiance-entries", "reason change effect", "row-al", "13.2a")
    revolt: Annotated[Change, Row("revolt", "13.2d", signed=True)]
    presence: Annotated[Change, Row("presence", "13.2e", signed=True)]
    presence_most: Level
    abandonment: Annotated[Change, Row("abandonment", "13.2f", signed=True)]
    battle_won: Annotated[Change, Row("battle-won", "13.2g", signed=True)]
    battle_lost: Annotated[Change, Row("battle-lost", "13.2g", signed=True)]
    raided: Annotated[Change, Row("raids", "13.2h", signed=True)]


class MilitanceEntries(Model):
    """What changes ML in phase G [13.3]."""

    chart = Chart("militance-entries", "reason change effect", "row-ml", "13.3a")
    raided: Annotated[Change, Row("raids", "13.3b", signed=True)]
    losses: Annotated[Change, Row("losses", "13.3c", signed=True)]
    losses_least: models_words.Some
    heavy_losses: Annotated[Change, Row("heavy-losses", "13.3c", signed=True)]
    heavy_least: models_words.Some
    elite_lost: Annotated[Change, Row("elite", "13.3c", signed=True)]
    lost_city: Annotated[Change, Row("lost-city", "13.3d", signed=True)]
    victory: Annotated[Change, Row("victory", "13.3e", signed=True)]
    defeat: Annotated[Change, Row("defeat", "13.3e", signed=True)]
    recovery: Annotated[Change, Row("recovery", "13.3f", signed=True)]
    recovery_most: Level
    recovery_most_home: Level
    occupied: Annotated[Change, Row("occupation", "13.3g", signed=True)]
    service: Annotated[Change, Row("service", "13.3h", signed=True)]
    rest: Annotated[Change, Row("rest", "13.3h", signed=True)]
    rest_most: Level
    rest_losses: models_words.Small


class AtOnce(Model):
    """What changes AL or ML at once [13.6a, 13.6b, 13.6c, 13.6d, 13.6e]."""

    captured: Annotated[Change, Row("captured", "13.6a", signed=True)]
    taken_back: Annotated[Change, Row("taken-back", "13.6b", signed=True)]
    razed_by_enemy: Annotated[Change, Row("razed-by-enemy", "13.6c", signed=True)]
    razed_by_controller: Annotated[Change, Row("razed-by-controller", "13.6c", signed=True)]
    demolished: Annotated[Change, Row("demolished", "13.6d", signed=True)]
    region_lost: Annotated[Change, Row("region-lost", "13.6e", signed=True)]


class Disaster(Model):
    """A naval disaster [13.5a]."""

    fleets: models_words.Some
    al: Annotated[Change, Row("disaster", "13.5a", signed=True)]


class Adjustments(Model):
    """tables/adjustments.toml.

    least, most: of one region in one season [13.1b]; raids: how many tell; note: units of each
    side in a battle of note [13.4a]."""

    least: Change
    most: Change
    raids: models_words.Some
    note: models_words.Some
    al: AllegianceEntries
    ml: MilitanceEntries
    at_once: AtOnce
    disaster: Disaster


class MilitanceForPeace(Model):
    """What a militance of at most so much adds to a Peace Embassy."""

    most: Level
    value: Change


class Peace(Model):
    """tables/peace.toml [12.9.1, 12.9.2]. lost: by side the regions each of which adds when the enemy has it; early: in
    the first years; elite: for each elite hoplite unit of Laconia destroyed."""

    made_at: models_words.Some
    militance: Annotated[tuple[MilitanceForPeace, ...], Listed(least=1)]
    empty: Annotated[Change, Row("empty", signed=True)]
    rich: Annotated[Change, Row("rich", signed=True)]
    rich_least: models_words.Talents
    home_city: Annotated[Change, Row("home-city", signed=True)]
    region: Annotated[Change, Row("region", signed=True)]
    lost: models_words.PerSide[tuple[models_words.Region, ...]]
    elite: Annotated[Change, Row("elite", signed=True)]
    early: Annotated[Change, Row("early", signed=True)]
    early_years: models_words.Small
