"""Section 6 and the event table from their clauses."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table


def event(tens: int, units: int, *dice: int, **rest: Any) -> Table:
    """The event phase in which the first two dice show this; more dice after them."""
    where = rest.pop("where", None)
    return Table(units=where, phase="event", dice=[tens, units, *dice], **rest)


def name_of(t: Table) -> str:
    return str(t.event("event")["event"])


ALL_EVENTS = {
    "Armies Recover": [(1, 1), (1, 2)],
    "Grain of Constantinople": [(1, 3), (1, 4)],
    "Attrition, Bandits, Pirates": [(1, 5), (1, 6)],
    "Barbarian Migration": [(2, 1)],
    "War in the North": [(2, 2)],
    "War in Africa": [(2, 3)],
    "War in the East": [(2, 4)],
    "Religious Crisis": [(2, 5)],
    "Prosperity": [(2, 6)],
    "Plague": [(3, 1), (3, 2)],
    "Soldiers Demand Pay": [(3, 3)],
    "Corruption": [(3, 4)],
    "Resistance of the Provinces": [(3, 5), (3, 6)],
    "Alliances Improve": [(4, 1)],
    "Balance of Power": [(4, 2), (4, 3)],
    "Guard Mutiny": [(4, 4), (4, 5), (4, 6)],
    "Revolt (Empire)": [(5, 1), (5, 2)],
    "Revolt (West)": [(5, 3), (5, 4)],
    "Revolt (Africa)": [(5, 5), (5, 6)],
    "Revolt (Barbarians)": [(6, 1), (6, 2), (6, 3)],
    "Revolt (East)": [(6, 4), (6, 5), (6, 6)],
}
ENTRIES = [(tens, units, name) for name, dice in ALL_EVENTS.items() for tens, units in dice]


# ---------------------------------------------------------------- 6.0 to 6.2


@pytest.mark.clause("6.0", "3.1.1")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_one_event_in_every_player_turn(player: str) -> None:
    t = event(3, 4, 1, player=player)
    t.finish_turn()
    mine = [e for e in t.events("event") if e["side"] == player]
    assert len(mine) == 1
    assert [e["reason"] for e in t.events("rolled")][:2] == ["event-tens", "event-units"]


@pytest.mark.clause("6.1a", "event.35")
@pytest.mark.parametrize(("tens", "units", "name"), ENTRIES)
def test_tens_and_units(tens: int, units: int, name: str) -> None:
    assert name_of(event(tens, units)) == name
    assert len(ENTRIES) == 36


@pytest.mark.clause("6.1b")
def test_the_entry_is_applied_at_once() -> None:
    t = event(3, 4, 2, sp={"imperial": 5})
    assert t.sp("imperial") == 3
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("6.2a")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_whom_an_event_strikes(player: str) -> None:
    other = "barbarian" if player == "imperial" else "imperial"
    sp = {"imperial": 5, "barbarian": 5}
    t = event(3, 4, 2, player=player, sp=sp)
    assert (t.sp(player), t.sp(other)) == (3, 5)
    t = event(2, 5, player=player, hands={"imperial": ["2 agent"], "barbarian": ["2 agent"]})
    assert (len(t.hand(player)), len(t.hand(other))) == (1, 1)


@pytest.mark.clause("6.2b")
def test_an_event_may_recur() -> None:
    t = event(3, 4, 1, player="barbarian", sp={"imperial": 5, "barbarian": 5})
    t.dice(3, 4, 1).does("pass").until(lambda t: t.player == "imperial" and t.phase != "event")
    assert (t.sp("imperial"), t.sp("barbarian")) == (4, 4)


# ---------------------------------------------------------------- 11-12


@pytest.mark.clause("event.11")
def test_recover_joins_units_of_the_province_at_home() -> None:
    where = {"3431": "dacia garrison", "Serdica": "guard garrison", "3420": "guard garrison"}
    t = event(1, 1, where=where).does("gain:thracia field_army")
    assert t.units("3431") == ["Thracia-field_army-1", "Dacia-garrison-1"]
    # in the home province any friendly unit will do; not abroad, not in an empty hex
    t = event(1, 2, where=where | {"3430": "guard garrison"}).does("gain:thracia garrison")
    assert t.targets("place") == ["3430", "3431"]
    t.may_not("place:Serdica", "event.11").may_not("place:3432", "event.11")


@pytest.mark.clause("event.11")
def test_recover_needs_a_friendly_province_and_a_friendly_unit_there() -> None:
    where = {"3431": "guard garrison", "Roma": "guard garrison"}
    t = event(1, 1, where=where)
    t.may_not("gain:ostrogoths warband").may_not("gain:persia garrison").may_not("gain:dacia garrison")
    t = event(1, 1, where=where, control={"ostrogoths": "imperial"})
    t.may("gain:ostrogoths warband", "gain-leader:Vitiges")


@pytest.mark.clause("event.11")
def test_recover_for_the_guard() -> None:
    where = {"3431": "thracia garrison", "3032": "guard garrison", "Roma": ["guard field_army", "dacia garrison"]}
    t = event(1, 1, where=where | {"3440": "guard garrison rebel"}).does("gain-leader:Narses")
    assert t.targets("place") == ["3032", "3419"]
    t.may_not("place:3431", "event.11").may_not("place:3440")
    t.does("place:Roma")
    assert t.where("Narses") == "3419"
    assert event(1, 1, where={"3431": "thracia garrison"}).reasons("gain:guard garrison")


@pytest.mark.clause("event.11", "21.4e")
def test_recover_never_brings_justinian() -> None:
    t = event(1, 1, where={"3431": "guard garrison"})
    t.may_not("gain-leader:Justinian")
    t.may("gain-leader:Belisarius")


@pytest.mark.clause("event.11")
def test_the_barbarian_recovers_no_guard() -> None:
    t = event(1, 1, where={"Ctesiphon": "persia garrison", "3440": "guard garrison rebel"}, player="barbarian")
    t.may("gain:persia garrison", "gain-leader:Khusro")
    t.may_not("gain:guard garrison")


@pytest.mark.clause("event.11", "13.1a")
def test_recover_minds_stacking() -> None:
    where = {"3431": ["4 thracia garrison", "6 guard field_army"], "3430": "guard garrison"}
    t = event(1, 1, where=where).does("gain:thracia garrison")
    assert t.units("3430") == ["Thracia-garrison-5", "Guard-garrison-1"]


@pytest.mark.clause("event.11", "12.31")
def test_recover_returns_one_stack_to_loyalty() -> None:
    where = {"3431": "guard garrison", "3440": "2 guard field_army rebel", "3129": "guard garrison rebel"}
    t = event(1, 1, where=where).does("gain:thracia garrison")
    t.until(lambda t: bool(t.choices("loyal")))
    assert t.targets("loyal") == ["3129", "3440"]
    t.may("pass").does("loyal:3440")
    assert (t.owner("3440"), t.owner("3129")) == ("imperial", "barbarian")
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("event.11")
def test_loyalty_returns_only_in_the_imperial_event() -> None:
    where = {"Ctesiphon": "persia garrison", "3440": "guard garrison rebel"}
    t = event(1, 1, where=where, player="barbarian").does("gain:persia garrison")
    t.does("place:Ctesiphon")
    assert t.asked == "PhaseEnd"
    assert t.owner("3440") == "barbarian"


@pytest.mark.clause("event.11")
def test_loyalty_may_return_even_if_no_unit_can_be_had() -> None:
    t = event(1, 1, where={"3440": "guard garrison rebel"})
    t.does("loyal:3440") if t.choices("loyal") else None
    assert t.owner("3440") == "imperial"


# ---------------------------------------------------------------- 13-14


@pytest.mark.clause("event.13")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
@pytest.mark.parametrize("port", ["Alexandria", "Carthago"])
def test_grain_comes_with_a_fleet(player: str, port: str) -> None:
    hands = {"imperial": ["4 agent"], "barbarian": ["4 agent"]}
    where = {"Constantinopolis": "guard garrison", port: "aegyptus fleet"}
    t = event(1, 3, 3, where=where, player=player, hands=hands)
    assert len(t.hand("imperial")) == 4
    t = event(1, 4, 3, where={**where, port: "guard garrison"}, player=player, hands=hands)
    assert (len(t.hand("imperial")), len(t.hand("barbarian"))) == (1, 4)


@pytest.mark.clause("event.13")
def test_grain_for_a_barbarian_emperor() -> None:
    hands = {"imperial": ["4 agent"], "barbarian": ["4 agent"]}
    where = {"Constantinopolis": "persia garrison", "Alexandria": "aegyptus fleet"}
    t = event(1, 3, 3, where=where, hands=hands)
    assert (len(t.hand("imperial")), len(t.hand("barbarian"))) == (4, 1)
    where["Carthago"] = "persia fleet"
    assert len(event(1, 3, 3, where=where, hands=hands).hand("barbarian")) == 4


@pytest.mark.clause("event.13")
@pytest.mark.parametrize(
    ("where", "pillaged"),
    [({"3431": "guard garrison"}, []), ({"Constantinopolis": "guard garrison"}, ["Constantinopolis"])],
)
def test_no_grain_event_without_constantinopolis(where: dict[str, str], pillaged: list[str]) -> None:
    t = event(1, 3, 6, where=where, pillaged=pillaged, hands={"imperial": ["4 agent"]})
    assert len(t.hand("imperial")) == 4
    assert [e["reason"] for e in t.events("rolled")] == ["event-tens", "event-units"]


@pytest.mark.clause("event.13", "8.51b")
def test_grain_takes_no_more_than_there_is() -> None:
    t = event(1, 3, 6, where={"Constantinopolis": "guard garrison"}, hands={"imperial": ["2 agent"]})
    assert t.hand("imperial") == []
    assert t.pool("agent") == 8


# ---------------------------------------------------------------- 15-16


@pytest.mark.clause("event.15")
def test_attrition_takes_units_of_the_owners_choice() -> None:
    where = {"3431": ["2 guard garrison", "Narses"], "Ctesiphon": "persia garrison", "Ravenna": "ostrogoths garrison"}
    t = event(1, 5, 1, where=where)
    assert t.decider == "imperial"
    t.may_not("lose:persia garrison", "event.15").may_not("lose:ostrogoths garrison", "event.15")
    t.does("lose:Guard-garrison-2")
    assert t.units("3431") == ["Guard-garrison-1", "Narses"]
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("event.15")
def test_an_even_die_takes_a_leader() -> None:
    where = {"3431": ["3 guard garrison", "Narses", "Belisarius"]}
    t = event(1, 6, 2, where=where)
    while t.asked != "PhaseEnd":
        # garrisons as long as they may be had
        t.does(next((c for c in t.choices("lose") if "garrison" in c), t.choices()[0]))
    assert len(t.units("3431")) == 3
    assert [t.where("Narses"), t.where("Belisarius")].count("available") == 1


@pytest.mark.clause("event.15")
def test_an_even_die_may_take_more_leaders() -> None:
    t = event(1, 6, 2, where={"3431": ["3 guard garrison", "Narses", "Belisarius"]}).does(
        "lose:Narses", "lose:Belisarius"
    )
    assert len(t.units("3431")) == 3
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("event.15")
def test_an_even_die_without_leaders() -> None:
    t = event(1, 6, 2, where={"3431": "3 guard garrison"}).until("PhaseEnd")
    assert len(t.units("3431")) == 1


@pytest.mark.clause("event.15")
def test_fewer_units_than_the_die_and_those_off_the_map() -> None:
    where = {"3440": "2 persia garrison", "Persia-area": "2 persia garrison"}
    t = event(1, 5, 5, where=where, player="barbarian").until("PhaseEnd")
    assert t.units("3440") == []
    assert len(t.units("Persia-area")) == 2  # not on the map


@pytest.mark.clause("event.15", "8.5c")
def test_attrition_may_take_justinian() -> None:
    t = event(1, 6, 2, where={"3431": ["guard garrison", "Justinian"]}, hands={"imperial": ["3 agent"]}).until(
        "PhaseEnd"
    )
    assert t.where("Justinian") == "dead"
    assert t.hand("imperial") == []


# ---------------------------------------------------------------- 21


@pytest.mark.clause("event.21")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_migration_is_the_barbarians_choice(player: str) -> None:
    t = event(2, 1, 2, player=player)
    assert t.decider == "barbarian"
    assert [e["side"] for e in t.events("rolled")][-1] == "barbarian"
    assert t.targets("take") == ["lombards", "slavs", "scythia", "arabia"]
    t.may_not("take:persia", "event.21")


@pytest.mark.clause("event.21")
@pytest.mark.parametrize("before", ["imperial", "barbarian", "neutral"])
def test_migration_brings_control_and_then_units(before: str) -> None:
    t = event(2, 1, 2, control={"slavs": before}).does("take:slavs")
    assert t.control("slavs") == "barbarian"
    for _ in range(2):
        if t.choices("gain"):
            t.does("gain:slavs warband")
        t.may_not("place:3827").does("place:3828")
    assert t.units("3828") == ["Slavs-warband-1", "Slavs-warband-2"]
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("event.21")
def test_where_migrants_may_not_come() -> None:
    where = {"4131": "guard field_army"}
    t = event(2, 1, 1, where=where, pillaged=["4332"]).does("take:slavs")
    t.does("gain:slavs nomad") if t.choices("gain") else None
    spaces = t.targets("place")
    t.may_not("place:4131", "event.21").may_not("place:4332", "event.21").may_not("place:4132", "event.21")
    assert "4327" in spaces
    assert "4033" in spaces


@pytest.mark.clause("event.21", "18.1a")
def test_migrants_off_the_map() -> None:
    t = event(2, 1, 1).does("take:scythia")
    t.does("gain:scythia nomad") if t.choices("gain") else None
    t.may("place:Scythia-area").does("place:Scythia-area")
    assert (t.units("Scythia-area"), t.owner("Scythia-area")) == (["Scythia-nomad-1"], "barbarian")
    t = event(2, 1, 1).does("take:slavs")
    t.does("gain:slavs nomad") if t.choices("gain") else None
    t.may_not("place:Scythia-area")


@pytest.mark.clause("event.21", "4.6b")
def test_migration_from_the_empire_is_a_change_of_sides() -> None:
    where = {"3431": ["slavs warband", "guard garrison"], "3430": "slavs nomad"}
    t = event(2, 1, 1, where=where, control={"slavs": "imperial"}).does("take:slavs")
    assert t.units("3431") == ["Guard-garrison-1"]
    assert t.owner("3430") == "barbarian"


@pytest.mark.clause("event.21")
def test_migrants_are_limited_by_the_counters() -> None:
    t = event(2, 1, 6, where={"4230": "3 slavs warband", "4330": "2 slavs nomad"}).does("take:slavs")
    t.until("PhaseEnd")
    assert sum(e.kind == "arrived" for e in t.events()) == 1


# ---------------------------------------------------------------- 22-24


@pytest.mark.clause("event.22", "event.23", "event.24")
@pytest.mark.parametrize(
    ("units", "barred", "free"),
    [
        (2, ["franks", "burgundy", "lombards", "slavs", "scythia"], "persia"),
        (3, ["mauretania", "nubia", "garamantes"], "vandals"),
        (4, ["persia", "arabia"], "armenia"),
    ],
)
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_war_bars_levy_recruits_and_tax(units: int, barred: list[str], free: str, player: str) -> None:
    towns = {"franks": "4211", "burgundy": "Lugdunum", "lombards": "Vindobona", "scythia": "Bosporus"}
    towns |= {"mauretania": "Tingis", "garamantes": "Garama", "persia": "Susa", "arabia": "Petra"}
    towns |= {"vandals": "Carthago", "armenia": "Dvin"}
    kinds = {
        "slavs": "warband",
        "lombards": "warband",
        "franks": "warband",
        "burgundy": "warband",
        "vandals": "warband",
    }
    where = {town: f"{name} {kinds.get(name, 'garrison')}" for name, town in towns.items()}
    where["Bosporus"] = "scythia nomad"
    control = dict.fromkeys([*barred, free], player)
    where = {town: unit for town, unit in where.items() if unit.split()[0] in control}
    t = event(2, units, where=where, control=control, player=player, sp={player: 60})
    t.does("pass")
    for name in barred:
        t.until(lambda t: t.phase != "diplomacy")
        if name in towns:
            t.may_not(f"tax:{name}", f"event.2{units}")
    t.may(f"tax:{free}")
    t.until("Recruiting")
    for name in barred:
        if name in towns:
            kind = where[towns[name]].split()[1]
            t.may_not(f"recruit:{name} {kind}", f"event.2{units}")
    t.may(f"recruit:{free} garrison")
    t.until("Levying")
    for name in barred:
        kind = where[towns[name]].split()[1] if name in towns else "nomad"
        t.may_not(f"levy:{name} {kind}", f"event.2{units}")
    t.may(f"levy:{free} garrison")


@pytest.mark.clause("event.24")
def test_war_bars_the_area_of_the_province() -> None:
    t = event(2, 4, player="barbarian").does("pass")
    t.finish_turn()
    assert not t.events("taxed-area")
    assert t.sp("barbarian") == 0
    t = event(3, 4, 1, player="barbarian").does("pass").until(lambda t: t.phase == "taxation")
    t.may("tax-area:Persia-area")


@pytest.mark.clause("event.22")
def test_war_lasts_one_player_turn_and_strikes_one_player() -> None:
    t = event(2, 2, player="barbarian", control={"slavs": "barbarian", "franks": "imperial"})
    t.dice(3, 4, 1).does("pass").until(lambda t: t.player == "imperial" and t.asked == "Levying")
    t.may("levy:franks warband")


# ---------------------------------------------------------------- 25, 26


@pytest.mark.clause("event.25", "8.51a")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_crisis_takes_half_rounded_up(before: int, after: int) -> None:
    hands = {"imperial": [f"{before} agent"] if before else [], "barbarian": ["3 forced march"]}
    t = event(2, 5, hands=hands)
    assert len(t.hand("imperial")) == after
    assert len(t.hand("barbarian")) == 1
    assert t.pool("agent") == 8 - after


@pytest.mark.clause("event.26")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_prosperity_for_both(player: str) -> None:
    where = {
        "Constantinopolis": "2 guard garrison",
        "Roma": "guard garrison",
        "Ravenna": "ostrogoths garrison",
        "Adrianopolis": "guard garrison",
        "3431": "guard garrison",
        "3430": "guard garrison",
        "Susa": "persia garrison",
        "Persia-area": "persia garrison",
    }
    t = event(2, 6, where=where, pillaged=["Adrianopolis"], colonies=["3431"], player=player)
    assert (t.sp("imperial"), t.sp("barbarian")) == (3, 1)


# ---------------------------------------------------------------- 31-32

QUIET = [1] * 25 + [1] * 4
PROVINCE_ORDER = ["thracia", "dacia", "macedonia"]


def plague(*dice: int, ill: int = 0, **rest: Any) -> Table:
    """Plague in one province (by number), no area; the dice for stacks and towns after that."""
    provinces = [6 if n == ill else 1 for n in range(25)]
    return event(3, 1, *provinces, 1, 1, 1, 1, *dice, **rest)


@pytest.mark.clause("event.31a")
@pytest.mark.parametrize(("face", "ill"), [(1, False), (4, False), (5, True), (6, True)])
def test_plague_is_rolled_for_every_province_and_area(face: int, ill: bool) -> None:
    t = event(3, 2, *[face] * 29, *[6] * 500)
    rolls = [e for e in t.events("rolled") if e["reason"] == "plague-province"]
    assert len(rolls) == 29
    assert len(t.events("plague")) == (25 if ill else 0)
    assert len(t.events("plague-area")) == (4 if ill else 0)


@pytest.mark.clause("event.31b")
def test_plague_takes_whole_stacks_of_everybody() -> None:
    where = {
        "Constantinopolis": ["2 guard garrison", "Narses"],
        "3431": "persia garrison",
        "3430": "ostrogoths garrison",
        "3429": "thracia garrison",
        "Serdica": "guard garrison",
    }
    t = event(3, 1, 6, *[1] * 28, 2, 1, 2, 3, *[6] * 10, where=where)
    gone = [h for h in ("Constantinopolis", "3431", "3430", "3429") if not t.units(h)]
    assert len(gone) == 3
    assert [e["reason"] for e in t.events("rolled")].count("plague-stack") == 4
    assert t.units("Serdica")


@pytest.mark.clause("event.31b")
def test_plague_spares_the_open_sea_and_strikes_areas() -> None:
    where = {"3721": "guard fleet", "Persia-area": "2 persia garrison", "Susa": "persia garrison"}
    t = event(3, 1, *[6] * 25, 1, 1, 1, 1, *[1] * 200, where=where)
    assert t.units("3721") == ["Guard-fleet-1"]
    assert (t.units("Persia-area"), t.units("Susa")) == (["Persia-garrison-1", "Persia-garrison-2"], [])
    t = event(3, 1, *[1] * 25, 6, 6, 6, 6, *[2] * 9, where=where)
    assert (t.units("Persia-area"), t.units("Susa")) == ([], ["Persia-garrison-3"])


@pytest.mark.clause("event.31c")
@pytest.mark.parametrize(("face", "struck"), [(1, True), (2, True), (3, False), (6, False)])
def test_plague_in_towns_and_colonies(face: int, struck: bool) -> None:
    t = event(
        3, 1, 6, *[1] * 28, *[face] * 9,
        colonies=["3431"], works=["3431", "Adrianopolis", "Serdica"], pillaged=["Odessus", "3430"],
    )  # fmt: skip
    # four towns, one of them pillaged already, and the colony
    assert [e["reason"] for e in t.events("rolled")].count("plague-town") == 4
    assert ("3433" in t.pillaged) is struck
    assert ("3531" in t.pillaged) is struck
    assert t.colonies == ([] if struck else ["3431"])
    assert t.works == (["3628"] if struck else ["3431", "3531", "3628"])
    assert "3431" not in t.pillaged
    assert t.sp("imperial") == t.sp("barbarian") == 0


@pytest.mark.clause("event.31d", "8.5a")
def test_plague_takes_markers_of_both() -> None:
    hands = {"imperial": ["6 agent"], "barbarian": ["6 forced march"]}
    t = event(3, 1, *[1] * 29, 2, 5, hands=hands)
    rolls = [(e["side"], e["face"]) for e in t.events("rolled") if e["reason"] == "plague-markers"]
    assert sorted(side for side, _ in rolls) == ["barbarian", "imperial"]
    for side, face in rolls:
        assert len(t.hand(side)) == 6 - face


@pytest.mark.clause("event.31b", "8.5c")
def test_justinian_may_die_of_the_plague() -> None:
    t = event(3, 1, 6, *[1] * 28, 1, *[6] * 9, where={"Constantinopolis": "Justinian"}, hands={"imperial": ["2 agent"]})
    assert t.where("Justinian") == "dead"
    assert t.hand("imperial") == []


# ---------------------------------------------------------------- 33, 34


@pytest.mark.clause("event.33")
def test_soldiers_demand_pay() -> None:
    where = {
        "3431": "3 guard garrison",
        "3430": ["2 guard garrison", "Narses", "thracia garrison"],
        "3429": "2 guard field_army",
        "3440": "3 persia garrison",
        "3420": "3 ostrogoths garrison",
    }
    t = event(3, 3, where=where, sp={"imperial": 5})
    t.may("pay:3430", "refuse:3430").may_not("pay:3429", "event.33").may_not("pay:3440", "event.33")
    t.does("pay:3430")
    assert t.sp("imperial") == 3
    t.does("refuse:3431")
    assert t.units("3431") == []
    assert len(t.units("3430")) == 4
    assert len(t.units("3429")) == 2
    assert len(t.units("3440")) == 3
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("event.33")
def test_who_cannot_pay_loses_the_stack() -> None:
    t = event(3, 3, where={"3431": "3 guard garrison"}, sp={"imperial": 1}).until("PhaseEnd")
    assert t.units("3431") == []
    assert t.sp("imperial") == 1


@pytest.mark.clause("event.33")
def test_an_army_off_the_map_asks_for_nothing() -> None:
    t = event(3, 3, where={"Persia-area": "4 persia garrison"}, player="barbarian")
    assert t.asked == "PhaseEnd"
    assert len(t.units("Persia-area")) == 4


@pytest.mark.clause("event.33", "30.1")
def test_with_disbanding_the_unpaid_are_checked() -> None:
    t = event(3, 3, 6, where={"3431": "3 guard garrison"}, options=["disbanding"]).until("PhaseEnd")
    assert len(t.units("3431")) == 3
    t = event(3, 3, 4, where={"3431": "3 guard garrison"}, options=["disbanding"]).until("PhaseEnd")
    assert t.units("3431") == []


@pytest.mark.clause("event.34")
@pytest.mark.parametrize(("before", "die", "after"), [(7, 3, 4), (3, 3, 0), (2, 6, 0), (0, 4, 0)])
def test_corruption(before: int, die: int, after: int) -> None:
    t = event(3, 4, die, sp={"imperial": before, "barbarian": 9})
    assert (t.sp("imperial"), t.sp("barbarian")) == (after, 9)


# ---------------------------------------------------------------- 35-36, 41


@pytest.mark.clause("event.35", "event.36")
@pytest.mark.parametrize("units", [5, 6])
def test_resistance_in_one_of_the_occupied_neutral_provinces(units: int) -> None:
    where = {
        "3420": "guard garrison",
        "Lugdunum": "burgundy garrison",
        "Carthago": "aegyptus fleet",
        "3721": "guard fleet",
    }
    t = event(3, units, where=where)
    assert t.decider == "barbarian"
    assert t.targets("take") == ["ostrogoths", "vandals"]  # a fleet on a coast counts
    t.may("pass").may_not("take:burgundy", "event.36")
    t.does("take:vandals")
    assert (t.control("vandals"), t.control("ostrogoths")) == ("barbarian", "neutral")
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("event.36")
def test_resistance_though_the_enemy_stands_there_too() -> None:
    where = {"3420": "persia garrison", "Ravenna": "guard garrison"}
    t = event(3, 6, where=where, player="barbarian")
    assert t.decider == "imperial"
    t.does("take:ostrogoths")
    assert t.control("ostrogoths") == "imperial"


@pytest.mark.clause("event.36")
def test_no_resistance_where_nobody_is() -> None:
    t = event(3, 6, where={"Ctesiphon": "guard garrison", "Ravenna": "persia garrison"})
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("event.41")
@pytest.mark.parametrize(
    ("player", "before", "after"),
    [
        ("imperial", "barbarian", "neutral"),
        ("imperial", "neutral", "imperial"),
        ("barbarian", "imperial", "neutral"),
        ("barbarian", "neutral", "barbarian"),
    ],
)
def test_alliances_improve_one_step(player: str, before: str, after: str) -> None:
    t = event(4, 1, player=player, control={"franks": before})
    t.may("pass").does("take:franks")
    assert t.control("franks") == after
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("event.41")
def test_ones_own_province_cannot_improve() -> None:
    event(4, 1).may_not("take:thracia", "event.41")


@pytest.mark.clause("event.41", "4.51b")
def test_all_effects_of_the_step_follow() -> None:
    t = event(4, 1, where={"3440": "2 persia garrison"}).does("take:persia")
    assert t.units("3440") == []


# ---------------------------------------------------------------- 42-43, 44-46


@pytest.mark.clause("event.42", "8.2b")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
@pytest.mark.parametrize(
    ("imperial", "barbarian", "gains"),
    [(5, 2, "barbarian"), (4, 2, ""), (3, 3, ""), (1, 4, "imperial"), (2, 4, "")],
)
def test_balance_of_power(player: str, imperial: int, barbarian: int, gains: str) -> None:
    names = ["franks", "burgundy", "slavs", "nubia", "suevii", "basques", "lazica", "arabia", "gepidae"]
    control = {"all": "neutral"}
    control |= dict.fromkeys(names[:imperial], "imperial")
    control |= dict.fromkeys(names[imperial : imperial + barbarian], "barbarian")
    t = event(4, 3, 3, control=control, player=player, draws=["agent", "agent", "pope"])
    for side in ("imperial", "barbarian"):
        assert t.hand(side) == (["2 agent", "pope"] if side == gains else [])


@pytest.mark.clause("event.44", "12.21")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
@pytest.mark.parametrize(("die", "revolts"), [(3, True), (4, False), (5, False)])
def test_mutiny_if_the_die_is_lower(player: str, die: int, revolts: bool) -> None:
    # two garrisons and a leader, who counts two
    t = event(4, 5, die, where={"3431": ["2 guard garrison", "Mundas"]}, player=player).until("PhaseEnd")
    assert (t.owner("3431") == "barbarian") is revolts
    assert all(t.is_rebel(u) is revolts for u in t.units("3431"))


@pytest.mark.clause("event.44")
def test_the_barbarian_names_the_stack() -> None:
    where = {"3431": "2 guard garrison", "3430": "guard field_army", "3429": "thracia garrison"}
    where |= {"3440": "guard field_army rebel"}
    t = event(4, 4, where=where)
    assert t.decider == "barbarian"
    assert t.targets("stack") == ["3430", "3431"]
    t.may_not("stack:3429", "event.44").may_not("stack:3440", "event.44")
    t.dice(1).does("stack:3431")
    assert (t.owner("3431"), t.owner("3430")) == ("barbarian", "imperial")


@pytest.mark.clause("event.44")
def test_others_in_the_stack_do_not_count() -> None:
    t = event(4, 4, 2, where={"3431": ["2 guard garrison", "3 thracia garrison"]}).until("PhaseEnd")
    assert t.owner("3431") == "imperial"
    assert len(t.units("3431")) == 5


@pytest.mark.clause("event.44", "12.23")
def test_justinians_hex_cannot_be_named() -> None:
    where = {"3431": ["5 guard field_army", "Justinian"], "3430": "guard garrison", "3429": "guard garrison"}
    t = event(4, 6, where=where)
    assert t.targets("stack") == ["3429", "3430"]
    t.may_not("stack:3431", "12.23")
    t = event(4, 6, 1, where={"3431": ["5 guard field_army", "Justinian"]})
    assert t.asked == "PhaseEnd"
    assert t.owner("3431") == "imperial"


# ---------------------------------------------------------------- 51-66

REVOLTS = [
    (5, 1, ["thracia", "dacia", "macedonia", "asiana", "pontica", "oriens", "aegyptus"], "event.51"),
    (5, 3, ["visigoths", "suevii", "basques", "ostrogoths"], "event.53"),
    (5, 6, ["vandals", "mauretania", "nubia", "garamantes"], "event.55"),
    (6, 2, ["franks", "burgundy", "lombards", "slavs", "scythia"], "event.61"),
    (6, 5, ["lazica", "armenia", "persia", "arabia"], "event.64"),
]


@pytest.mark.clause("event.51", "event.53", "event.55", "event.61", "event.64", "tbl.revolt")
@pytest.mark.parametrize(("tens", "units", "provinces", "clause"), REVOLTS)
def test_who_is_checked_for_revolt(tens: int, units: int, provinces: list[str], clause: str) -> None:
    t = event(tens, units, *[1] * 9)
    assert [e["province"] for e in t.events("revolt")] == provinces
    assert clause in t.clauses()
    t = event(tens, units, *[4] * 9)
    assert [e["province"] for e in t.events("no-revolt")] == provinces
    assert not t.events("control")


@pytest.mark.clause("tbl.revolt", "tbl.pillage.marker.1")
@pytest.mark.parametrize(
    ("works", "pillaged", "colonies", "die", "revolts"),
    [
        (["Naissus", "Serdica", "Viminacium"], [], [], 3, False),
        (["Naissus", "Serdica"], [], [], 3, True),  # not in every town
        (["Naissus", "Serdica", "Viminacium"], [], ["3529"], 3, True),  # nor in the colony
        (["Naissus", "Serdica", "Viminacium", "3529"], [], ["3529"], 3, False),
        ([], ["3529", "3627", "3526"], [], 5, False),  # -1 and no more
        ([], ["3529", "3627", "3526"], [], 4, True),
        # a pillaged town is none: +1 for the others, -1 for the pillage
        (["Naissus", "Serdica"], ["Viminacium"], [], 4, False),
        (["Naissus", "Serdica"], ["Viminacium"], [], 3, True),
        (["Naissus"], ["Viminacium"], [], 4, True),
        ([], ["Naissus", "Serdica", "Viminacium"], [], 4, True),
    ],
)
def test_works_and_pillage_in_a_revolt(
    works: list[str], pillaged: list[str], colonies: list[str], die: int, revolts: bool
) -> None:
    t = event(5, 1, 6, die, *[6] * 9, works=works, pillaged=pillaged, colonies=colonies, options=["works"])
    assert (t.control("dacia") == "neutral") is revolts


@pytest.mark.clause("12.0b")
def test_a_revolt_leaves_the_guard_alone() -> None:
    t = event(5, 1, 1, *[6] * 9, where={"3431": "guard garrison", "Constantinopolis": "guard garrison"})
    assert t.control("thracia") == "neutral"
    assert (t.owner("3431"), t.owner("Constantinopolis")) == ("imperial", "imperial")


@pytest.mark.clause("strat.legal")
def test_legal_reform_saves_one_province() -> None:
    t = event(5, 1, hands={"imperial": ["legal"]})
    t.does("legal-reform:thracia")
    t.dice(1)
    t.until("PhaseEnd")
    assert t.control("thracia") == "imperial"
    assert t.control("dacia") == "neutral"  # the next die
    assert t.hand("imperial") == []
    assert t.pool("legal") == 2


@pytest.mark.clause("strat.legal")
def test_legal_reform_is_asked_before_each_roll_and_of_both() -> None:
    t = event(5, 1, hands={"imperial": ["legal"], "barbarian": ["legal"]})
    assert not [e for e in t.events("rolled") if e["reason"] == "revolt"]
    asked = set()
    while t.asked != "PhaseEnd":
        asked.add((t.decider, t.choices("legal-reform")[0]))
        t.does("pass")
    assert ("imperial", "legal-reform:aegyptus") in asked
    assert ("barbarian", "legal-reform:thracia") in asked


@pytest.mark.clause("strat.legal")
def test_legal_reform_does_not_stop_a_mutiny() -> None:
    t = event(4, 4, 1, where={"3431": "3 guard garrison"}, hands={"imperial": ["legal"]})
    assert t.asked == "PhaseEnd"
    assert t.owner("3431") == "barbarian"


@pytest.mark.clause("strat.legal", "strat.treachery.a")
def test_treachery_against_legal_reform() -> None:
    t = event(5, 1, hands={"imperial": ["legal"], "barbarian": ["treachery"]}).does("legal-reform:thracia")
    assert t.decider == "barbarian"
    t.dice(1).does("play:treachery" if "play:treachery" in t.choices() else t.choices("betray")[0])
    t.until(lambda t: t.control("thracia") == "neutral")
    assert t.pool("legal") == 2
