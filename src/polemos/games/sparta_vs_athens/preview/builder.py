"""A preview on its way: what the reckoning of a choice notes down line by line, in one language.

Everything is read off a copy from which all is taken that the side that decides does not know: enemy units under force
markers and enemy leaders face down (see `masked`). What would come is played on it by the rules themselves until a die
is to fall, as if the enemy met it outside, neither evaded nor intercepted, and both took their losses (see `on`).
"""

from collections.abc import Sequence
from typing import Final

from polemos.games.sparta_vs_athens import verbs
from polemos.games.sparta_vs_athens.data import pack, tables
from polemos.games.sparta_vs_athens.edge.messages import WORDING
from polemos.games.sparta_vs_athens.edge.view import is_hidden
from polemos.games.sparta_vs_athens.rules import berths, sides
from polemos.games.sparta_vs_athens.rules.combat import commanders, leaders, losses, reckoning, sieges
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.rules.operations import engagement, meeting
from polemos.games.sparta_vs_athens.rules.year.events import Declare
from polemos.games.sparta_vs_athens.state import FRESH, POOL, War, armies_at, fleets_at, reindex, strength
from polemos.kernel.dice import ASKED
from polemos.kernel.flow import FACE, NOBODY, PASS, VERB, Decision, RollDie, choose, copy, run
from polemos.room.preview_builder import Drafting
from polemos.room.table_builder import signed

ANSWERED: Final = (
    engagement.AshoreToo,
    engagement.AssignFleets,
    berths.Berth,
    sieges.Besiegers,
    losses.Casualty,
    commanders.Commander,
    Declare,
    meeting.Evasion,
    meeting.Interception,
    leaders.Kill,
    engagement.Landing,
    engagement.OutsideOrInside,
    meeting.PortOrSea,
    losses.StepDown,
)
"""Questions on the way to a die; any other one ends the way."""
USUAL: Final = (
    verbs.STAND,
    verbs.LET_PASS,
    verbs.OUTSIDE,
    verbs.LAND_ALL,
    verbs.DECLINE,
    verbs.TAKE_LOSSES,
    verbs.TAKE_ALL,
    verbs.COMMAND,
    verbs.DONE,
    PASS,
)
"""How they are supposed to be answered, by verb: the first of these that is offered."""
QUIET: Final = 4
"""The face of a die on the way that is not the one looked for."""
NOTABLE: Final = frozenset(
    {
        "athens-revolts",
        "attica-ravaged",
        "blockade",
        "blockade-ends",
        "captured",
        "decided",
        "event",
        "expelled",
        "fort-destroyed",
        "fort-placed",
        "garrison-lost",
        "garrison-away",
        "government",
        "income-lost",
        "joins",
        "leader-lost",
        "mytilene-returns",
        "nation-joins",
        "out-of-war",
        "pays-on-leaving",
        "peace",
        "prestige",
        "ravaged",
        "reverts",
        "revolt",
        "siege-ends",
        "stranger-lost",
        "turned",
    }
)
"""Kinds of events that a person wants to know of before he makes a choice."""


def masked(s: War, side: int) -> War:
    """A copy as a side knows it: whatever is hidden from it lies nowhere, nobody has standing orders, no die is known.

    An enemy force whose leader is not known has none.
    """
    t = copy(s)
    t.dice_mode, t.dice_script, t.draw_script = ASKED, [], []
    t.orders = [0, 0]
    t.fight_on = [0, 0]
    t.holds_back = [0] * tables.UNITS
    hidden = [piece for piece in range(tables.PIECES) if is_hidden(s, piece, side)]
    if s.side != side:
        t.points = 0
    if t.leader in hidden:
        t.leader = -1
    for piece in hidden:
        t.loc[piece], t.aboard[piece] = POOL, -1
        t.force[piece], t.acted[piece] = 0, FRESH
        if piece in t.group:
            t.group.remove(piece)
    reindex(t)
    return t


def on(s: War, *why: int) -> War:
    """Play on a copy until a die is to fall for one of some reasons, or a question ends the way; the same copy."""
    run(s)
    while s.actor != NOBODY and not waits_for(s, *why):
        top = s.agenda[-1]
        if isinstance(top, RollDie):
            choose(s, FACE + QUIET)
        elif isinstance(top, ANSWERED):
            choose(s, usual(s))
        else:
            break
    return s


def waits_for(s: War, *why: int) -> bool:
    """Whether a die for one of some reasons is to fall now."""
    top = s.agenda[-1] if s.agenda else None
    return isinstance(top, RollDie) and top.why in why


def usual(s: War) -> int:
    """How a question on the way is supposed to be answered; of several commanders the best one commands."""
    if isinstance(s.agenda[-1], commanders.Commander):
        return max([c for c in s.opts if c != verbs.DONE], key=lambda c: reckoning.shift_of(s, c % VERB))
    return next((c for verb in USUAL for c in s.opts if c // VERB * VERB == verb), s.opts[0])


def played(s: War, c: int, *why: int) -> War:
    """A copy on which a choice that waits is made, and play has gone on as far as that."""
    t = copy(s)
    t.heard = []
    step = t.agenda.pop()
    assert isinstance(step, Decision)
    t.opts = []
    step.chosen(t, c)
    return on(t, *why)


class PreviewBuilder(Drafting):
    """What a choice would do, as far as the side that decides may know: `s` is a masked copy."""

    def __init__(self, s: War, c: int, language: str) -> None:
        super().__init__(s, c, language, WORDING, pack.PACK.clauses)
        self.s: War = masked(s, self.side)
        self.hidden: list[int] = [
            piece for piece in range(tables.UNITS, tables.PIECES) if is_hidden(s, piece, self.side)
        ]
        self.told_unseen: list[int] = []
        self.face_down: list[int] = [s.loc[piece] for piece in self.hidden if not s.force[piece]]

    # -- what is not known

    def unseen(self, locale: int) -> int:
        """How many force markers and leaders face down the enemy has in a locale."""
        base = (1 - self.side) * tables.FORCE_MARKERS
        return self.s.marker[base : base + tables.FORCE_MARKERS].count(locale) + self.face_down.count(locale)

    def best_hidden(self, ratings: tuple[int, ...]) -> int:
        """The best that an enemy leader who is not known may be by a rating: a piece, -1 if nobody is left."""
        s, side = self.s, 1 - self.side
        able = [
            piece
            for piece in self.hidden
            if tables.UNNAMED[piece]
            or (piece in tables.LISTED[s.government] if side == tables.ATHENS else tables.DUE[piece] >= s.year)
        ]
        return max(able, key=lambda piece: (ratings[piece], -piece), default=-1)

    # -- what would come

    def made(self, c: int, *why: int) -> War:
        """What the choice comes to, until a die for one of some reasons is to fall."""
        return played(self.s, c, *why)

    def settled(self, after: War) -> None:
        """What has been told on a copy that a person should know of, and what follows from it at once."""
        after.agenda = []
        Settle().run(after)
        self.news(after)

    def if_so(self, after: War) -> None:
        """The same for what may come of a throw."""
        self.term("if-so", "", self.asks())
        self.settled(after)

    def news(self, after: War) -> None:
        """The same without what follows; and what it is worth when the year ends [13.0b]."""
        s = self.s
        levels = after.battle_levels + after.nation_levels + after.fort_levels
        levels -= s.battle_levels + s.nation_levels + s.fort_levels
        if levels:
            self.term("year-end", signed(levels), "13.0b")
        for event in after.heard or []:
            if event.kind in NOTABLE and event.audience >> self.side & 1:
                self.line(WORDING.tell(event, self.language), "", event.clauses[0] if event.clauses else self.asks())

    # -- lines that many choices have

    def forces(self, message: str, s: War, units: list[int], clause: str) -> None:
        """Units by kind, with their strength."""
        armies = [unit for unit in units if unit < tables.UNITS and not tables.IS_NSP[unit]]
        fleets = [unit for unit in units if unit < tables.UNITS and tables.IS_NSP[unit]]
        for kind, row in (("armies", armies), ("fleets", fleets)):
            if row:
                self.term(f"{message}-{kind}", strength(s, row), clause, {"count": len(row)})

    def there(self, s: War, locale: int) -> None:
        """What a side meets in a locale: units that it sees, garrison, walls and forts, and what it does not see."""
        enemy = 1 - self.side
        self.forces("enemy", s, [*armies_at(s, enemy, locale), *fleets_at(s, enemy, locale)], "7.5a")
        if sides.garrison_at(s, locale):
            self.term("garrison", sides.garrison_at(s, locale), "2.3d")
        within = sides.shelters(s, enemy, locale)
        if within:
            self.term("shelters", self.listed(verbs.TARGET, within), "7.8a")
        self.unknown(locale)

    def unknown(self, locale: int) -> None:
        """What lies there unseen, of which nothing can be told [5.2c]; said once."""
        if self.unseen(locale) and locale not in self.told_unseen:
            self.told_unseen.append(locale)
            self.term("unseen", self.unseen(locale), "5.2c", {"space": self.name(verbs.SPACE, locale)})

    def stacking(self, s: War, locale: int, leaving: Sequence[int] = ()) -> None:
        """How full a locale is for the side; of who stays, apart from those `leaving`, what is too many [5.1a-5.1f]."""
        if s.option_set.no_stacking_limits:
            return
        rows = (
            ("stack-armies", sides.ashore_at(s, self.side, locale), sides.army_limit(locale), "5.1a"),
            ("stack-fleets", fleets_at(s, self.side, locale), sides.fleet_limit(s, self.side, locale), "5.1c"),
        )
        for message, pieces, limit, clause in rows:
            if pieces and limit != sides.MUCH_ROOM:
                self.term(message, f"{len(pieces)}/{limit}", clause)
                over = sum(piece not in leaving for piece in pieces) - limit
                if over > 0:
                    self.warn("too-many", {"space": self.name(verbs.SPACE, locale), "count": over})

    def leader(self, piece: int) -> None:
        """What a leader can do."""
        self.term("shift-sea", signed(tables.NAVAL[piece]), "6.1c", {"unit": self.name(verbs.PIECE, piece)})
        self.term("shift-land", signed(tables.LAND[piece]), "6.1c", {"unit": self.name(verbs.PIECE, piece)})
        self.term("points", tables.OPS[piece], "6.1d")
