"""What a choice on the march or in a battle would do: as a person would work it out, and out of nothing hidden."""

from collections.abc import Sequence
from typing import Any

import pytest

from polemos.games.syracuse.choice_ids import IDS
from polemos.games.syracuse.data.tables import CODE_NAMES, COLUMN_NAMES, CRT
from polemos.games.syracuse.data.world import PLACE_NAMES
from polemos.games.syracuse.game import GAME, STEPS
from polemos.games.syracuse.preview import previews
from polemos.games.syracuse.state import Siege
from polemos.games.syracuse.verbs import VERBS
from polemos.kernel.errors import IllegalChoice
from polemos.kernel.flow import Decision, choose
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Cell, Chances, Preview, Term
from polemos.testing import shown
from polemos.testing.secrets import positions, twin
from rulebook.syracuse.table import Table

#: Verbs of which a choice says all that there is to say: dice and draws that people name, and staying as one is.
PLAIN = {"drawn", "face", "part"}


def preview(table: Table, choice_id: str, language: str = "en") -> Preview:
    found = GAME.edge.preview(table.state, choice_id, language)
    assert found is not None, choice_id
    return found


def value(found: Preview, text: str) -> str:
    """The value of the line that begins with a text."""
    return next(term.value for term in found.terms if term.text.startswith(text))


def texts(found: Preview) -> list[str]:
    return [term.text for term in found.terms]


def names(path: Sequence[int]) -> list[str]:
    return [PLACE_NAMES[place] for place in path]


def odds(chances: Chances) -> dict[str, int]:
    """How many faces of a die bring each result."""
    return {outcome.name: round(6 * outcome.chance) for outcome in chances.outcomes}


# ---------------------------------------------------------------- on the march


@pytest.mark.clause("3.cost.a", "3.cost.b", "3.cost.c", "1.k")
def test_a_march_tells_its_way_and_its_price_piece_by_piece() -> None:
    table = Table({"T10": ["AH1", "NIC"]}, pa={"athens": 3, "syracuse": 1}).acts("T10", "take-land")
    found = preview(table, "move:T11")
    assert names(found.path) == ["T10", "T11"]
    assert found.terms[:5] == [
        Term("Zones entered: 1", "1", "3.cost.a"),
        Term("Into heights: 1", "1", "3.cost.b"),
        Term("Rivers crossed: 1", "1", "3.cost.c"),
        Term("Cost, PM", "3", "3.cost.a"),
        Term("Movement points left", "1", "1.k"),
    ]
    assert found.cells[:3] == [Cell("movement", 0, 1), Cell("movement", 1, 1), Cell("movement", 2, 1)]
    assert value(found, "Units there, limit") == "1/5"
    assert found.warning == ""


@pytest.mark.clause("3.cost.d", "3.cost.e", "4.fort.h")
def test_walls_and_empty_forts_have_their_price() -> None:
    works = {"3A": "built", "2A": "destroyed", "camp": "destroyed"}
    table = Table({"T5": ["AH1", "NIC"]}, pa={"athens": 3, "syracuse": 1}, works={**works, "labdalon": "syracuse"})
    table.acts("T5", "take-land")
    assert value(preview(table, "move:labdalon"), "The empty fort is taken") == "1"
    assert value(preview(table, "move:labdalon"), "Victory points, Athens") == "+5"
    ruin = Table({"T14": ["AH1", "NIC"]}, pa={"athens": 3, "syracuse": 1}, works=works).acts("T14", "take-land")
    assert value(preview(ruin, "move:T15"), "Destroyed enemy walls crossed: 1") == "1"
    wall = Table(
        {"T14": ["SH1", "HER"]},
        pa={"athens": 1, "syracuse": 3},
        initiative="syracuse",
        works={"A1": "built", "camp": "built"},
    )
    wall.acts("T14", "take-land")
    assert value(preview(wall, "move:T13"), "Enemy walls crossed: 1") == "3"


def test_every_line_of_the_price_adds_up_to_what_the_way_costs() -> None:
    """For every place in reach, over land and by sea, in some scenarios."""
    checked = 0
    for scenario in ("1", "4"):
        for state in positions(GAME, "prices", scenario, (), 5):
            if type(state.agenda[-1]).__name__ not in ("Muster", "Onward"):
                continue
            for c in state.opts:
                choice_id = GAME.rules.choice_id(c)
                if not choice_id.startswith(("move:", "ship:")):
                    continue
                found = GAME.edge.preview(state, choice_id, "en")
                assert found is not None
                assert PLACE_NAMES[found.path[-1]] == choice_id.partition(":")[2]
                if "Cost, PM" not in texts(found):
                    continue
                pieces = [int(term.value) for term in found.terms[: texts(found).index("Cost, PM")]]
                after = GAME.rules.copy(state)
                pm = state.pm if type(state.agenda[-1]).__name__ == "Onward" else 4
                choose(after, c)
                assert sum(pieces) == int(value(found, "Cost, PM")) <= pm
                checked += 1
    assert checked > 40


@pytest.mark.clause("3.stop.a", "3.stop.c", "2.B3.j")
def test_a_march_into_the_enemy_says_what_awaits_it() -> None:
    table = Table({"T3": ["AH1", "AH2", "NIC"], "T4": ["SH1", "SH2"], "T10": "SC1"}, pa={"athens": 2, "syracuse": 1})
    table.acts("T3", "take-land")
    found = preview(table, "move:T4")
    assert "It must stop there: enemy units" in texts(found)
    assert found.chances[0].title == "Battle in Euryalos (T4)"
    assert found.warning == ""
    riders = preview(table, "move:T10")
    assert "The enemy's cavalry may ride off" in texts(riders)
    poor = Table({"T3": ["AH1", "NIC"], "T4": "SH1"}, pa={"athens": 1, "syracuse": 1}).acts("T3", "take-land")
    found = preview(poor, "move:T4")
    assert found.warning == "No point for the attack in Euryalos (T4): its units lose a step and retreat."
    assert not found.chances, "nobody rolls"
    assert value(found, "Athens retreats to") == "T2, T3, T5, T6"


@pytest.mark.clause("2.B3.j", "3.stop.c")
def test_cavalry_that_stands_hears_that_the_enemy_cannot_pay_for_a_battle() -> None:
    def standing(points: int) -> Preview:
        table = Table({"T3": ["AH1", "AH2", "NIC"], "T10": "SC1"}, pa={"athens": points, "syracuse": 1})
        table.acts("T3", "take-land", "move:T10", declare=points)
        assert table.asked == "Yield"
        return preview(table, "stand")

    rich, poor = standing(2), standing(1)
    assert rich.chances and "Athens retreats to" not in texts(rich)
    assert not poor.chances
    assert "The enemy has no point for an attack: his units lose a step and retreat" in texts(poor)
    assert value(poor, "Athens retreats to")


@pytest.mark.clause("3.sea.b", "3.sea.c", "3.sea.d", "1.l")
def test_a_voyage_counts_its_zones_and_the_room_aboard() -> None:
    pieces = {"CAT": ["AH1", "NIC"], "M1": "AT1", "M3": "AT2-"}
    table = Table(pieces, fleet=False, pa={"athens": 3, "syracuse": 1}, base="empty").acts("CAT", "take-land")
    found = preview(table, "ship:T7")
    assert names(found.path) == ["CAT", "M1", "M3", "T7"]
    assert (value(found, "At sea, zones: 2"), value(found, "Zones entered: 1")) == ("2", "1")
    assert value(found, "Movement points left") == "0"
    assert value(found, "Strength aboard") == "4/5"
    ships = Table({"M1": "AT1"}, pa={"athens": 3, "syracuse": 1}).acts("M1", declare=2)
    ships.does(ships.choices("take")[0])
    assert value(preview(ships, "move:M9"), "Sea zones") == "2"


def test_who_goes_together_and_who_stays_is_told() -> None:
    table = Table({"T3": ["AH1", "AH2", "NIC"]}, pa={"athens": 3, "syracuse": 1}).acts("T3")
    assert value(preview(table, "take-land"), "Strength") == "8 PF"
    assert value(preview(table, "take:AH1"), "Pieces") == "AH1"
    assert value(preview(table, "done"), "Do not move any more") == "AH1, AH2, Nicias"


@pytest.mark.clause("4.loss.b")
def test_a_leader_who_would_stay_alone_is_a_warning() -> None:
    table = Table({"T3": ["AH1", "NIC"]}, pa={"athens": 3, "syracuse": 1}).acts("T3", "take:AH1")
    assert preview(table, "move:T2").warning == "Nicias would be alone, and lost if the enemy comes."


@pytest.mark.clause("3.stop.c")
def test_cavalry_that_is_entered_sees_where_it_may_go() -> None:
    table = Table({"T3": ["AH1", "NIC"], "T10": "SC1"}, pa={"athens": 3, "syracuse": 1})
    table.acts("T3", "take-land", "move:T10")
    assert table.asked == "Yield"
    away = preview(table, "withdraw:T14")
    assert (names(away.path), value(away, "Cost, PM"), value(away, "Movement points left")) == (
        ["T10", "T14"],
        "1",
        "3",
    )
    stand = preview(table, "stand")
    assert "The enemy must stop there" in texts(stand)
    assert stand.chances[0].title == "Battle in Upper Anapus (T10)"


# ---------------------------------------------------------------- battles


def field(**changes: Any) -> Table:
    """Athens has attacked heights and may have the die rolled again."""
    pieces = {"T3": ["AH1", "AH2", "NIC"], "T4": ["SH1", "SH3-"]}
    table = Table(pieces, pa={"athens": 3, "syracuse": 1}, dice=[3], **changes)
    return table.acts("T3", "take-land", "move:T4")


@pytest.mark.clause("4.odds.a", "4.roll.a", "4.res.a", "4.ret.a")
def test_a_battle_is_worked_out_before_it_is_fought() -> None:
    table = Table({"T3": ["AH1", "AH2", "NIC"], "T4": ["SH1", "SH3-"]}, pa={"athens": 3, "syracuse": 1})
    found = preview(table.acts("T3", "take-land"), "move:T4")
    assert (value(found, "Attack, Athens"), value(found, "Defence, Syracuse")) == ("8 PF", "5 PF")
    assert (value(found, "Ratio"), value(found, "Heights"), value(found, "Column")) == ("3:2", "-1", "1:1")
    assert (value(found, "Attacking leader"), value(found, "Attacking sword")) == ("+1", "+1")
    assert value(found, "Die modifier") == "+2"
    column = COLUMN_NAMES.index("1:1")
    rows = [CRT[min(7, face + 2)][column] for face in range(1, 7)]
    expected = [f"{CODE_NAMES[a]} | {CODE_NAMES[b]}" for a, b in rows]
    assert odds(found.chances[0]) == {name: expected.count(name) for name in expected}
    # the best for whoever decides stands first
    assert [outcome.name for outcome in found.chances[0].outcomes] == list(dict.fromkeys(reversed(expected)))
    assert {cell.row for cell in found.cells if cell.grid == "crt"} == {3, 4, 5, 6, 7}
    assert {cell.column for cell in found.cells if cell.grid == "crt"} == {1 + column}
    best = found.chances[0].outcomes[0]
    assert best.name == "R | 3/4"
    assert best.text == "Athens: no loss; Syracuse: one of 2 units loses a step; Athens wins"
    assert best.favours == 0
    assert value(found, "Athens, in defeat") == "T2, T3, T5, T6"


@pytest.mark.clause("4.loss.a")
def test_no_way_out_is_a_warning() -> None:
    pieces = {"T1": ["AH1", "SH1"], "T2": "SH2", "T4": ["AH2", "SH3"]}
    table = Table(pieces, pa={"athens": 1, "syracuse": 1})
    assert table.asked == "NextBattle"
    assert value(preview(table, "fight:T1"), "Athens, in defeat") == "–"
    assert preview(table, "fight:T1").warning == "No way out for AH1: if they lose they are eliminated."
    assert preview(table, "fight:T4").warning == ""


@pytest.mark.clause("2.B3.g", "2.B3.h", "4.odds.a")
def test_the_only_battle_of_a_hand_is_told_before_the_hand_ends() -> None:
    pieces = {"T1": ["AH1", "SH1"], "T4": ["AH2", "SH3"], "T10": "AH3"}
    both = Table(pieces, pa={"athens": 3, "syracuse": 1}).until("Declare").does("declare:3")
    assert preview(both, "done").chances == [], "two battles: which comes first is still to be chosen"
    both.does("done")
    fight = preview(both, "fight:T1")

    alone = Table({**pieces, "T4": "AH2"}, pa={"athens": 3, "syracuse": 1}).until("Declare").does("declare:3")
    ends = preview(alone, "done")
    assert (ends.path, ends.chances) == (fight.path, fight.chances)
    assert [cell for cell in ends.cells if cell.grid == "crt"] == [cell for cell in fight.cells if cell.grid == "crt"]
    assert value(ends, "Ratio") == value(fight, "Ratio")
    assert value(ends, "Point for the attacks") == "1"
    alone.does("done").until("RollAgain")


@pytest.mark.clause("8.c", "8.f", "2.C.c")
def test_rolling_again_shows_both_the_die_and_the_price() -> None:
    table = field().until("RollAgain")
    stays = preview(table, "pass")
    lying = value(stays, "As it stands")
    assert value(stays, "Die") == "3" and lying.startswith("1/4 | 1/2: ") and lying.endswith("Athens wins")
    assert value(stays, "The Advantage stays with") == "Athens"
    again = preview(table, "roll-again")
    assert again.chances == stays.chances
    assert value(again, "The Advantage goes to") == "Syracuse"
    assert value(again, "Construction die, Syracuse") == "+1"


@pytest.mark.clause("4.must.a", "2.B3.h", "4.fort.e")
def test_attacks_cost_their_point_and_forts_shift() -> None:
    pieces = {"T11": ["AH1", "AH2", "NIC"], "olympieion": "SA1", "T4": "AH3", "T5": "SH1"}
    table = Table(pieces, pa={"athens": 4, "syracuse": 1}).acts("T4", "take:AH3", "move:T5", declare=4)
    table.until("NextAction").does("done").until("NextBattle")
    storm, fight = preview(table, "storm:olympieion"), preview(table, "fight:T5")
    assert (value(storm, "Point for the attacks"), value(storm, "Declared points left")) == ("1", "1")
    assert value(storm, "Attack on a fort") == "-2"
    assert {outcome.text.rpartition("; ")[2] for outcome in storm.chances[0].outcomes} <= {
        "Athens wins and takes the fort",
        "Syracuse wins and keeps the fort",
    }
    assert names(fight.path) == ["T5"]


@pytest.mark.clause("4.camp.a", "5.fortif.f")
def test_the_attack_on_the_camp_reckons_with_its_strongest_defenders() -> None:
    pieces = {"T13": ["SH1", "HER"], "T15": ["SH2", "SH4"], "camp": ["AH1", "AA1"], "T17": ["AH2", "AA2"]}
    table = Table(pieces, pa={"athens": 1, "syracuse": 3}, initiative="syracuse", works={"camp": "built"})
    table.does("declare:3", "done").until("NextBattle")
    found = preview(table, "assault-camp")
    assert value(found, "Strongest defenders") == "AH1, AH2, AA1"
    assert (value(found, "Attack, Syracuse"), value(found, "Defence, Athens")) == ("11 PF", "10 PF")
    assert value(found, "Attack on the camp") == "-2"
    assert any("the camp falls" in outcome.text for outcome in found.chances[0].outcomes)
    table.does("assault-camp")
    assert value(preview(table, "leave:SH2"), "Attack, Syracuse") == "7 PF"
    assert preview(table, "go").chances == found.chances
    table.does("go")
    assert (table.asked, table.decider) == ("Garrison", "athens")
    assert value(preview(table, "defend:AA2"), "Defence, Athens") == "2 PF"
    table.does("defend:AH1")
    assert value(preview(table, "done"), "Defence, Athens") == "4 PF"


@pytest.mark.clause("4.event.a", "event.2", "event.3")
def test_chits_in_a_battle_show_the_column_that_they_would_make() -> None:
    pieces = {"M1": ["AT1", "AT2"], "M2": ["ST1"]}
    table = Table(pieces, pa={"athens": 3, "syracuse": 1}, hands={"athens": ["S3", "S25"], "syracuse": ["S2"]})
    table.acts("M1", declare=3).does(*table.choices("take-ships")[:1] or ["take:AT1"])
    table.does("move:M2").until("BattleChits")
    plain, shifted = preview(table, "pass"), preview(table, "play:S3")
    assert (value(plain, "Column"), value(shifted, "Column")) == ("2:1", "3:1")
    assert value(plain, "Chits in the enemy's hand") == "1"
    assert shifted.terms[0].clause == "event.3"


@pytest.mark.clause("event.10", "event.11", "event.19")
def test_the_rarer_chits_of_a_battle_say_what_they_could_do() -> None:
    pieces = {"T3": ["AH1", "AH2", "NIC"], "T4": ["SH1", "SH2", "HER"], "T5": ["SH5", "SC1"], "T2": "AH5"}
    table = Table(
        pieces,
        pa={"athens": 3, "syracuse": 1},
        hands={"athens": ["S19", "S11"], "syracuse": ["S10", "S11"][:1]},
    )
    table.acts("T3", "take-land", "move:T4").until("BattleChits")
    wound, lend = preview(table, "play:S19"), preview(table, "play:S11")
    assert value(wound, "Hermocrates adds nothing") == "-1"
    assert value(lend, "Leon (T2) lends") == "+2"
    table.does("play:S11")
    assert table.asked in ("Lend", "BattleChits")
    table.until("BattleChits", {}, "syracuse")
    night = preview(table, "play:S10")
    assert odds(night.chances[0])
    assert sum(odds(night.chances[0]).values()) == 6
    assert all(outcome.text.startswith("column ") for outcome in night.chances[0].outcomes)


@pytest.mark.clause("4.res.d", "9.vp.d")
def test_a_loss_says_what_it_costs() -> None:
    table = Table({"T3": ["AH1-", "AH2"], "T4": ["SH1", "SH2", "HER"]}, pa={"athens": 3, "syracuse": 1}, dice=[4])
    table.acts("T3", "take-land", "move:T4").until("Casualties")
    dead, hurt = preview(table, "hit:AH1"), preview(table, "hit:AH2")
    assert (value(dead, "Strength lost, PF"), value(dead, "Eliminated")) == ("2", "AH1")
    assert value(dead, "Victory points, Syracuse") == "+2"
    assert (value(hurt, "Strength lost, PF"), "Eliminated" in texts(hurt)) == ("2", False)


@pytest.mark.clause("9.sudden.b")
def test_the_loss_of_the_fleet_is_a_warning() -> None:
    pieces = {"M12": ["AT1-", "AT2"], "CAT": ["AT3", "AT4", "AT5", "AT6-"]}
    points = {"athens": 1, "syracuse": 2}
    table = Table(pieces, fleet=False, pa=points, hands={"syracuse": ["S5"]}, initiative="syracuse")
    table.until("Moment").does("play:S5")
    assert table.asked == "RottenHulls"
    rotten, worse = preview(table, "lose:AT1"), preview(table, "lose:AT2")
    assert (value(rotten, "Strength lost, PF"), value(worse, "Strength lost, PF")) == ("10", "10")
    assert rotten.warning == worse.warning == "Syracuse wins the game at once."


@pytest.mark.clause("4.ret.a", "3.stack.e")
def test_a_retreat_is_followed_on_the_map() -> None:
    table = Table({"T3": ["AH1", "AH2"], "T4": ["SH1", "SH2", "HER"]}, pa={"athens": 3, "syracuse": 1}, dice=[1])
    table.acts("T3", "take-land", "move:T4").until("FallBack")
    found = preview(table, "retreat-all:T3")
    assert names(found.path) == ["T4", "T3"]
    assert value(found, "Pieces") == "AH1, AH2"
    assert value(found, "Units there, limit") == "2/5"
    assert value(preview(table, "retreat:T2"), "Units there, limit") == "1/5"


# ---------------------------------------------------------------- all of them


def test_only_what_can_be_chosen_has_a_preview() -> None:
    table = Table({"T3": ["AH1", "NIC"]}, pa={"athens": 3, "syracuse": 1}).acts("T3", "take-land")
    with pytest.raises(IllegalChoice):
        GAME.edge.preview(table.state, "move:T7", "en")


def test_every_verb_has_its_preview_or_says_all_by_itself() -> None:
    known = {name for name, _ in VERBS}
    decided = {name for name, (step, _) in STEPS.by_name.items() if issubclass(step, Decision)}
    assert set(previews.BY_VERB) <= known
    assert {verb for _, verb in previews.BY_DECISION} <= known
    assert {decision for decision, _ in previews.BY_DECISION} <= decided
    told = set(previews.BY_VERB) | {verb for _, verb in previews.BY_DECISION}
    assert known - told == PLAIN
    assert set(IDS.by_name) == known


@pytest.mark.clause("2.A.a")
@pytest.mark.parametrize(
    ("scenario", "options"),
    [("1", ()), ("2", ("recall", "many_actions")), ("4", ("open_camp",)), ("5", ("single_chits", "attack_each"))],
)
def test_previews_use_nothing_that_the_side_cannot_know(scenario: str, options: tuple[str, ...]) -> None:
    """Sieges that differ in the enemy's chits and in the dice to come give the same previews, and nothing changes."""
    compared = 0
    grids = shown.book(GAME)
    for n, state in enumerate(positions(GAME, "forecasts", scenario, options, 7)):
        other = twin(GAME, state, state.actor, str(n))
        other.dice_one += 1
        kept: Siege = GAME.rules.copy(state)
        for c in state.opts[:3] + state.opts[-6:]:
            choice_id = GAME.rules.choice_id(c)
            language = LANGUAGES[n % 2]
            found = GAME.edge.preview(state, choice_id, language)
            assert GAME.edge.preview(other, choice_id, language) == found, choice_id
            if found is not None:
                assert found.title == GAME.edge.describe(state, c, language).text
                shown.preview_is_whole(GAME, grids, found)
                compared += 1
        assert kept == state
    assert compared > 60


@pytest.mark.clause("3.move.a", "2.B3.c", "2.B3.e")
def test_pieces_that_stay_where_nobody_has_gone_say_what_is_lost() -> None:
    pieces = {"T3": ["AH1", "AH2"], "T10": ["AH3", "LAM"], "T12": "AH4"}
    table = Table(pieces, pa={"athens": 6, "syracuse": 1}).until("Declare").does("declare:6")
    table.does("action:T3")
    lost = "The action is over, its 2 action points are spent, and nobody has gone anywhere."
    assert preview(table, "done").warning == f"{lost} 2 pieces have not moved, and do not move in this hand any more."
    table.does("take:AH1")
    assert preview(table, "stay").warning == f"{lost} One piece has not moved, and does not move in this hand any more."
    # who has sent somebody off may leave the others behind
    table.does("move:T4")
    assert preview(table, "done").warning == ""
    table.does("done").until("NextAction").does("action:T10")
    assert preview(table, "done").warning == "2 pieces have not moved, and do not move in this hand any more."
