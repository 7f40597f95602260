"""The game as the other floors know it."""

from collections.abc import Sequence
from typing import Any, Final

from polemos.games.syracuse import sequence
from polemos.games.syracuse.bot.bot import candidates, quiet
from polemos.games.syracuse.bot.evaluation import worth
from polemos.games.syracuse.choice_ids import IDS
from polemos.games.syracuse.data.pack import PACK
from polemos.games.syracuse.data.tables import FINGERPRINT, SCENARIOS
from polemos.games.syracuse.data.world import ATHENS, NEITHER, SIDE_NAMES, SYRACUSE
from polemos.games.syracuse.edge.board_view import board, moment, scene
from polemos.games.syracuse.edge.bounds import beyond_step
from polemos.games.syracuse.edge.click_intents import meant
from polemos.games.syracuse.edge.event_targets import touched
from polemos.games.syracuse.edge.invariants import invariants, shape
from polemos.games.syracuse.edge.messages import WORDING
from polemos.games.syracuse.edge.palette import kit
from polemos.games.syracuse.edge.position import laid_out, to_position
from polemos.games.syracuse.edge.reference_tables.book import tables
from polemos.games.syracuse.edge.sheets import sheets
from polemos.games.syracuse.edge.side_panel import panel
from polemos.games.syracuse.edge.standing_orders_text import governing, standing_orders
from polemos.games.syracuse.edge.view import determinize, view
from polemos.games.syracuse.event_kinds import HEADINGS
from polemos.games.syracuse.preview.previews import preview
from polemos.games.syracuse.preview.rerolls import ask
from polemos.games.syracuse.rules import setup
from polemos.games.syracuse.rules.asides import ORDERS, aside, asides
from polemos.games.syracuse.rules.victory import LINES, by_points, goal, lines, points
from polemos.games.syracuse.state import DRAWN, Options, Siege, blank, reindex
from polemos.kernel.dice import Rng
from polemos.kernel.flow import Event
from polemos.kernel.saved import steps_of
from polemos.room.game import DRAW, Line, Result
from polemos.room.room import Room
from polemos.room.view_models import Grid, Kit, Preview, Sheet, StandingOrder, Touched

STEPS: Final = steps_of("polemos.games.syracuse")

OPTION_CLAUSES: Final = {
    "single_chits": "event.0",
    "night_third": "event.10",
    "night_enemy": "event.10",
    "cavalry_starves": "6.cav.a",
    "many_actions": "3.move.a",
    "attack_each": "2.B3.h",
    "open_camp": "5.fortif.c",
    "free_garrisons": "2.D2.a",
    "fort_limit": "3.stack.d",
    "recall": "event.21",
}
OPTION_BARS: Final[dict[str, tuple[str, ...]]] = {"night_enemy": ("night_third",)}
"""S10 can be read in one way only [event.10]."""
LEADS: Final = "leads"
EVEN: Final = "even"
TRAILS: Final = "trails"


class Syracuse(Room):
    """Syracuse: two players, Athens and Syracuse."""

    name = "syracuse"
    sides: tuple[str, ...] = SIDE_NAMES
    rules_version = "4"
    unasked: tuple[str, ...] = ("1", "2")
    fingerprint = FINGERPRINT
    steps = STEPS
    pack = PACK
    ids = IDS
    wording = WORDING
    headings = HEADINGS
    over_clause = "2.D5.c"

    def __init__(self) -> None:
        super().__init__([str(scenario.number) for scenario in SCENARIOS], OPTION_CLAUSES, bars=OPTION_BARS)

    # -- states

    def blank(self) -> Siege:
        """A siege in which nothing has happened."""
        return blank()

    def opening(self, scenario: str, options: Options) -> Siege:
        """A siege of a scenario."""
        s = setup.new_siege(int(scenario), options)
        s.agenda = [sequence.Opening()]
        return s

    def reindex(self, state: Siege) -> None:
        """Rebuild the derived rows."""
        reindex(state)

    def shape(self, state: Siege) -> list[str]:
        """What would keep them from being built."""
        return shape(state)

    def beyond_step(self, fields: Sequence[tuple[str, int]]) -> list[str]:
        """What no rule can use."""
        return beyond_step(fields)

    def laid_out(self, data: Any) -> Siege:
        """The same at the very start of its phase."""
        return laid_out(data, self)

    def to_position(self, state: Siege) -> dict[str, Any]:
        """The position that describes a siege."""
        return to_position(state)

    def invariants(self, state: Siege) -> list[str]:
        """What is wrong with a siege."""
        return invariants(state)

    # -- choices

    def asides(self, state: Siege, side: int) -> list[str]:
        """What a side may do besides."""
        return asides(state, side)

    def put_in(self, state: Siege, side: int, aside_id: str) -> None:
        """Do something besides."""
        aside(state, side, aside_id)

    def weighty(self, aside_id: str) -> bool:
        """Everything but a standing order, which nobody else sees and which can be given anew at any moment."""
        return aside_id not in ORDERS

    def ask(self, state: Siege, language: str) -> str:
        """The question that waits."""
        return ask(state, language)

    def standing_orders(self, state: Siege, side: int, language: str) -> list[StandingOrder]:
        """When a side wants to be asked."""
        return standing_orders(state, side, language)

    def governing(self, state: Siege) -> str:
        """The standing order that would spare a side the question."""
        return governing(state)

    # -- what may be seen

    def view(self, state: Siege, side: int) -> dict[str, Any]:
        """What a side may see."""
        return view(state, side, STEPS)

    def determinize(self, view: dict[str, Any], rng: Rng) -> Siege:
        """A full state that fits a view."""
        return determinize(view, rng, STEPS)

    def turn(self, state: Siege) -> int:
        """Game turns begun."""
        return state.turn - SCENARIOS[state.scenario - 1].first_turn + 1

    def moment(self, state: Siege, language: str) -> str:
        """The turn with its season, and whose phase."""
        return moment(state.turn, state.phase, state.side)[language]

    def result(self, state: Siege) -> Result:
        """Points, standing, winner [9.vp.0, 9.res.a, 9.res.b]; a sudden victory counts no points."""
        totals = (points(state, ATHENS), points(state, SYRACUSE))
        winner = state.winner if state.winner != NEITHER else by_points(state)
        levels = [EVEN, EVEN]
        if winner != DRAWN:
            levels[winner] = LEADS
            levels[1 - winner] = TRAILS
        return Result(
            (float(totals[ATHENS]), float(totals[SYRACUSE])),
            tuple(levels),
            tuple(
                tuple(Line(LINES[line.what], line.number, float(line.points), line.clause) for line in lines(state, p))
                for p in (ATHENS, SYRACUSE)
            ),
            DRAW if winner == DRAWN else winner,
            (float(goal(state, ATHENS)), float(goal(state, SYRACUSE))),
        )

    def board(self, language: str, scenario: str = "") -> Any:
        """The map, which is the same for every scenario."""
        return board()

    def pieces(self, view: dict[str, Any], language: str) -> Any:
        """What stands on the map."""
        return scene(view)

    def panel(self, view: dict[str, Any], language: str) -> list[str]:
        """What lies beside the map."""
        return panel(view, language)

    def sheets(self, view: dict[str, Any], language: str) -> list[Sheet]:
        """The same as data."""
        return sheets(view, language)

    def tables(self, language: str) -> list[Grid]:
        """Every table of the rulebook."""
        return list(tables(language))

    def touched(self, event: Event, language: str) -> Touched:
        """What an event concerns."""
        return touched(event, language)

    def preview(self, state: Siege, choice_id: str, language: str) -> Preview | None:
        """What a choice would do."""
        return preview(state, self.legal(state, choice_id), language)

    def meant(self, state: Siege, kind: str, target: str) -> list[str]:
        """What a person may mean who points at something."""
        return meant(state, kind, target)

    def kit(self, scenario: str, language: str) -> Kit:
        """What positions of a scenario are made of."""
        self.refuse_unknown(scenario)
        return kit(scenario, language, self)

    # -- for bots

    def worth(self, state: Siege, side: int) -> float:
        """How good a siege looks to a side."""
        return worth(state, side)

    def candidates(self, state: Siege) -> list[int]:
        """Choices worth a look, the usual one first."""
        return candidates(state)

    def quiet(self, state: Siege) -> bool:
        """Whether `worth` can be read here."""
        return quiet(state)


GAME: Final = Syracuse()
