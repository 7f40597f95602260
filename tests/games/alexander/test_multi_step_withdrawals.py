"""The ways of withdrawals: every hex that can be reached by single steps, at its lowest price, in one gesture."""

import pytest

from polemos.games.alexander.data.ground import code_of, distance, label
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.reactions import leader_withdrawal, orderly_withdrawal
from polemos.games.alexander.verbs import BACK, HALT
from polemos.kernel.flow import VERB, choose, copy
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Way
from rulebook.alexander.routs import BOWMEN, COMPANIONS, COMPANY, DAHAE, FOOT, HOPLITES, happens, hex_of, plain
from rulebook.alexander.table import Pieces, Table


def before(mover: str, unit: str, pieces: Pieces) -> Table:
    """A unit or leader begins to go back before an enemy."""
    facing = {u: 90 if u.startswith("mac") else 270 for u in (mover, unit) if u != "sog.dahae"}
    t = plain(pieces, facing=facing)
    happens(t, orderly_withdrawal.Withdrawals(t.unit(mover)))
    return t


def by_steps(t: Table, where: str) -> dict[int, int]:
    """Every hex that single choices lead to, with the hits of the way."""
    question = type(t.state.agenda[-1])
    start = t.state.loc[t.unit(where)] if where in (DAHAE, BOWMEN, HOPLITES, FOOT) else -1
    found: dict[int, int] = {}
    rim = [t.state]
    while rim:
        s = rim.pop()
        for c in s.opts:
            if c - c % VERB != BACK:
                continue
            ahead = copy(s)
            choose(ahead, c)
            here = ahead.loc[t.unit(where)] if start >= 0 else ahead.lead_loc[t.leader(where)]
            hits = ahead.hits[t.unit(where)] if start >= 0 else 0
            if found.get(c - BACK, hits + 1) > hits:
                found[c - BACK] = hits
            assert here == c - BACK
            if type(ahead.agenda[-1]) is question:
                rim.append(ahead)
    found.pop(start, None)
    return found


def ways(t: Table, language: str = "en") -> dict[str, Way]:
    """By hex."""
    return {label(way.space): way for way in GAME.edge.reach(t.state, language)}


CASES = {
    # five points before foot; archers before foot two hexes; a friend to pass through; one point
    "horse": (COMPANY, DAHAE, {"1910": COMPANY, "2111": DAHAE}),
    "archers": (COMPANY, BOWMEN, {"1910": COMPANY, "2111": BOWMEN}),
    "through a friend": (COMPANY, DAHAE, {"1910": COMPANY, "2111": DAHAE, "2211": FOOT, "2212": "sog.li.2"}),
    "horse before horse": (COMPANIONS, DAHAE, {"1910": COMPANIONS, "2111": DAHAE}),
}


@pytest.mark.parametrize("case", CASES)
def test_the_ways_are_what_single_steps_lead_to(case: str) -> None:
    mover, unit, pieces = CASES[case]
    t = before(mover, unit, pieces).dice(*[0] * 3).does(f"withdraw:{unit}")
    assert t.asked == "BackStep"
    offered = {c - BACK for c in t.state.opts if c != HALT}
    assert {way.space for way in GAME.edge.reach(t.state, "en")} == set(by_steps(t, unit)) - offered


def test_a_way_ends_the_withdrawal_where_it_leads() -> None:
    t = before(COMPANY, DAHAE, {"1910": COMPANY, "2111": DAHAE}).does(f"withdraw:{DAHAE}")
    found = ways(t)
    assert any(way.choices[-1] == "halt" for way in found.values())
    assert any(way.choices[-1] != "halt" for way in found.values())
    for name, way in found.items():
        gone = t.copy().dice(0).does(*way.choices)
        assert gone.where(DAHAE) == name and gone.asked == "Refacing"


def test_it_tells_how_far_and_how_near_the_enemy_remains_the_farthest_first() -> None:
    t = before(COMPANY, DAHAE, {"1910": COMPANY, "2111": DAHAE}).does(f"withdraw:{DAHAE}")
    found = ways(t)
    start, enemy = hex_of("2111"), hex_of("1910")
    for way in found.values():
        back, apart = distance(start, way.space), distance(enemy, way.space)
        assert way.text.startswith(f"{back} hexes back; {apart} from the enemy"), way.text
    gaps = [distance(enemy, way.space) for way in found.values()]
    assert gaps == sorted(gaps, reverse=True) and gaps[0] == 7


def test_it_tells_the_hits_of_passing_through_friends() -> None:
    mover, unit, pieces = CASES["through a friend"]
    t = before(mover, unit, pieces).does(f"withdraw:{unit}")
    worn = by_steps(t.dice(*[0] * 3), unit)
    assert any(worn.values())
    for way in GAME.edge.reach(t.state, "en"):
        assert ("for 1 hit on the way" in way.text) == (worn[way.space] == 1), way.text


def test_it_tells_the_hits_of_the_ground() -> None:
    # horse up the ridge of the Lyginus
    t = Table(
        {"2102": "tri.li.1", "2302": "mac.hc.bott-1", "2407": "tri.chief"},
        scenario="lyginus", active="tri.chief", facing={"tri.li.1": 90, "mac.hc.bott-1": 270},
    )  # fmt: skip
    happens(t, orderly_withdrawal.Withdrawals(t.unit("tri.li.1")))
    t.dice(*[0] * 3).does("withdraw:mac.hc.bott-1")
    assert t.asked == "BackStep"
    worn = 0
    for way in GAME.edge.reach(t.state, "en"):
        gone = t.copy().does(*way.choices)
        hits = gone.hits("mac.hc.bott-1")
        assert (" hit" in way.text) == (hits > 0), way.text
        worn += hits > 0
    assert worn


def test_leaders_have_ways_too() -> None:
    t = before(COMPANY, "sog.dahae", {"1910": COMPANY, "2111": "sog.dahae"}).does("withdraw-leader:sog.dahae")
    assert t.asked == "LeaderBack"
    offered = {c - BACK for c in t.state.opts}
    assert {way.space for way in GAME.edge.reach(t.state, "en")} == set(by_steps(t, "sog.dahae")) - offered
    for name, way in ways(t).items():
        gone = t.copy().does(*way.choices)
        assert gone.where("sog.dahae") == name and gone.asked == "GiveOrders"


def test_darius_flees_to_the_edge_in_one_gesture() -> None:
    there: Pieces = {"3606": "per.darius", "4214": "mac.alexander-iii", "3608": "mac.hc.comp-1"}
    t = Table(there, scenario="issus", active="mac.alexander-iii")
    happens(t, orderly_withdrawal.Withdrawals(t.unit("mac.hc.comp-1")))
    t.does("withdraw-leader:per.darius")
    found = ways(t)
    offered = {c - BACK for c in t.state.opts}
    assert {code_of(name) for name in found} == set(by_steps(t, "per.darius")) - offered
    assert "3602" in found and found["3602"].choices == ("back:3605", "back:3604", "back:3603", "back:3602")
    assert found["3603"].choices[-1] == "halt"
    assert leader_withdrawal.ESCAPE == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_tell_the_same_ways(language: str) -> None:
    t = before(COMPANY, DAHAE, {"1910": COMPANY, "2111": DAHAE}).does(f"withdraw:{DAHAE}")
    assert [way[:2] for way in GAME.edge.reach(t.state, language)] == [
        way[:2] for way in GAME.edge.reach(t.state, "en")
    ]
    assert all(way.text for way in GAME.edge.reach(t.state, language))


def test_nobody_else_has_ways_back() -> None:
    t = before(COMPANY, DAHAE, {"1910": COMPANY, "2111": DAHAE})
    assert t.asked == "Withdrawing" and GAME.edge.reach(t.state, "en") == []
