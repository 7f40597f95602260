"""A record as a page, at the terminal: with the analysis that is kept beside it, and with no more than one may see."""

from pathlib import Path

from cli.conftest import Polemos
from toy.table import played


def test_a_record_is_written_as_a_page_in_either_language(polemos: Polemos, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    ran = polemos("export", record, "--html", page)
    assert (ran.code, ran.err) == (0, "") and str(page) in ran.out
    text = page.read_text("utf-8")
    assert text.startswith("<!doctype html>") and 'lang="en"' in text and "<svg" in text and "<script" not in text
    assert polemos("export", record, "--html", page, "--as", "red", "--lang", "ja").code == 0
    assert 'lang="ja"' in page.read_text("utf-8")


def test_an_analysis_that_is_kept_is_told_where_nobody_is_cheated_by_it(polemos: Polemos, tmp_path: Path) -> None:
    record, page = tmp_path / "over.jsonl", tmp_path / "over.html"
    played(1000, scenario="short").save(record)
    assert '"analysed": false' in polemos("export", record, "--html", page, "--json").out
    assert polemos("analyse", record).code == 0
    assert '"analysed": true' in polemos("export", record, "--html", page, "--json").out
    assert "Chance to win" in page.read_text("utf-8")
    assert '"analysed": true' in polemos("export", record, "--html", page, "--json", "--as", "blue").out
    # of a game under way against a bot only what the own side's analysis found is told, to that side
    under_way = tmp_path / "on.jsonl"
    match = played(8)
    match.reseat({"red": "human", "blue": "random"}, [None, None])
    match.save(under_way)
    assert polemos("analyse", under_way, "--as", "red").code == 0
    assert '"analysed": false' in polemos("export", under_way, "--html", page, "--json").out
    assert '"analysed": false' in polemos("export", under_way, "--html", page, "--json", "--as", "blue").out
    assert '"analysed": true' in polemos("export", under_way, "--html", page, "--json", "--as", "red").out


def test_what_cannot_be_exported_is_said_in_one_line(polemos: Polemos, record: Path, tmp_path: Path) -> None:
    before = record.read_bytes()
    for arguments, told in (
        ([record, "--html", record], "ends in .html"),
        ([record], "--html"),
        ([tmp_path / "none.jsonl", "--html", tmp_path / "x.html"], "no such file"),
        ([record, "--html", tmp_path / "x.html", "--as", "green"], "unknown side"),
    ):
        ran = polemos("export", *arguments)
        assert ran.code == 2 and told in ran.err and len(ran.err.splitlines()) == 1, ran.err
    assert record.read_bytes() == before and not (tmp_path / "x.html").exists()
    record.with_name(record.name + ".analysis.json").write_text("{")
    ran = polemos("export", record, "--html", tmp_path / "x.html")
    assert ran.code == 2 and "analysis" in ran.err
