"""What people and programs see of a game: its words, its board, what lies beside it, what a choice would do."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, Protocol

from polemos.board.describe import Board, Scene
from polemos.kernel.flow import NOBODY, Event, S, waiting
from polemos.room.cards import Cards, InfoCard, piece_card, place_card
from polemos.room.results import Choice, Question
from polemos.room.rules import Rules, View
from polemos.room.telling import DETAIL, ORDINARY, Telling, Thrown, Weight
from polemos.room.texts import Texts
from polemos.room.view_models import Form, Gauge, Grid, Overlay, Preview, Sheet, StandingOrder, Touched, Way


class Words(Protocol):
    """Choices, questions and events in words; `messages.Wording` makes them out of Fluent files.

    The messages: the doors look for `game-title`, `scenario-NAME`, `option-NAME`, `side-NAME`, `level-NAME` and
    `score-NAME` (small letters, a hyphen for an underscore or a blank) and show the bare name where there is no such
    message. A game whose results have tolls words them in `score-toll`, with `lost` and `limit`; one whose points are
    called otherwise words them in `score-points`, with `points`.
    """

    @property
    def texts(self) -> Callable[[str], Texts]:
        """The room's messages, by language."""

    def describe(self, state: Any, c: int, language: str) -> Choice:
        """A choice for a person."""

    def ask(self, state: Any, language: str) -> str:
        """The question that waits, in plain words."""

    def focus(self, state: Any) -> list[int]:
        """The spaces of which the question that waits speaks. Only what the side that decides may know."""

    def tell(self, event: Event, language: str) -> str:
        """An event in words; "" for a detail that drawings follow and words pass over."""

    def why(self, feature: str, gain: float, language: str) -> str:
        """A feature of the room's advisor, of which there is more or less, as a reason in words."""


def _nowhere(*_: object) -> str:
    return ""


def _nothing(*_: object) -> list[Any]:
    return []


def _untouched(event: Event, language: str) -> Touched:
    return Touched()


def _as_it_is(name: str, language: str) -> str:
    return name


def _grave(aside_id: str) -> bool:
    return True


NO_PEOPLES: Final[tuple[str, ...]] = ()
UNASKED: Final[tuple[str, ...]] = ()


class Edge(Generic[S]):
    """What is seen of a game, made of the functions that a room gives.

    rules: those of the game; words: its texts; headings: by kind of event, whether it opens a chapter of the log, 1
    a turn, 2 a phase in it; board: the board of a scenario as data, that of "" the common one; pieces: what stands
    on it in a view. Whatever a room has nothing to say of may be left out:

    ask: the question that waits, where the words alone cannot tell it; note: what is worth knowing of it besides;
    moment: where play stands, in the game's own words (turn, date, phase); peoples: what people call the sides in a
    scenario, in their order; tell_in: an event in the words of the scenario that is played; outlook: who is ahead
    and what is still needed to win; panel: what lies beside the board in a view, a line each; sheets: the same as
    data; overlays: what a viewer may lay over the board, the most useful first, of a piece that is named what
    concerns it alone; tables: every table of the rulebook; touched: what an event concerns; preview: what a choice
    that waits would do, from what the side that decides may know, None where that is plain; reach: the farther
    spaces to which what moves now can go by several choices, each once, by the cheapest way; forms: choices of the
    question that waits as tables; click_intents: the choices, legal or not, that a person who points at a target of
    a kind may mean now, likeliest first; turning: the piece that the question which waits would turn;
    needs_confirmation: whether a person is asked again before an aside is done; aside_word: what an aside names
    behind its colon, in words; standing_orders: what a side wants done without being asked, each with the asides
    that change it; governing: the standing order that could answer the question that waits; cards: what a counter or
    a place is, in a view; means: what the viewer has for what is decided now, in a few figures; setting_up: whether the
    question that waits is part of a set-up, of which only counts where everything stands in the end.
    """

    def __init__(
        self,
        rules: Rules[S],
        words: Words,
        headings: dict[str, int],
        board: Callable[[str], Board],
        pieces: Callable[[View, str], Scene],
        *,
        ask: Callable[[S, str], str] | None = None,
        note: Callable[[S, str], str] = _nowhere,
        moment: Callable[[S, str], str] = _nowhere,
        peoples: Callable[[str, str], tuple[str, ...]] | None = None,
        tell_in: Callable[[S, Event, str], str] | None = None,
        outlook: Callable[[S, str], str] = _nowhere,
        panel: Callable[[View, str], list[str]] = _nothing,
        sheets: Callable[[View, str], list[Sheet]] = _nothing,
        overlays: Callable[[View, str, str], list[Overlay]] | None = None,
        tables: Callable[[str], Sequence[Grid]] = _nothing,
        touched: Callable[[Event, str], Touched] = _untouched,
        preview: Callable[[S, int, str], Preview | None] | None = None,
        reach: Callable[[S, str], list[Way]] = _nothing,
        click_intents: Callable[[S, str, str], list[str]] | None = None,
        forms: Callable[[S, str], list[Form]] = _nothing,
        turning: Callable[[S], str] = _nowhere,
        needs_confirmation: Callable[[str], bool] = _grave,
        aside_word: Callable[[str, str], str] = _as_it_is,
        standing_orders: Callable[[S, int, str], list[StandingOrder]] = _nothing,
        governing: Callable[[S], str] = _nowhere,
        telling: Telling | None = None,
        cards: Cards | None = None,
        means: Callable[[View, str], list[Gauge]] = _nothing,
        setting_up: Callable[[S], bool] | None = None,
    ) -> None:
        self.rules = rules
        self.words = words
        self.headings = headings
        self.describe: Callable[[S, int, str], Choice] = words.describe
        self.focus: Callable[[S], list[int]] = words.focus
        self.tell: Callable[[Event, str], str] = words.tell
        self.why: Callable[[str, float, str], str] = words.why
        self.texts: Callable[[str], Texts] = words.texts
        self.ask: Callable[[S, str], str] = ask or words.ask
        self.note = note
        self.pieces = pieces
        self.moment = moment
        self.outlook = outlook
        self.panel = panel
        self.sheets = sheets
        self.touched = touched
        self.reach = reach
        self.forms = forms
        self.turning = turning
        self.needs_confirmation = needs_confirmation
        self.aside_word = aside_word
        self.standing_orders = standing_orders
        self.governing = governing
        self.previews: bool = preview is not None
        self.overlies: bool = overlays is not None
        self.telling = telling
        self.cards: Cards | None = cards
        self.means = means
        self.setting_up = setting_up
        self._board = board
        self._peoples = peoples
        self._tell_in = tell_in
        self._overlays = overlays
        self._tables = tables
        self._preview = preview
        self._click_intents = click_intents

    def question(self, state: S, language: str = "en") -> Question | None:
        """The decision that waits, or None when the game is over."""
        if state.actor == NOBODY:
            return None
        step = waiting(state)
        choices = [self.describe(state, c, language) for c in state.opts]
        return Question(type(step).__name__, state.actor, step.clause(), self.ask(state, language), choices)

    def tell_in(self, state: S, event: Event, language: str) -> str:
        """An event in the words of the scenario that is played."""
        return self._tell_in(state, event, language) if self._tell_in is not None else self.tell(event, language)

    def heading(self, event: Event) -> int:
        """Whether an event opens a chapter of the log: 1 a turn, 2 a phase in it, 0 neither."""
        return self.headings.get(event.kind, 0)

    def weight(self, event: Event) -> Weight:
        """How much an event weighs in the story of a game; what words pass over is a detail."""
        if self.telling is not None:
            return self.telling.weight(event)
        return ORDINARY if self.tell(event, "en") else DETAIL

    def thrown(self, event: Event, language: str) -> Thrown | None:
        """What the die of an event was rolled for; None for an event that is no roll, or of which nothing is said."""
        return self.telling.thrown(event, language) if self.telling is not None else None

    def answers(self, event: Event) -> tuple[str, ...]:
        """The reasons of the rolls of which an event may tell what came."""
        return self.telling.answers(event) if self.telling is not None else UNASKED

    def peoples(self, scenario: str, language: str) -> tuple[str, ...]:
        """What people call the sides in a scenario; () where they are called as everywhere."""
        return self._peoples(scenario, language) if self._peoples is not None else NO_PEOPLES

    def board(self, language: str, scenario: str = "") -> Board:
        """The board as data: spaces, lines, labels. The one on which a scenario is played; "" stands for the common
        board, or where every scenario has its own for that of the first.
        """
        return self._board(scenario)

    def board_for(self, state: S, language: str) -> Board:
        """The board on which a state is played."""
        return self.board(language, self.rules.scenario_of(state))

    def overlays(self, view: View, language: str, piece: str = "") -> list[Overlay]:
        """What a viewer may lay over the board; nothing of a piece that he does not see."""
        return self._overlays(view, language, piece) if self._overlays is not None else []

    def piece_card(self, view: View, board: Board, piece: str, language: str) -> InfoCard | None:
        """What a viewer may know of a counter on the board; None where he sees none of that name."""
        if self.cards is None:
            return None
        return piece_card(self.cards, view, self.pieces(view, language), board, piece, self.texts(language))

    def place_card(self, view: View, board: Board, space: int, language: str) -> InfoCard | None:
        """What a viewer may know of a space of the board; None where there is none."""
        return place_card(self.cards, view, board, space, self.texts(language)) if self.cards is not None else None

    def tables(self, language: str) -> list[Grid]:
        """Every table of the rulebook, for reading."""
        return list(self._tables(language))

    def preview(self, state: S, choice_id: str, language: str) -> Preview | None:
        """What a choice that waits would do; None where that is plain. Raises IllegalChoice for one not offered."""
        c = self.rules.legal(state, choice_id)
        return self._preview(state, c, language) if self._preview is not None else None

    def click_intents(self, state: S, kind: str, target: str) -> list[str]:
        """The choices that a person who points at a target may mean; where a room does not say otherwise the offered
        verbs that take such a target.
        """
        if self._click_intents is not None:
            return self._click_intents(state, kind, target)
        offered = [self.describe(state, c, "en") for c in state.opts]
        return [f"{verb}:{target}" for verb in dict.fromkeys(c.verb for c in offered if c.kind == kind)]
