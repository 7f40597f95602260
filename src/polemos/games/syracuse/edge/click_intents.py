"""What a person may mean who points at a zone, a piece or a work while a decision waits: choices, legal or not.

A zone stands for the pieces in it, for the fort and the camp inside it and for the works at its borders, a piece for
the place where it stands.
"""

from collections.abc import Mapping
from typing import Final

from polemos.games.syracuse import choice_ids, state, verbs
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.rules.actions import Muster
from polemos.games.syracuse.rules.movement.movement import is_foe
from polemos.room.choice_ids import NONE
from polemos.room.click_intents import intents

#: By decision: the verbs that pointing may mean, likeliest first, where these are not its own that take a target.
MEANT: Final[Mapping[str, tuple[str, ...]]] = {"NextBattle": ("fight", "storm", "assault-camp")}
#: Verbs of pieces of the other side.
AT_ENEMIES: Final = frozenset({"desert", "discord", "kill", "strike", "wound"})
#: Verbs of places that may lie inside a zone.
INSIDE: Final = frozenset({"move", "ship", "redeploy", "retreat", "retreat-all", "storm", "withdraw", "place"})


def click_intents(s: state.Siege, kind: str, target: str) -> list[str]:
    """The choices that pointing at a target may mean, those that can be made first; none for an unknown target."""
    return intents(s, kind, target, choice_ids.IDS, _targets, MEANT)


def _targets(s: state.Siege, verb: str, kind: str, value: int) -> list[int]:
    """The targets of one verb that pointing at something of a kind may mean."""
    wanted = verbs.VERBS[choice_ids.IDS.by_name[verb]][1]
    if wanted == verbs.PLACE_KIND:
        return _places(s, verb, kind, value)
    if wanted == verbs.UNIT:
        return [u for u in _units(s, kind, value) if _fits(s, verb, u)]
    if wanted == verbs.WORK:
        return _works(s, kind, value)
    if wanted != NONE:
        return []
    # the camp is attacked as a whole
    place = _place(s, kind, value)
    return [0] if place >= 0 and world.ZONE_OF[place] == world.CAMP_ZONE else []


def _places(s: state.Siege, verb: str, kind: str, value: int) -> list[int]:
    """Places: what was pointed at, then what lies inside of it; verbs of zones alone mean the zone around."""
    place = _place(s, kind, value)
    if place < 0:
        return []
    zone = world.ZONE_OF[place]
    if verb not in INSIDE:
        return [zone]
    found = [place, *[part for part in world.PARTS[zone] if part != place and _stands(s, part)]]
    if verb == "storm":
        return [part for part in found if world.ZONES <= part < world.CAMP and is_foe(s, s.actor, part)]
    return found


def _place(s: state.Siege, kind: str, value: int) -> int:
    """The place that was pointed at, -1 for none."""
    if kind == verbs.PLACE_KIND:
        return value
    if kind == verbs.UNIT:
        return s.loc[value]
    return world.ZONES + value - choice_ids.FORT_WORK if choice_ids.FORT_WORK <= value <= choice_ids.CAMP_WORK else -1


def _stands(s: state.Siege, place: int) -> bool:
    """Whether a place inside a zone can be entered by anybody."""
    if place < world.ZONES:
        return True
    return s.camp == tables.BUILT if place == world.CAMP else bool(s.forts[place - world.ZONES])


def _units(s: state.Siege, kind: str, value: int) -> list[int]:
    """The piece, or all pieces in the place."""
    if kind == verbs.UNIT:
        return [value]
    place = _place(s, kind, value)
    return [*s.at[place], *s.at[world.PLACES + place]] if place >= 0 else []


def _fits(s: state.Siege, verb: str, u: int) -> bool:
    """Whether a person can have a verb in mind at a piece: it is his own or the enemy's, and in an action there."""
    if (tables.UNIT_SIDE[u] == s.actor) == (verb in AT_ENEMIES):
        return False
    step = s.agenda[-1]
    return not isinstance(step, Muster) or (s.loc[u] >= 0 and world.ZONE_OF[s.loc[u]] == step.zone)


def _works(s: state.Siege, kind: str, value: int) -> list[int]:
    """The work, or those in a zone and at its borders; inside a fort or the camp that one alone."""
    if kind == verbs.WORK:
        return [value]
    place = _place(s, kind, value)
    if place < 0 or place >= world.ZONES:
        return [] if place < 0 else [choice_ids.FORT_WORK + place - world.ZONES]
    found = [choice_ids.CAMP_WORK] if place == world.CAMP_ZONE else []
    if world.FORT_IN[place] >= 0:
        found.append(choice_ids.FORT_WORK + world.FORT_IN[place])
    found += [wall for wall in range(world.WALL_COUNT) if place in world.WALL_ZONES[wall]]
    return [*found, choice_ids.CHAIN_WORK] if place in world.CHAIN_ZONES else found
