"""Section 3 from its clauses: the order of turns and phases."""

import pytest

from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.data.charts import TURN_YEARS
from rulebook.belisarius.table import Table

PHASES = ["event", "diplomacy", "taxation", "recruitment", "levy", "operations", "supply"]


def heard(t: Table) -> list[tuple[str, str]]:
    return [(e["side"], e["phase"]) for e in t.events("phase")]


@pytest.mark.clause("3.0a")
@pytest.mark.parametrize(("scenario", "turns"), [("1", [1, 2, 3, 4]), ("2", [3, 4, 5, 6, 7])])
def test_a_scenario_has_its_turns(scenario: str, turns: list[int]) -> None:
    t = Table(scenario=scenario, turn=turns[0], player="barbarian", phase="event", seed="3").finish()
    assert [turns[0]] + [e["turn"] for e in t.events("turn") if e["turn"] > turns[0]] == turns
    assert t.turn == turns[-1]


@pytest.mark.clause("3.0a")
def test_the_game_begins_with_the_set_up() -> None:
    t = Table(base="scenario")
    assert t.units("Constantinopolis")
    assert t.units("Ctesiphon")


@pytest.mark.clause("3.0b", "3.1a", "3.1b")
def test_seven_phases_for_each_player_in_the_order_of_the_rules() -> None:
    # nobody has markers to gain, so that all phases run to their ends
    t = Table(player="barbarian", phase="event", dice=[3, 4, 1, *[3, 4, 1]]).finish_turn().finish_turn()
    sequence = heard(t)[:15]
    assert sequence[:14] == [(side, phase) for side in ("barbarian", "imperial") for phase in PHASES]
    assert sequence[14] == ("barbarian", "event")


@pytest.mark.clause("3.1b", "3.1.7")
def test_the_second_player_feeds_his_units_too() -> None:
    t = Table(units={"1634": "guard field_army"}, phase="supply", player="imperial", sp={"imperial": 2})
    t.may("supply:guard field_army").does("supply:guard field_army")
    assert t.sp("imperial") == 0
    assert t.units("1634") == ["Guard-field_army-1"]


@pytest.mark.clause("3.1.1")
def test_only_the_phasing_player_rolls_an_event() -> None:
    t = Table(player="barbarian", phase="event", dice=[3, 4, 2], sp={"imperial": 9, "barbarian": 9})
    assert [(e["side"], e["reason"]) for e in t.events("rolled")] == [
        ("barbarian", "event-tens"),
        ("barbarian", "event-units"),
        ("barbarian", "corruption"),
    ]


@pytest.mark.clause("3.1.2")
def test_only_the_phasing_player_courts() -> None:
    hands = {"imperial": ["agent"], "barbarian": ["agent"]}
    t = Table(phase="diplomacy", hands=hands)
    assert t.decider == "imperial"
    t.may("court:persia", "court:visigoths").may_not("court:thracia")
    t.finish_phase()
    assert not t.events("courted")


@pytest.mark.clause("3.1.2", "3.1.3", "3.1.4", "3.1.5", "3.1.6")
@pytest.mark.parametrize(
    ("phase", "verbs"),
    [
        ("taxation", {"tax", "heavy-tax", "no-tax"}),
        ("recruitment", {"recruit", "buy-marker", "unpillage", "build"}),
        ("levy", {"levy"}),
        ("operations", {"army"}),
    ],
)
def test_what_a_phase_is_for(phase: str, verbs: set[str]) -> None:
    t = Table(
        units={"Adrianopolis": "guard garrison", "3431": "guard field_army", "3531": "thracia garrison"},
        phase=phase,
        pillaged=["3431"],
        sp={"imperial": 50},
        options=["works"],
    )
    assert t.decider == "imperial"
    offered = {choice.partition(":")[0] for choice in t.choices()} - {"done", "quick"}
    assert offered == verbs


@pytest.mark.clause("3.1.3", "10.11a")
def test_only_the_phasing_player_collects() -> None:
    t = Table(
        units={"Adrianopolis": "guard garrison", "Ctesiphon": "persia garrison"},
        phase="taxation",
        sp={"imperial": 1, "barbarian": 1},
    ).does("tax:thracia")
    assert (t.sp("imperial"), t.sp("barbarian")) == (2, 1)


@pytest.mark.clause("3.1.6")
def test_one_army_at_a_time_and_its_points_when_it_begins() -> None:
    t = Table(units={"3431": "guard field_army", "Serdica": "dacia field_army"})
    assert not t.events("rolled")
    t.dice(5).does("army:3431")
    assert [e["reason"] for e in t.events("rolled")] == ["operation-points"]
    assert not t.choices("army")  # the other waits until this one has finished
    t.does("march:3430", "halt")
    assert t.choices("army") == ["army:3628"]


@pytest.mark.clause("3.1.6", "25.1a")
def test_the_other_player_acts_only_with_the_option() -> None:
    units = {"3431": "guard field_army", "3047": "persia garrison"}
    hands = {"barbarian": ["forced march"]}
    t = Table(units=units, hands=hands, dice=[3]).does("army:3431", "halt")
    assert t.decider == "imperial"
    t = Table(units=units, hands=hands, dice=[3], options=["reaction"]).does("army:3431", "halt")
    assert t.decider == "barbarian"


@pytest.mark.clause("3.1.1", "3.1a", "34.1-8b")
def test_only_the_very_first_player_turn_has_no_event() -> None:
    t = Table(player="barbarian", turn=1, phase="event", dice=[3, 4, 1])
    assert not t.events("event")
    t.finish_turn()
    assert heard(t)[0] == ("barbarian", "diplomacy")
    assert (t.player, [e["side"] for e in t.events("event")]) == ("imperial", ["imperial"])


@pytest.mark.clause("3.1.7")
def test_the_hungry_are_disbanded() -> None:
    t = Table(units={"1634": ["2 guard field_army"]}, phase="supply")
    t.finish_phase()
    assert t.units("1634") == []


@pytest.mark.clause("3.1a", "11.8b")
def test_what_is_counted_by_player_turns_begins_anew() -> None:
    t = Table(phase="supply", area_placed=10, barred=["persia"]).does("pass")
    t.until(lambda t: (t.player, t.asked) == ("barbarian", "Levying")).does("levy:persia garrison")
    t.may("place:Persia-area")


@pytest.mark.clause("3.1c")
def test_the_turn_marker_moves_after_the_second_player() -> None:
    t = Table(player="barbarian", phase="supply", turn=2)
    t.does("pass")
    assert (t.turn, t.player) == (2, "imperial")
    t.finish_turn()
    assert (t.turn, t.player) == (3, "barbarian")


@pytest.mark.clause("3.1c")
def test_the_game_ends_with_the_scenario_or_when_a_side_gives_up() -> None:
    t = Table(phase="supply", turn=4).does("pass")
    assert t.over
    t = Table(phase="diplomacy", turn=2, hands={"imperial": ["agent"]})
    t.aside("barbarian", "resign")
    assert t.over
    assert t.event("resigned")["side"] == "barbarian"


@pytest.mark.clause("tbl.turntrack")
def test_the_years_of_the_turns() -> None:
    assert list(TURN_YEARS) == [(start, start + 3) for start in range(527, 567, 4)]
    assert [(card.first_turn, card.last_turn) for card in SCENARIOS] == [(1, 4), (3, 7), (1, 10)]
