"""What each side sees, and states that fit what it sees. Section 5 of the reference: hands, the deck and burnt cards
are hidden, and standing orders; all else is open [3.2c, 12.1a]."""

from typing import Any, Final

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.world import SEAS
from polemos.games.peloponnesian_war.state import War, blank, reindex
from polemos.kernel import dice, flow, saved, views

UNKNOWN: Final = (codes.DECK, codes.BURNT)


def is_hidden(at: int, side: int) -> bool:
    """Whether a side does not know where a card is that is there: in the deck, burnt, or in another hand."""
    return at in UNKNOWN or (at in (codes.HAND, codes.HAND + 1) and at != codes.HAND + side)


def view(s: War, side: int, steps: saved.Steps) -> dict[str, Any]:
    """Everything that a side may see; side NOBODY sees what is open to all.

    counts: how many cards are in the deck, in each hand, and burnt.
    """
    fields = views.open_fields(s, side, steps)
    fields["card"] = [codes.HIDDEN if is_hidden(at, side) else at for at in s.card]
    fields["counts"] = [sum([1 for at in s.card if at == where]) for where in (codes.DECK, 1, 2, codes.BURNT)]
    fields["orders"] = s.orders[side] if side != flow.NOBODY else 0
    fields["waters"] = s.waters[side * SEAS : (side + 1) * SEAS] if side != flow.NOBODY else [0] * SEAS
    return fields


def determinize(data: dict[str, Any], rng: dice.Rng, steps: saved.Steps) -> War:
    """A full state that looks just like the view: unknown cards dealt anew, with fresh dice."""
    s = blank()
    views.supposed(s, data, rng, steps)
    _deal(s, data, rng)
    if data["viewer"] != flow.NOBODY:
        s.orders[data["viewer"]] = data["orders"]
        s.waters[data["viewer"] * SEAS : (data["viewer"] + 1) * SEAS] = data["waters"]
    reindex(s)
    flow.run(s)
    return s


def _deal(s: War, data: dict[str, Any], rng: dice.Rng) -> None:
    """Unknown cards into the deck, the other hand and among the burnt, as many as there are.

    Cards that work as soon as they are drawn are in no hand [12.4a], unless there are too few others.
    """
    viewer = data["viewer"]
    deck, athens, sparta, burnt = data["counts"]
    unknown = [n for n, at in enumerate(data["card"]) if at == codes.HIDDEN]
    rng.shuffle(unknown)
    unknown.sort(key=lambda n: tables.CARD_KINDS[tables.KIND_OF_CARD[n]].timing == tables.HOLD)
    s.card = list(data["card"])
    hands = [(codes.HAND + side, count) for side, count in enumerate((athens, sparta)) if side != viewer]
    for where, count in hands:
        for _ in range(count):
            s.card[unknown.pop()] = where
    rng.shuffle(unknown)
    for where, count in ((codes.BURNT, burnt), (codes.DECK, deck)):
        for _ in range(count):
            s.card[unknown.pop()] = where


def open_state(data: dict[str, Any]) -> War:
    """All that a view shows as a state to reckon with; nothing waits."""
    s = blank()
    views.laid_open(s, data)
    s.card = list(data["card"])
    reindex(s)
    return s
