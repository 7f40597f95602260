"""Victory points, levels and the winner. Section 23."""

import pytest

from polemos.games.belisarius.data.charts import LEVELS
from polemos.games.belisarius.data.forces import LEVY, UNIT_INDEX
from polemos.games.belisarius.data.world import (
    ALEXANDRIA,
    BARBARIAN,
    CONSTANTINOPOLIS,
    HEX_INDEX,
    IMPERIAL,
    NEUTRAL,
    PERSIA,
    ROMA,
    TOWN_INDEX,
)
from polemos.games.belisarius.rules.setup import SetUp, new_war
from polemos.games.belisarius.rules.victory import NO_WINNER, level_of, result, score, tally
from polemos.games.belisarius.state import Options, War, blank, found_colony, put, set_pillaged, set_works
from polemos.games.belisarius.verbs import QUICK
from polemos.kernel import flow
from rulebook.belisarius.named import OSTROGOTHS, THRACIA


def empty() -> War:
    """Everything neutral, nothing on the map; the Barbarian player then has half of all levy values."""
    return blank()


def of_provinces(s: War, side: int) -> int:
    return sum(line.halves for line in tally(s, side).lines if line.what >= 3)


def of_places(s: War, side: int) -> list[tuple[int, int]]:
    return [(line.place, line.halves) for line in tally(s, side).lines if line.what < 3]


@pytest.mark.clause("34.1-7a", "34.1-7b", "34.2-7")
@pytest.mark.parametrize(
    ("place", "imperial", "barbarian"),
    [(CONSTANTINOPOLIS, 5, 10), (ROMA, 5, 2), (ALEXANDRIA, 2, 2), (TOWN_INDEX["Dara"], 1, 1)],
)
def test_each_town_counts_in_one_category_only(place: int, imperial: int, barbarian: int) -> None:
    s = empty()
    put(s, UNIT_INDEX["Guard-garrison-1"], place)
    assert of_places(s, IMPERIAL) == [(place, 2 * imperial)]
    s.rebel[UNIT_INDEX["Guard-garrison-1"]] = 1
    put(s, UNIT_INDEX["Guard-garrison-1"], place)
    assert of_places(s, BARBARIAN) == [(place, 2 * barbarian)]
    assert of_places(s, IMPERIAL) == []


@pytest.mark.clause("34.1-7c", "tbl.pillage.marker.1")
def test_a_pillaged_town_scores_nothing() -> None:
    s = empty()
    put(s, UNIT_INDEX["Guard-garrison-1"], CONSTANTINOPOLIS)
    set_pillaged(s, CONSTANTINOPOLIS)
    assert of_places(s, IMPERIAL) == []


@pytest.mark.clause("34.1-7d")
def test_a_town_without_a_unit_scores_nothing() -> None:
    s = empty()
    s.control[THRACIA] = IMPERIAL
    assert of_places(s, IMPERIAL) == []


@pytest.mark.clause("28.3c", "34.1-7a")
def test_colonies_and_public_works_score_one_each_for_the_occupier() -> None:
    s = empty()
    hill = HEX_INDEX["3513"]
    found_colony(s, hill)
    set_works(s, hill, True)
    assert of_places(s, IMPERIAL) == []
    put(s, UNIT_INDEX["Guard-garrison-1"], hill)
    assert of_places(s, IMPERIAL) == [(hill, 2), (hill, 2)]


@pytest.mark.clause("34.1-7a", "34.1-7b", "34.1-7e")
def test_provinces_count_by_their_levy_value() -> None:
    s = empty()
    everything = sum(LEVY)
    assert of_provinces(s, BARBARIAN) == everything
    assert of_provinces(s, IMPERIAL) == 0
    s.control[PERSIA] = BARBARIAN
    assert of_provinces(s, BARBARIAN) == everything + LEVY[PERSIA]
    s.control[THRACIA] = IMPERIAL
    assert of_provinces(s, BARBARIAN) == everything + LEVY[PERSIA] - LEVY[THRACIA]
    assert of_provinces(s, IMPERIAL) == 4 * LEVY[THRACIA]


@pytest.mark.clause("34.1-7a", "34.1-7b")
def test_the_scores_at_the_start_of_scenario_1() -> None:
    s = new_war(1, Options())
    s.dice_one, s.dice_two = 11, 22
    s.then(SetUp())
    flow.run(s)
    while s.opts:
        flow.choose(s, QUICK)
    imperial, barbarian = score(s)
    assert imperial.points() == 60
    assert barbarian.halves == 57


@pytest.mark.clause("23.2")
def test_levels() -> None:
    names = [LEVELS[level_of(2 * points)][1] for points in (80, 79, 60, 59, 40, 39, 20, 19, 0)]
    assert names == [
        "Imperial Victory",
        "Great Victory",
        "Great Victory",
        "Stalemate",
        "Stalemate",
        "Decline",
        "Decline",
        "Collapse",
        "Collapse",
    ]
    assert LEVELS[level_of(79)][1] == "Decline"


@pytest.mark.clause("23.0", "23.1", "23.3")
def test_the_higher_total_wins() -> None:
    s = empty()
    assert result(s).winner == BARBARIAN
    s.control[:25] = [IMPERIAL] * 25
    assert result(s).winner == IMPERIAL
    s.control[:25] = [NEUTRAL] * 25
    s.control[OSTROGOTHS] = IMPERIAL
    assert result(s).scores[BARBARIAN].halves == sum(LEVY) - LEVY[OSTROGOTHS]
    s.control[:25] = [BARBARIAN] * 25
    assert result(s).scores[BARBARIAN].halves == 2 * sum(LEVY)


@pytest.mark.clause("23.3")
def test_equal_totals_have_no_winner() -> None:
    s = empty()
    s.control[:25] = [BARBARIAN] * 25
    s.control[PERSIA] = IMPERIAL
    lead = result(s).scores[BARBARIAN].halves - result(s).scores[IMPERIAL].halves
    s.colonies = list(range(lead // 2))
    s.occ[: lead // 2] = bytes([IMPERIAL + 1] * (lead // 2))
    assert result(s).winner == NO_WINNER


@pytest.mark.clause("3.1c")
def test_who_gives_up_has_lost_whatever_the_points() -> None:
    s = empty()
    s.surrendered = BARBARIAN
    assert (result(s).winner, result(s).clause) == (IMPERIAL, "3.1c")
