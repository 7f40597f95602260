"""Who joins a force, and who stays behind before it sets out. Sections 4.1, 5.0, 6.1, 7.4, 7.6 and 7.7."""

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules.operations.cargo import refusals_shore
from polemos.games.sparta_vs_athens.rules.operations.forces import here, is_shut_in
from polemos.games.sparta_vs_athens.state import DROPPED, FRESH, OPERATED, Refusal, War, cargo_of, side_of
from polemos.kernel.flow import when


def refusals_join(s: War, side: int, piece: int) -> list[Refusal]:
    """Why a piece of the locale cannot be of the force: what it has done already, a siege, the ship it is on.

    [4.1a, 5.0c, 5.0d, 6.1e, 6.1f, 7.6b, 7.6c, 7.7a, 7.7c, 9.0l, 7.4d]
    """
    locale = here(s)
    if piece >= tables.PIECES:
        return [Refusal("6.1e")]
    if s.loc[piece] != locale or side_of(s, piece) != side or piece == s.leader or piece in s.group:
        return [Refusal("6.1e", s.loc[piece] if 0 <= s.loc[piece] < world.LOCALES else -1)]
    found = []
    done = s.acted[piece]
    if done == OPERATED:
        found.append(Refusal("7.7a" if s.arrived else "6.1f", locale))
    elif done != FRESH:
        found.append(Refusal("7.6c" if done == DROPPED else "7.7c", locale))
    found += when(is_shut_in(s, piece), "9.0l", locale)
    carrier = s.aboard[piece]
    if carrier >= 0 and carrier not in s.group:
        # it would have to go ashore first
        found += refusals_shore(s, side, locale)
    if piece < tables.UNITS and tables.IS_NSP[piece] and stale_cargo(s, piece) and refusals_shore(s, side, locale):
        found.append(Refusal("7.4d", locale))
    return found


def stale_cargo(s: War, fleet: int) -> list[int]:
    """What a fleet carries that cannot come, for it has done something already."""
    return [load for load in cargo_of(s, fleet) if s.acted[load] != FRESH and load not in s.group and load != s.leader]


def join(s: War, piece: int) -> list[int]:
    """A piece comes with the force, a fleet with what it carries, as far as that can come [7.4d]; all who come."""
    come = [piece]
    if piece < tables.UNITS and tables.IS_NSP[piece]:
        for load in stale_cargo(s, piece):
            s.aboard[load] = -1
        come += [load for load in cargo_of(s, piece) if load not in s.group and load != s.leader]
    elif s.aboard[piece] not in s.group:
        s.aboard[piece] = -1
    s.group = sorted((*s.group, *come))
    return come


def refusals_leave(s: War, side: int, piece: int) -> list[Refusal]:
    """Why a piece cannot stay behind before the force sets out: its ship goes, and it cannot go ashore [7.4d]."""
    locale = here(s)
    if piece not in s.group:
        return [Refusal("6.1f", locale)]
    aboard = s.aboard[piece] in s.group
    return refusals_shore(s, side, locale) if aboard else []


def leave(s: War, side: int, piece: int) -> None:
    """A piece stays behind before the force has set out, a fleet with the cargo that cannot go ashore.

    Whoever leads stays with the force, on land ashore.
    """
    s.group.remove(piece)
    s.aboard[piece] = -1 if s.aboard[piece] in s.group else s.aboard[piece]
    if piece < tables.UNITS and tables.IS_NSP[piece]:
        stays = bool(refusals_shore(s, side, here(s)))
        for load in cargo_of(s, piece):
            if stays and load in s.group:
                s.group.remove(load)
            elif not stays or (load == s.leader and not world.IS_SEA[here(s)]):
                s.aboard[load] = -1
