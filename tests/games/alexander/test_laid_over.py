"""Overlays as a person gets them: named in his language, of both sides or of one piece, and no secret among them."""

import math

import pytest

from polemos.games.alexander.data.facing import FACINGS
from polemos.games.alexander.data.setting import MACEDONIAN, OPPONENT, setting_of
from polemos.games.alexander.edge import overlays
from polemos.games.alexander.game import GAME
from polemos.kernel.flow import NOBODY
from polemos.room.view_models import Overlay
from polemos.testing.secrets import positions
from rulebook.alexander.table import Table

FIELD = {"2619": ["mac.ho.merc", "mac.pharnuches"], "2422": "mac.caranus", "2612": "sog.lc.dahae-1"}


def named(found: list[Overlay]) -> dict[str, Overlay]:
    by_id = {one.id: one for one in found}
    assert len(by_id) == len(found)
    return by_id


def test_the_range_of_the_active_leader_stands_first_and_the_others_of_the_side_follow() -> None:
    t = Table(FIELD, active="mac.pharnuches")
    found = GAME.edge.overlays(t.seen("macedonian"), "en")
    assert [one.id for one in found] == [
        "range.mac.pharnuches", "zones-0", "zones-1", "fire-1", "ranges", "range.mac.caranus",
    ]  # fmt: skip
    assert found[0].label == "Command range: Pharnuches"
    assert {0, 1} == {one.side for one in found}
    every = named(found)
    assert set(every["ranges"].spaces) == {
        *every["range.mac.pharnuches"].spaces,
        *every["range.mac.caranus"].spaces,
    }
    foe = [one.id for one in GAME.edge.overlays(t.seen("opponent"), "en")]
    assert "range.mac.pharnuches" in foe
    assert "range.mac.caranus" not in foe


def test_who_has_no_side_sees_zones_and_the_active_leader() -> None:
    position = {"scenario": "samarkand", "base": "empty", "phase": "movement", "active": "mac.pharnuches"}
    state = GAME.editor.from_position({**position, "pieces": FIELD})
    found = GAME.edge.overlays(GAME.rules.view(state, NOBODY), "ja")
    assert [one.id for one in found] == ["range.mac.pharnuches", "zones-0", "zones-1", "fire-1"]
    assert found[0].label == "指揮範囲：ファルヌケス"


def test_a_unit_has_its_zone_and_its_field_of_fire() -> None:
    t = Table(FIELD, active="mac.pharnuches")
    view = t.seen("macedonian")
    (zone,) = GAME.edge.overlays(view, "en", "mac.ho.merc")
    assert (zone.id, zone.side, zone.label) == ("zone.mac.ho.merc", MACEDONIAN, "Zone of control: Mercenary hoplites")
    everywhere = named(GAME.edge.overlays(view, "en"))
    assert list(everywhere["zones-0"].spaces) == list(zone.spaces)
    zone, fire = GAME.edge.overlays(view, "en", "sog.lc.dahae-1")
    assert (zone.side, fire.id, fire.side) == (OPPONENT, "fire.sog.lc.dahae-1", OPPONENT)
    assert list(everywhere["fire-1"].spaces) == list(fire.spaces)


def test_a_routed_unit_has_nothing_to_show() -> None:
    t = Table(FIELD, routed=["mac.ho.merc"])
    assert GAME.edge.overlays(t.seen("macedonian"), "en", "mac.ho.merc") == []


def test_a_leader_has_his_range_and_who_is_not_in_the_battle_nothing() -> None:
    t = Table(FIELD)
    view = t.seen("opponent")
    (reach,) = GAME.edge.overlays(view, "en", "mac.caranus")
    assert list(reach.spaces) == overlays.reach_of(view, t.leader("mac.caranus"))
    for stranger in ("mac.menedemus", "mac.hy.1", "per.darius", "nobody"):
        assert GAME.edge.overlays(view, "en", stranger) == []


@pytest.mark.parametrize("scenario", ["issus", "hydaspes"])
def test_the_zones_of_the_units_are_the_zones_of_their_side(scenario: str) -> None:
    for state in positions(GAME, "laid-over", scenario, (), 301, most=4):
        g = setting_of(state.scenario)
        view = GAME.rules.view(state, MACEDONIAN)
        everywhere = named(GAME.edge.overlays(view, "en"))
        spaces = {space.id for space in GAME.edge.board("en", scenario).spaces}
        for side in (MACEDONIAN, OPPONENT):
            for what in ("zone", "fire"):
                own = {
                    h
                    for u in g.of_side[side]
                    for one in GAME.edge.overlays(view, "en", g.unit_id[u])
                    if one.id.startswith(what)
                    for h in one.spaces
                }
                whole = everywhere.get(f"{'zones' if what == 'zone' else what}-{side}")
                assert own == set(whole.spaces if whole else ())
                assert own <= spaces


def test_a_choice_of_a_facing_turns_the_unit_that_is_asked_about() -> None:
    t = Table({**FIELD, "2521": "mac.hi.1"}, active="mac.pharnuches").does("move:mac.hi.1")
    assert t.targets("turn")
    assert GAME.edge.turning(t.state) == "mac.hi.1"
    assert GAME.edge.turning(Table(FIELD, active="mac.pharnuches").state) == ""


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_kit_tells_where_the_second_hex_of_a_counter_lies(scenario: str) -> None:
    palette = GAME.editor.palette(scenario, "en")
    assert palette is not None
    assert sorted(palette.tails) == [30 * f for f in range(FACINGS)]
    state = GAME.rules.new(scenario)
    centre = {space.id: space.centre for space in GAME.edge.board("en", scenario).spaces}
    scene = GAME.edge.pieces(GAME.rules.view(state, NOBODY), "en")
    long = [piece for piece in scene.pieces if piece.tail >= 0]
    assert {piece.id for piece in long} <= set(palette.long)
    assert not any(piece.id in palette.long and piece.tail < 0 for piece in scene.pieces)
    for piece in long:
        (x, y), (tx, ty) = centre[piece.space], centre[piece.tail]
        bearing = math.degrees(math.atan2(tx - x, y - ty)) % 360
        away = (bearing - palette.tails[piece.facing or 0] + 180) % 360 - 180
        assert abs(away) < 1, piece.id
