"""Maps of named points joined by edges: point-to-point maps, and maps of areas with borders."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from polemos.board.reach import UNREACHED, Rows, Steps, step_rows


@dataclass(frozen=True, slots=True)
class Edge:
    """A connection of two spaces. `kind` is its class in the game's words; `one_way` leads only from `a` to
    `b`.
    """

    a: int
    b: int
    kind: str = ""
    cost: int = 1
    one_way: bool = False


class PointGraph:
    """Named spaces 0..n-1 and the edges between them."""

    names: tuple[str, ...]
    index: dict[str, int]
    edges: tuple[Edge, ...]
    neighbours: Rows

    def __init__(self, names: Sequence[str], edges: Iterable[Edge]) -> None:
        self.names = tuple(names)
        self.index = {name: i for i, name in enumerate(self.names)}
        if len(self.index) != len(self.names):
            raise ValueError("a space is named twice")
        self.edges = tuple(edges)
        for edge in self.edges:
            if not (0 <= edge.a < len(self.names) and 0 <= edge.b < len(self.names)):
                raise ValueError(f"edge {edge} leads off the map")
            if edge.a == edge.b:
                raise ValueError(f"edge {edge} leads to itself")
        self.neighbours = self.rows()

    def __len__(self) -> int:
        return len(self.names)

    def find(self, name: str) -> int:
        """The index of a name. Raises KeyError naming it when there is none."""
        if name not in self.index:
            raise KeyError(f"no space is called {name!r}")
        return self.index[name]

    def rows(self, kinds: Sequence[str] | None = None) -> Rows:
        """Per space the neighbours over edges of the given kinds (all when None), ascending."""
        rows: list[set[int]] = [set() for _ in self.names]
        for edge in self.edges:
            if kinds is None or edge.kind in kinds:
                rows[edge.a].add(edge.b)
                if not edge.one_way:
                    rows[edge.b].add(edge.a)
        return tuple([tuple(sorted(row)) for row in rows])

    def steps(self, costs: Mapping[str, int] | None = None) -> Steps:
        """Step rows for `reach`: the edges' own costs, or each kind's cost (kinds not named are closed)."""
        rows: list[list[tuple[int, int]]] = [[] for _ in self.names]
        for edge in self.edges:
            if costs is None:
                cost = edge.cost
            elif edge.kind in costs:
                cost = costs[edge.kind]
            else:
                continue
            rows[edge.a].append((edge.b, cost))
            if not edge.one_way:
                rows[edge.b].append((edge.a, cost))
        return step_rows(rows)


def distances(steps: Steps, start: int, blocked: bytearray | None = None) -> list[int]:
    """The cheapest cost from `start` to every space, UNREACHED (-1) where there is no way."""
    far = [UNREACHED] * len(steps)
    heap = [(0, start)]
    while heap:
        cost, space = heappop(heap)
        if far[space] >= 0:
            continue
        far[space] = cost
        for into, more in steps[space]:
            if far[into] < 0 and not (blocked is not None and blocked[into]):
                heappush(heap, (cost + more, into))
    return far


def shortest(steps: Steps, start: int, goal: int, blocked: bytearray | None = None) -> list[int]:
    """The cheapest way, both ends included; empty when there is none.

    Of equally cheap ways the one that takes the lowest space at each step back from the goal.
    """
    far = distances(steps, start, blocked)
    if far[goal] < 0:
        return []
    into: list[list[tuple[int, int]]] = [[] for _ in steps]
    for space in range(len(steps)):
        if far[space] >= 0:
            for onward, cost in steps[space]:
                into[onward].append((space, cost))
    path = [goal]
    while path[-1] != start:
        here = path[-1]
        for space, cost in into[here]:
            if far[space] + cost == far[here]:
                path.append(space)
                break
    path.reverse()
    return path


def components(rows: Rows, blocked: bytearray | None = None) -> list[list[int]]:
    """The connected parts (blocked spaces belong to none), each ascending, by their lowest space; rows lead
    both ways.
    """
    part = [UNREACHED] * len(rows)
    found: list[list[int]] = []
    for first in range(len(rows)):
        if part[first] >= 0 or (blocked is not None and blocked[first]):
            continue
        part[first] = len(found)
        members = [first]
        for space in members:
            for into in rows[space]:
                if part[into] < 0 and not (blocked is not None and blocked[into]):
                    part[into] = len(found)
                    members.append(into)
        members.sort()
        found.append(members)
    return found
