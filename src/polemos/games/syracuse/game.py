"""The game as the other floors know it."""

from typing import Final

from polemos.games.syracuse import sequence
from polemos.games.syracuse.bot.bot import candidates, is_quiescent
from polemos.games.syracuse.bot.evaluation import evaluate
from polemos.games.syracuse.choice_ids import IDS
from polemos.games.syracuse.data.pack import PACK
from polemos.games.syracuse.data.tables import FINGERPRINT, SCENARIOS
from polemos.games.syracuse.data.world import ATHENS, NEITHER, SIDE_NAMES, SYRACUSE
from polemos.games.syracuse.edge.board_map import board
from polemos.games.syracuse.edge.board_view import moment_of, pieces
from polemos.games.syracuse.edge.bounds import STEP_RANGES
from polemos.games.syracuse.edge.click_intents import click_intents
from polemos.games.syracuse.edge.event_targets import touched
from polemos.games.syracuse.edge.invariants import invariants, shape
from polemos.games.syracuse.edge.messages import WORDING
from polemos.games.syracuse.edge.palette import kit, set_up
from polemos.games.syracuse.edge.position import KEYS, PIECES_KEY, Draft, base, begin
from polemos.games.syracuse.edge.reference_tables.page import Page
from polemos.games.syracuse.edge.reference_tables.turn import state_tables
from polemos.games.syracuse.edge.reference_tables.war import war_tables
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
from polemos.kernel.saved import steps_of
from polemos.room.advisor import Advisor
from polemos.room.edge import Edge
from polemos.room.editor import Editor
from polemos.room.game import Game
from polemos.room.results import DRAW, Line, Result, standings
from polemos.room.rules import Rules, optional_rules
from polemos.room.table_builder import book

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


def opening(scenario: str, options: Options) -> Siege:
    """A siege of a scenario."""
    s = setup.new_siege(int(scenario), options)
    s.agenda = [sequence.Opening()]
    return s


def turn(s: Siege) -> int:
    """Game turns begun."""
    return s.turn - SCENARIOS[s.scenario - 1].first_turn + 1


def result(s: Siege) -> Result:
    """Points, standing, winner [9.vp.0, 9.res.a, 9.res.b]; a sudden victory counts no points."""
    totals = (points(s, ATHENS), points(s, SYRACUSE))
    winner = s.winner if s.winner != NEITHER else by_points(s)
    return Result(
        (float(totals[ATHENS]), float(totals[SYRACUSE])),
        standings(winner),
        tuple(
            tuple(Line(LINES[line.what], line.number, float(line.points), line.clause) for line in lines(s, p))
            for p in (ATHENS, SYRACUSE)
        ),
        DRAW if winner == DRAWN else winner,
        (float(goal(s, ATHENS)), float(goal(s, SYRACUSE))),
    )


def needs_confirmation(aside_id: str) -> bool:
    """Everything but a standing order, which nobody else sees and which can be given anew at any moment."""
    return aside_id not in ORDERS


RULES: Final = Rules(
    name="syracuse",
    sides=SIDE_NAMES,
    scenarios=[str(scenario.number) for scenario in SCENARIOS],
    options=optional_rules(OPTION_CLAUSES, bars=OPTION_BARS),
    steps=STEPS,
    ids=IDS,
    over_clause="2.D5.c",
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
    turn=turn,
)
EDGE: Final = Edge(
    RULES,
    WORDING,
    HEADINGS,
    board=lambda scenario: board(),
    pieces=pieces,
    ask=ask,
    moment=moment_of,
    panel=panel,
    sheets=sheets,
    tables=book(Page, state_tables, war_tables),
    touched=touched,
    preview=preview,
    click_intents=click_intents,
    needs_confirmation=needs_confirmation,
    standing_orders=standing_orders,
    governing=governing,
)
GAME: Final = Game(
    rules_version="4",
    unasked=("1", "2"),
    fingerprint=FINGERPRINT,
    rules=RULES,
    edge=EDGE,
    editor=Editor(RULES, WORDING, KEYS, PIECES_KEY, base=base, begin=begin, parser=Draft, kit=kit, set_up=set_up),
    advisor=Advisor(evaluate, candidates, is_quiescent),
    pack=PACK,
)
