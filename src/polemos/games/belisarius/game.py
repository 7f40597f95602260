"""The game as the other floors know it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from polemos.games.belisarius import sequence
from polemos.games.belisarius.bot.bot import candidates, declines, quiet, worth
from polemos.games.belisarius.choice_ids import IDS
from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.data.charts import LEVELS
from polemos.games.belisarius.data.pack import FINGERPRINT, PACK
from polemos.games.belisarius.edge.board_view import board, moment, scene
from polemos.games.belisarius.edge.bounds import beyond_step
from polemos.games.belisarius.edge.click_intents import meant
from polemos.games.belisarius.edge.event_targets import touched
from polemos.games.belisarius.edge.invariants import invariants, shape
from polemos.games.belisarius.edge.messages import WORDING, ask
from polemos.games.belisarius.edge.outlook import outlook
from polemos.games.belisarius.edge.palette import kit
from polemos.games.belisarius.edge.position import laid_out, to_position
from polemos.games.belisarius.edge.reference_tables.book import tables
from polemos.games.belisarius.edge.sheets import sheets
from polemos.games.belisarius.edge.side_panel import panel
from polemos.games.belisarius.edge.standing_orders_text import governing, standing_orders
from polemos.games.belisarius.edge.view import determinize, view
from polemos.games.belisarius.event_kinds import HEADINGS
from polemos.games.belisarius.preview.previews import preview
from polemos.games.belisarius.rules.asides import aside, asides
from polemos.games.belisarius.rules.setup import new_war
from polemos.games.belisarius.rules.standing_orders import ASK, SPARE
from polemos.games.belisarius.rules.victory import LINES, Tally, result
from polemos.games.belisarius.state import Options, War, blank, reindex
from polemos.kernel.dice import Rng
from polemos.kernel.flow import Event
from polemos.kernel.saved import steps_of
from polemos.room.game import Line, Result
from polemos.room.room import Room
from polemos.room.view_models import Grid, Kit, Preview, Sheet, StandingOrder, Touched

STEPS: Final = steps_of("polemos.games.belisarius")

OPTION_CLAUSES: Final = {
    "negotiation": "24.0",
    "reaction": "25.1a",
    "pillage": "26.0",
    "colonisation": "27.0",
    "works": "28.0",
    "rivers": "29.1a",
    "disbanding": "30.0",
    "placement": "31.1",
    "attrition": "32.0",
    "single_combat": "33.1a",
}


OPTION_NEEDS: Final[dict[str, tuple[str, ...]]] = {"attrition": ("disbanding",)}
"""Attrition changes the disband check [32.0]."""


class Belisarius(Room):
    """Belisarius: two players, the Imperial and the Barbarian [1.0b]."""

    name = "belisarius"
    sides: tuple[str, ...] = ("imperial", "barbarian")
    rules_version = "3"
    unasked: tuple[str, ...] = ("1", "2")
    fingerprint = FINGERPRINT
    steps = STEPS
    pack = PACK
    ids = IDS
    wording = WORDING
    headings = HEADINGS
    over_clause = "3.1c"

    def __init__(self) -> None:
        super().__init__([str(scenario.number) for scenario in SCENARIOS], OPTION_CLAUSES, OPTION_NEEDS)

    # -- states

    def blank(self) -> War:
        """A war in which nothing has happened."""
        return blank()

    def opening(self, scenario: str, options: Options) -> War:
        """A war of a scenario."""
        s = new_war(int(scenario), options)
        s.agenda = [sequence.Opening()]
        return s

    def from_json(self, data: Any) -> War:
        """A war from its saved form; before rules version 3 nobody could wish not to be asked."""
        war: War = super().from_json({"spared": [0, 0], **data} if isinstance(data, dict) else data)
        return war

    def reindex(self, state: War) -> None:
        """Rebuild the derived rows."""
        reindex(state)

    def shape(self, state: War) -> list[str]:
        """What would keep them from being built."""
        return shape(state)

    def beyond_step(self, fields: Sequence[tuple[str, int]]) -> list[str]:
        """What no rule can use."""
        return beyond_step(fields)

    def laid_out(self, data: Any) -> War:
        """The same at the very start of its phase."""
        return laid_out(data, self)

    def to_position(self, state: War) -> dict[str, Any]:
        """The position that describes a war."""
        return to_position(state)

    def invariants(self, state: War) -> list[str]:
        """What is wrong with a war."""
        return invariants(state)

    # -- choices

    def ask(self, state: War, language: str) -> str:
        """The question that waits."""
        return ask(state, language)

    def asides(self, state: War, side: int) -> list[str]:
        """What a side may do besides."""
        return asides(state, side)

    def put_in(self, state: War, side: int, aside_id: str) -> None:
        """Do something besides."""
        aside(state, side, aside_id)

    def weighty(self, aside_id: str) -> bool:
        """Everything but a standing order, which can be given anew at any moment."""
        return not aside_id.startswith((ASK, SPARE))

    def standing_orders(self, state: War, side: int, language: str) -> list[StandingOrder]:
        """About which markers a side wants to be asked."""
        return standing_orders(state, side, language)

    def governing(self, state: War) -> str:
        """The standing order that would spare a side the question."""
        return governing(state)

    # -- what may be seen

    def view(self, state: War, side: int) -> dict[str, Any]:
        """What a side may see."""
        return view(state, side, STEPS)

    def determinize(self, view: dict[str, Any], rng: Rng) -> War:
        """A full state that fits a view."""
        return determinize(view, rng, STEPS)

    def turn(self, state: War) -> int:
        """Game turns begun."""
        return state.turn - SCENARIOS[state.scenario - 1].first_turn + 1

    def moment(self, state: War, language: str) -> str:
        """The turn with its years, and whose phase."""
        return moment(state.turn, state.player, state.phase)[language]

    def result(self, state: War) -> Result:
        """Points, levels, winner."""
        final = result(state)
        return Result(
            tuple(tally.halves / 2 for tally in final.scores),
            tuple(LEVELS[tally.level][1] for tally in final.scores),
            tuple(tuple(_lines(tally)) for tally in final.scores),
            final.winner,
        )

    def outlook(self, state: War, language: str) -> str:
        """Who would win now, and what would change that."""
        return outlook(state, self.texts(language))

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

    def preview(self, state: War, choice_id: str, language: str) -> Preview | None:
        """What a choice would do."""
        return preview(state, self.legal(state, choice_id), language)

    def meant(self, state: War, kind: str, target: str) -> list[str]:
        """What a person may mean who points at something."""
        return meant(state, kind, target)

    def kit(self, scenario: str, language: str) -> Kit:
        """What positions of a scenario are made of."""
        self.refuse_unknown(scenario)
        return kit(scenario, language, self)

    # -- for bots

    def worth(self, state: War, side: int) -> float:
        """How good a war looks to a side."""
        return worth(state, side)

    def declines(self, state: War) -> int:
        """The choice by which a bot declines an agreement."""
        return declines(state)

    def candidates(self, state: War) -> list[int]:
        """Choices worth a look, the usual one first."""
        return candidates(state)

    def quiet(self, state: War) -> bool:
        """Whether `worth` can be read here."""
        return quiet(state)


def _lines(tally: Tally) -> Iterator[Line]:
    """The entries of a score, summed up by what they count."""
    for what, name in enumerate(LINES):
        entries = [line for line in tally.lines if line.what == what]
        if entries:
            yield Line(name, len(entries), sum(line.halves for line in entries) / 2, entries[0].clause)


GAME: Final = Belisarius()
