"""What stands in each data file: its tables as models, which check a pack and are what the rules read.

Here the counters, the scenarios, and all files together; the map and the charts have modules of their own.
"""

from typing import Annotated, Final

from polemos.games.belisarius.data import models_costs as costs
from polemos.games.belisarius.data import models_forms as forms
from polemos.games.belisarius.data import models_map as ground
from polemos.games.belisarius.data import models_rolls as rolls
from polemos.games.belisarius.data.models_forms import AFFILIATIONS, UNIT_TYPES, Small, Some
from polemos.room import data_models as room
from polemos.room.data_models import Each, File, Index, Listed, Model, Whole


# --------------------------------------------------------------------------------------- provinces.toml, counters.toml
class ProvinceOfChart(Model):
    """A line of the province control chart."""

    name: str
    levy: Annotated[int, Whole(0, 10)]
    levy_types: Annotated[tuple[Annotated[int, Index(UNIT_TYPES[1:], first=1)], ...], Listed(least=1, distinct=True)]
    core: bool


class ProvinceChart(Model):
    """provinces.toml."""

    province: Annotated[tuple[ProvinceOfChart, ...], room.InOrder(forms.PROVINCES, "name")]


class Values(Model):
    """Strength and operation value of a counter."""

    strength: Small
    operation: Small


class Leader(Model):
    """A leader; values of his own go before those of his stars."""

    name: str
    affiliation: forms.Affiliation
    stars: Annotated[int, room.OneOf((1, 2))]
    strength: Small = forms.NONE
    operation: Small = forms.NONE


class Counters(Model):
    """counters.toml. type: values by type of unit, then those of leaders by their stars; mix: how many there are."""

    type: Annotated[tuple[Values, ...], Each((*UNIT_TYPES, "leader_one_star", "leader_two_star"))]
    guard_bonus: Values
    mix: Annotated[
        tuple[Annotated[tuple[Small, ...], Each(UNIT_TYPES, missing=0)], ...],
        Each(AFFILIATIONS, called="a province or Guard"),
    ]
    leader: Annotated[tuple[Leader, ...], Listed(least=1)]


# ----------------------------------------------------------------------------------------------------------- scenarios
WHERE_KINDS: Final = ("province", "town", "area", "any_town")
RESTRICTIONS: Final = ("", "not_near", "on_border", "not_in_town", "not_in_province")


class Restriction(Model):
    """Where a group may not stand, or how many of it must stand on a border."""

    kind: Annotated[int, Index(RESTRICTIONS[1:], first=1)]
    place: str
    count: Some = 0


class Group(Model):
    """Units that are set up together, in a province, a town, an area, or in any Imperial town."""

    side: forms.Control
    affil: forms.Affiliation
    where_kind: Annotated[int, Index(WHERE_KINDS)]
    where: str = ""
    units: dict[forms.UnitType, Some] = {}
    leaders: Annotated[tuple[str, ...], Listed(distinct=True)] = ()
    restriction: Restriction | None = None


class Card(Model):
    """The number, the name and the length of a scenario."""

    number: Annotated[int, Whole(1, 3)]
    name: str
    first_turn: Some
    last_turn: Some


class LikeAnother(Card):
    """A scenario that begins as another does."""

    as_scenario: Annotated[int, Whole(1, 3)]


class Beginning(Card):
    """A scenario with all that stands at its beginning. control: the provinces of each side, and neutral ones."""

    imperial_may_exceed_forage: bool
    pillaged_at_start: Annotated[tuple[str, ...], Listed(distinct=True)]
    treasury: forms.PerSide[Small]
    markers: forms.PerSide[Small]
    control: Annotated[tuple[Annotated[tuple[forms.Province, ...], Listed(distinct=True)], ...], Each(forms.CONTROL)]
    setup: Annotated[tuple[Group, ...], Listed(least=1)]


ScenarioFile = Annotated[LikeAnother | Beginning, room.IfKey("as_scenario", LikeAnother, Beginning)]

# --------------------------------------------------------------------------------------------------------------- names
FIXED_NAMES: Final = {
    "sides": forms.CONTROL,
    "provinces": AFFILIATIONS,
    "peoples": AFFILIATIONS,
    "areas": forms.AREAS,
    "unit_types": (*UNIT_TYPES, "leader"),
    "markers": forms.MARKERS,
    "phases": forms.PHASES,
    "scenarios": ("1", "2", "3"),
    "terrain": (*ground.TERRAIN, "sea", "offmap"),
    "features": (
        *("coast", "city", "rich", "capital", "port", "colony", "public_works", "pillaged"),
        *("road", "track", "river", "strait"),
    ),
    "tables": ("assault", "manoeuvre"),
    "results": forms.RESULTS,
    "levels": forms.LEVELS,
}
FREE_NAMES: Final = ("towns", "labels", "seas", "straits", "rivers", "leaders", "events")


class Files(room.Content):
    """Every data file, in the order in which they are read."""

    map: Annotated[ground.Map, File("map.toml")]
    names: Annotated[dict[str, dict[str, room.Said]], room.Sections(FIXED_NAMES, FREE_NAMES), File("names.toml")]
    counters: Annotated[Counters, File("counters.toml")]
    provinces: Annotated[ProvinceChart, File("provinces.toml")]
    checks: Annotated[rolls.Checks, File("tables/checks.toml")]
    combat: Annotated[rolls.Combat, File("tables/combat.toml")]
    diplomacy: Annotated[rolls.Diplomacy, File("tables/diplomacy.toml")]
    events: Annotated[rolls.Events, File("tables/events.toml")]
    finance: Annotated[costs.Finance, File("tables/finance.toml")]
    offmap: Annotated[costs.OffMap, File("tables/offmap.toml")]
    operations: Annotated[costs.Operations, File("tables/operations.toml")]
    counts: Annotated[costs.MarkerCounts, File("tables/stratagem-counts.toml")]
    stratagems: Annotated[costs.Stratagems, File("tables/stratagems.toml")]
    terrain: Annotated[costs.TerrainEffects, File("tables/terrain.toml")]
    turns: Annotated[costs.Turns, File("tables/turns.toml")]
    victory: Annotated[costs.Victory, File("tables/victory.toml")]
    scenarios: Annotated[tuple[ScenarioFile, ...], File("scenarios/{}.toml", ("1", "2", "3"))]
