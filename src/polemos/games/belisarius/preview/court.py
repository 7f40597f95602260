"""What diplomacy may bring: targets, markers laid down, Treachery against them, and the uses of a result.

Section 9. The enemy's markers are reckoned with only once both sides have revealed theirs [9.1c, 9.1d].
"""

from typing import Final

from polemos.games.belisarius.data import charts, world
from polemos.games.belisarius.edge.reference_tables import listings
from polemos.games.belisarius.edge.reference_tables.realm import DIPLOMATIC_PARTS, cell_text
from polemos.games.belisarius.preview.builder import PreviewBuilder
from polemos.games.belisarius.preview.realm import changed
from polemos.games.belisarius.rules.court import diplomacy
from polemos.games.belisarius.verbs import CONTROL, COURT, DONE
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.kernel.flow import PASS, VERB
from polemos.room.preview_builder import NEITHER, WordArgs
from polemos.room.table_builder import NONE, WHOLE
from polemos.room.view_models import Chances, Outcome

#: The parts of a cell from the best to the worst for the side that negotiates.
_RANK: Final = ((charts.D3, 5), (charts.D2, 4), (charts.D1, 3), (charts.R1, -1), (charts.R2, -2))


def _rank(cell: int) -> int:
    return sum([rank for bit, rank in _RANK if cell & bit])


def _modifiers(d: PreviewBuilder, negotiator: int, target: int) -> None:
    """Every modifier of the difference, by the title of its clause [9.1f]."""
    d.titled(diplomacy.modifiers(d.s, negotiator, target))


Factors = tuple[int, ...]
"""What Orthodoxy or Tolerance may make of the other player's reactions, upward [9.5a, 9.5b]; one if it is known."""


def factor_of(kind: int) -> int:
    """What a marker of a kind makes of reactions [9.5a, 9.5b]."""
    reactions = charts.diplomacy.reactions
    if kind == charts.ORTHODOXY:
        return reactions.with_orthodoxy
    return reactions.with_tolerance if kind == charts.TOLERANCE else 1


def _throw(d: PreviewBuilder, message: str, negotiator: int, own: int, other: int, factors: Factors) -> None:
    """What the die may bring with markers of these values, most welcome first for the side that decides."""
    found = diplomacy.reckon_attempt(d.s, negotiator, d.s.target, own, other)
    title = d.say(message, {"column": charts.DIPLOMACY_BANDS.names[found.column]})
    d.chances.append(Chances(title, _outcomes(d, negotiator, found.column, factors), "9.1g"))
    d.cell(listings.DIPLOMACY, WHOLE, 1 + found.column)


def _outcomes(d: PreviewBuilder, negotiator: int, column: int, factors: Factors) -> list[Outcome]:
    faces = charts.DIPLOMACY.chances(column, 0, d.dice)
    found: list[Outcome] = []
    for cell in sorted(faces, key=_rank, reverse=d.side == negotiator):
        favours = negotiator if cell & (charts.D1 | charts.D2 | charts.D3) else 1 - negotiator if cell else NEITHER
        chance = faces[cell] / FACES_OF_A_DIE
        found.append(Outcome(cell_text(DIPLOMATIC_PARTS, cell), _meaning(d, cell, factors), chance, favours))
    return found


def _meaning(d: PreviewBuilder, cell: int, factors: Factors) -> str:
    """What a cell of the table means in words."""
    parts = [d.say(f"diplomacy-{name}") for name, bit in DIPLOMATIC_PARTS[:3] if cell & bit]
    for bit, draws in zip((charts.R1, charts.R2), charts.diplomacy.reactions.draws, strict=True):
        if cell & bit:
            least, most = draws * factors[0], draws * factors[-1]
            parts.append(d.say("diplomacy-reaction", {"count": f"{least}{NONE}{most}" if most > least else least}))
    return d.t("list-semicolon").join(parts) or d.say("diplomacy-nothing")


# ---------------------------------------------------------------- naming a target


def preview_courting(d: PreviewBuilder, c: int) -> None:
    """A province or a guard stack is named [9.1a]: the throw unopposed, with one marker and with all that one has."""
    s = d.s
    value = c % VERB
    target = value if c - value == COURT else diplomacy.GUARD_TARGET + value
    if target >= diplomacy.GUARD_TARGET:
        d.path = [value]
    _modifiers(d, d.side, target)
    usable = [k for k in diplomacy.DIPLOMATIC if d.holding(k) and not diplomacy.refusals_use(s, k, target)]
    least = min([charts.MARKER_VALUE[k] for k in usable])
    # Orthodoxy and Tolerance exclude each other [9.5c]: of the two kinds the one that is worth more counts
    worth_of = {k: charts.MARKER_VALUE[k] * d.holding(k) for k in usable}
    all_of_them = sum([value for k, value in worth_of.items() if k not in diplomacy.EXCLUSIVE])
    all_of_them += max([value for k, value in worth_of.items() if k in diplomacy.EXCLUSIVE], default=0)
    d.term("own-markers", f"{least}{NONE}{all_of_them}" if all_of_them > least else least, "9.1e")
    # a marker that leaves reactions alone, if there is one of the least value
    gentle = min(usable, key=lambda k: (charts.MARKER_VALUE[k], k in diplomacy.EXCLUSIVE, k))
    ruling = max([k for k in usable if k in diplomacy.EXCLUSIVE], key=worth_of.__getitem__, default=gentle)
    for message, sum_, kind in (("court-least", least, gentle), ("court-most", all_of_them, ruling)):
        found = diplomacy.reckon_attempt(s, d.side, target, sum_, 0)
        if message == "court-most" and sum_ == least:
            continue
        outcomes = _outcomes(d, d.side, found.column, (factor_of(kind),))
        title = d.say(message, {"column": charts.DIPLOMACY_BANDS.names[found.column], "sum": sum_})
        d.chances.append(Chances(title, outcomes, charts.DIPLOMACY.clause))
        d.cell(listings.DIPLOMACY, WHOLE, 1 + found.column)


# ---------------------------------------------------------------- laying down


def preview_laying(d: PreviewBuilder, c: int) -> None:
    """One more marker is laid down, or no more [9.1b, 9.1c]; the enemy's still lie face down, or will."""
    s = d.s
    step = s.agenda[-1]
    if not isinstance(step, diplomacy.LayDown):
        return
    kind = -1 if c == DONE else c % VERB
    mine = diplomacy.worth(s, d.side) + (charts.MARKER_VALUE[kind] if kind >= 0 else 0)
    d.term("own-sum", mine, "9.1e")
    _modifiers(d, s.player, s.target)
    if step.opposing:
        _opposing(d, mine)
        return
    factor = factor_of(kind) if kind in diplomacy.EXCLUSIVE else diplomacy.reaction_factor(s, d.side)
    _throw(d, "unopposed", d.side, mine, 0, (factor,))
    if kind >= 0:
        d.effect(kind)


def _opposing(d: PreviewBuilder, mine: int) -> None:
    """The column at best and at worst: how many markers the negotiator has laid down is open, not which."""
    s = d.s
    count = diplomacy.laid_down(s, s.player)
    usable = [k for k in diplomacy.DIPLOMATIC if not diplomacy.refusals_use(s, k, s.target)]
    values = [charts.MARKER_VALUE[k] for k in usable]
    least, most = count * min(values), count * max(values)
    factors = tuple(sorted({factor_of(k) for k in usable}))
    d.term("enemy-markers", count, "9.1c")
    d.term("enemy-sum", f"{least}{NONE}{most}" if most > least else least, "9.1e")
    _throw(d, "opposed-best", s.player, least, mine, factors)
    _throw(d, "opposed-worst", s.player, most, mine, factors)


# ---------------------------------------------------------------- revealed


def preview_betrayal(d: PreviewBuilder, c: int) -> None:
    """Both lie open: the throw as it stands, or without a marker that Treachery cancels [strat.treachery.a]."""
    s = d.s
    lost = charts.MARKER_VALUE[c % VERB] if c != PASS else 0
    sums = [diplomacy.worth(s, side) - (lost if side != d.side else 0) for side in (s.player, 1 - s.player)]
    d.term("negotiator-sum", sums[0], "9.1e")
    d.term("opponent-sum", sums[1], "9.1e")
    _modifiers(d, s.player, s.target)
    _throw(d, "revealed", s.player, sums[0], sums[1], (_factor(d, c),))


def _factor(d: PreviewBuilder, c: int) -> int:
    """What the negotiator's Orthodoxy or Tolerance makes of reactions, unless the last of it is cancelled."""
    s = d.s
    kind = c % VERB
    cancelled = c != PASS and d.side != s.player and kind in diplomacy.EXCLUSIVE
    if cancelled and s.committed[s.player * charts.MARKER_KINDS + kind] == 1:
        return 1
    return diplomacy.reaction_factor(s, s.player)


# ---------------------------------------------------------------- results


def preview_result(d: PreviewBuilder, c: int) -> None:
    """A province changes hands by diplomacy [tbl.diplomacy.D2, tbl.diplomacy.D3]."""
    province = c % VERB
    changed(d, province, d.side if c - province == CONTROL else world.NEUTRAL, d.asks())


def preview_look(d: PreviewBuilder, c: int) -> None:
    """A look at the enemy's secrets; it is over at once [tbl.diplomacy.D1]."""
    d.term("look", "", "tbl.diplomacy.D1")


def preview_assassination(d: PreviewBuilder, c: int) -> None:
    """An enemy leader dies, or the enemy draws [tbl.diplomacy.assassin]."""
    args: WordArgs = {"unit": d.word("unit", c % VERB), "count": charts.diplomacy.assassination.failure_draw}
    dies, warned = d.reading("leader-dies", d.side, args), d.reading("leader-warned", 1 - d.side, args)
    step = diplomacy.Assassinate(d.side, c % VERB)
    d.either("assassination", d.s, step, "destroyed", dies, warned, "tbl.diplomacy.assassin", args)
    d.cell(*listings.ONE_DIE.cell("assassination", WHOLE))
