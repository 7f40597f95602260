"""The tables as a whole: one door to all names, names in both languages, sources of the map."""

import ast
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from polemos.games.belisarius.data import cards, charts, forces, world
from polemos.games.belisarius.data.charts import EVENT_NAMES, MARKERS
from polemos.games.belisarius.data.forces import LEADERS, UNIT_KEY
from polemos.games.belisarius.data.pack import DATA, FILES, FINGERPRINT, OURS, PACK
from polemos.games.belisarius.data.world import (
    AFFILIATIONS,
    CITY_NAME,
    LABELS,
    RIVER_COURSES,
    SEA_NAME,
    STRAIT_COURSES,
    TOWN_INDEX,
    TOWNS,
)
from polemos.games.belisarius.data.world import TERRAIN as GROUND
from polemos.games.belisarius.edge.board_view import pair

MAP_SOURCES = Path(__file__).resolve().parents[3] / "tools" / "map_sources.toml"


def public_names(module: ModuleType) -> set[str]:
    """Constants, classes and functions that a module makes itself."""
    found: set[str] = set()
    source = OURS / f"{module.__name__.rpartition('.')[2]}.py"
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found.add(node.name)
    return {name for name in found if not name.startswith("_")}


def test_no_two_modules_use_a_name() -> None:
    everything = [name for module in (cards, charts, forces, world) for name in public_names(module)]
    assert sorted(everything) == sorted(set(everything))


@pytest.mark.clause("2.2")
def test_every_chart_of_the_rulebook_has_its_table() -> None:
    charts_listed = [
        *(table.rows for table in (*charts.CRT, charts.COLONY_TABLE, charts.DIPLOMACY, charts.PILLAGE_TABLE)),
        *(charts.EVENT_OF, charts.operations.points.factors, charts.REVOLT_TABLE.rows, charts.COST_RECRUIT),
        *(charts.MARKERS, world.TERRAIN_COST, charts.TURN_YEARS, charts.PHASE_NAMES),
    ]
    assert all(charts_listed)


def test_fingerprint_and_provenance_are_those_of_the_data_in_use() -> None:
    assert PACK.load(None).fingerprint == FINGERPRINT
    assert DATA.provenance()["map.toml"] == "reconstructed"
    assert DATA.provenance()["scenarios/1.toml"] == "source"


# ---------------------------------------------------------------------------------------------------------------- names
def test_everything_has_a_name_in_both_languages() -> None:
    needed = {
        "provinces": AFFILIATIONS,
        "towns": [CITY_NAME[h] for h in TOWNS],
        "labels": [name for _, name in LABELS],
        "leaders": [UNIT_KEY[u] for u in LEADERS],
        "markers": MARKERS,
        "events": EVENT_NAMES,
        "seas": {name for name in SEA_NAME if name},
        "rivers": {name for name, _ in RIVER_COURSES},
        "straits": {name for name, _ in STRAIT_COURSES},
    }
    for section, wanted in needed.items():
        assert set(FILES.names[section]) == set(wanted), section


def test_names_are_in_their_language() -> None:
    for section, entries in FILES.names.items():
        for key, (english, japanese) in entries.items():
            assert english.isascii(), (section, key)
            assert any("\u3040" <= letter <= "\u9fff" for letter in japanese), (section, key)


def test_names_differ_within_a_section() -> None:
    for section, entries in FILES.names.items():
        for language in (0, 1):
            listed = [pair[language] for pair in entries.values()]
            assert len(set(listed)) == len(listed), section


@pytest.mark.parametrize(
    ("section", "key", "english", "japanese"),
    [
        ("towns", "Constantinopolis", "Constantinopolis", "コンスタンティノープル"),
        ("unit_types", "field_army", "field army", "野戦軍"),
        ("unit_types", "warband", "warband", "戦士団"),
        ("unit_types", "garrison", "garrison", "守備隊"),
        ("markers", "Currency Reform", "Currency Reform", "貨幣改鋳"),
        ("events", "Plague", "Plague", "疫病"),
        ("results", "BB", "bloodbath", "血戦"),
        ("levels", "Great Victory", "Great Victory", "大勝利"),
        ("scenarios", "2", "The Gothic War", "ゴート戦争"),
    ],
)
def test_names_of_the_rulebook(section: str, key: str, english: str, japanese: str) -> None:
    assert (pair(section, key)["en"], pair(section, key)["ja"]) == (english, japanese)


def test_what_has_no_name_keeps_its_own() -> None:
    assert pair("towns", "Atlantis")["ja"] == "Atlantis"


# ------------------------------------------------------------------------------------------------------------ sources
def test_no_fact_stands_in_two_places_of_the_map() -> None:
    content = tomllib.loads((OURS / "map.toml").read_text(encoding="utf-8"))
    assert set(content["hex"]["3433"]) == {"kind", "terrain", "province", "land", "sea", "strait"}


def test_the_map_is_that_of_its_sources() -> None:
    """Towns, marshes and straits as far as they can be told without the coasts."""
    sources = tomllib.loads(MAP_SOURCES.read_text(encoding="utf-8"))
    content = tomllib.loads((OURS / "map.toml").read_text(encoding="utf-8"))
    towns = [(t["name"], t["province"], t["class"], t.get("port", False), t["at"]) for t in sources["towns"]]
    built = [(c["name"], c["province"], c["class"], c["port"], [c["lat"], c["lon"]]) for c in content["city"]]
    assert towns == built
    assert {t["hex"]: t["name"] for t in sources["towns"] if "hex" in t}.items() <= {
        c["hex"]: c["name"] for c in content["city"]
    }.items()
    assert [strait["hexes"] for strait in sources["strait"]] == [strait["hexes"] for strait in content["strait"]]
    marshes = {name for name, entry in content["hex"].items() if entry.get("terrain") == "marsh"}
    assert marshes == set(sources["marsh"])
    assert sum(ground == 2 for ground in GROUND) == len(marshes)
    assert len(TOWN_INDEX) == len(towns)
