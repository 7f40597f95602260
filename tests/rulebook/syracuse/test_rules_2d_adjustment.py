"""Event adjustment, redeployment, recovery [2.D, 2.D1, 2.D2, 2.D3], from the clauses."""

from typing import Any

import pytest

from rulebook.syracuse.table import Table

BUILT = {"camp": "built"}


@pytest.mark.clause("2.D.a", "2.D.b")
@pytest.mark.parametrize("first", ["athens", "syracuse"])
def test_the_blocks_of_the_adjustment(first: str) -> None:
    t = Table({"T12": "AH1", "SYR": "SH1"}, phase="D1", initiative=first)
    t.until("PhaseEnd").does("pass").until(lambda t: t.turn == 4)
    other = "syracuse" if first == "athens" else "athens"
    order = [(e["phase"], e["side"], e.clauses) for e in t.events("side-phase")]
    assert order == [
        *[(phase, side, ("2.D.a",)) for side in (first, other) for phase in ("D1", "D2")],
        *[(phase, side, ("2.D.b",)) for side in (first, other) for phase in ("D3", "D4", "D5")],
    ]


@pytest.mark.clause("2.D1.a")
def test_one_chit_is_kept_and_the_rest_goes_back_unseen() -> None:
    t = Table({"T12": "AH1"}, phase="D1", hands={"athens": ["S4", "S14s", "S1"]}).until("KeepOne")
    # also one of the enemy's colour, so that he does not have it
    assert t.targets("keep") == ["S1", "S4", "S14s"]
    t.does("keep:S14s")
    assert t.hand("athens") == ["S14s"] and "S4" in t.pool and "S1" in t.pool
    assert [e.audience for e in t.events("returned")] == [1, 1]
    assert t.event("returned-hidden")["count"] == 2 and t.event("returned-hidden").audience == 2


@pytest.mark.clause("2.D1.a")
def test_a_single_chit_stays() -> None:
    t = Table({"T12": "AH1"}, phase="D1", hands={"athens": ["S4"]}).finish_phase()
    assert t.hand("athens") == ["S4"]


# ---------------------------------------------------------------- redeployment


def goes(pieces: dict[str, Any], who: str, side: str = "athens", **rest: Any) -> list[str]:
    """Where a piece may redeploy to."""
    rest.setdefault("works", BUILT)
    t = Table({**pieces, "M1": "AT1"}, phase="D2", side=side, **rest)
    t.until(lambda t: t.asked in ("ChoosePiece", "PhaseEnd"))
    if f"take:{who}" not in t.choices():
        return []
    return t.does(f"take:{who}").targets("redeploy")


@pytest.mark.clause("2.D2.a", "2.D2.b")
def test_athens_redeploys_to_camp_forts_ports_and_catania() -> None:
    works = {**BUILT, "syke": "athens", "plemmyrion": "athens"}
    assert goes({"T14": "AH1"}, "AH1", works=works) == ["CAT", "syke", "plemmyrion", "camp"]
    assert goes({"M9": "AT2"}, "AT2", works=works) == ["CAT", "M11", "M12"]
    assert goes({"T14": "NIC"}, "NIC", works=works) == ["CAT", "syke", "plemmyrion", "camp"]
    assert goes({"T14": "NIC", "M11": "AT2"}, "NIC", works=works) == ["CAT", "M11", "syke", "plemmyrion", "camp"]
    # what is not built or not held is no refuge
    assert goes({"T14": "AH1"}, "AH1", works={}) == ["CAT"]
    assert goes({"M9": "AT2"}, "AT2", works={"plemmyrion": "syracuse"}) == ["CAT"]


@pytest.mark.clause("2.D2.a")
def test_syracuse_redeploys_to_the_city_its_forts_and_ports() -> None:
    works = {**BUILT, "plemmyrion": "syracuse", "syke": "athens"}
    assert goes({"T14": "SH1"}, "SH1", "syracuse", works=works) == ["SYR", "plemmyrion", "olympieion"]
    assert goes({"M9": "ST1"}, "ST1", "syracuse", works=works) == ["M6", "M7", "M11"]


@pytest.mark.clause("2.D2.b")
def test_the_chain_shuts_off_catania() -> None:
    works = {**BUILT, "plemmyrion": "syracuse", "chain": "built"}
    assert goes({"T14": "AH1"}, "AH1", works=works) == ["camp"]
    # and ships cannot pass it
    assert goes({"M9": "AT2"}, "AT2", works=works) == ["M12"]
    assert goes({"M8": "AT2"}, "AT2", works=works) == []
    assert goes({"M9": "ST1"}, "ST1", "syracuse", works=works) == ["M6", "M7", "M11"]
    assert goes({"M5": "ST1"}, "ST1", "syracuse", works=works) == ["M6"]


@pytest.mark.clause("2.D2.b")
def test_ships_carry_as_much_to_catania_as_there_are() -> None:
    # 5 PF of ships on the map: 4 PF of troops, and not 4 more
    pieces = {"T14": ["AH1", "AH2", "NIC"], "CAT": [], "M9": "AT1-"}
    t = Table(pieces, phase="D2", fleet=False).until("ChoosePiece").does("take:AH1", "redeploy:CAT")
    t.may_not("take:AH2", "2.D2.b").may("take:NIC", "take:AT1")
    # from Catania they carry no more either, but who goes elsewhere needs no ships
    pieces = {"T14": ["AH1", "AA1"], "CAT": "AH2", "M9": "AT1-"}
    t = Table(pieces, works=BUILT, phase="D2", fleet=False).until("ChoosePiece").does("take:AH2", "redeploy:camp")
    assert t.does("take:AH1").targets("redeploy") == ["camp"]
    t = Table(pieces, works=BUILT, phase="D2", fleet=False).until("ChoosePiece").does("take:AH1", "redeploy:CAT")
    t.may_not("take:AH2", "2.D2.b", "3.move.b").may("take:AA1")


@pytest.mark.clause("2.D2.a")
def test_nobody_leaves_or_joins_a_besieged_fort() -> None:
    works = {**BUILT, "syke": "athens"}
    around = {"T8": "SH1", "syke": "AH2", "T14": "AH1"}
    assert goes(around, "AH2", works=works) == []
    assert goes(around, "AH1", works=works) == ["CAT", "camp"]
    assert goes(around, "AH2", works=works, options=["free_garrisons"]) == ["CAT", "camp"]


@pytest.mark.clause("2.D2.a", "3.stack.f", "3.stack.h")
def test_limits_hold_in_redeployment() -> None:
    assert "camp" not in goes({"T14": "AH1", "camp": ["AH2", "AH3", "AA1"]}, "AH1")
    assert "M12" not in goes({"M9": "AT9", "M12": ["AT2", "AT3", "AT4", "AT5", "AT6"]}, "AT9")


@pytest.mark.clause("2.D2.a")
def test_each_piece_redeploys_once() -> None:
    t = Table({"T14": ["AH1", "AH2"]}, works=BUILT, phase="D2").until("ChoosePiece").does("take:AH1", "redeploy:camp")
    assert "take:AH1" not in t.choices() and t.where("AH1") == "camp"
    t.does("take:AH2", "stay")
    assert "take:AH2" not in t.choices()


@pytest.mark.clause("3.sea.e", "2.D2.a")
def test_no_leader_is_left_at_sea() -> None:
    t = Table({"M9": ["AT2", "AT3", "EUR"]}, works=BUILT, phase="D2").until("ChoosePiece")
    t.does("take:AT2", "redeploy:M12", "take:EUR", "redeploy:M12")
    assert t.at("M12") == ["AT2", "EUR"]
    # he has redeployed: the ship under him stays, the other fleet is free
    t.does("take:AT3", "redeploy:M12").until("ChoosePiece").does("done")
    t = Table({"M9": "AT3", "M12": ["AT2"], "T17": "EUR"}, works=BUILT, phase="D2").until("ChoosePiece")
    t.does("take:EUR", "redeploy:M12").may_not("take:AT2", "3.sea.e").does("take:AT3", "redeploy:M12").may("take:AT2")


@pytest.mark.clause("3.sea.e", "2.D2.a")
def test_leaders_go_with_their_last_ship() -> None:
    assert goes({"M9": ["AT2", "EUR"]}, "AT2") == ["CAT", "M12"]
    t = Table({"M9": ["AT2", "EUR", "MEN"]}, works=BUILT, phase="D2").until("ChoosePiece")
    # elsewhere to by himself first
    t.does("take:MEN", "redeploy:camp", "take:AT2", "redeploy:M12")
    assert t.at("M12") == ["AT2", "EUR"] and t.where("MEN") == "camp"
    # that was his redeployment
    t.may_not("take:EUR")
    assert [e["unit"] for e in t.events("redeployed")] == ["MEN", "AT2", "EUR"]


# ---------------------------------------------------------------- recovery


@pytest.mark.clause("2.D3.a")
def test_leaders_restore_units_in_their_zone() -> None:
    pieces = {"T12": ["AH1-", "AH2-", "AH4-", "DEM"], "T14": ["AH3-", "NIC-"], "T3": ["AA1-", "MEN"]}
    t = Table(pieces, phase="D3", advantage="syracuse").until("Recovery")
    assert t.targets("recover") == ["AH1", "AH2", "AH4"]
    # the wounded Nicias shows no sword, Menander none at all
    t.may_not("recover:AH3", "2.D3.a").may_not("recover:AA1", "2.D3.a").does("recover:AH1", "recover:AH4")
    assert not t.down("AH1") and not t.down("AH4") and t.down("AH2")
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("2.D3.a", "2.B2.c")
def test_no_leader_is_restored_in_d3() -> None:
    t = Table({"T12": ["AH1-", "NIC-", "DEM"]}, phase="D3", advantage="syracuse").until("Recovery")
    assert t.targets("recover") == ["AH1"]


@pytest.mark.clause("2.D3.a")
def test_zone_fort_and_camp_are_one_and_fleets_have_leaders_too() -> None:
    works = {**BUILT, "syke": "athens"}
    pieces = {"T8": "NIC", "syke": "AH1-", "M9": ["AT1-", "EUR"], "CAT": ["LAM", "AH2-", "AT2-"]}
    t = Table(pieces, works=works, phase="D3", advantage="syracuse").until("Recovery")
    assert t.targets("recover") == ["AH1", "AH2", "AT1", "AT2"]
    t.does("recover:AT2")
    assert t.targets("recover") == ["AH1", "AT1"]


@pytest.mark.clause("8.d", "8.a", "8.f")
def test_the_advantage_restores_a_unit_anywhere() -> None:
    t = Table({"T12": "AH1-", "SYR": "SH1-"}, phase="D3").until("UseForRecovery").does("use-advantage")
    assert t.advantage == "syracuse"
    t.until("Recovery").does("recover:AH1")
    assert not t.down("AH1") and t.down("SH1")
    # in the zone of a leader he comes first
    t = Table({"T12": ["AH1-", "NIC"], "T3": "AH4-"}, phase="D3").until("UseForRecovery").does("use-advantage")
    t.until("Recovery").does("recover:AH1").finish_phase(say={"Recovery": "recover:AH4"})
    assert not t.down("AH1") and not t.down("AH4")
    # not to him who does not hold it
    t = Table({"T12": "AH1-"}, phase="D3", advantage="syracuse")
    assert t.asked == "PhaseEnd" and t.down("AH1")
    # nor for units of the enemy
    t = Table({"T12": "AH1", "SYR": "SH1-"}, phase="D3")
    assert t.asked == "PhaseEnd" and t.advantage == "athens" and t.down("SH1")


@pytest.mark.clause("event.15", "event.16")
@pytest.mark.parametrize(("chit", "event", "units"), [("S15a", "S15", 1), ("S16", "S16", 2)])
def test_recovery_by_chits(chit: str, event: str, units: int) -> None:
    pieces = {"T12": ["AH1-", "AH2-"], "T3": "AH4-"}
    t = Table(pieces, phase="D3", advantage="syracuse", hands={"athens": [chit]}).until("Moment").does(f"play:{event}")
    for _ in range(units):
        t.until("Recovery").does(t.choices("recover")[0])
    t.finish_phase()
    assert sum(t.down(name) for name in ("AH1", "AH2", "AH4")) == 3 - units
    # without anything to restore they are not offered
    t = Table({"T12": "AH1"}, phase="D3", advantage="syracuse", hands={"athens": [chit]}).finish_phase()
    assert t.hand("athens") == [chit]
