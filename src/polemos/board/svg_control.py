"""Who holds what on the SVG picture: the borders of provinces, tinted inside, and rings around points."""

from collections.abc import Mapping

from polemos.board.describe import Board, Region, Scene
from polemos.board.hexes import Point
from polemos.board.svg_parts import held, path, rectangle
from polemos.board.symbols import DAY


def borders(board: Board, region: Region) -> list[tuple[Point, Point]]:
    """The sides that a region's spaces share with those of other regions."""
    return _borders(board, region, _owners(board))


def _owners(board: Board) -> dict[frozenset[Point], set[str]]:
    """By side of a space: the regions to which the spaces at it belong."""
    found: dict[frozenset[Point], set[str]] = {}
    for space in board.spaces:
        if space.region:
            for i in range(len(space.shape)):
                ends = frozenset((space.shape[i], space.shape[(i + 1) % len(space.shape)]))
                found.setdefault(ends, set()).add(space.region)
    return found


def _borders(board: Board, region: Region, owners: Mapping[frozenset[Point], set[str]]) -> list[tuple[Point, Point]]:
    spaces = {space.id: space for space in board.spaces}
    found: list[tuple[Point, Point]] = []
    for at in region.spaces:
        shape = spaces[at].shape
        for i in range(len(shape)):
            ends = (shape[i], shape[(i + 1) % len(shape)])
            if owners.get(frozenset(ends), set()) - {region.id}:
                found.append(ends)
    return found


def control(board: Board, scene: Scene) -> list[str]:
    """Province borders, tinted inside by who controls them; the points of a province ringed instead."""
    clip = ' clip-path="url(#land)"' if any(one.kind == "land" for one in board.outlines) else ""
    left, top, width, height = board.frame
    spaces = {space.id: space for space in board.spaces}
    parts = [f"<g{clip}>"]
    every: list[str] = []
    rings: list[str] = []
    owners = _owners(board)
    for i, region in enumerate(board.regions):
        data = "".join([path(ends) for ends in _borders(board, region, owners)])
        every.append(data)
        side = scene.control.get(region.id, -1)
        if 0 <= side < len(board.sides):
            ink = board.sides[side].colour
            spots = [spaces[at].centre for at in region.spaces if not spaces[at].shape]
            rings += [held(spot, ink) for spot in spots]
            if len(spots) == len(region.spaces):
                continue
            parts.append(
                f'<g clip-path="url(#region{i})"><rect {rectangle(left, top, width, height)} fill="{ink}" '
                f'fill-opacity=".09"/><path fill="none" stroke="{ink}" stroke-opacity=".42" '
                f'stroke-width=".52" stroke-linecap="round" stroke-linejoin="round" d="{data}"/></g>'
            )
    parts.append(
        f'<path fill="none" stroke="{DAY["border"]}" stroke-opacity=".8" stroke-width=".06" '
        f'stroke-dasharray=".22 .1 .06 .1" d="{"".join(every)}"/></g>'
    )
    return [*parts, *rings]
