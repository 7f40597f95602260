"""The registry of clauses: reading, citations, coverage."""

import json
from pathlib import Path

import pytest

from polemos.kernel import clauses as kernel_clauses
from polemos.kernel.clauses import (
    Clause,
    Registry,
    cited_in_room,
    cited_in_source,
    cited_in_text,
    coverage,
    load_registry,
)
from polemos.kernel.errors import BadInput

TOML = """
[[clause]]
id = "1.1"
kind = "rule"
title = "Moving"
title_ja = "移動"
text = "An army may move."
text_ja = "軍は移動できる。"
refs = ["1.2"]

[[clause]]
id = "1.2"
kind = "limit"
title = "Stacking"
title_ja = "スタック"
text = "No more than ten."
refs = []
optional = true
missing = "the number"

[[clause]]
id = "1.2a"
kind = "definition"
title = "Unit"
title_ja = "ユニット"
text = "A counter."
refs = []

[[clause]]
id = "tbl.loss"
kind = "table"
title = "Losses"
title_ja = "損害"
text = "Who loses what when armies fight."
refs = []
"""


@pytest.fixture
def registry(tmp_path: Path) -> Registry:
    path = tmp_path / "clauses.toml"
    path.write_text(TOML, encoding="utf-8")
    return load_registry(path)


def ids(found: list[Clause]) -> list[str]:
    return [clause.id for clause in found]


def test_sections_and_what_is_missing_have_titles_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "clauses.toml"
    section = '[[section]]\nid = "1"\ntitle = "Units"\ntitle_ja = "ユニット"\n'
    path.write_text(section + TOML + 'missing = "its size"\nmissing_ja = "大きさ"\n', encoding="utf-8")
    registry = load_registry(path)
    assert [(one.id, one.title_in("en"), one.title_in("ja")) for one in registry.sections] == [
        ("1", "Units", "ユニット")
    ]
    last = list(registry)[-1]
    assert (last.missing_in("en"), last.missing_in("ja")) == ("its size", "大きさ")
    assert registry["1.2"].missing_in("ja") == "the number"


@pytest.mark.parametrize(
    ("said", "reconstructed"),
    [
        ("", False),
        ('provenance = "source"', False),
        ('provenance = "reconstructed"', True),
        ('missing = "its size"', True),
        ('provenance = "source"\nmissing = "its size"', True),
    ],
)
def test_a_clause_is_reconstructed_in_part_or_as_a_whole(tmp_path: Path, said: str, reconstructed: bool) -> None:
    path = tmp_path / "clauses.toml"
    path.write_text(TOML + said, encoding="utf-8")
    assert list(load_registry(path))[-1].reconstructed == reconstructed


def test_clauses_are_read_in_the_order_of_the_rulebook(registry: Registry) -> None:
    assert [clause.id for clause in registry] == ["1.1", "1.2", "1.2a", "tbl.loss"]
    assert len(registry) == 4
    assert registry["1.2"] == Clause(
        "1.2", "limit", "Stacking", "スタック", "No more than ten.", "", (), True, "the number"
    )
    assert registry["1.1"].refs == ("1.2",)


def test_membership_and_unknown_clauses(registry: Registry) -> None:
    assert "1.2a" in registry
    assert "7.7" not in registry
    with pytest.raises(BadInput, match=r"no clause '7\.7'"):
        registry["7.7"]


def test_definitions_and_notes_cannot_be_broken(registry: Registry) -> None:
    assert [clause.id for clause in registry if clause.enforceable] == ["1.1", "1.2", "tbl.loss"]


def test_words_come_in_the_language_asked_for(registry: Registry) -> None:
    assert (registry["1.1"].title_in("ja"), registry["1.1"].text_in("ja")) == ("移動", "軍は移動できる。")
    assert (registry["1.1"].title_in("en"), registry["1.1"].text_in("en")) == ("Moving", "An army may move.")
    assert registry["1.2"].text_in("ja") == "No more than ten."


# ---------------------------------------------------------------- citations


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("An army moves [1.1].", ["1.1"]),
        ("Both [1.1, tbl.loss] and again [1.2].", ["1.1", "tbl.loss", "1.2"]),
        ("s.at[h] is no citation, nor is [1.1, h]", []),
        ("1.1 without brackets, [7.7] unknown", []),
        ("over two [1.1,\n    1.2] lines", ["1.1", "1.2"]),
    ],
)
def test_citations_in_text(registry: Registry, text: str, found: list[str]) -> None:
    assert cited_in_text(registry, text) == found


def test_citations_in_source(registry: Registry) -> None:
    source = '''"""Moves [1.1]."""

COUNT = ["1.2"]  # as many as fit [tbl.loss]
row[1.1] = f"{COUNT}"
clause = "1.2 or so"
'''
    assert list(cited_in_source(registry, source)) == [("1.1", 1), ("1.2", 3), ("tbl.loss", 3)]


@pytest.fixture
def room_folder(tmp_path: Path) -> Path:
    room = tmp_path / "room"
    (room / "data").mkdir(parents=True)
    (room / "rules.py").write_text('"""Moves [1.1]."""\n\nx = "1.1"\n', encoding="utf-8")
    (room / "data" / "table.toml").write_text(
        'name = "1.1"\n[[row]]\nclause = "tbl.loss"\n[more]\nclauses = ["1.2a", "no"]\n', encoding="utf-8"
    )
    (room / "data" / "clauses.toml").write_text(TOML, encoding="utf-8")
    return room


def test_citations_in_a_room(registry: Registry, room_folder: Path) -> None:
    assert cited_in_room(registry, room_folder) == {
        "1.1": ["rules.py:1", "rules.py:3"],
        "tbl.loss": ["data/table.toml"],
        "1.2a": ["data/table.toml"],
    }


def test_coverage_needs_code_and_test(registry: Registry, room_folder: Path) -> None:
    found = coverage(registry, room_folder, ["1.1", "1.2", "1.2a"])
    assert found.as_json() == {
        "clauses": 4,
        "enforceable": 3,
        "enforced": 2,
        "tested": 2,
        "missing": ["1.2", "tbl.loss"],
    }
    assert coverage(registry, room_folder, ["1.1", "tbl.loss"]).missing == ["1.2"]


def test_what_tests_proved_is_read_from_the_first_report(tmp_path: Path) -> None:
    report, later = tmp_path / "a.json", tmp_path / "b.json"
    later.write_text(json.dumps({"duel": ["1.1"]}), encoding="utf-8")
    assert kernel_clauses.tested_clauses("duel", [report, later]) == ["1.1"]
    report.write_text(json.dumps({"duel": ["1.2"]}), encoding="utf-8")
    assert kernel_clauses.tested_clauses("duel", [report, later]) == ["1.2"]
    assert kernel_clauses.tested_clauses("other", [report, later]) == []
    report.write_text('{"two_words": ["1.3"]}', encoding="utf-8")
    assert kernel_clauses.tested_clauses("two-words", [report]) == ["1.3"]
    assert kernel_clauses.tested_clauses("duel", []) == []
