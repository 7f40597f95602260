"""The end of a shock segment: charges are spent, columns are broken up, markers come off [6.66, 9.76]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import verbs
from polemos.games.alexander.data.tables import MOVES
from polemos.games.alexander.rules.field import combats
from polemos.games.alexander.rules.field.combats import ATTACKER, DEFENDER, GONE, HUNTED, ROW_ROLE, ROW_UNIT
from polemos.games.alexander.rules.field.universes import facings_of
from polemos.games.alexander.rules.movement.formation import out_of_column, refusals_swing, swings
from polemos.games.alexander.rules.rout import hits
from polemos.games.alexander.state import CHARGE, COLUMN, NO_MARK, NORMAL, Battle, setting
from polemos.kernel.flow import VERB, Decision, Refusal, Step

_BROKEN_UP: Final[int] = MOVES.column.after_shock_hits


@dataclass(slots=True, frozen=True)
class Aftermath(Step):
    """What the shock leaves behind, for every unit that was in it."""

    def run(self, s: Battle) -> None:
        g = setting(s)
        columns: list[int] = []
        for row in s.group:
            u = row[ROW_UNIT]
            if s.loc[u] < 0 or row[ROW_ROLE] not in (ATTACKER, DEFENDER, GONE, HUNTED):
                continue
            if s.form[u] == CHARGE:
                s.form[u] = NORMAL
            if s.form[u] == COLUMN and row[ROW_ROLE] == DEFENDER and u not in columns:
                columns.append(u)
        for u in range(g.units):
            s.mark[u] = NO_MARK
        combats.clear(s)
        s.due = []
        s.then(*[BrokenColumn(g.side[u], u) for u in columns if not s.routed[u]])


@dataclass(slots=True, frozen=True)
class BrokenColumn(Decision):
    """A column that was attacked goes back to normal formation, facing as its owner chooses, and takes 1 hit [6.66,
    6.63].
    """

    unit: int

    def clause(self) -> str:
        return "6.66"

    def universe(self, s: Battle) -> list[int]:
        u = self.unit
        if s.loc[u] < 0 or s.form[u] != COLUMN:
            return []
        return list(
            dict.fromkeys([*(verbs.FROM_COLUMN + facing for facing in swings(s, u)), *facings_of(verbs.FROM_COLUMN)])
        )

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return refusals_swing(s, self.unit, c % VERB)

    def chosen(self, s: Battle, c: int) -> None:
        u = self.unit
        out_of_column(s, u, c % VERB)
        hits.hurt(s, u, _BROKEN_UP, "6.66")
