"""Events [section 15, 11.11, 16.1k, 16.1l, rev.20], from the clauses."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.data.tables import ARGIVE, ATHENS, NEITHER, SPARTA
from polemos.games.sparta_vs_athens.data.world import AMPHIPOLIS, ARGOS, LOCALE_INDEX, MELOS, SYRACUSE
from polemos.games.sparta_vs_athens.rules.nations.capture import capture
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.rules.sides import has_port, master_of, shelters
from polemos.games.sparta_vs_athens.rules.year.brasidas import BrasidasInThrace
from polemos.games.sparta_vs_athens.rules.year.event_phase import ArgosAndTheLeague, EventPhase
from polemos.games.sparta_vs_athens.rules.year.events import (
    enters_syracuse,
    expedition_lands,
    expedition_refusals,
    leaves_syracuse,
)
from polemos.games.sparta_vs_athens.rules.year.peace import peace_forbids
from polemos.games.sparta_vs_athens.state import EVENT_PHASE, NEUTRAL, Step, War
from polemos.kernel.flow import run
from rulebook.sparta_vs_athens.table import Table

SIEGE_OF_ARGOS = {"argos": ["sparta_lsp_1", "sparta_lsp_2"]}
RED_IN_METHYMNA = {"methymna": ["athens_lsp_12"]}


def events(pieces: Any = None, **rest: Any) -> Table:
    """The Event Phase of a year of the campaign, alone."""
    said = {"scenario": "campaign", "phase": "events", "quarter": "administration", **rest}
    t = Table(pieces or {}, steps=[], **said)
    assert t.state.phase == EVENT_PHASE
    return play(t, EventPhase())


def play(t: Table, *steps: Step) -> Table:
    """Do some steps now."""
    t.state.agenda = []
    t.state.then(*steps)
    run(t.state)
    t.check("the steps")
    return t


def status(t: Table, bloc: str) -> str:
    """Whose part a bloc takes, as a position says it."""
    found: str = t.position()["status"][bloc]
    return found


# ---------------------------------------------------------------------------------- 15.1, 15.4 by entry, the expedition


def at_syracuse(year: int, side: int, **rest: Any) -> Table:
    """Ships of a side have come to Syracuse."""
    t = Table({"syracuse": ["athens_nsp_1" if side == ATHENS else "peloponnesian_nsp_1"]}, **{
        "scenario": "campaign", "year": year, "steps": [], **rest,
    })  # fmt: skip
    t.state.agenda = []
    enters_syracuse(t.state, side)
    run(t.state)
    return t


@pytest.mark.clause("15.1a", "15.0a")
@pytest.mark.parametrize(("year", "asked"), [(428, False), (427, True), (426, True), (425, True), (424, False)])
def test_athenian_ships_at_syracuse_may_bring_the_athenian_allies_in(year: int, asked: bool) -> None:
    t = at_syracuse(year, ATHENS)
    assert (t.asked == "Declare") == asked
    if asked:
        assert (t.decider, t.clause) == ("athens", "15.1a")
        stays = t.copy().does("pass")
        assert status(stays, "athenian_mainland") == "neutral"
        t.does("declare:15.1")
        assert {status(t, "athenian_mainland"), status(t, "athenian_italian")} == {"with-athens"}
        assert t.owner("corcyra_nsp_1") == "athens"


@pytest.mark.clause("15.1a", "15.0b")
def test_15_1_is_ignored_when_the_allies_are_in_and_happens_once() -> None:
    assert at_syracuse(427, ATHENS, happened=["15.1"]).over
    allied = {"athenian_mainland": "with-athens", "athenian_italian": "with-athens"}
    assert at_syracuse(427, ATHENS, status=allied).over


@pytest.mark.clause("15.4a", "qa.86b")
def test_spartan_ships_at_syracuse_may_bring_the_spartan_allies_in() -> None:
    t = at_syracuse(424, SPARTA)
    assert (t.asked, t.decider, t.clause) == ("Declare", "sparta", "15.4a")
    t.does("declare:15.4")
    # as one group, mainland and Sicily
    assert {status(t, "spartan_mainland"), status(t, "spartan_italian")} == {"with-sparta"}
    assert t.owner("ambracia_lsp") == t.owner("syracuse_lsp_1") == "sparta"
    assert at_syracuse(424, SPARTA, status={"spartan_mainland": "with-sparta", "spartan_italian": "with-sparta"}).over
    # after Carthage no more
    assert at_syracuse(424, SPARTA, happened=["15.5"]).over


@pytest.mark.clause("2.9c", "2.9b")
def test_whoever_joins_is_friendly_with_all_its_places() -> None:
    t = at_syracuse(424, SPARTA)
    city = LOCALE_INDEX["gela"]
    assert (master_of(t.state, city), shelters(t.state, SPARTA, city)) == (NEITHER, [])
    t.does("declare:15.4")
    assert (master_of(t.state, city), shelters(t.state, SPARTA, city)) == (SPARTA, [city])
    # its port takes Spartan ships, the peloponnesian ones there already too
    assert has_port(t.state, SPARTA, SYRACUSE)


@pytest.mark.clause("rev.6", "15.4a", "15.1a")
def test_with_four_groups_events_bring_the_western_halves_in() -> None:
    t = at_syracuse(424, SPARTA, options=["mainland_at_war"])
    assert (status(t, "spartan_mainland"), status(t, "spartan_italian")) == ("with-sparta", "neutral")
    t.does("declare:15.4")
    assert t.event("joins")["bloc"] == "spartan_italian"
    t = at_syracuse(426, ATHENS, options=["mainland_at_war"]).does("declare:15.1")
    assert t.event("joins")["bloc"] == "athenian_italian"


@pytest.mark.clause("16.1l", "16.1m")
def test_the_expedition_to_sicily_brings_the_spartan_allies_in() -> None:
    def refused(year: int, **rest: Any) -> list[str]:
        t = Table({}, steps=[], **{"scenario": "campaign", "year": year, **rest})
        return [why.clause for why in expedition_refusals(t.state)]

    assert [year for year in range(431, 420, -1) if not refused(year)] == [427, 426, 425]
    assert refused(426, happened=["16.1.sicily"]) == ["15.0b"]
    assert refused(420, scenario="nicias") and refused(426, scenario="nicias") == ["16.1l"]
    t = Table({"syracuse": ["athens_nsp_1"]}, steps=[], scenario="campaign", year=426)
    t.state.agenda = []
    expedition_lands(t.state)
    assert (status(t, "spartan_mainland"), status(t, "spartan_italian")) == ("with-sparta", "with-sparta")
    # then 15.1 may be declared
    run(t.state)
    t.may("declare:15.1", "pass")


# -------------------------------------------------------------------------------------------- 15.2 and 15.5, 15.4 tried


@pytest.mark.clause("15.2a", "15.0a")
@pytest.mark.parametrize(("year", "asked"), [(417, False), (416, True), (415, True), (414, True), (413, False)])
def test_without_a_peace_athens_may_declare_the_second_sicilian_war(year: int, asked: bool) -> None:
    t = events(year=year, government=12)
    assert (t.asked == "Declare") == asked
    if asked:
        t.does("declare:15.2")
        assert (status(t, "athenian_mainland"), t.owner("corcyra_lsp")) == ("with-athens", "athens")


@pytest.mark.clause("15.2a")
def test_not_if_the_peace_came_in_421_or_is_on() -> None:
    came = {"happened": ["15.7", "15.11", "peace-in-its-year"]}
    assert events(year=415, government=12, **came).asked != "Declare"
    early = {"happened": ["15.7", "15.11"]}
    assert events(year=415, government=12, **early).asked == "Declare"
    on = events(year=415, government=12, happened=["15.7"], flags=["peace"], dice=[1, 1])
    assert on.asked != "Declare"


@pytest.mark.clause("15.2a", "16.3g")
def test_15_2_is_ignored_where_the_allies_are_in() -> None:
    allied = {"athenian_mainland": "with-athens", "athenian_italian": "with-athens"}
    assert events(year=415, government=12, status=allied).asked != "Declare"


@pytest.mark.clause("15.2a", "15.5a")
def test_15_2_may_be_declared_after_15_1_and_carthage_come() -> None:
    status_now = {"athenian_mainland": "with-athens", "athenian_italian": "with-athens"}
    said = {"status": {**status_now, "spartan_italian": "with-sparta", "spartan_mainland": "with-sparta"}}
    t = events(year=415, government=12, happened=["15.1"], **said)
    assert t.asked == "Declare"
    t.does("declare:15.2")
    assert "15.2" in t.position()["happened"] and not t.events("nation-joins")
    assert t.asked == "Attempt" and t.choices() == ["pass", "attempt:15.5"]
    # by the scenario
    assert events(year=415, government=12, **said).asked != "Declare"


@pytest.mark.clause("gov.6e")
def test_15_2_ends_government_6() -> None:
    t = events(year=415, government=6, since=420).does("declare:15.2")
    assert t.state.government == 7
    assert "government-by-event" in t.position()["flags"]
    assert events(year=415, government=5, since=416).does("declare:15.2").state.government == 5


@pytest.mark.clause("15.4b", "15.4c")
@pytest.mark.parametrize(
    ("prestige", "dice", "joins"),
    [
        (0, [3, 4, 3, 3], True),
        (0, [3, 3, 3, 3], False),
        (-2, [3, 3, 3, 4], True),
        (2, [4, 4, 3, 3], False),
        (2, [5, 4, 3, 3], True),
    ],
)
def test_sparta_may_try_to_persuade_its_allies_each_year(prestige: int, dice: list[int], joins: bool) -> None:
    # the first two dice are Sparta's, who has to throw more; the side ahead adds the level
    t = events(RED_IN_METHYMNA, year=428, prestige=prestige, government=2, dice=dice)
    assert (t.asked, t.decider, t.clause) == ("Attempt", "sparta", "15.4a")
    t.does("attempt:15.4")
    assert (status(t, "spartan_italian") == "with-sparta") == joins
    assert [e["side"] for e in t.events("rolled")] == ["sparta", "sparta", "athens", "athens"]
    # once in an Event Phase
    assert t.over


@pytest.mark.clause("15.4c", "15.5b")
def test_no_15_4_after_15_5() -> None:
    assert events(RED_IN_METHYMNA, year=428, government=2, happened=["15.5"]).over


@pytest.mark.clause("15.5a", "15.5b", "15.5c", "tbl.prestige.j")
def test_carthage_may_be_brought_to_sicily_after_15_2() -> None:
    said = {
        "year": 413,
        "government": 12,
        "status": {"spartan_italian": "with-sparta", "spartan_mainland": "with-sparta"},
    }
    pieces = {"syracuse": ["syracuse_lsp_1", "peloponnesian_nsp_1"], "ambracia": ["ambracia_lsp"]}
    assert events(pieces, **said).over
    t = events(pieces, happened=["15.2"], dice=[4, 4, 3, 4], **said)
    assert (t.asked, t.decider) == ("Attempt", "athens")
    t.does("attempt:15.5")
    assert (status(t, "spartan_italian"), status(t, "spartan_mainland")) == ("out", "out")
    assert (t.where("syracuse_lsp_1"), t.where("ambracia_lsp")) == ("out", "out")
    assert t.where("peloponnesian_nsp_1") == "syracuse"
    assert t.prestige == 1
    # an equal throw is not enough; it may be tried again next year
    t = events(pieces, happened=["15.2"], dice=[4, 4, 4, 4], **said).does("attempt:15.5")
    assert (t.prestige, status(t, "spartan_italian")) == (0, "with-sparta")
    # where 15.2 is ignored it has not happened (RULING-66)
    assert events(scenario="nicias", year=415, dice=[1, 1]).over


# -------------------------------------------------------------------------------------------------- 15.3 Syracuse falls


def taken(**rest: Any) -> Table:
    """Athens takes Syracuse, which was Sparta's ally."""
    green = {"spartan_italian": "with-sparta", "spartan_mainland": "with-sparta"}
    pieces = {
        "syracuse": ["athens_lsp_1", "athens_nsp_1"],
        "ambracia": ["ambracia_lsp"],
        "ionian_sea_south": ["leucas_nsp"],
        "pool": ["syracuse_lsp_3"],
        "athens": ["nicias"],
    }
    said = {"scenario": "campaign", "year": 424, "status": green, **rest}
    t = Table(pieces, steps=[], **said)
    t.state.agenda = []
    capture(t.state, ATHENS, SYRACUSE, "11.13a")
    return play(t, Settle())


@pytest.mark.clause("15.3a", "15.3b", "tbl.prestige.b")
def test_the_fall_of_syracuse_drives_the_spartan_allies_out() -> None:
    t = taken(prestige=0)
    assert (status(t, "spartan_italian"), status(t, "spartan_mainland")) == ("out", "out")
    assert {t.where(name) for name in ("ambracia_lsp", "leucas_nsp", "syracuse_lsp_3")} == {"out"}
    assert t.state.nation_levels == 1
    # the captors stay (RULING-96)
    assert (t.holder("syracuse"), t.where("athens_lsp_1")) == ("athens", "syracuse")
    assert "peace" not in t.position().get("flags", [])


@pytest.mark.clause("15.3d", "15.7a", "15.7d")
def test_with_athens_ahead_peace_follows_at_once() -> None:
    t = taken(prestige=1, government=3, since=427)
    assert "peace" in t.position()["flags"]
    assert t.state.government == 6
    # leaders of the new government are placed at once
    assert t.asked == "Appoint"


@pytest.mark.clause("15.3c", "tbl.prestige.i")
def test_who_leaves_syracuse_afterwards_costs_prestige() -> None:
    t = taken(prestige=0)
    leaves_syracuse(t.state, ATHENS, 2)
    assert t.prestige == -2
    leaves_syracuse(t.state, SPARTA, 3)
    assert t.prestige == -2
    before = Table({}, steps=[], scenario="campaign", year=424)
    leaves_syracuse(before.state, ATHENS, 2)
    assert before.prestige == 0


# ------------------------------------------------------------------------------------------------- 15.7 and 15.11


@pytest.mark.clause("15.7a", "15.7d", "15.7e", "15.0a")
def test_peace_is_made_in_421_unless_sparta_is_ahead() -> None:
    t = events(year=421, prestige=0, government=5, since=422)
    assert (t.state.government, t.asked) == (6, "Appoint")
    assert sorted(t.position()["flags"]) == ["building", "government-by-event", "peace"]
    assert events(year=421, prestige=-1, government=5, since=422).state.government == 5
    assert events(year=422, prestige=4, government=5, since=422).state.government == 5


@pytest.mark.clause("15.7d", "15.7e")
def test_a_later_government_stays_in_power_and_does_not_build() -> None:
    t = events(year=421, prestige=0, government=7, since=422)
    assert t.state.government == 7
    assert t.position()["flags"] == ["peace"]


@pytest.mark.clause("15.0b")
def test_peace_is_made_once() -> None:
    assert "flags" not in events(year=421, prestige=2, government=5, since=422, happened=["15.7"]).position()


@pytest.mark.clause("15.7b2", "15.7b3")
def test_besiegers_go_home_when_peace_begins() -> None:
    t = events(
        {
            "potidaea": ["corinth_lsp_3", "athens_lsp_1", "athens_nsp_1", "cleopompus"],
            "megara": ["megara_lsp"],
            "panactum": ["tegea_lsp", "archidamus"],
            "cyzicus": ["sicyon_lsp"],
        },
        year=421,
        government=8,
        besieging={"potidaea": ["athens_lsp_1", "athens_nsp_1"], "fort-panactum": ["tegea_lsp"]},
        inside={"potidaea": ["corinth_lsp_3"]},
        forts={"panactum": "panactum"},
        holder={"cyzicus": "sparta"},
    )
    while t.asked == "Homeward":
        t.does(t.choices()[0])
    # fewest routes of any kind to a friendly locale; leaders go along, besieging ships stay
    assert t.where("athens_lsp_1") != "potidaea"
    assert t.where("cleopompus") == t.where("athens_lsp_1")
    assert t.where("athens_nsp_1") == "potidaea"
    assert t.where("tegea_lsp") == t.where("archidamus") == "thebes"
    assert not t.besieged("potidaea")
    assert t.position().get("inside", {}) == {}
    # a captured city stays captured
    assert t.holder("cyzicus") == "sparta"


@pytest.mark.clause("15.7b2")
def test_the_siege_of_argos_goes_on_and_only_sieges_end() -> None:
    """In Argos there is no Peace (RULING-80)."""
    t = events(
        {"argos": ["sparta_lsp_1", "argos_lsp_1"], "panactum": ["tegea_lsp"]},
        year=421,
        government=8,
        status={"argos": "with-athens"},
        besieging={"argos": ["sparta_lsp_1"], "fort-panactum": ["tegea_lsp"]},
        inside={"argos": ["argos_lsp_1"]},
        forts={"panactum": "panactum"},
    )
    while t.asked == "Homeward":
        t.does(t.choices()[0])
    assert [e["target"] for e in t.events("siege-ends")] == ["fort-panactum"]
    assert t.besieged("argos") and t.where("sparta_lsp_1") == "argos" and t.where("tegea_lsp") == "thebes"


@pytest.mark.clause("15.7b2")
def test_among_equally_near_places_the_owner_chooses_and_nowhere_else() -> None:
    t = events(
        {"ceos": ["tegea_lsp"], "potidaea": ["athens_lsp_1"]},
        year=421,
        government=8,
        besieging={"potidaea": ["athens_lsp_1"]},
    )
    if t.asked == "Homeward":
        assert (t.decider, t.clause) == ("athens", "15.7b2")
        t.may_not("place:athens", "15.7b2")


@pytest.mark.clause("15.7b", "qa.86d")
def test_during_the_peace_nobody_attacks_but_at_argos_and_on_melos() -> None:
    samos, mantinea = LOCALE_INDEX["samos"], LOCALE_INDEX["mantinea"]

    def forbids(side: int, locale: int, pieces: Any = None, flags: Any = ("peace",), **rest: Any) -> bool:
        t = Table(pieces or {}, steps=[], **{"scenario": "nicias", "year": 420, "flags": list(flags), **rest})
        return peace_forbids(t.state, side, locale)

    assert forbids(SPARTA, samos) and forbids(ATHENS, mantinea)
    assert not forbids(SPARTA, samos, flags=())
    assert not forbids(SPARTA, ARGOS) and not forbids(ATHENS, ARGOS)
    assert not forbids(ATHENS, MELOS) and forbids(SPARTA, MELOS)
    # Argive units by themselves fight and are fought anywhere (RULING-80)
    argives = {"argos": "with-athens"}
    assert not forbids(SPARTA, mantinea, {"mantinea": ["argos_lsp_1"]}, status=argives)
    assert forbids(SPARTA, mantinea, {"mantinea": ["argos_lsp_1", "athens_lsp_1"]}, status=argives)


@pytest.mark.clause("15.11a", "15.7f", "gov.6e")
@pytest.mark.parametrize(("dice", "war"), [([3, 3], False), ([3, 4], True)])
def test_war_resumes_when_two_dice_exceed_6(dice: list[int], war: bool) -> None:
    t = events(scenario="nicias", year=416, flags=["peace"], government=6, since=421, dice=dice)
    assert [e["side"] for e in t.events("rolled")][:2] == ["athens", "sparta"]
    assert ("peace" in t.position().get("flags", [])) != war
    assert t.state.government == (7 if war else 6)


@pytest.mark.clause("15.11a", "15.11b")
@pytest.mark.parametrize(("year", "rolls"), [(417, 0), (416, 2), (415, 2), (414, 2), (413, 0)])
def test_in_which_years_war_may_resume(year: int, rolls: int) -> None:
    t = events(scenario="nicias", year=year, flags=["peace"], government=8, since=417, dice=[1, 1])
    assert len(t.events("rolled")) == rolls
    # in 413 it resumes by itself
    assert ("peace" in t.position().get("flags", [])) == (year != 413)
    assert t.state.government == 8


@pytest.mark.clause("15.0a", "15.11b", "15.3d", "gov.6d")
@pytest.mark.parametrize("scenario", ["nicias", "ionian"])
def test_a_peace_made_in_413_or_later_ends_in_the_next_event_phase(scenario: str) -> None:
    said = {"government": 12, "since": 413, "flags": ["peace"], "happened": ["15.3", "15.7"]}
    t = events(scenario=scenario, year=412, **said)
    assert t.event("war-resumes").clauses == ("15.11b",)
    assert "peace" not in t.position().get("flags", []) and not t.events("rolled")[1:]


@pytest.mark.clause("15.11a")
def test_without_a_peace_nothing_resumes() -> None:
    assert not events(year=413, government=12).events("war-resumes")


# ----------------------------------------------------------------------------------------------- 15.8 to 15.10, Argos


@pytest.mark.clause("15.8a", "2.10a")
@pytest.mark.parametrize(("prestige", "argos"), [(1, "with-athens"), (0, "with-athens"), (-1, "neutral")])
def test_in_420_the_truce_of_argos_ends(prestige: int, argos: str) -> None:
    t = events({"argos": ["argos_lsp_1"]}, scenario="nicias", year=420, prestige=prestige)
    assert status(t, "argos") == argos
    assert t.owner("argos_lsp_1") == ("athens" if argos == "with-athens" else "")
    assert "15.8" in t.position()["happened"]


@pytest.mark.clause("15.8a")
@pytest.mark.parametrize("side", ["sparta", "athens"])
def test_a_siege_of_argos_goes_on_when_it_joins_but_not_that_of_its_new_friend(side: str) -> None:
    besiegers = [f"{side}_lsp_{n}" for n in range(1, 5)]
    t = events(
        {"argos": ["argos_lsp_1", *besiegers]},
        scenario="nicias",
        year=420,
        prestige=1,
        besieging={"argos": besiegers},
        inside={"argos": ["argos_lsp_1"]},
    )
    assert t.owner("argos_lsp_1") == "athens"
    assert t.besieged("argos") == (side == "sparta") == any(t.state.inside)


@pytest.mark.clause("15.9a")
def test_in_419_the_alliance_of_argos_unless_sparta_holds_or_besieges_it() -> None:
    said = {"scenario": "nicias", "year": 419, "happened": ["15.7", "15.8"]}
    assert "15.9" in events(**said).position()["happened"]
    besieged = events(SIEGE_OF_ARGOS, besieging=SIEGE_OF_ARGOS, **said)
    assert "argos-stopped" in besieged.position()["happened"]
    # Athens taking it stops nothing
    assert "15.9" in events(status={"argos": "out"}, **said).position()["happened"]


@pytest.mark.clause("15.9a", "15.10a", "2.10b")
def test_argos_taken_by_sparta_breaks_the_chain_and_by_athens_does_not() -> None:
    for side in ("sparta", "athens"):
        holder = {"argos": side}
        steps: list[Step] = [Settle(), ArgosAndTheLeague()]
        said = {"scenario": "nicias", "year": 418, "happened": ["15.7", "15.8", "15.9"]}
        t = Table({"argos": [f"{side}_lsp_1"]}, steps, holder=holder, **said)
        assert status(t, "argos") == "out"
        assert t.winner == ("athens" if side == "athens" else "")


@pytest.mark.clause("15.10a", "15.10b", "16.2h")
def test_in_418_the_league_goes_over_and_athens_has_won() -> None:
    said = {"scenario": "nicias", "year": 418, "happened": ["15.7", "15.8", "15.9"]}
    t = events(**said)
    assert (t.winner, t.event("decided")["how"]) == ("athens", "league")
    stopped = events(SIEGE_OF_ARGOS, besieging=SIEGE_OF_ARGOS, **said)
    assert stopped.winner == ""
    without = events(scenario="nicias", year=418, happened=["15.7", "15.8", "argos-stopped"])
    assert without.winner == ""


# ---------------------------------------------------------------------------------------- plague, disease, Mytilene


@pytest.mark.clause("16.1k")
def test_plague_below_the_number_of_red_fleets_on_the_map() -> None:
    fleets = [f"athens_nsp_{n}" for n in range(1, 9)]
    pieces = {"athens": fleets, "summer": ["athens_nsp_9"], "pool": ["athens_nsp_10"]}
    t = events(pieces, year=430, government=1, dice=[3, 4])
    assert t.position()["marks"] == {"athens": ["no-garrison"]}
    t = events(pieces, year=430, government=1, dice=[4, 4])
    assert "marks" not in t.position()
    # in 429 if it did not come in 430
    assert len(events({**pieces, **RED_IN_METHYMNA}, year=429, government=1, dice=[3, 4]).events("plague")) == 1
    again = events({**pieces, **RED_IN_METHYMNA}, year=429, government=1, happened=["16.1.plague"])
    assert not again.events("rolled")
    assert not events({**pieces, **RED_IN_METHYMNA}, year=428, government=2).events("rolled")
    assert not events(pieces, scenario="nicias", year=420).events("rolled")


@pytest.mark.clause("rev.20")
def test_disease_in_the_year_after_attica_was_first_ravaged() -> None:
    army = [f"athens_lsp_{n}" for n in range(1, 10)]
    said = {"options": ["seventeen_lost"], "government": 1, "attica_year": 431}
    t = events({"athens": army, "pool": ["athens_lsp_10"]}, year=430, **said)
    assert (t.asked, t.decider, t.clause) == ("Succumb", "athens", "rev.20")
    # 2 + 8 + 7 = 17: enough, and nobody too many
    t.does("lose:athens_lsp_10", "lose:athens_lsp_1", "lose:athens_lsp_2")
    assert t.asked != "Succumb"
    assert {t.where(name) for name in ("athens_lsp_10", "athens_lsp_1", "athens_lsp_2")} == {"out"}
    # 3 + 6 + 6 + 8 is more than needed: one of them stays
    t = events({"athens": army}, year=430, **said)
    t.does("lose:athens_lsp_8", "lose:athens_lsp_3", "lose:athens_lsp_4", "lose:athens_lsp_1")
    assert [n for n in (8, 3, 4, 1) if t.where(f"athens_lsp_{n}") == "out"] == [8, 4, 1]
    # it comes instead of the plague, and in that year alone
    assert not events({"athens": army}, year=430, **said).events("rolled")
    assert events({"athens": army, **RED_IN_METHYMNA}, year=429, **said).asked != "Succumb"


MYTILENEANS = ("mytilene", "methymna", "eresus", "chios")


@pytest.mark.clause("11.11a", "16.1n")
@pytest.mark.parametrize(("year", "revolts"), [(430, False), (429, True), (428, True), (427, True), (426, False)])
def test_mytilene_revolts_if_no_red_unit_is_in_methymna(year: int, revolts: bool) -> None:
    pieces = {"chios": ["chios_nsp_1"], "samos": ["lesbos_lsp"], "mytilene": ["athens_lsp_1"]}
    t = events(pieces, year=year, government=3, dice=[6, 6])
    loyal = t.position().get("loyal", {})
    assert {loyal.get(city) for city in MYTILENEANS} == ({"sparta"} if revolts else {None})
    side = "sparta" if revolts else "athens"
    assert (t.owner("chios_nsp_1"), t.owner("lesbos_lsp")) == (side, side)


@pytest.mark.clause("11.1b")
def test_chios_and_lesbos_are_always_somebody_s() -> None:
    for pieces in ({}, RED_IN_METHYMNA):
        t = events(pieces, year=428, government=2)
        owners = {t.owner(name) for name in ("chios_nsp_1", "chios_lsp", "lesbos_nsp_1", "lesbos_lsp")}
        assert owners == {"sparta" if not pieces else "athens"}
        assert {t.state.loyal[LOCALE_INDEX[city]] for city in MYTILENEANS} == {SPARTA if not pieces else ATHENS}


@pytest.mark.clause("11.11a")
def test_a_red_unit_in_methymna_keeps_lesbos_quiet() -> None:
    for unit in ("athens_lsp_12", "athens_nsp_10"):
        assert events({"methymna": [unit]}, year=428, government=2).owner("chios_lsp") == "athens"
    assert events({"methymna": ["lesbos_lsp"]}, year=428, government=2).owner("chios_lsp") == "sparta"


@pytest.mark.clause("11.11b")
def test_it_ends_when_athens_takes_mytilene() -> None:
    t = events({"mytilene": ["athens_lsp_1"], "chios": ["chios_nsp_1", "tegea_lsp"]}, year=428, government=2)
    assert t.owner("chios_nsp_1") == "sparta"
    capture(t.state, ATHENS, LOCALE_INDEX["mytilene"], "11.13a")
    play(t, Settle())
    assert (t.owner("chios_nsp_1"), t.holder("mytilene")) == ("athens", "")
    assert not set(t.position().get("loyal", {})) & set(MYTILENEANS)


# ------------------------------------------------------------------------------------------------------ 15.13 Persia


@pytest.mark.clause("15.13a", "15.13b", "15.12c")
def test_persia_joins_sparta_once_war_has_resumed_and_sparta_is_ahead() -> None:
    said = {"year": 412, "government": 7, "since": 413, "happened": ["15.7", "15.11"]}
    pieces = {"elaea": ["athens_lsp_1"], "pool": ["persia_lsp_1", "persia_lsp_2"]}
    assert events(pieces, prestige=0, **said).asked != "PlacePersians"
    assert events(pieces, prestige=-1, year=412, government=7, happened=["15.7"]).asked != "PlacePersians"
    t = events(pieces, prestige=-1, **said).until("PlacePersians")
    assert (t.decider, t.clause) == ("sparta", "15.13b")
    assert t.targets("place") == sorted(["antandrus", "iasus", "sardis"], key=LOCALE_INDEX.__getitem__)
    t.may_not("place:elaea", "15.13b").may_not("place:samos", "15.13b")
    t.does("place:sardis").may_not("place:sardis", "15.13b").does("place:iasus")
    assert (t.where("persia_lsp_1"), t.where("persia_lsp_2")) == ("sardis", "iasus")
    assert t.holder("iasus") == ""
    assert "persia" in t.position()["flags"]


# --------------------------------------------------------------------------------------------------- 15.14 Brasidas


def spring(pieces: Any = None, **rest: Any) -> Table:
    """The beginning of spring 423."""
    said = {"scenario": "campaign", "year": 423, "prestige": 1, **rest}
    there = {"sparta": ["sparta_lsp_1", "brasidas"], "thebes": ["boeotia_lsp_4"], "amphipolis": ["athens_lsp_12"]}
    return Table({**there, **(pieces or {})}, steps=[BrasidasInThrace()], **said)


@pytest.mark.clause("15.14a", "qa.14a")
def test_brasidas_besieges_amphipolis_with_a_unit_of_the_allies() -> None:
    t = spring({"potidaea": ["corinth_lsp_3", "athens_lsp_1"]}, besieging={"potidaea": ["athens_lsp_1"]},
               inside={"potidaea": ["corinth_lsp_3"]})  # fmt: skip
    assert (t.asked, t.decider, t.clause) == ("WithBrasidas", "sparta", "15.14a")
    t.may("pass").may_not("pick:sparta_lsp_1", "15.14a").may_not("pick:athens_lsp_12", "15.14a")
    t.may_not("pick:agis", "15.14a")
    t.may_not("pick:corinth_lsp_3", "15.14a").may_not("pick:tegea_lsp", "15.14a")
    t.does("pick:boeotia_lsp_4")
    assert (t.where("brasidas"), t.where("boeotia_lsp_4")) == ("amphipolis", "amphipolis")
    # 3 against a garrison of 2 and an army of 2 inside: no test when they come, but things settle at once
    assert "15.14" in t.position()["happened"]
    assert not t.besieged("amphipolis")
    # from wherever it stands, Athens itself not left out
    spring({"athens": ["boeotia_lsp_2"]}).may("pick:boeotia_lsp_2")
    stronger = spring({"thebes": ["boeotia_lsp_1"]}).does("pick:boeotia_lsp_1")
    assert stronger.besieged("amphipolis")
    assert stronger.position()["inside"] == {"amphipolis": ["athens_lsp_12"]}


@pytest.mark.clause("15.14a")
def test_only_in_423_with_athens_ahead_and_brasidas_alive() -> None:
    assert spring(prestige=0).over
    assert spring(year=424).over
    assert spring({"sparta": [], "dead": ["brasidas"]}).over
    assert spring(happened=["15.14"]).over
    assert spring({"sparta": [], "pool": ["brasidas"]}).asked == "WithBrasidas"
    assert spring(flags=["peace"]).over


# ----------------------------------------------------------------------------------------------------- Darius


@pytest.mark.clause("tbl.darius", "16.1p")
@pytest.mark.parametrize("year", range(406, 399, -1))
def test_the_death_of_darius(year: int) -> None:
    dies = {405: 1, 404: 2, 403: 3, 402: 4, 401: 5, 400: 6}.get(year, 0)
    for die in range(1, 7):
        t = events(scenario="ionian", year=year, government=12, happened=["15.7", "15.11", "15.13"], dice=[die])
        assert (t.winner != "") == (die <= dies)
        if year <= 405:
            assert t.events("rolled")[0]["side"] == "athens"
    if year == 400:
        # persia pays no more
        t = events(scenario="ionian", year=400, government=12, flags=["persia"], dice=[6])
        assert "darius-dead" in t.position()["flags"]
        assert "persia" not in t.position()["flags"]


@pytest.mark.clause("3.2.1c", "15.0a")
def test_neutral_argos_stays_neutral_before_its_year() -> None:
    t = events(scenario="nicias", year=421, flags=["peace"], happened=["15.7"])
    assert t.state.status[ARGIVE] == NEUTRAL
    assert isinstance(t.state, War)
    assert t.state.loyal[AMPHIPOLIS] == ATHENS
