"""Texts for people: files that add to each other, arguments, and messages that are not there."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from polemos.room.texts import KEPT, LONGEST, Texts


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    first, second = tmp_path / "a.ftl", tmp_path / "b.ftl"
    first.write_text(
        "hello = Hello { $name }\n"
        "units = { $n ->\n    [one] { $n } unit\n   *[other] { $n } units\n }\n"
        "bare =\n    .hint = only an attribute\n",
        encoding="utf-8",
    )
    second.write_text("bye = さらば\n", encoding="utf-8")
    return Texts("en", [first, second])


def test_messages_of_all_files_with_their_arguments(texts: Texts) -> None:
    assert texts("hello", {"name": "Belisarius"}) == "Hello Belisarius"
    assert texts("bye") == "さらば"
    assert (texts("units", {"n": 1}), texts("units", {"n": 3})) == ("1 unit", "3 units")
    assert texts.language == "en"


def test_no_invisible_marks_around_arguments(texts: Texts) -> None:
    assert "\u2068" not in texts("hello", {"name": "Narses"})


def test_a_message_that_is_not_there_is_a_defect(texts: Texts) -> None:
    assert texts.has("hello")
    assert not texts.has("farewell")
    with pytest.raises(KeyError, match="no message 'farewell' in en"):
        texts("farewell")


def test_a_message_without_text_or_argument_is_a_defect(texts: Texts) -> None:
    with pytest.raises(KeyError, match="'bare' has no text"):
        texts("bare")
    with pytest.raises(KeyError, match="'hello' in en"):
        texts("hello")


def test_a_message_may_speak_of_others_which_stand_anywhere(tmp_path: Path) -> None:
    file = tmp_path / "c.ftl"
    file.write_text(
        "# first a message of a message\nask = { greeting }? { -name }!\n\n"
        "greeting = { $n ->\n    [one] One\n   *[other] { again }\n} more\n## a title\n"
        "again = Once { -name }\n-name = Procopius\n",
        encoding="utf-8",
    )
    texts = Texts("en", [file])
    assert texts("ask", {"n": 2}) == "Once Procopius more? Procopius!"
    assert texts("greeting", {"n": 1}) == "One more"
    assert texts.has("again")


def test_numbers_beyond_all_sense_do_not_break_a_message(texts: Texts) -> None:
    assert texts("units", {"n": 1234}) == "1,234 units"
    assert texts("units", {"n": 10**30}) == f"{10**30} units"
    assert texts("units", {"n": -(10**5000)}).endswith(" units")


def test_what_was_said_is_kept_and_told_apart_by_its_arguments(texts: Texts) -> None:
    first = texts("hello", {"name": "Narses " * 5})
    assert texts("hello", {"name": "Narses " * 5}) is first
    assert texts("units", {"n": 1}) == "1 unit"
    # a number is counted, a text is not
    assert texts("units", {"n": "1"}) == "1 units"
    assert texts("units", {"n": 1}) == "1 unit"


def test_no_more_is_kept_than_there_is_room_for(texts: Texts) -> None:
    for n in range(5 * KEPT // 2):
        assert texts("hello", {"name": str(n)}) == f"Hello {n}"
        assert len(texts._said) + len(texts._before) <= 2 * KEPT
    # what is said all the time stays, however much is said once
    assert texts("hello", {"name": "Totila"}) is texts("hello", {"name": "Totila"})
    long = "x" * (LONGEST + 1)
    assert texts("hello", {"name": long}) == f"Hello {long[:LONGEST]}..."
    assert not any(long in key for key in [*texts._said, *texts._before] if isinstance(key, tuple))


def test_threads_that_say_much_at_once_all_get_what_they_asked_for(texts: Texts) -> None:
    def speaker(who: int) -> list[str]:
        return [texts("hello", {"name": f"{who % 2} {n}"}) for n in range(KEPT)]

    with ThreadPoolExecutor(4) as pool:
        said = list(pool.map(speaker, range(4)))
    assert said == [[f"Hello {who % 2} {n}" for n in range(KEPT)] for who in range(4)]
