"""The Orders Phase of a leader: it begins, orders are given, his units fight [3.0c, 3.0d, 5.2]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.rules.command import command, orders
from polemos.games.alexander.rules.command.duty import duty_done
from polemos.games.alexander.rules.field import scenario_rules
from polemos.games.alexander.rules.fire.bolts import LastChance
from polemos.games.alexander.rules.shock.shock import ShockSegment
from polemos.games.alexander.state import Battle, setting
from polemos.kernel.flow import PHASE, Step

_FRESH_UNIT: Final = (
    "went", "turned", "ordered", "fired", "faced", "met", "mark", "struck", "shots", "retired",
)  # fmt: skip
_FRESH_LEADER: Final = ("lead_mp", "lead_moved", "mcc_used")
#: By kind of phase: the clause that gives it.
_GIVEN_BY: Final = ("5.12a", "5.32", "5.5a", "5.33c", "5.25a")


def freshen(s: Battle) -> None:
    """What is counted phase by phase starts afresh."""
    for name in _FRESH_UNIT:
        setattr(s, name, [0] * len(s.loc))
    for name in _FRESH_LEADER:
        setattr(s, name, [0] * len(s.rank))
    s.began = s.loc[:]
    s.contacts.clear()
    s.in_line.clear()
    s.line = 0
    s.permit = 0
    s.caller = -1
    s.mover = -1


def begin_phase(s: Battle, m: int, kind: int) -> None:
    """A leader's Orders Phase begins: his orders, then shock. What comes of it is settled afterwards [5.2].

    kind: FIRST_PHASE ... A leader in an enemy zone of control who is not the Overall Commander has shock only.
    """
    freshen(s)
    s.phase = state.MOVEMENT
    s.lead = m
    s.kind = kind
    s.rank[m] = state.ACTIVE
    s.phases[m] += 1
    s.orders = 0 if kind == state.SHOCK_ONLY else state.initiative(s, m)
    g = setting(s)
    side = g.lead_side[m]
    s.tell("activated", (side, g.lead_gid[m], kind), (_GIVEN_BY[kind],))
    if not command.is_overall(s, m):
        command.note_zone(s, m)
    s.then(orders.GiveOrders(side), LastChance(side), LastChance(1 - side), BeginShock())


@dataclass(slots=True, frozen=True)
class Act(Step):
    """A leader has his Orders Phase now. duty: 1 if he trumped and so must not pass [5.46]."""

    leader: int
    kind: int
    duty: int

    def run(self, s: Battle) -> None:
        s.duty = self.duty
        begin_phase(s, self.leader, self.kind)


@dataclass(slots=True, frozen=True)
class BeginShock(Step):
    """The orders have been given: whoever may or must fight, fights [3.0d, 5.26]."""

    def ends(self) -> int:
        return PHASE

    def run(self, s: Battle) -> None:
        if s.winner != state.NEITHER:
            return
        command.note_zones(s)
        scenario_rules.watch(s)
        s.phase = state.SHOCK
        if s.duty and duty_done(s):
            s.duty = 0
        s.then(ShockSegment())
