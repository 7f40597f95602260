"""What may be laid over the field: as the rules reckon it, hex by hex."""

import pytest

from polemos.games.alexander.data.ground import OFF, label
from polemos.games.alexander.data.setting import MACEDONIAN, OPPONENT, setting_of
from polemos.games.alexander.data.tables import EL, NO_WEAPON
from polemos.games.alexander.edge import overlays
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.command.command import flood, stands_in
from polemos.games.alexander.rules.field.zones import covered
from polemos.games.alexander.rules.fire.missiles import targets
from polemos.games.alexander.state import hexes
from polemos.testing.secrets import positions
from rulebook.alexander.table import Table


@pytest.mark.clause("7.21a", "7.21b")
@pytest.mark.parametrize("scenario", ["samarkand", "issus"])
def test_zones_are_the_hexes_that_are_covered(scenario: str) -> None:
    for state in positions(GAME, "overlays", scenario, (), 301, most=6):
        view = GAME.rules.view(state, MACEDONIAN)
        terrain = setting_of(state.scenario).field.terrain
        for side in (MACEDONIAN, OPPONENT):
            found = overlays.zones(view, side)
            assert found == [h for h, kind in enumerate(terrain) if kind != OFF and covered(state, h, side)]


@pytest.mark.clause("4.21a", "4.21b")
def test_the_range_of_a_leader_holds_the_units_that_he_commands() -> None:
    for state in positions(GAME, "overlays", "granicus", (), 301, most=6):
        g = setting_of(state.scenario)
        for m in range(g.leaders):
            reached = set(overlays.reach_of(GAME.rules.view(state, OPPONENT), m))
            for u in g.of_side[g.lead_side[m]]:
                if state.loc[u] >= 0:
                    assert stands_in(state, u, flood(state, m)) == bool(reached & set(hexes(state, u)))
    assert overlays.reach_of(GAME.rules.view(GAME.rules.new("granicus"), OPPONENT), -1) == []


@pytest.mark.clause("8.13a", "8.14a")
@pytest.mark.parametrize("scenario", ["samarkand", "jaxartes", "hydaspes"])
def test_a_unit_can_hit_whoever_stands_in_its_field_of_fire(scenario: str) -> None:
    shooters = 0
    for state in positions(GAME, "overlays", scenario, (), 61, most=40):
        g = setting_of(state.scenario)
        view = GAME.rules.view(state, MACEDONIAN)
        for u in range(g.units):
            if state.loc[u] < 0 or g.kind[u] == EL:
                continue
            field = set(overlays.line_of_sight(view, u))
            enemies = [e for e in g.of_side[1 - g.side[u]] if field & set(hexes(state, e)) and not state.beneath[e]]
            assert sorted(enemies) == sorted(targets(state, u))
            shooters += bool(field)
            assert not field or g.weapon[u] != NO_WEAPON
    assert shooters


def test_archers_see_ahead_and_not_behind() -> None:
    t = Table({"2619": "mac.pharnuches", "2612": "sog.lc.dahae-1"}, facing={"sog.lc.dahae-1": 30})
    field = [label(h) for h in overlays.line_of_sight(t.seen("opponent"), t.unit("sog.lc.dahae-1"))]
    assert {"2611", "2610", "2609"} <= set(field)
    assert "2613" not in field
    assert "2608" not in field
