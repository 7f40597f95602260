"""Athenian governments and their leaders [3.2.1d, 6.4, 14.1, the government table, rev.102], from the clauses."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.data.tables import ATHENS, NEITHER, SPARTA
from polemos.games.sparta_vs_athens.data.world import CYTHERA, MELOS
from polemos.games.sparta_vs_athens.rules.combat.rights import refusals_attack
from polemos.games.sparta_vs_athens.rules.year.government_phase import GovernmentPhase
from rulebook.sparta_vs_athens.table import Table

HOME = {"athens": ["athens_lsp_1", "athens_nsp_1"]}


def governed(pieces: Any = None, **rest: Any) -> Table:
    """The Government Phase of a year of the campaign, alone."""
    said = {"scenario": "campaign", "phase": "government", "quarter": "administration", **rest}
    return Table({**HOME, **(pieces or {})}, steps=[GovernmentPhase()], **said)


def placed(t: Table) -> list[str]:
    """Places every leader at Athens that has to be placed."""
    return [
        name for name in ATHENIANS if t.until(lambda t: t.over, {"Station": "place:athens"}).where(name) == "athens"
    ]


ATHENIANS = [
    "xenophon",
    "cleopompus",
    "phormio",
    "pericles",
    "paches",
    "nicias",
    "eurymedon",
    "laches",
    "demosthenes",
    "alcibiades",
    "lamachus",
    "strombichides",
    "diomedon",
    "charmines",
    "thrasyllus",
    "thrasybulus",
    "theremenes",
    "conon",
    "athens-d",
]


def reserve_of(government: int) -> dict[str, list[str]]:
    """Leaders aside, as they are before anybody of a government has been placed."""
    return {"reserve": LISTS[government]}


LISTS = {
    1: ["xenophon", "cleopompus", "phormio", "pericles"],
    2: ["paches"],
    3: ["nicias", "eurymedon", "laches", "demosthenes"],
    4: ["nicias"],
    5: ["athens-d"],
    6: ["nicias", "eurymedon", "laches", "demosthenes", "alcibiades", "lamachus"],
    7: ["strombichides", "diomedon", "charmines"],
    8: ["alcibiades", "thrasyllus", "thrasybulus", "theremenes", "conon"],
    9: ["alcibiades", "thrasyllus", "thrasybulus", "theremenes", "conon"],
    10: ["diomedon", "thrasyllus", "conon"],
    11: ["thrasybulus", "theremenes", "conon"],
    12: ["conon"],
}


@pytest.mark.clause("3.2.1d2", "note.forts", "14.1e")
def test_forts_may_be_placed_in_the_government_phase() -> None:
    """What the table allows is carried out then, where Athenian units stand."""
    said = {"year": 426, "government": 3, "since": 427, "prestige": 3, "level": 3, "options": ["forts_by_government"]}
    forts = {"pylos": "to-come", "methana": "to-come"}
    t = governed({"pylos": ["athens_nsp_2"]}, forts=forts, **said)
    t.may("done").may_not("build:methana", "note.forts").does("build:pylos")
    assert t.over and t.position()["forts"]["pylos"] == "pylos"


# ------------------------------------------------------------------------------------------- who comes when


@pytest.mark.clause("14.1b", "3.2.1d", "14.1a")
@pytest.mark.parametrize(("prestige", "government"), [(2, 4), (3, 3), (4, 3)])
def test_a_government_falls_when_prestige_does(prestige: int, government: int) -> None:
    t = governed(year=426, government=3, since=427, prestige=prestige, level=3)
    assert t.state.government == government
    # today's level is what counts next year
    placed(t)
    assert t.state.level == prestige


@pytest.mark.clause("3.2.1d1", "gov.1c", "gov.2a", "16.1d", "14.1c")
def test_in_428_the_moderates_come_whatever_the_prestige() -> None:
    assert governed(year=429, government=1, since=431, prestige=-5, level=0).state.government == 1
    t = governed(year=428, government=1, since=431, prestige=5, level=0)
    assert t.state.government == 2
    assert t.event("government").clauses == ("3.2.1d1",)


@pytest.mark.clause("gov.8d", "14.1c")
def test_the_400_last_a_year() -> None:
    assert governed(year=411, government=8, since=411, prestige=-1, level=3).state.government == 8
    assert governed(year=410, government=8, since=411, prestige=5, level=3).state.government == 9


@pytest.mark.clause("gov.12b")
def test_the_last_government_stays() -> None:
    assert governed(year=403, government=12, since=404, prestige=-9, level=3).state.government == 12


@pytest.mark.clause("14.1b")
def test_a_government_that_an_event_brought_is_not_tested_in_that_year() -> None:
    t = governed(year=415, government=7, since=415, prestige=-9, level=3, flags=["government-by-event"])
    assert (t.state.government, t.position().get("flags", [])) == (7, [])
    t = governed(year=414, government=7, since=415, prestige=-9, level=3)
    assert t.state.government == 8


@pytest.mark.clause("14.1d", "gov.10c")
def test_number_10_is_kept_once_by_giving_up_two_men() -> None:
    said = {"year": 405, "government": 10, "since": 406, "prestige": 0, "level": 2}
    men = {"athens": [*HOME["athens"], "diomedon"], "reserve": ["thrasyllus", "conon"]}
    t = governed(men, **said)
    assert (t.asked, t.decider, t.clause) == ("Fall", "athens", "14.1d")
    kept = t.copy().does("avert")
    assert kept.state.government == 10
    assert (kept.where("diomedon"), kept.where("thrasyllus")) == ("out", "out")
    assert "ten-averted" in kept.position()["flags"]
    assert t.does("pass").state.government == 11
    # both must live: if not, nobody is asked and the government falls
    for gone in ({"dead": ["diomedon"]}, {"out": ["thrasyllus"]}):
        left = governed({**gone, "reserve": ["conon"]}, **said)
        assert left.state.government == 11


@pytest.mark.clause("gov.11b", "14.1d")
def test_number_11_likewise() -> None:
    said = {"year": 404, "government": 11, "since": 405, "prestige": 0, "level": 2}
    t = governed({"reserve": ["thrasybulus", "theremenes", "conon"]}, **said).does("avert")
    assert (t.state.government, t.where("thrasybulus"), t.where("theremenes")) == (11, "out", "out")
    again = governed({"out": ["thrasybulus", "theremenes"], "reserve": ["conon"]}, **said)
    assert again.state.government == 12


@pytest.mark.clause("gov.6d")
def test_with_government_6_the_peace_comes_even_against_prestige() -> None:
    t = governed(year=424, government=5, since=425, prestige=-3, level=0)
    assert t.state.government == 6
    assert "peace" in t.position()["flags"]


@pytest.mark.clause("gov.3d", "15.6a")
def test_with_government_3_chalcidice_joins_sparta() -> None:
    t = governed({"chalcidice": ["chalcidice_lsp_1"]}, year=427, government=2, since=428, prestige=-1, level=0)
    assert t.state.government == 3
    assert t.owner("chalcidice_lsp_1") == "sparta"
    assert (t.event("nation-joins")["nation"], t.event("nation-joins")["side"]) == ("chalcidice", "sparta")


@pytest.mark.clause("gov.2b", "12.2b", "2.13d")
def test_with_government_2_the_property_tax_begins_once() -> None:
    t = governed(year=428, government=1, since=431)
    assert t.state.tax_years == 5
    # not in a scenario without it
    assert governed(scenario="nicias", year=420, government=1, since=421, prestige=0).state.tax_years == 0


@pytest.mark.clause("gov.9c", "tbl.income.athens.d", "rev.12", "2.13d")
def test_with_government_9_the_toll_begins() -> None:
    # in the income table with #8
    assert "toll" in governed(year=410, government=8, since=411).position()["flags"]
    assert "toll" not in governed(year=411, government=7, since=412, prestige=-1).position().get("flags", [])
    printed = governed(year=411, government=7, since=412, prestige=-1, options=["early_toll"])
    assert "toll" in printed.position()["flags"]


@pytest.mark.clause("gov.6f")
@pytest.mark.parametrize(("year", "where"), [(418, "athens"), (417, "out"), (416, "athens")])
def test_laches_leaves_in_417(year: int, where: str) -> None:
    t = governed({"athens": [*HOME["athens"], "laches"]}, year=year, government=6, since=421, prestige=4, level=4)
    assert t.where("laches") == where


@pytest.mark.clause("gov.2c", "gov.3c", "gov.5b", "16.1d")
def test_melos_and_cythera_are_safe_under_government_2() -> None:
    def forbidden(side: int, locale: int, government: int) -> list[str]:
        t = governed(year=427, government=government, since=427, prestige=0, level=0)
        owner = SPARTA if locale == CYTHERA else NEITHER
        return [why.clause for why in refusals_attack(t.state, side, locale, owner)]

    assert "gov.2c" in forbidden(ATHENS, CYTHERA, 2) and "gov.2c" in forbidden(ATHENS, MELOS, 2)
    assert forbidden(ATHENS, CYTHERA, 3) == []
    assert forbidden(ATHENS, MELOS, 4) == ["qa.86d"]
    assert forbidden(ATHENS, MELOS, 5) == []
    assert forbidden(SPARTA, MELOS, 5) == ["qa.86d"]


# ------------------------------------------------------------------------------------------------- leaders


@pytest.mark.clause("3.2.1d2", "6.4a", "6.4b", "6.4f", "6.4g")
def test_a_change_takes_all_leaders_away_and_brings_the_new_ones_at_once() -> None:
    t = governed(
        {"athens": [*HOME["athens"], "nicias", "laches", "athens-b"], "dead": ["demosthenes"]},
        year=423,
        government=3,
        since=427,
        prestige=-1,
        level=0,
    )
    # the fourth lists Nicias alone: he may stay, or go elsewhere, but has to be placed
    assert (t.asked, t.decider, t.clause) == ("Station", "athens", "6.4f")
    assert (t.where("nicias"), t.where("laches"), t.where("athens-b")) == ("reserve", "pool", "cup")
    assert t.where("demosthenes") == "dead"
    t.may_not("pass")
    t.does("place:athens")
    assert t.where("nicias") == "athens"


@pytest.mark.clause("6.4g")
def test_whom_no_later_government_lists_is_out_for_good() -> None:
    t = governed({"athens": [*HOME["athens"], "phormio"]}, year=428, government=1, since=431)
    assert t.where("phormio") == "out"


@pytest.mark.clause("6.4f", "3.2.1d2")
def test_a_leader_is_placed_with_units_or_a_garrison_of_his_side() -> None:
    t = governed({"saronic_gulf": ["athens_nsp_2"], "sparta": ["sparta_lsp_1"]}, year=428, government=1, since=431)
    # Paches: with ships at sea, with an army, with a garrison alone; not with the enemy's, nor at a place of nobody
    t.may("place:saronic_gulf", "place:athens", "place:samos")
    t.may_not("place:sparta", "6.4f").may_not("place:oenoe", "6.4f").may_not("place:syracuse", "6.4f")
    t.does("place:saronic_gulf")
    assert t.position()["aboard"] == {"athens_nsp_2": ["paches"]}


@pytest.mark.clause("6.8d")
def test_unnamed_leaders_leave_with_the_government() -> None:
    t = governed({"athens": [*HOME["athens"], "athens-a"]}, year=428, government=1, since=431)
    assert t.where("athens-a") == "cup"


@pytest.mark.clause("6.4c", "gov.5a")
def test_an_unnamed_leader_stands_in_for_cleon() -> None:
    t = governed({"cup": ["athens-a", "athens-d"]}, year=422, government=4, since=423, prestige=-1, level=0)
    assert placed(t) == ["athens-d"]
    # he leaves when #6 takes power
    t = governed({"athens": [*HOME["athens"], "athens-d"]}, year=421, government=5, since=422, prestige=-1, level=0)
    assert t.where("athens-d") == "cup"


@pytest.mark.clause(
    "gov.1a", "gov.2a", "gov.3a", "gov.4a", "gov.5a", "gov.6a", "gov.7a", "gov.8a", "gov.9a", "gov.10a", "gov.11a",
    "gov.12a", "gov.6b", "gov.8b", "6.4d",
)  # fmt: skip
@pytest.mark.parametrize("number", range(2, 13))
def test_the_leaders_of_each_government(number: int) -> None:
    said = {"year": 428 if number == 2 else 410, "government": number - 1, "since": 413, "prestige": -5, "level": 0}
    t = governed({"cup": ["athens-d"]}, **said)
    if t.asked == "Fall":
        t.does("pass")
    most = 3 if number in (6, 8, 9) else len(LISTS[number])
    assert t.state.government == number
    came = placed(t)
    assert len(came) == most
    assert set(came) <= set(LISTS[number])
    assert {t.where(name) for name in LISTS[number] if name not in came} <= {"reserve"}


@pytest.mark.clause("gov.6b", "6.4d", "6.4f")
def test_athens_chooses_whom_the_first_year_brings() -> None:
    t = governed(year=421, government=5, since=422, prestige=-1, level=0)
    assert (t.asked, t.clause) == ("Appoint", "6.4f")
    t.may("appoint:lamachus").may_not("done", "6.4f").may_not("appoint:conon", "6.4a")
    t.does("appoint:lamachus", "place:athens", "appoint:alcibiades", "place:athens", "appoint:nicias", "place:athens")
    assert t.over
    assert (t.where("lamachus"), t.where("laches")) == ("athens", "reserve")


@pytest.mark.clause("gov.1b", "gov.6b", "6.4d")
@pytest.mark.parametrize(("government", "since", "year"), [(1, 431, 430), (6, 421, 420), (9, 410, 409)])
def test_the_others_may_come_in_a_later_year(government: int, since: int, year: int) -> None:
    said = {"government": government, "since": since, "year": year, "prestige": 0, "level": 0}
    names = LISTS[government]
    t = governed({"athens": [*HOME["athens"], *names[:2]], "reserve": names[2:]}, **said)
    assert t.asked == "Appoint"
    assert sorted(t.targets("appoint")) == sorted(names[2:])
    t.may("done").does(f"appoint:{names[2]}", "place:athens")
    assert t.where(names[2]) == "athens"


@pytest.mark.clause("gov.9b")
def test_number_9_has_alcibiades_among_its_first_three() -> None:
    said = {"year": 410, "government": 8, "since": 411}
    t = governed(**said).does("appoint:conon", "place:athens", "appoint:thrasyllus", "place:athens")
    # the last of the three can only be he
    assert t.asked == "Station"
    assert t.does("place:athens").where("alcibiades") == "athens"
    # if he is alive
    t = governed({"dead": ["alcibiades"]}, **said)
    t.does("appoint:conon", "place:athens", "appoint:thrasyllus", "place:athens").may("appoint:theremenes")


@pytest.mark.clause("6.4e")
def test_a_new_government_owes_nothing_to_the_dead_of_the_last() -> None:
    t = governed(year=428, government=1, since=431, vacancies={"athens": 2})
    assert t.state.vacancies[0] == 0


@pytest.mark.clause("5.2c")
def test_who_came_is_for_athens_to_know() -> None:
    t = governed(year=428, government=1, since=431).does("place:samos")
    assert (t.event("leader-comes")["unit"], t.event("leader-comes").audience) == ("paches", 1)
    assert (t.event("leader-comes-hidden")["space"], t.event("leader-comes-hidden").audience) == ("samos", 2)


# -------------------------------------------------------------------------------------- unnamed leaders every year


@pytest.mark.clause("rev.102", "qa.102a", "6.5a")
def test_unnamed_leaders_are_drawn_anew_every_year() -> None:
    t = governed(
        {
            "athens": [*HOME["athens"], "athens-a"],
            "dead": ["athens-b"],
            "cup": ["athens-c", "sparta-a", "sparta-b"],
            "sparta": ["sparta_lsp_1", "sparta-c"],
        },
        year=430,
        government=1,
        since=431,
        options=["yearly_unnamed"],
    )
    assert (t.asked, t.decider) == ("DrawMore", "athens")
    assert {t.where(name) for name in ("athens-a", "athens-b", "athens-c")} == {"cup"}
    t.does("draw", "place:athens", "draw", "place:samos", "draw", "place:athens")
    # the cup is empty
    t.until("DrawMore", side="sparta")
    # the other side learns only that somebody has been drawn
    assert {e.audience for e in t.events("drew-hidden")} == {1 << SPARTA}
    assert {e.audience for e in t.copy().does("draw").events("drew-hidden")} == {1 << SPARTA, 1 << ATHENS}
    drawn = [name for name in ("athens-a", "athens-b", "athens-c") if t.where(name) in ("athens", "samos")]
    assert len(drawn) == 3
    t.does("done")
    assert t.over


@pytest.mark.clause("rev.102")
def test_four_are_the_most_a_year() -> None:
    letters = [f"athens-{letter}" for letter in "abcdef"]
    t = governed({"cup": letters}, year=430, government=1, since=431, options=["yearly_unnamed"])
    for _ in range(4):
        t.does("draw", "place:athens")
    assert len([name for name in letters if t.where(name) == "athens"]) == 4
    assert t.over


@pytest.mark.clause("rev.102b")
def test_five_unnamed_leaders_are_too_many() -> None:
    letters = [f"athens-{letter}" for letter in "abcde"]
    t = governed(
        {"athens": [*HOME["athens"], *letters, "pericles"]},
        year=430,
        government=1,
        since=431,
        options=["yearly_unnamed"],
    )
    assert (t.asked, t.decider) != ("DrawMore", "athens")
    assert {t.where(name) for name in letters} == {"cup"}
    assert t.where("pericles") == "athens"


@pytest.mark.clause("rev.102", "6.4c")
def test_whoever_stands_in_for_cleon_is_no_unnamed_leader_of_the_year() -> None:
    t = governed(
        {"athens": [*HOME["athens"], "athens-a", "athens-d"]},
        year=422,
        government=5,
        since=423,
        options=["yearly_unnamed"],
    )
    assert (t.asked, t.where("athens-a"), t.where("athens-d")) == ("DrawMore", "cup", "athens")
