"""Clauses 12.8a and 12.8b, and what cards leave behind for the start of a season or the end of a New Year phase."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import PIECE_INDEX
from polemos.games.peloponnesian_war.data.world import REGION_INDEX
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.rules.season import turn
from rulebook.peloponnesian_war.cards import Said
from rulebook.peloponnesian_war.table import Table

EFFECTS = ["carneia", "no-raids", "truce", "storms", "cleon", "invaded"]
SIX = ["pericles", "phormio", "hagnon", "xenophon", "nicostratus", "paches"]


def season(pieces: dict[str, list[str]] | None = None, /, **rest: Any) -> Table:
    """A season turn begins, that of the summer of 431 unless another is named."""
    return Table(pieces or {}, steps=[turn.StartOfSeason()], **{"season": "summer", **rest})


def new_year(pieces: dict[str, list[str]] | None = None, /, **rest: Any) -> Table:
    """A New Year phase ends."""
    return Table(pieces or {}, steps=[turn.EndOfNewYear()], phase="collection", year=429, **rest)


# -------------------------------------------------------------------------------------------------------- season [12.8]
@pytest.mark.clause("12.8a")
def test_effects_of_a_season_end_when_the_next_begins() -> None:
    t = season(
        {"potidaea": ["phormio", "brasidas"]},
        effects={"athens": EFFECTS, "sparta": EFFECTS},
        winds={"athens": -3, "sparta": 3},
        shaken={"laconia": 1},
        held=["phormio"],
        becalmed=["brasidas"],
    )
    assert t.state.effects == t.state.winds == [0, 0]
    assert t.state.held == t.state.becalmed == [] and not any(t.state.shaken)


@pytest.mark.clause("12.8b")
def test_unspent_tokens_are_lost() -> None:
    t = season(
        {"potidaea": ["phormio"]},
        tokens={"athens": ["ruse", "tactics"], "sparta": ["engineers", "prows"]},
        tactician="phormio",
    )
    assert [n for n, count in enumerate(t.state.tokens) if count] == [2 * codes.ENGINEERS + 1]
    t = Table({"potidaea": ["phormio"]}, steps=[], season="summer")
    t.state.tactician = PIECE_INDEX["phormio"]
    turn.StartOfSeason().run(t.state)
    assert t.state.tactician == -1


@pytest.mark.clause("12.8b", "card.engineers")
def test_engineers_serve_in_the_sieges_of_the_next_season_turn_and_no_longer() -> None:
    at = {"tanagra": ["attica-hoplite-4-01", "attica-hoplite-4-02"]}
    rest: Said = {"siege": {"tanagra": 1}, "season": "summer", "turn": 3, "phase": "movement", "side": "athens"}
    t = Table(at, tokens={"athens": ["engineers"], "sparta": ["engineers"]}, **rest)
    t.until("SiegeEngineers")
    assert t.decider == "athens"
    t.dice(2).does("keep-engineers").until("CardTurn")
    assert not any(t.state.tokens)


@pytest.mark.clause("12.4b", "12.8a")
def test_what_an_opening_hand_has_brought_is_for_the_first_spring() -> None:
    t = season(season="spring", effects={"athens": ["storms"], "sparta": ["no-raids"]}, shaken={"laconia": 1})
    assert t.state.effects == [codes.STORMS, codes.NO_RAIDS] and t.state.shaken[REGION_INDEX["laconia"]] == 1
    t = season(season="spring", year=430, effects={"athens": ["storms"]})
    assert t.state.effects == [0, 0]


@pytest.mark.clause("12.8a")
def test_effects_of_a_year_outlast_a_season() -> None:
    t = season(famine={"corinth": -2}, facts=["plague", "phoenicians"], raids={"arcadia": 1})
    assert t.state.famine[REGION_INDEX["corinth"]] == -2 and any(t.state.raids)
    assert asking.is_so(t.state, codes.PLAGUE | codes.PHOENICIANS)


@pytest.mark.clause("card.helots")
def test_two_spartan_land_units_put_helots_down() -> None:
    two = ["laconia-hoplite-5-01", "corinth-hoplite-4-01"]
    rest = {"cities": {"gytheum": ["helots"]}}
    assert season({"gytheum": two}, **rest).event("helots-calm")["target"] == "gytheum"
    assert not season({"gytheum": two}, **rest).position().get("cities")
    assert season({"gytheum": two[:1]}, **rest).position()["cities"] == {"gytheum": ["helots"]}
    ships = {"gytheum": [two[0], "laconia-fleet-4-01"]}
    assert season(ships, **rest).position()["cities"] == {"gytheum": ["helots"]}


@pytest.mark.clause("card.sitalces")
def test_the_odrysians_go_home_in_their_season() -> None:
    there = {"eion": ["odrysian-light-3-01", "sitalces"]}
    rest = {"leads": {"sitalces": "athens"}, "season": "fall"}
    t = season(there, duty=4, **rest)
    assert t.where("sitalces") == "eion" and t.state.duty == 4
    t = season(there, duty=3, **rest)
    assert t.where("sitalces") == t.where("odrysian-light-3-01") == "out" and t.state.duty == 0


# ------------------------------------------------------------------------------------------------------------- New Year
@pytest.mark.clause("3.2a", "15.3")
def test_raided_markers_are_removed() -> None:
    assert not any(new_year(raids={"arcadia": 2, "elis": 1}).state.raids)


@pytest.mark.clause("12.8a", "card.poor_harvest", "card.plague")
def test_effects_of_a_year_end_with_the_new_year_phase() -> None:
    t = new_year(famine={"corinth": -2}, facts=["plague", "plague-played", "spartans-won"])
    assert not any(t.state.famine) and t.position()["facts"] == ["plague-played"]
    assert t.events("plague-ends")


@pytest.mark.clause("13.3h", "5.2a")
def test_the_records_of_a_year_begin_anew() -> None:
    t = new_year(losses_of_year={"chios": 3}, losses={"chios": 3}, assessed=["chios"])
    assert not any(t.state.losses_of_year) and not any(t.state.assessed)
    assert t.state.losses[REGION_INDEX["chios"]] == 3  # told in phase G


@pytest.mark.clause("card.sicily")
def test_an_expedition_that_has_not_sailed_costs_militance() -> None:
    rest = {"ml": {"attica": 10}, "sicily": "open"}
    t = new_year(facts=["expedition-due"], **rest)
    assert t.ml("attica") == 8 and not t.position().get("facts")
    assert new_year(**rest).ml("attica") == 10


@pytest.mark.clause("card.phoenicians")
def test_the_phoenicians_leave_and_whom_they_carry_goes_home() -> None:
    fleet = "persia_tissaphernes-fleet-4-01"
    there = {"caunus": [fleet, "laconia-hoplite-5-01", "laconia-hoplite-5-02"]}
    rest = {"facts": ["phoenicians"], "aboard": {fleet: ["laconia-hoplite-5-01"]}, "satrap": {"tissaphernes": "sparta"}}
    t = new_year(there, **rest)
    assert t.where(fleet) == "out" and not t.position().get("facts")
    assert t.where("laconia-hoplite-5-01") == "force-pool" and t.where("laconia-hoplite-5-02") == "caunus"
    assert new_year(there, aboard=rest["aboard"], satrap=rest["satrap"]).where(fleet) == "caunus"


@pytest.mark.clause("7.8.4a", "card.alcibiades")
def test_a_guest_counts_from_the_new_year_on_and_a_leader_too_many_goes() -> None:
    there = {
        "athens": ["pericles", "alcibiades", "attica-hoplite-4-01", "attica-hoplite-4-02"],
        "3337": ["phormio", "attica-hoplite-4-03", "attica-hoplite-4-04"],
        "potidaea": ["paches", "attica-fleet-5-01", "attica-fleet-5-02"],
        "force-pool": SIX[2:5],
    }
    t = new_year(there, inside=["pericles", "alcibiades"], facts=["alcibiades-guest"])
    assert t.asked == "SendBack" and t.decider == "athens"
    t.may("send-back:alcibiades", "send-back:hagnon", "send-back:pericles", "send-back:paches")
    t.may_not("send-back:phormio", "7.8.1b").may_not("send-back:nicias", "7.8.4a")
    t.does("send-back:hagnon")
    assert t.over and t.where("hagnon") == "leader-pool" and not t.position().get("facts")


@pytest.mark.clause("7.8.4a", "card.alcibiades")
def test_nobody_goes_while_there_is_room() -> None:
    t = new_year({"athens": ["alcibiades"], "force-pool": SIX[:5]}, facts=["alcibiades-guest"])
    assert t.over and t.where("alcibiades") == "athens" and not t.position().get("facts")


@pytest.mark.clause("7.8.4a", "12.10.2")
def test_a_satrap_counts_among_the_leaders_of_athens_alone_and_does_not_go() -> None:
    there = {"sardis": ["tissaphernes"], "athens": ["pericles", "phormio"]}
    t = Table(there, steps=[turn.SendBack(tables.ATHENS)], leads={"tissaphernes": "athens"})
    assert losses.counted(t.state, tables.ATHENS) == 3
    t.may("send-back:pericles").may_not("send-back:tissaphernes", "12.10.2")
    t = Table(there, steps=[], leads={"tissaphernes": "sparta"})
    assert losses.counted(t.state, tables.SPARTA) == 0
