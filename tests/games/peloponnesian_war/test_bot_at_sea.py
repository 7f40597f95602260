"""What the bot does with fleets: it ravages coasts, hunts, intercepts, shuts besieged ports, and sails to Sicily."""

from typing import Any

import pytest

from games.peloponnesian_war.bot_plays import moves, plays, question
from polemos.games.peloponnesian_war.bot import aims, levying, voyages
from polemos.games.peloponnesian_war.bot.bot import candidates
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import ATHENS, PIECE_INDEX, SPARTA
from polemos.games.peloponnesian_war.rules.campaign.phase import MovementPhase
from polemos.games.peloponnesian_war.rules.season.building import Build
from polemos.games.peloponnesian_war.rules.season.placement import PlaceUnits
from polemos.games.peloponnesian_war.verbs import INTERCEPT
from polemos.kernel.flow import PASS
from rulebook.peloponnesian_war.table import Table

FLEETS = [f"attica-fleet-5-0{n}" for n in range(1, 8)]
FOES = [f"corinth-fleet-4-0{n}" for n in range(1, 4)]
HOPLITES = [f"attica-hoplite-4-0{n}" for n in range(1, 7)]
DEFENDERS = [f"corinth-hoplite-4-0{n}" for n in range(1, 6)]


def region_at(t: Table, piece: str) -> int:
    """The region on whose coast a piece lies, -1 for none."""
    return world.REGION_AT[world.PLACE_INDEX[t.where(piece)]]


def asked_to_intercept(pieces: dict[str, list[str]], aboard: dict[str, list[str]] | None = None) -> int:
    """What the bot answers when Hagnon has come into the Saronic Gulf with the fleets in Piraeus."""
    t = Table(pieces, side="athens", steps=[MovementPhase(ATHENS)], aboard=aboard or {})
    t.does("sail:hagnon", "halt:saronic_gulf")
    assert t.asked == "Intercept"
    return candidates(question(t))[0]


# ---------------------------------------------------------------- coasts


@pytest.mark.clause("13.3b", "15.1a", "16.4.2")
def test_fleets_sail_out_to_ravage_the_coasts_of_the_enemy() -> None:
    """As Pericles would have it: a squadron under its leader, and ships by themselves."""
    t, made = moves("athens", {"piraeus": ["nicostratus", *FLEETS[:2]]})
    assert "sail:nicostratus" in made
    region = region_at(t, FLEETS[0])
    assert region >= 0 and t.state.controller[region] == SPARTA
    assert not t.state.inside[PIECE_INDEX[FLEETS[0]]]
    lone, _ = moves("sparta", {"gytheum": ["laconia-fleet-4-01"]})
    region = region_at(lone, "laconia-fleet-4-01")
    assert region >= 0 and lone.state.controller[region] == ATHENS


@pytest.mark.clause("13.3b", "15.3")
def test_a_second_squadron_ravages_elsewhere() -> None:
    pieces = {"piraeus": ["nicostratus", *FLEETS[:2]], "naupactus": ["phormio", *FLEETS[2:4]]}
    t, _ = moves("athens", pieces)
    assert region_at(t, FLEETS[0]) != region_at(t, FLEETS[2])


@pytest.mark.clause("3.2e", "16.9a")
def test_nobody_ravages_when_storms_blow() -> None:
    for said in ({"season": "winter"}, {"effects": {"athens": ["storms"]}}):
        _, made = moves("athens", {"piraeus": ["nicostratus", *FLEETS[:2]]}, **said)
        assert not any(c.startswith("sail:") for c in made), said


@pytest.mark.clause("15.1a", "9.1b")
def test_in_the_last_campaign_turn_fleets_come_home() -> None:
    t, _ = moves("athens", {"2960": ["nicostratus", *FLEETS[:3]]}, turn=3)
    assert t.state.inside[PIECE_INDEX[FLEETS[0]]]
    stormy, made = moves("athens", {"4348": ["nicostratus", *FLEETS[:2]]}, turn=3, effects={"athens": ["storms"]})
    assert stormy.state.loc[PIECE_INDEX[FLEETS[0]]] == world.PLACE_INDEX["4348"], made


@pytest.mark.clause("16.4.6a")
def test_no_fleet_is_risked_in_an_open_sea_for_a_raid() -> None:
    for start in ("lechaeum", "gytheum", "piraeus", "corcyra"):
        side = "sparta" if start in ("lechaeum", "gytheum") else "athens"
        fleet = {"lechaeum": FOES[0], "gytheum": "laconia-fleet-4-01"}.get(start, FLEETS[0])
        t, _ = moves(side, {start: [fleet]}, dice=[6] * 20)
        assert not [e for e in t.events("sails") if e["space"] in OPEN_SEAS], start


OPEN_SEAS = [name for sea, name in enumerate(world.SEA_NAMES) if world.OPEN[sea]]


# ---------------------------------------------------------------- battles at sea


@pytest.mark.clause("17.1c", "17.9.1")
def test_a_squadron_falls_upon_a_lone_enemy_fleet_on_a_beach() -> None:
    t, _ = moves("athens", {"piraeus": ["phormio", *FLEETS[:4]], "3944": [FOES[0]]}, turn=3)
    assert t.events("battle") and t.event("battle")["space"] == "3944"


@pytest.mark.clause("17.1c", "17.3.2")
def test_it_leaves_a_stronger_one_alone() -> None:
    foes = [*FOES, "laconia-fleet-4-01", "laconia-fleet-4-02", "megarid-fleet-3-01"]
    t, _ = moves("athens", {"piraeus": ["hagnon", *FLEETS[:2]], "3944": [*foes, "lysander"]}, turn=3)
    assert not t.events("battle")


@pytest.mark.clause("16.6.1", "17.3.2")
def test_fleets_intercept_at_good_odds_alone() -> None:
    strong = {"piraeus": ["hagnon", FLEETS[0]], "cenchrae": [*FOES, "lysander"]}
    assert asked_to_intercept(strong) == INTERCEPT + PIECE_INDEX["lysander"]
    weak = {"piraeus": ["hagnon", *FLEETS[:4]], "cenchrae": [FOES[0]]}
    assert asked_to_intercept(weak) == PASS


@pytest.mark.clause("10.3.3", "10.4.5", "16.6.1")
def test_who_keeps_up_a_siege_does_not_sail_away_to_intercept() -> None:
    camp = ["corinth-hoplite-4-01", "corinth-hoplite-4-02", "lysander", *FOES]
    pieces = {"piraeus": ["hagnon", FLEETS[0]], "salamis": camp}
    assert asked_to_intercept(pieces, {}) == PASS


# ---------------------------------------------------------------- ports


def camp(fleets: list[str]) -> dict[str, list[str]]:
    """Athenians before Potidaea, in which a Corinthian is; so many fleets with them."""
    return {"potidaea": ["corinth-hoplite-4-01", *HOPLITES[:3], *fleets]}


@pytest.mark.clause("10.3.3", "10.4.5")
def test_fleets_that_keep_up_a_siege_stay() -> None:
    pieces = camp(["phormio", *FLEETS[:2]])
    t, made = moves("athens", pieces, inside=["corinth-hoplite-4-01"], siege={"potidaea": 2})
    assert t.siege("potidaea") == 2 and t.where(FLEETS[0]) == "potidaea"
    assert not any(c.startswith("sail:") for c in made)


@pytest.mark.clause("10.3.3")
def test_a_fleet_shuts_the_port_that_own_troops_have_invested() -> None:
    pieces = {**camp([]), "torone": [FLEETS[0]]}
    t, _ = moves("athens", pieces, inside=["corinth-hoplite-4-01", FLEETS[0]], holder={"torone": "athens"})
    assert t.where(FLEETS[0]) == "potidaea"


@pytest.mark.clause("10.3.3", "10.3.4")
def test_ports_are_besieged_by_the_masters_of_the_sea() -> None:
    pieces = {"force-pool": [*FLEETS, *HOPLITES, "corinth-fleet-4-01"], "potidaea": DEFENDERS}
    t = Table(pieces, side="athens", inside=DEFENDERS)
    assert aims.masters(t.state, ATHENS) == 7 and aims.masters(t.state, SPARTA) == 0
    potidaea, athens = world.CITY_INDEX["potidaea"], world.CITY_INDEX["athens"]
    assert aims.needed(t.state, ATHENS, potidaea, 7)[0] < 20 <= aims.needed(t.state, ATHENS, potidaea, 0)[0]
    walled = Table(pieces, side="sparta", long_walls=[["athens", "piraeus"]])
    assert aims.needed(walled.state, SPARTA, athens, 0)[0] > aims.needed(walled.state, SPARTA, athens, 3)[0]
    piraeus = world.CITY_INDEX["piraeus"]
    assert aims.worth_of(walled.state, SPARTA, piraeus) == aims.worth_of(walled.state, SPARTA, athens)


# ---------------------------------------------------------------- who is levied


def levies(side: str, talents: int, **said: object) -> Table:
    """The bot has placed its people at the start of spring."""
    pool = [*FLEETS, *HOPLITES, "nicostratus"] if side == "athens" else ["laconia-fleet-4-01", *FOES]
    said = {"phase": "placement", "turn": 0, "treasury": {side: talents}, **said}
    t = Table({"force-pool": pool}, side=side, steps=[PlaceUnits((ATHENS, SPARTA)[side == "sparta"])], **said)
    plays(t, side)
    return t


@pytest.mark.clause("7.3.4", "9.4.3", "15.1a")
def test_fleets_are_sent_out_to_ravage_while_there_is_money() -> None:
    assert [fleet for fleet in FLEETS if levies("athens", 120).where(fleet) != "force-pool"]
    assert [fleet for fleet in FOES if levies("sparta", 60).where(fleet) != "force-pool"]
    poor = levies("sparta", levying.RAIDERS - 1)
    assert not [fleet for fleet in FOES if poor.where(fleet) != "force-pool"]


@pytest.mark.clause("card.sicily", "19.3a")
def test_the_expedition_that_is_owed_gathers_and_sails() -> None:
    said = {"sicily": "open", "facts": ["expedition-due"], "season": "summer"}
    t = levies("athens", 100, **said)
    there = t.at("piraeus")
    assert len([p for p in there if p in FLEETS]) >= voyages.EXPEDITION["fleets"]
    assert len([p for p in there if p in HOPLITES]) >= voyages.EXPEDITION["land"]
    assert "nicostratus" in there
    sails = {"corcyra": ["nicostratus", *FLEETS[:4], *HOPLITES[:4]]}
    gone, _ = moves("athens", sails, **said)
    assert gone.where(HOPLITES[0]) == gone.where(FLEETS[3]) == "sicilian_sea"
    assert gone.events("expedition-there")


@pytest.mark.clause("7.7", "12.10.1")
def test_with_a_satrap_on_its_side_sparta_builds_a_fleet() -> None:
    built = []
    for satraps in ({}, {"tissaphernes": "sparta"}):
        t = Table({"build-pool": [*FOES, "corinth-hoplite-4-04"]}, phase="building", turn=0, side="sparta",
                  steps=[Build(SPARTA)], treasury={"sparta": 30}, satrap=satraps)  # fmt: skip
        plays(t, "sparta")
        built.append(len([fleet for fleet in FOES if t.where(fleet) == "force-pool"]))
        more = levying.Wants(t.state, SPARTA)
        assert levying.has_king(t.state, SPARTA) == bool(satraps) and more.out == 0
    assert built[0] == 0 < built[1]


@pytest.mark.clause("9.3.4a", "9.3.4c")
def test_fleets_end_a_season_where_they_cut_off_a_camp() -> None:
    """The Athenians at Potidaea live by their base there; a fleet in a port of the same gulf bars its waters."""
    pieces = {"potidaea": ["corinth-hoplite-4-01", *HOPLITES[:4]], "3815": [FOES[0]]}
    said: dict[str, Any] = {"inside": ["corinth-hoplite-4-01"], "bases": {"potidaea": "athens"}, "turn": 3}
    t = Table(pieces, side="sparta", **said)
    assert voyages.fed_by_sea(t.state, ATHENS) == [(world.CITY_HEX[world.CITY_INDEX["potidaea"]], 4)]
    open_to_us = [p for p in voyages.goals(t.state, SPARTA) if voyages.cuts(t.state, SPARTA, p) > voyages.FEW]
    assert open_to_us
    kept = Table({**pieces, "mende": [FLEETS[0]]}, side="sparta", holder={"mende": "athens"}, **said)
    assert all(voyages.cuts(kept.state, SPARTA, place) == 0 for place in open_to_us)
    early = Table(pieces, side="sparta", **{**said, "turn": 1})
    assert not voyages.cuts(early.state, SPARTA, open_to_us[0])
    ended, _ = moves("sparta", pieces, **said)
    assert world.PLACE_INDEX[hex_of(ended, FOES[0])] in open_to_us


def hex_of(t: Table, piece: str) -> str:
    """The number of the hex in which a piece is."""
    return world.PLACE_NAMES[t.state.loc[PIECE_INDEX[piece]]]
