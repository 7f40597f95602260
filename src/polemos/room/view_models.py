"""What a game shows a person beside its board, as plain data that any client can draw without knowing the game.

Texts are in the reader's language; spaces are indexes into the board, pieces and regions are its ids.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from polemos.kernel.clauses import Provenance
from polemos.room.texts import Texts

FieldKind = Literal["number", "choice", "flags", "counts", "spaces", "bearings", "text"]


@dataclass(slots=True, frozen=True)
class Touched:
    """What an event concerns, so that a drawing can follow it.

    spaces: in the order of what happened (from, to); pieces: ids; regions: ids; faces: the dice rolled, by name of the
    face; roll: what they were rolled for, in words ("" where there is no roll).
    """

    spaces: Sequence[int] = ()
    pieces: Sequence[str] = ()
    regions: Sequence[str] = ()
    faces: Sequence[int] = ()
    roll: str = ""


@dataclass(slots=True, frozen=True)
class Term:
    """One line of a reckoning, as a person would work it out: "Leader", "+2", and the clause that says so."""

    text: str
    value: str
    clause: str = ""


@dataclass(slots=True, frozen=True)
class Outcome:
    """One possible result: its name, what it means in a few words, and how likely it is (0 to 1).

    favours: the side that it is good for, -1 for neither.
    """

    name: str
    text: str
    chance: float
    favours: int = -1


@dataclass(slots=True, frozen=True)
class Chances:
    """The results of one throw that may be made: a title ("Assault"), and its outcomes, most welcome first."""

    title: str
    outcomes: Sequence[Outcome]
    clause: str = ""


@dataclass(slots=True, frozen=True)
class Cell:
    """A cell of a table in use: id of the grid, row and column counted from 0, -1 for a whole row or column."""

    grid: str
    row: int
    column: int


@dataclass(slots=True, frozen=True)
class Preview:
    """What a choice would do, as far as the side that decides may know: nothing is changed, no die is rolled.

    path: the spaces on the way, the start first; terms: the reckoning line by line; chances: what may come of it;
    cells: the cells of the tables that it uses; warning: what cannot be undone or costs dear, "" if nothing.
    """

    title: str
    path: Sequence[int] = ()
    terms: Sequence[Term] = ()
    chances: Sequence[Chances] = ()
    cells: Sequence[Cell] = ()
    warning: str = ""


class Way(NamedTuple):
    """A space to which what moves now can go on, beyond those that are offered.

    choices: the ids that lead there, one after the other, the first of which is offered now; text: what it costs, in
    a few words ("" where there is nothing to say).
    """

    space: int
    choices: tuple[str, ...]
    text: str = ""


@dataclass(slots=True, frozen=True)
class Overlay:
    """A named set of spaces that a person may lay over the board: a zone of control, the range of a leader.

    id: stable; label: what it shows, in the reader's language; side: whose it is, -1 for nobody's; lines: what runs
    through spaces, each as these in their order.
    """

    id: str
    label: str
    spaces: Sequence[int]
    side: int = -1
    lines: Sequence[Sequence[int]] = ()


@dataclass(slots=True, frozen=True)
class Gauge:
    """A number beside the board: treasury, points, pieces left."""

    label: str
    value: str
    text: str = ""
    clause: str = ""


@dataclass(slots=True, frozen=True)
class Card:
    """A marker or card in a hand or on the table. `kind` is its stable name; `text` what it does, in a line or two."""

    kind: str
    label: str
    number: int
    text: str = ""
    clause: str = ""


@dataclass(slots=True, frozen=True)
class Grid:
    """A table: column heads, and rows of cells of which the first is the row's head.

    note: what a reader must know ("" if nothing); provenance: whether it stands in the source.
    """

    id: str
    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    clause: str = ""
    note: str = ""
    provenance: Provenance = "source"


@dataclass(slots=True, frozen=True)
class Offer:
    """What a person can choose in a cell of a form: its row and column, counted as in `Cell`.

    text: what stands on it; label: the same in full; choices: the ids that it makes one after the other, of which the
    first is offered now.
    """

    row: int
    column: int
    text: str
    label: str
    choices: Sequence[str]


@dataclass(slots=True, frozen=True)
class Form:
    """Choices of the question that waits, laid out as a table that shows side by side what each would do.

    What a form offers as a single choice needs no place in a list of choices.
    """

    grid: Grid
    offers: Sequence[Offer]


@dataclass(slots=True, frozen=True)
class Sheet:
    """One sheet of what lies beside the board. side: whose it is, -1 for both's.

    `hidden`: how many cards lie face down in it.
    """

    id: str
    title: str
    side: int = -1
    gauges: Sequence[Gauge] = ()
    cards: Sequence[Card] = ()
    hidden: int = 0
    grid: Grid | None = None


@dataclass(slots=True, frozen=True)
class Pick:
    """One value that a field of a position can take."""

    id: str
    label: str


@dataclass(slots=True, frozen=True)
class StandingOrder:
    """What a side wants done on an occasion without being asked every time.

    label: the occasion; picks: what can be wanted then, by the id of the aside that says so; chosen: which is wanted.
    """

    id: str
    label: str
    picks: Sequence[Pick]
    chosen: str


OCCASION_ENDS: Final = {"en": ": ", "ja": "："}
"""What stands between the occasion and what is wanted then, in the text of an aside that gives a standing order."""


def standing_order(id_: str, asides: Iterable[str], chosen: str, t: Texts) -> StandingOrder:
    """A standing order from the asides that give it: their texts are the messages `aside-ID`, "occasion: wish"."""
    return order_of(id_, {aside: t(f"aside-{aside.replace(':', '-')}") for aside in asides}, chosen, t.language)


def order_of(id_: str, said: Mapping[str, str], chosen: str, language: str) -> StandingOrder:
    """The same from asides whose texts are ready."""
    parts = {aside: text.partition(OCCASION_ENDS[language]) for aside, text in said.items()}
    label = next((occasion for occasion, _, _ in parts.values()), "")
    return StandingOrder(id_, label, [Pick(aside, wanted) for aside, (_, _, wanted) in parts.items()], chosen)


def orders_of_bits(orders: Mapping[str, tuple[int, int]], given: int, t: Texts) -> list[StandingOrder]:
    """Standing orders that are bits of a number: what a side has given of them.

    orders: by aside ("occasion:wish") the bits it is about, and as it sets them.
    """
    found = []
    for occasion in dict.fromkeys([aside.partition(":")[0] for aside in orders]):
        wishes = {aside: row for aside, row in orders.items() if aside.partition(":")[0] == occasion}
        chosen = next(aside for aside, (about, bits) in wishes.items() if given & about == bits)
        found.append(standing_order(occasion, wishes, chosen, t))
    return found


@dataclass(slots=True, frozen=True)
class Field:
    """One thing that a hand-written position can say, for a form.

    key: its place in the position, with dots between ("money.red"). kind: "number" (from low to high), "choice" (one
    of `picks`), "flags" (a list of some of `picks`), "counts" (a list of "2 spear" out of `picks`), "spaces" (a
    list of names of spaces, put down on the board; `picks` empty), "bearings" (a list of "90 spear": which way each of
    `picks` faces, in degrees clockwise from the top; low is the smallest turn that there is, high the usual one),
    "text". group: the heading that it stands under. "counts" of pieces say a number of each piece: its hits. turns: in
    this state a piece faces a multiple of twice so many degrees, out of it a bearing between; 0: it faces as before.
    """

    key: str
    label: str
    kind: FieldKind
    group: str = ""
    picks: Sequence[Pick] = ()
    low: int = 0
    high: int = 0
    default: str = ""
    turns: int = 0


@dataclass(slots=True, frozen=True)
class Palette:
    """What a position of a scenario is made of: the position to begin with, its fields, and every piece that there is.

    position: the scenario's own set-up as a position with each piece named; pieces_key: the key of the position that
    maps the name of a space to the ids of the pieces there. pieces: as in a scene, standing nowhere (space -1).
    empty: the same position with a bare board. long: the pieces that cover two spaces; tails: by the bearing that such
    a piece faces, the bearing at which its second space lies.
    """

    position: dict[str, object]
    empty: dict[str, object]
    pieces_key: str
    pieces: Sequence[object]
    fields: Sequence[Field]
    long: Sequence[str] = ()
    tails: Mapping[int, int] = field(default_factory=dict)
