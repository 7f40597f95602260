"""Standing orders answer in battles and at sea what would be asked: 10.2.1, 10.4.3, 16.6, 16.7, 17.5.4, 18.4.2."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.edge.position_names import piece_named, spot_named
from polemos.games.peloponnesian_war.rules.combat.battles import LandBattle
from polemos.kernel.flow import run
from rulebook.peloponnesian_war.fights import ATTIC, CORINTH, OPEN, SPARTA, SPARTANS, THEBANS, battle, begin, storm
from rulebook.peloponnesian_war.moves import ATHENS, LUCK, moves, some
from rulebook.peloponnesian_war.table import Table

FLEETS = some("attica-fleet-5", 2)
FOES = some("corinth-fleet-4", 3)


def ready(*orders: str, dice: tuple[int, ...] = (), **pieces: Any) -> Table:
    """Athenian fleets in Piraeus, which may sail past Corinth's; what Sparta wants is said before they do."""
    t = moves({"piraeus": ["hagnon", *FLEETS], **pieces}, side=ATHENS, dice=[*dice, *LUCK])
    for order in orders:
        t.aside("sparta", order)
    return t.does("sail:hagnon", "halt:saronic_gulf")


# --------------------------------------------------------------------------------------------------------- interception


@pytest.mark.clause("16.6.1")
def test_fleets_pass_where_they_are_to_pass() -> None:
    assert ready(cenchrae=[FOES[0]]).asked == "Intercept"
    assert ready("sea-never:saronic_gulf", cenchrae=[FOES[0]]).asked == "Sail"
    # an order for the next waters says nothing of these
    elsewhere = ready("sea-never:argolic_gulf", cenchrae=[FOES[0]], argolic_gulf=[FOES[1]])
    assert elsewhere.asked == "Intercept"
    assert elsewhere.does("pass", "halt:myrtoan_sea").asked == "Sail"


@pytest.mark.clause("16.6.1")
def test_what_is_said_of_one_sea_goes_before_what_is_said_of_all() -> None:
    assert ready("intercept:never", cenchrae=[FOES[0]]).asked == "Sail"
    assert ready("intercept:never", "sea-ask:saronic_gulf", cenchrae=[FOES[0]]).asked == "Intercept"
    again = ("intercept:never", "sea-ask:saronic_gulf", "sea-general:saronic_gulf")
    assert ready(*again, cenchrae=[FOES[0]]).asked == "Sail"
    t = ready("intercept:always", "sea-never:saronic_gulf", cenchrae=[FOES[0]])
    assert t.asked == "Sail" and not t.events("rolled")


@pytest.mark.clause("16.6.1")
@pytest.mark.parametrize("order", ["intercept:always", "sea-always:saronic_gulf"])
def test_the_likeliest_stack_tries_first_and_then_the_others(order: str) -> None:
    # with Lysander a stack needs 2, a fleet alone 4: he misses with 1, then the other finds them
    there = {"cenchrae": [FOES[0]], "3545": [FOES[1], "lysander"]}
    assert ready(order, dice=(1, 4), **there).event("intercepts")["unit"] == FOES[0]
    assert ready(order, dice=(2,), **there).event("intercepts")["unit"] == "lysander"
    t = ready(order, dice=(1, 3), **there)
    assert t.asked == "Sail" and len(t.events("rolled")) == 2


def test_an_order_is_offered_for_waters_that_own_fleets_watch() -> None:
    t = moves({"piraeus": ["hagnon", *FLEETS], "cenchrae": [FOES[0]]}, side=ATHENS)
    at_sea = [order for order in t.asides("sparta") if order.startswith("sea-")]
    assert at_sea == ["sea-ask:saronic_gulf", "sea-always:saronic_gulf", "sea-never:saronic_gulf"]
    t.aside("sparta", "sea-never:saronic_gulf")
    assert "sea-general:saronic_gulf" in t.asides("sparta") and "sea-never:saronic_gulf" not in t.asides("sparta")
    assert "sea-never:saronic_gulf" in t.asides("athens"), "the other side's wishes are its own"
    # what has been said can be taken back wherever the fleets have gone
    t = Table({"piraeus": ["hagnon"]}, waters={"sparta": {"saronic_gulf": "never"}})
    assert "sea-general:saronic_gulf" in t.asides("sparta")


# ------------------------------------------------------------------------------------------- before a battle on land


def come(place: str, side: int, movers: list[str], others: list[str], *orders: str, **rest: Any) -> Table:
    """Movers come to a place where others are; what these want is said when they are asked about it."""
    t = Table({place: [*movers, *others]}, steps=[], **rest)
    t.state.attackers = [piece_named(name) for name in movers]
    t.state.group = list(t.state.attackers)
    begin(t, LandBattle(side, spot_named(place)))
    t.dice(*LUCK)
    decider = t.decider
    for order in orders:
        t.aside(decider, order)
    return t


def before_thebes(*orders: str) -> Table:
    """Athenians come to Thebes, in which Thebans are."""
    return come("thebes", ATHENS, ATTIC[:2], THEBANS[:2], *orders, inside=THEBANS[:2])


@pytest.mark.clause("10.2.1a")
def test_who_stands_outside_as_ordered() -> None:
    assert before_thebes().asked == "Sorting"
    t = before_thebes("walls:inside")
    assert t.asked != "Sorting" and t.inside(THEBANS[0]) and not t.events("battle")
    t = before_thebes("walls:outside")
    assert t.events("battle")


@pytest.mark.clause("10.2.1a", "14.2.1")
def test_an_order_that_cannot_be_done_is_asked_about() -> None:
    """A fort holds five units: not all of six can be inside."""
    for count, asked in ((5, False), (6, True)):
        six = some("attica-hoplite-4", count)
        t = come("pylos", SPARTA, SPARTANS, six, "walls:inside", forts={"pylos": "athens"})
        assert (t.asked == "Sorting") == asked


def relieving(*orders: str) -> Table:
    """Spartans come to the help of besieged Thebans."""
    besieged = [*ATTIC[:4], THEBANS[0]]
    return come("thebes", SPARTA, SPARTANS[:2], besieged, *orders, inside=[THEBANS[0]], siege={"thebes": 1})


@pytest.mark.clause("10.4.3")
def test_the_besieged_help_as_ordered() -> None:
    assert relieving().asked == "Relief"
    t = relieving("relief:always")
    assert t.asked != "Relief" and t.events("joins-battle")
    t = relieving("relief:never")
    assert t.asked != "Relief" and not t.events("joins-battle")


@pytest.mark.clause("16.7.1")
def test_defenders_withdraw_as_ordered() -> None:
    def attacked(order: str) -> Table:
        t = battle(OPEN, ATTIC[:3], CORINTH[:2], start="3939")
        assert t.asked == "Withdrawal"
        return t.dice(5, *LUCK).aside("sparta", order)

    assert attacked("withdraw:always").events("withdraws")
    t = attacked("withdraw:never")
    assert t.events("battle") and not t.events("withdraws") and not t.events("caught")


# ------------------------------------------------------------------------------------------------------ between rounds


def between_rounds(attackers: int, defenders: int, *orders: str) -> Table:
    """A battle of so many, after a round in which nobody was routed."""
    t = battle(OPEN, ATTIC[:attackers], CORINTH[:defenders], start="3939")
    for order in orders:
        t.aside("sparta", order)
    t.dice(*[1] * 40)
    return t.does("stand")


@pytest.mark.clause("17.5.4")
def test_rounds_go_on_or_end_as_ordered() -> None:
    t = between_rounds(4, 2)
    assert t.asked == "GoOn" and t.decider == "sparta"
    # two against four: 1-2 for the defender
    assert between_rounds(4, 2, "break:1-2").events("breaks-off")
    assert between_rounds(4, 2, "break:1-1").events("breaks-off"), "1-2 is worse than 1-1"
    assert between_rounds(4, 2, "break:1-3").decider == "sparta"
    assert between_rounds(4, 2, "fight:1-2").decider == "athens"
    assert between_rounds(4, 2, "fight:1-1").decider == "sparta"
    # who wants both fights on
    assert between_rounds(4, 2, "fight:1-2", "break:1-1").decider == "athens"


@pytest.mark.clause("18.4.2")
def test_assaults_go_on_or_end_as_ordered() -> None:
    def stormed(order: str) -> Table:
        t = storm("tanagra", ATTIC[:4], dice=[3, 1, 1, 1, 1, 1, 1])
        assert t.asked == "StormOn"
        return t.dice(6, *LUCK).aside("athens", order)

    assert stormed("break:2-1").events("thrown-back")
    assert len(stormed("fight:1-1").events("result")) > 1
    assert stormed("fight:4-1").asked == "StormOn"


def test_a_new_order_is_followed_at_once() -> None:
    t = between_rounds(4, 2)
    t.aside("sparta", "break:1-2")
    assert t.events("breaks-off")
    again = t.copy()
    run(again.state)
    assert again.state == t.state
