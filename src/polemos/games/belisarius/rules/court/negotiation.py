"""Agreements between the two players, an optional rule. Section 24, and gifts of 10.37.

One player draws up an agreement term by term and proposes it; the other accepts or declines it as a whole.

`War.leaflet` is the agreement being drawn up: the side that does so, then its terms, each the choice that put it in.
`War.agreed` holds what still binds somebody, in rows of ROW ints:

    term   TRUCE; OFFER_EVACUATE + province; OFFER_NEUTRAL + province; OTHER_TERMS + number
    bound  bit mask of the sides that are bound
    turn   the game turn with which it ends, 0 if it does not end

SP and markers change hands at once. A province returns to neutrality when the phase is over, so that nothing that is
going on loses its ground (RULING-89). Nothing that is agreed forbids anything: breaking it is a breach, and has its
price (RULING-88) [24.2].
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius import verbs
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.world import BARBARIAN, IMPERIAL, NEUTRAL
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.control import set_control
from polemos.games.belisarius.rules.markers import BY_BREACH, Draw, hand_size, holding
from polemos.games.belisarius.rules.rolls import R_BREACH, roll_two
from polemos.games.belisarius.state import Decision, Refusal, Step, War, holds, towns_of
from polemos.kernel.flow import NOTHING, VERB, when

ROW: Final = 3
MOST_POINTS: Final = 100
"""The most that one agreement asks for: the other's treasury is secret, so that it cannot be the bound."""
MOST_OTHER: Final = 99
"""The highest number of an agreement in words."""

ASKED: Final = {
    verbs.ASK_SP: verbs.OFFER_SP,
    verbs.ASK_MARKER: verbs.OFFER_MARKER,
    verbs.ASK_NEUTRAL: verbs.OFFER_NEUTRAL,
    verbs.ASK_EVACUATE: verbs.OFFER_EVACUATE,
}
"""What the other side would say to give what is asked for."""
BOTH: Final = (1 << IMPERIAL) | (1 << BARBARIAN)


def giver_of(side: int, c: int) -> tuple[int, int]:
    """Who gives something by a term of `side`, and the term as the giver would offer it."""
    verb = c - c % VERB
    return (1 - side, ASKED[verb] + c % VERB) if verb in ASKED else (side, c)


def in_force(s: War, term: int) -> bool:
    """Whether an agreed term still binds."""
    return term in s.agreed[::ROW]


def other_terms(s: War) -> list[int]:
    """Numbers of the agreements in words that are in force, in the order in which they were made [24.1f]."""
    return [term - verbs.OTHER_TERMS for term in s.agreed[::ROW] if term - term % VERB == verbs.OTHER_TERMS]


def next_number(s: War) -> int:
    """The number of the next agreement in words."""
    used = [c - verbs.OTHER_TERMS for c in s.leaflet[1:] if c - c % VERB == verbs.OTHER_TERMS] + other_terms(s)
    return min([n for n in range(1, MOST_OTHER + 2) if n not in used])


def leaflet_seen(s: War, side: int) -> list[int]:
    """The agreement being drawn up as a side sees it: what it drew up itself, or what has been proposed."""
    private = bool(s.agenda) and isinstance(s.agenda[-1], Drafting) and side != s.leaflet[0]
    return s.leaflet[:1] if private else s.leaflet[:]


# ---------------------------------------------------------------- what may be put in


def refusals_term(s: War, side: int, c: int) -> list[Refusal]:
    """Why a side may not put a term into the agreement that it draws up [24.1a, 24.1b, 24.1c, 24.1d, 24.1e, 24.1f].

    A term is used up when it is put in; there is one sum of money in an agreement.
    """
    giver, term = giver_of(side, c)
    value = c % VERB
    verb = term - value
    terms = s.leaflet[1:]
    if verb == verbs.OFFER_SP:
        return _refusals_points(s, side, giver, value, terms)
    if verb == verbs.OFFER_MARKER:
        return _refusals_marker(s, side, giver, c, terms)
    found: list[Refusal] = []
    if verb == verbs.OFFER_NEUTRAL:
        found += when(s.control[value] != giver or c in terms or in_force(s, term), "24.1a")
    elif verb == verbs.OFFER_EVACUATE:
        found += when(not occupied_towns(s, giver, value) or c in terms or in_force(s, term), "24.1c")
    elif verb == verbs.TRUCE:
        found += when(c in terms or in_force(s, term), "24.1d")
    elif verb == verbs.END_GAME:
        found += when(c in terms, "24.1e")
    elif verb == verbs.OTHER_TERMS:
        found += when(value != next_number(s) or value > MOST_OTHER, "24.1f")
    else:
        found.append(Refusal("24.0"))
    return found


def _refusals_points(s: War, side: int, giver: int, points: int, terms: list[int]) -> list[Refusal]:
    """Money: once in an agreement, and no more than the treasury if it is one's own [10.37, 24.1b]."""
    if any(c - c % VERB in (verbs.OFFER_SP, verbs.ASK_SP) for c in terms):
        return [Refusal("24.1b")]
    most = s.sp[side] if giver == side else MOST_POINTS
    return [] if 1 <= points <= most else [Refusal("10.37")]


def _refusals_marker(s: War, side: int, giver: int, c: int, terms: list[int]) -> list[Refusal]:
    """Markers: as many of a kind as are in one's own hand, or as there can be in the other's [24.1b].

    Roman Alliance is never the Barbarian player's [strat.alliance]; nobody keeps a Donative [strat.donative.b].
    """
    kind = c % VERB
    if kind == charts.ALLIANCE:
        return [Refusal("strat.alliance")]
    if kind == charts.DONATIVE:
        return [Refusal("strat.donative.b")]
    most = holding(s, side, kind) if giver == side else charts.MARKER_COUNT[kind]
    return [] if terms.count(c) < most else [Refusal("24.1b")]


def occupied_towns(s: War, side: int, province: int) -> list[int]:
    """Towns and colonies of a province that a side occupies."""
    return [h for h in towns_of(s, province) if holds(s, side, h)]


def refusals_agreement(s: War, open_to: int) -> list[Refusal]:
    """What keeps the agreement drawn up from being carried out [8.3, 24.1b].

    Whoever proposes it judges by his own means (`open_to` his side) and by the hand sizes, which are open; whoever
    accepts, by his own.
    """
    drafter = s.leaflet[0]
    points = [0, 0]
    given = [[0] * charts.MARKER_KINDS, [0] * charts.MARKER_KINDS]
    for c in s.leaflet[1:]:
        giver, term = giver_of(drafter, c)
        if term - term % VERB == verbs.OFFER_SP:
            points[giver] += c % VERB
        elif term - term % VERB == verbs.OFFER_MARKER:
            given[giver][c % VERB] += 1
    found = when(points[open_to] > s.sp[open_to], "10.37")
    if any(given[open_to][k] > holding(s, open_to, k) for k in range(charts.MARKER_KINDS)):
        found.append(Refusal("24.1b"))
    for side in (IMPERIAL, BARBARIAN):
        if hand_size(s, side) - sum(given[side]) + sum(given[1 - side]) > charts.limits.hand:
            found.append(Refusal("8.3"))
            break
    return found


def thinkable_terms(most: int, numbers: range) -> list[int]:
    """Terms in a fixed order: up to `most` points offered, agreements in words of these numbers."""
    wanted = [verbs.OFFER_SP + n for n in range(1, min(most, VERB - 1) + 1)]
    wanted += [verbs.ASK_SP + n for n in range(1, MOST_POINTS + 1)]
    wanted += universes.markers(verbs.OFFER_MARKER) + universes.markers(verbs.ASK_MARKER)
    for verb in (verbs.OFFER_NEUTRAL, verbs.ASK_NEUTRAL, verbs.OFFER_EVACUATE, verbs.ASK_EVACUATE):
        wanted += universes.provinces(verb)
    return [*wanted, verbs.TRUCE, verbs.END_GAME, *[verbs.OTHER_TERMS + n for n in numbers]]


# ---------------------------------------------------------------- drawing up, accepting


def open_negotiation(s: War, side: int) -> Step:
    """A side begins to draw up an agreement, at any time [24.0]: the step to interject."""
    s.leaflet = [side]
    return Drafting(side)


@dataclass(slots=True, frozen=True)
class Drafting(Decision):
    """Put in one term after the other, then propose them all; or drop the draft."""

    def clause(self) -> str:
        return "24.0"

    def universe(self, s: War) -> list[int]:
        return [
            verbs.DONE,
            verbs.PROPOSE,
            *thinkable_terms(max(s.sp[self.side], MOST_POINTS), range(1, MOST_OTHER + 1)),
        ]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.DONE:
            return []
        if c != verbs.PROPOSE:
            return refusals_term(s, self.side, c)
        return refusals_agreement(s, self.side) if len(s.leaflet) > 1 else [Refusal("24.0")]

    def options(self, s: War) -> list[int]:
        terms = thinkable_terms(s.sp[self.side], range(next_number(s), next_number(s) + 1))
        return [c for c in (verbs.DONE, verbs.PROPOSE, *terms) if not self.refusals(s, c)]

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DONE:
            s.leaflet = []
        elif c == verbs.PROPOSE:
            if s.heard is not None:
                s.tell("proposed", (self.side,), ("24.0",))
                for term in s.leaflet[1:]:
                    tell_term(s, self.side, term)
            s.then(Proposal(1 - self.side))
        else:
            s.leaflet.append(c)
            s.then(self)


def tell_term(s: War, side: int, c: int) -> None:
    """Read out a term that a side proposes."""
    giver, term = giver_of(side, c)
    value = c % VERB
    verb = term - value
    if verb == verbs.OFFER_SP:
        s.tell("term-points", (giver, value), ("24.1b", "10.37"))
    elif verb == verbs.OFFER_MARKER:
        s.tell("term-marker", (giver, value), ("24.1b",))
    elif verb == verbs.OFFER_NEUTRAL:
        s.tell("term-neutral", (giver, value), ("24.1a",))
    elif verb == verbs.OFFER_EVACUATE:
        s.tell("term-evacuation", (giver, value), ("24.1c",))
    elif verb == verbs.TRUCE:
        s.tell("term-truce", (side,), ("24.1d",))
    elif verb == verbs.END_GAME:
        s.tell("term-end", (side,), ("24.1e",))
    else:
        s.tell("term-other", (side, value), ("24.1f",))


@dataclass(slots=True, frozen=True)
class Proposal(Decision):
    """Does the other agree? He cannot if he has not what is asked of him."""

    def clause(self) -> str:
        return "24.0"

    def secret(self) -> bool:
        return True

    def alike(self, s: War) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [verbs.DECLINE, verbs.ACCEPT]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return refusals_agreement(s, self.side) if c == verbs.ACCEPT else []

    def chosen(self, s: War, c: int) -> None:
        terms = s.leaflet[1:]
        s.leaflet = []
        s.tell("agreed" if c == verbs.ACCEPT else "declined", (self.side,), ("24.0",))
        if c != verbs.ACCEPT:
            return
        s.exposed += 1
        if verbs.END_GAME in terms:
            s.agenda.clear()
            s.then(EndByAgreement())
        for term in terms:
            carry_out(s, 1 - self.side, term)
        if verbs.END_GAME in terms:
            make_neutral(s)


def carry_out(s: War, side: int, c: int) -> None:
    """A term that `side` proposed is agreed: money and markers go over at once, the rest is noted [24.1b, 10.37]."""
    giver, term = giver_of(side, c)
    value = c % VERB
    verb = term - value
    if verb == verbs.OFFER_SP:
        s.sp[giver] -= value
        s.sp[1 - giver] += value
        s.tell("gave-points", (giver, value), ("24.1b", "10.37"))
    elif verb == verbs.OFFER_MARKER:
        s.hand[giver * charts.MARKER_KINDS + value] -= 1
        s.hand[(1 - giver) * charts.MARKER_KINDS + value] += 1
        s.tell("gave-marker", (giver, value), ("24.1b",))
    elif verb == verbs.OFFER_NEUTRAL:
        s.agreed += [term, 1 << giver, 0]
    elif verb == verbs.OFFER_EVACUATE:
        s.agreed += [term, 1 << giver, s.turn]
    elif verb == verbs.TRUCE:
        s.agreed += [term, BOTH, s.turn]
    elif verb == verbs.OTHER_TERMS:
        s.agreed += [term, BOTH, 0]


@dataclass(slots=True, frozen=True)
class EndByAgreement(Step):
    """The game ends and victory points are counted at once [24.1e]."""

    def run(self, s: War) -> None:
        s.tell("ended-by-agreement", (), ("24.1e",))


# ---------------------------------------------------------------- what has been agreed, and breaches of it


def strike(s: War, term: int) -> None:
    """A term binds nobody any more."""
    first = s.agreed[::ROW].index(term) * ROW
    del s.agreed[first : first + ROW]


def make_neutral(s: War) -> None:
    """When a phase is over, provinces return to neutrality as agreed, if their side still controls them [24.1a]."""
    for i in range(0, len(s.agreed), ROW):
        term, bound = s.agreed[i], s.agreed[i + 1]
        if term - term % VERB == verbs.OFFER_NEUTRAL and bound == 1 << s.control[term % VERB]:
            set_control(s, term % VERB, NEUTRAL, "24.1a")
    keep: list[int] = []
    for i in range(0, len(s.agreed), ROW):
        if s.agreed[i] - s.agreed[i] % VERB != verbs.OFFER_NEUTRAL:
            keep += s.agreed[i : i + ROW]
    s.agreed = keep


def breach_by_attack(s: War, attacker: int) -> None:
    """A side attacks the other: under a truce that is a breach, and the truce is over [24.1d, 24.2]."""
    if s.agreed and in_force(s, verbs.TRUCE):
        strike(s, verbs.TRUCE)
        s.then(Breach(attacker))


def agreements_at_end_of_turn(s: War) -> None:
    """Who still holds towns that he was to leave has broken his word; agreements for this turn end [24.1c, 24.2]."""
    make_neutral(s)
    breaches: list[Step] = []
    keep: list[int] = []
    for i in range(0, len(s.agreed), ROW):
        term, bound, turn = s.agreed[i : i + ROW]
        if term - term % VERB == verbs.OFFER_EVACUATE:
            breaches += [
                Breach(p) for p in (IMPERIAL, BARBARIAN) if bound == 1 << p and occupied_towns(s, p, term % VERB)
            ]
        if not turn or turn > s.turn:
            keep += [term, bound, turn]
    s.agreed = keep
    s.then(*breaches)


@dataclass(slots=True, frozen=True)
class Breach(Step):
    """A side has broken a written agreement: the other rolls two dice and draws that many markers [24.2]."""

    breaker: int

    def run(self, s: War) -> None:
        s.tell("breach", (self.breaker,), ("24.2",))
        roll_two(s, 1 - self.breaker, R_BREACH, Redress(1 - self.breaker))


@dataclass(slots=True, frozen=True)
class Redress(Step):
    """The markers that a breach brings [24.2]."""

    side: int

    def run(self, s: War) -> None:
        s.then(Draw(self.side, s.rolled.pop() + s.rolled.pop(), BY_BREACH))


@dataclass(slots=True, frozen=True)
class Claim(Decision):
    """The other says that an agreement in words, by its number, has been broken: is it admitted [24.1f, 24.2]?

    Only the players can tell what their words mean; if it is denied, all stays as it is.
    """

    number: int

    def clause(self) -> str:
        return "24.2"

    def universe(self, s: War) -> list[int]:
        return [verbs.DECLINE, verbs.YES] if in_force(s, verbs.OTHER_TERMS + self.number) else NOTHING

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.YES:
            strike(s, verbs.OTHER_TERMS + self.number)
            s.then(Breach(self.side))
        else:
            s.tell("breach-denied", (self.side, self.number), ("24.2",))


def declining(s: War) -> int:
    """The choice by which a bot keeps out of what only people agree on, -1 where none of this waits."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Drafting):
        return verbs.DONE
    return verbs.DECLINE if isinstance(top, (Proposal, Claim)) else -1
