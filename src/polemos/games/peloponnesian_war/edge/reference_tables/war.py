"""Tables of battles, assaults, sieges and movement."""

from typing import Final

from polemos.games.peloponnesian_war.data.tables import CHART, COLUMNS, COSTS, FLEET, MOVEMENT, SIEGE, TRACKS
from polemos.games.peloponnesian_war.data.world import SIZE_NAMES
from polemos.games.peloponnesian_war.edge.reference_tables import listings
from polemos.games.peloponnesian_war.edge.reference_tables.page import Page
from polemos.room.table_builder import NONE
from polemos.room.view_models import Grid

EFFECTS: Final = (("-", "none"), ("C", "check"), ("D", "demoralized"), ("X", "broken-line"))
"""What the chart prints, with the name of its message."""
KINDS: Final = range(len(COSTS.unit))


def battles(page: Page) -> list[Grid]:
    """The Combat Chart, what shifts it, morale, garrisons, single dice [17, 18]."""
    effects = [[code, page.t(f"effect-{name}"), page.t(f"cell-effect-{name}")] for code, name in EFFECTS]
    dice = [str(face) for face in listings.DICE]
    return [
        page.results(listings.COMBAT_CHART, COLUMNS, CHART, str, listings.WAR),
        page.grid("combat-effects", "result meaning effect", effects, "17.5.3", listings.WAR),
        page.listing(listings.SHIFTS),
        page.listing(listings.WALLS),
        page.listing(listings.MORALE),
        page.listing(listings.GARRISONS),
        page.listing(listings.ONE_DIE, [page.head("die"), *dice]),
        page.listing(listings.DIE_MODIFIERS),
    ]


def sieges(page: Page) -> list[Grid]:
    """How many besiege, what is added to the roll, what a city yields [10, 11.2a]."""
    sizes = [
        [page.t(f"row-garrison-{size}"), str(SIEGE.besiegers[n]), str(SIEGE.plunder[n])]
        for n, size in enumerate(SIZE_NAMES)
    ]
    sizes.append([page.t("row-work-fort"), str(SIEGE.fort), NONE])
    return [
        page.grid(listings.CITIES_BY_SIZE, "place besiegers plunder", sizes, "10.3.2", listings.SIEGES),
        page.listing(listings.SIEGE_ROLL),
        page.listing(listings.SIEGE_MODIFIERS),
    ]


def movement(page: Page) -> list[Grid]:
    """How far each kind of unit goes, what a way costs [16, 14.4.1]."""
    allowance = MOVEMENT.allowance
    rows = [
        [
            page.name("kind", kind),
            str(allowance.unit[kind]),
            str(allowance.winter_fleet if kind == FLEET else allowance.unit[kind] // allowance.winter_land),
            str(MOVEMENT.transport.fleets[kind] or NONE),
            str(COSTS.unit[kind]),
            f"{COSTS.supply[kind]}-{COSTS.costly_fleet}" if kind == FLEET else str(COSTS.supply[kind]),
        ]
        for kind in KINDS
    ]
    leader = [str(allowance.leader), str(allowance.leader // allowance.winter_land), NONE, NONE, NONE]
    rows.append([page.t("cell-leader"), *leader])
    note = {"morale": TRACKS.costly_morale}
    files = ("tables/movement.toml", "tables/costs.toml")
    heads = page.heads("kind points winter-points fleets-to-carry to-build a-season")
    return [
        page.grid(listings.UNIT_FIGURES, heads, rows, "16.1b", files, args=note),
        page.listing(listings.LAND_COSTS),
        page.listing(listings.SEA_COSTS),
    ]
