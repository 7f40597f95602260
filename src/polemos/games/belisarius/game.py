"""The game as the other floors know it."""

from typing import Any, Final

from polemos.games.belisarius import event_kinds, sequence
from polemos.games.belisarius.bot.appraising import appraise, features
from polemos.games.belisarius.bot.bot import candidates, declines, evaluate, is_quiescent
from polemos.games.belisarius.bot.planning import policy, proposals, span
from polemos.games.belisarius.choice_ids import IDS
from polemos.games.belisarius.data import cards, charts
from polemos.games.belisarius.data.pack import FINGERPRINT, PACK
from polemos.games.belisarius.edge import board_view, bounds, position_units, side_panel, standing_orders_text
from polemos.games.belisarius.edge.cards import CARDS
from polemos.games.belisarius.edge.click_intents import click_intents
from polemos.games.belisarius.edge.event_targets import touched
from polemos.games.belisarius.edge.invariants import invariants, shape
from polemos.games.belisarius.edge.means import means
from polemos.games.belisarius.edge.messages import WORDING, ask
from polemos.games.belisarius.edge.outlook import outlook
from polemos.games.belisarius.edge.position import KEYS, PIECES_KEY, base, begin, kit, set_up
from polemos.games.belisarius.edge.reference_tables import page, realm, war
from polemos.games.belisarius.edge.sheets import sheets
from polemos.games.belisarius.edge.telling import TELLING
from polemos.games.belisarius.edge.view import determinize, view
from polemos.games.belisarius.preview.previews import preview
from polemos.games.belisarius.rules import setup, victory
from polemos.games.belisarius.rules.asides import aside, asides
from polemos.games.belisarius.rules.standing_orders import ASK, SPARE
from polemos.games.belisarius.state import Options, War, blank, reindex
from polemos.kernel.saved import steps_of
from polemos.room import advisor, edge, editor, game, results, rules, table_builder

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


def opening(scenario: str, options: Options) -> War:
    """A war of a scenario."""
    s = setup.new_war(int(scenario), options)
    s.agenda = [sequence.Opening()]
    return s


def older(data: dict[str, Any]) -> dict[str, Any]:
    """A saved form; before rules version 3 nobody could wish not to be asked."""
    return {"spared": [0, 0], **data}


def turn(s: War) -> int:
    """Game turns begun."""
    return s.turn - cards.SCENARIOS[s.scenario - 1].first_turn + 1


def result_of(s: War) -> results.Result:
    """Points, levels, winner."""
    final = victory.result(s)
    return results.Result(
        tuple(tally.halves / 2 for tally in final.scores),
        tuple(charts.LEVELS[tally.level][1] for tally in final.scores),
        tuple(
            tuple(
                results.Line(name, len(lines), sum(line.halves for line in lines) / 2, lines[0].clause)
                for name, lines in tally.by_kind()
            )
            for tally in final.scores
        ),
        final.winner,
    )


def needs_confirmation(aside_id: str) -> bool:
    """Everything but a standing order, which can be given anew at any moment."""
    return not aside_id.startswith((ASK, SPARE))


RULES: Final = rules.Rules(
    name="belisarius",
    sides=("imperial", "barbarian"),
    scenarios=[str(scenario.number) for scenario in cards.SCENARIOS],
    options=rules.optional_rules(OPTION_CLAUSES, OPTION_NEEDS),
    steps=STEPS,
    ids=IDS,
    over_clause="3.1c",
    blank=blank,
    opening=opening,
    reindex=reindex,
    step_ranges=bounds.STEP_RANGES,
    shape=shape,
    invariants=invariants,
    view=view,
    determinize=determinize,
    result=result_of,
    asides=asides,
    put_in=aside,
    turn=turn,
    older=older,
)


def setting_up(s: War) -> bool:
    """Whether a unit is being set up [34.0a]."""
    return isinstance(s.agenda[-1], setup.Placing)


EDGE: Final = edge.Edge(
    RULES,
    WORDING,
    event_kinds.HEADINGS,
    board=lambda scenario: board_view.board(),  # the same for every scenario
    pieces=board_view.pieces,
    ask=ask,
    moment=board_view.moment_of,
    outlook=outlook,
    panel=side_panel.panel,
    sheets=sheets,
    tables=table_builder.book(page.Page, realm.state_tables, war.war_tables),
    touched=touched,
    preview=preview,
    click_intents=click_intents,
    needs_confirmation=needs_confirmation,
    standing_orders=standing_orders_text.standing_orders,
    governing=standing_orders_text.governing,
    telling=TELLING,
    cards=CARDS,
    means=means,
    setting_up=setting_up,
)
GAME: Final = game.Game(
    rules_version="3",
    unasked=("1", "2"),
    fingerprint=FINGERPRINT,
    rules=RULES,
    edge=EDGE,
    editor=editor.Editor(
        RULES, WORDING, KEYS, PIECES_KEY, base=base, begin=begin, parser=position_units.Draft, kit=kit, set_up=set_up
    ),
    advisor=advisor.Advisor(evaluate, candidates, is_quiescent, declines, proposals, policy, span, appraise, features),
    pack=PACK,
)
