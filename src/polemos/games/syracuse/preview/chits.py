"""What an event chit would do, when and to whom."""

from collections.abc import Callable, Mapping
from typing import Final

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge.reference_tables import listings
from polemos.games.syracuse.preview.battle import results, strengths
from polemos.games.syracuse.preview.builder import PreviewBuilder
from polemos.games.syracuse.preview.works import construction_dice
from polemos.games.syracuse.rules import events, moments
from polemos.games.syracuse.rules.battle import battlechits, reckoning
from polemos.games.syracuse.rules.movement.reinforcements import expected, lots
from polemos.games.syracuse.rules.turn import attrition, construction, recovery, supply
from polemos.games.syracuse.state import Siege, remove, strength, swords, troops
from polemos.games.syracuse.verbs import LOT, REDRAW, TAKE_ADVANTAGE, UNIT, WORK
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.kernel.flow import PASS, VERB, copy
from polemos.room.outcomes import trial
from polemos.room.preview_builder import NEITHER, Reading
from polemos.room.table_builder import WHOLE, signed

#: By use of S25: the clause that allows it; its uses as another event have one clause.
OMENS: Final = {TAKE_ADVANTAGE: "event.25b", REDRAW: "event.25d"}


# ---------------------------------------------------------------- events outside of battles


def preview_event(d: PreviewBuilder, c: int) -> None:
    """An event chit is played: what it would do as things stand [event.0]."""
    event = c % VERB
    d.entry(tables.EVENT_CLAUSE[event])
    if event == tables.S5:
        d.path = [world.ANCHORAGE]
    if event in TELLERS:
        TELLERS[event](d, event)
    if event in LINES:
        message, clause, told = LINES[event]
        d.term(message, told(d), clause)


def _storm(d: PreviewBuilder, event: int) -> None:
    """The sea zones of each side that a storm may strike, and the chance in each [event.4, event.4b]."""
    for side in (d.enemy, d.side):
        for zone in events.exposed(d.s, side):
            pf = d.pf(strength(d.s, troops(d.s, side, zone)))
            d.term("storm-zone", pf, "event.4", {"side": d.whose(side), "space": d.place(zone)})
    hits = len(tables.EVENT[tables.S4].hits)
    outcomes = [d.outcome("storm-hits", hits), d.outcome("storm-passes", FACES_OF_A_DIE - hits)]
    d.chance("storm", outcomes, "event.4")
    d.cell(*listings.ONE_DIE.cell("storm", WHOLE))


def _discord(d: PreviewBuilder, event: int) -> None:
    for u in events.quarrelsome(d.s, d.side):
        d.term(
            "falls-on",
            f"{tables.EVENT[tables.S20].success[tables.UNIT_SWORDS[0][u]]}+",
            "event.20",
            {"unit": d.name(UNIT, u)},
        )


def _recall(d: PreviewBuilder, event: int) -> None:
    after = copy(d.s)
    remove(after, tables.ALCIBIADES, "event.21")
    d.consequences(after)


def _medicine(d: PreviewBuilder, event: int) -> None:
    d.term("reduced-units", d.page.counters(recovery.reduced(d.s, d.side)), tables.EVENT_CLAUSE[event])
    d.term("restores", tables.EVENT[event].units, tables.EVENT_CLAUSE[event])


TELLERS: Final[Mapping[int, Callable[[PreviewBuilder, int], None]]] = {
    tables.S4: _storm,
    tables.S15: _medicine,
    tables.S16: _medicine,
    tables.S20: _discord,
    tables.S21: _recall,
}
"""By event: what tells more of it than its text and a line."""


Line = tuple[str, str, Callable[[PreviewBuilder], str | int]]
"""A line of the preview of an event: its message, its clause, what it tells."""
LINES: Final[Mapping[int, Line]] = {
    tables.S5: ("ships-there", "event.5", lambda d: d.page.counters(troops(d.s, world.ATHENS, world.ANCHORAGE))),
    tables.S7: ("closed", "event.7", lambda d: d.page.places(world.zones_of(events.guarded(d.s, d.side)))),
    tables.S12: ("could-build", "5.free.a", lambda d: d.listed(WORK, construction.free_works(d.s, d.side, False))),
    tables.S13: ("could-build", "5.free.a", lambda d: d.listed(WORK, construction.free_works(d.s, d.side, True))),
    tables.S14: ("could-destroy", "event.14", lambda d: d.listed(WORK, events.sappable(d.s, d.side))),
    tables.S17: ("delayed", "event.17", lambda d: d.page.counters(expected(d.s, d.enemy))),
    tables.S18: ("could-bring", "event.18", lambda d: d.listed(LOT, lots(d.s, d.side))),
    tables.S22: ("box-then", "event.22", lambda d: supply.box_after(d.s, d.side, tables.EVENT[tables.S22].boxes)),
    tables.S23: ("units-lose", "event.23", lambda d: tables.EVENT[tables.S23].units),
    tables.S24: ("allied-units", "event.24", lambda d: d.page.counters(attrition.deserters(d.s, d.side))),
}
"""By event: what is to be told besides its text."""


def preview_passing(d: PreviewBuilder, c: int) -> None:
    """Nothing is played: before the construction dice, how many they are [2.C.b]."""
    if isinstance(d.step, moments.Moment) and d.step.moment == moments.DICE:
        construction_dice(d, int(d.s.cp > 0))


def preview_discard(d: PreviewBuilder, c: int) -> None:
    """A chit of the own colour is given up for a construction die (RULING-9) [2.C.e]."""
    construction_dice(d, 1)


# ---------------------------------------------------------------- what an event asks


def preview_discord(d: PreviewBuilder, c: int) -> None:
    """Discord around a leader: a die, by his printed bonus (RULING-45) [event.20]."""
    u = c % VERB
    d.path = [d.s.loc[u]]
    args = {"unit": d.word(UNIT, u)}
    fails, works = d.reading("discord-fails", d.enemy, args), d.reading("discord-works", d.side, args)
    d.either("discord", d.s, events.DiscordEnds(d.side, u), "discord-fails", fails, works, "event.20", args)
    d.cell(*listings.ONE_DIE.cell(f"discord-{tables.UNIT_SWORDS[0][u]}", WHOLE))
    if d.s.advantage == d.enemy:
        d.term("may-be-saved", "", "8.e")


def preview_illness(d: PreviewBuilder, c: int) -> None:
    """A leader falls ill with the land units around him, and goes to the nearest refuge [event.23, event.23b]."""
    s = d.s
    u = c % VERB
    zone = world.ZONE_OF[s.loc[u]]
    d.path = [s.loc[u]]
    near = [
        v
        for place in world.PARTS[zone]
        for v in s.at[d.enemy * world.PLACES + place]
        if tables.IS_LAND[v] and not s.down[v]
    ]
    d.term("full-units-there", d.page.counters(sorted(near)), "event.23")
    d.term("bonus-then", tables.UNIT_SWORDS[1][u], "1.m")
    d.term("zones", d.page.places(events.nearest(s, d.enemy, zone)), "event.23b")


def preview_rotting(d: PreviewBuilder, c: int) -> None:
    """One of the ships at anchor is lost, the others are reduced (RULING-36) [event.5]."""
    after = copy(d.s)
    d.step.chosen(after, c)
    d.path = [world.ANCHORAGE]
    there = [*troops(d.s, world.ATHENS, world.ANCHORAGE)]
    d.term("strength-lost", strength(d.s, there) - strength(after, [u for u in there if after.loc[u] >= 0]), "event.5")
    d.consequences(after)


def preview_desertion(d: PreviewBuilder, c: int) -> None:
    """An allied unit leaves the game (RULING-46) [event.24]."""
    u = c % VERB
    d.path = [d.s.loc[u]]
    after = copy(d.s)
    remove(after, u, "event.24")
    d.term("strength-lost", strength(d.s, [u]), "event.24")
    d.consequences(after)


def preview_omens(d: PreviewBuilder, c: int) -> None:
    """One use of good omens [event.25b, event.25c, event.25d]."""
    d.entry(OMENS.get(c, "event.25c"))
    if c == TAKE_ADVANTAGE:
        d.term("advantage-passes", d.whose(d.side), "event.25b")


# ---------------------------------------------------------------- events in a battle


def preview_battle_chit(d: PreviewBuilder, c: int) -> None:
    """An event in a battle, or none: the odds and results then [4.event.a]."""
    s = d.s
    step = d.step
    assert isinstance(step, battlechits.BattleChits)
    after = copy(s)
    if c == PASS:
        _reckoned(d, after)
        return
    event = c % VERB
    d.entry(tables.EVENT_CLAUSE[event])
    if event in (tables.S1, tables.S2, tables.S3, tables.S8):
        step.effect(after, event)
        _reckoned(d, after)
    elif event == tables.S10:
        _night(d, after)
    elif event == tables.S11:
        for zone in battlechits.lenders(s, d.side):
            after.lent[d.side] = zone + 1
            args = {"space": d.place(zone), "column": tables.COLUMN_NAMES[reckoning.reckon(after).column]}
            d.term("lends", signed(reckoning.lent(after, d.side)), "event.11", args)
    elif event == tables.S19:
        for u in battlechits.effective(s, d.enemy):
            d.term("loses-bonus", signed(-swords(s, u)), "event.19", {"unit": d.name(UNIT, u)})
    elif event == tables.S25:
        d.entry("event.25b")


def _reckoned(d: PreviewBuilder, after: Siege) -> None:
    """Odds and results of the battle being fought, with what has been changed in a copy."""
    results(d, after, strengths(d, after))
    d.enemy_chits("4.event.a")


def _night(d: PreviewBuilder, after: Siege) -> None:
    """What the die of the night attack leaves of the strengths, and the column then [event.10, event.10b]."""
    attacking = d.side == after.battle[reckoning.B_SIDE]
    found = [reckoning.reckon(trial(after, battlechits.NightAttack(), face)) for face in d.dice]
    found.sort(key=lambda seen: seen.column, reverse=attacking)
    d.thrown("night", [_by_night(d, seen) for seen in found], "event.10")


def _by_night(d: PreviewBuilder, seen: reckoning.Reckoning) -> Reading:
    """The strengths, and the column then."""
    column = d.say("night-column", {"column": tables.COLUMN_NAMES[seen.column]})
    return d.say("night-odds", {"attack": seen.attack, "defence": seen.defence}), column, NEITHER


def preview_lending(d: PreviewBuilder, c: int) -> None:
    """A zone lends half of its strength [event.11]."""
    d.path = [c % VERB, world.ZONE_OF[d.s.battle[reckoning.B_PLACE]]]
    after = copy(d.s)
    after.lent[d.side] = c % VERB + 1
    _reckoned(d, after)


def preview_wounding(d: PreviewBuilder, c: int) -> None:
    """A leader adds nothing to the battle [event.19]."""
    after = copy(d.s)
    after.cancelled.append(c % VERB)
    _reckoned(d, after)


def preview_cavalry(d: PreviewBuilder, c: int) -> None:
    """S9: a reduced unit of the beaten enemy is ridden down [event.9]."""
    d.entry(tables.EVENT_CLAUSE[tables.S9])
    d.term("reduced-enemies", d.page.counters(battlechits.stragglers(d.s, d.enemy)), "event.9")
