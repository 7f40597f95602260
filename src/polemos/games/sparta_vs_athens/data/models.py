"""The data files as models, which check an owner's files and are what the rules read."""

from typing import Annotated

from polemos.games.sparta_vs_athens.data.map_model import Cities, Coast, Map
from polemos.games.sparta_vs_athens.data.models_costs import Income, Maintenance, Operations, PersianTribute, Stacking
from polemos.games.sparta_vs_athens.data.models_fight import (
    CombatResults,
    LandCombat,
    LeaderLosses,
    NavalCombat,
    Ravaging,
    SiegeTable,
)
from polemos.games.sparta_vs_athens.data.models_forces import Forts, Leaders, Nations, Units
from polemos.games.sparta_vs_athens.data.models_politics import (
    Calendar,
    Darius,
    EventCards,
    Governments,
    Prestige,
    Tracks,
)
from polemos.games.sparta_vs_athens.data.models_scenarios import Scenario
from polemos.games.sparta_vs_athens.data.models_words import SCENARIOS
from polemos.room.data_models import Content, File, NamesFile


class Files(Content):
    """Every data file, in the order in which they are read."""

    map: Annotated[Map, File("map.toml")]
    coast: Annotated[Coast, File("coast.toml")]
    cities: Annotated[Cities, File("tables/cities.toml")]
    nations: Annotated[Nations, File("nations.toml")]
    units: Annotated[Units, File("units.toml")]
    leaders: Annotated[Leaders, File("leaders.toml")]
    forts: Annotated[Forts, File("forts.toml")]
    land_combat: Annotated[LandCombat, File("tables/combat-land.toml")]
    naval_combat: Annotated[NavalCombat, File("tables/combat-naval.toml")]
    combat_results: Annotated[CombatResults, File("tables/combat-results.toml")]
    leader_losses: Annotated[LeaderLosses, File("tables/leader-losses.toml")]
    siege: Annotated[SiegeTable, File("tables/siege.toml")]
    ravaging: Annotated[Ravaging, File("tables/ravaging.toml")]
    stacking: Annotated[Stacking, File("tables/stacking.toml")]
    operations: Annotated[Operations, File("tables/operations.toml")]
    maintenance: Annotated[Maintenance, File("tables/maintenance.toml")]
    income: Annotated[Income, File("tables/income.toml")]
    persian_tribute: Annotated[PersianTribute, File("tables/persian-tribute.toml")]
    prestige: Annotated[Prestige, File("tables/prestige.toml")]
    governments: Annotated[Governments, File("tables/governments.toml")]
    events: Annotated[EventCards, File("tables/events.toml")]
    darius: Annotated[Darius, File("tables/darius.toml")]
    calendar: Annotated[Calendar, File("tables/calendar.toml")]
    tracks: Annotated[Tracks, File("tables/tracks.toml")]
    scenarios: Annotated[tuple[Scenario, ...], File("scenarios/{}.toml", SCENARIOS)]
    names: Annotated[NamesFile, File("names.toml")]
