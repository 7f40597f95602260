"""The recruitment phase: mercenaries, bought markers, clearing pillage, public works, and the markers of the phase.

Sections 11.2, 8.2, 10.3, 26.4 and 28. What a side can afford is secret, so whether it is asked at all is secret
too [22.1a].
"""

from dataclasses import dataclass

from polemos.games.belisarius import state
from polemos.games.belisarius.data import charts, world
from polemos.games.belisarius.data.forces import FLEET, JUSTINIAN, LEADER, LEADERS
from polemos.games.belisarius.data.world import DESERT, GUARD, HEX_COUNT, IMPERIAL, KIND, SEA, TERRAIN, TOWN, TOWNS
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.arrivals import arrive, counter, refusals_arrival
from polemos.games.belisarius.rules.markers import BY_JUSTINIAN, BY_PURCHASE, Draw, play
from polemos.games.belisarius.rules.realm.recruitment_markers import (
    LastMarker,
    Procopius,
    Theodora,
    recruitment_plays,
    refusals_recruitment_play,
)
from polemos.games.belisarius.rules.realm.reinforcements import refusals_barred, refusals_force
from polemos.games.belisarius.state import PILLAGED, WORKS, Decision, Refusal, Step, War, holds, holds_town, province_of
from polemos.games.belisarius.verbs import BUILD, BUY_MARKER, DONE, FORCE_SPAN, PLACE, PLAY, RECRUIT, UNPILLAGE
from polemos.kernel.flow import VERB, when

# ---------------------------------------------------------------- mercenaries


def refusals_recruit(s: War, side: int, affil: int, kind: int) -> list[Refusal]:
    """Why a side may not raise a mercenary of a kind now [11.2a, 11.21a, 11.221, 11.9, tbl.cost.recruit].

    The guard is raised in the same way, by the Imperial player alone [11.7a, 12.1].
    """
    if kind == LEADER:
        return [Refusal("11.9")]
    found: list[Refusal] = []
    if affil == GUARD:
        found += when(side != IMPERIAL, "11.7a")
    else:
        found += when(s.control[affil] != side, "11.221")
        found += refusals_barred(s, affil)
    found += refusals_force(s, side, affil, kind)
    found += when(s.sp[side] < charts.COST_RECRUIT[kind], "11.21a")
    if not found and not any_recruit_place(s, side, affil, kind):
        found.append(Refusal("11.7a" if affil == GUARD else "11.21b"))
    return found


def refusals_recruit_place(s: War, side: int, affil: int, kind: int, h: int) -> list[Refusal]:
    """Why a mercenary may not be placed in a space [11.21b, 11.222, 11.223, 11.63a, 5.1c].

    The number in a hex has no limit but stacking, and enemy zones of control do not matter [11.62, 11.222b].
    """
    found = refusals_arrival(s, side, affil, kind, h)
    if h >= HEX_COUNT:
        return found
    found += refusals_barred(s, province_of(h))
    if kind == FLEET and not state.is_port(s, h) and not state.is_river_port(s, h):
        found.append(Refusal("11.63a", h))
    found += when(s.mark[h] & PILLAGED, "11.223", h)
    at_town = refusals_town(s, side, affil, h)
    if at_town:
        found += refusals_at_leader(s, side, h) if led(s, side, h) else at_town
    return found


def refusals_town(s: War, side: int, affil: int, h: int) -> list[Refusal]:
    """Why a space is no town of the right province for a mercenary [11.21b, 11.222, 11.7a]."""
    found: list[Refusal] = []
    province = province_of(h)
    abroad = province != affil if affil != GUARD else province < 0 or s.control[province] != IMPERIAL
    if abroad or not (TOWN[h] or s.town[h]):
        found.append(Refusal("11.7a" if affil == GUARD else "11.21b", h))
    elif not holds_town(s, side, h):
        found.append(Refusal("11.222", h))
    return found


def led(s: War, side: int, h: int) -> bool:
    """Whether recruits may join a friendly leader in this hex, were there no other limits (option) [31.1]."""
    return s.option_set.placement and holds(s, side, h) and any(u in LEADERS for u in s.at[h])


def refusals_at_leader(s: War, side: int, h: int) -> list[Refusal]:
    """Why a recruit may not join a leader: one a hex in the phase, on land, no desert [31.1]. `s.levied` holds them."""
    taken = h in [s.loc[u] for u in s.levied]
    return [Refusal("31.1", h)] if taken or KIND[h] == SEA or TERRAIN[h] == DESERT else []


def recruit_ground(s: War, side: int, affil: int) -> list[int]:
    """The few spaces that can be in question for a mercenary at all, in ascending order: towns that the side holds,
    the off-map area of the province, and with the option wherever a leader stands.
    """
    near = state.held_by(s, side) if affil == GUARD else state.towns_of(s, affil)
    spaces = [h for h in near if s.town[h] and s.occ[h] == side + 1]
    if affil != GUARD and world.AREA_OF_PROVINCE[affil] >= 0:
        spaces.append(world.AREA_OF_PROVINCE[affil])
    if s.option_set.placement:
        led_by = [s.loc[u] for u in LEADERS if s.loc[u] >= 0 and state.owner(s, u) == side]
        spaces = sorted({*spaces, *led_by})
    return spaces


def recruit_places(s: War, side: int, affil: int, kind: int) -> list[int]:
    """Spaces in which a mercenary of a kind may be placed, in ascending order."""
    return [h for h in recruit_ground(s, side, affil) if not refusals_recruit_place(s, side, affil, kind, h)]


def any_recruit_place(s: War, side: int, affil: int, kind: int) -> bool:
    """Whether there is a space for a mercenary of a kind."""
    for h in recruit_ground(s, side, affil):  # noqa: SIM110 (a generator takes twice the time)
        if not refusals_recruit_place(s, side, affil, kind, h):
            return True
    return False


def refusals_everywhere(s: War, side: int, affil: int, kind: int) -> list[Refusal]:
    """What keeps a mercenary out of every space that he might think of; empty if he finds a place."""
    if any_recruit_place(s, side, affil, kind):
        return []
    ground = {*recruit_ground(s, side, affil), *(TOWNS if affil == GUARD else world.PROVINCE_TOWNS[affil])}
    return [refusal for h in sorted(ground) for refusal in refusals_recruit_place(s, side, affil, kind, h)]


# ---------------------------------------------------------------- other things to buy


def refusals_buy(s: War, side: int) -> list[Refusal]:
    """Why no marker may be bought: no money, or an empty pool [10.32, 8.2c, tbl.cost.marker]. RULING-4, RULING-34."""
    if s.sp[side] < charts.prices.stratagem_marker:
        return [Refusal("tbl.cost.marker")]
    return [] if any(s.pool) else [Refusal("8.1a")]


def unpillage_cost(h: int) -> int:
    """What clearing a pillaged hex costs [tbl.cost.unpillage]."""
    return charts.prices.remove_pillage_town if TOWN[h] else charts.prices.remove_pillage_other


def refusals_unpillage(s: War, side: int, h: int) -> list[Refusal]:
    """Why a pillage marker cannot be removed [10.36, 26.4]. RULING-5."""
    found = when(not s.mark[h] & PILLAGED or not holds(s, side, h), "10.36", h)
    return found + when(s.sp[side] < unpillage_cost(h), "tbl.cost.unpillage", h)


def refusals_build(s: War, side: int, h: int) -> list[Refusal]:
    """Why no public works can be built in a hex (option) [28.0, 28.1, 28.2, 10.35]. RULING-6.

    Whose province it is does not matter [28.4], and markers never run out [28.6].
    """
    if not s.option_set.works:
        return [Refusal("28.0")]
    found = when(not holds_town(s, side, h), "28.1", h)
    found += when(s.mark[h] & WORKS, "28.2", h)
    return found + when(s.sp[side] < charts.prices.public_works, "tbl.cost.works", h)


def purchases(s: War, side: int) -> list[int]:
    """Everything that a side can buy now, as choices."""
    found: list[int] = []
    if s.sp[side] >= min(charts.COST_RECRUIT[:LEADER]):
        found += [
            RECRUIT + affil * FORCE_SPAN + kind
            for affil in range(GUARD + 1)
            if s.control[affil] == side
            for kind in range(LEADER)
            if not refusals_recruit(s, side, affil, kind)
        ]
    if not refusals_buy(s, side):
        found.append(BUY_MARKER)
    found += [UNPILLAGE + h for h in s.pillaged if not refusals_unpillage(s, side, h)]
    if s.option_set.works:
        sites = sorted(set(TOWNS).union(s.colonies))
        found += [BUILD + h for h in sites if not refusals_build(s, side, h)]
    return found


# ---------------------------------------------------------------- the phase


@dataclass(slots=True, frozen=True)
class RecruitmentPhase(Step):
    """First Justinian's free markers [8.2d, 21.4a], then what the player buys [10.31], then Imperial Regalia.

    Justinian must occupy a town that is not pillaged (RULING-57).
    """

    def run(self, s: War) -> None:
        side = s.player
        s.levied = []
        s.then(Recruiting(side), LastMarker(side))
        there = s.loc[JUSTINIAN] == world.CONSTANTINOPOLIS and holds_town(s, IMPERIAL, world.CONSTANTINOPOLIS)
        if side == IMPERIAL and there:
            s.then(Draw(IMPERIAL, charts.limits.justinian_markers, BY_JUSTINIAN))


@dataclass(slots=True, frozen=True)
class Recruiting(Decision):
    """What is bought or played next."""

    def clause(self) -> str:
        return "11.2a"

    def secret(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        sites = universes.spaces(UNPILLAGE) + universes.spaces(BUILD)
        return [DONE, *universes.forces(RECRUIT), BUY_MARKER, *sites, *universes.markers(PLAY)]

    def alike(self, s: War) -> bool:
        return True

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == DONE:
            return []
        verb, value = c - c % VERB, c % VERB
        if verb == RECRUIT:
            affil, kind = divmod(value, FORCE_SPAN)
            found = refusals_recruit(s, self.side, affil, kind)
            return found + refusals_everywhere(s, self.side, affil, kind) if found else []
        if verb == BUY_MARKER:
            return refusals_buy(s, self.side)
        if verb == UNPILLAGE:
            return refusals_unpillage(s, self.side, value)
        if verb == BUILD:
            return refusals_build(s, self.side, value)
        return refusals_recruitment_play(s, self.side, value)

    def options(self, s: War) -> list[int]:
        return [DONE, *purchases(s, self.side), *recruitment_plays(s, self.side)]

    def chosen(self, s: War, c: int) -> None:
        if c == DONE:
            return
        s.then(self)
        verb, value = c - c % VERB, c % VERB
        if verb == RECRUIT:
            s.then(PlaceRecruit(self.side, value))
        elif verb == BUY_MARKER:
            buy_marker(s, self.side)
        elif verb == UNPILLAGE:
            unpillage(s, self.side, value)
        elif verb == BUILD:
            build(s, self.side, value)
        else:
            play(s, self.side, value, Theodora(self.side) if value == charts.THEODORA else Procopius(self.side))


@dataclass(slots=True, frozen=True)
class PlaceRecruit(Decision):
    """Where a mercenary is placed; he is paid for at once [11.21a, 11.21b, 11.8a]."""

    force: int

    def clause(self) -> str:
        return "11.21b"

    def universe(self, s: War) -> list[int]:
        return universes.spaces(PLACE)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        affil, kind = divmod(self.force, FORCE_SPAN)
        return refusals_recruit_place(s, self.side, affil, kind, c % VERB)

    def options(self, s: War) -> list[int]:
        affil, kind = divmod(self.force, FORCE_SPAN)
        return [PLACE + h for h in recruit_places(s, self.side, affil, kind)]

    def chosen(self, s: War, c: int) -> None:
        affil, kind = divmod(self.force, FORCE_SPAN)
        h = c % VERB
        u = counter(s, affil, kind)
        s.sp[self.side] -= charts.COST_RECRUIT[kind]
        at_leader = h < HEX_COUNT and bool(refusals_town(s, self.side, affil, h))
        arrive(s, u, h, "11.2a")
        if at_leader:
            s.levied.append(u)


def buy_marker(s: War, side: int) -> None:
    """Pay for a draw from the pool. How many are bought is open, what they are is not (RULING-36) [8.2c]."""
    s.sp[side] -= charts.prices.stratagem_marker
    s.tell("bought-marker", (side,), ("8.2c",))
    s.then(Draw(side, 1, BY_PURCHASE))


def unpillage(s: War, side: int, h: int) -> None:
    """Pay to remove a pillage marker; the town may be used in this same phase [26.5]. RULING-5."""
    s.sp[side] -= unpillage_cost(h)
    state.clear_pillage(s, h)
    s.tell("pillage-cleared", (h,), ("10.36",))


def build(s: War, side: int, h: int) -> None:
    """Pay for public works [28.1]."""
    s.sp[side] -= charts.prices.public_works
    state.set_works(s, h, True)
    s.tell("works-built", (h,), ("28.1",))
