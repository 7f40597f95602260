"""Section 8 from its clauses: the pool, hands, gains, losses; and the markers that answer a marker or a die."""

from typing import Any

import pytest

from polemos.games.belisarius.data.charts import MARKER_COUNT
from polemos.games.belisarius.edge.position_units import marker_named
from rulebook.belisarius.table import Table

BALANCE = [4, 2]
WEAK = {"all": "neutral", "franks": "barbarian", "slavs": "barbarian", "nubia": "barbarian"}


def gains(n: int, *draws: str, **rest: Any) -> Table:
    """The Imperial player draws n markers by Balance of Power."""
    return Table(phase="event", dice=[*BALANCE, n], control=WEAK, draws=list(draws), **rest)


@pytest.mark.clause("8.1a")
def test_every_marker_is_in_the_pool_at_first() -> None:
    t = Table()
    assert t.state.pool == list(MARKER_COUNT)
    assert t.hand("imperial") == t.hand("barbarian") == []


@pytest.mark.clause("8.1a")
def test_a_draw_is_random_and_takes_the_number() -> None:
    hands = set()
    for seed in range(12):
        t = gains(3, seed=str(seed))
        hands.add(tuple(t.hand("imperial")))
        back = [e["marker"] for e in t.events("drew-back")]
        assert len(t.hand("imperial")) + len(back) == 3
    assert len(hands) > 3


@pytest.mark.clause("8.1a")
def test_a_short_pool_gives_what_it_has() -> None:
    t = Table(phase="diplomacy", units={"Constantinopolis": "Justinian"})
    few(t, "agent")
    t.until(lambda t: t.phase == "levy")
    assert t.hand("imperial") == ["agent"]
    assert sum(t.state.pool) == 0


@pytest.mark.clause("8.1b", "22.1a")
def test_what_is_drawn_is_told_to_its_owner_only() -> None:
    t = gains(2, "agent", "pope")
    told = {e["marker"]: e.audience for e in t.events("drew")}
    assert set(told) == {"agent", "pope-or-patriarch-intervenes"}
    assert set(told.values()) == {1}
    assert {e.audience for e in t.events("drew-hidden")} == {2}


@pytest.mark.clause("8.2a")
def test_a_scenario_gives_markers() -> None:
    t = Table(base="scenario", scenario="1", phase="diplomacy", turn=1, player="barbarian")
    assert len(t.hand("barbarian")) + sum(e["side"] == "barbarian" for e in t.events("drew-back")) <= 3
    assert len(t.hand("imperial")) > 0
    t = Table(phase="diplomacy")
    assert t.hand("imperial") == []


@pytest.mark.clause("8.2b")
def test_an_event_gives_markers_free() -> None:
    t = gains(2, "agent", "pope", sp={"imperial": 3})
    assert t.hand("imperial") == ["agent", "pope"]
    assert t.sp("imperial") == 3


@pytest.mark.clause("8.2c")
def test_a_marker_is_bought_in_the_recruitment_phase() -> None:
    t = Table(phase="recruitment", sp={"imperial": 5}, draws=["agent", "pope"]).does("buy-marker", "buy-marker")
    assert t.hand("imperial") == ["agent", "pope"]
    assert t.sp("imperial") == 1
    assert "buy-marker" not in t.choices()
    t = Table(phase="taxation", sp={"imperial": 5}, units={"Adrianopolis": "guard garrison"})
    t.may_not("buy-marker")


@pytest.mark.clause("8.2d")
def test_justinians_markers_and_bought_ones() -> None:
    t = Table(
        units={"Constantinopolis": "Justinian"},
        phase="recruitment",
        sp={"imperial": 2},
        draws=["agent", "pope", "legal"],
    )
    t.does("buy-marker").finish_phase()
    assert t.hand("imperial") == ["agent", "pope", "legal"]
    # not in the enemy's recruitment phase
    t = Table(
        units={"Constantinopolis": "Justinian", "Susa": "persia garrison"}, phase="recruitment", player="barbarian"
    )
    t.finish_phase()
    assert t.hand("imperial") == t.hand("barbarian") == []


@pytest.mark.clause("8.2e", "8.5b")
def test_markers_of_a_battle() -> None:
    units = {"3431": ["4 guard field_army"], "3429": "persia garrison"}
    t = Table(units=units, hands={"barbarian": ["agent"]}).operates("3431", points=6).does("march:3430")
    # destruction of the defender: two markers for the attacker, one lost by the defender
    t.draws("agent", "pope", "agent").dice(6).does("attack:3429")
    t.until(lambda t: bool(t.events("battle")))
    t.until("Operate")
    assert t.event("battle")["result"] == "DZ"
    assert (t.hand("barbarian"), len(t.hand("imperial"))) == ([], 2)


@pytest.mark.clause("8.3")
def test_the_hand_holds_fifteen() -> None:
    t = gains(3, "pope", "legal", "legal", hands={"imperial": ["8 agent", "6 forced march"]})
    # one more fits; the player returns markers before the draw or forgoes the excess
    assert t.decider == "imperial"
    t.may("forgo", "discard:agent")
    other = t.copy().does("forgo")
    other.until("PhaseEnd")
    assert len(other.hand("imperial")) == 15
    t.does("discard:agent", "discard:forced march").until("PhaseEnd")
    assert len(t.hand("imperial")) == 15
    assert t.hand("imperial").count("agent") == 7
    assert t.hand("imperial").count("forced march") == 5


@pytest.mark.clause("8.3")
def test_fourteen_and_one_is_fifteen() -> None:
    t = gains(1, "pope", hands={"imperial": ["8 agent", "6 forced march"]})
    assert t.asked == "PhaseEnd"
    assert len(t.hand("imperial")) == 15


@pytest.mark.clause("8.3", "8.1a")
def test_a_short_pool_asks_for_no_more_room_than_it_fills() -> None:
    t = Table(
        phase="diplomacy", units={"Constantinopolis": "Justinian"}, hands={"imperial": ["8 agent", "6 forced march"]}
    )
    few(t, "pope")
    t.until(lambda t: t.phase in ("recruitment", "levy") and t.asked != "PhaseEnd")
    assert t.asked != "MakeRoom"
    assert t.hand("imperial") == ["8 agent", "6 forced march", "pope"]


@pytest.mark.clause("8.3")
def test_no_more_is_returned_than_needed() -> None:
    t = gains(2, "pope", "legal", hands={"imperial": ["8 agent", "6 forced march"]}).does("discard:agent")
    t.until("PhaseEnd")
    assert t.hand("imperial") == ["7 agent", "6 forced march", "pope", "legal"]


@pytest.mark.clause("8.3", "8.2c")
def test_a_full_hand_may_still_buy() -> None:
    t = Table(
        phase="recruitment",
        sp={"imperial": 2},
        hands={"imperial": ["8 agent", "6 forced march", "pope"]},
        draws=["legal"],
    )
    if "buy-marker" in t.choices():
        t.does("buy-marker")
        t.does("discard:agent") if t.choices("discard") else None
        assert len(t.hand("imperial")) == 15


# ---------------------------------------------------------------- 8.4


@pytest.mark.clause("8.4", "8.41a")
@pytest.mark.parametrize(
    ("marker", "phase"),
    [
        ("currency", "taxation"),
        ("rally", "taxation"),
        ("procopius", "recruitment"),
        ("theodora", "recruitment"),
        ("leader", "levy"),
        ("alliance", "levy"),
        ("forced march", "operations"),
        ("disease", "operations"),
        ("market", "supply"),
    ],
)
def test_each_marker_at_its_time(marker: str, phase: str) -> None:
    units = {
        "Adrianopolis": "guard garrison",
        "1634": "guard field_army",
        "3440": "guard garrison spent",
        "Susa": "persia garrison",
        "2447": "guard garrison",
        "Phasis": "lazica garrison",
    }
    control = {"all": "neutral", "thracia": "imperial"}
    control |= dict.fromkeys(("persia", "slavs", "nubia", "franks", "lazica"), "barbarian")
    own = {"forced march": "forced-march:", "disease": "disease:"}.get(marker)
    for now in ("diplomacy", "taxation", "recruitment", "levy", "operations", "supply"):
        t = Table(
            units=units, phase=now, control=control, sp={"imperial": 9},
            hands={"imperial": [marker, "agent"], "barbarian": ["agent"]},
        )  # fmt: skip
        offered = [
            c for c in t.choices() if c.startswith(own or f"play:{marker[:4].strip()}") or (not own and marker in c)
        ]
        if not own and not offered:
            offered = list(t.choices("play"))
        assert bool(offered) is (now == phase), (now, t.choices())


@pytest.mark.clause("8.41a")
def test_not_in_the_enemys_turn() -> None:
    hands = {"imperial": ["currency", "rally"]}
    t = Table(units={"Susa": "persia garrison"}, phase="taxation", player="barbarian", hands=hands)
    while t.asked != "PhaseEnd":
        assert t.decider == "barbarian"
        t.does(t.choices()[0])


@pytest.mark.clause("8.42")
def test_a_used_marker_returns_to_the_pool() -> None:
    t = Table(units={"Adrianopolis": "guard garrison"}, phase="taxation", hands={"imperial": ["currency"]})
    assert t.pool("currency") == 1
    t.does("play:currency")
    assert t.pool("currency") == 2
    assert t.hand("imperial") == []


@pytest.mark.clause("8.43", "9.11")
def test_any_number_of_markers_and_no_points() -> None:
    units = {
        "3431": "guard field_army",
        "2447": "guard garrison",
        "Susa": "2 persia garrison",
        "2546": "persia garrison",
    }
    t = Table(units=units, hands={"imperial": ["3 disease"]}, dice=[1, 1])
    t.does("disease:Susa").until("NextArmy")
    t.does("disease:Susa").until("NextArmy")
    assert t.hand("imperial") == ["disease"]
    t.may("army:3431", "army:2447")  # no operation was used up


# ---------------------------------------------------------------- 8.5


@pytest.mark.clause("8.5a", "8.51a")
def test_an_event_takes_markers_at_random() -> None:
    left = set()
    for seed in range(12):
        t = Table(phase="event", dice=[2, 5], seed=str(seed), hands={"imperial": ["agent", "pope", "legal", "market"]})
        left.add(tuple(t.hand("imperial")))
        assert len(t.hand("imperial")) == 2
        assert t.state.pool[0] + t.hand("imperial").count("agent") == MARKER_COUNT[0]
    assert len(left) > 2


@pytest.mark.clause("8.51a")
def test_only_the_owner_sees_what_he_lost() -> None:
    t = Table(phase="event", dice=[2, 5], hands={"imperial": ["agent"]})
    assert t.pool("agent") == 8
    assert [(e["marker"], e.audience) for e in t.events("lost-marker")] == [("agent", 1)]
    assert [e.audience for e in t.events("lost-marker-hidden")] == [2]


@pytest.mark.clause("8.51b")
def test_nothing_to_lose() -> None:
    t = Table(phase="event", dice=[2, 5])
    assert t.asked == "PhaseEnd"
    assert not t.events("lost-marker")


# ---------------------------------------------------------------- Treachery and the Pope


def tax_with(imperial: list[str], barbarian: list[str], **rest: Any) -> Table:
    return Table(
        units={"Adrianopolis": "guard garrison"},
        phase="taxation",
        hands={"imperial": imperial, "barbarian": barbarian},
        **rest,
    )


@pytest.mark.clause("strat.treachery.a")
def test_treachery_cancels_a_marker() -> None:
    t = tax_with(["currency"], ["treachery"]).does("play:currency")
    assert t.decider == "barbarian"
    t.may("pass", "play:treachery").does("play:treachery")
    t.until("PhaseEnd", say={"Taxing": "no-tax:thracia"})
    assert t.sp("imperial") == 0
    assert t.hand("imperial") == t.hand("barbarian") == []
    assert (t.pool("currency"), t.pool("treachery")) == (2, 4)


@pytest.mark.clause("strat.treachery.a")
def test_treachery_need_not_be_played() -> None:
    t = tax_with(["currency"], ["treachery"]).does("play:currency", "pass")
    t.until("PhaseEnd", say={"Taxing": "no-tax:thracia"})
    assert t.sp("imperial") == 1
    assert t.hand("barbarian") == ["treachery"]


@pytest.mark.clause("strat.treachery.b")
def test_treachery_against_treachery() -> None:
    t = tax_with(["currency", "treachery"], ["treachery"]).does("play:currency", "play:treachery")
    assert t.decider == "imperial"
    t.does("play:treachery").until("PhaseEnd", say={"Taxing": "no-tax:thracia"})
    assert t.sp("imperial") == 1
    assert t.pool("treachery") == 4


@pytest.mark.clause("strat.treachery.b")
def test_and_again_against_that() -> None:
    t = tax_with(["currency", "treachery"], ["2 treachery"])
    t.does("play:currency", "play:treachery", "play:treachery")
    assert t.decider == "barbarian"
    t.does("play:treachery").until("PhaseEnd", say={"Taxing": "no-tax:thracia"})
    assert t.sp("imperial") == 0


@pytest.mark.clause("strat.treachery.c")
def test_treachery_does_not_stop_what_must_be_played() -> None:
    units = {"3431": ["4 guard field_army"], "3429": "persia garrison"}
    t = Table(units=units, hands={"barbarian": ["3 treachery"]}, sp={"imperial": 20})
    t.operates("3431", points=6).does("march:3430")
    t.draws("donative", "agent", "treachery").dice(6).does("attack:3429")
    t.does("fight", "assault")
    # the Barbarian player is not asked: the imperial one must settle it at once
    assert (t.decider, t.asked) == ("imperial", "PayUnits")
    for _ in range(4):
        t.does("supply:guard field_army")
    assert t.sp("imperial") == 12
    assert t.hand("barbarian") == ["2 treachery"]


@pytest.mark.clause("strat.treachery.a", "9.1d")
def test_one_treachery_cancels_one_marker_in_diplomacy() -> None:
    t = Table(phase="diplomacy", hands={"imperial": ["2 agent"], "barbarian": ["2 treachery"]}, dice=[6])
    t.does("court:gepidae", "commit:agent")
    t.until("Betray")
    t.does("betray:agent")
    t.may("pass", "betray:agent").does("pass")
    assert t.event("difference")["difference"] == 1
    assert t.pool("treachery") == 3


@pytest.mark.clause("strat.pope")
@pytest.mark.parametrize("owner", ["imperial", "barbarian"])
def test_the_pope_rolls_again_for_either(owner: str) -> None:
    t = Table(
        phase="diplomacy", hands={"imperial": ["agent"], "barbarian": []} | {owner: ["agent", "pope"]}, dice=[2, 6]
    )
    if owner == "barbarian":
        t = Table(phase="diplomacy", hands={"imperial": ["agent"], "barbarian": ["pope"]}, dice=[2, 6])
    t.does("court:gepidae").until(lambda t: "play:pope-or-patriarch-intervenes" in t.choices())
    assert t.decider == owner
    t.does("play:pope")
    assert t.event("rerolled")["face"] == 6
    t.until(lambda t: bool(t.choices("control")) or t.asked == "PhaseEnd")
    assert t.choices("control")  # 6 at 1 is D2
    assert t.pool("pope") == 3


@pytest.mark.clause("strat.pope")
def test_the_pope_may_be_left_in_the_hand() -> None:
    t = Table(phase="diplomacy", hands={"imperial": ["agent", "pope"]}, dice=[2, 6]).does("court:gepidae", "pass")
    assert t.asked == "PhaseEnd"
    assert t.hand("imperial") == ["pope"]


@pytest.mark.clause("strat.pope")
def test_two_popes_for_one_die() -> None:
    t = Table(phase="diplomacy", hands={"imperial": ["agent", "2 pope"]}, dice=[2, 3, 6])
    t.does("court:gepidae", "play:pope", "play:pope")
    assert [e["face"] for e in t.events("rerolled")] == [3, 6]


@pytest.mark.clause("strat.pope")
@pytest.mark.parametrize("dice", [(3, 4, 6), (5, 1, 1), (1, 5, 3), (4, 4, 1)])
def test_event_dice_stand(dice: tuple[int, ...]) -> None:
    t = Table(
        units={"3431": "3 guard garrison"}, phase="event", dice=list(dice),
        hands={"imperial": ["pope"], "barbarian": ["pope"]},
    )  # fmt: skip
    while t.asked != "PhaseEnd":
        assert not t.choices("play")
        t.does(t.choices()[0])


@pytest.mark.clause("strat.pope", "strat.treachery.a")
def test_treachery_against_the_pope() -> None:
    t = Table(phase="diplomacy", hands={"imperial": ["agent", "pope"], "barbarian": ["treachery"]}, dice=[2, 6])
    t.does("court:gepidae").until(lambda t: "play:pope-or-patriarch-intervenes" in t.choices()).does("play:pope")
    assert t.decider == "barbarian"
    t.does("play:treachery").until("PhaseEnd")
    assert not t.events("rerolled")
    assert t.pool("pope") == 3


# ---------------------------------------------------------------- one draw is complete before markers go back


def few(t: Table, *markers: str) -> None:
    """Leave these markers in the pool; the others lie, for the sake of the test, among those on the table."""
    s = t.state
    for k, n in enumerate(s.pool):
        s.table[k] += n
        s.pool[k] = 0
    for name in markers:
        s.table[marker_named(name)] -= 1
        s.pool[marker_named(name)] += 1


@pytest.mark.clause("8.1a", "strat.alliance")
def test_an_alliance_that_goes_back_cannot_come_again_in_the_same_draw() -> None:
    control = {"all": "neutral", "franks": "imperial", "slavs": "imperial", "nubia": "imperial"}
    t = Table(phase="event", dice=[*BALANCE], control=control, dice_mode="asked")
    t.does("face:4")
    for drawn in ("drawn:roman-alliance", "drawn:agent", "drawn:roman-alliance"):
        assert t.decider == "barbarian"
        t.does(drawn)
    # both are out of the pool until the draw is complete, and on the table
    assert (t.pool("alliance"), t.state.table[marker_named("alliance")]) == (0, 2)
    assert "drawn:roman-alliance" not in t.choices()
    t.does("drawn:agent")
    assert [e["side"] for e in t.events("drew-back")] == ["barbarian"] * 2
    assert (t.pool("alliance"), t.state.table[marker_named("alliance")]) == (2, 0)
    assert t.hand("barbarian") == ["2 agent"]


@pytest.mark.clause("8.1a", "strat.donative.b", "strat.alliance")
def test_markers_that_go_back_are_drawn_once_and_not_replaced() -> None:
    t = Table(phase="diplomacy", units={"Constantinopolis": "Justinian"})
    few(t, "donative", "alliance")
    t.until(lambda t: t.phase == "levy")
    assert [e["marker"] for e in t.events("drew-back")] == ["troops-demand-donative"]
    assert t.hand("imperial") == ["alliance"]
    assert (t.pool("donative"), sum(t.state.pool)) == (1, 1)


@pytest.mark.clause("strat.donative.b")
def test_the_next_draw_may_find_it_again() -> None:
    t = Table(phase="recruitment", sp={"imperial": 4})
    few(t, "donative")
    t.does("buy-marker", "buy-marker")
    assert [e["marker"] for e in t.events("drew-back")] == ["troops-demand-donative"] * 2


@pytest.mark.clause("strat.alliance")
def test_the_imperial_player_keeps_the_alliance() -> None:
    assert gains(1, "alliance").hand("imperial") == ["alliance"]
