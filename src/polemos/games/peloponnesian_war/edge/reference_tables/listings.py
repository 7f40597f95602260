"""Tables whose rows have names, by which previews point at them, with their figures out of the data in use."""

from collections.abc import Sequence
from typing import Final

from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.world import SIZE_NAMES
from polemos.room.data_models import Chart, Model
from polemos.room.table_builder import Entry, Listing, entries, entry, happens, listing, signed

DICE: Final = range(1, 7)
WAR: Final = ("tables/combat.toml",)
SIEGES: Final = ("tables/siege.toml",)
WAYS: Final = ("tables/movement.toml",)
CHANGES: Final = ("tables/adjustments.toml",)

# ids of tables whose rows have numbers
COMBAT_CHART: Final = "combat-chart"
CITIES_BY_SIZE: Final = "city-sizes"
UNIT_FIGURES: Final = "unit-figures"


def _sized(name: str, figures: Sequence[int], clause: str = "", plus: bool = False) -> list[Entry]:
    """A row for each size of a city."""
    return [
        entry(f"{name}-{size}", signed(n) if plus else n, clause) for size, n in zip(SIZE_NAMES, figures, strict=True)
    ]


def _modifiers(chart: Chart, source: str, bands: tuple[str, Sequence[int]], of: Model) -> Listing:
    """What changes a die: a row for each band of a level, then those of a model."""
    level, values = bands
    return Listing(
        chart, (source,), [*[entry(f"{level}-{n}", signed(value)) for n, value in enumerate(values)], *entries(of)]
    )


def _from(least: int) -> list[int]:
    return [face for face in DICE if face >= least]


def _up_to(most: int) -> list[int]:
    return [face for face in DICE if face <= most]


# --------------------------------------------------------------------------------------------------- battles [17, 18]
#: Columns in favour of whoever has it.
SHIFTS: Final = Listing(
    Chart("combat-shifts", "reason columns effect", "term", "17.4.8"),
    WAR,
    [
        entry("leader", f"{min(tables.LAND_RATING)}-{max(tables.LAND_RATING)}", "17.4.2a"),
        *entries(tables.COMBAT.shift),
        *entries(tables.COMBAT.assault),
    ],
)
#: Columns in favour of the defender of a place, at an assault.
WALLS: Final = Listing(
    Chart("walls", "place columns", "row", "18.2.2"),
    WAR,
    [*_sized("walls", tables.COMBAT.assault.walls), entry("fort", tables.COMBAT.assault.fort)],
)
#: What changes the morale at the start of a battle.
MORALE: Final = Listing(
    Chart("morale", "reason change effect", "term", "17.6c"),
    WAR,
    [*entries(tables.COMBAT.morale), *entries(tables.COMBAT.fleet_ashore)],
)
#: Garrison points, and their morale.
GARRISONS: Final = Listing(
    Chart("garrisons", "city points", "row-garrison", "18.3.1"),
    WAR,
    [
        *[entry(size, points) for size, points in zip(SIZE_NAMES, tables.COMBAT.garrison.points, strict=True)],
        entry("capital", tables.COMBAT.garrison.capital),
        entry("occupied", tables.COMBAT.garrison.occupied),
    ],
)
_LOSS: Final = tables.MOVEMENT.loss
#: Dice that say yes or no by themselves; a dot where it happens.
ONE_DIE: Final = Listing(
    Chart("one-die", "", "row-die", "rule.dice"),
    (*WAR, *WAYS),
    [
        happens("withdrawal", _from(tables.COMBAT.withdrawal.success), DICE),
        happens("interception", _from(tables.COMBAT.interception.success), DICE),
        happens("to-sea", _from(tables.COMBAT.to_sea), DICE),
        happens("pursuit-loser", _up_to(tables.COMBAT.land_pursuit.loser), DICE),
        happens("pursuit-winner", _up_to(tables.COMBAT.land_pursuit.winner), DICE),
        happens("naval-pursuit-loser", _up_to(tables.COMBAT.naval_pursuit.loser), DICE),
        happens("naval-pursuit-winner", _up_to(tables.COMBAT.naval_pursuit.winner), DICE),
        happens("leader", _from(tables.COMBAT.leader_dies), DICE),
        happens("raid-fails", _up_to(tables.MOVEMENT.raid.fails), DICE),
        happens("raid-fails-cavalry", _up_to(tables.MOVEMENT.raid.fails_cavalry), DICE),
        happens("open-sea", _up_to(_LOSS.open_sea), DICE),
        happens("open-sea-winter", _up_to(_LOSS.open_sea_winter), DICE),
        happens("storm", _up_to(_LOSS.storm), DICE),
        happens("driven", [face for face in _up_to(_LOSS.driven) if face > _LOSS.storm], DICE),
    ],
)
#: What is added to those dice.
DIE_MODIFIERS: Final = Listing(
    Chart("die-modifiers", "reason change effect", "row-modifier", "16.7.1"),
    WAR,
    [
        *entries(tables.COMBAT.withdrawal),
        *entries(tables.COMBAT.interception),
        *entries(tables.COMBAT.land_pursuit),
    ],
)

# ------------------------------------------------------------------------------------------------------- sieges [10.5]
#: What is added to a siege roll besides the season count.
SIEGE_MODIFIERS: Final = Listing(
    Chart("siege-modifiers", "reason change", "row-siege", "10.5.2"),
    SIEGES,
    [*_sized("walls", tables.SIEGE.modifier.walls, plus=True), *entries(tables.SIEGE.modifier)],
)
#: To which total a siege roll must come for what.
SIEGE_ROLL: Final = Listing(
    Chart("siege-roll", "result total", "row-siege-roll", "10.5.1"),
    SIEGES,
    [
        entry("falls", f"{tables.SIEGE.falls_at}+"),
        entry("hunger", tables.SIEGE.hunger_at),
        entry("fails", f"({tables.SIEGE.fails_on})"),
    ],
)

# ------------------------------------------------------------------------------------------------ works and money [7.7]
WORKS: Final = Listing(
    Chart("works", "work talents seasons", "row-work", "7.7"),
    ("tables/costs.toml",),
    [
        Entry(name, (str(cost.talents), str(cost.seasons)))
        for name, cost in (
            ("base", tables.COSTS.base),
            ("fort", tables.COSTS.fort),
            *zip([f"walls-{size}" for size in SIZE_NAMES], tables.COSTS.walls, strict=True),
            ("long-walls", tables.COSTS.long_walls),
        )
    ],
)
REBUILDING: Final = Listing(
    Chart("rebuilding", "city talents seasons", "row-garrison", "11.3c"),
    ("tables/costs.toml: rebuilding",),
    [
        Entry(size, (str(cost.talents), str(cost.seasons)))
        for size, cost in zip(SIZE_NAMES, tables.COSTS.rebuilding, strict=True)
    ],
)

# ------------------------------------------------------------------------------------------ revolts, levels, peace
REVOLTS: Final = _modifiers(
    Chart("revolt-modifiers", "reason change", "row-revolt", "6.3"),
    "tables/revolt.toml",
    ("low", [low.value for low in tables.REVOLT.low]),
    tables.REVOLT.modifier,
)
ALLEGIANCE: Final = listing(tables.ADJUSTMENTS.al, *CHANGES)
MILITANCE: Final = listing(tables.ADJUSTMENTS.ml, *CHANGES)
AT_ONCE: Final = Listing(
    Chart("at-once", "reason change effect", "row-once", "13.6a"),
    CHANGES,
    [*entries(tables.ADJUSTMENTS.at_once), *entries(tables.ADJUSTMENTS.disaster)],
)
PEACE_MODIFIERS: Final = _modifiers(
    Chart("peace-modifiers", "reason change", "row-peace", "12.9.2"),
    "tables/peace.toml",
    ("militance", [row.value for row in tables.PEACE.militance]),
    tables.PEACE,
)

# -------------------------------------------------------------------------------------------------------- movement [16]
LAND_COSTS: Final = listing(tables.MOVEMENT.land, *WAYS)
SEA_COSTS: Final = Listing(
    Chart("sea-costs", "way points", "row-sea", "16.4.1"),
    (*WAYS, "map.toml"),
    [*entries(tables.MOVEMENT.sea), entry("toll", tables.COMBAT.interception.toll)],
)
SICILY: Final = listing(tables.SICILIAN, "tables/sicily.toml")
LIMITS: Final = Listing(
    tables.TRACKS.chart,
    ("tables/tracks.toml",),
    [
        row
        for model in (tables.TRACKS.al, tables.TRACKS.ml, tables.TRACKS.hand, tables.TRACKS)
        for row in entries(model)
    ],
)
MARKERS: Final = listing(tables.TRACKS.markers, "tables/tracks.toml: markers")
