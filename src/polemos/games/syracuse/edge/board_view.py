"""What stands on the map as data, for anybody who draws it (see board.describe). The map itself is in board_map.py."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from polemos.board.describe import NO_SIDE, Marker, Piece, Scene, Text, caption
from polemos.games.syracuse.choice_ids import CAMP_WORK
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge.board_map import ACTIONS, ADVANTAGE, PHASES, SUPPLY, TURNS, pair
from polemos.games.syracuse.state import Siege
from polemos.room.sheet_builder import those

SYMBOLS: Final = ("foot", "horse", "foot", "bow", "ship", "leader")
"""Pictures of the unit types."""
SET_UP: Final[Text] = {"en": "set-up", "ja": "初期配置"}


def pieces(view: Mapping[str, Any], language: str) -> Scene:
    """What a view shows in every language: pieces, works, markers on their tracks."""
    return Scene(
        pieces=[piece(u, view) for u in range(tables.UNITS) if view["loc"][u] >= 0],
        markers=[*_works(view), *_counters(view)],
        caption=caption(pair("scenarios", str(view["scenario"])), moment(view["turn"], view["phase"], view["side"])),
    )


def piece(u: int, view: Mapping[str, Any]) -> Piece:
    """A counter with the side that is up [1.a, 1.m]."""
    down, leader = view["down"][u], tables.IS_LEADER[u]
    sword = tables.UNIT_SWORDS[down][u]
    name = pair("units", tables.UNIT_KEY[u])
    return Piece(
        tables.UNIT_KEY[u],
        tables.UNIT_SIDE[u],
        tables.TYPE_NAMES[tables.UNIT_TYPE[u]],
        view["loc"][u],
        label=name,
        symbol=SYMBOLS[tables.UNIT_TYPE[u]],
        values=[sword] if leader else [tables.UNIT_PF[down][u], sword],
        tag=name if leader else {"en": tables.UNIT_KEY[u]},
        marks=list(those([("wounded" if leader else "reduced", down), ("stuck", view["stuck"][u])])),
    )


def _works(view: Mapping[str, Any]) -> Iterator[Marker]:
    """Forts and camp in their places, walls and chain in their boxes, built or destroyed."""
    for fort in range(world.FORT_COUNT):
        owner = view["forts"][fort] - 1
        if owner >= 0:
            yield Marker("fort", world.ZONES + fort, owner, pair("features", "fort"))
    if view["camp"]:
        yield Marker(_kind("camp", view["camp"]), world.CAMP, world.ATHENS, pair("features", "camp"))
    for name, state, side in zip(world.WALL_NAMES, view["walls"], world.WALL_SIDE, strict=True):
        if state:
            yield Marker(_kind("wall", state), 0, side, pair("walls", name), name)
    if view["chain"]:
        yield Marker(_kind("chain", view["chain"]), 0, world.CHAIN_SIDE, pair("features", "chain"), "chain")


def _kind(name: str, state: int) -> str:
    return name if state == tables.BUILT else f"{name}-{tables.WORK_STATES[state]}"


def _counters(view: Mapping[str, Any]) -> Iterator[Marker]:
    """What lies on the tracks."""
    side = view["side"]
    yield Marker("turn", view["turn"], NO_SIDE, pair("turns", str(view["turn"])), TURNS)
    if view["phase"] >= 0:
        yield Marker("phase", view["phase"], side, pair("phases", tables.PHASE_NAMES[view["phase"]]), PHASES)
    holder = view["advantage"]
    yield Marker("advantage", holder, holder, pair("features", "advantage"), ADVANTAGE)
    for p in world.BOTH:
        name = world.SIDE_NAMES[p]
        yield Marker("pa", view["pa"][p], p, pair("features", "pa"), f"{ACTIONS}-{name}")
        face = "short" if view["causes"][p] else "supplied"
        yield Marker(face, view["boxes"][p], p, pair("features", "supply"), f"{SUPPLY}-{name}")


def moment(turn: int, phase: int, side: int) -> Text:
    """The turn with its season, the phase, and whose it is where it is somebody's."""
    when = pair("turns", str(turn))
    what = pair("phases", tables.PHASE_NAMES[phase]) if phase >= 0 else SET_UP
    letter = f"{tables.PHASE_NAMES[phase]} " if phase >= 0 else ""
    whose = pair("sides", world.SIDE_NAMES[side])
    return {
        "en": f"turn {turn} ({when['en']}), {letter}{what['en']}, {whose['en']}",
        "ja": f"第{turn}ターン({when['ja']}) {letter}{what['ja']} {whose['ja']}",
    }


def work_text(work: int) -> Text:
    """The name of a wall, a fort, the camp or the chain."""
    if work < len(world.WALL_NAMES):
        return pair("walls", world.WALL_NAMES[work])
    if work < CAMP_WORK:
        return place_text(world.ZONES + work - len(world.WALL_NAMES))
    return pair("features", "camp" if work == CAMP_WORK else "chain")


def place_text(place: int) -> Text:
    """The name of a place: a zone with its number, the inside of a fort, the camp."""
    key = world.PLACE_NAMES[place]
    if place >= world.ZONES:
        if place == world.CAMP:
            return pair("features", "inside")
        name = pair("forts", key)
        return {"en": f"Fort {name['en']}", "ja": name["ja"]}
    name = pair("zones", key)
    return name if key in ("CAT", "SYR") else {"en": f"{name['en']} ({key})", "ja": f"{name['ja']}({key})"}


def moment_of(s: Siege, language: str) -> str:
    """Where play stands: the turn, and whose phase."""
    return moment(s.turn, s.phase, s.side)[language]
