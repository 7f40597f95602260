"""The shape of each data file: which keys it has, and what stands under them."""

from typing import Final

from polemos.room.data_shapes import Exactly, Flag, ListOf, MapOf, OneOf, Real, Shape, Table, Text, Whole

# Names and orders on which the rules rely: a pack may change what they are worth, not what there is.
SIDES: Final = ("athens", "syracuse")
TERRAIN: Final = ("plain", "raised", "fortified", "sea", "protected_sea", "box")
FORTS: Final = ("labdalon", "syke", "plemmyrion", "olympieion")
WALLS: Final = ("A1", "A2", "A3", "1A", "2A", "3A")
TYPES: Final = ("H", "C", "P", "A", "T")
SEASONS: Final = ("spring", "summer", "autumn", "winter")
PHASES: Final = ("A", "B1", "B2", "B3", "C", "D1", "D2", "D3", "D4", "D5")
COLUMNS: Final = ("1:3", "1:2", "2:3", "1:1", "3:2", "2:1", "3:1", "4:1", "5:1")
CODES: Final = ("R", "1/4", "1/2", "3/4", "A", "E")
COLOURS: Final = (*SIDES, "neutral")
EVENTS: Final = tuple(f"S{n}" for n in range(1, 26))
SCENARIOS: Final = ("1", "2", "3", "4", "5")

_NAME: Final = Text()
_SIDE: Final = OneOf(SIDES)
_SMALL: Final = Whole(0, 99)
_SHIFT: Final = Whole(-9, 9)
_ZONE: Final = Text(r"CAT|SYR|[TM]\d+", 'a zone such as "T7" or "M12"')
_UNIT: Final = Text(r"[A-Z]{2,3}\d*", 'a counter such as "AH1" or "NIC"')
_SITE: Final[dict[str, Shape]] = {"lat": Real(-90, 90), "lon": Real(-180, 180)}
_FACES: Final = ListOf(Whole(1, 6), distinct=True)


def _sides(shape: Shape) -> Table:
    return Table(dict.fromkeys(SIDES, shape))


def _of(shape: Shape, *keys: str) -> Table:
    return Table(dict.fromkeys(keys, shape))


_MAP: Final = Table(
    {
        "zone": ListOf(
            Table(
                {"id": _ZONE, "terrain": OneOf(TERRAIN), "x": Real(0, 9999), "y": Real(0, 9999), **_SITE},
                {
                    "only": _SIDE,
                    "camp": _SIDE,
                    "port": ListOf(_SIDE, least=1, distinct=True),
                    "port_when": OneOf(("always", "camp", "plemmyrion")),
                },
            ),
            least=2,
        ),
        "edge": ListOf(Table({"a": _ZONE, "b": _ZONE, "kind": OneOf(("land", "sea", "coast"))}, {"river": Flag()})),
        "fort": ListOf(
            Table(
                {"id": OneOf(FORTS), "zone": _ZONE, "points": _SMALL, **_SITE}, {"standing": _SIDE, "builder": _SIDE}
            ),
            len(FORTS),
        ),
        "wall": ListOf(
            Table(
                {"id": OneOf(WALLS), "side": _SIDE, "number": Whole(1, 9), "zones": ListOf(_ZONE, 2, distinct=True)},
                {"excludes": OneOf(WALLS)},
            ),
            len(WALLS),
        ),
        "chain": Table({"side": _SIDE, "zones": ListOf(_ZONE, 2, distinct=True), "fort": OneOf(FORTS)}),
        "camp": Table({"side": _SIDE, "zone": _ZONE, "anchorage": _ZONE, "from": ListOf(_ZONE, 2, distinct=True)}),
        "supply": Table(
            {
                "blockade_land": ListOf(_ZONE, least=1, distinct=True),
                "blockade_sea": ListOf(_ZONE, least=1, distinct=True),
                "starving_wall": OneOf(WALLS),
            }
        ),
    }
)
_COUNTERS: Final = Table(
    {
        "unit": ListOf(
            Table(
                {
                    "id": _UNIT,
                    "side": _SIDE,
                    "type": OneOf(TYPES),
                    "pf": Whole(1, 99),
                    "pf_reduced": Whole(1, 99),
                    "sword": Whole(0, 1),
                    "sword_reduced": Whole(0, 1),
                },
                {"allied": Flag(), "spartan": Flag()},
            ),
            least=2,
        ),
        "leader": ListOf(
            Table({"id": _UNIT, "side": _SIDE, "bonus": Whole(0, 2), "bonus_wounded": Whole(0, 2)}), least=2
        ),
    }
)
_UNITS: Final = Table(
    {
        "type": ListOf(
            Table({"id": OneOf(TYPES), "domain": OneOf(("land", "sea")), "builds": Flag(), "points": _SMALL}),
            len(TYPES),
        ),
        "movement": _of(
            _SMALL, "land", "withdrawal", "zone", "raised", "river", "wall_built", "wall_destroyed", "empty_fort"
        ),
        "stacking": _of(
            Whole(-1, 99), "plain", "raised", "fortified", "sea", "box", "protected_sea_pf", "camp", "fort_switch"
        ),
    }
)
_SEQUENCE: Final = Table(
    {
        "phases": Exactly(PHASES),
        "draw": _SMALL,
        "keep": _SMALL,
        "action_dice": Whole(1, 9),
        "divisor": Whole(1, 9),
        "minimum_declared": Whole(1, 9),
        "season": Table({**dict.fromkeys(SEASONS, _SHIFT), "winter_spares": _SMALL}),
        "cost": Table({"bonus": ListOf(_SMALL, 3), "no_leader": _SMALL, "attack": _SMALL}),
    }
)
_CONSTRUCTION: Final = Table(
    {
        "base": _sides(_SMALL),
        "points": ListOf(_SMALL, 6),
        "cost": _of(Whole(1, 99), "camp", "fort", "wall", "chain"),
        "builders_pf": _SMALL,
        "cavalry_factor": Whole(1, 9),
        "least_dice": _SMALL,
        "modifier": _of(_SHIFT, "advantage", "discard", "bonus_leader", "cavalry", "winter"),
        "modifier_athens": _of(_SHIFT, "labdalon", "chain"),
        "modifier_year": MapOf(_sides(_SHIFT), r"\d{3}", 'a year such as "414"'),
    }
)
_WORKS: Final = Table(
    {
        "siege": _of(_SMALL, "success", "most"),
        "demolition": _of(_SMALL, "success", "builders_pf"),
        "camp_assault": _of(_SMALL, "defenders", "advance"),
    }
)
_SUPPLY: Final = Table(
    {
        "track": _of(_SMALL, "least", "most"),
        "disette": _SHIFT,
        "appro": _SHIFT,
        "appro_winter": _SHIFT,
        "cavalry_factor": Whole(1, 9),
        "athens_short_on": _FACES,
        "syracuse_short_on": _FACES,
        "attrition": _of(Whole(1, 99), "land_step", "sea_step", "winter", "one", "all"),
    }
)
_VICTORY: Final = Table(
    {
        "sudden_pf": _SMALL,
        "wall": _SMALL,
        "leader": _SMALL,
        "late_plemmyrion": _SMALL,
        "draw_margin": _SMALL,
        "advantage_pa": _SMALL,
    },
    {"sources": Table({"fort": _NAME})},
)
_CRT: Final = Table(
    {
        "columns": Exactly(COLUMNS),
        "codes": Exactly(CODES),
        "rows": _of(
            ListOf(Text(r"(R|1/4|1/2|3/4|A|E)\|(R|1/4|1/2|3/4|A|E)", 'a result such as "1/4|1/2"'), len(COLUMNS)),
            *map(str, range(8)),
        ),
    }
)
_COMBAT: Final = Table(
    {
        "max_shift": _SMALL,
        "max_modifier": _SMALL,
        "shift": _of(_SHIFT, "raised", "river", "wall", "landing", "fort_in_zone", "fort_assault", "camp_assault"),
        "modifier": _of(_SHIFT, "sword"),
    }
)
_EVENTS: Final = Table(
    {
        "event": ListOf(
            Table(
                {"id": OneOf(EVENTS), "phase": OneOf((*PHASES, "any")), "entry": _NAME},
                {
                    "columns": _SMALL,
                    "hits": _FACES,
                    "divisor": Whole(1, 6),
                    "disaster": _FACES,
                    "units": _SMALL,
                    "success": ListOf(Whole(1, 7), 2),
                    "boxes": _SMALL,
                },
            ),
            len(EVENTS),
        )
    }
)
_CHITS: Final = Table(
    {
        "stays_out": ListOf(OneOf(EVENTS), distinct=True),
        "chit": ListOf(
            Table(
                {
                    "id": Text(r"S\d+[a-z]?", 'a chit such as "S4" or "S12a"'),
                    "event": OneOf(EVENTS),
                    "colour": OneOf(COLOURS),
                    "standard": Flag(),
                    "single": Flag(),
                }
            ),
            least=12,
        ),
    }
)
_TURNS: Final = Table(
    {
        "deadline": _SMALL,
        "turn": ListOf(Table({"box": _SMALL, "season": OneOf(SEASONS), "year": Whole(100, 999)}), least=1),
    }
)
_LOT: Final[dict[str, Shape]] = {
    "id": _NAME,
    "side": _SIDE,
    "zones": ListOf(_ZONE, least=1, distinct=True),
    "units": ListOf(_UNIT, least=1, distinct=True),
    "by_sea": Flag(),
}
_REINFORCEMENTS: Final = Table(
    {
        "historical": ListOf(Table({**_LOT, "turn": _SMALL})),
        "optional": ListOf(Table({**_LOT, "from_turn": _SMALL})),
    }
)
_SETUP: Final = MapOf(
    ListOf(Text(r"[A-Z]{2,3}\d*-?", 'a counter such as "AH1", or "AH1-" reduced'), distinct=True),
    r"CAT|SYR|[TM]\d+|labdalon|syke|plemmyrion|olympieion|camp",
    "a zone, a fort or camp",
)
_SCENARIO: Final = Table(
    {
        "number": Whole(1, 9),
        "first_turn": _SMALL,
        "last_turn": _SMALL,
        "advantage": _SIDE,
        "supply": _sides(Whole(0, 9)),
        "hands": MapOf(ListOf(Text(), distinct=True), "|".join(SIDES), "a side"),
        "camp": OneOf(("none", "built", "destroyed")),
        "plemmyrion_in_time": Flag(),
        "forts": MapOf(_SIDE, "|".join(FORTS), "a fort"),
        "walls": MapOf(OneOf(("built", "destroyed")), "|".join(WALLS), "a wall"),
        "points": _sides(_SMALL),
        "removed_chits": ListOf(Text(), distinct=True),
        "removed_units": ListOf(_UNIT, distinct=True),
        "setup": _sides(_SETUP),
    },
    {
        "wall_order_exempt": ListOf(OneOf(WALLS), distinct=True),
        "halved_pa": MapOf(ListOf(_SMALL), "|".join(SIDES), "a side"),
        "delayed": MapOf(_SMALL, r"\w+", "a lot"),
        "not_coming": ListOf(_UNIT, distinct=True),
    },
)
_NAMES: Final = MapOf(MapOf(_of(_NAME, "en", "ja"), r"(?s).+", "a name"), r"[a-z_]+", "a section")

SCHEMAS: Final[dict[str, Shape]] = {
    "map.toml": _MAP,
    "counters.toml": _COUNTERS,
    "tables/units.toml": _UNITS,
    "tables/sequence.toml": _SEQUENCE,
    "tables/construction.toml": _CONSTRUCTION,
    "tables/works.toml": _WORKS,
    "tables/supply.toml": _SUPPLY,
    "tables/victory.toml": _VICTORY,
    "tables/crt.toml": _CRT,
    "tables/combat.toml": _COMBAT,
    "tables/events.toml": _EVENTS,
    "tables/chits.toml": _CHITS,
    "tables/turns.toml": _TURNS,
    "tables/reinforcements.toml": _REINFORCEMENTS,
    **{f"scenarios/{n}.toml": _SCENARIO for n in SCENARIOS},
    "names.toml": _NAMES,
}
"""Every data file, in the order in which they are read."""
