"""What may be laid over the field for a viewer: zones of control, the range of a leader, the hexes that can be shot at.

Everything is reckoned from a view; hexes are told by their codes, in rising order.
"""

from collections.abc import Sequence
from typing import Any, Final

from polemos.games.alexander import verbs
from polemos.games.alexander.data import ground, tables
from polemos.games.alexander.data.setting import LEADER_GID, NO_LEADER, UNIT_GID
from polemos.games.alexander.edge import board_view, messages
from polemos.games.alexander.edge.view import open_battle
from polemos.games.alexander.rules.command.command import flood, zone_hexes
from polemos.games.alexander.rules.field.zones import covered, covers, flank_hexes, front_hexes
from polemos.games.alexander.rules.fire.aiming import DOWNHILL, able, in_reach, sees
from polemos.games.alexander.state import Battle, hexes, setting
from polemos.kernel.flow import NOBODY
from polemos.room.view_models import Overlay

SIDES: Final = (0, 1)
NO_UNIT: Final = -1


def zones(view: dict[str, Any], side: int) -> list[int]:
    """The hexes in zones of control of a side [7.21a, 7.22]."""
    return _zones(open_battle(view), side)


def reach_of(view: dict[str, Any], leader: int) -> list[int]:
    """The hexes that the commands of a leader reach: his local number; none for one who is not on the field [4.21a]."""
    return _reach(open_battle(view), leader)


def line_of_sight(view: dict[str, Any], unit: int) -> list[int]:
    """The hexes that a missile unit could hit now if an enemy stood there [8.13a, 8.14a, 8.16].

    unit: its local number; none for a unit that cannot shoot now.
    """
    return _fire(open_battle(view), unit)


def _zones(s: Battle, side: int) -> list[int]:
    terrain = setting(s).field.terrain
    found = sorted(h for h in zone_hexes(s, side, 0, ground.COLUMNS) if terrain[h] != ground.OFF)
    # a unit in passing has no zone where it stands on friends
    return found if s.passer < 0 else [h for h in found if covered(s, h, side)]


def _zone(s: Battle, u: int) -> list[int]:
    terrain = setting(s).field.terrain
    around = {*front_hexes(s, u), *flank_hexes(s, u)}
    return sorted(h for h in around if terrain[h] != ground.OFF and covers(s, u, h))


def _reach(s: Battle, m: int) -> list[int]:
    return sorted(flood(s, m)) if m != NO_LEADER else []


def _fire(s: Battle, u: int) -> list[int]:
    weapon = setting(s).weapon[u]
    if weapon == tables.NO_WEAPON or not able(s, u, weapon):
        return []
    terrain = setting(s).field.terrain
    own = hexes(s, u)
    found: set[int] = set()
    for start in own:
        for h in ground.within(start, len(tables.STRENGTH[weapon]) + DOWNHILL):
            if (
                h not in own
                and terrain[h] != ground.OFF
                and in_reach(s, weapon, start, h)
                and sees(s, u, weapon, start, h)
            ):
                found.add(h)
    return sorted(found)


# ---------------------------------------------------------------- all that there is, with names


def overlays(view: dict[str, Any], language: str, piece: str) -> list[Overlay]:
    """What a viewer may lay over the field: the range of the active leader, zones, fire, the ranges of his own leaders.

    Of a unit or a leader whose id is named, what is his alone.
    """
    s = open_battle(view)
    shown = _of_piece(s, language, piece) if piece else _of_all(s, view["viewer"], language)
    return [one for one in shown if one.spaces]


def _of_all(s: Battle, viewer: int, language: str) -> list[Overlay]:
    g = setting(s)
    t, sides = messages.texts(language), [board_view.pair("sides", name)[language] for name in g.peoples]
    found: list[Overlay] = []
    if s.lead != NO_LEADER:
        found.append(_range(s, s.lead, language))
    found += [
        Overlay(f"zones-{side}", t("overlay-zones", {"side": sides[side]}), _zones(s, side), side) for side in SIDES
    ]
    for side in SIDES:
        under_fire = _union([_fire(s, u) for u in g.of_side[side] if s.loc[u] >= 0])
        found.append(Overlay(f"fire-{side}", t("overlay-fire", {"side": sides[side]}), under_fire, side))
    if viewer != NOBODY:
        own = [m for m in range(g.leaders) if g.lead_side[m] == viewer]
        everywhere = _union([_reach(s, m) for m in own])
        found.append(Overlay("ranges", t("overlay-ranges", {"side": sides[viewer]}), everywhere, viewer))
        found += [_range(s, m, language) for m in own if m != s.lead]
    return found


def _of_piece(s: Battle, language: str, piece: str) -> list[Overlay]:
    g = setting(s)
    t = messages.texts(language)
    if LEADER_GID.get(piece, NO_LEADER) in g.leader_of:
        return [_range(s, g.leader_of[LEADER_GID[piece]], language)]
    if UNIT_GID.get(piece, NO_UNIT) not in g.unit_of:
        return []
    u = g.unit_of[UNIT_GID[piece]]
    name = {"unit": messages.lexicon(language)[verbs.UNIT][UNIT_GID[piece]]}
    return [
        Overlay(f"zone.{piece}", t("overlay-zone", dict(name)), _zone(s, u), g.side[u]),
        Overlay(f"fire.{piece}", t("overlay-fire-of", dict(name)), _fire(s, u), g.side[u]),
    ]


def _range(s: Battle, m: int, language: str) -> Overlay:
    g = setting(s)
    name = messages.lexicon(language)[verbs.LEADER][g.lead_gid[m]]
    label = messages.texts(language)("overlay-range", {"leader": name})
    return Overlay(f"range.{g.leader_id[m]}", label, _reach(s, m), g.lead_side[m])


def _union(parts: Sequence[Sequence[int]]) -> list[int]:
    return sorted({h for part in parts for h in part})
