"""Names at the edge: the readable ids of choices, spaces, units, provinces and markers, and back."""

from typing import Final

from polemos.games.belisarius.tables import (
    AFFILIATIONS,
    HEX_INDEX,
    HEX_NAMES,
    MARKERS,
    PROVINCES,
    TYPE_NAMES,
    UNIT_INDEX,
    UNIT_KEY,
)
from polemos.games.belisarius.verbs import FORCE, MARKER, NONE, NUMBER, PROVINCE, SPACE, UNIT, VERBS
from polemos.kernel.errors import IllegalChoice, shown
from polemos.kernel.flow import VERB

TYPES_PER_AFFILIATION: Final = 8
"""A kind of unit as one number: affiliation * 8 + unit type."""

MARKER_IDS: Final = tuple(name.lower().replace(" ", "-") for name in MARKERS)
PROVINCE_IDS: Final = tuple(name.lower() for name in PROVINCES)
FORCE_IDS: Final = {
    affil * TYPES_PER_AFFILIATION + kind: f"{a.lower()}-{t.replace('_', '-')}"
    for affil, a in enumerate(AFFILIATIONS)
    for kind, t in enumerate(TYPE_NAMES)
}

_MARKER_BY_ID: Final = {name: k for k, name in enumerate(MARKER_IDS)}
_PROVINCE_BY_ID: Final = {name: p for p, name in enumerate(PROVINCE_IDS)}
_FORCE_BY_ID: Final = {name: f for f, name in FORCE_IDS.items()}
_VERB_BY_NAME: Final = {name: n for n, (name, _) in enumerate(VERBS)}


def target_id(kind: str, value: int) -> str:
    """The name of a choice's target. Raises LookupError for a value out of range."""
    if value < 0:
        raise LookupError(value)
    if kind == SPACE:
        return HEX_NAMES[value]
    if kind == UNIT:
        return UNIT_KEY[value]
    if kind == PROVINCE:
        return PROVINCE_IDS[value]
    if kind == MARKER:
        return MARKER_IDS[value]
    if kind == FORCE:
        return FORCE_IDS[value]
    return str(value) if kind == NUMBER else ""


def target_value(kind: str, name: str) -> int:
    """The inverse of `target_id`. Raises LookupError or ValueError."""
    if kind == SPACE:
        return HEX_INDEX[name]
    if kind == UNIT:
        return UNIT_INDEX[name]
    if kind == PROVINCE:
        return _PROVINCE_BY_ID[name]
    if kind == MARKER:
        return _MARKER_BY_ID[name]
    if kind == FORCE:
        return _FORCE_BY_ID[name]
    number = int(name)
    if not 0 <= number < VERB:
        raise ValueError(name)
    return number


def choice_id(c: int) -> str:
    """The id of a choice: its verb, and its target after a colon if it has one."""
    name, kind = VERBS[c // VERB]
    return name if kind == NONE else f"{name}:{target_id(kind, c % VERB)}"


def choice_value(text: str) -> int:
    """The inverse of `choice_id`. Raises IllegalChoice for a text that names no choice."""
    name, colon, target = text.partition(":")
    if name not in _VERB_BY_NAME:
        raise IllegalChoice(f"{shown(text)}: there is no such thing to do; a choice looks like 'march:3511' or 'pass'")
    verb = _VERB_BY_NAME[name]
    kind = VERBS[verb][1]
    if (kind == NONE) != (not colon):
        want = "stands alone" if kind == NONE else f"takes a {kind} after a colon"
        raise IllegalChoice(f"{shown(text)}: {name} {want}")
    if kind == NONE:
        return verb * VERB
    try:
        return verb * VERB + target_value(kind, target)
    except (LookupError, ValueError):
        raise IllegalChoice(f"{shown(text)}: unknown {kind} {shown(target)}") from None
