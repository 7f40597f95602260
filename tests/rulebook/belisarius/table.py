"""A table to play rule tests at, in the players' own words.

    from rulebook.belisarius.table import Table

    @pytest.mark.clause("15.2")
    def test_an_army_stops_beside_the_enemy() -> None:
        t = Table(units={"3431": "guard field_army", "3429": "ostrogoths warband"},
                  control={"ostrogoths": "barbarian"}, dice=[6])
        t.operates("3431").does("march:3430")
        t.may("attack:3429").may_not("march:3530", "15.2")

    @pytest.mark.clause("8.2a")
    def test_a_marker_costs_two() -> None:
        t = Table(phase="recruitment", sp={"imperial": 4}, draws=["pope"])
        t.does("buy-marker")
        assert t.hand("imperial") == ["pope"] and t.sp("imperial") == 2

SETTING THE TABLE. `Table(...)` takes the keys of a position, explained at the head of edge/position.py of the room:
units, control, sp, hands, pillaged, colonies, works, aboard, rebels, removed, dead, spent, barred, options, turn,
player, phase, dice, draws, ... Other than in a position, base is "empty", player "imperial", phase "operations", turn
the scenario's second (in its first the first player has no event). Nobody holds markers or SP unless you give him some.
The base "empty" has the control of scenario 1: seven core provinces Imperial, Armenia and Persia Barbarian, all others
neutral; `control={"all": "neutral", "persia": "imperial"}` changes that. `base="scenario"` is the usual set-up.

PLAYING. A choice is its id: "army:3433", "march:Roma", "pass", "leave:guard garrison". Spaces go by number or town, a
unit by its name or its kind (the first such unit that can be chosen), a marker by its name or a word of it. A choice
without an alternative is not asked: an army of one unit needs no "go".
    t.does(a, b, ...)     each must be legal, else the test fails and says what is, and which clauses forbid it
    t.operates("3433", "guard field_army", "Narses")      an army of these units (all, if none is named) begins to
                          operate; `sail=True`: by sea, land units aboard; `points=4`: the die for its points
    t.until("Retreat")    answer other questions by default until a decision of that name waits (or a predicate
                          `lambda t: ...` holds); `say={"Stance": "fight"}` answers some of them otherwise
    t.finish_phase()      the same to the end of the phase;  t.finish_turn(): of the player turn;  t.finish(): the game
                          At the end of the phase that the table is set for, "PhaseEnd" waits, so that nothing of the
                          next phase has happened yet; "pass" goes on.
    t.rest()              the same until the kind of decision that waits now waits again (skip what follows an act)
    t.dice(5, 6)          these faces come next;  t.draws("agent"): these markers are drawn (or lost) next
    t.aside("imperial", "resign")       what a side may do besides deciding;  t.asides("imperial")
ASKING.
    t.may(a, ...)         each is legal;  t.may_not(a, "16.32", ...): illegal, and each clause is among the reasons
    t.choices("march")    ids of the legal choices, of one verb if named;  t.targets("march"): what is behind the colon
    t.reasons(a)          clauses that forbid a choice
    t.asked, t.clause     name of the decision that waits, and the clause that asks
    t.decider             "imperial", "barbarian", or "" when the game is over;  t.over
    t.phase, t.player, t.turn, t.op (printed points: 2.5 is two and a half), t.army (units in action)
    t.units("Roma"), t.where("Belisarius") ("3419"; "available", "dead"), t.owner("3433") ("" if empty)
    t.is_aboard(u), t.is_rebel(u), t.is_spent(u)
    t.sp(side), t.hand(side) (ids, sorted; == ["2 agent", "pope"] works, and "pope" in it), t.pool("agent")
    t.control("persia"), t.pillaged, t.colonies, t.works (hex numbers)
    t.events("battle")    what happened since the start (of one kind): e.kind, e.clauses, e.audience, and e["space"] by
                          the argument's name in news.py, in words: "3433", "imperial", "Guard-fleet-1"
    t.event("battle")     the last one of the kind; there must be one
    t.clauses()           all clauses that events have named;  t.forget(): forget the events so far
    t.state               the War itself;  t.position(): as a position;  t.copy(): an independent table

After every choice the state must pass the invariants.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from polemos.games.belisarius.choice_ids import IDS, MARKER_IDS, PROVINCE_IDS
from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.data.charts import EVENT_NAMES, MARKER_KINDS, RESULT_NAMES
from polemos.games.belisarius.data.forces import UNIT_AFFIL, UNIT_KEY, UNIT_TYPE
from polemos.games.belisarius.data.world import HEX_NAMES, OUT
from polemos.games.belisarius.edge.position_units import (
    PHASE_NAMES,
    PLAYER_NAMES,
    STATES,
    marker_named,
    province_named,
    space_named,
    unit_named,
    units_of_kind,
)
from polemos.games.belisarius.event_kinds import EVENTS
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.rules.rolls import ROLL_REASONS
from polemos.games.belisarius.state import FINISHED, SETUP_PHASE, War
from polemos.games.belisarius.verbs import FORCE, MARKER, PROVINCE, SPACE, UNIT, VERBS
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import VERB
from polemos.room.game import Game
from polemos.testing.bench import Bench, run
from polemos.testing.bench import PhaseEnd as PhaseEnd

KINDS = dict(VERBS)


class Table(Bench):
    """A war on the table, and everything that a test may ask of it or do with it."""

    events_known = EVENTS
    # what a player answers who wants nothing to happen, best first
    shy = (
        *("pass", "done", "decline", "no-tax", "no-tax-area", "forgo", "halt", "quick", "refuse", "stand", "go"),
        "forage",
    )
    sides = PLAYER_NAMES
    state: War

    def __init__(
        self,
        units: Mapping[str, str | Sequence[str]] | None = None,
        *,
        base: str = "empty",
        scenario: str = "1",
        player: str = "imperial",
        phase: str = "operations",
        turn: int | None = None,
        game: Game[War] = GAME,
        **rest: Any,
    ) -> None:
        data = {"base": base, "scenario": scenario, "player": player, "phase": phase, **rest}
        if units is not None:
            data["units"] = units
        data["turn"] = turn if turn is not None else SCENARIOS[int(scenario) - 1].first_turn + 1
        try:
            self.state = game.editor.laid_out(data)
        except BadInput as error:
            raise AssertionError(f"the table cannot be set:\n{error}") from None
        self.game = game
        self.state.heard = []
        # behind the step that is the phase
        self.state.agenda.insert(-1, PhaseEnd(self.state.player))
        run(self.state)
        self.check("the start")

    # -- playing

    def operates(self, space: str, *units: str, sail: bool = False, points: int = 0) -> "Table":
        """An army of these units of a space, or of all of them, begins to operate."""
        if points:
            self.dice(points)
        self.does(f"army:{space}")
        if self.asked == "FormArmy":
            army = self.state.army[:]
            wanted = _members(units, army) if units else army
            for u in army:
                if u not in wanted and self.asked == "FormArmy":
                    self.does(f"leave:{UNIT_KEY[u]}")
            if self.asked == "FormArmy":
                self.does("sail" if sail else "go")
        while self.asked == "Embarkation":
            self.does(self.choices()[0])
        return self

    def finish_phase(self, say: Mapping[str, str] | None = None) -> "Table":
        """Answer by default until the phase is over."""
        if any(isinstance(step, PhaseEnd) for step in self.state.agenda):
            return self.until("PhaseEnd", say)
        now = (self.turn, self.player, self.phase)
        return self.until(lambda t: t.over or (t.turn, t.player, t.phase) != now, say)

    def finish_turn(self, say: Mapping[str, str] | None = None) -> "Table":
        """Answer by default until another player turn begins or the game is over."""
        now = (self.turn, self.player)
        return self.until(lambda t: t.over or (t.turn, t.player) != now, say)

    def draws(self, *markers: str) -> "Table":
        """These markers are drawn, or lost at random, next."""
        self.state.draw_script += [marker_named(name) for name in markers]
        return self

    # -- the clock

    @property
    def player(self) -> str:
        return PLAYER_NAMES[self.state.player]

    @property
    def phase(self) -> str:
        return "set-up" if self.state.phase == SETUP_PHASE else _name(PHASE_NAMES, self.state.phase)

    @property
    def op(self) -> float:
        """Operation points left, as printed."""
        return self.state.op / 2

    # -- what stands where

    @property
    def army(self) -> list[str]:
        return [UNIT_KEY[u] for u in self.state.army]

    def units(self, space: str) -> list[str]:
        """The units in a space, in the order of the counter mix."""
        return [UNIT_KEY[u] for u in self.state.at[space_named(space)]]

    def where(self, unit: str) -> str:
        """The space of a unit; "available" if it is not in play, "dead" if it never will be."""
        h = self.state.loc[unit_named(unit)]
        return HEX_NAMES[h] if h >= 0 else "dead" if h == OUT else "available"

    def owner(self, space: str) -> str:
        """Whose units stand in a space, "" if none do."""
        side = self.state.occ[space_named(space)] - 1
        return STATES[side] if side >= 0 else ""

    def is_aboard(self, unit: str) -> bool:
        return bool(self.state.aboard[unit_named(unit)])

    def is_rebel(self, unit: str) -> bool:
        return bool(self.state.rebel[unit_named(unit)])

    def is_spent(self, unit: str) -> bool:
        return bool(self.state.spent[unit_named(unit)] & FINISHED)

    # -- what a side has

    def sp(self, side: str) -> int:
        return self.state.sp[_side(side)]

    def hand(self, side: str) -> "Hand":
        base = _side(side) * MARKER_KINDS
        return Hand(MARKER_IDS[k] for k in range(MARKER_KINDS) for _ in range(self.state.hand[base + k]))

    def pool(self, marker: str) -> int:
        return self.state.pool[marker_named(marker)]

    def control(self, province: str) -> str:
        return STATES[self.state.control[province_named(province)]]

    @property
    def pillaged(self) -> list[str]:
        return [HEX_NAMES[h] for h in self.state.pillaged]

    @property
    def colonies(self) -> list[str]:
        return [HEX_NAMES[h] for h in self.state.colonies]

    @property
    def works(self) -> list[str]:
        return [HEX_NAMES[h] for h in self.state.works]

    # -- inside

    def meant(self, text: str) -> str:
        """The id of the choice that a player's words mean."""
        verb, colon, target = text.partition(":")
        kind = KINDS.get(verb, "")
        if kind == SPACE:
            target = HEX_NAMES[space_named(target)]
        elif kind == PROVINCE:
            target = PROVINCE_IDS[province_named(target)]
        elif kind == MARKER:
            target = MARKER_IDS[marker_named(target)]
        elif kind == UNIT:
            target = self._unit(verb, target)
        elif kind == FORCE:
            mix = units_of_kind(target)
            target = IDS.target_id(FORCE, UNIT_AFFIL[mix[0]] * 8 + UNIT_TYPE[mix[0]])
        return verb + colon + target

    def _unit(self, verb: str, target: str) -> str:
        try:
            return UNIT_KEY[unit_named(target)]
        except BadInput:
            mix = units_of_kind(target)
        chosen = [c % VERB for c in self.state.opts if VERBS[c // VERB][0] == verb]
        fit = [u for u in mix if u in chosen] or [u for u in mix if self.state.loc[u] >= 0] or list(mix)
        return UNIT_KEY[fit[0]]

    def said(self, kind: str, value: int) -> Any:
        """An argument of an event in words; numbers stay numbers."""
        return _said(kind, value)

    def scene(self) -> str:
        """Where the game stands."""
        return f"turn {self.turn}, {self.player}, {self.phase}"


class Hand(list[str]):
    """Ids of markers, sorted. Compares with short names in any order: ["2 agent", "pope"]."""

    def __init__(self, ids: Iterable[str]) -> None:
        super().__init__(sorted(ids))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and list(self) == sorted(k for text in other for k in _marker_ids(text))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and list.__contains__(self, MARKER_IDS[marker_named(name)])

    def count(self, name: str) -> int:
        return super().count(MARKER_IDS[marker_named(name)])


def _marker_ids(text: str) -> list[str]:
    first, _, rest = text.partition(" ")
    n, name = (int(first), rest) if first.isdecimal() else (1, text)
    return [MARKER_IDS[marker_named(name)]] * n


def _members(names: Iterable[str], army: list[int]) -> list[int]:
    """The units that are meant, a kind being the next counter of it in the army."""
    found: list[int] = []
    for name in names:
        try:
            mix: tuple[int, ...] = (unit_named(name),)
        except BadInput:
            mix = units_of_kind(name)
        fit = [u for u in mix if u in army and u not in found]
        if not fit:
            raise AssertionError(f"no {name} among {[UNIT_KEY[u] for u in army]}")
        found.append(fit[0])
    return found


def _side(name: str) -> int:
    if name not in PLAYER_NAMES:
        raise AssertionError(f"{name!r} is no player; there are {PLAYER_NAMES}")
    return PLAYER_NAMES.index(name)


def _name(names: dict[str, int], value: int) -> str:
    return next(name for name, n in names.items() if n == value)


def _said(kind: str, value: int) -> Any:
    """An argument of an event in words; numbers stay numbers."""
    if kind in ("side", "state"):
        return STATES[value] if value >= 0 else ""
    if kind == "phase":
        return _name(PHASE_NAMES, value)
    rows: dict[str, tuple[str, ...]] = {
        "space": HEX_NAMES,
        "unit": UNIT_KEY,
        "province": PROVINCE_IDS,
        "marker": MARKER_IDS,
        "reason": ROLL_REASONS,
        "result": RESULT_NAMES,
        "event": EVENT_NAMES,
    }
    if kind in rows:
        return rows[kind][value] if value >= 0 else ""
    return value
