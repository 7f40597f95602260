"""The data files as models, which check an owner's files and are what the rules read."""

from typing import Annotated

from polemos.games.peloponnesian_war.data import map_model, models_scenarios, models_war, models_words
from polemos.games.peloponnesian_war.data.models_cards import Cards, Sicily
from polemos.games.peloponnesian_war.data.models_fight import Combat, Siege
from polemos.games.peloponnesian_war.data.models_forces import Leaders, Units
from polemos.games.peloponnesian_war.data.models_march import Movement
from polemos.room.data_models import Content, File, NamesFile


class Files(Content):
    """Every data file, in the order in which they are read."""

    map: Annotated[map_model.Map, File("map.toml")]
    coast: Annotated[map_model.Coast, File("coast.toml")]
    units: Annotated[Units, File("units.toml")]
    leaders: Annotated[Leaders, File("leaders.toml")]
    tracks: Annotated[models_war.Tracks, File("tables/tracks.toml")]
    tribute: Annotated[models_war.Tribute, File("tables/tribute.toml")]
    revolt: Annotated[models_war.Revolt, File("tables/revolt.toml")]
    costs: Annotated[models_war.Costs, File("tables/costs.toml")]
    adjustments: Annotated[models_war.Adjustments, File("tables/adjustments.toml")]
    peace: Annotated[models_war.Peace, File("tables/peace.toml")]
    movement: Annotated[Movement, File("tables/movement.toml")]
    combat: Annotated[Combat, File("tables/combat.toml")]
    siege: Annotated[Siege, File("tables/siege.toml")]
    cards: Annotated[Cards, File("tables/cards.toml")]
    sicily: Annotated[Sicily, File("tables/sicily.toml")]
    scenarios: Annotated[tuple[models_scenarios.Scenario, ...], File("scenarios/{}.toml", models_words.SCENARIOS)]
    names: Annotated[NamesFile, File("names.toml")]
