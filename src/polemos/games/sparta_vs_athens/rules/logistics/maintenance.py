"""Paying for the units, one after the other. Sections 3.2.2a8, 12.3g and 12.4."""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens.data.tables import UNITS
from polemos.games.sparta_vs_athens.rules.logistics.upkeep import bills
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.state import DEAD, OUT, PAY_IN_ORDER, Decision, Refusal, Step, War, cargo_of, lift
from polemos.games.sparta_vs_athens.verbs import PAY
from polemos.kernel.flow import VERB


@dataclass(slots=True, frozen=True)
class Maintenance(Step):
    """A side pays for all that stands abroad [12.3a]. What it can pay whole is paid without a question."""

    side: int

    def run(self, s: War) -> None:
        owed = bills(s, self.side)
        if not owed:
            return
        total = sum(owed.values())
        if total <= s.treasury[self.side]:
            s.treasury[self.side] -= total
            s.tell("maintained", (self.side, total, s.treasury[self.side]), ("12.3b",))
            return
        s.queue = sorted(owed)
        s.then(PayUnit(self.side), Unpaid(self.side), Settle())


@dataclass(slots=True, frozen=True)
class PayUnit(Decision):
    """Which unit is paid for next: one that the treasury covers whole, as long as there is one [12.4b, 3.2.2a8].

    The order of payment is the owner's; a standing order pays the dearest first.
    """

    def clause(self) -> str:
        return "12.4b"

    def universe(self, s: War) -> list[int]:
        return [PAY + unit for unit in s.queue]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        unit = c % VERB
        if unit not in s.queue:
            return [Refusal("12.3a")]
        return [Refusal("12.4a", s.loc[unit])] if bills(s, self.side).get(unit, 0) > s.treasury[self.side] else []

    def options(self, s: War) -> list[int]:
        # in what the enemy supposes a unit that he does not see may lie where it costs nothing
        owed, purse = bills(s, self.side), s.treasury[self.side]
        return [PAY + unit for unit in s.queue if owed.get(unit, 0) <= purse]

    def run(self, s: War) -> None:
        if s.orders[self.side] & PAY_IN_ORDER:
            owed = bills(s, self.side)
            for unit in sorted(s.queue, key=lambda unit: (-owed.get(unit, 0), unit)):
                if owed.get(unit, 0) <= s.treasury[self.side]:
                    self.pay(s, unit, owed.get(unit, 0))
            return
        Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        self.pay(s, c % VERB, bills(s, self.side).get(c % VERB, 0))
        s.then(PayUnit(self.side))

    def pay(self, s: War, unit: int, cost: int) -> None:
        """One unit is paid for [12.3b]."""
        s.treasury[self.side] -= cost
        s.queue.remove(unit)
        s.tell("paid", (unit, cost, s.treasury[self.side]), ("12.3b",))


@dataclass(slots=True, frozen=True)
class Unpaid(Step):
    """Whoever was not paid is flipped, or if reduced already eliminated for good [12.3g, 12.4c] (RULING-13)."""

    side: int

    def run(self, s: War) -> None:
        unpaid, s.queue = list(s.queue), []
        for unit in unpaid:
            if not s.down[unit]:
                s.down[unit] = 1
                s.tell("unpaid", (unit, s.loc[unit]), ("12.3g",))
                continue
            place = s.loc[unit]
            for piece in cargo_of(s, unit):
                lift(s, piece, DEAD if piece < UNITS else OUT)  # [7.4e]
            lift(s, unit, OUT)
            s.tell("disbanded", (unit, place), ("12.3g",))
