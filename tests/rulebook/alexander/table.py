"""A table to play the rules of the Great Battles of Alexander at, in the players' own words.

    from rulebook.alexander.table import Table

    @pytest.mark.clause("6.21")
    def test_woods_cost_hoplites_two() -> None:
        t = Table({"2619": "mac.ho.merc", "2420": "mac.pharnuches"}, active="mac.pharnuches")
        t.does("move:mac.ho.merc").may("enter:2720")

SETTING THE TABLE. `Table(pieces, ...)` takes the keys of a position, explained at the head of
games/alexander/edge/position.py: pieces, facing, hits, moved, routed, column, low, out, active, phase, orders, turn,
finished, no_momentum, markers, dice, options, standing... Other than in a position: base is "empty" (whoever is not
named is not in the battle), the scenario is "samarkand", turn 2; if `active` names a leader the phase is "movement".

PLAYING. A choice is its id: "move:mac.hy.1", "enter:2720", "turn:150", "halt", "done", "pass".
    t.does(a, b, ...)        each must be legal, else the test fails and says what is, and which clauses forbid it
    t.walks("2720", "2820")  enters hexes one after the other
    t.until("GiveOrders")    answer other questions by default until a decision of that name waits;
                             `say={"Standing": "stand"}` answers some of them otherwise
    t.finish_phase()         answer by default until the phase that the table is set for is over ("PhaseEnd" waits)
    t.dice(5, 6)             these faces come next
    t.aside("macedonian", "resign");  t.asides("macedonian")
ASKING.
    t.may(a, ...), t.may_not(a, "6.91", ...), t.choices("enter"), t.targets("enter"), t.reasons(a)
    t.asked, t.clause, t.decider, t.over, t.winner ("macedonian", "draw", ""), t.phase, t.turn
    t.where("mac.hy.1")      "2619", "2619/2620", "eliminated", "gone", "free", "due"; leaders too
    t.facing(u) in degrees, t.hits(u), t.flag(u, "moved") (any row of the state by unit), t.rank(m), t.row(m, "wound")
    t.mp (movement points left of the mover), t.orders, t.lost("macedonian") (rout points)
    t.events("entered"), t.event("entered")["space"], t.clauses(), t.forget()
    t.seen("macedonian")     what a side sees;  t.state, t.position(), t.copy(), t.unit(u), t.leader(m): local numbers
"""

from collections.abc import Mapping, Sequence
from typing import Any

from polemos.games.alexander.data.ground import label
from polemos.games.alexander.data.setting import EDGES, LEADER_IDS, SIDE_NAMES, UNIT_IDS, Setting, setting_of
from polemos.games.alexander.data.tables import CASUALTIES, WEAPONS
from polemos.games.alexander.edge.messages import AMMO_NAMES, ASPECT_NAMES, HOW_NAMES, RANK_NAMES, SUPERIORITY_NAMES
from polemos.games.alexander.edge.position_names import PHASE_NAMES
from polemos.games.alexander.event_kinds import EVENTS
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.field.victory import rout_points
from polemos.games.alexander.rules.rolls import ROLL_REASONS
from polemos.games.alexander.state import (
    DRAWN,
    DUE,
    ELIMINATED,
    GONE,
    LEFT_FREE,
    UNUSED,
    Battle,
)  # fmt: skip
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import run
from polemos.testing.bench import Bench, PhaseEnd

OFF_MAP = {ELIMINATED: "eliminated", GONE: "gone", LEFT_FREE: "free", DUE: "due", UNUSED: "unused"}
Pieces = Mapping[str, str | Sequence[str]]


class Table(Bench):
    """A battle on the table, and everything that a test may ask of it or do with it."""

    events_known = EVENTS
    shy = ("pass", "done", "halt", "stand", "spare", "keep-facing")
    sides = SIDE_NAMES
    reasons_in_full = True
    state: Battle

    def __init__(self, pieces: Pieces | None = None, **rest: Any) -> None:
        self.game = GAME
        data: dict[str, Any] = {"scenario": "samarkand", "turn": 2, "base": "empty"}
        if "active" in rest:
            data["phase"] = "movement"
        data |= {"pieces": dict(pieces or {}), **rest}
        try:
            self.state = GAME.editor.laid_out(data)
        except BadInput as error:
            raise AssertionError(f"the table cannot be set:\n{error}") from None
        self.state.heard = []
        # behind the step that is the phase
        self.state.agenda.insert(-1, PhaseEnd(0))
        run(self.state)
        self.check("the start")

    @property
    def g(self) -> Setting:
        """The scenario's facts."""
        return setting_of(self.state.scenario)

    # -- playing

    def walks(self, *hexes: str) -> "Table":
        """The unit that moves enters hexes one after the other."""
        return self.does(*[f"enter:{name}" for name in hexes])

    def seen(self, side: str) -> dict[str, Any]:
        """What a side sees."""
        bare = self.game.rules.copy(self.state)
        bare.agenda = [step for step in bare.agenda if not isinstance(step, PhaseEnd)]
        return self.game.rules.view(bare, self.side_of(side))

    def finish_phase(self, say: Mapping[str, str] | None = None) -> "Table":
        """Answer by default until the phase is over."""
        return self.until("PhaseEnd", say)

    # -- what stands where

    def unit(self, name: str) -> int:
        """The number of a unit in the battle."""
        return self.g.unit_id.index(name)

    def leader(self, name: str) -> int:
        """The number of a leader in the battle."""
        return self.g.leader_id.index(name)

    def where(self, name: str) -> str:
        """The hexes of a unit or leader, or why there is none."""
        s = self.state
        if name in self.g.leader_id:
            m = self.leader(name)
            return label(s.lead_loc[m]) if s.lead_loc[m] >= 0 else OFF_MAP[s.lead_status[m]]
        u = self.unit(name)
        if s.loc[u] < 0:
            return OFF_MAP[s.status[u]]
        return label(s.loc[u]) + (f"/{label(s.tail[u])}" if s.tail[u] >= 0 else "")

    def facing(self, name: str) -> int:
        """Which way a unit faces, in degrees clockwise from the top."""
        return 30 * self.state.facing[self.unit(name)]

    def hits(self, name: str) -> int:
        return self.state.hits[self.unit(name)]

    def flag(self, name: str, row: str) -> int:
        """What a row of the state says of a unit."""
        return int(getattr(self.state, row)[self.unit(name)])

    def row(self, name: str, row: str) -> int:
        """What a row of the state says of a leader."""
        return int(getattr(self.state, row)[self.leader(name)])

    def rank(self, name: str) -> str:
        """Whether a leader is inactive, active or finished."""
        return RANK_NAMES[self.state.rank[self.leader(name)]]

    # -- numbers

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase]

    @property
    def mp(self) -> int:
        """Movement points that the unit which moves has left."""
        return self.state.mp

    @property
    def orders(self) -> int:
        return self.state.orders

    def lost(self, side: str) -> int:
        """Rout points of a side."""
        return rout_points(self.state, self.side_of(side))

    @property
    def winner(self) -> str:
        """The side that has won, "draw", or "" while nobody has."""
        winner = self.state.winner
        return "draw" if winner == DRAWN else SIDE_NAMES[winner] if winner >= 0 else ""

    # -- inside

    def scene(self) -> str:
        s = self.state
        lead = self.g.leader_id[s.lead] if s.lead >= 0 else "nobody"
        mover = f", {self.g.unit_id[s.mover]} moves ({s.mp} MP)" if s.mover >= 0 else ""
        return f"turn {s.turn}, {self.phase}, {lead} leads{mover}"

    def said(self, kind: str, value: int) -> Any:
        if kind == "side":
            return SIDE_NAMES[value] if value in (0, 1) else ""
        if kind == "space":
            return label(value) if value >= 0 else ""
        if kind == "facing":
            return 30 * value
        rows: dict[str, tuple[str, ...]] = {
            "unit": UNIT_IDS,
            "leader": LEADER_IDS,
            "reason": ROLL_REASONS,
            "phase": PHASE_NAMES,
            "edge": EDGES,
            "how": HOW_NAMES,
            "rank": RANK_NAMES,
            "aspect": ASPECT_NAMES,
            "superiority": SUPERIORITY_NAMES,
            "ammo": AMMO_NAMES,
            "casualty": CASUALTIES,
            "weapon": WEAPONS,
        }
        if kind in rows:
            return rows[kind][value] if value >= 0 else ""
        return value
