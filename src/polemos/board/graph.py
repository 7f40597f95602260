"""Maps of named points joined by edges: point-to-point maps, and maps of areas with borders."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from polemos.board.search import Neighbours, Steps


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
    neighbours: Neighbours

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

    def between(self, a: int, b: int) -> tuple[Edge, ...]:
        """The edges by which one may go from one space to another, in their order: several where routes of different
        classes join them, none where nothing does.
        """
        return tuple(
            [
                edge
                for edge in self.edges
                if (edge.a, edge.b) == (a, b) or (not edge.one_way and (edge.b, edge.a) == (a, b))
            ]
        )

    def find(self, name: str) -> int:
        """The index of a name. Raises KeyError naming it when there is none."""
        if name not in self.index:
            raise KeyError(f"no space is called {name!r}")
        return self.index[name]

    def rows(self, kinds: Sequence[str] | None = None) -> Neighbours:
        """Per space the neighbours over edges of the given kinds (all when None), ascending."""
        rows: list[set[int]] = [set() for _ in self.names]
        for edge in self.edges:
            if kinds is None or edge.kind in kinds:
                rows[edge.a].add(edge.b)
                if not edge.one_way:
                    rows[edge.b].add(edge.a)
        return tuple([tuple(sorted(row)) for row in rows])

    def steps(self, costs: Mapping[str, int] | None = None) -> Steps:
        """Step rows for `search`: the edges' own costs, or each kind's cost (kinds not named are closed).

        Raises ValueError for a step that costs less than 1.
        """
        rows: list[list[tuple[int, int]]] = [[] for _ in self.names]
        for edge in self.edges:
            if costs is None:
                cost = edge.cost
            elif edge.kind in costs:
                cost = costs[edge.kind]
            else:
                continue
            if cost < 1:
                raise ValueError(f"edge {edge} costs {cost}; at least 1 is needed")
            rows[edge.a].append((edge.b, cost))
            if not edge.one_way:
                rows[edge.b].append((edge.a, cost))
        return tuple([tuple(sorted(row)) for row in rows])
