"""Tournaments at the server: entered, played to their end, settled, left, cancelled; and a server that is killed."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from patience import until
from polemos.cli.admin import app
from polemos.kernel.errors import BadInput
from polemos.server import tournaments
from polemos.server.administration import administered
from polemos.server.serve import serve
from polemos.server.words import Wrong
from server.door import Json, Person
from server.signing import Hall, hall
from server.telling import MINUTE, Post, post

NAMES = ("Ann", "Bob", "Cid", "Dan")


@pytest.fixture(scope="module")
def office() -> Iterator[Post]:
    with post() as found:
        yield found


@pytest.fixture
def there(tmp_path: Path, office: Post) -> Iterator[Hall]:
    with hall(tmp_path / "games", office) as found:
        yield found


class Cup:
    """A tournament, whoever runs it, and its players by their names."""

    def __init__(self, there: Hall, names: tuple[str, ...], **wanted: Any) -> None:
        self.there, self.organiser = there, there.door.owner()
        body = {"name": "Spring Cup", "game": "duel", "scenario": "short", **wanted}
        made: Json = self.organiser.asks("POST", "/api/tournaments", 201, json=body)
        self.at = f"/api/tournaments/{made['id']}"
        self.people = {name: there.person(f"{name.lower()}@mail.example", name) for name in names}
        for who in self.people.values():
            who.asks("POST", f"{self.at}/entry")

    def page(self, who: Person | None = None) -> Json:
        found: Json = (who or self.organiser).asks("GET", self.at)
        return found

    def act(self, act: str) -> Json:
        found: Json = self.organiser.asks("POST", f"{self.at}/act", json={"act": act})
        return found

    def names(self) -> dict[int, str]:
        return {one["number"]: one["name"] for one in self.page()["table"]}

    def games(self, name: str) -> list[Json]:
        """The games of somebody in the round that is played which are on."""
        mine = self.page(self.people[name])["played"][0]["pairs"]
        return [game for pair in mine for game in pair["games"] if game["match"] and game["score"] is None]

    def loses(self, name: str, most: int = 2) -> None:
        """Somebody gives up the games that he has in this round."""
        for game in self.games(name)[:most]:
            side = "red" if self.names()[game["first"]] == name else "blue"
            self.gives_up(name, game["match"], side)

    def gives_up(self, name: str, match: str, side: str) -> None:
        who = self.people[name]
        n = who.table({"id": match})["n"]
        who.asks("POST", f"/api/matches/{match}/surrender", json={"n": n, "side": side})

    def round(self, number: int) -> None:
        """Wait for a round to begin, with its matches."""
        until(
            lambda: self.page()["round"] == number and all(map(ready, self.page()["played"][0]["pairs"])), "the round"
        )

    def over(self) -> Json:
        return until(lambda: self.page() if self.page()["state"] == "over" else None, "the end")

    def row(self) -> Any:
        return self.there.door.repository.tournaments.find(self.at.rpartition("/")[2])


def ready(pair: Json) -> bool:
    return all(game["watchable"] for game in pair["games"])


def test_a_round_robin_is_played_to_its_end(there: Hall) -> None:
    cup = Cup(there, NAMES[:3], kind="round-robin", rated=True, clock={"kind": "days", "days": 3})
    assert [one["name"] for one in cup.page()["table"]] == ["Ann", "Bob", "Cid"] and cup.page()["rounds"] == 0
    late = there.person("eve@mail.example", "Eve")
    late.asks("POST", f"{cup.at}/entry")
    assert late.asks("DELETE", f"{cup.at}/entry")["players"] == 3
    page = cup.act("start")
    assert (page["state"], page["rounds"], page["tie_break"]) == ("running", 3, "sonneborn-berger")
    for who in (late, cup.people["Ann"]):
        who.problem("POST", f"{cup.at}/entry", 409, "tournament-not-open")
    late.problem("DELETE", f"{cup.at}/entry", 404, "tournament-no-player")
    # in each round two meet in two games with seats exchanged, and Ann wins whatever she plays, Bob what else he does
    for number in (1, 2, 3):
        cup.round(number)
        pairs = cup.page()["played"][0]["pairs"]
        (pair,) = [one for one in pairs if one["second"]]
        assert [(one["first"], one["second"]) for one in pair["games"]] == [
            (pair["first"], pair["second"]),
            (pair["second"], pair["first"]),
        ]
        names = cup.names()
        loser = max(names[pair["first"]], names[pair["second"]])
        match = cup.games(loser)[0]["match"]
        deals = cup.people[loser].table({"id": match}, None)["deals"]
        assert deals["contest"]["tournament_name"] == "Spring Cup" and deals["clock"]["control"]["days"] == 3
        cup.loses(loser)
    table = [(one["name"], one["points"], one["pairs"], one["place"]) for one in cup.over()["table"]]
    assert table == [("Ann", 4, 2, 1), ("Bob", 2, 1, 2), ("Cid", 0, 0, 3)]
    ratings = {name: who.asks("GET", "/api/ratings")["ratings"][0] for name, who in cup.people.items()}
    assert [(one["won"], one["lost"]) for one in ratings.values()] == [(4, 0), (2, 2), (0, 4)]
    assert ratings["Ann"]["strength"]["rating"] > 1700 > 1300 > ratings["Cid"]["strength"]["rating"]
    # nobody plays one of its games again
    ended = cup.people[loser].table({"id": match})
    side = next(side for side, place in ended["access"]["places"].items() if place == "here")
    assert ended["deals"]["may"] == []
    again = {"n": ended["n"], "side": side, "kind": "rematch"}
    cup.people[loser].problem("POST", f"/api/matches/{match}/deals", 409, "tournament-rematch", json=again)


def test_a_swiss_tournament_has_byes_and_settled_games_and_players_who_go(there: Hall) -> None:
    cup = Cup(there, NAMES, kind="swiss", rounds=3)
    page = cup.act("start")
    assert page["rounds"] == 3 and page["tie_break"] == "buchholz"
    cup.round(1)
    assert [(one["first"], one["second"]) for one in cup.page()["played"][0]["pairs"]] == [(1, 3), (2, 4)]
    stuck = cup.games("Ann")[0]
    body = {"game": stuck["id"], "result": "draw"}
    cup.people["Ann"].problem("POST", f"{cup.at}/settle", 403, "tournament-organiser", json=body)
    cup.organiser.asks("POST", f"{cup.at}/settle", json=body)
    cup.organiser.problem("POST", f"{cup.at}/settle", 409, "tournament-game-over", json=body)
    # its match goes on for nothing
    assert cup.people["Ann"].table({"id": stuck["match"]})["deals"]["contest"]["reason"] == "settled"
    cup.loses("Cid")
    # whoever is dropped has lost what he was playing, and nobody meets him any more
    cup.organiser.asks("POST", f"{cup.at}/drop", json={"player": 4})
    cup.round(2)
    found = {one["name"]: (one["points"], one["dropped"]) for one in cup.page()["table"]}
    # Cid had half a point, and has a bye now
    assert found == {"Cid": (2.5, False), "Bob": (2, False), "Ann": (1.5, False), "Dan": (0, True)}
    pairs = [(one["first"], one["second"]) for one in cup.page()["played"][0]["pairs"]]
    assert (3, 0) in pairs and not any(4 in pair for pair in pairs)
    # whoever deletes his account goes too, and his name with him
    cup.people["Bob"].asks("POST", "/api/account/delete", 204, json={})
    assert "Bob" not in cup.names().values()
    cup.organiser.asks("POST", f"{cup.at}/drop", json={"player": 3})
    page = cup.over()
    assert page["table"][0]["name"] == "Ann"
    assert {one["name"] for one in page["table"]} == {"Ann", "—", "Cid", "Dan"}


def test_a_player_leaves_a_tournament_under_way_and_has_lost_what_is_not_over(there: Hall) -> None:
    cup = Cup(there, NAMES[:3])
    cup.act("start")
    ann = cup.people["Ann"]
    page = ann.asks("DELETE", f"{cup.at}/entry")
    assert {one["name"] for one in page["table"] if one["dropped"]} == {"Ann"}
    games = [game for one in page["played"] for pair in one["pairs"] for game in pair["games"]]
    assert page["state"] == "running" and games
    ann.problem("DELETE", f"{cup.at}/entry", 404, "tournament-no-player")
    there.person("eve@mail.example", "Eve").problem("DELETE", f"{cup.at}/entry", 404, "tournament-no-player")
    assert {one["points"] for one in cup.page()["table"] if one["name"] == "Ann"} == {0}


def test_somebody_looks_on_at_the_games_of_others(there: Hall) -> None:
    cup = Cup(there, NAMES[:2])
    cup.act("start")
    cup.round(1)
    guest = there.person("eve@mail.example", "Eve")
    (game, other) = cup.page(guest)["played"][0]["pairs"][0]["games"]
    assert game["match"] == "" and game["watchable"]
    match = guest.asks("POST", f"{cup.at}/watch", json={"game": game["id"]})["match"]
    assert guest.table({"id": match})["access"]["role"] == "spectator"
    assert cup.page(guest)["played"][0]["pairs"][0]["games"][0]["match"] == match
    guest.problem("GET", f"/api/matches/{other['match'] or 'none'}/table", 404, "no-match")
    # the players stay players
    mine = cup.people["Ann"].asks("POST", f"{cup.at}/watch", json={"game": game["id"]})["match"]
    assert cup.people["Ann"].table({"id": mine})["access"]["role"] == "guest"
    for path, method, body in (
        ("", "DELETE", None),
        ("", "PATCH", {"seats": {"red": "random"}}),
        ("/invitations", "POST", {"side": "red"}),
    ):
        cup.people["Ann"].problem(method, f"/api/matches/{mine}{path}", 403, "owner-only", json=body)


def test_who_makes_tournaments_and_what_cannot_be_one(there: Hall, tmp_path: Path, office: Post) -> None:
    ann, admin = there.person("ann@mail.example"), there.door.owner()
    body: Json = {"name": "Cup", "game": "duel"}
    ann.problem("POST", "/api/tournaments", 403, "tournament-administrators", json=body)
    assert not ann.asks("GET", "/api/tournaments")["may_make"]
    for wrong in ({"game": "chess"}, {"scenario": "none"}, {"options": ["none"]}, {"rounds": 21}, {"name": "  "}):
        answer = admin.request("POST", "/api/tournaments", json=body | wrong)
        assert answer.status_code in (404, 422), wrong
    cup = admin.asks("POST", "/api/tournaments", 201, json=body)
    at = f"/api/tournaments/{cup['id']}"
    ann.problem("POST", f"{at}/entry", 409, "tournament-name")
    ann.asks("PUT", "/api/account/name", json={"name": "Ann"})
    ann.asks("POST", f"{at}/entry")
    admin.problem("POST", f"{at}/entry", 403, "not-signed-in")
    admin.problem("POST", f"{at}/act", 409, "tournament-few", json={"act": "start"})
    (line,) = ann.asks("GET", "/api/tournaments", params={"language": "ja"})["tournaments"]
    assert (line["players"], line["entered"], line["state"]) == (1, True, "open")
    with hall(tmp_path / "other", office, tournaments=True) as free:
        bob = free.person("bob@mail.example", "Bob")
        made = bob.asks("POST", "/api/tournaments", 201, json=body)
        assert made["mine"] and made["organiser"] == "Bob"
        free.door.person().problem("POST", "/api/tournaments", 403, "not-signed-in", json=body)
    with pytest.raises(Wrong):
        serve("127.0.0.1", 0, tmp_path, [], False, "en", print, print, tournaments="everyone")


def test_a_cancelled_tournament_counts_for_nothing(there: Hall) -> None:
    cup = Cup(there, NAMES[:2], rated=True)
    cup.act("start")
    cup.round(1)
    game = cup.games("Ann")[0]
    with administered(there.door.folder, there.door.database) as admin:
        (told,) = admin.tournaments()
        assert (told["name"], told["state"], told["players"], told["round"]) == ("Spring Cup", "running", 2, "1/1")
        admin.cancel(str(told["id"]))
        with pytest.raises(Wrong):
            admin.cancel(str(told["id"]))
        assert {one["owner"] for one in admin.matches()} == {"server"}
    assert cup.page()["state"] == "cancelled"
    cup.gives_up("Ann", game["match"], "red")
    assert cup.people["Ann"].asks("GET", "/api/ratings")["history"] == []
    cup.organiser.problem("POST", f"{cup.at}/act", 409, "tournament-not-running", json={"act": "cancel"})


def test_whose_time_is_up_has_lost_his_game(there: Hall) -> None:
    cup = Cup(there, NAMES[:2], clock={"kind": "days", "days": 1, "vacation": 0, "at_zero": "friend"})
    cup.act("start")
    cup.round(1)
    there.door.repository.clocks.now = lambda: time.time() + 3 * 24 * 3600
    games = [game for pair in cup.over()["played"][0]["pairs"] for game in pair["games"]]
    assert {one["reason"] for one in games} == {"time"}


def test_a_server_that_is_killed_goes_on_with_the_round(
    tmp_path: Path, office: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the last result and the next round, and in the middle of making its games."""
    folder = tmp_path / "games"
    monkeypatch.setattr(tournaments.Tournaments, "poke", lambda self: None)
    with hall(folder, office) as there:
        cup = Cup(there, NAMES, kind="swiss", rounds=2)
        cup.act("start")
        for name in ("Cid", "Dan"):
            cup.loses(name)
        assert cup.page()["round"] == 1
        runner: tournaments.Tournaments = there.door.app.state.tournaments
        begin, made = runner._begin, list[str]()

        def breaks(row: Any, game: Any) -> None:
            if made:
                raise KeyboardInterrupt
            begin(row, game)
            made.append(game.id)

        monkeypatch.setattr(runner, "_begin", breaks)
        with pytest.raises(KeyboardInterrupt):
            runner.advance(cup.row().id)
        at, first = cup.at, {game["id"] for pair in cup.page()["played"][0]["pairs"] for game in pair["games"]}
        # of one that was begun the file did not come to be
        row = next(one for one in there.door.repository.tournaments.games(cup.row().id) if one.id == made[0])
        match = there.door.repository.store.find(row.match)
        assert match is not None
        there.door.repository.shelf.keeping(match.file).remove()
    with hall(folder, office) as there:
        owner = there.door.owner()
        pairs = until(
            lambda: (found := owner.asks("GET", at)["played"][0]["pairs"]) and all(map(ready, found)) and found,
            "the games",
        )
        assert {game["id"] for pair in pairs for game in pair["games"]} == first and len(first) == 4
        assert len({one.match for one in there.door.repository.tournaments.games(at.rpartition("/")[2])}) == 8


def test_players_are_told_that_a_round_has_begun(there: Hall) -> None:
    cup = Cup(there, NAMES[:2])
    bob = cup.people["Bob"]
    own = bob.begin()
    bob.asks("POST", f"/api/matches/{own['id']}/invitations", 201, json={"side": "blue"})
    way = {"kind": "mail", "address": "bob@mail.example"}
    bob.asks("POST", f"/api/matches/{own['id']}/notices/ways", 201, json=way)
    notices = there.door.app.state.notices
    notices.step()
    confirm = there.office.box.links()[0]
    bob.asks("POST", f"/api/notices/links/{confirm.rpartition('/')[2]}", json={})
    there.office.box.subjects()
    cup.act("start")
    cup.round(1)
    notices.step()
    there.clock.on(10 * MINUTE)
    notices.step()
    told = there.office.box.subjects()
    assert len(told) == 2 and all("the next round of the tournament has begun" in one for one in told)


def test_the_command_lists_and_cancels(there: Hall, capsys: pytest.CaptureFixture[str]) -> None:
    cup = Cup(there, NAMES[:2])
    place = ["--folder", str(there.door.folder)]
    if there.door.database:
        place += ["--database", there.door.database]
    app(["tournaments", *place, "--json"], result_action="return_value")
    (told,) = json.loads(capsys.readouterr().out)["tournaments"]
    assert (told["state"], told["organiser"]) == ("open", "owner")
    app(["tournaments", "cancel", str(told["id"]), *place], result_action="return_value")
    assert cup.page()["state"] == "cancelled"
    with pytest.raises(BadInput):
        app(["tournaments", "cancel", "none", *place], result_action="return_value")
