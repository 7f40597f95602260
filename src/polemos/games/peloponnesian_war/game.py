"""The game as the other floors know it."""

from typing import Final

from polemos.games.peloponnesian_war import event_kinds, sequence
from polemos.games.peloponnesian_war.asking import year_number
from polemos.games.peloponnesian_war.bot import appraising, bot, planning
from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.data.pack import PACK
from polemos.games.peloponnesian_war.data.tables import FINGERPRINT, SCENARIO_NAMES, SIDE_NAMES
from polemos.games.peloponnesian_war.edge import (
    board_map,
    board_view,
    bounds,
    event_targets,
    forms,
    notes,
    sheets,
    side_panel,
)
from polemos.games.peloponnesian_war.edge.cards import CARDS
from polemos.games.peloponnesian_war.edge.click_intents import click_intents
from polemos.games.peloponnesian_war.edge.invariants import invariants, shape
from polemos.games.peloponnesian_war.edge.means import means
from polemos.games.peloponnesian_war.edge.messages import WORDING
from polemos.games.peloponnesian_war.edge.outlook import outlook, result
from polemos.games.peloponnesian_war.edge.overlays import overlays
from polemos.games.peloponnesian_war.edge.palette import kit
from polemos.games.peloponnesian_war.edge.position import KEYS, base, begin
from polemos.games.peloponnesian_war.edge.position_pieces import PIECES_KEY
from polemos.games.peloponnesian_war.edge.reference_tables import forces, realm, war
from polemos.games.peloponnesian_war.edge.reference_tables.page import Page
from polemos.games.peloponnesian_war.edge.standing_orders_text import governing, sea_called, standing_orders
from polemos.games.peloponnesian_war.edge.telling import TELLING
from polemos.games.peloponnesian_war.edge.view import determinize, view
from polemos.games.peloponnesian_war.options import Options
from polemos.games.peloponnesian_war.preview.previews import preview
from polemos.games.peloponnesian_war.rules.asides import aside, asides, is_order
from polemos.games.peloponnesian_war.rules.season.placement import PlaceAt, PlaceUnits
from polemos.games.peloponnesian_war.state import War, blank, reindex
from polemos.kernel.saved import steps_of
from polemos.room import advisor, edge, editor, game, rules
from polemos.room.table_builder import book

STEPS: Final = steps_of("polemos.games.peloponnesian_war")

OPTION_CLAUSES: Final = {
    "endless": "scenario.campaign.j",
    "half_cost_own_region": "9.2.1b",
    "half_cost_cities_only": "9.4.3b",
    "risk_zone_floor": "6.1a",
}


def opening(scenario: str, options: Options) -> War:
    """A war of a scenario; everything is still to be done."""
    s = blank()
    s.scenario = SCENARIO_NAMES.index(scenario)
    s.option_set = options
    s.then(sequence.Opening())
    return s


tables: Final = book(
    Page,
    war.battles,
    war.sieges,
    war.movement,
    realm.tribute,
    realm.levels,
    realm.cards,
    realm.victory,
    realm.regions,
    forces.pieces,
    forces.map_tables,
)
"""All tables in a language."""


RULES: Final = rules.Rules(
    name="peloponnesian-war",
    sides=SIDE_NAMES,
    scenarios=SCENARIO_NAMES,
    options=rules.optional_rules(OPTION_CLAUSES),
    steps=STEPS,
    ids=IDS,
    over_clause="3.4a",
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
    turn=year_number,
    scenario_of=lambda s: SCENARIO_NAMES[s.scenario],
)


def setting_up(s: War) -> bool:
    """Whether a side is placing its units, with which a war begins [7.3.1]."""
    return isinstance(s.agenda[-1], (PlaceAt, PlaceUnits))


EDGE: Final = edge.Edge(
    RULES,
    WORDING,
    event_kinds.HEADINGS,
    board=lambda scenario: board_map.board(),  # the same for every scenario
    pieces=board_view.pieces,
    note=notes.note,
    moment=board_view.moment,
    outlook=outlook,
    panel=side_panel.panel,
    sheets=sheets.sheets,
    overlays=overlays,
    tables=tables,
    touched=event_targets.touched,
    click_intents=click_intents,
    preview=preview,
    forms=forms.forms,
    # a standing order can be given anew at any moment, and nobody else sees it
    needs_confirmation=lambda aside_id: not is_order(aside_id),
    aside_word=sea_called,
    standing_orders=standing_orders,
    governing=governing,
    telling=TELLING,
    cards=CARDS,
    means=means,
    setting_up=setting_up,
)
GAME: Final = game.Game(
    rules_version="1",
    fingerprint=FINGERPRINT,
    rules=RULES,
    edge=EDGE,
    advisor=advisor.Advisor(
        bot.evaluate,
        bot.candidates,
        bot.is_quiescent,
        proposals=planning.proposals,
        policy=planning.policy,
        span=planning.span,
        appraise=appraising.appraise,
        features=appraising.features,
        margin=appraising.MARGIN,
    ),
    editor=editor.Editor(RULES, WORDING, KEYS, PIECES_KEY, base=base, kit=kit, begin=begin),
    pack=PACK,
)
