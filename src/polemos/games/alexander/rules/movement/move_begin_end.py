"""The beginning and the end of a unit's move, and what keeps it going or still [6.11-6.14, 6.46, 7.23, 7.33]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data.tables import AT, MOVES, PH
from polemos.games.alexander.rules.command.duty import owes_a_step
from polemos.games.alexander.rules.field import scenario_rules
from polemos.games.alexander.rules.field.combats import moved_now
from polemos.games.alexander.rules.field.zones import held, holders
from polemos.games.alexander.rules.fire import bolts
from polemos.games.alexander.rules.movement.formation import contact
from polemos.games.alexander.rules.movement.move_costs import ahead, allowance, pivot_hex
from polemos.games.alexander.rules.movement.move_legality import LEFT, half_free, may_enter, may_leave
from polemos.games.alexander.rules.rolls import R_AUGMENTED
from polemos.games.alexander.rules.rout import checks
from polemos.games.alexander.rules.shock import shock
from polemos.games.alexander.state import CHARGE, NO_ORDER, NORMAL, SQUARE, Battle, setting
from polemos.kernel.flow import Refusal, Step

AGAIN_HITS: Final[int] = MOVES.again.normal
HASTY_AGAIN_HITS: Final[int] = MOVES.again.phalanx_ma5
HASTY_FIRST_HITS: Final[int] = MOVES.again.phalanx_ma5_first_hits
INERT_EXEMPT: Final[frozenset[str]] = frozenset(MOVES.inertia.exempt_units)


# --------------------------------------------------------------------------------- may a unit be ordered
def refusals_move(s: Battle, u: int) -> list[Refusal]:
    """Why a unit may not be ordered to move, whoever commands [6.12, 7.23b, 9.54, 9.62c, 10.25b]."""
    h = s.loc[u]
    if h < 0:
        return [Refusal("6.12")]
    if s.routed[u]:
        return [Refusal("10.25b", h)]
    if s.rallied[u]:
        return [Refusal("10.27g", h)]
    if s.beneath[u]:
        return [Refusal("9.62c", h)]
    if s.deep[u] >= 0 and s.ordered[s.deep[u]] != NO_ORDER:
        # the one beneath has moved in this phase already, or recovered (RULING-83, RULING-129)
        return [Refusal("6.12", h)]
    g = setting(s)
    if g.kind[u] == AT and s.shots[u]:
        return [Refusal("9.54", h)]
    if held(s, u) and not _way_out_of_zone(s, u):
        return [Refusal("7.23b", h)]
    return []


def _way_out_of_zone(s: Battle, u: int) -> bool:
    """Whether a unit in an enemy zone of control could do anything with an order to move: leave, turn or wheel."""
    g = setting(s)
    if may_leave(s, u) or s.form[u] == CHARGE:
        return True
    if g.double[u]:
        return s.form[u] == NORMAL and s.deep[u] < 0 and half_free(s, u) >= 0 and s.at[pivot_hex(s, u)] < 0
    return g.kind[u] != AT and len(holders(s, u)) == 1


def driven(s: Battle, u: int) -> str:
    """The clause that keeps a unit going while it can, "" if it may halt [5.46, 6.14a, 6.14b, 9.19b].

    Inertia, elephants charging, a trumper whose duty hangs on this move.
    """
    if s.line == scenario_rules.CHARGING:
        return "9.19b"
    g = setting(s)
    if s.option_set.inertia and g.hoplite[u] and g.unit_id[u] not in INERT_EXEMPT:
        return "6.14a"
    return "5.46" if s.duty and owes_a_step(s) else ""


def ready(s: Battle, u: int) -> None:
    """The state of a move that begins."""
    s.mover = u
    s.again = s.moved[u]
    if s.deep[u] >= 0 and s.moved[s.deep[u]]:
        s.again = 1
    s.hasty = 0
    s.stopped = 0
    s.veer = 0
    s.climb = 0
    s.paces = 0
    s.spent = 0
    s.went[u] = 0
    s.mp = allowance(s, u)
    s.pinned = 1 if held(s, u) else 0
    s.along = [0] * len(s.along)


def look_about(s: Battle, u: int) -> None:
    """Whether the unit that moves is in an enemy zone of control now, after whatever has happened [7.23a, 7.24a].

    One that held it where it began may be gone.
    """
    if s.stopped:
        return
    if s.pinned and not s.went[u]:
        s.pinned = 1 if held(s, u) else 0
    elif held(s, u):
        s.stopped = 1
    elif s.pinned == LEFT:
        s.pinned = 0


def close(s: Battle) -> None:
    """Nobody moves any more."""
    s.mover = -1
    s.mp = 0
    s.stopped = 0
    s.pinned = 0


def end_move(s: Battle, u: int, changed: bool = False) -> None:
    """A unit has moved: its Moved side, the check of a hasty phalanx, then shock markers [6.13a, 6.46b, 7.33].

    Advances and withdrawals end elsewhere: they are no moves of the turn [6.13c].
    changed: it has changed its formation, which is movement even where it costs nothing.
    """
    acted = changed or s.spent > 0
    hasty = s.hasty and not s.again and s.spent > 0
    if acted:
        s.moved[u] = 1
        if s.deep[u] >= 0 and not s.beneath[u]:
            # whoever has just stepped beneath another one has moved alone
            s.moved[s.deep[u]] = 1
    if acted:
        s.tell("halts", (setting(s).gid[u], s.loc[u], s.facing[u]), ("6.11",))
    close(s)
    if setting(s).has_bolts:
        s.then(bolts.AfterMove(u))
    if acted or moved_now(s, u):
        # who has shot or was on its Moved side counts as moved though it stayed (RULING-59, RULING-81)
        s.then(Settle(u))
    if hasty:
        s.then(checks.Check(u, R_AUGMENTED, HASTY_FIRST_HITS))


@dataclass(slots=True, frozen=True)
class Settle(Step):
    """A unit that has moved stands where it will fight from: must it, may it [7.31-7.33]."""

    unit: int

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] >= 0 and not s.routed[self.unit]:
            shock.mark_moved(s, self.unit)


def refusals_stop(s: Battle, u: int) -> list[Refusal]:
    """Why a unit may not stop: it can still enter a hex [5.46, 6.14a, errata.6.76, 9.19b] (RULING-86)."""
    clause = driven(s, u)
    if not clause or s.stopped or contact(s, u):
        return []
    return [Refusal(clause, s.loc[u])] if any(may_enter(s, u, d) for d in ahead(s, u)) else []


def refusals_hasten(s: Battle, u: int) -> list[Refusal]:
    """Why a unit may not move with the augmented allowance: said before it moves, by phalanxes [6.46a, 9.62c]."""
    h = s.loc[u]
    if s.deep[u] >= 0 or s.passer == u:
        # one that parts has been ordered as half of a double depth
        return [Refusal("9.62c", h)]
    if setting(s).kind[u] != PH or s.form[u] == SQUARE or allowance(s, u, 1) <= allowance(s, u):
        return [Refusal("6.46a", h)]
    if s.hasty or s.spent or s.went[u] or s.stopped:
        return [Refusal("6.46a", h)]
    return []
