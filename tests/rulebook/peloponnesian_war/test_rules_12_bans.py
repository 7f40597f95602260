"""In which campaign turns of its season a card holds, closes or forbids [12.1b, 12.3d]."""

from collections.abc import Callable

import pytest

from polemos.games.peloponnesian_war.data.tables import PIECE_INDEX
from polemos.games.peloponnesian_war.data.world import REGION_INDEX
from polemos.games.peloponnesian_war.rules import bans
from polemos.games.peloponnesian_war.state import War
from rulebook.peloponnesian_war.table import Table

MAN = PIECE_INDEX["laconia-hoplite-5-01"]
BOEOTIA = REGION_INDEX["boeotia"]
BOTH = {"athens": ["truce"], "sparta": ["carneia", "truce"]}


@pytest.mark.parametrize(
    ("ban", "last"),
    [
        pytest.param(lambda s: bans.is_under_omens(s, MAN), 1, marks=pytest.mark.clause("card.omens", "12.1b")),
        pytest.param(lambda s: bans.is_becalmed(s, MAN), 2, marks=pytest.mark.clause("card.eclipse", "12.1b")),
        pytest.param(bans.is_carneia, 1, marks=pytest.mark.clause("card.carneia", "12.1b")),
        pytest.param(lambda s: bans.is_truce(s, 0), 1, marks=pytest.mark.clause("card.olympic_truce", "12.1b")),
        pytest.param(lambda s: bans.is_shaken(s, BOEOTIA), 1, marks=pytest.mark.clause("card.earthquake", "12.1b")),
    ],
    ids=["omens", "eclipse", "carneia", "truce", "earthquake"],
)
def test_how_long_a_card_forbids(ban: Callable[[War], bool], last: int) -> None:
    row = ["laconia-hoplite-5-01"]
    t = Table({"4145": row}, held=row, becalmed=row, shaken={"boeotia": 1}, steps=[], effects=BOTH)
    for turn in range(4):  # 0: the season turn, which is no campaign turn
        t.state.turn = turn
        assert ban(t.state) == (0 < turn <= last)
