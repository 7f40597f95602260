"""What stands on the map as data, for anybody who draws it. The map itself is in board_map.py."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from polemos.board.describe import NO_SIDE, Marker, Piece, Scene, Text, caption
from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import BASES, FORTS, LONG_WALLS, NAMES, NEITHER, PIECE_KEY, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES, CITY_HEX, LAND, REGION_NAMES
from polemos.games.peloponnesian_war.edge.event_targets import spaces_of
from polemos.games.peloponnesian_war.edge.messages import lexicon, texts
from polemos.games.peloponnesian_war.edge.reference_tables.listings import DICE
from polemos.games.peloponnesian_war.edge.view import open_state
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.verbs import PIECE
from polemos.room.names import named
from polemos.room.table_builder import signed
from polemos.room.texts import LANGUAGES
from polemos.wargame.reckoning import total

SYMBOLS: Final = ("spear", "bow", "horse", "ship")


def pieces(view: Mapping[str, Any], language: str) -> Scene:
    """What stands on the map in a view."""
    s = open_state(dict(view))
    standing = [
        piece(number, s.loc[number], s.sides[number], s) for number in range(tables.PIECES) if s.loc[number] >= 0
    ]
    return Scene(
        standing,
        [*_works(s), *_cities(s), *_sieges(s), *_raids(s)],
        control={REGION_NAMES[region]: s.controller[region] for region in places.regions_in_play(s)},
        caption=caption(named(NAMES, "scenarios", tables.SCENARIO_NAMES[s.scenario]), _when(s)),
        figures={REGION_NAMES[region]: _levels(s, region) for region in places.regions_in_play(s)},
    )


def _levels(s: War, region: int) -> str:
    """AL, ML and multiplier of a region, as they are called in both languages."""
    return f"AL {s.al[region]} · ML {s.ml[region]} · ×{s.multiplier[region]}"


def _when(s: War) -> Text:
    return {language: moment(s, language) for language in LANGUAGES}


# -------------------------------------------------------------------------------------------------------------- pieces
def piece(number: int, space: int, side: int = NEITHER, s: War | None = None) -> Piece:
    """A counter, wherever it stands; s: where its state is to be seen too."""
    name = {language: lexicon(language)[PIECE][number] for language in LANGUAGES}
    shown = side if side != NEITHER else NO_SIDE
    marks = marks_of(s, number) if s is not None else []
    if number >= UNITS:
        values = [tables.LAND_RATING[number], tables.NAVAL_RATING[number]]
        return Piece(PIECE_KEY[number], shown, "leader", space, name, "leader", values, marks=marks)
    kind = tables.KIND[number]
    values = [tables.MORALE[number]]
    return Piece(PIECE_KEY[number], shown, tables.KIND_NAMES[kind], space, name, SYMBOLS[kind], values, marks=marks)


def marks_of(s: War, number: int) -> list[str]:
    """The states of a piece: inside its city or fort, aboard, foraging, moved, raided, held by a card, routed."""
    at = s.loc[number]
    found = [
        ("inside", 0 <= at < LAND and s.inside[number] and places.target_here(s, at) != places.NO_TARGET),
        ("aboard", number < UNITS and s.aboard[number] >= 0),
        ("foraging", asking.has(s, number, codes.FORAGING)),
        ("moved", s.turn and asking.has(s, number, codes.MOVED)),
        ("raided", asking.has(s, number, codes.RAIDED)),
        ("held", number in s.held or number in s.becalmed),
        ("routed", bool(s.courage) and _is_routed(s, number)),
    ]
    return [name for name, so in found if so]


def _is_routed(s: War, number: int) -> bool:
    """Whether a unit has been routed in the battle that goes on [17.6b]."""
    fights = number in s.attackers or number in s.defenders
    return fights and s.courage[number] == 0


# ------------------------------------------------------------------------------------------------------------- markers
def marker(kind: str, space: int, side: int = NEITHER, name: str = "", **args: str | int) -> Marker:
    """A marker; name: that of its message, where it is not the kind; args: what the message speaks of."""
    said = {language: texts(language)(f"marker-{name or kind}", args) for language in LANGUAGES}
    return Marker(kind, space, side if side != NEITHER else NO_SIDE, said)


def _works(s: War) -> Iterator[Marker]:
    """Forts, bases, and Long Walls from one of their ends to the other [7.6.2, 7.6.3a, 7.6.5a]."""
    for fort in range(FORTS):
        if s.fort_at[fort] >= 0:
            yield marker("fort", s.fort_at[fort], s.fort_side[fort])
    for base in range(BASES):
        if s.base_at[base] >= 0:
            yield marker("base", s.base_at[base], s.base_side[base], "base-inside" if s.base_inside[base] else "")
    for walls in range(LONG_WALLS):
        ends = s.wall_ends[2 * walls : 2 * walls + 2]
        if ends[0] != tables.NONE:
            first, last = [places.place_of(s, end) for end in ends]
            kind = "long-works" if s.wall_ready[walls] else "long-walls"
            yield replace(marker(kind, first, places.friend_of(s, ends[0])), to=last)


def _cities(s: War) -> Iterator[Marker]:
    """Control, revolts in their colour, Helots, what has become of cities and walls [4.4.3a, 6.5.1d, 11.3a]."""
    for city in range(CITIES):
        at, marks = CITY_HEX[city], s.city_marks[city]
        if s.holder[city]:
            yield marker("captured", at, s.holder[city] - 1)
        if marks & codes.REVOLTED:
            yield marker("revolt", at, places.revolt_friend(s, city))
        if marks & codes.HELOTS:
            yield marker("helots", at)
        if marks & codes.DESTROYED:
            yield marker("city-destroyed", at)
        if marks & codes.DEMOLISHED:
            yield marker("wall-destroyed", at)
        if s.works[city]:
            yield marker("works", at)


def _sieges(s: War) -> Iterator[Marker]:
    """Sieges with their season counts, and places that are invested [10.2.2a, 10.3.5]."""
    for target, count in enumerate(s.siege):
        if count:
            yield _siege(s, target, count - 1)
    for at in sorted({s.loc[unit] for unit in range(UNITS) if 0 <= s.loc[unit] < LAND}):
        target = places.target_here(s, at)
        if target != places.NO_TARGET and not s.siege[target] and places.is_invested(s, target):
            yield marker("camp", at, places.investor(s, target))


def _siege(s: War, target: int, count: int) -> Marker:
    """A siege: how long it has lasted, and on which faces the place falls when it is resolved next [10.5.1, 10.5.2]."""
    added = total(sieges.terms(s, target))
    faces = [str(face) for face in DICE if sieges.takes(face, added)]
    name = "siege-next" if faces else "siege-holds"
    told: dict[str, str | int] = {"count": count, "change": signed(added), "faces": ", ".join(faces)}
    return marker("siege", places.place_of(s, target), s.besieger[target], name, **told)


def _raids(s: War) -> Iterator[Marker]:
    """Raided areas with their counts [15.3]."""
    for area, count in enumerate(s.raids):
        if count:
            yield marker("pillaged", spaces_of(area)[-1], count=count)


def moment(s: War, language: str) -> str:
    """The season, the phase and whose it is; in campaign turns which of them it is."""
    words = lexicon(language)
    args: dict[str, str | int] = {
        "year": str(s.year),
        "season": words["season"][s.season],
        "phase": words["phase"][s.phase],
        "turn": s.turn,
        "side": words["side"][s.side],
    }
    return texts(language)("moment-campaign" if s.turn else "moment", args)
