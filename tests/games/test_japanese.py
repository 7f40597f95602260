"""The Japanese of the rooms: written throughout, and one name for one thing in rules, counters and screens."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from polemos.match import games

NAMES: Final = sorted(games.names())
JAPANESE: Final = re.compile("[぀-ヿ一-鿿]")
ENGLISH: Final = re.compile("[a-z]{4,} [a-z]{3,}")
"""Two words of English, which no Japanese text holds."""
WIDE: Final = re.compile("[０-９Ａ-Ｚａ-ｚ（）]")
"""What is written half as wide, whatever stands around it."""
TERMS: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).resolve().parents[2] / "docs" / "ja" / "terms.toml").read_text(encoding="utf-8")
)
"""What is never written, and what is written instead."""
ASKED: Final = "asked_"
"""The key of words that players have, which a glossary leads to ours."""
RUDE: Final = re.compile(r"(?<!ます)(?<!です)(?<!ません)か？|[るうくすつぬぶむ]？")
"""A question in plain speech."""
ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "web" / "src" / "lib" / "text" / "ja"
"""What the page says."""


def room(name: str) -> Path:
    """The folder of a game's data."""
    return ROOT / "src" / "polemos" / "games" / name.replace("-", "_") / "data"


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_and_section_and_whatever_the_source_lacks_is_told_in_japanese(name: str) -> None:
    registry = games.find(name).clauses
    bare = [c.id for c in registry if not JAPANESE.search(c.title_ja) or ENGLISH.search(c.text_ja.replace(c.id, ""))]
    assert bare == []
    assert [c.id for c in registry if bool(c.missing) != bool(JAPANESE.search(c.missing_ja))] == []
    assert [s.id for s in registry.sections if not s.title or not JAPANESE.search(s.title_ja)] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_chapter_of_the_rules_has_a_title_of_its_own(name: str) -> None:
    registry = games.find(name).clauses
    chapters = {re.split(r"[.-]", clause.id)[0] for clause in registry}
    assert chapters - {section.id for section in registry.sections} == set()


@pytest.mark.parametrize("name", NAMES)
def test_one_thing_has_one_name_in_rules_screens_and_on_counters(name: str) -> None:
    own = TERMS["game"][name.replace("-", "_")]
    paths = sorted([*room(name).rglob("*.toml"), *room(name).rglob("*.ja.ftl")])
    assert wrong(paths, own) == []
    assert wrong([path for path in paths if path.suffix == ".ftl"], TERMS["rooms"]) == []


def test_one_thing_has_one_name_in_the_page_the_terminal_the_server_and_the_guide() -> None:
    source = ROOT / "src" / "polemos"
    general = [path for path in source.rglob("*.ja.ftl") if "games" not in path.parts]
    guide = ROOT / "docs" / "ja" / "user-guide.md"
    assert wrong([*sorted(general), *sorted(PAGE.glob("*.ftl")), guide], TERMS["everywhere"]) == []


def test_words_that_are_never_written_are_found(tmp_path: Path) -> None:
    text = tmp_path / "text.ja.ftl"
    text.write_text("a = 空の盤\nb = 序盤\nasked_ja = コマ\nc = コマを動かす\n", encoding="utf-8")
    assert wrong([text], TERMS["everywhere"]) == ["text.ja.ftl:1: 盤, not マップ", "text.ja.ftl:4: コマ, not 駒"]


def wrong(paths: list[Path], words: dict[str, str]) -> list[str]:
    """Each place where a text holds a word that is never written."""
    patterns = [(re.compile(pattern), right) for pattern, right in words.items()]
    return [
        f"{path.name}:{number}: {found.group()}, not {right}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith(ASKED)
        for pattern, right in patterns
        if (found := pattern.search(line))
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_player_is_asked_politely(name: str) -> None:
    path = room(name) / "text.ja.ftl"
    asked = re.findall(r"^(ask-[\w-]+ = .+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(asked) > 40
    assert [text for text in asked if RUDE.search(text)] == []


def test_figures_letters_and_brackets_are_half_as_wide_as_signs() -> None:
    source = ROOT / "src" / "polemos"
    found = []
    for path in sorted([*source.rglob("*.toml"), *source.rglob("*.ja.ftl"), *PAGE.glob("*.ftl")]):
        lines = path.read_text(encoding="utf-8").splitlines()
        found += [f"{path.name}:{number}: {line}" for number, line in enumerate(lines, 1) if WIDE.search(line)]
    assert found == []


def test_colons_and_question_marks_are_as_wide_as_signs() -> None:
    found = []
    texts = [path for name in NAMES for path in sorted(room(name).rglob("*.ja.ftl"))]
    for path in [*texts, *sorted(PAGE.glob("*.ftl"))]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#") and re.search("[:?]", re.sub(r"\{[^}]*\}?|[0-9]:[0-9]", "", line)):
                found.append(f"{path.name}:{number}: {line}")
    assert found == []


def test_clauses_of_events_and_markers_are_called_as_the_game_calls_them() -> None:
    names = tomllib.loads((room("belisarius") / "names.toml").read_text(encoding="utf-8"))
    events = {row["en"]: row["ja"] for row in names["events"].values()}
    markers = {row["en"]: row["ja"] for row in names["markers"].values()}
    seen = set()
    for clause in games.find("belisarius").clauses:
        kind = clause.id.partition(".")[0]
        if kind == "event" and ": " in clause.title:
            called = re.sub(r", step \d", "", clause.title.partition(": ")[2])
            assert clause.title_ja.startswith(f"イベント：{events[called]}"), clause.id
            seen.add(called)
        if kind == "strat":
            called = max((name for name in markers if clause.title.startswith(name)), key=len)
            assert clause.title_ja.startswith(markers[called]), clause.id
            seen.add(called)
    assert seen == {*events, *markers}


@pytest.mark.parametrize("name", NAMES)
def test_scenarios_are_told_in_japanese(name: str) -> None:
    bare = []
    for path in sorted((room(name) / "scenarios").glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        bare += [
            f"{path.name}: {key}" for key, text in _texts(data) if key.endswith("_ja") and not JAPANESE.search(text)
        ]
    assert bare == []


def _texts(data: Any, key: str = "") -> list[tuple[str, str]]:
    """Every text of a data file with its key."""
    if isinstance(data, str):
        return [(key, data)]
    if isinstance(data, dict):
        return [pair for name, value in data.items() for pair in _texts(value, name)]
    return [pair for value in data for pair in _texts(value, key)] if isinstance(data, list) else []


@pytest.mark.parametrize("name", NAMES)
def test_no_text_stands_twice(name: str) -> None:
    """Of two the first would be told, whatever the second says."""
    for path in sorted(room(name).rglob("text.*.ftl")):
        keys = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert keys and [key for key in dict.fromkeys(keys) if keys.count(key) > 1] == [], path.name
