"""How the throws that previews preview are read out of play: by the clause that says what each face does."""

from collections.abc import Iterable, Iterator
from typing import Any

from polemos.games.syracuse.choice_ids import IDS
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge.messages import lexicon, texts
from polemos.games.syracuse.edge.reference_tables.page import Page
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.preview import previews
from polemos.games.syracuse.preview.builder import PreviewBuilder
from polemos.games.syracuse.rules import events, rolls
from polemos.games.syracuse.rules.battle import battlechits, battles, combat, reckoning, sieges
from polemos.games.syracuse.rules.moments import BUILDING, Moment
from polemos.games.syracuse.rules.turn.attrition import Wear, Wearied
from polemos.games.syracuse.rules.turn.construction import Building, Points
from polemos.games.syracuse.state import Siege
from polemos.games.syracuse.verbs import AGAIN, DEFEND, DONE, FIGHT, GO, PLAY, STAND, STAY
from polemos.kernel.flow import PASS, VERB
from polemos.testing.chances import Room, wandered
from polemos.testing.secrets import positions
from polemos.testing.throws import Args, Fallen, Noting, Said, Throw, Told, said
from rulebook.syracuse.table import Table

SAY = texts("en")
WORDS = lexicon("en")
PAGE = Page("en")
BOLD = {"athens": 3, "syracuse": 1}
WANDERINGS = 6
STEPS = 30
SHY = (PASS, DONE, STAY, STAND, GO)


class Draft(Noting, PreviewBuilder):
    """A draft that notes its messages."""


def next_step(s: Siege, kind: type) -> Any:
    """The next step of a kind on the agenda, None if there is none."""
    return next((step for step in reversed(s.agenda) if isinstance(step, kind)), None)


def struck(fallen: Fallen, kind: str, *clauses: str) -> list[int]:
    """The units of which an event of a kind tells by one of some clauses, in their order, each once."""
    told = [event for event in fallen.heard if event.kind == kind and event.clauses[0] in clauses]
    return list(dict.fromkeys(event.args[0] for event in told))


def counters(units: Iterable[int], down: int) -> str:
    """Units by the letters on their counters."""
    return SAY.listed([PAGE.counter(u, down) for u in units])


# ---------------------------------------------------------------- what comes of a die


def battle(fallen: Fallen) -> Told | None:
    """Codes, losses, who has won and what follows from it [4.res.a, 4.ret.a]."""
    told, won = fallen.first("battle"), fallen.first("battle-won")
    if told is None or won is None:
        return None
    _, _, _, *codes = told.args
    s = fallen.before
    side, kind, winner = s.battle[reckoning.B_SIDE], s.battle[reckoning.B_KIND], won.args[1]
    parts = [losses(fallen, side, codes[0]), losses(fallen, 1 - side, codes[1])]
    if winner < 0:
        parts.append(SAY("preview-nobody-left"))
    else:
        names = {
            reckoning.FIELD: ("wins", "wins"),
            reckoning.FORT: ("fort-holds", "fort-falls"),
            reckoning.CAMP_BATTLE: ("camp-holds", "camp-falls"),
        }
        message = names[kind][int(winner == side)]
        parts.append(SAY(f"preview-{message}", {"side": WORDS["side"][winner]}))
    name = " | ".join([tables.CODE_NAMES[code] for code in codes])
    return Told(name, SAY("list-semicolon").join(parts))


def losses(fallen: Fallen, side: int, code: int) -> str:
    """What has befallen the units of a side in a battle [4.res.b, 4.res.c, 4.res.d, 4.res.f]."""
    clauses = set(combat.LOSS_CLAUSES)
    hit = [
        u for kind in ("reduced", "destroyed") for u in struck(fallen, kind, *clauses) if tables.UNIT_SIDE[u] == side
    ]
    units = len(reckoning.fighters(fallen.before, side))
    kind = "dead" if code == tables.ALL_DEAD else "none" if not hit else "all" if len(hit) == units else "part"
    return SAY(f"preview-loss-{kind}", {"side": WORDS["side"][side], "count": len(hit), "units": units})


def siege_ends(fallen: Fallen) -> Said | None:
    """The garrison is gone and the fort has changed hands, or nothing [4.siege.d]."""
    if not fallen.taken:
        return None
    return said("siege-falls" if fallen.first("fort-taken") else "siege-holds")


def demolition(fallen: Fallen) -> Said | None:
    """The work falls or stands [4.demo.c, 4.demo.e]."""
    if not fallen.taken:
        return None
    return said("demolition-falls" if fallen.first("razed") else "demolition-stands")


def attrition(fallen: Fallen) -> Said | None:
    """All units of the zone lose a step, or one, or none [6.attr.e, 6.attr.f]."""
    if not fallen.taken:
        return None
    by = {event.clauses[0] for event in fallen.heard if event.kind in ("reduced", "destroyed")}
    one = isinstance(fallen.asked, Wearied) or "6.attr.e" in by
    return said("attrition-all" if "6.attr.f" in by else "attrition-one" if one else "attrition-none")


def storm(fallen: Fallen) -> Said | None:
    """The ships of a zone lose a step, or nothing happens [event.4]."""
    if not fallen.taken:
        return None
    hit = struck(fallen, "reduced", "event.4") + struck(fallen, "destroyed", "event.4")
    return said("storm-hits" if hit else "storm-passes")


def discord(fallen: Fallen) -> Said | None:
    """A leader leaves the game, or stays [event.20]."""
    gone, failed = fallen.first("removed"), fallen.first("discord-fails")
    if gone is None and failed is None:
        return None
    unit = WORDS["unit"][(gone or failed).args[0]]  # type: ignore[union-attr]
    return said("discord-works" if gone else "discord-fails", unit=unit)


def night(fallen: Fallen) -> Told | None:
    """Strengths and column of the battle that follows [event.10]."""
    odds = fallen.first("odds")
    if odds is None:
        return None
    attack, defence, _, column, _ = odds.args
    name = SAY("preview-night-odds", {"attack": attack, "defence": defence})
    return Told(name, SAY("preview-night-column", {"column": tables.COLUMN_NAMES[column]}))


def construction(fallen: Fallen) -> Told | None:
    """The points of the dice, and what could be built for them [5.dice.a, 5.dice.b]."""
    points = fallen.first("points")
    if points is None or (isinstance(fallen.asked, Moment) and fallen.asked.moment == BUILDING):
        return None
    offered = fallen.after.opts if isinstance(fallen.asked, Building) else []
    works = [WORDS["work"][c % VERB] for c in offered if c != DONE]
    text = SAY("preview-cp-buys", {"works": PAGE.join(works)}) if works else SAY("preview-cp-nothing")
    return Told(SAY("preview-cp", {"points": points.args[1]}), text)


def fate(fallen: Fallen) -> Told | None:
    """What a face does, in the words of a question about a die [8.c]."""
    s = fallen.before
    step = next(x for x in reversed(s.agenda) if isinstance(x, READS))
    if isinstance(step, combat.Resolve):
        come = battle(fallen)
        if come is None:
            return None
        ours, _, theirs = come.name.partition(" | ")
        return _fate("battle", attack=ours, defence=theirs, meaning=come.text)
    if not fallen.taken:
        return None
    if isinstance(step, Wear):
        return worn(fallen, step)
    if isinstance(step, events.StormHits):
        return lost_steps(fallen, "event.4") or _fate("storm-passes", space=WORDS["space"][step.zone])
    if isinstance(step, sieges.SiegeEnds):
        place = WORDS["space"][world.ZONES + step.fort]
        if not fallen.first("fort-taken"):
            return _fate("fort-stands", space=place)
        garrison = [PAGE.counter(u, s.down[u]) for u in struck(fallen, "destroyed", "4.siege.d")]
        return _fate("fort-taken", space=place, units=SAY.listed(garrison), side=WORDS["side"][step.side])
    if isinstance(step, sieges.Falls):
        return _fate("work-falls" if fallen.first("razed") else "work-stands", work=WORDS["work"][step.work])
    if isinstance(step, events.DiscordEnds):
        ends = discord(fallen)
        if ends is None:
            return None
        return _fate("leader-goes" if ends.message == "discord-works" else "leader-stays", **dict(ends.words))
    odds = fallen.first("odds")
    if odds is None:
        return None
    attack, defence, _, column, _ = odds.args
    return _fate("night", attack=attack, defence=defence, column=tables.COLUMN_NAMES[column])


READS = (
    battlechits.NightAttack,
    combat.Resolve,
    Wear,
    events.StormHits,
    events.DiscordEnds,
    sieges.SiegeEnds,
    sieges.Falls,
)


def worn(fallen: Fallen, step: Wear) -> Told:
    """What attrition has done to the units of a zone [6.attr.e, 6.attr.f]."""
    s = fallen.before
    if attrition(fallen) == said("attrition-none"):
        return _fate("no-attrition", space=WORDS["space"][step.zone])
    if attrition(fallen) == said("attrition-all"):
        found = lost_steps(fallen, "6.attr.f")
        assert found is not None
        return found
    if isinstance(fallen.asked, Wearied):
        units = [c % VERB for c in fallen.after.opts]
    else:
        units = struck(fallen, "reduced", "6.attr.e") + struck(fallen, "destroyed", "6.attr.e")
    message = "one-eliminated" if s.down[units[0]] else "one-reduced"
    return _fate(message, units=SAY.listed([PAGE.counter(u, s.down[u]) for u in units]))


def lost_steps(fallen: Fallen, clause: str) -> Told | None:
    """Units that have lost a step by a clause, and those that were reduced before and are gone."""
    full, gone = struck(fallen, "reduced", clause), struck(fallen, "destroyed", clause)
    if full and gone:
        return _fate("reduced-and-eliminated", units=counters(full, 0), gone=counters(gone, 1))
    if full or gone:
        return _fate("reduced" if full else "eliminated", units=counters(full or gone, int(not full)))
    return None


def _fate(message: str, **words: str | int) -> Told:
    return Told("", SAY(f"preview-fate-{message}", words))


# ---------------------------------------------------------------- which throw it is, and how one comes to it


def battle_there(s: Siege, args: Args, start: Siege) -> bool:
    """The battle that waits for its die is fought in the zone of which the preview speaks."""
    return WORDS["space"][world.ZONE_OF[s.battle[reckoning.B_PLACE]]] == args["space"]


def to_battle(s: Siege, args: Args, start: Siege) -> int:
    """The battle of which the preview speaks is fought first; the strongest defend the camp, or who is named alone."""
    step = s.agenda[-1]
    if isinstance(step, battles.NextBattle):
        here = [c for c in s.opts if c - c % VERB == FIGHT and WORDS["space"][c % VERB] == args["space"]]
        return here[0] if here else -1
    if isinstance(step, battles.Garrison):
        return DONE if isinstance(start.agenda[-1], battles.Garrison) else strongest(s)
    return -1


def strongest(s: Siege) -> int:
    """The strongest unit that may defend the camp."""
    units = [c % VERB for c in s.opts if c != DONE]
    return DEFEND + min(units, key=lambda u: (-tables.UNIT_PF[s.down[u]][u], u))


def siege_there(s: Siege, args: Args, start: Siege) -> bool:
    """The fort that is besieged is the one of which the preview speaks."""
    step = next_step(s, sieges.SiegeEnds)
    return bool(WORDS["space"][world.ZONES + step.fort] == args["space"] and step.side == 1 - start.actor)


def attrition_there(s: Siege, args: Args, start: Siege) -> bool:
    """The zone that suffers is the one of which the preview speaks, with the units of the side that is asked."""
    step = next_step(s, Wear)
    return bool(WORDS["space"][step.zone] == args["space"] and step.side == start.actor)


def construction_dice(s: Siege) -> int:
    """The dice of which the first waits."""
    return int(next_step(s, Points).n)


def rolled_again(s: Siege, c: int) -> int:
    """The die is rolled again, for the Advantage or, where it has to be taken first, with S25."""
    return AGAIN if isinstance(s.agenda[-1], rolls.RollAgain) else PLAY + tables.S25


def once_more(s: Siege, args: Args, start: Siege) -> int:
    """Who has taken the Advantage by S25 uses it; nobody else does."""
    step = s.agenda[-1]
    again = isinstance(step, rolls.RollAgain) and step.side == start.actor and not step.tried >> step.side & 1
    return AGAIN if again else -1


def answer(s: Siege) -> int:
    """Nobody does anything that he need not."""
    return next((c for c in SHY if c in s.opts), s.opts[0])


def quiet(s: Siege) -> int:
    """A low face: no siege, no attrition, no storm."""
    return 1


EVERY = frozenset(range(len(rolls.ROLL_REASONS)))
THROWS = {
    "attrition": Throw(frozenset({rolls.R_ATTRITION}), attrition, fits=attrition_there),
    "battle": Throw(frozenset({rolls.R_BATTLE}), battle, fits=battle_there, line=to_battle),
    "construction": Throw(frozenset({rolls.R_CONSTRUCTION}), construction, dice=construction_dice),
    "demolition": Throw(frozenset({rolls.R_DEMOLITION, rolls.R_CHAIN}), demolition),
    "discord": Throw(frozenset({rolls.R_DISCORD}), discord),
    "night": Throw(frozenset({rolls.R_NIGHT}), night),
    "rolled-again": Throw(EVERY, fate, instead=rolled_again, line=once_more),
    "siege": Throw(frozenset({rolls.R_SIEGE}), siege_ends, fits=siege_there),
    "storm": Throw(frozenset({rolls.R_STORM}), storm),
}
ROOM = Room(THROWS, Draft, IDS, previews.BY_DECISION, previews.BY_VERB, answer, quiet)


def battles_to_come() -> Iterator[Table]:
    """Sieges in which there is to be fought, by all that can bear on it."""
    field = {"T3": ["AH1", "AH2", "NIC", "AH3"], "T4": ["SH1", "SH2", "HER", "GYL"], "T5": ["SH5", "SC1"], "T2": "AH5"}
    hands = {"athens": ["S19", "S11", "S25"], "syracuse": ["S10"]}
    for chit in ("S19", "S11"):
        fought = Table(field, pa=BOLD, hands=hands).acts("T3", "take:AH1", "take:AH2", "move:T4")
        yield fought.until("BattleChits").does(f"play:{chit}")
    yield Table(field, pa=BOLD, hands=hands).acts("T3", "take-land", "move:T4")
    two = {"T11": ["AH1", "AH2", "NIC"], "olympieion": "SA1", "T4": "AH3", "T5": "SH1"}
    yield Table(two, pa={"athens": 4, "syracuse": 1}).acts("T4", "take:AH3", "move:T5", declare=4)
    yield Table({"T1": ["AH1", "SH1"], "T2": "SH2", "T4": ["AH2", "SH3"]}, pa={"athens": 1, "syracuse": 1})
    camp = {"T13": ["SH1", "HER"], "T15": ["SH2", "SH4"], "camp": ["AH1", "AA1"], "T17": ["AH2", "AA2"]}
    camped = Table(camp, pa={"athens": 1, "syracuse": 3}, initiative="syracuse", works={"camp": "built"})
    yield camped.does("declare:3", "done").until("NextBattle")
    fleets = {"M1": ["AT1", "AT2"], "M2": ["ST1"]}
    signs = {"athens": ["S3", "S25"], "syracuse": ["S2"]}
    yield Table(fleets, pa=BOLD, hands=signs).acts("M1", declare=3)
    yield Table({"M9": ["AT1", "AT2-"]}, hands={"syracuse": ["S4"]}, initiative="syracuse").until("Moment")
    inside = {"T17": ["AH1", "AH2", "AH3", "AH4-", "AA1"], "camp": "AH5"}
    yield Table(inside, phase="D5", works={"camp": "built"}, side="athens")


def states() -> Iterator[Siege]:
    """Sieges in which there is to be fought, then random games of every scenario, with and without the options."""
    for n in range(WANDERINGS):
        for table in battles_to_come():
            yield from wandered(table, f"chances {n}", STEPS)
    for scenario in GAME.scenarios:
        for options in ((), GAME.rules.every_option()):
            yield from positions(GAME, f"chances {scenario}", scenario, options, every=1)
