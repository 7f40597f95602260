"""Tables of regions, tribute, works, revolts, the adjustment of each season, peace, cards and victory."""

from typing import Final

from polemos.games.peloponnesian_war.data import models_cards, tables, world
from polemos.games.peloponnesian_war.data.models_scenarios import Scenario
from polemos.games.peloponnesian_war.data.tables import CARD_KINDS, NEITHER, PEACE, REVOLT, SCENARIOS, TRIBUTE
from polemos.games.peloponnesian_war.edge.reference_tables import listings
from polemos.games.peloponnesian_war.edge.reference_tables.page import Page
from polemos.games.peloponnesian_war.verbs import CARD
from polemos.room.table_builder import NONE, signed, span, times
from polemos.room.view_models import Grid

ENDLESS: Final = 99
"""Beyond every band of victory."""


def tribute(page: Page) -> list[Grid]:
    """What tribute does, what is deducted, what works cost [5.3, 5.4, 7.7]."""
    yearly = [[times(multiplier), signed(change), signed(change)] for multiplier, change in enumerate(TRIBUTE.yearly)]
    files = ("tables/tribute.toml",)
    args: dict[str, str | int] = {"cost": TRIBUTE.step_cost, "most": TRIBUTE.raise_most, "capped": TRIBUTE.capped}
    checks = {"revolts": REVOLT.revolts_at, "ends": REVOLT.ends_at}
    return [
        page.grid("tribute", "multiplier al-athens ml-sparta", yearly, "5.3.4a", files, args=args),
        page.grid("deducted", "city points", page.sizes("row-garrison", TRIBUTE.deducted), "5.4.2b", files),
        page.listing(listings.WORKS),
        page.listing(listings.REBUILDING),
        page.banded(listings.REVOLTS, "row-revolt-low", [low.most for low in REVOLT.low], checks),
    ]


def levels(page: Page) -> list[Grid]:
    """Tracks, and how allegiance and militance change [4, 13]."""
    return [
        page.listing(listings.LIMITS),
        page.listing(listings.MARKERS),
        page.listing(listings.ALLEGIANCE),
        page.listing(listings.MILITANCE),
        page.listing(listings.AT_ONCE),
    ]


def cards(page: Page) -> list[Grid]:
    """The deck card by card, and Sicily [12, 19]."""
    rows = [
        [
            page.name(CARD, kind),
            span(*card.numbers),
            page.side(card.side) if card.side != NEITHER else page.t("cell-either"),
            page.t(f"cell-{models_cards.TIMINGS[card.timing].replace('_', '-')}"),
            page.t(f"cell-{models_cards.AFTER[card.after]}"),
            page.t(f"cell-lasts-{models_cards.LASTING[card.lasts]}"),
            page.mark(card.argive and kind not in SCENARIOS[tables.ARGIVE].removed_cards),
            page.text(f"card.{card.key}"),
        ]
        for kind, card in enumerate(CARD_KINDS)
    ]
    levels_ = [row.most for row in PEACE.militance]
    heads = page.heads("card numbers side when after lasts argive effect")
    return [
        page.grid("cards", heads, rows, "card.deck", ("tables/cards.toml",)),
        page.listing(listings.SICILY),
        page.banded(listings.PEACE_MODIFIERS, "row-peace-militance", levels_, {"made": PEACE.made_at}),
    ]


def victory(page: Page) -> list[Grid]:
    """Who has won with how many points, scenario by scenario [scenario.argive.i, scenario.campaign.i]."""
    return [
        page.grid(
            f"victory-{name}",
            "points result",
            [[points, page.name("verdict", result)] for points, result in bands(card)],
            f"scenario.{name}.i",
            (f"scenarios/{name}.toml",),
        )
        for name, card in zip(tables.SCENARIO_NAMES, SCENARIOS, strict=True)
    ]


def bands(card: Scenario) -> list[tuple[str, int]]:
    """The points of each band, the best for Athens first, and what they mean."""
    found: list[tuple[str, int]] = []
    above = ENDLESS + 1
    for band in card.victory:
        least, most = band.least, above - 1
        if most == ENDLESS:
            found.append((f"{least}+", band.result))
        elif least == -ENDLESS:
            found.append((f"\N{LESS-THAN OR EQUAL TO} {most}", band.result))
        else:
            found.append((span(least, most), band.result))
        above = least
    return found


def regions(page: Page) -> list[Grid]:
    """Every region: its basic tribute value, its cities, and how it begins [1.2a, 5.3.2, 2.2]."""
    rows = []
    for region in range(world.REGION_COUNT):
        begins = [_start(page, card, region) for card in SCENARIOS]
        sizes = [world.SIZE[city] for city in world.CITIES_OF[region]]
        counted = " / ".join([str(sizes.count(size)) for size in range(len(world.SIZE_NAMES))])
        areas = page.names("area", world.AREAS_OF[region])
        rows.append([page.region(region), str(world.BTV[region]), counted, areas, *begins])
    heads = page.heads("region btv cities-by-size areas argive-start campaign-start")
    files = ("map.toml", *[f"scenarios/{name}.toml" for name in tables.SCENARIO_NAMES])
    return [page.grid("regions", heads, rows, "5.3.2", files)]


def _start(page: Page, card: Scenario, region: int) -> str:
    row = next((row for row in card.region if row.id == region), None)
    if row is None:
        return NONE
    args: dict[str, str | int] = {
        "side": page.side(row.controller),
        "al": str(row.al),
        "ml": str(row.ml),
        "multiplier": times(row.multiplier),
    }
    return page.t("cell-region-start", args)
