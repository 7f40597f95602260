"""The game as the other floors know it."""

from typing import Final

from polemos.games.sparta_vs_athens import event_kinds, sequence
from polemos.games.sparta_vs_athens.bot import appraising, bot, evaluation, planning
from polemos.games.sparta_vs_athens.choice_ids import IDS
from polemos.games.sparta_vs_athens.data.pack import PACK
from polemos.games.sparta_vs_athens.data.tables import FINGERPRINT, SCENARIO_NAMES, SCENARIOS, SIDE_NAMES
from polemos.games.sparta_vs_athens.edge import board_map, board_view, bounds, event_targets, palette, side_panel
from polemos.games.sparta_vs_athens.edge.cards import CARDS
from polemos.games.sparta_vs_athens.edge.click_intents import click_intents
from polemos.games.sparta_vs_athens.edge.invariants import invariants
from polemos.games.sparta_vs_athens.edge.means import means
from polemos.games.sparta_vs_athens.edge.messages import WORDING
from polemos.games.sparta_vs_athens.edge.outlook import outlook
from polemos.games.sparta_vs_athens.edge.overlays import overlays
from polemos.games.sparta_vs_athens.edge.position import KEYS, PIECES_KEY, base, begin
from polemos.games.sparta_vs_athens.edge.reference_tables import tables
from polemos.games.sparta_vs_athens.edge.sheets import sheets
from polemos.games.sparta_vs_athens.edge.standing_orders_text import fleet_called, governing, standing_orders
from polemos.games.sparta_vs_athens.edge.telling import TELLING
from polemos.games.sparta_vs_athens.edge.view import determinize, view
from polemos.games.sparta_vs_athens.options import DESIGNER_REVISION, PRINTED, Options
from polemos.games.sparta_vs_athens.preview import multi_step_moves, previews
from polemos.games.sparta_vs_athens.rules.asides import aside, asides, is_order
from polemos.games.sparta_vs_athens.rules.setup.tasks import side_of_task
from polemos.games.sparta_vs_athens.rules.victory import LINES, PRESTIGE_LINE, lines, standing
from polemos.games.sparta_vs_athens.state import BOTH, DRAWN, UNDECIDED, War, blank, reindex
from polemos.kernel.saved import steps_of
from polemos.room import advisor, edge, editor, game, rules
from polemos.room.results import DRAW, EVEN, LEADS, TRAILS, Line, Result, standings

STEPS: Final = steps_of("polemos.games.sparta_vs_athens")

OPTION_CLAUSES: Final = {
    "halved_tribute": "tbl.income.athens.a",
    "free_italians": "12.3f",
    "all_forts": "16.1h",
    "early_toll": "tbl.income.athens.d",
    "early_fund": "tbl.income.athens.e",
    "cythera_garrison": "16.1i",
    "literal_sixes": "tbl.crt.naval",
    "no_stacking_limits": "rev.1",
    "open_boxes": "rev.1",
    "free_in_greece": "rev.2",
    "sure_ravage": "rev.3",
    "siege_by_sea": "rev.4",
    "blockade_of_athens": "rev.5",
    "mainland_at_war": "rev.6",
    "firm_anactorium": "rev.7",
    "forts_by_government": "rev.8",
    "firm_corinth": "rev.9",
    "tribute_by_garrison": "rev.10",
    "lasting_naupactus": "rev.14",
    "pay_on_leaving": "rev.15",
    "paying_ports": "rev.16",
    "refused_battle": "rev.17",
    "close_verdict": "rev.18",
    "mutual_incitement": "rev.19",
    "seventeen_lost": "rev.20",
    "no_rebuilding": "rev.20b",
    "ravage_by_entry": "rev.21",
    "yearly_unnamed": "rev.102",
    "parity_sortie": "qa.21i",
}
OPTION_BARS: Final[dict[str, tuple[str, ...]]] = {
    "tribute_by_garrison": ("halved_tribute",),
    "forts_by_government": ("all_forts",),
}

PRESETS: Final = {"printed": PRINTED, "corrected": (), "designer_revision": DESIGNER_REVISION}
"""The rulebook as printed, with its designer's repairs, and with his later rules [rev.0]."""

WON: Final = "won"
LOST: Final = "lost"
ENDS: Final = {LEADS: WON, EVEN: EVEN, TRAILS: LOST}
"""What has become of a side when the war is over, by how it stands."""


def opening(scenario: str, options: Options) -> War:
    """A war of a scenario; everything is still to be done."""
    s = blank()
    s.scenario = SCENARIO_NAMES.index(scenario)
    s.option_set = options
    s.then(sequence.Opening())
    return s


def turn(s: War) -> int:
    """Years begun."""
    return SCENARIOS[s.scenario].first_year - s.year + 1


def result(s: War) -> Result:
    """Prestige, and who would win or has won [16.1o, 16.1p2, 16.2h, 16.3h]."""
    ahead = standing(s)
    levels = standings(ahead)
    if s.how != UNDECIDED:
        levels = (ENDS[levels[0]], ENDS[levels[1]])
    return Result(
        (float(s.prestige), float(-s.prestige)),
        levels,
        tuple(
            # levels of prestige are counted, all else speaks for itself
            tuple(Line(LINES[n], number, number, clause, n == PRESTIGE_LINE) for n, number, clause in lines(s, p))
            for p in BOTH
        ),
        DRAW if ahead == DRAWN else ahead,
    )


RULES: Final = rules.Rules(
    name="sparta-vs-athens",
    sides=SIDE_NAMES,
    scenarios=SCENARIO_NAMES,
    options=rules.optional_rules(OPTION_CLAUSES, bars=OPTION_BARS),
    steps=STEPS,
    ids=IDS,
    over_clause="16.0b",
    blank=blank,
    opening=opening,
    reindex=reindex,
    step_ranges=bounds.STEP_RANGES,
    shape=lambda s: [],
    invariants=invariants,
    view=view,
    determinize=determinize,
    result=result,
    asides=asides,
    put_in=aside,
    turn=turn,
    scenario_of=lambda s: SCENARIO_NAMES[s.scenario],
    presets=PRESETS,
)


def setting_up(s: War) -> bool:
    """Whether a side is setting up [16.0a]."""
    return side_of_task(s.agenda[-1]) >= 0


EDGE: Final = edge.Edge(
    RULES,
    WORDING,
    event_kinds.HEADINGS,
    board=lambda scenario: board_map.board(),  # the same for every scenario
    pieces=board_view.pieces,
    moment=board_view.moment,
    outlook=outlook,
    panel=side_panel.panel,
    sheets=sheets,
    overlays=overlays,
    tables=tables,
    touched=event_targets.touched,
    reach=multi_step_moves.reach,
    preview=previews.preview,
    click_intents=click_intents,
    # a standing order can be given anew at any moment, and nobody else sees it
    needs_confirmation=lambda aside_id: not is_order(aside_id),
    aside_word=fleet_called,
    standing_orders=standing_orders,
    governing=governing,
    telling=TELLING,
    cards=CARDS,
    means=means,
    setting_up=setting_up,
)
GAME: Final = game.Game(
    rules_version="2",
    fingerprint=FINGERPRINT,
    rules=RULES,
    edge=EDGE,
    advisor=advisor.Advisor(
        evaluation.evaluate,
        bot.candidates,
        bot.is_quiescent,
        proposals=planning.proposals,
        policy=planning.policy,
        span=planning.span,
        reads=planning.reads,
        intends=planning.intends,
        margin=appraising.MARGIN,
        appraise=appraising.appraise,
        features=appraising.features,
    ),
    editor=editor.Editor(RULES, WORDING, KEYS, PIECES_KEY, base=base, kit=palette.kit, begin=begin),
    pack=PACK,
)
