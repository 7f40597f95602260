"""Puzzles over the API: a list, a match that waits for one choice, and a solution that is told when it is asked for."""

import json

import pytest

from polemos.bots.puzzle_data import puzzle_of, puzzles_of
from polemos.match import games
from polemos.match.record import parse
from server.door import Json, Person

PUZZLE = "samarkand-0-150"
ALEXANDER = games.find("alexander")
KNOWN = puzzle_of(ALEXANDER, PUZZLE)


def put(owner: Person, puzzle: str = PUZZLE, language: str = "en") -> tuple[Json, Json]:
    """A puzzle, and its table."""
    made = owner.asks("POST", f"/api/games/alexander/puzzles/{puzzle}", 201, params={"language": language})
    return made, owner.table(made, made["decides"], language=language)


def choose(owner: Person, match: Json, n: int, choice: str) -> Json:
    done: Json = owner.act(match, "choose", n, choice=choice, side=match["decides"])
    return done


@pytest.mark.parametrize("name", [name for name in games.names() if puzzles_of(games.find(name))])
def test_the_puzzles_of_a_game_are_listed_by_how_hard_they_are(owner: Person, name: str) -> None:
    game = games.find(name)
    known = {one["name"]: one for one in owner.asks("GET", "/api/games")["games"]}[name]
    for language in ("en", "ja"):
        listed = owner.asks("GET", f"/api/games/{name}/puzzles", params={"language": language})["puzzles"]
        assert [one["puzzle"] for one in listed] == known["puzzles"]
        assert sorted(known["puzzles"]) == sorted(one.id for one in puzzles_of(game))
        grades = [one["grade"] for one in listed]
        assert grades == sorted(grades)
        assert all(one["ask"] and one["title"] and one["moment"] and one["side_title"] for one in listed)
        # nothing that tells an answer, or could be asked for one
        told = {"puzzle", "title", "moment", "side", "side_title", "ask", "grade", "choices"}
        assert all(set(one) == told for one in listed)


def test_a_game_without_puzzles_has_none(owner: Person) -> None:
    assert owner.asks("GET", "/api/games/duel/puzzles") == {"game": "duel", "puzzles": []}
    owner.problem("POST", "/api/games/duel/puzzles/x", 404, "no-such-puzzle")
    match = owner.begin()
    table = owner.table(match, "red")
    assert table["puzzle"] is None
    owner.problem("POST", f"/api/matches/{match['id']}/puzzle", 409, "no-puzzle", json={"n": table["n"]})
    owner.problem("GET", f"/api/matches/{match['id']}/puzzle/solution", 409, "no-puzzle")


def test_a_puzzle_is_an_exercise_in_the_statistics_of_ones_play(owner: Person) -> None:
    put(owner)
    told = owner.asks("GET", "/api/library/statistics")
    assert (told["plays"], told["lessons"]) == ([], 1)


def test_a_puzzle_is_answered_until_it_is_solved_and_can_be_asked_again(owner: Person) -> None:
    match, table = put(owner)
    assert match["name"] == "Puzzle 1: Samarkand, 329 BC"
    assert (table["puzzle"]["state"], table["puzzle"]["tried"], table["puzzle"]["choices"]) == ("open", "", 3)
    offered = [choice["id"] for choice in table["question"]["choices"]]
    wrong = next(one for one in offered if one != KNOWN.solution)
    done = choose(owner, match, table["n"], wrong)
    # it has not happened
    assert (done["made"], done["table"]["n"], done["table"]["puzzle"]["state"]) == (0, table["n"], "open")
    assert done["table"]["puzzle"]["tried"] == wrong
    owner.problem(
        "POST", f"/api/matches/{match['id']}/choose", 409, "illegal-choice",
        json={"n": table["n"], "choice": "no-such", "side": match["decides"]},
    )  # fmt: skip
    done = choose(owner, match, table["n"], KNOWN.solution)
    stand = done["table"]["puzzle"]
    assert (done["made"], stand["state"], stand["tried"]) == (1, "solved", "")
    names = [one["puzzle"] for one in owner.asks("GET", "/api/games/alexander/puzzles")["puzzles"]]
    assert stand["next"] == names[names.index(PUZZLE) + 1]
    settled = owner.settled(match, match["decides"])
    again = owner.act(match, "puzzle", settled["n"], side=match["decides"])["table"]
    assert (again["n"], again["puzzle"]["state"]) == (0, "open")
    assert [choice["id"] for choice in again["question"]["choices"]] == offered


def test_a_puzzle_that_waits_for_its_answer_is_not_given_up_and_one_played_on_is(owner: Person) -> None:
    match, table = put(owner)
    path = f"/api/matches/{match['id']}/surrender"
    assert table["deals"]["may"] == []
    owner.problem("POST", path, 409, "puzzle-waits", json={"n": table["n"], "side": match["decides"]})
    choose(owner, match, table["n"], KNOWN.solution)
    settled = owner.settled(match, match["decides"])
    assert settled["deals"]["may"] == ["surrender"]
    assert owner.asks("POST", path, json={"n": settled["n"], "side": match["decides"]})["over"]


def test_it_is_told_what_an_answer_would_lead_to_and_the_solution_with_its_reasons(owner: Person) -> None:
    match, table = put(owner)
    path = f"/api/matches/{match['id']}/puzzle"
    asked = {"side": match["decides"], "choice": KNOWN.second}
    look = owner.asks("GET", f"{path}/look", params=asked)
    assert look["line"]["choice"]["id"] == KNOWN.second and look["line"]["reasons"]
    assert look["line"]["chance"] < look["chance"]
    assert KNOWN.solution not in json.dumps(look)
    owner.problem("GET", f"{path}/look", 409, "puzzle-right", params={**asked, "choice": KNOWN.solution})
    owner.problem("GET", f"{path}/look", 409, "illegal-choice", params={**asked, "choice": "no-such"})
    told = owner.asks("GET", f"{path}/solution", params={"side": match["decides"], "language": "ja"})
    assert (told["best"]["choice"]["id"], told["second"]["choice"]["id"]) == (KNOWN.solution, KNOWN.second)
    assert told["best"]["reasons"] and told["best"]["mean"] > told["second"]["mean"]
    # also when it has been solved, and the game has gone on
    choose(owner, match, table["n"], KNOWN.solution)
    after = owner.asks("GET", f"{path}/solution", params={"side": match["decides"], "language": "ja"})
    assert after["best"]["choice"]["text"] == told["best"]["choice"]["text"]


def test_nothing_that_the_page_gets_sets_the_solution_apart(owner: Person) -> None:
    match, table = put(owner)
    assert not table["question"]["hints"]
    owner.problem("GET", f"/api/matches/{match['id']}/hint", 403, "no-hint", params={"side": match["decides"]})
    owner.problem("GET", f"/api/matches/{match['id']}/analysis", 403, "no-analysis", params={"side": match["decides"]})
    # the solution stands in the list of choices as each other one does, in the order of the rules
    state = json.dumps(table["question"]["choices"])
    assert state.count(f'"{KNOWN.solution}"') == 1
    rest = {key: value for key, value in table.items() if key != "question"}
    assert f'"{KNOWN.solution}"' not in json.dumps(rest)
    owner.problem("GET", f"/api/matches/{match['id']}/record", 403, "sealed")
    owner.problem(
        "POST", f"/api/matches/{match['id']}/invitations", 409, "puzzle-alone", json={"side": None}
    )  # fmt: skip


def test_a_puzzle_is_a_match_among_the_others_and_its_record_knows_it(owner: Person) -> None:
    match, _ = put(owner, language="ja")
    listed = owner.asks("GET", "/api/matches")["matches"]
    found = next(one for one in listed if one["id"] == match["id"])
    assert (found["puzzle"], found["lesson"]) == (PUZZLE, "") and found["name"].startswith("問題1：")
    header = {"polemos": 1, "game": "duel", "rules": "1", "scenario": "long", "options": [], "seed": "7"}
    line = json.dumps({**header, "dice": "seeded", "data": "x", "puzzle": "p"})
    record = parse(f"{line}\n", "r").header
    assert record.puzzle == "p" and record.as_json()["puzzle"] == "p"
