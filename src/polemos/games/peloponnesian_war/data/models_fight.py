"""tables/combat.toml, tables/siege.toml: battles, assaults, sieges. Sections 10, 11, 17 and 18."""

from typing import Annotated, Final

from polemos.games.peloponnesian_war.data import models_words
from polemos.room.data_models import Exactly, Listed, Model, OneOf, Whole

COLUMNS: Final = ("1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1")
EFFECTS: Final = ("-", "C", "D", "X")
Effects = Annotated[str, OneOf([f"{a}/{d}" for a in EFFECTS for d in EFFECTS], "attacker/defender, each -, C, D or X")]
Shift = Annotated[int, Whole(-9, 9)]


class ChartRow(Model):
    """A die of the Combat Chart: attacker/defender in each column [17.5.2]."""

    die: models_words.Face
    results: Annotated[tuple[Effects, ...], Listed(len(COLUMNS))]


class Shifts(Model):
    """Columns that each thing is worth [17.4.3, 17.4.4, 17.4.5, 17.4.7, 17.4.9].

    cavalry_lead: more cavalry by so much.
    """

    combined_arms: Shift
    terrain: Shift
    broken_ground: Shift
    cavalry: Shift
    cavalry_lead: models_words.Few
    token: Shift


class MoraleModifiers(Model):
    """What changes the morale at the start of a battle [17.6c]. own_region_most: not above that by the own region."""

    own_region: Shift
    own_region_most: models_words.Morale
    weary: Shift
    landing: Shift
    at_sea: Shift
    omens: Shift
    walls: Shift
    narrow: models_words.Morale


class FleetAshore(Model):
    """A fleet that fights as a land unit [17.4.6]. per_point: so many make a point."""

    per_point: models_words.Few
    morale: models_words.Morale


class Pursuit(Model):
    """On which dice a routed unit is destroyed [17.7.2]. least: it never falls below for the loser."""

    loser: models_words.Small
    winner: models_words.Small
    cavalry: Shift
    least: models_words.Small


class Withdrawal(Model):
    """Avoiding battle [16.7.1]."""

    success: models_words.Face
    no_hoplites: Shift
    broken_ground: Shift
    more_cavalry: Shift


class Interception(Model):
    """Interception at sea [16.6.1]. toll: sea points that a battle costs who goes on [16.6.2]."""

    success: models_words.Face
    same_sea: Shift
    winter: Shift
    toll: models_words.Small


class Garrison(Model):
    """Garrisons [18.3.1, 18.3.4]. points: by size; capital, occupied: points of those."""

    points: models_words.PerSize[models_words.Small]
    capital: models_words.Small
    occupied: models_words.Small
    morale: models_words.Morale
    capital_morale: models_words.Morale
    weary: Shift


class Assault(Model):
    """Assaults [18.2.2, 18.4.2]. walls: columns for the defender by size; fort: of a fort."""

    rounds: models_words.Few
    walls: models_words.PerSize[models_words.Small]
    fort: models_words.Small
    engineers: models_words.Small


class Combat(Model):
    """tables/combat.toml.

    leader_dies: on that die [17.8.1]; prize: fleets lost by the enemy for a prize [17.9.3]; to_sea:
    the least die to put to sea before enemies [16.10.1]; beached: units that a battle ashore counts as one."""

    columns: Annotated[tuple[str, ...], Exactly(COLUMNS)]
    row: Annotated[tuple[ChartRow, ...], Listed(6)]
    shift: Shifts
    morale: MoraleModifiers
    fleet_ashore: FleetAshore
    land_pursuit: Pursuit
    naval_pursuit: Pursuit
    withdrawal: Withdrawal
    interception: Interception
    to_sea: models_words.Face
    leader_dies: models_words.Face
    prize: models_words.Few
    prisoners_ransom: models_words.Talents
    prisoners_ml: Shift
    garrison: Garrison
    assault: Assault


class SiegeModifiers(Model):
    """What is added to a siege roll [10.5.2]. walls: by size."""

    walls: models_words.PerSize[Shift]
    fort: Shift
    no_walls: Shift
    empty: Shift
    three_to_one: Shift
    disloyal: Shift
    disloyal_most: Annotated[int, Whole(-9, 20)]
    loyal: Shift
    loyal_least: Annotated[int, Whole(-9, 20)]
    rebel_friend: Shift
    rebel_friend_least: Annotated[int, Whole(-9, 20)]
    rebel_foe: Shift
    rebel_foe_most: Annotated[int, Whole(-9, 20)]
    leader: Shift
    engineers: Shift


class Siege(Model):
    """tables/siege.toml.

    besiegers: land units to besiege, by size; fort: a fort [10.3.2]; falls_at, hunger_at [10.5.1]; ratio: so many
    times the besieged are overwhelming [10.5.2]; plunder: talents by size [11.2a]."""

    besiegers: models_words.PerSize[models_words.Some]
    fort: models_words.Some
    falls_at: models_words.Some
    hunger_at: models_words.Some
    fails_on: models_words.Face
    most: models_words.Face
    ratio: models_words.Few
    plunder: models_words.PerSize[models_words.Small]
    modifier: SiegeModifiers
