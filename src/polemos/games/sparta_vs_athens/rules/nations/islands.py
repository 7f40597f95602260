"""Chian and Lesbian units, who change sides with their islands, and what that parts. Section 10.2 (RULING-76)."""

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data.tables import CHIAN, IS_NSP, LESBIAN, UNITS
from polemos.games.sparta_vs_athens.state import War, cargo_of, hand_over, natural_owner, put, side_of


def hand_over_islanders(s: War) -> None:
    """Chian and Lesbian units serve whom their islands serve now, never nobody [11.1b]; that costs nothing [10.2a2].

    Units of Lesbos follow its three cities together (RULING-43). Cargo of the other side aboard them, and they
    themselves aboard its ships, go to the year disc (RULING-76).
    """
    turned = [
        unit for unit in range(UNITS) if (CHIAN[unit] or LESBIAN[unit]) and natural_owner(s, unit) != s.owner[unit]
    ]
    for unit in turned:
        if IS_NSP[unit] and s.loc[unit] >= 0:
            for piece in cargo_of(s, unit):
                if piece not in turned:
                    s.aboard[piece] = -1
                    to_disc(s, piece, "10.2a")
        elif s.aboard[unit] >= 0 and s.aboard[unit] not in turned:
            s.aboard[unit] = -1
            to_disc(s, unit, "10.2a")
    for unit in turned:
        s.besieging[unit] = s.inside[unit] = 0
        hand_over(s, unit, natural_owner(s, unit))
        s.tell("turned", (unit, s.owner[unit]), ("10.2a",))


def to_disc(s: War, piece: int, clause: str) -> None:
    """A piece is taken off the map and will return next season [10.1e]."""
    if piece < UNITS:
        s.besieging[piece] = s.shore[piece] = 0
    s.aboard[piece] = -1
    s.force[piece] = 0
    if piece in s.group:
        s.group.remove(piece)
    put(s, piece, next_season(s))
    s.tell("expelled", (piece,), (clause,), 3 if piece < UNITS else 1 << side_of(s, piece))


def next_season(s: War) -> int:
    """The space of the year disc for the season after this one [12.5d]."""
    return state.DISC if s.quarter in (0, state.WINTER) else state.DISC + s.quarter - state.SPRING + 1
