"""What lies beside a board as sheets: how they are written in one language, on the page of a room's table book."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from polemos.kernel.options import in_use
from polemos.room.table_builder import TableBuilder
from polemos.room.view_models import Card, Gauge, Grid, Sheet

BOTH: Final = -1
"""The side of a sheet that belongs to nobody in particular."""


def those(states: Iterable[tuple[str, object]]) -> tuple[str, ...]:
    """The names of the states that hold, out of pairs of a name and whether it does."""
    return tuple([name for name, holds in states if holds])


class SheetBuilder(TableBuilder):
    """Writes sheets and grids in one language. Titles of sheets and labels of gauges are the messages `sheet-...`."""

    def gauge(
        self,
        name: str,
        value: str | int,
        text: str = "",
        clause: str = "",
        args: Mapping[str, str | int] | None = None,
    ) -> Gauge:
        """A number; args: what its label speaks of."""
        return Gauge(self.t(f"sheet-{name}", args), str(value), text, clause)

    def line(
        self,
        name: str,
        value: str | int,
        clause: str = "",
        text: str = "",
        args: Mapping[str, str | int] | None = None,
    ) -> Gauge:
        """A line of a card: label `card-...`, and behind the value its unit or what it is good for, `card-...-text`.

        text: what stands there instead; args: what the messages speak of.
        """
        message = f"card-{name}"
        meant = text or (self.t(f"{message}-text", args) if self.t.has(f"{message}-text") else "")
        return Gauge(self.t(message, args), str(value), meant, clause)

    def sheet(
        self,
        id_: str,
        gauges: Sequence[Gauge] = (),
        side: int = BOTH,
        title: str = "",
        args: Mapping[str, str | int] | None = None,
        cards: Sequence[Card] = (),
        hidden: int = 0,
        grid: Grid | None = None,
    ) -> Sheet:
        """A sheet; title: the name of its message, if that is not the id; args: what it speaks of."""
        return Sheet(id_, self.t(f"sheet-{title or id_}", args), side, gauges, cards, hidden, grid)

    def of_side(
        self,
        name: str,
        side: int,
        key: str,
        called: str,
        gauges: Sequence[Gauge] = (),
        cards: Sequence[Card] = (),
        hidden: int = 0,
        grid: Grid | None = None,
    ) -> Sheet:
        """A sheet of the kind that each side has; key: the side in its id; called: the side in its title."""
        return self.sheet(f"{name}-{key}", gauges, side, name, {"side": called}, cards, hidden, grid)

    def switches(self, chosen: Any, clause: str = "") -> Gauge:
        """The optional rules in use."""
        names = [self.t(f"option-{name.replace('_', '-')}") for name in in_use(chosen)]
        return self.gauge("options", len(names), self.join(names), clause)

    def states(self, message: str, names: Iterable[str]) -> str:
        """States in words; message: what their messages begin with."""
        return self.join(self.t.each(message, names))
