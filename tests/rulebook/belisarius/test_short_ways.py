"""Where the options of a decision are found by a shorter way than its restrictions, both must agree."""

import pytest

from polemos.games.belisarius.data.forces import LEADER
from polemos.games.belisarius.data.world import GUARD, SPACES
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.rules.realm.recruitment import (
    Recruiting,
    any_recruit_place,
    recruit_places,
    refusals_recruit_place,
)
from polemos.games.belisarius.rules.realm.supply import excess, hungry
from polemos.games.belisarius.rules.realm.taxation import PLACES, Taxing, refusals_tax, taxable
from polemos.games.belisarius.rules.setup import Placing, places_for, refusals_set_up
from polemos.games.belisarius.state import War, held_by, holds
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose


@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("seed", range(3))
def test_places_of_the_set_up(scenario: str, seed: int) -> None:
    s = GAME.rules.new(scenario, (), "set-up")
    rng = Rng(f"set-up/{seed}")
    asked = 0
    while isinstance(top := s.agenda[-1], Placing):
        number = top.number
        assert places_for(s, number) == [h for h in range(SPACES) if not refusals_set_up(s, number, h)]
        asked += 1
        choose(s, s.opts[1 + rng.below(len(s.opts) - 1)])
    assert asked > 30


@pytest.mark.long(only="False")
@pytest.mark.parametrize("every", [False, True])
def test_during_the_war(every: bool) -> None:
    options = [option.name for option in GAME.options] if every else []
    asked = set()
    for seed in range(3):
        s = GAME.rules.new("1", options, str(seed))
        rng = Rng(f"short/{seed}/{every}")
        while s.actor != NOBODY:
            top = s.agenda[-1]
            if isinstance(top, Taxing):
                places = [p for p in range(PLACES) if not refusals_tax(s, top.side, top.dealt, p)]
                assert taxable(s, top.side, top.dealt) == places
                asked.add("tax")
            if isinstance(top, Recruiting) and rng.below(12) == 0:
                recruits(s, top.side)
                asked.add("recruits")
            if rng.below(30) == 0:
                for side in range(2):
                    held = [h for h in range(SPACES) if holds(s, side, h)]
                    assert held_by(s, side) == held
                    assert hungry(s, side) == [h for h in held if excess(s, side, h) > 0]
            choose(s, s.opts[rng.below(len(s.opts))])
    assert asked == {"tax", "recruits"}


def recruits(s: War, side: int) -> None:
    for affil in range(GUARD + 1):
        if s.control[affil] != side:
            continue
        for kind in range(LEADER):
            places = [h for h in range(SPACES) if not refusals_recruit_place(s, side, affil, kind, h)]
            assert recruit_places(s, side, affil, kind) == places
            assert any_recruit_place(s, side, affil, kind) == bool(places)
