"""The way of units that flee: the shortest open one to the retreat edge, by least resistance [10.21, 10.22].

How far every hex is from an edge over passable ground is reckoned once for each scenario, edge and kind of unit; units
and zones of control in the way are looked at only where the way goes.
"""

from typing import Final

from polemos.board.search import Row, once, search
from polemos.games.alexander.data import ground
from polemos.games.alexander.data.facing import SIDES_OF_A_HEX, opposite
from polemos.games.alexander.data.ground import CELLS, NEVER, NEXT, NOWHERE, code, distance
from polemos.games.alexander.data.setting import BOTTOM, LEFT, RIGHT, TOP, Setting, setting_of
from polemos.games.alexander.data.tables import SK
from polemos.games.alexander.rules.field.combats import ROW_FIGHT, ROW_UNIT
from polemos.games.alexander.rules.field.scenario_rules import rout_edge
from polemos.games.alexander.rules.field.zones import NO_ASPECT, aspect, covered, covering
from polemos.games.alexander.state import NORMAL, Battle, put, setting

FAR: Final = 9999
"""The distance of a hex from which no way leads to the edge."""
AWAY: Final = -2
"""In a way: the unit leaves the map here."""
NOBODY_ELSE: Final = -1
_BACK: Final = tuple([opposite(d) for d in range(SIDES_OF_A_HEX)])
_DETOUR: Final = 4
"""How much longer than over open ground a way may be before it is looked for in all directions."""
_BLOCKED: Final = -1
_EMPTY: Final = 0
_FRIEND: Final = 1
_FRIEND_IN_ZONE: Final = 2

_FIELDS: Final[dict[tuple[int, int, int], tuple[int, ...]]] = {}


def bearing_of(edge: int) -> int:
    """The facing toward an edge, in steps of 30 degrees from the top."""
    return {LEFT: 9, RIGHT: 3, TOP: 0, BOTTOM: 6}[edge]


def _edge_hexes(g: Setting, edge: int) -> list[int]:
    first, last, top, bottom = g.area
    columns = range(first, last + 1)
    rows = range(top, bottom + 1)
    if edge == LEFT:
        return [code(first, r) for r in rows]
    if edge == RIGHT:
        return [code(last, r) for r in rows]
    return [code(c, top if edge == TOP else bottom) for c in columns]


def to_edge(scenario: int, edge: int, group: int) -> tuple[int, ...]:
    """By hex: how many hexes a unit of this movement group has to go to the edge if nobody is in the way, FAR if it
    cannot.
    """
    key = (scenario, edge, group)
    found = _FIELDS.get(key)
    if found is not None:
        return found
    g = setting_of(scenario)
    mp, step, terrain = g.field.mp[group], g.field.step, g.field.terrain

    def whence(b: int, _: int) -> Row | None:
        if not ground.PASSABLE[terrain[b]]:
            return None
        around = zip(NEXT[6 * b : 6 * b + SIDES_OF_A_HEX], _BACK, strict=True)
        return [(a, 1) for a, d in around if a != NOWHERE and mp[step[6 * a + d]] != NEVER]

    made = tuple(search(CELLS + 1, _edge_hexes(g, edge), CELLS, whence).costs(FAR))
    _FIELDS[key] = made
    return made


def looked_past(s: Battle, u: int) -> list[int]:
    """Enemy skirmishers who fight beside another type in the combats of a unit: their zones do not bar its flight
    [9.31c] (RULING-79).
    """
    if not s.group:
        return []
    g = setting(s)
    side = g.side[u]
    found: list[int] = []
    for fight in {row[ROW_FIGHT] for row in s.group if row[ROW_UNIT] == u}:
        enemies = [row[ROW_UNIT] for row in s.group if row[ROW_FIGHT] == fight and g.side[row[ROW_UNIT]] != side]
        if any(g.kind[e] != SK for e in enemies):
            found += [e for e in enemies if g.kind[e] == SK and e not in found]
    return found


def _barred(s: Battle, hex_: int, side: int, past: list[int]) -> bool:
    """Whether a hex lies in a zone of control of a side, some of its units aside."""
    if not past:
        return covered(s, hex_, side)
    return any(e not in past for e in covering(s, hex_, side))


def _into(s: Battle, u: int, hex_: int, avoid: int, past: list[int]) -> int:
    """What a fleeing unit meets in a hex: _EMPTY, _FRIEND, _FRIEND_IN_ZONE, or _BLOCKED [10.21b, 10.21c, 9.62e]."""
    at = s.at
    v = at[hex_]
    side = setting(s).side[u]
    if v >= 0 and v != u and v != s.deep[u]:
        if setting(s).side[v] != side or v == avoid or s.deep[v] >= 0:
            return _BLOCKED
        return _FRIEND_IN_ZONE if _barred(s, hex_, 1 - side, past) else _FRIEND
    return _BLOCKED if _barred(s, hex_, 1 - side, past) else _EMPTY


class FlightSearch:
    """The shortest open ways of one unit to the edge; a place is the hex of its first half."""

    __slots__ = ("avoid", "far", "good", "group", "past", "s", "seen", "tail", "u")

    def __init__(self, s: Battle, u: int, avoid: int) -> None:
        """avoid: a unit of its own side that it does not pass, NOBODY_ELSE for none."""
        g = setting(s)
        self.s: Battle = s
        self.u: int = u
        self.avoid: int = avoid
        self.past: list[int] = looked_past(s, u)
        self.group: int = g.group[u]
        self.far: tuple[int, ...] = to_edge(s.scenario, rout_edge(s, g.side[u]), g.group[u])
        self.tail: int = -1
        if s.tail[u] >= 0:
            for d in range(SIDES_OF_A_HEX):
                if NEXT[6 * s.loc[u] + d] == s.tail[u]:
                    self.tail = d
        self.seen: dict[int, int] = {}
        """By place: with how many hexes left no way was found from it."""
        self.good: dict[int, int] = {}
        """By place: with how many hexes left one was."""

    def bound(self, h: int) -> int:
        """At least so many hexes from the edge."""
        if self.tail < 0:
            return self.far[h]
        return min(self.far[h], self.far[NEXT[6 * h + self.tail]])

    def step(self, h: int, d: int) -> int:
        """What the unit meets if it goes from h in direction d, the worse of its two halves; _BLOCKED if it cannot."""
        field = setting(self.s).field
        x = NEXT[6 * h + d]
        if x == NOWHERE or field.mp[self.group][field.step[6 * h + d]] == NEVER:
            return _BLOCKED
        met = _into(self.s, self.u, x, self.avoid, self.past)
        if met == _BLOCKED or self.tail < 0:
            return met
        t = NEXT[6 * h + self.tail]
        y = NEXT[6 * t + d]
        if y == NOWHERE or field.mp[self.group][field.step[6 * t + d]] == NEVER:
            return _BLOCKED
        also = _into(self.s, self.u, y, self.avoid, self.past)
        return _BLOCKED if also == _BLOCKED else max(met, also)

    def reaches(self, h: int, left: int) -> bool:
        """Whether an open way of at most so many hexes leads from here to the edge."""
        bound = self.bound(h)
        if bound > left:
            return False
        if bound == 0 or self.good.get(h, FAR) <= left:
            return True
        if self.seen.get(h, -1) >= left:
            return False
        self.seen[h] = left
        for more in (-1, 0, 1):
            for d in range(SIDES_OF_A_HEX):
                x = NEXT[6 * h + d]
                if self.bound(x) - bound == more and self.bound(x) < left and self.step(h, d) != _BLOCKED:
                    if self.reaches(x, left - 1):
                        self.good[h] = left
                        return True
        return False

    def around(self, h: int) -> list[int]:
        """The directions in which a shortest open way begins, however far it leads around; [] if there is none."""
        ends: list[int] = []

        def onward(a: int, _: int) -> Row:
            if self.bound(a) == 0:
                ends.append(a)
            # nobody looks farther than the nearest end
            return () if ends else [(NEXT[6 * a + d], 1) for d in self.open_steps(a)]

        found = search(CELLS + 1, (h,), CELLS, once(onward))
        on_a_way = found.leading_to([x for x in ends if found.cost(x) == found.cost(ends[0])])
        return [d for d in self.open_steps(h) if NEXT[6 * h + d] in on_a_way]

    def open_steps(self, h: int) -> list[int]:
        """The directions in which the unit can go on from a hex, toward the edge at last if nobody is in the way."""
        around = [d for d in range(SIDES_OF_A_HEX) if self.bound(NEXT[6 * h + d]) < FAR]
        return [d for d in around if self.step(h, d) != _BLOCKED]

    def choice(self, h: int) -> int:
        """The direction of the next hex on the way, AWAY off the map, -1 if there is no way [10.21b, 10.21c]."""
        if self.bound(h) == 0:
            return AWAY
        met = [self.step(h, d) for d in range(SIDES_OF_A_HEX)]
        if all(m == _BLOCKED for m in met):
            return -1
        least = self.bound(h)
        if least < FAR:
            for length in range(least, least + _DETOUR):
                good = [
                    d
                    for d in range(SIDES_OF_A_HEX)
                    if met[d] != _BLOCKED
                    and self.bound(NEXT[6 * h + d]) < length
                    and self.reaches(NEXT[6 * h + d], length - 1)
                ]
                if good:
                    return self.best(h, good, met)
        ways = self.around(h)
        return self.best(h, ways, met) if ways else -1

    def best(self, h: int, directions: list[int], met: list[int]) -> int:
        """Of equally short ways the one of least resistance, then of easiest ground, then to the unit's old rear."""
        if len(directions) == 1:
            return directions[0]
        s = self.s
        field = setting(s).field
        found = -1
        least = (0, 0, 0, 0)
        for d in directions:
            x = NEXT[6 * h + d]
            where = aspect(s, self.u, x) if h == s.loc[self.u] else NO_ASPECT
            rank = (met[d], field.mp[self.group][field.step[6 * h + d]], -where, x)
            if found < 0 or rank < least:
                found = d
                least = rank
        return found


def remaining(s: Battle, u: int) -> int:
    """How many hexes a unit is from its retreat edge over open ground, FAR if no way leads there."""
    g = setting(s)
    far = to_edge(s.scenario, rout_edge(s, g.side[u]), g.group[u])
    return far[s.loc[u]] if s.tail[u] < 0 else min(far[s.loc[u]], far[s.tail[u]])


def friends_on(s: Battle, u: int, hex_: int, tail: int) -> list[int]:
    """The other units of its side in the hexes of a unit that comes there."""
    found: list[int] = []
    for h in (hex_, tail):
        if h >= 0:
            v = s.at[h]
            if v >= 0 and v != u and v != s.deep[u] and v not in found:
                found.append(v)
    return found


class Way:
    """A planned flight: the hexes entered one after the other (AWAY at the end: off the map), and how it ends."""

    __slots__ = ("crowded", "done", "hexes", "tail")

    def __init__(self, tail: int) -> None:
        self.hexes: list[int] = []
        self.tail: int = tail
        """Direction from the first half to the second, -1 for a unit of one hex."""
        self.done: bool = True
        """False if enemies, zones of control or the ground bar it from going the whole distance [10.21d]."""
        self.crowded: bool = False
        """True if it would end among friends even after one hex more [10.24b]."""

    def second(self, hex_: int) -> int:
        """Where the second half stands when the first stands here."""
        return NEXT[6 * hex_ + self.tail] if self.tail >= 0 else -1


def plan(s: Battle, u: int, hexes: int, points: int, avoid: int) -> Way:
    """The way of a flight of so many hexes, or as far as so many movement points go (0: they do not count) [10.21,
    10.22a] (RULING-96).

    A routed friend on the way is swept away, so that its hex counts as free when the flight ends there [10.24a].
    """
    search = FlightSearch(s, u, avoid)
    field = setting(s).field
    group = search.group
    way = Way(search.tail)
    h = s.loc[u]
    left = points
    more = False
    while len(way.hexes) < hexes or more:
        d = search.choice(h)
        if d == AWAY:
            way.hexes.append(AWAY)
            return way
        if d < 0:
            way.done = False
            return way
        if points and not more:
            cost = _cost(s, u, h, d, search.tail, field.mp[group], field.step)
            if setting(s).rafts and field.terrain[NEXT[6 * h + d]] == ground.MAJOR_RIVER:
                cost = points
            if cost > left:
                if _stuck(s, u, way, h):
                    more = True
                    continue
                return way
            left -= cost
        h = NEXT[6 * h + d]
        way.hexes.append(h)
        if more:
            way.crowded = _stuck(s, u, way, h)
            return way
        if len(way.hexes) == hexes or (points and left == 0):
            if not _stuck(s, u, way, h):
                return way
            more = True
    return way


def _cost(s: Battle, u: int, h: int, d: int, tail: int, mp: tuple[int, ...], step: tuple[int, ...]) -> int:
    cost = mp[step[6 * h + d]]
    if tail >= 0:
        cost = max(cost, mp[step[6 * NEXT[6 * h + tail] + d]])
    return cost


def _stuck(s: Battle, u: int, way: Way, h: int) -> bool:
    """Whether the flight would end on a friend who is not routed himself [10.24b]."""
    if h == s.loc[u]:
        return False
    return any(not s.routed[v] for v in friends_on(s, u, h, way.second(h)))


def turn_to_flee(s: Battle, u: int, direction: int) -> None:
    """A fleeing unit faces the way it runs, out of any formation; a double-size one goes about on its hexes
    [10.21a] (RULING-97).
    """
    goal = bearing_of(rout_edge(s, setting(s).side[u]))
    old = s.facing[u]
    h = s.loc[u]
    t = s.tail[u]
    if t < 0:
        s.facing[u] = _nearer((2 * direction + 11) % 12, (2 * direction + 1) % 12, goal, old)
    else:
        d = next(d for d in range(SIDES_OF_A_HEX) if NEXT[6 * h + d] == t)
        one = (2 * d + 9) % 12
        other = (2 * d + 3) % 12
        facing = _nearer(one, other, goal, 2 * direction % 12)
        if facing == other:
            put(s, u, t, h)
        s.facing[u] = facing
    s.form[u] = NORMAL


def _apart(one: int, other: int) -> int:
    steps = (one - other) % 12
    return min(steps, 12 - steps)


def _nearer(one: int, other: int, goal: int, second: int) -> int:
    """Of two facings the one nearer to the goal, then to the second goal, then the first."""
    if (_apart(other, goal), _apart(other, second)) < (_apart(one, goal), _apart(one, second)):
        return other
    return one


def nearest_first(s: Battle, units: list[int]) -> list[int]:
    """Units by their distance from the edge to which they flee, the nearest first [10.22a]."""
    return [u for _, u in sorted([(remaining(s, u), u) for u in units])]


def closest(s: Battle, hex_: int, units: list[int]) -> int:
    """The distance of the nearest of some units from a hex, FAR if there is none."""
    best = FAR
    for v in units:
        for h in (s.loc[v], s.tail[v]):
            if h >= 0:
                best = min(best, distance(hex_, h))
    return best
