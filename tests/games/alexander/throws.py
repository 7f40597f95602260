"""How the throws that previews preview are read out of play: by the clause that says what each face does."""

from collections.abc import Iterator
from typing import Any

from games.alexander.crowds import crowd
from polemos.games.alexander.choice_ids import IDS
from polemos.games.alexander.data.tables import KILLED, LOW, OUT, SCREEN
from polemos.games.alexander.edge.messages import lexicon, texts
from polemos.games.alexander.edge.reference_tables.page import Page
from polemos.games.alexander.game import GAME
from polemos.games.alexander.preview import previews
from polemos.games.alexander.preview.builder import PreviewBuilder
from polemos.games.alexander.preview.clash import choose_sides
from polemos.games.alexander.rules import rolls
from polemos.games.alexander.rules.field import combats
from polemos.games.alexander.rules.field.combats import ATTACKER, DEFENDER, members, stack
from polemos.games.alexander.rules.fire import aiming, volley
from polemos.games.alexander.rules.fire.harassment import HarassExchange
from polemos.games.alexander.rules.movement.move_decision import Moving
from polemos.games.alexander.rules.reactions.orderly_withdrawal import Withdrawing
from polemos.games.alexander.rules.reactions.withdrawal_paths import BackStep
from polemos.games.alexander.rules.rolls import LEADER_GIDS
from polemos.games.alexander.rules.rout import hits, rout
from polemos.games.alexander.rules.shock import advance, casualties, charge, clash, collapse, duel
from polemos.games.alexander.state import Battle, combat_rating, setting
from polemos.games.alexander.verbs import DEFEND_AS, ENTER, FIGHT, NAME_LEADER, STRIKE_WITH, VERBS, WHEEL
from polemos.kernel.flow import VERB, Event, RollDie, choose, copy
from polemos.testing.chances import Room, wandered
from polemos.testing.secrets import positions
from polemos.testing.throws import Args, Fallen, Noting, Said, Throw, Told, said
from rulebook.alexander.shocking import shock
from rulebook.alexander.shooting import ASK_ALL
from rulebook.alexander.table import Table

SAY = texts("en")
WORDS = lexicon("en")
PAGE = Page("en")
SHY = ("pass", "done", "halt", "stand", "spare", "keep-facing")
SHY_VERBS = tuple([next(n for n, (name, _) in enumerate(VERBS) if name == shy) for shy in SHY])
CHECKS = frozenset(
    {
        rolls.R_CHECK,
        rolls.R_WITHDRAWAL,
        rolls.R_STACKED,
        rolls.R_ROUTED_THROUGH,
        rolls.R_WHEEL,
        rolls.R_AUGMENTED,
        rolls.R_ELEPHANTS,
    }
)
CROWDS = 40
STEPS = 40
RANDOM = 300
OPTIONS = ("inertia", "elite", "contingent", "drift", "elephant_command", "charge_formation", "pursuit")
SHOCK_CLAUSES = ("8.36n", "9.62h", "10.12a", "10.12b", "8.37a")


class Draft(Noting, PreviewBuilder):
    """A draft that notes its messages."""


def unit(s: Battle, u: int) -> str:
    """A unit by its name."""
    return PAGE.unit(setting(s), u)


def leader(s: Battle, m: int) -> str:
    """A leader by his name."""
    return PAGE.leader(setting(s), m)


def reader(s: Battle) -> Any:
    """The step that reads the die that waits, or the dice."""
    return next(step for step in reversed(s.agenda) if not isinstance(step, RollDie))


def die(s: Battle) -> rolls.Roll:
    """The die that waits."""
    top = s.agenda[-1]
    assert isinstance(top, rolls.Roll)
    return top


# ---------------------------------------------------------------- hits


def suffered(fallen: Fallen, u: int, more: int = -1, outflanked: bool = False) -> Said | None:
    """What a die has done to a unit: hits, the roll to stand, a rout; a routed one is gone [9.65a, 10.13a, 10.25c].

    more: the hits that it has taken, -1 for those told of.
    """
    s, gid = fallen.before, setting(fallen.before).gid[u]
    told = [event for event in fallen.heard if event.args and event.args[0] == gid]
    if more < 0:
        more = sum(event.args[1] for event in told if event.kind == "hit")
    words: dict[str, Any] = {
        "unit": unit(s, u),
        "hits": more,
        "total": s.hits[u] + more,
        "tq": hits.tq(s, u),
    }
    kinds = {event.kind for event in told}
    asked = fallen.asked
    if s.routed[u] and "eliminated" in kinds:
        return said("die-gone", **words)
    if "stood" in kinds or "stand-failed" in kinds or _is_roll(asked, rolls.R_STAND, gid):
        return said("die-stands", **words)
    if "routs" in kinds:
        return said("die-routs", **words)
    if words["total"] >= words["tq"]:
        return None
    return said("die-hits" if more else "die-unhurt", **words)


def _is_roll(step: Any, why: int, whose: int) -> bool:
    return isinstance(step, rolls.Roll) and step.why == why and step.whose == whose


# ---------------------------------------------------------------- missiles


def shot_of(s: Battle) -> tuple[int, int, int, int]:
    """Of the volley whose die waits: who shoots, at whom, who takes the hits, with what."""
    step, g = reader(s), setting(s)
    if isinstance(step, volley.VolleyFallen):
        return step.unit, step.target, step.victim, step.weapon
    assert isinstance(step, HarassExchange)
    if die(s).whose == g.gid[step.unit]:
        return step.unit, step.target, -1, g.weapon[step.unit]
    weapon = g.weapon[step.target] if step.used & 1 else SCREEN
    return step.target, step.unit, step.unit, weapon


def target_is(s: Battle, args: Args, start: Battle) -> bool:
    """The volley is the one at the unit of which the preview speaks."""
    return unit(s, shot_of(s)[1]) == args["unit"]


def shooter_is(s: Battle, args: Args, start: Battle) -> bool:
    """The volley is that of the unit of which the preview speaks."""
    return unit(s, shot_of(s)[0]) == args["unit"]


def volley_read(fallen: Fallen) -> Said | None:
    """A volley misses, or what it does to whoever takes it [8.15a]."""
    if not fallen.taken or fallen.pending(volley.VolleyHits, volley.LeaderStruck, rout.Routs):
        return None
    s, g = fallen.before, setting(fallen.before)
    _, target, victim, _ = shot_of(s)
    hit = next((event for event in fallen.heard if event.kind == "hit" and event.clauses[0] == "8.15a"), None)
    if hit is None:
        return said("volley-misses")
    who = g.unit_of[hit.args[0]]
    assert victim in (-1, who), (unit(s, target), unit(s, who))
    return suffered(fallen, who)


def ammunition_read(fallen: Fallen) -> Said | None:
    """What a volley leaves to shoot [8.17]."""
    if not fallen.taken:
        return None
    shooter, _, _, weapon = shot_of(fallen.before)
    left = aiming.ammunition(fallen.after, shooter, weapon)
    return said("ammunition-out" if left == OUT else "ammunition-low" if left == LOW else "ammunition-full")


def felled_is(s: Battle, args: Args, start: Battle) -> bool:
    """The leader who is hit is the one of whom the preview speaks."""
    step = reader(s)
    return isinstance(step, casualties.Felled) and leader(s, step.leader) == args["leader"]


def severity_read(fallen: Fallen) -> Told | None:
    """What befalls a leader who is hit [8.34c]."""
    if not fallen.taken:
        return None
    m = fallen.reader.leader
    return hurt(fallen, m) or Told(WORDS["casualty"][0], SAY("preview-leader-unhurt-text"))


def hurt(fallen: Fallen, m: int) -> Told | None:
    """What has befallen a leader, in words, None if nothing."""
    gid = setting(fallen.before).lead_gid[m]
    for event in fallen.heard:
        if event.kind == "leader-hurt" and event.args[0] == gid:
            message = "leader-killed-text" if event.args[1] == KILLED else "leader-hurt-text"
            words: dict[str, Any] = {"leader": leader(fallen.before, m)}
            return Told(WORDS["casualty"][event.args[1]], SAY(f"preview-{message}", words))
    return None


# ---------------------------------------------------------------- checks


def checked_is(s: Battle, args: Args, start: Battle) -> bool:
    """The unit that checks is the one of which the preview speaks."""
    step = reader(s)
    if not isinstance(step, hits.Checked | advance.Advances) or unit(s, step.unit) != args["unit"]:
        return False
    if s.hasty and not start.hasty:
        # a phalanx that steps out and then wheels checks for that too, which is another throw
        return isinstance(step, hits.Checked) and step.why == rolls.R_AUGMENTED
    if not isinstance(start.agenda[-1], Withdrawing):
        return True
    # which way it will go nobody knows yet: what the ground and friends cost on it comes on top
    gid = setting(s).gid[step.unit]
    taken = [event for event in s.heard or [] if event.kind == "hit" and event.args[0] == gid]
    return all(event.clauses[0] in ("6.72b", "6.72c") for event in taken)


def check_read(fallen: Fallen) -> Said | None:
    """The hits of a check, or that nobody advances [6.45b, 8.51b, 10.16]."""
    if not fallen.taken:
        return None
    s, step = fallen.before, fallen.reader
    if isinstance(step, advance.Advances) and not fallen.first("advances"):
        u = step.unit
        return said("wheel-stays", unit=unit(s, u), total=fallen.after.hits[u], tq=hits.tq(s, u))
    return suffered(fallen, step.unit)


def to_check(s: Battle, args: Args, start: Battle) -> int:
    """A phalanx that steps out goes on by a hex, or wheels, before it halts, else it has not moved [6.46b]; who
    withdraws goes where the ground wears him least.
    """
    step = s.agenda[-1]
    if isinstance(step, Moving) and s.hasty and not s.spent:
        return next((c for verb in (ENTER, WHEEL) for c in s.opts if c - c % VERB == verb), -1)
    if isinstance(step, BackStep):
        return min(s.opts, key=lambda c: worn_by(s, c, step.unit))
    return -1


def worn_by(s: Battle, c: int, u: int) -> int:
    """The hits of a unit after a choice."""
    then = copy(s)
    choose(then, c)
    return then.hits[u]


def lanes_is(s: Battle, args: Args, start: Battle) -> bool:
    """The unit that opens lanes is the one of which the preview speaks."""
    step = reader(s)
    return isinstance(step, charge.Opened) and unit(s, step.unit) == args["unit"]


def lanes_read(fallen: Fallen) -> Said | None:
    """Lanes are opened, or not [9.24a]."""
    if not fallen.taken:
        return None
    return said("lanes-open" if fallen.first("lanes-opened") else "lanes-closed")


def charge_is(s: Battle, args: Args, start: Battle) -> bool:
    """The unit that checks is the one of which the preview speaks, as worn as it was."""
    step = reader(s)
    if not isinstance(step, charge.Charged) or step.second:
        return False
    return unit(s, step.unit) == args["unit"] and s.hits[step.unit] == start.hits[step.unit]


def charge_read(fallen: Fallen) -> Said | None:
    """The hits of the check before the shock, and the rout that they bring [8.33a, 8.33b]."""
    u = fallen.reader.unit
    gid = setting(fallen.before).gid[u]
    told = next((event for event in fallen.heard if event.kind == "charge-check" and event.args[0] == gid), None)
    return suffered(fallen, u, told.args[3]) if told is not None else None


def stand_is(s: Battle, args: Args, start: Battle) -> bool:
    """The unit that rolls to stand is the one of which the preview speaks."""
    step = reader(s)
    return isinstance(step, hits.Stand) and unit(s, step.unit) == args["unit"]


def stand_read(fallen: Fallen) -> Said | None:
    """A unit holds or breaks [9.65c, 9.65d, 9.65e]."""
    if not fallen.taken:
        return None
    return said("stand-holds" if fallen.first("stood") else "stand-breaks")


def facing_read(fallen: Fallen) -> Said | None:
    """A unit has turned in time, or routs [7.16b]."""
    if not fallen.taken:
        return None
    return said("facing-late" if fallen.first("turned-too-late") else "facing-in-time")


# ---------------------------------------------------------------- shock


def combat_is(s: Battle, args: Args, start: Battle) -> bool:
    """The combat is fought by those of whom the preview speaks, as worn as they were, their leaders unhurt."""
    step = reader(s)
    if not isinstance(step, clash.Struck):
        return False
    row = s.fights[step.fight]
    sides = [members(s, step.fight, role) for role in (ATTACKER, DEFENDER)]
    if [PAGE.units(setting(s), units) for units in sides] != [args["attackers"], args["defenders"]]:
        return False
    fresh = all(s.hits[v] == start.hits[v] for units in sides for u in units for v in stack(s, u))
    return fresh and not row[combats.OUT] and not row[combats.RIVAL_OUT] and s.killed_here == start.killed_here


def shock_read(fallen: Fallen) -> Told | None:
    """The hits that both sides of a combat have taken when the blows and the breakthrough are over, and where no other
    is fought beside it who has routed by them, who has stood, who is gone [8.36n, 8.37a, 8.38a].
    """
    s, n = fallen.before, fallen.reader.fight
    alone = len(s.fights) == 1
    if fallen.pending(*BLOWS, *(COLLAPSE if alone else ())):
        return None
    taken, parts = [], []
    for role, name in ((ATTACKER, "attacker"), (DEFENDER, "defender")):
        gids = {setting(s).gid[v] for u in members(s, n, role) for v in stack(s, u)}
        told_of = [event for event in fallen.heard if event.args and event.args[0] in gids]
        hit = sum(event.args[1] for event in told_of if event.kind == "hit" and event.clauses[0] in SHOCK_CLAUSES)
        taken.append(hit)
        parts.append(" ".join([SAY(f"preview-{name}-takes", {"hits": hit}), *fates(fallen, told_of)]))
    return Told(f"{taken[0]} | {taken[1]}", SAY("list-semicolon").join(parts) if alone else "")


BLOWS = (clash.Share, clash.TakeHit, clash.Allot, clash.Blow, clash.Struck, collapse.Breakthrough)
COLLAPSE = (
    collapse.Collapse,
    collapse.RoutOrder,
    collapse.GiveWay,
    collapse.Fails,
    rout.Routs,
    rout.Breaks,
    hits.Stand,
)


def fates(fallen: Fallen, told_of: list[Event]) -> list[str]:
    """What has become of units that have come to their limit, in words, each by what was told of it first."""
    g, found = setting(fallen.before), dict[int, str]()
    for event in told_of:
        u = g.unit_of[event.args[0]]
        words: dict[str, Any] = {"unit": unit(fallen.before, u)}
        if u in found or event.clauses[0] == "9.62i":
            continue
        if event.kind in ("stood", "stand-failed"):
            _, _, more, limit = event.args
            faces = min(10, max(0, limit - more + 1))
            found[u] = SAY("preview-and-stand", {**words, "chance": f"{10 * faces}%"})
        elif event.kind == "routs":
            found[u] = SAY("preview-and-rout", words)
        elif event.kind == "eliminated" and fallen.before.routed[u]:
            found[u] = SAY("preview-and-gone", words)
    return list(found.values())


def to_blows(s: Battle, args: Args, start: Battle) -> int:
    """Each side names what is best for it, as the preview supposes [8.35b, 8.35c]."""
    step = s.agenda[-1]
    if not isinstance(step, clash.DefendAs | clash.StrikeWith | clash.StrikeAt):
        return -1
    then = copy(s)
    choose_sides(then, step.fight, -1, s.fights[step.fight][combats.NAMED])
    gid, best = setting(s).gid, then.fights[step.fight]
    if isinstance(step, clash.StrikeWith):
        c = STRIKE_WITH + gid[best[combats.LEAD]]
    else:
        verb = DEFEND_AS if isinstance(step, clash.DefendAs) else FIGHT
        c = verb + gid[best[combats.NAMED]]
    return c if c in s.opts else -1


def duel_is(s: Battle, args: Args, start: Battle) -> bool:
    """The leaders who meet are those of whom the preview speaks."""
    step = reader(s)
    if not isinstance(step, duel.Fought) or s.rolled != start.rolled:
        return False
    return {leader(s, step.leader), leader(s, step.rival)} == {args["leader"], args["rival"]}


def duel_read(fallen: Fallen) -> Told | None:
    """What befalls the loser of a personal combat [8.42]."""
    if not fallen.taken:
        return None
    step = fallen.reader
    for m in (step.leader, step.rival):
        found = hurt(fallen, m)
        if found is not None:
            return Told(f"{leader(fallen.before, m)}: {found.name}", found.text)
    return Told(SAY("preview-duel-nothing"), SAY("preview-duel-nothing-text"))


def to_duel(s: Battle, args: Args, start: Battle) -> int:
    """The other side names the leader of whom the preview speaks."""
    if isinstance(s.agenda[-1], duel.NameLeader):
        gid, g = {NAME_LEADER + x for x in setting(s).lead_gid}, setting(s)
        for c in s.opts:
            if c in gid and leader(s, g.leader_of[c % VERB]) in (args.get("rival"), args.get("leader")):
                return c
    return to_blows(s, args, start)


# ---------------------------------------------------------------- command


def told(kind: str, yes: str, no: str) -> Any:
    """A die after which one event comes or another thing happens."""

    def read(fallen: Fallen) -> Said | None:
        if not fallen.taken:
            return None
        return said(yes if fallen.first(kind) else no)

    return read


def momentum_read(fallen: Fallen) -> Said | None:
    """He goes on, or is finished, or worse [5.32, 5.33]."""
    if not fallen.taken:
        return None
    if fallen.first("momentum-won"):
        return said("momentum-works")
    doomed = isinstance(fallen.asked, rolls.Roll) and fallen.asked.why == rolls.R_NERVE
    return said("momentum-doom" if doomed else "momentum-fails")


def doom_read(fallen: Fallen) -> Said | None:
    """Loss of nerve, an enemy who acts at once, or nothing [5.33a]."""
    doom = fallen.first("doom")
    if doom is None:
        return None
    return said({"5.33b": "doom-panic", "5.33c": "doom-reactivation"}.get(doom.clauses[0], "doom-nothing"))


def rally_read(fallen: Fallen) -> Said | None:
    """A unit is rallied, flees on, or is lost [10.27d, 10.27e, 10.27h]."""
    if not fallen.taken:
        return None
    if not fallen.first("rally-fails"):
        return said("rally-works")
    return said("rally-lost" if fallen.first("eliminated") else "rally-flees")


def rallied_read(fallen: Fallen) -> Said | None:
    """The hits that a rallied unit keeps [10.27f]."""
    if not fallen.taken:
        return None
    rallies = fallen.first("rallies")
    if rallies is None:
        return said("rally-flees")
    u = fallen.reader.unit
    return said("rally-hits", hits=rallies.args[1], tq=setting(fallen.before).tq[u])


# ---------------------------------------------------------------- how one comes to a throw


def answer(s: Battle) -> int:
    """Nobody does anything that he need not."""
    return min(s.opts, key=lambda c: SHY_VERBS.index(c // VERB) if c // VERB in SHY_VERBS else len(SHY_VERBS))


def quiet(s: Battle) -> int:
    """The face that changes as little as can be: volleys miss, no lanes open, checks are passed, leaders unhurt."""
    top, step = die(s), reader(s)
    if isinstance(step, duel.Fought):
        mine, theirs = combat_rating(s, step.leader), combat_rating(s, step.rival)
        first = top.whose == LEADER_GIDS + setting(s).lead_gid[step.leader]
        return max(0, theirs - mine) if first else max(0, mine - theirs)
    return 9 if top.why in (rolls.R_VOLLEY, rolls.R_CASUALTY, rolls.R_PURSUIT, rolls.R_AVOID) else 0


def two_dice(s: Battle) -> int:
    """A throw of two dice."""
    return 2


def one(*why: int) -> frozenset[int]:
    """The reasons of a throw."""
    return frozenset(why)


STRUCK_LEADER = {rolls.R_VOLLEY: 0, rolls.R_WHICH: 0, rolls.R_CASUALTY: 0}
THROWS = {
    "ammunition": Throw(one(rolls.R_VOLLEY), ammunition_read, fits=shooter_is),
    "charge": Throw(one(rolls.R_CHARGE), charge_read, fits=charge_is, line=to_blows),
    "check": Throw(CHECKS, check_read, fits=checked_is, line=to_check),
    "doom": Throw(one(rolls.R_NERVE), doom_read, quiet={rolls.R_MOMENTUM: 9}),
    "duel-dice": Throw(one(rolls.R_DUEL), duel_read, dice=two_dice, fits=duel_is, line=to_duel),
    "facing": Throw(one(rolls.R_FACING), facing_read),
    "lanes": Throw(one(rolls.R_AVOID), lanes_read, fits=lanes_is),
    "momentum": Throw(one(rolls.R_MOMENTUM), momentum_read),
    "rallied": Throw(one(rolls.R_RALLY_HITS), rallied_read),
    "rally": Throw(one(rolls.R_RALLY), rally_read),
    "severity": Throw(one(rolls.R_SEVERITY), severity_read, fits=felled_is, line=to_duel, quiet=STRUCK_LEADER),
    "shock": Throw(one(rolls.R_SHOCK), shock_read, fits=combat_is, line=to_blows),
    "stand": Throw(one(rolls.R_STAND), stand_read, fits=stand_is),
    "strategy": Throw(one(rolls.R_STRATEGY), told("strategy-won", "strategy-works", "strategy-fails")),
    "trump": Throw(one(rolls.R_TRUMP), told("trump-failed", "trump-fails", "trump-works")),
    "volley": Throw(one(rolls.R_VOLLEY), volley_read, fits=target_is),
}
NEVER = {
    # they share what a wheel is previewed by, and none of them calls for a check
    ("", "enter"),
    ("", "pivot"),
    ("", "advance-to"),
    ("AdvanceWay", "pivot"),
    ("AdvanceWay", "stand"),
    # the same as for a unit that fights, which then does not
    ("", "spare"),
}
ELUSIVE = {
    # two withdrawals where every way back costs hits of its own, which come on top of those that are told (checked_is)
    "check": 2,
}
ROOM = Room(THROWS, Draft, IDS, previews.BY_DECISION, previews.BY_VERB, answer, quiet, never=NEVER, elusive=ELUSIVE)


def reactions() -> Iterator[Table]:
    """Battles in which those react who seldom do, and choices come that crowds seldom bring."""
    here = {"2010": ["mac.hy.1", "mac.alexander-iii"], "2013": "ind.el.1"}
    facing = {"mac.hy.1": 210, "ind.el.1": 30}
    met = Table(here, scenario="hydaspes", active="mac.alexander-iii", facing=facing, standing=ASK_ALL)
    met.does("move:mac.hy.1")
    yield met.does("done").walks("2011", "2012") if met.asked == "Escort" else met.walks("2011", "2012")
    shot = {"2416": "mac.menedemus", "2417": "mac.sk.arch", "2418": "sog.sk.1"}
    away = {"mac.sk.arch": 150, "sog.sk.1": 330}
    yield Table(shot, active="mac.menedemus", facing=away, standing=ASK_ALL).does("move:mac.sk.arch")
    pair = {"2620": ["mac.hc.comp-1", "mac.craterus"], "2720": ["per.mi.pers-1", "per.bupares", "per.bessus"]}
    yield shock(pair, no=["mac.hc.comp-1"])
    wheel = {"2619": "mac.ph.craterus", "2719": "per.mi.pers-1", "2621": "per.mi.sit-1"}
    worn = {"per.mi.pers-1": 3, "mac.ph.craterus": 4}
    yield shock(wheel, {"per.mi.sit-1": 30}, no=["mac.ph.craterus"], hits=worn, dice=[9])
    held = {"3218": "mac.ph.craterus", "3118": "per.mi.susian", "3416": "mac.alexander-iii"}
    turned = {"mac.ph.craterus": 270, "per.mi.susian": 90}
    yield Table(held, scenario="arbela", active="mac.alexander-iii", facing=turned).does("move:mac.ph.craterus")
    lines = {"2620": "mac.hc.comp-1", "2720": "per.ho.merc-1", "2621": "mac.hy.1", "2721": "per.mi.pers-1"}
    weak = {"per.ho.merc-1": 5, "per.mi.pers-1": 3}
    yield shock(lines, no=["mac.hc.comp-1", "mac.hy.1"], hits=weak, dice=[9] * 6).until("RoutOrder")


def states() -> Iterator[Battle]:
    """Armies that have just met, then random battles."""
    for n in range(CROWDS):
        for table in reactions():
            yield from wandered(table, f"chances {n}", STEPS)
        for phase in ("shock", "movement"):
            for double in (False, True):
                met = crowd(n, phase, double, ASK_ALL if double else {})
                if met is not None:
                    yield from wandered(met, f"chances {n}", STEPS)
    for scenario in GAME.scenarios:
        yield from positions(GAME, f"chances {scenario}", scenario, OPTIONS, every=1, most=RANDOM)
