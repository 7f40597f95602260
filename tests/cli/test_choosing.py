"""Long lists of choices: grouped, paged, and found by whatever is typed."""

from polemos.board.describe import Board, box_space
from polemos.cli.choosing import PAGE, SAMPLE, Menu
from polemos.room.results import Choice


def menu(places: int = 300) -> Menu:
    """A march to any of many spaces, of which 42 is Roma and 43 Romula."""
    labels = {42: {"en": "Roma", "ja": "ローマ"}, 43: {"en": "Romula", "ja": "ロムラ"}}
    spaces = [box_space(n, str(1000 + n), n, 0, 1, 1) for n in range(places)]
    board = Board(
        {},
        (0, 0, 1, 1),
        [type(s)(s.id, s.name, s.shape, s.centre, label=labels.get(s.id, {})) for s in spaces],
        [],
    )
    texts = {n: labels[n]["en"] if n in labels else str(1000 + n) for n in range(places)}
    choices = [
        Choice(f"march:{1000 + n}", "march", str(1000 + n), "space", f"March to {texts[n]}") for n in range(places)
    ]
    return Menu([*choices, Choice("halt", "halt", "", "", "Stop here")], board)


def found(typed: str) -> list[str]:
    return [choice.id for choice in menu().find(typed)]


def test_a_choice_is_found_in_many_ways() -> None:
    for typed in (
        "march:1042",
        "MARCH:1042",
        "1042",
        "roma",
        "march roma",
        "Roma",
        "ローマ",
        "ローマ",
        "43",
        "march to roma",
    ):
        assert found(typed) == ["march:1042"], typed
    assert found("ro") == ["march:1042", "march:1043"]
    assert found("romu") == ["march:1043"]
    assert found("stop") == found("halt") == found("301") == ["halt"]
    assert found("zzz") == found("") == found(" : ") == []
    assert len(found("march")) == 300


def test_a_long_list_is_short_at_first_and_paged() -> None:
    lines = menu().summary(lambda n: f"{n} choices")
    assert len(lines) < SAMPLE + 4
    assert "1-300 march: 300 choices" in lines[0]
    assert any("Roma" in line for line in lines)
    assert any("Stop here" in line for line in lines)
    page, pages = menu().page("march", 2)
    assert (len(page), pages) == (PAGE, 5)
    assert menu().page("march", 99)[0] == menu().page("march", 5)[0]
    assert menu().page("", 1)[1] == 6


def test_a_short_list_is_shown_whole() -> None:
    assert len(menu(12).summary(str)) == 13


def test_completion() -> None:
    assert menu().completions("march:104") == [f"march:104{n}" for n in range(10)]


def test_a_face_goes_by_what_the_die_shows() -> None:
    tenfold = Menu([Choice(f"face:{n}", "face", str(n), "number", f"The die shows {n}") for n in range(10)])
    for n in range(10):
        assert [choice.id for choice in tenfold.find(str(n))] == [f"face:{n}"]
    assert tenfold.find("10") == []
    assert tenfold.find("0" * 12) == []
    assert tenfold.summary(str)[0].split()[0] == "0"
    common = Menu([Choice(f"face:{n}", "face", str(n), "number", f"The die shows {n}") for n in range(1, 7)])
    assert [choice.id for choice in common.find("6")] == ["face:6"]
    assert common.find("0") == []
