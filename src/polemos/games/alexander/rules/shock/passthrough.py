"""Elephants and chariots go through the enemy: into the hex beyond, or against a second line [9.13, 9.23, 9.24b]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data import pack
from polemos.games.alexander.data.facing import FRONT, FRONT_OF
from polemos.games.alexander.data.ground import NEVER, NEXT, NOWHERE
from polemos.games.alexander.data.setting import MACEDONIAN
from polemos.games.alexander.data.tables import CH, EL
from polemos.games.alexander.rules import rolls
from polemos.games.alexander.rules.field import combats, scenario_rules, universes
from polemos.games.alexander.rules.field.combats import LANES, ROW_UNIT, STAY, members
from polemos.games.alexander.rules.field.universes import hex_named, hexes_of, naming
from polemos.games.alexander.rules.field.zones import aspect, held
from polemos.games.alexander.rules.fire.reaction_fire import EntryFire, Leaving
from polemos.games.alexander.rules.reactions import horses_before_elephants, leader_withdrawal
from polemos.games.alexander.rules.rout import hits
from polemos.games.alexander.rules.shock import advance_ways, charge, clash, collapse, duel
from polemos.games.alexander.state import Battle, setting
from polemos.games.alexander.verbs import FIGHT, PASS_TO
from polemos.kernel.flow import VERB, Decision, Refusal, Step, unless

_LANE_HITS: Final[int] = pack.FILES.elephants_chariots.chariot.avoidance_hits


def passing(s: Battle, fight: int) -> list["PassWhom"]:
    """The elephants and chariots of a combat that have not routed: each passes through [9.13a, 9.23a].

    Those spared because all of both sides would have routed stay where they are [10.26a] (RULING-125).
    """
    if s.fights[fight][combats.KIND] != combats.FIRST_LINE:
        return []
    kind = setting(s).kind
    side = s.fights[fight][combats.SIDE]
    units = [u for u in members(s, fight, combats.ATTACKER) if kind[u] in (EL, CH) and s.fights[fight][STAY] != 1]
    units += [u for u in members(s, fight, LANES) if kind[u] == CH and setting(s).side[u] == side]
    return [PassWhom(side, u, fight) for u in units]


def struck_hexes(s: Battle, unit: int, fight: int) -> list[tuple[int, int]]:
    """The hexes before a unit in which those stood whom it attacked, with their units; one for each unit
    (RULING-51).
    """
    front = [NEXT[6 * s.loc[unit] + d] for d in FRONT_OF[s.facing[unit]]]
    found: list[tuple[int, int]] = []
    for row in s.group:
        if row[combats.ROW_FIGHT] != fight or setting(s).side[row[ROW_UNIT]] == setting(s).side[unit]:
            continue
        if row[combats.ROW_ROLE] not in (combats.DEFENDER, combats.GONE, combats.HUNTED, LANES):
            continue
        for x in (row[combats.ROW_HEX], row[combats.ROW_TAIL]):
            if x in front and x >= 0 and (x, row[ROW_UNIT]) not in found:
                found.append((x, row[ROW_UNIT]))
    return found


def beyond(s: Battle, unit: int, hex_: int) -> list[int]:
    """The two hexes behind a hex as the unit comes, those that it can enter at all [9.13a] (RULING-32)."""
    g = setting(s)
    field = g.field
    found: list[int] = []
    for d in FRONT_OF[s.facing[unit]]:
        e = 6 * hex_ + d
        if NEXT[e] != NOWHERE and field.mp[g.group[unit]][field.step[e]] != NEVER:
            found.append(NEXT[e])
    return found


def enemies_on(s: Battle, unit: int, where: list[int]) -> list[int]:
    """The enemy units on some hexes, each once."""
    sides = setting(s).side
    found: list[int] = []
    for x in where:
        e = s.at[x]
        if e >= 0 and sides[e] != sides[unit] and e not in found:
            found.append(e)
    return found


@dataclass(slots=True, frozen=True)
class PassWhom(Decision):
    """A unit that struck two enemies in its front: its owner says past which of them it goes (RULING-51)."""

    unit: int
    fight: int

    def clause(self) -> str:
        return "9.13a"

    def universe(self, s: Battle) -> list[int]:
        return [] if s.loc[self.unit] < 0 or s.routed[self.unit] else hexes_of(s, PASS_TO)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        struck = struck_hexes(s, self.unit, self.fight) if s.loc[self.unit] >= 0 else []
        return unless(any(c == PASS_TO + x for x, _ in struck), "9.13a", hex_named(s, c))

    def options(self, s: Battle) -> list[int]:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return []
        return [PASS_TO + x for x, _ in struck_hexes(s, u, self.fight)]

    def chosen(self, s: Battle, c: int) -> None:
        s.then(Behind(self.side, self.unit, c % VERB, self.fight))


@dataclass(slots=True, frozen=True)
class Behind(Step):
    """Behind the enemy in a hex: into a free hex, or against a second line if it holds both [9.13a, 9.13b]."""

    side: int
    unit: int
    space: int
    fight: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return
        behind = beyond(s, u, self.space)
        if any(s.at[x] < 0 for x in behind):
            s.then(PassTo(self.side, u, self.space))
            return
        holders = enemies_on(s, u, behind)
        if len(behind) < len(FRONT_OF[s.facing[u]]) or any(s.at[x] not in holders for x in behind):
            return
        struck = [e for _, e in struck_hexes(s, u, self.fight)]
        fresh = [e for e in holders if e not in struck]
        if not fresh:
            s.then(Farther(self.side, u, self.space))
            return
        g = setting(s)
        if g.kind[u] == CH and all(g.side[e] == MACEDONIAN for e in fresh):
            s.due = []
            steps: list[Step] = []
            for e in fresh:
                if aspect(s, e, self.space) == FRONT and not s.routed[e]:
                    steps += [rolls.Roll(g.side[e], rolls.R_AVOID, g.gid[e]), Parted(e)]
                else:
                    s.due.append(e)
            s.then(*steps, NextLine(self.side, u, self.space))
            return
        s.due = fresh
        s.then(NextLine(self.side, u, self.space))


@dataclass(slots=True, frozen=True)
class Parted(Step):
    """A unit of the second line has rolled to open lanes before the chariots: 1 hit if it does [9.24b].

    Units that do not are noted in `s.due`.
    """

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.rolled.pop() > hits.tq(s, u):
            s.due.append(u)
            return
        s.tell("lanes-opened", (setting(s).gid[u],), ("9.24b",))
        hits.hurt(s, u, _LANE_HITS, "9.24b")


@dataclass(slots=True, frozen=True)
class NextLine(Decision):
    """Both hexes behind are held: the unit attacks one of those in `s.due`, or passes if all have opened lanes
    [9.13b, 9.24b].
    """

    unit: int
    space: int

    def clause(self) -> str:
        return "9.13b"

    def universe(self, s: Battle) -> list[int]:
        return list(dict.fromkeys([*naming(s, FIGHT, s.due), *universes.units_of(s, FIGHT, 1 - self.side)]))

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        e = universes.unit_named(s, c)
        fit = e in s.due and s.loc[e] >= 0 and aspect(s, e, self.space) >= FRONT
        return unless(fit, "9.13b", universes.place_of(s, e))

    def options(self, s: Battle) -> list[int]:
        return [c for c in naming(s, FIGHT, s.due) if not self.refusals(s, c)]

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] < 0 or s.routed[self.unit]:
            return
        if self.options(s):
            Decision.run(self, s)
        else:
            s.then(Farther(self.side, self.unit, self.space))

    def chosen(self, s: Battle, c: int) -> None:
        u, e = self.unit, setting(s).unit_of[c % VERB]
        struck = next(x for x in beyond(s, u, self.space) if s.at[x] == e)
        s.due = []
        n = combats.form(s, self.side, combats.SECOND_LINE, self.space, [u], [e])
        s.struck[e] = 1
        scenario_rules.attacked(s, e)
        g = setting(s)
        s.tell("attacks", (g.gid[u], g.gid[e], aspect(s, e, self.space), n + 1), ("9.13b",))
        s.then(
            charge.Charge(n),
            collapse.GiveWay(n, 1),
            collapse.Closing(n),
            duel.Captains(n),
            duel.Exposure(n),
            clash.Clash(n),
            clash.Blow(n),
            collapse.Breakthrough(n),
            collapse.Collapse(self.side, n),
            Farther(self.side, u, struck, n),
        )


@dataclass(slots=True, frozen=True)
class Farther(Step):
    """After the second line the unit goes on, without shock, to the first line of hexes free of enemies [9.13b,
    RULING-51].

    It goes behind the unit it fought, dislodged or not; a second line that opened its lanes is passed like any other.
    fight: the combat with the second line, -1 without one; spared a rout in it the unit stays [10.26a] (RULING-125).
    """

    side: int
    unit: int
    space: int
    fight: int = -1

    def run(self, s: Battle) -> None:
        u = self.unit
        if self.fight >= 0 and s.fights[self.fight][STAY] == 1:
            return
        if s.loc[u] >= 0 and not s.routed[u]:
            s.then(PassTo(self.side, u, self.space))


def goals(s: Battle, unit: int, hex_: int) -> list[int]:
    """The free hexes of the first line behind a hex that has any, lines held by enemies passed; none if friends bar
    it.
    """
    sides = setting(s).side
    line = [hex_]
    while line:
        behind = list(dict.fromkeys(x for h in line for x in beyond(s, unit, h)))
        free = [x for x in behind if s.at[x] < 0]
        if free:
            return free
        line = [x for x in behind if sides[s.at[x]] != sides[unit]]
    return []


@dataclass(slots=True, frozen=True)
class PassTo(Decision):
    """The unit is placed behind the enemy and keeps its facing; of two free hexes its owner chooses [9.13a,
    RULING-32]. The ground costs it nothing (RULING-75).
    """

    unit: int
    space: int

    def clause(self) -> str:
        return "9.13a"

    def universe(self, s: Battle) -> list[int]:
        return hexes_of(s, PASS_TO)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return unless(c - PASS_TO in goals(s, self.unit, self.space), "9.13a", hex_named(s, c))

    def options(self, s: Battle) -> list[int]:
        return [PASS_TO + x for x in goals(s, self.unit, self.space)]

    def chosen(self, s: Battle, c: int) -> None:
        u = self.unit
        if held(s, u):
            s.then(Leaving(u, c % VERB), Placed(u, c % VERB))
        else:
            Placed(u, c % VERB).run(s)


@dataclass(slots=True, frozen=True)
class Placed(Step):
    """The unit stands behind the enemy now, once those whose zones it leaves have shot [9.13a, 9.23a, 8.22]
    (RULING-78).
    """

    unit: int
    space: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return
        g = setting(s)
        s.tell("passes-through", (g.gid[u], s.loc[u], self.space), ("9.13a" if g.kind[u] == EL else "9.23a",))
        advance_ways.advance(s, u, self.space, -1, s.facing[u])
        s.then(leader_withdrawal.LeadersBeside(u), horses_before_elephants.Frightened(u), EntryFire(u))
