"""Farther locales for the force that operates, and standing orders in words."""

import time

import pytest

from polemos.games.sparta_vs_athens.data.world import LOCALE_NAMES
from polemos.games.sparta_vs_athens.game import GAME
from polemos.match.called import aside_text
from polemos.room.view_models import Way
from rulebook.sparta_vs_athens.operations import athens, sparta
from rulebook.sparta_vs_athens.table import Table

FLEET = ["athens_nsp_1", "athens_nsp_2", "athens_lsp_1"]


def ways(t: Table, language: str = "en") -> dict[str, Way]:
    return {LOCALE_NAMES[way.space]: way for way in GAME.edge.reach(t.state, language)}


def fleet(**enemies: str | list[str]) -> Table:
    return athens({"athens": [*FLEET, "nicias"], **enemies}, government=12).does("lead:nicias", "take-all")


def test_every_way_can_be_gone_to_its_end() -> None:
    t = fleet()
    found = ways(t)
    assert len(found) > 50
    for name, way in found.items():
        going = t.copy().does(*way.choices)
        assert going.where("nicias") == name and going.state.points == 9 - len(way.choices)


@pytest.mark.clause("8.7a")
def test_a_leader_who_has_to_take_somebody_along_goes_nowhere_before() -> None:
    t = athens({"oenoe": ["athens_lsp_1", "nicias", "boeotia_lsp_1"]}, government=12)
    assert t.choices("move") == [] and ways(t) == {}
    assert ways(t.does("take-all"))


def test_ways_are_the_shortest_and_lead_beyond_what_is_offered() -> None:
    t = fleet()
    found = ways(t)
    assert not {f"move:{name}" for name in found} & set(t.choices("move"))
    assert found["cythnos"].choices == ("move:ceos", "move:cythnos")
    assert len(found["samos"].choices) <= 5
    assert max(len(way.choices) for way in found.values()) <= 9


def test_nobody_is_sent_past_enemy_ships() -> None:
    t = fleet(ceos="peloponnesian_nsp_1", cythnos="peloponnesian_nsp_2")
    found = ways(t)
    assert "move:ceos" not in [choice for way in found.values() for choice in way.choices]
    assert found["cythnos"].choices[-1] == "move:cythnos"
    assert next(iter(found)) in ("cythnos", *[name for name in found if "enemy" in found[name].text])


def test_troops_end_where_they_must_fight() -> None:
    pieces = {"tegea": ["tegea_lsp", "agis"], "argos": ["athens_lsp_1"], "elis": ["elis_lsp_1", "lysander"]}
    t = sparta(pieces).does("lead:agis", "take-all")
    found = ways(t)
    assert not any("move:argos" in way.choices[:-1] for way in found.values())


def test_the_text_says_what_it_costs_and_what_is_there() -> None:
    t = fleet(cythnos=["peloponnesian_nsp_2", "tegea_lsp"])
    assert ways(t)["cythnos"].text == "2 operations points, enemy ships, enemy troops, a city of yours"
    japanese = ways(t, "ja")
    assert [way[:2] for way in ways(t).values()] == [way[:2] for way in japanese.values()]
    assert "敵艦隊あり" in japanese["cythnos"].text


def test_nothing_is_offered_where_no_force_moves() -> None:
    assert ways(athens({"athens": [*FLEET, "nicias"]})) == {}


def test_a_great_fleet_is_told_its_ways_quickly() -> None:
    t = athens({"athens": [f"athens_nsp_{n}" for n in range(1, 11)] + ["conon"]}, government=12)
    t.does("lead:conon", "take-all")
    begun = time.process_time()
    ways(t)
    assert time.process_time() - begun < 1.0


@pytest.mark.parametrize("language", ["en", "ja"])
def test_standing_orders_are_said_in_words(language: str) -> None:
    t = athens({"athens": [*FLEET, "nicias"], "ceos": ["peloponnesian_nsp_1", "peloponnesian_nsp_2"]}, government=12)
    t.does("lead:nicias", "take-all", "move:ceos")
    assert GAME.edge.governing(t.state) == "fight"
    t.does("go-on")
    assert GAME.edge.governing(t.state) == "intercept"
    orders = GAME.edge.standing_orders(t.state, 1, language)
    assert [order.id for order in orders][-1] == "hold:peloponnesian_nsp_2"
    assert all(order.label and order.chosen in [pick.id for pick in order.picks] for order in orders)
    t.aside("sparta", "hold:peloponnesian_nsp_1")
    held = next(o for o in GAME.edge.standing_orders(t.state, 1, language) if o.id == "hold:peloponnesian_nsp_1")
    assert held.chosen == "hold:peloponnesian_nsp_1"
    said = aside_text(GAME, language, held.chosen)
    assert "peloponnesian_nsp_1" not in said and held.label in said
