"""What may be laid over the map for a viewer: tribute, ships that can intercept, ripe cities, a leader's reach.

Everything is reckoned from a view.
"""

from typing import Any

from polemos.games.sparta_vs_athens.data.tables import OPS, PIECE_INDEX, SIDE_NAMES, SPARTA, UNITS
from polemos.games.sparta_vs_athens.data.world import LOCALES, NEXT_TO
from polemos.games.sparta_vs_athens.edge.messages import lexicon, texts
from polemos.games.sparta_vs_athens.edge.view import open_state
from polemos.games.sparta_vs_athens.rules.nations.revolt import refusals_incite
from polemos.games.sparta_vs_athens.rules.operations.restraint import refusals_attack
from polemos.games.sparta_vs_athens.rules.operations.ways import CLOSED, by_land, by_sea
from polemos.games.sparta_vs_athens.rules.sides import DELIAN, free_fleets, occupies
from polemos.games.sparta_vs_athens.rules.year.tribute import pays_athens, pays_sparta
from polemos.games.sparta_vs_athens.state import BOTH, War, side_of
from polemos.games.sparta_vs_athens.verbs import PIECE
from polemos.room.view_models import Overlay


def overlays(view: dict[str, Any], language: str, piece: str) -> list[Overlay]:
    """What there is to be seen, of a leader who is named what he could reach with all his points."""
    s = open_state(view)
    found = _reach(s, language, piece) if piece else _of_all(s, language)
    return [one for one in found if one.spaces]


def _of_all(s: War, language: str) -> list[Overlay]:
    t, sides = texts(language), lexicon(language)["side"]
    found = []
    for side in BOTH:
        pays = pays_sparta if side == SPARTA else pays_athens
        rows = {
            "tribute": [city for city in DELIAN if pays(s, city)],
            "intercept": [at for at in range(LOCALES) if free_fleets(s, side, at) and not refusals_attack(s, side, at)],
            "occupied": [at for at in range(LOCALES) if occupies(s, side, at)],
            "captured": [at for at in range(LOCALES) if s.holder[at] == side + 1],
            "incite": [city for city in DELIAN if not refusals_incite(s, side, city)],
        }
        found += [
            Overlay(f"{name}-{SIDE_NAMES[side]}", t(f"overlay-{name}", {"side": sides[side]}), spaces, side)
            for name, spaces in rows.items()
        ]
    return sorted(found, key=lambda one: list(rows).index(one.id.partition("-")[0]))


def _reach(s: War, language: str, piece: str) -> list[Overlay]:
    """The locales that a leader could come to if nobody stood in his way [6.1d, 7.3b]."""
    leader = PIECE_INDEX.get(piece, -1)
    if leader < UNITS or not 0 <= s.loc[leader] < LOCALES:
        return []
    side, t = side_of(s, leader), texts(language)
    words: dict[str, str | int] = {"unit": lexicon(language)[PIECE][leader]}
    return [
        Overlay(f"{name}.{piece}", t(f"overlay-by-{name}", words), _within(s, side, leader, name == "sea"), side)
        for name in ("land", "sea")
    ]


def _within(s: War, side: int, leader: int, ships: bool) -> list[int]:
    """The locales that he can come to with all his points, by land or by sea."""
    start = s.loc[leader]
    seen, ring = {start}, [start]
    for _ in range(OPS[leader]):
        near = dict.fromkeys([(at, to) for at in ring for to in NEXT_TO[at] if to not in seen])
        ring = [to for at, to in near if (by_sea(s, side, [], at, to) != CLOSED if ships else by_land(s, side, at, to))]
        seen.update(ring)
    return sorted(seen - {start})
