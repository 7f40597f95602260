"""Keys of positions about pieces: where each stands, who is aboard whom, marks, leaders and who commands whom."""

from typing import Final

from polemos.games.peloponnesian_war import codes, state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.edge import position_names
from polemos.games.peloponnesian_war.state import War
from polemos.room import position_rows as rows
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


def _told(piece: int, place: int) -> str:
    """Where a piece stands, if not where it stands when nothing is said."""
    usual = codes.OUT if piece < tables.UNITS or tables.LEADER_SIDE[piece] == tables.NEITHER else codes.LEADER_POOL
    return position_names.place_name(place) if place != usual else ""


def _pool(d: PositionParser, s: War) -> None:
    """The regions in whose force pools leaders are; at home where neither the position nor its base says more."""
    for leader in range(tables.LEADERS):
        if s.loc[tables.UNITS + leader] != codes.FORCE_POOL:
            s.pool[leader] = -1
        elif s.pool[leader] < 0:
            s.pool[leader] = world.HOME_REGION[max(s.leads[leader], 0)]
    for name, region in d.table("pool").items():
        for leader in d.meant("pool", [name], position_names.leader_named):
            for at in d.meant(f"pool.{name}", [region], position_names.region_named):
                s.pool[leader] = at


def _pooled(s: War) -> dict[str, str]:
    return {LEADER_KEY[n]: world.REGION_NAMES[region] for n, region in enumerate(s.pool) if region >= 0}


SIDES: Final = (rows.NOBODY_NAME, *tables.SIDE_NAMES)


def _of_side(name: str, heads: Named, usual: rows.Usual = lambda s, n: tables.NEITHER) -> Key:
    """A row that names a side for each, or nobody."""
    return rows.row_of_words(name, heads, SIDES, usual, tables.NEITHER)


KEYS: Final = (
    rows.pieces(PIECES_KEY, position_names.place_named, position_names.piece_named, _told, state.reindex, rank=1),
    rows.noughts("inside", position_names.piece_named),
    rows.belonging("aboard", position_names.unit_named, position_names.unit_named),
    rows.row_of_bits("marks", "marks", position_names.piece_named, position_names.MARK_BITS),
    rows.several("held", position_names.piece_named),
    rows.several("becalmed", position_names.piece_named),
    _of_side("leads", position_names.leader_named, lambda s, n: tables.LEADER_SIDE[tables.UNITS + n]),
    _of_side("hired", hired_named),
    _of_side("satrap", position_names.satrap_named),
    Key("pool", _pool, _pooled, lies=True, rank=2),
    Key("start", _starts, _started, lies=True, rank=1),
)
"""What positions say of pieces, in order."""
