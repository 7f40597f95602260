"""The game as everybody else knows it: one object, made of what the other modules say."""

from typing import Final

from polemos.kernel.saved import steps_of
from polemos.room.advisor import Advisor
from polemos.room.edge import Edge
from polemos.room.editor import Editor
from polemos.room.event_targets import touching
from polemos.room.game import Game
from polemos.room.results import DRAW, Line, Result, standings
from polemos.room.rules import Rules, optional_rules

from agesilaos.bot.bot import candidates, evaluate, is_quiescent
from agesilaos.choice_ids import IDS
from agesilaos.data.models import SCENARIOS, SIDES
from agesilaos.data.pack import PACK
from agesilaos.data.tables import FINGERPRINT, PERSIAN, PIECE_NAMES
from agesilaos.edge.board_view import board_of, moment, pieces
from agesilaos.edge.bounds import STEP_RANGES
from agesilaos.edge.click_intents import click_intents
from agesilaos.edge.invariants import invariants, shape
from agesilaos.edge.messages import WORDING
from agesilaos.edge.palette import kit
from agesilaos.edge.position import KEYS, PIECES_KEY, base
from agesilaos.edge.reference_tables import tables
from agesilaos.edge.side_panel import panel, sheets
from agesilaos.edge.standing_orders_text import governing, needs_confirmation, standing_orders
from agesilaos.edge.view import determinize, view
from agesilaos.event_kinds import HEADINGS
from agesilaos.preview.previews import preview
from agesilaos.rules.asides import asides, put_in
from agesilaos.rules.battle import HideAmbush
from agesilaos.rules.victory import winner
from agesilaos.sequence import SetUp, Turn
from agesilaos.state import NEITHER, Options, Situation, blank, reindex

STEPS: Final = steps_of("agesilaos")
OPTION_CLAUSES: Final = {"long_supply": "8.1"}


def opening(scenario: str, options: Options) -> Situation:
    """A scenario; everything is still to be done."""
    s = blank()
    s.scenario = SCENARIOS.index(scenario)
    s.option_set = options
    s.then(SetUp(), HideAmbush(PERSIAN), Turn())
    return s


def scenario_of(s: Situation) -> str:
    """The scenario that is played."""
    return SCENARIOS[s.scenario]


def result(s: Situation) -> Result:
    """Points, and who is ahead or has won [7.1, 7.3]."""
    ahead = winner(s)
    points = [float(n) for n in s.points]
    lines = [(Line("points", n, n, "7.1"),) if n else () for n in points]
    return Result(tuple(points), standings(ahead), tuple(lines), DRAW if ahead == NEITHER else ahead)


RULES: Final = Rules(
    name="agesilaos",
    sides=SIDES,
    scenarios=SCENARIOS,
    options=optional_rules(OPTION_CLAUSES),
    steps=STEPS,
    ids=IDS,
    over_clause="7.3",
    blank=blank,
    opening=opening,
    reindex=reindex,
    step_ranges=STEP_RANGES,
    shape=shape,
    invariants=invariants,
    view=view,
    determinize=determinize,
    result=result,
    asides=asides,
    put_in=put_in,
    scenario_of=scenario_of,
)
EDGE: Final = Edge(
    RULES,
    WORDING,
    HEADINGS,
    board_of,
    pieces,
    moment=moment,
    panel=panel,
    sheets=sheets,
    tables=tables,
    touched=touching(WORDING, PIECE_NAMES),
    preview=preview,
    click_intents=click_intents,
    needs_confirmation=needs_confirmation,
    standing_orders=standing_orders,
    governing=governing,
)
GAME: Final = Game(
    rules_version="1",
    fingerprint=FINGERPRINT,
    rules=RULES,
    edge=EDGE,
    editor=Editor(RULES, WORDING, KEYS, PIECES_KEY, base=base, kit=kit),
    advisor=Advisor(evaluate, candidates, is_quiescent),
    pack=PACK,
)
