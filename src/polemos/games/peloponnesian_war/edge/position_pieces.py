"""Keys of positions about pieces: where each stands, who is aboard whom, marks, leaders and who commands whom."""

from typing import Final

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.edge import position_names
from polemos.games.peloponnesian_war.edge import position_shapes as shapes
from polemos.games.peloponnesian_war.state import War
from polemos.room.position_keys import Key
from polemos.room.positions import Named, PositionParser, numbered

PIECES_KEY: Final = "pieces"
LEADER_KEY: Final = tables.PIECE_KEY[tables.UNITS :]
HIRED: Final = tables.UNITS_OF[tables.MERCENARY]
hired_named: Final[Named] = Named(
    "mercenary", numbered(tables.PIECE_KEY[HIRED[0] : HIRED[-1] + 1]), f"one such as {tables.PIECE_KEY[HIRED[0]]!r}"
)


def _starts(d: PositionParser, s: War) -> None:
    """Where fleets stood when they began to move."""
    for name, where in d.table("start").items():
        for unit in d.meant("start", [name], position_names.unit_named):
            if tables.FLEET_NUMBER[unit] < 0:
                d.note(f"start.{name}", f"{name} is no fleet")
                continue
            for place in d.meant(f"start.{name}", [where], position_names.spot_named):
                s.start[tables.FLEET_NUMBER[unit]] = place


def _started(s: War) -> dict[str, str]:
    return {
        tables.PIECE_KEY[unit]: position_names.place_name(s.start[number])
        for unit, number in enumerate(tables.FLEET_NUMBER)
        if number >= 0 and s.start[number] >= 0
    }


def _set_down(d: PositionParser, s: War) -> None:
    """Each piece in its place; whom a position names stands nowhere else."""
    placed: set[int] = set()
    for place, where, name in d.placed(PIECES_KEY, position_names.place_named):
        for piece in d.meant(where, [name], position_names.piece_named):
            if piece in placed:
                d.note(PIECES_KEY, f"{tables.PIECE_KEY[piece]} stands in two places")
            s.loc[piece] = place
            placed.add(piece)
    state.reindex(s)


def _standing(s: War) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for piece, place in enumerate(s.loc):
        usual = state.OUT if piece < tables.UNITS or tables.LEADER_SIDE[piece] == tables.NEITHER else state.LEADER_POOL
        if place != usual:
            found.setdefault(position_names.place_name(place), []).append(tables.PIECE_KEY[piece])
    return found


def _aboard(d: PositionParser, s: War) -> None:
    for fleet, where, who in d.placed("aboard", position_names.unit_named):
        for unit in d.meant(where, [who], position_names.unit_named):
            s.aboard[unit] = fleet


def _carried(s: War) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for unit, fleet in enumerate(s.aboard):
        if fleet >= 0:
            found.setdefault(tables.PIECE_KEY[fleet], []).append(tables.PIECE_KEY[unit])
    return found


def _pool(d: PositionParser, s: War) -> None:
    """The regions in whose force pools leaders are; at home where neither the position nor its base says more."""
    for leader in range(tables.LEADERS):
        if s.loc[tables.UNITS + leader] != state.FORCE_POOL:
            s.pool[leader] = -1
        elif s.pool[leader] < 0:
            s.pool[leader] = world.HOME_REGION[max(s.leads[leader], 0)]
    for name, region in d.table("pool").items():
        for leader in d.meant("pool", [name], position_names.leader_named):
            for at in d.meant(f"pool.{name}", [region], position_names.region_named):
                s.pool[leader] = at


def _pooled(s: War) -> dict[str, str]:
    return {LEADER_KEY[n]: world.REGION_NAMES[region] for n, region in enumerate(s.pool) if region >= 0}


def _list(name: str) -> Key:
    """Some pieces, in the order in which they are named."""

    def read(d: PositionParser, s: War) -> None:
        setattr(s, name, list(d.those(name, position_names.piece_named)))

    return Key(name, read, lambda s: [tables.PIECE_KEY[piece] for piece in getattr(s, name)], lies=True, rank=2)


KEYS: Final = (
    Key(PIECES_KEY, _set_down, _standing, lies=True, rank=1),
    shapes.noughts("inside", position_names.piece_named, tables.PIECE_KEY),
    Key("aboard", _aboard, _carried, lies=True, rank=1),
    shapes.row_of_bits("marks", "marks", position_names.piece_named, tables.PIECE_KEY, position_names.MARK_BITS),
    _list("held"),
    _list("becalmed"),
    shapes.sided(
        "leads", position_names.leader_named, LEADER_KEY, 0, lambda s, n: tables.LEADER_SIDE[tables.UNITS + n]
    ),
    shapes.sided("hired", hired_named, tables.PIECE_KEY[HIRED[0] : HIRED[-1] + 1], 0, lambda s, n: tables.NEITHER),
    shapes.sided("satrap", position_names.satrap_named, world.SATRAP_NAMES, 0, lambda s, n: tables.NEITHER),
    Key("pool", _pool, _pooled, lies=True, rank=2),
    Key("start", _starts, _started, lies=True, rank=1),
)
"""What positions say of pieces, in order."""
