"""Standing orders over the API: what a page makes its form of, and what is left for its menu."""

import pytest

from polemos.room.texts import LANGUAGES
from server.door import Json, Person

GAMES = {
    "syracuse": ({"athens": "human", "syracuse": "human"}, "events", "ask:no-events"),
    "alexander": ({"macedonian": "human", "opponent": "human"}, "face", "order:face-never"),
    "sparta-vs-athens": ({"athens": "human", "sparta": "human"}, "intercept", "intercept:never"),
}


def orders(table: Json) -> dict[str, Json]:
    """The standing orders of a table by name."""
    return {order["id"]: order for order in table["standing"]}


def menu(table: Json) -> list[str]:
    """The asides that no standing order lists."""
    picks = {pick["id"] for order in table["standing"] for pick in order["picks"]}
    return [aside["id"] for aside in table["asides"] if aside["id"] not in picks]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_standing_order_is_left_for_the_menu(owner: Person, game: str, language: str) -> None:
    seats, about, wanted = GAMES[game]
    match = owner.begin(game=game, seats=seats)
    first, second = seats
    table = owner.table(match, first, language=language)
    assert menu(table) == ["resign"]
    # what can be changed by the form can be done
    given = {aside["id"]: aside["weighty"] for aside in table["asides"]}
    for order in table["standing"]:
        assert [pick["id"] in given for pick in order["picks"]].count(False) == 1
        assert order["chosen"] not in given
        assert not any(given.get(pick["id"]) for pick in order["picks"])
    done = owner.act(match, "aside", 0, aside=wanted, side=first)["table"]
    assert orders(done)[about]["chosen"] == wanted
    assert menu(done) == ["resign"]
    assert orders(owner.table(match, second))[about]["chosen"] != wanted


@pytest.mark.parametrize("game", GAMES)
def test_who_only_looks_on_sees_none(owner: Person, game: str) -> None:
    seats = GAMES[game][0]
    first, second = seats
    match = owner.begin(game=game, seats={first: "human", second: "random"})
    assert owner.settled(match)["standing"] == []
    assert owner.settled(match, first)["standing"]
    owner.act(match, "aside", owner.settled(match)["n"], aside="resign", side=first)
    assert owner.table(match, first)["standing"] == []
