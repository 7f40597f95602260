"""Markers of the recruitment phase: Theodora, Procopius, and Imperial Regalia at its end."""

from dataclasses import dataclass

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.world import BARBARIAN
from polemos.games.belisarius.rules import markers, universes
from polemos.games.belisarius.rules.markers import Draw, MayPlay, hand_size, holding, pick, play, return_marker
from polemos.games.belisarius.rules.rolls import R_REGALIA, Roll
from polemos.games.belisarius.state import Decision, Refusal, Step, War, holds_town
from polemos.games.belisarius.verbs import DRAWN, EXCHANGE, PLAY, TAKE_MARKER
from polemos.kernel.dice import ASKED
from polemos.kernel.flow import NOTHING, PASS, VERB


def recruitment_plays(s: War, side: int) -> list[int]:
    """Markers that a side may play while it recruits."""
    return [PLAY + kind for kind in (charts.PROCOPIUS, charts.THEODORA) if not refusals_recruitment_play(s, side, kind)]


def refusals_recruitment_play(s: War, side: int, kind: int) -> list[Refusal]:
    """Why a marker may not be played now; Imperial Regalia only at the end of the phase [8.41a]."""
    if kind == charts.REGALIA and holding(s, side, kind):
        return [Refusal("strat.regalia")]
    found = markers.refusals_play(s, side, kind, (charts.PROCOPIUS, charts.THEODORA))
    if found:
        return found
    if kind == charts.THEODORA:
        # what is in the pool nobody knows before he looks into it
        return [] if any(s.pool) else [Refusal("strat.theodora")]
    able = hand_size(s, side) > 1 and hand_size(s, 1 - side) > 0
    return [] if able else [Refusal("strat.procopius")]


def refusals_theodora(s: War, side: int, kind: int) -> list[Refusal]:
    """Why a marker may not be chosen out of the pool: it would only go back to it (RULING-82) [strat.theodora]."""
    if not s.pool[kind]:
        return [Refusal("strat.theodora")]
    if kind == charts.DONATIVE:
        return [Refusal("strat.donative.b")]
    return [Refusal("strat.alliance")] if kind == charts.ALLIANCE and side == BARBARIAN else []


def theodora_kinds(s: War, side: int) -> list[int]:
    """Kinds of markers that Theodora can bring."""
    return [kind for kind in range(charts.MARKER_KINDS) if not refusals_theodora(s, side, kind)]


@dataclass(slots=True, frozen=True)
class Theodora(Decision):
    """Any one marker out of the pool, chosen; then Theodora goes back to it [strat.theodora]."""

    def clause(self) -> str:
        return "strat.theodora"

    def alike(self, s: War) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [*universes.markers(TAKE_MARKER), PASS]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c != PASS:
            return refusals_theodora(s, self.side, c % VERB)
        # he must take one, unless all that is left would only go back
        return [Refusal("strat.theodora")] if theodora_kinds(s, self.side) else []

    def chosen(self, s: War, c: int) -> None:
        return_marker(s, charts.THEODORA)
        if c == PASS:
            return
        kind = c % VERB
        s.pool[kind] -= 1
        s.hand[self.side * charts.MARKER_KINDS + kind] += 1
        s.tell("took-marker", (self.side, kind), ("strat.theodora",), 1 << self.side)
        s.tell("took-marker-hidden", (self.side,), ("strat.theodora",), 1 << (1 - self.side))


@dataclass(slots=True, frozen=True)
class Procopius(Decision):
    """Which own marker goes to the enemy in exchange for one of his, drawn at random [strat.procopius]."""

    def clause(self) -> str:
        return "strat.procopius"

    def universe(self, s: War) -> list[int]:
        return universes.markers(EXCHANGE) if hand_size(s, 1 - self.side) else NOTHING

    def alike(self, s: War) -> bool:
        return hand_size(s, self.side) > 1

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if holding(s, self.side, c % VERB) else [Refusal("strat.procopius")]

    def chosen(self, s: War, c: int) -> None:
        s.then(Exchange(1 - self.side, c % VERB))


@dataclass(slots=True, frozen=True)
class Exchange(Decision):
    """One marker at random out of the hand of `side` changes places with the one given for it.

    The owner of a real hand names what was drawn. A Roman Alliance never stays with the Barbarian player
    [strat.alliance].
    """

    given: int

    def clause(self) -> str:
        return "strat.procopius"

    def secret(self) -> bool:
        return True

    def chance(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return universes.markers(DRAWN)

    def alike(self, s: War) -> bool:
        return hand_size(s, self.side) > 1

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if holding(s, self.side, c % VERB) else [Refusal("8.4")]

    def run(self, s: War) -> None:
        if s.draw_script:
            self.chosen(s, DRAWN + markers.scripted(s, s.hand, self.side * charts.MARKER_KINDS))
        elif s.dice_mode == ASKED:
            Decision.run(self, s)
        else:
            self.chosen(s, DRAWN + pick(s, s.hand, self.side * charts.MARKER_KINDS))

    def chosen(self, s: War, c: int) -> None:
        drawn = c % VERB
        taker = 1 - self.side
        s.exposed += 1
        s.hand[self.side * charts.MARKER_KINDS + drawn] -= 1
        s.hand[taker * charts.MARKER_KINDS + self.given] -= 1
        gain(s, taker, drawn)
        gain(s, self.side, self.given)
        s.tell("exchanged", (taker, self.given, drawn), ("strat.procopius",))


def gain(s: War, side: int, kind: int) -> None:
    """A marker comes into a hand out of the other one (RULING-83)."""
    if kind == charts.ALLIANCE and side == BARBARIAN:
        s.pool[kind] += 1
        s.tell("drew-back", (side, kind), ("strat.alliance",))
    else:
        s.hand[side * charts.MARKER_KINDS + kind] += 1


def refusals_regalia(s: War, side: int) -> list[Refusal]:
    """Why Imperial Regalia cannot be played at the end of the phase [strat.regalia]. RULING-57."""
    if not holding(s, side, charts.REGALIA):
        return [Refusal("8.4")]
    return [] if is_crowned(s, side) else [Refusal("strat.regalia")]


def is_crowned(s: War, side: int) -> bool:
    """Whether a side occupies one of the capitals [strat.regalia]."""
    return any(holds_town(s, side, h) for h in charts.REGALIA_TOWNS)


@dataclass(slots=True, frozen=True)
class LastMarker(MayPlay):
    """At the end of the phase: Imperial Regalia, if the player has it and a capital [strat.regalia]."""

    def clause(self) -> str:
        return "strat.regalia"

    def marker(self) -> int:
        return charts.REGALIA

    def alike(self, s: War) -> bool:
        return hand_size(s, self.side) > 0 and is_crowned(s, self.side)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return refusals_regalia(s, self.side) if c == PLAY + charts.REGALIA else MayPlay.refusals(self, s, c)

    def options(self, s: War) -> list[int]:
        return [PASS] if refusals_regalia(s, self.side) else [PASS, PLAY + charts.REGALIA]

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            s.then(self)
            play(s, self.side, charts.REGALIA, Regalia(self.side))


@dataclass(slots=True, frozen=True)
class Regalia(Step):
    """A die of markers; the marker goes back after the draw [strat.regalia]. RULING-35."""

    side: int

    def run(self, s: War) -> None:
        s.then(Roll(self.side, R_REGALIA), RegaliaDraw(self.side))


@dataclass(slots=True, frozen=True)
class RegaliaDraw(Step):
    """Draw as many markers as the die shows."""

    side: int

    def run(self, s: War) -> None:
        s.then(Draw(self.side, s.rolled.pop(), markers.BY_STRATAGEM), RegaliaBack())


@dataclass(slots=True, frozen=True)
class RegaliaBack(Step):
    """Imperial Regalia returns to the pool."""

    def run(self, s: War) -> None:
        return_marker(s, charts.REGALIA)
