"""What a bot found before it decided: in short, with the entry, and told again."""

import json
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from polemos.bots.greedy import GreedyBot
from polemos.bots.search import LEAST, SearchBot
from polemos.bots.uniform import RandomBot
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import choose
from polemos.match.found import MOST, FoundLine, in_short
from polemos.match.match import AnyMatch, new_match
from polemos.match.record import Damaged, parse
from polemos.match.replay import replay
from polemos.match.seat import Player, Seat, Thought
from polemos.match.verify import verify
from polemos.study.explain import WORLDS, explain
from polemos.study.found import Considered, Recalled
from toy.game import GAME
from toy.table import register


def seat() -> Seat:
    """A place where a choice is better than the next one."""
    register()
    state = GAME.rules.new("long", (), "1")
    for _ in range(15):
        choose(state, state.opts[0])
    return Seat(GAME, state, "x")


def thought(player: Player) -> Considered:
    return Considered(Thought(seat(), player))


def test_a_search_is_told_as_it_was_made_and_is_no_other_for_being_told() -> None:
    bot = SearchBot(300)
    choice, found = thought(bot)()
    plain = SearchBot(300)
    assert plain.choose(seat()) == choice
    assert plain.lines == bot.lines and plain.simulated == bot.simulated
    assert found[0].choice == GAME.rules.choice_id(choice)
    assert 1 < len(found) <= 3 and len({line.choice for line in found}) == len(found)
    lines = {GAME.rules.choice_id(line.choice): line for line in bot.lines}
    for line in found:
        values = lines[line.choice].values
        assert (line.mean, line.low, line.high) == (sum(values) / len(values), min(values), max(values))
        assert line.worlds == len(values) >= LEAST and 0 <= line.chance <= 1
    assert found[0].reasons and all(line.reasons for line in found)


def test_it_comes_from_another_process_as_well() -> None:
    here = thought(SearchBot(100))
    there = pickle.loads(pickle.dumps(here))
    assert there() == here()


def test_who_compares_one_decision_ahead_tells_figures_and_who_does_not_compare_tells_nothing() -> None:
    _, found = thought(GreedyBot())()
    assert found and found[0].chance == -1 and not found[0].reasons
    assert thought(RandomBot())()[1] == ()

    class Strange(RandomBot):
        """A bot of somebody else, whose lines are something else."""

        lines = "to be or not to be"

    assert thought(Strange())()[1] == ()


def played() -> AnyMatch:
    """A match whose first choice carries what was found."""
    register()
    match = new_match(GAME, "long", seed="1", players=[SearchBot(100), None])
    choice, found = Considered(match.ponder())()
    match.choose(GAME.rules.choice_id(choice), found)
    return match


def test_a_record_keeps_it_and_plays_as_without(tmp_path: Path) -> None:
    match = played()
    text = match.record.text()
    again = parse(text, "record")
    told = [line.as_json() for line in match.record.entries[0].found]
    assert told and [line.as_json() for line in again.entries[0].found] == told
    assert again.text() == text
    assert len(json.dumps(told)) <= MOST
    # without it, it is the same record and the same game
    bare = replace(again, entries=[replace(entry, found=()) for entry in again.entries])
    assert bare == again and '"search"' not in bare.text()
    states = [GAME.rules.to_json(replay(GAME, record, strict=True).state) for record in (again, bare)]
    assert states[0] == states[1] == GAME.rules.to_json(match.state)
    paths = [tmp_path / name for name in ("with.jsonl", "without.jsonl")]
    for path, record in zip(paths, (again, bare), strict=True):
        record.write(path)
    assert verify(paths[0]).rolls == verify(paths[1]).rolls


@pytest.mark.parametrize(
    "search",
    [
        '"deep"',
        "[1]",
        '[["pass", 1, 1, 1, 4]]',
        '[["pass", 1, 1, 1, 0, null, {}]]',
        '[["pass", 1, 1, 1, 4, 7, {}]]',
        '[["pass", 1, "high", 1, 4, null, {}]]',
        '[["pass", 1, 1, 1, 4, null, {"levies": "many"}]]',
    ],
)
def test_what_cannot_be_is_one_clear_error(search: str) -> None:
    text = new_match(GAME, "long", seed="1").record.text()
    entry = f'{{"n": 1, "side": "red", "choice": "pass", "search": {search}}}\n'
    with pytest.raises(Damaged, match=r"line 3: search of entry 1.* must be"):
        parse(text + entry, "record")
    aside = '{"n": 1, "side": "red", "aside": "show-hand", "search": []}\n'
    with pytest.raises(BadInput, match="unknown key 'search'"):
        parse(text + aside, "record")


def test_what_is_too_long_loses_the_least_first() -> None:
    reasons = tuple((f"a-feature-with-a-long-name-{i}", 1.5) for i in range(3))
    lines = [FoundLine(f"choice-with-a-long-id:{i}", 1.25, -3.5, 8.75, 40, 0.5, reasons) for i in range(4)]
    short = in_short(lines)
    assert len(json.dumps([line.as_json() for line in short])) <= MOST
    assert short[0].reasons[0] == reasons[0] and short[0][:5] == lines[0][:5]
    assert [len(line.reasons) for line in short] == sorted([len(line.reasons) for line in short], reverse=True)
    assert in_short(lines[:1]) == tuple(lines[:1])


def test_what_was_found_is_told_again_and_what_was_not_is_looked_at() -> None:
    place = seat()
    choice, found = thought(SearchBot(300))()
    told = Recalled(place, found, "motive")()
    assert told.lines[0].choice == choice and told.worlds == found[0].worlds and told.simulated == 0
    for line, kept in zip(told.lines, found, strict=True):
        assert (line.mean, line.low, line.high, line.chance) == (kept.mean, kept.low, kept.high, kept.chance)
        assert tuple(line.reasons) == kept.reasons
    choice, found = thought(GreedyBot())()
    told = Recalled(place, found, "motive")()
    assert [line.mean for line in told.lines] == [line.mean for line in found] and told.simulated > 0
    fresh = explain(GAME, place, choice, (), "motive")
    assert told.before == fresh.before and told.lines[0].chance == fresh.lines[0].chance
    assert told.worlds == found[0].worlds and fresh.worlds == WORLDS
