"""What may be laid over the map for a viewer: supply, the status of areas, forage, interception, a piece's reach.

Everything is reckoned from a view.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.codes import BOTH
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import KIND, PIECE_INDEX, SIDE_NAMES, UNITS
from polemos.games.peloponnesian_war.data.world import AREAS, CITIES, CITY_HEX, LAND, SEAS
from polemos.games.peloponnesian_war.edge import supply_lines
from polemos.games.peloponnesian_war.edge.event_targets import spaces_of
from polemos.games.peloponnesian_war.edge.messages import lexicon, texts
from polemos.games.peloponnesian_war.edge.view import open_state
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import land, sea, stacks
from polemos.games.peloponnesian_war.rules.season import foraging, lines, supply
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.verbs import PIECE
from polemos.room.view_models import Overlay

#: By status of an area to a side: the name of its overlay.
STATUS: Final = {places.FRIENDLY: "friendly", places.CONTESTED: "contested", places.ENEMY: "enemy"}


def overlays(view: Mapping[str, Any], language: str, piece: str) -> list[Overlay]:
    """What there is to be seen; of a piece that is named where it could go with all that goes with it."""
    s = open_state(dict(view))
    found = _reach(s, language, piece) if piece else _of_all(s, language)
    return [one for one in found if one.spaces]


# ---------------------------------------------------------------------------------------------------------- all the map
def _of_all(s: War, language: str) -> list[Overlay]:
    t, words = texts(language), lexicon(language)["side"]
    found: list[Overlay] = []
    for side in BOTH:
        traced, units = supply.lines(s, side), supply.mouths(s, side)
        rows = {**_supply(s, traced, units), **_status(s, side), "intercept": _hunted(s, side)}
        for name, spaces in rows.items():
            label = t(f"overlay-{name}", {"side": words[side]})
            ways = supply_lines.drawn(s, traced, units) if name == "nodes" else []
            found.append(Overlay(f"{name}-{SIDE_NAMES[side]}", label, spaces, side, ways))
    for side in BOTH:
        held = [CITY_HEX[city] for city in range(CITIES) if s.holder[city] == 1 + side]
        found.append(Overlay(f"held-{SIDE_NAMES[side]}", t("overlay-held", {"side": words[side]}), held, side))
    revolted = [CITY_HEX[city] for city in range(CITIES) if asking.marked(s, city, codes.REVOLTED)]
    found.append(Overlay("revolts", t("overlay-revolts"), revolted))
    rooms = [foraging.room(s, area) if places.in_play(s, world.HEXES_OF[area][0]) else 0 for area in range(AREAS)]
    for room in sorted({room for room in rooms if room}, reverse=True):
        there = [space for area in range(AREAS) if rooms[area] == room for space in spaces_of(area)]
        found.append(Overlay(f"forage-{room}", t("overlay-forage", {"number": room}), there))
    raided = [space for area in range(AREAS) if s.raids[area] for space in spaces_of(area)]
    return [*found, Overlay("raided", t("overlay-raided"), raided)]


def _supply(s: War, traced: lines.Lines, units: Sequence[int]) -> dict[str, list[int]]:
    """Where lines of a side come by land, whence they start and go on, and where its units are out of supply [9.3]."""
    reached = list[int]()
    for area, hexes in enumerate(world.HEXES_OF):
        there = [at for at in hexes if traced.reaches(at)]
        reached += spaces_of(area) if len(there) == len(hexes) else there
    unfed = {s.loc[unit] for unit in units if not lines.is_fed(s, traced, unit)}
    return {"nodes": sorted(traced.nodes), "supply": sorted(reached), "unfed": sorted(unfed)}


def _status(s: War, side: int) -> dict[str, list[int]]:
    """The land and sea areas by their status to a side, but for those with nobody in them [8.3, 8.4]."""
    rows: dict[str, list[int]] = {name: [] for name in STATUS.values()}
    for area, here in enumerate(places.presence(s)):
        if here and places.in_play(s, world.HEXES_OF[area][0]):
            rows[STATUS[places.status(here, side)]] += spaces_of(area)
    for number, here in enumerate(places.fleets_that_tell(s)):
        if here and places.in_play(s, LAND + number):
            rows[STATUS[places.sea_status(here, side)]].append(LAND + number)
    return rows


def _hunted(s: War, side: int) -> list[int]:
    """The sea areas in which fleets of a side may intercept [16.6.1, 8.5a]."""
    return sorted([place for place in sea.hunted_seas(s, 1 - side) if not world.is_open(place)])


# ----------------------------------------------------------------------------------------------------------- one piece
def _reach(s: War, language: str, key: str) -> list[Overlay]:
    """Where a piece could go in a campaign turn, a leader with all that can go with him [14.3.2, 16.1b]."""
    piece = PIECE_INDEX.get(key, -1)
    if piece < 0 or s.loc[piece] < 0:
        return []
    side, t = s.sides[piece], texts(language)
    words: dict[str, str | int] = {"unit": lexicon(language)[PIECE][piece]}
    rows = {"land": _by_land(s, side, piece), "sea": _by_sea(s, side, piece)}
    found = [Overlay(f"{name}.{key}", t(f"overlay-by-{name}", words), spaces, side) for name, spaces in rows.items()]
    ways = supply_lines.feeding(s, supply.lines(s, side), s.loc[piece]) if piece < UNITS and s.loc[piece] < LAND else []
    passed = sorted({space for way in ways for space in way})
    return [*found, Overlay(f"fed.{key}", t("overlay-fed", words), passed, side, ways)]


def _group(s: War, side: int, piece: int, by_sea: bool) -> list[int]:
    return stacks.company(s, side, piece, by_sea) if piece >= UNITS else [piece]


def _by_land(s: War, side: int, piece: int) -> Sequence[int]:
    """Hexes that it reaches by area and by hex [16.2.1, 16.3.1]; none for fleets and for who is aboard or at sea."""
    afloat = piece < UNITS and (KIND[piece] == tables.FLEET or s.aboard[piece] >= 0)
    if s.loc[piece] >= LAND or afloat:
        return []
    s.group = _group(s, side, piece, by_sea=False)
    points = stacks.allowance(s, s.group)
    found = land.ways(s, side, points, points, True)
    return sorted([place for place in found.order if place < LAND and place != s.loc[piece]])


def _by_sea(s: War, side: int, piece: int) -> Sequence[int]:
    """Sea areas and coasts that fleets reach [16.4.1, 16.4.2]."""
    s.group = _group(s, side, piece, by_sea=True)
    if not stacks.fleets_of(s.group):
        return []
    left = sea.voyage(s, side, stacks.sea_allowance(s, side)).left
    waters = [LAND + number for number in range(SEAS) if left[number] >= 0]
    coasts = [place for place, _ in sea.coasts(s, side, left) if not sea.refusals_coast(s, side, place, sea.END)]
    return sorted({*waters, *coasts} - {s.loc[piece]})
