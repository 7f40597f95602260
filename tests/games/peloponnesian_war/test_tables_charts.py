"""The charts of play, figure by figure, as the clauses state them, and the tables in which people read them."""

from operator import attrgetter

import pytest

from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.pack import FILES
from polemos.games.peloponnesian_war.data.tables import CARD_KINDS, CARDS, CHART, COLUMNS, KIND_OF_CARD, SCENARIOS
from polemos.games.peloponnesian_war.data.world import BTV, REGION_INDEX
from polemos.games.peloponnesian_war.edge.reference_tables import listings
from polemos.games.peloponnesian_war.game import GAME
from polemos.room.table_builder import Listing
from polemos.testing import shown
from printed import by_die, rows

COMBAT = """
    1  X/-  X/-  X/-  D/-  D/C  C/C  C/D
    2  X/-  X/-  D/-  D/C  C/C  C/D  -/D
    3  X/-  D/-  D/C  C/C  C/D  -/D  -/D
    4  D/-  D/-  D/C  C/C  C/D  -/D  -/X
    5  D/-  D/C  C/C  C/D  -/D  -/X  -/X
    6  D/C  C/C  C/D  -/D  -/X  -/X  -/X
"""
FIGURES = """
    tracks.al             least -4  most 20  lost_below -2  risk 3
    tracks.ml             least 1  most 20  active 5
    tracks.hand           size 5  burnt 2
    tracks                supply_areas 3  costly_morale 5
    tribute               raise_most 2  step_cost 1  capped 1
    revolt                revolts_at 7  ends_at 1
    revolt.modifier       other_city 1  high_tribute 1  low_tribute -1  lowered -1  raided 1  unit_inside -2
    revolt.modifier       no_walls -1
    costs                 sooner 1  costly_fleet 2
    costs.base            talents 1  seasons 0
    costs.fort            talents 1  seasons 0
    costs.long_walls      talents 2  seasons 2
    adjustments           least -3  most 2  raids 2  note 2
    adjustments.al        revolt -1  presence 1  presence_most 4  abandonment -1  battle_won 1  battle_lost -1
    adjustments.al        raided -1
    adjustments.ml        raided -1  losses -1  losses_least 2  heavy_losses -2  heavy_least 4
    adjustments.ml        elite_lost -1  lost_city -1
    adjustments.ml        victory 1  defeat -1  recovery 1  recovery_most 7  recovery_most_home 10
    adjustments.ml        occupied -1  service -1
    adjustments.at_once   captured -1  taken_back 1  razed_by_enemy 2  razed_by_controller -2
    adjustments.at_once   demolished -1  region_lost -1
    adjustments.disaster  fleets 4  al -1
    peace                 made_at 8  empty 1  rich -1  rich_least 100  home_city 1  region 1  elite 1
    movement.allowance    leader 18  winter_fleet 6  winter_land 2
    movement.land         area 4  road 1  river 1  joined 1
    movement.sea          sea 1  coast 1  embark 2  land 2
    movement.loss         open_sea 1  open_sea_winter 2  storm 1  driven 2
    movement.raid         talents 1  fails 3  fails_cavalry 2
    combat                to_sea 3  leader_dies 6  prize 3
    combat.shift          combined_arms 1  terrain 1  broken_ground 1  cavalry 1  cavalry_lead 2  token 1
    combat.morale         own_region 1  own_region_most 5  weary -1  landing -1  at_sea -1  omens -1  walls 1  narrow 4
    combat.withdrawal     success 5  no_hoplites 1  broken_ground 1  more_cavalry -1
    combat.interception   same_sea 1  winter -1
    combat.garrison       capital 8  occupied 1  morale 4  capital_morale 5  weary -1
    combat.land_pursuit   loser 2  winner 1  least 1
    siege                 fort 1  falls_at 7  hunger_at 6  fails_on 1
    sicily                talents 10  income 6  ml_taken 2  al_taken 1  ml_lost -2  al_lost -1  ml_left -1  fleets 2
"""


@pytest.mark.clause("17.5.2")
def test_the_combat_chart() -> None:
    assert list(COLUMNS) == ["1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1"]
    assert [list(row) for row in CHART.rows] == by_die(COMBAT)


def test_better_dice_and_odds_are_never_worse_for_the_attacker() -> None:
    worth = {"X": 0, "D": 1, "C": 2, "-": 3}
    value = [[worth[own] - worth[foe] for own, _, foe in [cell.partition("/") for cell in row]] for row in CHART.rows]
    assert all(row == sorted(row) for row in value)
    assert all(list(column) == sorted(column) for column in zip(*value, strict=True))


def test_every_single_figure() -> None:
    for chart, *cells in rows(FIGURES):
        for name, figure in zip(cells[::2], cells[1::2], strict=True):
            assert str(attrgetter(f"{chart}.{name}")(FILES)) == figure, f"{chart}.{name}"


@pytest.mark.clause("7.7", "9.4.3", "16.1b", "16.5.1", "18.2.2", "18.3.1", "10.3.2", "11.2a", "11.3c", "5.4.2b")
def test_figures_by_kind_of_unit_and_by_size_of_city() -> None:
    assert (FILES.costs.unit, FILES.costs.supply) == ((1, 1, 1, 2), (1, 1, 1, 1))
    assert FILES.movement.allowance.unit == (12, 14, 18, 8)
    assert FILES.movement.transport.fleets == (1, 1, 2, 0)
    assert [(cost.talents, cost.seasons) for cost in FILES.costs.walls] == [(1, 0), (1, 1), (2, 2)]
    assert [(cost.talents, cost.seasons) for cost in FILES.costs.rebuilding] == [(2, 2), (4, 2), (6, 2)]
    assert FILES.combat.assault.walls == (2, 3, 3) and FILES.combat.assault.fort == 2
    assert FILES.combat.garrison.points == (2, 3, 5)
    assert FILES.siege.besiegers == FILES.siege.plunder == (1, 2, 4)
    assert FILES.tribute.deducted == (0, 1, 2)


@pytest.mark.clause("5.3.4a", "5.3.4b", "6.3", "12.9.2")
def test_scales_of_tribute_revolt_and_peace() -> None:
    assert FILES.tribute.yearly == (1, 0, 0, -1, -1, -2)
    assert [(low.most, low.value) for low in FILES.revolt.low] == [(-2, 3), (-1, 2), (1, 1)]
    scale = [(row.most, row.value) for row in FILES.peace.militance]
    assert scale == [(4, 3), (7, 2), (10, 1), (14, 0), (20, -2)]


@pytest.mark.clause("card.deck", "1.7", "2.3a")
def test_the_deck() -> None:
    assert (CARDS, len(CARD_KINDS)) == (120, 53)
    assert [card.numbers[0] for card in CARD_KINDS[1:]] == [card.numbers[1] + 1 for card in CARD_KINDS[:-1]]
    assert KIND_OF_CARD.count(tables.CARD_INDEX["storms"]) == 5
    removed = SCENARIOS[tables.ARGIVE].removed_cards
    assert tables.CARD_INDEX["peace"] in removed and tables.CARD_INDEX["storms"] not in removed


@pytest.mark.clause("scenario.argive.i", "scenario.campaign.i", "5.3.2")
def test_bands_of_victory_and_basic_tribute_values() -> None:
    argive, campaign = SCENARIOS
    assert [band.least for band in argive.victory[:-1]] == [5, 3, 2, 1]
    assert [band.least for band in campaign.victory[:-1]] == [36, 32, 30, 27]
    begins = sum([BTV[row.id] for row in campaign.region if row.controller == tables.ATHENS])
    assert begins == 31  # as the scenario says
    assert BTV[REGION_INDEX["attica"]] == 2


# ---------------------------------------------------------------------------------------- the tables that people read


def test_tables_are_whole_and_the_same_in_both_languages() -> None:
    shown.tables_are_whole(GAME)
    shown.languages_agree_on_figures(GAME)


def test_the_tables_show_the_figures_of_the_data() -> None:
    book = shown.book(GAME)
    assert [row[1:] for row in map(list, book[listings.COMBAT_CHART].rows)] == by_die(COMBAT)
    assert list(book["works"].rows[0]) == ["Base", "1", "0"]
    assert [list(row) for row in book["tribute"].rows][5] == ["×5", "-2", "-2"]
    assert [list(row) for row in book["victory-campaign"].rows][:2] == [
        ["36+", "decisive Athenian victory"],
        ["32–35", "Athenian victory"],
    ]
    assert len(book["cards"].rows) == len(CARD_KINDS) and len(book["regions"].rows) == len(BTV)


def test_what_is_reconstructed_says_so() -> None:
    book = shown.book(GAME)
    assert {name for name, grid in book.items() if grid.provenance == "source"} == {
        *("tribute", "deducted", "works", "revolt-modifiers", "limits")
    }


def test_a_preview_finds_its_cell_by_the_name_of_the_row() -> None:
    book = shown.book(GAME)
    found = [value for value in vars(listings).values() if isinstance(value, Listing)]
    assert found
    for listing in found:
        for row in listing.rows:
            grid, at, column = listing.cell(row.name)
            assert book[grid].rows[at][column] == row.cells[0], row.name
