"""A preview on its way: what the reckoning of a choice notes down line by line, in one language."""

from collections.abc import Sequence
from typing import Final

from polemos.games.syracuse import state, verbs
from polemos.games.syracuse.data import pack, tables, world
from polemos.games.syracuse.edge.messages import WORDING
from polemos.games.syracuse.edge.reference_tables.page import Page
from polemos.games.syracuse.rules import chits, victory
from polemos.games.syracuse.rules.battle.losses import excess
from polemos.kernel.flow import copy
from polemos.room.preview_builder import Drafting
from polemos.room.table_builder import signed

ENEMY_CHITS: Final = "enemy-chits"


class PreviewBuilder(Drafting):
    """What a choice would do, as far as the side that decides may know.

    Of secrets only that side's chits may be read here, never the other's, never the dice or the pool.
    """

    def __init__(self, s: state.Siege, c: int, language: str) -> None:
        super().__init__(s, c, language, WORDING, pack.PACK.clauses)
        self.s: state.Siege = s
        self.page: Page = Page(language)

    @property
    def enemy(self) -> int:
        """The other side."""
        return 1 - self.side

    def pf(self, strength_points: int) -> str:
        """Strength points."""
        return self.t("cell-pf", {"pf": strength_points})

    def place(self, place: int) -> str:
        """A place by its name."""
        return self.name(verbs.PLACE_KIND, place)

    def whose(self, side: int) -> str:
        """A side by its name."""
        return self.name("side", side)

    # -- lines that many choices have

    def stack(self, after: state.Siege, side: int, place: int) -> None:
        """How full a place is then, and what is too much there [3.stack.b, 3.stack.e, 3.stack.f, 3.stack.h]."""
        units = after.field[side * world.PLACES + place]
        if place < world.ZONES and world.KIND[place] == world.PROTECTED:
            there = state.strength(after, list(after.at[side * world.PLACES + place]))
            self.term("stack-pf", f"{there}/{world.stacking.protected_sea_pf}", "3.stack.h")
        elif place == world.CAMP:
            self.term("stack", f"{units}/{world.stacking.camp}", "3.stack.f")
        elif place >= world.ZONES:
            if after.option_set.fort_limit:
                self.term("stack", f"{units}/{world.stacking.fort_switch}", "3.stack.d")
        elif world.STACK[place] != world.UNLIMITED:
            self.term("stack", f"{units}/{world.STACK[place]}", "3.stack.e")
        if excess(after, side, place) > 0:
            self.warn("too-many", {"space": self.place(world.ZONE_OF[place])})

    def placed(self, units: Sequence[int], place: int) -> state.Siege:
        """A copy in which units have been put in a place, and how full it is then."""
        after = copy(self.s)
        for u in units:
            state.put(after, u, place)
        self.stack(after, self.side, place)
        return after

    def consequences(self, after: state.Siege) -> None:
        """Points, supply and sudden victory, as they would change [9.vp.0, 6.track.a, 9.sudden.a, 9.sudden.b]."""
        s = self.s
        for side in world.BOTH:
            change = victory.points(after, side) - victory.points(s, side)
            if change:
                self.term("vp", signed(change), "9.vp.0", {"side": self.whose(side)})
            if bool(after.causes[side]) != bool(s.causes[side]):
                face = self.t("face-disette" if after.causes[side] else "face-appro")
                self.term("supply", face, "6.track.a", {"side": self.whose(side)})
        if after.winner != world.NEITHER and s.winner == world.NEITHER:
            self.warn("wins-at-once", {"side": self.whose(after.winner)})

    def advantage_passes(self) -> None:
        """What goes to the enemy with the Advantage [8.f]."""
        self.term("advantage-passes", self.whose(self.enemy), "8.f")
        self.advantage(self.enemy)

    def advantage_stays(self) -> None:
        """Who keeps the Advantage, and what for [8.a]."""
        self.term("advantage-stays", self.whose(self.s.advantage), "8.a")
        self.advantage(self.s.advantage)

    def advantage(self, holder: int) -> None:
        """What the Advantage is good for while it is held, and what it can be spent on [8.a, 8.b, 8.c, 8.d, 8.e]."""
        whose = {"side": self.whose(holder)}
        self.term("advantage-tie", "", "2.B1.b", whose)
        if self.s.phase <= tables.PHASE_C:
            self.term("advantage-die", signed(tables.construction.modifier.advantage), "2.C.c", whose)
        self.term("advantage-points", signed(tables.victory.advantage_pa), "8.b", whose)
        for message, clause in (("rolls", "8.c"), ("recovers", "8.d"), ("saves", "8.e")):
            self.term(f"advantage-{message}", "", clause, whose)

    def enemy_chits(self, clause: str) -> None:
        """How many chits the enemy holds, any of which may change what comes; which they are is hidden."""
        held = len(chits.hand(self.s, self.enemy))
        if held:
            self.term(ENEMY_CHITS, held, clause)

    def troops_of(self, units: list[int]) -> None:
        """Units by their counters, and their strength."""
        self.term("units", self.page.counters(units), "3.act.b")
        if any(not tables.IS_LEADER[u] for u in units):
            self.term("strength", self.pf(state.strength(self.s, units)), "1.h")
