"""What stands in each chart: units, the sequence of play, building, works, supply, victory, combat."""

from typing import Annotated, Final

from polemos.games.syracuse.data import models_forms as forms
from polemos.games.syracuse.data.models_forms import Few, Limit, Shift, Small, Some
from polemos.room import data_models as room
from polemos.room.data_models import Cell, Chart, Exactly, Listed, Model, Row, Spread

# --------------------------------------------------------------------------------------------------------------- units
DOMAINS: Final = ("land", "sea")


class UnitType(Model):
    """A type of unit: where it moves, whether it builds, the points for one that is lost."""

    id: Annotated[str, room.Text(), Cell("letter"), Cell("type", "#type")]
    domain: Annotated[int, room.Index(DOMAINS), Cell("element", "domain")]
    builds: Annotated[bool, Cell("builds")]
    points: Annotated[Small, Cell("points")]


class Movement(Model):
    """What land units have and pay, in movement points."""

    chart = Chart("movement", "movement pm effect", "row-movement", "3.cost.a")
    zone: Annotated[Small, Row("zone", "3.cost.a")]
    raised: Annotated[Small, Row("raised", "3.cost.b", signed=True)]
    river: Annotated[Small, Row("river", "3.cost.c", signed=True)]
    wall_built: Annotated[Small, Row("wall-built", "3.cost.d", signed=True)]
    wall_destroyed: Annotated[Small, Row("wall-destroyed", "3.cost.e", signed=True)]
    empty_fort: Annotated[Small, Row("fort", "4.fort.h")]
    land: Annotated[Small, Row("allowance", "1.k")]
    withdrawal: Annotated[Small, Row("ride", "3.stop.c")]


class Stacking(Model):
    """How many units of a side a place holds, -1 for any number; of a protected sea, how many strength points.

    by_terrain: in the order of TERRAIN; in a protected sea strength points count, and not units.
    """

    by_terrain: Annotated[tuple[Limit, ...], Spread(("plain", "raised", "fortified", "sea", "sea", "box"))]
    protected_sea_pf: Limit
    camp: Limit
    fort_switch: Limit


class Units(Model):
    """tables/units.toml."""

    type: Annotated[tuple[UnitType, ...], room.InOrder(forms.TYPES)]
    movement: Movement
    stacking: Stacking


# --------------------------------------------------------------------------------------------------- the turn, building
class SeasonPoints(Model):
    """What a season adds to the action points; so many or fewer are not reduced in winter."""

    points: Annotated[tuple[Shift, ...], Spread(forms.SEASONS)]
    winter_spares: Small


class ActionCosts(Model):
    """What an action costs, by the bonus of its best leader, and an attack."""

    chart = Chart("action-costs", "action pa effect", "row-cost", "2.B3.b")
    bonus: Annotated[
        tuple[Small, ...], Listed(3), Row("bonus-0", "2.B3.d"), Row("bonus-1", "2.B3.d"), Row("bonus-2", "2.B3.c")
    ]
    no_leader: Annotated[Small, Row("no-leader", "2.B3.e")]
    attack: Annotated[Small, Row("attack", "2.B3.h")]

    def action(self, bonus: int) -> int:
        """The price of an action by the bonus of its best leader, -1 without one [2.B3.c, 2.B3.d, 2.B3.e]."""
        return self.no_leader if bonus < 0 else self.bonus[bonus]


class Sequence(Model):
    """tables/sequence.toml: draws, action points, prices of actions."""

    phases: Annotated[tuple[str, ...], Exactly(forms.PHASES)]
    draw: Small
    keep: Small
    action_dice: Few
    divisor: Few
    minimum_declared: Few
    season: SeasonPoints
    cost: ActionCosts


class WorkCosts(Model):
    """What works cost, in construction points."""

    chart = Chart("construction-costs", "work cp condition", "row-work", "5.cost.a")
    camp: Annotated[Some, Row("camp", "5.fortif.e")]
    fort: Annotated[Some, Row("fort", "5.fort.c")]
    wall: Annotated[Some, Row("wall", "5.wall.f")]
    chain: Annotated[Some, Row("chain", "5.chain.a")]


class DiceModifiers(Model):
    """What adds construction dice to either side."""

    advantage: Shift
    discard: Shift
    bonus_leader: Shift
    cavalry: Shift
    winter: Shift


class AthenianDice(Model):
    """What adds construction dice to Athens."""

    labdalon: Shift
    chain: Shift


class Construction(Model):
    """tables/construction.toml: dice by side and by year, points by the face of a die, prices."""

    base: forms.PerSide[Small]
    points: Annotated[tuple[Small, ...], Listed(6)]
    cost: WorkCosts
    builders_pf: Small
    cavalry_factor: Few
    least_dice: Small
    modifier: DiceModifiers
    modifier_athens: AthenianDice
    modifier_year: Annotated[dict[str, forms.PerSide[Shift]], room.Keys('a year such as "414"', r"\d{3}")]


class SiegeDie(Model):
    """The sum that takes a fort, and the most that is added to the die."""

    success: Small
    most: Small


class DemolitionDie(Model):
    """The face that pulls a work down, and the strength that it needs."""

    success: Small
    builders_pf: Small


class CampAssault(Model):
    """How many units hold the camp, and how many go in after them."""

    defenders: Small
    advance: Small


class Works(Model):
    """tables/works.toml."""

    siege: SiegeDie
    demolition: DemolitionDie
    camp_assault: CampAssault


class SupplyTrack(Model):
    """The ends of the supply track."""

    least: Small
    most: Small


class Attrition(Model):
    """The attrition check: strength points for one more on the die, on land and at sea; the sums that cost a unit."""

    land_step: Some
    sea_step: Some
    winter: Some
    one: Some
    all: Some


class Supply(Model):
    """tables/supply.toml. The faces on which enemy cavalry turns the marker of a side stand under `..._short_on`."""

    chart = Chart("supply", "marker boxes effect", "row-supply", "6.track.a")
    track: SupplyTrack
    disette: Annotated[Shift, Row("disette", "6.d4.a", signed=True)]
    appro: Annotated[Shift, Row("appro", "6.d4.b", signed=True)]
    appro_winter: Annotated[Shift, Row("appro-winter", "6.d4.b", signed=True)]
    cavalry_factor: Few
    short_on: Annotated[tuple[forms.Faces, ...], Spread([f"{side}_short_on" for side in forms.SIDES])]
    attrition: Attrition


class Sources(Model, said="fort"):
    """Where points stand that are no numbers of this file."""


class Victory(Model):
    """tables/victory.toml: points, the loss that ends a game, what the Advantage gives."""

    sudden_pf: Small
    wall: Small
    leader: Small
    late_plemmyrion: Small
    draw_margin: Small
    advantage_pa: Small
    sources: Sources | None = None


# --------------------------------------------------------------------------------------------------------------- combat
Result = Annotated[tuple[int, int], room.Split(forms.CODES, "|", 2, 'a result such as "1/4|1/2"')]


class Crt(Model):
    """tables/crt.toml: losses of attacker and defender as codes, by row and column [4.res.a, 4.res.g]."""

    columns: Annotated[tuple[str, ...], Exactly(forms.COLUMNS)]
    codes: Annotated[tuple[str, ...], Exactly(forms.CODES)]
    rows: Annotated[
        tuple[Annotated[tuple[Result, ...], Listed(len(forms.COLUMNS))], ...], room.Each(map(str, range(8)))
    ]


class Shifts(Model):
    """Column shifts toward the attacker."""

    chart = Chart("shifts", "shift when columns", "row-shift", "4.odds.a")
    raised: Annotated[Shift, Row("raised", signed=True)]
    river: Annotated[Shift, Row("river", signed=True)]
    wall: Annotated[Shift, Row("wall", signed=True)]
    landing: Annotated[Shift, Row("landing", signed=True)]
    fort_in_zone: Annotated[Shift, Row("fort", signed=True)]
    fort_assault: Annotated[Shift, Row("storm", signed=True)]
    camp_assault: Annotated[Shift, Row("camp", signed=True)]


class Modifiers(Model):
    """What is added to the attacker's die."""

    sword: Shift


class Combat(Model):
    """tables/combat.toml."""

    max_shift: Small
    max_modifier: Small
    shift: Shifts
    modifier: Modifiers
