"""A lesson as a match: what the guide plays, refuses and answers, going back, and what is wrong with a lesson."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from polemos.bots.registry import makers
from polemos.games.belisarius.game import GAME
from polemos.kernel.errors import BadInput, IllegalChoice
from polemos.match import games
from polemos.match.guide import (
    answer,
    back,
    begin_first_game,
    begin_lesson,
    drive,
    find_lesson,
    judge,
    offered,
    restart,
    skip,
    stand_of,
    waits,
)
from polemos.match.lesson_check import check, play
from polemos.match.match import AnyMatch, open_match
from polemos.match.record import parse
from polemos.room.data_models import Known
from polemos.room.teaching import BRIEFINGS, FIRST_GAME, Lesson, LessonFile, fits, folder_of, teaching_of

PLACES = {"Antiochia": ["guard field_army", "Belisarius", "guard garrison"], "Nisibis": ["2 persia garrison"]}
START = {"scenario": "1", "base": "empty", "turn": 2, "player": "imperial", "phase": "operations", "units": PLACES}
PAGE: list[dict[str, Any]] = [{}]


def lesson(*steps: dict[str, Any], end: dict[str, Any] | None = None, **more: Any) -> Lesson:
    """A lesson from Antiochia."""
    position = {**START, **more.pop("position", {})}
    content = {"side": "imperial", "minutes": 5, "dice": [2], **more}
    content["step"] = [{"page": PAGE, **step} for step in steps]
    content["end"] = {"page": PAGE, **(end or {})}
    return Lesson("test", LessonFile.of(content, Known({})), position, "lessons/01-test.toml")


ARMY = {"id": "army", "right": ["army:2939"]}
GO = {"id": "go", "right": ["go"]}
MARCH = {"id": "march", "right": ["march:3041"]}


def begun(one: Lesson) -> AnyMatch:
    return begin_lesson(GAME, one, makers())


def test_a_right_choice_is_played_and_leads_on() -> None:
    one = lesson(ARMY, GO, MARCH)
    match = begun(one)
    assert answer(match, one, ["army:2939"]) == (1, None)
    assert stand_of(match, one).step == 1
    assert stand_of(match, one).reply == "lesson-test-army-well"
    # several choices in one go are several steps
    assert answer(match, one, ["go", "march:3041"]) == (2, None)
    assert stand_of(match, one).step == 3


def test_another_choice_is_answered_and_nothing_has_happened() -> None:
    one = lesson({**ARMY, "other": [{"choices": ["done"]}]}, GO)
    match = begun(one)
    before = match.n
    assert answer(match, one, ["done"]) == (0, "lesson-test-army-other-1")
    assert match.n == before
    skip(match, one)
    assert answer(match, one, ["leave:Belisarius"]) == (0, "lesson-test-go-else")
    with pytest.raises(IllegalChoice):
        answer(match, one, ["march:3041"])


def test_another_choice_may_be_played_and_lead_elsewhere() -> None:
    stray = {"choices": ["leave:Guard-garrison-1"], "play": True, "goto": "go"}
    one = lesson(ARMY, {"id": "all", "right": ["go"], "other": [stray]}, GO, MARCH)
    match = begun(one)
    answer(match, one, ["army:2939", "leave:Guard-garrison-1"])
    assert stand_of(match, one).step == 2
    assert stand_of(match, one).reply == "lesson-test-all-other-1"
    assert "leave:Guard-garrison-1" not in offered(match)


def test_what_is_on_the_way_leaves_the_step_waiting() -> None:
    one = lesson(ARMY, {"id": "alone", "right": ["go"], "along": ["leave:Guard-*"]}, MARCH)
    match = begun(one)
    answer(match, one, ["army:2939"])
    assert answer(match, one, ["leave:Guard-garrison-1"]) == (1, None)
    assert stand_of(match, one).step == 1
    # back is to before the step was begun
    assert back(match, one)
    assert "leave:Guard-garrison-1" in offered(match)
    assert stand_of(match, one).step == 1


def test_what_is_asked_between_two_steps_is_answered_by_the_lesson() -> None:
    one = lesson(ARMY, {**MARCH, "meanwhile": ["leave:Guard-garrison-1", "go"]}, end={"meanwhile": ["halt"]})
    match = begun(one)
    assert answer(match, one, ["army:2939"]) == (1, None)
    assert waits(match, one, 1) and "march:3041" in offered(match)
    answer(match, one, ["march:3041"])
    # and so is what follows the last one
    assert type(match.state.agenda[-1]).__name__ == "NextArmy"


def test_one_goes_back_behind_a_die_and_the_same_die_falls_again() -> None:
    one = lesson(ARMY, GO, MARCH)
    match = begun(one)
    answer(match, one, ["army:2939", "go"])
    points = match.state.op
    assert back(match, one) and stand_of(match, one).step == 1
    skip(match, one)
    assert match.state.op == points
    restart(match, one)
    assert stand_of(match, one).step == 0 and not back(match, one)
    for _ in one.steps:
        assert skip(match, one)
    assert not skip(match, one)


def test_a_lesson_is_kept_and_taken_up() -> None:
    one = find_lesson(GAME, "road")
    match = begun(one)
    answer(match, one, ["army:2939"])
    again = open_match(GAME, parse(match.record.text(), "record"))
    assert again.record.header.lesson == "road"
    assert stand_of(again, one) == stand_of(match, one)
    assert again.state == match.state
    with pytest.raises(BadInput, match="lesson must be a text"):
        parse(match.record.text().replace('"lesson": "road"', '"lesson": 3'), "record")


def test_going_back_reads_like_never_having_gone_on() -> None:
    one = lesson(ARMY, GO, MARCH)
    match = begun(one)
    answer(match, one, ["army:2939"])
    state, log, text = GAME.rules.copy(match.state), list(match.log), match.record.text()
    answer(match, one, ["go", "march:3041"])
    match.back_to(2)
    assert match.state == state and match.log == log and match.record.text() == text
    drive(match, one)
    assert match.record.text() == text
    with pytest.raises(BadInput, match="no moment 99"):
        match.back_to(99)


def test_patterns_mean_choices() -> None:
    assert fits("march:*", "march:3041") and fits("*", "done") and fits("a:b[c]", "a:b[c]")
    assert not fits("march", "march:3041") and not fits("march:3*", "march:2939")


def test_the_first_of_several_patterns_answers() -> None:
    one = lesson({**ARMY, "other": [{"choices": ["done"]}, {"choices": ["*"]}]})
    assert judge(one, 0, "done").reply == "lesson-test-army-other-1"
    assert judge(one, 0, "army:3041").reply == "lesson-test-army-other-2"


# ---------------------------------------------------------------- what is wrong


def problems(one: Lesson) -> str:
    return "\n".join(map(str, play(GAME, one, makers()).problems))


def test_a_step_that_is_never_asked_is_found() -> None:
    said = problems(lesson({"id": "x", "right": ["march:1"]}))
    assert "step x: it is never asked" in said


def test_a_question_that_nobody_has_thought_of_is_found() -> None:
    said = problems(lesson(ARMY, MARCH))
    assert "after step army: the pupil is asked FormArmy" in said


def test_names_that_are_not_on_the_board_and_patterns_of_nothing_are_found() -> None:
    page = [{"light": ["Antiochai"]}]
    said = problems(lesson({**ARMY, "page": page, "other": [{"choices": ["amry:*"]}]}, GO))
    assert '"Antiochai" is not on the board; expected a place by its id or English name' in said
    assert "(Antiochia?)" in said
    assert '"amry:*" is not offered' in said


def copy_of(tmp_path: Path) -> Path:
    folder = tmp_path / "teaching"
    shutil.copytree(folder_of(GAME), folder)
    return folder


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("lessons/01-road.toml", 'side = "imperial"', 'side = "roman"', 'side: "roman"; expected one of imperial'),
        ("lessons/01-road.toml", "minutes = 5", 'minutes = "5"', "minutes: "),
        ("lessons/01-road.toml", 'id = "stay"', 'id = "army"', 'step: "army" twice'),
        ("lessons/01-road.toml", 'base = "empty"', 'bsae = "empty"', "bsae"),
        ("lessons/01-road.toml", "[[step]]", "[[step", "not valid TOML"),
        ("text.en.ftl", "lesson-road-stay-1 =", "lesson-road-stay =", "lesson-road-stay-1: missing"),
        ("text.ja.ftl", "lesson-road-stay-1 =", "lesson-road-stay =", "lesson-road-stay: nothing says this"),
        ("text.ja.ftl", "lesson-road-go-well =", "lesson-road-go-wel =", "lesson-road-go-well: in one language alone"),
        (BRIEFINGS, 'light = ["Constantinopolis"]', 'light = ["Byzantium"]', '"Byzantium" is not on the board'),
        (BRIEFINGS, 'about = "win"', 'about = "aim"', "0 parts about win"),
    ],
)
def test_what_is_wrong_in_a_folder_is_told(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    folder = copy_of(tmp_path)
    edit(folder / file, old, new)
    assert said in "\n".join(map(str, check(GAME, makers(), folder)))


def test_a_first_game_that_cannot_begin_so_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "teaching"
    folder.mkdir()
    first = 'scenario = "9"\nside = "imperial"\norders = ["ask:nothing"]\n[[card]]\nid = "x"\nasks = ["Nothing"]\n'
    (folder / FIRST_GAME).write_text(first)
    said = "\n".join(map(str, check(GAME, makers(), folder)))
    assert 'scenario: "9"' in said and 'card x.asks: "Nothing"' in said and "card-x-text: missing" in said
    (folder / FIRST_GAME).write_text(first.replace('"9"', '"1"'))
    assert 'orders: "ask:nothing"' in "\n".join(map(str, check(GAME, makers(), folder)))
    settled = '[[settled]]\nasks = ["Placing"]\nchoice = "quik"\n'
    (folder / FIRST_GAME).write_text('scenario = "1"\nside = "imperial"\n' + settled)
    assert 'settled Placing: "quik"; expected a pattern of what is offered (quick?)' in "\n".join(
        map(str, check(GAME, makers(), folder))
    )


@pytest.mark.parametrize("name", games.names())
def test_the_teaching_of_every_game_is_sound(name: str) -> None:
    assert check(games.find(name), makers()) == []


@pytest.mark.parametrize("name", games.names())
def test_a_first_game_opens_as_it_is_said(name: str) -> None:
    """Where chance could ask for something else first, several games in a row that open so are no accident."""
    game = games.find(name)
    first = teaching_of(game).first_game
    assert first is not None
    for _ in range(8 if first.opens else 1):
        match = begin_first_game(game, first, makers())
        asked = type(match.state.agenda[-1]).__name__
        assert asked in first.opens or not first.opens
        assert match.players[game.sides.index(first.side)] is None
