"""Previews: each can be written in both languages, its chances add up, and it changes nothing."""

from collections import Counter
from typing import Any

import pytest

from games.peloponnesian_war import throws
from games.peloponnesian_war.previewing import looked_at, of_two, told
from polemos.games.peloponnesian_war.asking import season_number
from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.data.tables import CARD_INDEX
from polemos.games.peloponnesian_war.edge.position_names import city_named
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.preview.previews import BY_VERB
from polemos.games.peloponnesian_war.rules.cards.plays import RULES
from polemos.games.peloponnesian_war.rules.combat import account
from polemos.games.peloponnesian_war.rules.season import supply
from polemos.games.peloponnesian_war.rules.season.supply import SideSupply
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import ASKED, Rng
from polemos.kernel.flow import NOBODY, VERB, RollDie, choose, copy, run
from rulebook.peloponnesian_war import cards
from rulebook.peloponnesian_war.fights import (
    ATTIC,
    ATTIC_HORSE,
    CORINTH,
    OPEN,
    battle,
)
from rulebook.peloponnesian_war.moves import moves
from rulebook.peloponnesian_war.sieging import besieges, builds
from rulebook.peloponnesian_war.table import Table
from samples import sample

OFTEN = 12
"""So many choices of a verb are looked at."""


@pytest.mark.long
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_preview_is_whole_and_none_is_silent_of_a_die(scenario: str) -> None:
    met: Counter[tuple[str, str]] = Counter()
    silent: set[tuple[str, str]] = set()
    for seed in range(sample(2, 5)):
        s, rng = GAME.rules.new(scenario, (), str(seed)), Rng(f"previews {seed}")
        for _ in range(2500):
            if s.actor == NOBODY:
                break
            for c in s.opts:
                key = throws.ROOM.key(s, c)
                if met[key] < OFTEN and rng.below(4) == 0:
                    met[key] += 1
                    found = looked_at(s, c) if throws.ROOM.previewer(key) is not None else None
                    if (found is None or not found.chances) and rolls_next(s, c):
                        silent.add(key)
            choose(s, s.opts[rng.below(len(s.opts))])
    verbs_met = {verb for _, verb in met}
    assert len(verbs_met & set(BY_VERB)) > len(BY_VERB) / 2, sorted(set(BY_VERB) - verbs_met)
    assert silent <= THEIRS | OF_A_ROUND


THEIRS = {(flee, verb) for flee in ("FleetsFlee", "Flee", "Launch") for verb in ("retreat", "embark-to")} | {
    ("GoOn", "break-off")
}
"""Where the beaten go, or that they give up, says nothing of the storms that then meet those who have beaten them."""
OF_A_ROUND = {("BreakLine", "lose"), ("BreakLine", "lose-garrison")}
"""Who is lost of a line says nothing of the checks of the others: they were told before the round was fought."""


def rolls_next(s: War, c: int) -> bool:
    """Whether a die falls after a choice, in the same phase and before anybody is asked."""
    t = copy(s)
    t.dice_mode, t.dice_script = ASKED, []
    choose(t, c)
    return (t.phase, t.turn) == (s.phase, s.turn) and isinstance(t.agenda[-1], RollDie)


# ----------------------------------------------------------------------------------------------- choices without a die


AT_TEOS = {"teos": ["attica-hoplite-4-01"]}
WORKS: dict[str, tuple[dict[str, list[str]], dict[str, Any]]] = {
    "rebuild:teos": (AT_TEOS, {"cities": {"teos": ["destroyed"]}, "walls": {"teos": 0}}),
    "wall:teos": (AT_TEOS, {"inside": AT_TEOS["teos"], "walls": {"teos": 0}}),
    "build-fort:pylos": ({"pylos": ["attica-hoplite-4-01"]}, {}),
    "build-base:athens": ({"athens": ["attica-hoplite-4-01"]}, {"inside": ["attica-hoplite-4-01"]}),
    "build:attica-fleet-5": ({"build-pool": ["attica-fleet-5-01"]}, {}),
}


@pytest.mark.parametrize("choice", WORKS)
def test_what_is_built_costs_what_is_said(choice: str) -> None:
    pieces, rest = WORKS[choice]
    t = builds("athens", pieces, **rest)
    said = told(t, choice)
    t.does(choice)
    assert t.talents("athens") == int(said["Talents left"]) == 20 - int(said["Costs"])
    seasons = int(said.get("Seasons until it is finished", 0))
    due = t.state.works[city_named("teos")]
    assert seasons == (due - season_number(t.state) if due else 0) and (due > 0) == choice.startswith("rebuild")


@pytest.mark.parametrize("choice", ["muster:piraeus", "dismiss:athens"])
def test_placing_says_who_stands_there_and_what_supply_will_cost(choice: str) -> None:
    there = {"athens": ["attica-hoplite-4-01", "attica-hoplite-4-02"], "force-pool": ["attica-fleet-5-01"]}
    t = Table(there, phase="placement", turn=0, side="athens", inside=there["athens"])
    city = choice.partition(":")[2]
    said = told(t, choice)
    before = supply.bill(t.state, supply.mouths(t.state, 0)), len(t.at(city))
    t.does(choice)
    after = supply.bill(t.state, supply.mouths(t.state, 0)), len(t.at(city))
    assert of_two(said["Supply of the side each season"]) == (before[0], after[0])
    assert of_two(said["Units there"]) == (before[1], after[1])


def test_a_leader_who_is_placed_counts_for_the_limit() -> None:
    t = Table({"force-pool": ["hagnon"], "athens": ["pericles"]}, phase="placement", turn=0, inside=["pericles"])
    said = told(t.does("levy:athens"), "place-leader:hagnon")
    assert said["Leaders there"] == "1 → 2" and said["Leaders of those the side may have"] == "2 / 6"


def test_a_raid_says_what_it_brings() -> None:
    t = Table({OPEN: ATTIC[:1]}, phase="raids", side="athens", raids={"boeotia": 1})
    said = told(t, f"raid:{ATTIC[0]}")
    had = t.talents("athens")
    t.does(f"raid:{ATTIC[0]}")
    event = t.event("raids")
    assert t.talents("athens") == had + int(said["Talents from a raid"])
    assert said["Raids of this year, of those the area bears"].startswith(f"{event['count']} /")


def test_a_card_without_a_die_says_what_it_changes() -> None:
    t = cards.holding("athens", "eisphora", treasury={"athens": 7, "sparta": 7})
    said = told(t, "play-card:eisphora")
    t.does("play-card:eisphora")
    assert of_two(said["Talents of Athens"]) == (7, t.talents("athens"))
    assert of_two(said["Attica: Militance"])[1] == t.ml("attica")


def test_a_card_with_a_target_says_what_its_rule_is() -> None:
    t = cards.holding("athens", "stasis")
    found = GAME.edge.preview(t.state, "play-card:stasis", "en")
    assert found is not None and [term.clause for term in found.terms] == ["card.stasis"] and not found.chances


def test_the_die_of_a_card_says_what_is_added_and_what_each_face_brings() -> None:
    """Chios at 1 with a city in revolt: -1 +1; a high sum loses the region, a lower one a city [card.rebellion]."""
    t = cards.holding("sparta", "rebellion", al={"chios": 1, "samos": 3}, cities={"teos": ["revolt"]})
    t.does("play-card:rebellion")
    found = GAME.edge.preview(t.state, "card-region:chios", "en")
    assert found is not None
    assert [(term.value, term.clause) for term in found.terms][:2] == [
        ("-1", "card.rebellion"),
        ("+1", "card.rebellion"),
    ]
    likely = {outcome.text.partition(".")[0]: round(6 * outcome.chance) for outcome in found.chances[0].outcomes}
    figures = RULES[CARD_INDEX["rebellion"]].values
    faces = {
        "Chios passes to Sparta": len([face for face in range(1, 7) if face >= figures["success"]]),
        "A city of the region revolts": len(
            [face for face in range(1, 7) if figures["partial"] <= face < figures["success"]]
        ),
        "Rebellion Possible has no effect": len([face for face in range(1, 7) if face < figures["partial"]]),
    }
    assert likely == {text: n for text, n in faces.items() if n}


def test_a_siege_that_is_begun_says_when_it_may_end() -> None:
    """The count is 0 at first; a die of 1 never takes a place [10.5.1]."""
    t = besieges("athens", {"tanagra": ATTIC[:9]}, season="summer", al={"boeotia": 3}, walls={"tanagra": 0})
    said = told(t, "besiege:tanagra")
    t.does("besiege:tanagra")
    added = sum(term.value for term in sieges.terms(t.state, city_named("tanagra")))
    assert said["The first roll takes the place from this face on"] == str(7 - added) and added > 0


def test_who_forages_or_goes_unpaid_is_no_more_on_the_bill() -> None:
    there = {"thebes": ATTIC[:2], "athens": ATTIC[2:4]}
    t = Table(there, steps=[SideSupply(0)], phase="supply", turn=0, inside=ATTIC[:4], holder={"thebes": "athens"})
    said = told(t, f"forage:{ATTIC[0]}")
    before = supply.bill(t.state, t.state.queue)
    t.does(f"forage:{ATTIC[0]}")
    assert of_two(said["To be paid"]) == (before, supply.bill(t.state, t.state.queue))
    assert said["Units that forage"] == "1"
    poor: dict[str, Any] = {"treasury": {"athens": 1}, "inside": ATTIC[:3]}
    t = Table({"athens": ATTIC[:3]}, steps=[SideSupply(0)], phase="supply", turn=0, **poor)
    said = told(t, f"unpaid:{ATTIC[0]}")
    assert of_two(said["To be paid"]) == (2, 1) and said["Units that are not paid"] == "1"


def test_breaking_off_says_how_many_are_pursued() -> None:
    t = battle(OPEN, [*ATTIC[:4], *ATTIC_HORSE[:1]], CORINTH[:4], start="3939")
    t.dice(3, *[6] + [1] * 20).does("stand")
    role = account.role_of(t.state, t.side_of(t.decider))
    assert told(t, "break-off")["Routed units"] == str(len(account.routed(t.state, role)))


def test_an_assault_says_what_the_walls_are_worth() -> None:
    t = moves({"tanagra": [*ATTIC[:7], "hagnon"]}, side=0, walls={"tanagra": 1}).does("march:hagnon")
    said = told(t, "assault:tanagra")
    assert (said["Garrison points"], said["Columns for walls"]) == ("3", "3")  # of a medium city [18.2.2, 18.3.1]


def test_who_marches_upon_a_city_is_told_what_holds_it() -> None:
    t = moves({"3939": [*ATTIC[:4], "hagnon"]}, side=0, walls={"tanagra": 1}).does("march:hagnon")
    said = told(t, "move:tanagra")
    assert said["The enemy holds"] == "Tanagra" and said["Units inside"] == "0"
    assert (said["Garrison points"], said["Columns for walls"]) == ("3", "3")


def test_a_voyage_says_what_it_costs() -> None:
    t = moves({"piraeus": "attica-fleet-5-01"}, side=0, inside=["attica-fleet-5-01"]).does("sail:attica-fleet-5-01")
    said = told(t, "halt:saronic_gulf")
    had = t.state.points
    t.does("halt:saronic_gulf")
    assert int(said["Sea points spent"]) == had - t.state.points == 1
    assert int(said["Sea points left"]) == t.state.points


@pytest.mark.parametrize(("place", "comes"), [("cythera", "it comes"), ("mantinea", "no city or base sends a line")])
def test_a_base_says_whether_supply_comes_to_it(place: str, comes: str) -> None:
    """Over the sea to a base on Cythera [9.3.4a]; by land none comes to Arcadia [9.3.2]."""
    t = builds("athens", {place: [ATTIC[0]]}, bases={"piraeus": "athens"}, holder={place: "athens"})
    assert told(t, f"build-base:{place}")["Supply of the base"] == comes


def test_a_card_says_what_it_changes_and_what_it_is() -> None:
    found = GAME.edge.preview(cards.holding("athens", "engineers").state, "play-card:engineers", "en")
    assert found is not None
    assert any("engineers token" in term.text and term.clause == "card.engineers" for term in found.terms)


def test_who_marches_upon_a_city_is_told_of_those_who_may_come_out() -> None:
    inside = ["boeotia-hoplite-5-01", "boeotia-hoplite-5-02"]
    t = moves({"3939": [*ATTIC[:4], "hagnon"], "tanagra": inside}, side=0, inside=inside).does("march:hagnon")
    assert told(t, "move:tanagra")["Units inside, if all come out"] == "2"


def test_the_chance_of_a_revolt_is_that_of_the_die() -> None:
    for seed in range(40):
        s, rng = GAME.rules.new("campaign", (), str(seed)), Rng(f"revolts {seed}")
        for _ in range(600):
            if s.actor == NOBODY:
                break
            choices = [c for c in s.opts if IDS.verbs[c // VERB][0] == "check"]
            if choices:
                found = GAME.edge.preview(s, IDS.choice_id(choices[0]), "en")
                assert found is not None
                likely = {outcome.name: outcome.chance for outcome in found.chances[0].outcomes}
                falls = 0
                for face in range(1, 7):
                    t = copy(s)
                    t.dice_script = [face]
                    was = t.city_marks[choices[0] % VERB]
                    choose(t, choices[0])
                    falls += t.city_marks[choices[0] % VERB] != was
                assert likely.get("Revolt", 0) == pytest.approx(falls / 6)
                return
            choose(s, s.opts[rng.below(len(s.opts))])
    raise AssertionError("no check")


def test_an_assault_is_foretold_with_the_strengths_that_fight() -> None:
    """Cavalry before walls counts nothing; the other end of Long Walls defends as well [18.2.1, 18.2.4]."""
    men = [f"attica-hoplite-4-{n:02d}" for n in range(1, 7)]
    pieces = {"megara": [*men, "nicias", "attica-cavalry-4-01", "attica-cavalry-4-02"]}
    terms: list[dict[str, str]] = []
    for walls in ([], [["megara", "nisaea"]]):
        said = {"base": "empty", "phase": "movement", "turn": 1, "side": "athens", "pieces": pieces}
        s = GAME.editor.laid_out({**said, "scenario": "campaign", "long_walls": walls})
        run(s)
        choose(s, IDS.choice_value("march:nicias"))
        found = GAME.edge.preview(s, "assault:megara", "en")
        assert found is not None
        terms.append({term.clause: term.value for term in found.terms})
    # six against the three points of Megara, and against those of Nisaea too
    assert (terms[0]["18.3.1"], terms[0]["17.4.1"]) == ("3", "2-1")
    assert (terms[1]["18.3.1"], terms[1]["17.4.1"]) == ("5", "1-1")
