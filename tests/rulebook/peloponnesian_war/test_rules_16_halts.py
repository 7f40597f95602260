"""Halts on a march, ends of a voyage: what is offered and what is refused come from one rule [14.3.1, 16.3, 16.4]."""

from collections.abc import Iterator

import pytest

from polemos.games.peloponnesian_war import state, verbs
from polemos.games.peloponnesian_war.data.tables import PIECE_INDEX
from polemos.games.peloponnesian_war.data.world import CITY_AT, LAND, SEAS_AT, SHORE
from polemos.games.peloponnesian_war.edge.position_names import place_named
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules.campaign import land, stacks
from polemos.games.peloponnesian_war.rules.campaign.march import ON_THE_WAY, March
from polemos.games.peloponnesian_war.rules.campaign.sailing import Sail
from polemos.games.peloponnesian_war.rules.campaign.sea import FLEETS
from polemos.games.peloponnesian_war.state import Decision, Refusal, War
from polemos.kernel.dice import Rng
from polemos.kernel.flow import choose, waiting
from rulebook.peloponnesian_war.moves import ATHENS, LUCK, SPARTA, moves, some

HOPLITES = some("laconia-hoplite-5", 3)
BEACH = "2960"
"""A bare coast of Laconia; 2961, 3060 and 2959 lie beside it."""


# ----------------------------------------------------------------------------------- enemies in the hex of the group


@pytest.mark.clause("16.3.3", "17.1a")
def test_a_group_may_go_out_of_its_hex_and_come_back_to_fight_there() -> None:
    t = moves({BEACH: ["agis", *HOPLITES[:2], "attica-fleet-5-01"]}, dice=LUCK).does("march:agis")
    t.may("halt:3060").may_not(f"move:{BEACH}", "10.4.4")
    t.does("halt:3060", f"move:{BEACH}", "stay-beached").until("SetOut")
    assert t.events("battle") and t.where("attica-fleet-5-01") != BEACH
    assert t.at(BEACH)[:2] == HOPLITES[:2]


@pytest.mark.clause("17.3.2", "16.3.1", "16.3.3")
def test_it_halts_for_no_enemy_whom_it_could_not_fight() -> None:
    few = {BEACH: ["agis", HOPLITES[0], *some("attica-fleet-5", 8)]}
    assert "halt:3060" in moves(few).does("march:agis").choices("halt")
    many = {BEACH: ["agis", HOPLITES[0], *some("attica-fleet-5", 9)]}
    moves(many).does("march:agis").may_not("halt:3060", "14.3.1")
    # a leader fights nobody
    moves({BEACH: ["agis", "attica-fleet-5-01"]}).does("march:agis").may_not("halt:3060", "14.3.1")
    # in winter hoplites have six points: over these mountains they get out, but not in again
    one = {BEACH: ["agis", HOPLITES[0], "attica-fleet-5-01"]}
    assert "halt:3060" in moves(one).does("march:agis").choices("halt")
    moves(one, season="winter").does("march:agis").may("move:3060").may_not("halt:3060", "14.3.1")


@pytest.mark.clause("14.3.1")
def test_besiegers_may_be_left_on_the_way_in_a_camp() -> None:
    camp = {"mantinea": [HOPLITES[2]], "2951": ["agis", *HOPLITES[:2]], "3250": ["attica-hoplite-4-01"]}
    moved = {HOPLITES[2]: ["moved"]}
    t = moves(camp, holder={"mantinea": "athens"}, marks=moved).does("march:agis")
    t.does("halt:mantinea", f"leave:{HOPLITES[0]}")
    assert not t.inside(HOPLITES[0]) and t.invested("mantinea")
    # nobody can be left by a leader with a single unit
    t = moves(camp, holder={"mantinea": "athens"}, marks=moved).does("march:agis", f"leave:{HOPLITES[0]}")
    t.may_not("halt:mantinea", "14.3.1")


# ------------------------------------------------------------------------------------------------------------ fleets


@pytest.mark.clause("14.2.1", "7.8.2")
def test_fleets_whose_leader_has_fallen_end_in_a_port_alone() -> None:
    ships = some("attica-fleet-5", 2)
    t = moves({"saronic_gulf": ships}, side=ATHENS)
    t.state.group, t.state.points, t.state.came_from = [PIECE_INDEX[ship] for ship in ships], 6, LAND
    step = Sail(ATHENS, ON_THE_WAY, 0)
    found = step.options(t.state)
    shore = SHORE[place_named("saronic_gulf") - LAND]
    port, beach = place_named("piraeus"), next(place for place in shore if CITY_AT[place] < 0)
    assert verbs.MOVE + port in found and verbs.MOVE + beach not in found
    assert [why.clause for why in step.refusals(t.state, verbs.MOVE + beach)] == ["14.2.1"]
    assert all(not step.refusals(t.state, c) for c in found)


@pytest.mark.clause("card.carneia", "17.1a", "14.2.5")
def test_at_the_carneia_others_attack_without_the_laconians_beside_them() -> None:
    foe, ours = "attica-fleet-5-01", "laconia-fleet-4-01"
    sea = {"saronic_gulf": [foe, ours], "myrtoan_sea": ["cnemus", "corinth-fleet-4-01"]}
    t = moves(sea, side=SPARTA, effects={"sparta": ["carneia"]}, dice=LUCK).does("sail:cnemus")
    t.does("attack:saronic_gulf").until("SetOut")
    assert t.events("attacks")
    # Laconians themselves do not
    sea = {"saronic_gulf": [foe], "myrtoan_sea": ["cnemus", ours]}
    t = moves(sea, side=SPARTA, effects={"sparta": ["carneia"]}).does("sail:cnemus")
    t.may_not("attack:saronic_gulf", "card.carneia")


# ---------------------------------------------------------------------------------------------------- on the whole map

GAMES = ("argive/5", "campaign/1")
LENGTH, EVERY = 600, 8
"""So many decisions of each game are played; every so manieth march or voyage is looked at."""


def _asked(game: str) -> Iterator[tuple[War, Decision]]:
    """Marches and voyages of a game played at random, and marches once more with an enemy on the beach beside them."""
    scenario, _, number = game.partition("/")
    s: War = GAME.rules.new(scenario, (), f"law/{number}")
    rng, met = Rng(f"law/{number}"), 0
    for _ in range(LENGTH):
        step = waiting(s)
        if isinstance(step, March | Sail):
            met += 1
            if met % EVERY == 0:
                yield s, step
                if isinstance(step, March):
                    yield from [(beset, step) for beset in _beset(s, step.side)]
        choose(s, s.opts[rng.below(len(s.opts))])


def _beset(s: War, side: int) -> list[War]:
    """The same with a fleet of the enemy outside in the hex of the group, if it is a coast where they must fight it."""
    fleets = [unit for unit in sorted(FLEETS) if s.sides[unit] == 1 - side and s.loc[unit] < 0]
    place = stacks.here(s)
    if not fleets or not SEAS_AT[place]:
        return []
    found = GAME.rules.copy(s)
    state.put(found, fleets[0], place)
    return [found] if stacks.foes_outside(found, side, place) else []


@pytest.mark.clause("14.3.1", "16.1a", "16.4.1")
@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_is_what_nothing_forbids_in_every_hex(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    searched, alone, among = land.ways, 0, 0
    for s, step in _asked(game):
        if isinstance(step, March):  # one search answers for all hexes
            kept = searched(s, step.side, s.points, step.afar, step.stage != ON_THE_WAY)
            monkeypatch.setattr(land, "ways", lambda *_, kept=kept: kept)
            beset = bool(stacks.foes_outside(s, step.side, stacks.here(s)))
            alone, among = alone + (not beset), among + beset
        offered = set(step.options(s))
        for c in step.universe(s):
            found: list[Refusal] = step.refusals(s, c)
            assert (c in offered) == (not found), (GAME.rules.choice_id(c), step, found)
        monkeypatch.setattr(land, "ways", searched)
    assert alone > 5 and among


@pytest.mark.clause("16.10.1")
def test_a_beached_fleet_puts_to_the_sea_before_it_and_no_other() -> None:
    t = moves({BEACH: ["attica-fleet-5-01"], "3060": [HOPLITES[0]]}).does(f"march:{HOPLITES[0]}", f"move:{BEACH}")
    assert t.asked == "OneToSea"
    t.may("to-sea:messenian_gulf").may_not("to-sea:saronic_gulf", "16.10.1")
