"""The server's texts, in both languages."""

import re

from polemos.room.texts import LANGUAGES
from polemos.server.words import FOLDER, words


def names(language: str) -> set[str]:
    lines = (FOLDER / f"text.{language}.ftl").read_text("utf-8").splitlines()
    return {line.partition(" =")[0] for line in lines if line[:1].isalpha()}


def test_every_message_exists_in_every_language() -> None:
    assert names("en") == names("ja")
    assert all(words(language).has(name) for language in LANGUAGES for name in names("en"))


def test_no_name_stands_for_two_messages() -> None:
    """Of two the first would be said for both."""
    for language in LANGUAGES:
        lines = (FOLDER / f"text.{language}.ftl").read_text("utf-8").splitlines()
        found = [line.partition(" =")[0] for line in lines if line[:1].isalpha()]
        assert sorted(found) == sorted(set(found))


def test_every_message_is_used_and_every_one_used_exists() -> None:
    source = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    used = set(re.findall(r'"((?:problem|page|serve|wrong|undo|guide|match|opening)-[a-z-]+|puzzle-name)"', source))
    refused = re.findall(r'Refused\(\s*\d+,\s*"([a-z-]+)"', source)
    used |= {f"problem-{code}" for code in refused}
    used |= {f"problem-{code}" for code in re.findall(r'\d+: "([a-z-]+)"', source)}
    used |= {name for name in names("en") if name.startswith("bot-")}
    assert used == names("en")
