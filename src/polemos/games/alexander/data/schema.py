"""The shape of each data file: which keys it has, and what stands under them."""

from typing import Final

from polemos.games.alexander.data.schema_tables import CHARTS
from polemos.games.alexander.data.schema_words import CHARTED, CLASSES, HEXSIDES, TERRAINS, of, said
from polemos.games.alexander.data.schema_words import TYPES as TYPES
from polemos.room.data_shapes import Cases, Flag, ListOf, MapOf, OneOf, Real, Shape, Table, Text, Whole

# Names and orders on which the rules rely: a pack may change what they are worth, not what there is.
SCENARIOS: Final = (
    "samarkand", "chaeronea", "pelium", "granicus", "issus", "arbela", "jaxartes", "hydaspes", "lyginus", "arigaeum",
)  # fmt: skip
MAPS: Final = ("chaeronea", "pelium", "granicus", "issus", "arbela", "hydaspes", "lyginus", "arigaeum")
SIDES: Final = ("macedonian", "enemy")
#: The peoples of the battles: the word of the data for a side.
PEOPLES: Final = (
    "macedonian", "sogdian", "greek", "illyrian", "persian", "scythian", "indian", "triballian", "aspasian",
)  # fmt: skip
TABLES: Final = (
    "activation", "clash-of-spears", "elephants-chariots", "facing-zoc", "leader-casualty", "missile",
    "missile-rules", "movement-cost", "movement-given", "optional-rules", "orderly-withdrawal", "orders", "rally-table",
    "rout-points", "rout-rally", "sequence-of-play", "shock-crt", "shock-procedure", "size-ratio", "superiority",
    "terrain-shock", "tq-checks", "unit-types",
)  # fmt: skip
EDGES: Final = ("left", "right", "top", "bottom")
FACINGS: Final = (30, 90, 150, 210, 270, 330)
MISSILES: Final = ("", "J", "A", "S", "B", "J+a")
#: Features of the hexsides of a map; a road is drawn, it changes nothing.
FEATURES: Final = ("minor_river", "steep_bank", "abatis", "wall", "gate")
#: The special rules, each with its keys beside its title and text.
SPECIAL: Final[dict[str, tuple[str, ...]]] = {
    "samarkand.1": ("max_turns", "tie"),
    "samarkand.2": ("leader", "from_turn", "roll_at_most"),
    "samarkand.3": ("side", "edge", "max_exit"),
    "samarkand.4": (),
    "chaeronea.1": ("leader", "factor", "rout_points", "elite"),
    "chaeronea.2": ("phalanxes",),
    "chaeronea.3": ("terrain",),
    "chaeronea.4": ("leader", "units"),
    "chaeronea.5": ("unit",),
    "chaeronea.6": ("leader", "contingents", "free", "must_roll", "first_turns"),
    "pelium.1": ("hexside", "gate"),
    "pelium.2": ("side", "exit_rp", "edge", "row_min", "row_max"),
    "pelium.3": ("turn", "trigger_hexes", "side", "terrain"),
    "pelium.4": ("type", "terrain"),
    "pelium.5": ("max_turns", "winner"),
    "granicus.1": ("contingent", "leader", "trigger_hexes"),
    "granicus.2": ("terrain", "elevation", "bank"),
    "granicus.3": ("leader",),
    "issus.1": ("leader", "winner", "edge"),
    "issus.2": ("contingent", "leader", "trigger_hexes"),
    "issus.3": ("hexside",),
    "issus.4": ("terrain",),
    "issus.5": ("contingent",),
    "arbela.1": ("leader", "winner", "edge"),
    "arbela.2": ("type",),
    "arbela.3": ("side", "contingent", "facing"),
    "arbela.4": ("contingent", "trigger_column"),
    "jaxartes.1": ("river", "terrain", "shift", "leader_mp"),
    "jaxartes.2": ("ignore",),
    "jaxartes.3": ("type", "withdraw_hexes"),
    "jaxartes.4": ("classes",),
    "jaxartes.5": (),
    "hydaspes.1": ("side",),
    "hydaspes.2": ("terrain",),
    "hydaspes.3": ("side",),
    "hydaspes.4": (
        "optional", "leader", "turn", "edge", "row_min", "row_max", "facing", "orders", "level_drop", "rout_edge",
    ),
    "hydaspes.5": ("type",),
    "lyginus.1": ("side", "terrain", "until_turn"),
    "arigaeum.1": ("side", "first_turn", "last_turn", "elevation", "shift"),
}  # fmt: skip

_NAME: Final = Text()
_HEX: Final = Text(r"\d{4}", 'a hex such as "0714"')
_ID: Final = Text(r"[a-z]{3}(\.[a-z0-9-]+)+", 'an id such as "mac.hy.1"')
_IDS: Final = ListOf(_ID, least=1, distinct=True)
_WORD: Final = Text(r"[a-z_]+", 'a word such as "left_wing"')
_WORDS: Final = ListOf(_WORD, least=1, distinct=True)
_PEOPLE: Final = OneOf(PEOPLES)
_EDGE: Final = OneOf(EDGES)
_FACING: Final = OneOf(FACINGS)
_TERRAIN: Final = OneOf(TERRAINS)
_SOME: Final = Whole(1, 99)
_RATING: Final = Whole(0, 9)
_POINTS: Final = Whole(0, 999)


def _by_side(shape: Shape) -> MapOf:
    return MapOf(shape, "|".join(PEOPLES), "a side of the battle")


_KEYS: Final[dict[str, Shape]] = {
    **of(
        _SOME, "max_turns", "from_turn", "max_exit", "factor", "phalanxes", "first_turns", "row_min", "row_max", "turn",
        "trigger_hexes", "trigger_column", "leader_mp", "withdraw_hexes", "orders", "until_turn", "first_turn",
        "last_turn", "elevation", "bank", "shift",
    ),
    **of(_POINTS, "rout_points", "exit_rp", "level_drop"),
    **of(_PEOPLE, "tie", "winner", "side"),
    **of(_EDGE, "edge", "rout_edge"),
    **of(_ID, "leader", "unit"),
    **of(_IDS, "units", "free", "must_roll"),
    **of(Flag(), "elite", "optional"),
    **of(OneOf(HEXSIDES), "hexside", "gate"),
    "roll_at_most": _RATING,
    "terrain": _TERRAIN,
    "facing": _FACING,
    "type": OneOf(TYPES),
    "classes": ListOf(OneOf(CLASSES), least=1, distinct=True),
    "contingent": _WORD,
    "contingents": _WORDS,
    "river": OneOf(("raft",)),
    "ignore": ListOf(OneOf(FEATURES), least=1, distinct=True),
}  # fmt: skip


def _rules(battle: str) -> ListOf:
    """The special rules of a battle, told apart by their ids."""
    own = {name: keys for name, keys in SPECIAL.items() if name.startswith(f"{battle}.")}
    texts = said("title", "title_ja", "text", "text_ja")
    cases = {name: Table({"id": _NAME, **texts, **{key: _KEYS[key] for key in keys}}) for name, keys in own.items()}
    return ListOf(Cases("id", cases), len(own))


_LEADER: Final = Table(
    {
        "id": _ID,
        "name": _NAME,
        "side": _PEOPLE,
        "hex": Text(r"(\d{4})?", 'a hex such as "0714", or "" for one who comes later'),
        "initiative": OneOf(("C", *range(1, 10)), '"C" or a whole number from 1 to 9'),
        "range": _SOME,
        "line": Flag(),
        "charisma": _RATING,
    },
    {
        **of(_RATING, "pc", "strategy"),
        "role": OneOf(("OC", "WC")),
        **of(Flag(), "elite", "rides_elephant", "personal_combat"),
        "mcc_capacity": _SOME,
        "optional": OneOf(("5.6",)),
        **of(_IDS, "wing", "commands"),
        "cost": _SOME,
    },
)
_UNIT: Final = Table(
    {
        "id": _ID,
        "name": _NAME,
        "side": _PEOPLE,
        "contingent": _WORD,
        "type": OneOf(TYPES),
        "class": OneOf(CLASSES),
        "chart_type": OneOf(CHARTED),
        "tq": Whole(1, 9),
        "size": Whole(1, 20),
        "ma": Whole(1, 20),
        "missile": OneOf(MISSILES, '"J", "A", "S", "B", "J+a" or "" for none'),
        "double": Flag(),
        "hexes": ListOf(_HEX, distinct=True),
        "facing": _FACING,
        "template": Text(r"[a-z0-9_]+", 'a word such as "hc_comp"'),
        "rp": Whole(0, 99),
    },
    {**of(Flag(), "thracian", "shock_capable", "scythed", "cataphract", "sacred_band"), "number": Whole(1, 99)},
)
_LINE: Final = Table(
    {
        "leader": _ID,
        "side": _PEOPLE,
        "types": ListOf(OneOf(tuple(dict.fromkeys((*TYPES, *CLASSES)))), least=1, distinct=True),
        "contingents": _WORDS,
    }
)


def _scenario(name: str) -> Table:
    return Table(
        {
            "id": OneOf((name,)),
            **said("title", "title_ja", "date", "date_ja", "history", "history_ja"),
            "bonus": Flag(),
            "map": OneOf(MAPS),
            "play_area": Table(of(_SOME, "col_min", "col_max", "row_min", "row_max")),
            "sides": ListOf(_PEOPLE, 2, distinct=True),
            "non_macedonian_side": _PEOPLE,
            "turn_limit": Whole(0, 99),
            "suggested_options": ListOf(Text(r"\d+\.\d+", 'a section such as "5.5"'), distinct=True),
            "leaders": ListOf(_LEADER, least=2),
            "line_commands": ListOf(_LINE, distinct=True),
            "units": ListOf(_UNIT, least=2),
            "special_rules": _rules(name),
            "withdrawal": _by_side(Whole(1, 999)),
            "retreat_edge": _by_side(_EDGE),
            "overall_commander": _by_side(_ID),
            "wing_commanders": _by_side(ListOf(_ID, distinct=True)),
            "totals": _by_side(
                Table({**of(_POINTS, "units", "unit_rout_points", "leader_rout_points"), "approx_men": Whole(0, 99999)})
            ),
            "victory": Table(of(ListOf(_NAME, least=1, distinct=True), "conditions", "conditions_ja")),
        },
        {
            "reinforcements": Table(
                {
                    "turn": _SOME,
                    "edge": _EDGE,
                    **of(_SOME, "row_min", "row_max"),
                    "facing": _FACING,
                    "leaders": ListOf(_LEADER),
                    "units": ListOf(_UNIT, least=1),
                }
            )
        },
    )


_SITE: Final[dict[str, Shape]] = {"hex": _HEX, "lat": Real(-90, 90), "lon": Real(-180, 180)}
_SIDE_LIST: Final = ListOf(Text(r"\d{4}-\d{4}", 'a hexside such as "0714-0815"'), distinct=True)
_MAP: Final = Table(
    {
        "id": OneOf(MAPS),
        **said("name", "orientation", "orientation_ja"),
        **of(_SOME, "cols", "rows"),
        "map_up_bearing_true": Whole(0, 359),
        "hex_metres": Real(1, 999),
        "anchor": Table({**_SITE, "accuracy": _NAME}),
        "rampage_north_facing": _FACING,
        "legend": MapOf(_TERRAIN, r"\S", "one character"),
        "terrain": ListOf(Text(r"\S+", "one character a column")),
        "elevation": ListOf(Text(r"\d+", "one digit a column")),
        "hexsides": Table(of(_SIDE_LIST, *FEATURES), of(_SIDE_LIST, "road")),
        "place": ListOf(Table({"name": _NAME, "kind": _WORD, **_SITE})),
    }
)
_NAMES: Final = MapOf(MapOf(Table(said("en", "ja")), r"(?s).+", "a name"), r"[a-z_]+", "a section")

SCHEMAS: Final[dict[str, Shape]] = {
    **{f"scenarios/{name}.toml": _scenario(name) for name in SCENARIOS},
    **{f"maps/{name}.toml": _MAP for name in MAPS},
    **{f"tables/{name}.toml": CHARTS[name] for name in TABLES},
    "names.toml": _NAMES,
}
"""Every data file, in the order in which they are read."""
