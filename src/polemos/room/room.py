"""What every game room does alike: new games, saved forms, refusals, asides, words, and reading its clauses."""

import os
from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from polemos.kernel.clauses import Registry, registry_at
from polemos.kernel.dice import DICE_MODES, seed_pair
from polemos.kernel.errors import BadInput, IllegalChoice, shown
from polemos.kernel.flow import NOBODY, NOTHING, VERB, Decision, Event, Refusal, copy, run
from polemos.kernel.options import in_use, switched_on
from polemos.kernel.saved import Steps, load_fields, save_fields
from polemos.room.choice_ids import Ids
from polemos.room.data_pack import CLAUSES, Pack
from polemos.room.game import Choice, Game, OptionalRule
from polemos.room.messages import Wording
from polemos.room.texts import Texts

NO_OTHERS: Final[dict[str, tuple[str, ...]]] = {}
TOLD: Final = 3
"""Defects of a saved state that are named; of more there is only the number."""


class Room(Game):
    """A game whose state is a `flow.State` with a field `option_set`, a dataclass of switches.

    steps: every step and decision of the room; pack: its data; ids: the ids of choices; wording: its words; headings:
    by kind of event, whether it opens a chapter of the log; over_clause: why nothing can be chosen once the game is
    over.
    """

    steps: Steps
    pack: Pack
    ids: Ids
    wording: Wording
    headings: dict[str, int]
    over_clause: str

    def __init__(
        self,
        scenarios: Sequence[str],
        options: Mapping[str, str],
        needs: Mapping[str, tuple[str, ...]] = NO_OTHERS,
        bars: Mapping[str, tuple[str, ...]] = NO_OTHERS,
    ) -> None:
        """options: the clause behind each optional rule; needs: the rules without which a rule has no meaning.

        bars: the rules beside which it has none.
        """
        self.scenarios = tuple(scenarios)
        self.option_names = tuple(options)
        self.options = tuple(
            [OptionalRule(name, clause, needs.get(name, ()), bars.get(name, ())) for name, clause in options.items()]
        )

    @property
    def clauses(self) -> Registry:  # type: ignore[override]
        """The clause registry, read when first wanted."""
        return registry_at(self.pack.ours / CLAUSES)

    @property
    def die(self) -> tuple[int, int]:
        """The die of the room's state."""
        faces: tuple[int, int] = self.blank().DIE
        return faces

    @property
    def packed(self) -> bool:
        """Whether an owner's data pack lies over the game's own data."""
        return bool(os.environ.get(self.pack.environment, ""))

    # -- what a room says of its own state

    @abstractmethod
    def blank(self) -> Any:
        """A state in which nothing has happened."""

    @abstractmethod
    def opening(self, scenario: str, options: Any) -> Any:
        """A state of a scenario with a set of options, whose agenda holds the whole game."""

    @abstractmethod
    def reindex(self, state: Any) -> None:
        """Rebuild the derived rows."""

    @abstractmethod
    def shape(self, state: Any) -> list[str]:
        """What would keep the derived rows from being built."""

    @abstractmethod
    def beyond_step(self, fields: Sequence[tuple[str, int]]) -> list[str]:
        """Every field of a step that no rule can use."""

    @abstractmethod
    def laid_out(self, data: Any) -> Any:
        """A state from a position before anything of it is played."""

    @abstractmethod
    def put_in(self, state: Any, side: int, aside_id: str) -> None:
        """Do one of `asides`."""

    # -- states

    def copy(self, state: Any) -> Any:
        """An independent copy."""
        return copy(state)

    def new(self, scenario: str, options: Iterable[str] = (), seed: str = "", dice: str = "seeded") -> Any:
        """A state at its first decision."""
        return self._begun(scenario, options, seed, dice, None)

    def opening_news(
        self, scenario: str, options: Iterable[str] = (), seed: str = "", dice: str = "seeded"
    ) -> list[Event]:
        """What happens before the first decision."""
        heard: list[Event] = []
        self._begun(scenario, options, seed, dice, heard)
        return heard

    def _begun(self, scenario: str, options: Iterable[str], seed: str, dice: str, heard: list[Event] | None) -> Any:
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

    def to_json(self, state: Any) -> dict[str, Any]:
        """The whole state."""
        data = save_fields(state, self.steps)
        data["options"] = in_use(state.option_set)
        return data

    def from_json(self, data: Any) -> Any:
        """The inverse of `to_json`."""
        s = load_fields(self.blank(), data, self.steps)
        names = data.get("options")
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise BadInput(f"saved state: options must be a list of names, not {names!r}")
        s.option_set = self.switches(names)
        _refuse(self.shape(s))
        for i, (name, *values) in enumerate(data["agenda"]):
            fields = zip(self.steps.by_name[name][1], values, strict=True)
            _refuse([f"agenda[{i}]: {name}: {line}" for line in self.beyond_step(list(fields))])
        self.reindex(s)
        _wake(s)
        _refuse(self.invariants(s))
        return s

    def from_position(self, data: Any) -> Any:
        """A state from a hand-written position, at its first decision."""
        s = self.laid_out(data)
        run(s)
        return s

    def position_news(self, data: Any) -> list[Event]:
        """What happens between a position and its first decision."""
        heard: list[Event] = []
        s = self.laid_out(data)
        s.heard = heard
        run(s)
        return heard

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
        return switched_on(type(self.blank().option_set), chosen)

    # -- choices

    def choice_id(self, c: int) -> str:
        """The id of a choice."""
        return self.ids.choice_id(c)

    def choice_value(self, choice_id: str) -> int:
        """The choice of an id."""
        return self.ids.choice_value(choice_id)

    def describe(self, state: Any, c: int, language: str) -> Choice:
        """A choice for a person."""
        return self.wording.describe(state, c, language)

    def ask(self, state: Any, language: str) -> str:
        """The question that waits."""
        return self.wording.ask(state, language)

    def focus(self, state: Any) -> list[int]:
        """The spaces of which the question speaks."""
        return self.wording.focus(state)

    def why_not(self, state: Any, choice_id: str) -> list[Refusal]:
        """The clauses that forbid a choice."""
        c = self.choice_value(choice_id)
        if state.actor == NOBODY:
            return [Refusal(self.over_clause)]
        top = state.agenda[-1]
        assert isinstance(top, Decision)
        if c // VERB not in {one // VERB for one in top.universe(state)}:
            # something else is asked
            return [Refusal(top.clause())]
        return list(dict.fromkeys(top.refusals(state, c)))

    def aside(self, state: Any, side: int, aside_id: str) -> None:
        """Do something besides."""
        known = self.asides(state, side)
        if aside_id not in known:
            raise IllegalChoice(f"{shown(aside_id)} cannot be done now; there are {', '.join(known) or 'none'}")
        self.put_in(state, side, aside_id)

    # -- what happened, in words

    def tell(self, event: Event, language: str) -> str:
        """An event in words."""
        return self.wording.tell(event, language)

    def heading(self, event: Event) -> int:
        """Turns and phases open chapters of the log."""
        return self.headings.get(event.kind, 0)

    def texts(self, language: str) -> Texts:
        """The room's messages."""
        return self.wording.texts(language)

    def check_data(self, folder: Path) -> list[str]:
        """What is wrong with an owner's data pack."""
        return [str(problem) for problem in self.pack.check(folder)]


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
