"""Section 10: revolts and who incites them; 11.11: Mytilene."""

import pytest

from polemos.games.sparta_vs_athens.data.tables import ATHENS, SPARTA
from polemos.games.sparta_vs_athens.data.world import LOCALE_INDEX
from polemos.games.sparta_vs_athens.rules.nations.revolt import (
    Incite,
    InciteAthens,
    mytilene_revolts,
    refusals_incite,
    refusals_incite_athens,
    revolt_of_mytilene,
)
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from rulebook.sparta_vs_athens.operations import athens
from rulebook.sparta_vs_athens.table import Table

MILETUS = LOCALE_INDEX["miletus"]
NEAR_MILETUS = {"miletus": ["athens_lsp_1"], "samos": ["peloponnesian_nsp_1"]}


def forbidden(t: Table, side: int, locale: str) -> list[str]:
    """The clauses that forbid an incitement."""
    return [why.clause for why in refusals_incite(t.state, side, LOCALE_INDEX[locale])]


def incited(locale: str, face: int, pieces: dict[str, list[str]], side: int = SPARTA, **rest: object) -> Table:
    return Table(pieces, steps=[Incite(side, LOCALE_INDEX[locale])], dice=[face], **rest)


# ------------------------------------------------------------------------------------------------------- incitement


@pytest.mark.clause("10.1a")
def test_a_city_that_pays_athens_is_incited_from_next_to_it() -> None:
    assert forbidden(Table(NEAR_MILETUS, steps=[Settle()]), SPARTA, "miletus") == []


@pytest.mark.clause("10.1a")
def test_not_without_a_unit_near() -> None:
    assert forbidden(Table({"miletus": ["athens_lsp_1"]}, steps=[Settle()]), SPARTA, "miletus") == ["10.1a"]


@pytest.mark.clause("10.1a")
def test_not_a_city_that_pays_nobody() -> None:
    # no Athenian army stands in it
    t = Table({"samos": ["peloponnesian_nsp_1"], "miletus": ["athens_nsp_1"]}, steps=[Settle()])
    assert forbidden(t, SPARTA, "miletus") == ["10.1a"]


@pytest.mark.clause("10.1a")
def test_not_a_city_of_another_nation() -> None:
    t = Table({"corcyra": ["corcyra_lsp"], "ambracia": ["ambracia_nsp"]}, steps=[Settle()])
    assert forbidden(t, SPARTA, "corcyra") == ["10.1a"]


@pytest.mark.clause("10.1a")
def test_once_a_city_and_phase() -> None:
    t = Table(NEAR_MILETUS, steps=[Settle()], marks={"miletus": ["incited"]})
    assert forbidden(t, SPARTA, "miletus") == ["10.1a"]
    assert incited("miletus", 6, NEAR_MILETUS).state.marks[MILETUS]


@pytest.mark.clause("4.0b")
def test_athens_incites_nobody() -> None:
    t = Table({"ceos": ["sparta_lsp_1"], "athens": ["athens_nsp_1"]}, steps=[Settle()], holder={"ceos": "sparta"})
    assert forbidden(t, ATHENS, "ceos") == ["4.0b"]


@pytest.mark.clause("10.4a")
def test_tanagra_protects_euboea() -> None:
    pieces = {"chalcis": ["athens_lsp_1"], "opus_locris": ["opus_locris_lsp"], "tanagra": ["athens_lsp_2"]}
    t = Table(pieces, steps=[Settle()], holder={"tanagra": "athens"})
    assert "10.4a" in forbidden(t, SPARTA, "chalcis")
    t = Table({**pieces, "tanagra": ["boeotia_lsp_1"]}, steps=[Settle()])
    assert "10.4a" not in forbidden(t, SPARTA, "chalcis")


@pytest.mark.clause("10.1b", "10.1d")
def test_less_than_the_blue_box_is_a_revolt() -> None:
    """The blue value of Miletus is 6: a 5 succeeds, a 6 does not."""
    assert incited("miletus", 5, NEAR_MILETUS).events("revolt")
    assert not incited("miletus", 6, NEAR_MILETUS).events("revolt")


@pytest.mark.clause("rev.19")
def test_by_the_revision_athens_incites_too_and_nobody_need_be_near() -> None:
    t = Table(
        {"ceos": ["sparta_lsp_1"]},
        steps=[Settle()],
        holder={"ceos": "sparta"},
        options=["mutual_incitement"],
    )
    assert forbidden(t, ATHENS, "ceos") == []
    pieces = {"ceos": ["sparta_lsp_1"], "athens": ["athens_lsp_1"]}
    athens(pieces, holder={"ceos": "sparta"}, options=["mutual_incitement"]).may("incite:ceos")
    # the red box of Ceos is 5
    for face, revolts in ((4, True), (5, False)):
        t = incited(
            "ceos", face, {"ceos": ["sparta_lsp_1"]}, ATHENS, holder={"ceos": "sparta"}, options=["mutual_incitement"]
        )
        assert bool(t.events("revolt")) == revolts


# ----------------------------------------------------------------------------------------------------------- revolts


@pytest.mark.clause("10.1e")
def test_who_is_in_the_city_goes_to_the_next_season() -> None:
    t = incited("miletus", 1, {**NEAR_MILETUS, "miletus": ["athens_lsp_1", "athens_nsp_1", "strombichides"]})
    assert [t.where(p) for p in ("athens_lsp_1", "athens_nsp_1", "strombichides")] == ["summer"] * 3


@pytest.mark.clause("10.1c", "10.1f")
def test_a_city_in_revolt_is_spartan_and_never_pays_athens_again() -> None:
    t = incited("miletus", 1, NEAR_MILETUS)
    assert t.state.loyal[MILETUS] == SPARTA
    assert "10.1a" in forbidden(t, SPARTA, "miletus")


@pytest.mark.clause("10.2a")
def test_chian_units_pass_to_sparta_when_chios_revolts() -> None:
    pieces = {"chios": ["athens_lsp_1"], "erythrae": ["peloponnesian_nsp_1"], "samos": ["chios_nsp_1"]}
    t = incited("chios", 1, pieces)
    assert t.owner("chios_nsp_1") == "sparta" and t.where("chios_nsp_1") == "samos"


@pytest.mark.clause("10.2a")
def test_lesbian_units_only_when_all_of_lesbos_has() -> None:
    pieces = {"mytilene": ["athens_lsp_1"], "phocaea": ["peloponnesian_nsp_1"], "samos": ["lesbos_nsp_1"]}
    near = {**pieces, "cyme": ["peloponnesian_nsp_2"]}
    t = incited("mytilene", 1, near)
    assert t.owner("lesbos_nsp_1") == "athens"
    t = incited("mytilene", 1, near, marks={"methymna": ["revolted"], "eresus": ["revolted"]})
    assert t.owner("lesbos_nsp_1") == "sparta"


@pytest.mark.clause("10.2a")
def test_cargo_parts_from_ships_that_change_sides() -> None:
    pieces = {
        "chios": ["athens_lsp_1"],
        "erythrae": ["peloponnesian_nsp_1"],
        "central_aegean": ["chios_nsp_1", "athens_lsp_2"],
    }
    t = incited("chios", 1, pieces, aboard={"chios_nsp_1": ["athens_lsp_2"]})
    assert t.owner("chios_nsp_1") == "sparta" and t.where("athens_lsp_2") == "summer"


# ------------------------------------------------------------------------------------------------------------ Athens


@pytest.mark.clause("10.5a")
def test_athens_itself_once_a_game_by_two_dice_against_prestige() -> None:
    for faces, prestige, revolts in (([3, 4], 7, True), ([3, 3], 7, False), ([1, 1], -5, True)):
        t = Table({}, steps=[InciteAthens(SPARTA)], dice=faces, prestige=prestige)
        assert bool(t.events("athens-revolts")) == revolts
    assert [why.clause for why in refusals_incite_athens(t.state, SPARTA)] == ["10.5a"]
    assert [why.clause for why in refusals_incite_athens(Table({}, steps=[Settle()]).state, ATHENS)] == ["10.5a"]


@pytest.mark.clause("10.5b", "10.5c", "tbl.prestige.h")
def test_it_costs_the_garrison_or_an_income_and_a_level() -> None:
    t = Table({}, steps=[InciteAthens(SPARTA)], dice=[6, 6], prestige=3)
    assert t.prestige == 2 and t.decider == "sparta"
    t.does("send-away-garrison")
    assert t.position()["marks"]["athens"] == ["no-garrison"]
    t = Table({}, steps=[InciteAthens(SPARTA)], dice=[6, 6], prestige=3).does("take-income")
    assert "income-lost" in t.position()["flags"]


# ---------------------------------------------------------------------------------------------------------- Mytilene


@pytest.mark.clause("11.11a")
def test_mytilene_revolts_where_athens_is_not_in_methymna() -> None:
    assert mytilene_revolts(Table({"methymna": ["lesbos_lsp"]}, steps=[Settle()]).state)
    assert not mytilene_revolts(Table({"methymna": ["athens_lsp_1"]}, steps=[Settle()]).state)
    assert not mytilene_revolts(Table({"methymna": ["athens_nsp_1"]}, steps=[Settle()]).state)


@pytest.mark.clause("11.11a")
def test_four_cities_and_their_units_join_sparta() -> None:
    t = Table({"samos": ["chios_nsp_1", "lesbos_nsp_1"]}, steps=[Settle()])
    revolt_of_mytilene(t.state)
    assert t.owner("chios_nsp_1") == t.owner("lesbos_nsp_1") == "sparta"
    assert {t.state.loyal[LOCALE_INDEX[name]] for name in ("mytilene", "methymna", "eresus", "chios")} == {SPARTA}


@pytest.mark.clause("11.11a", "9.0m")
def test_sparta_besieges_none_of_them_any_more() -> None:
    pieces = {"chios": ["athens_lsp_10", "chios_lsp", "sparta_lsp_1", "boeotia_lsp_1"]}
    siege = {"besieging": {"chios": ["sparta_lsp_1", "boeotia_lsp_1"]}, "inside": {"chios": pieces["chios"][:2]}}
    t = Table(pieces, steps=[Settle()], **siege)
    assert t.besieged("chios")
    revolt_of_mytilene(t.state)
    assert not t.besieged("chios") and not any(t.state.inside) and t.owner("chios_lsp") == "sparta"
