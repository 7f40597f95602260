"""A player is asked about his reactions where the answer can matter, and not the same thing again and again."""

import pytest

from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.reactions.reactions import Starting
from polemos.kernel.dice import Rng
from rulebook.alexander.routs import COMPANIONS, COMPANY, DAHAE, happens
from rulebook.alexander.routs import plain as field
from rulebook.alexander.shooting import HOPLITES, LIGHT, plain
from rulebook.alexander.table import Table

NOT_AWAY = ["entry-fire never", "withdraw-skirmishers never", "withdraw-others never"]
ALONG_THE_REAR = "enter:2516"
TO_THE_FLANK = ("turn:30", "enter:2616")


# ------------------------------------------------------------------------------------------------------------- facing
def behind(*wishes: str) -> Table:
    """Horsemen have come behind light foot that look to the right; they ride upwards and never look at them."""
    t = plain(
        {"2518": COMPANIONS, "2617": LIGHT}, facing={COMPANIONS: 330, LIGHT: 90},
        standing={"opponent": [*NOT_AWAY, *wishes]},
    )  # fmt: skip
    return t.does(f"move:{COMPANIONS}", "enter:2517")


def test_after_a_no_a_unit_is_asked_again_only_when_the_enemy_has_come_to_another_side_of_it() -> None:
    t = behind()
    assert (t.asked, t.decider) == ("ReactFacing", "opponent")
    t.does("pass", ALONG_THE_REAR)
    assert t.asked == "Moving"
    t.does(*TO_THE_FLANK)
    assert t.asked == "ReactFacing"


def test_whoever_wants_to_be_asked_at_every_hex_is() -> None:
    t = behind("face every-hex").does("pass", ALONG_THE_REAR)
    assert t.asked == "ReactFacing"


@pytest.mark.parametrize("answer", ["pass", "no-more"])
def test_a_no_is_for_one_move_and_no_more_for_the_whole_phase(answer: str) -> None:
    t = behind().does(answer, ALONG_THE_REAR)
    happens(t, Starting(t.unit(COMPANIONS)))
    t.does("turn:210", "enter:2517")
    assert t.asked == ("ReactFacing" if answer == "pass" else "Moving")


def test_the_other_side_can_suppose_a_question_that_is_put_again() -> None:
    """It does not know of the standing order that puts it."""
    t = behind("face every-hex").does("pass", ALONG_THE_REAR)
    data = t.seen("macedonian")
    assert GAME.rules.determinize(data, Rng("any")).opts == t.state.opts


# --------------------------------------------------------------------------------------------------------- withdrawal
def passing(*wishes: str, **rest: object) -> Table:
    """Foot march upwards past horse archers, at two hexes all the way."""
    standing = {"opponent": ["entry-fire never", *wishes]}
    there = {"1811": COMPANY, "2010": DAHAE}
    return field(there, facing={COMPANY: 30, DAHAE: 270}, standing=standing, **rest).does(f"move:{COMPANY}")


def test_whoever_was_told_to_stay_is_not_asked_about_again_as_the_same_enemy_goes_on() -> None:
    t = passing().does("stand", "enter:1810")
    assert t.asked == "Moving"
    t = passing("withdraw-others every-hex").does("stand", "enter:1810")
    assert t.asked == "Withdrawing"
    t = passing().does("no-more", "enter:1810")
    assert t.asked == "Moving"


def test_an_enemy_who_comes_to_another_side_is_asked_about_again() -> None:
    # the archers look up and right: the foot begin behind them and go on to their flank
    t = passing()
    t.state.facing[t.unit(DAHAE)] = 1
    t.does("stand", "enter:1810")
    assert t.asked == "Withdrawing"


def test_an_enemy_at_the_end_of_its_march_without_missiles_is_not_asked_about() -> None:
    for points, asked in ((2, "Withdrawing"), (1, "Moving")):
        t = field({"1810": COMPANY, "2111": DAHAE}, facing={COMPANY: 90, DAHAE: 270}).does(f"move:{COMPANY}")
        t.state.mp = points
        assert t.does("enter:1910").asked == asked


def test_lines_too_stay_by_standing_order() -> None:
    # the leader would ride off with his whole line
    there = {"1810": COMPANY, "2010": [DAHAE, "sog.spitamenes"]}
    for wish, asked in (("ask", "Withdrawing"), ("never", "Moving")):
        orders = {"opponent": [f"withdraw-others {wish}", "withdraw-leaders never", "entry-fire never"]}
        t = field(there, facing={COMPANY: 90, DAHAE: 270}, standing=orders).does(f"move:{COMPANY}")
        assert t.asked == asked
        assert ("withdraw-line:sog.spitamenes" in t.choices()) == (wish == "ask")


# --------------------------------------------------------------------------------------------------------------- fire
def test_units_that_are_low_may_keep_their_last_volley() -> None:
    for low, wish, fires in (
        ([], "not-last", True), ([LIGHT], "not-last", False), ([LIGHT], "always", True), ([], "never", False),
    ):  # fmt: skip
        t = plain(
            {"2614": HOPLITES, "2617": LIGHT}, facing={HOPLITES: 210, LIGHT: 30}, low=low, dice=[5],
            standing={"opponent": ["withdraw-others never", "face never", f"entry-fire {wish}"]},
        )  # fmt: skip
        t.does(f"move:{HOPLITES}").walks("2615", "2616")
        assert bool(t.events("shot")) is fires, (low, wish)


# ---------------------------------------------------------------------------------------------------------- the plans
def test_whoever_plans_no_withdrawals_is_not_asked_for_any() -> None:
    pieces = {"2420": "mac.pharnuches", "2619": "mac.ho.merc", "2621": "mac.hi.1", "3618": "sog.li.1"}
    facing = {"mac.ho.merc": 90, "mac.hi.1": 90}
    asked = Table(pieces, phase="markers", facing=facing)
    quiet = Table(pieces, phase="markers", facing=facing, standing={"macedonian": ["plan never"]})
    assert (asked.asked, asked.decider) == ("Plan", "macedonian")
    assert quiet.asked != "Plan"
