"""What points, the Advantage, arrivals, redeployment and recovery bring: the parts of a turn around its battles."""

from itertools import accumulate
from typing import Final

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge.reference_tables import listings
from polemos.games.syracuse.preview.battle import fought
from polemos.games.syracuse.preview.builder import PreviewBuilder
from polemos.games.syracuse.rules import actions, chits
from polemos.games.syracuse.rules.battle import battles, sieges
from polemos.games.syracuse.rules.movement import redeployment, reinforcements
from polemos.games.syracuse.rules.turn import recovery
from polemos.games.syracuse.rules.turn.attrition import Attrition, Wear, Wearied, exempt, modifier, weary
from polemos.games.syracuse.state import Siege, fleet_strength, remove, restore, strength, swords
from polemos.games.syracuse.verbs import LOT, UNIT
from polemos.kernel.flow import VERB, copy
from polemos.room import outcomes, preview_builder, table_builder

#: By price of an action: the clause that names it.
PRICE_CLAUSES: Final = ("2.B3.c", "2.B3.d", "2.B3.e")


# ---------------------------------------------------------------- points and actions


def preview_declaring(d: PreviewBuilder, c: int) -> None:
    """So many points are declared: what they buy, with the point for attacks and without [2.B3.a, 2.B3.h, 2.B3.i]."""
    s = d.s
    n = c % VERB
    costs = actions.prices(s, d.side)
    for price in sorted(set(costs.values())):
        zones = [zone for zone in sorted(costs) if costs[zone] == price]
        d.term("acts-for", d.page.places(zones), PRICE_CLAUSES[price], {"price": price})
    d.term("actions", most_actions(costs, n), "2.B3.b")
    d.term(
        "actions-and-attack",
        most_actions(costs, n - tables.sequence.cost.attack) if n >= tables.sequence.cost.attack else 0,
        "2.B3.i",
    )
    d.cell(*listings.ACTION_COSTS.cell("attack"))
    d.term("points-kept", s.pa[d.side] - n, "2.B3.a")
    d.term("enemy-points", s.pa[d.enemy], "2.B1.d")
    if n == s.pa[d.side] and s.pa[d.enemy]:
        d.warn("last-hand")


def most_actions(costs: dict[int, int], points: int) -> int:
    """In how many zones a side can act for so many points, the cheapest first."""
    return len([spent for spent in accumulate(sorted(costs.values())) if spent <= points])


def preview_action(d: PreviewBuilder, c: int) -> None:
    """An action in a zone: its price by the best leader, and what is left for attacks [2.B3.c, 2.B3.d, 2.B3.e]."""
    s = d.s
    zone = c % VERB
    d.path = [zone]
    price = actions.prices(s, d.side)[zone]
    pieces = actions.able_in(s, d.side, zone)
    best = max([swords(s, u) for u in pieces if tables.IS_LEADER[u]], default=-1)
    d.term("cost-pa", price, PRICE_CLAUSES[price])
    d.cell(*listings.ACTION_COSTS.cell("no-leader" if best < 0 else f"bonus-{best}"))
    d.term("declared-left", s.purse - price, "2.B3.b")
    d.troops_of(pieces)
    if battles.contested(s, d.side) and s.purse - price < tables.sequence.cost.attack <= s.purse:
        d.warn("attack-point-spent")


def preview_end_of_actions(d: PreviewBuilder, c: int) -> None:
    """The actions of the hand end: the battles that follow, or what the lack of a point costs [2.B3.g, 2.B3.j]."""
    s = d.s
    must = battles.contested(s, d.side)
    may = [place for place in battles.disputed(s, d.side) if place not in must]
    if must:
        d.term("must-fight", d.page.places(must), "2.B3.g")
    if may:
        d.term("may-attack", d.page.places(may), "4.fort.f")
    paid = tables.sequence.cost.attack if must or may else 0
    if must and s.purse < tables.sequence.cost.attack:
        for zone in must:
            d.warn("no-attack-point", {"space": d.place(zone)})
    elif paid:
        d.term("attack-point", paid, "2.B3.h")
    if s.purse > paid:
        d.term("points-lost", s.purse - paid, "2.B3.i")
    if paid and len(must) == 1 and not may:
        # nothing is left to be chosen: the battle begins with this choice
        fought(d, must[0])


# ---------------------------------------------------------------- the Advantage


def preview_points(d: PreviewBuilder, c: int) -> None:
    """Two more action points for the Advantage [8.b]."""
    d.term("points-then", d.s.pa[d.side] + tables.victory.advantage_pa, "8.b")
    d.advantage_passes()


def preview_use(d: PreviewBuilder, c: int) -> None:
    """The Advantage restores a unit or keeps a leader, and goes to the enemy [8.d, 8.e, 8.f]."""
    d.entry(d.asks())
    d.advantage_passes()


def preview_holding(d: PreviewBuilder, c: int) -> None:
    """The Advantage is not used: it stays, for all that it is good for [8.a]."""
    d.advantage_stays()


def preview_leaving(d: PreviewBuilder, c: int) -> None:
    """The Advantage is not used for a leader whom S20 removes: he leaves the game [event.20, 8.e]."""
    unit = int(getattr(d.step, "unit", -1))
    d.path = [d.s.loc[unit]]
    after = copy(d.s)
    remove(after, unit, "event.20")
    d.term("removed", d.name(UNIT, unit), "event.20")
    d.consequences(after)
    d.advantage_stays()


# ---------------------------------------------------------------- arrivals


def preview_arrival(d: PreviewBuilder, c: int) -> None:
    """A reinforcement is placed, or a sick leader goes to his bed [2.B2.a, event.23b]."""
    place = c % VERB
    step = d.step
    unit = int(getattr(step, "unit", -1))
    d.placed([unit], place)
    d.path = [place]
    if (
        isinstance(step, reinforcements.Arrive)
        and tables.IS_LAND[unit]
        and (tables.LOTS[tables.LOT_OF[unit]].by_sea or place == world.CATANIA)
    ):
        d.term("own-ships", "", "3.sea.f")
    if not isinstance(step, reinforcements.Arrive):
        d.warn("stuck")


def preview_lot(d: PreviewBuilder, c: int) -> None:
    """An optional reinforcement: what comes and where, unless the enemy cancels it [event.18, event.17b]."""
    lot = tables.LOTS[c % VERB]
    d.troops_of(list(lot.units))
    d.term("zones", d.page.places(lot.zones), "2.B2.a")
    d.enemy_chits("event.17b")


def preview_cancelling(d: PreviewBuilder, c: int) -> None:
    """S17 sends an optional reinforcement back [event.17b]."""
    lot = int(getattr(d.step, "lot", 0))
    d.line(d.name(LOT, lot), d.page.counters(tables.LOTS[lot].units), "event.17b")


def preview_giving_way(d: PreviewBuilder, c: int) -> None:
    """The enemy of a reinforcement leaves a zone by the cheapest border (RULING-11) [2.B2.b]."""
    step = d.step
    if isinstance(step, reinforcements.Displace):
        d.path = [step.zone, c % VERB]
        prices_of = {zone: price for price, zone in reinforcements.ways_out(d.s, d.side, step.zone)}
        d.term("cost", prices_of[c % VERB], "2.B2.b")
    else:
        zone = c % VERB
        d.path = [zone]
        to = [b for _, b in reinforcements.ways_out(d.s, d.enemy, zone)]
        d.term("zones", d.page.places(to), "2.B2.b")


# ---------------------------------------------------------------- chits kept


def preview_keeping(d: PreviewBuilder, c: int) -> None:
    """One chit is kept, the others go back to the pool [2.D1.a]."""
    chit = c % VERB
    d.term("returned", len(chits.hand(d.s, d.side)) - 1, "2.D1.a")
    d.entry(tables.EVENT_CLAUSE[tables.CHIT_EVENT[chit]])


# ---------------------------------------------------------------- redeployment, attrition, sieges


def preview_piece(d: PreviewBuilder, c: int) -> None:
    """A piece is to be redeployed: where it could go, and what it is spared or leaves [2.D2.a]."""
    s = d.s
    u = c % VERB
    d.path = [s.loc[u]]
    d.term("zones", d.page.places(redeployment.Havens(s, d.side).of(s, u)), "2.D2.a")
    _wear(d, s, s.loc[u], "attrition-here")


def preview_redeployment(d: PreviewBuilder, c: int) -> None:
    """A piece goes to a safe place [2.D2.a, 2.D2.b]."""
    s = d.s
    step = d.step
    assert isinstance(step, redeployment.ChoosePlace)
    u, place = step.unit, c % VERB
    old = s.loc[u]
    d.path = [old, place]
    after = d.placed([u], place)
    if tables.IS_LAND[u] and world.CATANIA in (old, place):
        d.term("shipped", f"{s.cp + strength(s, [u])}/{fleet_strength(s)}", "2.D2.b")
    _wear(d, after, old, "attrition-behind")


def _wear(d: PreviewBuilder, s: Siege, place: int, message: str) -> None:
    """What is added to the attrition die of a zone, where there is one [6.attr.b]."""
    if place < world.ZONES and not exempt(s, d.side, place) and place in weary(s, d.side):
        d.term(message, table_builder.signed(modifier(s, d.side, place)), "6.attr.c")
    else:
        d.term("no-attrition", "", "6.attr.a")


def preview_end_of_redeployment(d: PreviewBuilder, c: int) -> None:
    """What awaits the side at the end of the turn if nothing else changes: attrition, sieges of its forts."""
    after = copy(d.s)
    # who is before the camp goes inside as far as there is room
    Attrition(d.side).run(after)
    for zone in weary(after, d.side):
        attrition(d, after, d.side, zone)
    for fort in sieges.besieged(after, d.enemy):
        siege(d, after, fort)


#: Rows of the chart of attrition: what a die brings.
ATTRITION_ROWS: Final = ("attrition-none", "attrition-one", "attrition-all")


def attrition(d: PreviewBuilder, s: Siege, side: int, zone: int) -> None:
    """The attrition die of a zone [6.attr.b]."""
    args: preview_builder.WordArgs = {"space": d.place(zone), "modifier": table_builder.signed(modifier(s, side, zone))}
    rows = [worn(outcomes.trial(s, Wear(side, zone), face)) for face in d.dice]
    readings = [d.reading(ATTRITION_ROWS[row], 1 - side if row else side) for row in rows]
    d.thrown("attrition", readings, "6.attr.b", args)
    for row in sorted(set(rows)):
        d.cell(listings.ATTRITION, row, 1)


def worn(after: Siege) -> int:
    """The row of the chart that a die has come to: nobody suffers, one that is named, all [6.attr.e, 6.attr.f]."""
    if any(isinstance(step, Wearied) for step in after.agenda):
        return 1
    return 2 if outcomes.told(after, "reduced", "destroyed") else 0


def siege(d: PreviewBuilder, s: Siege, fort: int) -> None:
    """The enemy's siege die against a fort [4.siege.b, 4.siege.d]."""
    added = sieges.siege_modifier(s, d.enemy, fort)
    args: preview_builder.WordArgs = {"space": d.place(world.ZONES + fort), "modifier": table_builder.signed(added)}
    falls, holds = d.reading("siege-falls", d.enemy), d.reading("siege-holds", d.side)
    d.either("siege", s, sieges.SiegeEnds(d.enemy, fort), "fort-taken", falls, holds, "4.siege.b", args)
    d.cell(*listings.ONE_DIE.cell(f"siege-{added}", table_builder.WHOLE))


# ---------------------------------------------------------------- recovery, the camp


def preview_recovery(d: PreviewBuilder, c: int) -> None:
    """A reduced unit is full again [2.D3.a, event.15, event.16]."""
    s = d.s
    u = c % VERB
    after = copy(s)
    restore(after, u, "2.D3.a")
    d.path = [s.loc[u]]
    d.term("strength-gained", strength(after, [u]) - strength(s, [u]), "1.h")
    zone = world.ZONE_OF[s.loc[u]]
    d.term("still-to-restore", max(0, s.mend[zone] - 1) if s.mend[zone] else 0, "2.D3.a", {"space": d.place(zone)})
    d.term("still-anywhere", s.mend[recovery.ANYWHERE] - int(not s.mend[zone]), "2.D3.a")


def preview_shelter(d: PreviewBuilder, c: int) -> None:
    """A unit is inside the camp and spared by attrition; the others before it are not [6.attr.a] (RULING-34).

    What they have to bear depends on all who go inside: it is told with the last of them [6.attr.c].
    """
    after = d.placed([c % VERB], world.CAMP)
    if after.field[world.CAMP_ZONE] and after.field[world.CAMP] >= world.stacking.camp:
        attrition(d, after, world.ATHENS, world.CAMP_ZONE)
