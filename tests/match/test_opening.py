"""What a person names, whichever door he comes through; and positions as TOML."""

import math
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polemos.bots.registry import makers
from polemos.kernel.errors import BadInput
from polemos.match import called
from polemos.match.match import AnyMatch, new_match, open_match
from polemos.match.opening import fresh_path, games_folder, open_text, players_of, seats_of, state_folder
from polemos.match.record import read
from polemos.match.toml import to_toml
from polemos.match.words import FOLDER, Wrong, told, words
from polemos.room.texts import LANGUAGES
from toy.game import GAME
from toy.table import played, register


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert games_folder() == tmp_path / "data" / "polemos" / "games"
    assert state_folder() == tmp_path / "state" / "polemos"
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name)
    assert games_folder() == Path.home() / ".local" / "share" / "polemos" / "games"
    assert state_folder() == Path.home() / ".local" / "state" / "polemos"


def test_a_new_game_takes_a_new_file(tmp_path: Path) -> None:
    assert fresh_path(tmp_path, GAME, "a/b: 決").name == "duel-a_b__決.jsonl"
    assert fresh_path(tmp_path, GAME, "").name == "duel-game.jsonl"
    assert fresh_path(tmp_path, GAME, "x" * 500).name == f"duel-{'x' * 60}.jsonl"
    (tmp_path / "duel-7.jsonl").write_text("")
    (tmp_path / "duel-7-2.jsonl").symlink_to(tmp_path / "nothing")
    assert fresh_path(tmp_path, GAME, "7").name == "duel-7-3.jsonl"


def test_seats_and_who_sits_there() -> None:
    seats = seats_of(GAME, ["blue=greedy"], {"red": "human", "blue": "human"}, makers())
    assert seats == {"red": "human", "blue": "greedy"}
    red, blue = players_of(GAME, seats, makers())
    assert red is None
    assert blue is not None
    assert blue.name == "greedy"
    for wanted in (["blue"], ["green=human"], ["blue=nobody"]):
        with pytest.raises(Wrong):
            seats_of(GAME, wanted, {}, makers())


def test_bad_input_is_told_in_the_readers_language() -> None:
    with pytest.raises(Wrong) as error:
        seats_of(GAME, ["blue=nobody"], {}, makers())
    assert told(error.value, "en") == str(error.value)
    assert told(error.value, "ja") != str(error.value)
    assert told(BadInput("as it stands"), "ja") == "as it stands"


def test_every_message_exists_in_every_language() -> None:
    names = {
        language: {
            line.partition(" =")[0]
            for line in (FOLDER / f"text.{language}.ftl").read_text("utf-8").splitlines()
            if line[:1].isalpha()
        }
        for language in LANGUAGES
    }
    assert names["en"] == names["ja"]
    used = {
        name
        for path in FOLDER.glob("*.py")
        for name in re.findall(r'(?:Wrong|Taken|\bt|words\(language\))\([\'"]([a-z-]+)[\'"]', path.read_text("utf-8"))
    }
    assert used == names["en"]
    assert all(words(language).has(name) for language in LANGUAGES for name in used)


def test_what_things_are_called() -> None:
    assert called.title(GAME, "en") == "Duel"
    assert called.called(GAME, "en", "scenario", "long") == "The long duel"
    assert called.called(GAME, "en", "scenario", "none") == "none"
    assert called.text_about(GAME, "en", "scenario", "long") == ""
    assert called.aside_text(GAME, "en", "give-up") == "give-up"
    assert called.message_of("level", "Great Victory_x:y") == "level-great-victory-x-y"


def test_a_text_is_a_record_or_a_position() -> None:
    register()
    match = played(6)
    again = open_text(match.record.text(), "here").match(makers())
    assert again.state == match.state
    position = open_text('game = "duel"\n[at]\nred-1 = 3\n', "here").match(makers())
    assert position.state.at[0] == 3
    with pytest.raises(BadInput, match=r"^here"):
        open_text("nonsense", "here")


# ---------------------------------------------------------------- seats in mid-game


def test_others_sit_down_and_the_record_says_so(tmp_path: Path) -> None:
    match = played(6)
    path = tmp_path / "game.jsonl"
    match.keep(path)
    seats = {"red": "random"}
    match.reseat(seats, players_of(GAME, seats, makers()))
    assert dict(read(path).header.seats) == {"red": "random", "blue": "human"}
    match.choose(GAME.rules.choice_id(match.state.opts[0]))
    assert open_match(GAME, read(path)).state == match.state


def test_a_side_that_there_is_not_takes_no_seat(tmp_path: Path) -> None:
    match = played(2)
    with pytest.raises(BadInput, match="unknown side"):
        match.reseat({"green": "human"}, [None, None])


def test_seats_are_not_changed_over_a_file_that_somebody_wrote_to(tmp_path: Path) -> None:
    match = played(6)
    path = tmp_path / "game.jsonl"
    match.keep(path)
    other: AnyMatch = open_match(GAME, read(path))
    other.keep(path)
    other.choose(GAME.rules.choice_id(other.state.opts[0]))
    with pytest.raises(BadInput, match="another program has changed it"):
        match.reseat({"red": "random"}, [None, None])
    assert match.players == [None, None]
    assert len(read(path).entries) == 7


def test_a_bot_ponders_apart_from_the_match() -> None:
    (greedy,) = players_of(GAME, {"red": "greedy"}, makers())[:1]
    match = new_match(GAME, "long", (), "5", players=[greedy, None])
    choice_of, wanted = match.ponder(), new_match(GAME, "long", (), "5", players=[greedy, None])
    match.aside(0, "give-up")
    assert GAME.rules.choice_id(choice_of()) == wanted.bot()


# ---------------------------------------------------------------- TOML


KEYS = st.text(min_size=1, max_size=8)
PLAIN = st.one_of(
    st.text(max_size=30), st.integers(-(2**62), 2**62), st.booleans(), st.floats(allow_nan=False, allow_infinity=False)
)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=12,
)


@given(st.dictionaries(KEYS, VALUES, max_size=6))
def test_toml_is_read_back_as_it_was(table: dict[str, Any]) -> None:
    assert tomllib.loads(to_toml(table)) == table


def test_toml_looks_as_a_person_would_write_it() -> None:
    table = {"game": "duel", "turn": 3, "units": {"Dara": ["guard garrison"]}, "long list": ["x" * 60, "y" * 60]}
    assert to_toml(table) == (
        f'game = "duel"\nturn = 3\n"long list" = [\n    "{"x" * 60}",\n    "{"y" * 60}",\n]\n\n'
        '[units]\nDara = ["guard garrison"]\n'
    )
    for strange in (None, object(), math.nan.__class__):
        with pytest.raises(BadInput, match="cannot stand in a position"):
            to_toml({"key": strange})
