"""What is listed in haste and what is refused with reasons agree: shots, orders to shoot, harassment [8.1, 9.3]."""

import random

import pytest

from polemos.games.alexander.data.facing import FACINGS
from polemos.games.alexander.data.ground import NOWHERE, PASSABLE, code
from polemos.games.alexander.data.tables import BOLT
from polemos.games.alexander.rules.field.zones import held
from polemos.games.alexander.rules.fire import aiming, harassment, missiles
from polemos.games.alexander.state import COLUMN, NORMAL, Battle, lift, put, second_hex, setting
from rulebook.alexander.table import Table

SIDE = 12


def scattered(scenario: str, seed: int) -> Battle:
    """Both armies thrown together on a few hexes, facing anyhow; some without ammunition, routed or in column."""
    s: Battle = Table({}, scenario=scenario, base="scenario").state
    g = setting(s)
    rng = random.Random(seed)
    first, top = g.area[0] + 4, g.area[2] + 4
    for u in range(g.units):
        if s.loc[u] >= 0:
            lift(s, u)
    for u in range(g.units):
        for _ in range(50):
            h = code(first + rng.randrange(SIDE), top + rng.randrange(SIDE))
            facing = 1 + 2 * rng.randrange(FACINGS // 2)
            tail = second_hex(h, facing) if g.double[u] else -1
            places = [h] if tail < 0 else [h, tail]
            if all(x != NOWHERE and PASSABLE[g.field.terrain[x]] and s.at[x] < 0 for x in places):
                s.facing[u] = facing
                put(s, u, h, tail)
                break
        s.ammo[u] = rng.choice((0, 0, 0, 1, 2))
        s.fired[u] = int(rng.random() < 0.1)
        s.routed[u] = int(rng.random() < 0.1)
        s.form[u] = COLUMN if rng.random() < 0.1 and not g.double[u] else NORMAL
        s.facing[u] -= s.form[u] == COLUMN
    return s


@pytest.mark.clause("8.11b", "8.13a", "8.14a", "8.14b", "9.32a", "9.41a", "9.42e")
@pytest.mark.parametrize("scenario", ["samarkand", "issus", "jaxartes", "hydaspes", "arbela", "arigaeum"])
def test_lists_and_refusals_agree(scenario: str) -> None:
    s = scattered(scenario, 7)
    g = setting(s)
    shots = prey = 0
    for u in range(g.units):
        if s.loc[u] < 0:
            continue
        weapon = g.weapon[u]
        assert aiming.able(s, u, weapon) is (not aiming.refusals_able(s, u, weapon))
        assert missiles.may_fire(s, u) is (not missiles.refusals_fire(s, u))
        assert harassment.may_harass(s, u) is (not harassment.refusals_harass(s, u))
        if not aiming.able(s, u, weapon):
            continue
        targets = aiming.targets_with(s, u, weapon)
        preys = harassment.preys(s, u)
        shots += len(targets)
        prey += len(preys)
        for e in g.of_side[1 - g.side[u]]:
            assert (e in targets) is (not aiming.refusals_shot(s, u, weapon, e))
            assert (e in targets) is (aiming.best_aim(s, u, weapon, e, 0) is not None)
            if harassment.reach(s, u) and not held(s, u):
                assert (e in preys) is (not harassment.refusals_prey(s, u, e))
        assert weapon == BOLT or missiles.targets(s, u) == targets
    assert shots > 0
    assert prey > 0
