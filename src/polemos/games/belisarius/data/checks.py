"""What data files must fulfil together: charts, counters and scenarios. The map's own rules are in `map_checks.py`."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

from polemos.games.belisarius.data import models, models_forms, models_map, models_rolls
from polemos.games.belisarius.data.map_checks import map_faults
from polemos.games.belisarius.data.models import Files
from polemos.games.belisarius.data.models_forms import AFFILIATIONS, AREAS, CONTROL, PROVINCES, UNIT_TYPES
from polemos.room.data_pack import Fault, Rule
from polemos.room.data_problems import inside, lacking, one_of, twice

#: The numbers in the texts of markers and events that each of them needs.
MARKER_NEEDS: Final = {"Rally": ("dice", "lead"), "Roman Alliance": ("provinces",), "Imperial Regalia": ("towns",)}
EVENT_NEEDS: Final = {
    "event.31a": ("province_struck", "stack_removed", "hex_ruined"),
    "event.26": ("per_town",),
    "event.33": ("least_units",),
    "event.42": ("lead",),
    "event.44": ("leader_counts",),
}
A_TOWN: Final = "a town of map.toml"


def towns_of(files: Files) -> dict[str, str]:
    """Hex by name of town."""
    return {city.name: city.hex for city in files.map.city}


def _area_faults(files: Files) -> Iterator[Fault]:
    for i, (area, name) in enumerate(zip(files.offmap.area, AREAS, strict=True)):
        if PROVINCES[area.province] != name:
            yield inside("area", i, "province"), f'"{PROVINCES[area.province]}"', f'"{name}" at this place'


def _leader_faults(files: Files) -> Iterator[Fault]:
    yield from twice([leader.name for leader in files.counters.leader], "leader", "name", "every leader once")
    guard = [leader.name for leader in files.counters.leader if AFFILIATIONS[leader.affiliation] == "Guard"]
    if "Justinian" not in guard:
        yield "leader", "no Justinian of the Guard", "a leader Justinian with affiliation Guard"


def _marker_faults(files: Files) -> Iterator[Fault]:
    towns = towns_of(files)
    for i, marker in enumerate(files.stratagems.marker):
        yield from lacking(marker, MARKER_NEEDS.get(marker.name, ()), inside("marker", i), marker.name)
        for j, town in enumerate(marker.towns):
            if town not in towns:
                yield inside("marker", i, "towns", j), f'"{town}"', A_TOWN


def _pool_faults(files: Files) -> Iterator[Fault]:
    pool = sum(files.counts.count)
    for n, card in enumerate(files.scenarios, 1):
        if isinstance(card, models.Beginning) and sum(card.markers) > pool:
            right = f"at least the {sum(card.markers)} that scenarios/{n}.toml hands out"
            yield "count", f"{pool} markers in all", right


def _event_faults(files: Files) -> Iterator[Fault]:
    seen: dict[int, int] = {}
    for i, event in enumerate(files.events.event):
        for number in event.numbers:
            if number in seen:
                yield inside("event", i, "numbers"), f"{number} is entry {seen[number] + 1} too", "each number once"
            seen[number] = i
        yield from lacking(event, EVENT_NEEDS.get(event.entry, ()), inside("event", i), event.name)
    missing = [str(number) for number in models_rolls.TWO_DICE if number not in seen]
    if missing:
        yield "event", f"no entry for {', '.join(missing)}", "an entry for every roll of two dice"


def _column_faults(files: Files) -> Iterator[Fault]:
    """Pillage and colonisation name their own columns: rows as long, columns without gaps, the last one open."""
    for table, chart in (("pillage", files.checks.pillage), ("colonisation", files.checks.colonisation)):
        for face, row in zip(models_forms.DICE, chart.by_die, strict=True):
            if len(row) != len(chart.columns):
                yield inside(table, face), f"{len(row)} entries", f"{len(chart.columns)}, one for each column"
        after = 1
        for i, column in enumerate(chart.columns):
            low, _, high = column.rstrip("+").partition("-")
            place = inside(table, "columns", i)
            if int(low) != after:
                yield place, f'"{column}"', f"a column that begins with {after}"
            if column.endswith("+") != (i == len(chart.columns) - 1):
                yield place, f'"{column}"', 'the last column, and no other, with a "+"'
            after = int(high or low) + 1


def _multiplier_faults(files: Files) -> Iterator[Fault]:
    strength = files.combat.strength
    if len(strength.multiplier) != strength.max_modifiers + 1:
        right = f"{strength.max_modifiers + 1}: for no modifier up to max_modifiers"
        yield "strength.multiplier", f"{len(strength.multiplier)} entries", right


def _disease_faults(files: Files) -> Iterator[Fault]:
    dice = files.checks.dice
    for face in dice.disease_one_unit:
        if face in dice.disease_two_units:
            yield "dice.disease_two_units", f"{face} is in disease_one_unit too", "every face in one list"


def _level_faults(files: Files) -> Iterator[Fault]:
    levels = files.victory.levels
    if list(levels) != sorted(levels, reverse=True):
        right = ", ".join(models_forms.LEVELS) + ", each with fewer points than the one before"
        yield "levels", "not in falling order", right
    if levels[-1] != 0:
        yield inside("levels", models_forms.LEVELS[-1]), f"{levels[-1]}", "0, so that every total has a level"


def _year_faults(files: Files) -> Iterator[Fault]:
    years = files.turns.years
    for i, (first, last) in enumerate(years):
        if last < first or (i and first <= years[i - 1][1]):
            yield inside("years", i), f"{first} to {last}", "years that follow those before"


# ---------------------------------------------------------------------------------------------------------- scenarios
def _card(files: Files, number: int) -> models.LikeAnother | models.Beginning:
    card: models.LikeAnother | models.Beginning = files.model(f"scenarios/{number}.toml")
    return card


def _card_faults(n: int, files: Files) -> Iterator[Fault]:
    card = _card(files, n + 1)
    if card.number != n + 1:
        yield "number", f"{card.number}", "the number in the name of the file"
    turns = len(files.turns.years)
    if not card.first_turn <= card.last_turn <= turns:
        right = f"turns in order, at most {turns} (tables/turns.toml)"
        yield "last_turn", f"turns {card.first_turn} to {card.last_turn}", right
    if isinstance(card, models.LikeAnother):
        if isinstance(_card(files, card.as_scenario), models.LikeAnother):
            yield "as_scenario", f"{card.as_scenario} refers to another card itself", "a card with a set-up"
    else:
        yield from _beginning_faults(files, card)


def _beginning_faults(files: Files, card: models.Beginning) -> Iterator[Fault]:
    yield from _control_faults(card)
    towns = towns_of(files)
    for i, town in enumerate(card.pillaged_at_start):
        if town not in towns:
            yield inside("pillaged_at_start", i), f'"{town}"', A_TOWN
    for i, group in enumerate(card.setup):
        for place, wrong, right in _group_faults(towns, card, group):
            yield f"{inside('setup', i)}.{place}", wrong, right
    yield from _mix_faults(files, card)
    yield from _room_faults(files, card)


def _holders(card: models.Beginning, province: int) -> list[int]:
    return [side for side in range(len(CONTROL)) if province in card.control[side]]


def _control_faults(card: models.Beginning) -> Iterator[Fault]:
    for province, name in enumerate(PROVINCES):
        holders = [CONTROL[side] for side in _holders(card, province)]
        if len(holders) != 1:
            wrong = f"{name} is {' and '.join(holders)}" if holders else f"{name} is missing"
            yield "control", wrong, "every province under exactly one control"


def _group_faults(towns: dict[str, str], card: models.Beginning, group: models.Group) -> Iterator[Fault]:
    kind, where = models.WHERE_KINDS[group.where_kind], group.where
    names = {"province": PROVINCES, "town": tuple(towns), "area": AREAS}
    if kind == "any_town" and where:
        yield "where", f'"{where}"', 'no such key with where_kind = "any_town"'
    elif kind != "any_town" and where not in names[kind]:
        yield "where", f'"{where}"' if where else "missing", A_TOWN if kind == "town" else one_of(names[kind])
    elif kind == "area" and AFFILIATIONS[group.affil] != where:
        yield "where", f'"{where}"', f"units of that province, not of {AFFILIATIONS[group.affil]}"
    guard = AFFILIATIONS[group.affil] == "Guard"
    control = [CONTROL.index("imperial")] if guard else _holders(card, group.affil)
    if control and group.side != control[0]:
        right = f'"{CONTROL[control[0]]}", the side of {AFFILIATIONS[group.affil]} in this scenario'
        yield "side", f'"{CONTROL[group.side]}"', right
    if not group.units and not group.leaders:
        yield "units", "no units and no leaders", "at least one of them"
    if group.restriction is not None:
        yield from _restriction_faults(towns, group.restriction)


def _restriction_faults(towns: dict[str, str], limit: models.Restriction) -> Iterator[Fault]:
    kind = models.RESTRICTIONS[limit.kind]
    by_town = kind in ("not_near", "not_in_town")
    if limit.place not in (towns if by_town else PROVINCES):
        yield "restriction.place", f'"{limit.place}"', A_TOWN if by_town else "a province"
    if kind == "on_border" and not limit.count:
        yield "restriction.count", "missing", "how many units stand on the border"


def _mix_faults(files: Files, card: models.Beginning) -> Iterator[Fault]:
    """No scenario needs more counters than there are, nor a leader twice."""
    needed: Counter[tuple[int, int]] = Counter()
    home = {leader.name: leader.affiliation for leader in files.counters.leader}
    used: set[str] = set()
    for i, group in enumerate(card.setup):
        needed.update({(group.affil, kind): count for kind, count in group.units.items()})
        for j, name in enumerate(group.leaders):
            place = inside("setup", i, "leaders", j)
            if name not in home:
                yield place, f'"{name}"', "a leader of counters.toml"
            elif home[name] != group.affil:
                wrong, right = AFFILIATIONS[home[name]], AFFILIATIONS[group.affil]
                yield place, f'"{name}" is of {wrong}', f"a leader of {right}"
            elif name in used:
                yield place, f'"{name}" twice', "every leader once"
            used.add(name)
    for (affil, kind), count in needed.items():
        mix = files.counters.mix[affil][kind]
        if count > mix:
            wrong = f"{count} {UNIT_TYPES[kind]} of {AFFILIATIONS[affil]}"
            yield "setup", wrong, f"at most {mix}, the counters of counters.toml (mix)"


def _room_faults(files: Files, card: models.Beginning) -> Iterator[Fault]:
    """The units set up in a province fit its forage, within the stacking limit [34.0b, 34.0c]."""
    room = _room(files)
    for province, name in enumerate(PROVINCES):
        here = [
            group for group in card.setup if models.WHERE_KINDS[group.where_kind] == "province" and group.where == name
        ]
        imperial = any(CONTROL[group.side] == "imperial" for group in here)
        count = sum(sum(group.units.values()) + len(group.leaders) for group in here)
        if count > room[province] and not (imperial and card.imperial_may_exceed_forage):
            yield "setup", f"{count} units in {name}", f"at most {room[province]}, what its hexes feed"


def _room(files: Files) -> list[int]:
    """How many units the hexes of each province feed at the start, at most a full stack in each."""
    site = files.terrain.site
    by_class = (site.city.forage, site.rich.forage, site.constantinopolis.forage)
    towns = {city.hex: by_class[city.class_ - 1] for city in files.map.city}
    room = [0] * len(PROVINCES)
    for name, ground in files.map.hex.items():
        if isinstance(ground, models_map.LandHex):
            forage = towns.get(name, files.terrain.terrain.land[ground.terrain].forage)
            room[ground.province] += min(files.operations.limits.stack, forage)
    return room


RULES: Final = (
    Rule("map.toml", map_faults),
    Rule("tables/offmap.toml", _area_faults),
    Rule("counters.toml", _leader_faults),
    Rule("tables/stratagems.toml", _marker_faults),
    Rule("tables/stratagem-counts.toml", _pool_faults),
    Rule("tables/events.toml", _event_faults),
    Rule("tables/checks.toml", _column_faults),
    Rule("tables/checks.toml", _disease_faults),
    Rule("tables/combat.toml", _multiplier_faults),
    Rule("tables/victory.toml", _level_faults),
    Rule("tables/turns.toml", _year_faults),
    *[Rule(f"scenarios/{n + 1}.toml", partial(_card_faults, n)) for n in range(3)],
)
