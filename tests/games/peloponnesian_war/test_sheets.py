"""What lies beside the map and over it: sheets, panel, outlook, overlays; their figures, and that they keep secrets."""

from functools import partial
from itertools import pairwise

import pytest

from games import beside
from games.beside import at, gauge, row
from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA
from polemos.games.peloponnesian_war.edge.board_map import AREAS_FROM
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules.regions import adjustment, tribute
from polemos.kernel.flow import NOBODY
from polemos.room import outcomes
from polemos.room.texts import LANGUAGES
from polemos.testing import shown
from polemos.testing.secrets import positions, twin
from rulebook.peloponnesian_war.table import Table
from samples import sample

ALWAYS = {
    *("war", "regions"),
    *[f"{name}-{side}" for name in ("purse", "cards", "leaders", "units") for side in ("athens", "sparta")],
}
sheets = partial(beside.sheets, GAME)


def over(table: Table, id_: str, side: str = "athens", piece: str = "") -> set[str]:
    """The names of the places, or of the land areas, that an overlay shows."""
    found = {one.id: one for one in GAME.edge.overlays(table.seen(side), "en", piece)}
    names = [*world.PLACE_NAMES, *world.AREA_NAMES]
    return {names[space] for space in found[id_].spaces} if id_ in found else set()


@pytest.mark.clause("5.4.2a", "5.1a")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_collection_to_be_expected_is_what_comes(scenario: str) -> None:
    s = GAME.rules.new(scenario, (), "collection")
    after = outcomes.done(s, tribute.Collection())
    for side, name in enumerate(tables.SIDE_NAMES):
        coming = gauge(sheets(s)[f"purse-{name}"], "Next collection")
        assert coming.value == str(after.treasury[side] - s.treasury[side]) != "0"


@pytest.mark.clause("13.2a", "13.3a")
def test_the_entries_of_phase_g_are_those_that_it_carries_out() -> None:
    for s in positions(GAME, "entries", "campaign", (), every=211, most=12):
        if s.turn:
            continue
        after = outcomes.done(s, adjustment.AdjustmentPhase())
        told: dict[tuple[str, int], int] = {}
        for event in after.heard or []:
            if event.kind in ("allegiance-entry", "militance-entry"):
                region, _, change = event.args
                told[event.kind, region] = told.get((event.kind, region), 0) + change
        found = sheets(s)["regions"]
        for region, name in enumerate(world.REGION_NAMES):
            cells = row(found, found.grid.rows[region][0]) if found.grid else {}
            for head, kind in (("AL in phase G", "allegiance-entry"), ("ML in phase G", "militance-entry")):
                total = told.get((kind, region))
                assert cells[head].startswith("–" if total is None else f"{total:+d} (" if total else "0 ("), name


@pytest.mark.clause("13.2e", "13.2f")
def test_an_entry_is_named_with_its_clause() -> None:
    garrison = {"chios": "attica-hoplite-4-01", "3056": "agis"}
    t = Table(garrison, inside=["attica-hoplite-4-01"], al={"chios": 2, "euboea": 6})
    assert row(at(t)["regions"], "Chios")["AL in phase G"] == "+1 (a garrison from elsewhere +1 [13.2e])"
    t = Table({"4138": "boeotia-hoplite-5-01"})
    region = world.REGION_NAMES[world.REGION_AT[world.HEX_INDEX["4138"]]]
    t.state.controller[world.REGION_INDEX[region]] = ATHENS
    rows = at(t)["regions"].grid
    assert rows is not None
    assert "-1 (an enemy army, and none of its side -1 [13.2f])" in rows.rows[world.REGION_INDEX[region]]


@pytest.mark.clause("9.4.3", "9.4.3b")
def test_supply_to_pay_is_halved_at_home() -> None:
    t = Table({"athens": ["attica-hoplite-4-01", "attica-hoplite-4-02", "attica-hoplite-4-03"]})
    # three units in the home region: one and a half talents, rounded up
    assert gauge(at(t)["purse-athens"], "Supply to pay").value == "2"


@pytest.mark.clause("9.3.1a", "9.3.2", "9.3.3a", "9.8")
def test_units_out_of_supply_are_named_with_the_reason() -> None:
    t = Table({"south_aegean": ["attica-fleet-5-01"]})
    unfed = gauge(at(t)["purse-athens"], "Units out of supply")
    assert unfed.value == "1" and unfed.text.endswith("(at sea [9.8])")


@pytest.mark.clause("12.1a", "3.2c")
def test_a_hand_is_named_to_its_owner_alone() -> None:
    s = GAME.rules.new("campaign", (), "hands")
    own, other = sheets(s, ATHENS), sheets(s, SPARTA)
    assert sum([card.number for card in own["cards-athens"].cards]) == tables.TRACKS.hand.size
    assert (own["cards-athens"].hidden, own["cards-sparta"].hidden) == (0, tables.TRACKS.hand.size)
    assert not own["cards-sparta"].cards and not other["cards-athens"].cards
    nobody = sheets(s, NOBODY)
    assert not nobody["cards-athens"].cards and not nobody["cards-sparta"].cards


@pytest.mark.clause("10.5.1", "10.5.2")
def test_a_siege_says_on_which_dice_the_place_falls() -> None:
    besiegers = [f"laconia-hoplite-5-0{n}" for n in (1, 2, 3)]
    t = Table({"plataea": [*besiegers, "agis"]}, holder={"plataea": "athens"}, siege={"plataea": 4})
    found = row(at(t)["sieges"], "Plataea")
    assert (found["Side"], found["Seasons"]) == ("Sparta", "4")
    # 4 seasons, -1 for walls, +1 for nobody inside, +1 for three times as many as the one garrison point
    assert (found["Change"], found["Falls on"]) == ("+5", "2, 3, 4, 5, 6")


@pytest.mark.long
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_sheets_are_whole_and_tell_no_secret(scenario: str) -> None:
    for n, s in enumerate(positions(GAME, "sheets", scenario, (), every=97, most=sample(7, 20))):
        for language in LANGUAGES:
            found = sheets(s, s.actor, language)
            assert set(found) >= ALWAYS
            shown.sheets_are_whole(GAME, list(found.values()))
            assert GAME.edge.outlook(s, language)
            other = twin(GAME, s, s.actor, f"{n}")
            assert sheets(other, s.actor, language) == found
            assert GAME.edge.outlook(other, language) == GAME.edge.outlook(s, language)
            view, twins = GAME.rules.view(s, s.actor), GAME.rules.view(other, s.actor)
            assert GAME.edge.overlays(view, language) == GAME.edge.overlays(twins, language)
            assert GAME.edge.panel(view, language) == GAME.edge.panel(twins, language)
        assert sheets(s, NOBODY)


@pytest.mark.clause("scenario.argive.i", "scenario.campaign.i", "3.4b")
def test_the_outlook_says_who_would_win_and_why() -> None:
    s = GAME.rules.new("campaign", (), "outlook")
    # 31 points at the start: a draw, as the scenario says itself
    assert GAME.edge.outlook(s, "en").startswith("Basic tribute value that Athens controls: 31; draw if the war ended")
    assert GAME.rules.result(s).levels == ("even", "even")
    s.controller[world.REGION_INDEX["boeotia"]] = ATHENS
    assert "draw" not in GAME.edge.outlook(s, "en").partition(".")[0]
    assert GAME.rules.result(s).levels == ("leads", "trails")
    lines = GAME.rules.result(s).lines[ATHENS]
    assert [(line.name, line.points) for line in lines] == [("btv", GAME.rules.result(s).points[ATHENS])]
    s.holder[world.ATHENS_CITY] = 1 + SPARTA
    assert "Sparta wins at the next New Year" in GAME.edge.outlook(s, "en")
    assert "enemy-home" in [line.name for line in GAME.rules.result(s).lines[SPARTA]]


def test_a_war_that_is_over_says_who_has_won_and_not_who_would_win() -> None:
    t = Table()
    t.aside("sparta", "resign")
    assert GAME.rules.result(t.state).levels == ("won", "lost")
    assert GAME.edge.outlook(t.state, "en") == "Sparta gives up."
    t.state.how, t.state.verdict = codes.BY_TIME, 0
    assert GAME.edge.outlook(t.state, "en") == "decisive Athenian victory: the war is over."


@pytest.mark.clause("8.3b", "8.3c", "8.3d", "8.4b")
def test_overlays_show_the_status_of_areas() -> None:
    t = Table({"4347": "boeotia-hoplite-5-01", "hellespont_strait": "attica-fleet-5-01"})
    assert "attica" in over(t, "contested-athens") and "attica" in over(t, "contested-sparta")
    assert "boeotia" in over(t, "friendly-sparta") and "boeotia" in over(t, "enemy-athens")
    assert "hellespont_strait" in over(t, "friendly-athens") and "hellespont_strait" in over(t, "enemy-sparta")


@pytest.mark.clause("9.3.3a", "9.7.1b", "15.3")
def test_overlays_show_supply_and_forage() -> None:
    t = Table({})
    supplied = over(t, "supply-sparta")
    # Laconia, Arcadia and what lies beyond are within three areas of Sparta
    assert {"laconia", "messenia", "arcadia"} <= supplied and "macedon" not in supplied
    area = world.AREA_INDEX["messenia"]
    assert "messenia" in over(t, f"forage-{world.FORAGE[area]}")
    t.state.raids[area] = 1
    assert "messenia" in over(t, "raided") and "messenia" not in over(t, f"forage-{world.FORAGE[area]}")


@pytest.mark.clause("16.1b", "14.3.2", "14.4.1")
def test_the_reach_of_a_piece_ends_with_its_points() -> None:
    t = Table({"sparta": ["agis", "laconia-hoplite-5-01"], "piraeus": ["attica-fleet-5-01"]})
    summer = over(t, "land.agis", piece="agis")
    assert "tegea" not in summer and len(summer) > 100
    assert not over(t, "sea.agis", piece="agis")
    t.state.season = tables.WINTER
    assert over(t, "land.agis", piece="agis") < summer
    by_sea = over(t, "sea.attica-fleet-5-01", piece="attica-fleet-5-01")
    assert "saronic_gulf" in by_sea and not over(t, "land.attica-fleet-5-01", piece="attica-fleet-5-01")


@pytest.mark.clause("16.6.1", "8.5a")
def test_fleets_may_intercept_in_the_seas_that_their_port_touches_but_in_no_open_sea() -> None:
    t = Table({"piraeus": ["attica-fleet-5-01"], "sea_of_crete": ["attica-fleet-5-02"]})
    seas = over(t, "intercept-athens")
    assert "saronic_gulf" in seas and "sea_of_crete" not in seas and not over(t, "intercept-sparta")


def test_markers_show_what_has_become_of_places() -> None:
    t = Table({"plataea": "laconia-hoplite-5-01"}, holder={"plataea": "athens"}, siege={"plataea": 2})
    s = t.state
    chios = world.CITY_INDEX["chios"]
    asking.mark_city(s, chios, codes.REVOLTED | codes.DEMOLISHED)
    s.raids[world.AREA_INDEX["messenia"]] = 2
    s.fort_at[0], s.fort_side[0] = world.PYLOS_HEX, ATHENS
    scene = GAME.edge.pieces(t.seen("athens"), "en")
    found = {(m.kind, m.space): m for m in scene.markers}
    siege = found["siege", world.CITY_HEX[world.CITY_INDEX["plataea"]]]
    told = "Siege, season count 2: at the next siege phase +2 to the die; it falls on 5, 6"
    assert (siege.side, siege.label["en"]) == (SPARTA, told)
    # the colour of a revolt follows the militance of its region
    at_chios = world.CITY_HEX[chios]
    assert found["revolt", at_chios].side == SPARTA and ("wall-destroyed", at_chios) in found
    s.ml[world.REGION_INDEX["chios"]] = 4
    again = GAME.edge.pieces(t.seen("athens"), "en")
    assert [m.side for m in again.markers if m.kind == "revolt"] == [-1]
    assert found["fort", world.PYLOS_HEX].side == ATHENS
    assert found["pillaged", AREAS_FROM + world.AREA_INDEX["messenia"]].label["en"] == "Raided 2"
    assert scene.control["attica"] == ATHENS and scene.control["boeotia"] == SPARTA


@pytest.mark.clause("9.7.2a", "16.5.1")
def test_counters_bear_their_states() -> None:
    t = Table({"athens": ["attica-hoplite-4-01", "pericles"], "piraeus": "attica-fleet-5-01"})
    s = t.state
    unit, fleet = tables.PIECE_INDEX["attica-hoplite-4-01"], tables.PIECE_INDEX["attica-fleet-5-01"]
    s.inside[unit] = 1
    asking.mark(s, unit, codes.FORAGING)
    asking.mark(s, fleet, codes.MOVED)
    marks = {piece.id: set(piece.marks) for piece in GAME.edge.pieces(t.seen("sparta"), "en").pieces}
    assert marks["attica-hoplite-4-01"] == {"inside", "foraging"} and "moved" in marks["attica-fleet-5-01"]


def lines_of(table: Table, side: str) -> list[list[str]]:
    """The supply lines of a side as they are drawn, by the names of their places."""
    found = {one.id: one for one in GAME.edge.overlays(table.seen(side), "en", "")}
    return [[world.PLACE_NAMES[space] for space in line] for line in found[f"nodes-{side}"].lines]


@pytest.mark.clause("9.3.4a")
def test_a_supply_line_over_water_is_drawn_from_sea_to_sea() -> None:
    t = Table({"pylos": "attica-light-3-01"}, forts={"pylos": "athens"}, bases={"pylos": "athens"})
    [line] = [line for line in lines_of(t, "athens") if line[0] == "2357"]
    seas = line[1:-1]
    assert seas[0] == "messenian_coast"
    assert world.LAND + world.SEA_INDEX[seas[-1]] in world.SEAS_AT[world.HEX_INDEX[line[-1]]]
    for a, b in pairwise(seas):
        assert world.LAND + world.SEA_INDEX[b] in world.SEA_NEXT[world.SEA_INDEX[a]]


@pytest.mark.clause("9.2.2a")
def test_a_supply_line_by_land_is_drawn_hex_by_hex_and_not_through_the_enemy() -> None:
    t = Table({"2752": "laconia-hoplite-5-01", "2954": "argolid-hoplite-4-01"}, controller={"argolid": "athens"})
    [line] = [line for line in lines_of(t, "sparta") if line[0] == "2752"]
    assert line[-1] == "3056" and "2954" not in line
    for a, b in pairwise(line):
        assert world.HEX_INDEX[b] in world.LAND_NEXT[world.HEX_INDEX[a]]


@pytest.mark.clause("9.2.2a", "9.3.4a")
def test_a_unit_shows_what_feeds_it() -> None:
    def fed(table: Table, side: str, unit: str) -> list[list[str]]:
        found = {one.id: one for one in GAME.edge.overlays(table.seen(side), "en", unit)}
        ways = found[f"fed.{unit}"].lines if f"fed.{unit}" in found else []
        return [[world.PLACE_NAMES[space] for space in way] for way in ways]

    t = Table({"2752": "laconia-hoplite-5-01", "2954": "argolid-hoplite-4-01"}, controller={"argolid": "athens"})
    [way] = fed(t, "sparta", "laconia-hoplite-5-01")
    assert (way[0], way[-1]) == ("2752", "3056")
    # beside a base overseas: to the base, and from it over the water
    t = Table({"2457": "attica-light-3-01"}, forts={"pylos": "athens"}, bases={"pylos": "athens"})
    by_land, by_sea = fed(t, "athens", "attica-light-3-01")
    assert (by_land[0], by_land[-1], by_sea[0]) == ("2457", "2357", "2357") and "messenian_coast" in by_sea
    # without the base nobody does
    assert fed(Table({"2457": "attica-light-3-01"}), "athens", "attica-light-3-01") == []


@pytest.mark.clause("9.3.1b")
def test_nobody_who_is_out_of_supply_has_a_line() -> None:
    t = Table({"2357": "attica-light-3-01"})
    assert [line for line in lines_of(t, "athens") if line[0] == "2357"] == []
