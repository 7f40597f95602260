"""What lies beside the map as sheets: score, hands, the turn, battle and army, provinces, units, agreements."""

from typing import Any, Final

from polemos.games.belisarius.choice_ids import MARKER_IDS
from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.edge import messages, order_of_battle
from polemos.games.belisarius.edge.reference_tables.page import Page
from polemos.games.belisarius.edge.view import Memory, memory, open_war
from polemos.games.belisarius.rules.court import diplomacy, negotiation
from polemos.games.belisarius.rules.realm.reinforcements import refusals_barred
from polemos.games.belisarius.rules.realm.taxation import PLACES, income
from polemos.games.belisarius.rules.victory import CONTROLLED_LINE, Tally, score
from polemos.games.belisarius.rules.war import aftermath, combat
from polemos.games.belisarius.state import SETUP_PHASE, War, provinces_of
from polemos.games.belisarius.verbs import OFFER_EVACUATE, OFFER_NEUTRAL, PROVINCE, SPACE, TRUCE
from polemos.kernel.flow import VERB
from polemos.room.sheet_builder import BOTH
from polemos.room.table_builder import NONE, signed
from polemos.room.view_models import Card, Gauge, Sheet


def sheets(view: dict[str, Any], language: str) -> list[Sheet]:
    """Every sheet that a view fills; those of what is going on only while it goes on."""
    war = open_war(view)
    page = Page(language)
    found = [_turn(page, war)]
    found += [_score(page, war, tally) for tally in score(war)]
    found += [_hand(page, war, view, side) for side in (world.IMPERIAL, world.BARBARIAN)]
    seen = memory(view)
    if seen.hand_turn >= 0 or seen.treasury_turn >= 0:
        found.append(_seen(page, seen, 1 - view["viewer"]))
    if war.army:
        found.append(_army(page, war))
    if war.battle:
        found.append(_battle(page, war))
    if war.target >= 0:
        found.append(_attempt(page, war, view))
    # the pool, and the markers that lie open on the table
    pool = page.gauge("pool-size", view["pool_size"], "", "8.1a")
    found.append(page.sheet("markers", [pool], cards=cards(page, war.table)))
    if view["pool_seen"] is not None:
        found.append(page.sheet("pool", (), view["viewer"], cards=cards(page, view["pool_seen"])))
    if war.agreed or view["leaflet"][1:]:
        found.append(_agreements(page, war, view["leaflet"]))
    found.append(page.sheet("provinces", grid=order_of_battle.provinces_grid(page, war)))
    for state, key in enumerate(world.SIDE_NAMES):
        side = BOTH if state == world.NEUTRAL else state
        grid = order_of_battle.units_grid(page, war, state)
        found.append(page.of_side("units", side, key, page.name("side", state), grid=grid))
    found.append(page.sheet("reinforcements", grid=order_of_battle.reinforcements_grid(page, war)))
    return found


def cards(page: Page, counts: list[int]) -> list[Card]:
    """Stratagem markers face up, out of counts by kind, with what each of them does."""
    return [
        Card(MARKER_IDS[k], page.marker(k), n, page.entry(charts.MARKER_CLAUSE[k]), charts.MARKER_CLAUSE[k])
        for k, n in enumerate(counts)
        if n > 0
    ]


# ---------------------------------------------------------------- the turn


def _turn(page: Page, war: War) -> Sheet:
    """Where play stands, and what holds in this turn."""
    card = SCENARIOS[war.scenario - 1]
    first, last = charts.TURN_YEARS[war.turn - 1]
    gauges = [
        page.gauge("turn-number", f"{war.turn}/{card.last_turn}", f"{first}{NONE}{last}", "tbl.turntrack"),
        page.gauge("phase", page.name("phase", war.phase), page.name("side", war.player), "3.1a"),
    ]
    if war.barred:
        closed = [p for p in range(world.GUARD) if war.barred >> p & 1]
        clause = refusals_barred(war, closed[0])[0].clause
        gauges.append(page.gauge("barred", len(closed), page.names(PROVINCE, closed), clause))
    if war.phase != SETUP_PHASE:
        placed = f"{war.area_placed}/{charts.limits.area_reinforcements}"
        gauges.append(page.gauge("area-placed", placed, "", "11.8b"))
    return page.sheet("turn", [*gauges, page.switches(war.option_set, "1.0d")])


# ---------------------------------------------------------------- what a side has


def _score(page: Page, war: War, tally: Tally) -> Sheet:
    """The points of a side with the level they reach, and the lines that make them up."""
    side = tally.side
    level = messages.level_name(tally.level, page.language)
    gauges = [page.gauge("points", f"{tally.halves / 2:g}", level, "23.2")]
    if tally.level:
        least, _ = charts.LEVELS[tally.level - 1]
        better = messages.level_name(tally.level - 1, page.language)
        gauges.append(page.gauge("to-next-level", least - tally.points(), better, "23.2"))
    for name, lines in tally.by_kind():
        value = f"{sum([line.halves for line in lines]) / 2:g}"
        kind = PROVINCE if lines[0].what >= CONTROLLED_LINE else SPACE
        places = page.join([f"{page.name(kind, line.place)} {line.halves / 2:g}" for line in lines])
        gauges.append(Gauge(page.t(f"score-{name}"), value, places, lines[0].clause))
    gauges.append(page.gauge("provinces-controlled", provinces_of(war, side), "", "2.12c"))
    return page.of_side("score", side, world.SIDE_NAMES[side], page.name("side", side), gauges)


def _hand(page: Page, war: War, view: dict[str, Any], side: int) -> Sheet:
    """Treasury and hand of a side; what is hidden lies face down [22.1a, 8.1b]."""
    treasury, hand, size = view["sp"][side], view["hands"][side], view["hand_sizes"][side]
    known = treasury is not None
    gauges = [
        page.gauge("treasury", treasury if known else "?", "" if known else page.t("sheet-hidden"), "22.1a"),
        page.gauge("income", sum([income(war, side, place) for place in range(PLACES)]), "", "10.11a"),
        page.gauge("hand-size", f"{size}/{charts.limits.hand}", "", "8.3"),
    ]
    shown, hidden = ((), size) if hand is None else (cards(page, hand), 0)
    return page.of_side("purse", side, world.SIDE_NAMES[side], page.name("side", side), gauges, shown, hidden)


def _seen(page: Page, memory: Memory, enemy: int) -> Sheet:
    """What the viewer last saw of the enemy's secrets; it may have changed since [22.1a]."""
    gauges: list[Gauge] = []
    seen = memory.hand if memory.hand_turn >= 0 else []
    for name, number, turn in (
        ("treasury", memory.treasury, memory.treasury_turn),
        ("hand-size", sum(seen), memory.hand_turn),
    ):
        if turn >= 0:
            gauges.append(page.gauge(name, number, page.t("sheet-seen-in", {"turn": turn}), "22.1a"))
    return page.sheet("seen", gauges, enemy, args={"side": page.name("side", enemy)}, cards=cards(page, seen))


# ---------------------------------------------------------------- what is going on


def _army(page: Page, war: War) -> Sheet:
    """The army in action: its points, its units."""
    gauges = [
        page.gauge("army-at", page.name(SPACE, war.army_at)),
        page.gauge("points-left", page.points(war.op), "", "14.22"),
        page.gauge("army-units", len(war.army), page.names("unit", war.army), "13.2"),
        page.gauge("army-strength", sum([forces.UNIT_STRENGTH[u] for u in war.army]), "", "17.71a"),
    ]
    if war.halted:
        gauges.append(page.gauge("halted", "", page.t("sheet-halted-text"), "15.2"))
    return page.sheet("army", gauges, war.army_side, args={"side": page.name("side", war.army_side)})


def _battle(page: Page, war: War) -> Sheet:
    """The battle being fought: both strengths and the odds as they stand."""
    side = war.army_side
    attack, defence = combat.strengths(war, war.advantage[side], war.advantage[1 - side])
    gauges = [
        page.gauge("battle-from", page.name(SPACE, war.battle[aftermath.B_FROM])),
        page.gauge("battle-in", page.name(SPACE, war.battle[aftermath.B_HEX])),
        page.gauge("attack", attack.total, page.name("side", side), "17.71c"),
        page.gauge("defence", defence.total, page.name("side", 1 - side), "17.71c"),
    ]
    if attack.printed and defence.printed:
        column = charts.ODDS.column(attack.total, defence.total)
        gauges.append(page.gauge("odds", charts.ODDS.names[column], "", "17.71d"))
    if war.battle[aftermath.B_TABLE] >= 0:
        gauges.append(page.gauge("table", page.name("table", war.battle[aftermath.B_TABLE]), "", "17.6"))
    return page.sheet("battle", gauges)


def _attempt(page: Page, war: War, view: dict[str, Any]) -> Sheet:
    """The diplomatic attempt being made: its target, what modifies it, and the markers laid down."""
    target = str(messages.word(messages.TARGET, war.target, page.language))
    gauges = [page.gauge("attempt-target", target, page.name("side", war.player), "9.1a")]
    gauges += [
        Gauge(page.clause(term.clause), signed(term.value), "", term.clause)
        for term in diplomacy.modifiers(war, war.player, war.target)
    ]
    shown: list[Card] = []
    hidden = 0
    for side, (laid, size) in enumerate(zip(view["committed"], view["committed_sizes"], strict=True)):
        gauges.append(page.gauge("laid-down", size, "", "9.1b", {"side": page.name("side", side)}))
        if laid is None:
            hidden += size
        else:
            shown += cards(page, laid)
    return page.sheet("attempt", gauges, cards=shown, hidden=hidden)


def _agreements(page: Page, war: War, leaflet: list[int]) -> Sheet:
    """What has been agreed and still binds, and what is proposed [24.0]."""
    t = page.t
    gauges: list[Gauge] = []
    for i in range(0, len(war.agreed), negotiation.ROW):
        term, bound, turn = war.agreed[i : i + negotiation.ROW]
        sides = page.names("side", [p for p in (world.IMPERIAL, world.BARBARIAN) if bound >> p & 1])
        until = t("sheet-until", {"turn": turn}) if turn else ""
        value = term % VERB
        name, clause = _AGREED.get(term - value, ("other", "24.1f"))
        said = t(f"sheet-{name}", {"number": value} if name == "other" else {"province": page.name(PROVINCE, value)})
        gauges.append(Gauge(said, until, t("sheet-bound", {"sides": sides}), clause))
    if leaflet[1:]:
        gauges += [Gauge(line, t("sheet-proposed"), "", "24.0") for line in messages.terms_of(leaflet, page.language)]
    return page.sheet("agreements", gauges)


_AGREED: Final = {TRUCE: ("truce", "24.1d"), OFFER_EVACUATE: ("evacuate", "24.1c"), OFFER_NEUTRAL: ("neutral", "24.1a")}
"""Terms that bind: their message and clause."""
