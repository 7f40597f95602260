"""What a person may mean who points at a place, a counter, a city or fort, or a region while a decision waits.

A place stands for all of one's own that is in it, for its city or fort and for its region; a counter of the enemy for
the place where it stands.
"""

from collections.abc import Mapping
from typing import Final

from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import KIND, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES, CITY_AT, CITY_HEX, LAND, REGION_AT
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.verbs import PIECE, PLACE, REGION, ROW, TARGET, VERBS
from polemos.room.click_intents import intents

#: By decision: the verbs that pointing may mean, likeliest first; of any other decision all that take a target.
MEANT: Final[Mapping[str, tuple[str, ...]]] = {
    "SetOut": ("march", "sail", "drag"),
    "March": (
        "move",
        "assault",
        "halt",
        "take",
        "leave",
        "along-walls",
        "go-inside",
        "go-outside",
        "leave-all",
        "done",
    ),
    "Sail": (
        "land-at",
        "attack",
        "move",
        "embark",
        "disembark",
        "take",
        "leave",
        "halt",
        "embark-all",
        "disembark-all",
        "leave-all",
        "done",
    ),
    "AtTheGates": ("assault", "invest"),
    "EmptyFort": ("seize-fort", "wreck-fort"),
    "BreakBase": ("wreck-base", "spare-base"),
    "BeginSieges": ("besiege", "lift-siege"),
    "PutIn": ("put-in", "put-in-apart"),
    "Forage": ("forage", "forage-all"),
    "Shortage": ("unpaid", "unpaid-all"),
}
ANYBODYS: Final = frozenset({"card-unit", "lose", "starve", "perish"})
"""Verbs at counters of either side; all others are meant at those of the side that decides."""
OF_LEADERS: Final = frozenset({"place-leader", "recall-leader", "send-back", "command"})
OF_FLEETS: Final = frozenset({"drag", "put-in-apart"})
OF_GROUP: Final = frozenset({"leave", "disembark"})
"""Verbs that are meant at who belongs to the moving group."""
OF_OTHERS: Final = frozenset({"take", "embark"})


def click_intents(s: War, kind: str, target: str) -> list[str]:
    """The choices that pointing at a target may mean, those that can be made first; none for an unknown target."""
    return intents(s, kind, target, IDS, _targets, MEANT)


def _targets(s: War, verb: str, kind: str, value: int) -> list[int]:
    """The targets of one verb that pointing at something of a kind may mean."""
    wanted = VERBS[IDS.by_name[verb]][1]
    at = _place(s, kind, value)
    if not wanted:
        return [0] if at >= 0 and at == _place_of_decision(s) else []
    if wanted == kind:
        return [value] if kind != PIECE or _fits(s, verb, value) else []
    if wanted == ROW:
        return _rows(s, kind, value, at)
    if at < 0:
        return []
    if wanted == PIECE:
        # leaders first: whoever points at a stack means all of it
        return sorted([piece for piece in s.at[at] if _fits(s, verb, piece)], key=lambda piece: piece < UNITS)
    if wanted == PLACE:
        return [] if kind == PIECE and s.sides[value] == s.actor and at == _place_of_decision(s) else [at]
    if wanted == TARGET:
        return _target(s, at)
    return [REGION_AT[at]] if wanted == REGION and at < LAND and REGION_AT[at] >= 0 else []


def _place(s: War, kind: str, value: int) -> int:
    """The place that was pointed at, -1 for none."""
    if kind == PIECE:
        return s.loc[value] if s.loc[value] >= 0 else -1
    if kind == TARGET:
        return CITY_HEX[value] if value < CITIES else s.fort_at[value - CITIES]
    return value if kind == PLACE else -1


def _place_of_decision(s: War) -> int:
    """Where the decision is about something: the place of the moving group, or the one that the question names."""
    step = s.agenda[-1]
    target = getattr(step, "target", NO_TARGET)
    if target != NO_TARGET:
        return places.place_of(s, target)
    named = getattr(step, "place", -1)
    return named if named >= 0 else s.loc[s.group[0]] if s.group else -1


def _target(s: War, at: int) -> list[int]:
    """The city or fort of a place, a destroyed city among them."""
    if at >= LAND:
        return []
    if CITY_AT[at] >= 0:
        return [CITY_AT[at]]
    fort = places.target_here(s, at)
    return [fort] if fort != NO_TARGET else []


def _rows(s: War, kind: str, value: int, at: int) -> list[int]:
    """The rows of counters that are meant: of the counter, or of one's own in the place."""
    if kind == PIECE:
        return [tables.UNIT_ROW[value]] if value < UNITS else []
    there = s.at[at] if at >= 0 else ()
    return sorted({tables.UNIT_ROW[piece] for piece in there if piece < UNITS and s.sides[piece] == s.actor})


def _fits(s: War, verb: str, piece: int) -> bool:
    """Whether a person can have a verb in mind at a piece."""
    if s.sides[piece] != s.actor and verb not in ANYBODYS:
        return False
    if verb in OF_GROUP:
        return piece in s.group
    if verb in OF_OTHERS and piece in s.group:
        return False
    if verb in OF_LEADERS:
        return piece >= UNITS
    if verb in OF_FLEETS:
        return piece < UNITS and KIND[piece] == tables.FLEET
    if verb == "sail":
        return piece >= UNITS or KIND[piece] == tables.FLEET
    return verb != "march" or piece >= UNITS or KIND[piece] != tables.FLEET
