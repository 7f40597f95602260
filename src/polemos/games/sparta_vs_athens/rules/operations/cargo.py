"""What ships carry, and how troops come aboard and ashore. Sections 7.4 and 2.15b, RULING-85."""

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules import berths
from polemos.games.sparta_vs_athens.rules.operations.forces import armies_in, carried, fleets_in, force, here
from polemos.games.sparta_vs_athens.rules.operations.restraint import may_land
from polemos.games.sparta_vs_athens.rules.sides import free_ashore, room_for
from polemos.games.sparta_vs_athens.state import Refusal, War, strength_of
from polemos.kernel.flow import when


def room_aboard(s: War) -> list[int]:
    """Fleets of the force that carry no LSP, the strongest first."""
    loaded = {s.aboard[unit] for unit in carried(s)}
    free = [fleet for fleet in fleets_in(s) if fleet not in loaded]
    return sorted(free, key=lambda fleet: (-strength_of(s, fleet), fleet))


def embark_all(s: War) -> None:
    """Every LSP of the force goes aboard, one to a fleet [7.4a, 7.4d], and every leader with them [7.4b].

    The strongest go together; whoever wants it otherwise has loaded before. There must be room.
    """
    ships = room_aboard(s)
    waiting = [unit for unit in armies_in(s) if s.aboard[unit] < 0]
    for unit, fleet in zip(sorted(waiting, key=lambda unit: (-strength_of(s, unit), unit)), ships, strict=False):
        s.aboard[unit] = fleet
    embark_leaders(s)


def embark_leaders(s: War) -> None:
    """Leaders who are ashore, or aboard a ship that stays, go aboard the strongest fleet [7.4b].

    One fleet carries as many as like; whoever wants a leader elsewhere has put him there before.
    """
    fleets = fleets_in(s)
    for leader in leaders_in(s) if fleets else []:
        if s.aboard[leader] not in fleets:
            s.aboard[leader] = berths.strongest(s, fleets)


def leaders_in(s: War) -> list[int]:
    """The leader of the force and those who go with him."""
    return [piece for piece in force(s) if piece >= tables.UNITS]


def refusals_load(s: War, piece: int) -> list[Refusal]:
    """Why troops of the force cannot be taken aboard [7.4a, 7.4f, 7.4c, 2.3e], or no fleet be named for a piece."""
    if piece >= tables.UNITS or (piece in s.group and s.aboard[piece] >= 0):
        return _refusals_berth(s, piece)
    if piece not in s.group or tables.IS_NSP[piece]:
        return [Refusal("7.4f", here(s))]
    return [] if room_aboard(s) else [Refusal("7.4a", here(s))]


def _refusals_berth(s: War, piece: int) -> list[Refusal]:
    """Why no fleet is named for a leader, or for troops aboard: at sea they keep to theirs, elsewhere any will do.

    [7.4a, 7.4b, 7.4d]
    """
    clause, locale = berths.clause_of(piece), here(s)
    if piece not in force(s):
        return [Refusal(clause, locale)]
    if world.IS_SEA[locale] and s.aboard[piece] in fleets_in(s):
        return [Refusal("7.4d", locale)]
    return [] if berths.matters(s, piece) else [Refusal(clause, locale)]


def load(s: War, piece: int) -> None:
    """Troops go aboard the strongest fleet that has room; for leaders, and for who is aboard, the fleet is named."""
    if piece < tables.UNITS and s.aboard[piece] < 0:
        s.aboard[piece] = room_aboard(s)[0]
    else:
        berths.goes_aboard(s, piece)


def refusals_ashore(s: War, side: int, locale: int) -> list[Refusal]:
    """Why cargo cannot be put ashore and stay there [7.4d, qa.86c, 7.5a, 5.1a, 5.1b] (RULING-34, RULING-85)."""
    found = refusals_shore(s, side, locale)
    if not world.IS_SEA[locale] and room_for(s, side, locale, False) <= 0:
        found.append(Refusal("5.1b" if world.WALLED[locale] else "5.1a", locale))
    return found


def refusals_shore(s: War, side: int, locale: int) -> list[Refusal]:
    """Why troops cannot set foot there: the sea, a neutral state, enemy troops [7.4d, qa.86c, 7.5a] (RULING-34)."""
    if world.IS_SEA[locale]:
        return [Refusal("7.4d", locale)]
    found = when(not may_land(s, side, locale), "qa.86c", locale)
    return found + when(bars_landing(s, side, locale), "7.5a", locale)


def bars_landing(s: War, side: int, locale: int) -> bool:
    """Whether enemy LSP stand in the locale who would have to be fought [7.5a].

    Not those who went inside, or declined battle, when this force announced combat.
    """
    return not s.within and any(unit not in s.sheltered for unit in free_ashore(s, 1 - side, locale))


def land_what_can(s: War, side: int, locale: int) -> None:
    """Where a move ends the cargo goes ashore as far as it may and there is room; leaders go with it (RULING-85)."""
    cargo = sorted(carried(s), key=lambda unit: (-strength_of(s, unit), unit))
    for unit in cargo:
        if refusals_ashore(s, side, locale):
            break
        s.aboard[unit] = -1
    if not world.IS_SEA[locale] and may_land(s, side, locale) and not carried(s):
        for leader in leaders_in(s):
            s.aboard[leader] = -1
