"""Tribute Reassessment: the card, and the step in which regions are named one by one [card.reassessment]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data.tables import ATHENS
from polemos.games.peloponnesian_war.data.world import BTV, REGION_INDEX, REGION_NAMES
from polemos.games.peloponnesian_war.rules.cards.money import Reassess
from rulebook.peloponnesian_war.cards import holding, lies
from rulebook.peloponnesian_war.table import Table

CHIOS = REGION_INDEX["chios"]


@pytest.mark.clause("card.reassessment", "5.3.3b", "5.4.1")
def test_tribute_is_assessed_anew() -> None:
    every = ["chios", "erythrae", "clazomenae", "teos"]
    t = holding(
        "athens",
        "reassessment",
        al={"lesbos": -2},
        multiplier={"samos": 4, "rhodes": 3, "lesbos": 1},
        holder=dict.fromkeys(every, "sparta"),
        treasury={"athens": 0},
    )
    t.does("play-card:reassessment").may_not("done", "card.reassessment").may_not(
        "card-region:samos", "card.reassessment"
    )
    t.may_not("card-region:laconia", "card.reassessment").does("card-region:thrace")
    assert (t.al("thrace"), t.talents("athens")) == (4, 3) and t.state.multiplier[REGION_INDEX["thrace"]] == 3
    t.may_not("card-region:thrace", "card.reassessment")  # once
    t.does("card-region:chios")
    assert t.al("chios") == 4 and t.talents("athens") == 3  # nothing could be collected there
    t.does("card-region:rhodes", "card-region:lesbos")
    assert t.state.multiplier[REGION_INDEX["rhodes"]] == 4 and t.talents("athens") == 7
    assert t.controller("lesbos") == "sparta" and t.al("lesbos") == 3
    t.until("Reassess").does("done")
    assert t.over and lies(t, "reassessment", codes.REMOVED) == 1


@pytest.mark.clause("card.reassessment", "12.3a")
def test_there_must_be_a_region_to_assess_anew() -> None:
    four = dict.fromkeys(REGION_NAMES, 4)
    holding("athens", "reassessment", multiplier=four).may_not("play-card:reassessment", "12.3a")


# ------------------------------------------------------------------------------------------------------ the step alone


def reassessing(**rest: Any) -> Table:
    """Athens names regions, and nothing comes before or after."""
    return Table(steps=[Reassess(ATHENS, 0)], phase="cards", turn=0, treasury={"athens": 0, "sparta": 0}, **rest)


@pytest.mark.clause("card.reassessment")
def test_only_athens_has_the_card_and_keeps_it_in_hand() -> None:
    holding("sparta", "reassessment").may_not("play-card:reassessment", "12.1a")
    holding("athens", "reassessment").may("play-card:reassessment", "pass")


@pytest.mark.clause("card.reassessment")
@pytest.mark.parametrize("multiplier", [0, 1, 2, 3, 4, 5])
def test_a_region_at_three_times_or_less_is_raised_one_step(multiplier: int) -> None:
    t = reassessing(multiplier={"chios": multiplier}, al={"chios": 6})
    if multiplier > 3:
        t.may_not("card-region:chios", "card.reassessment")
        return
    t.does("card-region:chios")
    assert t.state.multiplier[CHIOS] == multiplier + 1
    assert t.al("chios") == 5, "one level, whatever its tribute costs in a year"
    assert t.talents("athens") == BTV[CHIOS], "its basic value, whatever the multiple"


@pytest.mark.clause("card.reassessment")
def test_the_assessment_of_the_year_is_another_matter() -> None:
    t = reassessing(assessed=["chios"], multiplier={"chios": 2}, al={"chios": 6})
    t.does("card-region:chios")
    assert t.state.multiplier[CHIOS] == 3 and t.state.assessed[CHIOS] == 1
    t = reassessing(multiplier={"chios": 2}, al={"chios": 6}).does("card-region:chios")
    assert t.state.assessed[CHIOS] == 0


@pytest.mark.clause("card.reassessment", "5.4.1")
def test_it_pays_in_full_while_one_of_its_cities_still_pays() -> None:
    lost = ["chios", "erythrae", "clazomenae"]
    t = reassessing(holder=dict.fromkeys(lost, "sparta"), al={"chios": 6}, multiplier={"chios": 1})
    t.does("card-region:chios")
    assert t.talents("athens") == BTV[CHIOS]


@pytest.mark.clause("card.reassessment", "5.3.3b")
@pytest.mark.parametrize(("al", "lost"), [(-1, False), (-2, True)])
def test_a_region_below_minus_two_passes_at_once(al: int, lost: bool) -> None:
    t = reassessing(al={"chios": al}, multiplier={"chios": 1}).does("card-region:chios")
    assert (t.controller("chios") == "sparta") == lost
    assert t.talents("athens") == BTV[CHIOS], "it has paid before that"
