"""The combats that a player can form are exactly those that the rule allows, whoever stands before whom [8.31b,
8.32].
"""

from itertools import combinations, product

import pytest

from polemos.games.alexander.rules.shock import shock as rules
from rulebook.alexander.shocking import combats, shock
from rulebook.alexander.table import Table

FOOT = ("per.mi.pers-1", "per.mi.pers-2", "per.mi.sit-1", "per.mi.sit-2")
OURS = ("mac.hy.1", "mac.hy.2", "mac.hy.3", "mac.hc.comp-1")
Pairs = frozenset[tuple[str, str]]


def allowed(reach: dict[str, list[str]]) -> set[Pairs]:
    """Every way to share out the enemies: all attack, all in reach are attacked, and each combat is one against one or
    more, or several against one.
    """
    found: set[Pairs] = set()
    struck = {e for enemies in reach.values() for e in enemies}
    choices = [
        [part for n in range(1, len(enemies) + 1) for part in combinations(enemies, n)] for enemies in reach.values()
    ]
    for parts in product(*choices):
        pairs = frozenset((a, e) for a, part in zip(reach, parts, strict=True) for e in part)
        targets = [e for _, e in pairs]
        strikers = [a for a, _ in pairs]
        if set(targets) == struck and not any(strikers.count(a) > 1 and targets.count(e) > 1 for a, e in pairs):
            found.add(pairs)
    return found


def formed(t: Table) -> set[Pairs]:
    """Every way that the questions lead to."""
    if t.asked != "Engage":
        return {frozenset((a, e) for rows in combats(t).values() for a, e, _ in rows)}
    found: set[Pairs] = set()
    for choice in t.choices():
        found |= formed(t.copy().does(choice))
    return found


@pytest.mark.clause("8.31b", "8.32a", "8.32b", "8.32c", "8.32d", "8.32f")
@pytest.mark.parametrize(
    "pieces",
    [
        ("2619", "2620", "2621", "2719", "2720", "2721"),
        ("2619", "2620", "2621", "2718", "2719", "2720", "2721"),
        ("2619", "2620", "2621", "2719", "2720"),
        ("2619", "2620", "2720", "2719"),
        ("2618", "2619", "2620", "2621", "2719", "2720"),
        ("2618", "2619", "2620", "2621", "2718", "2719", "2720", "2721"),
    ],
)
def test_every_grouping_that_is_allowed_and_no_other(pieces: tuple[str, ...]) -> None:
    left = [hex_ for hex_ in pieces if hex_ < "27"]
    right = [hex_ for hex_ in pieces if hex_ >= "27"]
    men = dict(zip(left, OURS, strict=False)) | dict(zip(right, FOOT, strict=False))
    ours = [men[hex_] for hex_ in left]
    t = shock(men, no=ours)
    bare = shock(men)
    reach = {a: [bare.g.unit_id[e] for e in rules.targets(bare.state, bare.unit(a))] for a in ours}
    assert formed(t) == allowed({a: enemies for a, enemies in reach.items() if enemies})
