"""Every clause can be read in both languages, and says the same figures in both."""

import re

import pytest

from polemos.games.belisarius import GAME

CLAUSES = list(GAME.clauses)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_clause_has_title_and_text(language: str) -> None:
    """No clause falls back on another language."""
    for clause in CLAUSES:
        assert clause.title_in(language).strip(), clause.id
        assert clause.text_in(language).strip(), clause.id
    assert all(clause.text_ja != clause.text for clause in CLAUSES)


def test_japanese_texts_are_japanese() -> None:
    """Each holds kana or a full stop of its own, and none of the punctuation of the other language's sentences."""
    for clause in CLAUSES:
        assert re.search(r"[\u3001-\u30ff]", clause.text_ja), clause.id
        assert not re.search(r"[ぁ-んァ-ン一-龯][.,] ", clause.text_ja), clause.id


def test_both_texts_name_the_same_hexes() -> None:
    """Four-digit numbers are hexes: a translation that loses or changes one is wrong."""
    for clause in CLAUSES:
        english = set(re.findall(r"(?<!\d)\d{4}(?!\d)", clause.text))
        japanese = set(re.findall(r"(?<!\d)\d{4}(?!\d)", clause.text_ja))
        assert english == japanese, clause.id
