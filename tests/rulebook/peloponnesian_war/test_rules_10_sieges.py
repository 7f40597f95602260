"""Sieges [10.1, 10.3 to 10.7] and the engineers [18.2.3]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import codes, state
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.edge.position_names import city_named, piece_named, target_named
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.sieges import phase, upkeep
from polemos.games.peloponnesian_war.rules.sieges.phase import BeginSieges, SiegePhase
from polemos.wargame.reckoning import part, total
from rulebook.peloponnesian_war.sieging import ATHENS, SPARTA, besieges, goes_on
from rulebook.peloponnesian_war.table import Table


def hoplites(home: str, count: int, first: int = 1) -> list[str]:
    """Hoplites of Attica or Laconia."""
    morale = {"attica": 4, "boeotia": 5}[home]
    return [f"{home}-hoplite-{morale}-{n:02d}" for n in range(first, first + count)]


def fleets(count: int) -> list[str]:
    return [f"attica-fleet-5-{n:02d}" for n in range(1, count + 1)]


def under_siege(
    city: str, outside: list[str], inside: list[str] | None = None, count: int = 0, side: str = "athens", **rest: Any
) -> Table:
    """A siege, begun in an earlier season, in the phase E of the besieger."""
    pieces = {city: [*outside, *(inside or [])]}
    return besieges(side, pieces, inside=inside or [], siege={city: count}, season="summer", **rest)


def added(t: Table, target: str) -> int:
    return total(phase.terms(t.state, target_named(target)))


def why(t: Table, side: int, target: str) -> list[str]:
    return [refusal.clause for refusal in phase.refusals_besiege(t.state, side, target_named(target))]


# -------------------------------------------------------------------------------------------------- beginning [10.3]


@pytest.mark.clause("10.1", "rule.terms", "10.3.5")
def test_a_siege_follows_an_investment_and_need_not_be_begun() -> None:
    t = besieges("athens", {"plataea": ["boeotia-hoplite-5-01"], "tanagra": hoplites("attica", 2)})
    assert t.asked == "BeginSieges" and t.targets("besiege") == ["tanagra"]
    t.may_not("besiege:plataea", "10.1").may_not("besiege:thebes", "10.1").may("done")
    t.does("besiege:tanagra")
    assert t.siege("tanagra") == 0 and t.state.besieger[city_named("tanagra")] == ATHENS
    assert t.event("siege-begins").clauses == ("10.3.5",)
    besieges("athens", {"tanagra": hoplites("attica", 2)}, holder={"tanagra": "athens"}).until(lambda t: t.over)


@pytest.mark.clause("10.3.2", "9.7.2c")
@pytest.mark.parametrize(("city", "needed"), [("mycalessus", 1), ("tanagra", 2), ("thebes", 4)])
def test_how_many_land_units_besiege_a_city(city: str, needed: int) -> None:
    if needed > 1:
        assert why(besieges("athens", {city: [*hoplites("attica", needed - 1), "pericles"]}), ATHENS, city) == [
            "10.3.2"
        ]
    foragers = {"attica-hoplite-4-01": ["foraging"]}
    assert why(besieges("athens", {city: hoplites("attica", needed)}, marks=foragers), ATHENS, city) == []


@pytest.mark.clause("10.3.2")
def test_as_many_besiegers_as_land_units_inside() -> None:
    inside = [*hoplites("boeotia", 2), "boeotia-light-3-01", "boeotia-fleet-3-01"]
    t = besieges("athens", {"tanagra": [*hoplites("attica", 2), *inside]}, inside=inside)
    assert why(t, ATHENS, "tanagra") == ["10.3.2"]
    t = besieges("athens", {"tanagra": [*hoplites("attica", 3), *inside]}, inside=inside)
    assert why(t, ATHENS, "tanagra") == []


@pytest.mark.clause("10.3.2", "11.5a")
def test_a_fort_is_besieged_by_one_unit_if_anybody_is_in_it() -> None:
    manned = besieges(
        "sparta",
        {"panactum": ["attica-hoplite-4-01", "boeotia-hoplite-5-01"]},
        inside=["attica-hoplite-4-01"],
        forts={"panactum": "athens"},
    )
    manned.does("besiege:fort-1")
    assert manned.siege("fort-1") == 0
    empty = besieges("sparta", {"panactum": ["boeotia-hoplite-5-01"]}, forts={"panactum": "athens"})
    assert why(empty, SPARTA, "fort-1") == ["11.5a"] and why(empty, SPARTA, "fort-2") == ["10.1"]


@pytest.mark.clause("10.3.3")
def test_a_port_is_besieged_with_fleets_as_well() -> None:
    inside = ["corinth-fleet-4-01", "corinth-fleet-4-02"]
    for ships, missing in ((0, ["10.3.3"]), (1, ["10.3.3"]), (2, [])):
        t = besieges("athens", {"lechaeum": [*hoplites("attica", 1), *fleets(ships), *inside]}, inside=inside)
        assert why(t, ATHENS, "lechaeum") == missing
    alone = besieges("athens", {"lechaeum": hoplites("attica", 1)})
    assert why(alone, ATHENS, "lechaeum") == ["10.3.3"]
    alone = besieges("athens", {"lechaeum": [*hoplites("attica", 1), *fleets(1)]})
    assert why(alone, ATHENS, "lechaeum") == []


@pytest.mark.clause("10.3.3", "7.6.3d")
def test_what_is_a_port_by_a_base_alone_needs_no_fleet() -> None:
    inside = ["attica-hoplite-4-01", "attica-fleet-5-01"]
    base: dict[str, Any] = {"bases": {"limnaea": "athens"}, "bases_inside": ["limnaea"]}
    city = besieges("sparta", {"limnaea": [*inside, "boeotia-hoplite-5-01"]}, inside=inside, **base)
    assert places.is_friendly_port(city.state, places.place_of(city.state, city_named("limnaea")), ATHENS)
    assert why(city, SPARTA, "limnaea") == []
    fort = besieges(
        "sparta",
        {"pylos": [*inside, "boeotia-hoplite-5-01"]},
        inside=inside,
        forts={"pylos": "athens"},
        bases={"pylos": "athens"},
        bases_inside=["pylos"],
    )
    assert why(fort, SPARTA, "fort-1") == []


@pytest.mark.clause("card.helots", "11.3b")
def test_a_city_of_helots_and_a_ruin_are_not_besieged() -> None:
    t = besieges("athens", {"pharae": [*hoplites("attica", 1), *fleets(1)]}, cities={"pharae": ["helots"]})
    assert why(t, ATHENS, "pharae") == ["card.helots"]
    t = besieges("athens", {"tanagra": hoplites("attica", 2)}, cities={"tanagra": ["destroyed"]})
    assert "11.3b" in why(t, ATHENS, "tanagra")


@pytest.mark.clause("10.3.1", "10.3.5")
def test_a_siege_is_begun_once_and_first_resolved_in_the_next_season() -> None:
    t = besieges("athens", {"tanagra": hoplites("attica", 2), "mycalessus": hoplites("attica", 1, 3)})
    t.does("besiege:tanagra").may_not("besiege:tanagra", "10.3.5").may_not("lift-siege:tanagra", "10.3.1")
    t.state.agenda = [SiegePhase(ATHENS)]
    goes_on(t)
    assert not t.events("rolled")
    t.state.season += 1
    t.state.agenda = [SiegePhase(ATHENS)]
    t.dice(2)
    goes_on(t)
    assert len(t.events("rolled")) == 1 and t.siege("tanagra") == 1


@pytest.mark.clause("10.3.1")
def test_each_side_resolves_its_own_sieges() -> None:
    t = under_siege("tanagra", hoplites("attica", 2), side="sparta")
    assert not t.events("rolled") and t.siege("tanagra") == 0


# ----------------------------------------------------------------------------------------------- Long Walls [10.3.4]


def before_megara(megara: int, nisaea: int, ships: int, **rest: Any) -> Table:
    pieces = {
        "megara": hoplites("attica", megara),
        "nisaea": [*hoplites("attica", nisaea, megara + 1), *fleets(ships)],
    }
    return besieges("athens", pieces, long_walls=[["megara", "nisaea"]], season="summer", **rest)


@pytest.mark.clause("10.3.4")
def test_both_ends_of_long_walls_are_besieged_together() -> None:
    assert why(before_megara(2, 0, 0), ATHENS, "megara") == ["10.3.4", "10.1"]
    assert why(before_megara(1, 1, 1), ATHENS, "megara") == ["10.3.2"]
    assert why(before_megara(1, 1, 1), ATHENS, "nisaea") == ["10.3.4", "10.3.2"]
    assert why(before_megara(2, 1, 0), ATHENS, "megara") == ["10.3.4", "10.3.3"]
    t = before_megara(2, 1, 1).does("besiege:nisaea")
    assert t.siege("megara") == t.siege("nisaea") == 0
    without = besieges("athens", {"megara": hoplites("attica", 2)})
    assert why(without, ATHENS, "megara") == []


@pytest.mark.clause("10.3.4", "10.5.1")
def test_there_is_one_roll_and_one_count_for_the_pair() -> None:
    t = before_megara(2, 1, 1, siege={"megara": 1, "nisaea": 1}, dice=[2])
    assert [e["face"] for e in t.events("rolled")] == [2]
    assert t.siege("megara") == t.siege("nisaea") == 2


@pytest.mark.clause("10.3.4", "10.5.2")
def test_the_larger_end_and_what_is_in_both_count() -> None:
    t = before_megara(2, 1, 1, siege={"megara": 0, "nisaea": 0}, al={"megarid": 8}, dice=[2])
    terms = phase.terms(t.state, city_named("nisaea"))
    assert terms == phase.terms(t.state, city_named("megara"))
    assert part(terms, phase.A_WALLS) == -2 and part(terms, phase.A_EMPTY) == 1
    one = "megarid-hoplite-4-01"
    pieces = {
        "megara": hoplites("attica", 11),
        "nisaea": ["attica-cavalry-4-01", "attica-cavalry-4-02", "attica-cavalry-4-03", *fleets(1)],
    }
    many = Table(
        pieces, long_walls=[["megara", "nisaea"]], siege={"megara": 0, "nisaea": 0}, al={"megarid": 8}, steps=[]
    )
    assert part(phase.terms(many.state, city_named("megara")), phase.A_NUMBERS) == 0  # 14 against 3 + 2
    pieces["nisaea"].append("attica-light-3-01")
    more = Table(
        pieces, long_walls=[["megara", "nisaea"]], siege={"megara": 0, "nisaea": 0}, al={"megarid": 8}, steps=[]
    )
    assert part(phase.terms(more.state, city_named("megara")), phase.A_NUMBERS) == 1
    pieces["nisaea"].append(one)
    held = Table(pieces, inside=[one], long_walls=[["megara", "nisaea"]], siege={"megara": 0, "nisaea": 0}, steps=[])
    assert part(phase.terms(held.state, city_named("megara")), phase.A_EMPTY) == 0
    assert part(phase.terms(held.state, city_named("megara")), phase.A_NUMBERS) == 0


@pytest.mark.clause("10.3.4", "10.6.1", "11.4b", "11.2a", "13.6a")
def test_both_ends_fall_together() -> None:
    t = before_megara(2, 1, 1, siege={"megara": 4, "nisaea": 4}, al={"megarid": 8}, treasury={"athens": 0}, dice=[6])
    t.until(lambda t: t.over, {"RazeOrSpare": "spare"})
    assert t.holder("megara") == t.holder("nisaea") == "athens"
    assert t.talents("athens") == 3 and t.al("megarid") == 6
    assert t.state.wall_ends[:2] == [-1, -1] and t.siege("megara") == t.siege("nisaea") == -1


@pytest.mark.clause("10.3.4", "10.4.5")
def test_a_pair_is_relieved_at_one_end_and_free_at_both() -> None:
    t = Table(
        {"megara": hoplites("attica", 2), "nisaea": [*hoplites("attica", 1, 3), *fleets(1)]},
        long_walls=[["megara", "nisaea"]],
        siege={"megara": 2, "nisaea": 2},
        steps=[],
    )
    upkeep.mend(t.state)
    assert t.siege("megara") == t.siege("nisaea") == 2
    state.lift(t.state, piece_named("attica-fleet-5-01"), codes.FORCE_POOL)
    upkeep.mend(t.state)
    assert t.siege("megara") == t.siege("nisaea") == -1


@pytest.mark.clause("10.3.4", "10.7.1")
def test_a_pair_is_given_up_at_both_ends() -> None:
    t = before_megara(2, 1, 1, siege={"megara": 1, "nisaea": 1}, dice=[1]).does("lift-siege:nisaea")
    assert t.siege("megara") == t.siege("nisaea") == -1


@pytest.mark.clause("10.3.4", "10.4.5")
def test_a_pair_is_not_besieged_at_one_end_alone() -> None:
    t = Table(
        {"megara": hoplites("attica", 2), "nisaea": [*hoplites("attica", 1, 3), *fleets(1)]},
        long_walls=[["megara", "nisaea"]],
        siege={"megara": 2},
        steps=[],
    )
    upkeep.mend(t.state)
    assert t.siege("megara") == -1 and t.invested("megara") and t.invested("nisaea")


@pytest.mark.clause("10.3.4", "10.4.5")
def test_a_siege_of_one_end_is_lifted_when_the_long_walls_stand() -> None:
    t = Table({"megara": hoplites("attica", 2)}, siege={"megara": 2}, steps=[])
    upkeep.mend(t.state)
    assert t.siege("megara") == 2
    t.state.wall_ends[:2] = [city_named("megara"), city_named("nisaea")]
    upkeep.mend(t.state)
    assert t.siege("megara") == -1


# --------------------------------------------------------------------------------------------------- upkeep [10.4.5]


@pytest.mark.clause("10.4.5", "10.4.3", "10.3.2")
def test_a_siege_ends_when_too_few_are_left_though_the_place_is_still_invested() -> None:
    t = Table({"tanagra": hoplites("attica", 2)}, siege={"tanagra": 3}, steps=[])
    upkeep.mend(t.state)
    assert t.siege("tanagra") == 3
    state.lift(t.state, piece_named("attica-hoplite-4-02"), codes.FORCE_POOL)
    upkeep.mend(t.state)
    assert t.siege("tanagra") == -1 and t.invested("tanagra")
    assert t.event("siege-ends").clauses == ("10.4.5",)
    assert t.state.besieger[city_named("tanagra")] == -1


@pytest.mark.clause("10.4.5", "10.3.3")
def test_a_siege_ends_when_the_fleets_are_gone() -> None:
    t = Table({"lechaeum": [*hoplites("attica", 1), *fleets(1)]}, siege={"lechaeum": 0}, steps=[])
    upkeep.mend(t.state)
    assert t.siege("lechaeum") == 0
    state.put(t.state, piece_named("attica-fleet-5-01"), tables.NONE + 1)
    upkeep.mend(t.state)
    assert t.siege("lechaeum") == -1


@pytest.mark.clause("10.4.2", "10.3.3")
def test_a_siege_ends_when_more_come_in() -> None:
    t = Table(
        {"lechaeum": [*hoplites("attica", 1), *fleets(1)], "force-pool": ["corinth-fleet-4-01", "corinth-fleet-4-02"]},
        siege={"lechaeum": 0},
        steps=[],
    )
    for fleet in ("corinth-fleet-4-01", "corinth-fleet-4-02"):
        state.put(t.state, piece_named(fleet), places.place_of(t.state, city_named("lechaeum")), 1)
    upkeep.mend(t.state)
    assert t.siege("lechaeum") == -1


@pytest.mark.clause("10.7.1", "7.6.3b2")
def test_a_besieger_may_lift_a_siege() -> None:
    t = under_siege("tanagra", hoplites("attica", 2), count=3, al={"boeotia": 8}, dice=[1], bases={"tanagra": "athens"})
    t.may_not("lift-siege:thebes", "10.7.1").does("lift-siege:tanagra")
    assert t.siege("tanagra") == -1 and t.invested("tanagra") and t.state.base_at[0] == -1
    t.does("besiege:tanagra")
    assert t.siege("tanagra") == 0


# -------------------------------------------------------------------------------------------------- the roll [10.5.2]


@pytest.mark.clause("10.5.2")
@pytest.mark.parametrize(
    ("city", "walls", "expected"),
    [("mende", 1, -1), ("tanagra", 0, 1), ("megara", 1, -2), ("thebes", 1, -3), ("sparta", 0, 1)],
)
def test_walls_count_against_the_besieger(city: str, walls: int, expected: int) -> None:
    t = Table({city: [*hoplites("attica", 4), *fleets(1)]}, siege={city: 0}, walls={city: walls}, steps=[])
    assert part(phase.terms(t.state, city_named(city)), phase.A_WALLS) == expected


@pytest.mark.clause("10.5.2")
def test_a_fort_counts_against_the_besieger() -> None:
    t = Table(
        {"panactum": ["attica-hoplite-4-01", "boeotia-hoplite-5-01"]},
        inside=["attica-hoplite-4-01"],
        forts={"panactum": "athens"},
        siege={"fort-1": 2},
        al={"attica": 8},
        steps=[],
    )
    assert [(term.what, term.value) for term in phase.terms(t.state, target_named("fort-1"))] == [
        (phase.A_COUNT, 2),
        (phase.A_WALLS, -1),
    ]


@pytest.mark.clause("10.5.2", "18.3.1")
def test_three_times_as_many_as_the_besieged_and_their_garrison() -> None:
    def numbers(outside: int, *inside: str, garrison: int = 3) -> int:
        t = Table(
            {"tanagra": [*hoplites("attica", outside), *inside]},
            inside=list(inside),
            siege={"tanagra": 0},
            garrison={"tanagra": garrison},
            steps=[],
        )
        return part(phase.terms(t.state, city_named("tanagra")), phase.A_NUMBERS)

    assert [numbers(8), numbers(9), numbers(9, "boeotia-hoplite-5-01"), numbers(12, "boeotia-hoplite-5-01")] == [
        0,
        1,
        0,
        1,
    ]
    assert [numbers(2, garrison=1), numbers(3, garrison=1)] == [0, 1]


@pytest.mark.clause("10.4.2", "10.5.2", "10.5.1")
def test_fleets_inside_are_units_inside() -> None:
    inside = ["corinth-fleet-4-01"]
    t = under_siege("lechaeum", [*hoplites("attica", 8), *fleets(1)], inside, count=2, al={"corinth": 8}, dice=[5])
    terms = phase.terms(t.state, city_named("lechaeum"))
    assert part(terms, phase.A_EMPTY) == 0 and part(terms, phase.A_NUMBERS) == 0  # 8 against 2 + 1
    t.does("hold-out")
    assert t.where("corinth-fleet-4-01") == "build-pool" and t.event("siege-roll")["total"] == 6


@pytest.mark.clause("10.5.2")
@pytest.mark.parametrize(("al", "expected"), [(3, 1), (4, 0), (11, 0), (12, -1)])
def test_the_love_of_the_region_for_its_defender(al: int, expected: int) -> None:
    t = Table({"tanagra": hoplites("attica", 2)}, siege={"tanagra": 0}, al={"boeotia": al}, steps=[])
    assert part(phase.terms(t.state, city_named("tanagra")), phase.A_ALLEGIANCE) == expected
    held = Table(
        {"plataea": ["boeotia-hoplite-5-01"]},
        holder={"plataea": "athens"},
        siege={"plataea": 0},
        al={"boeotia": al},
        steps=[],
    )
    assert part(phase.terms(held.state, city_named("plataea")), phase.A_ALLEGIANCE) == 0


@pytest.mark.clause("10.5.2")
@pytest.mark.parametrize(("al", "expected"), [(0, -1), (1, 0), (7, 0), (8, 1)])
def test_the_love_of_the_region_for_the_master_of_a_rebel_city(al: int, expected: int) -> None:
    t = Table(
        {"teos": [*hoplites("attica", 1), *fleets(1)]},
        cities={"teos": ["revolt"]},
        siege={"teos": 0},
        al={"chios": al},
        steps=[],
    )
    assert part(phase.terms(t.state, city_named("teos")), phase.A_REVOLT) == expected
    assert part(phase.terms(t.state, city_named("teos")), phase.A_ALLEGIANCE) == 0


@pytest.mark.clause("10.5.2")
@pytest.mark.parametrize("al", [0, 8])
def test_the_enemy_before_a_rebel_city_is_neither_helped_nor_hindered(al: int) -> None:
    t = Table(
        {"teos": ["laconia-hoplite-5-01", "laconia-fleet-4-01"]},
        cities={"teos": ["revolt"]},
        siege={"teos": 0},
        al={"chios": al},
        ml={"chios": 3},
        steps=[],
    )
    assert part(phase.terms(t.state, city_named("teos")), phase.A_REVOLT) == 0


@pytest.mark.clause("10.5.2")
def test_count_nobody_inside_and_a_leader_inside() -> None:
    t = Table(
        {"tanagra": hoplites("attica", 2)}, siege={"tanagra": 4}, al={"boeotia": 8}, walls={"tanagra": 1}, steps=[]
    )
    assert [(x.what, x.value) for x in phase.terms(t.state, city_named("tanagra"))] == [
        (phase.A_COUNT, 4),
        (phase.A_WALLS, -2),
        (phase.A_EMPTY, 1),
    ]
    inside = ["boeotia-hoplite-5-01", "pagondas"]
    led = Table(
        {"tanagra": [*hoplites("attica", 2), *inside]},
        inside=inside,
        siege={"tanagra": 4},
        al={"boeotia": 8},
        walls={"tanagra": 1},
        steps=[],
    )
    assert added(led, "tanagra") == 4 - 2 - 1


# -------------------------------------------------------------------------------------------------- the result [10.5.1]


@pytest.mark.clause("10.5.1")
@pytest.mark.parametrize(
    ("face", "add", "taken", "hunger"),
    [
        (6, 1, True, False),
        (6, 0, False, True),
        (5, 0, False, False),
        (1, 9, False, False),
        (1, 5, False, False),
        (2, 5, True, False),
    ],
)
def test_what_a_siege_roll_comes_to(face: int, add: int, taken: bool, hunger: bool) -> None:
    assert (phase.takes(face, add), phase.starves(face, add)) == (taken, hunger)


@pytest.mark.clause("10.5.1")
def test_the_season_count_rises_to_six_at_most() -> None:
    t = under_siege("thebes", hoplites("attica", 4), count=5, al={"boeotia": 14}, dice=[1])
    assert t.siege("thebes") == 6
    t = under_siege("thebes", hoplites("attica", 4), count=6, al={"boeotia": 14}, dice=[1])
    assert t.siege("thebes") == 6


@pytest.mark.clause("10.5.1", "7.9.1a")
def test_on_six_the_defender_loses_a_unit_of_his_choice_to_hunger() -> None:
    inside = ["boeotia-hoplite-5-01", "boeotia-hoplite-5-02", "boeotia-light-3-01"]
    t = under_siege(
        "tanagra", hoplites("attica", 3), inside, count=2, al={"boeotia": 8}, walls={"tanagra": 0}, dice=[3]
    )
    assert t.asked == "Surrender" and t.decider == "sparta"
    t.does("hold-out")
    assert t.asked == "Hunger" and t.decider == "sparta"
    assert t.targets("starve") == ["boeotia-hoplite-5-01", "boeotia-light-3-01"]  # of two alike one is named
    t.may_not("starve:attica-hoplite-4-01", "10.5.1").does("starve:boeotia-light-3-01")
    assert t.where("boeotia-light-3-01") == "build-pool" and t.siege("tanagra") == 3
    assert t.where("boeotia-hoplite-5-01") == "tanagra"


@pytest.mark.clause("18.3.2")
def test_hunger_and_the_siege_take_no_garrison_points() -> None:
    inside = ["boeotia-light-3-01"]
    t = under_siege(
        "tanagra", hoplites("attica", 3), inside, count=2, al={"boeotia": 8}, walls={"tanagra": 0}, dice=[3]
    )
    t.does("hold-out")
    assert t.where(inside[0]) == "build-pool" and t.siege("tanagra") == 3
    assert t.state.garrison[city_named("tanagra")] == 3


@pytest.mark.clause("10.5.1")
def test_no_hunger_where_nobody_is_inside_nor_on_a_die_of_one() -> None:
    t = under_siege("tanagra", hoplites("attica", 2), count=3, al={"boeotia": 8}, walls={"tanagra": 1}, dice=[4])
    assert t.event("siege-roll")["total"] == 6 and t.siege("tanagra") == 4 and t.asked == "BeginSieges"
    inside = ["boeotia-hoplite-5-01"]
    t = under_siege(
        "tanagra", hoplites("attica", 2), inside, count=4, al={"boeotia": 8}, walls={"tanagra": 0}, dice=[1]
    )
    t.does("hold-out")
    assert t.event("siege-roll")["total"] == 6 and t.where(inside[0]) == "tanagra" and t.siege("tanagra") == 5


@pytest.mark.clause("10.5.1", "11.5a")
def test_a_fort_whose_last_unit_starves_is_taken() -> None:
    t = besieges(
        "sparta",
        {"panactum": ["attica-hoplite-4-01", "boeotia-hoplite-5-01"]},
        inside=["attica-hoplite-4-01"],
        forts={"panactum": "athens"},
        siege={"fort-1": 2},
        season="summer",
        al={"attica": 8},
        dice=[5],
    )
    t.does("hold-out")
    assert t.friend("fort-1") == "sparta" and t.inside("boeotia-hoplite-5-01") and t.siege("fort-1") == -1


@pytest.mark.clause("18.2.3", "12.8b")
def test_engineers_add_two_to_one_siege_roll() -> None:
    rest: dict[str, Any] = {
        "al": {"boeotia": 8},
        "walls": {"tanagra": 1},
        "tokens": {"athens": ["engineers"]},
        "count": 1,
    }
    t = under_siege("tanagra", hoplites("attica", 2), dice=[5], **rest)
    assert t.asked == "SiegeEngineers" and t.decider == "athens"
    t.does("use-engineers", "spare")
    assert t.event("siege-roll")["total"] == 7 and t.holder("tanagra") == "athens"
    assert t.state.tokens == [0] * len(t.state.tokens)
    t = under_siege("tanagra", hoplites("attica", 2), dice=[5], **rest).does("keep-engineers")
    assert t.event("siege-roll")["total"] == 5 and t.holder("tanagra") == "" and max(t.state.tokens) == 1
    rest["tokens"] = {"sparta": ["engineers"]}
    assert under_siege("tanagra", hoplites("attica", 2), dice=[5], **rest).asked == "BeginSieges"


# ----------------------------------------------------------------------------------------------------- the fall [10.6]


@pytest.mark.clause("10.6.1", "7.9.1a", "11.1a")
def test_who_is_inside_a_place_that_falls_is_lost() -> None:
    inside = ["boeotia-hoplite-5-01", "pagondas"]
    t = under_siege(
        "tanagra",
        hoplites("attica", 2),
        inside,
        count=6,
        al={"boeotia": 8},
        dice=[6],
        bases={"tanagra": "athens"},
    )
    t.does("hold-out", "spare")
    assert t.where("boeotia-hoplite-5-01") == "build-pool" and t.where("pagondas") == "out"
    assert t.inside("attica-hoplite-4-01") and t.inside("attica-hoplite-4-02")
    assert t.holder("tanagra") == "athens" and t.siege("tanagra") == -1
    assert t.state.base_inside[0] == 1 and t.state.base_side[0] == ATHENS


@pytest.mark.clause("10.6.1", "11.6a")
def test_bases_of_the_defender_fall_with_the_place() -> None:
    t = under_siege(
        "lechaeum",
        [*hoplites("attica", 2), *fleets(1)],
        count=6,
        bases={"lechaeum": "sparta"},
        bases_inside=["lechaeum"],
        dice=[6],
    )
    t.does("spare")
    assert t.state.base_at[0] == -1 and t.event("base-lost")["side"] == "sparta"
    assert t.inside("attica-fleet-5-01")


@pytest.mark.clause("10.6.2")
def test_a_place_may_be_given_up_on_terms() -> None:
    inside = ["boeotia-hoplite-5-01", "boeotia-light-3-01", "pagondas"]
    t = under_siege("tanagra", hoplites("attica", 2), inside, al={"boeotia": 8}, treasury={"athens": 0})
    t.does("surrender", "spare")
    assert t.holder("tanagra") == "athens" and not t.events("rolled") and not t.events("destroyed")
    assert t.where("boeotia-hoplite-5-01") == t.where("boeotia-light-3-01") == "force-pool"
    assert not t.events("leader-dies") and len(t.events("leader-waits")) == 1
    assert t.talents("athens") == 2  # it is taken by siege all the same


@pytest.mark.clause("10.6.2")
def test_who_is_aboard_goes_home_with_the_fleet() -> None:
    inside = ["corinth-fleet-4-01", "megarid-hoplite-4-01"]
    aboard = {"corinth-fleet-4-01": ["megarid-hoplite-4-01"]}
    t = under_siege("lechaeum", [*hoplites("attica", 1), *fleets(1)], inside, aboard=aboard)
    t.does("surrender", "spare")
    assert sorted(e["unit"] for e in t.events("goes-home")) == inside


@pytest.mark.clause("10.6.2", "7.8.4a")
def test_a_leader_who_marches_out_is_in_the_pool_and_another_serves() -> None:
    inside = ["boeotia-hoplite-5-01", "pagondas"]
    t = under_siege("tanagra", hoplites("attica", 2), inside)
    t.state.draw_script = [piece_named("gylippus")]
    t.does("surrender", "spare")
    assert t.where("pagondas") == "leader-pool" and t.where("gylippus") == "force-pool"


@pytest.mark.clause("10.6.2", "7.8.4a")
@pytest.mark.parametrize("fact", ["alcibiades-guest", "exile"])
def test_a_leader_beyond_the_limit_is_not_replaced(fact: str) -> None:
    inside = ["boeotia-hoplite-5-01", "alcibiades"]
    t = under_siege("tanagra", hoplites("attica", 2), inside, leads={"alcibiades": "sparta"}, facts=[fact])
    t.does("surrender", "spare")
    assert t.where("alcibiades") == "leader-pool" and not t.events("leader-waits") and not t.state.facts


@pytest.mark.clause("10.6.2")
def test_mercenaries_who_march_out_are_dismissed() -> None:
    t = under_siege(
        "tanagra", hoplites("attica", 2), ["mercenary-light-4-01"], hired={"mercenary-light-4-01": "sparta"}
    )
    t.does("surrender", "spare")
    assert t.where("mercenary-light-4-01") == "out"


@pytest.mark.clause("10.6.2")
def test_nobody_is_asked_where_nobody_can_be_saved() -> None:
    t = under_siege("tanagra", hoplites("attica", 2), al={"boeotia": 8}, dice=[2])
    assert t.asked == "BeginSieges" and len(t.events("rolled")) == 1


@pytest.mark.clause("10.4.5", "10.3.1")
def test_a_siege_that_cannot_be_kept_up_is_not_resolved() -> None:
    t = under_siege("tanagra", hoplites("attica", 1))
    assert not t.events("rolled") and t.siege("tanagra") == -1


# ------------------------------------------------------------------------------------------------------------ the law


def test_whatever_can_be_meant_is_offered_or_refused() -> None:
    t = besieges("athens", {"tanagra": hoplites("attica", 1), "mycalessus": hoplites("attica", 1, 2)}, base="scenario")
    ask = BeginSieges(ATHENS)
    meant = ask.universe(t.state)
    assert len(set(meant)) == len(meant)
    assert ask.options(t.state) == [c for c in meant if not ask.refusals(t.state, c)]
