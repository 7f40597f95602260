"""Tables whose rows have names, by which previews point at them, with their figures out of the data in use."""

from collections.abc import Sequence
from typing import Final

from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.world import SIZE_NAMES, TERRAIN_NAMES
from polemos.room.data_models import Chart
from polemos.room.table_builder import Entry, Listing, entry, happens, signed

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


def _modifiers(chart: Chart, source: str, bands: tuple[str, Sequence[int]], of: object, names: str) -> Listing:
    """What changes a die: a row for each band of a level, then one for each figure of a table that `names` names."""
    level, values = bands
    rows = [entry(f"{level}-{n}", signed(value)) for n, value in enumerate(values)]
    rows += [entry(name, signed(getattr(of, name.replace("-", "_")))) for name in names.split()]
    return Listing(chart, (source,), rows)


def _from(least: int) -> list[int]:
    return [face for face in DICE if face >= least]


def _up_to(most: int) -> list[int]:
    return [face for face in DICE if face <= most]


# --------------------------------------------------------------------------------------------------- battles [17, 18]
_SHIFT: Final = tables.COMBAT.shift
#: Columns in favour of whoever has it.
SHIFTS: Final = Listing(
    Chart("combat-shifts", "reason columns effect", "term", "17.4.8"),
    WAR,
    [
        entry("leader", f"{min(tables.LAND_RATING)}-{max(tables.LAND_RATING)}", "17.4.2a"),
        entry("combined-arms", signed(_SHIFT.combined_arms), "17.4.3"),
        entry("terrain", signed(_SHIFT.terrain), "17.4.4"),
        entry("broken-ground", signed(_SHIFT.broken_ground), "17.4.5"),
        entry("cavalry", signed(_SHIFT.cavalry), "17.4.7"),
        entry("ruse", signed(_SHIFT.token), "17.4.9"),
        entry("tactics", signed(_SHIFT.token), "17.4.9"),
        entry("engineers", signed(tables.COMBAT.assault.engineers), "18.2.3"),
    ],
)
#: Columns in favour of the defender of a place, at an assault.
WALLS: Final = Listing(
    Chart("walls", "place columns", "row", "18.2.2"),
    WAR,
    [*_sized("walls", tables.COMBAT.assault.walls), entry("fort", tables.COMBAT.assault.fort)],
)
_MORALE: Final = tables.COMBAT.morale
#: What changes the morale at the start of a battle.
MORALE: Final = Listing(
    Chart("morale", "reason change effect", "term", "17.6c"),
    WAR,
    [
        entry("own-region", signed(_MORALE.own_region), "17.6c"),
        entry("weary", signed(_MORALE.weary), "4.2b"),
        entry("landing", signed(_MORALE.landing), "16.5.3"),
        entry("at-sea", signed(_MORALE.at_sea), "17.6c"),
        entry("omens", signed(_MORALE.omens), "card.omens"),
        entry("behind-walls", signed(_MORALE.walls), "18.2.2"),
        entry("narrow-waters", _MORALE.narrow, "17.9.2"),
        entry("ashore", tables.COMBAT.fleet_ashore.morale, "17.4.6"),
    ],
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
        entry("no-hoplites", signed(tables.COMBAT.withdrawal.no_hoplites), "16.7.1"),
        entry("broken-ground", signed(tables.COMBAT.withdrawal.broken_ground), "16.7.1"),
        entry("more-cavalry", signed(tables.COMBAT.withdrawal.more_cavalry), "16.7.1"),
        entry("same-sea", signed(tables.COMBAT.interception.same_sea), "16.6.1"),
        entry("winter", signed(tables.COMBAT.interception.winter), "16.6.1"),
        entry("pursuing-cavalry", signed(tables.COMBAT.land_pursuit.cavalry), "17.7.2"),
    ],
)

# ------------------------------------------------------------------------------------------------------- sieges [10.5]
_OF_SIEGE: Final = tables.SIEGE.modifier
#: What is added to a siege roll besides the season count.
SIEGE_MODIFIERS: Final = Listing(
    Chart("siege-modifiers", "reason change", "row-siege", "10.5.2"),
    SIEGES,
    [
        *_sized("walls", _OF_SIEGE.walls, plus=True),
        entry("fort", signed(_OF_SIEGE.fort)),
        entry("no-walls", signed(_OF_SIEGE.no_walls)),
        entry("empty", signed(_OF_SIEGE.empty)),
        entry("numbers", signed(_OF_SIEGE.three_to_one)),
        entry("disloyal", signed(_OF_SIEGE.disloyal)),
        entry("loyal", signed(_OF_SIEGE.loyal)),
        entry("rebel-friend", signed(_OF_SIEGE.rebel_friend)),
        entry("rebel-foe", signed(_OF_SIEGE.rebel_foe)),
        entry("leader", signed(_OF_SIEGE.leader)),
        entry("engineers", signed(_OF_SIEGE.engineers)),
    ],
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
    "other-city high-tribute low-tribute lowered raided unit-inside no-walls",
)
_AL: Final = tables.ADJUSTMENTS.al
ALLEGIANCE: Final = Listing(
    Chart("allegiance-entries", "reason change effect", "row-al", "13.2a"),
    CHANGES,
    [
        entry("revolt", signed(_AL.revolt), "13.2d"),
        entry("presence", signed(_AL.presence), "13.2e"),
        entry("abandonment", signed(_AL.abandonment), "13.2f"),
        entry("battle-won", signed(_AL.battle_won), "13.2g"),
        entry("battle-lost", signed(_AL.battle_lost), "13.2g"),
        entry("raids", signed(_AL.raided), "13.2h"),
    ],
)
_ML: Final = tables.ADJUSTMENTS.ml
MILITANCE: Final = Listing(
    Chart("militance-entries", "reason change effect", "row-ml", "13.3a"),
    CHANGES,
    [
        entry("raids", signed(_ML.raided), "13.3b"),
        entry("losses", signed(_ML.losses), "13.3c"),
        entry("heavy-losses", signed(_ML.heavy_losses), "13.3c"),
        entry("elite", signed(_ML.elite_lost), "13.3c"),
        entry("lost-city", signed(_ML.lost_city), "13.3d"),
        entry("victory", signed(_ML.victory), "13.3e"),
        entry("defeat", signed(_ML.defeat), "13.3e"),
        entry("recovery", signed(_ML.recovery), "13.3f"),
        entry("occupation", signed(_ML.occupied), "13.3g"),
        entry("service", signed(_ML.service), "13.3h"),
        entry("rest", signed(_ML.rest), "13.3h"),
    ],
)
_ONCE: Final = tables.ADJUSTMENTS.at_once
AT_ONCE: Final = Listing(
    Chart("at-once", "reason change effect", "row-once", "13.6a"),
    CHANGES,
    [
        entry("captured", signed(_ONCE.captured), "13.6a"),
        entry("taken-back", signed(_ONCE.taken_back), "13.6b"),
        entry("razed-by-enemy", signed(_ONCE.razed_by_enemy), "13.6c"),
        entry("razed-by-controller", signed(_ONCE.razed_by_controller), "13.6c"),
        entry("demolished", signed(_ONCE.demolished), "13.6d"),
        entry("region-lost", signed(_ONCE.region_lost), "13.6e"),
        entry("disaster", signed(tables.ADJUSTMENTS.disaster.al), "13.5a"),
    ],
)
PEACE_MODIFIERS: Final = _modifiers(
    Chart("peace-modifiers", "reason change", "row-peace", "12.9.2"),
    "tables/peace.toml",
    ("militance", [row.value for row in tables.PEACE.militance]),
    tables.PEACE,
    "empty rich home-city region elite early",
)

# -------------------------------------------------------------------------------------------------------- movement [16]
_LAND: Final = tables.MOVEMENT.land
LAND_COSTS: Final = Listing(
    Chart("land-costs", "way points", "row-land", "16.3.1"),
    WAYS,
    [
        entry("area", _LAND.area),
        *[entry(ground, cost) for ground, cost in zip(TERRAIN_NAMES, _LAND.terrain, strict=True)],
        entry("road", _LAND.road),
        entry("river", signed(_LAND.river)),
        entry("joined", _LAND.joined),
    ],
)
SEA_COSTS: Final = Listing(
    Chart("sea-costs", "way points", "row-sea", "16.4.1"),
    (*WAYS, "map.toml"),
    [
        entry("sea", tables.MOVEMENT.sea.sea),
        entry("coast", tables.MOVEMENT.sea.coast),
        entry("embark", tables.MOVEMENT.sea.embark),
        entry("land", tables.MOVEMENT.sea.land),
        entry("toll", tables.COMBAT.interception.toll),
    ],
)
SICILY: Final = Listing(
    Chart("sicily", "case figure effect", "row-sicily", "19.1a"),
    ("tables/sicily.toml",),
    [
        entry("talents", tables.SICILIAN.talents, "19.6a"),
        entry("income", tables.SICILIAN.income, "19.6a"),
        entry("ml-taken", signed(tables.SICILIAN.ml_taken), "19.6a"),
        entry("al-taken", signed(tables.SICILIAN.al_taken), "19.6a"),
        entry("ml-lost", signed(tables.SICILIAN.ml_lost), "19.6b"),
        entry("al-lost", signed(tables.SICILIAN.al_lost), "19.6b"),
        entry("fleets", tables.SICILIAN.fleets, "19.6b"),
        entry("ml-left", signed(tables.SICILIAN.ml_left), "19.6c"),
    ],
)
LIMITS: Final = Listing(
    Chart("limits", "limit figure effect", "row-limit", "1.5"),
    ("tables/tracks.toml",),
    [
        entry("al-least", tables.TRACKS.al.least, "4.1a2"),
        entry("al-lost", tables.TRACKS.al.lost_below, "4.1d"),
        entry("al-risk", tables.TRACKS.al.risk, "4.1c"),
        entry("al-most", tables.TRACKS.al.most, "4.1a2"),
        entry("ml-least", tables.TRACKS.ml.least, "4.2a"),
        entry("ml-active", tables.TRACKS.ml.active, "4.2b"),
        entry("ml-most", tables.TRACKS.ml.most, "4.2a"),
        entry("hand", tables.TRACKS.hand.size, "12.1a"),
        entry("burnt", tables.TRACKS.hand.burnt, "12.6a"),
        entry("supply-areas", tables.TRACKS.supply_areas, "9.3.3a"),
    ],
)
MARKERS: Final = Listing(
    Chart("markers", "marker number", "row-work", "1.1a"),
    ("tables/tracks.toml: markers",),
    [
        entry("base", tables.TRACKS.markers.base),
        entry("fort", tables.TRACKS.markers.fort),
        entry("long-walls", tables.TRACKS.markers.long_walls),
    ],
)
