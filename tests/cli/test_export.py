"""A record as a page, at the terminal: with the analysis that is kept beside it, and with no more than one may see."""

import json
from dataclasses import replace
from pathlib import Path

from cli.conftest import Polemos
from polemos.match.notebook import Comment, Notebook, Variation
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


def noted(path: Path) -> Path:
    """A record with comments and a variation, at a place."""
    match = played(8)
    line = Variation(3, "Over there", (match.record.entries[3],), (Comment(1, "And now?"),))
    notes = Notebook((Comment(0, "[b]First[/b]\n二行目"), Comment(8, "The end")), (line,))
    replace(match.record, notebook=notes).write(path)
    return path


def test_comments_and_variations_are_printed_where_they_belong(polemos: Polemos, tmp_path: Path) -> None:
    record, page = noted(tmp_path / "noted.jsonl"), tmp_path / "noted.html"
    ran = polemos("replay", record)
    rows = ran.out.splitlines()
    assert ran.code == 0
    assert rows.index("       > [b]First[/b]") + 1 == rows.index("       > 二行目")
    assert rows.index("       > 二行目") < rows.index("       Variation: Over there")
    assert (
        rows.index("       Variation: Over there")
        < rows.index("           > And now?")
        < rows.index("       > The end")
    )
    assert "The end" not in polemos("replay", record, "--to", "7").out
    assert polemos("replay", record, "--verify").code == polemos("verify", record).code == 0
    shown = polemos("show", record, "--to", "3", "--lang", "ja").out
    assert "変化手順：Over there" in shown and "> And now?" in shown and "The end" not in shown
    told = json.loads(polemos("show", record, "--to", "3", "--json").out)
    assert [one["name"] for one in told["study"]] == ["Over there"]
    assert "study" not in json.loads(polemos("show", record, "--to", "4", "--json").out)
    assert polemos("export", record, "--html", page).code == 0
    text = page.read_text("utf-8")
    assert "<p class=comment>[b]First[/b]\n二行目</p>" in text and "Variation: Over there" in text
    # against a bot, as long as the game goes on, a variation is named and not told
    match = played(8)
    match.reseat({"red": "human", "blue": "random"}, [None, None])
    hidden = replace(
        match.record, notebook=Notebook(variations=(Variation(3, "Over there", (match.record.entries[3],)),))
    )
    hidden.write(tmp_path / "hidden.jsonl")
    shown = polemos("show", tmp_path / "hidden.jsonl", "--to", "3").out
    assert shown.rstrip().endswith("Variation: Over there")
    broken = tmp_path / "broken.jsonl"
    broken.write_text(record.read_text("utf-8").replace('"comment", "n": 8', '"comment", "n": 9'), "utf-8")
    ran = polemos("replay", broken)
    assert ran.code == 2 and len(ran.err.splitlines()) == 1
    assert "the comment names moment 9; there are 0 to 8 before it" in ran.err
