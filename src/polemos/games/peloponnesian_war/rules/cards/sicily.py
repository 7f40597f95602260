"""Sicily: how it is opened and closed, what Syracuse and a lost expedition bring. Clauses 1.2k and 19.

The box is a land area with two cities, which are used like hexes, and a sea area [19.1a, 19.4a]. It has neither AL nor
ML, so nothing there moves a region but what stands here [19.1a].
"""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, FLEET, KIND, SICILIAN, SICILIANS, UNITS, UNITS_OF
from polemos.games.peloponnesian_war.data.world import ATTICA, LAND, SYRACUSE, SYRACUSE_HEX
from polemos.games.peloponnesian_war.rules import levels, losses, stacking
from polemos.games.peloponnesian_war.rules.cards.rule import gain
from polemos.games.peloponnesian_war.state import War

BOX: Final = (SYRACUSE_HEX, world.CATANA_HEX, LAND + world.SICILIAN_SEA)
"""The places of the Sicily box."""
_EXPEDITION: Final = tables.figures_of("sicily")


def units_in_box(s: War, side: int) -> list[int]:
    """Units of a side in Sicily, those at sea and aboard among them."""
    return [unit for place in BOX for unit in asking.units_at(s, side, place)]


def open_up(s: War, clause: str) -> None:
    """Sicily is opened: the Syracusans stand in Syracuse, and Athens has a base at Catana [19.1b, 19.2a].

    Where no base marker is left Athens goes without.
    """
    s.sicily = codes.OPENED
    for unit in UNITS_OF[SICILIANS]:
        if s.loc[unit] == codes.OUT:
            state.put(s, unit, SYRACUSE_HEX, 1)
    if -1 in s.base_at:
        base = s.base_at.index(-1)
        s.base_at[base], s.base_side[base], s.base_inside[base] = world.CATANA_HEX, ATHENS, 1
    s.tell("sicily-opens", (), (clause, "19.2a"))


def settle(s: War) -> None:
    """What has become of an expedition, after pieces have moved or fought [19.6a, 19.6b, 19.6c, card.sicily].

    Athens has taken Syracuse; or its units there are gone: sailed away, or destroyed.
    """
    if s.sicily == codes.CLOSED:
        return
    if s.holder[SYRACUSE] == 1 + ATHENS and not asking.is_so(s, codes.SYRACUSE_TAKEN):
        take_syracuse(s)
    there = units_in_box(s, ATHENS)
    if there:
        asking.let(s, codes.ATHENS_IN_SICILY)
        if asking.is_so(s, codes.EXPEDITION_DUE):
            see_expedition(s, there)
    elif asking.is_so(s, codes.ATHENS_IN_SICILY):
        asking.let(s, codes.ATHENS_IN_SICILY, False)
        if has_sailed_away(s):
            leave(s)
        else:
            lose_expedition(s)


def has_sailed_away(s: War) -> bool:
    """Whether the group that moves has just left the box by sea, in which nobody else of Athens was [19.6c].

    Others may have sailed before: who then falls there has not moved out (RULING-141).
    """
    if s.phase != codes.MOVEMENT or s.side != ATHENS or s.came_from not in BOX:
        return False
    return any(piece < UNITS and KIND[piece] == FLEET and s.loc[piece] not in BOX for piece in s.group)


def see_expedition(s: War, there: list[int]) -> None:
    """The expedition that is owed has come, if so many fleets and land units are in the box together [card.sicily].

    (RULING-140)
    """
    fleets = len([unit for unit in there if KIND[unit] == FLEET])
    if fleets >= _EXPEDITION["fleets"] and len(there) - fleets >= _EXPEDITION["land"]:
        asking.let(s, codes.EXPEDITION_DUE, False)
        s.tell("expedition-there", (), ("card.sicily",))


def take_syracuse(s: War) -> None:
    """Athens has taken Syracuse: talents, Attica is eager, the empire loyal, the Syracusans are no more [19.6a].

    Whom they carry is put ashore, at sea he goes to his force pool (RULING-68).
    """
    asking.let(s, codes.SYRACUSE_TAKEN)
    s.tell("syracuse-taken", (), ("19.6a",))
    gain(s, ATHENS, SICILIAN.talents, "19.6a")
    levels.change_ml(s, ATTICA, SICILIAN.ml_taken, "19.6a")
    levels.adjust_everywhere(s, ATHENS, SICILIAN.al_taken, "19.6a")
    for unit in UNITS_OF[SICILIANS]:
        losses.forget(s, unit)
        for passenger in asking.cargo_of(s, unit) if KIND[unit] == FLEET else []:
            if s.loc[unit] < LAND:
                s.aboard[passenger] = -1
            else:
                stacking.disband(s, passenger, "19.6a")
        state.lift(s, unit, codes.OUT)


def lose_expedition(s: War) -> None:
    """All Athenians in Sicily have perished: Attica is weary, the risk zone wavers, Sicily is shut to Athens [19.6b].

    Sparta may bring Syracusans to the map.
    """
    asking.let(s, codes.EXPEDITION_LOST)
    asking.let(s, codes.SYRACUSANS_OUT)
    s.sicily = codes.SHUT
    s.tell("expedition-lost", (), ("19.6b",))
    levels.change_ml(s, ATTICA, SICILIAN.ml_lost, "19.6b")
    levels.adjust_everywhere(s, ATHENS, SICILIAN.al_lost, "19.6b", only_risk=True)


def leave(s: War) -> None:
    """The last Athenian units have moved out of the box: Attica is weary, and Sicily stays open [19.6c]."""
    s.tell("expedition-returns", (), ("19.6c",))
    levels.change_ml(s, ATTICA, SICILIAN.ml_left, "19.6c")


def income(s: War, side: int) -> int:
    """What Sicily brings at each collection: talents for Athens while it holds Syracuse [19.6a]."""
    return SICILIAN.income if side == ATHENS and s.holder[SYRACUSE] == 1 + ATHENS else 0
