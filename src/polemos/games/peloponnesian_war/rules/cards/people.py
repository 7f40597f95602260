"""Cards that move leaders: the Hermae, a new general, Alcibiades."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.codes import FORCE_POOL, LEADER_POOL, OUT
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.world import ATTICA, CAPITAL, CITY_HEX, HOME_REGION, LAND, PLACES
from polemos.games.peloponnesian_war.rules import levels, losses, places
from polemos.games.peloponnesian_war.rules.cards.rule import OnLeader, Rule
from polemos.games.peloponnesian_war.state import Decision, Refusal, War
from polemos.games.peloponnesian_war.verbs import CARD_PIECE, CARD_PLACE
from polemos.kernel.flow import VERB, unless


def own_leaders(s: War, side: int) -> list[int]:
    """Leaders of a side on the map and in force pools, no strangers among them."""
    return [
        leader
        for leader in range(tables.UNITS, tables.PIECES)
        if s.sides[leader] == side and tables.LEADER_SIDE[leader] != tables.NEITHER and losses.in_service(s, leader)
    ]


def worth(leader: int) -> int:
    """The sum of a leader's ratings."""
    return tables.LAND_RATING[leader] + tables.NAVAL_RATING[leader]


# ------------------------------------------------------------------------------------------------------------- Hermae


class Hermae(OnLeader):
    """Attica is shaken, and Athens calls back its best leader, whom another replaces [7.8.4b, card.hermae].

    Alcibiades goes over to Sparta instead, beyond the limit of leaders. Athens chooses among equals.
    """

    def chooser(self, side: int) -> int:
        return tables.ATHENS

    def aimless(self) -> bool:
        return True

    def spares(self, s: War, side: int, leader: int) -> list[Refusal]:
        there = own_leaders(s, tables.ATHENS)
        return unless(leader in there and worth(leader) == max([worth(one) for one in there]), self.clause)

    def does(self, s: War, side: int, c: int, die: int) -> None:
        levels.change_ml(s, ATTICA, self.values["ml"], self.clause)
        if c:
            self.recall(s, c % VERB)

    def recall(self, s: War, leader: int) -> None:
        """A leader of Athens leaves his command; whoever comes instead is drawn while he is not in the pool.

        Nobody comes instead of a guest beyond the limit if Athens has as many as it may have [7.8.4a] (RULING-126).
        """
        if losses.counts(s, leader) or losses.counted(s, tables.ATHENS) < losses.limit(s, tables.ATHENS):
            losses.replace_leader(s, tables.ATHENS, s.loc[leader], s.inside[leader])
        losses.forget(s, leader)
        if leader == tables.ALCIBIADES:
            asking.let(s, codes.ALCIBIADES_GUEST, False)
            asking.let(s, codes.EXILE)
            serve(s, leader, tables.SPARTA, CITY_HEX[CAPITAL[tables.SPARTA]], self.clause)
        else:
            state.lift(s, leader, LEADER_POOL)
            s.tell("called-back", (leader,), (self.clause,))


def serve(s: War, leader: int, side: int, place: int, clause: str) -> None:
    """A leader serves a side from now on: in a place with its men, or in its force pool if its capital is lost
    (RULING-127)."""
    s.leads[leader - tables.UNITS] = side
    state.turn_pieces(s, (leader,))
    s.tell("changes-sides", (leader, side), (clause,))
    target = places.target_here(s, place)
    friendly = target >= 0 and places.friend_of(s, target) == side
    if not friendly and not asking.units_at(s, side, place):
        losses.wait_at(s, leader, HOME_REGION[side])
        return
    within = any(s.inside[unit] for unit in asking.units_at(s, side, place)) or friendly
    state.lift(s, leader, FORCE_POOL)
    state.put(s, leader, place, int(within))
    s.tell("piece-comes", (leader, place), (clause,))


# --------------------------------------------------------------------------------------------------------- Alcibiades


class AlcibiadesChanges(Rule):
    """With a die he comes over from the enemy; serving his own side he rouses it; out of a pool he joins Athens.

    [card.alcibiades]; not if he is dead. He is beyond the limit of leaders until the year ends.
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(s.loc[tables.ALCIBIADES] != OUT, self.clause)

    def serves(self, s: War, side: int) -> bool:
        """Whether he is in the service of a side."""
        return losses.in_service(s, tables.ALCIBIADES) and s.sides[tables.ALCIBIADES] == side

    def rolls(self, s: War, side: int, c: int) -> bool:
        return self.serves(s, 1 - side)

    def does(self, s: War, side: int, c: int, die: int) -> None:
        if self.serves(s, side):
            levels.change_ml(s, HOME_REGION[side], self.values["ml"], self.clause)
        elif s.loc[tables.ALCIBIADES] == LEADER_POOL:
            s.then(JoinStack(tables.ATHENS))
        elif self.succeeds(s, side, c, die):
            s.then(JoinStack(side))
        else:
            self.fails(s)


@dataclass(slots=True, frozen=True)
class JoinStack(Decision):
    """Where Alcibiades comes over: with any stack of his new side, or in its capital [card.alcibiades]."""

    def clause(self) -> str:
        return "card.alcibiades"

    def universe(self, s: War) -> list[int]:
        return [CARD_PLACE + place for place in range(PLACES)]

    def haunts(self, s: War) -> list[int]:
        """Places where he may come."""
        found = {s.loc[unit] for unit in range(tables.UNITS) if s.loc[unit] >= 0 and s.sides[unit] == self.side}
        capital = CAPITAL[self.side]
        if places.city_friend(s, capital) == self.side:
            found.add(CITY_HEX[capital])
        return sorted(found)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c % VERB in self.haunts(s), "card.alcibiades", c % VERB)

    def options(self, s: War) -> list[int]:
        return [CARD_PLACE + place for place in self.haunts(s)]

    def run(self, s: War) -> None:
        if not self.haunts(s):
            self.chosen(s, CARD_PLACE + CITY_HEX[CAPITAL[self.side]])
            return
        Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        losses.forget(s, tables.ALCIBIADES)
        asking.let(s, codes.EXILE, False)
        asking.let(s, codes.ALCIBIADES_GUEST)
        serve(s, tables.ALCIBIADES, self.side, c % VERB, "card.alcibiades")


# -------------------------------------------------------------------------------------------------------- new general


def refusals_relieve(s: War, side: int, leader: int) -> list[Refusal]:
    """Why a leader cannot be exchanged: a stranger, not in a friendly city or a force pool [card.new_general].

    Nor Alcibiades while he is beyond a limit that is reached without him: the new one would count [7.8.4a].
    """
    if leader not in own_leaders(s, side) or not is_at_rest(s, side, leader):
        return [Refusal("card.new_general")]
    return unless(losses.counts(s, leader) or losses.counted(s, side) < losses.limit(s, side), "7.8.4a")


def is_at_rest(s: War, side: int, leader: int) -> bool:
    """Whether a leader is in a force pool or inside a friendly city."""
    at = s.loc[leader]
    if at == FORCE_POOL:
        return True
    city = world.CITY_AT[at] if at < LAND else -1
    return city >= 0 and bool(s.inside[leader]) and places.city_friend(s, city) == side


class NewGeneral(OnLeader):
    """A leader out of one's pool takes the place of one in a friendly city or a force pool [card.new_general]."""

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(any(not refusals_relieve(s, side, leader) for leader in own_leaders(s, side)), "12.3a")

    def spares(self, s: War, side: int, leader: int) -> list[Refusal]:
        return unless(losses.in_pool(s, leader, side), self.clause)

    def works(self, s: War, side: int, leader: int, die: int) -> None:
        s.then(Relieve(side, leader))


@dataclass(slots=True, frozen=True)
class Relieve(Decision):
    """Who goes back to the pool for the new general [card.new_general]."""

    leader: int

    def clause(self) -> str:
        return "card.new_general"

    def universe(self, s: War) -> list[int]:
        return [CARD_PIECE + leader for leader in own_leaders(s, self.side)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return refusals_relieve(s, self.side, c % VERB)

    def chosen(self, s: War, c: int) -> None:
        old, new = c % VERB, self.leader
        place, within, region = s.loc[old], s.inside[old], s.pool[old - tables.UNITS]
        losses.forget(s, old)
        if old == tables.ALCIBIADES:
            asking.let(s, codes.ALCIBIADES_GUEST | codes.EXILE, False)
        state.lift(s, old, LEADER_POOL)
        state.lift(s, new, FORCE_POOL)
        if place >= 0:
            state.put(s, new, place, within)
        else:
            s.pool[new - tables.UNITS] = region
        s.tell("new-general", (new, old), ("card.new_general",))
