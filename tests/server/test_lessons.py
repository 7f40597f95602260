"""Teaching over the API: lessons with their guide, briefings, first games."""

from typing import Any

from server.door import Json, Person


def begun(owner: Person, lesson: str = "road", language: str = "en") -> tuple[Json, Json]:
    """A lesson, and its table."""
    made = owner.asks("POST", f"/api/games/belisarius/lessons/{lesson}", 201, params={"language": language})
    return made, owner.table(made, "imperial", language=language)


def choose(owner: Person, match: Json, n: int, choice: str, **more: Any) -> Json:
    done: Json = owner.act(match, "choose", n, choice=choice, side="imperial", **more)
    return done


def test_what_a_game_teaches_is_told_in_both_languages(owner: Person) -> None:
    teaching = owner.asks("GET", "/api/games/belisarius/teaching?language=ja")
    assert teaching["lessons"][0]["title"] == "ダラへの道"
    games = {game["name"]: game for game in owner.asks("GET", "/api/games")["games"]}
    assert games["belisarius"]["lessons"][0] == "road"
    assert [lesson["name"] for lesson in teaching["lessons"]] == games["belisarius"]["lessons"]


def test_a_lesson_from_its_first_word_to_its_last(owner: Person) -> None:
    match, table = begun(owner)
    guide = table["guide"]
    assert (guide["step"], guide["steps"], guide["title"]) == (0, 5, "The road to Dara")
    assert guide["pages"][0]["text"].startswith("Welcome.")
    assert len(guide["pages"][1]["spaces"]) == 2
    # what is not right is answered, and has not happened
    done = choose(owner, match, table["n"], "done")
    assert done["made"] == 0 and done["table"]["n"] == table["n"]
    assert done["table"]["guide"]["refused"] and "nobody would have moved" in done["table"]["guide"]["reply"]
    done = choose(owner, match, table["n"], "army:2939", then=["go"])
    assert done["made"] == 1 and "all three would go" in done["table"]["guide"]["reply"]
    done = choose(owner, match, done["table"]["n"], "leave:Guard-garrison-1")
    assert done["table"]["guide"]["reply"] == "Right: the garrison keeps the gates."
    # a word for what nobody has thought of
    n = done["table"]["n"]
    assert "not what this lesson is about" not in choose(owner, match, n, "leave:Belisarius")["table"]["guide"]["reply"]
    assert owner.table(match, "imperial")["guide"]["reply"] == "Right: the garrison keeps the gates."
    done = owner.act(match, "lesson", n, act="skip", side="imperial")
    done = owner.act(match, "lesson", done["table"]["n"], act="skip", side="imperial")
    assert "24½" in done["table"]["question"]["text"]
    assert done["table"]["undo"] == "The last step of the lesson"
    # back behind the die
    back = owner.act(match, "undo", done["table"]["n"], side="imperial")
    assert back["table"]["guide"]["step"] == 3
    again = owner.act(match, "lesson", back["table"]["n"], act="restart", side="imperial")
    assert again["table"]["guide"]["step"] == 0 and not again["table"]["guide"]["may_go_back"]
    table = again["table"]
    for _ in range(5):
        table = owner.act(match, "lesson", table["n"], act="skip", side="imperial")["table"]
    assert table["guide"]["step"] == 5
    assert table["guide"]["pages"][0]["text"].startswith("Well done.")


def test_a_lesson_is_a_match_among_the_others(owner: Person) -> None:
    match, _ = begun(owner, language="ja")
    listed = owner.asks("GET", "/api/matches")["matches"]
    assert [(one["lesson"], one["name"]) for one in listed if one["id"] == match["id"]] == [("road", "ダラへの道")]
    assert owner.table(match, "imperial", language="ja")["guide"]["title"] == "ダラへの道"


def test_what_there_is_not_is_refused(owner: Person) -> None:
    owner.problem("POST", "/api/games/belisarius/lessons/nothing", 404, "no-such-lesson")
    owner.problem("POST", "/api/games/duel/first-game", 404, "no-first-game")
    match = owner.begin()
    table = owner.table(match, "red")
    assert table["guide"] is None
    owner.problem("POST", f"/api/matches/{match['id']}/lesson", 409, "no-lesson", json={"n": table["n"], "act": "back"})
    assert owner.asks("GET", f"/api/matches/{match['id']}/briefing") is None


def test_a_match_opens_with_a_briefing_for_each_side(owner: Person) -> None:
    match = owner.begin(game="belisarius", seats={"imperial": "human", "barbarian": "human"})
    imperial = owner.asks("GET", f"/api/matches/{match['id']}/briefing?side=imperial")
    barbarian = owner.asks("GET", f"/api/matches/{match['id']}/briefing?side=barbarian&language=ja")
    assert imperial["parts"][0]["about"] == "who" and "Justinian" in imperial["parts"][0]["text"]
    assert len(imperial["parts"][0]["spaces"]) == 1
    assert "ペルシア" in barbarian["parts"][0]["text"]


def test_a_first_game_begins_small_and_spares_its_person_what_can_wait(owner: Person) -> None:
    match = owner.asks("POST", "/api/games/belisarius/first-game", 201)
    assert match["scenario"] == "1" and match["seats"] == {"imperial": "human", "barbarian": "greedy"}
    table = owner.settled(match, "imperial")
    orders = {order["id"]: order["chosen"] for order in table["standing"]}
    assert orders["treachery"] == "spare:treachery"
    teaching = owner.asks("GET", "/api/games/belisarius/teaching")
    settled = {name: one["choice"] for one in teaching["settled"] for name in one["asks"]}
    # the set-up is the first question, and is answered for a beginner
    assert table["question"]["name"] == "Placing" and settled["Placing"] == "quick"
    cards = {name: card["title"] for card in teaching["cards"] for name in card["asks"]}
    assert cards["NameTarget"] == "Envoys"
