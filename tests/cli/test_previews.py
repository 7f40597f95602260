"""What a choice would do, asked for at the terminal before it is made."""

from cli.conftest import Polemos
from polemos.cli.previews import preview_lines
from polemos.room.view_models import Chances, Outcome, Preview, Term


def test_a_preview_in_lines() -> None:
    chances = Chances("Assault", (Outcome("DR", "the defender retreats", 0.6667), Outcome("NE", "", 0.3333)), "17.51")
    preview = Preview(
        "Attack on Roma", (), (Term("Leader", "+1", "12.3"), Term("Walls", "")), (chances,), (), "Costly."
    )
    assert preview_lines(preview) == [
        "Attack on Roma",
        "  ! Costly.",
        "  Leader: +1  [12.3]",
        "  Walls",
        "  Assault  [17.51]",
        "     67%  DR: the defender retreats",
        "     33%  NE",
    ]
    assert preview_lines(Preview("Pass")) == ["Pass"]


def test_it_is_asked_for_by_number_or_name(polemos: Polemos) -> None:
    ran = polemos("play", "duel", "--seed", "4", typed="what\nwhat 1\nwhat advance:blue-1\nwhat fly\nquit\n")
    assert ran.code == 0
    for text in (
        "What which choice would do?",
        "Nothing is to be reckoned for",
        "advance:blue-1 cannot be chosen now",
        "fly",
    ):
        assert text in ran.out, text
