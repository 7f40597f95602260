"""The ways to farther hexes: what each costs and meets, and which are told first."""

import re

import pytest

from polemos.games.alexander.data.ground import distance, label
from polemos.games.alexander.edge.messages import BEARINGS
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.shock import reckoning, shock
from polemos.kernel.flow import copy
from polemos.match.match import match_at
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Way
from polemos.testing.bench import PhaseEnd
from rulebook.alexander.marching import elsewhere
from rulebook.alexander.shooting import COMPANIONS, DAHAE, HORSE, LIGHT, SILENT, plain
from rulebook.alexander.table import Table

FACING = {COMPANIONS: 210, LIGHT: 30, DAHAE: 270}


def ride() -> Table:
    """Horsemen move; light foot with javelins stand before them, horse archers two hexes to the right."""
    there = {"2613": COMPANIONS, "2617": LIGHT, "2815": DAHAE}
    return plain(there, facing=FACING, standing=SILENT).does(f"move:{COMPANIONS}")


def ways(t: Table, language: str = "en") -> dict[str, Way]:
    """By hex."""
    return {label(way.space): way for way in GAME.edge.reach(t.state, language)}


def test_a_way_tells_its_price_and_which_way_the_unit_faces_at_its_end() -> None:
    t = ride()
    found = ways(t)
    # a zone of control ends the way, and with it the points
    for name in [name for name, way in found.items() if "zone" not in way.text][:12]:
        gone = t.copy().does(*found[name].choices)
        points = t.mp - gone.mp
        facing = BEARINGS[gone.facing(COMPANIONS) // 30].replace("-", " and ")
        price = f"costs {points} movement point{'s' if points > 1 else ''}"
        assert found[name].text.split("; ")[:2] == [price, f"ends facing {facing}"], name


def test_a_way_tells_the_hits_that_it_costs() -> None:
    # Lyginus: woods
    t = Table(
        {"2709": ["mac.hy.1", "mac.alexander-iii"]},
        scenario="lyginus", active="mac.alexander-iii", facing={"mac.hy.1": 90}, standing=SILENT,
    ).does("move:mac.hy.1")  # fmt: skip
    if t.asked == "Escort":
        t.does("done")
    worn = 0
    for way in GAME.edge.reach(t.state, "en"):
        gone = t.copy().does(*way.choices)
        hits = gone.hits("mac.hy.1")
        assert (f"and {hits} hit" in way.text) == (hits > 0)
        worn += hits > 0
    assert worn


def test_a_way_tells_whose_zones_it_enters_and_who_may_shoot_or_withdraw() -> None:
    found = ways(ride())
    near = found["2616"].text
    assert "enters the zone of control of Sogdian foot 1" in near
    assert "may be shot at by Sogdian foot 1" in near
    assert "Dahae horse archers 1 may withdraw" in near
    assert all("zone of control" not in way.text for name, way in found.items() if name == "2611")
    # they have shot all that they had
    t = plain({"2613": COMPANIONS, "2617": LIGHT}, facing=FACING, out=[LIGHT], standing=SILENT)
    found = ways(t.does(f"move:{COMPANIONS}"))
    assert "zone of control" in found["2616"].text
    assert "shot at" not in found["2616"].text and "withdraw" not in found["2616"].text


def test_whoever_leaves_a_zone_is_told_who_may_shoot() -> None:
    # archers look at the horsemen, who hold nobody
    t = plain(
        {"2613": COMPANIONS, "2612": "mac.menedemus", "2614": "sog.sk.1"}, active="mac.menedemus",
        facing={COMPANIONS: 30, "sog.sk.1": 30}, standing=SILENT,
    )  # fmt: skip
    t.does(f"move:{COMPANIONS}")
    assert all("may be shot at by Sogdian archers" in way.text for way in GAME.edge.reach(t.state, "en"))


def test_those_nearest_to_the_enemy_are_told_first() -> None:
    t = ride()
    foes = [t.state.loc[t.unit(u)] for u in (LIGHT, DAHAE)]
    apart = [min(distance(way.space, h) for h in foes) for way in GAME.edge.reach(t.state, "en")]
    assert apart == sorted(apart) and apart[0] == 1 and apart[-1] > 3


def test_a_leader_rides_to_his_own_first() -> None:
    t = plain({"2613": COMPANIONS, "2815": HORSE}, facing={COMPANIONS: 210, HORSE: 270}, standing=SILENT)
    t.does("lead:mac.menedemus")
    found = GAME.edge.reach(t.state, "en")
    assert label(found[0].space) == "2613"
    assert found[0].text.startswith("costs ") and found[0].text.endswith("with Companion detachment")


@pytest.mark.clause("6.14a")
def test_a_way_is_gone_to_its_end_where_the_law_of_inertia_leaves_one_choice() -> None:
    column = "gre.ho.euboean"
    t = elsewhere(
        "chaeronea", "gre.chares", "1713", {"1914": column, "2016": "gre.ho.ath-5"},
        facing={column: 120, "gre.ho.ath-5": 90}, column=[column], options=["inertia"], turn=1,
    ).does(f"move:{column}")  # fmt: skip
    forced = 0
    for way in GAME.edge.reach(t.state, "en"):
        bare = copy(t.state)
        bare.agenda = [step for step in bare.agenda if not isinstance(step, PhaseEnd)]
        match = match_at(GAME, bare, "chaeronea", ["inertia"])
        before = match.state.forced
        made = match.go(way.choices)
        # it may be driven on from there
        assert way.space in [said.event.args[2] for said in match.heard_by(1) if said.event.kind == "moves"], way
        forced += match.state.forced > before and made < len(way.choices)
    assert forced


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_tell_the_same_ways(language: str) -> None:
    t = ride()
    assert [way[:2] for way in GAME.edge.reach(t.state, language)] == [
        way[:2] for way in GAME.edge.reach(t.state, "en")
    ]
    assert all(way.text for way in GAME.edge.reach(t.state, language))


def attacks(t: Table, unit: str) -> dict[int, int]:
    """The hexes from where a unit that moves could attack, each with the fewest hits of getting there."""
    least: dict[int, int] = {}
    seen: set[tuple[int, int, int, int]] = set()
    rim = [t.copy()]
    while rim:
        now = rim.pop()
        u = now.unit(unit)
        s = now.state
        here = (s.loc[u], s.facing[u], s.mp, s.hits[u])
        if here in seen or s.routed[u]:
            continue
        seen.add(here)
        if shock.targets(s, u):
            least[s.loc[u]] = min(least.get(s.loc[u], 99), s.hits[u])
        if now.asked == "Moving":
            rim += [now.copy().does(c) for c in (*now.choices("enter"), *now.choices("turn"))]
    return least


@pytest.mark.long
def test_beside_the_enemy_a_way_ends_so_that_one_may_attack() -> None:
    t = plain({"2613": COMPANIONS, "2617": LIGHT}, facing=FACING, standing=SILENT).does(f"move:{COMPANIONS}")
    told = {way.space: found for way in GAME.edge.reach(t.state, "en") if (found := ATTACK.search(way.text))}
    assert set(told) == set(attacks(t, COMPANIONS)) and len(told) >= 4
    for way in GAME.edge.reach(t.state, "en"):
        if way.space in told:
            gone = t.copy().does(*way.choices)
            rider, foe = gone.unit(COMPANIONS), gone.unit(LIGHT)
            assert foe in shock.targets(gone.state, rider)
            assert told[way.space][1] == ("front", "flank", "rear")[reckoning.direction(gone.state, rider, foe)]
    assert {found[1] for found in told.values()} == {"front", "flank", "rear"}


ATTACK = re.compile(r"can attack Sogdian foot 1 \((\w+)\)")


def test_elsewhere_nothing_is_told_of_attacks() -> None:
    t = ride()
    foe = t.state.loc[t.unit(LIGHT)]
    dahae = t.state.loc[t.unit(DAHAE)]
    for way in GAME.edge.reach(t.state, "en"):
        if min(distance(way.space, h) for h in (foe, dahae)) > 1:
            assert "attack" not in way.text


def test_a_way_to_attack_takes_no_more_hits_than_it_must() -> None:
    t = Table(
        {"2709": "mac.hy.1", "2611": "tri.li.1", "2407": "mac.alexander-iii"},
        scenario="lyginus", active="mac.alexander-iii", facing={"mac.hy.1": 90, "tri.li.1": 270}, standing=SILENT,
    ).does("move:mac.hy.1")  # fmt: skip
    t.until("Moving", {"Escort": "done", "Withdrawing": "stand"})
    least = attacks(t, "mac.hy.1")
    told = {way.space: way for way in GAME.edge.reach(t.state, "en") if "attack" in way.text}
    assert told
    for space, way in told.items():
        assert t.copy().does(*way.choices).hits("mac.hy.1") == least[space], way
