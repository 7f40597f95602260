"""The greedy bot of Syracuse: it knows no more than a player, chooses what is legal, plays sensibly, and wins."""

import pytest

from polemos.bots import registry
from polemos.games.syracuse.bot.bot import candidates
from polemos.games.syracuse.bot.evaluation import evaluate
from polemos.games.syracuse.data.world import ATHENS, SYRACUSE
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.state import Siege
from polemos.kernel.flow import copy
from polemos.match import simulate as simulating
from polemos.match.seat import decide
from polemos.testing.bench import PhaseEnd
from polemos.testing.secrets import positions, twin
from rulebook.syracuse.table import Table

SCENARIOS = ("1", "2", "3", "4", "5")


@pytest.fixture(scope="module", params=SCENARIOS)
def sieges(request: pytest.FixtureRequest) -> list[Siege]:
    """Positions out of a random game of each scenario."""
    return positions(GAME, "harbour", request.param, (), every=29)


def test_what_is_hidden_from_a_side_changes_neither_worth_nor_choices(sieges: list[Siege]) -> None:
    for n, siege in enumerate(sieges):
        for side in (ATHENS, SYRACUSE):
            if GAME.rules.view(siege, side)["agenda"] is None:
                continue
            other = twin(GAME, siege, side, str(n))
            assert evaluate(other, side) == evaluate(siege, side)
            if siege.actor == side:
                assert candidates(other) == candidates(siege)


def test_candidates_are_legal_and_change_nothing(sieges: list[Siege]) -> None:
    for siege in sieges:
        before = GAME.rules.to_json(siege)
        found = candidates(siege)
        assert found
        assert set(found) <= set(siege.opts)
        assert GAME.rules.to_json(siege) == before


def test_what_is_good_for_one_side_is_bad_for_the_other(sieges: list[Siege]) -> None:
    for siege in sieges:
        bare = GAME.rules.copy(siege)
        bare.chits = [-1] * len(bare.chits)
        assert evaluate(bare, ATHENS) == pytest.approx(-evaluate(bare, SYRACUSE))


def question(t: Table) -> Siege:
    """The siege as it waits, without the mark that the table sets at the end of a phase."""
    siege = copy(t.state)
    siege.agenda = [step for step in siege.agenda if not isinstance(step, PhaseEnd)]
    return siege


def chooses(t: Table) -> str:
    """What the greedy bot answers to the question that waits."""
    return GAME.rules.choice_id(decide(GAME, question(t), registry.make("greedy"), "x"))


def plays(t: Table, side: str, until: str) -> list[str]:
    """The bot answers for a side until a question of that name waits; the other side answers by default."""
    made: list[str] = []
    while t.asked != until:
        if t.decider == side:
            made.append(chooses(t))
            t.does(made[-1])
        else:
            t.until(lambda t: t.decider == side or t.asked == until)
    return made


# ---------------------------------------------------------------- building


def test_athens_builds_its_camp_first() -> None:
    t = Table({"T17": ["AH1", "NIC"]}, phase="C", dice=[6, 1, 1])
    t.until("Building")
    assert chooses(t) == "build:camp"


def test_two_points_make_a_fort_rather_than_a_wall() -> None:
    t = Table({"T16": ["AH1"], "T14": ["AH2"]}, phase="C", works={"camp": "built"}, dice=[6, 1, 1])
    t.until("Building")
    assert set(t.choices("build")) == {"build:A1", "build:plemmyrion"}
    assert chooses(t) == "build:plemmyrion"


def test_the_wall_that_starves_the_city_comes_before_all() -> None:
    works = {"camp": "built", "A1": "built", "A2": "built"}
    t = Table({"T5": ["AH1"]}, phase="C", turn=4, works=works, dice=[5, 1, 1])
    t.until("Building")
    assert chooses(t) == "build:A3"


def test_syracuse_draws_the_chain_across_the_harbour() -> None:
    works = {"camp": "built", "plemmyrion": "syracuse"}
    t = Table({"T6": ["SH1"]}, phase="C", turn=4, works=works, initiative="syracuse", advantage="syracuse", dice=[5, 1])
    t.until("Building")
    assert chooses(t) == "build:chain"


def test_an_own_chit_is_discarded_for_a_die_where_there_is_something_to_build() -> None:
    t = Table({"T17": ["AH1"]}, phase="C", hands={"athens": ["S22a", "S12a"]})
    assert chooses(t) == "discard:S22a"


# ---------------------------------------------------------------- attacks


def test_a_stray_enemy_is_attacked_with_the_point_paid_for_it() -> None:
    pieces: dict[str, str | list[str]] = {"T3": ["AH1", "AH2", "AH3", "NIC"], "T2": "SA1"}
    t = Table(pieces, pa={"athens": 2, "syracuse": 2}, turn=9, works={"olympieion": "athens"})
    made = plays(t, "athens", "PhaseEnd")
    assert made[0] == "declare:2"
    assert {"action:T3", "move:T2"} <= set(made)


def test_nobody_goes_among_the_enemy_without_the_point_for_the_attack() -> None:
    t = Table({"T12": ["AH1", "AH2", "AH3", "NIC"], "T15": ["SA1"]}, pa={"athens": 1, "syracuse": 1})
    made = plays(t, "athens", "PhaseEnd")
    assert "move:T15" not in made


def test_a_strong_enemy_is_left_alone() -> None:
    pieces = {"T12": ["AH1", "AA1"], "T15": ["SH1", "SH2", "SH3", "SH4", "HER"]}
    t = Table(pieces, pa={"athens": 3, "syracuse": 1})
    made = plays(t, "athens", "PhaseEnd")
    assert "move:T15" not in made


def test_athens_does_not_stake_its_last_ships_on_an_even_battle() -> None:
    pieces = {"CAT": ["AT11", "AT12", "AT13", "AT14"], "M1": ["AT15"], "M4": ["ST1"]}
    t = Table(pieces, fleet=False, pa={"athens": 4, "syracuse": 1})
    made = plays(t, "athens", "PhaseEnd")
    assert not t.over
    assert "action:M1" not in made


def test_syracuse_breaks_a_blockade() -> None:
    pieces: dict[str, str | list[str]] = {
        "T7": "AA1",
        "M5": ["AT1", "AT2"],
        "M8": ["AT3", "AT4"],
        "SYR": ["SH1", "SH2", "SH3", "HER"],
    }
    t = Table(pieces, pa={"athens": 1, "syracuse": 4}, initiative="syracuse", short={"syracuse": ["blockade"]})
    assert "move:T7" in plays(t, "syracuse", "PhaseEnd")


def assailed(*guards: str) -> Table:
    """The camp with some guards and a Syracusan army beside it, Syracuse about to decide on its attacks."""
    pieces: dict[str, str | list[str]] = {"T13": ["SH1", "SH2", "HER"], "T15": ["SH3"], "camp": list(guards)}
    t = Table(pieces, pa={"athens": 1, "syracuse": 3}, initiative="syracuse", works={"camp": "built"})
    return t.does("declare:3", "done")


def test_syracuse_storms_a_camp_that_is_held_weakly() -> None:
    t = assailed("AA1")
    assert (t.asked, chooses(t)) == ("NextBattle", "assault-camp")


def test_syracuse_lets_a_camp_alone_that_is_held_strongly() -> None:
    t = assailed("AH1", "AH2", "AH4", "NIC")
    assert (t.asked, chooses(t)) == ("NextBattle", "done")


def test_a_camp_keeps_a_guard() -> None:
    t = Table({"T14": ["AH1", "AH2"], "SYR": ["SH1", "SH2"]}, phase="D2", side="athens", works={"camp": "built"})
    plays(t, "athens", "PhaseEnd")
    assert "camp" in {t.where("AH1"), t.where("AH2")}


def test_no_ship_is_restored_into_an_anchorage_that_is_full() -> None:
    pieces: dict[str, str | list[str]] = {"M12": ["AT1", "AT2", "AT3", "AT4", "AT5-", "AT6-", "EUR"], "camp": "AH1"}
    t = Table(pieces, phase="D3", side="athens", works={"camp": "built"}, advantage="syracuse")
    assert chooses(t) == "done"


# ---------------------------------------------------------------- chits, the end of the turn


def test_nobody_raises_a_storm_over_his_own_fleet() -> None:
    pieces: dict[str, str | list[str]] = {"M5": ["AT1", "AT2", "AT3"], "M2": ["ST1"], "T12": "AH1"}
    t = Table(pieces, pa={"athens": 2, "syracuse": 1}, hands={"athens": ["S4"]})
    t.may("play:S4")
    assert chooses(t) == "pass"


def test_a_storm_is_raised_over_the_enemy_fleet() -> None:
    pieces: dict[str, str | list[str]] = {"M5": ["ST1", "ST2", "ST3"], "T12": "AH1"}
    t = Table(pieces, pa={"athens": 2, "syracuse": 1}, hands={"athens": ["S4"]})
    assert chooses(t) == "play:S4"


def test_troops_do_not_stay_in_the_open_for_nothing() -> None:
    t = Table({"T3": ["AH1", "AH2", "NIC"], "M5": ["AT1"]}, phase="D2", side="athens", turn=9)
    plays(t, "athens", "PhaseEnd")
    assert {t.where(name) for name in ("AH1", "AH2", "NIC", "AT1")} == {"CAT"}


def test_a_fort_keeps_a_garrison() -> None:
    works = {"camp": "built", "plemmyrion": "athens"}
    t = Table({"T16": ["AH1", "AH2"], "SYR": ["SH1", "SH2", "HER"]}, phase="D2", side="athens", works=works)
    plays(t, "athens", "PhaseEnd")
    assert "plemmyrion" in {t.where("AH1"), t.where("AH2")}


# ---------------------------------------------------------------- whole games


@pytest.mark.long
@pytest.mark.parametrize("scenario", ["3", "5"])
@pytest.mark.parametrize("seat", ["athens", "syracuse"])
def test_greedy_beats_random_from_each_seat(scenario: str, seat: str) -> None:
    bots = ["greedy" if name == seat else "random" for name in GAME.sides]
    planned = simulating.tasks("syracuse", scenario, [], 1, "soundings", bots, registry.make)
    summary, outcomes = simulating.simulate("syracuse", planned)
    assert (summary.errors, summary.wins[seat]) == (0, 1), outcomes


def test_the_bot_leaves_the_siege_as_it_is() -> None:
    t = Table({"T12": ["AH1", "NIC"], "SYR": "SH1"}, pa={"athens": 2, "syracuse": 2})
    siege = question(t)
    before = GAME.rules.to_json(siege)
    decide(GAME, siege, registry.make("greedy"), "x")
    assert GAME.rules.to_json(siege) == before
