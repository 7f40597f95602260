"""Armies thrown together, so that everything happens that happens where they meet."""

from collections.abc import Mapping, Sequence

from polemos.games.alexander.data.ground import code_of, label, within
from polemos.games.alexander.data.setting import setting_of
from polemos.games.alexander.game import GAME
from polemos.kernel.dice import Rng
from rulebook.alexander.table import Table

NO_ORDERS: Mapping[str, Sequence[str]] = {}


def crowd(n: int, phase: str, double: bool = False, standing: Mapping[str, Sequence[str]] = NO_ORDERS) -> Table | None:
    """Two armies thrown together on the plain of Arbela; None where they do not fit.

    double: with units of two hexes among them; standing: what the sides want to be asked.
    """
    rng = Rng(f"crowd {n}")
    g = setting_of(GAME.scenarios.index("arbela"))
    field = within(code_of("2720"), 2)
    pieces: dict[str, list[str]] = {}
    facing: dict[str, int] = {}
    hits: dict[str, int] = {}
    must: list[str] = []
    active = ("mac.craterus", "per.bessus")[rng.below(2)]
    side = int(active.startswith("per"))
    units = [u for u in range(g.units) if double or not g.double[u]]
    while units and len(pieces) < 12:
        u = units.pop(rng.below(len(units)))
        free = [h for h in field if label(h) not in pieces]
        name = g.unit_id[u]
        pieces[label(free[rng.below(len(free))])] = [name]
        facing[name] = (30, 90, 150)[rng.below(3)] + 180 * g.side[u]
        if rng.below(2):
            hits[name] = rng.below(max(1, g.tq[u]))
        if g.side[u] == side and rng.below(3):
            must.append(name)
    for name in ("mac.craterus", "mac.alexander-iii", "per.bessus", "per.mazaeus"):
        own = [at for at, men in pieces.items() if men[0].startswith(name[:3])]
        if own:
            pieces[own[rng.below(len(own))]].append(name)
    if not any(active in men for men in pieces.values()):
        return None
    try:
        return Table(
            pieces,
            scenario="arbela",
            active=active,
            phase=phase,
            facing=facing,
            hits={name: number for name, number in hits.items() if number},
            must_check=must if phase == "shock" else [],
            seed=f"crowd {n}",
            standing=standing,
        )
    except AssertionError:
        # two of them would stand in one hex
        assert double
        return None
