"""Section 22 and 8.1b from their clauses: what each side may see."""

from typing import Any

import pytest

from polemos.games.belisarius.data.charts import MARKER_KINDS
from polemos.games.belisarius.edge.board_view import pieces
from polemos.games.belisarius.edge.position_units import marker_named
from polemos.games.belisarius.game import GAME
from polemos.kernel.dice import Rng
from rulebook.belisarius.table import PhaseEnd, Table

UNITS = {"3431": ["guard garrison", "Narses"], "Susa": "persia garrison", "Ravenna": "ostrogoths garrison"}


def seen(t: Table, side: int) -> dict[str, Any]:
    """What a side sees: of the game alone, without the step that belongs to the table."""
    s = GAME.rules.copy(t.state)
    s.agenda = [step for step in s.agenda if not isinstance(step, PhaseEnd)]
    return dict(GAME.rules.view(s, side))


def table(**rest: Any) -> Table:
    hands = {"imperial": ["2 agent", "pope"], "barbarian": ["basileus", "treachery"]}
    return Table(units=UNITS, phase="diplomacy", hands=hands, sp={"imperial": 7, "barbarian": 11}, **rest)


@pytest.mark.clause("22.0a")
@pytest.mark.parametrize("side", [-1, 0, 1])
def test_units_and_control_are_open(side: int) -> None:
    t = table()
    view = seen(t, side)
    assert view["loc"] == t.state.loc
    assert view["control"] == t.state.control
    assert view["hand_sizes"] == [3, 2]
    assert view["pool_size"] == sum(t.state.pool)


@pytest.mark.clause("22.1a", "8.1b")
def test_markers_and_money_are_hidden() -> None:
    t = table()
    for side in (0, 1):
        view = seen(t, side)
        assert view["hands"][side][marker_named("agent")] == (2 if side == 0 else 0)
        assert view["hands"][1 - side] is None
        assert view["sp"][side] == (7, 11)[side]
        assert view["sp"][1 - side] is None
        for name in ("hand", "pool", "dice_one", "dice_two", "draw_script", "dice_script"):
            assert name not in view
    view = seen(t, -1)
    assert view["hands"] == [None, None]
    assert view["sp"] == [None, None]


@pytest.mark.clause("22.1a")
@pytest.mark.parametrize("side", [0, 1])
def test_a_view_does_not_change_with_the_others_secrets(side: int) -> None:
    other = ("imperial", "barbarian")[1 - side]
    mine = ("imperial", "barbarian")[side]
    views = []
    for hand, sp in ((["agent", "pope"], 3), (["legal", "rally"], 30)):
        t = Table(
            units=UNITS, phase="operations", player=mine, hands={other: hand, mine: ["market"]}, sp={other: sp, mine: 5}
        )
        views.append(seen(t, side))
    assert views[0] == views[1]


@pytest.mark.clause("22.1a", "tbl.diplomacy.D1")
def test_a_look_is_remembered_by_the_looker_alone() -> None:
    t = Table(
        phase="diplomacy", hands={"imperial": ["agent"], "barbarian": ["2 legal"]}, dice=[5], sp={"barbarian": 9}
    ).does("court:gepidae", "look-markers")
    assert any(n > 0 for n in seen(t, 0)["seen"])
    assert all(n <= 0 for n in seen(t, 1)["seen"])
    assert seen(t, -1)["seen"] == []
    assert seen(t, 0)["seen"][1 + marker_named("legal")] == 2
    assert len(seen(t, 0)["seen"]) == MARKER_KINDS + 3


@pytest.mark.clause("22.1a")
def test_what_is_told_to_all_betrays_no_hand_and_no_treasury() -> None:
    """Two games that differ in secrets only are told alike to the other side."""
    told = []
    for hand, sp in (([], 30), (["2 market"], 20)):
        t = Table(
            units={"Adrianopolis": "guard garrison", "3431": "thracia garrison"}, phase="event", dice=[3, 4, 3],
            hands={"imperial": hand}, sp={"imperial": sp}, seed="9",
        )  # fmt: skip
        t.finish_phase()
        told.append([(e.kind, e.args) for e in t.events() if e.audience & 2])
    assert told[0] == told[1]


@pytest.mark.clause("22.1a", "event.34")
def test_corruption_does_not_tell_the_enemy_what_was_left() -> None:
    t = Table(phase="event", dice=[3, 4, 6], sp={"imperial": 2})
    assert t.event("corruption")["lost"] == 2
    assert t.event("corruption").audience == 1


@pytest.mark.clause("22.1b")
@pytest.mark.parametrize("side", ["imperial", "barbarian"])
@pytest.mark.parametrize("phase", ["diplomacy", "operations"])
def test_a_player_may_show_what_he_has_at_any_time(side: str, phase: str) -> None:
    units = {"3431": "guard field_army"}
    t = Table(units=units, phase=phase, hands={"imperial": ["agent"], "barbarian": ["2 legal"]}, sp={side: 4})
    before, choices = t.asked, t.choices()
    other = 1 if side == "imperial" else 0
    assert {"show:markers", "show:treasury"} <= set(t.asides(side))
    t.aside(side, "show:treasury")
    assert [(e["treasury"], e.audience) for e in t.events("saw-treasury")] == [(4, 1 << other)]
    t.aside(side, "show:markers")
    assert [(e["marker"], e["count"], e.audience) for e in t.events("saw-marker")] == [
        ("agent", 1, 2) if side == "imperial" else ("legal-reform", 2, 1)
    ]
    assert (t.asked, t.choices()) == (before, choices)
    assert t.hand("barbarian") == ["2 legal"]


@pytest.mark.clause("22.1b")
def test_nobody_shows_what_is_the_others() -> None:
    t = table()
    t.aside("imperial", "show:treasury")
    assert seen(t, 0)["sp"] == [7, None]
    assert [e.audience for e in t.events("saw-treasury")] == [2]


@pytest.mark.clause("4.2b", "22.0a")
def test_a_unit_shows_whose_it_is() -> None:
    units = {**UNITS, "3440": "guard field_army rebel"}
    t = Table(units=units, phase="diplomacy", hands={"imperial": ["agent"]})
    sides = {piece.id: piece.side for piece in pieces(seen(t, 1), "en").pieces}
    assert sides["Guard-garrison-1"] == 0
    assert sides["Persia-garrison-1"] == 1
    assert sides["Guard-field_army-1"] == 1
    assert sides["Ostrogoths-garrison-1"] not in (0, 1)
    t = Table(units=units, phase="diplomacy", hands={"imperial": ["agent"]}, control={"ostrogoths": "imperial"})
    assert {piece.id: piece.side for piece in pieces(seen(t, 1), "en").pieces}["Ostrogoths-garrison-1"] == 0


@pytest.mark.clause("4.11", "22.0a")
@pytest.mark.parametrize("side", [-1, 0, 1])
def test_the_control_chart_lies_open(side: int) -> None:
    t = Table(phase="diplomacy", hands={"imperial": ["agent"]}, dice=[6]).does("court:gepidae", "control:gepidae")
    shown = pieces(seen(t, side), "en").control
    assert (shown["Gepidae"], shown["Thracia"], shown["Persia"]) == (0, 0, 1)
    assert shown["Visigoths"] not in (0, 1)


@pytest.mark.clause("22.1a", "9.5c")
def test_what_a_side_supposes_of_markers_laid_down_is_possible() -> None:
    hands = {"imperial": ["orthodoxy", "4 agent"], "barbarian": ["agent"]}
    t = Table(phase="diplomacy", hands=hands).does("court:gepidae", "commit:orthodoxy", *["commit:agent"] * 4)
    assert (t.asked, t.decider) == ("LayDown", "barbarian")
    kinds = set()
    for seed in range(60):
        supposed = GAME.rules.determinize(seen(t, 1), Rng(str(seed))).committed[:MARKER_KINDS]
        assert sum(supposed) == 5
        assert not (supposed[marker_named("orthodoxy")] and supposed[marker_named("tolerance")])
        assert not supposed[marker_named("green faction")]
        assert not supposed[marker_named("pope")]
        kinds |= {k for k in range(MARKER_KINDS) if supposed[k]}
    assert len(kinds) == 4
