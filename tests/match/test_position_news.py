"""What runs by itself between loading a position and its first question is told, as entry 0 of the log."""

from dataclasses import replace
from typing import Any

import pytest

from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.match.match import AnyMatch, new_match, open_match
from polemos.match.moments import Said
from polemos.match.opening import open_position
from polemos.match.record import Record, parse

WAR: dict[str, Any] = {
    "scenario": "1",
    "base": "empty",
    "player": "imperial",
    "phase": "supply",
    "units": {"Dara": ["3 guard field_army", "Belisarius"], "Nisibis": ["persia garrison"]},
}
WORKS: dict[str, Any] = {"scenario": "1", "phase": "C"}
LEAVES: dict[str, Any] = {"scenario": "archidamian", "year": 430, "phase": "events"}
POSITIONS = [("belisarius", WAR), ("syracuse", WORKS), ("sparta-vs-athens", LEAVES)]


def begun(name: str, position: dict[str, Any]) -> AnyMatch:
    return new_match(games.find(name), "", position=position)


@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_what_happens_before_the_first_question_of_a_position_stands_in_the_log(
    name: str, position: dict[str, Any]
) -> None:
    match = begun(name, position)
    assert match.n == 0
    assert match.log
    assert all(said.n == 0 for said in match.log)
    assert [said.event for said in match.log] == games.find(name).editor.position_news(position)
    assert "rolled" in {said.event.kind for said in match.log}


@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_it_stands_there_again_when_the_record_is_opened(name: str, position: dict[str, Any]) -> None:
    match = begun(name, position)
    match.choose(match.game.rules.choice_id(match.state.opts[0]))
    again = open_match(match.game, parse(match.record.text(), "its record"))
    assert again.log == match.log
    assert again.state == match.state


def test_a_file_with_a_position_is_told_the_same_way_whatever_dice_come_after_it() -> None:
    opened = open_position({"game": "belisarius", **WAR}, "war.toml")
    opened.reseed("other dice")
    match = opened.match({})
    assert match.log == begun("belisarius", WAR).log
    assert open_match(match.game, parse(match.record.text(), "x")).log == match.log


def test_a_position_that_was_edited_in_its_record_is_refused() -> None:
    match = begun("belisarius", WAR)
    for position in ({**WAR, "phase": "operations"}, {**WAR, "units": {"Nowhere": ["Belisarius"]}}):
        header = replace(match.record.header, position=position)
        with pytest.raises(BadInput, match="position in the header"):
            open_match(match.game, Record(header, [], match.record.snapshots))


def test_after_other_rules_the_snapshot_counts_and_nothing_is_told_that_may_not_have_happened() -> None:
    match = begun("belisarius", WAR)
    (first,) = match.record.snapshots
    header = replace(match.record.header, rules="0")
    opened = open_match(match.game, Record(header, [], [replace(first, rules="0")]))
    assert opened.state == match.state
    assert opened.log == list[Said]()


@pytest.mark.parametrize("position", ["[]", "1", '"x"'])
def test_a_position_in_a_header_is_an_object(position: str) -> None:
    text = begun("belisarius", WAR).record.text()
    start, end = text.index('"position": ') + len('"position": '), text.index("}\n")
    with pytest.raises(BadInput, match="position must be an object"):
        parse(f"{text[:start]}{position}{text[end:]}", "x")
