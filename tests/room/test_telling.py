"""What a room says of its events besides their words: their weight, and what dice were for and brought."""

from pathlib import Path

import pytest

from polemos.kernel.flow import NOBODY, Event
from polemos.match import games
from polemos.match.match import AnyMatch, open_match
from polemos.match.record import parse
from polemos.room.telling import DETAIL, ORDINARY, STORY, Telling, span
from polemos.room.texts import LANGUAGES, Texts

GOLDEN = Path(__file__).parent.parent / "golden"
EVENTS = {
    "rolled": (("side", "side"), ("why", "reason"), ("face", "number")),
    "storm": (("count", "number"),),
    "calm": (),
    "sailed": (),
}
SOURCE = "needs-weather = { $least } or more\notherwise-weather = Nothing stirs.\n"


def told(path: Path, weigh: bool = False) -> Telling:
    path.write_text(SOURCE, encoding="utf-8")
    return Telling(
        EVENTS,
        lambda language: Texts(language, [path]),
        ("weather", "luck"),
        story=("storm",),
        details=("sailed",),
        answers={"weather": ("storm", "calm"), "luck": ("storm",)},
        figures=lambda: {"weather": {"least": 5}},
        weigh=(lambda event: ORDINARY if event.args == (1,) else None) if weigh else None,
    )


def event(kind: str, *args: int) -> Event:
    return Event(kind, args, (), 3)


def test_a_kind_weighs_as_the_room_says_and_a_single_event_may_weigh_otherwise(tmp_path: Path) -> None:
    plain, own = told(tmp_path / "a.ftl"), told(tmp_path / "b.ftl", weigh=True)
    assert [plain.weight(event(kind)) for kind in ("storm", "calm", "sailed")] == [STORY, ORDINARY, DETAIL]
    assert [own.weight(event("storm", n)) for n in (1, 2)] == [ORDINARY, STORY]


def test_a_roll_says_whose_it_is_what_it_needs_and_what_if_nothing_comes(tmp_path: Path) -> None:
    telling = told(tmp_path / "a.ftl")
    thrown = telling.thrown(event("rolled", 1, 0, 4), "en")
    assert thrown is not None
    assert (thrown.side, thrown.reason) == (1, "weather")
    assert (thrown.needed, thrown.otherwise) == ("5 or more", "Nothing stirs.")
    plain = telling.thrown(event("rolled", NOBODY, 1, 4), "en")
    assert plain is not None and (plain.side, plain.needed, plain.otherwise) == (NOBODY, "", "")
    assert telling.thrown(event("storm", 2), "en") is None
    assert telling.answers(event("storm", 2)) == ("weather", "luck")
    assert telling.answers(event("sailed")) == ()


def test_what_a_room_does_not_know_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"no such events: \['hail'\]; no such reasons of dice: \['whim'\]"):
        Telling(
            EVENTS,
            lambda language: Texts(language, []),
            ("weather",),
            story=("hail",),
            details=(),
            answers={"whim": ()},
        )


def test_faces_as_people_write_them() -> None:
    assert [span(faces) for faces in ([6], [4, 5, 6], [1, 3], [])] == ["6", "4-6", "1, 3", ""]


ROOMS = [name for name in games.names() if (GOLDEN / name).is_dir()]


def played(name: str) -> AnyMatch:
    """A golden game of a room, the longest of those whose bots look ahead if there is one."""
    found = sorted((GOLDEN / name).glob("*greedy*.jsonl")) or sorted((GOLDEN / name).glob("*.jsonl"))
    path = max(found, key=lambda one: one.stat().st_size)
    return open_match(games.find(name), parse(path.read_text("utf-8"), str(path)), [None, None])


@pytest.mark.parametrize("name", ROOMS)
def test_every_roll_of_a_game_tells_whose_it_is_and_most_what_came(name: str) -> None:
    game, match = games.find(name), played(name)
    rolls = answered = 0
    awaited: set[str] = set()
    for said in match.log:
        thrown = {language: game.edge.thrown(said.event, language) for language in LANGUAGES}
        answers = set(game.edge.answers(said.event))
        answered += bool(awaited & answers)
        awaited -= answers
        if thrown["en"] is None:
            continue
        assert thrown["en"].side in range(len(game.sides))
        assert bool(thrown["en"].needed) == bool(thrown["ja"] and thrown["ja"].needed)
        rolls += 1
        awaited.add(thrown["en"].reason)
    assert rolls > 5 and answered > rolls / 8


@pytest.mark.parametrize("name", ROOMS)
def test_a_game_has_a_story_and_its_story_is_told_in_words(name: str) -> None:
    game, match = games.find(name), played(name)
    weights = [game.edge.weight(said.event) for said in match.log]
    assert {DETAIL, ORDINARY, STORY} <= set(weights)
    assert weights.count(STORY) < len(weights) / 2
    for said, weight in zip(match.log, weights, strict=True):
        assert weight < STORY or all(game.edge.tell_in(match.state, said.event, one) for one in LANGUAGES)


@pytest.mark.parametrize("name", ROOMS)
def test_every_reason_for_dice_has_something_that_may_come_of_it(name: str) -> None:
    telling = games.find(name).edge.telling
    assert telling is not None
    answered = {reason for kind in telling.events for reason in telling.answers(Event(kind, (), (), 0))}
    for language in LANGUAGES:
        thrown = [telling.thrown(Event("rolled", (0, why, 3), (), 3), language) for why in range(len(telling.reasons))]
        assert answered == {one.reason for one in thrown if one is not None}
        assert None not in thrown
