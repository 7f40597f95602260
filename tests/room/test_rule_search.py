"""Finding rules: by number, by words of either language, by other words for the same, and by words misspelt."""

from pathlib import Path

import pytest

from polemos.kernel.clauses import Registry, load_registry
from polemos.room.glossary import Glossary, GlossaryError, glossary_at
from polemos.room.query_words import stem
from polemos.room.rule_search import RuleSearch

CLAUSES = """
[[section]]
id = "1"
title = "Movement"
title_ja = "移動"

[[section]]
id = "2"
title = "Victory"
title_ja = "勝利条件"
"""
CLAUSE = """
[[clause]]
id = "{}"
title = "{}"
title_ja = "{}"
kind = "rule"
text = "{}"
text_ja = "{}"
refs = []
"""
BOOK = [
    ("1.1", "Moving", "移動", "An army may move along a road.", "軍隊は道路に沿って移動できる。"),
    ("1.1a", "Fleets", "艦隊", "A fleet moves by sea; an army does not.", "艦隊は海を移動する。軍隊は移動しない。"),
    ("1.2", "Stacking", "スタック", "At most ten units stand in a hex.", "1ヘクスに10個までのユニットを置ける。"),
    ("2.1", "When the game is won", "勝利の時", "Who holds the capital wins.", "首都を保持する側の勝ち。"),
    ("2.2", "Sieges", "包囲", "A besieged city starves after a year.", "包囲された都市は1年後に飢える。"),
    ("tbl.loss", "Losses", "損害", "An army loses a step for each hit.", "命中ごとに軍隊は1ステップを失う。"),
]
GLOSSARY = """
[[term]]
id = "step"
en = "step"
ja = "ステップ"
asked_en = ["hit points"]
text_en = "Half of a unit."
text_ja = "ユニットの半分。"
see = ["tbl.loss"]

[[topic]]
asked_en = ["road speed", "how far"]
asked_ja = ["道路の速さ"]
see = ["1.1", "1.1a"]
"""


@pytest.fixture(scope="module")
def registry(tmp_path_factory: pytest.TempPathFactory) -> Registry:
    path = tmp_path_factory.mktemp("book") / "clauses.toml"
    path.write_text(CLAUSES + "".join(CLAUSE.format(*one) for one in BOOK), encoding="utf-8")
    return load_registry(path)


@pytest.fixture(scope="module")
def search(registry: Registry, tmp_path_factory: pytest.TempPathFactory) -> RuleSearch:
    folder = tmp_path_factory.mktemp("data")
    (folder / "glossary.toml").write_text(GLOSSARY, encoding="utf-8")
    return RuleSearch(registry, glossary_at(folder))


def ids(search: RuleSearch, query: str) -> list[str]:
    found = search.find(query)
    return [clause.id for clause in found.hits[: found.whole]]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("1.1", ["1.1"]),
        ("1.", ["1.1", "1.1a", "1.2"]),
        ("1", ["1.1", "1.1a", "1.2"]),
        ("tbl.loss", ["tbl.loss"]),
        ("TBL.", ["tbl.loss"]),
        ("9", []),
        ("", []),
        ("?", []),
    ],
)
def test_numbers(search: RuleSearch, query: str, found: list[str]) -> None:
    assert ids(search, query) == found


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("fleet", "1.1a"),
        ("FLEETS", "1.1a"),
        ("arm", "1.1"),
        ("how many units in a hex?", "1.2"),
        ("How do I win?", "2.1"),
        ("victory", "2.1"),
        ("siege", "2.2"),
        ("navy", "1.1a"),
        ("包囲", "2.2"),
        ("攻城", "2.2"),
        ("勝つには", "2.1"),
        ("どうすれば勝てますか？", "2.1"),
        ("すたっく", "1.2"),
        ("hit points", "tbl.loss"),
        ("how far", "1.1"),
        ("道路の速さは", "1.1"),
    ],
)
def test_words(search: RuleSearch, query: str, first: str) -> None:
    assert ids(search, query)[0] == first


def test_titles_stand_before_texts(search: RuleSearch) -> None:
    assert ids(search, "move")[0] == "1.1"
    assert ids(search, "loses")[0] == "tbl.loss"


@pytest.mark.parametrize(
    ("query", "meant", "first"),
    [
        ("seige", "siege", "2.2"),
        ("victroy conditions", "victory conditions", "2.1"),
        ("スタツク", "スタック", "1.2"),
    ],
)
def test_a_word_misspelt_is_taken_for_the_nearest(search: RuleSearch, query: str, meant: str, first: str) -> None:
    found = search.find(query)
    assert found.meant == meant
    assert found.hits[0].id == first


def test_a_word_that_is_like_no_other_is_not_guessed(search: RuleSearch) -> None:
    found = search.find("xyzzy")
    assert (found.hits, found.whole, found.meant) == ((), 0, "")


def test_where_no_clause_holds_all_those_come_that_hold_some(search: RuleSearch) -> None:
    found = search.find("fleet xyzzy")
    assert found.whole == 0
    assert found.hits[0].id == "1.1a"


def test_words_to_be_marked_are_those_of_the_texts(search: RuleSearch) -> None:
    assert {"moving", "move", "moves", "移動"} <= set(search.find("movement").marks)


def test_words_of_the_glossary_come_with_what_was_asked(search: RuleSearch) -> None:
    assert [term.id for term in search.find("hit points").terms] == ["step"]
    assert [term.id for term in search.find("What is a step?").terms] == ["step"]
    assert search.find("fleet").terms == ()


@pytest.mark.parametrize(
    "words",
    [
        ("move", "moves", "moved", "moving"),
        ("city", "cities"),
        ("victory", "victories"),
        ("stop", "stopped"),
        ("roll",),
    ],
)
def test_words_without_their_endings_are_one(words: tuple[str, ...]) -> None:
    assert len({stem(word) for word in words}) == 1


@pytest.mark.parametrize(("one", "other"), [("need", "ne"), ("pass", "pas"), ("bring", "br")])
def test_what_only_looks_like_an_ending_stays(one: str, other: str) -> None:
    assert stem(one) != other


def test_a_room_without_a_glossary_has_none(tmp_path: Path) -> None:
    assert glossary_at(tmp_path) == Glossary()


@pytest.mark.parametrize(
    ("entry", "wrong"),
    [
        ('[[term]]\nid = "x"\nen = "x"\nja = "x"\nsee = []\n', "text_en"),
        ('[[topic]]\nasked_en = ["x"]\nsee = []\nclauses = []\n', "clauses"),
    ],
)
def test_a_glossary_with_a_key_missing_or_unknown_says_where(tmp_path: Path, entry: str, wrong: str) -> None:
    (tmp_path / "glossary.toml").write_text(entry, encoding="utf-8")
    with pytest.raises(GlossaryError, match=rf"glossary\.toml: .* 1: {wrong} is unknown or missing"):
        glossary_at(tmp_path)
