"""What a person may mean who points at a space, a unit or a province while a decision waits: choices, legal or not.

What he points at need not be what the choice is about: a space stands for its province and for units in it, a unit for
its space and its kind, a province for the kinds of units that it has.
"""

from collections.abc import Mapping
from typing import Final

from polemos.games.belisarius.choice_ids import IDS
from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.rules import control, markers
from polemos.games.belisarius.state import PILLAGED, War, province_of
from polemos.games.belisarius.verbs import FORCE, FORCE_SPAN, PROVINCE, SPACE, UNIT, VERBS
from polemos.room.click_intents import intents

#: By decision: the verbs that pointing may mean, likeliest first, where these are not its own that take a target.
MEANT: Final[Mapping[str, tuple[str, ...]]] = {
    "Drafting": ("offer-neutral", "ask-neutral", "offer-evacuate", "ask-evacuate"),
    "NameTarget": ("court-guard", "court"),
    "Operate": ("attack", "march", "drop", "ashore", "disease"),
    "PayArmy": ("pay", "refuse"),
    "Recover": ("gain-leader", "gain"),
    "Recruiting": ("unpillage", "build", "recruit"),
    "Taxing": ("tax", "heavy-tax", "no-tax", "tax-area", "heavy-tax-area", "no-tax-area"),
}
#: Verbs of units that a space stands for: all units in it.
OF_ALL: Final = frozenset({"lose", "supply", "disband", "champion", "assassinate"})


def click_intents(s: War, kind: str, target: str) -> list[str]:
    """The choices that pointing at a target may mean, those that can be made first; none for an unknown target."""
    return intents(s, kind, target.lower() if kind == PROVINCE else target, IDS, _targets, MEANT)


def _targets(s: War, verb: str, kind: str, value: int) -> list[int]:
    """The targets of one verb that pointing at something of a kind may mean."""
    wanted = VERBS[IDS.by_name[verb]][1]
    if wanted == SPACE:
        return [h for h in _spaces(s, kind, value) if _fits(s, verb, h)]
    if wanted == UNIT:
        return _units(s, verb, kind, value)
    if wanted == PROVINCE:
        return _provinces(s, kind, value)
    return _forces(s, verb, kind, value) if wanted == FORCE else []


def _spaces(s: War, kind: str, value: int) -> list[int]:
    if kind == SPACE:
        return [value]
    return [s.loc[value]] if kind == UNIT and s.loc[value] >= 0 else []


def _fits(s: War, verb: str, h: int) -> bool:
    """Whether a person can have a verb in mind at a space, be it allowed or not."""
    others = s.occ[h] not in (0, s.actor + 1)
    if verb == "attack":
        return others
    if verb == "disease":
        return others and markers.holding(s, s.actor, charts.DISEASE) > 0
    if verb == "forced-march":
        return s.occ[h] == s.actor + 1 and markers.holding(s, s.actor, charts.FORCED_MARCH) > 0
    if verb in ("court-guard", "loyal", "rebel"):
        return bool(control.guard_units(s, h, 0) or control.guard_units(s, h, 1))
    if verb == "unpillage":
        return bool(s.mark[h] & PILLAGED)
    if verb == "build":
        return s.option_set.works and bool(world.TOWN[h] or s.town[h])
    return h >= world.HEX_COUNT if verb.endswith("-area") else True


def _units(s: War, verb: str, kind: str, value: int) -> list[int]:
    if kind == UNIT:
        # nobody would leave behind, or put ashore, what is not with his army
        with_army = s.loc[value] == s.army_at and (verb != "ashore" or s.aboard[value])
        return [value] if with_army or verb not in ("drop", "ashore") else []
    return list(s.at[value]) if kind == SPACE and verb in OF_ALL else []


def _provinces(s: War, kind: str, value: int) -> list[int]:
    if kind == PROVINCE:
        return [value]
    return [
        province_of(h) for h in _spaces(s, kind, value) if 0 <= province_of(h) < world.GUARD and h < world.HEX_COUNT
    ]


def _forces(s: War, verb: str, kind: str, value: int) -> list[int]:
    """Kinds of units: the one pointed at, or all that a province can have; the guard besides in Imperial hands."""
    if kind == UNIT:
        return [forces.UNIT_AFFIL[value] * FORCE_SPAN + forces.UNIT_TYPE[value]]
    people = [value] if kind == PROVINCE else [province_of(value)]
    if kind == SPACE and verb != "levy" and s.actor == world.IMPERIAL:
        people.append(world.GUARD)
    found: list[int] = []
    for affil in people:
        if affil >= 0:
            every = sorted({forces.UNIT_TYPE[u] for u in forces.UNITS_OF[affil]})
            kinds = forces.LEVY_TYPES[affil] if verb == "levy" else every
            found += [affil * FORCE_SPAN + n for n in kinds if n != forces.LEADER]
    return found
