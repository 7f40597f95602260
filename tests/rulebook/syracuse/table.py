"""A table to play the rules of Syracuse at, in the players' own words.

    from rulebook.syracuse.table import Table

    @pytest.mark.clause("3.cost.b")
    def test_a_height_costs_one_more() -> None:
        t = Table({"T3": ["AH1", "NIC"]}, pa={"athens": 2, "syracuse": 1})
        t.acts("T3", "take-land").may("move:T4").may_not("move:T7", "1.k")

SETTING THE TABLE. `Table(pieces, ...)` takes the keys of a position, explained at the head of
edge/position.py of the room: pieces, works, supply, short, pa, hands, advantage, initiative, turn, phase, side, dice,
draws, due, options... Other than in a position, base is "empty", phase "B3", turn 3 (spring 414, without modifiers),
initiative and advantage are Athens', and 60 PF of Athenian ships lie in Catania unless `fleet=False`, so that no
test ends by the lack of them. Olympieion stands, Syracusan; nothing else is built.

PLAYING. A choice is its id: "action:T7", "move:T5", "hit:AH1", "pass".
    t.does(a, b, ...)        each must be legal, else the test fails and says what is, and which clauses forbid it
    t.acts("T7", a, b)       declare what the hand needs (or `declare=3`), act in the zone, and do the rest
    t.moves("T7", "T5")      all land units and leaders of T7 go to T5 in an action, which ends; `ships=True`: ships;
                             `sail=True`: shipped; `who=["AH1"]`: only these
    t.until("FallBack")      answer other questions by default until a decision of that name waits;
                             `say={"Yield": "stand"}` answers some of them otherwise
    t.fights()               end the actions; battles are fought until the hand ends or something is to be chosen
    t.finish_phase()         the same to the end of the phase that the table is set for, where "PhaseEnd" waits
    t.finish_hand()          the same until the next hand begins
    t.dice(5, 6)             these faces come next;  t.draws("S4"): these chits are drawn next
    t.aside("athens", "resign");  t.asides("athens")
ASKING.
    t.may(a, ...), t.may_not(a, "3.stop.a", ...), t.choices("move"), t.targets("move"), t.reasons(a)
    t.asked, t.clause, t.decider, t.over, t.winner ("athens", "draw", ""), t.phase, t.turn, t.side
    t.where("AH1") ("T7", "away", "gone", "dead");  t.at("T7"): pieces of both sides, by id;  t.down("AH1")
    t.pa("athens"), t.purse, t.cp, t.box("athens"), t.short("athens"), t.hand("athens"), t.pool, t.work("A1")
    t.advantage, t.initiative, t.points("athens")
    t.events("battle"), t.event("battle")["space"], t.clauses(), t.forget()
    t.seen("athens")         what a side sees
    t.state, t.position(), t.copy()
"""

from collections.abc import Mapping, Sequence
from typing import Any

from polemos.games.syracuse.choice_ids import WORK_NAMES
from polemos.games.syracuse.data.tables import (
    AWAY,
    CHIT_INDEX,
    CHIT_NAMES,
    CODE_NAMES,
    COLUMN_NAMES,
    DEAD,
    EVENT_NAMES,
    GONE,
    LOT_NAMES,
    PHASE_NAMES,
    UNIT_KEY,
    WORK_STATES,
)
from polemos.games.syracuse.data.world import FORT_NAMES, PLACE_NAMES, PLACES, SIDE_NAMES, WALL_NAMES
from polemos.games.syracuse.edge.messages import CAUSES, HOW_NAMES
from polemos.games.syracuse.edge.position import place_named, unit_named
from polemos.games.syracuse.event_kinds import EVENTS
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.rules import chits
from polemos.games.syracuse.rules.battle.reckoning import SHIFT_NAMES
from polemos.games.syracuse.rules.moments import MOMENT_NAMES
from polemos.games.syracuse.rules.rolls import ROLL_REASONS
from polemos.games.syracuse.rules.victory import points
from polemos.games.syracuse.state import DRAWN, Siege
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import run
from polemos.testing.bench import Bench, PhaseEnd

FLEET = ("AT11", "AT12", "AT13", "AT14", "AT15", "AT16")
"""Ships that lie in Catania so that Athens does not lose for the lack of any."""
OFF_MAP = {AWAY: "away", GONE: "gone", DEAD: "dead"}
Pieces = Mapping[str, str | Sequence[str]]


class Table(Bench):
    """A siege on the table, and everything that a test may ask of it or do with it."""

    events_known = EVENTS
    shy = ("pass", "done", "stay", "stand", "go")
    sides = SIDE_NAMES
    reasons_in_full = True
    state: Siege

    def __init__(self, pieces: Pieces | None = None, *, fleet: bool = True, **rest: Any) -> None:
        self.game = GAME
        there = {place: [names] if isinstance(names, str) else list(names) for place, names in (pieces or {}).items()}
        named = [name.rstrip("-") for names in there.values() for name in names]
        base = rest.setdefault("base", "empty")
        if fleet and base == "empty":
            there.setdefault("CAT", []).extend([name for name in FLEET if name not in named])
        data: dict[str, Any] = {"phase": "B3", "turn": 3, "initiative": "athens", "advantage": "athens"}
        data |= {"pieces": there, **rest}
        try:
            self.state = GAME.editor.laid_out(data)
        except BadInput as error:
            raise AssertionError(f"the table cannot be set:\n{error}") from None
        self.state.heard = []
        # behind the step that is the phase
        self.state.agenda.insert(-1, PhaseEnd(self.state.side))
        run(self.state)
        self.check("the start")

    # -- playing

    def acts(self, zone: str, *choices: str, declare: int = 0) -> "Table":
        """Declare what there is, or so many points, act in a zone and go on."""
        self.until(lambda t: t.asked in ("Declare", "NextAction"))
        if self.asked == "Declare":
            self.does(f"declare:{declare}" if declare else self.choices("declare")[-1])
        self.until("NextAction")
        return self.does(f"action:{zone}", *choices)

    def moves(
        self,
        start: str,
        place: str,
        *,
        ships: bool = False,
        sail: bool = False,
        who: Sequence[str] = (),
        declare: int = 0,
    ) -> "Table":
        """Pieces of a zone go to a place in an action, which then ends."""
        self.acts(start, declare=declare)
        verb = "take-ships" if ships else "take-land"
        if who:
            self.does(*[f"take:{name}" for name in who])
        elif verb in self.choices():
            self.does(verb)
        else:
            self.does(self.choices("take")[0])
        self.does(f"{'ship' if sail else 'move'}:{place}")
        while self.asked == "Muster":
            self.does("done")
        return self

    def fights(self, say: Mapping[str, str] | None = None) -> "Table":
        """End the actions of the hand; its battles are fought until the hand ends or something is to be chosen."""
        passed = ("NextAction", "Moment", "RollAgain", "BattleChits", "NextBattle", "CavalryChit", "OmensForRoll")
        return self.until(lambda t: t.asked not in passed, {"NextAction": "done", **(say or {})})

    def seen(self, side: str) -> dict[str, Any]:
        """What a side sees."""
        bare = self.game.rules.copy(self.state)
        bare.agenda = [step for step in bare.agenda if not isinstance(step, PhaseEnd)]
        return self.game.rules.view(bare, self.side_of(side))

    def finish_phase(self, say: Mapping[str, str] | None = None) -> "Table":
        """Answer by default until the phase is over."""
        return self.until("PhaseEnd", say)

    def finish_hand(self, say: Mapping[str, str] | None = None) -> "Table":
        """Answer by default until the next hand begins or the phase ends."""
        if self.asked == "Declare":
            self.does(self.choices("declare")[-1])
        return self.until(lambda t: t.asked in ("Declare", "PhaseEnd") or t.over, say)

    def draws(self, *names: str) -> "Table":
        """These chits are drawn next."""
        self.state.draw_script += [CHIT_INDEX[name] for name in names]
        return self

    # -- the clock

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase]

    @property
    def side(self) -> str:
        return SIDE_NAMES[self.state.side]

    @property
    def initiative(self) -> str:
        return SIDE_NAMES[self.state.initiative]

    @property
    def advantage(self) -> str:
        return SIDE_NAMES[self.state.advantage]

    @property
    def winner(self) -> str:
        """The side that has won, "draw", or "" while nobody has."""
        winner = self.state.winner
        return "draw" if winner == DRAWN else SIDE_NAMES[winner] if winner >= 0 else ""

    # -- what stands where

    def where(self, name: str) -> str:
        """The place of a counter, or why it has none."""
        place = self.state.loc[unit_named(name)]
        return PLACE_NAMES[place] if place >= 0 else OFF_MAP[place]

    def at(self, place: str) -> list[str]:
        """The pieces in a place, of Athens first."""
        p = place_named(place)
        return [UNIT_KEY[u] for u in (*self.state.at[p], *self.state.at[PLACES + p])]

    def down(self, name: str) -> bool:
        """Whether a unit is reduced or a leader wounded."""
        return bool(self.state.down[unit_named(name)])

    def work(self, name: str) -> str:
        """The state of a work: "none", "built", "destroyed"; of a fort its owner."""
        s = self.state
        if name in WALL_NAMES:
            return WORK_STATES[s.walls[WALL_NAMES.index(name)]]
        if name in FORT_NAMES:
            owner = s.forts[FORT_NAMES.index(name)]
            return SIDE_NAMES[owner - 1] if owner else "none"
        return WORK_STATES[s.camp if name == "camp" else s.chain]

    # -- what a side has

    def pa(self, side: str) -> int:
        return self.state.pa[self.side_of(side)]

    @property
    def purse(self) -> int:
        """Declared points that are left in the hand."""
        return self.state.purse

    @property
    def cp(self) -> int:
        return self.state.cp

    def box(self, side: str) -> int:
        return self.state.boxes[self.side_of(side)]

    def short(self, side: str) -> list[str]:
        """Why a side is short; nothing while its marker shows Appro."""
        causes = self.state.causes[self.side_of(side)]
        return [name for bit, (name, _) in CAUSES.items() if causes & bit]

    def hand(self, side: str) -> list[str]:
        return [CHIT_NAMES[k] for k in chits.hand(self.state, self.side_of(side))]

    @property
    def pool(self) -> list[str]:
        return [CHIT_NAMES[k] for k in chits.pool(self.state)]

    def points(self, side: str) -> int:
        return points(self.state, self.side_of(side))

    # -- inside

    def scene(self) -> str:
        return f"turn {self.turn}, {self.phase}, {self.side}"

    def said(self, kind: str, value: int) -> Any:
        if kind == "side":
            return SIDE_NAMES[value] if value in (0, 1) else ""
        if kind == "cause":
            return CAUSES[value][0]
        rows: dict[str, tuple[str, ...]] = {
            "space": PLACE_NAMES,
            "unit": UNIT_KEY,
            "event": EVENT_NAMES,
            "chit": CHIT_NAMES,
            "work": WORK_NAMES,
            "lot": LOT_NAMES,
            "phase": PHASE_NAMES,
            "reason": ROLL_REASONS,
            "moment": MOMENT_NAMES,
            "term": SHIFT_NAMES,
            "column": COLUMN_NAMES,
            "code": CODE_NAMES,
            "how": HOW_NAMES,
        }
        return rows[kind][value] if kind in rows else value
