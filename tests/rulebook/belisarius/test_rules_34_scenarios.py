"""Section 34 from its clauses: the three scenarios and how they are set up."""

import random
from collections import Counter

import pytest

from polemos.games.belisarius.data.charts import MARKER_COUNT, STACK_LIMIT
from polemos.games.belisarius.data.forces import TYPE_NAMES, UNIT_AFFIL, UNIT_KEY, UNIT_TYPE, UNITS
from polemos.games.belisarius.data.world import (
    AFFILIATIONS,
    GUARD,
    HEX_INDEX,
    HEX_NAMES,
    NEIGHBOURS,
    PROVINCE_OF,
    PROVINCES,
    TOWN,
)
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import forage
from rulebook.belisarius.table import Table

BOSPORUS = "4039"
TINGIS = "2505"
CORE = ["thracia", "dacia", "macedonia", "pontica", "asiana", "oriens", "aegyptus"]

FIRST = {
    "Armenia": "FA1 G1",
    "Persia": "FA2 N1 G9",
    "Visigoths": "WB2 F1 G5",
    "Suevii": "WB1 G1",
    "Basques": "WB1 G1",
    "Ostrogoths": "WB3 F1 G10",
    "Vandals": "WB2 F1 G3",
    "Franks": "WB3 G2",
    "Burgundy": "WB1 G2",
    "Lombards": "WB2",
    "Gepidae": "WB2",
    "Slavs": "WB1 N1",
    "Scythia": "N3",
    "Lazica": "WB1 G1",
    "Arabia": "N1 G2",
    "Nubia": "N1",
    "Mauretania": "N2 G1",
    "Garamantes": "N1 G1",
    "Thracia": "G4",
    "Dacia": "G3",
    "Macedonia": "F1 G3",
    "Pontica": "WB1 G5",
    "Asiana": "G3",
    "Oriens": "N1 G7",
    "Aegyptus": "F1 G6",
}
SECOND = {**FIRST, "Persia": "FA3 N1 G9", "Vandals": "G2", "Mauretania": "N2", "Thracia": "FA1 G4"}
# guards by province; of scenario 2 where it differs
GUARDS = {
    "1": {"Thracia": "FA3 F1", "Dacia": "FA1", "Pontica": "FA1", "Oriens": "FA1", "Scythia": "G1"},
    "2": {
        "Thracia": "FA2 F2",
        "Dacia": "FA1",
        "Pontica": "FA1",
        "Oriens": "FA1",
        "Scythia": "G1",
        "Vandals": "FA1 G1",
        "Mauretania": "G1",
    },
}
GUARDS["3"] = GUARDS["1"]
SHORT = {"FA": "field_army", "WB": "warband", "N": "nomad", "G": "garrison", "F": "fleet"}
UNITS_OF = {"1": FIRST, "2": SECOND, "3": FIRST}


def counts(text: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for word in text.split():
        letters = word.rstrip("0123456789")
        found[SHORT[letters]] = int(word[len(letters) :])
    return found


def begin(scenario: str, seed: str = "1", options: tuple[str, ...] = ()) -> Table:
    """A table at the first decision of the set-up."""
    t = Table.__new__(Table)
    t.game = GAME
    t.state = GAME.rules.new(scenario, options, seed)
    t.state.heard = []
    return t


def anyhow(scenario: str, seed: int) -> Table:
    """Set up at random as far as the rules allow."""
    t, chance = begin(scenario, str(seed)), random.Random(seed)
    while t.phase == "set-up":
        t.does(chance.choice([c for c in t.choices() if c != "quick"]))
    return t


def next_unit(t: Table, space: str) -> str:
    """The unit that goes to a space next."""
    copy = t.copy().forget().does(f"place:{space}")
    return str(copy.events("set-up")[0]["unit"])


def reach(t: Table, unit: str) -> Table:
    """Place units in the first possible hex until this one is to be placed."""
    while True:
        first = t.targets("place")[0]
        if next_unit(t, first) == unit:
            return t
        t.does(f"place:{first}")


SCENARIOS = ["1", "2", "3"]
SEEDS = range(4)


# ---------------------------------------------------------------- units


@pytest.mark.clause("34.1-4d", "34.1-5b", "34.1-6d", "34.2-4d", "34.2-5b", "34.2-6d", "34.3")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_units_of_every_province(scenario: str) -> None:
    t = Table(base="scenario", scenario=scenario)
    for p, name in enumerate(PROVINCES):
        there = Counter(TYPE_NAMES[UNIT_TYPE[u]] for u in range(UNITS) if UNIT_AFFIL[u] == p and t.state.loc[u] >= 0)
        del there["leader"]
        assert there == counts(UNITS_OF[scenario][name]), name


@pytest.mark.clause("34.0a", "34.1-6d", "34.2-6d")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_stands_where_he_is_listed(scenario: str, seed: int) -> None:
    t = anyhow(scenario, seed)
    guards: dict[str, Counter[str]] = {}
    for u in range(UNITS):
        h = t.state.loc[u]
        if h < 0 or TYPE_NAMES[UNIT_TYPE[u]] == "leader":
            continue
        name = PROVINCES[PROVINCE_OF[h]]
        if UNIT_AFFIL[u] == GUARD:
            guards.setdefault(name, Counter())[TYPE_NAMES[UNIT_TYPE[u]]] += 1
        else:
            assert name == AFFILIATIONS[UNIT_AFFIL[u]], UNIT_KEY[u]
    assert guards == {name: counts(text) for name, text in GUARDS[scenario].items()}
    area = {"1": ["Persia-field_army", "Kavadh"], "2": ["Persia-field_army", "Khusro"]}
    there = [unit.rpartition("-")[0] or unit for unit in t.units("Persia-area")]
    assert there == area["2" if scenario == "2" else "1"]


@pytest.mark.clause("34.0b")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_town_has_a_unit(scenario: str, seed: int) -> None:
    t = anyhow(scenario, seed)
    empty = [HEX_NAMES[h] for h, kind in enumerate(TOWN) if kind and not t.state.at[h]]
    assert empty == []


@pytest.mark.clause("34.0b")
def test_the_last_units_are_bound_to_the_towns() -> None:
    # Armenia has one town and two units: if the first goes elsewhere the second has no choice
    t = begin("1").does("place:3443")
    assert len(t.units("3443")) == len(t.units("Dvin")) == 1
    t = begin("1").does("place:Dvin")
    t.may("place:3443", "place:Dvin")
    # Persia has eleven units on the map for nine towns
    t = begin("1").does("place:Dvin", "place:Dvin", "place:1951", "place:2050")
    while len([e for e in t.events("set-up") if e["unit"].startswith("Persia")]) < 3:
        t.does("place:2051")
    t.may_not("place:2150", "34.0b")


@pytest.mark.clause("34.0a")
def test_not_in_another_province() -> None:
    begin("1").may_not("place:3448", "34.0a").may_not("place:3433", "34.0a")


@pytest.mark.clause("34.0c")
@pytest.mark.parametrize("scenario", ["1", "3"])
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_stands_beyond_the_forage(scenario: str, seed: int) -> None:
    t = anyhow(scenario, seed)
    for h, units in enumerate(t.state.at):
        if h < HEX_INDEX["Franks-area"] and HEX_NAMES[h] not in ("4222", "3921"):
            assert len(units) <= forage(t.state, h), HEX_NAMES[h]


@pytest.mark.clause("34.0c")
def test_a_full_hex_takes_no_more() -> None:
    # open ground feeds two: 3245 of Armenia if it is open, else its rough neighbour feeds one
    t = begin("1").does("place:Dvin").does("place:Dvin")
    spaces = [h for h in t.targets("place") if not TOWN[HEX_INDEX[h]]]
    room = {h: forage(t.state, HEX_INDEX[h]) for h in spaces}
    one = next(h for h in spaces if room[h] == 1)
    t.does(f"place:{one}").may_not(f"place:{one}", "34.0c")
    desert = [h for h, p in enumerate(PROVINCE_OF) if p == PROVINCES.index("Arabia") and not forage(t.state, h)]
    t = reach(begin("1"), "Arabia-garrison-1").may_not(f"place:{HEX_NAMES[desert[0]]}", "34.0c")


@pytest.mark.clause("34.2-8c", "34.0c")
def test_in_scenario_2_the_empire_may_crowd() -> None:
    t = begin("2")
    t.does("quick", "quick")
    assert t.decider == "imperial"
    t = reach(t, "Thracia-garrison-1")
    while "place:3429" in t.choices() and len(t.units("3429")) < 3:
        t.does("place:3429")
    assert len(t.units("3429")) > forage(t.state, HEX_INDEX["3429"]) == 1
    # the Barbarian player may not
    t = begin("2")
    rough = next(h for h in t.targets("place") if forage(t.state, HEX_INDEX[h]) == 1)
    t.does(f"place:{rough}").may_not(f"place:{rough}", "34.0c")


@pytest.mark.clause("34.2-8c", "13.1a")
def test_the_stacking_limit_holds_nevertheless() -> None:
    for seed in range(3):
        t = anyhow("2", seed)
        assert max(len(units) for units in t.state.at) <= STACK_LIMIT


# ---------------------------------------------------------------- special places


@pytest.mark.clause("34.1-6d")
@pytest.mark.parametrize("seed", SEEDS)
def test_imperial_leaders_of_scenario_1(seed: int) -> None:
    t = anyhow("1", seed)
    assert t.where("Justinian") == "3433"
    for leader in ("Belisarius", "Mundas"):
        h = HEX_INDEX[t.where(leader)]
        assert TOWN[h]
        assert HEX_NAMES[h] != "3433"
        assert t.owner(HEX_NAMES[h]) == "imperial"


@pytest.mark.clause("34.1-6d")
def test_belisarius_may_begin_in_any_other_imperial_town() -> None:
    t = begin("1").does("quick", "quick")
    t = reach(t, "Belisarius")
    t.may("place:Antiochia", f"place:{BOSPORUS}", "place:Thessalonica")
    t.may_not("place:Constantinopolis").may_not("place:3432").may_not("place:Roma").may_not("place:Ctesiphon")


@pytest.mark.clause("34.2-6d")
def test_leaders_of_scenario_2() -> None:
    t = begin("2").does("quick", "quick")
    t = reach(t, "Germanus")
    t.may("place:Antiochia", "place:Constantinopolis", f"place:{BOSPORUS}", f"place:{TINGIS}")
    t.may_not("place:Carthago").may_not("place:3432").may_not("place:Roma")
    for seed in SEEDS:
        t = anyhow("2", seed)
        assert (t.where("Justinian"), t.where("Narses")) == ("3433", "3433")
        assert PROVINCES[PROVINCE_OF[HEX_INDEX[t.where("Belisarius")]]] == "Thracia"
        assert PROVINCES[PROVINCE_OF[HEX_INDEX[t.where("Solomon")]]] == "Vandals"
        for leader in ("Germanus", "Mundas"):
            h = HEX_INDEX[t.where(leader)]
            assert TOWN[h]
            assert PROVINCES[PROVINCE_OF[h]] != "Vandals"


@pytest.mark.clause("34.1-5b", "34.2-5b", "34.1-8c", "34.2-8d")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", SEEDS)
def test_bosporus_is_the_empires(scenario: str, seed: int) -> None:
    t = anyhow(scenario, seed)
    assert [u for u in t.units(BOSPORUS) if u.startswith("Guard-garrison")]
    near = [HEX_INDEX[BOSPORUS], *NEIGHBOURS[HEX_INDEX[BOSPORUS]]]
    assert not [u for h in near for u in t.units(HEX_NAMES[h]) if u.startswith("Scythia")]
    assert (t.control("scythia"), t.owner(BOSPORUS)) == ("neutral", "imperial")


@pytest.mark.clause("34.1-5b")
def test_scythians_are_barred_from_bosporus() -> None:
    t = reach(begin("1"), "Scythia-nomad-1")
    t.may_not(f"place:{BOSPORUS}", "34.1-5b").may_not("place:4040", "34.1-5b").may("place:4041")


@pytest.mark.clause("34.2-4d", "34.2-8d")
def test_moors_are_barred_from_tingis_in_scenario_2() -> None:
    t = reach(begin("2"), "Mauretania-nomad-1")
    t.may_not(f"place:{TINGIS}", "34.2-4d").may_not("place:2404", "34.2-4d").may("place:2004")
    t = reach(begin("1"), "Mauretania-nomad-1").may(f"place:{TINGIS}", "place:2404")
    t = anyhow("2", 5)
    assert [u for u in t.units(TINGIS) if u.startswith("Guard-garrison")]
    assert (t.control("mauretania"), t.owner(TINGIS)) == ("barbarian", "imperial")


@pytest.mark.clause("34.2-5b")
@pytest.mark.parametrize("seed", SEEDS)
def test_two_persians_on_the_border_of_scythia(seed: int) -> None:
    t = anyhow("2", seed)
    scythia = PROVINCES.index("Scythia")
    border = [
        u
        for u in range(UNITS)
        if UNIT_KEY[u].startswith(("Persia", "Mihir"))
        and t.state.loc[u] >= 0
        and any(PROVINCE_OF[n] == scythia for n in NEIGHBOURS[t.state.loc[u]])
    ]
    assert len(border) >= 2


@pytest.mark.clause("34.0b", "34.2-5b")
def test_persians_are_free_to_stand_anywhere_as_long_as_enough_are_left_for_towns_and_border() -> None:
    t = reach(begin("2"), "Persia-garrison-1")
    # of thirteen nine must man the towns, one of which lies on the border, and one more must watch it
    t.does("place:1951", "place:1951", "place:2050")
    t.may_not("place:2050", "34.2-5b").may("place:2248", "place:3745")


# ---------------------------------------------------------------- control, money, markers, clock


@pytest.mark.clause("34.1-4a", "34.1-5a", "34.1-6a", "34.2-4a", "34.2-5a", "34.2-6a", "34.3")
@pytest.mark.parametrize(
    ("scenario", "barbarian", "imperial"),
    [
        ("1", ["armenia", "persia"], CORE),
        ("2", ["ostrogoths", "mauretania"], [*CORE, "lazica", "vandals"]),
        ("3", ["armenia", "persia"], CORE),
    ],
)
def test_control_at_start(scenario: str, barbarian: list[str], imperial: list[str]) -> None:
    t = begin(scenario)
    for name in PROVINCES:
        key = name.lower()
        want = "barbarian" if key in barbarian else "imperial" if key in imperial else "neutral"
        assert t.control(key) == want, name


@pytest.mark.clause("34.1-4b", "34.1-6b", "34.2-4b", "34.2-6b", "34.3")
@pytest.mark.parametrize(("scenario", "imperial", "barbarian"), [("1", 20, 10), ("2", 12, 18), ("3", 20, 10)])
def test_treasuries(scenario: str, imperial: int, barbarian: int) -> None:
    t = begin(scenario)
    assert (t.sp("imperial"), t.sp("barbarian")) == (imperial, barbarian)


@pytest.mark.clause("34.1-3", "34.1-4c", "34.1-6c", "34.2-3", "34.2-4c", "34.2-6c", "34.3")
@pytest.mark.parametrize(("scenario", "imperial", "barbarian"), [("1", 6, 3), ("2", 3, 6), ("3", 6, 3)])
def test_markers_are_drawn_from_the_full_pool(scenario: str, imperial: int, barbarian: int) -> None:
    t = begin(scenario)
    assert list(t.state.pool) == list(MARKER_COUNT)
    t.state.draw_script = [0] * 8 + [1]  # eight Agents and a Basileus
    while t.phase == "set-up":
        t.does("quick")
    assert (len(t.hand("imperial")), len(t.hand("barbarian"))) == (imperial, barbarian)
    assert sum(t.state.pool) == sum(MARKER_COUNT) - 9


@pytest.mark.clause("34.1-2", "34.2-2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_barbarian_sets_up_first_and_begins(scenario: str) -> None:
    t = begin(scenario)
    deciders = []
    while t.phase == "set-up":
        deciders.append(t.decider)
        t.does("quick")
    assert deciders == ["barbarian", "barbarian", "imperial"]
    assert t.player == "barbarian"
    order = [UNIT_AFFIL[UNIT_KEY.index(e["unit"])] for e in t.events("set-up")]
    states = [t.control(AFFILIATIONS[a].lower()) if a != GUARD else "imperial" for a in order]
    assert states == sorted(states, key=["barbarian", "neutral", "imperial"].index)


@pytest.mark.clause("34.1-8a", "34.2-8a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_vindobona_and_aquileia_are_pillaged(scenario: str) -> None:
    t = begin(scenario)
    assert t.pillaged == []
    while t.phase == "set-up":
        t.does("quick")
    assert t.pillaged == ["3921", "4222"]
    assert t.units("3921")
    assert t.units("4222")


@pytest.mark.clause("34.1-8b", "34.2-8b")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_first_player_turn_has_no_event(scenario: str) -> None:
    t = begin(scenario)
    while t.phase == "set-up":
        t.does("quick")
    phases = [(e["side"], e["phase"]) for e in t.events("phase")]
    assert phases[0] == ("barbarian", "diplomacy")
    t.until(lambda t: t.player == "imperial")
    phases = [(e["side"], e["phase"]) for e in t.events("phase")]
    assert ("barbarian", "event") not in phases
    assert ("imperial", "event") in phases
    t.until(lambda t: t.player == "barbarian")
    phases = [(e["side"], e["phase"]) for e in t.events("phase")]
    assert ("barbarian", "event") in phases


@pytest.mark.clause("34.0", "34.1-1", "34.2-1", "34.3-1")
@pytest.mark.parametrize(("scenario", "first", "last"), [("1", 1, 4), ("2", 3, 7), ("3", 1, 10)])
def test_length(scenario: str, first: int, last: int) -> None:
    t = begin(scenario)
    assert t.turn == first
    assert Table(scenario=scenario, turn=last, phase="supply").finish_phase().does("pass").over
    t = Table(scenario=scenario, turn=last - 1, phase="supply").finish_phase().does("pass")
    assert (t.over, t.turn) == (False, last)


@pytest.mark.clause("34.3")
def test_scenario_3_is_scenario_1_made_longer() -> None:
    one, three = anyhow("1", 9), anyhow("3", 9)
    assert list(one.state.loc) == list(three.state.loc)
    assert list(one.state.control) == list(three.state.control)
    assert list(one.state.sp) == list(three.state.sp)
