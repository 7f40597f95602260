"""Section 4 from its clauses: control, neutrality, how provinces change hands and what becomes of their units."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

ALLIANCES = [4, 1]


def improves(province: str, player: str = "barbarian", **rest: Any) -> Table:
    """The event Alliances Improve takes a province one step towards the player."""
    t = Table(phase="event", player=player, dice=ALLIANCES, **rest)
    return t.does(f"take:{province}")


def defects(province: str, player: str = "barbarian", **rest: Any) -> Table:
    """Diplomacy with the result D3 takes a province from one player to the other."""
    t = Table(phase="diplomacy", player=player, hands={player: ["2 basileus", "2 agent"]}, dice=[6], **rest)
    t.does(f"court:{province}", "commit:basileus", "commit:basileus")
    return t.until(lambda t: bool(t.choices("control"))).does(f"control:{province}")


# ---------------------------------------------------------------- 4.1, 4.2


@pytest.mark.clause("4.12")
def test_the_guard_is_imperial_and_in_revolt_barbarian() -> None:
    units = {"3431": "guard field_army", "3129": "guard field_army rebel"}
    t = Table(units=units, control={"all": "neutral"})
    assert (t.owner("3431"), t.owner("3129")) == ("imperial", "barbarian")
    assert t.choices("army") == ["army:3431"]
    t = Table(units=units, player="barbarian", control={"all": "neutral"})
    assert t.choices("army") == ["army:3129"]


@pytest.mark.clause("4.2a")
@pytest.mark.parametrize("state", ["imperial", "barbarian"])
def test_who_controls_a_province_has_its_units_everywhere(state: str) -> None:
    units = {"Roma": "ostrogoths garrison", "3431": "ostrogoths warband", "2614": "Vitiges"}
    t = Table(units=units, control={"ostrogoths": state}, player=state)
    assert t.targets("army") == sorted(["2614", "3419", "3431"])
    other = "barbarian" if state == "imperial" else "imperial"
    assert Table(units=units, control={"ostrogoths": state}, player=other).asked == "PhaseEnd"


@pytest.mark.clause("4.2a")
def test_a_change_of_control_turns_every_unit_at_once() -> None:
    units = {"Roma": "ostrogoths garrison", "2614": "Vitiges"}
    t = improves("ostrogoths", units=units)
    assert t.control("ostrogoths") == "barbarian"
    assert (t.owner("Roma"), t.owner("2614")) == ("barbarian", "barbarian")


@pytest.mark.clause("4.2b", "4.31a")
def test_neutral_units_belong_to_nobody() -> None:
    t = Table(units={"Roma": "ostrogoths garrison"}, control={"ostrogoths": "neutral"})
    assert t.owner("Roma") == "neutral"
    t = Table(units={"Roma": "ostrogoths garrison"}, control={"ostrogoths": "imperial"})
    assert t.owner("Roma") == "imperial"


@pytest.mark.clause("4.2c")
def test_thracia_gives_its_controller_two_units_a_turn() -> None:
    t = Table(phase="levy", control={"all": "neutral", "thracia": "imperial"})
    for _ in range(2):
        t.does("levy:thracia garrison")
        while not t.choices("levy") and t.choices("place"):
            t.does(t.choices("place")[0])
    assert t.asked == "PhaseEnd"
    assert sum(e["unit"].startswith("Thracia") for e in t.events("arrived")) == 2
    t = Table(phase="levy", player="barbarian", control={"all": "neutral", "thracia": "barbarian"})
    t.may("levy:thracia garrison")


@pytest.mark.clause("4.2c", "5.1b")
def test_no_levy_without_control() -> None:
    units = dict.fromkeys(("Constantinopolis", "Philippopolis", "Adrianopolis", "Odessus"), "guard garrison")
    t = Table(units=units, phase="levy", control={"all": "neutral", "dacia": "imperial"})
    assert t.choices("levy") == ["levy:dacia-garrison"]
    t.may_not("levy:thracia garrison")


# ---------------------------------------------------------------- 4.3


@pytest.mark.clause("4.31a")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_nobody_operates_neutral_units(player: str) -> None:
    units = {"Roma": "ostrogoths garrison", "3431": "guard field_army", "3047": "persia garrison"}
    t = Table(units=units, player=player)
    t.may_not("army:Roma", "4.31a")
    assert t.targets("army") == ["3431" if player == "imperial" else "3047"]


@pytest.mark.clause("4.31b")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_neutrals_get_no_levy_and_no_recruits(player: str) -> None:
    units = {"Roma": "ostrogoths garrison", "Ravenna": "guard garrison", "Ctesiphon": "persia garrison"}
    t = Table(units=units, phase="levy", player=player)
    t.may_not("levy:ostrogoths warband")
    t = Table(units=units, phase="recruitment", player=player, sp={player: 40})
    t.may_not("recruit:ostrogoths warband", "11.5")
    t = Table(units=units, phase="event", player=player, dice=[1, 1])
    t.may_not("gain:ostrogoths warband", "event.11")


@pytest.mark.clause("4.31b")
def test_a_neutral_leader_is_not_to_be_had() -> None:
    units = {"Roma": "ostrogoths garrison", "Ravenna": "guard garrison"}
    t = Table(units=units, phase="levy", hands={"imperial": ["leader"]}).does("play:leader")
    assert "gain-leader:Vitiges" not in t.choices()
    assert "gain-leader:Belisarius" in t.choices()


@pytest.mark.clause("4.31c")
def test_neutral_units_collect_nothing() -> None:
    units = {"Roma": "ostrogoths garrison", "Ravenna": "ostrogoths garrison"}
    for player in ("imperial", "barbarian"):
        t = Table(units=units, phase="taxation", player=player, sp={player: 3}, control={"persia": "neutral"})
        t.finish_phase()
        assert (t.sp(player), t.control("ostrogoths")) == (3, "neutral")
        assert not t.events("taxed")


@pytest.mark.clause("4.31c", "4.31e")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_neutral_units_eat_nothing_and_cost_nothing(player: str) -> None:
    units = {"1634": "4 ostrogoths warband"}  # in the desert
    t = Table(units=units, phase="supply", player=player, sp={"imperial": 3, "barbarian": 3}).finish_phase()
    assert len(t.units("1634")) == 4
    assert (t.sp("imperial"), t.sp("barbarian")) == (3, 3)


@pytest.mark.clause("4.31d", "4.41f")
def test_into_neutral_land_and_out_but_not_into_neutral_units() -> None:
    units = {"3420": "guard field_army", "Roma": "ostrogoths garrison"}
    t = Table(units=units, dice=[6]).operates("3420")
    t.may_not("march:Roma", "4.31d")
    t.does("march:3520")
    assert t.control("ostrogoths") == "neutral"
    assert t.owner("Roma") == "neutral"


@pytest.mark.clause("4.31d")
def test_fleets_stay_out_of_neutral_harbours() -> None:
    t = Table(units={"3319": "guard fleet", "Roma": "ostrogoths garrison"}, dice=[6]).operates("3319", sail=True)
    t.may_not("march:Roma", "4.31d")
    t = Table(units={"3319": "guard fleet"}, dice=[6]).operates("3319", sail=True)
    t.does("march:Roma")
    assert t.control("ostrogoths") == "neutral"


@pytest.mark.clause("4.41f")
def test_to_occupy_a_neutral_town_changes_nothing() -> None:
    t = Table(units={"3420": "guard field_army"}, dice=[6]).operates("3420").does("march:Roma", "halt")
    t.finish_turn().until(lambda t: t.phase != "event")
    assert t.owner("Roma") == "imperial"
    assert not [e for e in t.events("control") if e["province"] == "ostrogoths" and not {"event.36"} & set(e.clauses)]


@pytest.mark.clause("4.31e")
def test_neutral_units_have_no_zone_of_control() -> None:
    units = {"3420": "guard field_army", "3521": "ostrogoths warband"}
    t = Table(units=units, dice=[6]).operates("3420").does("march:3520")
    t.may("march:3619", "march:3420")
    t = Table(units=units, control={"ostrogoths": "barbarian"}, dice=[6]).operates("3420").does("march:3520")
    t.may_not("march:3619").may_not("march:3420")


# ---------------------------------------------------------------- 4.4


@pytest.mark.clause("4.41a", "event.36")
def test_resistance_makes_belligerent() -> None:
    t = Table(units={"3420": "guard garrison"}, phase="event", dice=[3, 6])
    assert t.decider == "barbarian"
    t.may("take:ostrogoths", "pass").does("take:ostrogoths")
    assert t.control("ostrogoths") == "barbarian"


@pytest.mark.clause("4.41a", "4.72")
def test_revolt_makes_belligerent() -> None:
    t = Table(phase="event", dice=[5, 4, 1, 6, 6, 6])
    assert t.control("visigoths") == "barbarian"


@pytest.mark.clause("4.41b")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_diplomacy_makes_belligerent(player: str) -> None:
    t = Table(phase="diplomacy", player=player, hands={player: ["agent"]}, dice=[6])
    t.does("court:gepidae", "control:gepidae")
    assert t.control("gepidae") == player


@pytest.mark.clause("4.41c", "4.42")
@pytest.mark.parametrize("tax", ["tax", "heavy-tax"])
def test_tax_in_a_neutral_province_gives_it_to_the_other(tax: str) -> None:
    units = {"Ravenna": "guard garrison", "Roma": "ostrogoths garrison"}
    t = Table(units=units, phase="taxation", dice=[6]).does(f"{tax}:ostrogoths")
    assert t.control("ostrogoths") == "barbarian"
    assert t.owner("Roma") == "barbarian"
    # the income is had all the same: 6-1 is x2 of a rich town
    assert t.sp("imperial") == (2 if tax == "tax" else 4)


@pytest.mark.clause("4.41c")
def test_who_does_not_tax_loses_nothing() -> None:
    t = Table(units={"Ravenna": "guard garrison"}, phase="taxation").does("no-tax:ostrogoths")
    assert (t.control("ostrogoths"), t.sp("imperial")) == ("neutral", 0)


@pytest.mark.clause("4.41d", "4.42")
@pytest.mark.parametrize("attacker", ["imperial", "barbarian"])
def test_an_attack_gives_the_province_to_the_other_before_the_battle(attacker: str) -> None:
    units = {
        "3420": "guard field_army" if attacker == "imperial" else "persia field_army",
        "3520": "ostrogoths garrison",
    }
    t = Table(units=units, player=attacker, dice=[6]).operates("3420").does("attack:3520")
    assert t.control("ostrogoths") == ("barbarian" if attacker == "imperial" else "imperial")
    assert not t.events("battle")
    kinds = [e.kind for e in t.events()]
    t.until(lambda t: bool(t.events("battle") or t.events("withdrawal")))
    assert "control" in kinds


@pytest.mark.clause("4.41e")
@pytest.mark.parametrize(("what", "units"), [("pillage", ["guard field_army"]), ("colonise", ["2 guard field_army"])])
def test_pillage_and_colonies_offend_neutrals(what: str, units: list[str]) -> None:
    t = Table(units={"4026": units}, options=["pillage", "colonisation"], sp={"imperial": 9})
    t.operates("4026", points=6).dice(6).does(what)
    assert t.control("gepidae") == "barbarian"


@pytest.mark.clause("4.41e", "1.0d")
def test_neither_without_the_option() -> None:
    t = Table(units={"3420": "guard field_army"}, sp={"imperial": 9}).operates("3420", points=6)
    t.may_not("pillage").may_not("colonise")


# ---------------------------------------------------------------- 4.5


HOME_AND_ABROAD = {
    "Constantinopolis": "thracia garrison",
    "3629": "thracia garrison",
    "Philippopolis": "dacia garrison",
    "Adrianopolis": ["thracia garrison", "guard garrison"],
    "Roma": "thracia garrison",
    "Ravenna": ["thracia garrison", "dacia garrison"],
    "3420": "thracia field_army",
    "3721": ["macedonia fleet", "thracia field_army aboard"],
}


@pytest.mark.clause("4.5", "4.51a", "4.51b", "4.51c", "4.51d", "4.51e")
def test_what_neutrality_does_to_units() -> None:
    t = improves("thracia", units=HOME_AND_ABROAD)
    assert t.control("thracia") == "neutral"
    assert t.units("Constantinopolis") == ["Thracia-garrison-1"]  # at home
    assert t.owner("Constantinopolis") == "neutral"
    assert t.units("3629") == ["Thracia-garrison-2"]
    assert t.units("Philippopolis") == ["Dacia-garrison-1"]  # belligerents inside
    assert t.owner("Philippopolis") == "imperial"
    assert t.units("Adrianopolis") == ["Guard-garrison-1"]  # stacked with belligerents at home
    assert t.units("Roma") == ["Thracia-garrison-4"]  # in a town abroad
    assert t.owner("Roma") == "neutral"
    assert t.units("Ravenna") == ["Dacia-garrison-2"]  # stacked with belligerents abroad
    assert t.units("3420") == []  # abroad
    assert t.units("3721") == ["Macedonia-fleet-1"]  # at sea


@pytest.mark.clause("4.51c", "tbl.pillage.marker.1")
def test_a_colony_abroad_is_a_refuge_and_a_pillaged_town_is_not() -> None:
    units = {"3420": "thracia garrison", "Roma": "thracia garrison"}
    t = improves("thracia", units=units, colonies=["3420"], pillaged=["Roma"])
    assert t.units("3420") == ["Thracia-garrison-1"]
    assert t.units("Roma") == []


@pytest.mark.clause("4.51a", "4.51b", "18.1a")
def test_the_area_off_the_map_is_home_too() -> None:
    units = {"Persia-area": "persia garrison", "Ctesiphon": "persia garrison", "3440": "persia garrison"}
    t = improves("persia", player="imperial", units=units)
    assert (t.units("Persia-area"), t.units("3440")) == (["Persia-garrison-1"], [])
    assert t.owner("Persia-area") == "neutral"


@pytest.mark.clause("4.51c")
def test_leaders_of_the_province_go_as_its_units_go() -> None:
    units = {"3440": "Khusro", "3436": "Kavadh", "Ctesiphon": "Mihir-Mihroe", "Ancyra": "persia garrison"}
    t = improves("persia", player="imperial", units=units)
    assert (t.where("Khusro"), t.where("Kavadh"), t.where("Mihir-Mihroe")) == ("available", "available", "2546")
    assert t.owner("Ancyra") == "neutral"


@pytest.mark.clause("4.5", "4.72")
def test_revolt_returns_to_neutrality() -> None:
    t = Table(phase="event", dice=[6, 4, 6, 6, 1, 6], units={"3440": "persia garrison"})
    assert t.control("persia") == "neutral"
    assert t.units("3440") == []


@pytest.mark.clause("4.52")
def test_neutrality_lasts() -> None:
    t = improves("thracia", units={"Constantinopolis": "thracia garrison", "Adrianopolis": "guard garrison"})
    t.does("pass").until(lambda t: t.phase == "taxation" or t.player == "imperial")
    assert t.control("thracia") == "neutral"
    t = Table(control={"thracia": "neutral"}, units={"3430": "guard garrison"}, dice=[6]).operates("3430")
    t.does("march:3431", "halt").finish_phase()
    assert t.control("thracia") == "neutral"


# ---------------------------------------------------------------- 4.6


@pytest.mark.clause("4.6a")
def test_defection_keeps_units_abroad() -> None:
    units = {"3440": "persia garrison", "Ctesiphon": "persia garrison", "Persia-area": "persia nomad"}
    t = defects("persia", "imperial", units=units)
    assert t.control("persia") == "imperial"
    assert (t.owner("3440"), t.owner("Ctesiphon"), t.owner("Persia-area")) == ("imperial",) * 3


@pytest.mark.clause("4.6b", "13.131b")
def test_defectors_in_a_mixed_stack_are_removed() -> None:
    units = {"3440": ["2 thracia garrison", "guard field_army"], "Roma": ["thracia garrison", "thracia fleet"]}
    t = defects("thracia", units=units)
    assert t.control("thracia") == "barbarian"
    assert t.units("3440") == ["Guard-field_army-1"]
    assert {e.clauses for e in t.events("destroyed")} == {("4.6b",)}
    assert t.units("Roma") == ["Thracia-garrison-3", "Thracia-fleet-1"]
    assert t.owner("Roma") == "barbarian"


@pytest.mark.clause("4.6b")
def test_cargo_of_a_fleet_that_defects_stays_with_its_own() -> None:
    # in a harbour the guard aboard is simply ashore, and so removes the fleet that has defected
    t = defects("thracia", units={"3129": ["thracia fleet", "guard garrison aboard"]})
    assert t.units("3129") == ["Guard-garrison-1"]
    assert not t.is_aboard("Guard-garrison-1")


# ---------------------------------------------------------------- 4.7


@pytest.mark.clause("4.71")
def test_a_revolt_is_rolled_for_each_province_whoever_controls_it() -> None:
    control = {"lazica": "imperial", "armenia": "neutral", "persia": "barbarian", "arabia": "imperial"}
    t = Table(phase="event", dice=[6, 4, 1, 2, 3, 4], control=control)
    assert [(e["province"], e["die"]) for e in t.events("revolt")] == [("lazica", 1), ("armenia", 2), ("persia", 3)]
    assert [e["province"] for e in t.events("no-revolt")] == ["arabia"]
    assert [t.control(p) for p in ("lazica", "armenia", "persia", "arabia")] == [
        "neutral",
        "barbarian",
        "neutral",
        "imperial",
    ]


@pytest.mark.clause("4.72", "tbl.revolt.success")
@pytest.mark.parametrize(
    ("before", "after"), [("imperial", "neutral"), ("barbarian", "neutral"), ("neutral", "barbarian")]
)
def test_results_of_a_revolt(before: str, after: str) -> None:
    t = Table(phase="event", dice=[6, 4, 3, 6, 6, 6], control={"lazica": before})
    assert t.control("lazica") == after
    t = Table(phase="event", dice=[6, 4, 4, 6, 6, 6], control={"lazica": before})
    assert t.control("lazica") == before
