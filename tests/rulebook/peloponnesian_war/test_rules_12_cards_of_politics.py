"""Cards of allegiance, revolt and betrayal [card.hermae to card.helots]."""

import pytest

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data.tables import PIECE_INDEX, PIECE_KEY, UNITS
from polemos.games.peloponnesian_war.data.world import CITY_INDEX, REGION_INDEX
from polemos.games.peloponnesian_war.rules import garrisons, losses
from rulebook.peloponnesian_war.cards import Said, failed, holding, lasting, lies, shown

# -------------------------------------------------------------------------------------------------------------- Hermae


@pytest.mark.clause("card.hermae", "7.8.4b")
def test_the_best_leader_is_recalled_and_replaced() -> None:
    at = {"potidaea": ["phormio", "attica-hoplite-4-01", "nicias"], "force-pool": ["pericles", "hagnon"]}
    t = shown("hermae", side="sparta", pieces=at)
    assert (t.decider, t.asked) == ("athens", "CardTarget")
    t.may_not("card-unit:nicias", "card.hermae").may("card-unit:pericles")  # 1-0 is less than 0-2 and 1-1
    t.state.draw_script = [PIECE_INDEX["cleon"]]
    t.does("card-unit:phormio")
    assert t.where("phormio") == "leader-pool" and t.where("cleon") == "potidaea"
    assert t.ml("attica") == 13 and lies(t, "hermae", codes.REMOVED) == 1


@pytest.mark.clause("card.hermae")
def test_whoever_is_recalled_does_not_replace_himself() -> None:
    pool = [key for key in PIECE_KEY[UNITS:] if key != "phormio"]
    t = shown("hermae", pieces={"potidaea": ["phormio", "attica-hoplite-4-01"], "out": pool})
    assert t.where("phormio") == "leader-pool" and t.state.leads[PIECE_INDEX["phormio"] - UNITS] == 0
    assert len(t.at("potidaea")) == 2  # an eliminated leader rated 0-0 has come back


@pytest.mark.clause("card.hermae", "7.8.4a")
def test_alcibiades_flees_to_sparta_beyond_the_limit() -> None:
    six = ["archidamus", "brasidas", "cnemus", "alcidas", "pagondas", "aristeus"]
    at = {"potidaea": ["alcibiades", "attica-hoplite-4-01"], "force-pool": six}
    t = shown("hermae", pieces=at)
    assert t.where("alcibiades") == "sparta" and t.commanded("alcibiades") == "sparta" and t.inside("alcibiades")
    assert len(t.at("potidaea")) == 2
    assert losses.counted(t.state, 1) == 6
    losses.kill(t.state, PIECE_INDEX["alcibiades"], "7.8.6b")
    assert losses.counted(t.state, 1) == 6  # nobody replaces him
    losses.kill(t.state, PIECE_INDEX["brasidas"], "7.8.6b")
    assert losses.counted(t.state, 1) == 6  # but an ordinary leader


@pytest.mark.clause("card.hermae", "7.8.4a", "7.8.4b")
@pytest.mark.parametrize(("others", "replaced"), [(6, False), (5, True)])
def test_a_guest_beyond_the_limit_is_not_replaced_where_the_limit_is_reached(others: int, replaced: bool) -> None:
    six = ["nicias", "hagnon", "xenophon", "nicostratus", "paches", "laches"][:others]
    at = {"potidaea": ["alcibiades", "attica-hoplite-4-01"], "force-pool": six}
    t = shown("hermae", pieces=at, facts=["alcibiades-guest"])
    assert t.commanded("alcibiades") == "sparta" and losses.counted(t.state, 0) == 6
    assert bool(t.events("leader-comes")) == replaced


@pytest.mark.clause("card.hermae")
def test_alcibiades_waits_at_home_where_sparta_itself_is_lost() -> None:
    t = shown("hermae", pieces={"potidaea": ["alcibiades"]}, holder={"sparta": "athens"})
    assert t.where("alcibiades") == "force-pool" and t.commanded("alcibiades") == "sparta"


@pytest.mark.clause("card.hermae")
def test_the_hermae_without_a_leader() -> None:
    assert shown("hermae").ml("attica") == 13


# ----------------------------------------------------------------------------------------------------------- rebellion


@pytest.mark.clause("card.rebellion", "4.1c")
def test_rebellion_is_possible_in_the_risk_zone_alone() -> None:
    t = holding("sparta", "rebellion", al={"chios": 3, "samos": 4, "attica": 2}, controller={"rhodes": "sparta"})
    t.does("play-card:rebellion").may_not("card-region:samos", "4.1c").may_not("card-region:attica", "card.rebellion")
    t.may_not("card-region:rhodes", "4.1c").may("card-region:chios", "card-region:macedon")
    holding("sparta", "rebellion", al={"macedon": 4}).may_not("play-card:rebellion", "12.3a")


@pytest.mark.clause("card.rebellion", "4.3.2", "12.3c")
@pytest.mark.parametrize(("al", "face", "then"), [(-2, 6, 3), (-3, 5, 3), (-4, 4, 4)])
def test_a_region_passes_to_sparta(al: int, face: int, then: int) -> None:
    t = holding("sparta", "rebellion", al={"lesbos": al, "macedon": 4}, ml={"attica": 9}, multiplier={"lesbos": 1})
    t.dice(face).does("play-card:rebellion")
    assert t.controller("lesbos") == "sparta" and t.al("lesbos") == then
    assert t.ml("attica") == 8


@pytest.mark.clause("card.rebellion")
def test_what_changes_the_die_of_a_rebellion() -> None:
    men = {"mytilene": ["attica-hoplite-4-01", "attica-fleet-5-01"], "6529": ["chios-hoplite-4-01"]}
    men["methymna"] = ["attica-hoplite-4-02", "attica-hoplite-4-03"]
    regions = {"lesbos": 1, "macedon": 4}
    t = holding("sparta", "rebellion", al=regions, pieces=men, cities={"eresus": ["revolt"]}, holder={"cyme": "sparta"})
    # 6 - 1 (AL) + 2 (two cities) - 2 (five Athenian units)
    t.dice(6).does("play-card:rebellion")
    assert t.event("card-sum")["number"] == 5 and t.asked == "CityRises"
    men = {"mytilene": ["laconia-hoplite-5-01"], "cyme": ["laconia-hoplite-5-02", "attica-hoplite-4-01"]}
    within = ["laconia-hoplite-5-02"]
    held = {"cyme": "sparta"}
    t = holding("sparta", "rebellion", al=regions, pieces=men, inside=within, holder=held).dice(3)
    assert t.does("play-card:rebellion").event("card-sum")["number"] == 4  # -1, one city, a Spartan outside
    del men["mytilene"]
    t = holding("sparta", "rebellion", al=regions, pieces=men, inside=within, holder=held).dice(3)
    assert t.does("play-card:rebellion").event("card-sum")["number"] == 3  # he is shut up in an invested city
    men["cyme"] = within
    t = holding("sparta", "rebellion", al=regions, pieces=men, inside=within, holder=held).dice(3)
    assert t.does("play-card:rebellion").event("card-sum")["number"] == 4  # he is not


@pytest.mark.clause("card.rebellion", "6.4", "6.5.1a")
def test_a_city_revolts() -> None:
    inside = ["attica-hoplite-4-01"]
    t = holding(
        "sparta",
        "rebellion",
        al={"chios": -2, "macedon": 4},
        pieces={"chios": inside},
        inside=inside,
        cities={"teos": ["revolt"]},
        holder={"erythrae": "sparta"},
    )
    t.dice(1).does("play-card:rebellion")  # a 1 does not fail of itself: 1 + 2 + 2 = 5
    assert t.in_revolt("clazomenae") and not t.in_revolt("chios")  # the only city without Athenian units
    t = holding("sparta", "rebellion", al={"chios": -2, "macedon": 4}, pieces={"chios": inside}, inside=inside)
    t.dice(4).does("play-card:rebellion")
    assert t.decider == "sparta"
    t.may_not("card-city:chios", "card.rebellion").does("card-city:erythrae")
    assert t.in_revolt("erythrae") and t.controller("chios") == "athens"


@pytest.mark.clause("card.rebellion")
def test_a_rebellion_that_comes_to_nothing() -> None:
    t = holding("sparta", "rebellion", al={"chios": 2, "macedon": 4}).dice(6).does("play-card:rebellion")
    assert t.event("card-fails")["card"] == "rebellion" and not t.events("revolt")


# ------------------------------------------------------------------------------------------------------------ betrayal


@pytest.mark.clause("card.betrayal")
def test_which_cities_can_be_betrayed() -> None:
    at = {
        "3742": ["agis", "laconia-hoplite-5-01"],  # beside Plataea and in Boeotia
        "6741": ["laconia-hoplite-5-02"],  # beside Teos, without a leader
        "erythrae": ["laconia-hoplite-5-03"],  # invests it
        "4145": ["brasidas", "laconia-hoplite-6-01"],  # beside Athens
    }
    t = holding("sparta", "betrayal", pieces=at, holder={"plataea": "athens"})
    t.does("play-card:betrayal").may("card-city:plataea", "card-city:erythrae")
    t.may_not("card-city:teos", "card.betrayal").may_not("card-city:thebes", "card.betrayal")
    t.may_not("card-city:athens", "card.betrayal").may_not("card-city:mytilene", "card.betrayal")


@pytest.mark.clause("card.betrayal")
@pytest.mark.parametrize(
    ("al", "holder", "inside", "more"),
    [
        (3, {}, (), 2),  # the region does not love its master
        (4, {}, (), 1),
        (8, {}, (), 1),
        (9, {}, (), 0),
        (9, {"teos": "athens"}, (), 2),  # occupied
        (9, {}, ("chios-hoplite-4-01", "chios-fleet-5-01"), -2),
    ],
)
def test_what_changes_the_die_of_a_betrayal(
    al: int, holder: dict[str, str], inside: tuple[str, ...], more: int
) -> None:
    controller = {"chios": "sparta"} if holder else {}
    at = {"teos": ["laconia-hoplite-5-01", *inside]}
    t = holding(
        "sparta", "betrayal", pieces=at, inside=list(inside), al={"chios": al}, holder=holder, controller=controller
    )
    t.dice(2).does("play-card:betrayal")
    if more:
        assert t.event("card-sum")["number"] == 2 + more
    assert failed(t)


@pytest.mark.clause("card.betrayal")
def test_a_large_city_is_not_so_easily_betrayed() -> None:
    at = {"chios": ["laconia-hoplite-5-01"]}
    t = holding("sparta", "betrayal", pieces=at, al={"chios": 3}).dice(4).does("play-card:betrayal")
    assert t.event("card-sum")["number"] == 5 and t.holder("chios") == "sparta"  # +2 - 1


@pytest.mark.clause("card.betrayal")
def test_the_loyalty_of_a_rebel_city_counts_as_its_holder_sees_it() -> None:
    at = {"teos": ["attica-hoplite-4-01"]}
    t = holding("athens", "betrayal", pieces=at, al={"chios": 9}, cities={"teos": ["revolt"]})
    t.dice(3).does("play-card:betrayal")
    assert t.event("card-sum")["number"] == 5  # -9 for Sparta
    assert t.friend("teos") == "athens" and not t.holder("teos") and not t.in_revolt("teos")


@pytest.mark.clause("card.betrayal", "11.1a", "11.2a", "17.7.3")
def test_the_gates_are_opened() -> None:
    at = {"3742": ["agis", "laconia-hoplite-5-01", "laconia-hoplite-5-02", "laconia-hoplite-5-03"]}
    at |= {"plataea": ["attica-hoplite-4-01"], "thebes": ["boeotia-hoplite-5-01"]}
    t = holding(
        "sparta",
        "betrayal",
        pieces=at,
        holder={"plataea": "athens"},
        inside=["attica-hoplite-4-01"],
    )
    t.dice(4).does("play-card:betrayal")  # 4 + 2 - 1
    assert t.decider == "athens" and t.asked == "Flee"
    t.may_not("go-inside", "17.7.3").does("retreat:3842")
    assert t.where("attica-hoplite-4-01") == "3842" and not t.inside("attica-hoplite-4-01")
    assert t.friend("plataea") == "sparta" and not t.holder("plataea")  # Boeotia is Sparta's own
    assert t.decider == "sparta" and t.asked == "EnterCity"
    t.may_not("card-unit:boeotia-hoplite-5-01", "card.betrayal").does("card-unit:laconia-hoplite-5-01")
    assert t.where("laconia-hoplite-5-01") == "plataea" and t.inside("laconia-hoplite-5-01")
    assert t.talents("sparta") == 60  # no plunder


@pytest.mark.clause("card.betrayal", "card.omens", "card.eclipse", "12.1b")
def test_who_is_held_in_campaign_turns_may_enter_before_them() -> None:
    men = ["laconia-hoplite-5-01", "laconia-hoplite-5-02"]
    rest: Said = {"holder": {"plataea": "athens"}, "held": men[:1], "becalmed": men[1:]}
    t = holding("sparta", "betrayal", pieces={"3742": ["agis", *men]}, **rest).dice(4).does("play-card:betrayal")
    t.until("EnterCity").may(f"card-unit:{men[1]}").does(f"card-unit:{men[0]}")
    assert t.where(men[0]) == "plataea"


@pytest.mark.clause("card.betrayal", "11.1a")
def test_besiegers_are_inside_at_once_and_nobody_else_need_be() -> None:
    at = {"erythrae": ["laconia-hoplite-5-03", "chios-hoplite-4-01"]}
    t = holding("sparta", "betrayal", pieces=at, inside=["chios-hoplite-4-01"], siege={"erythrae": 1}, al={"chios": 3})
    t.dice(4).does("play-card:betrayal").until("RazeOrSpare")
    assert t.holder("erythrae") == "sparta" and t.inside("laconia-hoplite-5-03") and t.siege("erythrae") == -1
    assert t.where("chios-hoplite-4-01") not in ("erythrae", "build-pool")


# ------------------------------------------------------------------------------------------------- regions that waver


@pytest.mark.clause("card.stasis")
@pytest.mark.parametrize(
    ("face", "al", "barred"), [(1, 9, False), (2, 9, False), (3, 8, False), (4, 8, False), (5, 7, True)]
)
def test_civil_strife(face: int, al: int, barred: bool) -> None:
    t = holding("athens", "stasis", al={"boeotia": 9, "corinth": 11}).dice(face).does("play-card:stasis")
    t.may_not("card-region:corinth", "card.stasis").may_not("card-region:laconia", "card.stasis")
    t.may_not("card-region:chios", "card.stasis").does("card-region:boeotia")
    assert t.al("boeotia") == al
    assert t.state.stasis[REGION_INDEX["boeotia"]] == (2 if barred else 0)  # phase C of the second season


@pytest.mark.clause("card.loyal_demos")
def test_the_people_stand_firm() -> None:
    at = {"eresus": ["laconia-hoplite-5-01"]}
    rebels = {"teos": ["revolt"], "eresus": ["revolt"]}
    t = holding("athens", "loyal_demos", "loyal_demos", cities=rebels, pieces=at, inside=["laconia-hoplite-5-01"])
    t.does("play-card:loyal_demos").may_not("card-region:boeotia", "card.loyal_demos")
    t.may_not("card-city:eresus", "card.loyal_demos").may_not("card-city:chios", "card.loyal_demos")
    assert t.copy().does("card-region:chios").al("chios") == 7
    t.does("card-city:teos")
    assert not t.in_revolt("teos") and t.al("chios") == 5


@pytest.mark.clause("card.cleruchs")
def test_cleruchs() -> None:
    at = {
        "chios": ["attica-hoplite-4-01"],
        "mytilene": ["lesbos-hoplite-4-01"],
        "6841": ["attica-hoplite-4-02"],
        "samos": ["attica-hoplite-4-03"],
        "lindus": ["attica-hoplite-4-04"],
        "athens": ["chios-fleet-5-01"],
    }
    inside = ["attica-hoplite-4-01", "lesbos-hoplite-4-01", "attica-hoplite-4-03", "chios-fleet-5-01"]
    al = {"samos": 9, "attica": 8}
    t = holding("athens", "cleruchs", pieces=at, inside=inside, al=al, treasury={"athens": 5})
    # Lesbos has men of its own alone, Samos is loyal enough, at Rhodes they stand before the city
    t.does("play-card:cleruchs")
    assert (t.al("chios"), t.ml("chios"), t.talents("athens")) == (7, 5, 7)
    at = {"chios": ["attica-hoplite-4-01"]}
    t = holding("athens", "cleruchs", pieces=at, inside=at["chios"], al={"chios": 8}).does("play-card:cleruchs")
    assert t.al("chios") == 10
    t = holding("athens", "cleruchs", pieces={"6841": ["attica-hoplite-4-02"], "athens": ["chios-hoplite-4-01"]})
    t.may_not("play-card:cleruchs", "12.3a")


@pytest.mark.clause("card.liberator")
def test_the_liberator_of_hellas() -> None:
    at = {"chios": ["laconia-hoplite-5-01"], "mytilene": ["laconia-fleet-4-01"], "athens": ["laconia-hoplite-5-02"]}
    t = holding("sparta", "liberator", pieces=at).does("play-card:liberator")
    assert t.al("chios") == 3 and t.al("lesbos") == 4 and t.al("attica") == 18  # a fleet is no land unit
    at = {"chios": ["laconia-hoplite-5-01"], "teos": ["brasidas"], "sparta": ["laconia-hoplite-5-02"]}
    assert holding("sparta", "liberator", pieces=at).does("play-card:liberator").al("chios") == 2
    at = {"chios": ["laconia-hoplite-5-01"], "sparta": ["brasidas"]}
    assert holding("sparta", "liberator", pieces=at).does("play-card:liberator").al("chios") == 3
    at = {"chios": ["laconia-fleet-4-01", "laconia-hoplite-5-01"]}
    aboard = {"laconia-fleet-4-01": ["laconia-hoplite-5-01"]}
    t = holding("sparta", "liberator", pieces=at, aboard=aboard)
    t.may_not("play-card:liberator", "12.3a")  # troops aboard stand nowhere


@pytest.mark.clause("card.envoys")
def test_envoys() -> None:
    t = holding("sparta", "envoys", "envoys").does("play-card:envoys").may_not("card-region:attica", "card.envoys")
    assert t.copy().does("card-region:laconia").al("laconia") == 19
    assert t.copy().dice(3).does("card-region:chios").al("chios") == 5
    assert t.dice(4).does("card-region:chios").al("chios") == 4


@pytest.mark.clause("card.peace_party")
def test_the_peace_party() -> None:
    t = (
        holding("sparta", "peace_party")
        .does("play-card:peace_party")
        .may_not("card-region:laconia", "card.peace_party")
    )
    assert t.copy().dice(2).does("card-region:attica").ml("attica") == 14
    assert t.dice(3).does("card-region:attica").ml("attica") == 12


@pytest.mark.clause("card.cleon", "12.3b")
def test_a_demagogue() -> None:
    t = holding("athens", "cleon", "cleon").does("play-card:cleon")
    assert t.ml("attica") == 16 and lasting(t, codes.CLEON, "athens") and not lasting(t, codes.CLEON, "sparta")
    assert t.does("play-card:cleon").ml("attica") == 18


# -------------------------------------------------------------------------------------------------------------- helots


@pytest.mark.clause("card.helots")
def test_helots_rise() -> None:
    at = {"gytheum": ["laconia-hoplite-5-01"], "methone": ["laconia-fleet-4-01"]}
    marks = {"asine": ["helots"], "pharae": ["destroyed"]}
    t = holding("athens", "helots", pieces=at, inside=["laconia-hoplite-5-01", "laconia-fleet-4-01"], cities=marks)
    t.dice(4).does("play-card:helots")
    assert (t.decider, t.asked) == ("athens", "HelotsRise")
    for city in ("sparta", "gytheum", "methone", "asine", "pharae"):
        t.may_not(f"card-city:{city}", "card.helots")
    t.does("card-city:thyrea")
    thyrea = CITY_INDEX["thyrea"]
    assert t.friend("thyrea") == "" and asking.marked(t.state, thyrea, codes.HELOTS)
    assert t.state.garrison[thyrea] == 2 and garrisons.morale(t.state, thyrea) == 3
    t = holding("athens", "helots", pieces=at, inside=["laconia-hoplite-5-01"]).dice(3).does("play-card:helots")
    assert failed(t)


@pytest.mark.clause("card.helots")
def test_what_makes_helots_rise() -> None:
    t = holding("athens", "helots", holder={"cythera": "athens"}).dice(3).does("play-card:helots")
    assert t.asked == "HelotsRise"  # Athens holds a city in Laconia
    manned = {"pylos": ["attica-light-3-01"]}
    t = holding("athens", "helots", pieces=manned, inside=["attica-light-3-01"], forts={"pylos": "athens"}).dice(3)
    assert t.does("play-card:helots").asked == "HelotsRise"
    assert failed(holding("athens", "helots", forts={"pylos": "athens"}).dice(3).does("play-card:helots"))
    spartan: Said = {
        "pieces": {"pylos": ["laconia-light-2-01"]},
        "inside": ["laconia-light-2-01"],
        "forts": {"pylos": "sparta"},
    }
    assert failed(holding("athens", "helots", **spartan).dice(3).does("play-card:helots"))
    at = {"chios": ["laconia-light-2-01", "laconia-cavalry-3-01"]}
    assert failed(holding("athens", "helots", pieces=at).dice(3).does("play-card:helots"))
    at = {"chios": ["laconia-hoplite-5-01"], "sparta": ["laconia-hoplite-5-02"]}
    assert holding("athens", "helots", pieces=at).dice(3).does("play-card:helots").asked == "HelotsRise"  # half
    at["gytheum"] = ["laconia-hoplite-5-03"]
    assert failed(holding("athens", "helots", pieces=at).dice(3).does("play-card:helots"))
    assert failed(holding("athens", "helots", holder={"cythera": "athens"}).dice(2).does("play-card:helots"))
    away: Said = {"pieces": {"chios": ["laconia-hoplite-5-01"]}}
    assert failed(holding("athens", "helots", **away).dice(2).does("play-card:helots"))
    both: Said = {"holder": {"cythera": "athens"}, "pieces": {"chios": ["laconia-hoplite-5-01"]}}
    assert holding("athens", "helots", **both).dice(2).does("play-card:helots").asked == "HelotsRise"
    assert failed(holding("athens", "helots", **both).dice(1).does("play-card:helots"))
