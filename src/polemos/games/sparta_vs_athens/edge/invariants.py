"""What must hold in every state besides what its fields say. Read by loading, tests and fuzzing, never in play."""

from polemos.games.sparta_vs_athens.data.tables import FORCE_MARKERS, IS_NSP, NEITHER, PIECE_KEY, PIECES, UNITS
from polemos.games.sparta_vs_athens.data.world import IS_SEA, LOCALE_NAMES, LOCALES
from polemos.games.sparta_vs_athens.rules.combat.leaders import waiting_boxes
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle, is_unchanged
from polemos.games.sparta_vs_athens.rules.sides import place_of
from polemos.games.sparta_vs_athens.state import FORT_STANDS, War, side_of
from polemos.kernel.flow import copy


def invariants(s: War) -> list[str]:
    """What is wrong with a state that has its shape, one line each."""
    bad = _carried(s) + _forces(s) + _sieges(s) + _settled(s)
    for fort, state in enumerate(s.forts):
        if state == FORT_STANDS and s.fort_at[fort] < 0:
            bad.append(f"fort {fort} stands nowhere [2.7a]")
    return bad


def _carried(s: War) -> list[str]:
    """Whoever is aboard is with his fleet; at sea every army is aboard [7.4d] (RULING-85)."""
    bad = []
    loads = [0] * UNITS
    for piece in range(PIECES):
        fleet = s.aboard[piece]
        if fleet >= 0:
            if not IS_NSP[fleet] or s.loc[fleet] != s.loc[piece] or side_of(s, fleet) != side_of(s, piece):
                bad.append(f"{PIECE_KEY[piece]} is not with the fleet that carries it [7.4d]")
            elif piece < UNITS:
                loads[fleet] += 1
        elif piece < UNITS and not IS_NSP[piece] and 0 <= s.loc[piece] < LOCALES and IS_SEA[s.loc[piece]]:
            bad.append(f"{PIECE_KEY[piece]} swims at {LOCALE_NAMES[s.loc[piece]]} [7.4d]")
        if piece < UNITS and IS_NSP[piece] and fleet >= 0:
            bad.append(f"{PIECE_KEY[piece]} is a fleet and aboard another [7.4a]")
    return bad + [f"{PIECE_KEY[fleet]} carries {n} armies [7.4a]" for fleet, n in enumerate(loads) if n > 1]


def _forces(s: War) -> list[str]:
    """A force box holds a leader and an army, and stands where these are [2.5a, 2.6a, 2.15b]."""
    bad = []
    # whose leader has just died waits for the successor who is being drawn [6.8a]
    led = waiting_boxes(s)
    armed: set[int] = set()
    for piece, number in enumerate(s.force):
        if not number:
            continue
        side = side_of(s, piece)
        if side == NEITHER or not 0 <= s.loc[piece] < LOCALES:
            bad.append(f"{PIECE_KEY[piece]} lies in a force box and is not on the map [2.6a]")
            continue
        box = side * FORCE_MARKERS + number - 1
        if s.marker[box] != s.loc[piece]:
            bad.append(f"{PIECE_KEY[piece]} is not where its force marker stands [2.6a]")
        if piece < UNITS and IS_NSP[piece]:
            bad.append(f"{PIECE_KEY[piece]} is a fleet in a force box [2.15b]")
        (armed if piece < UNITS else led).add(box)
    for box, at in enumerate(s.marker):
        if at >= 0 and (box not in led or box not in armed):
            bad.append(f"the force marker at {LOCALE_NAMES[at]} stands for no leader with an army [2.5a]")
    return bad


def _sieges(s: War) -> list[str]:
    """Besiegers and besieged stand at the place [9.0l]."""
    bad = []
    for row, word in ((s.besieging, "besieges"), (s.inside, "is inside")):
        for piece, marked in enumerate(row):
            if marked and s.loc[piece] != place_of(s, marked - 1):
                bad.append(f"{PIECE_KEY[piece]} {word} a place where it is not [9.0l]")
    for piece, marked in enumerate(s.inside):
        if marked and marked not in s.besieging:
            bad.append(f"{PIECE_KEY[piece]} is shut in by nobody [9.0m]")
    for unit, marked in enumerate(s.besieging):
        if marked and s.owner[unit] == NEITHER:
            bad.append(f"{PIECE_KEY[unit]} besieges and is neutral")
    return bad


def _settled(s: War) -> list[str]:
    """Where `Settle` need not look again nothing would come of it."""
    if not s.settled or not is_unchanged(s, s.settled):
        return []
    again = copy(s)
    again.settled = None
    Settle().run(again)
    return [] if again == s else ["something follows from where everybody stands, and Settle would not look"]
