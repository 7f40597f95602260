"""What must hold in every state: it holds in random play, and each thing that is broken is told."""

from collections.abc import Callable

import pytest

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.edge.invariants import invariants, shape
from polemos.games.peloponnesian_war.edge.position_names import piece_named, place_named, target_named
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules.campaign.phase import SetOut
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import War
from polemos.testing.secrets import positions

FLEET, HOPLITE, LEADER = "attica-fleet-5-01", "attica-hoplite-4-01", "nicias"


def put(piece: str, place: str, inside: int = 0) -> Callable[[War], None]:
    return lambda s: state.put(s, piece_named(piece), place_named(place), inside)


def set_to(name: str, at: int, value: int) -> Callable[[War], None]:
    def change(s: War) -> None:
        getattr(s, name)[at] = value

    return change


def city(name: str) -> int:
    return target_named(name)


def two_aboard(s: War) -> None:
    for piece in (FLEET, HOPLITE, "attica-hoplite-4-02"):
        state.put(s, piece_named(piece), place_named("saronic_gulf"))
        if piece != FLEET:
            s.aboard[piece_named(piece)] = piece_named(FLEET)


def together(s: War) -> None:
    state.put(s, piece_named(HOPLITE), place_named("athens"), 1)
    state.put(s, piece_named("laconia-hoplite-5-01"), place_named("athens"), 1)


def builder_gone(s: War) -> None:
    s.wall_ends[4:6] = city("corinth"), city("cenchrae")
    s.wall_ready[2], s.wall_builder[2] = 5, piece_named(HOPLITE)


def tell(s: War, marks: int, **fields: int) -> None:
    s.city_marks[city("chios")] |= marks
    for name, value in fields.items():
        getattr(s, name)[city("chios")] = value


BROKEN: list[tuple[Callable[[War], None], str]] = [
    (set_to("loc", piece_named("brasidas"), codes.BUILD_POOL), "pool that is not for it"),
    (put(HOPLITE, "sicilian_sea"), "no map"),
    (put(HOPLITE, "saronic_gulf"), "not aboard"),
    (set_to("aboard", piece_named("laconia-hoplite-5-01"), piece_named(FLEET)), "not with the fleet"),
    (two_aboard, "carries 2 units"),
    (put("laconia-hoplite-5-01", "sphacteria", 1), "no city and no fort"),
    (together, "inside with the enemy"),
    (set_to("fort_side", tables.FORTS - 1, tables.SPARTA), "a place without a side"),
    (set_to("base_inside", tables.BASES - 1, 1), "not on the map"),
    (set_to("wall_ready", tables.LONG_WALLS - 1, 4), "neither built nor being built"),
    (builder_gone, "has left the Long Walls"),
    (set_to("garrison", city("chios"), codes.GARRISONS), "garrison points"),
    (lambda s: tell(s, codes.DESTROYED, holder=1, garrison=0), "destroyed, and yet held"),
    (lambda s: tell(s, codes.NEW_REVOLT), "a new revolt and none"),
    (lambda s: tell(s, codes.REVOLTED, holder=2, garrison=0), "in revolt and held"),
    (lambda s: tell(s, codes.DEMOLISHED), "stand and are demolished"),
    (set_to("works", city("chios"), 3), "builds walls and has them"),
    (set_to("works_revolt", city("chios"), 1), "by its rebels"),
    (set_to("siege", city("corinth"), 2), "without a besieger"),
    (set_to("card", 0, codes.HIDDEN), "where a card is"),
    (set_to("tokens", 2 * codes.TACTICS, 1), "without a leader"),
    (lambda s: setattr(s, "how", codes.BY_TIME), "an end without a result"),
]


@pytest.mark.parametrize(("change", "told"), BROKEN)
def test_what_is_broken_is_told(change: Callable[[War], None], told: str) -> None:
    s = GAME.rules.new("campaign", (), "1")
    assert not invariants(s)
    s.walls[city("chios")] = 1
    change(s)
    found = invariants(s)
    assert found and any(told in line for line in found), found


def test_the_shape_keeps_rules_from_reading_beyond_their_rows() -> None:
    s = GAME.rules.new("campaign", (), "1")
    assert not shape(s)
    s.battle = [0]
    assert len(shape(s)) == 2
    s.battle = []
    s.siege[world.CITIES + tables.FORTS - 1] = 1
    assert "not on the map" in shape(s)[0]


@pytest.mark.long(only="1-")
@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("number", [0, 1])
def test_nothing_is_broken_in_random_play(scenario: str, number: int) -> None:
    options = GAME.rules.every_option() if number else ()
    for s in positions(GAME, f"invariants {number}", scenario, options, every=11, most=120):
        assert not GAME.rules.invariants(s)
        if s.agenda and isinstance(s.agenda[-1], SetOut):
            assert not unsettled(s)


def unsettled(s: War) -> list[str]:
    """What the rules put in order before anybody sets out: sieges without what they need, enemies side by side."""
    besieged = [target for target, count in enumerate(s.siege) if count]
    shared = [place for place in range(world.LAND) if all(asking.land_outside(s, side, place) for side in codes.BOTH)]
    return [f"the siege of {target}" for target in besieged if not upkeep.holds(s, target)] + [
        f"enemies in {world.PLACE_NAMES[place]}" for place in shared
    ]
