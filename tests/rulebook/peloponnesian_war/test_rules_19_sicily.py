"""Sicily [19], and the cards that open it and save it [card.leontini to card.syracuse_fleet]."""

import pytest

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data.tables import PIECE_INDEX, PIECE_KEY, SICILIANS, UNITS_OF
from polemos.games.peloponnesian_war.data.world import CATANA_HEX, CITY_INDEX, SYRACUSE_HEX
from polemos.games.peloponnesian_war.rules import losses, places
from polemos.games.peloponnesian_war.rules.cards.phase import CardPhase
from polemos.games.peloponnesian_war.rules.combat import reckoning
from polemos.games.peloponnesian_war.rules.combat.account import ATTACKER, DEFENDER
from polemos.games.peloponnesian_war.rules.regions import tribute
from polemos.games.peloponnesian_war.rules.season import supply, turn
from polemos.games.peloponnesian_war.rules.sieges import capture, upkeep
from polemos.games.peloponnesian_war.rules.sieges.phase import refusals_besiege
from rulebook.peloponnesian_war.cards import Said, holding, lies
from rulebook.peloponnesian_war.fights import battle
from rulebook.peloponnesian_war.moves import ATHENS, moves
from rulebook.peloponnesian_war.sieging import besieges
from rulebook.peloponnesian_war.table import Table

SYRACUSANS = [PIECE_KEY[unit] for unit in UNITS_OF[SICILIANS]]
SHIPS = [key for key in SYRACUSANS if "fleet" in key]
ARMY = [f"attica-hoplite-4-{n:02}" for n in range(1, 5)]
FLEET = [f"attica-fleet-5-{n:02}" for n in range(1, 5)]


# -------------------------------------------------------------------------------------------------------------- opened


@pytest.mark.clause("19.1a", "19.1b")
def test_sicily_is_closed_until_a_card_opens_it() -> None:
    t = Table()
    assert not places.in_play(t.state, SYRACUSE_HEX) and not places.in_play(t.state, CATANA_HEX)
    assert (t.friend("syracuse"), t.friend("catana")) == ("sparta", "")
    t = Table(sicily="open")
    assert places.in_play(t.state, SYRACUSE_HEX) and (t.friend("syracuse"), t.friend("catana")) == ("sparta", "athens")


@pytest.mark.clause("19.4a", "17.4.3", "17.4.7")
def test_a_battle_before_syracuse_is_fought_on_clear_ground() -> None:
    attackers = ["attica-hoplite-4-01", "attica-hoplite-4-02", "attica-light-3-01"]
    dice = [2, 1, 1, 1, 1, 1, 1, 1, 1]
    t = battle("syracuse", attackers, ["sicily-hoplite-4-01"], start="catana", sicily="open", dice=dice)
    t.does("all-outside")
    assert {term.what for term in reckoning.shifts(t.state, ATTACKER)} == {reckoning.T_ARMS}
    assert reckoning.shifts(t.state, DEFENDER) == []
    horse = ["sicily-cavalry-4-01", "sicily-cavalry-4-02"]
    t = battle("syracuse", attackers[:2], horse, start="catana", sicily="open", dice=dice).does("all-outside")
    assert {term.what for term in reckoning.shifts(t.state, DEFENDER)} == {reckoning.T_CAVALRY}
    # whoever is beaten goes back to Catana, or into the city
    t.until("GoOn", side="athens").does("break-off")
    assert t.where(attackers[0]) == "catana" and t.inside(attackers[0])
    t = battle("syracuse", attackers, horse, start="catana", sicily="open", dice=dice).does("all-outside")
    t.until("GoOn", side="sparta").does("break-off")
    assert t.where(horse[0]) == "syracuse" and t.inside(horse[0])


@pytest.mark.clause("19.4a", "10.2.1c", "10.3.2", "10.3.3", "17.3.2")
def test_syracuse_is_invested_besieged_and_stormed_like_other_cities() -> None:
    t = moves({"catana": ["nicias", *ARMY]}, side=ATHENS, sicily="open").does("march:nicias", "move:syracuse")
    t.may("assault:syracuse").does("invest")
    assert t.invested("syracuse") and t.where("nicias") == "syracuse"
    t = moves({"catana": ["nicias", *ARMY[:1]]}, side=ATHENS, sicily="open").does("march:nicias", "move:syracuse")
    assert t.invested("syracuse") and not t.events("assaults"), "one against five, the garrison"
    for camp, lack in (([*ARMY[:3], FLEET[0]], "10.3.2"), (ARMY, "10.3.3")):
        t = besieges("athens", {"syracuse": camp}, sicily="open")
        assert [why.clause for why in refusals_besiege(t.state, ATHENS, CITY_INDEX["syracuse"])] == [lack]
    t = besieges("athens", {"syracuse": [*ARMY, FLEET[0]]}, sicily="open").does("besiege:syracuse")
    assert t.siege("syracuse") == 0


@pytest.mark.clause("19.4a", "10.2.1b", "17.9.2")
def test_a_battle_in_the_harbour_of_syracuse() -> None:
    t = moves({"sicilian_sea": ["nicias", *FLEET], "syracuse": SHIPS[:2]}, side=ATHENS, inside=SHIPS[:2], sicily="open")
    t.does("sail:nicias")
    assert t.state.points == 8
    t.dice(6, 6, 6).does("move:syracuse")
    assert t.event("battle")["space"] == "syracuse-box" and t.where(FLEET[0]) == "syracuse" and not t.inside(FLEET[0])


@pytest.mark.clause("19.2a", "card.sicily", "card.leontini")
@pytest.mark.parametrize(("card", "talents", "ml"), [("leontini", 3, 14), ("sicily", 0, 16)])
def test_sicily_is_opened(card: str, talents: int, ml: int) -> None:
    t = holding("athens", card, treasury={"athens": 0}).does(f"play-card:{card}")
    assert t.state.sicily == codes.OPENED
    for unit in SYRACUSANS:
        assert t.where(unit) == "syracuse" and t.inside(unit) and t.commanded(unit) == "sparta"
    base = places.base_here(t.state, CATANA_HEX, 0)
    assert base >= 0 and t.state.base_inside[base] == 1
    assert (t.talents("athens"), t.ml("attica")) == (talents, ml)
    assert asking.is_so(t.state, codes.EXPEDITION_DUE) == (card == "sicily")


@pytest.mark.clause("card.sicily", "card.leontini")
def test_cards_of_sicily_when_it_is_open_or_shut() -> None:
    t = holding("athens", "sicily", "leontini", sicily="open", treasury={"athens": 0}).does("play-card:sicily")
    assert (t.talents("athens"), t.ml("attica")) == (4, 15) and not asking.is_so(t.state, codes.EXPEDITION_DUE)
    t.may_not("play-card:leontini", "card.leontini")  # it calls for what has been done
    t = holding("athens", "sicily", "leontini", sicily="shut").may_not("play-card:sicily", "19.6b")
    t.may_not("play-card:leontini", "19.6b")


@pytest.mark.clause("card.sicily")
@pytest.mark.parametrize(("ships", "men", "ml"), [(4, 4, 14), (3, 4, 12), (4, 3, 12)])
def test_an_expedition_that_is_owed(ships: int, men: int, ml: int) -> None:
    t = Table({"catana": [*FLEET[:ships], *ARMY[:men]]}, sicily="open", facts=["expedition-due"], steps=[])
    upkeep.mend(t.state)
    turn.EndOfNewYear().run(t.state)
    assert t.ml("attica") == ml and not asking.is_so(t.state, codes.EXPEDITION_DUE)


@pytest.mark.clause("19.5a")
def test_syracusans_cost_nothing_in_their_box() -> None:
    at = {"syracuse": [SYRACUSANS[0], "laconia-hoplite-5-01"], "gytheum": [SHIPS[0]]}
    t = Table(at, sicily="open", steps=[])
    cost = [supply.price(t.state, PIECE_INDEX[unit]) for unit in (SYRACUSANS[0], "laconia-hoplite-5-01", SHIPS[0])]
    assert cost == [0, 1, 1]


# ---------------------------------------------------------------------------------------------------- how it comes out


@pytest.mark.clause("19.6a")
def test_athens_takes_syracuse() -> None:
    at = {"syracuse": [*ARMY, *SYRACUSANS[:3]], "gytheum": [SHIPS[3]], "build-pool": [SHIPS[0]]}
    t = Table(at, inside=SYRACUSANS[:3], sicily="open", treasury={"athens": 7}, steps=[])
    capture.capture(t.state, CITY_INDEX["syracuse"], 0, "18.4.1", stormed=True)
    upkeep.mend(t.state)
    assert t.holder("syracuse") == "athens" and t.talents("athens") == 17 and t.ml("attica") == 16
    assert t.al("chios") == 6 and t.al("laconia") == 18 and t.al("attica") == 19
    assert all(t.where(unit) == "out" for unit in SYRACUSANS)
    assert sum(term.value for term in tribute.incomes(t.state, 0)) == 6
    upkeep.mend(t.state)
    assert t.talents("athens") == 17  # once
    t.state.holder[CITY_INDEX["syracuse"]] = 0
    assert not tribute.incomes(t.state, 0)  # while it holds the city


@pytest.mark.clause("19.6a", "7.9.1a")
def test_whom_the_syracusans_carry_is_not_left_in_the_sea() -> None:
    men = ["laconia-hoplite-5-01", "mercenary-light-4-01", "laconia-hoplite-5-02"]
    at = {"laconian_gulf": [*SHIPS[:2], *men[:2], "gylippus"], "gytheum": [SHIPS[2], men[2]], "syracuse": ARMY}
    aboard = {SHIPS[0]: men[:1], SHIPS[1]: men[1:2], SHIPS[2]: men[2:]}
    t = Table(at, aboard=aboard, hired={men[1]: "sparta"}, sicily="open", steps=[])
    capture.capture(t.state, CITY_INDEX["syracuse"], 0, "18.4.1", stormed=True)
    upkeep.mend(t.state)
    assert [t.where(unit) for unit in men] == ["force-pool", "out", "gytheum"] and t.at("gytheum") == [men[2]]


@pytest.mark.clause("19.6b")
def test_an_expedition_is_destroyed() -> None:
    t = Table({"catana": [ARMY[0]]}, sicily="open", al={"chios": 3, "samos": 4, "macedon": 2}, steps=[])
    upkeep.mend(t.state)
    assert asking.is_so(t.state, codes.ATHENS_IN_SICILY)
    losses.destroy(t.state, PIECE_INDEX[ARMY[0]], "17.7.2")
    upkeep.mend(t.state)
    assert t.ml("attica") == 12 and (t.al("chios"), t.al("samos"), t.al("macedon")) == (2, 4, 1)
    assert t.state.sicily == codes.SHUT and asking.is_so(t.state, codes.EXPEDITION_LOST)
    upkeep.mend(t.state)
    assert t.ml("attica") == 12


@pytest.mark.clause("19.6c", "19.3a")
def test_the_last_athenians_sail_away() -> None:
    crew = ["attica-fleet-5-01", "nicias"]
    rest: Said = {"sicily": "open", "facts": ["athens-in-sicily"], "side": "athens", "season": "summer"}
    t = Table({"catana": crew}, inside=crew, **rest)
    t.does("sail:attica-fleet-5-01", "move:corcyraean_sea").until("SetOut")
    assert t.where("attica-fleet-5-01") == "corcyraean_sea"
    assert t.ml("attica") == 13 and t.state.sicily == codes.OPENED
    t = Table({"catana": [*crew, ARMY[0]]}, inside=[*crew, ARMY[0]], **rest)
    t.does("sail:attica-fleet-5-01", "move:corcyraean_sea").until("SetOut")
    assert t.ml("attica") == 14  # others have stayed


@pytest.mark.clause("19.6b", "19.6c")
def test_those_whom_the_fleet_has_left_behind_are_lost_even_in_the_same_turn() -> None:
    crew = ["attica-fleet-5-01", "nicias"]
    rest: Said = {"sicily": "open", "facts": ["athens-in-sicily"], "side": "athens", "season": "summer"}
    t = Table({"catana": [*crew, ARMY[0]]}, inside=[*crew, ARMY[0]], **rest)
    t.does("sail:attica-fleet-5-01", "move:corcyraean_sea").until("SetOut")
    losses.destroy(t.state, PIECE_INDEX[ARMY[0]], "17.7.2")
    upkeep.mend(t.state)
    assert asking.is_so(t.state, codes.EXPEDITION_LOST) and t.ml("attica") == 12 and t.state.sicily == codes.SHUT


@pytest.mark.clause("19.6b")
def test_an_expedition_has_come_as_soon_as_it_is_at_sea_there() -> None:
    crew = ["attica-fleet-5-01", "nicias"]
    t = Table({"corcyra": crew}, inside=crew, sicily="open", side="athens", season="summer")
    t.does("sail:attica-fleet-5-01", "move:sicilian_sea").until("SetOut")
    assert asking.is_so(t.state, codes.ATHENS_IN_SICILY)


# --------------------------------------------------------------------------------------------------- help for Syracuse


@pytest.mark.clause("card.gylippus", "7.8.4a", "4.2b")
def test_gylippus_comes_to_syracuse() -> None:
    pool = [
        "laconia-hoplite-5-01",
        "laconia-hoplite-5-02",
        "laconia-fleet-4-01",
        "corinth-hoplite-4-01",
        "elis-hoplite-4-01",
    ]
    at = {"syracuse": [*ARMY, FLEET[0]], "force-pool": [*pool, "archidamus"]}
    t = holding("sparta", "gylippus", pieces=at, sicily="open", siege={"syracuse": 3}, garrison={"syracuse": 5})
    t.does("play-card:gylippus")
    assert t.where("gylippus") == "syracuse" and t.inside("gylippus") and t.siege("syracuse") == 0
    assert t.targets("card-counters") == ["laconia-hoplite-5", "corinth-hoplite-4"]
    t.does("card-counters:laconia-hoplite-5", "card-counters:corinth-hoplite-4")
    assert t.where("laconia-hoplite-5-01") == t.where("corinth-hoplite-4-01") == "syracuse"
    assert t.over and t.where("laconia-hoplite-5-02") == "force-pool"
    assert t.inside("laconia-hoplite-5-01") and lies(t, "gylippus", codes.REMOVED) == 1
    weary = holding("sparta", "gylippus", pieces={"force-pool": pool}, sicily="open", ml={"laconia": 4, "corinth": 4})
    weary.does("play-card:gylippus")
    assert weary.over and weary.where("laconia-hoplite-5-01") == "force-pool"
    holding("sparta", "gylippus").may_not("play-card:gylippus", "card.gylippus")
    t = holding("sparta", "gylippus", sicily="open", holder={"syracuse": "athens"})
    t.may_not("play-card:gylippus", "card.gylippus")


@pytest.mark.clause("card.gylippus", "14.2.2")
def test_gylippus_leaves_his_command_or_another_goes() -> None:
    at = {"4145": ["gylippus", "laconia-hoplite-5-01", "laconia-hoplite-5-02"]}
    t = holding("sparta", "gylippus", pieces=at, sicily="open").does("play-card:gylippus")
    assert t.where("gylippus") == "syracuse" and t.asked == "Spread"
    t = holding("sparta", "gylippus", pieces={"out": ["gylippus"]}, sicily="open")
    t.state.draw_script = [PIECE_INDEX["lysander"]]
    assert t.does("play-card:gylippus").where("lysander") == "syracuse" and t.where("gylippus") == "out"


@pytest.mark.clause("card.syracuse_fleet", "19.7a")
def test_the_fleet_of_syracuse() -> None:
    at = {"syracuse": SYRACUSANS}
    t = holding("sparta", "syracuse_fleet", pieces=at, inside=SYRACUSANS, sicily="open", holder={"pheia": "athens"})
    t.does("play-card:syracuse_fleet")
    for city in ("leucas", "pheia", "corinth", "catana"):
        t.may_not(f"card-city:{city}", "card.syracuse_fleet")
    t.does("card-city:gytheum")
    assert t.at("gytheum") == [*SHIPS[:2], "hermocrates"] and t.inside(SHIPS[0])
    assert t.commanded("hermocrates") == t.commanded(SHIPS[0]) == "sparta"
    assert losses.counted(t.state, 1) == 0  # beyond the limit
    losses.destroy(t.state, PIECE_INDEX[SHIPS[0]], "17.7.2")
    assert t.where(SHIPS[0]) == "out"
    losses.kill(t.state, PIECE_INDEX["hermocrates"], "17.8.1")
    assert t.where("hermocrates") == "out" and not t.events("leader-comes")
    for there, rest in (({}, {}), (at, {"sicily": "open", "holder": {"syracuse": "athens"}})):
        t = holding("sparta", "syracuse_fleet", pieces=there, **rest)
        t.may_not("play-card:syracuse_fleet", "card.syracuse_fleet")
    t = holding("sparta", "syracuse_fleet", pieces={**at, "catana": [ARMY[0]]}, sicily="open")
    t.may_not("play-card:syracuse_fleet", "card.syracuse_fleet")
    holding("sparta", "syracuse_fleet", sicily="open").may_not("play-card:syracuse_fleet", "12.3a")


@pytest.mark.clause("19.6b", "19.7a")
def test_sparta_may_bring_syracusans_after_an_expedition_was_lost() -> None:
    at = {"syracuse": [SHIPS[0]], "build-pool": [SHIPS[1]]}
    rest: Said = {"sicily": "shut", "facts": ["syracusans-out"], "phase": "cards", "turn": 0}
    t = Table(at, inside=[SHIPS[0]], steps=[CardPhase()], **rest)
    assert (t.asked, t.decider) == ("SyracusansSail", "sparta")
    t.copy().does("pass")
    t.may_not("card-city:leucas", "19.7a").does("card-city:gytheum")
    assert t.at("gytheum") == [SHIPS[0], SHIPS[1], "hermocrates"]
    assert not asking.is_so(t.state, codes.SYRACUSANS_OUT)
    dead = Table(at, inside=[SHIPS[0]], steps=[CardPhase()], leads={"hermocrates": "sparta"}, **rest)
    assert dead.does("card-city:gytheum").at("gytheum") == [SHIPS[0], SHIPS[1]]  # he came before, and has fallen
    other = Table(at, inside=[SHIPS[0]], steps=[CardPhase()], **rest).does("pass")
    assert asking.is_so(other.state, codes.SYRACUSANS_OUT)  # another time
