"""The rules of a game as the house knows them: new games, choices, refusals, asides, saved forms, views, results."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol

from polemos.kernel.dice import DICE_MODES, Rng, seed_pair
from polemos.kernel.errors import BadInput, IllegalChoice, shown
from polemos.kernel.fields import Range, beyond_step, fields_of
from polemos.kernel.flow import NOBODY, NOTHING, VERB, Decision, Event, Refusal, S, choose, copy, run, waiting
from polemos.kernel.invariants import unsound
from polemos.kernel.options import in_use, switched_on
from polemos.kernel.saved import Steps, load_fields, save_fields
from polemos.room.results import OptionalRule, Result

View = dict[str, Any]
"""What a side may see, as JSON values."""
NO_OTHERS: Final[dict[str, tuple[str, ...]]] = {}
TOLD: Final = 3
"""Defects of a saved state that are named; of more there is only the number."""


class ChoiceIds(Protocol):
    """Ids of choices, and back."""

    def choice_id(self, c: int) -> str:
        """The stable, readable id of a choice ("march:3511")."""

    def choice_value(self, text: str) -> int:
        """The inverse. Raises IllegalChoice for a text that names no choice at all."""


class Rules(Generic[S]):
    """How a game is played: a deterministic machine, made of the functions that a room gives.

    name: the game's, with which seeds are mixed; sides, scenarios: their names; options: the optional rules; steps:
    every step and decision; ids: the ids of choices; over_clause: why nothing can be chosen once a game is over;
    blank: a state in which nothing has happened, with `option_set`, a dataclass of switches; opening: a state of a
    scenario with a set of options, whose agenda holds the whole game; reindex: build the derived rows; step_ranges:
    between which numbers a field of a step lies, by its name; shape: what besides the ranges of its fields would keep
    the derived rows of a state from being built; invariants: what else is wrong with it, nothing where play can come
    to; view, determinize: what a side may see, and a full state that fits it, with fresh dice and hidden hands dealt
    anew, never the real secrets; result: points and levels as they stand, final when the game is over; asides: what a
    side may do now besides, or without, deciding; put_in: do one of them; turn: game turns begun so far; scenario_of:
    the name of the scenario that is played; older: a saved form of former rules in the present one;
    presets: sets of options that have a name.
    """

    def __init__(
        self,
        *,
        name: str,
        sides: tuple[str, ...],
        scenarios: Sequence[str],
        options: Sequence[OptionalRule],
        steps: Steps,
        ids: ChoiceIds,
        over_clause: str,
        blank: Callable[[], S],
        opening: Callable[[str, Any], S],
        reindex: Callable[[S], None],
        step_ranges: Mapping[str, Range],
        shape: Callable[[S], list[str]],
        invariants: Callable[[S], list[str]],
        view: Callable[[S, int, Steps], View],
        determinize: Callable[[View, Rng, Steps], S],
        result: Callable[[S], Result],
        asides: Callable[[S, int], list[str]],
        put_in: Callable[[S, int, str], None],
        turn: Callable[[S], int] | None = None,
        scenario_of: Callable[[S], str] | None = None,
        older: Callable[[View], View] | None = None,
        presets: Mapping[str, tuple[str, ...]] = NO_OTHERS,
    ) -> None:
        self.name = name
        self.sides = sides
        self.scenarios: tuple[str, ...] = tuple(scenarios)
        self.options: tuple[OptionalRule, ...] = tuple(options)
        self.option_names: tuple[str, ...] = tuple([rule.name for rule in options])
        self.presets: dict[str, tuple[str, ...]] = dict(presets)
        self.steps = steps
        self.ids = ids
        self.over_clause = over_clause
        self.blank = blank
        self.opening = opening
        self.reindex = reindex
        self.step_ranges = step_ranges
        self.result = result
        self.asides = asides
        self.choice_id = ids.choice_id
        self.choice_value = ids.choice_value
        self._shape = shape
        self._invariants = invariants
        self._view = view
        self._determinize = determinize
        self._put_in = put_in
        self._turn = turn
        self._scenario_of = scenario_of
        self._older = older

    @property
    def die(self) -> tuple[int, int]:
        """The lowest and the highest face of the game's die (see `flow.State.DIE`)."""
        return self.blank().DIE

    # -- states

    def new(self, scenario: str, options: Iterable[str] = (), seed: str = "", dice: str = "seeded") -> S:
        """A state at its first decision. Raises BadInput for an unknown scenario, option or dice mode."""
        return self._begun(scenario, options, seed, dice, None)

    def opening_news(
        self, scenario: str, options: Iterable[str] = (), seed: str = "", dice: str = "seeded"
    ) -> list[Event]:
        """What happens before the first decision of such a game: set-up, the start of its first turn."""
        heard: list[Event] = []
        self._begun(scenario, options, seed, dice, heard)
        return heard

    def _begun(self, scenario: str, options: Iterable[str], seed: str, dice: str, heard: list[Event] | None) -> S:
        """A state at its first decision; what happens until then is noted down if somebody listens."""
        self.refuse_unknown(scenario)
        if dice not in DICE_MODES:
            raise BadInput(f"unknown dice mode {shown(dice)}; there are {', '.join(DICE_MODES)}")
        s = self.opening(scenario, self.switches(options))
        s.dice_one, s.dice_two = seed_pair(f"{self.name}/{scenario}/{seed}")
        s.dice_mode = DICE_MODES.index(dice)
        s.heard = heard
        run(s)
        s.heard = None
        return s

    def refuse_unknown(self, scenario: str) -> None:
        """Raises BadInput for the name of no scenario."""
        if scenario not in self.scenarios:
            raise BadInput(f"unknown scenario {shown(scenario)}; there are {', '.join(self.scenarios)}")

    def copy(self, state: S) -> S:
        """An independent copy; nobody listens to it."""
        return copy(state)

    def to_json(self, state: S) -> View:
        """Everything that the state is, as JSON values."""
        data = save_fields(state, self.steps)
        data["options"] = in_use(_own(state, OPTION_SET))
        return data

    def from_json(self, data: Any) -> S:
        """The exact inverse of `to_json`. Raises BadInput."""
        if self._older is not None and isinstance(data, dict):
            data = self._older(data)
        s = load_fields(self.blank(), data, self.steps)
        names = data.get("options")
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise BadInput(f"saved state: options must be a list of names, not {names!r}")
        setattr(s, OPTION_SET, self.switches(names))
        _refuse(self.shape(s))
        for i, (name, *values) in enumerate(data["agenda"]):
            fields = zip(self.steps.by_name[name][1], values, strict=True)
            _refuse([f"agenda[{i}]: {name}: {line}" for line in beyond_step(fields, self.step_ranges)])
        self.reindex(s)
        _wake(s)
        _refuse(self.invariants(s))
        return s

    def shape(self, state: S) -> list[str]:
        """What would keep the derived rows from being built: fields out of range, rows of the wrong length."""
        return fields_of(type(state)).beyond(state) or self._shape(state)

    def invariants(self, state: S) -> list[str]:
        """Every defect of a state, one line each; empty for every state that play can reach."""
        bad = self.shape(state)
        return bad or self._invariants(state) + unsound(state, self.reindex)

    # -- optional rules

    def switches(self, names: Iterable[str]) -> Any:
        """The set of these optional rules. Raises BadInput for an unknown one, or one that needs or bars another."""
        chosen = list(names)
        for name in chosen:
            if name not in self.option_names:
                raise BadInput(f"unknown option {shown(name)}; there are {', '.join(self.option_names)}")
        for rule in self.options:
            for other in rule.needs:
                if rule.name in chosen and other not in chosen:
                    raise BadInput(f"option {shown(rule.name)} needs option {shown(other)} as well [{rule.clause}]")
            for other in rule.bars:
                if rule.name in chosen and other in chosen:
                    raise BadInput(
                        f"option {shown(rule.name)} cannot be used beside option {shown(other)} [{rule.clause}]"
                    )
        return switched_on(type(_own(self.blank(), OPTION_SET)), chosen)

    def every_option(self) -> tuple[str, ...]:
        """The names of all optional rules; of those that bar each other the first."""
        taken: list[OptionalRule] = []
        for rule in self.options:
            if not any(one.name in rule.bars or rule.name in one.bars for one in taken):
                taken.append(rule)
        return tuple([rule.name for rule in taken])

    # -- choices

    def why_not(self, state: S, choice_id: str) -> list[Refusal]:
        """The clauses that forbid a choice now: empty for a legal choice, never empty for an illegal one."""
        c = self.choice_value(choice_id)
        if state.actor == NOBODY:
            return [Refusal(self.over_clause)]
        top = waiting(state)
        if c // VERB not in {one // VERB for one in top.universe(state)}:
            # something else is asked
            return [Refusal(top.clause())]
        return list(dict.fromkeys(top.refusals(state, c)))

    def legal(self, state: S, choice_id: str) -> int:
        """The choice of an id if it can be made now. Raises IllegalChoice with the clauses that forbid it."""
        c = self.choice_value(choice_id)
        if c not in state.opts:
            clauses = ", ".join(dict.fromkeys(r.clause for r in self.why_not(state, choice_id)))
            raise IllegalChoice(f"{choice_id}: not possible now (rules {clauses})")
        return c

    def apply(self, state: S, choice_id: str) -> list[Event]:
        """Carry out a legal choice and report the events. Raises IllegalChoice, and then nothing has changed."""
        c = self.legal(state, choice_id)
        before = state.heard
        state.heard = []
        try:
            choose(state, c)
            return list(state.heard)
        finally:
            state.heard = before

    def aside(self, state: S, side: int, aside_id: str) -> None:
        """Do one of `asides`. Raises IllegalChoice."""
        known = self.asides(state, side)
        if aside_id not in known:
            raise IllegalChoice(f"{shown(aside_id)} cannot be done now; there are {', '.join(known) or 'none'}")
        self._put_in(state, side, aside_id)

    # -- what may be seen

    def view(self, state: S, side: int) -> View:
        """Everything that a side may see, as JSON values; side NOBODY sees only what is open to all."""
        return self._view(state, side, self.steps)

    def determinize(self, view: View, rng: Rng) -> S:
        """A full state consistent with a view.

        Works for every view of the side that decides; raises BadInput for another's, where the question is a secret.
        """
        return self._determinize(view, rng, self.steps)

    def turn(self, state: S) -> int:
        """Game turns begun so far; where a room does not say otherwise the state's own field `turn`."""
        return self._turn(state) if self._turn is not None else int(_own(state, "turn"))

    def scenario_of(self, state: S) -> str:
        """The name of the scenario that is played; where a room does not say otherwise what its field says."""
        return self._scenario_of(state) if self._scenario_of is not None else str(_own(state, "scenario"))


OPTION_SET: Final = "option_set"


def _own(state: Any, name: str) -> Any:
    """A field that not every state has."""
    return getattr(state, name)


def optional_rules(
    clauses: Mapping[str, str],
    needs: Mapping[str, tuple[str, ...]] = NO_OTHERS,
    bars: Mapping[str, tuple[str, ...]] = NO_OTHERS,
) -> tuple[OptionalRule, ...]:
    """Optional rules by name with the clause of each. needs: the rules without which one has no meaning; bars: beside
    which it has none.
    """
    return tuple(
        [OptionalRule(name, clause, needs.get(name, ()), bars.get(name, ())) for name, clause in clauses.items()]
    )


def _wake(s: Any) -> None:
    """Ask again what waits on top of the agenda."""
    if not s.agenda:
        s.actor = NOBODY
        return
    top = s.agenda[-1]
    try:
        opts = top.options(s) if isinstance(top, Decision) else NOTHING
        asked = isinstance(top, Decision) and (len(opts) > 1 or (bool(opts) and top.alike(s)))
        if asked:
            run(s)
    except (ArithmeticError, LookupError, ValueError, TypeError, AssertionError, AttributeError) as error:
        raise BadInput(f"saved state: {type(top).__name__} cannot be asked here ({error!r})") from None
    if not asked or s.agenda[-1] is not top:
        raise BadInput(f"saved state: the agenda must end with a question that can be asked, not {type(top).__name__}")


def _refuse(defects: list[str]) -> None:
    if defects:
        more = f"; and {len(defects) - TOLD} more defects" if len(defects) > TOLD else ""
        raise BadInput("saved state: " + "; ".join(defects[:TOLD]) + more)
