"""What a player reads from the data: both languages, figures that are keys, words that make sense by themselves."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from polemos.games.alexander.data.pack import OURS, PACK
from polemos.games.alexander.data.words import CLASSES, EDGES, HEXSIDES, MAPS, PEOPLES, SCENARIOS, TERRAINS, TYPES
from polemos.games.alexander.edge.board_view import PHASES, STATES

FILES = PACK.load(None).files
NAMES = FILES["names.toml"]
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
#: Words that speak of files or of how the data came about, and so say nothing to a player.
STRAY = re.compile(r"\.toml|reconstructed-|scenario-|RULING|SPEC\b|leak|play-?test|see tables", re.IGNORECASE)


def battle(name: str) -> dict[str, Any]:
    return FILES[f"scenarios/{name}.toml"]


def texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for element in value.values():
            yield from texts(element)
    elif isinstance(value, list):
        for element in value:
            yield from texts(element)


def figures(text: str) -> set[int]:
    """The figures of a rule, without references to ancient books (Arrian 4.4.4) and numbers of hexes."""
    plain = re.sub(r"\([^()]*\d\.\d[^()]*\)", "", text)
    plain = re.sub(r"\d{4}", "", plain)
    return {int(figure) for figure in re.findall(r"\d+", plain)}


@pytest.mark.parametrize("name", PACK.files)
def test_no_word_of_files_or_of_how_they_were_made(name: str) -> None:
    assert [text for text in texts(FILES[name]) if STRAY.search(text)] == []
    comments = [line for line in (OURS / name).read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    assert [line for line in comments if STRAY.search(line)] == []


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_figure_of_a_special_rule_is_a_key(name: str) -> None:
    """So that the rules take it from the data; numbers in lists of ids count, as in phalanxes 1 to 5."""
    for rule in battle(name)["special_rules"]:
        keys = {value for value in rule.values() if isinstance(value, int) and not isinstance(value, bool)}
        keys |= {int(n) for unit in rule.get("units", []) for n in re.findall(r"\d+", unit)}
        keys |= {len([unit for unit in rule.get("units", []) if ".hy." in unit])}
        for text in (rule["text"], rule["text_ja"]):
            assert figures(text) <= keys, rule["id"]
        assert figures(rule["text"]) == figures(rule["text_ja"]) or rule["id"] == "chaeronea.4"


def test_the_figures_of_the_special_rules() -> None:
    """What stands under the keys, rule by rule."""
    found = {
        rule["id"]: {key: value for key, value in rule.items() if type(value) is int}
        for name in SCENARIOS
        for rule in battle(name)["special_rules"]
    }
    assert {key: value for key, value in found.items() if value} == {
        "samarkand.1": {"max_turns": 6},
        "samarkand.2": {"from_turn": 2, "roll_at_most": 3},
        "samarkand.3": {"max_exit": 4},
        "chaeronea.1": {"factor": 5, "rout_points": 25},
        "chaeronea.2": {"phalanxes": 12},
        "chaeronea.6": {"first_turns": 1},
        "pelium.2": {"exit_rp": 90, "row_min": 6, "row_max": 28},
        "pelium.3": {"turn": 1, "trigger_hexes": 3},
        "pelium.5": {"max_turns": 15},
        "granicus.1": {"trigger_hexes": 8},
        "granicus.2": {"elevation": 1, "bank": 2},
        "issus.2": {"trigger_hexes": 2},
        "arbela.3": {"facing": 270},
        "arbela.4": {"trigger_column": 12},
        "jaxartes.1": {"shift": 2, "leader_mp": 3},
        "jaxartes.3": {"withdraw_hexes": 2},
        "hydaspes.4": {"turn": 6, "row_min": 5, "row_max": 29, "facing": 270, "orders": 1, "level_drop": 15},
        "lyginus.1": {"until_turn": 5},
        "arigaeum.1": {"first_turn": 1, "last_turn": 4, "elevation": 2, "shift": 1},
    }


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_battle_speaks_both_languages(name: str) -> None:
    content = battle(name)
    pairs = [(content[key], content[f"{key}_ja"]) for key in ("title", "date", "history")]
    pairs += [(rule[key], rule[f"{key}_ja"]) for rule in content["special_rules"] for key in ("title", "text")]
    conditions = content["victory"]
    assert len(conditions["conditions"]) == len(conditions["conditions_ja"])
    pairs += zip(conditions["conditions"], conditions["conditions_ja"], strict=True)
    for english, japanese in pairs:
        assert JAPANESE.search(japanese), english
        assert not JAPANESE.search(english), english


@pytest.mark.parametrize("name", MAPS)
def test_a_map_speaks_both_languages(name: str) -> None:
    content = FILES[f"maps/{name}.toml"]
    assert JAPANESE.search(content["orientation_ja"])
    assert not JAPANESE.search(content["orientation"])
    assert content["name"] in NAMES["maps"]


def test_everything_has_a_name_in_both_languages() -> None:
    units: set[str] = set()
    leaders: set[str] = set()
    contingents: set[str] = set()
    for name in SCENARIOS:
        late = battle(name).get("reinforcements", {"units": [], "leaders": []})
        for unit in [*battle(name)["units"], *late["units"]]:
            units.add(unit["name"])
            contingents.add(unit["contingent"])
        leaders.update(leader["name"] for leader in [*battle(name)["leaders"], *late["leaders"]])
    assert set(NAMES["units"]) == units
    assert set(NAMES["leaders"]) == leaders
    assert set(NAMES["contingents"]) == contingents
    assert set(NAMES["places"]) == {place["name"] for name in MAPS for place in FILES[f"maps/{name}.toml"]["place"]}
    assert set(NAMES["battles"]) == {battle(name)["title"] for name in SCENARIOS}
    assert set(NAMES["sides"]) == set(PEOPLES)
    assert set(NAMES["terrain"]) == set(TERRAINS)
    assert set(NAMES["lines"]) == {*HEXSIDES, "road"}
    assert set(NAMES["types"]) == set(TYPES)
    assert set(NAMES["classes"]) == set(CLASSES)
    assert set(NAMES["edges"]) == set(EDGES)
    assert list(NAMES["phases"]) == list(PHASES)
    assert set(NAMES["states"]) == set(STATES)
    for section, entries in NAMES.items():
        if isinstance(entries, dict):
            for key, name_of in entries.items():
                assert JAPANESE.search(name_of["ja"]), (section, key)
                assert not JAPANESE.search(name_of["en"]), (section, key)


def test_no_two_units_or_leaders_are_called_alike() -> None:
    for section in ("units", "leaders", "battles", "places"):
        for language in ("en", "ja"):
            called = [entry[language] for entry in NAMES[section].values()]
            assert len(called) == len(set(called)), (section, language)


def test_how_units_are_called_in_japanese() -> None:
    called = {
        "Thessalians 1": "第1テッサリア騎兵",
        "Phalanx 12": "第12ファランクス",
        "Craterus (phalanx)": "クラテロスのファランクス",
        "Royal squadron of the Companions": "ヘタイロイ親衛騎兵隊",
        "Cardaces, left 2": "左翼第2カルダケス",
        "Theban Sacred Band": "テーバイ神聖隊",
    }
    assert {name: NAMES["units"][name]["ja"] for name in called} == called


@pytest.mark.clause("8.17c", "9.11a", "9.42a", "9.51a")
def test_japanese_words_are_those_of_the_rulebook() -> None:
    # bolts, cataphracts, the screen of elephants, mounted archers, Initiative, hexes, reaction facing, ammunition
    others = ["太矢", "弩砲", "カタフラクト", "随伴", "騎馬弓兵", "統率値", "ヘックス", "対応向き", "残少"]
    messages = (OURS / "text.ja.ftl").read_text(encoding="utf-8")
    for text in (messages, *texts(FILES)):
        assert [word for word in others if word in text] == []
