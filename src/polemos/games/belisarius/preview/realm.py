"""What the phases at home bring: taxes, recruits, levies, placing, markers, and what changes with a province."""

from polemos.games.belisarius import verbs
from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.edge.reference_tables import listings
from polemos.games.belisarius.preview.builder import PreviewBuilder
from polemos.games.belisarius.rules import arrivals, events, markers, revolts, setup, victory
from polemos.games.belisarius.rules.control import guard_units, mutiny, return_to_loyalty, set_control, strength
from polemos.games.belisarius.rules.court.negotiation import giver_of
from polemos.games.belisarius.rules.realm import levy, recruitment, taxation
from polemos.games.belisarius.state import SETUP_PHASE, War, clear_pillage, forage, holds, owner, towns_of
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.kernel.flow import VERB, copy
from polemos.room.preview_builder import WordArgs
from polemos.room.table_builder import NONE, PRICE_COLUMN, WHOLE, signed
from polemos.wargame.reckoning import total

# ---------------------------------------------------------------- what a change of hands is worth


def consequences(d: PreviewBuilder, after: War) -> None:
    """Victory points and units of both sides, as they would change [34.1-7e, 4.42]."""
    s = d.s
    for before, then in zip(victory.score(s), victory.score(after), strict=True):
        if then.halves != before.halves:
            change = f"{(then.halves - before.halves) / 2:+g}"
            d.term("vp", change, "34.1-7e", {"side": d.name("side", before.side)})
    for side in (world.IMPERIAL, world.BARBARIAN):
        change_in_units = _units(after, side) - _units(s, side)
        if change_in_units:
            d.term("units-of", signed(change_in_units), "4.42", {"side": d.name("side", side)})


def _units(s: War, side: int) -> int:
    return len([u for u in range(forces.UNITS) if s.loc[u] >= 0 and owner(s, u) == side])


def changed(d: PreviewBuilder, province: int, new: int, clause: str) -> None:
    """A province goes over to `new` [4.42]."""
    after = copy(d.s)
    set_control(after, province, new, clause)
    d.term("changes-hands", d.name("state", new), clause, {"province": d.name("province", province)})
    consequences(d, after)


def preview_take(d: PreviewBuilder, c: int) -> None:
    """An event brings a province over, or one step nearer [event.21, event.36, event.41]."""
    s = d.s
    province = c % VERB
    step = s.agenda[-1]
    step_by_step = isinstance(step, events.Alliances) and s.control[province] != world.NEUTRAL
    changed(d, province, world.NEUTRAL if step_by_step else d.side, d.asks())


def preview_guard(d: PreviewBuilder, c: int) -> None:
    """A guard stack mutinies or returns to loyalty [12.2a]."""
    h = c % VERB
    after = copy(d.s)
    loyal = c - h == verbs.LOYAL
    if loyal:
        return_to_loyalty(after, h, "12.2a")
    else:
        mutiny(after, h, "12.2a")
    d.path = [h]
    stack = guard_units(d.s, h, int(loyal))
    d.term("units", len(stack), "12.2a")
    d.term("strength", strength(stack), "12.4a")
    consequences(d, after)


# ---------------------------------------------------------------- taxes


def preview_tax(d: PreviewBuilder, c: int) -> None:
    """A province or an off-map area is taxed, heavily, or not at all [10.11a, 10.2]."""
    s = d.s
    value = c % VERB
    verb = c - value
    place = value if value < taxation.FIRST_AREA else taxation.FIRST_AREA + value - world.HEX_COUNT
    base = taxation.income(s, d.side, place)
    d.term("income", base, "10.11b" if place >= taxation.FIRST_AREA else "10.11a")
    if verb in (verbs.NO_TAX, verbs.NO_TAX_AREA):
        return
    if verb in (verbs.HEAVY_TAX, verbs.HEAVY_TAX_AREA):
        _heavy_tax(d, place, base)
    else:
        d.term("treasury-afterwards", d.treasury() + base, "10.14")
    province = taxation.province_of_place(place)
    if s.control[province] == world.NEUTRAL:
        d.provokes(province, "4.41c")


def _heavy_tax(d: PreviewBuilder, place: int, base: int) -> None:
    """The die of heavy tax with all that modifies it, and what each result brings [tbl.heavytax]."""
    s = d.s
    found = taxation.heavy_modifiers(s, d.side, place)
    for term in found:
        d.reason(d.t(f"row-tax-{taxation.TAX_REASONS[term.what]}"), term)
    modifier = total(found)
    factors = charts.HEAVY_TAX.chances(0, modifier, d.dice)
    province = taxation.province_of_place(place)
    holder = s.control[province]
    control = "own" if holder == d.side else "neutral" if holder == world.NEUTRAL else "enemy"
    args: WordArgs = {
        "province": d.name("province", province),
        "side": d.name("side", 1 - d.side),
        "count": forces.LEVY[province],
    }
    outcomes = [
        d.outcome("tax-yields", faces, d.side, {"sp": factor * base, "factor": factor})
        for factor, faces in sorted(factors.items(), reverse=True)
        if factor
    ]
    outcomes.append(d.outcome(f"tax-revolt-{control}", factors.get(0, 0), 1 - d.side, args))
    d.chance("heavy-tax", outcomes, charts.HEAVY_TAX.clause)
    d.rows_in_use(listings.HEAVY_TAX, charts.HEAVY_TAX, modifier)


def preview_all_tax(d: PreviewBuilder, c: int) -> None:
    """Everything left is taxed normally, or not at all [10.14]."""
    step = d.s.agenda[-1]
    if not isinstance(step, taxation.Taxing):
        return
    places = taxation.taxable(d.s, d.side, step.dealt)
    if c == verbs.QUICK:
        places = [place for place in places if d.s.control[taxation.province_of_place(place)] != world.NEUTRAL]
    sum_ = sum([taxation.income(d.s, d.side, place) for place in places])
    d.term("income", sum_, "10.11a")
    if c == verbs.QUICK:
        d.term("treasury-afterwards", d.treasury() + sum_, "10.14")
    elif sum_:
        d.warn("untaxed", {"sp": sum_})


# ---------------------------------------------------------------- recruits, levies, purchases


def preview_recruit(d: PreviewBuilder, c: int) -> None:
    """A mercenary is raised [11.2a]."""
    affil, kind = divmod(c % VERB, verbs.FORCE_SPAN)
    d.spend(charts.COST_RECRUIT[kind], "tbl.cost.recruit")
    d.cell(listings.UNIT_COSTS, kind, PRICE_COLUMN)
    preview_gain(d, c)
    d.term("supply-cost", charts.COST_SUPPLY[kind], "tbl.cost.supply")
    d.term("places", len(recruitment.recruit_places(d.s, d.side, affil, kind)), "11.21b")


def preview_gain(d: PreviewBuilder, c: int) -> None:
    """What a unit is worth that comes, and how many counters are left of its kind [11.6, event.11, event.21]."""
    affil, kind = divmod(c % VERB, verbs.FORCE_SPAN)
    alike = [u for u in forces.UNITS_OF[affil] if forces.UNIT_TYPE[u] == kind]
    d.term("strength", forces.UNIT_STRENGTH[alike[0]], "17.71a")
    d.term("operation-value", forces.UNIT_OP[alike[0]], "14.21a")
    d.term("counters-left", len([u for u in alike if d.s.loc[u] == world.NOWHERE]) - 1, "11.6")


def preview_levy(d: PreviewBuilder, c: int) -> None:
    """A unit is levied, free of charge [11.1a]."""
    step = d.s.agenda[-1]
    left = step.left if isinstance(step, levy.ExtraLevy) else levy.levy_left(d.s, c % VERB // verbs.FORCE_SPAN)
    d.term("levy-left", left - 1, "11.11a")
    preview_gain(d, c)


def preview_no_more_levies(d: PreviewBuilder, c: int) -> None:
    """Units that could still be levied free of charge are not [11.1a, tbl.heavytax.revolt]."""
    step = d.s.agenda[-1]
    s = d.s
    if isinstance(step, levy.ExtraLevy):
        levies = [c % VERB for c in s.opts if c != verbs.DONE]
        units = min(step.left, levy.counters_left(s, step.province, levies))
    else:
        units = levy.levies_open(s, d.side)
    if units:
        d.term("levies-unused", units, d.asks())
        d.warn("levies-unused-text", {"n": units})


def preview_leader(d: PreviewBuilder, c: int) -> None:
    """A leader comes into play [21.1]."""
    d.term("strength", forces.UNIT_STRENGTH[c % VERB], "17.71a")
    d.term("operation-value", forces.UNIT_OP[c % VERB], "14.21a")


def preview_placing(d: PreviewBuilder, c: int) -> None:
    """A unit is set down in a space [13.1a, 20.1]."""
    s = d.s
    h = c % VERB
    step = s.agenda[-1]
    d.path = [h]
    eats = 1
    if isinstance(step, recruitment.PlaceRecruit):
        d.spend(charts.COST_RECRUIT[step.force % verbs.FORCE_SPAN], "11.21a")
    elif isinstance(step, levy.PlaceLeader) or (
        isinstance(step, arrivals.PlaceRecovered) and forces.UNIT_TYPE[step.unit] == forces.LEADER
    ):
        eats = 0
    elif isinstance(step, setup.Placing):
        eats = int(forces.UNIT_TYPE[setup.unit_of(s, step.number)] != forces.LEADER)
    if h < world.HEX_COUNT:
        d.term("stack", f"{len(s.at[h]) + 1}/{charts.STACK_LIMIT}", "13.1a")
    elif s.phase != SETUP_PHASE:
        d.term("area-placed", f"{s.area_placed + 1}/{charts.limits.area_reinforcements}", "11.8b")
    eaters = len([u for u in s.at[h] if forces.UNIT_TYPE[u] != forces.LEADER]) + eats
    d.term("forage", f"{forage(s, h)}/{eaters}", "20.1")


def preview_buying(d: PreviewBuilder, c: int) -> None:
    """A stratagem marker is drawn for money [8.2c]."""
    d.spend(charts.prices.stratagem_marker, "tbl.cost.marker")
    d.cell(*listings.OTHER_COSTS.cell("marker"))
    d.term("pool", sum(d.s.pool), "8.1a")
    d.term("hand", f"{markers.hand_size(d.s, d.side) + 1}/{charts.limits.hand}", "8.3")


def preview_clearing(d: PreviewBuilder, c: int) -> None:
    """A pillage marker is removed [10.36]."""
    h = c % VERB
    after = copy(d.s)
    clear_pillage(after, h)
    d.path = [h]
    d.spend(recruitment.unpillage_cost(h), "tbl.cost.unpillage")
    d.cell(*listings.OTHER_COSTS.cell("unpillage-town" if world.TOWN[h] else "unpillage-other"))
    if after.town[h]:
        d.term("income-each-turn", signed(taxation.town_income(after, h)), "10.11a")
    d.term("forage-there", forage(after, h), "20.1")
    consequences(d, after)


def preview_building(d: PreviewBuilder, c: int) -> None:
    """Public works are built (option) [28.1, 28.3a, 28.3c]."""
    d.path = [c % VERB]
    d.spend(charts.prices.public_works, "tbl.cost.works")
    d.cell(*listings.OTHER_COSTS.cell("works"))
    d.term("income-each-turn", signed(charts.finance.income.public_works), "28.3a")
    d.term("vp", signed(charts.victory.points[d.side].public_works), "28.3c", {"side": d.name("side", d.side)})


def preview_loss(d: PreviewBuilder, c: int) -> None:
    """A unit is given up; it may come back as a reinforcement [11.61]."""
    d.term("strength-lost", forces.UNIT_STRENGTH[c % VERB], "17.71a")
    d.term("operation-value", forces.UNIT_OP[c % VERB], "14.21a")
    if c % VERB == forces.JUSTINIAN:
        d.warn("justinian-dies")


# ---------------------------------------------------------------- markers


def preview_marker(d: PreviewBuilder, c: int) -> None:
    """A stratagem marker is played [8.4]."""
    kind = c % VERB
    step = d.s.agenda[-1]
    if isinstance(step, markers.Answer):
        d.term("cancels", d.name("marker", step.kind), "strat.treachery.a")
    elif kind == charts.CURRENCY:
        points = sum([1 for p in range(world.GUARD) for h in towns_of(d.s, p) if holds(d.s, d.side, h)])
        d.term("gains", points, "strat.currency")
    elif kind == charts.RALLY:
        least = charts.MARKER[charts.RALLY].dice
        d.term("gains", f"{least}{NONE}{least * FACES_OF_A_DIE}", "strat.rally")
    elif kind == charts.REGALIA:
        d.term("draws", f"1{NONE}{FACES_OF_A_DIE}", "strat.regalia")
    d.effect(kind)


def preview_card(d: PreviewBuilder, c: int) -> None:
    """What a marker does that changes hands."""
    d.effect(c % VERB)


def preview_leader_use(d: PreviewBuilder, c: int) -> None:
    """The Leader marker brings Justinian back or removes an enemy leader [strat.leader.b, strat.leader.c]."""
    back = c == verbs.RETURN_JUSTINIAN
    name, clause = ("leader-returns", "strat.leader.b") if back else ("leader-removed", "strat.leader.c")
    step = levy.JustinianReturns(d.side) if back else levy.LeaderRemoved(c % VERB)
    unmoved, moved = d.reading("leader-unmoved"), d.reading(name, d.side)
    d.either("leader-die", d.s, step, "leader-unmoved", unmoved, moved, clause)
    d.cell(*listings.ONE_DIE.cell(name, WHOLE))


# ---------------------------------------------------------------- events


def preview_reform(d: PreviewBuilder, c: int) -> None:
    """A revolt check that Legal Reform may prevent: what the die may bring [strat.legal, tbl.revolt]."""
    s = d.s
    step = s.agenda[-1]
    if not isinstance(step, revolts.Reform):
        return
    province = step.province
    found = revolts.revolt_modifiers(s, province)
    d.titled(found)
    new = charts.checks.revolt.effect[s.control[province]]
    args: WordArgs = {"province": d.name("province", province), "state": d.name("state", new)}
    favours = world.BARBARIAN if new == world.BARBARIAN else 1 - s.control[province]
    revolt, none = d.reading("revolt", favours, args), d.reading("no-revolt")
    d.either("revolt-check", s, revolts.Revolt(province), "revolt", revolt, none, charts.REVOLT_TABLE.clause, args)
    d.rows_in_use(listings.REVOLT, charts.REVOLT_TABLE, total(found))


def preview_mutiny(d: PreviewBuilder, c: int) -> None:
    """A guard stack is named for a mutiny: a die lower than its number [event.44]."""
    h = c % VERB
    d.path = [h]
    d.term("mutiny-count", events.mutiny_count(d.s, h), "event.44")
    loyal, rebel = d.reading("stays-loyal", world.IMPERIAL), d.reading("mutinies", world.BARBARIAN)
    d.either("mutiny", d.s, events.MutinyRoll(h), "no-mutiny", loyal, rebel, "event.44")


# ---------------------------------------------------------------- agreements


def preview_accepting(d: PreviewBuilder, c: int) -> None:
    """An agreement is accepted: money and markers change hands at once, and the game may end [24.1b, 24.1e]."""
    s = d.s
    gained = 0
    for term in s.leaflet[1:]:
        giver, offer = giver_of(s.leaflet[0], term)
        value = offer % VERB
        verb = offer - value
        if verb == verbs.OFFER_SP:
            gained += value if giver != d.side else -value
        elif verb == verbs.OFFER_MARKER:
            d.term("receives" if giver != d.side else "gives", d.name("marker", value), "24.1b")
    if gained:
        d.term("treasury-then", d.treasury() + gained, "24.1b")
    if verbs.END_GAME in s.leaflet[1:]:
        for tally in victory.score(s):
            d.term("final-points", f"{tally.halves / 2:g}", "24.1e", {"side": d.name("side", tally.side)})
        d.warn("game-ends")
