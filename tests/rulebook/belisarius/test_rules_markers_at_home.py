"""The markers of the taxation, recruitment and levy phases from their clauses."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

THRACIA = {"3433": "thracia garrison", "3530": "thracia garrison"}
EIGHT = ["lombards", "slavs", "scythia", "arabia", "nubia", "lazica", "gepidae", "suevii"]


def taxes(units: dict[str, Any], *hand: str, **rest: Any) -> Table:
    side = rest.get("player", "imperial")
    return Table(units=units, phase="taxation", hands={side: list(hand), **rest.pop("hands", {})}, **rest)


def recruits(units: dict[str, Any], *hand: str, **rest: Any) -> Table:
    side = rest.get("player", "imperial")
    return Table(units=units, phase="recruitment", hands={side: list(hand), **rest.pop("hands", {})}, **rest)


def levies(units: dict[str, Any], *hand: str, **rest: Any) -> Table:
    side = rest.get("player", "imperial")
    return Table(units=units, phase="levy", hands={side: list(hand), **rest.pop("hands", {})}, **rest)


# ---------------------------------------------------------------- Currency Reform


@pytest.mark.clause("strat.currency")
def test_currency_reform_pays_one_for_every_town_and_colony() -> None:
    units = {**THRACIA, "Roma": "guard garrison", "3532": "guard garrison", "3431": "guard garrison"}
    t = taxes(units, "currency", colonies=["3532"], options=["colonisation"]).does("play:currency")
    assert t.sp("imperial") == 4
    assert (t.hand("imperial"), t.pool("currency")) == ([], 2)


@pytest.mark.clause("strat.currency", "tbl.pillage.marker.1")
def test_currency_reform_counts_only_what_is_occupied_and_stands() -> None:
    units = {**THRACIA, "3445": "armenia garrison", "3419": "ostrogoths fleet"}
    assert taxes(units, "currency", pillaged=["3530"]).does("play:currency").sp("imperial") == 1


@pytest.mark.clause("strat.currency")
def test_currency_reform_comes_on_top_of_the_tax() -> None:
    t = taxes(dict(THRACIA), "2 currency").does("tax:thracia", "play:currency", "play:currency")
    assert t.sp("imperial") == 5 + 2 + 2


@pytest.mark.clause("strat.currency", "8.41a")
def test_currency_reform_is_for_the_own_taxation_phase() -> None:
    for phase in ("recruitment", "levy", "operations", "supply"):
        t = Table(units=dict(THRACIA), phase=phase, hands={"imperial": ["currency"]}, sp={"imperial": 5})
        assert "play:currency-reform" not in t.choices()
    t = taxes({**THRACIA, "3445": "armenia garrison"}, player="barbarian", hands={"imperial": ["currency"]})
    assert "play:currency-reform" not in t.choices()


@pytest.mark.clause("strat.currency", "strat.treachery.a")
def test_currency_reform_may_be_betrayed() -> None:
    t = taxes(dict(THRACIA), "currency", hands={"barbarian": ["treachery"]}).does("play:currency")
    assert t.decider == "barbarian"
    t.does("play:treachery")
    assert (t.sp("imperial"), t.hand("imperial"), t.hand("barbarian")) == (0, [], [])


# ---------------------------------------------------------------- Rally


@pytest.mark.clause("strat.rally")
def test_rally_needs_three_provinces_less() -> None:
    # the Empire has seven provinces, the enemy Armenia, Persia and some of these
    nine, ten = (dict.fromkeys(EIGHT[:n], "barbarian") for n in (7, 8))
    assert "play:rally" not in taxes(dict(THRACIA), "rally", control=nine).choices()
    taxes(dict(THRACIA), "rally", control=nine).may_not("play:rally", "strat.rally")
    t = taxes(dict(THRACIA), "rally", control=ten, dice=[3, 4]).does("play:rally")
    assert t.sp("imperial") == 7
    assert (t.hand("imperial"), t.pool("rally")) == ([], 2)


@pytest.mark.clause("strat.rally")
def test_rally_of_the_barbarian() -> None:
    # two provinces against seven
    t = taxes({"3445": "armenia garrison"}, "rally", player="barbarian", dice=[6, 6]).does("play:rally")
    assert t.sp("barbarian") == 12
    own = dict.fromkeys(EIGHT[:3], "barbarian")
    t = taxes({"3445": "armenia garrison"}, "rally", player="barbarian", control=own)
    t.may_not("play:rally", "strat.rally")


@pytest.mark.clause("strat.rally")
def test_rally_looks_at_the_moment_of_play() -> None:
    # a heavy tax that goes wrong makes it seven to nine less one: six against ten
    nine = dict.fromkeys(EIGHT[:7], "barbarian")
    units = {**THRACIA, "3627": "dacia garrison"}
    t = taxes(units, "rally", control=nine, dice=[1, 2, 5]).may_not("play:rally").does("heavy-tax:dacia", "play:rally")
    assert t.sp("imperial") == 7


# ---------------------------------------------------------------- Imperial Regalia


@pytest.mark.clause("strat.regalia")
@pytest.mark.parametrize("town", ["3433", "Roma"])
def test_regalia_draws_as_many_as_the_die(town: str) -> None:
    t = recruits({town: "guard garrison"}, "regalia", dice=[3], draws=["agent", "pope", "market"])
    assert t.asked == "LastMarker"
    t.does("play:regalia")
    assert t.hand("imperial") == ["agent", "pope", "market"]
    assert t.pool("regalia") == 1


@pytest.mark.clause("strat.regalia")
@pytest.mark.parametrize("rest", [{}, {"pillaged": ["3433"]}])
def test_regalia_needs_constantinopolis_or_roma(rest: dict[str, Any]) -> None:
    units = {"3433" if rest else "3530": "guard garrison", "3419": "ostrogoths fleet"}
    t = recruits(units, "regalia", **rest)
    assert (t.asked, t.hand("imperial")) == ("PhaseEnd", ["imperial-regalia"])


@pytest.mark.clause("strat.regalia")
def test_regalia_comes_at_the_end_of_the_phase() -> None:
    t = recruits({"3433": "guard garrison"}, "regalia", sp={"imperial": 9}, dice=[1], draws=["agent"])
    t.may_not("play:regalia").does("done")
    assert t.choices() == ["pass", "play:imperial-regalia"]
    t.does("play:regalia")
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("strat.regalia")
def test_regalia_returns_after_the_draw_and_cannot_be_drawn_by_it() -> None:
    for seed in range(40):
        t = recruits({"3433": "guard garrison"}, "regalia", dice=[6], seed=str(seed)).does("play:regalia")
        assert "regalia" not in t.hand("imperial")


@pytest.mark.clause("strat.regalia")
def test_regalia_serves_the_barbarian_too() -> None:
    t = recruits({"Roma": "persia garrison"}, "regalia", player="barbarian", dice=[1], draws=["agent"])
    t.does("play:regalia")
    assert t.hand("barbarian") == ["agent"]


# ---------------------------------------------------------------- Theodora, Procopius


@pytest.mark.clause("strat.theodora")
def test_theodora_chooses_a_marker_of_the_pool() -> None:
    t = recruits({"3433": "guard garrison"}, "theodora", hands={"barbarian": ["procopius"]}).does("play:theodora")
    wanted = t.targets("take-marker")
    assert "basileus" in wanted
    assert "procopius-writes-secret-history" not in wanted  # the only one is in a hand
    assert "theodora-intervenes" not in wanted  # it goes back afterwards
    t.does("take-marker:basileus")
    assert (t.hand("imperial"), t.pool("theodora"), t.pool("basileus")) == (["basileus"], 1, 1)


@pytest.mark.clause("strat.theodora", "8.41a")
def test_theodora_is_for_the_own_recruitment_phase() -> None:
    for phase in ("taxation", "levy", "operations"):
        t = Table(units=dict(THRACIA), phase=phase, hands={"imperial": ["theodora", "procopius"]})
        assert not t.choices("play")


@pytest.mark.clause("strat.theodora")
def test_what_theodora_brings_is_not_shown() -> None:
    t = recruits({"3433": "guard garrison"}, "theodora").does("play:theodora", "take-marker:basileus")
    for e in t.events():
        if e.audience & 2:
            assert "basileus" not in e.args.values()


@pytest.mark.clause("strat.procopius")
def test_procopius_exchanges_one_marker() -> None:
    hands = {"barbarian": ["market", "pope"]}
    t = recruits({"3433": "guard garrison"}, "procopius", "agent", "rally", hands=hands, draws=["pope"])
    t.does("play:procopius")
    assert sorted(t.targets("exchange")) == ["agent", "rally"]  # not the marker that is being played
    t.does("exchange:agent")
    assert t.hand("imperial") == ["pope", "rally"]
    assert t.hand("barbarian") == ["market", "agent"]
    assert t.pool("procopius") == 1


@pytest.mark.clause("strat.procopius")
def test_procopius_needs_something_to_exchange() -> None:
    t = recruits({"3433": "guard garrison"}, "procopius", hands={"barbarian": ["pope"]}, sp={"imperial": 9})
    t.may_not("play:procopius", "strat.procopius")
    t = recruits({"3433": "guard garrison"}, "procopius", "agent", sp={"imperial": 9})
    t.may_not("play:procopius", "strat.procopius")


# ---------------------------------------------------------------- Leader


@pytest.mark.clause("strat.leader.a", "8.41a")
def test_leader_is_for_the_own_levy_phase() -> None:
    for phase in ("taxation", "recruitment", "operations", "supply"):
        t = Table(units=dict(THRACIA), phase=phase, hands={"imperial": ["leader"]}, sp={"imperial": 5})
        assert "play:leader" not in t.choices()
    t = levies({**THRACIA, "3445": "armenia garrison"}, player="barbarian", hands={"imperial": ["leader"]})
    assert "play:leader" not in t.choices()


@pytest.mark.clause("strat.leader.a")
def test_leader_may_be_played_after_the_levy_too() -> None:
    t = levies(dict(THRACIA), "leader")
    t.does("levy:thracia garrison", "place:3432").does("play:leader", "gain-leader:Mundas")
    assert set(t.targets("place")) == {"3432", "3433", "3530"}


@pytest.mark.clause("strat.leader.c")
@pytest.mark.parametrize(("die", "gone"), [(1, True), (3, True), (4, False), (6, False)])
def test_leader_may_remove_one_of_the_enemy(die: int, gone: bool) -> None:
    units = {**THRACIA, "2848": ["Khusro", "persia garrison"], "3222": "Vitiges"}
    t = levies(units, "leader").does("play:leader")
    assert t.targets("remove-leader") == ["Khusro"]  # Vitiges is neutral
    t.dice(die).does("remove-leader:Khusro")
    assert t.where("Khusro") == ("available" if gone else "2848")
    assert (t.hand("imperial"), t.pool("leader")) == ([], 4)


@pytest.mark.clause("strat.leader.c")
def test_justinian_is_safe_from_it() -> None:
    units = {"3433": ["Justinian", "guard garrison"], "3530": "Belisarius", "2848": "persia garrison"}
    t = levies(units, "leader", player="barbarian").does("play:leader")
    assert t.targets("remove-leader") == ["Belisarius"]
    t.may_not("remove-leader:Justinian", "strat.leader.c")


@pytest.mark.clause("strat.leader.b")
@pytest.mark.parametrize("die", [3, 4])
def test_justinian_returns_to_a_friendly_unit(die: int) -> None:
    t = levies(dict(THRACIA), "leader", dead=["Justinian"]).does("play:leader").dice(die).does("return-justinian")
    if die == 3:
        assert set(t.targets("place")) == {"3433", "3530"}
        t.does("place:3433")
    assert t.where("Justinian") == ("3433" if die == 3 else "dead")


@pytest.mark.clause("strat.leader.b")
def test_the_barbarian_cannot_bring_him_back() -> None:
    units = {"2848": "persia garrison", "3433": "guard garrison"}
    t = levies(units, "leader", player="barbarian", dead=["Justinian"]).does("play:leader")
    t.may_not("return-justinian")


# ---------------------------------------------------------------- Roman Alliance


@pytest.mark.clause("strat.alliance")
def test_alliance_raises_a_garrison_in_the_west() -> None:
    t = levies(dict(THRACIA), "alliance").does("play:alliance")
    t.may("place:Roma", "place:Carthago", "place:Toletum", "place:3222")
    t.may_not("place:Tingis", "strat.alliance").may_not("place:3530", "strat.alliance").may_not("place:2848")
    t.does("place:Toletum")
    assert (t.units("Toletum"), t.hand("imperial"), t.pool("alliance")) == (["Guard-garrison-1"], [], 2)


@pytest.mark.clause("strat.alliance")
def test_alliance_keeps_clear_of_others_and_of_pillage() -> None:
    units = {
        "3222": "ostrogoths warband",
        "3419": "persia garrison",
        "3615": "persia field_army",
        "3720": "dacia garrison",
    }
    t = levies(units, "alliance", pillaged=["3516", "3718"]).does("play:alliance")
    for h in ("3222", "3419", "3615", "3614", "3718"):
        t.may_not(f"place:{h}", "strat.alliance")
    t.may("place:3720", "place:3223", "place:3420")  # an own unit, a neutral and a town without zones


@pytest.mark.clause("strat.alliance")
def test_the_barbarian_cannot_keep_it() -> None:
    t = recruits({"3445": "armenia garrison"}, player="barbarian", sp={"barbarian": 2}, draws=["alliance"])
    t.does("buy-marker")
    assert (t.hand("barbarian"), t.pool("alliance"), t.sp("barbarian")) == ([], 2, 0)


@pytest.mark.clause("strat.alliance", "11.6")
def test_alliance_needs_a_counter() -> None:
    units = {"3433": "6 guard garrison", "3530": "thracia garrison"}
    t = levies(units, "alliance")
    t.may_not("play:alliance", "11.6")


@pytest.mark.clause("strat.alliance", "8.41a")
def test_alliance_is_for_the_own_levy_phase() -> None:
    for phase in ("taxation", "recruitment", "operations", "supply"):
        t = Table(units=dict(THRACIA), phase=phase, hands={"imperial": ["alliance"]}, sp={"imperial": 5})
        assert "play:roman-alliance" not in t.choices()
