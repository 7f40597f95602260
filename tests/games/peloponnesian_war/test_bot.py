"""The bot of the Epic of the Peloponnesian War: it chooses what is legal, changes nothing, plays sensibly, and wins."""

import pytest

from games.peloponnesian_war.bot_plays import moves, plays
from polemos.bots import registry
from polemos.games.peloponnesian_war.bot import aims, marching, odds
from polemos.games.peloponnesian_war.bot.bot import ANSWERS, candidates
from polemos.games.peloponnesian_war.bot.cards import card_worth
from polemos.games.peloponnesian_war.bot.evaluation import al_worth, city_worth, evaluate, peril
from polemos.games.peloponnesian_war.bot.season import wanted
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, CARD_INDEX, PIECE_INDEX, SPARTA
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules.season.placement import PlaceUnits
from polemos.games.peloponnesian_war.rules.sieges.phase import SiegePhase
from polemos.games.peloponnesian_war.state import War
from polemos.match import simulate as simulating
from polemos.match.seat import decide
from polemos.testing.secrets import positions, twin
from rulebook.peloponnesian_war.table import Table


@pytest.fixture(scope="module", params=GAME.scenarios)
def wars(request: pytest.FixtureRequest) -> list[War]:
    """Positions out of a random game of each scenario."""
    return positions(GAME, "trireme", request.param, (), every=23, most=60)


def test_candidates_are_legal_and_change_nothing(wars: list[War]) -> None:
    for war in wars:
        before = GAME.rules.to_json(war)
        found = candidates(war)
        assert found
        assert set(found) <= set(war.opts)
        assert GAME.rules.to_json(war) == before


def test_what_is_good_for_one_side_is_bad_for_the_other(wars: list[War]) -> None:
    for war in wars:
        assert evaluate(war, ATHENS) == pytest.approx(-evaluate(war, SPARTA))


@pytest.mark.clause("12.1a", "12.6a")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_what_the_enemy_hides_changes_no_choice(scenario: str) -> None:
    compared = 0
    for n, war in enumerate(positions(GAME, "ides", scenario, (), every=17, most=40)):
        side = war.actor
        other = twin(GAME, war, side, str(n))
        if other.card == war.card:
            continue
        compared += 1
        assert candidates(other) == candidates(war)
        assert evaluate(other, side) == evaluate(war, side)
    assert compared > 5


# ---------------------------------------------------------------- what things are worth


@pytest.mark.clause("4.1b", "4.3.1a")
def test_a_point_of_allegiance_is_worth_more_the_nearer_a_region_is_to_its_fall() -> None:
    assert peril(-3) == 1.0 > peril(0) > peril(3) > peril(6) > peril(12) == 0.0
    t = Table({}, al={"lesbos": 2, "chios": 9})
    lesbos, chios = world.REGION_INDEX["lesbos"], world.REGION_INDEX["chios"]
    assert al_worth(t.state, lesbos) > al_worth(t.state, chios)


@pytest.mark.clause("scenario.argive.i")
def test_a_city_that_counts_in_the_league_is_worth_more_than_one_that_does_not() -> None:
    war = GAME.rules.new("argive", (), "x")
    tegea, phlius = world.CITY_INDEX["tegea"], world.CITY_INDEX["phlius"]
    assert city_worth(war, ATHENS, tegea) > 2 * city_worth(war, ATHENS, phlius) > 0


@pytest.mark.clause("17.5.2", "18.2.2")
def test_odds_count() -> None:
    field = [4] * 6
    assert odds.scaled(field, [4] * 2, 0, 7)[0] > 0.8 > 0.2 > odds.scaled([4] * 2, field, 0, 7)[0]
    assert odds.scaled([4] * 8, [5] * 3, 1, 3)[0] > odds.scaled([4] * 8, [5] * 3, -3, 3)[0]
    assert odds.scaled([], [4], 0, 3) == (0.0, 0.0, 0.0)
    assert odds.scaled([4], [], 0, 3) == (1.0, 0.0, 0.0)
    assert [odds.falls(added) for added in (0, 1, 3)] == pytest.approx([0.0, 1 / 6, 0.5])


@pytest.mark.clause("5.3.3a", "5.3.4a")
def test_regions_are_asked_for_what_they_bear() -> None:
    war = GAME.rules.new("campaign", (), "x")
    samos = world.REGION_INDEX["samos"]
    asked = []
    for al in (1, 3, 6, 14):
        war.al[samos] = al
        asked.append(wanted(war, ATHENS, samos))
    assert asked[0] == 0
    assert asked == sorted(asked)
    assert asked[-1] > asked[1]


# ---------------------------------------------------------------- what it plays


SPARTANS = [f"laconia-hoplite-6-0{n}" for n in range(1, 6)] + [f"laconia-hoplite-5-0{n}" for n in range(1, 4)]


@pytest.mark.clause("18.1.1")
def test_an_army_storms_a_weak_city_next_to_it() -> None:
    _, made = moves("sparta", {"lepreum": [*SPARTANS, "brasidas"]}, scenario="argive", dice=[6] * 12)
    assert any(c.startswith("assault:") for c in made)


@pytest.mark.clause("17.3.2")
def test_a_few_do_not_march_against_many() -> None:
    enemy = [f"attica-hoplite-4-0{n}" for n in range(1, 8)]
    t, _ = moves("sparta", {"3346": [*enemy, "nicias"], "megara": ["megarid-hoplite-4-01", "brasidas"]})
    assert t.where("megarid-hoplite-4-01") != "3346"


@pytest.mark.clause("10.3.5")
def test_whatever_can_be_besieged_is() -> None:
    pieces = {"plataea": ["boeotia-hoplite-5-01", "boeotia-hoplite-5-02"]}
    said = {"holder": {"plataea": "athens"}, "phase": "sieges", "turn": 0, "side": "sparta"}
    t = Table(pieces, steps=[SiegePhase(SPARTA)], **said)
    assert "besiege:plataea" in plays(t, "sparta")


@pytest.mark.clause("12.9.1", "12.9.2", "scenario.campaign.i")
def test_peace_is_offered_by_whoever_is_ahead_and_by_all_who_are_weary() -> None:
    war = GAME.rules.new("campaign", (), "x")
    peace = CARD_INDEX["peace"]

    def offers() -> tuple[bool, bool]:
        return card_worth(war, ATHENS, peace) > 0, card_worth(war, SPARTA, peace) > 0

    war.year -= 6
    war.ml[world.ATTICA] = war.ml[world.LACONIA] = 6
    assert offers() == (False, False)
    war.year -= 4
    assert offers() == (True, True)
    war.year += 4
    war.ml[world.ATTICA] = 4
    assert offers() == (True, False)
    war.controller[world.REGION_INDEX["hellespont"]] = SPARTA
    assert offers() == (False, True)
    war.year -= 4
    assert offers() == (False, True)


@pytest.mark.clause("12.9.2", "scenario.campaign.i")
def test_whoever_is_ahead_early_goes_on_unless_he_could_win_no_more() -> None:
    war = GAME.rules.new("campaign", (), "x")
    peace = CARD_INDEX["peace"]
    war.year, war.ml[world.LACONIA] = war.year - 1, 2
    worth = []
    for region in ("argolid", "boeotia"):
        war.controller[world.REGION_INDEX[region]] = ATHENS
        worth.append(card_worth(war, ATHENS, peace))
    assert worth[0] == 0 < worth[1]


@pytest.mark.clause("7.8.1", "14.2.1")
def test_an_army_is_gathered_for_an_aim_within_reach() -> None:
    war = GAME.rules.new("campaign", (), "x")
    for side in (ATHENS, SPARTA):
        plans = aims.plans(war, side)
        assert plans
        for plan in plans:
            assert aims.worth_of(war, side, plan.target) > 0
            assert sum([len(aims.men_of(war, side, region)) for region in plan.regions]) >= plan.need
        used = [region for plan in plans for region in plan.regions]
        assert len(used) == len(set(used))


@pytest.mark.clause("10.2.2a", "17.3.2")
def test_an_army_is_gathered_against_whoever_stands_before_an_own_city() -> None:
    pieces = {"nauplia": [f"argolid-hoplite-4-0{n}" for n in range(1, 7)]}
    quiet = Table(pieces, scenario="argive", side="athens").state
    argos = world.CITY_INDEX["argos"]
    assert aims.beset(quiet, ATHENS) == []
    invaded = Table({**pieces, "argos": ["laconia-hoplite-5-01"]}, scenario="argive", side="athens").state
    assert aims.beset(invaded, ATHENS) == [argos]
    assert 1 < aims.match_for(invaded, ATHENS, world.CITY_HEX[argos]) <= 6
    assert argos in [plan.target for plan in aims.plans(invaded, ATHENS, 9)]


def test_every_kind_of_question_that_games_bring_up_has_an_answer_of_its_own() -> None:
    for scenario in GAME.scenarios:
        for war in positions(GAME, "answers", scenario, (), every=5, most=150):
            assert type(war.agenda[-1]) in ANSWERS


# ---------------------------------------------------------------- whole games


def winner(scenario: str, *names: str) -> int:
    """The side that wins a game between two bots."""
    war = GAME.rules.new(scenario, (), "soundings")
    simulating.play_out(GAME, war, [registry.make(name) for name in names], "soundings")
    result: int = war.winner
    return result


def test_greedy_beats_random_from_each_seat() -> None:
    """In the short war; the soak plays a hundred games of both."""
    assert winner("argive", "greedy", "random") == ATHENS
    assert winner("argive", "random", "greedy") == SPARTA


@pytest.mark.long
def test_a_game_between_two_greedy_bots_comes_to_its_end() -> None:
    war = GAME.rules.new("argive", (), "soundings")
    simulating.play_out(GAME, war, [registry.make("greedy")] * 2, "soundings")
    assert war.how and tables.RESULT_NAMES[war.verdict]


def test_the_bot_decides_by_what_it_sees() -> None:
    war = GAME.rules.new("argive", (), "soundings")
    assert decide(GAME, war, registry.make("greedy"), "x") in war.opts


# ---------------------------------------------------------------- what it has learnt not to do


@pytest.mark.clause("card.helots")
def test_spartans_stand_before_a_city_that_helots_hold() -> None:
    pieces = {"sparta": ["agis", "laconia-hoplite-5-01", "laconia-hoplite-5-02"]}
    t, _ = moves("sparta", pieces, cities={"gytheum": ["helots"]})
    assert t.where("laconia-hoplite-5-01") == t.where("laconia-hoplite-5-02") == "gytheum"
    helots = world.CITY_INDEX["gytheum"]
    assert aims.is_helots(t.state, SPARTA, helots) and not aims.is_helots(t.state, ATHENS, helots)


@pytest.mark.clause("7.8.1", "17.3.2")
def test_an_aim_draws_nobody_into_a_battle_that_he_would_lose() -> None:
    army = ["pagondas", *[f"boeotia-hoplite-5-0{n}" for n in range(1, 5)]]
    pool = [f"attica-hoplite-4-0{n}" for n in range(1, 9)]
    t = Table({"3339": army, "3440": ["thrace-hoplite-3-01", "thrace-light-4-01"], "force-pool": pool}, side="athens")
    t.does("march:thrace-hoplite-3-01")
    marcher = marching.Army(t.state, ATHENS)
    foe = t.state.loc[PIECE_INDEX["pagondas"]]
    assert marcher.draw(foe) > 3.0 and marcher.value(foe) < 0


@pytest.mark.clause("7.8.1", "17.3.2")
def test_a_unit_without_a_leader_keeps_away_from_an_army() -> None:
    army = ["pagondas", *[f"boeotia-hoplite-5-0{n}" for n in range(1, 6)]]
    strays = ["thrace-hoplite-3-01", "macedon-cavalry-4-01"]
    dangers = []
    for pieces in ({"elatea": army, "3234": strays}, {"elatea": army, "3234": [*strays, "hagnon"]}):
        t = Table(pieces, side="athens")
        t.does("march:hagnon" if "hagnon" in pieces["3234"] else "march:thrace-hoplite-3-01")
        marcher = marching.Army(t.state, ATHENS)
        dangers.append(marcher.danger(world.PLACE_INDEX["3235"]))
    assert dangers[0] > marching.LONE > dangers[1] > 0


@pytest.mark.clause("9.1b", "9.7.1b", "7.3.1")
def test_an_army_that_the_winter_would_starve_goes_home() -> None:
    army = ["nicias", *[f"attica-hoplite-4-0{n}" for n in range(1, 6)]]
    said = {"season": "fall", "turn": 2, "holder": {"plataea": "athens"}}
    rich, _ = moves("athens", {"plataea": army}, treasury={"athens": 90}, **said)
    poor, _ = moves("athens", {"plataea": army}, treasury={"athens": 3}, **said)
    home = [world.REGION_AT[t.state.loc[PIECE_INDEX[army[1]]]] == world.ATTICA for t in (rich, poor)]
    assert home == [False, True]


@pytest.mark.clause("7.3.1", "9.1b")
def test_whoever_cannot_be_paid_is_sent_home() -> None:
    pieces = {"athens": [f"attica-hoplite-4-0{n}" for n in range(1, 8)]}
    said = {"phase": "placement", "turn": 0, "inside": pieces["athens"]}
    for talents, left in ((120, 7), (0, 0)):
        t = Table(pieces, side="athens", steps=[PlaceUnits(ATHENS)], treasury={"athens": talents}, **said)
        plays(t, "athens")
        assert len([u for u in t.at("athens") if u in pieces["athens"]]) == left, talents


@pytest.mark.clause("12.9.1", "12.7a")
def test_embassies_of_peace_are_not_hoarded() -> None:
    t = Table({}, phase="cards", turn=0, side="athens", cards={"athens": ["peace"] * 5}, al={"hellespont": 2})
    t.state.controller[world.REGION_INDEX["hellespont"]] = SPARTA
    made = plays(t, "athens", most=1)
    assert made[0].startswith("discard")
