"""The card of a counter or of a place: what it is, its values by name, its states, as far as a viewer may know.

A card is made of a view and of the scene that is drawn from it: what the viewer does not see has no card, and of a
counter whose face is down he reads no more than its back tells. A room says the lines (`Cards`), in its own words.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from polemos.board.describe import Board, Piece, Scene, Space, say
from polemos.room.texts import LANGUAGES, Texts
from polemos.room.view_models import Gauge

View = Mapping[str, Any]
STATE: Final = "card-state"
"""What the messages begin with that explain a state of a counter, by its name without the number."""


@dataclass(slots=True, frozen=True)
class InfoCard:
    """All that a viewer may know of a counter or of a place.

    title: its name; kind: what it is, in words; side: whose, -1 nobody's; values: what is printed
    on it or holds of it, each with its name, its unit or what it is good for, and the clause that says so; states: what
    it has undergone, or what lies there. `hidden`: its face is down.
    """

    title: str
    kind: str = ""
    side: int = -1
    values: Sequence[Gauge] = ()
    states: Sequence[Gauge] = ()
    hidden: bool = False


@dataclass(slots=True, frozen=True)
class Cards:
    """What a room says of its counters and places, out of a view.

    piece: the kind of a counter, its values and what else there is to know; never asked of one whose face is down.
    place: the same of a place. state_clauses: by the states that are drawn on counters (`Piece.marks`, without their
    number) the clause that explains each; what they mean is the message `card-state-...`, if there is one.
    """

    piece: Callable[[View, Piece, str], "Told"]
    place: Callable[[View, Space, str], "Told"]
    state_clauses: Mapping[str, str]


@dataclass(slots=True, frozen=True)
class Told:
    """What a room tells of a counter or a place: its kind in words, its values, and further states.

    side: who holds a place, -1 nobody.
    """

    kind: str
    values: Sequence[Gauge] = ()
    states: Sequence[Gauge] = ()
    side: int = -1


def words_of(texts: Callable[[str], Texts], messages: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """What a board calls the states of counters in every language; messages: by state that which says it."""
    return {state: {language: texts(language)(name) for language in LANGUAGES} for state, name in messages.items()}


def state_name(mark: str) -> tuple[str, str]:
    """A state without its number, and the number: "hits-3" is "hits" and "3"."""
    name, _, number = mark.rpartition("-")
    return (name, number) if name and number.isdigit() else (mark, "")


def states_of(piece: Piece, board: Board, clauses: Mapping[str, str], t: Texts) -> list[Gauge]:
    """The states that are drawn on a counter, each in the words of the board and with what it means."""
    found: list[Gauge] = []
    for mark in piece.marks:
        name, number = state_name(mark)
        word = say(board.words.get(mark) or board.words.get(name, {}), t.language) or name
        meant = t(f"{STATE}-{name}") if t.has(f"{STATE}-{name}") else ""
        found.append(Gauge(word, number, meant, clauses.get(name, "")))
    return found


def piece_card(cards: Cards, view: View, scene: Scene, board: Board, id_: str, t: Texts) -> InfoCard | None:
    """The card of a counter that stands in a scene; None for one that does not."""
    piece = next((one for one in scene.pieces if one.id == id_), None)
    if piece is None:
        return None
    states = states_of(piece, board, cards.state_clauses, t)
    title = say(piece.label, t.language) or piece.kind
    if piece.hidden:
        return InfoCard(title, "", piece.side, states=states, hidden=True)
    told = cards.piece(view, piece, t.language)
    return InfoCard(title, told.kind, piece.side, told.values, [*states, *told.states])


def place_card(cards: Cards, view: View, board: Board, space: int, t: Texts) -> InfoCard | None:
    """The card of a place of a board; None for a number that is none of it."""
    place = next((one for one in board.spaces if one.id == space), None)
    if place is None:
        return None
    told = cards.place(view, place, t.language)
    return InfoCard(_name(board, place, t.language), told.kind, told.side, told.values, told.states)


def _name(board: Board, place: Space, language: str) -> str:
    """What a place is called: its own name, else that of the area it lies in, else that of its region."""
    area = next((one for one in board.spaces if one.id == board.within.get(place.id, -1)), None)
    region = next((one.label for one in board.regions if one.id == place.region), {})
    own = say(place.label, language) or (say(area.label, language) if area else "") or say(region, language)
    # a number is worth telling, a word by which only the data know the place is not
    number = place.name if place.kind != "box" and any(letter.isdigit() for letter in place.name) else ""
    return f"{own} ({number})" if own and number and own != number else own or place.name
