"""Playing at the terminal: what a person may type, and what is shown."""

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Polemos
from polemos.match.ending import AGREED_DRAW, SURRENDER, Ending
from polemos.match.record import read
from polemos.room.view_models import Preview
from toy.game import GAME


def kept(tmp_path: Path) -> list[str]:
    """The choices of the only game kept."""
    (path,) = (tmp_path / "data" / "polemos" / "games").iterdir()
    return [entry.text for entry in read(path).entries]


def test_a_game_starts_at_once_and_is_kept(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("play", "duel", typed="1\nquit\n")
    assert ran.code == 0
    assert "Red to decide" in ran.out
    assert "go on with: polemos play --load" in ran.out
    assert kept(tmp_path) == ["advance:red-1"]


def test_choices_by_number_id_name_and_words(polemos: Polemos, tmp_path: Path) -> None:
    typed = "red-2\nundo\nadvance:red-3\nundo\nadv red-1\nundo\nwith red-2\nquit\n"
    polemos("play", "duel", "--seed", "4", typed=typed)
    assert kept(tmp_path) == ["advance:red-2"]


def test_an_ambiguous_word_lists_what_it_means(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("play", "duel", "--seed", "4", typed="advance\nquit\n")
    assert "That means 3 choices" in ran.out
    assert kept(tmp_path) == []


def test_commands(polemos: Polemos, tmp_path: Path) -> None:
    typed = (
        "help\nmap\nmap 3\nmap nowhere\nunits\nlook 0\nscore\nshow\nshow hands\n"
        "list\nlist advance\nlist fly\nlog\nlog 3\n"
        "rules\nrules 1.3\nrules dragon\nasides\nwhy\nwhy advance:blue-1\nwhy advance:red-1\nfly\nyield\n\nundo\nsave\n"
        f"save {tmp_path / 'copy.jsonl'}\nquit\n"
    )
    ran = polemos("play", "duel", "--seed", "4", typed=typed)
    assert ran.code == 0
    for text in (
        "Commands:",
        "There is no place called nowhere",
        "Way made",
        "There is no choice with fly",
        "1.3 Battle",
        "There is no such clause",
        "show-hand",
        "Why what?",
        "advance:blue-1 cannot be chosen now",
        "advance:red-1 can be chosen now",
        "fly: neither a choice nor a command",
        "yield cannot be chosen now",
        "nothing to take back",
        "for a copy type: save FILE",
    ):
        assert text in ran.out, text
    assert read(tmp_path / "copy.jsonl").entries == []


def test_overlays_are_laid_over_the_map(polemos: Polemos) -> None:
    ran = polemos("play", "duel", typed="overlay\noverlay before-red\noverlay blue\noverlay 3\noverlay 0\nquit\n")
    rest = ran.out.partition("Before Red  (before-red)")[2]
    assert "Before Blue  (before-blue)" in rest
    assert "Nothing that stands there has a zone or a range to show." in rest
    listed = polemos("play", "duel", "--lang", "ja", typed="overlay 赤\nquit\n").out
    assert "赤の前" in listed
    assert "青の前" not in listed


def test_an_aside_is_done(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("play", "duel", typed="do fly\ndo give-up\nyes\n")
    assert "'fly' cannot be done now" in ran.out
    assert "Winner: Blue." in ran.out
    assert kept(tmp_path) == ["give-up"]


def test_a_game_is_given_up_after_a_second_word(polemos: Polemos, tmp_path: Path) -> None:
    seats = ("--seat", "blue=greedy")
    assert "Winner" not in polemos("play", "duel", *seats, typed="resign\nscore\nquit\n").out
    (path,) = (tmp_path / "data" / "polemos" / "games").iterdir()
    ran = polemos("play", "--load", str(path), typed="agree-draw\nyes\nresign\nyes\n")
    assert "A bot answers no offers" in ran.out
    assert "Red surrenders: the game is lost" in ran.out
    assert ran.out.rstrip().endswith("Red surrendered.\nWinner: Blue.")
    assert read(path).ending == Ending(SURRENDER, "red")
    for told in (polemos("play", "--load", str(path)), polemos("show", str(path)), polemos("replay", str(path))):
        assert "the game is over" in told.out
        assert "Red surrendered.\nWinner: Blue." in told.out
    assert polemos("replay", str(path), "--verify").code == 0


def test_two_at_one_screen_agree_on_a_draw(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("play", "duel", "--seat", "blue=human", "--lang", "ja", typed="\nagree-draw\nはい\n")
    assert "双方の合意により引き分けとなりました。" in ran.out
    (path,) = (tmp_path / "data" / "polemos" / "games").iterdir()
    assert read(path).ending == Ending(AGREED_DRAW)
    told = json.loads(polemos("replay", str(path), "--json").out)
    assert (told["over"], told["result"]["winner"], told["choices"]) == (True, "draw", 0)


def test_hot_seat_hides_the_other_sides_secrets(polemos: Polemos) -> None:
    ran = polemos("play", "duel", "--seat", "blue=human", "--seed", "4", typed="\npass\n\nquit\n")
    red, _, blue = ran.out.partition("Blue is asked. The other side looks away; press Enter.")
    assert "Red is asked" in red
    assert "0 drew card" not in blue
    assert "1 drew card" in blue
    assert "1 drew card" not in red


def test_a_whole_game_in_japanese(polemos: Polemos) -> None:
    ran = polemos("play", "duel", "--scenario", "short", "--lang", "ja", typed="パス\n" * 20)
    assert ran.code == 0
    assert "終了" in ran.out
    assert "引き分け" in ran.out or "の勝ち" in ran.out


def test_bots_play_alone(polemos: Polemos) -> None:
    ran = polemos("play", "duel", "--scenario", "short", "--seat", "red=random", "--seed", "2")
    assert ran.code == 0
    assert "the game is over" in ran.out
    assert "drew card" not in ran.out


def test_asked_dice_are_typed(polemos: Polemos, tmp_path: Path) -> None:
    typed = "advance:red-1\nadvance:red-1\n" * 6 + "pass\n"
    ran = polemos("play", "duel", "--dice", "asked", "--seed", "4", typed=typed + "6\n" + typed)
    assert "What does the die show?" in ran.out
    assert any(choice.startswith("face:") for choice in kept(tmp_path)) or "face" in ran.out


def test_a_kept_game_goes_on(polemos: Polemos, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    polemos("play", "duel", "--save", path, "--seed", "4", typed="1\nquit\n")
    ran = polemos("play", "--load", path, typed="undo\n2\nquit\n")
    assert "Taken back: advance:red-1" in ran.out
    assert [entry.text for entry in read(path).entries] == ["advance:red-2"]
    assert polemos("play", "--load", path, "--seat", "red=greedy", "--seat", "blue=random").code == 0


def test_a_cut_off_record_is_repaired_on_request(polemos: Polemos, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    polemos("play", "duel", "--save", path, "--seed", "4", typed="1\nquit\n")
    path.write_text(path.read_text("utf-8")[:-4], "utf-8")
    assert polemos("play", "--load", path).code == 2
    assert polemos("play", "--load", path, "--repair", typed="3\nquit\n").code == 0
    assert [entry.text for entry in read(path).entries] == ["advance:red-3"]


def test_a_position_can_be_played(polemos: Polemos, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.toml"
    path.write_text('game = "duel"\nat = { red-1 = 5 }\n', "utf-8")
    ran = polemos("play", "--load", path, typed="look 5\nquit\n")
    assert "Red: red-1" in ran.out


def test_interrupting_keeps_the_game(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("play", "duel", "--seed", "4", typed="1\n^C\n")
    assert ran.code == 130
    assert "the game is kept; go on with" in ran.err
    assert kept(tmp_path) == ["advance:red-1"]


def test_a_far_place_is_reached_in_one_go(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("play", "duel", "--seed", "4", typed="go\ngo 2\nquit\n")
    assert 'Farther, with "go PLACE": 2 (2)' in ran.out
    assert kept(tmp_path)[:2] == ["advance:red-1", "advance:red-1"]


def test_in_japanese_too_and_only_where_one_can_go(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("play", "duel", "--seed", "4", "--lang", "ja", typed="go 5\ngo nowhere\nadvance:red-2\ngo 1\nquit\n")
    assert "「go 場所」で一度に行ける所: 2 (2)" in ran.out
    assert "5 へは今、一度には行けません。" in ran.out
    # with one action left nothing is far, and "go" is no command but a choice that there is not
    assert kept(tmp_path) == ["advance:red-2"]
    assert "ほか" not in ran.out


def test_what_is_done_for_good_besides_deciding_waits_for_a_second_word(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("play", "duel", "--seed", "4", typed="do give-up\n1\nquit\n")
    assert 'Type "yes", or the same again' in ran.out
    assert kept(tmp_path) == ["advance:red-1"]


WASTES = Preview("Yield", [], [], [], [], "The way is lost for good.")


@pytest.fixture
def yielding_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which one choice is previewed with a warning."""
    before = GAME.edge.preview

    def preview(state: Any, choice_id: str, language: str) -> Preview | None:
        return WASTES if choice_id == "advance:red-1" else before(state, choice_id, language)

    monkeypatch.setattr(GAME.edge, "preview", preview)


@pytest.mark.usefixtures("yielding_costs")
@pytest.mark.parametrize("word", ["yes", "YES", "ｙｅｓ", "advance:red-1", "Advance:RED-1"])
def test_a_choice_that_wastes_something_says_what_and_waits_for_a_second_word(
    polemos: Polemos, tmp_path: Path, word: str
) -> None:
    ran = polemos("play", "duel", "--seed", "4", typed=f"advance:red-1\n{word}\nquit\n")
    assert "! The way is lost for good." in ran.out
    assert kept(tmp_path) == ["advance:red-1"]


@pytest.mark.usefixtures("yielding_costs")
@pytest.mark.parametrize("word", ["", "no", "help", "2\nundo"])
def test_anything_else_than_the_second_word_is_taken_for_itself(polemos: Polemos, tmp_path: Path, word: str) -> None:
    ran = polemos("play", "duel", "--seed", "4", typed=f"1\n{word}\nyes\nquit\n")
    assert "! The way is lost for good." in ran.out
    assert kept(tmp_path) == []


@pytest.mark.usefixtures("yielding_costs")
def test_the_second_word_is_understood_in_japanese(polemos: Polemos, tmp_path: Path) -> None:
    polemos("play", "duel", "--seed", "4", "--lang", "ja", typed="1\nはい\nquit\n")
    assert kept(tmp_path) == ["advance:red-1"]


def test_commands_and_words_are_understood_in_any_width_case_and_kana(polemos: Polemos, tmp_path: Path) -> None:
    typed = "ｌｏｏｋ　０\nＲＵＬＥＳ　１．３\nmap ３\nｌｉｓｔ　ＡＤＶＡＮＣＥ\nａｄｖａｎｃｅ：ｒｅｄ－１\nquit\n"
    ran = polemos("play", "duel", "--seed", "4", typed=typed)
    for text in ("1.3 Battle", "Advance"):
        assert text in ran.out, text
    assert "no place called" not in ran.out
    assert kept(tmp_path) == ["advance:red-1"]


def test_a_command_that_is_told_can_be_typed(polemos: Polemos, tmp_path: Path) -> None:
    file = tmp_path / "my game (1) $HOME.jsonl"
    ran = polemos("play", "duel", "--save", str(file), typed="quit\n")
    told = ran.out.rpartition("go on with: ")[2].strip()
    assert shlex.split(told) == ["polemos", "play", "--load", str(file)]
    again = polemos("play", "duel", "--save", str(file), typed="quit\n")
    assert shlex.split(again.err.rpartition("go on with: ")[2].strip()) == ["polemos", "play", "--load", str(file)]
    stopped = polemos("play", "--load", str(file), typed="^C\n")
    assert shlex.split(stopped.err.rpartition("go on with: ")[2].strip()) == ["polemos", "play", "--load", str(file)]


TAXATION = """
game = "belisarius"
base = "empty"
turn = 2
player = "imperial"
phase = "taxation"
units = { Constantinopolis = ["guard garrison"] }
hands = { imperial = ["agent"] }
"""


def test_who_plays_alone_is_not_asked_what_has_one_answer(polemos: Polemos, tmp_path: Path) -> None:
    path = tmp_path / "tax.toml"
    path.write_text(TAXATION, "utf-8")
    seats = ("--seat", "imperial=human", "--seat", "barbarian=random")
    ran = polemos("play", "--load", path, *seats, typed="quick\nundo\nquick\nquit\n")
    assert "What do you buy?" in ran.out
    assert "Taken back: quick" in ran.out
    assert "Play a marker?" not in ran.out
    assert kept(tmp_path) == ["quick", "pass"]


def test_between_two_people_it_is_asked_all_the_same(polemos: Polemos, tmp_path: Path) -> None:
    path = tmp_path / "tax.toml"
    path.write_text(TAXATION, "utf-8")
    seats = ("--seat", "imperial=human", "--seat", "barbarian=human")
    ran = polemos("play", "--load", path, *seats, typed="\nquick\nquit\n")
    assert "All tax is in. Play a marker?" in ran.out
    assert kept(tmp_path) == ["quick"]
