"""What players ask finds its rule, in each game and both languages; and the glossaries that help with it."""

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

from polemos.match import games
from polemos.room.texts import LANGUAGES

NAMES: Final = sorted(games.names())
QUESTIONS: Final = Path(__file__).with_name("questions")
LEAST: Final = 15
"""Questions of each language that a game must answer."""
TOP: Final = 3
SENTENCES: Final = {"en": re.compile(r"[.!?](?=\s|$)"), "ja": re.compile("。")}
MOST_SENTENCES: Final = 3


def questions(name: str) -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((QUESTIONS / f"{name}.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", NAMES)
def test_what_players_ask_finds_its_rule_among_the_first_three(name: str) -> None:
    game, missed = games.find(name), []
    for language in LANGUAGES:
        asked = questions(name)[language]
        assert len(asked) >= LEAST, language
        for question, answers in asked.items():
            assert set(answers) <= game.clauses.clauses.keys(), question
            first = [clause.id for clause in game.find_rules(question).hits[:TOP]]
            if not set(first) & set(answers):
                missed.append(f"{question}: {answers}, not {first}")
    assert missed == []


@pytest.mark.parametrize("name", NAMES)
def test_words_are_explained_in_both_languages_with_clauses_to_read(name: str) -> None:
    game = games.find(name)
    terms = game.glossary.terms
    assert len(terms) >= 20
    assert len({term.id for term in terms}) == len(terms)
    for matter in game.glossary.matters:
        assert matter.see and set(matter.see) <= game.clauses.clauses.keys(), matter
        assert len(set(matter.see)) == len(matter.see), matter
    for term in terms:
        for language, ends in SENTENCES.items():
            assert 1 <= len(ends.findall(term.text[language])) <= MOST_SENTENCES, term.id
            assert term.text[language][-1] in ".。", term.id


@pytest.mark.parametrize("name", NAMES)
def test_words_that_are_explained_stand_in_the_rules(name: str) -> None:
    game = games.find(name)
    for language in LANGUAGES:
        book = "\n".join(f"{clause.title_in(language)}\n{clause.text_in(language)}" for clause in game.clauses).lower()
        strange = [
            term.name[language]
            for term in game.glossary.terms
            if not any(form.lower() in book for form in (term.name[language], *term.also[language]))
        ]
        assert strange == [], language


@pytest.mark.parametrize("name", NAMES)
def test_no_word_is_explained_twice(name: str) -> None:
    for language in LANGUAGES:
        forms = [
            form.lower()
            for term in games.find(name).glossary.terms
            for form in {term.name[language], *term.also[language]}
        ]
        assert sorted(form for form in set(forms) if forms.count(form) > 1) == [], language
