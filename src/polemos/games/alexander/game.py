"""The game as the other floors know it."""

from collections.abc import Sequence
from typing import Any, Final

from polemos.games.alexander import sequence
from polemos.games.alexander.bot.bot import candidates, quiet
from polemos.games.alexander.bot.evaluation import worth
from polemos.games.alexander.choice_ids import IDS
from polemos.games.alexander.data.pack import PACK
from polemos.games.alexander.data.setting import SCENARIOS, SIDE_NAMES
from polemos.games.alexander.data.tables import FINGERPRINT
from polemos.games.alexander.edge import board_view
from polemos.games.alexander.edge.bounds import beyond_step
from polemos.games.alexander.edge.click_intents import meant
from polemos.games.alexander.edge.event_targets import touched
from polemos.games.alexander.edge.invariants import invariants, shape
from polemos.games.alexander.edge.messages import WORDING, peoples, turning
from polemos.games.alexander.edge.outlook import lines_of_score, outlook
from polemos.games.alexander.edge.overlays import overlays
from polemos.games.alexander.edge.palette import kit
from polemos.games.alexander.edge.position import laid_out, to_position
from polemos.games.alexander.edge.reference_tables.book import tables
from polemos.games.alexander.edge.sheets import sheets
from polemos.games.alexander.edge.side_panel import panel
from polemos.games.alexander.edge.standing_orders_text import governing, standing_orders
from polemos.games.alexander.edge.view import determinize, view
from polemos.games.alexander.event_kinds import HEADINGS
from polemos.games.alexander.preview.multi_step_moves import reach
from polemos.games.alexander.preview.previews import preview
from polemos.games.alexander.rules import setup
from polemos.games.alexander.rules.asides import aside, asides, is_order
from polemos.games.alexander.rules.field.victory import ahead, level, rout_points
from polemos.games.alexander.state import DRAWN, Battle, Options, blank, reindex
from polemos.kernel.dice import Rng
from polemos.kernel.flow import Event
from polemos.kernel.saved import steps_of
from polemos.room.game import DRAW, Result, Toll
from polemos.room.messages import Wording
from polemos.room.room import Room
from polemos.room.view_models import Grid, Kit, Overlay, Preview, Sheet, StandingOrder, Touched, Way

STEPS: Final = steps_of("polemos.games.alexander")

OPTION_CLAUSES: Final = {
    "inertia": "6.14a",
    "elite": "5.5a",
    "contingent": "5.61",
    "drift": "6.5a",
    "elephant_command": "9.19a",
    "charge_formation": "9.71",
    "pursuit": "10.31",
    "craterus": "scn.hydaspes.4",
}
OPTION_NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "charge_formation": ("pursuit",),
    "pursuit": ("charge_formation",),
}
LEADS: Final = "leads"
EVEN: Final = "even"
TRAILS: Final = "trails"


class Alexander(Room):
    """The Great Battles of Alexander: two players, the Macedonians and whoever faces them."""

    name = "alexander"
    sides: tuple[str, ...] = SIDE_NAMES
    rules_version = "3"
    fingerprint = FINGERPRINT
    steps = STEPS
    pack = PACK
    ids = IDS
    wording: Wording = WORDING
    headings = HEADINGS
    over_clause = "10.43"
    own_boards: tuple[str, ...] = SCENARIOS
    pictured: str = "issus"

    def __init__(self) -> None:
        super().__init__(SCENARIOS, OPTION_CLAUSES, OPTION_NEEDS)

    # -- states

    def blank(self) -> Battle:
        """A battle in which nothing has happened."""
        return blank()

    def opening(self, scenario: str, options: Options) -> Battle:
        """A battle of a scenario."""
        s = setup.new_battle(SCENARIOS.index(scenario), options)
        s.agenda = [sequence.Opening()]
        return s

    def reindex(self, state: Battle) -> None:
        """Rebuild the derived rows."""
        reindex(state)

    def shape(self, state: Battle) -> list[str]:
        """What would keep them from being built."""
        return shape(state)

    def beyond_step(self, fields: Sequence[tuple[str, int]]) -> list[str]:
        """What no rule can use."""
        return beyond_step(fields)

    def laid_out(self, data: Any) -> Battle:
        """The same at the very start of its phase."""
        return laid_out(data, self)

    def to_position(self, state: Battle) -> dict[str, Any]:
        """The position that describes a battle."""
        return to_position(state)

    def invariants(self, state: Battle) -> list[str]:
        """What is wrong with a battle."""
        return invariants(state)

    # -- choices

    def asides(self, state: Battle, side: int) -> list[str]:
        """What a side may do besides."""
        return asides(state, side)

    def put_in(self, state: Battle, side: int, aside_id: str) -> None:
        """Do something besides."""
        aside(state, side, aside_id)

    def weighty(self, aside_id: str) -> bool:
        """Everything but a standing order, which nobody else sees and which can be given anew at any moment."""
        return not is_order(aside_id)

    def standing_orders(self, state: Battle, side: int, language: str) -> list[StandingOrder]:
        """What a side wants done about its reactions."""
        return standing_orders(state, side, language)

    def governing(self, state: Battle) -> str:
        """The standing order about the reaction that is asked for."""
        return governing(state)

    def turning(self, state: Battle) -> str:
        """The unit that may turn."""
        return turning(state)

    def reach(self, state: Battle, language: str) -> list[Way]:
        """The farther hexes to which the unit that moves can go."""
        return reach(state, language)

    # -- what may be seen

    def view(self, state: Battle, side: int) -> dict[str, Any]:
        """What a side may see."""
        return view(state, side, STEPS)

    def determinize(self, view: dict[str, Any], rng: Rng) -> Battle:
        """A full state that fits a view."""
        return determinize(view, rng, STEPS)

    def scenario_of(self, state: Battle) -> str:
        """The name of the battle."""
        return SCENARIOS[state.scenario]

    def moment(self, state: Battle, language: str) -> str:
        """The turn and the phase."""
        return board_view.moment(state.turn, state.phase)[language]

    def peoples(self, scenario: str, language: str) -> tuple[str, ...]:
        """Who fights a battle."""
        return peoples(scenario, language)

    def tell_in(self, state: Battle, event: Event, language: str) -> str:
        """An event in words, each side by the name of its people."""
        return WORDING.tell_in(state.scenario, event, language)

    def result(self, state: Battle) -> Result:
        """Rout points suffered against the own withdrawal level, standing, winner [10.41-10.44].

        The points by which games are compared are those of the enemy, since more must be better there.
        """
        winner = ahead(state)
        levels = [EVEN, EVEN]
        if winner != DRAWN:
            levels[winner] = LEADS
            levels[1 - winner] = TRAILS
        lost = [rout_points(state, p) for p in (0, 1)]
        return Result(
            (float(lost[1]), float(lost[0])),
            tuple(levels),
            (lines_of_score(state, 0), lines_of_score(state, 1)),
            DRAW if winner == DRAWN else winner,
            tolls=tuple([Toll(float(lost[p]), float(level(state, p))) for p in (0, 1)]),
        )

    def outlook(self, state: Battle, language: str) -> str:
        """Who is ahead, and after how many rout points each army withdraws."""
        return outlook(state, language)

    def board(self, language: str, scenario: str = "") -> Any:
        """The field of a battle."""
        return board_view.board(SCENARIOS.index(scenario) if scenario in SCENARIOS else 0)

    def pieces(self, view: dict[str, Any], language: str) -> Any:
        """What stands on the field."""
        return board_view.scene(view)

    def panel(self, view: dict[str, Any], language: str) -> list[str]:
        """What lies beside the field."""
        return panel(view, language)

    def sheets(self, view: dict[str, Any], language: str) -> list[Sheet]:
        """The same as data."""
        return sheets(view, language)

    def overlays(self, view: dict[str, Any], language: str, piece: str = "") -> list[Overlay]:
        """Zones of control, command ranges, lines of fire."""
        return overlays(view, language, piece)

    def tables(self, language: str) -> list[Grid]:
        """Every table of the rulebook, and the battles."""
        return list(tables(language))

    def meant(self, state: Battle, kind: str, target: str) -> list[str]:
        """What a person may mean who points at something."""
        return meant(state, kind, target)

    def kit(self, scenario: str, language: str) -> Kit:
        """What positions of a scenario are made of."""
        self.refuse_unknown(scenario)
        return kit(scenario, language, self)

    def touched(self, event: Event, language: str) -> Touched:
        """What an event concerns."""
        return touched(event, language)

    def preview(self, state: Battle, choice_id: str, language: str) -> Preview | None:
        """What a choice would do."""
        return preview(state, self.legal(state, choice_id), language)

    # -- for bots

    def worth(self, state: Battle, side: int) -> float:
        """How good a battle looks to a side."""
        return worth(state, side)

    def candidates(self, state: Battle) -> list[int]:
        """Choices worth a look, the likeliest first."""
        return candidates(state)

    def quiet(self, state: Battle) -> bool:
        """Whether `worth` can be read here."""
        return quiet(state)


GAME: Final = Alexander()
