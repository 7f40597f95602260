"""scenarios/*.toml: how a game begins, and how it ends. Section 16."""

from collections.abc import Sequence
from typing import Annotated

from polemos.games.sparta_vs_athens.data.models_costs import Source
from polemos.games.sparta_vs_athens.data.models_forces import Unit
from polemos.games.sparta_vs_athens.data.models_words import (
    KINDS,
    NONE,
    Events,
    Forts,
    Government,
    Leaders,
    Nations,
    PerPreset,
    PerSide,
    Side,
    Small,
    Some,
    Talents,
    Year,
)
from polemos.room.data_models import Index, Listed, Model, Text, Whole
from polemos.room.map_models import Place

Group = Annotated[str, Text(r"[a-z]+(?:_[a-z]+)*", 'a territory on counters such as "opus_locris"')]


class Lot(Model):
    """Some units of those of one kind (NONE: of both) that belong to nations, or to territories, of the owner's choice.

    count: how many; total: the strength that they have together, NONE for any.
    """

    owner: Side
    count: Some
    kind: Annotated[int, Index(KINDS)] = NONE
    nations: Nations = ()
    groups: Annotated[tuple[Group, ...], Listed(distinct=True)] = ()
    total: Some = NONE

    def candidates(self, units: Sequence[Unit]) -> tuple[int, ...]:
        """The numbers of the units of which it is some."""
        return tuple(
            [
                number
                for number, unit in enumerate(units)
                if self.kind in (NONE, unit.kind) and (unit.nation in self.nations or unit.group in self.groups)
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
    count: Some


class Abroad(Model):
    """A leader who is set up in a place of his own."""

    place: Place
    leaders: Leaders


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

    first_year: Year
    last_year: Year
    darius: bool
    prestige: Annotated[int, Whole(-20, 20)]
    government: Government
    treasury: PerSide[Talents]
    revenue: Talents
    income: Annotated[tuple[Source, ...], Listed(least=1, distinct=True)]
    allies: PerSide[Nations]
    neutral: Nations
    own: Events = ()
    in_effect: Events = ()
    used: Events = ()
    excluded: Events = ()
    forts: PerPreset[Forts]
    forts_later: PerPreset[Forts]
    forts_out: PerPreset[Forts]
    athenian_leaders: Small
    spartan_leaders: Leaders = ()
    flat_first_income: bool = False
    revolted: Annotated[tuple[Place, ...], Listed(distinct=True)] = ()
    persians: bool = False
    left_out: tuple[Lot, ...] = ()
    home: tuple[Lot, ...] = ()
    abroad: tuple[Away, ...] = ()
    leader_abroad: tuple[Abroad, ...] = ()
    fleets: tuple[Annotated[tuple[Fleet, ...], Listed(least=1)], ...] = ()
