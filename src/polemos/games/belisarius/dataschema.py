"""The schema of each data file."""

from typing import Final

from polemos.games.belisarius.datashape import MapOf, Shape, Text

SCHEMAS: Final[dict[str, Shape]] = {
    name: MapOf(Text())
    for name in (
        "map.toml",
        "counters.toml",
        "provinces.toml",
        "tables/checks.toml",
        "tables/combat.toml",
        "tables/diplomacy.toml",
        "tables/events.toml",
        "tables/finance.toml",
        "tables/offmap.toml",
        "tables/operations.toml",
        "tables/stratagem-counts.toml",
        "tables/stratagems.toml",
        "tables/terrain.toml",
        "tables/turns.toml",
        "tables/victory.toml",
        "scenarios/1.toml",
        "scenarios/2.toml",
        "scenarios/3.toml",
    )
}
