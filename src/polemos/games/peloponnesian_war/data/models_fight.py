"""tables/combat.toml, tables/siege.toml: battles, assaults, sieges. Sections 10, 11, 17 and 18."""

from typing import Annotated, Final

from polemos.games.peloponnesian_war.data import models_words
from polemos.room.data_models import Exactly, Listed, Model, OneOf, Row, Whole

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

    combined_arms: Annotated[Shift, Row("combined-arms", "17.4.3", signed=True)]
    terrain: Annotated[Shift, Row("terrain", "17.4.4", signed=True)]
    broken_ground: Annotated[Shift, Row("broken-ground", "17.4.5", signed=True)]
    cavalry: Annotated[Shift, Row("cavalry", "17.4.7", signed=True)]
    cavalry_lead: models_words.Few
    token: Annotated[Shift, Row("ruse", "17.4.9", signed=True), Row("tactics", "17.4.9", signed=True)]


class MoraleModifiers(Model):
    """What changes the morale at the start of a battle [17.6c]. own_region_most: not above that by the own region."""

    own_region: Annotated[Shift, Row("own-region", "17.6c", signed=True)]
    own_region_most: models_words.Morale
    weary: Annotated[Shift, Row("weary", "4.2b", signed=True)]
    landing: Annotated[Shift, Row("landing", "16.5.3", signed=True)]
    at_sea: Annotated[Shift, Row("at-sea", "17.6c", signed=True)]
    omens: Annotated[Shift, Row("omens", "card.omens", signed=True)]
    walls: Annotated[Shift, Row("behind-walls", "18.2.2", signed=True)]
    narrow: Annotated[models_words.Morale, Row("narrow-waters", "17.9.2")]


class FleetAshore(Model):
    """A fleet that fights as a land unit [17.4.6]. per_point: so many make a point."""

    per_point: models_words.Few
    morale: Annotated[models_words.Morale, Row("ashore", "17.4.6")]


class Pursuit(Model):
    """On which dice a routed unit is destroyed [17.7.2]. least: it never falls below for the loser."""

    loser: models_words.Small
    winner: models_words.Small
    cavalry: Annotated[Shift, Row("pursuing-cavalry", "17.7.2", signed=True)]
    least: models_words.Small


class Withdrawal(Model):
    """Avoiding battle [16.7.1]."""

    success: models_words.Face
    no_hoplites: Annotated[Shift, Row("no-hoplites", "16.7.1", signed=True)]
    broken_ground: Annotated[Shift, Row("broken-ground", "16.7.1", signed=True)]
    more_cavalry: Annotated[Shift, Row("more-cavalry", "16.7.1", signed=True)]


class Interception(Model):
    """Interception at sea [16.6.1]. toll: sea points that a battle costs who goes on [16.6.2]."""

    success: models_words.Face
    same_sea: Annotated[Shift, Row("same-sea", "16.6.1", signed=True)]
    winter: Annotated[Shift, Row("winter", "16.6.1", signed=True)]
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
    engineers: Annotated[models_words.Small, Row("engineers", "18.2.3", signed=True)]


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
    fort: Annotated[Shift, Row("fort", signed=True)]
    no_walls: Annotated[Shift, Row("no-walls", signed=True)]
    empty: Annotated[Shift, Row("empty", signed=True)]
    three_to_one: Annotated[Shift, Row("numbers", signed=True)]
    disloyal: Annotated[Shift, Row("disloyal", signed=True)]
    disloyal_most: Annotated[int, Whole(-9, 20)]
    loyal: Annotated[Shift, Row("loyal", signed=True)]
    loyal_least: Annotated[int, Whole(-9, 20)]
    rebel_friend: Annotated[Shift, Row("rebel-friend", signed=True)]
    rebel_friend_least: Annotated[int, Whole(-9, 20)]
    rebel_foe: Annotated[Shift, Row("rebel-foe", signed=True)]
    rebel_foe_most: Annotated[int, Whole(-9, 20)]
    leader: Annotated[Shift, Row("leader", signed=True)]
    engineers: Annotated[Shift, Row("engineers", signed=True)]


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
