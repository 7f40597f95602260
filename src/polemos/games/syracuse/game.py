"""The game as the other floors know it."""

from typing import Final

from polemos.games.syracuse import event_kinds, sequence, state
from polemos.games.syracuse.bot import appraising, bot, evaluation, planning
from polemos.games.syracuse.choice_ids import IDS
from polemos.games.syracuse.data.pack import PACK
from polemos.games.syracuse.data.tables import FINGERPRINT, SCENARIOS
from polemos.games.syracuse.data.world import ATHENS, NEITHER, SIDE_NAMES, SYRACUSE
from polemos.games.syracuse.edge import board_map, board_view, bounds, palette, side_panel, standing_orders_text
from polemos.games.syracuse.edge.cards import CARDS
from polemos.games.syracuse.edge.click_intents import click_intents
from polemos.games.syracuse.edge.event_targets import touched
from polemos.games.syracuse.edge.invariants import invariants, shape
from polemos.games.syracuse.edge.means import means
from polemos.games.syracuse.edge.messages import WORDING
from polemos.games.syracuse.edge.position import KEYS, PIECES_KEY, Draft, base, begin
from polemos.games.syracuse.edge.reference_tables import page, war
from polemos.games.syracuse.edge.reference_tables.turn import state_tables
from polemos.games.syracuse.edge.sheets import sheets
from polemos.games.syracuse.edge.telling import TELLING
from polemos.games.syracuse.edge.view import determinize, view
from polemos.games.syracuse.preview import previews, rerolls
from polemos.games.syracuse.rules import setup
from polemos.games.syracuse.rules.asides import ORDERS, aside, asides
from polemos.games.syracuse.rules.victory import LINES, by_points, goal, lines, points
from polemos.kernel.saved import steps_of
from polemos.room import advisor, edge, editor, game, results, rules, table_builder

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


def opening(scenario: str, options: state.Options) -> state.Siege:
    """A siege of a scenario."""
    s = setup.new_siege(int(scenario), options)
    s.agenda = [sequence.Opening()]
    return s


def turn(s: state.Siege) -> int:
    """Game turns begun."""
    return s.turn - SCENARIOS[s.scenario - 1].first_turn + 1


def result(s: state.Siege) -> results.Result:
    """Points, standing, winner [9.vp.0, 9.res.a, 9.res.b]; a sudden victory counts no points."""
    totals = (points(s, ATHENS), points(s, SYRACUSE))
    winner = s.winner if s.winner != NEITHER else by_points(s)
    return results.Result(
        (float(totals[ATHENS]), float(totals[SYRACUSE])),
        results.standings(winner),
        tuple(
            tuple(results.Line(LINES[line.what], line.number, float(line.points), line.clause) for line in lines(s, p))
            for p in (ATHENS, SYRACUSE)
        ),
        results.DRAW if winner == state.DRAWN else winner,
        (float(goal(s, ATHENS)), float(goal(s, SYRACUSE))),
    )


RULES: Final = rules.Rules(
    name="syracuse",
    sides=SIDE_NAMES,
    scenarios=[str(scenario.number) for scenario in SCENARIOS],
    options=rules.optional_rules(OPTION_CLAUSES, bars=OPTION_BARS),
    steps=STEPS,
    ids=IDS,
    over_clause="2.D5.c",
    blank=state.blank,
    opening=opening,
    reindex=state.reindex,
    step_ranges=bounds.STEP_RANGES,
    shape=shape,
    invariants=invariants,
    view=view,
    determinize=determinize,
    result=result,
    asides=asides,
    put_in=aside,
    turn=turn,
)
EDGE: Final = edge.Edge(
    RULES,
    WORDING,
    event_kinds.HEADINGS,
    board=lambda scenario: board_map.board(),
    pieces=board_view.pieces,
    ask=rerolls.ask,
    moment=board_view.moment_of,
    panel=side_panel.panel,
    sheets=sheets,
    tables=table_builder.book(page.Page, state_tables, war.war_tables),
    touched=touched,
    preview=previews.preview,
    click_intents=click_intents,
    # a standing order can be given anew at any moment, and nobody else sees it
    needs_confirmation=lambda aside_id: aside_id not in ORDERS,
    standing_orders=standing_orders_text.standing_orders,
    governing=standing_orders_text.governing,
    telling=TELLING,
    cards=CARDS,
    means=means,
)
GAME: Final = game.Game(
    rules_version="4",
    unasked=("1", "2"),
    fingerprint=FINGERPRINT,
    rules=RULES,
    edge=EDGE,
    editor=editor.Editor(
        RULES, WORDING, KEYS, PIECES_KEY, base=base, begin=begin, parser=Draft, kit=palette.kit, set_up=palette.set_up
    ),
    advisor=advisor.Advisor(
        evaluation.evaluate,
        bot.candidates,
        bot.is_quiescent,
        proposals=planning.proposals,
        policy=planning.policy,
        span=planning.span,
        appraise=appraising.appraise,
        features=appraising.features,
        intends=planning.intends,
        margin=appraising.MARGIN,
    ),
    pack=PACK,
)
