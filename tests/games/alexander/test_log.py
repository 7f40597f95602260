"""The log gives the reasons that a player needs to follow a rule."""

import pytest

from games.alexander.test_previews_shock import FOOT, HORSE, MORE_FOOT, PHALANX
from games.alexander.test_previews_shock import HOPLITES as GREEKS
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.shock.reckoning import WITHOUT
from polemos.room.texts import LANGUAGES
from rulebook.alexander.routs import COMPANIONS, PELTASTS, comes
from rulebook.alexander.shocking import shock
from rulebook.alexander.shooting import HOPLITES, LIGHT, plain
from rulebook.alexander.table import Table
from rulebook.alexander.test_rout_rally import near
from rulebook.alexander.test_rout_withdrawal import darius


def told(t: Table, kind: str, language: str = "en") -> str:
    """The first event of a kind, in words."""
    return GAME.edge.tell(next(event for event in t.state.heard or [] if event.kind == kind), language)


@pytest.mark.clause("10.27d")
def test_a_rally_says_what_was_needed() -> None:
    t = near(PELTASTS, routed=[PELTASTS]).dice(5, 0).does(f"rally:{PELTASTS}")
    row = t.event("rally-tried")
    assert (row["face"], row["need"]) == (5, 5)
    assert told(t, "rally-tried").endswith(": die 5, 5 or less is needed")
    assert len(t.events("rallies")) == 1
    t = near(PELTASTS, routed=[PELTASTS]).dice(6).does(f"rally:{PELTASTS}")
    assert t.event("rally-tried")["face"] == 6 and len(t.events("rally-fails")) == 1


@pytest.mark.clause("4.62b")
def test_a_leader_who_is_cut_off_is_told_with_the_reason() -> None:
    ring = {"3605": "mac.hc.comp-1", "3706": "mac.hc.comp-2", "3506": "mac.hc.comp-3"}
    t = darius("3606", ring, facing={"mac.hc.comp-1": 150, "mac.hc.comp-2": 270, "mac.hc.comp-3": 30})
    comes(t, "mac.hc.comp-1")
    assert t.event("leader-shut-in")["unit"] == "mac.hc.comp-1"
    kinds = [event.kind for event in t.state.heard or []]
    assert kinds.index("leader-shut-in") + 1 == kinds.index("leader-trapped")


@pytest.mark.clause("6.82")
@pytest.mark.parametrize(
    ("choice", "text"),
    [
        ("mark", "A planned withdrawal is laid under {} for 1 unit"),
        ("mark-none", "A blind marker is laid under {} for 1 unit"),
    ],
)
def test_a_marker_for_one_unit_is_told_as_such(choice: str, text: str) -> None:
    pieces = {"2420": "mac.pharnuches", "2619": "mac.ho.merc", "3720": "sog.dahae", "3618": "sog.li.1"}
    t = Table(pieces, phase="markers", turn=1, facing={"mac.ho.merc": 90}).does(f"{choice}:mac.pharnuches")
    assert t.event("marker-laid")["count"] == 1
    assert told(t, "marker-laid") == text.format("Pharnuches")


@pytest.mark.clause("8.36b")
def test_a_blow_at_the_flank_without_superiority_is_told_with_the_reason() -> None:
    pieces = {"2620": HORSE, "2720": FOOT}
    watched = shock({**pieces, "2519": MORE_FOOT}, {FOOT: 30, MORE_FOOT: 150}, no=[HORSE])
    watched.finish_phase()
    row = watched.event("no-position")
    assert (row["unit"], row["target"], row["aspect"], WITHOUT[row["why"]]) == (HORSE, FOOT, "flank", "pinned")
    free = shock(pieces, {FOOT: 30}, no=[HORSE])
    free.finish_phase()
    assert free.events("shock") and not free.events("no-position")


@pytest.mark.clause("4.23a")
def test_a_leader_who_moves_by_his_own_order_is_not_told_to_order_another() -> None:
    t = plain({"2614": COMPANIONS}).does("lead:mac.menedemus")
    assert told(t, "orders-leader") == "Menedemus orders himself to move (1 order)"
    assert told(t, "orders-leader", "ja") == "メネデモスは自ら移動した(命令1)。"


def test_a_shot_tells_its_die_modifier_as_such() -> None:
    t = plain(
        {"2614": HOPLITES, "2617": LIGHT}, facing={HOPLITES: 210, LIGHT: 30}, dice=[5],
        standing={"opponent": ["withdraw-others never"]},
    )  # fmt: skip
    t.does(f"move:{HOPLITES}").walks("2615", "2616")
    assert "die modifier " in told(t, "shot")


@pytest.mark.clause("7.16b")
def test_a_unit_that_turns_too_late_is_told_with_what_the_faster_enemy_adds() -> None:
    # horse of MA 8 come beside foot of MA 5: a 2 is a 5
    for mover, face, en, ja in (
        (COMPANIONS, 2, "2 + 3 for the faster enemy", "2＋3(移動力の差)"),
        (HOPLITES, 5, "5", "5"),
    ):
        t = plain(
            {"2518": mover, "2617": LIGHT}, facing={mover: 330, LIGHT: 90}, dice=[face],
            standing={"opponent": ["entry-fire never", "withdraw-others never"]},
        )  # fmt: skip
        t.does(f"move:{mover}", "enter:2517", "face-about:30")
        assert told(t, "turned-too-late").endswith(f" turn too late: {en} against TQ 4")
        assert told(t, "turned-too-late", "ja").endswith(f"({ja}対TQ 4)。")


@pytest.mark.clause("7.16a", "7.16b")
def test_the_die_of_a_reaction_facing_has_the_name_of_the_rule() -> None:
    t = plain(
        {"2518": COMPANIONS, "2617": LIGHT}, facing={COMPANIONS: 330, LIGHT: 90}, dice=[0],
        standing={"opponent": ["entry-fire never", "withdraw-others never"]},
    )  # fmt: skip
    t.does(f"move:{COMPANIONS}", "enter:2517", "face-about:30")
    for kind in ("turned-about", "rolled"):
        assert "対応方向変更" in told(t, kind, "ja")


def test_a_japanese_line_says_that_a_bearing_is_the_way_a_unit_faces() -> None:
    t = plain({"2614": COMPANIONS}, facing={COMPANIONS: 90}).does(f"move:{COMPANIONS}", "enter:2714", "halt")
    assert told(t, "halts", "ja").endswith("は2714で停止した(右向き)。")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_unit_turns_left_or_right(language: str) -> None:
    t = plain(
        {"2518": COMPANIONS, "2617": LIGHT}, facing={COMPANIONS: 330, LIGHT: 90},
        standing={"opponent": ["entry-fire never", "withdraw-others never"]},
    )  # fmt: skip
    t.does(f"move:{COMPANIONS}", "enter:2517")
    question = GAME.edge.question(t.state, language)
    assert question is not None
    texts = {choice.id: choice.text for choice in question.choices}
    left, right = ("left", "right") if language == "en" else ("左へ1", "右へ1")
    assert left in texts["face-about:30"] and right in texts["face-about:150"]
    assert "about" not in texts["face-about:30"]


@pytest.mark.clause("9.65c", "9.65d", "9.65e")
@pytest.mark.parametrize(("die", "kind", "fate"), [(3, "stood", "stand"), (4, "stand-failed", "do not stand")])
def test_heavy_foot_that_rolls_to_stand_is_told_with_what_is_added(die: int, kind: str, fate: str) -> None:
    # 4 hits and 2 more are their TQ, and a phalanx has struck them
    t = shock({"2619": PHALANX, "2720": GREEKS}, no=[PHALANX], hits={GREEKS: 4}, dice=[0, die])
    assert told(t, kind).endswith(f" {fate}: {die} + 3 against TQ 6")
    assert told(t, kind, "ja").endswith(f"({die}＋3対TQ 6)。")


@pytest.mark.clause("10.16")
def test_a_failed_check_is_told_with_the_roll_and_the_quality() -> None:
    pieces = {"2619": PHALANX, "2719": FOOT, "2621": MORE_FOOT}
    t = shock(pieces, {MORE_FOOT: 30}, no=[PHALANX], hits={FOOT: 3}, dice=[9]).dice(9).does("wheel:2619")
    assert told(t, "check-failed").endswith(" fail their check: 9 against TQ 7")


@pytest.mark.clause("8.51a")
@pytest.mark.parametrize(
    ("choice", "way"),
    [("pivot:2620", "to 2719 by a pivot"), ("pivot:2619", "to 2719 by a pivot"), ("advance-to:2719", "to 2719")],
)
def test_an_advance_says_into_which_hex_a_double_size_unit_pivots(choice: str, way: str) -> None:
    t = shock({"2619": PHALANX, "2719": FOOT}, no=[PHALANX], hits={FOOT: 3}, dice=[9])
    t.does(choice)
    assert told(t, "advances").endswith(f" {way}")
