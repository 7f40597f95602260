"""Section 31 from its clauses: recruits at leaders, levies at warbands (optional)."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

GOTHS = {"ostrogoths": "barbarian"}


def recruits(units: dict[str, Any], *options: str, **rest: Any) -> Table:
    treasury = {"imperial": 40, "barbarian": 40}
    return Table(units=units, phase="recruitment", options=list(options), sp=treasury, **rest)


def levies(units: dict[str, Any], *options: str, **rest: Any) -> Table:
    return Table(units=units, phase="levy", options=list(options), player="barbarian", control=GOTHS, **rest)


@pytest.mark.clause("31.1")
def test_a_recruit_may_join_a_leader_anywhere() -> None:
    units = {"3222": ["Belisarius"], "3530": "thracia garrison"}
    t = recruits(units, "placement").does("recruit:thracia garrison")
    assert t.targets("place") == ["3222", "3530"]
    t.does("place:3222")
    assert t.units("3222") == ["Thracia-garrison-2", "Belisarius"]
    t = recruits(units).does("recruit:thracia garrison")
    assert len(t.units("3530")) == 2  # without the option there is no other place


@pytest.mark.clause("31.1")
def test_one_recruit_a_hex_however_many_leaders() -> None:
    units = {"3222": ["Belisarius", "Mundas"], "3223": "Narses"}
    t = recruits(units, "placement").does("recruit:thracia garrison", "place:3222", "recruit:guard field_army")
    assert t.units("3223") == ["Guard-field_army-1", "Narses"]
    t.may_not("recruit:thracia garrison", "31.1")


@pytest.mark.clause("31.1")
def test_a_leader_in_an_own_town_does_not_limit_the_town() -> None:
    t = recruits({"3530": "Belisarius"}, "placement")
    for _ in range(3):
        t.does("recruit:thracia garrison")
    assert len(t.units("3530")) == 4


@pytest.mark.clause("31.1")
def test_neither_desert_nor_pillage() -> None:
    units = {"1444": "Belisarius", "3222": "Mundas", "3223": "Narses"}
    t = recruits(units, "placement", pillaged=["3222"]).does("recruit:thracia garrison")
    assert t.units("3223") == ["Thracia-garrison-1", "Narses"]
    units = {"1444": "Belisarius", "3222": "Mundas", "3223": "Narses", "3224": "Germanus"}
    t = recruits(units, "placement", pillaged=["3222"]).does("recruit:thracia garrison")
    t.may_not("place:1444", "31.1").may_not("place:3222", "11.223").may("place:3223", "place:3224")


@pytest.mark.clause("31.1")
def test_only_a_friendly_leader_helps() -> None:
    units = {"3222": "Vitiges", "3530": "thracia garrison", "2848": "Khusro"}
    t = recruits(units, "placement", control=GOTHS).does("recruit:thracia garrison")
    assert len(t.units("3530")) == 2


@pytest.mark.clause("31.1", "11.221")
def test_control_of_the_units_province_is_needed() -> None:
    t = recruits({"3530": "Belisarius"}, "placement", control={"thracia": "neutral"})
    t.may_not("recruit:thracia garrison", "11.5").may("recruit:dacia garrison")
    t.may_not("recruit:armenia garrison", "11.221")


@pytest.mark.clause("31.1", "13.132a")
def test_a_barbarian_leader_gathers_only_his_own_people() -> None:
    units = {"3222": "Vitiges", "3445": "armenia garrison"}
    t = recruits(units, "placement", player="barbarian", control=GOTHS)
    t.does("recruit:ostrogoths warband")
    assert t.units("3222") == ["Ostrogoths-warband-1", "Vitiges"]
    t = recruits({"3222": "Vitiges", "3445": "armenia garrison"}, "placement", player="barbarian", control=GOTHS)
    t.does("recruit:armenia garrison")
    assert len(t.units("3445")) == 2


@pytest.mark.clause("31.1", "11.63a")
def test_a_fleet_still_needs_a_port() -> None:
    units = {"3222": "Belisarius", "3628": "dacia garrison"}
    t = recruits(units, "placement").may_not("recruit:thracia fleet").may("recruit:thracia garrison")
    t = recruits({"Roma": "Belisarius"}, "placement").does("recruit:thracia fleet")
    assert t.units("Roma") == ["Thracia-fleet-1", "Belisarius"]


@pytest.mark.clause("31.1", "13.1a")
def test_stacking_holds() -> None:
    full = ["5 guard garrison", "4 guard field_army", "Belisarius"]
    t = recruits({"3222": full}, "placement").may_not("recruit:thracia garrison").may_not("recruit:dacia garrison")
    assert t.targets("recruit") == []


@pytest.mark.clause("31.1")
def test_no_land_unit_is_raised_in_the_open_sea() -> None:
    units = {"2924": ["guard fleet", "Belisarius"], "3530": "thracia garrison"}
    t = recruits(units, "placement", aboard=["2924"]).does("recruit:thracia garrison")
    assert len(t.units("3530")) == 2


@pytest.mark.clause("31.2")
def test_a_levied_warband_may_join_its_people_abroad() -> None:
    units = {"3629": "ostrogoths warband"}
    t = levies(units, "placement").does("levy:ostrogoths warband").may("place:3629", "place:3222")
    t.does("place:3629")
    assert len(t.units("3629")) == 2
    t.does("levy:ostrogoths warband").may_not("place:3629", "11.12b")
    levies(units).does("levy:ostrogoths warband").may_not("place:3629", "11.11b")


@pytest.mark.clause("31.2")
def test_only_warbands_join_and_only_warbands_of_their_own() -> None:
    units = {"3629": "ostrogoths warband", "3631": "ostrogoths garrison", "3732": "armenia warband"}
    t = levies(units, "placement").does("levy:ostrogoths garrison").may_not("place:3629", "11.11b")
    t = levies(units, "placement").does("levy:ostrogoths warband").may_not("place:3631").may_not("place:3732")
    t.may("place:3629")


@pytest.mark.clause("31.2")
def test_not_in_pillaged_or_desert_hexes() -> None:
    units = {"3629": "ostrogoths warband", "1444": "ostrogoths warband", "3729": "ostrogoths warband"}
    t = levies(units, "placement", pillaged=["3629"]).does("levy:ostrogoths warband")
    t.may_not("place:3629").may_not("place:1444", "31.2").may("place:3729")


@pytest.mark.clause("31.2", "11.13a")
def test_not_in_an_enemy_zone() -> None:
    units = {"3629": "ostrogoths warband", "3630": "guard field_army"}
    levies(units, "placement").does("levy:ostrogoths warband").may_not("place:3629", "11.13a")


@pytest.mark.clause("31.2")
def test_the_empire_has_no_such_right() -> None:
    units = {"3629": "pontica warband"}
    t = Table(units=units, phase="levy", options=["placement"]).does("levy:pontica warband")
    t.may_not("place:3629", "11.11b")


@pytest.mark.clause("31.2", "13.1a")
def test_stacking_holds_for_warbands_too() -> None:
    units = {"3629": ["3 ostrogoths warband", "7 ostrogoths garrison"]}
    levies(units, "placement").does("levy:ostrogoths warband").may_not("place:3629", "13.1a")
