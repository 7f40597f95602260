"""Positions: states written by hand, read, written, and what an editor of them needs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from polemos.kernel.flow import Event, S, run
from polemos.room.messages import Wording
from polemos.room.palette import KitForm
from polemos.room.position_keys import Key, bared, described, fields_of, read_into
from polemos.room.positions import PositionParser
from polemos.room.rules import Rules
from polemos.room.view_models import Palette


@dataclass(slots=True, frozen=True)
class Kit:
    """What an editor has of a scenario: every piece that there is, standing nowhere; long, tails: see `Palette`.

    bare: what a bare board says besides that nothing lies on it.
    """

    pieces: Sequence[object]
    bare: Mapping[str, object] = field(default_factory=dict)
    long: Sequence[str] = ()
    tails: Mapping[int, int] = field(default_factory=dict)


class Editor(Generic[S]):
    """Positions of a game, made of the list of what they can say.

    wording: the words of its form; keys: that list; pieces_key: the key of it under which pieces stand by place; base:
    makes a state that knows its scenario, options and seed alone the base of a position: a bare board if the second
    argument says so, else the set-up; kit: what an editor has, out of the set-up of a scenario; parser: the room's own;
    begin: puts what comes next on the agenda of a state that has been read, where no key has done so; set_up: the
    position of a set-up as an editor begins with it, out of that which is written.

    A position in a file has the key `game` besides; whoever reads the file takes it out.
    """

    def __init__(
        self,
        rules: Rules[S],
        wording: Wording,
        keys: Sequence[Key],
        pieces_key: str,
        *,
        base: Callable[[S, bool], None],
        kit: Callable[[S], Kit],
        parser: type[PositionParser] = PositionParser,
        begin: Callable[[S], None] = lambda s: None,
        set_up: Callable[[dict[str, Any], S], dict[str, Any]] = lambda position, s: position,
    ) -> None:
        self.rules = rules
        self._wording = wording
        self.keys: tuple[Key, ...] = tuple(keys)
        self.pieces_key = pieces_key
        self._base = base
        self._kit = kit
        self._parser = parser
        self._begin = begin
        self._set_up = set_up

    def laid_out(self, data: Any) -> S:
        """A state from a position before anything of it is played. Raises BadInput with every defect, one a line."""
        names = [key.name for key in self.keys]
        d = self._parser(data, self.rules, names, f"scenario and {self.pieces_key}")
        s: S = d.bare()
        self._base(s, d.is_empty())
        read_into(d, s, self.keys)
        d.check(s)
        d.refuse()
        self._begin(s)
        return s

    def from_position(self, data: Any) -> S:
        """A state from a hand-written position, a table of its own keys, at its first decision. Raises BadInput."""
        s = self.laid_out(data)
        run(s)
        return s

    def position_news(self, data: Any) -> list[Event]:
        """What happens between a position and its first question: dice, losses, a new turn. Raises BadInput."""
        heard: list[Event] = []
        s = self.laid_out(data)
        s.heard = heard
        run(s)
        return heard

    def to_position(self, state: S) -> dict[str, Any]:
        """The position that describes a state: reading it gives the same one if play stands between two phases.

        Elsewhere it says what a position can: the phase begins anew.
        """
        return described(state, self.keys)

    def palette(self, scenario: str, language: str) -> Palette | None:
        """What positions of a scenario are made of; None where they are written by hand alone.

        Raises BadInput for an unknown scenario.
        """
        self.rules.refuse_unknown(scenario)
        s = self.laid_out({"scenario": scenario})
        written = {name: said for name, said in self.to_position(s).items() if name != "generator"}
        position = {**self._set_up(written, s), "seed": ""}
        kit = self._kit(s)
        empty = {**bared(position, self.keys), self.pieces_key: {}, **kit.bare}
        form = KitForm(self._wording, language, self.rules, s, position)
        return Palette(position, empty, self.pieces_key, kit.pieces, fields_of(self.keys, form), kit.long, kit.tails)
