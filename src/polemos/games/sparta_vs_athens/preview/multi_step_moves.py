"""Farther locales for the force that operates: where it could go on to by several moves, and what it meets there.

Sections 7.1 to 7.5. The moves are tried on copies; a way ends where somebody would be met, asked or stopped: among
enemy ships, or troops that troops ashore have to fight, at Syracuse by sea, and where the points are used up. The game
itself asks for every step. Enemies are told first, then what is cheaper.
"""

from polemos.games.sparta_vs_athens import choice_ids, verbs
from polemos.games.sparta_vs_athens.data.tables import IS_NSP, NEITHER, UNITS
from polemos.games.sparta_vs_athens.data.world import IS_CITY, NEXT_TO
from polemos.games.sparta_vs_athens.edge.messages import texts
from polemos.games.sparta_vs_athens.rules.operations import engagement, forces, movement, operating, restraint
from polemos.games.sparta_vs_athens.rules.sides import master_of
from polemos.games.sparta_vs_athens.state import War, armies_at, units_at
from polemos.kernel.flow import copy
from polemos.room.view_models import Way

Reached = tuple[War, tuple[int, ...]]
"""The war with the force in a locale, and the moves that led there."""


def reach(s: War, language: str) -> list[Way]:
    """The locales beyond those that are offered now, each once by a shortest way; empty where no force moves."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, operating.Operating) or s.leader < 0:
        return []
    side, start = step.side, forces.here(s)
    # shores by which ships came in are part of where they are [7.2c]
    seen = {(start, shores(s))}
    ends: dict[int, Reached] = {}
    rank: list[Reached] = [(s, ())]
    while rank:
        onward: list[Reached] = []
        for t, way in rank:
            for nxt, longer in steps_from(t, side, way):
                place = (forces.here(nxt), shores(nxt))
                if place in seen:
                    continue
                seen.add(place)
                if place[0] != start:
                    ends.setdefault(place[0], (nxt, longer))
                if not ends_way(nxt, side):
                    onward.append((nxt, longer))
        rank = onward
    found = [(locale, t, way) for locale, (t, way) in ends.items() if len(way) > 1]
    found.sort(key=lambda row: (not met(row[1], side), len(row[2]), row[0]))
    return [
        Way(locale, tuple([choice_ids.IDS.choice_id(verbs.MOVE + to) for to in way]), told(t, side, len(way), language))
        for locale, t, way in found
    ]


def shores(s: War) -> tuple[int, ...]:
    """The shores of the ships of the force."""
    return tuple([s.shore[fleet] for fleet in forces.fleets_in(s)])


def steps_from(s: War, side: int, way: tuple[int, ...]) -> list[Reached]:
    """The next locales of the force, each on a copy; the first are those that are offered [8.7a]."""
    found = []
    for to in NEXT_TO[forces.here(s)]:
        if (way or verbs.MOVE + to in s.opts) and not movement.refusals_move(s, side, to):
            t = copy(s)
            movement.move(t, side, to)
            found.append((t, (*way, to)))
    return found


def ends_way(s: War, side: int) -> bool:
    """Whether the force would go no further by itself: it meets somebody, an event asks, or it has no points left."""
    locale = forces.here(s)
    return s.points < 1 or movement.enters_syracuse_now(s, locale) or meets_ships(s, side) or meets_troops(s, side)


def meets_ships(s: War, side: int) -> bool:
    """Whether its ships are among enemy ships there [7.9a]."""
    locale = forces.here(s)
    enemies = bool(forces.fleets_in(s)) and bool(engagement.foes_afloat(s, 1 - side, locale))
    return enemies and not restraint.refusals_attack(s, side, locale)


def meets_troops(s: War, side: int) -> bool:
    """Whether its troops ashore have to fight there [7.5a]; troops under a marker may be ashore, for all it sees."""
    locale = forces.here(s)
    if not forces.marching(s) or restraint.refusals_attack(s, side, locale):
        return False
    return any(s.force[unit] or (s.aboard[unit] < 0 and not s.inside[unit]) for unit in armies_at(s, 1 - side, locale))


def met(s: War, side: int) -> bool:
    """Whether there are enemies, or a city of theirs."""
    locale = forces.here(s)
    return bool(units_at(s, 1 - side, locale)) or bool(IS_CITY[locale] and master_of(s, locale) == 1 - side)


def told(s: War, side: int, points: int, language: str) -> str:
    """What the way costs, and what is at its end: enemy ships and troops, and whose city it is."""
    t = texts(language)
    locale = forces.here(s)
    words = [t("way-cost", {"points": points})]
    if any(unit < UNITS and IS_NSP[unit] for unit in units_at(s, 1 - side, locale)):
        words.append(t("way-ships"))
    if armies_at(s, 1 - side, locale):
        words.append(t("way-troops"))
    if IS_CITY[locale]:
        master = master_of(s, locale)
        words.append(t("way-neutral" if master == NEITHER else "way-enemy-city" if master != side else "way-own-city"))
    return t("list-comma").join(words)
