"""What must hold in every state that play can reach. Read by tests, fuzzing, and whoever loads a state."""

from collections.abc import Sequence

from polemos.games.belisarius import choice_ids, verbs
from polemos.games.belisarius.data import cards, charts, forces, world
from polemos.games.belisarius.rules.court.negotiation import ROW
from polemos.games.belisarius.rules.war.losses import Excess, excess_cargo
from polemos.games.belisarius.state import War, owner
from polemos.kernel import errors, fields, flow


def shape(s: War) -> list[str]:
    """What is wrong with its turn, its agreements, and the rows of its markers."""
    card = cards.SCENARIOS[s.scenario - 1]
    bad = fields.outside("turn", [s.turn], card.first_turn, card.last_turn) + agreements(s.agreed)
    if bad:
        return bad
    rows = {"pillaged": s.pillaged, "colonies": s.colonies, "works": s.works}
    return [
        f"{name} must name each hex once, in ascending order" for name, row in rows.items() if row != sorted(set(row))
    ]


def agreements(rows: Sequence[int]) -> list[str]:
    """What is wrong with agreements in force (see negotiation.py) [24.1a]."""
    if len(rows) % ROW:
        return [f"agreed must have {ROW} numbers for each agreement"]
    bad = []
    for i in range(0, len(rows), ROW):
        term, bound, turn = rows[i : i + ROW]
        verb, value = term - term % flow.VERB, term % flow.VERB
        known = term == verbs.TRUCE or verb == verbs.OTHER_TERMS
        known = known or (verb in (verbs.OFFER_NEUTRAL, verbs.OFFER_EVACUATE) and value < world.PROVINCE_COUNT)
        if not known or not 0 <= bound <= 3 or not 0 <= turn <= flow.VERB:
            bad.append(f"agreed: {errors.shown(list(rows[i : i + ROW]))} is no agreement")
    return bad


def invariants(s: War) -> list[str]:
    """What is wrong with a war that has its shape, one line each."""
    bad = _markers(s) + _map(s)
    for h in range(world.SPACES):
        if s.at[h]:
            bad += _stack(s, h)
    return bad


def _markers(s: War) -> list[str]:
    bad = []
    for k in range(charts.MARKER_KINDS):
        held = [s.pool[k], s.table[k], *s.hand[k :: charts.MARKER_KINDS], *s.committed[k :: charts.MARKER_KINDS]]
        # during set-up the markers are still in the box
        if sum(held) not in (charts.MARKER_COUNT[k], 0) or (sum(held) == 0 and any(s.pool)):
            bad.append(f"{sum(held)} markers {choice_ids.MARKER_IDS[k]}, not {charts.MARKER_COUNT[k]}")
        if min(held) < 0:
            bad.append(f"a negative number of markers {choice_ids.MARKER_IDS[k]}")
    for side in (world.IMPERIAL, world.BARBARIAN):
        if sum(s.hand[side * charts.MARKER_KINDS : (side + 1) * charts.MARKER_KINDS]) > charts.limits.hand:
            bad.append(f"side {side} holds more than {charts.limits.hand} markers [8.3]")
        if s.sp[side] < 0:
            bad.append(f"side {side} has {s.sp[side]} SP")
    return bad


def _map(s: War) -> list[str]:
    bad = [f"{world.HEX_NAMES[h]}: colony and pillage marker together" for h in s.colonies if h in s.pillaged]
    bad += [f"{world.HEX_NAMES[h]}: a colony in a town hex [27.2]" for h in s.colonies if world.TOWN[h]]
    bad += [f"{world.HEX_NAMES[h]}: public works without a town or colony [28.1]" for h in s.works if not s.town[h]]
    if s.control[world.GUARD] != world.IMPERIAL:
        bad.append("the Guard is always Imperial, rebels are marked one by one [4.12]")
    for u, h in enumerate(s.loc):
        if s.rebel[u] and forces.UNIT_AFFIL[u] != world.GUARD:
            bad.append(f"{forces.UNIT_KEY[u]} is no guard unit and cannot rebel")
        if h == world.OUT and u != forces.JUSTINIAN:
            bad.append(f"{forces.UNIT_KEY[u]} is out for ever, which happens only to Justinian [21.4e]")
        if h == world.NOWHERE and (s.aboard[u] or s.rebel[u]):
            bad.append(f"{forces.UNIT_KEY[u]} is not in play but aboard or in revolt")
    return bad


def _stack(s: War, h: int) -> list[str]:
    units = s.at[h]
    name = world.HEX_NAMES[h]
    bad = []
    owners = {owner(s, u) for u in units}
    if len(owners) > 1:
        bad.append(f"{name}: units of different sides share the space [13.12]")
    if h >= world.HEX_COUNT:
        province = world.AREA_PROVINCE[h - world.HEX_COUNT]
        return bad + [
            f"{name}: {forces.UNIT_KEY[u]} is of another province [18.3]"
            for u in units
            if forces.UNIT_AFFIL[u] != province
        ]
    if len(units) > charts.STACK_LIMIT and not any(isinstance(step, Excess) for step in s.agenda):
        bad.append(f"{name}: {len(units)} units, the limit is {charts.STACK_LIMIT} [13.1a]")
    if owners == {world.BARBARIAN} and len({forces.UNIT_AFFIL[u] for u in units}) > 1:
        bad.append(f"{name}: Barbarian units of different provinces [13.132a]")
    if excess_cargo(s, h) > 0 and not any(type(step).__name__.startswith("Cargo") for step in s.agenda):
        bad.append(f"{name}: more units aboard than the fleets carry [19.51]")
    for u in units:
        if forces.UNIT_FLEET[u]:
            if s.aboard[u]:
                bad.append(f"{name}: {forces.UNIT_KEY[u]} is a fleet and cannot be aboard")
            if world.KIND[h] == world.LAND and not (s.option_set.rivers and world.RIVER_HEX[h]):
                bad.append(f"{name}: {forces.UNIT_KEY[u]} is a fleet on land [19.1]")
        elif world.KIND[h] == world.SEA and not s.aboard[u]:
            bad.append(f"{name}: {forces.UNIT_KEY[u]} is a land unit at sea [16.32]")
    return bad
