"""scenarios/*.toml: how a game begins, and how it ends. Section 16."""

from collections.abc import Sequence
from typing import Annotated

from polemos.games.sparta_vs_athens.data import models_costs, models_forces, models_words
from polemos.room.data_models import Index, Listed, Model, Text, Whole
from polemos.room.map_models import Place

Group = Annotated[str, Text(r"[a-z]+(?:_[a-z]+)*", 'a territory on counters such as "opus_locris"')]


class Lot(Model):
    """Some units of those of one kind (NONE: of both) that belong to nations, or to territories, of the owner's choice.

    count: how many; total: the strength that they have together, NONE for any.
    """

    owner: models_words.Side
    count: models_words.Some
    kind: Annotated[int, Index(models_words.KINDS)] = models_words.NONE
    nations: models_words.Nations = ()
    groups: Annotated[tuple[Group, ...], Listed(distinct=True)] = ()
    total: models_words.Some = models_words.NONE

    def candidates(self, units: Sequence[models_forces.Unit]) -> tuple[int, ...]:
        """The numbers of the units of which it is some."""
        return tuple(
            [
                number
                for number, unit in enumerate(units)
                if self.kind in (models_words.NONE, unit.kind)
                and (unit.nation in self.nations or unit.group in self.groups)
            ]
        )


class Away(Lot):
    """A lot that is set up abroad. besieging: under a Siege marker before the walls; inside: behind them;
    port: ships in port there; printed_only: by the printed list alone [qa.75b]."""

    place: Place
    besieging: bool = False
    inside: bool = False
    port: bool = False
    printed_only: bool = False


class Fleet(Model):
    """One way to spread the fleet of the Peloponnesian League."""

    place: Place
    count: models_words.Some


class Abroad(Model):
    """A leader who is set up in a place of his own."""

    place: Place
    leaders: models_words.Leaders


class Scenario(Model):
    """How a game begins [16.0a]; the first year begins with income [qa.86a].

    first_year, last_year: the years of which seasons are played; darius: whether his death ends it; revenue: Sparta's
    basic revenue, paid in full at first where `flat_first_income` says so (RULING-56). own: events of this scenario
    alone; in_effect, used, excluded: those that are on, have been, and never come. forts, forts_later, forts_out: by
    preset what stands on the map, what may come, and what is lost (RULING-56, RULING-81). athenian_leaders: how many
    Athens places; spartan_leaders: whom Sparta may [6.3f]; revolted: cities in revolt from Athens (RULING-57);
    persians: whether Persian units are set up. left_out: units that are not set up; home: how many of some there are
    at home where not all are; fleets: ways to spread the League's ships, one of which Sparta takes.
    """

    first_year: models_words.Year
    last_year: models_words.Year
    darius: bool
    prestige: Annotated[int, Whole(-20, 20)]
    government: models_words.Government
    treasury: models_words.PerSide[models_words.Talents]
    revenue: models_words.Talents
    income: Annotated[tuple[models_costs.Source, ...], Listed(least=1, distinct=True)]
    allies: models_words.PerSide[models_words.Nations]
    neutral: models_words.Nations
    own: models_words.Events = ()
    in_effect: models_words.Events = ()
    used: models_words.Events = ()
    excluded: models_words.Events = ()
    forts: models_words.PerPreset[models_words.Forts]
    forts_later: models_words.PerPreset[models_words.Forts]
    forts_out: models_words.PerPreset[models_words.Forts]
    athenian_leaders: models_words.Small
    spartan_leaders: models_words.Leaders = ()
    flat_first_income: bool = False
    revolted: Annotated[tuple[Place, ...], Listed(distinct=True)] = ()
    persians: bool = False
    left_out: tuple[Lot, ...] = ()
    home: tuple[Lot, ...] = ()
    abroad: tuple[Away, ...] = ()
    leader_abroad: tuple[Abroad, ...] = ()
    fleets: tuple[Annotated[tuple[Fleet, ...], Listed(least=1)], ...] = ()
