"""Leaders in shock: who counts, personal combat, and the casualty roll of a side that has leaders alone [8.34, 8.4]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import verbs
from polemos.games.alexander.data import pack, tables
from polemos.games.alexander.rules.field import combats
from polemos.games.alexander.rules.field.combats import ATTACKER, CAPTAIN, RIVAL, captains
from polemos.games.alexander.rules.field.universes import leader_named, leaders_of, site_of
from polemos.games.alexander.rules.rolls import LEADER_GIDS, R_CASUALTY, R_DUEL, Roll
from polemos.games.alexander.rules.shock.casualties import BY_SHOCK, Severity, afflict
from polemos.games.alexander.state import Battle, combat_rating, setting
from polemos.kernel.flow import VERB, Decision, Refusal, Step, unless

_CASUALTY_ON: Final[tuple[int, ...]] = pack.FILES.shock_procedure.leader_casualty_on


@dataclass(slots=True, frozen=True)
class Captains(Step):
    """The leaders of a combat: each side names the one who counts (RULING-36), and two of them fight [8.34a, 8.41]."""

    fight: int

    def run(self, s: Battle) -> None:
        if not combats.is_open(s, self.fight):
            return
        side = s.fights[self.fight][combats.SIDE]
        s.then(
            NameLeader(side, self.fight, ATTACKER),
            NameLeader(1 - side, self.fight, combats.DEFENDER),
            Meeting(self.fight),
        )


def duels(s: Battle, fight: int) -> bool:
    """Whether leaders of both sides meet in a combat, none of them on an elephant [8.41, 8.43]."""
    row = s.fights[fight]
    m, n = row[CAPTAIN], row[RIVAL]
    return m >= 0 and n >= 0 and combat_rating(s, m) >= 0 and combat_rating(s, n) >= 0


@dataclass(slots=True, frozen=True)
class NameLeader(Decision):
    """A side with several leaders in a combat names the one who fights and lends his charisma (RULING-36)."""

    fight: int
    role: int

    def clause(self) -> str:
        return "8.41"

    def universe(self, s: Battle) -> list[int]:
        return leaders_of(s, verbs.NAME_LEADER, self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        m = leader_named(s, c)
        return unless(m in captains(s, self.fight, self.role), "8.41", site_of(s, m))

    def options(self, s: Battle) -> list[int]:
        gid = setting(s).lead_gid
        return [verbs.NAME_LEADER + gid[m] for m in captains(s, self.fight, self.role)]

    def chosen(self, s: Battle, c: int) -> None:
        m = setting(s).leader_of[c % VERB]
        combats.note(s, self.fight, CAPTAIN if self.role == ATTACKER else RIVAL, m)


@dataclass(slots=True, frozen=True)
class Meeting(Step):
    """Leaders of both sides in a combat fight in person [8.34a, 8.41]."""

    fight: int

    def run(self, s: Battle) -> None:
        if duels(s, self.fight):
            row = s.fights[self.fight]
            s.then(Duel(row[CAPTAIN], row[RIVAL], self.fight))


@dataclass(slots=True, frozen=True)
class Exposure(Step):
    """After all personal combats leaders of one side only, and Indians, are exposed to a casualty
    [8.34a, 8.43, scn.hydaspes.1] (RULING-68).
    """

    fight: int

    def run(self, s: Battle) -> None:
        if duels(s, self.fight):
            return
        row = s.fights[self.fight]
        m, n = row[CAPTAIN], row[RIVAL]
        sides = setting(s).lead_side
        for leader in (n, m):
            if leader >= 0:
                whose = LEADER_GIDS + setting(s).lead_gid[leader]
                s.then(Roll(sides[leader], R_CASUALTY, whose), Exposed(leader, self.fight))


@dataclass(slots=True, frozen=True)
class Exposed(Step):
    """The casualty roll has fallen [8.34b]."""

    leader: int
    fight: int

    def run(self, s: Battle) -> None:
        if s.rolled.pop() in _CASUALTY_ON:
            s.then(Severity(self.leader, BY_SHOCK, self.fight))


@dataclass(slots=True, frozen=True)
class Duel(Step):
    """Personal combat of two leaders [8.41]. Those without a rating never fight [8.43].

    fight: the combat in which they meet, -1 for leaders who meet alone [4.63].
    """

    leader: int
    rival: int
    fight: int = -1

    def run(self, s: Battle) -> None:
        m, n = self.leader, self.rival
        if combat_rating(s, m) < 0 or combat_rating(s, n) < 0:
            return
        g = setting(s)
        for who in (m, n):
            if who == s.lead:
                s.no_momentum[who] = 1
        s.then(
            Roll(g.lead_side[m], R_DUEL, LEADER_GIDS + g.lead_gid[m]),
            Roll(g.lead_side[n], R_DUEL, LEADER_GIDS + g.lead_gid[n]),
            Fought(m, n, self.fight),
        )


@dataclass(slots=True, frozen=True)
class Fought(Step):
    """Both dice have fallen: the chart says what the difference does to the loser [8.42]."""

    leader: int
    rival: int
    fight: int

    def run(self, s: Battle) -> None:
        theirs = s.rolled.pop() + combat_rating(s, self.rival)
        ours = s.rolled.pop() + combat_rating(s, self.leader)
        g = setting(s)
        s.tell("duel", (g.lead_gid[self.leader], ours, g.lead_gid[self.rival], theirs), ("8.42",))
        if ours == theirs:
            return
        loser = self.rival if ours > theirs else self.leader
        afflict(s, loser, tables.DUEL.read(0, abs(ours - theirs)), self.fight)
