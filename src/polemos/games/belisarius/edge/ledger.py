"""What lies beside the map in a view, worked out once for whoever tells it: score, money, hands, memory.

It knows the view alone, so nothing in it is hidden from the viewer [22.0a, 22.1a].
"""

from dataclasses import dataclass
from typing import Any, Final

from polemos.games.belisarius import state
from polemos.games.belisarius.data import charts, world
from polemos.games.belisarius.edge.view import open_war
from polemos.games.belisarius.rules.realm.taxation import PLACES, income
from polemos.games.belisarius.rules.victory import Tally, score
from polemos.games.belisarius.state import War
from polemos.kernel.flow import NOBODY

STATES: Final = (world.IMPERIAL, world.BARBARIAN, world.NEUTRAL)


@dataclass(slots=True, frozen=True)
class Account:
    """What one side has. `sp` and `hand` are None where they are hidden; `hand` counts markers by kind.

    laid, laid_size: the same of the markers that it has laid down in a diplomatic attempt. income: what normal tax of
    everything would bring it now.
    """

    side: int
    tally: Tally
    provinces: int
    sp: int | None
    hand: list[int] | None
    hand_size: int
    laid: list[int] | None
    laid_size: int
    income: int


@dataclass(slots=True, frozen=True)
class Memory:
    """What the viewer last saw of the enemy's secrets; a turn is -1 where he has never seen them."""

    hand_turn: int
    hand: list[int]
    treasury_turn: int
    treasury: int


@dataclass(slots=True, frozen=True)
class Ledger:
    """All of it. war: the map of the view as a state; controlled: the provinces by who controls them."""

    war: War
    viewer: int
    accounts: tuple[Account, Account]
    memory: Memory
    pool: int
    pool_seen: list[int] | None
    controlled: tuple[tuple[int, ...], ...]


def ledger(view: dict[str, Any]) -> Ledger:
    """The ledger of a view."""
    war = open_war(view)
    scores = score(war)
    return Ledger(
        war,
        view["viewer"],
        (_account(view, war, scores[world.IMPERIAL]), _account(view, war, scores[world.BARBARIAN])),
        _memory(view),
        view["pool_size"],
        view["pool_seen"],
        tuple([tuple([p for p in range(world.GUARD) if war.control[p] == control]) for control in STATES]),
    )


def _account(view: dict[str, Any], war: War, tally: Tally) -> Account:
    side = tally.side
    return Account(
        side,
        tally,
        state.provinces_of(war, side),
        view["sp"][side],
        view["hands"][side],
        view["hand_sizes"][side],
        view["committed"][side],
        view["committed_sizes"][side],
        sum([income(war, side, place) for place in range(PLACES)]),
    )


def _memory(view: dict[str, Any]) -> Memory:
    if view["viewer"] == NOBODY:
        return Memory(-1, [], -1, -1)
    seen = view["seen"]
    hand = list(seen[state.SEEN_HAND : state.SEEN_HAND + charts.MARKER_KINDS])
    return Memory(seen[state.SEEN_HAND_TURN], hand, seen[state.SEEN_TREASURY_TURN], seen[state.SEEN_TREASURY])


def pieces_of(counts: list[int]) -> list[tuple[int, int]]:
    """Kind and number of the markers that there are, out of counts by kind."""
    return [(kind, n) for kind, n in enumerate(counts) if n > 0]
