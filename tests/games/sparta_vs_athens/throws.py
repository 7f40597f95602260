"""How the throws that previews preview are read out of play: by the clause that says what each face does."""

from collections.abc import Iterator
from typing import Any

from polemos.games.sparta_vs_athens.choice_ids import IDS
from polemos.games.sparta_vs_athens.data.tables import (
    ATHENS,
    CARTHAGE_INVADES,
    CODE_NAMES,
    LAND_COLUMNS,
    LEADER_SIDE,
    NAVAL,
    NAVAL_COLUMNS,
    OPS,
    PIECES,
    PRESTIGE,
    UNITS,
)
from polemos.games.sparta_vs_athens.edge.messages import lexicon, texts
from polemos.games.sparta_vs_athens.edge.view import is_hidden
from polemos.games.sparta_vs_athens.game import GAME
from polemos.games.sparta_vs_athens.preview import previews
from polemos.games.sparta_vs_athens.preview.builder import ANSWERED, PreviewBuilder, masked, usual
from polemos.games.sparta_vs_athens.rules import rolls
from polemos.games.sparta_vs_athens.rules.combat.account import (
    AT_SEA,
    ATTACKER,
    B_KIND,
    B_PLACE,
    DEFENDER,
    decider,
    fighters,
    is_lone,
)
from polemos.games.sparta_vs_athens.rules.combat.losses import Casualty, Losses, StepDown
from polemos.games.sparta_vs_athens.rules.combat.reckoning import reckon
from polemos.games.sparta_vs_athens.rules.combat.sieges import SiegeResult
from polemos.games.sparta_vs_athens.rules.operations.meeting import Interception, SeaMeeting, shift_at_sea
from polemos.games.sparta_vs_athens.rules.operations.operating import Operating
from polemos.games.sparta_vs_athens.rules.year.event_phase import Attempt
from polemos.games.sparta_vs_athens.state import War, put
from polemos.games.sparta_vs_athens.verbs import (
    BESIEGE,
    DONE,
    EVADE,
    GO_ON,
    INTERCEPT,
    LET_PASS,
    OUTSIDE,
    SEA_FIGHT,
    STAND,
    STAY_ABOARD,
    STOP,
    TAKE_LOSSES,
)
from polemos.kernel.flow import PASS, VERB, copy
from polemos.room.table_builder import signed
from polemos.testing.chances import Room, wandered
from polemos.testing.secrets import positions
from polemos.testing.throws import Args, Fallen, Noting, Said, Throw, Told, said
from rulebook.sparta_vs_athens.operations import athens, sparta
from rulebook.sparta_vs_athens.table import Table

SAY = texts("en")
WORDS = lexicon("en")
WANDERINGS = 6
STEPS = 40
SHY = (PASS, DONE, STOP, STAY_ABOARD, LET_PASS, STAND, OUTSIDE, TAKE_LOSSES)


class Draft(Noting, PreviewBuilder):
    """A draft that notes its messages."""


def one_of(done: str, good: str, bad: str) -> Any:
    """Which of two outcomes has come, by an event."""

    def read(fallen: Fallen) -> Said | None:
        if not fallen.taken:
            return None
        return said(good if fallen.first(done) else bad)

    return read


def battle(fallen: Fallen) -> Told | None:
    """The code, and how many units of both sides have gone [8.2b, 8.5e]."""
    event = fallen.first("battle")
    if event is None or fallen.pending(Losses, Casualty, StepDown):
        return None
    before = fallen.before
    parts = []
    for role in (ATTACKER, DEFENDER):
        if role == DEFENDER and is_lone(before):
            parts.append(SAY(f"preview-garrison-{'falls' if fallen.first('garrison-lost') else 'stays'}"))
            continue
        units = fighters(before, role)
        # nobody steps down here, so that whoever is lost is lost by the result
        lost = [e for e in fallen.heard if e.kind == "unit-lost" and e.args[0] in units and e.clauses != ("7.4e",)]
        words: dict[str, Any] = {"side": WORDS["side"][decider(before, role)], "count": len(lost), "units": len(units)}
        parts.append(SAY("preview-loses" if lost else "preview-unhurt", words))
    return Told(CODE_NAMES[event.args[3]], SAY("list-semicolon").join(parts))


def as_known(s: War, args: Args) -> None:
    """Whatever the side that decides does not know lies nowhere, as previews suppose."""
    known = masked(s, s.actor)
    for name in ("loc", "aboard", "force", "acted", "group", "leader", "points", "at"):
        setattr(s, name, getattr(known, name))


def as_supposed(s: War, args: Args) -> None:
    """The same, and an enemy leader who is not known commands the ships of which the preview speaks, if it says so."""
    side, hidden = s.actor, [p for p in range(UNITS, PIECES) if is_hidden(s, p, s.actor)]
    as_known(s, args)
    locale, theirs = WORDS["space"].index(str(args["space"])), int(args["theirs"])
    if signed(shift_at_sea(copy(s), 1 - side, locale)) != args["theirs"]:
        leader = next(p for p in hidden if LEADER_SIDE[p] != side and NAVAL[p] == theirs)
        put(s, leader, locale)
        if s.side != side:
            s.leader = leader


def as_besieged(s: War, args: Args) -> None:
    """What is not known is not there but for the leader of the enemy, who has the points for a siege."""
    leader, place = s.leader, s.loc[s.leader]
    as_known(s, args)
    if leader >= 0:
        s.leader, s.points = leader, OPS[leader]
        put(s, leader, place)


def as_caught(s: War, args: Args) -> None:
    """What is not known is not there, and an interception succeeds."""
    as_known(s, args)
    if isinstance(s.agenda[-1], Interception):
        s.dice_script = [6, 1]


def battle_there(s: War, args: Args, start: War) -> bool:
    """It is the battle of which the preview speaks."""
    columns = NAVAL_COLUMNS if s.battle[B_KIND] == AT_SEA else LAND_COLUMNS
    return (WORDS["space"][s.battle[B_PLACE]], columns[reckon(s).column]) == (args["space"], args["column"])


def siege_there(s: War, args: Args, start: War) -> bool:
    """The siege is that of which the preview speaks."""
    step = next(step for step in reversed(s.agenda) if isinstance(step, SiegeResult))
    return WORDS["target"][step.target] == args["target"]


def shifts_are(s: War, args: Args, start: War) -> bool:
    """Both have the shifts that the preview supposes."""
    t = copy(s)
    step: Any = next(step for step in reversed(s.agenda) if type(step).__name__ in ("Intercepted", "Evaded"))
    mine, theirs = [signed(shift_at_sea(t, side, step.locale)) for side in (start.actor, 1 - start.actor)]
    return (mine, theirs) == (args["mine"], args["theirs"])


def to_battle(s: War, args: Args, start: War) -> int:
    """Ships fight where they meet or intercept, and questions on the way are answered as previews suppose."""
    if isinstance(s.agenda[-1], SeaMeeting):
        return SEA_FIGHT
    if isinstance(s.agenda[-1], Interception):
        return INTERCEPT
    return usual(s) if isinstance(s.agenda[-1], ANSWERED) else -1


def to_interception(s: War, args: Args, start: War) -> int:
    """Ships go on, and the enemy intercepts."""
    step = s.agenda[-1]
    if isinstance(step, SeaMeeting):
        return GO_ON
    return INTERCEPT if isinstance(step, Interception) and INTERCEPT in s.opts else -1


def to_evasion(s: War, args: Args, start: War) -> int:
    """The enemy tries to evade."""
    return EVADE if EVADE in s.opts else to_battle(s, args, start)


def to_siege(s: War, args: Args, start: War) -> int:
    """The enemy, whose opponents have gone inside, besieges them."""
    if isinstance(s.agenda[-1], Operating):
        return next((c for c in s.opts if c // VERB * VERB == BESIEGE), -1)
    return to_battle(s, args, start)


def revolt_at_athens(fallen: Fallen) -> Said | None:
    """Athens is in revolt, or stays true [10.5a]."""
    if not fallen.taken:
        return None
    if fallen.first("athens-revolts"):
        return said("athens-revolts", level=PRESTIGE.athens_revolt)
    return said("athens-true")


def persuasion(fallen: Fallen) -> Said | None:
    """The event happens or not [15.4b, 15.5a]."""
    if fallen.first("persuasion") is None:
        return None
    return said("persuades" if fallen.after.happened != fallen.before.happened else "fails-to-persuade")


def answer(s: War) -> int:
    """Nobody does anything that he need not."""
    return next((c for c in SHY if c in s.opts), s.opts[0])


def quiet(s: War) -> int:
    """A middle face: no leader falls."""
    return 4


def one(*why: int) -> frozenset[int]:
    """The reasons of a throw."""
    return frozenset(why)


def two(s: War) -> int:
    """A throw of two dice."""
    return 2


def four(s: War) -> int:
    """A throw of four dice."""
    return 4


OUT = {rolls.R_SORTIE: 6}
"""The besieged come out, and there is a battle."""
THROWS = {
    "evasion": Throw(
        one(rolls.R_EVASION),
        one_of("evaded", "evasion-done", "evasion-fails"),
        dice=two,
        fits=shifts_are,
        deal=as_supposed,
        line=to_evasion,
    ),
    "incite": Throw(one(rolls.R_INCITEMENT), one_of("revolt", "revolts", "stays-true")),
    "incite-athens": Throw(one(rolls.R_ATHENS_REVOLT), revolt_at_athens, dice=two),
    "interception": Throw(
        one(rolls.R_INTERCEPTION),
        one_of("intercepted", "interception-done", "interception-fails"),
        dice=two,
        fits=shifts_are,
        deal=as_supposed,
        line=to_interception,
    ),
    "land-battle": Throw(one(rolls.R_LAND), battle, fits=battle_there, deal=as_known, line=to_battle, quiet=OUT),
    "persuasion": Throw(one(rolls.R_PERSUASION), persuasion, dice=four),
    "ravage": Throw(one(rolls.R_RAVAGE), one_of("ravaged", "ravage-done", "ravage-fails"), dice=two),
    "sea-battle": Throw(one(rolls.R_SEA), battle, fits=battle_there, deal=as_caught, line=to_battle),
    "siege": Throw(
        one(rolls.R_SIEGE),
        lambda fallen: siege(fallen, "siege", "siege-falls", "siege-holds"),
        fits=siege_there,
        deal=as_besieged,
        line=to_siege,
    ),
    "sortie": Throw(one(rolls.R_SORTIE), lambda fallen: siege(fallen, "sortie", "sortie-out", "sortie-shut")),
}


def siege(fallen: Fallen, kind: str, good: str, bad: str) -> Said | None:
    """What the siege table has brought [9.0g, 9.1b]."""
    event = fallen.first(kind)
    if event is None:
        return None
    return said(good if event.args[3] else bad)


ROOM = Room(THROWS, Draft, IDS, previews.BY_DECISION, previews.BY_VERB, answer, quiet)


def rarities() -> Iterator[Table]:
    """Wars in which there is what random ones seldom bring: leaders who are known, ports, cargo, sieges by many."""
    ships, foes = ["athens_nsp_1", "athens_nsp_2"], [f"peloponnesian_nsp_{n}" for n in range(1, 4)]
    troops = ["athens_lsp_1", "athens_lsp_2"]
    known: dict[str, Any] = {"government": 12, "shown": ["nicias", "agis", "lysander"]}
    for start, to, enemies in (
        ("sicyon", "corinth", foes),
        ("athens", "ceos", [*foes, "tegea_lsp", "elis_lsp_1"]),
        ("athens", "ceos", [*foes, "tegea_lsp", "agis", "lysander"]),
        ("athens", "megara", [*foes, "megara_lsp", "agis"]),
    ):
        t = athens({start: [*ships, *troops, "nicias"], to: enemies}, **known).does("lead:nicias", "take-all")
        yield t.does(f"move:{to}")
    aboard = {"peloponnesian_nsp_1": ["tegea_lsp"]}
    t = athens(
        {"athens": [*ships, *troops, "nicias"], "ceos": [*foes, "tegea_lsp", "elis_lsp_1"]}, aboard=aboard, **known
    )
    yield t.does("lead:nicias", "take-all", "move:ceos", "sea-fight", "stand", "land-fight", "land-all")
    t = athens({"corinth": [*ships, *troops, "nicias", *foes, "tegea_lsp"]}, **known)
    yield t.does("lead:nicias", "take-all", "land-fight")
    yield athens({"megara": [*troops, "nicias"]}, **known).does("lead:nicias", "take-all")
    t = athens({"oenoe": [*troops, "nicias"], "megara": "megara_lsp"}, **known).does("lead:nicias", "take-all")
    yield t.does("move:megara")
    shut_in = {
        "besieging": {"potidaea": troops},
        "inside": {"potidaea": ["tegea_lsp"]},
        "loyal": {"potidaea": "sparta"},
    }
    yield sparta({"potidaea": [*troops, "tegea_lsp"], "mende": "athens_lsp_4"}, **shut_in)
    yield Table(steps=[Attempt(ATHENS, CARTHAGE_INVADES)])
    t = athens({"athens": [*ships, *troops, "athens_lsp_3", "nicias"]}, **known)
    yield t.does("lead:nicias", "take-all", "move:megara", "besiege:megara", "with:athens_lsp_1")


def states() -> Iterator[War]:
    """Wars in which there is what random ones seldom bring, then random games, with and without the options."""
    for n in range(WANDERINGS):
        for table in rarities():
            yield from wandered(table, f"chances {n}", STEPS)
    for scenario in GAME.scenarios:
        for options in ((), GAME.rules.presets["designer_revision"]):
            yield from positions(GAME, f"chances {scenario}", scenario, options, every=1, most=500)
