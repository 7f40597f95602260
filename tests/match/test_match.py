"""A match: seats, undo, log, saving."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from polemos.kernel.errors import BadInput, IllegalChoice
from polemos.kernel.flow import NOBODY
from polemos.match import games
from polemos.match.match import AnyMatch, new_match, open_match
from polemos.match.record import read
from polemos.match.seat import Seat
from toy.game import GAME
from toy.rules import LOST, Duel, reindex
from toy.table import played


class First:
    """A bot that takes the first choice and remembers what it was shown."""

    name = "first"
    uniform = False

    def __init__(self) -> None:
        self.seats: list[Seat] = []

    def choose(self, seat: Seat) -> int:
        self.seats.append(seat)
        return seat.choices[0]


class Cheat(First):
    def choose(self, seat: Seat) -> int:
        return 1234567


def test_undo_goes_back_choice_by_choice_to_the_last_new_information() -> None:
    match = new_match(GAME, "long", ["truce"], "4")
    first, told = GAME.rules.copy(match.state), list(match.log)
    match.choose("advance:red-1")
    assert match.undoes() == 0
    assert match.undo().text == "advance:red-1"
    assert match.state == first
    assert match.log == told
    with pytest.raises(BadInput, match="nothing to take back"):
        match.undo()
    match.choose("pass")
    with pytest.raises(BadInput, match="nothing to take back"):
        match.undo()


def test_undo_stops_where_the_other_side_decided() -> None:
    match = new_match(GAME, "long", ["truce"], "4")
    match.choose("offer-truce")
    assert match.undoes() == 0
    match.choose("decline")
    assert match.undoes() == 1
    match.undo()
    assert match.undoes() == NOBODY


def test_an_illegal_choice_changes_nothing() -> None:
    match = played(5)
    before, n = GAME.rules.copy(match.state), match.n
    for wrong in ("yield", "advance:nobody", "fly:red-1"):
        with pytest.raises(IllegalChoice):
            match.choose(wrong)
    assert match.state == before
    assert match.n == n


def test_a_side_reads_only_what_it_may_know() -> None:
    match = played(1000)
    secret = [said for said in match.log if said.event.kind == "drew"]
    assert secret
    for side in (0, 1):
        heard = [said.event for said in match.heard_by(side) if said.event.kind == "drew"]
        assert heard
        assert all(event.args[0] == side for event in heard)
    assert not [said for said in match.heard_by(NOBODY) if said.event.kind == "drew"]


def test_a_seat_shows_the_view_and_nothing_else() -> None:
    bot = First()
    match = new_match(GAME, "short", (), "1", players=[bot, bot])
    match.bots()
    assert match.over

    def reachable(thing: Any) -> list[Any]:
        return [getattr(thing, name) for name in thing.__slots__]

    for seat in bot.seats:
        assert not [x for x in reachable(seat) if isinstance(x, Duel)]
        assert seat.view()["hands"][1 - seat.side] is None


def test_a_bot_that_makes_up_a_choice_is_told() -> None:
    match = new_match(GAME, "short", (), "1", players=[Cheat(), None])
    with pytest.raises(IllegalChoice, match="not offered"):
        match.bot()


def test_bots_play_until_a_person_must_decide() -> None:
    match = new_match(GAME, "short", (), "1", seats={"red": "first"}, players=[First(), None])
    assert match.bots() > 0
    assert match.state.actor == 1
    assert match.player is None
    assert dict(match.record.header.seats) == {"red": "first", "blue": "human"}


def test_what_a_bot_draws_is_its_own_where_people_roll_real_dice() -> None:
    """Chits of Syracuse: a person names what he drew himself, and never learns what the computer drew."""
    syracuse = games.find("syracuse")
    match = new_match(syracuse, syracuse.scenarios[0], (), "draws", dice="asked", players=[None, First()])
    drawn: set[int] = set()
    for _ in range(200):
        if match.over:
            break
        if match.chance and not match.die:
            drawn.add(match.state.actor)
            assert (match.player is None) == (match.state.actor == 0)
        question = syracuse.edge.question(match.state)
        if match.player is not None:
            match.bot()
        elif question is not None:
            match.choose(question.choices[0].id)
    assert drawn == {0, 1}


def test_a_game_in_which_dice_were_said_is_known() -> None:
    match = new_match(GAME, "long", (), "1")
    assert not match.said_dice
    match.dice([3])
    assert match.said_dice


def test_asked_dice_are_for_the_person_at_the_table() -> None:
    match = new_match(GAME, "long", (), "1", dice="asked", players=[First(), None])
    for _ in range(300):
        if match.over or match.chance:
            break
        if match.player is not None:
            match.bot()
        else:
            match.choose("advance:blue-1" if "advance:blue-1" in ids(match) else "pass")
    assert match.chance
    assert match.player is None
    assert ids(match)[0] == "face:1"
    match.choose("face:6")


def ids(match: AnyMatch) -> list[str]:
    return [GAME.rules.choice_id(c) for c in match.state.opts]


def test_keeping_appends_each_choice_and_survives_undo(tmp_path: Path) -> None:
    path = tmp_path / "sub" / "game.jsonl"
    match = new_match(GAME, "long", (), "4")
    match.keep(path)
    match.choose("advance:red-1")
    assert read(path).entries == match.record.entries
    match.undo()
    assert read(path).entries == []
    match.choose("advance:red-2")
    match.choose("pass") if not match.over else None
    again = open_match(GAME, read(path))
    assert again.state == match.state
    assert again.log == match.log
    assert [m.entries for m in again.marks] == [m.entries for m in match.marks]


def test_a_match_from_a_position_keeps_it_in_its_record(tmp_path: Path) -> None:
    match = new_match(GAME, "long", position={"at": {"red-1": 4}})
    assert match.state.at[0] == 4
    match.choose("pass")
    path = tmp_path / "game.jsonl"
    match.save(path)
    assert open_match(GAME, read(path)).state == match.state


def test_unknown_sides_are_refused() -> None:
    with pytest.raises(BadInput, match="unknown side 'green'; there are red, blue"):
        new_match(GAME, "long", seats={"green": "human"})


# ---------------------------------------------------------------- what cannot be kept has not happened


def full(*_: Any) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def kept(path: Path) -> AnyMatch:
    match = new_match(GAME, "long", ["truce"], "4")
    match.keep(path)
    match.choose("advance:red-1")
    return match


@pytest.mark.parametrize("act", ["choose", "undo"])
def test_a_full_disk_changes_neither_match_nor_file(act: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    match = kept(path)
    before, text, log = GAME.rules.copy(match.state), path.read_text("utf-8"), list(match.log)
    choice = GAME.rules.choice_id(match.state.opts[0])
    with monkeypatch.context() as patch:
        patch.setattr("polemos.match.files.os.fsync", full)
        with pytest.raises(BadInput, match="No space left"):
            match.choose(choice) if act == "choose" else match.undo()
    assert match.state == before
    assert (match.n, match.log, match.undoes()) == (1, log, 0)
    assert path.read_text("utf-8") == text == match.record.text()
    match.undo()
    match.choose("advance:red-2")
    assert [entry.text for entry in read(path).entries] == ["advance:red-2"]


def test_a_file_that_was_removed_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = kept(path)
    path.unlink()
    match.choose(GAME.rules.choice_id(match.state.opts[0]))
    assert path.read_text("utf-8") == match.record.text()


def test_two_tables_cannot_spoil_one_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    one = kept(path)
    two = open_match(GAME, read(path))
    two.keep(path)
    two.choose(GAME.rules.choice_id(two.state.opts[0]))
    text = path.read_text("utf-8")
    for act in (lambda: one.choose(GAME.rules.choice_id(one.state.opts[0])), one.undo):
        with pytest.raises(BadInput, match="another program has changed it"):
            act()
    assert path.read_text("utf-8") == text
    assert one.n == 1


def test_a_match_goes_on_exactly_where_its_record_stopped(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = kept(path)
    while not match.over and match.n < 40:
        match.choose(GAME.rules.choice_id(match.state.opts[-1]))
        again = open_match(GAME, read(path))
        assert (again.state, again.state.opts) == (match.state, match.state.opts)
        assert again.log == match.log
        assert [(m.entries, m.said, m.actor) for m in again.marks] == [
            (m.entries, m.said, m.actor) for m in match.marks
        ]
        assert again.record.text() == path.read_text("utf-8")


def test_several_choices_are_made_in_one_go() -> None:
    match = new_match(GAME, "long", seed="1")
    before = match.n
    assert match.go(["advance:red-1", "advance:red-1"]) == 2
    assert [entry.text for entry in match.record.entries[before:]] == ["advance:red-1", "advance:red-1"]
    assert match.state.at[0] == 2


def test_a_chain_of_choices_ends_where_another_side_is_asked() -> None:
    match = new_match(GAME, "long", seed="1")
    assert match.go(["advance:red-1"] * 5) == 2
    assert match.state.actor == 1


def test_a_chain_of_choices_ends_at_the_first_that_is_not_offered() -> None:
    match = new_match(GAME, "long", seed="1")
    assert match.go(["advance:red-1", "advance:blue-1", "advance:red-1"]) == 1
    assert match.go(["advance:red-1", "no such thing"]) == 1


def test_a_chain_whose_first_choice_is_not_offered_changes_nothing() -> None:
    match = new_match(GAME, "long", seed="1")
    before = match.game.rules.copy(match.state)
    with pytest.raises(IllegalChoice):
        match.go(["advance:blue-1", "advance:red-1"])
    assert match.state == before
    assert match.n == 0


def test_a_chain_of_choices_ends_when_a_die_has_fallen() -> None:
    match = new_match(GAME, "long", seed="1")
    match.state.at[0] = 6
    reindex(match.state)
    match.dice([1])
    assert match.go(["advance:red-1", "advance:red-2"]) == 1
    # the same side is asked the same question: it may think again, now that it has lost a piece
    assert match.state.at[0] == LOST
    assert (match.state.actor, type(match.state.agenda[-1]).__name__) == (0, "Act")


def test_a_chain_of_choices_goes_on_in_a_question_within_the_first() -> None:
    position = {"base": "scenario", "scenario": "argive", "phase": "placement", "side": "athens"}
    match = new_match(games.find("peloponnesian-war"), "argive", seed="1", position=position)
    assert match.go(["levy:argos", "place-one:argolid-hoplite-4", "done"]) == 3
    # that is done with, and the first question is asked again
    assert type(match.state.agenda[-1]).__name__ == "PlaceUnits"
    match.undo()
    assert match.n == 0


def test_undo_after_a_chain_takes_back_all_of_it() -> None:
    match = new_match(GAME, "long", ["truce"], "4")
    assert match.go(["advance:red-1", "offer-truce"]) == 2
    match.undo()
    assert (match.n, match.undoes()) == (0, NOBODY)
    assert match.state == GAME.rules.new("long", ["truce"], "4")


def test_what_happens_before_the_first_choice_stands_in_the_log_too() -> None:
    for name, scenario in (("alexander", "samarkand"), ("syracuse", ""), ("belisarius", ""), ("sparta-vs-athens", "")):
        game = games.find(name)
        match = new_match(game, scenario or game.scenarios[0], seed="opening")
        first = [said.event.kind for said in match.heard_by(NOBODY)]
        assert first, name
        assert {said.n for said in match.log} == {0}
        assert match.heard_by(NOBODY, 0) == []
        if name == "alexander":
            assert first[0] == "turn" and game.edge.heading(match.log[0].event) == 1
        match.choose(game.rules.choice_id(match.state.opts[0]))
        again = open_match(game, match.record)
        assert again.log == match.log
        if match.marks:
            match.undo()
            assert {said.n for said in match.log} == {0}
