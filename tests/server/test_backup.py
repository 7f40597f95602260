"""A backup of a server in play: nothing that was acknowledged before it began is missing when it comes back."""

import copy
import random
import time
from pathlib import Path

import httpx2 as httpx
import pytest

from forking import Forked
from patience import PATIENCE, until
from polemos.match import games
from polemos.match.record import CHOICE
from polemos.match.replay import replay
from server.test_kill import Played, Player, client, record_of
from serving import Server

CHOICES = 12
"""Choices that are acknowledged before the backup begins, and again while and after it is made."""


class Steady(random.Random):
    """Dice of somebody who takes nothing back, and begins no more games: what he has done stands."""

    def random(self) -> float:
        return 0.5 + super().random() / 2

    def getrandbits(self, k: int) -> int:
        return super().getrandbits(k)


def polemos(*words: str, cwd: Path) -> str:
    """What a command prints that comes to a good end."""
    process = Forked([*words, "--lang", "en"], cwd=cwd)
    out, errors = process.communicate()
    assert process.wait() == 0, errors
    return out


def of_a_guest(server: Server, seed: str) -> tuple[Played, httpx.Client]:
    """A match of a browser that is not the owner's, with a choice in it."""
    http = httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=PATIENCE)
    http.get("/api/games")  # brings the cookie
    body = {"game": "syracuse", "seed": seed, "seats": {"athens": "human", "syracuse": "human"}}
    answer = http.post("/api/matches", json=body)
    assert answer.status_code == 201, answer.text
    match = answer.json()
    table = http.get(f"/api/matches/{match['id']}/table").json()
    table = http.get(f"/api/matches/{match['id']}/table", params={"side": table["decides"]}).json()
    choice = {"n": table["n"], "choice": table["question"]["choices"][0]["id"], "side": table["decides"]}
    assert http.post(f"/api/matches/{match['id']}/choose", json=choice).status_code == 200
    return Played(match["id"], seed), http


@pytest.mark.long
def test_a_backup_of_a_server_in_play_loses_nothing_acknowledged_before_it(tmp_path: Path) -> None:
    folder, back, file = tmp_path / "games", tmp_path / "back", tmp_path / "games.zip"
    folder.mkdir()
    known: list[Played] = []
    with Server(folder) as server:
        guests, http_of_guest = of_a_guest(server, "guest")
        player = Player(client(server.url, server.key), known, Steady("backup"))
        player.start()
        player.wait_for(CHOICES)
        with player.news:
            before = copy.deepcopy(known)
        said = polemos("backup", str(folder), str(file), cwd=tmp_path)
        assert f"{file} holds" in said
        with player.news:
            after = player.stand()
        player.wait_for(after + CHOICES)
        late, http_of_late = of_a_guest(server, "late")
        http_of_late.close()
        time.sleep(random.uniform(0.0, 0.2))
    player.join(PATIENCE)
    assert player.fault is None, player.fault

    polemos("restore", str(file), str(back), cwd=tmp_path)
    found = 0
    for game in before:
        record = record_of(back, game)
        replay(games.find("belisarius"), record, strict=True)
        for n, choice in game.acknowledged.items():
            assert (record.entries[n - 1].kind, record.entries[n - 1].text) == (CHOICE, choice)
            found += 1
    assert found >= CHOICES
    with Server(back) as server, client(server.url, server.key) as http:
        # the key is that of the folder, and so is whose each match is
        lines = {line["id"]: line for line in http.get("/api/matches").json()["matches"]}
        assert {game.match_id for game in before} <= set(lines)
        assert not [line for line in lines.values() if line["broken"]]
        assert guests.match_id not in lines
        assert late.match_id not in lines
        assert not [line for line in lines.values() if line["name"].startswith("late")]
        assert http.get(f"/api/matches/{guests.match_id}").status_code == 404
        # at another port the cookie has another name
        (token,) = dict(http_of_guest.cookies).values()
        headers = {"Cookie": f"polemos-{server.port}={token}", "Origin": server.url}
        with httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE) as guest:
            assert guest.get(f"/api/matches/{guests.match_id}").json()["n"] == 1
        for game in before:

            def goes_on(game: Played = game) -> bool:
                reached = game.reached
                Player(http, [game], Steady("on")).play(game)
                return game.reached > reached or http.get(f"/api/matches/{game.match_id}").json()["over"]

            until(goes_on, f"another choice in {game.match_id}")
    http_of_guest.close()
