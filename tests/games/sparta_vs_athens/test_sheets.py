"""What lies beside the map and over it: sheets, panel, outlook, overlays; their figures, and that they keep secrets."""

from functools import partial

import pytest

from games import beside
from games.beside import at, gauge, row
from polemos.games.sparta_vs_athens.data.tables import SPARTA
from polemos.games.sparta_vs_athens.data.world import LOCALE_NAMES, NEXT_TO
from polemos.games.sparta_vs_athens.game import GAME
from polemos.kernel.flow import NOBODY, Event, choose
from polemos.room.texts import LANGUAGES
from polemos.testing import shown
from polemos.testing.secrets import positions, twin
from rulebook.sparta_vs_athens.operations import athens, sparta
from rulebook.sparta_vs_athens.table import Table

ALWAYS = {
    *("war", "tribute", "forts"),
    *[f"{name}-{side}" for name in ("purse", "leaders", "units") for side in ("athens", "sparta")],
}
sheets = partial(beside.sheets, GAME)


def over(table: Table, id_: str, side: str = "athens", piece: str = "") -> set[str]:
    found = {one.id: one for one in GAME.edge.overlays(table.seen(side), "en", piece)}
    return {LOCALE_NAMES[space] for space in found[id_].spaces} if id_ in found else set()


@pytest.mark.clause("12.1a", "12.2a", "2.16j")
def test_the_income_to_be_expected_is_what_comes() -> None:
    s = GAME.rules.new("nicias", (), "income")
    while s.treasury in ([0, 0], [0, 45]):
        c = next((c for c in s.opts if GAME.rules.choice_id(c) == "quick"), s.opts[0])
        choose(s, c)
    # Potidaea, Chios and Mytilene for Athens; ten for Sparta beside the 45 that it began with
    assert s.treasury == [11, 55]
    found = sheets(s)
    assert [gauge(found["purse-athens"], label).value for label in ("Tribute, undivided", "Income to be")] == [
        "11",
        "11",
    ]
    assert gauge(found["purse-sparta"], "Income to be").value == "10" and gauge(found["war"], "Prestige").value == "+11"
    assert row(found["tribute"], "Chios")["Pays"] == "Athens"


@pytest.mark.clause("12.3b", "2.16g")
def test_upkeep_to_come_unit_by_unit() -> None:
    t = sparta({"tegea": ["sparta_lsp_1", "sparta_lsp_4", "agis"], "sparta": ["sparta_lsp_2"]})
    found = at(t, "sparta")
    assert gauge(found["purse-sparta"], "Upkeep to come").value == "7"
    assert row(found["units-sparta"], "Sparta LSP 1")["Upkeep"] == "7"
    # two points or less cost nothing in a city of the League, nobody anything at home
    assert row(found["units-sparta"], "Sparta LSP 4")["Upkeep"] == row(found["units-sparta"], "Sparta LSP 2")["Upkeep"]


@pytest.mark.clause("9.0g", "9.0l")
def test_sieges_and_their_columns() -> None:
    three, corinth = ["athens_nsp_1", "athens_lsp_1", "athens_lsp_2"], ["corinth_lsp_3"]
    siege = {"besieging": {"potidaea": three}, "inside": {"potidaea": corinth}, "loyal": {"potidaea": "sparta"}}
    found = at(athens({"potidaea": [*three, *corinth, "nicias"]}, **siege))
    assert row(found["sieges"], "Potidaea") == {"Place": "Potidaea", "Besiegers": "23", "Inside": "5", "Column": "5:1"}
    assert row(found["units-sparta"], "Corinth LSP 3")["State"] == "shut in"


def test_leaders_of_the_enemy_are_known_when_they_are_seen() -> None:
    there = {"athens": ["athens_lsp_1", "nicias"], "sparta": ["sparta_lsp_1", "agis"]}
    hidden, known = at(athens(there)), at(athens(there, shown=["agis"]))
    assert row(hidden["leaders-sparta"], "Agis")["Place"] == "not known"
    assert row(known["leaders-sparta"], "Agis")["Place"] == "Sparta"
    assert row(at(athens(there), "sparta")["leaders-sparta"], "Agis")["Place"] == "Sparta"


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_sheets_are_whole_and_tell_no_secret(scenario: str) -> None:
    for n, state in enumerate(positions(GAME, "sheets", scenario, (), every=37, most=40)):
        for language in LANGUAGES:
            found = sheets(state, state.actor, language)
            assert set(found) >= ALWAYS
            shown.sheets_are_whole(GAME, list(found.values()))
            assert GAME.edge.outlook(state, language)
            other = twin(GAME, state, state.actor, f"{n}")
            assert sheets(other, state.actor, language) == found
            assert GAME.edge.outlook(other, language) == GAME.edge.outlook(state, language)
            view, twins = GAME.rules.view(state, state.actor), GAME.rules.view(other, state.actor)
            assert GAME.edge.overlays(view, language) == GAME.edge.overlays(twins, language)
            assert GAME.edge.panel(view, language) == GAME.edge.panel(twins, language)
        assert sheets(state, NOBODY)


@pytest.mark.clause("16.1o", "16.2h", "16.3h")
@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        ("archidamian", "If the war ended now Athens would win. Athens: Prestige. After 422"),
        ("nicias", "Sparta: Time is on Sparta's side. Athens must drive the Spartan Allies out"),
        ("ionian", "Athens: Athens was never besieged or occupied. Sparta must besiege"),
    ],
)
def test_the_outlook_says_who_would_win_and_why(scenario: str, words: str) -> None:
    t = Table({"athens": ["athens_lsp_1", "nicias"]}, scenario=scenario, prestige=9)
    assert words in GAME.edge.outlook(t.state, "en")
    t.state.winner, t.state.how = SPARTA, 1
    assert GAME.edge.outlook(t.state, "en") == "Sparta has won: the enemy's city has fallen."


@pytest.mark.clause("2.16b", "7.9c", "10.1a")
def test_overlays_show_tribute_ships_and_ripe_cities() -> None:
    t = athens({"mende": ["athens_lsp_1"], "torone": ["sparta_lsp_1"], "ceos": ["peloponnesian_nsp_1", "lysander"]})
    assert over(t, "tribute-athens") == {"mende"} and over(t, "intercept-sparta") == {"ceos"}
    assert over(t, "occupied-athens") == {"mende"}
    near = LOCALE_NAMES.index("mende") in NEXT_TO[LOCALE_NAMES.index("torone")]
    assert ("mende" in over(t, "incite-sparta")) == near


@pytest.mark.clause("6.1d", "7.3b")
def test_the_reach_of_a_leader_ends_with_his_points() -> None:
    t = athens({"athens": ["athens_nsp_1", "nicias"]})
    by_sea = over(t, "sea.nicias", piece="nicias")
    # nine points: Samos by five, Syracuse by nine, Byzantium by eleven
    assert {"samos", "syracuse"} <= by_sea and "byzantium" not in by_sea
    assert "tegea" in over(t, "land.nicias", piece="nicias") and "samos" not in over(t, "land.nicias", piece="nicias")
    assert not over(t, "sea.nicias", "sparta", "nicias")


def test_events_point_at_the_places_of_their_targets() -> None:
    besieges = Event("besieges", (0, LOCALE_NAMES.index("megara")), ("9.0a",), 3)
    assert list(GAME.edge.touched(besieges, "en").spaces) == [LOCALE_NAMES.index("megara")]
    fort = Event("siege-ends", (len(LOCALE_NAMES),), ("9.0m",), 3)
    assert list(GAME.edge.touched(fort, "en").spaces) == [LOCALE_NAMES.index("oenoe")]


@pytest.mark.clause("16.2h")
def test_a_war_that_is_over_says_who_has_won_and_not_who_would_win() -> None:
    t = Table(scenario="nicias")
    assert GAME.rules.result(t.state).levels == ("trails", "leads")
    t.aside("sparta", "resign")
    assert GAME.rules.result(t.state).levels == ("won", "lost")
