"""What points, chits, construction and the end of a turn would bring, worked out before it is chosen."""

import pytest

from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.preview.turn import most_actions
from polemos.games.syracuse.preview.works import points_chances
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Cell, Chances, Preview
from rulebook.syracuse.table import Table


def preview(table: Table, choice_id: str) -> Preview:
    """The preview of a choice, in English; it is there in Japanese too, with the same figures."""
    found, other = (GAME.edge.preview(table.state, choice_id, language) for language in LANGUAGES)
    assert found is not None, choice_id
    assert other is not None
    assert [term.clause for term in found.terms] == [term.clause for term in other.terms]
    assert [[o.chance for o in c.outcomes] for c in found.chances] == [
        [o.chance for o in c.outcomes] for c in other.chances
    ]
    assert (found.path, found.cells) == (other.path, other.cells)
    return found


def value(found: Preview, text: str) -> str:
    """The value of the line that begins with a text."""
    return next(term.value for term in found.terms if term.text.startswith(text))


def texts(found: Preview) -> list[str]:
    return [term.text for term in found.terms]


def odds(chances: Chances) -> dict[str, int]:
    return {outcome.name: round(6 * outcome.chance) for outcome in chances.outcomes}


# ---------------------------------------------------------------- points and actions


@pytest.mark.clause("2.B3.a", "2.B3.c", "2.B3.d", "2.B3.e", "2.B3.i")
def test_a_declaration_says_what_the_points_buy() -> None:
    pieces = {"T3": ["AH1", "NIC"], "T7": ["AH2", "DEM"], "T12": "AH3"}
    table = Table(pieces, pa={"athens": 4, "syracuse": 2}, fleet=False, base="empty")
    one, three = preview(table, "declare:1"), preview(table, "declare:3")
    assert value(three, "Acts for nothing") == "T7"
    assert value(three, "Acts for one point") == "T3"
    assert value(three, "Acts for 2 points") == "T12"
    assert (value(one, "Actions for these"), value(one, "Actions beside")) == ("2", "1")
    assert (value(three, "Actions for these"), value(three, "Actions beside")) == ("3", "2")
    assert value(three, "Action points kept") == "1"
    assert three.warning == ""
    assert preview(table, "declare:4").warning.startswith("The enemy then plays all")
    assert most_actions({1: 2, 2: 0, 3: 1}, -1) == 0


@pytest.mark.clause("2.B3.d", "2.B3.h", "2.B3.g", "2.B3.j")
def test_an_action_leaves_points_for_attacks_or_does_not() -> None:
    pieces = {"T3": ["AH1", "NIC"], "T12": ["AH2", "SH1"], "T11": "AH3", "olympieion": "SA1"}
    table = Table(pieces, pa={"athens": 3, "syracuse": 1}).does("declare:1")
    found = preview(table, "action:T3")
    assert (value(found, "Cost, PA"), value(found, "Declared points left")) == ("1", "0")
    assert found.cells == [Cell("action-costs", 1, 1)]
    assert found.warning == "No declared point is left to attack with."
    ends = preview(table, "done")
    assert (value(ends, "Must be fought over"), value(ends, "May be attacked")) == ("T12", "olympieion")
    rich = Table({"T3": ["AH1", "NIC"]}, pa={"athens": 3, "syracuse": 1}).does("declare:2")
    assert value(preview(rich, "done"), "Declared points that are lost") == "2"


@pytest.mark.clause("8.b", "8.d", "8.f", "2.B1.b")
def test_the_advantage_says_what_passes_to_the_enemy() -> None:
    table = Table(phase="B1", dice=[3, 3, 2, 2]).until("UseForPoints")
    found = preview(table, "use-advantage")
    assert value(found, "Action points then") == "5"
    assert value(found, "The Advantage goes to") == "Syracuse"
    assert value(found, "Construction die, Syracuse") == "+1"
    assert "Equal rolls for the initiative go to Syracuse" in texts(found)
    mend = Table({"T3": "AH1-"}, phase="D3").until("UseForRecovery")
    assert value(preview(mend, "use-advantage"), "The Advantage goes to") == "Syracuse"
    assert not [text for text in texts(preview(mend, "use-advantage")) if text.startswith("Construction die")]


# ---------------------------------------------------------------- arrivals


@pytest.mark.clause("2.B2.a", "2.B2.b", "3.sea.f", "event.18", "event.17b")
def test_reinforcements_say_where_they_come_and_what_may_stop_them() -> None:
    table = Table(phase="B2", hands={"athens": ["S18a"], "syracuse": ["S17"]}, turn=3).until("Moment")
    play = preview(table, "play:S18")
    assert value(play, "Can be brought") == "Sicels, Etruscans"
    table.does("play:S18")
    bring = preview(table, "bring:OA1")
    assert (value(bring, "Pieces"), value(bring, "Zones"), value(bring, "Chits in the")) == ("AP2", "CAT, T3", "1")
    table.does("bring:OA1")
    assert (table.asked, table.decider) == ("CancelLot", "syracuse")
    assert value(preview(table, "cancel"), "Sicels") == "AP2"
    table.does("pass")
    assert "With ships of their own this turn" in texts(preview(table, "place:CAT"))
    assert value(preview(table, "place:T3"), "Units there") == "1/5"


@pytest.mark.clause("2.B2.b")
def test_who_must_give_way_sees_how() -> None:
    pieces = {"T3": "AH1", "T2": "AH2"}
    due = {"SH6": 4}
    table = Table(pieces, phase="B2", turn=4, due=due, advantage="syracuse").until(
        lambda t: t.asked in ("Vacate", "Displace")
    )
    assert table.asked == "Vacate"
    choice = table.choices("vacate")[0]
    assert value(preview(table, choice), "Zones")
    table.does(choice).until("Displace")
    found = preview(table, table.choices("displace")[0])
    assert len(found.path) == 2
    assert value(found, "Cost, PM") == "1"


@pytest.mark.clause("2.D1.a")
def test_a_chit_kept_is_read() -> None:
    table = Table(phase="D1", hands={"athens": ["S4", "S7", "S20"]}).until("KeepOne")
    found = preview(table, "keep:S7")
    assert value(found, "Chits returned") == "2"
    assert found.terms[1].clause == "event.7"


# ---------------------------------------------------------------- redeployment, attrition, sieges


@pytest.mark.clause("2.D2.a", "2.D2.b", "6.attr.a", "6.attr.c")
def test_redeployment_says_what_is_spared_and_what_is_carried() -> None:
    works = {"camp": "built", "syke": "athens"}
    table = Table({"T3": ["AH1", "AH2"], "T8": "AH3"}, phase="D2", works=works).until("ChoosePiece")
    piece = preview(table, "take:AH1")
    assert value(piece, "Zones") == "CAT, syke, camp"
    assert value(piece, "Here: modifier") == "+1"
    table.does("take:AH1")
    camp, base = preview(table, "redeploy:camp"), preview(table, "redeploy:CAT")
    assert value(camp, "Units there, limit") == "1/3"
    assert value(camp, "Left behind: modifier") == "0"
    assert value(base, "PF by sea") == "4/60"


@pytest.mark.clause("6.attr.b", "6.attr.e", "6.attr.f", "4.siege.b", "4.siege.c")
def test_the_end_of_redeployment_shows_attrition_and_sieges_to_come() -> None:
    pieces = {"T3": ["AH1", "AH2"], "syke": "AH3", "T8": ["SH1", "SH2"], "M8": "AT1"}
    table = Table(pieces, phase="D2", turn=2, works={"syke": "athens"}).until("ChoosePiece")
    found = preview(table, "done")
    titles = {chances.title: chances for chances in found.chances}
    land = titles["Attrition in Leontini road (T3), die +2"]
    assert odds(land) == {"Nothing": 2, "One unit": 1, "All units": 3}
    assert odds(titles["Attrition in Harbour roads (M8), die +1"]) == {"Nothing": 3, "One unit": 1, "All units": 2}
    siege = titles["Siege of Fort Syke, die +2"]
    assert odds(siege) == {"Falls": 3, "Holds": 3}
    # good for Athens comes first
    assert [outcome.name for outcome in siege.outcomes] == ["Holds", "Falls"]
    assert Cell("one-die", 1, -1) in found.cells


@pytest.mark.clause("2.D3.a", "event.15")
def test_recovery_counts_what_is_left_to_restore() -> None:
    table = Table({"T3": ["AH1-", "AH2-", "DEM"]}, phase="D3", advantage="syracuse").until("Recovery")
    found = preview(table, "recover:AH1")
    assert (value(found, "Strength gained"), value(found, "Units still to restore in")) == ("2", "1")


@pytest.mark.clause("3.stack.f", "6.attr.a")
def test_who_is_inside_the_camp_is_spared() -> None:
    pieces = {"T17": ["AH1", "AH2", "AH3", "AH4"]}
    table = Table(pieces, phase="D5", works={"camp": "built"}).until("Inside")
    found = preview(table, "shelter:AH1")
    assert value(found, "Units there, limit") == "1/3"
    assert not found.chances, "what the others bear depends on all who go inside"
    last = preview(table.does("shelter:AH1", "shelter:AH2"), "shelter:AH3")
    # AH4 alone is left before the camp, with its 4 PF
    assert last.chances[0].title == "Attrition in Athenian camp (T17), die 0"


# ---------------------------------------------------------------- construction


@pytest.mark.clause("5.dice.a", "5.dice.b")
def test_the_points_of_some_dice_have_their_chances() -> None:
    assert points_chances(0) == {0: 1.0}
    assert points_chances(1) == pytest.approx({0: 4 / 6, 1: 1 / 6, 2: 1 / 6})
    two = points_chances(2)
    assert two == pytest.approx({0: 16 / 36, 1: 8 / 36, 2: 9 / 36, 3: 2 / 36, 4: 1 / 36})


@pytest.mark.clause("2.C.b", "2.C.c", "2.C.d", "2.C.e")
def test_construction_dice_are_reckoned_line_by_line() -> None:
    table = Table({"T17": "AH1"}, phase="C", turn=4, hands={"athens": ["S13"]}, initiative="athens").until("Moment")
    stays, more = preview(table, "pass"), preview(table, "discard:S13")
    assert (value(stays, "Dice"), value(more, "Dice")) == ("4", "5")
    assert value(more, "+1d6 discard") == "+1"
    assert Cell("construction-dice", 3, 1) in more.cells
    assert stays.chances[0].title == "4 construction dice"
    best, worst = stays.chances[0].outcomes[0], stays.chances[0].outcomes[-1]
    assert (best.name, best.text) == ("8 CP", "enough for one of: Athenian camp")
    assert (worst.name, worst.text, worst.favours) == ("0 CP", "nothing can be built", 1)


@pytest.mark.clause("5.cost.a", "5.cost.b", "6.syr.a", "9.vp.b", "4.demo.b", "5.wall.g")
def test_a_work_says_what_it_costs_and_what_it_brings() -> None:
    works = {"camp": "built", "A1": "built", "A2": "built"}
    pieces = {"T5": "AH1", "T7": "AH2", "T8": "AH3", "T3": "SH1"}
    table = Table(pieces, phase="C", works=works, dice=[6, 6, 6, 6, 6], initiative="athens").until("Building")
    wall, fort = preview(table, "build:A3"), preview(table, "build:syke")
    assert (value(wall, "Cost, CP"), value(fort, "Cost, CP")) == ("1", "2")
    assert int(value(wall, "Construction points left")) == table.cp - 1
    assert (value(wall, "Victory points, Athens"), value(fort, "Victory points, Athens")) == ("+2", "+5")
    assert value(wall, "Supply, Syracuse") == "Disette (short)"
    assert [GAME.edge.board("en").spaces[place].name for place in wall.path] == ["T5", "T7"]
    assert wall.cells == [Cell("construction-costs", 2, 1)]
    assert value(preview(table, "done"), "Construction points that are lost") == str(table.cp)


@pytest.mark.clause("5.free.a", "event.13", "2.C.l")
def test_a_free_work_costs_nothing_and_opens_others() -> None:
    pieces = {"T17": "AH1", "T8": "AH2"}
    works = {"camp": "destroyed"}
    table = Table(pieces, phase="C", works=works, hands={"athens": ["S13"]}, dice=[1] * 6, initiative="athens")
    table.until("Moment").does("pass").until("Moment")
    assert value(preview(table, "play:S13"), "Can be built") == "Fort Syke, Athenian camp"
    table.does("play:S13")
    fort = preview(table, "build:syke")
    assert (value(fort, "Cost, CP"), value(fort, "Victory points, Athens")) == ("0", "+5")
    pieces = {"T17": "AH1", "T13": "AH2", "T8": "AH3"}
    first = Table(pieces, phase="C", dice=[6] * 6, initiative="athens").until("Building")
    assert value(preview(first, "build:camp"), "Can be built then") == "wall A1, Fort Syke"


@pytest.mark.clause("4.demo.b", "4.demo.c", "6.syr.b", "event.14")
def test_demolition_has_its_chance_and_its_consequences() -> None:
    works = {"camp": "built", "A1": "built", "A2": "built", "A3": "built"}
    pieces = {"T5": "SH1", "T7": "SH2"}
    table = Table(pieces, phase="D5", side="syracuse", works=works, initiative="syracuse", advantage="athens")
    table.until("Demolition")
    found = preview(table, "demolish:A3")
    assert odds(found.chances[0]) == {"Falls": 4, "Stands": 2}
    assert value(found, "Supply, Syracuse") == "Appro (supplied)"
    assert value(found, "Victory points, Athens") == "-2"
    assert Cell("one-die", 4, -1) in found.cells
    sap = Table(pa={"athens": 1, "syracuse": 2}, works=works, hands={"syracuse": ["S14s"]}, initiative="syracuse")
    sap.until("Moment")
    assert value(preview(sap, "play:S14"), "Can be destroyed") == "wall A1, wall A2, wall A3"
    sap.does("play:S14")
    assert value(preview(sap, "raze:A3"), "Supply, Syracuse") == "Appro (supplied)"


# ---------------------------------------------------------------- event chits


@pytest.mark.clause("event.4", "event.4b", "event.7", "event.20", "event.23", "event.24", "event.25")
def test_events_say_what_they_would_do_as_things_stand() -> None:
    pieces = {"M8": ["AT1", "AT2-"], "M5": "ST1", "T7": "AA1", "T5": ["SH7", "SIC"], "T9": ["AH1", "NIC"]}
    hands = {"athens": ["S4", "S7", "S20", "S23", "S25"]}
    table = Table(pieces, pa={"athens": 2, "syracuse": 1}, hands=hands, advantage="syracuse").until("Moment")
    storm = preview(table, "play:S4")
    assert value(storm, "Athens, Harbour roads (M8)") == "15 PF"
    assert value(storm, "Syracuse, Off the Small Harbour (M5)") == "10 PF"
    assert odds(storm.chances[0]) == {"Strikes": 2, "Passes": 4}
    assert value(preview(table, "play:S7"), "Zones closed") == "T7"
    assert value(preview(table, "play:S20"), "Sicanus: leaves") == "3+"
    assert value(preview(table, "play:S23"), "Full land units") == "2"
    assert preview(table, "play:S25").terms[0].clause == "event.25"


@pytest.mark.clause("event.20", "event.23", "8.e", "1.m")
def test_discord_and_epidemic_are_weighed_leader_by_leader() -> None:
    pieces = {"T5": ["SH6", "SIC", "HER"], "T9": ["AH1", "NIC"]}
    hands = {"athens": ["S20", "S23"]}
    table = Table(pieces, pa={"athens": 2, "syracuse": 1}, hands=hands, advantage="syracuse").until("Moment")
    discord = table.does("play:S20")
    assert odds(preview(discord, "discord:SIC").chances[0]) == {"Succeeds": 4, "Fails": 2}
    assert odds(preview(discord, "discord:HER").chances[0]) == {"Succeeds": 2, "Fails": 4}
    assert "The enemy may keep him with the Advantage" in texts(preview(discord, "discord:HER"))
    table = Table(pieces, pa={"athens": 2, "syracuse": 1}, hands=hands).until("Moment").does("play:S23")
    ill = preview(table, "strike:HER")
    assert (value(ill, "Full land units around"), value(ill, "His bonus")) == ("SH6", "0")
    assert value(ill, "Zones") == "SYR"


@pytest.mark.clause("event.16", "event.17", "event.21", "event.22", "event.24", "event.5")
def test_events_of_the_other_phases_say_whom_they_strike() -> None:
    late = Table(
        phase="B2", hands={"athens": ["S17"], "syracuse": ["S21"]}, turn=4, due={"SH6": 4, "SC4": 4}, pieces={}
    )
    late.until("Moment")
    assert value(preview(late, "play:S17"), "Come a turn later") == "SH6, SC4"
    recall = Table({"CAT": "ALC"}, phase="B2", hands={"syracuse": ["S21"]}, advantage="syracuse").until("Moment")
    assert preview(recall, "play:S21").terms[0].clause == "event.21"
    doctor = Table({"T3": ["AH1-", "AH2-"]}, phase="D3", hands={"athens": ["S16"]}, advantage="syracuse").until(
        "Moment"
    )
    found = preview(doctor, "play:S16")
    assert (value(found, "Reduced units"), value(found, "Restores")) == ("AH1, AH2", "2")
    stores = Table(phase="D4", supply={"athens": 1, "syracuse": 3}, hands={"athens": ["S22a"]}).until("Moment")
    assert value(preview(stores, "play:S22"), "Supply box then") == "2"
    deserters = Table({"T5": ["SH7", "SP1"]}, phase="D5", hands={"athens": ["S24"]}).until("Moment")
    assert value(preview(deserters, "play:S24"), "Allied units") == "SH7, SP1"
    deserters.does("play:S24")
    assert value(preview(deserters, "desert:SH7"), "Strength lost") == "3"
    hulls = Table({"M12": ["AT1", "AT2"]}, pa={"athens": 1, "syracuse": 2}, hands={"syracuse": ["S5"]})
    hulls.until("Moment", {}, "syracuse")
    assert value(preview(hulls, "play:S5"), "Ships there") == "AT1, AT2"


@pytest.mark.clause("event.25b", "event.25d", "8.c")
def test_good_omens_are_told_use_by_use() -> None:
    hands = {"athens": ["S25"]}
    table = Table({"T3": "AH1"}, pa={"athens": 2, "syracuse": 1}, hands=hands, advantage="syracuse").until("Moment")
    table.does("play:S25")
    assert table.asked == "Omens"
    assert value(preview(table, "take-advantage"), "The Advantage goes to") == "Athens"
    assert preview(table, "redraw").terms[0].clause == "event.25d"
    die = Table(
        {"T3": ["AH1", "AH2", "NIC"], "T4": "SH1"},
        pa={"athens": 3, "syracuse": 1},
        hands=hands,
        advantage="syracuse",
        dice=[1],
    )
    die.acts("T3", "take-land", "move:T4").until("OmensForRoll")
    assert value(preview(die, "pass"), "Die") == "1"
    again = preview(die, "play:S25")
    assert len(again.chances) == 1
    assert "event.25b" in [term.clause for term in again.terms]


@pytest.mark.clause("8.c", "4.siege.d", "6.attr.b")
def test_other_dice_can_be_weighed_too() -> None:
    siege = Table({"T8": ["AH1", "AH2"], "syke": "SH1"}, phase="D5", works={"syke": "syracuse"}, dice=[6, 1])
    siege.until("RollAgain").does("pass").until("RollAgain")
    again = preview(siege, "roll-again")
    assert odds(again.chances[0]) == {"On 4-6": 3, "On 1-3": 3}
    assert value(preview(siege, "pass"), "Die") == "1"
    worn = Table({"T3": ["AH1", "AH2"]}, phase="D5", turn=2, dice=[6]).until("RollAgain")
    assert odds(preview(worn, "roll-again").chances[0]) == {"On 1-2": 2, "On 3": 1, "On 4-6": 3}
