"""Nothing happens on the map that the log does not tell."""

from collections import Counter

import pytest

from polemos.games.belisarius.data.forces import UNITS
from polemos.games.belisarius.event_kinds import EVENTS
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import OPTION_NAMES, War, set_pillaged
from polemos.kernel.dice import Rng
from polemos.kernel.flow import choose

MARKS = ("pillaged", "colonies", "works")
TOLD_BY = {
    "pillaged": {"pillaged", "pillage-cleared"},
    "colonies": {"colonised", "colony-lost"},
    "works": {"works-built", "works-lost"},
}


def spoken_of(s: War, kinds: set[str], what: str) -> set[int]:
    """Values of one type in the events of some kinds (none named: all) since the last choice."""
    found: set[int] = set()
    for event in s.heard or []:
        if not kinds or event.kind in kinds:
            found |= {value for (_, kind), value in zip(EVENTS[event.kind], event.args, strict=True) if kind == what}
    return found


@pytest.mark.parametrize("options", [(), OPTION_NAMES], ids=["standard", "all options"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_marker_on_the_map_and_every_change_of_control_is_told(scenario: str, options: tuple[str, ...]) -> None:
    seen: Counter[str] = Counter()
    for seed in ("told", "again"):
        s, rng = GAME.rules.new(scenario, options, seed), Rng(seed)
        while s.actor >= 0:
            before, control = {name: set(getattr(s, name)) for name in MARKS}, list(s.control)
            s.heard = []
            choose(s, s.opts[rng.below(len(s.opts))])
            for name in MARKS:
                changed = before[name] ^ set(getattr(s, name))
                seen[name] += len(changed)
                assert changed <= spoken_of(s, TOLD_BY[name], "space"), (name, changed, s.heard)
            turned = {p for p, was in enumerate(control) if was != s.control[p]}
            assert turned <= spoken_of(s, {"control"}, "province"), (turned, s.heard)
    assert seen["pillaged"]


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_unit_that_comes_or_goes_for_good_is_told(scenario: str) -> None:
    s, rng = GAME.rules.new(scenario, (), "told"), Rng("told")
    while s.actor >= 0:
        there = [s.loc[u] >= 0 for u in range(UNITS)]
        s.heard = []
        choose(s, s.opts[rng.below(len(s.opts))])
        changed = {u for u in range(UNITS) if there[u] != (s.loc[u] >= 0)}
        assert changed <= spoken_of(s, set(), "unit"), (changed - spoken_of(s, set(), "unit"), s.heard)


@pytest.mark.clause("27.32", "28.5", "tbl.pillage.P")
def test_what_a_pillage_destroys_is_told() -> None:
    position = {"base": "empty", "options": ["colonisation", "works"], "colonies": ["3434"], "works": ["3434"]}
    s = GAME.editor.from_position({**position, "units": {"3431": "guard field_army"}, "phase": "operations"})
    h = s.colonies[0]
    s.heard = []
    set_pillaged(s, h)
    assert [(event.kind, event.args, event.clauses) for event in s.heard] == [
        ("colony-lost", (h,), ("27.32",)),
        ("works-lost", (h,), ("28.5",)),
    ]
