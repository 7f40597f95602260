"""Games by the dozen that a side cannot tell apart, each asked for everything after every choice."""

from itertools import islice
from pathlib import Path

import pytest

from server.rooms import ROOMS, moments
from server.test_alike import sit


@pytest.mark.parametrize("name", ROOMS)
def test_whole_games_betray_nothing(tmp_path: Path, name: str) -> None:
    room, choices = ROOMS[name], 0
    for seed in range(3):
        for scenario in room.scenarios:
            for n, moment in enumerate(islice(moments(room, scenario, f"soak {seed} {scenario}"), 12)):
                choices += sit(tmp_path / f"{seed} {scenario} {n}", room, moment, f"{seed} {n}", 200, whole=n % 4 == 0)
    print(f"{name}: {choices} choices alike")
    assert choices > 300
