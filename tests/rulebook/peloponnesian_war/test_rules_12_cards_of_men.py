"""Cards of money, allies, leaders, tokens and levies [card.eisphora to card.metics], without Persia and Sicily."""

import pytest

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data.tables import PIECE_INDEX, PIECE_KEY, UNITS
from polemos.games.peloponnesian_war.data.world import REGION_INDEX
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.rules.cards import odrysians
from polemos.games.peloponnesian_war.rules.season import turn
from rulebook.peloponnesian_war.cards import Said, holding, lies, tokens

# --------------------------------------------------------------------------------------------------------------- money


@pytest.mark.clause("card.eisphora")
def test_a_war_tax() -> None:
    t = holding("athens", "eisphora", treasury={"athens": 1}).does("play-card:eisphora")
    assert (t.talents("athens"), t.ml("attica")) == (7, 13)


@pytest.mark.clause("card.contributions")
def test_contributions() -> None:
    t = holding("sparta", "contributions", treasury={"sparta": 0}, ml={"elis": 8, "argolid": 7, "attica": 20})
    # 8 or more: Laconia, Corinth, Boeotia, Megarid, Epidaurus, Arcadia, Elis, Chalcidice
    assert t.does("play-card:contributions").talents("sparta") == 8


# -------------------------------------------------------------------------------------------------------------- allies


@pytest.mark.clause("card.argos", "12.3c", "4.3.1b")
def test_argos_joins_the_war() -> None:
    t = holding("athens", "argos", "argos", year=422).dice(4).does("play-card:argos")
    assert t.controller("argolid") == "sparta"
    t.dice(5).does("play-card:argos")
    assert t.controller("argolid") == "athens" and (t.al("argolid"), t.ml("argolid")) == (5, 9)
    assert t.ml("laconia") == 11
    t = holding("athens", "argos", "argos", year=421, ml={"argolid": 10}).dice(2, 3).does("play-card:argos")
    assert t.controller("argolid") == "sparta"
    t.does("play-card:argos")
    assert t.controller("argolid") == "athens" and t.ml("argolid") == 10
    t = holding("athens", "argos", controller={"argolid": "athens"}, al={"argolid": 4}, ml={"argolid": 9})
    t.does("play-card:argos")
    assert (t.al("argolid"), t.ml("argolid")) == (5, 11) and not t.events("rolled")


@pytest.mark.clause("card.argive_oligarchs", "12.3c")
def test_the_oligarchs_of_argos() -> None:
    holding("sparta", "argive_oligarchs").may_not("play-card:argive_oligarchs", "card.argive_oligarchs")
    ours: Said = {"controller": {"argolid": "athens"}, "al": {"argolid": 6}}
    t = holding("sparta", "argive_oligarchs", **ours).dice(4).does("play-card:argive_oligarchs")
    assert t.controller("argolid") == "athens" and t.al("argolid") == 5
    t = holding("sparta", "argive_oligarchs", facts=["spartans-won"], **ours).dice(2)
    assert t.does("play-card:argive_oligarchs").controller("argolid") == "athens"
    t = holding("sparta", "argive_oligarchs", facts=["spartans-won"], **ours).dice(3)
    assert t.does("play-card:argive_oligarchs").controller("argolid") == "sparta" and t.al("argolid") == 3
    t = holding("sparta", "argive_oligarchs", **ours).dice(1).does("play-card:argive_oligarchs")
    assert t.al("argolid") == 5


@pytest.mark.clause("card.perdiccas", "12.3c")
def test_perdiccas_changes_sides() -> None:
    t = holding("sparta", "perdiccas", "perdiccas", "perdiccas", ml={"macedon": 3}).dice(3, 4)
    assert t.does("play-card:perdiccas").controller("macedon") == "athens"
    t.does("play-card:perdiccas").until("CardTurn")
    assert t.controller("macedon") == "sparta" and (t.al("macedon"), t.ml("macedon")) == (2, 5)
    t.does("play-card:perdiccas")
    assert t.al("macedon") == 4


@pytest.mark.clause("card.thessalians")
def test_thessalian_horse() -> None:
    at = {"force-pool": ["thessaly-cavalry-4-01"], "build-pool": ["thessaly-cavalry-4-02", "thessaly-cavalry-4-03"]}
    t = holding("athens", "thessalians", pieces=at, ml={"thessaly": 1}).does("play-card:thessalians")
    assert t.where("thessaly-cavalry-4-02") == "athens" and t.inside("thessaly-cavalry-4-02")  # one at least
    t.may("done").does("card-counters:thessaly-cavalry-4")
    assert t.where("thessaly-cavalry-4-03") == "athens" and t.where("thessaly-cavalry-4-01") == "force-pool" and t.over
    t = holding("athens", "thessalians", pieces=at, controller={"thessaly": "sparta"})
    t.may_not("play-card:thessalians", "card.thessalians")
    holding("athens", "thessalians").may_not("play-card:thessalians", "12.3a")
    t = holding("athens", "thessalians", pieces=at, stasis={"thessaly": 2}).may_not("play-card:thessalians", "12.3a")


@pytest.mark.clause("card.metics", "4.2b")
def test_metics_and_slaves_to_the_oars() -> None:
    fleets = [f"attica-fleet-5-{n:02}" for n in range(1, 7)]
    t = holding("athens", "metics", pieces={"build-pool": fleets}).does("play-card:metics")
    assert t.ml("attica") == 13 and t.talents("athens") == 240
    for _ in range(3):  # the first of them comes in any case
        t.does("card-counters:attica-fleet-5")
    assert [t.where(fleet) for fleet in fleets] == ["force-pool"] * 4 + ["build-pool"] * 2 and t.over
    holding("athens", "metics").may_not("play-card:metics", "12.3a")
    t = holding("athens", "metics", pieces={"build-pool": fleets}, ml={"attica": 4}).may_not(
        "play-card:metics", "12.3a"
    )


@pytest.mark.clause("card.mercenaries", "6.5.2")
def test_mercenaries() -> None:
    t = holding("sparta", "mercenaries", "mercenaries", treasury={"sparta": 4}, cities={"teos": ["revolt"]})
    t.does("play-card:mercenaries").may_not("card-city:chios", "card.mercenaries")
    t.copy().does("card-city:teos").until("CardTurn")
    t.does("card-city:gytheum")
    assert t.talents("sparta") == 2
    hired = [f"mercenary-light-4-0{n}" for n in (1, 2)]
    for unit in hired:
        assert t.where(unit) == "gytheum" and t.inside(unit) and t.commanded(unit) == "sparta"
    assert t.where("mercenary-light-4-03") == "out"
    losses.destroy(t.state, PIECE_INDEX[hired[0]], "17.7.2")
    assert t.where(hired[0]) == "out"
    t.does("play-card:mercenaries", "card-city:teos").until("RazeOrSpare")
    assert t.where(hired[0]) == "teos" and t.holder("teos") == "sparta"
    t = holding("sparta", "mercenaries", treasury={"sparta": 1}).may_not("play-card:mercenaries", "card.mercenaries")
    all_four = {"sparta": [f"mercenary-light-4-0{n}" for n in range(1, 5)]}
    t = holding("athens", "mercenaries", pieces=all_four, hired=dict.fromkeys(all_four["sparta"], "sparta"))
    t.may_not("play-card:mercenaries", "card.mercenaries")
    three = {"sparta": [f"mercenary-light-4-0{n}" for n in range(1, 4)]}
    t = holding("athens", "mercenaries", pieces=three, hired=dict.fromkeys(three["sparta"], "sparta"))
    t.may_not("play-card:mercenaries", "card.mercenaries")  # two come, or none
    besieged = {"potidaea": ["attica-hoplite-4-01", "attica-hoplite-4-02"]}
    t = holding("sparta", "mercenaries", pieces=besieged, siege={"potidaea": 1}).does("play-card:mercenaries")
    t.may_not("card-city:potidaea", "card.mercenaries")


# ----------------------------------------------------------------------------------------------------------- Odrysians


@pytest.mark.clause("card.sitalces", "14.2.1")
def test_sitalces_and_the_odrysians() -> None:
    at = {"4207": ["chalcidice-hoplite-4-01"], "5404": ["hagnon", "attica-hoplite-4-01"]}
    t = holding("athens", "sitalces", pieces=at, year=429, season="summer").does("play-card:sitalces")
    t.may_not("card-space:4207", "card.sitalces").may_not("card-space:3707", "card.sitalces")
    t.may_not("card-space:3744", "card.sitalces").does("card-space:5405")
    men = [PIECE_KEY[unit] for unit in odrysians.MEN]
    assert len(men) == 6 and {t.where(piece) for piece in (*men, "sitalces")} == {"5405"}
    assert {t.commanded(piece) for piece in (*men, "sitalces")} == {"athens"}
    assert t.state.duty == asking.season_number(t.state) + 2
    t.does(f"card-unit:{men[0]}").may_not("card-space:6005", "card.sitalces")  # another area
    t.may_not("card-space:5405", "card.sitalces").does("card-space:5406")
    t.may_not(f"card-unit:{men[0]}", "card.sitalces").does(f"card-unit:{men[1]}")
    t.may_not("card-space:5406", "14.2.1").may("card-space:5404").does("card-space:5206")
    assert t.inside(men[1])  # a friendly city
    t.does("done")
    assert t.over and lies(t, "sitalces", codes.REMOVED) == 1


@pytest.mark.clause("card.sitalces")
def test_without_a_way_into_thrace_they_come_to_macedon() -> None:
    t = holding("athens", "sitalces", controller={"thrace": "sparta"}).does("play-card:sitalces")
    t.may_not("card-space:5405", "card.sitalces").does("card-space:3707")
    assert t.where("sitalces") == "3707"
    one = t.targets("card-unit")[0]
    t.does(f"card-unit:{one}").may_not("card-space:3607", "card.sitalces").may("card-space:3808")


@pytest.mark.clause("card.sitalces")
def test_the_odrysians_go_home_at_the_next_season_turn_but_one() -> None:
    t = holding("athens", "sitalces").does("play-card:sitalces", "card-space:5405", "done")
    for season, place in ((1, "5405"), (2, "out")):
        t.state.season = season
        turn.StartOfSeason().run(t.state)
        assert t.where("sitalces") == place


# ------------------------------------------------------------------------------------------------------------- leaders


@pytest.mark.clause("card.alcibiades", "7.8.4a")
def test_alcibiades_comes_over() -> None:
    at = {
        "5405": ["alcibiades", "attica-hoplite-4-01", "attica-hoplite-4-02"],
        "4145": ["laconia-hoplite-5-01"],
        "force-pool": ["archidamus", "brasidas", "cnemus", "alcidas", "pagondas", "aristeus"],
    }
    t = holding("sparta", "alcibiades", "alcibiades", pieces=at).dice(3, 4).does("play-card:alcibiades")
    assert t.commanded("alcibiades") == "athens"
    t.does("play-card:alcibiades").may_not("card-space:5405", "card.alcibiades").may("card-space:3056")
    t.does("card-space:4145")
    assert t.where("alcibiades") == "4145" and t.commanded("alcibiades") == "sparta"
    assert asking.is_so(t.state, codes.ALCIBIADES_GUEST) and losses.counted(t.state, 1) == 6
    assert t.asked == "Spread" and t.decider == "athens"  # the stack that he has left [14.2.2]


@pytest.mark.clause("card.alcibiades", "card.naval_tactics")
def test_tactics_go_with_alcibiades() -> None:
    rest: Said = {"tokens": {"athens": ["tactics"]}, "tactician": "alcibiades"}
    t = holding("sparta", "alcibiades", pieces={"samos": ["alcibiades", "attica-fleet-5-01"]}, **rest).dice(6)
    t.does("play-card:alcibiades")
    assert t.where("alcibiades") == "sparta" and t.state.tactician == -1 and not any(t.state.tokens)


@pytest.mark.clause("card.alcibiades")
def test_alcibiades_rouses_his_own_side_or_comes_out_of_a_pool() -> None:
    t = holding("athens", "alcibiades", pieces={"force-pool": ["alcibiades"]}).does("play-card:alcibiades")
    assert t.ml("attica") == 15 and not t.events("rolled")
    t = holding("sparta", "alcibiades", pieces={"samos": ["attica-fleet-5-01"]}).does("play-card:alcibiades")
    assert t.decider == "athens" and not t.events("rolled")  # in a leader pool: he joins Athens
    t.does(f"card-space:{t.targets('card-space')[-1]}")
    assert t.commanded("alcibiades") == "athens" and t.where("alcibiades") == "samos"
    t = holding("sparta", "alcibiades", pieces={"out": ["alcibiades"]})
    t.may_not("play-card:alcibiades", "card.alcibiades")
    t = holding("sparta", "alcibiades", leads={"alcibiades": "sparta"}, pieces={"sparta": ["alcibiades"]})
    assert t.does("play-card:alcibiades").ml("laconia") == 13


@pytest.mark.clause("card.new_general")
def test_a_new_general() -> None:
    at = {
        "piraeus": ["nicias", "attica-fleet-5-01"],
        "force-pool": ["pericles"],
        "potidaea": ["phormio", "attica-hoplite-4-01"],
        "samos": ["hagnon"],
    }
    t = holding("athens", "new_general", pieces=at, inside=["nicias"], pool={"pericles": "samos"})
    t.does("play-card:new_general").may_not("card-unit:brasidas", "card.new_general")
    t.may_not("card-unit:pericles", "card.new_general").does("card-unit:demosthenes")
    t.may_not("card-unit:phormio", "card.new_general")  # not in a friendly city
    t.may_not("card-unit:hagnon", "card.new_general")  # before it
    other = t.copy()
    t.does("card-unit:nicias")
    assert t.where("nicias") == "leader-pool" and t.where("demosthenes") == "piraeus" and t.inside("demosthenes")
    other.does("card-unit:pericles")
    assert other.where("demosthenes") == "force-pool"
    leader = PIECE_INDEX["demosthenes"] - UNITS
    assert other.state.pool[leader] == REGION_INDEX["samos"]
    t = holding("athens", "new_general", pieces={"potidaea": ["phormio"]}).may_not("play-card:new_general", "12.3a")


@pytest.mark.clause("card.new_general", "7.8.4a")
def test_no_new_general_for_a_guest_beyond_a_limit_that_is_reached() -> None:
    six = ["nicias", "hagnon", "xenophon", "nicostratus", "paches", "laches"]
    at = {"force-pool": ["alcibiades", *six]}
    t = holding("athens", "new_general", pieces=at, facts=["alcibiades-guest"])
    t.does("play-card:new_general", "card-unit:demosthenes").may_not("card-unit:alcibiades", "7.8.4a")
    at = {"force-pool": ["alcibiades", *six[:5]]}
    t = holding("athens", "new_general", pieces=at, facts=["alcibiades-guest"])
    t.does("play-card:new_general", "card-unit:demosthenes", "card-unit:alcibiades")
    assert t.where("alcibiades") == "leader-pool" and not t.state.facts  # he is no guest any more
    assert losses.counted(t.state, 0) == 6


# -------------------------------------------------------------------------------------------------------------- tokens


@pytest.mark.clause("card.ruse", "card.engineers", "card.prows", "12.8b")
def test_tokens() -> None:
    t = holding("sparta", "ruse", "ruse", "engineers", "prows")
    t.does("play-card:ruse", "play-card:ruse", "play-card:engineers", "play-card:prows")
    assert [tokens(t, kind, "sparta") for kind in (codes.RUSE, codes.ENGINEERS, codes.TACTICS, codes.PROWS)] == [
        2,
        1,
        0,
        1,
    ]
    assert not any(tokens(t, kind, "athens") for kind in range(codes.TOKENS))
    holding("athens", "prows").may_not("play-card:prows", "12.1a")
    turn.end_season_effects(t.state)
    assert sum(t.state.tokens) == tokens(t, codes.ENGINEERS, "sparta") == 1  # the others are lost


@pytest.mark.clause("card.naval_tactics", "12.8b", "12.3b")
def test_naval_tactics_name_a_leader() -> None:
    at = {"piraeus": ["phormio", "nicias"], "force-pool": ["pericles"], "gytheum": ["lysander"]}
    t = holding("athens", "naval_tactics", "naval_tactics", pieces=at).does("play-card:naval_tactics")
    t.may_not("card-unit:nicias", "card.naval_tactics").may_not("card-unit:lysander", "card.naval_tactics")
    t.may_not("card-unit:conon", "card.naval_tactics").may("card-unit:pericles").does("card-unit:phormio")
    assert tokens(t, codes.TACTICS, "athens") == 1 and t.state.tactician == PIECE_INDEX["phormio"]
    t.may_not("play-card:naval_tactics", "12.3b")
    holding("sparta", "naval_tactics", pieces=at).may_not("play-card:naval_tactics", "12.1a")
