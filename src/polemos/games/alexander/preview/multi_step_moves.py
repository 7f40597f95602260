"""Farther hexes for whoever moves: where he could go on to by several choices, and at what price [6.1-6.4, 6.15].

The search plays the move on a copy as if nobody interfered: no reactions, no passing through friends, a stop in every
enemy zone of control. The game itself asks for every step. Each way tells its price and what it meets; those that come
nearest to the enemy are told first (a leader's to his own units before those), and the cheaper of two that come equally
near. To a hex beside the enemy it leads so that one may attack from there. Ways of withdrawals stand in `waysback`.
"""

from heapq import heappop, heappush

from polemos.board.search import Row, once, search
from polemos.games.alexander import choice_ids, verbs
from polemos.games.alexander.data import ground, tables
from polemos.games.alexander.data.facing import vertices_between
from polemos.games.alexander.edge.reference_tables.page import Page
from polemos.games.alexander.preview.multi_step_withdrawals import back_ways
from polemos.games.alexander.rules.command import command, leading
from polemos.games.alexander.rules.field.zones import beside_enemy, held, holders
from polemos.games.alexander.rules.fire.reaction_fire import leavers, may_await
from polemos.games.alexander.rules.movement import move_costs, move_decision, move_effects, move_legality
from polemos.games.alexander.rules.reactions import withdrawal_paths
from polemos.games.alexander.rules.reactions.withdrawal_paths import reach as reach_back
from polemos.games.alexander.rules.shock import reckoning, shock
from polemos.games.alexander.state import NORMAL, Battle, put, put_leader, setting
from polemos.kernel.flow import VERB, copy
from polemos.room.view_models import Way

Place = tuple[int, int, int]
"""Head (left half), second half or -1, facing."""


class Node:
    """A place that has been reached: at what price, how the move stands there, and from where by which choice."""

    __slots__ = ("choice", "climb", "hits", "met", "mp", "paces", "place", "spent", "veer", "via", "went")

    def __init__(self, s: Battle, u: int, hits: int, choice: int, via: "Node | None") -> None:
        self.place: Place = (s.loc[u], s.tail[u], s.facing[u])
        self.mp = s.mp
        self.spent = s.spent
        self.went = s.went[u]
        self.veer = s.veer
        self.climb = s.climb
        self.paces = s.paces
        self.hits = hits
        self.choice = choice
        self.via = via
        self.met: tuple[list[int], list[int]] | None = None


def reach(s: Battle, language: str) -> list[Way]:
    """The hexes beyond those that are offered now, each once by its cheapest way; empty where nobody moves."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, move_decision.Moving):
        return _unit_ways(s, step.unit, language)
    if isinstance(step, leading.Leading):
        return _leader_ways(s, step.leader, language)
    return [] if step is None else back_ways(s, step, language)


def _offered(s: Battle) -> set[int]:
    """The hexes that may be entered at once."""
    return {c - verbs.ENTER for c in s.opts if c - c % VERB == verbs.ENTER}


def _way(space: int, chain: list[int], words: list[str], page: Page) -> Way:
    return Way(space, tuple([choice_ids.IDS.choice_id(c) for c in chain]), page.lines(words))


def _enemies(s: Battle, side: int) -> list[int]:
    """The hexes of the enemies of a side who are in order."""
    return [s.loc[e] for e in setting(s).of_side[1 - side] if s.loc[e] >= 0 and not s.routed[e]]


def _nearest(hex_: int, places: list[int]) -> int:
    return min([ground.distance(hex_, x) for x in places], default=0)


def _unit_ways(s: Battle, u: int, language: str) -> list[Way]:
    """The ways of a unit: price, facing at the end, whose zones it enters, who may shoot or withdraw on the way."""
    page = Page(language)
    g = setting(s)
    t = copy(s)
    offered = _offered(s)
    foes = _enemies(s, g.side[u])
    found: list[tuple[tuple[int, int, int], Way]] = []
    for x, node in _unit(t, u).items():
        chain = _chain(node)
        if x in offered or len(chain) < 2:
            continue
        points = node.spent - s.spent
        words = [
            page.t("way-cost", {"points": points, "hits": node.hits}),
            page.t("way-facing", {"facing": page.name("facing", node.place[2])}),
        ]
        _set(t, u, node)
        attack = [
            page.t(
                "way-against", {"unit": page.unit(g, e), "aspect": page.name("aspect", reckoning.direction(t, u, e))}
            )
            for e in (shock.targets(t, u) if beside_enemy(t, u) else [])
        ]
        if attack:
            words.append(page.t("way-attack", {"units": page.join(attack)}))
        for message, units in zip(("way-zones", "way-fire", "way-withdraw"), _encounters(t, u, node), strict=True):
            if units:
                words.append(page.t(message, {"units": page.units(g, units)}))
        found.append(((_nearest(x, foes), points + node.hits, x), _way(x, chain, words, page)))
    return [way for _, way in sorted(found)]


def _encounters(t: Battle, u: int, end: Node) -> tuple[list[int], list[int], list[int]]:
    """Whom a unit meets on a way: the enemies whose zones it comes into, who may shoot at it, who may withdraw
    [7.23a, 8.21, 8.22, 6.71]."""
    nodes: list[Node] = []
    at: Node | None = end
    while at is not None:
        nodes.append(at)
        at = at.via
    nodes.reverse()
    first = nodes[0]
    _set(t, u, first)
    before = holders(t, u)
    zones: list[int] = []
    fire: list[int] = []
    away: list[int] = []
    here = first
    for node in nodes[1:]:
        if node.place[:2] == here.place[:2]:
            here = node
            continue
        if here.place[:2] == first.place[:2] and before:
            _set(t, u, here)
            fire += leavers(t, u, node.place[0], node.place[1])
        if node.met is None:
            _set(t, u, node)
            node.met = (holders(t, u), _withdrawers(t, u))
        zones += [e for e in node.met[0] if e not in zones and e not in before]
        away += [v for v in node.met[1] if v not in away]
        here = node
    fire += [e for e in zones if may_await(t, e, u) and e not in fire]
    return zones, fire, away


def _withdrawers(t: Battle, u: int) -> list[int]:
    """The enemies who could give way to a unit where it stands."""
    near = withdrawal_paths.near_units(t, 1 - setting(t).side[u], u)
    return [
        v
        for v in near
        if withdrawal_paths.able(t, v, u) and withdrawal_paths.steps_back(t, v, u, reach_back(t, v, u), False)
    ]


def _leader_ways(s: Battle, m: int, language: str) -> list[Way]:
    """The ways of a leader."""
    page = Page(language)
    g = setting(s)
    side = g.lead_side[m]
    offered = _offered(s)
    foes = _enemies(s, side)
    found: list[tuple[tuple[bool, int, int, int], Way]] = []
    for x, (points, chain) in _leader(s, m).items():
        if x in offered or len(chain) < 2:
            continue
        v = s.at[x]
        words = [page.t("way-cost", {"points": points, "hits": 0})]
        if v >= 0:
            words.append(page.t("way-with", {"unit": page.unit(g, v)}))
        found.append(((v < 0, _nearest(x, foes), points, x), _way(x, chain, words, page)))
    return [way for _, way in sorted(found)]


def _unit(t: Battle, u: int) -> dict[int, Node]:
    """The hexes that a unit could come to, each with the cheapest way there; the copy is used up."""
    if t.passer == u or t.stopped:
        return {}
    first = Node(t, u, move_effects.AGAIN_HITS if t.again == move_effects.TO_BE_PAID else 0, 0, None)
    best: dict[Place, tuple[int, int]] = {first.place: (first.spent, first.hits)}
    queue: list[tuple[int, int, int, Node]] = [(first.spent, first.hits, 0, first)]
    ends: dict[int, Node] = {}
    ranks: dict[int, tuple[bool, int, int]] = {}
    serial = 0
    while queue:
        spent, hits, _, node = heappop(queue)
        if best[node.place] != (spent, hits):
            continue
        h = node.place[0]
        if h != first.place[0]:
            rank = _as_end(t, u, node)
            if h not in ends or rank < ranks[h]:
                ends[h] = node
                ranks[h] = rank
        for nxt in _onward(t, u, node):
            key = (nxt.spent, nxt.hits)
            if key < best.get(nxt.place, (move_legality.FAR * move_legality.FAR, 0)):
                best[nxt.place] = key
                serial += 1
                heappush(queue, (nxt.spent, nxt.hits, serial, nxt))
    return ends


def _as_end(t: Battle, u: int, node: Node) -> tuple[bool, int, int]:
    """How good a place is to end at, the least best: beside the enemy one comes to attack, at no more hits than needed,
    and rather from behind than from the front [7.31, 7.32a]; elsewhere the first, which is the cheapest.
    """
    _set(t, u, node)
    if not beside_enemy(t, u):
        return False, 0, 0
    found = shock.targets(t, u)
    return not found, node.hits, -max([reckoning.direction(t, u, e) for e in found], default=0)


def _chain(node: Node) -> list[int]:
    """The choices that lead to a place."""
    found: list[int] = []
    at: Node | None = node
    while at is not None and at.via is not None:
        found.append(at.choice)
        at = at.via
    return found[::-1]


def _set(t: Battle, u: int, node: Node) -> None:
    """Put the copy into the state of a node."""
    put(t, u, node.place[0], node.place[1])
    t.facing[u] = node.place[2]
    t.mp = node.mp
    t.spent = node.spent
    t.went[u] = node.went
    t.veer = node.veer
    t.climb = node.climb
    t.paces = node.paces


def _onward(t: Battle, u: int, node: Node) -> list[Node]:
    """What a unit may do next at a place that it has reached."""
    _set(t, u, node)
    if node.mp <= 0 or (node.went and held(t, u)):
        return []
    g = setting(t)
    pinned = move_legality.in_zone_from_start(t, u) and held(t, u)
    found: list[Node] = []
    if not pinned or move_legality.may_leave(t, u):
        for d in move_costs.ahead(t, u):
            if move_legality.may_enter(t, u, d):
                step = _stepped(t, u, d, node)
                if step is not None:
                    found.append(step)
                _set(t, u, node)
    if pinned:
        return found
    if g.double[u]:
        for right in (False, True) if t.form[u] == NORMAL else ():
            if not move_legality.refusals_pivot(t, u, right, False):
                found.append(_swung(t, u, right, node))
                _set(t, u, node)
    elif g.kind[u] != tables.AT:
        hits = move_costs.in_formation(t, u, move_effects.ROUGH_TURN_HITS) if move_costs.in_rough(t, u) else 0
        for facing in move_legality.turns(t, u, move_legality.FAR):
            vertices = vertices_between(node.place[2], facing)
            cost = move_costs.turn_price(t, u, vertices)
            t.facing[u] = facing
            t.mp -= cost
            t.spent += cost
            t.veer += vertices
            more = move_effects.CHARIOT_TURN_HITS * vertices if g.kind[u] == tables.CH and node.went else 0
            found.append(Node(t, u, node.hits + hits + more, verbs.TURN + facing, node))
            _set(t, u, node)
    return found


def _stepped(t: Battle, u: int, d: int, node: Node) -> Node | None:
    """A step, None if a friend stands there."""
    h, tail = node.place[0], node.place[1]
    one = ground.NEXT[6 * h + d]
    two = ground.NEXT[6 * tail + d] if tail >= 0 else -1
    if t.at[one] not in (-1, u) or (two >= 0 and t.at[two] not in (-1, u)):
        return None
    cost = move_costs.price(t, u, d)
    hits = move_costs.toll(t, u, d) + move_costs.elephants_beside(t, u, one)
    if setting(t).kind[u] == tables.CH and not node.went:
        hits += move_effects.CHARIOT_TURN_HITS * node.veer
    t.climb += move_costs.rise(t, h, one)
    put(t, u, one, two)
    t.mp -= cost
    t.spent += cost
    t.paces += cost
    t.went[u] += 1
    t.veer = 0
    return Node(t, u, node.hits + hits, verbs.ENTER + one, node)


def _swung(t: Battle, u: int, right: bool, node: Node) -> Node:
    """A pivot."""
    cost, hits = move_costs.pivot_price(t, u, right), move_costs.pivot_toll(t, u, right)
    mover = node.place[1] if right else node.place[0]
    one, two, facing = move_costs.pivoted(t, u, right)
    put(t, u, one, two)
    t.facing[u] = facing
    t.mp -= cost
    t.spent += cost
    t.went[u] += 1
    return Node(t, u, node.hits + hits, verbs.PIVOT + mover, node)


def _leader(s: Battle, m: int) -> dict[int, tuple[int, list[int]]]:
    """The hexes that a leader who moves alone could come to: movement points and choices."""
    t = copy(s)
    start = t.lead_loc[m]

    def onward(h: int, _: int) -> Row:
        put_leader(t, m, h)
        if h != start and (command.in_zone(t, m) or (t.at[h] < 0 and leading.lone_foes(t, m))):
            return ()
        open_to_him = [d for d in range(6) if not leading.refusals_go(t, m, d)]
        return [(ground.NEXT[6 * h + d], leading.price(t, h, d)) for d in open_to_him]

    found = search(ground.CELLS, (start,), tables.LEADER_MA - t.lead_mp[m], once(onward))
    return {x: (found.cost(x), [verbs.ENTER + h for h in found.way(x)[1:]]) for x in found.order[1:]}
