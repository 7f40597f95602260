"""A die that may be rolled again is named with what it is for, what it does, and what every other face would do."""

from collections.abc import Callable

import pytest

from polemos.games.syracuse.data.tables import CODE_NAMES, UNIT_KEY, UNITS
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.preview.builder import PreviewBuilder
from polemos.games.syracuse.preview.rerolls import fate_of, taker
from polemos.games.syracuse.rules.battle.reckoning import B_ATTACK, B_DEFENCE
from polemos.games.syracuse.rules.turn.attrition import Wearied
from polemos.kernel.flow import PASS
from polemos.room.view_models import Preview
from rulebook.syracuse.table import Table

ATTACK = {"athens": 3, "syracuse": 1}
BUILT = {"camp": "built"}


def storm() -> Table:
    table = Table({"M9": ["AT1", "AT2-"]}, hands={"syracuse": ["S4"]}, initiative="syracuse", dice=[6, 1])
    return table.until("Moment").does("play:S4").until("RollAgain")


def battle() -> Table:
    return Table({"T3": ["AH4", "MEN"], "T2": "SH1"}, pa=ATTACK, dice=[1]).moves("T3", "T2").until("RollAgain")


def siege() -> Table:
    return Table({"T11": "AH1", "olympieion": "SH1"}, phase="D5", dice=[1, 2]).until("RollAgain")


def demolition() -> Table:
    works = {**BUILT, "chain": "built", "plemmyrion": "syracuse"}
    table = Table({"M8": "AT1"}, works=works, phase="D5", advantage="syracuse", dice=[1, 6]).until("Demolition")
    return table.does("demolish:chain")


def attrition() -> Table:
    return Table({"T3": ["AH1", "AH2-"]}, phase="D5", turn=2, dice=[5]).until("RollAgain")


def question(table: Table, language: str = "en") -> str:
    asked = GAME.edge.question(table.state, language)
    assert asked is not None
    return asked.text


def preview(table: Table, choice: str, language: str = "en") -> Preview:
    found = GAME.edge.preview(table.state, choice, language)
    assert found is not None
    return found


@pytest.mark.clause("8.c", "event.4", "1.a")
def test_a_storm_says_over_which_ships_and_what_it_does_to_them() -> None:
    table = storm()
    assert question(table) == (
        "Storm at sea in Great Harbour (M9), over AT1, AT2-: the die of Athens shows 6. "
        "That reduces AT1 and eliminates AT2-. Do you use the Advantage to have it rolled again?"
    )
    japanese = question(table, "ja")
    assert "AT1、AT2-" in japanese and "の出目は6です。AT1が減少戦力になり、AT2-が全滅します。" in japanese
    assert japanese.endswith("アドバンテージを使って振り直しますか？")
    # both choices tell the same dice: four faces of six spare the ships
    for choice in ("pass", "roll-again"):
        outcomes = preview(table, choice).chances[0].outcomes
        assert [(one.name, round(6 * one.chance), one.favours) for one in outcomes] == [
            ("On 1-4", 4, 0),
            ("On 5-6", 2, 1),
        ]
        assert outcomes[1].text == "AT1 reduced, AT2- eliminated"


@pytest.mark.clause("8.c", "4.res.a")
def test_a_battle_die_says_where_who_fights_and_who_wins() -> None:
    table = battle()
    told = question(table)
    assert told.startswith("Battle in ") and "AH4 against SH1: the die of Athens shows 1." in told
    assert "As it stands: attacker" in told and ("wins" in told or "nobody" in told)


@pytest.mark.clause("8.c", "4.siege.b", "4.siege.d", "4.demo.e")
def test_sieges_and_demolitions_name_the_work() -> None:
    table = siege()
    assert "Olympieion" in question(table) and "with SH1 in it, modifier +1" in question(table)
    assert "holds out" in question(table)
    assert [one.name for one in preview(table, "roll-again").chances[0].outcomes] == ["On 5-6", "On 1-4"]
    chain = demolition()
    assert "the die of Athens shows 6. That destroys" in question(chain.until("RollAgain"))


@pytest.mark.clause("8.c", "6.attr.c", "6.attr.e", "6.attr.f")
def test_attrition_names_zone_pieces_modifier_and_the_faces() -> None:
    table = attrition()
    told = question(table)
    assert "(T3) of AH1, AH2-, modifier +2" in told and "shows 5. That reduces AH1 and eliminates AH2-." in told
    texts = {one.name: one.text for one in preview(table, "pass").chances[0].outcomes}
    assert texts["On 3"] == "one of AH1 reduced, of the owner's choice"


@pytest.mark.clause("8.c", "event.20", "8.e")
def test_discord_names_the_leader_and_who_could_still_save_him() -> None:
    table = Table({"T3": ["AH1", "LAM"]}, hands={"syracuse": ["S20"]}, initiative="syracuse", dice=[6])
    table.until("Moment").does("play:S20").until("RollAgain", say={"Discord": "discord:LAM"})
    assert table.decider == "athens" and "leave the game" in question(table)
    clauses = {choice: [term.clause for term in preview(table, choice).terms] for choice in ("pass", "roll-again")}
    saved = [term.text for term in preview(table, "pass").terms]
    assert "The enemy may keep him with the Advantage" in saved or "8.e" in clauses["pass"]
    assert "8.f" in clauses["roll-again"] and "8.f" not in clauses["pass"]


@pytest.mark.clause("8.c", "event.10")
def test_a_night_attack_says_the_strengths_and_the_column_of_each_face() -> None:
    pieces = {"T3": ["AH1", "AH2", "NIC"], "T4": "SH1"}
    table = Table(pieces, pa=ATTACK, hands={"syracuse": ["S10"]}, dice=[3])
    table.acts("T3", "take-land", "move:T4").until("BattleChits", say={"BattleChits": "pass"})
    table.until(lambda t: t.asked == "BattleChits" and t.decider == "syracuse").does("play:S10").until("RollAgain")
    assert question(table).startswith("Night attack in ") and "in column" in question(table)
    assert sum([one.chance for one in preview(table, "roll-again").chances[0].outcomes]) == pytest.approx(1)


@pytest.mark.clause("8.a", "8.b", "8.c", "8.d", "8.e", "8.f", "2.B1.b")
def test_previews_say_what_the_advantage_is_and_to_whom_it_goes() -> None:
    table = storm()
    stays, goes = preview(table, "pass"), preview(table, "roll-again")
    assert {"8.a", "2.B1.b", "8.b", "8.c", "8.d", "8.e"} <= {term.clause for term in stays.terms}
    assert [term.value for term in goes.terms if term.clause == "8.f"] == ["Syracuse"]


@pytest.mark.clause("8.c", "4.res.a", "4.siege.d", "4.demo.e", "6.attr.e", "6.attr.f", "event.4")
@pytest.mark.parametrize("made", [storm, battle, siege, demolition, attrition])
def test_what_a_face_is_said_to_do_is_what_it_does(made: Callable[[], Table]) -> None:
    table = made().until("RollAgain")
    met = set()
    for face in range(1, 7):
        siege = GAME.rules.copy(table.state)
        siege.rolled[-1] = face
        found = fate_of(PreviewBuilder(siege, PASS, "en"), face)
        words = dict(found.words)
        met.add(found)
        step = taker(siege)
        siege.agenda.clear()
        step.run(siege)
        before = table.state
        reduced = [UNIT_KEY[u] for u in range(UNITS) if siege.down[u] > before.down[u]]
        gone = [UNIT_KEY[u] for u in range(UNITS) if siege.loc[u] < 0 <= before.loc[u]]
        works = [siege.chain != before.chain, siege.walls != before.walls, siege.forts != before.forts]
        if found.message == "battle":
            codes = [CODE_NAMES[siege.battle[at]] for at in (B_ATTACK, B_DEFENCE)]
            assert codes == [words["attack"], words["defence"]]
        elif found.message in ("one-reduced", "one-eliminated"):
            assert isinstance(siege.agenda[-1], Wearied)
        elif found.message == "reduced-and-eliminated":
            assert ([", ".join(reduced)], [f"{key}-" for key in gone]) == ([words["units"]], [words["gone"]])
        elif found.message == "fort-taken":
            assert gone == [words["units"]] and any(works)
        else:
            assert not reduced and not gone and any(works) == (found.message == "work-falls")
    assert len(met) > 1
