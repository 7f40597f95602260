"""Operations and their points [14.0a-14.4, tbl.op], from the words of the rules."""

import pytest

from rulebook.belisarius.table import Table

GOTHS = {"ostrogoths": "barbarian"}


@pytest.mark.clause("14.0a")
@pytest.mark.parametrize("armies", [[], ["3431"], ["3628"], ["3628", "3431"], ["3431", "3628"]])
def test_some_all_or_none_of_the_armies_in_any_order(armies: list[str]) -> None:
    t = Table(units={"3431": "guard field_army", "3628": "dacia field_army"}, dice=[1] * len(armies))
    for h in armies:
        t.operates(h).does("halt")
    if len(armies) < 2:
        t.does("done")
    assert t.asked == "PhaseEnd"
    assert [e["space"] for e in t.events("operation")] == armies


@pytest.mark.clause("14.0a")
def test_only_own_armies_operate() -> None:
    t = Table(
        units={"3431": "guard field_army", "Roma": "ostrogoths warband", "Carthago": "vandals garrison"}, control=GOTHS
    )
    assert t.targets("army") == ["3431"]
    t.may_not("army:Roma").may_not("army:Carthago")


@pytest.mark.clause("14.0a", "14.1a")
def test_one_army_at_a_time() -> None:
    t = Table(units={"3431": "guard field_army", "3628": "dacia field_army"}, dice=[1, 2])
    t.operates("3431").does("march:3432")
    assert t.targets("army") == []
    t.does("halt").operates("3628")
    assert t.army == ["Dacia-field_army-1"]


@pytest.mark.clause("14.1a")
def test_an_army_that_has_finished_does_not_act_again() -> None:
    t = Table(units={"3431": "guard field_army", "3628": "dacia field_army"}, dice=[1])
    t.operates("3431").does("march:3432", "halt")
    assert t.targets("army") == ["3628"]
    t.may_not("army:3432", "14.1a")


@pytest.mark.clause("14.1a")
def test_an_army_that_has_done_nothing_with_its_points_has_acted_too() -> None:
    t = Table(units={"3431": "guard field_army", "3628": "dacia field_army"}, dice=[1])
    t.operates("3431").does("halt")
    t.may_not("army:3431", "14.1a")


@pytest.mark.clause("14.11")
def test_move_fight_move_and_colonise() -> None:
    """The example of the rule: after a march a battle, another march and a colonisation."""
    t = Table(
        units={"3532": ["2 guard field_army", "Belisarius"], "3730": "ostrogoths warband"},
        control=GOTHS,
        options=["colonisation"],
        sp={"imperial": 5},
        dice=[6],
        draws=["agent", "agent"],
    )
    t.operates("3532")
    assert t.op == 38
    t.does("march:3731", "attack:3730").until("ChooseTable", {"Stance": "fight"})
    t.dice(6).does("assault").until(lambda t: t.asked == "Operate" and not t.units("3730"))
    before = t.op
    t.does("march:3730")
    assert t.op == before - 0.5
    t.dice(5).does("colonise").until(lambda t: t.colonies == ["3730"])


@pytest.mark.clause("14.21a", "14.21b")
def test_the_example_of_operation_points() -> None:
    """Leader 24, garrison 8 and field army 20, die 3: doubled to 6, together 14."""
    t = Table(units={"3431": ["Germanus", "thracia garrison", "thracia field_army"]}, dice=[3]).operates("3431")
    assert t.op == 14


@pytest.mark.clause("14.21a", "tbl.op")
@pytest.mark.parametrize(
    ("units", "points"),
    [
        ("guard field_army", 20 + 3),
        ("thracia garrison", 8 + 3),
        (["guard field_army", "thracia garrison"], 8 + 3),
        (["guard field_army", "Germanus"], 20 + 6),
        (["guard field_army", "Belisarius"], 20 + 9),
        (["guard field_army", "Belisarius", "Germanus"], 20 + 9),
        (["guard field_army", "Germanus", "Mundas"], 20 + 6),
        ("Belisarius", 24 + 9),
        ("Germanus", 24 + 6),
    ],
)
def test_lowest_value_and_a_die(units: str | list[str], points: int) -> None:
    t = Table(units={"3431": units}, dice=[3]).operates("3431")
    assert t.op == points


@pytest.mark.clause("14.21a")
def test_a_leader_outside_the_army_lends_nothing() -> None:
    t = Table(units={"3431": ["guard field_army", "Belisarius"]}, dice=[3]).operates("3431", "guard field_army")
    assert t.op == 23


@pytest.mark.clause("14.21a")
def test_the_lowest_value_is_that_of_the_army_not_of_the_hex() -> None:
    t = Table(units={"3431": ["guard field_army", "thracia garrison"]}, dice=[3]).operates("3431", "guard field_army")
    assert t.op == 23


@pytest.mark.clause("14.21a")
def test_dropping_the_slowest_changes_no_points_already_rolled() -> None:
    t = Table(units={"3431": ["guard field_army", "thracia garrison"]}, dice=[3]).operates("3431")
    assert t.op == 11
    t.does("drop:thracia garrison")
    assert t.op == 11


@pytest.mark.clause("14.22", "14.3")
def test_points_go_down_as_they_are_spent() -> None:
    t = Table(units={"3431": "guard field_army", "3429": "ostrogoths warband"}, control=GOTHS, dice=[3])
    t.operates("3431")
    assert t.op == 23
    t.does("march:3331")
    assert t.op == 21
    t.does("march:3431")
    assert t.op == 19
    t.does("march:3430")
    assert t.op == 18.5
    t.does("attack:3429").until("ChooseTable", {"Stance": "fight"})
    assert t.op == 14.5


@pytest.mark.clause("14.3")
def test_at_no_points_nothing_more_can_be_done() -> None:
    """Eight and two points are spent to the last by crossing the Bosporus twice."""
    t = Table(
        units={"Constantinopolis": "thracia garrison", "3431": "guard field_army", "3432": "ostrogoths warband"},
        control=GOTHS,
        dice=[2],
    )
    t.operates("Constantinopolis").does("march:3434", "march:Constantinopolis")
    assert t.asked == "NextArmy" or (t.op == 0 and t.choices("march") == t.choices("attack") == [])


@pytest.mark.clause("14.31")
def test_a_march_must_be_paid_in_full() -> None:
    t = Table(units={"Constantinopolis": "thracia garrison"}, dice=[1]).operates("Constantinopolis")
    assert t.op == 9
    t.does("march:3434")
    assert t.op == 4
    t.may("march:3335").may_not("march:Constantinopolis", "14.31")


@pytest.mark.clause("14.31", "tbl.op")
@pytest.mark.parametrize(("die", "left"), [(1, 4), (4, 7), (5, 8), (6, 9)])
def test_an_assault_takes_four_points_and_a_manoeuvre_eight(die: int, left: int) -> None:
    t = Table(units={"Constantinopolis": "thracia garrison", "3435": "persia garrison"}, dice=[die])
    t.operates("Constantinopolis").does("march:3434")
    assert t.op == left
    t.does("attack:3435")
    assert t.op == left - 4
    tables: list[str] = []
    t.dice(6).until(lambda t: _note(t, tables) or bool(t.events("battle")), {"Stance": "fight"})
    # with less than eight points there is nothing to choose
    assert tables == (["assault", "manoeuvre"] if left >= 8 else [])


def _note(t: Table, tables: list[str]) -> bool:
    if t.asked == "ChooseTable":
        tables += t.choices()
    return False


@pytest.mark.clause("14.31")
def test_less_than_four_points_allow_no_assault() -> None:
    t = Table(units={"Constantinopolis": "thracia garrison", "Nicaea": "persia garrison"}, dice=[1])
    t.operates("Constantinopolis").does("march:3432", "march:Constantinopolis", "march:3434")
    assert t.op == 3
    t.may("march:3435").may_not("attack:Nicaea", "14.31")


@pytest.mark.clause("14.4")
def test_unused_points_are_neither_saved_nor_given_away() -> None:
    t = Table(units={"3431": "guard field_army", "3628": "thracia garrison"}, dice=[6, 1])
    t.operates("3431").does("halt").operates("3628")
    assert t.op == 9
    t.does("halt")
    assert t.op == 0


@pytest.mark.clause("14.4")
def test_an_army_may_stop_with_points_left() -> None:
    t = Table(units={"3431": "guard field_army"}, dice=[6]).operates("3431")
    t.may("halt").does("march:3432").may("halt")


@pytest.mark.clause("14.23", "19.52a")
def test_at_sea_the_slowest_fleet_counts_and_not_its_cargo() -> None:
    t = Table(units={"Constantinopolis": ["guard fleet", "thracia garrison"]}, dice=[3])
    t.operates("Constantinopolis", sail=True)
    assert t.op == 33


@pytest.mark.clause("14.23")
def test_on_land_the_same_units_march_by_the_slowest() -> None:
    t = Table(units={"Constantinopolis": ["guard fleet", "thracia garrison"]}, dice=[3])
    t.operates("Constantinopolis", "thracia garrison")
    assert t.op == 11


@pytest.mark.clause("14.23", "19.8")
def test_a_leader_aboard_multiplies_the_die_of_a_fleet() -> None:
    t = Table(units={"Constantinopolis": ["guard fleet", "Belisarius"]}, dice=[3])
    t.operates("Constantinopolis", sail=True)
    assert t.op == 30 + 9


@pytest.mark.clause("tbl.op")
def test_pillage_costs_four_and_colonisation_eight() -> None:
    t = Table(units={"3730": "thracia garrison"}, options=["pillage"], dice=[1, 1]).operates("3730")
    t.does("pillage").until("Operate")
    assert t.op == 9 - 4
    t = Table(units={"3730": "guard field_army"}, options=["colonisation"], sp={"imperial": 5}, dice=[1, 2])
    t.operates("3730").does("colonise").until("Operate")
    assert t.op == 21 - 8
