"""Control of provinces, neutrality, and the loyalty of the Guard. Sections 4 and 12."""

from polemos.games.belisarius.data.charts import STACK_LIMIT
from polemos.games.belisarius.data.forces import JUSTINIAN, UNIT_AFFIL, UNIT_STRENGTH
from polemos.games.belisarius.data.world import GUARD, HEX_COUNT, NEUTRAL
from polemos.games.belisarius.rules.war.losses import Excess, destroy
from polemos.games.belisarius.state import War, owner, province_of, refresh, units_of_province


def set_control(s: War, province: int, new: int, clause: str) -> None:
    """A province changes hands, at once and with all its units [4.42, 4.2a, 4.5, 4.6a, 4.11].

    new: IMPERIAL, BARBARIAN or NEUTRAL [4.1a]. The guard belongs to no province [12.0b].
    Units of other provinces in it stay where they are [4.51e].
    Off-map areas follow their province [18.1a]; leaders with a home province go with it [21.231].
    """
    old = s.control[province]
    if old == new:
        return
    s.control[province] = new
    s.tell("control", (province, old, new), (clause, "4.42"))
    changed = units_of_province(s, province)
    hexes = sorted({s.loc[u] for u in changed})
    gone = [(u, why) for u, why in [(u, _leaves(s, u, province, new)) for u in changed] if why]
    for h in hexes:
        refresh(s, h)
    if new != NEUTRAL:
        s.then(*[Excess(new, h) for h in hexes if h < HEX_COUNT and len(s.at[h]) > STACK_LIMIT])
    for u, why in gone:
        destroy(s, [u], why)


def _leaves(s: War, u: int, province: int, new: int) -> str:
    """The clause by which a unit of a province that changed hands is removed, "" if it stays."""
    h = s.loc[u]
    others = [v for v in s.at[h] if UNIT_AFFIL[v] != province]
    if new == NEUTRAL:
        # at home, be it off the map, or in a town or colony abroad, units stay as neutrals [4.51a, 4.51b, 4.51c] ...
        if province_of(h) != province and not s.town[h]:
            return "4.51b"
        # ... unless they share the hex with a unit of either player [4.51d, 13.131b]
        return "4.51d" if any(owner(s, v) != NEUTRAL for v in others) else ""
    # units that went over do not stay beside those that did not [4.6b, 13.131b, 13.12]; so those that went over to the
    # Barbarian player stand beside none of his others either (RULING-46)
    return "4.6b" if any(owner(s, v) != new for v in others) else ""


def make_belligerent(s: War, province: int, offender: int, clause: str) -> None:
    """A player violates the neutrality of a province: the other gains control of it at once [4.4, 4.42].

    clause: the cause, one of 4.41a - 4.41e. A province that is not neutral stays as it is, and a neutral one
    is neutral until such a cause [4.3, 4.52]; to enter or to occupy it is none, so no movement calls this [4.41f].
    """
    if s.control[province] == NEUTRAL:
        set_control(s, province, 1 - offender, clause)


# ---------------------------------------------------------------- the Guard


def guard_units(s: War, h: int, rebel: int) -> list[int]:
    """Loyal (0) or rebel (1) guard units in a space, leaders included: one guard stack [12.22]."""
    return [u for u in s.at[h] if UNIT_AFFIL[u] == GUARD and s.rebel[u] == rebel]


def may_revolt(s: War, h: int) -> bool:
    """Whether a hex holds a loyal guard stack that can be made to revolt: never where Justinian is [12.23, 21.4d]."""
    stack = guard_units(s, h, 0)
    return bool(stack) and JUSTINIAN not in stack


def mutiny(s: War, h: int, clause: str) -> None:
    """The loyal guard units of a hex revolt, their leaders with them [12.2a, 21.232].

    Beside other Imperial units printed strengths are compared, without any multiplier: the weaker side of the two is
    removed [12.4a, 12.4b]; so rebels always stand alone [12.4c]. RULING-15.
    """
    if not may_revolt(s, h):
        return
    stack = guard_units(s, h, 0)
    others = [u for u in s.at[h] if u not in stack]
    if strength(stack) < strength(others):
        destroy(s, stack, "12.4a")
        return
    for u in stack:
        s.rebel[u] = 1
    s.tell("mutiny", (h,), (clause, "12.2a"))
    refresh(s, h)
    destroy(s, others, "12.4a")


def return_to_loyalty(s: War, h: int, clause: str) -> None:
    """The rebel guard units of a hex are Imperial again, leaders included [12.2a, 12.32]."""
    for u in guard_units(s, h, 1):
        s.rebel[u] = 0
    refresh(s, h)
    s.tell("loyal", (h,), (clause, "12.2a"))


def strength(units: list[int]) -> int:
    """Printed strength of some units [17.71a, 17.71b]."""
    return sum([UNIT_STRENGTH[u] for u in units])
