"""What stands in each chart on which dice are rolled: checks, combat, diplomacy, random events."""

from typing import Annotated, Final

from polemos.games.belisarius.data import models_forms as forms
from polemos.games.belisarius.data.models_forms import NONE, Faces, PerFace, Shift, Small
from polemos.room import data_models as room
from polemos.room.data_models import Chart, Each, Index, Listed, Model, Row, Spread


# -------------------------------------------------------------------------------------------------------------- checks
class TaxModifiers(Model):
    """What is added to the die of heavy tax."""

    chart = Chart("heavy-tax-modifiers", "modifier die", "row-tax", "tbl.heavytax.mod")
    justinian_in_constantinopolis: Annotated[Shift, Row("justinian", signed=True)]
    one_star_leader: Annotated[Shift, Row("leader-1", signed=True)]
    two_star_leader: Annotated[Shift, Row("leader-2", signed=True)]
    pillaged_hex: Annotated[Shift, Row("pillaged", signed=True)]
    not_controlled: Annotated[Shift, Row("not-controlled", signed=True)]

    @property
    def stars(self) -> tuple[int, ...]:
        """What a leader adds, by his stars."""
        return 0, self.one_star_leader, self.two_star_leader


class HeavyTax(Model):
    """Heavy tax by the modified die: 0 for a revolt, else the factor."""

    by_die: Annotated[tuple[Annotated[int, Index(("revolt", 1, 2, 3))], ...], Spread((*forms.DICE, "7", "8", "9"))]
    modifiers: TaxModifiers


class RevoltModifiers(Model):
    """What is added to the revolt die."""

    chart = Chart("revolt-modifiers", "modifier die", "row-revolt", "tbl.revolt")
    pillaged_hex: Annotated[Shift, Row("pillaged", signed=True)]
    public_works_everywhere: Annotated[Shift, Row("works", signed=True)]


class Revolt(Model):
    """Whether there is a revolt, by the modified die; effect: control after it, by control before."""

    by_die: PerFace[Annotated[int, Index(("none", "revolt"))]]
    modifiers: RevoltModifiers
    effect: Annotated[tuple[forms.Control, ...], Each(forms.CONTROL)]


class Loot(Model):
    """What a pillaged town yields: so many dice, or solidus points."""

    rich_dice: Small
    other: Small


class Pillage(Model):
    """The pillage table, P and R by die and column."""

    columns: Annotated[tuple[forms.Column, ...], Listed(least=1)]
    by_die: PerFace[tuple[frozenset[Annotated[int, Index(("P", "R"))]], ...]]
    strength_of_unit: Small
    reaction_draw: Small
    loot: Loot


class Colonisation(Model):
    """The colonisation table, C and R by die and column. strength: of a unit, and of leaders by their stars."""

    chart = Chart("colonisation-strength", "unit counts", "row", "tbl.colony.strength")
    columns: Annotated[tuple[forms.Column, ...], Listed(least=1)]
    by_die: PerFace[tuple[frozenset[Annotated[int, Index(("C", "R"))]], ...]]
    strength: Annotated[
        tuple[Small, ...],
        Spread(("strength_of_unit", "strength_one_star_leader", "strength_two_star_leader")),
        Row("settler-0"),
        Row("settler-1"),
        Row("settler-2"),
    ]
    reaction_draw: Small
    units_settled: Annotated[Small, Row("settlers")]


DISBAND: Final = ("revolt", "disband", "loyal")


class DisbandModifiers(Model):
    """What is added to the disband die."""

    chart = Chart("disband-modifiers", "modifier die", "row-disband", "tbl.disband")
    one_star_leader: Annotated[Shift, Row("leader-1", signed=True)]
    two_star_leader: Annotated[Shift, Row("leader-2", signed=True)]
    all_away: Annotated[Shift, Row("all-away", signed=True)]
    some_away: Annotated[Shift, Row("some-away", signed=True)]

    @property
    def stars(self) -> tuple[int, ...]:
        """What a leader adds, by his stars."""
        return 0, self.one_star_leader, self.two_star_leader


class Disband(Model):
    """The disband table by the modified die."""

    by_die: PerFace[Annotated[int, Index(DISBAND)]]
    already_pillaged_draw: Small
    modifiers: DisbandModifiers


class SingleDice(Model):
    """The faces with which single dice bring something about."""

    forced_march_loses_one: Faces
    leader_returns_justinian: Faces
    leader_removes_enemy: Faces
    disease_one_unit: Faces
    disease_two_units: Faces


class Checks(Model):
    """tables/checks.toml."""

    heavy_tax: HeavyTax
    revolt: Revolt
    pillage: Pillage
    colonisation: Colonisation
    disband: Disband
    dice: SingleDice


# -------------------------------------------------------------------------------------------------------------- combat
class OddsColumns(Model):
    """The columns of both combat results tables."""

    columns: Annotated[tuple[str, ...], room.Exactly(forms.ODDS)]


class Cover(Model):
    """Modifiers that ground gives to a defender."""

    rich: Small
    constantinopolis: Annotated[Small, Row("constantinopolis", signed=True)]
    city: Annotated[Small, Row("town", signed=True)]
    colony: Annotated[Small, Row("colony", signed=True)]
    rough: Annotated[Small, Row("rough", signed=True)]
    track: Annotated[Small, Row("track", signed=True)]
    marsh: Annotated[Small, Row("marsh", signed=True)]
    across_river: Annotated[Small, Row("river", signed=True)]


class Strength(Model):
    """What multiplies a strength: the factor by the number of modifiers, and what counts as one."""

    chart = Chart("strength", "modifier for-whom counts", "row-strength", "crt.strength")
    multiplier: Annotated[tuple[Annotated[int, room.Whole(1, 9)], ...], Listed(least=1)]
    max_modifiers: Small
    leader_one_star: Annotated[Small, Row("leader-1", signed=True)]
    leader_two_star: Annotated[Small, Row("leader-2", signed=True)]
    military_advantage: Annotated[Small, Row("advantage", signed=True)]
    military_advantage_limit: Small
    terrain: Cover


ByResult = Annotated[tuple[Small, ...], Each(forms.RESULTS, missing=0)]


class Draws(Model):
    """Markers that the victor draws, and that the other side loses, by result."""

    draw: ByResult
    lose: ByResult


CombatResults = Annotated[
    tuple[Annotated[tuple[Annotated[int, Index(forms.RESULTS)], ...], Listed(len(forms.ODDS))], ...], Each(forms.DICE)
]


class Combat(Model):
    """tables/combat.toml."""

    odds: OddsColumns
    assault: CombatResults
    manoeuvre: CombatResults
    strength: Strength
    draws: Draws


# ----------------------------------------------------------------------------------------------------------- diplomacy
DIPLOMATIC_PARTS: Final = ("D1", "D2", "D3", "R1", "R2")


class DiplomacyTable(Model):
    """The diplomacy table by die and difference."""

    columns: Annotated[tuple[str, ...], room.Exactly(forms.DIPLOMACY_COLUMNS)]
    by_die: PerFace[
        Annotated[tuple[frozenset[Annotated[int, Index(DIPLOMATIC_PARTS)]], ...], Listed(len(forms.DIPLOMACY_COLUMNS))]
    ]


class DiplomacyModifiers(Model):
    """What is added to the difference, some of it by the side that negotiates."""

    all_towns_and_colonies: Shift
    guard_stack_with_leader: Shift
    core: forms.PerSide[Shift]
    persia: forms.PerSide[Shift]


class DiplomacyLimits(Model):
    """How many markers the phasing player commits at least."""

    least_markers: Small


class Reactions(Model):
    """Markers drawn by R1 and R2, and what the phasing player's Orthodoxy or Tolerance multiplies them by."""

    draws: Annotated[tuple[Small, ...], Spread(("R1", "R2"))]
    with_orthodoxy: Small
    with_tolerance: Small


class Assassination(Model):
    """The faces with which an assassination succeeds, and the markers drawn when it fails."""

    success: Faces
    failure_draw: Small


class Diplomacy(Model):
    """tables/diplomacy.toml."""

    table: DiplomacyTable
    modifiers: DiplomacyModifiers
    limits: DiplomacyLimits
    reactions: Reactions
    assassination: Assassination


# -------------------------------------------------------------------------------------------------------------- events
TWO_DICE: Final = tuple(10 * tens + units for tens in range(1, 7) for units in range(1, 7))


class Event(Model):
    """A random event: the two dice that bring it, the provinces that it names, the numbers in its text."""

    numbers: Annotated[
        tuple[Annotated[int, room.OneOf(TWO_DICE, "the numbers of two dice, 11 to 66")], ...], Listed(least=1)
    ]
    entry: str
    name: str
    provinces: forms.Provinces = ()
    province_struck: Faces = ()
    stack_removed: Faces = ()
    hex_ruined: Faces = ()
    per_town: Small = NONE
    least_units: Small = NONE
    lead: Small = NONE
    leader_counts: Small = NONE


class Events(Model):
    """tables/events.toml."""

    event: Annotated[tuple[Event, ...], room.InOrder(forms.EVENT_ENTRIES, "entry")]
