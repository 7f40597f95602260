"""What stands in each data file: its tables as models, which check a pack and are what the rules read.

Here the counters, events, chits, lots and scenarios, and all files together; map and charts have modules of their own.
"""

from typing import Annotated, Final

from polemos.games.syracuse.data import models_charts as charts
from polemos.games.syracuse.data import models_forms as forms
from polemos.games.syracuse.data import models_map as ground
from polemos.games.syracuse.data.models_forms import NONE, SIDES, CounterName, PerSide, Side, Small
from polemos.room import data_models as room
from polemos.room.data_models import Cell, Each, File, Index, Listed, Model, Text, Whole

# ------------------------------------------------------------------------------------------------------------ counters
Sword = Annotated[int, Whole(0, 1)]
Bonus = Annotated[int, Whole(0, 2)]


class CounterOfSide(Model):
    """A counter."""

    id: CounterName
    side: Side


class Unit(CounterOfSide):
    """A combat unit, with its strength and sword on both sides of the counter."""

    id: Annotated[CounterName, Cell("unit"), Cell("name", "#unit")]
    side: Annotated[Side, Cell("side", "side")]
    type: Annotated[forms.Type, Cell("type", "type")]
    pf: Annotated[forms.Some, Cell("pf")]
    pf_reduced: Annotated[forms.Some, Cell("pf-reduced")]
    sword: Annotated[Sword, Cell("sword", "some")]
    sword_reduced: Annotated[Sword, Cell("sword-reduced", "some")]
    allied: Annotated[bool, Cell("mark", "mark")] = False
    spartan: bool = False


class Leader(CounterOfSide):
    """A leader, with his bonus well and wounded."""

    id: Annotated[CounterName, Cell("leader", "#unit")]
    side: Annotated[Side, Cell("side", "side")]
    bonus: Annotated[Bonus, Cell("bonus")]
    bonus_wounded: Annotated[Bonus, Cell("bonus-wounded")]


class CounterMix(Model):
    """counters.toml."""

    unit: Annotated[tuple[Unit, ...], Listed(least=2)]
    leader: Annotated[tuple[Leader, ...], Listed(least=2)]


# ----------------------------------------------------------------------------------------------------- events and chits
class EventCard(Model):
    """What an event is, and the numbers in its text: phase is ANY_PHASE for one of no phase."""

    id: Annotated[str, Text()]
    phase: Annotated[int, Index((*forms.PHASES, "any"))]
    entry: str
    columns: Small = NONE
    hits: forms.Faces = frozenset()
    divisor: Annotated[int, Whole(1, 6)] = NONE
    disaster: forms.Faces = frozenset()
    units: Small = NONE
    success: Annotated[tuple[Annotated[int, Whole(1, 7)], ...], Listed(2)] = ()
    boxes: Small = NONE


class Events(Model):
    """tables/events.toml."""

    event: Annotated[tuple[EventCard, ...], room.InOrder(forms.EVENTS)]


MIXES: Final = ("standard", "single")


class ChitCard(Model):
    """A chit: its event, its colour, and whether it is in the standard mix and in that with one chit of each number."""

    id: Annotated[str, Text(r"S\d+[a-z]?", 'a chit such as "S4" or "S12a"')]
    event: forms.Event
    colour: Annotated[int, Index(forms.COLOURS)]
    mixes: Annotated[tuple[bool, ...], room.Spread(MIXES)]


class ChitMix(Model):
    """tables/chits.toml: the chits, and the events whose chits stay out of the game once they were used."""

    stays_out: frozenset[forms.Event]
    chit: Annotated[tuple[ChitCard, ...], Listed(least=12)]


class Turn(Model):
    """A box of the turn track."""

    box: Small
    season: Annotated[int, Index(forms.SEASONS)]
    year: Annotated[int, Whole(100, 999)]


class Turns(Model):
    """tables/turns.toml: the track, and the turn by which Plemmyrion is expected."""

    deadline: Small
    turn: Annotated[tuple[Turn, ...], Listed(least=1)]


class LotOfCounters(Model):
    """Counters that arrive together. turn: when, or from when an optional lot can be had."""

    id: Annotated[str, Text(), Cell("lot"), Cell("name", "#lot")]
    side: Annotated[Side, Cell("side", "side")]
    turn: Annotated[Small, Cell("arrives", "arrival")]
    zones: Annotated[forms.Zones, Cell("zones", "places")]
    units: Annotated[tuple[forms.Counter, ...], Listed(least=1, distinct=True), Cell("counters", "counters")]
    by_sea: Annotated[bool, Cell("at-sea")]


class OptionalLot(LotOfCounters):
    """A lot that only a chit brings."""

    turn: Annotated[Small, room.Key("from_turn")]


class Reinforcements(Model):
    """tables/reinforcements.toml."""

    historical: tuple[LotOfCounters, ...]
    optional: tuple[OptionalLot, ...]


# ------------------------------------------------------------------------------------------------------------ scenarios
class Face(room.Ref):
    """A counter, with a minus if it is reduced or wounded: its number, and 1 for the minus."""

    def name(self, value: str) -> str:
        """The counter that is meant."""
        return value.removesuffix("-")

    def read(self, value: str, known: room.Known) -> tuple[int, int]:
        return known[self.names][self.name(value)], int(value.endswith("-"))


Place = Annotated[int, room.Ref(forms.PLACE_NAMES, "a zone of map.toml, a fort or camp")]
Stack = Annotated[
    tuple[Annotated[tuple[int, int], Face(forms.COUNTER_NAMES, 'a counter of counters.toml, such as "AH1"')], ...],
    Listed(distinct=True),
]


class Scenario(Model):
    """How a game begins and what is special in it [10.a]. forts: 1 + the side that holds each, 0 for nobody.

    setup: by side and place its counters, each with 1 if it is reduced or wounded; delayed: when lots arrive that are
    late; halved_pa: by side, the turns in which its action points are halved.
    """

    number: forms.Few
    first_turn: Small
    last_turn: Small
    advantage: Side
    supply: PerSide[Annotated[int, Whole(0, 9)]]
    hands: Annotated[tuple[forms.Chits, ...], Each(SIDES, missing=())]
    camp: Annotated[int, Index(forms.WORK_STATES)]
    plemmyrion_in_time: bool
    forts: Annotated[tuple[Annotated[int, Index(SIDES, first=1)], ...], Each(forms.FORTS, missing=0)]
    walls: Annotated[tuple[Annotated[int, Index(forms.WORK_STATES[1:], first=1)], ...], Each(forms.WALLS, missing=0)]
    points: PerSide[Small]
    removed_chits: forms.Chits
    removed_units: forms.Counters
    setup: PerSide[dict[Place, Stack]]
    wall_order_exempt: Annotated[tuple[forms.Wall, ...], Listed(distinct=True)] = ()
    halved_pa: Annotated[tuple[tuple[Small, ...], ...], Each(SIDES, missing=())] = ((), ())
    delayed: dict[forms.Lot, Small] = {}
    not_coming: forms.Counters = ()

    @property
    def turns(self) -> tuple[int, int]:
        """The boxes of the turn track on which it is played."""
        return self.first_turn, self.last_turn

    def arrival(self, lot: int, planned: int) -> int:
        """The turn in which a lot arrives that was planned for another."""
        return self.delayed.get(lot, planned)

    def standing(self) -> list[tuple[int, int, int]]:
        """Every counter of the set-up: its place, its number, 1 if it is reduced or wounded."""
        return [(place, u, down) for of in self.setup for place, stack in of.items() for u, down in stack]


# ------------------------------------------------------------------------------------------------------- all data files
class Files(room.Content):
    """Every data file, in the order in which they are read."""

    map: Annotated[ground.Map, File("map.toml")]
    counters: Annotated[CounterMix, File("counters.toml")]
    units: Annotated[charts.Units, File("tables/units.toml")]
    sequence: Annotated[charts.Sequence, File("tables/sequence.toml")]
    construction: Annotated[charts.Construction, File("tables/construction.toml")]
    works: Annotated[charts.Works, File("tables/works.toml")]
    supply: Annotated[charts.Supply, File("tables/supply.toml")]
    victory: Annotated[charts.Victory, File("tables/victory.toml")]
    crt: Annotated[charts.Crt, File("tables/crt.toml")]
    combat: Annotated[charts.Combat, File("tables/combat.toml")]
    events: Annotated[Events, File("tables/events.toml")]
    chits: Annotated[ChitMix, File("tables/chits.toml")]
    turns: Annotated[Turns, File("tables/turns.toml")]
    reinforcements: Annotated[Reinforcements, File("tables/reinforcements.toml")]
    scenarios: Annotated[tuple[Scenario, ...], File("scenarios/{}.toml", forms.SCENARIOS)]
    names: Annotated[room.NamesFile, File("names.toml")]
