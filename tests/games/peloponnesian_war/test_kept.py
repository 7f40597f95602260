"""What is kept with a state of what was found before says what one would find now, and is made anew when it must."""

from collections.abc import Callable, Iterator

import pytest

from polemos.games.peloponnesian_war import codes, state
from polemos.games.peloponnesian_war.codes import BOTH
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA
from polemos.games.peloponnesian_war.data.world import AREAS, LAND
from polemos.games.peloponnesian_war.edge import sheets, sheets_of_places
from polemos.games.peloponnesian_war.edge.position_names import piece_named, target_named
from polemos.games.peloponnesian_war.edge.reference_tables.page import Page
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import entry, front, land, sea, stacks
from polemos.games.peloponnesian_war.rules.campaign.march import ON_THE_WAY, March
from polemos.games.peloponnesian_war.rules.campaign.phase import SetOut
from polemos.games.peloponnesian_war.rules.campaign.sailing import Sail
from polemos.games.peloponnesian_war.rules.season import works
from polemos.games.peloponnesian_war.rules.sieges import capture
from polemos.games.peloponnesian_war.state import Decision, War
from polemos.games.peloponnesian_war.verbs import TARGET
from polemos.kernel.dice import Rng
from polemos.kernel.flow import choose, copy

LOOKS = 40
"""Positions that are looked at in each game."""


def positions(scenario: str, seed: str, asked: type[Decision] = SetOut) -> Iterator[War]:
    """Positions out of a random game, each time that something is asked, with what was kept until then."""
    s = GAME.rules.new(scenario, (), seed)
    rng = Rng(seed)
    looked = 0
    while s.opts and looked < LOOKS:
        if isinstance(s.agenda[-1], asked):
            looked += 1
            yield s
        choose(s, s.opts[rng.below(len(s.opts))])


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_front_says_what_a_side_meets(scenario: str) -> None:
    for s in positions(scenario, "front"):
        here = places.presence(s)
        for side in BOTH:
            found = front.front_of(s, side)
            assert found.halts == {at for at in range(LAND) if front.stops(s, side, at)}
            assert found.occupied == {at for at in range(LAND) if stacks.enemies_at(s, side, at)}
            outside = {at: stacks.foes_outside(s, side, at) for at in range(LAND)}
            assert found.foes == {at: stacks.strength(units) for at, units in outside.items() if units}
            assert found.hostile == {a for a in range(AREAS) if places.status(here[a], side) != places.FRIENDLY}
            camps = {at for at in range(LAND) if front.is_camp(s, side, at)}
            assert set(found.roads[0]) == {*camps, *[near for at in camps for near in world.LAND_NEXT[at]]}


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_whose_cities_and_pieces_are_kept_right(scenario: str) -> None:
    for s in positions(scenario, "friends"):
        friends = [places.city_friend(s, city) for city in range(world.CITIES)]
        assert places.friends(s) == friends
        there = places.rows_in_play(s)
        cities = [city for city in range(world.CITIES) if there[world.CITY_HEX[city]]]
        for side in BOTH:
            assert places.own_cities(s, side) == tuple([city for city in cities if friends[city] == side])
            mine = [n for n in range(tables.PIECES) if state.commanded_by(s, n) == side]
            assert state.owned(s).pieces[side] == tuple(mine)
            assert state.owned(s).units[side] == tuple([n for n in mine if n < tables.UNITS])
        revolted = [city for city, marks in enumerate(s.city_marks) if marks & codes.REVOLTED]
        assert places.friendships(s).rebels == tuple([city for city in revolted if not s.holder[city]])


def target_at(s: War, place: int) -> int:
    """The city or fort in a place, from nothing but what is saved [11.3b]."""
    if place < LAND and world.CITY_AT[place] >= 0:
        city = world.CITY_AT[place]
        return places.NO_TARGET if s.city_marks[city] & codes.DESTROYED else city
    return world.CITIES + s.fort_at.index(place) if place in s.fort_at else places.NO_TARGET


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_where_there_is_a_city_or_fort_is_kept_right(scenario: str) -> None:
    for s in positions(scenario, "targets"):
        assert s.targets == [target_at(s, place) for place in range(world.PLACES)]


def test_forts_and_cities_come_and_go_without_changing_a_copy() -> None:
    s = GAME.rules.new("campaign", (), "targets")
    field = next(at for at in range(LAND) if world.CITY_AT[at] < 0 and at not in s.fort_at)
    thebes = target_named("thebes")
    changes: list[Callable[[War], None]] = [
        lambda one: works.build_fort(one, ATHENS, field),
        lambda one: capture.destroy_fort(one, one.targets[field], "11.5a"),
        lambda one: capture.raze(one, thebes, ATHENS),
        lambda one: works.found_again(one, thebes),
    ]
    for change in changes:
        before, kept = copy(s), s.targets[:]
        change(s)
        assert s.targets == [target_at(s, place) for place in range(world.PLACES)]
        assert s.targets != kept
        assert before.targets == kept


def test_who_is_where_is_shared_by_copies_until_one_of_them_moves_a_piece() -> None:
    s = GAME.rules.new("campaign", (), "shared")
    unit = next(unit for unit in range(tables.UNITS) if s.loc[unit] >= 0)
    here, there = s.loc[unit], next(at for at in range(LAND) if not s.at[at])
    other = copy(s)
    assert other.at is s.at
    state.put(s, unit, there)
    assert (s.at[there], other.at[there]) == ((unit,), ())
    assert unit in other.at[here]
    third = copy(other)
    state.lift(other, unit, codes.FORCE_POOL)
    assert unit not in other.at[here]
    assert unit in third.at[here]
    state.lift(third, unit, codes.FORCE_POOL)
    assert third.at == other.at
    row = third.at
    state.put(third, unit, there)
    assert third.at is row, "nobody shares it any more"


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_march_reaches_what_the_search_finds(scenario: str) -> None:
    for s in positions(scenario, "reach", March):
        ask = s.agenda[-1]
        assert isinstance(ask, March)
        for points, afar in ((s.points, ask.afar), (s.points, land.NEVER), (s.points, 4), (18, 18), (0, 0)):
            fresh = ask.stage != ON_THE_WAY
            kept = front.front_of(s, ask.side)
            left, reached = land.reach(s, kept, points, afar, fresh)
            ways = land.ways_of(s, kept, points, afar, fresh)
            assert left[:LAND] == ways.left[:LAND]
            assert reached == sorted({*ways.order} - {stacks.here(s), land.DOWN})


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_voyage_reaches_what_the_search_finds(scenario: str) -> None:
    for s in positions(scenario, "voyage", Sail):
        ask = s.agenda[-1]
        assert isinstance(ask, Sail)
        for points in (s.points, 3):
            bits, start = entry.bits_of(s, s.group), stacks.here(s)
            anew = sea._voyage(s, ask.side, bits, start, points, ())
            assert sea.voyage(s, ask.side, points).left == anew.left


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_coasts_are_those_of_the_seas_that_are_reached_but_for_where_the_fleets_are(scenario: str) -> None:
    for s in positions(scenario, "coasts", Sail):
        ask, start = s.agenda[-1], stacks.here(s)
        assert isinstance(ask, Sail)
        left = sea.voyage(s, ask.side, s.points).left
        shut = entry.closed(s, ask.side, s.group, start, by_land=False)
        reached = [at for at in range(LAND) if at != start and not shut[at]]
        most = {at: max([left[water - LAND] for water in world.SEAS_AT[at]], default=-1) for at in reached}
        least = tables.MOVEMENT.sea.coast
        assert sea.coasts(s, ask.side, left) == [(at, points) for at, points in most.items() if points >= least]


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_sheets_say_of_supply_and_cities_what_one_would_find_now(scenario: str) -> None:
    for s in positions(scenario, "sheets"):
        for side in BOTH:
            assert sheets.supply_of(s, side) == sheets._supply_of(s, side)
        said = [city for city in range(world.CITIES) if sheets_of_places.states_of(s, city)]
        names = [Page("en").name(TARGET, city) for city in said if places.in_play(s, world.CITY_HEX[city])]
        assert [row[0] for row in sheets_of_places._cities(Page("en"), s).rows] == names


def test_a_front_is_kept_until_something_changes_by_which_it_is_so() -> None:
    s = GAME.rules.new("campaign", (), "kept")
    before = front.front_of(s, ATHENS)
    assert front.front_of(s, ATHENS) is before
    assert front.front_of(copy(s), ATHENS) is before
    hoplite = piece_named("laconia-hoplite-6-01")
    hoplites = [unit for unit in tables.UNITS_OF[world.ATTICA] if tables.KIND[unit] == tables.HOPLITE]
    own = next(unit for unit in hoplites if s.loc[unit] == codes.FORCE_POOL)
    field = next(at for at in range(LAND) if world.CITY_AT[at] < 0 and not s.at[at])
    thebes = world.CITY_HEX[target_named("thebes")]
    state.put(s, own, field)
    assert front.front_of(s, ATHENS) is before, "where nobody holds out its own units do not matter"
    with_enemy = copy(s)
    state.put(with_enemy, hoplite, field)
    assert field in front.front_of(with_enemy, ATHENS).halts
    besieging = copy(s)
    state.put(besieging, own, thebes)
    assert thebes in front.front_of(besieging, ATHENS).roads[0]
    allied = copy(s)
    allied.holder[target_named("thebes")] = 1 + ATHENS
    assert thebes in before.halts
    assert thebes not in front.front_of(allied, ATHENS).halts
    city = next(city for city in places.own_cities(s, SPARTA) if len(places.CITIES_IN[places.CITY_AREA[city]]) == 1)
    area = places.CITY_AREA[city]
    besieged = copy(s)
    besieged.siege[city] = 1
    assert area in before.hostile
    assert area not in front.front_of(besieged, ATHENS).hostile
    assert front.front_of(s, ATHENS) is before


def test_who_changes_sides_in_a_copy_does_not_in_the_original() -> None:
    s = GAME.rules.new("campaign", (), "sides")
    region = world.REGION_INDEX["boeotia"]
    other = copy(s)
    other.controller[region] = ATHENS
    state.turn_pieces(other, tables.UNITS_OF[region])
    unit = tables.UNITS_OF[region][0]
    assert (s.sides[unit], other.sides[unit]) == (SPARTA, ATHENS)
    assert unit in state.owned(s).units[SPARTA]
    assert unit in state.owned(other).units[ATHENS]
