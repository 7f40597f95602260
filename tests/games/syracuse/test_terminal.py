"""Syracuse at the terminal: the map and its places, standing orders in words, prices and strengths in the choices."""

from io import StringIO

import pytest
from rich.console import Console

from polemos.cli.facts import print_result
from polemos.cli.table import Table
from polemos.games.syracuse.game import GAME
from polemos.match.match import new_match
from polemos.room.results import DRAW


class Seat:
    """A person of Athens at a terminal of 110 columns, against nobody who moves by himself."""

    def __init__(self, language: str) -> None:
        match = new_match(GAME, "1", (), "terminal", "seeded", {}, (None, None))
        self.out = Console(file=StringIO(), width=110, height=60, color_system=None, highlight=False, markup=False)
        self.table = Table(match, language, self.out)  # type: ignore[arg-type]
        self.table.facing = 0
        self.table.question = GAME.edge.question(match.state, language)

    def types(self, line: str) -> str:
        """What the terminal answers."""
        file = self.out.file
        assert isinstance(file, StringIO)
        begin = len(file.getvalue())
        self.table.obey(line)
        return file.getvalue()[begin:]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ("T12 Dascon", "A7", "SYR Syracuse", "{fS S1}", ".A1.", "=A1= built", "f Fort", "^ Heights"),
        ),
        (
            "ja",
            (
                "T12 ダスコン",
                "A7",
                "SYR シラクサ",
                "{fS S1}",
                ".A1.",
                "=A1= 建設済み",
                "f フォート",
                "^ 高地",
            ),
        ),
    ],
)
def test_the_whole_map_is_drawn(language: str, words: tuple[str, ...]) -> None:
    drawn = Seat(language).types("map")
    for text in words:
        assert text in drawn, text


@pytest.mark.parametrize("place", ["T7", "t7", "trogilos", "Trogilos", "トロギロス"])
def test_places_go_by_number_and_name(place: str) -> None:
    seat = Seat("en")
    assert "T7 Trogilos" in seat.types(f"map {place}")
    looked = seat.types(f"look {place}")
    assert looked.startswith(
        "T7 Trogilos\n  nothing\n  Next to: SYR Syracuse and Ortygia, T5 Labdalon, T9 Temenites, M3"
    )


def test_a_zone_and_its_fort_may_share_a_name() -> None:
    seat = Seat("en")
    assert "T16 Plemmyrion" in seat.types("map Plemmyrion")
    looked = seat.types("look Plemmyrion")
    assert "T16 Plemmyrion\n" in looked and "plemmyrion Fort Plemmyrion\n" in looked
    assert "(fort)" in seat.types("look fort olympieion")
    assert "M8 Harbour roads" in seat.types("look m8")
    assert "several places" in seat.types("look off")


def test_only_landing_places_are_next_to_the_sea() -> None:
    looked = Seat("en").types("look SYR")
    assert "Next to: T7 Trogilos, T9 Temenites, T13 Lysimeleia, M6 Small Harbour, M7 Old Docks\n" in looked


def test_standing_orders_are_told_in_words() -> None:
    seat = Seat("en")
    told = "Event chits in the action phase: ask me after every enemy action too"
    assert f"  {told}  (ask:every-action)\n" in seat.types("asides")
    assert seat.types("do ask:every-action") == f"{told}\n"
    assert "(ask:usual)" in seat.types("asides")
    assert "敵のアクションのたびに" in Seat("ja").types("asides")


@pytest.mark.clause("9.res.a", "9.res.b")
def test_the_score_says_how_many_points_win_and_what_a_draw_is() -> None:
    siege = GAME.editor.from_position({"scenario": "5", "phase": "B3", "dead": ["SH5"]})
    result = GAME.rules.result(siege)
    out = Console(width=200, record=True, file=StringIO(), markup=False)
    print_result(out, GAME, siege, "en", over=False)
    told = out.export_text()
    for p, name in enumerate(("Athens", "Syracuse")):
        assert f"{name}: {result.points[p]:g} of the {result.points[1 - p] + 6:g} points that win" in told
    assert result.winner == DRAW and told.count("no lead of more than 5 points [9.res.b]") == 2
