"""Over whole stretches of play the server answers a side alike, whatever the other side hides."""

from itertools import islice
from pathlib import Path

import pytest
from anyio.from_thread import start_blocking_portal
from starlette.testclient import WebSocketTestSession

from polemos.kernel.dice import Rng
from polemos.testing.doors import Answers, Web, alike
from server.door import Door
from server.rooms import ROOMS, Moment, Room, lay, moments


def sit(folder: Path, room: Room, moment: Moment, seed: str, steps: int, whole: bool = False) -> int:
    """Play two worlds on through the server. How many choices were made in both."""
    folder.mkdir()
    door = Door(folder)
    owner, (one, two) = door.owner(), lay(folder, room, moment)
    with start_blocking_portal() as owner.portal:
        chairs = Web.of(room.game, owner, one, whole), Web.of(room.game, owner, two, whole)
        return alike(room.game, moment[:2], chairs, moment[2], Rng(seed), steps, room.revealing, room.looks)


@pytest.mark.long(but=("duel", "belisarius"))
@pytest.mark.parametrize("name", ROOMS)
def test_what_is_hidden_changes_no_answer(tmp_path: Path, name: str) -> None:
    room, choices = ROOMS[name], 0
    for scenario in room.scenarios:
        found = islice(moments(room, scenario, f"doors {scenario}"), max(1, 2 // len(room.scenarios)))
        for n, moment in enumerate(found):
            choices += sit(tmp_path / f"{scenario} {n}", room, moment, f"{n}", 5)
    assert choices > 7


class Watched(Web):
    """The same, with a page that watches."""

    socket: WebSocketTestSession

    def choose(self, actor: int, choice: str, side: int) -> Answers:
        """What is heard at once, and what the page is told."""
        return super().choose(actor, choice, side) | {"pulse": self.socket.receive_text().encode()}


@pytest.mark.long(but=("duel", "belisarius"))
@pytest.mark.parametrize("name", ["belisarius", "syracuse", "sparta-vs-athens", "peloponnesian-war"])
def test_whoever_watches_is_told_the_same(tmp_path: Path, name: str) -> None:
    room, choices = ROOMS[name], 0
    for n, moment in enumerate(islice(moments(room, room.scenarios[0], "pulses"), 1)):
        folder = tmp_path / f"{n}"
        folder.mkdir()
        owner, names = Door(folder).owner(), lay(folder, room, moment)
        one, two = (Watched.of(room.game, owner, name) for name in names)
        with owner.live(one.id) as one.socket, owner.live(two.id) as two.socket:
            assert one.socket.receive_text() == two.socket.receive_text()
            choices += alike(room.game, moment[:2], (one, two), moment[2], Rng(f"{n}"), 5, room.revealing, room.looks)
    assert choices > 2
