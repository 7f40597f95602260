"""What lies beside the map as sheets: score, hands, the turn, battle and army, provinces, units, agreements."""

from typing import Any, Final

from polemos.games.belisarius.choice_ids import MARKER_IDS
from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.edge.ledger import STATES, Account, Ledger, Memory, ledger, pieces_of
from polemos.games.belisarius.edge.messages import TARGET, level_name, terms_of, word
from polemos.games.belisarius.edge.order_of_battle import provinces_grid, reinforcements_grid, units_grid
from polemos.games.belisarius.edge.reference_tables.page import Page
from polemos.games.belisarius.rules.court.diplomacy import modifiers
from polemos.games.belisarius.rules.court.negotiation import ROW
from polemos.games.belisarius.rules.realm.reinforcements import refusals_barred
from polemos.games.belisarius.rules.victory import CONTROLLED_LINE, LINES, Line
from polemos.games.belisarius.rules.war.aftermath import B_FROM, B_HEX, B_TABLE
from polemos.games.belisarius.rules.war.combat import strengths
from polemos.games.belisarius.state import SETUP_PHASE, War
from polemos.games.belisarius.verbs import OFFER_EVACUATE, OFFER_NEUTRAL, PROVINCE, SPACE, TRUCE
from polemos.kernel.flow import VERB
from polemos.room.sheet_builder import BOTH
from polemos.room.table_builder import NONE, signed
from polemos.room.view_models import Card, Gauge, Sheet


def sheets(view: dict[str, Any], language: str) -> list[Sheet]:
    """Every sheet that a view fills; those of what is going on only while it goes on."""
    book = ledger(view)
    page = Page(language)
    found = [_turn(page, book)]
    found += [_score(page, account) for account in book.accounts]
    found += [_hand(page, account) for account in book.accounts]
    war = book.war
    if book.memory.hand_turn >= 0 or book.memory.treasury_turn >= 0:
        found.append(_seen(page, book.memory, 1 - book.viewer))
    if war.army:
        found.append(_army(page, war))
    if war.battle:
        found.append(_battle(page, war))
    if war.target >= 0:
        found.append(_attempt(page, book))
    found.append(_markers(page, book))
    if book.pool_seen is not None:
        found.append(page.sheet("pool", (), book.viewer, cards=cards(page, book.pool_seen)))
    if war.agreed or view["leaflet"][1:]:
        found.append(_agreements(page, war, view["leaflet"]))
    found.append(page.sheet("provinces", grid=provinces_grid(page, war)))
    for state in STATES:
        side = state if state < len(book.accounts) else BOTH
        grid = units_grid(page, war, state)
        found.append(page.of_side("units", side, world.SIDE_NAMES[state], page.name("side", state), grid=grid))
    found.append(page.sheet("reinforcements", grid=reinforcements_grid(page, war)))
    return found


def cards(page: Page, counts: list[int]) -> list[Card]:
    """Stratagem markers face up, out of counts by kind, with what each of them does."""
    return [
        Card(MARKER_IDS[k], page.marker(k), n, page.entry(charts.MARKER_CLAUSE[k]), charts.MARKER_CLAUSE[k])
        for k, n in pieces_of(counts)
    ]


# ---------------------------------------------------------------- the turn


def _turn(page: Page, book: Ledger) -> Sheet:
    """Where play stands, and what holds in this turn."""
    war = book.war
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


def _score(page: Page, account: Account) -> Sheet:
    """The points of a side with the level they reach, and the lines that make them up."""
    tally = account.tally
    level = level_name(tally.level, page.language)
    gauges = [page.gauge("points", f"{tally.halves / 2:g}", level, "23.2")]
    if tally.level:
        least, _ = charts.LEVELS[tally.level - 1]
        better = level_name(tally.level - 1, page.language)
        gauges.append(page.gauge("to-next-level", least - tally.points(), better, "23.2"))
    for what, name in enumerate(LINES):
        lines = [line for line in tally.lines if line.what == what]
        if lines:
            value = f"{sum([line.halves for line in lines]) / 2:g}"
            places = page.join([f"{_place(page, line)} {line.halves / 2:g}" for line in lines])
            gauges.append(Gauge(page.t(f"score-{name}"), value, places, lines[0].clause))
    gauges.append(page.gauge("provinces-controlled", account.provinces, "", "2.12c"))
    side = account.side
    return page.of_side("score", side, world.SIDE_NAMES[side], page.name("side", side), gauges)


def _place(page: Page, line: Line) -> str:
    return page.name(PROVINCE if line.what >= CONTROLLED_LINE else SPACE, line.place)


def _hand(page: Page, account: Account) -> Sheet:
    """Treasury and hand of a side; what is hidden lies face down [22.1a, 8.1b]."""
    known = account.sp is not None
    gauges = [
        page.gauge("treasury", str(account.sp) if known else "?", "" if known else page.t("sheet-hidden"), "22.1a"),
        page.gauge("income", account.income, "", "10.11a"),
        page.gauge("hand-size", f"{account.hand_size}/{charts.limits.hand}", "", "8.3"),
    ]
    key, called = world.SIDE_NAMES[account.side], page.name("side", account.side)
    if account.hand is None:
        return page.of_side("hand", account.side, key, called, gauges, hidden=account.hand_size)
    return page.of_side("hand", account.side, key, called, gauges, cards(page, account.hand))


def _seen(page: Page, memory: Memory, enemy: int) -> Sheet:
    """What the viewer last saw of the enemy's secrets; it may have changed since [22.1a]."""
    t = page.t
    gauges: list[Gauge] = []
    if memory.treasury_turn >= 0:
        when = t("sheet-seen-in", {"turn": memory.treasury_turn})
        gauges.append(page.gauge("treasury", memory.treasury, when, "22.1a"))
    seen: list[int] = []
    if memory.hand_turn >= 0:
        seen = memory.hand
        when = t("sheet-seen-in", {"turn": memory.hand_turn})
        gauges.append(page.gauge("hand-size", sum(seen), when, "22.1a"))
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
    attack, defence = strengths(war, war.advantage[side], war.advantage[1 - side])
    gauges = [
        page.gauge("battle-from", page.name(SPACE, war.battle[B_FROM])),
        page.gauge("battle-in", page.name(SPACE, war.battle[B_HEX])),
        page.gauge("attack", attack.total, page.name("side", side), "17.71c"),
        page.gauge("defence", defence.total, page.name("side", 1 - side), "17.71c"),
    ]
    if attack.printed and defence.printed:
        column = charts.ODDS.column(attack.total, defence.total)
        gauges.append(page.gauge("odds", charts.ODDS.names[column], "", "17.71d"))
    if war.battle[B_TABLE] >= 0:
        gauges.append(page.gauge("table", page.name("table", war.battle[B_TABLE]), "", "17.6"))
    return page.sheet("battle", gauges)


def _attempt(page: Page, book: Ledger) -> Sheet:
    """The diplomatic attempt being made: its target, what modifies it, and the markers laid down."""
    war = book.war
    target = str(word(TARGET, war.target, page.language))
    gauges = [page.gauge("attempt-target", target, page.name("side", war.player), "9.1a")]
    gauges += [
        Gauge(page.clause(term.clause), signed(term.value), "", term.clause)
        for term in modifiers(war, war.player, war.target)
    ]
    shown: list[Card] = []
    hidden = 0
    for account in book.accounts:
        args = {"side": page.name("side", account.side)}
        gauges.append(page.gauge("laid-down", account.laid_size, "", "9.1b", args))
        if account.laid is None:
            hidden += account.laid_size
        else:
            shown += cards(page, account.laid)
    return page.sheet("attempt", gauges, cards=shown, hidden=hidden)


def _markers(page: Page, book: Ledger) -> Sheet:
    """The pool, and the markers that lie open on the table."""
    return page.sheet("markers", [page.gauge("pool-size", book.pool, "", "8.1a")], cards=cards(page, book.war.table))


def _agreements(page: Page, war: War, leaflet: list[int]) -> Sheet:
    """What has been agreed and still binds, and what is proposed [24.0]."""
    t = page.t
    gauges: list[Gauge] = []
    for i in range(0, len(war.agreed), ROW):
        term, bound, turn = war.agreed[i : i + ROW]
        sides = page.names("side", [p for p in (world.IMPERIAL, world.BARBARIAN) if bound >> p & 1])
        until = t("sheet-until", {"turn": turn}) if turn else ""
        bound_by = t("sheet-bound", {"sides": sides})
        gauges.append(Gauge(_term(page, term), until, bound_by, _AGREED.get(term - term % VERB, "24.1f")))
    gauges += [
        Gauge(line, t("sheet-proposed"), "", "24.0")
        for line in (terms_of(leaflet, page.language) if leaflet[1:] else [])
    ]
    return page.sheet("agreements", gauges)


_AGREED: Final = {TRUCE: "24.1d", OFFER_EVACUATE: "24.1c", OFFER_NEUTRAL: "24.1a"}


def _term(page: Page, term: int) -> str:
    """A term that binds, in words."""
    value = term % VERB
    verb = term - value
    if verb == TRUCE:
        return page.t("sheet-truce")
    if verb == OFFER_EVACUATE:
        return page.t("sheet-evacuate", {"province": page.name(PROVINCE, value)})
    if verb == OFFER_NEUTRAL:
        return page.t("sheet-neutral", {"province": page.name(PROVINCE, value)})
    return page.t("sheet-other", {"number": value})
