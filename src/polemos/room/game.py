"""The one interface through which everything above the games works with any of them.

A game is a deterministic machine: the same scenario, options, seed and choices always give the same states. `new` gives
a state; a state waits at a decision or is over; `apply` carries out a choice and reports what happened.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from polemos.kernel.clauses import Registry
from polemos.kernel.dice import Rng
from polemos.kernel.errors import IllegalChoice
from polemos.kernel.flow import NOBODY, Decision, Event, Refusal, State, choose
from polemos.room.texts import Texts
from polemos.room.view_models import Grid, Kit, Overlay, Preview, Sheet, StandingOrder, Touched, Way

DRAW: Final = -1


class Choice(NamedTuple):
    """A choice as the edge sees it.

    id: stable and readable ("march:3511"); verb and target: its two halves (target "" where there is none);
    kind: what the target is ("space", "unit", "province", "marker", "number", ""); text: for a person, in one language.
    """

    id: str
    verb: str
    target: str
    kind: str
    text: str


class Question(NamedTuple):
    """The decision that waits: its name, who decides, the clause that asks, the question for a person, the choices."""

    name: str
    side: int
    clause: str
    text: str
    choices: list[Choice]


class OptionalRule(NamedTuple):
    """A switch that both players may turn on before play.

    needs: other switches that it cannot do without; bars: others that cannot be on beside it.
    """

    name: str
    clause: str
    needs: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()


class Line(NamedTuple):
    """One line of a score: message, how many, points, and the clause behind it."""

    name: str
    number: float
    points: float
    clause: str


class Toll(NamedTuple):
    """What a side has lost so far, and the loss at which it gives up."""

    lost: float
    limit: float


class Result(NamedTuple):
    """How things stand, or how the game ended: points, level and lines of each side; winner a side, or DRAW.

    points: more are better in every game, for whoever compares games.
    goals: the points with which each side wins when they are counted; empty in games that know no such mark.
    tolls: what people are told instead of points, with the lines, where losses beat a side; empty elsewhere.
    """

    points: tuple[float, ...]
    levels: tuple[str, ...]
    lines: tuple[tuple[Line, ...], ...]
    winner: int
    goals: tuple[float, ...] = ()
    tolls: tuple[Toll, ...] = ()


class Game(ABC):
    """Rules of one game. Everything a client, a bot, a record or a tool needs, and nothing about any of them."""

    name: str
    sides: tuple[str, ...]
    scenarios: tuple[str, ...]
    options: tuple[OptionalRule, ...]
    rules_version: str
    fingerprint: str
    clauses: Registry
    unasked: tuple[str, ...] = ()
    """Rules versions whose records hold no answers to questions that have but one (see `flow.Decision.alike`)."""
    own_boards: tuple[str, ...] = ()
    """Scenarios with a board of their own; the others are played on one common board."""
    pictured: str = ""
    """The scenario whose board stands for the whole game on a title page; "" for the first."""

    @property
    def die(self) -> tuple[int, int]:
        """The lowest and the highest face of the game's die (see `flow.State.DIE`)."""
        return State.DIE

    @property
    def packed(self) -> bool:
        """Whether an owner's data pack lies over the game's own data."""
        return False

    # -- states

    @abstractmethod
    def new(self, scenario: str, options: Iterable[str] = (), seed: str = "", dice: str = "seeded") -> Any:
        """A state at its first decision. Raises BadInput for an unknown scenario, option or dice mode."""

    def opening_news(
        self, scenario: str, options: Iterable[str] = (), seed: str = "", dice: str = "seeded"
    ) -> list[Event]:
        """What happens before the first decision of such a game: set-up, the start of its first turn."""
        return []

    @abstractmethod
    def copy(self, state: Any) -> Any:
        """An independent copy; nobody listens to it."""

    @abstractmethod
    def to_json(self, state: Any) -> dict[str, Any]:
        """Everything that the state is, as JSON values."""

    @abstractmethod
    def from_json(self, data: Any) -> Any:
        """The exact inverse of `to_json`. Raises BadInput."""

    @abstractmethod
    def from_position(self, data: Any) -> Any:
        """A state from a hand-written position, a table of its own keys. Raises BadInput with every defect, one a line.

        A position in a file has the key `game` besides; whoever reads the file takes it out.
        """

    def position_news(self, data: Any) -> list[Event]:
        """What happens between such a position and its first question: dice, losses, the start of a turn.

        Raises BadInput as `from_position` does.
        """
        return []

    def laid_out(self, data: Any) -> Any:
        """The same state before anything of it is played, for looking at it; by default at its first decision."""
        return self.from_position(data)

    @abstractmethod
    def to_position(self, state: Any) -> dict[str, Any]:
        """The position that describes a state between two phases, as far as a position can."""

    @abstractmethod
    def invariants(self, state: Any) -> list[str]:
        """What is wrong with a state; empty for every state that play can reach. For tests, fuzzing and loading."""

    # -- choices

    @abstractmethod
    def choice_id(self, c: int) -> str:
        """The stable, readable id of a choice."""

    @abstractmethod
    def choice_value(self, choice_id: str) -> int:
        """The inverse of `choice_id`. Raises IllegalChoice for a text that names no choice at all."""

    @abstractmethod
    def describe(self, state: Any, c: int, language: str) -> Choice:
        """A choice for a person."""

    @abstractmethod
    def why_not(self, state: Any, choice_id: str) -> list[Refusal]:
        """The clauses that forbid a choice now: empty for a legal choice, never empty for an illegal one."""

    @abstractmethod
    def asides(self, state: Any, side: int) -> list[str]:
        """What a side may do now besides, or without, deciding: give up, show its treasury, propose an agreement."""

    @abstractmethod
    def aside(self, state: Any, side: int, aside_id: str) -> None:
        """Do one of `asides`. Raises IllegalChoice."""

    def weighty(self, aside_id: str) -> bool:
        """Whether a person is asked again before an aside is done: not for a mere preference that nobody else sees."""
        return True

    def standing_orders(self, state: Any, side: int, language: str) -> list[StandingOrder]:
        """What a side wants done without being asked, each with the asides that change it."""
        return []

    def governing(self, state: Any) -> str:
        """The standing order that could answer the question that waits; "" if none could."""
        return ""

    def every_option(self) -> tuple[str, ...]:
        """The names of all optional rules; of those that bar each other the first."""
        taken: list[OptionalRule] = []
        for rule in self.options:
            if not any(one.name in rule.bars or rule.name in one.bars for one in taken):
                taken.append(rule)
        return tuple([rule.name for rule in taken])

    def legal(self, state: Any, choice_id: str) -> int:
        """The choice of an id if it can be made now. Raises IllegalChoice with the clauses that forbid it."""
        c = self.choice_value(choice_id)
        if c not in state.opts:
            clauses = ", ".join(dict.fromkeys(r.clause for r in self.why_not(state, choice_id)))
            raise IllegalChoice(f"{choice_id}: not possible now (rules {clauses})")
        return c

    def apply(self, state: Any, choice_id: str) -> list[Event]:
        """Carry out a legal choice and report the events. Raises IllegalChoice, and then nothing has changed."""
        c = self.legal(state, choice_id)
        before = state.heard
        state.heard = []
        try:
            choose(state, c)
            return list(state.heard)
        finally:
            state.heard = before

    def question(self, state: Any, language: str = "en") -> Question | None:
        """The decision that waits, or None when the game is over."""
        if state.actor == NOBODY:
            return None
        step = state.agenda[-1]
        assert isinstance(step, Decision)
        choices = [self.describe(state, c, language) for c in state.opts]
        return Question(type(step).__name__, state.actor, step.clause(), self.ask(state, language), choices)

    @abstractmethod
    def ask(self, state: Any, language: str) -> str:
        """The question that waits, in plain words."""

    def focus(self, state: Any) -> list[int]:
        """The spaces that the question which waits is about, so that a drawing can show them: a battle's hex, say.

        Only what the side that decides may know.
        """
        return []

    def turning(self, state: Any) -> str:
        """The piece that the question which waits would turn: the targets of its choices of the kind "facing" are the
        bearings that it may face. "" where they concern no single piece.
        """
        return ""

    def turn(self, state: Any) -> int:
        """Game turns begun so far; by default the state's own field `turn`."""
        return int(state.turn)

    def moment(self, state: Any, language: str) -> str:
        """Where play stands, in the game's own words (turn, date, phase); "" where the turn's number says it all."""
        return ""

    def peoples(self, scenario: str, language: str) -> tuple[str, ...]:
        """What people call the sides in a scenario, in the order of `sides`; () where they are called as everywhere."""
        return ()

    # -- what may be seen

    @abstractmethod
    def view(self, state: Any, side: int) -> dict[str, Any]:
        """Everything that a side may see, as JSON values; side NOBODY sees only what is open to all."""

    @abstractmethod
    def determinize(self, view: dict[str, Any], rng: Rng) -> Any:
        """A full state consistent with a view: fresh dice, hidden hands dealt anew. Never the real secrets.

        Works for every view of the side that decides; raises BadInput for another's, where the question is a secret.
        """

    @abstractmethod
    def tell(self, event: Event, language: str) -> str:
        """An event in words; "" for a detail that drawings follow and words pass over."""

    def tell_in(self, state: Any, event: Event, language: str) -> str:
        """The same in the words of the scenario that is played."""
        return self.tell(event, language)

    @abstractmethod
    def result(self, state: Any) -> Result:
        """Points and levels as they stand; final when the game is over."""

    def outlook(self, state: Any, language: str) -> str:
        """Who is ahead and what is still needed to win, in words; "" where the levels of the result say it."""
        return ""

    @abstractmethod
    def board(self, language: str, scenario: str = "") -> Any:
        """The board as data (see board.describe): spaces, lines, labels. The one on which a scenario is played; ""
        stands for the common board, or where every scenario has its own for that of the first.
        """

    def scenario_of(self, state: Any) -> str:
        """The name of the scenario that is played; by default what the state's own field `scenario` says."""
        return str(state.scenario)

    def board_for(self, state: Any, language: str) -> Any:
        """The board on which a state is played."""
        return self.board(language, self.scenario_of(state))

    def own_board(self, scenario: str) -> str:
        """The name by which the board of a scenario is asked for: its own where it has one, else ""."""
        return scenario if scenario in self.own_boards else ""

    @abstractmethod
    def pieces(self, view: dict[str, Any], language: str) -> Any:
        """The pieces and markers of a view as data, for drawing."""

    def panel(self, view: dict[str, Any], language: str) -> list[str]:
        """What lies beside the board in a view, for a person, one line each: hands, money, control."""
        return []

    def sheets(self, view: dict[str, Any], language: str) -> list[Sheet]:
        """The same as data: score, treasuries, hands, charts, lists of units; nothing hidden from the viewer."""
        return []

    def overlays(self, view: dict[str, Any], language: str, piece: str = "") -> list[Overlay]:
        """What a viewer may lay over the board, the most useful first.

        Of a piece that is named, what concerns it alone; nothing of one that he does not see.
        """
        return []

    def tables(self, language: str) -> list[Grid]:
        """Every table of the rulebook, for reading."""
        return []

    def touched(self, event: Event, language: str) -> Touched:
        """What an event concerns: spaces, pieces, regions, dice."""
        return Touched()

    def heading(self, event: Event) -> int:
        """Whether an event opens a chapter of the log: 1 a turn, 2 a phase in it, 0 neither."""
        return 0

    def preview(self, state: Any, choice_id: str, language: str) -> Preview | None:
        """What a choice that waits would do, from what the side that decides may know; None where that is plain.

        Raises IllegalChoice for a choice that is not offered.
        """
        return None

    def reach(self, state: Any, language: str) -> list[Way]:
        """The farther spaces to which what moves now can go by several choices, as far as the side that decides may
        know, each once, by the cheapest way; for a move that is made of many small decisions of the same name.
        """
        return []

    def meant(self, state: Any, kind: str, target: str) -> list[str]:
        """The choices, legal or not, that a person who points at a target (a space, say) may mean now, likeliest first.

        By default the offered verbs that take such a target.
        """
        offered = [self.describe(state, c, "en") for c in state.opts]
        return [f"{verb}:{target}" for verb in dict.fromkeys(c.verb for c in offered if c.kind == kind)]

    def kit(self, scenario: str, language: str) -> Kit | None:
        """What positions of a scenario are made of, for an editor; None where positions are written by hand alone."""
        return None

    @abstractmethod
    def texts(self, language: str) -> Texts:
        """The room's messages in a language.

        The doors look for `game-title`, `scenario-NAME`, `option-NAME`, `side-NAME`, `level-NAME` and `score-NAME`
        (small letters, a hyphen for an underscore or a blank) and show the bare name where there is no such message.
        A game whose results have tolls words them in `score-toll`, with `lost` and `limit`.
        """

    def check_data(self, folder: Path) -> list[str]:
        """What is wrong with an owner's data pack, one problem a line; empty when it can be used."""
        return [f"{folder}: {self.name} takes no data packs"]

    # -- for bots

    @abstractmethod
    def worth(self, state: Any, side: int) -> float:
        """How good a state looks to a side. Higher is better. Only what the side may know counts."""

    def declines(self, state: Any) -> int:
        """The choice by which a bot declines what only people agree on, or -1 where it must simply choose."""
        return -1

    def candidates(self, state: Any) -> list[int]:
        """The choices that a bot should look at, best guess first: at least one of `state.opts`; by default all."""
        return list(state.opts)

    def quiet(self, state: Any) -> bool:
        """Whether `worth` can be read here; in mid-battle, say, a bot plays first candidates on until it can."""
        return True


def is_over(state: State) -> bool:
    """Whether nobody has anything left to decide."""
    return state.actor == NOBODY
