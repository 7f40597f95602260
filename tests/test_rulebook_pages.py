"""The rulebooks in the documentation: every clause is there once, and every link leads somewhere."""

import re
from pathlib import Path

import pytest

import rulebook_pages
from polemos.kernel.clauses import LANGUAGES
from polemos.match import games

ROOT = Path(__file__).resolve().parents[1]
HEADING = re.compile(r"^### (\S+) .* \{ #(\S+) \}$", re.MULTILINE)
LINK = re.compile(r"\]\(#(\S+?)\)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_each_clause_stands_there_once_and_each_link_leads_to_one(name: str, language: str) -> None:
    game = games.find(name)
    page = rulebook_pages.page(game, language)
    headings = HEADING.findall(page)
    assert sorted(number for number, _ in headings) == sorted(clause.id for clause in game.clauses)
    anchors = [anchor for _, anchor in headings]
    assert len(set(anchors)) == len(anchors)
    assert set(LINK.findall(page)) <= set(anchors)
    assert page.count("\n## ") == len(rulebook_pages.in_sections(game.clauses))
    for clause in game.clauses:
        assert rulebook_pages.escaped(clause.text_in(language)) in page
    rebuilt = sum(clause.reconstructed for clause in game.clauses)
    assert page.count(rulebook_pages.WORDS[language]["rebuilt"]) == rebuilt


def test_all_of_them_are_in_the_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text("utf-8")
    for name in games.names():
        for folder in rulebook_pages.FOLDER.values():
            assert f": {folder}/{name}.md\n" in contents


def test_text_of_a_clause_is_no_markup() -> None:
    assert rulebook_pages.escaped("2 * (a_b) [x] <b> #1") == r"2 \* (a\_b) \[x\] \<b\> \#1"
