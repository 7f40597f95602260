"""Previews of everything but marches and battles: what they promise is what the six faces of the die bring."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from polemos.games.belisarius.data.charts import DIPLOMACY_BANDS
from polemos.games.belisarius.data.forces import LEVY, UNIT_INDEX
from polemos.games.belisarius.data.world import BARBARIAN, IMPERIAL, PERSIA
from polemos.games.belisarius.edge.messages import HALVES, texts, word
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.rules.court.diplomacy import reckon_attempt
from polemos.games.belisarius.rules.war.spoils import PayUnits
from polemos.games.belisarius.state import War
from polemos.kernel.flow import Event, interject
from polemos.room.view_models import Cell, Preview
from polemos.testing.bench import settle

FACES = range(1, 7)


def war(phase: str, **changes: Any) -> War:
    position: dict[str, Any] = {
        "scenario": "1",
        "base": "empty",
        "turn": 2,
        "player": "imperial",
        "phase": phase,
        "units": {"Constantinopolis": ["Belisarius", "2 guard garrison"], "3432": "persia nomad", "Roma": "Narses"},
        "sp": {"imperial": 20, "barbarian": 20},
    }
    state: War = GAME.editor.from_position({**position, **changes})
    return state


def do(state: War, *ids: str) -> War:
    for choice_id in ids:
        GAME.rules.apply(state, choice_id)
        settle(state)
    return state


def preview(state: War, choice_id: str) -> Preview:
    found = GAME.edge.preview(state, choice_id, "en")
    assert found is not None
    return found


def value(found: Preview, text: str) -> str:
    return next(term.value for term in found.terms if term.text.startswith(text))


def promised(found: Preview, which: int = 0) -> dict[str, int]:
    """How many faces of six bring each result."""
    return {o.name: round(6 * o.chance) for o in found.chances[which].outcomes}


def come(state: War, choice_id: str, name: Callable[[list[Event], War], str]) -> dict[str, int]:
    """What the six faces really bring, by name."""
    found: Counter[str] = Counter()
    for face in FACES:
        copy = GAME.rules.copy(state)
        copy.dice_script = [face, 3, 3]
        found[name(GAME.rules.apply(copy, choice_id), copy)] += 1
    return dict(found)


def kinds(events: list[Event]) -> set[str]:
    return {event.kind for event in events}


# ---------------------------------------------------------------- taxes


@pytest.mark.clause("tbl.heavytax", "tbl.heavytax.mod", "10.21")
@pytest.mark.parametrize("pillaged", [[], ["3530"]])
def test_heavy_tax_brings_what_it_promises(pillaged: list[str]) -> None:
    state = war("taxation", pillaged=pillaged)
    found = preview(state, "heavy-tax:thracia")
    base = int(value(found, "Income"))

    def name(events: list[Event], after: War) -> str:
        return "Revolt" if "tax-revolt" in kinds(events) else f"Tax ×{(after.sp[IMPERIAL] - 20) // base}"

    assert promised(found) == come(state, "heavy-tax:thracia", name)
    assert value(found, "Two-star leader in the province") == "+2"
    modifier = 2 - len(pillaged)
    assert found.cells == [Cell("heavy-tax", die + modifier - 1, 1) for die in FACES]


@pytest.mark.clause("4.41c")
def test_taxing_neutrals_is_a_warning() -> None:
    units = {"Roma": "guard garrison"}
    state = war("taxation", units=units, control={"ostrogoths": "neutral"})
    found = preview(state, "tax:ostrogoths")
    assert found.warning == "Ostrogoths is neutral and goes over to the Barbarian player."
    assert value(found, "Treasury afterwards") == str(20 + int(value(found, "Income")))
    assert preview(state, "no-tax:ostrogoths").warning == ""
    assert value(preview(state, "quick"), "Income") == "0"


# ---------------------------------------------------------------- recruits


@pytest.mark.clause("11.21a", "11.11a")
def test_recruits_and_levies_tell_what_is_left() -> None:
    state = war("recruitment")
    found = preview(state, "recruit:guard-garrison")
    assert (value(found, "Cost"), value(found, "Treasury afterwards")) == ("2", "18")
    assert found.cells == [Cell("unit-costs", 3, 1)]
    before = [u for u in UNIT_INDEX if u.startswith("Guard-garrison")]
    assert value(found, "Counters of the kind left") == str(len(before) - 2 - 1)
    levy = war("levy")
    assert value(preview(levy, "levy:thracia-garrison"), "Levy of the province left") == "1"
    do(levy, "levy:thracia-garrison")
    placed = preview(levy, "place:3433")
    assert value(placed, "Units there") == "4/10"
    assert value(placed, "Forage there") == "8/3"


@pytest.mark.clause("26.5")
def test_clearing_pillage_tells_what_comes_back() -> None:
    state = war("recruitment", pillaged=["3433"])
    found = preview(state, "unpillage:3433")
    assert (value(found, "Income"), value(found, "Forage there")) == ("+4", "8")
    assert value(found, "Victory points, Imperial") == "+5"
    assert state.pillaged


# ---------------------------------------------------------------- diplomacy


@pytest.mark.clause("9.1e", "9.1f", "tbl.diplomacy.mod.persia")
def test_the_column_of_an_attempt_is_told_before_it_is_made() -> None:
    state = war("diplomacy", hands={"imperial": ["agent", "basileus", "treachery"], "barbarian": ["agent"]})
    found = preview(state, "court:persia")
    assert value(found, "Value of own markers") == "1–4"
    assert value(found, "Modifier: Persia") == "-1"
    least, most = reckon_attempt(state, IMPERIAL, PERSIA, 1), reckon_attempt(state, IMPERIAL, PERSIA, 4)
    assert found.cells == [Cell("diplomacy", -1, 1 + least.column), Cell("diplomacy", -1, 1 + most.column)]
    do(state, "court:persia")
    laid = preview(state, "commit:basileus")
    assert laid.chances[0].title == f"If nobody opposes: column {DIPLOMACY_BANDS.names[2]}"
    assert promised(laid) == {"D2": 2, "D1": 2, "–": 1, "R1": 1}


@pytest.mark.clause("9.1c")
def test_who_opposes_knows_the_number_of_markers_alone() -> None:
    hands = {"imperial": ["agent", "basileus"], "barbarian": ["agent", "treachery"]}
    state = do(war("diplomacy", hands=hands), "court:persia", "commit:basileus", "done")
    assert state.actor == BARBARIAN
    found = preview(state, "commit:agent")
    assert value(found, "Markers that the enemy has laid down") == "1"
    assert value(found, "Their value") == "1–3"
    assert len(found.chances) == 2
    # Orthodoxy, Tolerance or neither may lie there: twice as many, none, or one
    assert "markers that the other player draws: 0–2" in [outcome.text for outcome in found.chances[0].outcomes]
    do(state, "done")
    assert state.actor == BARBARIAN
    betrayed, stands = preview(state, "betray:basileus"), preview(state, "pass")
    assert value(betrayed, "Value, the player who negotiates") == "0"
    assert value(stands, "Value, the player who negotiates") == "3"


# ---------------------------------------------------------------- armies


@pytest.mark.clause("9.5a", "9.5b")
@pytest.mark.parametrize(("marker", "drawn"), [("orthodoxy", 2), ("tolerance", 0), ("agent", 1)])
def test_a_target_is_told_with_what_the_marker_makes_of_reactions(marker: str, drawn: int) -> None:
    found = preview(war("diplomacy", hands={"imperial": [marker]}), "court:persia")
    texts = [outcome.text for outcome in found.chances[0].outcomes if outcome.name == "R1"]
    assert texts == [f"markers that the other player draws: {drawn}"]


@pytest.mark.clause("14.21a", "16.71")
def test_an_army_tells_its_points_before_it_is_formed() -> None:
    state = war("operations", hands={"imperial": ["forced march"]})
    assert value(preview(state, "army:3433"), "Operation points, by land") == "11–26"
    do(state, "army:3433")
    assert value(preview(state, "leave:Belisarius"), "Operation points, by land") == "9–14"
    state.dice_script = [2]
    do(state, "go")
    assert preview(state, "halt").warning == "14 operation points are lost."
    do(state, "halt")
    forced = preview(state, "forced-march:3433")
    assert promised(forced) == {"No loss": 3, "A unit lost": 3}


@pytest.mark.clause("tbl.pillage", "tbl.colony", "4.41e")
def test_pillage_and_colonies_bring_what_they_promise() -> None:
    options = ["pillage", "colonisation"]
    units = {"3730": ["guard field_army", "guard garrison"]}
    state = war("operations", units=units, options=options, dice=[6])
    do(state, "army:3730", "go")

    def pillaged(events: list[Event], _: War) -> str:
        drew = kinds(events) & {"drew-hidden", "drew-back", "drew", "drew-open"}
        return ("Pillaged" if "pillaged" in kinds(events) else "No loot") + (", reaction" if drew else "")

    def settled(events: list[Event], _: War) -> str:
        drew = kinds(events) & {"drew-hidden", "drew-back", "drew", "drew-open"}
        return ("Colony" if "colonised" in kinds(events) else "No colony") + (", reaction" if drew else "")

    assert promised(preview(state, "pillage")) == come(state, "pillage", pillaged)
    assert promised(preview(state, "colonise")) == come(state, "colonise", settled)


@pytest.mark.clause("strat.disease")
def test_disease_kills_as_many_as_it_promises() -> None:
    units = {"Constantinopolis": ["guard garrison"], "3334": ["3 persia nomad"]}
    state = war("operations", units=units, hands={"imperial": ["disease"]})
    found = preview(state, "disease:3334")

    def died(events: list[Event], _: War) -> str:
        return f"Units lost: {next(event for event in events if event.kind == 'disease').args[1]}"

    assert promised(found) == come(state, "disease:3334", died)


# ---------------------------------------------------------------- supply


@pytest.mark.clause("20.2a", "30.2", "tbl.disband")
def test_who_is_not_fed_goes_or_is_checked() -> None:
    units = {"3334": ["4 guard garrison", "Belisarius"]}
    plain = war("supply", units=units)
    assert preview(plain, "disband:Guard-garrison-1").warning == "Guard garrison 1: removed from the map."
    fed = preview(plain, "supply:Guard-garrison-1")
    assert (value(fed, "Treasury afterwards"), value(fed, "Units still to be paid")) == ("19", "0")
    checked = war("supply", units=units, options=["disbanding"])
    do(checked, "done")
    found = preview(checked, "disband:Guard-garrison-1")

    def result(events: list[Event], _: War) -> str:
        names = {"disband-gone": "Disband", "disband-loyal": "Loyal", "disband-revolt": "Revolt"}
        return next(names[event.kind] for event in events if event.kind in names)

    assert promised(found) == come(checked, "disband:Guard-garrison-1", result)
    assert value(found, "Two-star leader in the hex") == "+2"


# ---------------------------------------------------------------- events, leaders


@pytest.mark.clause("tbl.revolt", "strat.legal")
def test_a_revolt_check_is_reckoned_before_anybody_prevents_it() -> None:
    state = war("event", dice=[6, 4], hands={"imperial": ["legal reform"]}, pillaged=["3530"])
    while state.actor == IMPERIAL and "legal-reform:persia" not in [GAME.rules.choice_id(c) for c in state.opts]:
        do(state, "pass")
    found = preview(state, "legal-reform:persia")
    assert promised(found)["Revolt"] == 3
    assert found.chances == preview(state, "pass").chances
    assert found.chances[0].outcomes[0].text == "Persia is neutral then"


@pytest.mark.clause("strat.leader.c", "tbl.diplomacy.assassin")
def test_leaders_live_or_die_as_promised() -> None:
    units = {"Constantinopolis": ["guard garrison"], "3432": ["persia nomad", "Khusro"]}
    state = do(war("levy", units=units, hands={"imperial": ["leader"]}), "play:leader")

    def removed(events: list[Event], _: War) -> str:
        return "Nothing" if "leader-unmoved" in kinds(events) else "Removed"

    assert promised(preview(state, "remove-leader:Khusro")) == come(state, "remove-leader:Khusro", removed)


@pytest.mark.clause("event.41", "4.42")
def test_a_province_that_changes_hands_is_told_with_its_points_and_units() -> None:
    state = war("event", dice=[4, 1])
    found = preview(state, "take:persia")
    after = do(GAME.rules.copy(state), "take:persia")
    gained = GAME.rules.result(after).points[BARBARIAN] - GAME.rules.result(state).points[BARBARIAN]
    assert value(found, "Victory points, Barbarian") == f"{gained:+g}"
    assert value(found, "Persia will be") == "neutral"
    assert value(found, "Units, Barbarian") == "-1"
    assert preview(state, "take:franks").terms[0].value == "under Imperial control"


# ---------------------------------------------------------------- agreements


@pytest.mark.clause("24.1b", "24.1e")
def test_who_accepts_an_agreement_knows_what_he_gets() -> None:
    state = war("diplomacy", options=["negotiation"], hands={"imperial": ["agent"], "barbarian": ["treachery"]})
    GAME.rules.aside(state, IMPERIAL, "negotiate")
    do(state, "offer-sp:5", "ask-marker:treachery", "end-game", "propose")
    assert state.actor == BARBARIAN
    found = preview(state, "accept")
    assert (value(found, "Treasury then"), value(found, "You hand over")) == ("25", "Treachery")
    points = GAME.rules.result(state).points
    assert value(found, "Final points, Imperial") == f"{points[IMPERIAL]:g}"
    assert found.warning == "The game ends at once."
    assert GAME.edge.preview(state, "decline", "en") is None


@pytest.mark.clause("14.1a", "14.0a")
def test_whoever_ends_his_operations_hears_how_many_armies_have_not_acted() -> None:
    state = war("operations")
    found = preview(state, "done")
    assert found.warning == "2 armies have not acted yet in this phase."
    assert value(found, "Armies that have not acted") == "2"
    do(state, next(one for one in ids(state) if one.startswith("army:")))
    while type(state.agenda[-1]).__name__ != "NextArmy":
        GAME.rules.apply(state, "halt" if "halt" in ids(state) else ids(state)[-1])
    assert preview(state, "done").warning == "One army has not acted yet in this phase."


def ids(state: War) -> list[str]:
    return [GAME.rules.choice_id(c) for c in state.opts]


@pytest.mark.clause("11.1a", "11.11a")
def test_whoever_ends_his_levy_hears_how_many_units_he_forgoes() -> None:
    state = war("levy", control={"all": "neutral", "persia": "barbarian"}, player="barbarian")
    warnings = []
    while type(state.agenda[-1]).__name__ in ("Levying", "PlaceLevy"):
        if type(state.agenda[-1]).__name__ == "Levying":
            warnings.append(preview(state, "done").warning)
        GAME.rules.apply(state, next(one for one in ids(state) if one != "done"))
    assert len(warnings) == LEVY[PERSIA]
    assert warnings[0] == f"{LEVY[PERSIA]} units that could be levied free of charge are forgone."
    assert warnings[-1] == "One unit that could be levied free of charge is forgone."


@pytest.mark.clause("strat.donative.a")
def test_whoever_pays_no_more_donatives_hears_who_goes() -> None:
    state = war("operations")
    state.adrift = list(state.at[state.loc[UNIT_INDEX["Narses"]]])
    interject(state, PayUnits(IMPERIAL))
    assert preview(state, "done").warning == "Not paid, and removed from the map: Narses."


@pytest.mark.clause("14.21a")
@pytest.mark.parametrize(
    ("halves", "said"), [(1, "½ operation points"), (2, "1 operation point."), (3, "1½ "), (4, "2 ")]
)
def test_one_operation_point_is_one(halves: int, said: str) -> None:
    points = word(HALVES, halves, "en")
    assert said in texts("en")("ask-operate", {"space": "Roma", "points": points})
