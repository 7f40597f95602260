"""What people read of the rulebook is there in both languages."""

import re

import pytest

from polemos.games.belisarius.data.pack import PACK
from polemos.room.texts import LANGUAGES


def test_every_clause_lies_in_a_section_and_the_sections_are_in_the_order_of_the_clauses() -> None:
    book = PACK.clauses
    prefixes = list(dict.fromkeys(re.split(r"[.-]", clause.id)[0] for clause in book))
    assert [section.id for section in book.sections] == prefixes


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_have_titles(language: str) -> None:
    assert all(section.title_in(language).strip() for section in PACK.clauses.sections)


def test_what_was_reconstructed_is_told_in_both_languages() -> None:
    for clause in PACK.clauses:
        assert bool(clause.missing) == bool(clause.missing_ja), clause.id
