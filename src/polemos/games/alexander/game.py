"""The game as the other floors know it."""

from typing import Final

from polemos.games.alexander import sequence
from polemos.games.alexander.bot.bot import candidates, is_quiescent
from polemos.games.alexander.bot.evaluation import evaluate
from polemos.games.alexander.choice_ids import IDS
from polemos.games.alexander.data.pack import PACK
from polemos.games.alexander.data.setting import SCENARIOS, SIDE_NAMES, UNIT_IDS
from polemos.games.alexander.data.tables import FINGERPRINT
from polemos.games.alexander.edge import board_view
from polemos.games.alexander.edge.bounds import STEP_RANGES
from polemos.games.alexander.edge.click_intents import click_intents
from polemos.games.alexander.edge.invariants import invariants, shape
from polemos.games.alexander.edge.messages import WORDING, peoples, turning
from polemos.games.alexander.edge.outlook import lines_of_score, outlook
from polemos.games.alexander.edge.overlays import overlays
from polemos.games.alexander.edge.palette import kit
from polemos.games.alexander.edge.position import KEYS, PIECES_KEY, base, begin
from polemos.games.alexander.edge.position_pieces import Draft
from polemos.games.alexander.edge.reference_tables import fire, movement, rosters, turn, war
from polemos.games.alexander.edge.reference_tables.page import Page
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
from polemos.kernel.flow import Event
from polemos.kernel.saved import steps_of
from polemos.room.advisor import Advisor
from polemos.room.edge import Edge
from polemos.room.editor import Editor
from polemos.room.event_targets import touching
from polemos.room.game import Game
from polemos.room.results import DRAW, Result, Toll, standings
from polemos.room.rules import Rules, optional_rules
from polemos.room.table_builder import book

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


def opening(scenario: str, options: Options) -> Battle:
    """A battle of a scenario."""
    s = setup.new_battle(SCENARIOS.index(scenario), options)
    s.agenda = [sequence.Opening()]
    return s


def scenario_of(s: Battle) -> str:
    """The name of the battle."""
    return SCENARIOS[s.scenario]


def result(s: Battle) -> Result:
    """Rout points suffered against the own withdrawal level, standing, winner [10.41-10.44].

    The points by which games are compared are those of the enemy, since more must be better there.
    """
    winner = ahead(s)
    lost = [rout_points(s, p) for p in (0, 1)]
    return Result(
        (float(lost[1]), float(lost[0])),
        standings(winner),
        (lines_of_score(s, 0), lines_of_score(s, 1)),
        DRAW if winner == DRAWN else winner,
        tolls=tuple([Toll(float(lost[p]), float(level(s, p))) for p in (0, 1)]),
    )


def tell_in(s: Battle, event: Event, language: str) -> str:
    """An event in words, each side by the name of its people."""
    return WORDING.tell_in(s.scenario, event, language)


def needs_confirmation(aside_id: str) -> bool:
    """Everything but a standing order, which nobody else sees and which can be given anew at any moment."""
    return not is_order(aside_id)


RULES: Final = Rules(
    name="alexander",
    sides=SIDE_NAMES,
    scenarios=SCENARIOS,
    options=optional_rules(OPTION_CLAUSES, OPTION_NEEDS),
    steps=STEPS,
    ids=IDS,
    over_clause="10.43",
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
    put_in=aside,
    scenario_of=scenario_of,
)
EDGE: Final = Edge(
    RULES,
    WORDING,
    HEADINGS,
    board=board_view.board_of,
    pieces=board_view.pieces,
    moment=board_view.moment_of,
    peoples=peoples,
    tell_in=tell_in,
    outlook=outlook,
    panel=panel,
    sheets=sheets,
    overlays=overlays,
    tables=book(Page, turn.turn_tables, movement.move_tables, fire.fire_tables, war.war_tables, rosters.roster_tables),
    touched=touching(WORDING, UNIT_IDS),
    preview=preview,
    reach=reach,
    click_intents=click_intents,
    turning=turning,
    needs_confirmation=needs_confirmation,
    standing_orders=standing_orders,
    governing=governing,
)
GAME: Final = Game(
    rules_version="3",
    fingerprint=FINGERPRINT,
    rules=RULES,
    edge=EDGE,
    editor=Editor(RULES, WORDING, KEYS, PIECES_KEY, base=base, begin=begin, parser=Draft, kit=kit),
    advisor=Advisor(evaluate, candidates, is_quiescent),
    pack=PACK,
    own_boards=SCENARIOS,
    pictured="issus",
)
