"""The data files as models, which check an owner's files and are what the rules read."""

from typing import Annotated

from polemos.games.sparta_vs_athens.data import map_model, models_fight, models_politics, models_scenarios, models_words
from polemos.games.sparta_vs_athens.data.models_costs import Income, Maintenance, Operations, PersianTribute, Stacking
from polemos.games.sparta_vs_athens.data.models_forces import Forts, Leaders, Nations, Units
from polemos.room.data_models import Content, File, NamesFile


class Files(Content):
    """Every data file, in the order in which they are read."""

    map: Annotated[map_model.Map, File("map.toml")]
    coast: Annotated[map_model.Coast, File("coast.toml")]
    cities: Annotated[map_model.Cities, File("tables/cities.toml")]
    nations: Annotated[Nations, File("nations.toml")]
    units: Annotated[Units, File("units.toml")]
    leaders: Annotated[Leaders, File("leaders.toml")]
    forts: Annotated[Forts, File("forts.toml")]
    land_combat: Annotated[models_fight.LandCombat, File("tables/combat-land.toml")]
    naval_combat: Annotated[models_fight.NavalCombat, File("tables/combat-naval.toml")]
    combat_results: Annotated[models_fight.CombatResults, File("tables/combat-results.toml")]
    leader_losses: Annotated[models_fight.LeaderLosses, File("tables/leader-losses.toml")]
    siege: Annotated[models_fight.SiegeTable, File("tables/siege.toml")]
    ravaging: Annotated[models_fight.Ravaging, File("tables/ravaging.toml")]
    stacking: Annotated[Stacking, File("tables/stacking.toml")]
    operations: Annotated[Operations, File("tables/operations.toml")]
    maintenance: Annotated[Maintenance, File("tables/maintenance.toml")]
    income: Annotated[Income, File("tables/income.toml")]
    persian_tribute: Annotated[PersianTribute, File("tables/persian-tribute.toml")]
    prestige: Annotated[models_politics.Prestige, File("tables/prestige.toml")]
    governments: Annotated[models_politics.Governments, File("tables/governments.toml")]
    events: Annotated[models_politics.EventCards, File("tables/events.toml")]
    darius: Annotated[models_politics.Darius, File("tables/darius.toml")]
    calendar: Annotated[models_politics.Calendar, File("tables/calendar.toml")]
    tracks: Annotated[models_politics.Tracks, File("tables/tracks.toml")]
    scenarios: Annotated[tuple[models_scenarios.Scenario, ...], File("scenarios/{}.toml", models_words.SCENARIOS)]
    names: Annotated[NamesFile, File("names.toml")]
