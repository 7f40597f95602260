"""Farther hexes for whoever goes back before an enemy: how far away each is, and at what price [6.71, 4.62, 8.46b].

The search goes back on a copy as if nobody shot and nobody routed; the game itself asks for every hex. A way ends the
withdrawal where it leads. Those farthest from the enemy are told first, and the least worn of two that are equally far.
"""

from collections.abc import Callable

from polemos.games.alexander import choice_ids, verbs
from polemos.games.alexander.data.ground import LEADER_GROUP, NEXT, distance
from polemos.games.alexander.edge.reference_tables.page import Page
from polemos.games.alexander.rules.field.scenario_rules import rout_edge
from polemos.games.alexander.rules.reactions import leader_withdrawal, withdrawal_paths
from polemos.games.alexander.rules.rout import flight, leader_accompanies
from polemos.games.alexander.state import Battle, put_leader, setting
from polemos.kernel.flow import VERB, Step, copy
from polemos.room.view_models import Way


class Halt:
    """A hex that has been reached: with how many points left, for how many hits, and by which hexes."""

    __slots__ = ("hits", "left", "path", "tail")

    def __init__(self, tail: int, left: int, hits: int, path: list[int]) -> None:
        self.tail = tail
        self.left = left
        self.hits = hits
        self.path = path


Onward = Callable[[int, Halt], list[tuple[int, Halt]]]
"""The next hexes from a hex."""


def back_ways(s: Battle, step: Step, language: str) -> list[Way]:
    """The hexes beyond those that are offered now to whoever withdraws, each once; empty for other questions."""
    page = Page(language)
    t = copy(s)
    if isinstance(step, withdrawal_paths.BackStep):
        unit, mover = step.unit, step.mover
        start = Halt(s.tail[unit], step.left, 0, [])
        found = _search(s.loc[unit], start, lambda h, at: _unit_on(t, step, h, at))
        away = {x: _gap_at(t, unit, x, at.tail, mover) for x, at in found.items()}
        more = {x for x, at in found.items() if _unit_on(t, step, x, at)}
    elif isinstance(step, leader_withdrawal.LeaderBack):
        m, mover = step.leader, step.mover
        found = _search(s.lead_loc[m], Halt(-1, step.left, 0, []), lambda h, at: _leader_on(t, step, h, at))
        away = {x: withdrawal_paths.apart(s, x, mover) for x in found}
        more = {x for x, at in found.items() if _leader_on(t, step, x, at)}
    elif isinstance(step, leader_withdrawal.Escape):
        m = step.leader
        found = _search(s.lead_loc[m], Halt(-1, step.left, 0, []), lambda h, at: _escape_on(t, m, h, at))
        away = {x: _before_edge(s, m, x) for x in found}
        more = {x for x, at in found.items() if at.left and _flights(t, m, x)}
    else:
        return []
    fleeing = isinstance(step, leader_withdrawal.Escape)
    offered = {c - verbs.BACK for c in s.opts if c - c % VERB == verbs.BACK}
    ways: list[tuple[tuple[int, int, int, int], Way]] = []
    for x, at in found.items():
        if x in offered:
            continue
        chain = [verbs.BACK + hex_ for hex_ in at.path] + ([verbs.HALT] if x in more else [])
        words = [page.t("way-back", {"hexes": distance(_where(s, step), x), "hits": at.hits})]
        if not fleeing:
            words.append(page.t("way-apart", {"hexes": away[x]}))
        rank = (away[x] if fleeing else -away[x], at.hits, len(at.path), x)
        ways.append((rank, Way(x, tuple([choice_ids.IDS.choice_id(c) for c in chain]), page.lines(words))))
    return [way for _, way in sorted(ways)]


def _where(s: Battle, step: Step) -> int:
    """The hex from where a withdrawal goes on."""
    if isinstance(step, withdrawal_paths.BackStep):
        return s.loc[step.unit]
    assert isinstance(step, leader_withdrawal.LeaderBack | leader_withdrawal.Escape)
    return s.lead_loc[step.leader]


def _search(start: int, first: Halt, onward: Onward) -> dict[int, Halt]:
    """The hexes that can be reached, each by the way of least hits, of these the one that leaves most points."""
    best: dict[tuple[int, int], int] = {(start, first.left): 0}
    ends: dict[int, Halt] = {}
    rim = [(start, first)]
    while rim:
        nearer = rim
        rim = []
        for h, at in nearer:
            for x, nxt in onward(h, at):
                if x == start or best.get((x, nxt.left), nxt.hits + 1) <= nxt.hits:
                    continue
                best[x, nxt.left] = nxt.hits
                rim.append((x, nxt))
                known = ends.get(x)
                if known is None or (nxt.hits, -nxt.left) < (known.hits, -known.left):
                    ends[x] = nxt
    return ends


# ---------------------------------------------------------------------------------------------------------- one step on
def _unit_on(t: Battle, step: withdrawal_paths.BackStep, h: int, at: Halt) -> list[tuple[int, Halt]]:
    """The next hexes of a unit that goes back [6.71b, 6.75a]."""
    v, u = step.unit, step.mover
    moved = bool(at.path) or step.moved == 1
    here, tail = t.loc[v], t.tail[v]
    leader_accompanies.shift(t, v, h, at.tail)
    found: list[tuple[int, Halt]] = []
    for x in withdrawal_paths.steps_back(t, v, u, at.left, moved):
        _, cost, toll, _ = withdrawal_paths.outlay(t, v, u, x)
        second = -1 if at.tail < 0 else NEXT[6 * at.tail + NEXT[6 * h : 6 * h + 6].index(x)]
        found.append((x, Halt(second, at.left - cost, at.hits + toll, [*at.path, x])))
    leader_accompanies.shift(t, v, here, tail)
    return found


def _gap_at(t: Battle, v: int, h: int, tail: int, u: int) -> int:
    """How far a unit is from another when it stands somewhere else."""
    here, second = t.loc[v], t.tail[v]
    leader_accompanies.shift(t, v, h, tail)
    found = withdrawal_paths.gap(t, v, u)
    leader_accompanies.shift(t, v, here, second)
    return found


def _leader_on(t: Battle, step: leader_withdrawal.LeaderBack, h: int, at: Halt) -> list[tuple[int, Halt]]:
    """The next hexes of a leader who goes back [4.62d]."""
    m = step.leader
    put_leader(t, m, h)
    found: list[tuple[int, Halt]] = []
    for x in leader_withdrawal.steps_back(t, m, step.mover, at.left, bool(at.path) or step.moved == 1):
        cost = leader_withdrawal.price(t, m, NEXT[6 * h : 6 * h + 6].index(x))
        found.append((x, Halt(-1, at.left - cost, 0, [*at.path, x])))
    return found


def _flights(t: Battle, m: int, h: int) -> list[int]:
    """What Darius may choose in a hex: hexes nearer to his edge, or to leave the map [8.46b]."""
    put_leader(t, m, h)
    return leader_withdrawal.escapes(t, m)


def _escape_on(t: Battle, m: int, h: int, at: Halt) -> list[tuple[int, Halt]]:
    """The next hexes of Darius in flight [8.46b]."""
    if not at.left:
        return []
    goals = [c - verbs.BACK for c in _flights(t, m, h) if c - c % VERB == verbs.BACK]
    return [(x, Halt(-1, at.left - 1, 0, [*at.path, x])) for x in goals]


def _before_edge(s: Battle, m: int, h: int) -> int:
    """How far a hex is from the edge to which an army routs."""
    edge = rout_edge(s, setting(s).lead_side[m])
    return flight.to_edge(s.scenario, edge, LEADER_GROUP)[h]
