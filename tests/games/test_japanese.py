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
NEVER: Final[dict[str, dict[str, str]]] = {
    "alexander": {
        "アレクサンダー": "アレクサンドロス",
        "ダリウス": "ダレイオス",
        "カイロネア": "カイロネイア",
        "ペリウム": "ペリオン",
        "ヒダスペス": "ヒュダスペス",
        "ヤクサート": "ヤクサルテス",
        "テーベ": "テーバイ",
        "カンパニオン": "ヘタイロイ",
        "ヒパスピスト": "ヒュパスピスタイ",
        "カルダス": "カルダケス",
        "ナバルザニス": "ナバルザネス",
        "アグリアニ人": "アグリアネス",
        "クレタ人弓兵": "クレタ弓兵",
    },
    "belisarius": {
        "プロヴィンス": "州",
        "徴募": "徴兵",
        "さいの目の修正": "出目の修正",
        "賽": "サイコロ",
        "の駒：": "：",
        "計略の駒": "計略マーカー",
        "盤外": "地図外",
        "親衛隊": "親衛ユニット",
        "反動": "リアクション",
        "手番側": "フェイジングプレイヤー",
        "後手番": "第2プレイヤーターン",
        "ランゴバルド": "ロンバルド",
    },
    "syracuse": {"イニシアティブ": "イニシアチブ", "対抗壁": "対抗ウォール"},
    "sparta_vs_athens": {
        "叛乱": "反乱",
        "ミュティレネ": "ミティリニ",
        "アナクトリオン": "アナクトリウム",
        "レズボス": "レスボス",
        "プロポンタス": "プロポンティス",
        "キティラ": "キュテーラ",
        "ペルシア": "ペルシャ",
        "ギリシア": "ギリシャ",
        "陸上戦闘": "地上戦闘",
        "海軍戦闘": "海上戦闘",
        "積立金": "積立基金",
        "通行税": "通行料",
        "陸上ルート": "地上ルート",
        "作戦値": "作戦ポイント",
        "タレント": "タラント",
        "ナウパクトス": "ナフパクトス",
        "シュラクサイ": "シラキュース",
        "ロケール": "ローカル",
        "対包囲": "反包囲",
        "扇動": "煽動",
        "第一プレイヤー": "第1プレイヤー",
        "維持費": "維持管理コスト",
    },
    "peloponnesian_war": {
        "反乱": "叛乱",
        "指揮官": "司令官",
        "修正": "修整",
        "敗走": "潰走",
        "陸上戦闘": "地上戦闘",
        "タレント": "タラント",
        "ペルシャ": "ペルシア",
        "ギリシャ": "ギリシア",
    },
}
"""By game: words that never stand on a screen, a counter or in a clause, and the word that does."""
ASKED: Final = "asked_"
"""The key of words that players have, which a glossary leads to ours."""
GUIDE: Final = {
    "プロヴィンス": "州",
    "徴募": "徴兵",
    "常時命令": "自動対応",
    "スイッチ": "選択ルール",
    "イニシアティブ": "イニシアチブ",
    "復元": "再構成",
    "カイロネア(": "カイロネイア",
}
"""The same for the Japanese guide, which speaks of all games."""
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


@pytest.mark.parametrize("name", sorted(NEVER))
def test_one_thing_has_one_name_in_rules_screens_and_on_counters(name: str) -> None:
    found = []
    for path in sorted([*room(name).rglob("*.toml"), *room(name).rglob("*.ja.ftl")]):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for wrong, right in NEVER[name].items():
                if wrong in line and not line.startswith(ASKED):
                    found.append(f"{path.name}:{number}: {wrong}, not {right}")
    assert found == []


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


def test_the_guide_uses_the_words_of_the_games() -> None:
    text = (ROOT / "docs" / "ja" / "user-guide.md").read_text(encoding="utf-8")
    assert [f"{word}, not {right}" for word, right in GUIDE.items() if word in text] == []


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
