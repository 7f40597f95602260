"""A preview on its way: what the reckoning of a choice notes down line by line, in one language.

Whatever a choice or a die would do is read off a copy on which the rules themselves have carried it out. Of what the
side that decides cannot know (markers for planned withdrawals, standing orders of the enemy, coming dice) nothing is
looked at.
"""

from collections.abc import Iterable
from typing import Final

from polemos.games.alexander.data import ground, pack, tables
from polemos.games.alexander.data.setting import Setting
from polemos.games.alexander.edge.messages import WORDING
from polemos.games.alexander.edge.reference_tables.page import Page
from polemos.games.alexander.rules.rout import hits, rout
from polemos.games.alexander.state import Battle, setting
from polemos.kernel.flow import Step
from polemos.room.messages import Word
from polemos.room.preview_builder import Drafting, Reading

FACES: Final = range(tables.LOWEST, tables.HIGHEST + 1)


def percent(faces: int) -> str:
    """The chance of so many faces of the die."""
    return f"{100 * faces // len(FACES)}%"


class PreviewBuilder(Drafting):
    """What a choice would do, as far as the side that decides may know."""

    def __init__(self, s: Battle, c: int, language: str) -> None:
        super().__init__(s, c, language, WORDING, pack.PACK.clauses, FACES)
        self.s: Battle = s
        self.g: Setting = setting(s)
        self.page: Page = Page(language)

    # -- words

    def unit(self, u: int) -> str:
        """A unit by its name."""
        return self.page.unit(self.g, u)

    def units(self, units: Iterable[int]) -> str:
        """Several of them, each once."""
        return self.page.units(self.g, list(dict.fromkeys(units)))

    def leader(self, m: int) -> str:
        """A leader by his name."""
        return self.page.leader(self.g, m)

    def leaders(self, leaders: Iterable[int]) -> str:
        """Several of them."""
        return self.page.join([self.leader(m) for m in leaders])

    def space(self, hex_: int) -> str:
        """A hex by its number."""
        return self.name("space", hex_)

    # -- lines that many choices have

    def about(self, message: str, u: int, value: str | int, clause: str) -> None:
        """A line that speaks of a unit."""
        self.term(message, value, clause, {"unit": self.unit(u)})

    def suffered(self, after: Battle) -> None:
        """The hits that units take or lose, clause by clause, as the copy has heard of them; and who would rout."""
        shown: list[int] = []
        for event in after.heard or []:
            if event.kind == "hit":
                u = self.g.unit_of[event.args[0]]
                self.term(
                    "takes",
                    f"+{event.args[1]}",
                    event.clauses[0],
                    {"unit": self.unit(u), "why": self._why(event.clauses[0])},
                )
            elif event.kind == "relieved":
                u = self.g.unit_of[event.args[0]]
                self.about("relieved", u, event.args[1] - self.s.hits[u], event.clauses[0])
            else:
                continue
            if u not in shown:
                shown.append(u)
        for u in shown:
            if after.loc[u] >= 0:
                self.standing(after, u)

    def _why(self, clause: str) -> str:
        return self.rulebook[clause].title_in(self.language)

    def standing(self, after: Battle, u: int) -> None:
        """The hits of a unit against its Troop Quality then; a routed one is eliminated [10.13a, 10.25c]."""
        limit = hits.tq(after, u)
        self.about("hits-then", u, f"{after.hits[u]}/{limit}", "10.13a")
        if fails(after, u):
            fate = "would-go" if after.routed[u] else "would-stand" if hits.stands(after, u) else "would-rout"
            self.warn(fate, {"unit": self.unit(u)})


def fails(after: Battle, u: int) -> bool:
    """Whether a unit has come to its Troop Quality, or is about to rout by a rule."""
    return after.hits[u] >= hits.tq(after, u) or any(isinstance(x, rout.Routs) and x.unit == u for x in after.agenda)


def local(step: Step, name: str) -> int:
    """A field of the decision that waits, where decisions of several kinds have it."""
    return int(getattr(step, name))


def read_hits(u: int, d: PreviewBuilder, before: Battle, after: Battle, outflanked: bool = False) -> Reading:
    """Reads what a die does to one unit: hits, or rout; who has routed already is eliminated [10.25c].

    outflanked: the hits come with positional superiority, so that nobody rolls to stand [9.65b].
    """
    n = after.hits[u] - before.hits[u]
    mine = d.g.side[u]
    args: dict[str, Word] = {"unit": d.unit(u), "hits": n, "total": after.hits[u], "tq": hits.tq(after, u)}
    if fails(after, u):
        if after.routed[u]:
            return d.reading("die-gone", 1 - mine, args)
        falls = outflanked or _outright(after, u) or not hits.stands(after, u)
        return d.reading("die-routs" if falls else "die-stands", 1 - mine, args)
    return d.reading("die-hits" if n else "die-unhurt", 1 - mine if n > 0 else mine, args)


def _outright(after: Battle, u: int) -> bool:
    return any(isinstance(x, rout.Routs) and x.unit == u and x.why == hits.OUTRIGHT for x in after.agenda)


def neighbour(hex_: int, direction: int) -> int:
    """The next hex."""
    return ground.NEXT[6 * hex_ + direction]
