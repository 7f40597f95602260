"""How the throws that previews preview are read out of play: by the clause that says what each face does."""

from collections.abc import Callable, Iterator
from typing import Any

from polemos.games.belisarius.choice_ids import IDS
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import LEVY
from polemos.games.belisarius.data.world import NEUTRAL
from polemos.games.belisarius.edge.messages import lexicon, texts
from polemos.games.belisarius.edge.reference_tables.realm import DIPLOMATIC_PARTS
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.preview import previews
from polemos.games.belisarius.preview.builder import PreviewBuilder
from polemos.games.belisarius.rules import rolls
from polemos.games.belisarius.rules.court import diplomacy
from polemos.games.belisarius.rules.markers import Draw, DrawOne, MakeRoom
from polemos.games.belisarius.rules.mishaps import Straggler
from polemos.games.belisarius.rules.realm import levy, supply
from polemos.games.belisarius.rules.war import combat, duel
from polemos.games.belisarius.rules.war.aftermath import B_TABLE
from polemos.games.belisarius.rules.war.duel import NameChampion
from polemos.games.belisarius.state import War
from polemos.games.belisarius.verbs import (
    ASSAULT,
    CHAMPION,
    COMMIT,
    DONE,
    FIGHT,
    MANOEUVRE,
    SUPPLY,
    VERBS,
    WITHDRAW,
    YES,
)
from polemos.kernel.flow import PASS, VERB
from polemos.room.preview_builder import capital
from polemos.room.table_builder import NONE
from polemos.room.view_models import Chances
from polemos.testing.chances import Room, wandered
from polemos.testing.secrets import positions
from polemos.testing.throws import Args, Fallen, Noting, Said, Throw, Told, said
from rulebook.belisarius.fray import attack
from rulebook.belisarius.table import Table

SAY = texts("en")
WORDS = lexicon("en")
WANDERINGS = 6
STEPS = 20
UNTITLED = "results: capital(d.name('table', table))"
SHY = ("pass", "done", "decline", "no-tax", "no-tax-area", "forgo", "halt", "quick", "refuse", "stand", "go", "forage")
SHY_VERBS = tuple([next(n for n, (name, _) in enumerate(VERBS) if name == shy) for shy in SHY])
TABLES = (charts.ASSAULT, charts.MANOEUVRE)


class Draft(Noting, PreviewBuilder):
    """A draft that notes its messages."""


def event_or(kind: str, come: str, other: str) -> Any:
    """A die after which an event is told, or another thing happens."""

    def read(fallen: Fallen) -> Said | None:
        if not fallen.taken:
            return None
        return said(come if fallen.first(kind) else other)

    return read


# ---------------------------------------------------------------- armies


def straggling(fallen: Fallen) -> Said | None:
    """A forced march costs a unit, or none [16.71]."""
    if not fallen.taken:
        return None
    lost = isinstance(fallen.asked, Straggler) or any(event.clauses == ("16.71",) for event in fallen.heard)
    return said("straggler" if lost else "no-straggler")


def draws(fallen: Fallen) -> bool:
    """Whether the other side draws a marker for it."""
    drew = fallen.first("drew", "drew-hidden", "drew-back", "drew-open")
    return drew is not None or fallen.pending(Draw, MakeRoom, DrawOne)


def pillage(fallen: Fallen) -> Said | None:
    """The hex is pillaged or not, and the other side draws or not [tbl.pillage.P, tbl.pillage.R]."""
    return with_reaction(fallen, "pillage", "pillaged")


def colonise(fallen: Fallen) -> Said | None:
    """A colony is founded or not, and the other side draws or not [tbl.colony.C, tbl.colony.R]."""
    return with_reaction(fallen, "colonise", "colonised")


def with_reaction(fallen: Fallen, message: str, done: str) -> Said | None:
    """One of the four results of a table."""
    if not fallen.taken:
        return None
    result = "succeeds" if fallen.first(done) else "fails"
    return said(f"{message}-{result}-reaction" if draws(fallen) else f"{message}-{result}")


def disease(fallen: Fallen) -> Said | None:
    """So many units die [strat.disease]."""
    event = fallen.first("disease")
    return said("disease-loss", count=event.args[1]) if event is not None else None


# ---------------------------------------------------------------- battles


def withdrawal(fallen: Fallen) -> Said | None:
    """The defender gets away, for as many hexes as a die shows, or must fight [17.51]."""
    if not fallen.taken:
        return None
    away = isinstance(fallen.asked, rolls.Roll) and fallen.asked.why == rolls.R_WITHDRAWAL_DISTANCE
    return said("escapes" if away else "must-fight")


def result(fallen: Fallen) -> Told | None:
    """The result of the table [17.8]."""
    event = fallen.first("battle")
    return Told(charts.RESULT_NAMES[event.args[4]]) if event is not None else None


def to_table(s: War, args: Args, start: War) -> int:
    """The defender fights, and the attacker takes the table of which the preview speaks."""
    if isinstance(s.agenda[-1], combat.Stance):
        return FIGHT
    if isinstance(s.agenda[-1], combat.ChooseTable):
        return MANOEUVRE if args["table"] == charts.MANOEUVRE else ASSAULT
    return -1


def table_is(s: War, args: Args, start: War) -> bool:
    """The table is the one of which the preview speaks."""
    return bool(s.battle[B_TABLE] == args["table"])


def to_withdrawal(s: War, args: Args, start: War) -> int:
    """The defender tries to get away."""
    return WITHDRAW if isinstance(s.agenda[-1], combat.Stance) else -1


def table_of(draft: Any, chances: Chances) -> tuple[str, Args] | None:
    """The results of a table stand under its name."""
    names = {capital(WORDS["table"][table]): table for table in TABLES}
    table = names.get(chances.title)
    return ("clash", {"table": table}) if table is not None else None


def single_combat(fallen: Fallen) -> Said | None:
    """Who has fallen in a single combat [33.1b]."""
    if fallen.first("single-combat") is None:
        return None
    names: dict[str, Any] = dict(fallen.args)
    dead = fallen.first("destroyed")
    if dead is None:
        return said("duel-drawn")
    return said("duel-lost" if WORDS["unit"][dead.args[0]] == names["own"] else "duel-won", **names)


def champions_are(s: War, args: Args, start: War) -> bool:
    """Those meet of whom the preview speaks."""
    return {WORDS["unit"][u] for u in s.champions} == {args["own"], args["enemy"]}


def to_duel(s: War, args: Args, start: War) -> int:
    """It is taken up, and the leaders of whom the preview speaks are named."""
    step = s.agenda[-1]
    if isinstance(step, duel.TakeUp):
        return YES
    if isinstance(step, NameChampion):
        named = [c for c in s.opts if WORDS["unit"][c - CHAMPION] in (args["own"], args["enemy"])]
        return named[0] if named else -1
    return -1


def two_dice(s: War) -> int:
    """A throw of two dice."""
    return 2


# ---------------------------------------------------------------- the court


def cell(fallen: Fallen) -> Told | None:
    """The parts of a cell of the table: what the negotiator may do, what the other side draws [9.1g]."""
    if not fallen.taken:
        return None
    uses = fallen.asked.cell if isinstance(fallen.asked, diplomacy.Exploit) else 0
    drawn = sum(1 for event in fallen.heard if event.kind in ("drew-hidden", "drew-back", "drew-open"))
    drawn += sum(step.n for step in fallen.after.agenda if isinstance(step, Draw | MakeRoom))
    drawn += sum(step.left for step in fallen.after.agenda if isinstance(step, DrawOne))
    factor = diplomacy.reaction_factor(fallen.before, fallen.before.player)
    names = [name for name, bit in DIPLOMATIC_PARTS[:3] if uses & bit]
    parts = [SAY(f"preview-diplomacy-{name}") for name in names]
    if not factor:
        # which reaction it is that brings nobody a marker shows in no way
        if not uses and not fallen.first("diplomacy-fails"):
            parts.append(SAY("preview-diplomacy-reaction", {"count": 0}))
        return Told("", SAY("list-semicolon").join(parts) or SAY("preview-diplomacy-nothing"))
    if drawn:
        names.append(f"R{1 + charts.diplomacy.reactions.draws.index(drawn // factor)}")
        parts.append(SAY("preview-diplomacy-reaction", {"count": drawn}))
    return Told("+".join(names) or NONE, SAY("list-semicolon").join(parts) or SAY("preview-diplomacy-nothing"))


def hidden_cell(fallen: Fallen) -> Told | None:
    """The same where the negotiator's markers lie face down: what they make of reactions is not known before."""
    found = cell(fallen)
    # what shows in no way has no name either
    return Told(found.name) if found is not None and found.name else None


def no_reform(s: War, c: int) -> int:
    """The check takes place: nobody cancels it."""
    return PASS


def least(s: War, args: Args, start: War) -> int:
    """The negotiator lays down one marker of the value of which the preview speaks, then no more."""
    if not isinstance(s.agenda[-1], diplomacy.LayDown) or s.agenda[-1].opposing or diplomacy.laid_down(s, s.player):
        return -1
    fitting = [c for c in s.opts if c != DONE and charts.MARKER_VALUE[c - COMMIT] == args["sum"]]
    return next(
        (c for c in fitting if c - COMMIT not in (charts.ORTHODOXY, charts.TOLERANCE)), fitting[0] if fitting else -1
    )


def most(s: War, args: Args, start: War) -> int:
    """He lays down all that he can; of Orthodoxy and Tolerance what is worth more."""
    if not isinstance(s.agenda[-1], diplomacy.LayDown) or s.agenda[-1].opposing:
        return -1
    kinds = [c - COMMIT for c in s.opts if c != DONE]
    shut_out = [k for k in kinds if k in (charts.ORTHODOXY, charts.TOLERANCE)]
    if shut_out:
        base = s.player * len(charts.MARKER_VALUE)
        return COMMIT + max(shut_out, key=lambda k: charts.MARKER_VALUE[k] * s.hand[base + k])
    return COMMIT + kinds[0] if kinds else -1


def all_of(best: Callable[..., int]) -> Callable[[War, Args], None]:
    """The markers that the negotiator has laid down are all of the kind that is worth the least, or the most."""

    def deal(s: War, args: Args) -> None:
        base = s.player * charts.MARKER_KINDS
        count = diplomacy.laid_down(s, s.player)
        usable = [k for k in diplomacy.DIPLOMATIC if not diplomacy.refusals_use(s, k, s.target)]
        s.committed[base : base + charts.MARKER_KINDS] = [0] * charts.MARKER_KINDS
        s.committed[base + best(usable, key=charts.MARKER_VALUE.__getitem__)] = count

    return deal


def column_is(s: War, args: Args, start: War) -> bool:
    """What the enemy has laid down is worth as much as the preview supposes."""
    step = next(step for step in reversed(s.agenda) if isinstance(step, diplomacy.Conclude))
    return bool(charts.DIPLOMACY_BANDS.names[step.column] == args["column"])


def assassination(fallen: Fallen) -> Said | None:
    """A leader dies or is warned [tbl.diplomacy.assassin]."""
    if not fallen.taken:
        return None
    unit = WORDS["unit"][fallen.reader.victim]
    return said(
        "leader-dies" if fallen.first("destroyed") else "leader-warned",
        unit=unit,
        count=charts.diplomacy.assassination.failure_draw,
    )


# ---------------------------------------------------------------- the realm


def heavy_tax(fallen: Fallen) -> Said | None:
    """A multiple of the tax, or a revolt [tbl.heavytax.multiple, tbl.heavytax.revolt]."""
    step = fallen.reader
    yields, revolt = fallen.first("taxed", "taxed-area"), fallen.first("tax-revolt")
    if yields is not None and step.base:
        return said("tax-yields", sp=yields.args[2], factor=yields.args[2] // step.base)
    if revolt is None:
        return None
    province = revolt.args[0]
    control = "neutral" if step.before == NEUTRAL else "own" if step.before == step.side else "enemy"
    words: dict[str, Any] = {
        "province": WORDS["province"][province],
        "side": WORDS["side"][1 - step.side],
        "count": LEVY[province],
    }
    return said(f"tax-revolt-{control}", **words)


def leader_die(fallen: Fallen) -> Said | None:
    """Justinian comes back, an enemy leader goes, or nothing [strat.leader.b, strat.leader.c]."""
    if not fallen.taken:
        return None
    if fallen.first("leader-unmoved"):
        return said("leader-unmoved")
    return said("leader-returns" if isinstance(fallen.reader, levy.JustinianReturns) else "leader-removed")


def revolt_check(fallen: Fallen) -> Said | None:
    """A province revolts, or not [tbl.revolt.success]."""
    revolt = fallen.first("revolt")
    if revolt is None:
        return said("no-revolt") if fallen.first("no-revolt") else None
    province = revolt.args[0]
    state = WORDS["state"][fallen.after.control[province]]
    return said("revolt", province=WORDS["province"][province], state=state)


def mutiny(fallen: Fallen) -> Said | None:
    """The guard of a hex revolts, or stays loyal [event.44]."""
    if not fallen.taken:
        return None
    return said("stays-loyal" if fallen.first("no-mutiny") else "mutinies")


def disbanded(s: War, space: int) -> str:
    """The units of a space that check together."""
    return SAY.listed([WORDS["unit"][u] for u in sorted(u for u in s.adrift if s.loc[u] == space)])


def those_check(s: War, args: Args, start: War) -> bool:
    """The units that check are those of which the preview speaks."""
    return (
        disbanded(s, next(step for step in reversed(s.agenda) if isinstance(step, supply.Disbanding)).space)
        == args["units"]
    )


def disband_check(fallen: Fallen) -> Said | None:
    """The units are loyal, go, or revolt [tbl.disband]."""
    event = fallen.first("disband-revolt", "disband-gone", "disband-loyal")
    if event is None:
        return None
    name = {"disband-revolt": "revolt", "disband-gone": "disband", "disband-loyal": "loyal"}[event.kind]
    return said(f"check-{name}", **fallen.args)


def to_check(s: War, args: Args, start: War) -> int:
    """Whoever else is hungry is paid."""
    if isinstance(s.agenda[-1], supply.Feeding):
        return next((c for c in s.opts if c - c % VERB == SUPPLY), -1)
    return -1


# ---------------------------------------------------------------- how one comes to a throw


def answer(s: War) -> int:
    """Nobody does anything that he need not."""
    return min(s.opts, key=lambda c: SHY_VERBS.index(c // VERB) if c // VERB in SHY_VERBS else len(SHY_VERBS))


def quiet(s: War) -> int:
    """Any face: no die on the way to another changes it."""
    return 3


def one(*why: int) -> frozenset[int]:
    """The reasons of a throw."""
    return frozenset(why)


BEFORE_BATTLE = one(rolls.R_WITHDRAWAL_ATTACKER, rolls.R_WITHDRAWAL_DEFENDER)
THROWS = {
    "assassination": Throw(one(rolls.R_ASSASSINATION), assassination),
    "clash": Throw(one(rolls.R_BATTLE), result, fits=table_is, line=to_table),
    "colonise": Throw(one(rolls.R_COLONISATION), colonise),
    "court-least": Throw(one(rolls.R_DIPLOMACY), cell, line=least),
    "court-most": Throw(one(rolls.R_DIPLOMACY), cell, line=most),
    "disband-check": Throw(one(rolls.R_DISBAND), disband_check, fits=those_check, line=to_check),
    "disease": Throw(one(rolls.R_DISEASE), disease),
    "duel": Throw(one(rolls.R_SINGLE_COMBAT), single_combat, dice=two_dice, fits=champions_are, line=to_duel),
    "forced-march": Throw(one(rolls.R_FORCED_MARCH), straggling),
    "heavy-tax": Throw(one(rolls.R_HEAVY_TAX), heavy_tax),
    "leader-die": Throw(one(rolls.R_LEADER_RETURNS, rolls.R_LEADER_REMOVED), leader_die),
    "mutiny": Throw(one(rolls.R_MUTINY), mutiny),
    "opposed-best": Throw(one(rolls.R_DIPLOMACY), hidden_cell, fits=column_is, deal=all_of(min)),
    "opposed-worst": Throw(one(rolls.R_DIPLOMACY), hidden_cell, fits=column_is, deal=all_of(max)),
    "pillage": Throw(one(rolls.R_PILLAGE), pillage),
    "revealed": Throw(one(rolls.R_DIPLOMACY), cell),
    "revolt-check": Throw(one(rolls.R_REVOLT), revolt_check, instead=no_reform),
    "unopposed": Throw(one(rolls.R_DIPLOMACY), cell),
    "withdrawal": Throw(BEFORE_BATTLE, withdrawal, dice=two_dice, line=to_withdrawal),
}
NEVER = {
    # they share what a forced march, a heavy tax and a refusal are previewed by, and come to no die
    ("", "army"),
    ("", "leave"),
    ("", "no-tax"),
    ("", "no-tax-area"),
    ("", "pay"),
    ("", "react"),
    ("", "tax"),
    ("", "tax-area"),
}
ROOM = Room(
    THROWS, Draft, IDS, previews.BY_DECISION, previews.BY_VERB, answer, quiet, table_of, {UNTITLED: "clash"}, NEVER
)


def rarities() -> Iterator[Table]:
    """Wars in which there is what random ones seldom bring."""
    own, enemy = ["guard field_army", "Mundas", "Belisarius"], ["persia field_army", "Kavadh", "Khusro"]
    yield attack(own, enemy, options=["single_combat"]).does("fight")
    home = {"Constantinopolis": ["Belisarius", "2 guard garrison", "guard fleet"], "3432": "persia nomad"}
    marching = Table(units=home, phase="operations", hands={"imperial": ["forced march"]})
    yield marching.operates("3433", points=4).does("halt", "forced-march:3433")
    susa = {"Susa": ["Khusro", "persia garrison"]}
    court = Table(phase="diplomacy", hands={"imperial": ["4 agent"]}, units=susa, dice=[6])
    yield court.does("court:persia", *["commit:agent"] * 3).until("Exploit", {"LayDown": "commit:agent"})
    yield Table(phase="event", dice=[6, 4], hands={"imperial": ["legal reform"]}, pillaged=["3530"]).until("Reform")
    towns = {"Constantinopolis": "guard garrison", "3432": ["persia nomad", "Khusro"]}
    yield Table(units=towns, phase="levy", dead=["Justinian"], hands={"imperial": ["leader"]}).does("play:leader")


def states() -> Iterator[War]:
    """Wars in which there is what random ones seldom bring, then random games, with and without the options."""
    for n in range(WANDERINGS):
        for table in rarities():
            yield from wandered(table, f"chances {n}", STEPS)
    for scenario in GAME.scenarios:
        for options in ((), GAME.rules.every_option()):
            yield from positions(GAME, f"chances {scenario}", scenario, options, every=1)
