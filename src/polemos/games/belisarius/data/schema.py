"""The shape of each data file: which keys it has, and what stands under them."""

from collections.abc import Iterator, Mapping
from typing import Final

from polemos.room.data_shapes import (
    Cases,
    Exactly,
    Flag,
    Halves,
    ListOf,
    MapOf,
    OneOf,
    Real,
    Shape,
    Table,
    Text,
    Whole,
    Words,
)

# Names and orders on which the rules rely: a pack may change what they are worth, not what there is.
PROVINCES: Final = (
    *("Thracia", "Dacia", "Macedonia", "Pontica", "Asiana", "Oriens", "Aegyptus", "Armenia", "Persia"),
    *("Visigoths", "Suevii", "Basques", "Ostrogoths", "Vandals", "Franks", "Burgundy", "Lombards", "Gepidae"),
    *("Slavs", "Scythia", "Lazica", "Arabia", "Nubia", "Mauretania", "Garamantes"),
)
AFFILIATIONS: Final = (*PROVINCES, "Guard")
AREAS: Final = ("Franks", "Lombards", "Scythia", "Persia")
UNIT_TYPES: Final = ("field_army", "warband", "nomad", "garrison", "fleet")
SIDES: Final = ("imperial", "barbarian")
CONTROL: Final = (*SIDES, "neutral")
DIRECTIONS: Final = ("NE", "E", "SE", "SW", "W", "NW")
MARKERS: Final = (
    *("Agent", "Basileus", "Blue Faction", "Green Faction", "Orthodoxy", "Tolerance", "Currency Reform"),
    *("Forced March", "Imperial Regalia", "Leader", "Legal Reform", "Market", "Military Advantage"),
    *("Pope or Patriarch Intervenes", "Procopius Writes Secret History", "Rally", "Roman Alliance"),
    *("Theodora Intervenes", "Treachery", "Troops Demand Donative", "Disease Breaks Out", "End of Campaign"),
)
EVENT_ENTRIES: Final = (
    *("event.11", "event.13", "event.15", "event.21", "event.22", "event.23", "event.24", "event.25"),
    *("event.26", "event.31a", "event.33", "event.34", "event.36", "event.41", "event.42", "event.44"),
    *("event.51", "event.53", "event.55", "event.61", "event.64"),
)
ODDS: Final = ("1:3", "1:2", "1:1", "1.5:1", "2:1", "3:1", "4:1")
RESULTS: Final = ("AA", "AR", "AZ", "BB", "DD", "DR", "DZ")
DIPLOMACY_COLUMNS: Final = ("0-", "1", "2", "3", "4", "5+")
PHASES: Final = ("random_event", "diplomacy", "taxation", "recruitment", "levy", "operations", "supply")
LEVELS: Final = ("Imperial Victory", "Great Victory", "Stalemate", "Decline", "Collapse")
DICE: Final = ("1", "2", "3", "4", "5", "6")

_NAME: Final = Text()
_HEX: Final = Text(r"\d{4}", 'a hex number of four digits, such as "3511"')
_SIDE: Final = Text(r"\d{4}-\d{4}", 'two hex numbers, such as "3511-3512"')
_COLUMN: Final = Text(r"\d+(-\d+|\+)?", 'a column such as "1", "2-3" or "4+"')
_PROVINCE: Final = OneOf(PROVINCES, "a province")
_AFFILIATION: Final = OneOf(AFFILIATIONS, "a province or Guard")
_TERRAIN: Final = OneOf(("clear", "rough", "marsh", "desert"))
_WAYS: Final = Words(DIRECTIONS)
_FACES: Final = ListOf(Whole(1, 6), distinct=True)
_SMALL: Final = Whole(0, 99)
_SHIFT: Final = Whole(-9, 9)


def _all(keys: tuple[str, ...], shape: Shape) -> dict[str, Shape]:
    return dict.fromkeys(keys, shape)


def _numbers(*keys: str) -> Table:
    return Table(_all(keys, _SMALL))


def _shifts(*keys: str) -> Table:
    return Table(_all(keys, _SHIFT))


def _cells(columns: int, parts: tuple[str, ...]) -> dict[str, Shape]:
    """Six rows of cells; each cell a list of parts. `columns` -1: as many as the table names."""
    return _all(DICE, ListOf(ListOf(OneOf(parts), distinct=True), columns))


def _rows(keys: tuple[str, ...], words: tuple[str | int, ...]) -> dict[str, Shape]:
    return _all(keys, OneOf(words))


# ---------------------------------------------------------------------------------------------------------- map.toml
_SITE: Final[dict[str, Shape]] = {"lat": Real(-90, 90), "lon": Real(-180, 180)}
_LAND: Final[dict[str, Shape]] = {"kind": _NAME, "terrain": _TERRAIN, "province": _PROVINCE, "land": _WAYS}
_HEXES: Final = Cases(
    "kind",
    {
        "sea": Table({"kind": _NAME, "sea_name": _NAME, "sea": _WAYS}),
        "coast": Table({**_LAND, "sea": _WAYS}, {"strait": _WAYS}),
        "land": Table(_LAND, {"strait": _WAYS}),
    },
)
_CITY: Final[Mapping[str, Shape]] = {
    "name": _NAME,
    "hex": _HEX,
    "province": _PROVINCE,
    "class": OneOf(("city", "rich", "capital")),
    "port": Flag(),
}
_PATH: Final = Table({"name": _NAME, "path": ListOf(_HEX, least=2)})
_MAP: Final = Table(
    {
        "grid": _numbers("row_min", "row_max", "col_min", "col_max"),
        "offmap": ListOf(
            Table(
                {"name": OneOf(AREAS), "land_hexes": ListOf(_HEX, distinct=True)},
                {"sea_hexes": ListOf(_HEX, distinct=True), "fleet_hexes": ListOf(_HEX, distinct=True)},
            ),
            len(AREAS),
        ),
        "city": ListOf(Table(_CITY, _SITE)),
        "label": ListOf(Table({"name": _NAME, "hex": _HEX}, _SITE)),
        "strait": ListOf(Table({"name": _NAME, "hexes": ListOf(_HEX, 2)})),
        "river": ListOf(Table({"name": _NAME, "sides": ListOf(_SIDE, least=1, distinct=True)})),
        "road": ListOf(_PATH),
        "track": ListOf(_PATH),
        "hex": MapOf(_HEXES, r"\d{4}", 'hex numbers of four digits, such as "3511"'),
    },
    {
        "projection": Table(_all(("A0", "A1", "B0", "B1", "B2"), Real(-99, 99))),
        "anchor": ListOf(
            Table(
                {"name": _NAME, "hex": _HEX, "lat": Real(-90, 90), "lon": Real(-180, 180)},
                {"off_centre": Real(0, 99), "printed": _HEX},
            )
        ),
    },
)

# ------------------------------------------------------------------------------------- provinces.toml, counters.toml
_PROVINCE_CHART: Final = Table(
    {
        "province": ListOf(
            Table(
                {
                    "name": _PROVINCE,
                    "levy": Whole(0, 10),
                    "levy_types": ListOf(OneOf(("warband", "nomad", "garrison", "fleet")), least=1, distinct=True),
                    "core": Flag(),
                }
            ),
            len(PROVINCES),
        )
    }
)
_VALUES: Final = Table({"strength": _SMALL, "operation": _SMALL})
_LEADER: Final = Table(
    {"name": _NAME, "affiliation": _AFFILIATION, "stars": OneOf((1, 2))}, {"strength": _SMALL, "operation": _SMALL}
)
_COUNTERS: Final = Table(
    {
        "type": Table(_all((*UNIT_TYPES, "leader_one_star", "leader_two_star"), _VALUES)),
        "guard_bonus": _VALUES,
        "mix": MapOf(
            MapOf(_SMALL, "|".join(UNIT_TYPES), f"one of {', '.join(UNIT_TYPES)}"),
            words="a province or Guard",
            keys=AFFILIATIONS,
        ),
        "leader": ListOf(_LEADER, least=1),
    }
)

# ------------------------------------------------------------------------------------------------------------- tables
_STARS: Final = ("one_star_leader", "two_star_leader")
_CHECKS: Final = Table(
    {
        "heavy_tax": Table(
            {
                **_rows((*DICE, "7", "8", "9"), ("revolt", 1, 2, 3)),
                "modifiers": _shifts("justinian_in_constantinopolis", *_STARS, "pillaged_hex", "not_controlled"),
            }
        ),
        "revolt": Table(
            {
                **_rows(DICE, ("revolt", "none")),
                "modifiers": _shifts("pillaged_hex", "public_works_everywhere"),
                "effect": Table(_all(CONTROL, OneOf(CONTROL))),
            }
        ),
        "pillage": Table(
            {
                "columns": ListOf(_COLUMN, least=1),
                **_cells(-1, ("P", "R")),
                **_all(("strength_of_unit", "reaction_draw"), _SMALL),
                "loot": _numbers("rich_dice", "other"),
            }
        ),
        "colonisation": Table(
            {
                "columns": ListOf(_COLUMN, least=1),
                **_cells(-1, ("C", "R")),
                **_all(("strength_two_star_leader", "strength_one_star_leader", "strength_of_unit"), _SMALL),
                **_all(("reaction_draw", "units_settled"), _SMALL),
            }
        ),
        "disband": Table(
            {
                **_rows(DICE, ("revolt", "disband", "loyal")),
                "already_pillaged_draw": _SMALL,
                "modifiers": _shifts(*_STARS, "all_away", "some_away"),
            }
        ),
        "dice": Table(
            {
                **_all(("forced_march_loses_one", "leader_returns_justinian", "leader_removes_enemy"), _FACES),
                **_all(("disease_one_unit", "disease_two_units"), _FACES),
            }
        ),
    }
)
_CRT: Final = Table(_all(DICE, ListOf(OneOf(RESULTS), len(ODDS))))
_BY_RESULT: Final = MapOf(_SMALL, "|".join(RESULTS), f"one of {', '.join(RESULTS)}")
_COMBAT: Final = Table(
    {
        "odds": Table({"columns": Exactly(ODDS)}),
        "assault": _CRT,
        "manoeuvre": _CRT,
        "strength": Table(
            {
                "multiplier": ListOf(Whole(1, 9), least=1),
                **_all(("max_modifiers", "leader_one_star", "leader_two_star"), _SMALL),
                **_all(("military_advantage", "military_advantage_limit"), _SMALL),
                "terrain": _numbers(
                    *("city", "rich", "constantinopolis", "colony"), *("rough", "track", "marsh", "across_river")
                ),
            }
        ),
        "draws": Table({"draw": _BY_RESULT, "lose": _BY_RESULT}),
    }
)
_DIPLOMACY: Final = Table(
    {
        "table": Table(
            {
                "columns": Exactly(DIPLOMACY_COLUMNS),
                **_cells(len(DIPLOMACY_COLUMNS), ("D1", "D2", "D3", "R1", "R2")),
            }
        ),
        "modifiers": Table(
            {
                **_all(("all_towns_and_colonies", "guard_stack_with_leader"), _SHIFT),
                **_all(("core", "persia"), _shifts(*SIDES)),
            }
        ),
        "limits": _numbers("least_markers"),
        "reactions": _numbers("R1", "R2", "with_orthodoxy", "with_tolerance"),
        "assassination": Table({"success": _FACES, "failure_draw": _SMALL}),
    }
)
_DIE_PAIR: Final = OneOf(
    tuple(10 * tens + units for tens in range(1, 7) for units in range(1, 7)), "the numbers of two dice, 11 to 66"
)
_EVENTS: Final = Table(
    {
        "event": ListOf(
            Table(
                {"numbers": ListOf(_DIE_PAIR, least=1), "entry": _NAME, "name": _NAME},
                {
                    "provinces": ListOf(_PROVINCE, least=1, distinct=True),
                    **_all(("province_struck", "stack_removed", "hex_ruined"), _FACES),
                    **_all(("per_town", "least_units", "lead", "leader_counts"), _SMALL),
                },
            ),
            len(EVENT_ENTRIES),
        )
    }
)
_FINANCE: Final = Table(
    {
        "income": Table(
            {
                **_all(("city", "rich", "constantinopolis", "colony", "public_works"), _SMALL),
                "areas": Table(_all(AREAS, _SMALL)),
            }
        ),
        "recruit": _numbers(*UNIT_TYPES),
        "supply": _numbers(*UNIT_TYPES, "leader"),
        "other": _numbers(
            *("stratagem_marker", "colony_attempt", "public_works", "remove_pillage_town"),
            *("remove_pillage_other", "soldiers_demand_pay", "troops_demand_donative"),
        ),
    }
)
_OFFMAP: Final = Table(
    {
        "enter_cost": Halves(),
        "area": ListOf(Table({"name": OneOf(AREAS), "province": _PROVINCE, "port": Flag()}), len(AREAS)),
    }
)
_OPERATIONS: Final = Table(
    {
        "points": _numbers("factor_no_leader", "factor_one_star", "factor_two_star"),
        "cost": Table(
            {
                **_all(("assault", "manoeuvre", "pillage", "colonise"), Halves()),
                **_all(("sea_hex_from_friendly_port", "sea_hex_from_other_coast", "river_hex"), Halves()),
            }
        ),
        "zoc": Table(
            {
                **_all(("units_in_towns_project", "reaches_into_occupied_towns"), Flag()),
                **_all(("reaches_into_other_occupied_hexes", "across_straits", "neutral_units"), Flag()),
                **_all(("units_aboard", "land_and_naval_mix"), Flag()),
            }
        ),
        "limits": Table(
            {
                **_all(("stack", "hand", "area_reinforcements", "fleet_capacity"), Whole(1, 99)),
                **_all(("justinian_markers", "justinian_factor"), _SMALL),
            }
        ),
    }
)
_STRATAGEMS: Final = Table(
    {
        "marker": ListOf(
            Table(
                {"name": OneOf(MARKERS, "a stratagem marker"), "entry": _NAME},
                {
                    "diplomacy": Whole(1, 9),
                    **_all(("dice", "lead"), _SMALL),
                    "provinces": ListOf(_PROVINCE, least=1, distinct=True),
                    "towns": ListOf(_NAME, least=1, distinct=True),
                },
            ),
            len(MARKERS),
        )
    }
)
_GROUND: Final = Table({"cost": Halves(), "forage": _SMALL})
_FORAGE: Final = _numbers("forage")
_TERRAIN_EFFECTS: Final = Table(
    {
        "terrain": Table({**_all(("clear", "rough", "marsh", "desert"), _GROUND), "sea": _FORAGE}),
        "site": Table(_all(("city", "rich", "constantinopolis", "colony", "pillaged", "offmap"), _FORAGE)),
        "line": Table(
            {
                "road": Table({"cost": Halves(), "cancels_river": Flag()}),
                "track": Table({"cost": Halves()}),
                **_all(("river", "strait"), Table({"extra": Halves()})),
            }
        ),
    }
)
_TURNS: Final = Table(
    {
        "phases": Exactly(PHASES),
        "first_player": OneOf(SIDES),
        "years": ListOf(ListOf(Whole(1, 2000), 2), least=1),
    }
)
_POINTS: Final = Table(
    {
        **_all(("constantinopolis", "roma", "rich", "city", "colony", "public_works"), _SMALL),
        **_all(("controlled_province", "neutral_province"), Halves()),
    }
)
_VICTORY: Final = Table({**_all(SIDES, _POINTS), "levels": Table(_all(LEVELS, Whole(0, 999)))})

# ---------------------------------------------------------------------------------------------------------- scenarios
_GROUP: Final = Table(
    {
        "side": OneOf(CONTROL),
        "affil": _AFFILIATION,
        "where_kind": OneOf(("province", "town", "area", "any_town")),
    },
    {
        "where": _NAME,
        "units": MapOf(Whole(1, 99), "|".join(UNIT_TYPES), f"one of {', '.join(UNIT_TYPES)}"),
        "leaders": ListOf(_NAME, distinct=True),
        "restriction": Table(
            {"kind": OneOf(("not_near", "on_border", "not_in_town", "not_in_province")), "place": _NAME},
            {"count": Whole(1, 99)},
        ),
    },
)
_LENGTH: Final[Mapping[str, Shape]] = {
    "number": Whole(1, 3),
    "name": _NAME,
    "first_turn": Whole(1, 99),
    "last_turn": Whole(1, 99),
}
_FULL_SCENARIO: Final = Table(
    {
        **_LENGTH,
        "imperial_may_exceed_forage": Flag(),
        "pillaged_at_start": ListOf(_NAME, distinct=True),
        **_all(("treasury", "markers"), _numbers(*SIDES)),
        "control": Table(_all(CONTROL, ListOf(_PROVINCE, distinct=True))),
        "setup": ListOf(_GROUP, least=1),
    }
)


class _Scenario(Shape):
    """A card with everything on it, or one that refers to another card by `as_scenario`."""

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        short = isinstance(value, dict) and "as_scenario" in value
        shape = Table({**_LENGTH, "as_scenario": Whole(1, 3)}) if short else _FULL_SCENARIO
        yield from shape.faults(value, place)


# --------------------------------------------------------------------------------------------------------- names.toml
_PAIR: Final = Table({"en": _NAME, "ja": _NAME})
_FIXED_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "sides": CONTROL,
    "provinces": AFFILIATIONS,
    "peoples": AFFILIATIONS,
    "areas": AREAS,
    "unit_types": (*UNIT_TYPES, "leader"),
    "markers": MARKERS,
    "phases": PHASES,
    "scenarios": ("1", "2", "3"),
    "terrain": ("clear", "rough", "marsh", "desert", "sea", "offmap"),
    "features": (
        *("coast", "city", "rich", "capital", "port", "colony", "public_works", "pillaged"),
        *("road", "track", "river", "strait"),
    ),
    "tables": ("assault", "manoeuvre"),
    "results": RESULTS,
    "levels": LEVELS,
}
_FREE_NAMES: Final = ("towns", "labels", "seas", "straits", "rivers", "leaders", "events")
_NAMES: Final = Table(
    {
        **{section: MapOf(_PAIR, keys=keys) for section, keys in _FIXED_NAMES.items()},
        **_all(_FREE_NAMES, MapOf(_PAIR)),
    }
)

SCHEMAS: Final[Mapping[str, Shape]] = {
    "map.toml": _MAP,
    "names.toml": _NAMES,
    "counters.toml": _COUNTERS,
    "provinces.toml": _PROVINCE_CHART,
    "tables/checks.toml": _CHECKS,
    "tables/combat.toml": _COMBAT,
    "tables/diplomacy.toml": _DIPLOMACY,
    "tables/events.toml": _EVENTS,
    "tables/finance.toml": _FINANCE,
    "tables/offmap.toml": _OFFMAP,
    "tables/operations.toml": _OPERATIONS,
    "tables/stratagem-counts.toml": Table({"count": Table(_all(MARKERS, _SMALL))}),
    "tables/stratagems.toml": _STRATAGEMS,
    "tables/terrain.toml": _TERRAIN_EFFECTS,
    "tables/turns.toml": _TURNS,
    "tables/victory.toml": _VICTORY,
    "scenarios/1.toml": _Scenario(),
    "scenarios/2.toml": _Scenario(),
    "scenarios/3.toml": _Scenario(),
}
