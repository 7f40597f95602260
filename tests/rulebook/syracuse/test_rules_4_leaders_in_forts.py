"""Leaders whom the fall of a fort leaves among the enemy [4.loss.b, 4.fort.h, 5.fort.e]."""

import pytest

from rulebook.syracuse.table import Table

PA = {"athens": 4, "syracuse": 1}


def enters(inside: list[str]) -> Table:
    """Athenian hoplites walk into the fort at the Olympieion, in which only these are."""
    t = Table({"T12": ["AH1", "NIC"], "olympieion": inside}, pa=PA)
    return t.acts("T12", "take:AH1", "move:olympieion")


@pytest.mark.clause("4.loss.b", "4.fort.h", "5.fort.e")
def test_a_leader_alone_in_a_fort_that_falls_is_lost_with_it() -> None:
    t = enters(["HER"])
    assert t.work("olympieion") == "athens" and t.where("HER") == "dead"
    assert t.event("leader-slain").clauses == ("4.fort.h",)
    assert t.where("NIC") != "dead"


@pytest.mark.clause("4.loss.b", "5.fort.e")
def test_all_of_them_are_lost_and_none_of_those_elsewhere() -> None:
    t = enters(["HER", "GYL"])
    assert [t.where(name) for name in ("HER", "GYL")] == ["dead", "dead"]
    assert len(t.events("leader-slain")) == 2
    t = enters([])
    assert t.work("olympieion") == "athens" and not t.events("leader-slain")
