"""tables/: regions and their tribute, revolts, costs, the adjustment of each season, peace.

Sections 4 to 9, 12.9, 13.
"""

from typing import Annotated

from polemos.games.peloponnesian_war.data import models_words
from polemos.room.data_models import Listed, Model, Whole

Level = Annotated[int, Whole(-9, 20)]
Change = Annotated[int, Whole(-9, 9)]


class Allegiance(Model):
    """The allegiance track [4.1a2, 4.1c, 4.1d].

    lost_below: below it control is lost; risk: the risk zone begins there.
    """

    least: Level
    most: Level
    lost_below: Level
    risk: Level


class Militance(Model):
    """The militance track [4.2a]. active: at least so much to place and to build [4.2b]."""

    least: Level
    most: Level
    active: Level


class Hand(Model):
    """Cards [12.1a, 12.5a, 12.6a].

    size: of a hand; burnt: how many go unseen from the deck each season; fails_on: a die that fails whatever is added.
    """

    size: models_words.Few
    burnt: models_words.Small
    fails_on: models_words.Face


class Counted(Model):
    """How many markers of each kind there are [1.1a]."""

    base: models_words.Some
    fort: models_words.Some
    long_walls: models_words.Some


class Tracks(Model):
    """tables/tracks.toml. supply_areas: how long a line by land is [9.3.3a]."""

    al: Allegiance
    ml: Militance
    hand: Hand
    supply_areas: models_words.Few
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

    other_city: Change
    high_tribute: Change
    low_tribute: Change
    lowered: Change
    raided: Change
    unit_inside: Change
    no_walls: Change


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

    revolt: Change
    presence: Change
    presence_most: Level
    abandonment: Change
    battle_won: Change
    battle_lost: Change
    raided: Change


class MilitanceEntries(Model):
    """What changes ML in phase G [13.3]."""

    raided: Change
    losses: Change
    losses_least: models_words.Some
    heavy_losses: Change
    heavy_least: models_words.Some
    elite_lost: Change
    lost_city: Change
    victory: Change
    defeat: Change
    recovery: Change
    recovery_most: Level
    recovery_most_home: Level
    occupied: Change
    service: Change
    rest: Change
    rest_most: Level
    rest_losses: models_words.Small


class AtOnce(Model):
    """What changes AL or ML at once [13.6a, 13.6b, 13.6c, 13.6d, 13.6e]."""

    captured: Change
    taken_back: Change
    razed_by_enemy: Change
    razed_by_controller: Change
    demolished: Change
    region_lost: Change


class Disaster(Model):
    """A naval disaster [13.5a]."""

    fleets: models_words.Some
    al: Change


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
    empty: Change
    rich: Change
    rich_least: models_words.Talents
    home_city: Change
    region: Change
    lost: models_words.PerSide[tuple[models_words.Region, ...]]
    elite: Change
    early: Change
    early_years: models_words.Small
