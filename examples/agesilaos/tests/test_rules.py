"""The rules, clause by clause. Every test is written from the words of its clause."""

import random

import pytest
from polemos.kernel.flow import NOBODY, choose

from agesilaos.data.tables import GREEK, PERSIAN, PIECE_NAMES
from agesilaos.game import GAME
from table import FAR, Table, Who


def marched(t: Table, unit: str, space: str) -> Table:
    """A unit marches, and nobody else of its side."""
    t.does(f"select:{unit}", f"march:{space}")
    return t.does("pass") if t.asked == "SelectUnit" else t


@pytest.mark.clause("1.4")
def test_the_units_stand_as_the_scenario_says() -> None:
    t = Table()
    assert [t.where(unit) for unit in ("spartiates", "carians", "pharnabazos")] == ["ephesus", "miletus", "dascylium"]


@pytest.mark.clause("2.1")
def test_a_turn_is_supply_marches_battles_plunder_of_each_side() -> None:
    t = Table({"magnesia": "cyreans", "tralles": "carians", **FAR}, dice=[3])
    marched(t, "cyreans", "tralles")
    assert t.event("battle")["space"] == "tralles" and t.asked == "Retreat" and t.decider == "persian"
    t.does("retreat:celaenae")
    assert t.event("plundered")["space"] == "tralles"
    assert t.decider == "persian" and t.turn == 1
    assert t.does("pass").turn == 2 and t.decider == "greek"


@pytest.mark.clause("3.1")
def test_each_unit_marches_once_foot_three_points_and_horse_four() -> None:
    t = Table({"ephesus": ["cyreans", "greek-horse"], **FAR})
    t.may_not("select:pharnabazos", "3.1").may_not("select:ionians", "3.1")
    t.does("select:cyreans").may("march:celaenae", "march:hypaepa").may_not("march:sardis", "3.1")
    t.may_not("march:ephesus", "3.1")
    t.does("march:tralles").may_not("select:cyreans", "3.1")
    t.does("select:greek-horse").may("march:celaenae", "march:sardis", "march:thyateira")


@pytest.mark.clause("3.2")
def test_tracks_and_passes_cost_two_and_the_cheapest_way_counts() -> None:
    t = Table({"hypaepa": ["cyreans", "greek-horse"], "ephesus": "ionians", **FAR})
    t.does("select:cyreans").may("march:sardis", "march:tralles", "march:thyateira").may_not("march:dascylium", "3.1")
    preview = GAME.edge.preview(t.state, "march:pactolus", "en")
    assert preview is not None and preview.terms[0].value == "3/3" and len(preview.path) == 3


@pytest.mark.clause("3.3")
def test_the_sea_is_the_greeks() -> None:
    t = Table({"ephesus": "cyreans", **FAR})
    t.does("select:cyreans").may("march:adramyttion", "march:aegean").does("march:cyme", "pass")
    t = Table({"miletus": "carians", "sardis": "lydian-horse", "cyme": "allies"}, side="persian")
    t.does("select:carians").may_not("march:aegean", "3.3").may_not("march:adramyttion", "3.3")


@pytest.mark.clause("3.4")
def test_four_units_of_a_side_fill_a_place_that_may_be_passed() -> None:
    full = ["spartiates", "neodamodes", "allies", "ionians"]
    t = Table({"magnesia": "cyreans", "ephesus": full, "dascylium": "pharnabazos"})
    t.does("select:cyreans").may_not("march:ephesus", "3.4").may("march:smyrna", "march:cayster")


@pytest.mark.clause("3.5")
def test_a_unit_stops_where_the_enemy_stands() -> None:
    t = Table({"ephesus": "cyreans", "magnesia": "carians", **FAR})
    t.does("select:cyreans").may("march:magnesia").may_not("march:tralles", "3.1")


@pytest.mark.clause("4.1")
def test_all_that_stands_there_attacks_place_by_place() -> None:
    there: dict[str, Who] = {
        "ephesus": ["cyreans", "neodamodes"],
        "hypaepa": "ionians",
        "magnesia": "carians",
        "sardis": "lydian-horse",
    }
    t = Table({**there, **FAR}, dice=[6, 1])
    t.does("select:cyreans", "march:magnesia", "select:neodamodes", "march:magnesia", "select:ionians", "march:sardis")
    first, second = t.does("pass").events("battle")
    assert (first["space"], first["column"], second["space"]) == ("magnesia", "3:1", "sardis")


@pytest.mark.clause("4.2")
@pytest.mark.parametrize(("die", "result"), [(1, "ar"), (2, "ar"), (3, "ex"), (4, "dr"), (5, "dr"), (6, "dl")])
def test_the_die_is_read_at_the_odds(die: int, result: str) -> None:
    """Three against two is 3:2."""
    t = Table({"magnesia": "neodamodes", "tralles": "carians", **FAR}, dice=[die])
    marched(t, "neodamodes", "tralles")
    assert (t.event("battle")["column"], t.event("battle")["result"]) == ("3:2", result)


@pytest.mark.clause("4.2")
def test_odds_are_rounded_for_the_defender() -> None:
    t = Table({"magnesia": "ionians", "tralles": "tissaphernes", **FAR}, dice=[6])
    assert marched(t, "ionians", "tralles").event("battle")["column"] == "1:2"


@pytest.mark.clause("4.3")
@pytest.mark.parametrize(
    ("own", "start", "at", "enemy", "column"),
    [
        ("spartiates", "magnesia", "tralles", "tissaphernes", "3:2"),  # 4:3 is 1:1, and the king is there
        ("greek-horse", "magnesia", "tralles", "carians", "1:1"),  # 1:2, and horse alone
        ("neodamodes", "hypaepa", "sardis", "tissaphernes", "1:2"),  # 1:1 against walls
        ("greek-horse", "hypaepa", "sardis", "carians", "1:2"),  # walls take away what horse is worth
    ],
)
def test_the_king_horse_and_walls_shift_the_column(own: str, start: str, at: str, enemy: str, column: str) -> None:
    t = Table({start: own, at: enemy, **FAR}, dice=[6])
    assert marched(t, own, at).event("battle")["column"] == column


@pytest.mark.clause("4.4")
def test_a_side_chooses_its_loss() -> None:
    t = Table({"magnesia": ["cyreans", "ionians"], "tralles": ["carians", "mysians"], **FAR}, dice=[3])
    t.does("select:cyreans", "march:tralles", "select:ionians", "march:tralles", "pass")
    assert t.event("battle")["result"] == "ex" and t.asked == "LoseUnit" and t.decider == "greek"
    t.may_not("lose:carians", "4.4").does("lose:ionians")
    assert t.decider == "persian" and t.does("lose:mysians").where("mysians") == "lost"


@pytest.mark.clause("4.5")
def test_beaten_units_go_to_a_next_place_without_enemies_or_are_lost() -> None:
    around: dict[str, Who] = {"magnesia": ["cyreans", "neodamodes"], "hypaepa": "ionians", "tralles": "carians", **FAR}
    t = marched(Table(around, dice=[3]), "cyreans", "tralles")
    assert t.event("battle")["result"] == "dr" and t.where("carians") == "celaenae"
    t = marched(Table({**around, "celaenae": "spartiates"}, dice=[3]), "cyreans", "tralles")
    assert t.where("carians") == "lost" and t.event("lost")["unit"] == "carians"
    t = Table({**around, "hypaepa": "mysians"}, dice=[3])
    t.does("select:cyreans", "march:tralles", "pass").may("retreat:hypaepa", "retreat:celaenae")
    t.may_not("retreat:magnesia", "4.5").may_not("retreat:sardis", "4.5")


@pytest.mark.clause("5.1", "5.2")
def test_units_far_from_their_bases_are_hungry_then_lost() -> None:
    t = Table({"thyateira": "cyreans", "ephesus": "ionians", "sardis": "lydian-horse"})
    assert [name for name, hungry in zip(PIECE_NAMES, t.state.hungry, strict=True) if hungry] == ["cyreans"]
    t.does("pass", "pass")
    assert t.event("starved")["unit"] == "cyreans" and t.points("persian") == 1


@pytest.mark.clause("5.1")
def test_an_enemy_in_a_base_closes_it_and_one_on_the_way_bars_it() -> None:
    t = Table({"magnesia": "carians", "tralles": "cyreans", "hypaepa": "tissaphernes", "cyme": "allies"})
    assert sum(t.state.hungry) == 1
    t = Table({"ephesus": "carians", "smyrna": "ionians", "sardis": "lydian-horse"})
    assert sum(t.state.hungry) == 1


@pytest.mark.clause("5.2")
def test_hungry_units_fight_with_half_their_strength() -> None:
    there: dict[str, Who] = {
        "thyateira": "cyreans",
        "dascylium": "phrygians",
        "ephesus": "ionians",
        "celaenae": "tissaphernes",
    }
    assert marched(Table(there, dice=[6]), "cyreans", "dascylium").event("battle")["column"] == "1:1"


@pytest.mark.clause("6.1")
def test_the_persians_hide_an_ambush_in_a_place_of_their_own() -> None:
    state = GAME.rules.new("1")
    assert state.actor == PERSIAN
    assert GAME.rules.why_not(state, "hide:ephesus")[0].clause == "6.1"
    GAME.rules.apply(state, "hide:hypaepa")
    assert GAME.rules.view(state, PERSIAN)["ambush"] == state.ambush
    for side in (GREEK, NOBODY):
        assert GAME.rules.view(state, side)["ambush"] != state.ambush
        assert GAME.rules.view(state, side)["hidden"] == 1


@pytest.mark.clause("6.2")
def test_the_ambush_breaks_out_once() -> None:
    t = Table({"magnesia": "spartiates", "tralles": "tissaphernes", **FAR}, dice=[1], ambush="tralles")
    marched(t, "spartiates", "tralles")
    assert t.event("ambushed")["space"] == "tralles" and t.event("battle")["column"] == "1:2"
    assert not t.state.hidden
    t = Table({"magnesia": "spartiates", "tralles": "tissaphernes", **FAR}, dice=[1], ambush="sardis")
    assert marched(t, "spartiates", "tralles").events("ambushed") == [] and t.state.hidden


@pytest.mark.clause("7.1")
def test_a_town_is_plundered_once() -> None:
    t = Table({"hypaepa": "cyreans", **FAR}, plundered=["tralles"])
    marched(t, "cyreans", "tralles")
    assert t.points("greek") == 0 and t.events("plundered") == []
    t = Table({"magnesia": "cyreans", **FAR}, plundered=["magnesia"])
    marched(t, "cyreans", "tralles")
    assert t.points("greek") == 1 and t.plundered("tralles")


@pytest.mark.clause("7.2")
def test_a_lost_unit_is_a_point() -> None:
    t = Table({"magnesia": "ionians", "tralles": "tissaphernes", **FAR}, dice=[1])
    marched(t, "ionians", "tralles")
    assert t.event("battle")["result"] == "al" and t.where("ionians") == "lost" and t.points("persian") == 1


@pytest.mark.clause("7.3")
def test_the_game_ends_after_the_last_turn_and_points_win() -> None:
    t = Table(dict(FAR), turn=6, points={"greek": 3, "persian": 2})
    assert t.does("pass", "pass").over and t.winner == "greek"
    t = Table(dict(FAR), turn=6, points={"greek": 2, "persian": 2})
    assert t.does("pass", "pass").over and t.winner == ""


@pytest.mark.clause("7.3")
def test_a_side_without_units_has_lost() -> None:
    t = Table({"magnesia": "ionians", "tralles": "tissaphernes"}, points={"greek": 9}, dice=[1])
    assert marched(t, "ionians", "tralles").over and t.winner == "persian"


@pytest.mark.clause("7.4")
def test_giving_up_loses() -> None:
    t = Table()
    assert t.aside("greek", "resign").over and t.winner == "persian"


@pytest.mark.clause("8.1")
@pytest.mark.parametrize(("options", "hungry"), [([], 1), (["long_supply"], 0)])
def test_bases_may_feed_farther(options: list[str], hungry: int) -> None:
    t = Table({"thyateira": "cyreans", "sardis": "lydian-horse", "ephesus": "ionians"}, options=options)
    assert sum(t.state.hungry) == hungry


def test_the_list_of_marches_is_what_is_not_refused() -> None:
    """`options` searches once where `refusals` searches for each place."""
    state, chance = GAME.rules.new("1", (), "lists"), random.Random("lists")
    met = 0
    while state.actor != NOBODY and met < 40:
        step = state.agenda[-1]
        if type(step).__name__ == "MarchUnit":
            met += 1
            assert state.opts == [c for c in step.universe(state) if not step.refusals(state, c)]  # type: ignore[attr-defined]
        choose(state, chance.choice(state.opts))
    assert met > 20
