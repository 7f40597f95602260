"""The game as the other floors know it."""

from typing import Final

from polemos.games.alexander import event_kinds, sequence
from polemos.games.alexander.bot import bot, evaluation, planning
from polemos.games.alexander.choice_ids import IDS
from polemos.games.alexander.data.pack import PACK
from polemos.games.alexander.data.setting import SCENARIOS, SIDE_NAMES, UNIT_IDS
from polemos.games.alexander.data.tables import FINGERPRINT
from polemos.games.alexander.edge import board_view, bounds, palette, side_panel, standing_orders_text
from polemos.games.alexander.edge.cards import CARDS
from polemos.games.alexander.edge.click_intents import click_intents
from polemos.games.alexander.edge.invariants import invariants, shape
from polemos.games.alexander.edge.means import means
from polemos.games.alexander.edge.messages import WORDING, peoples, turning
from polemos.games.alexander.edge.outlook import lines_of_score, outlook
from polemos.games.alexander.edge.overlays import overlays
from polemos.games.alexander.edge.position import KEYS, PIECES_KEY, base, begin
from polemos.games.alexander.edge.position_pieces import Draft
from polemos.games.alexander.edge.reference_tables import fire, movement, rosters, turn, war
from polemos.games.alexander.edge.reference_tables.page import Page
from polemos.games.alexander.edge.sheets import sheets
from polemos.games.alexander.edge.telling import TELLING
from polemos.games.alexander.edge.view import determinize, view
from polemos.games.alexander.preview import multi_step_moves, previews
from polemos.games.alexander.rules import setup
from polemos.games.alexander.rules.asides import aside, asides, is_order
from polemos.games.alexander.rules.field.victory import ahead, level, rout_points
from polemos.games.alexander.state import DRAWN, Battle, Options, blank, reindex
from polemos.kernel import flow, saved
from polemos.room import advisor, edge, editor, event_targets, game, results, rules
from polemos.room.table_builder import book

STEPS: Final = saved.steps_of("polemos.games.alexander")

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


def result(s: Battle) -> results.Result:
    """Rout points suffered against the own withdrawal level, standing, winner [10.41-10.44].

    The points by which games are compared are those of the enemy, since more must be better there.
    """
    winner = ahead(s)
    lost = [rout_points(s, p) for p in (0, 1)]
    return results.Result(
        (float(lost[1]), float(lost[0])),
        results.standings(winner),
        (lines_of_score(s, 0), lines_of_score(s, 1)),
        results.DRAW if winner == DRAWN else winner,
        tolls=tuple([results.Toll(float(lost[p]), float(level(s, p))) for p in (0, 1)]),
    )


def tell_in(s: Battle, event: flow.Event, language: str) -> str:
    """An event in words, each side by the name of its people."""
    return WORDING.tell_in(s.scenario, event, language)


RULES: Final = rules.Rules(
    name="alexander",
    sides=SIDE_NAMES,
    scenarios=SCENARIOS,
    options=rules.optional_rules(OPTION_CLAUSES, OPTION_NEEDS),
    steps=STEPS,
    ids=IDS,
    over_clause="10.43",
    blank=blank,
    opening=opening,
    reindex=reindex,
    step_ranges=bounds.STEP_RANGES,
    shape=shape,
    invariants=invariants,
    view=view,
    determinize=determinize,
    result=result,
    asides=asides,
    put_in=aside,
    scenario_of=lambda s: SCENARIOS[s.scenario],
)


def setting_up(s: Battle) -> bool:
    """Whether the second line is being set up [scn.arbela.3]."""
    return isinstance(s.agenda[-1], setup.SetUpFacing)


EDGE: Final = edge.Edge(
    RULES,
    WORDING,
    event_kinds.HEADINGS,
    board=board_view.board_of,
    pieces=board_view.pieces,
    moment=board_view.moment_of,
    peoples=peoples,
    tell_in=tell_in,
    outlook=outlook,
    panel=side_panel.panel,
    sheets=sheets,
    overlays=overlays,
    tables=book(Page, turn.turn_tables, movement.move_tables, fire.fire_tables, war.war_tables, rosters.roster_tables),
    touched=event_targets.touching(WORDING, UNIT_IDS),
    preview=previews.preview,
    reach=multi_step_moves.reach,
    click_intents=click_intents,
    turning=turning,
    # a standing order can be given anew at any moment, and nobody else sees it
    needs_confirmation=lambda aside_id: not is_order(aside_id),
    standing_orders=standing_orders_text.standing_orders,
    governing=standing_orders_text.governing,
    telling=TELLING,
    cards=CARDS,
    means=means,
    setting_up=setting_up,
)
GAME: Final = game.Game(
    rules_version="3",
    fingerprint=FINGERPRINT,
    rules=RULES,
    edge=EDGE,
    editor=editor.Editor(RULES, WORDING, KEYS, PIECES_KEY, base=base, begin=begin, parser=Draft, kit=palette.kit),
    advisor=advisor.Advisor(
        evaluation.evaluate,
        bot.candidates,
        bot.is_quiescent,
        proposals=planning.proposals,
        policy=planning.policy,
        span=planning.span,
        features=evaluation.features,
    ),
    pack=PACK,
    own_boards=SCENARIOS,
    pictured="issus",
)
