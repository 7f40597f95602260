"""How the throws that previews preview are read out of play: by the clause that says what each face does."""

from collections.abc import Iterator
from typing import Any

from games.peloponnesian_war import aftermath
from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.data.tables import KIND, PIECES
from polemos.games.peloponnesian_war.data.world import HEX_NAMES
from polemos.games.peloponnesian_war.edge.messages import lexicon, texts
from polemos.games.peloponnesian_war.edge.position_names import spot_named
from polemos.games.peloponnesian_war.preview import previews
from polemos.games.peloponnesian_war.preview.ahead import ANSWERS
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.rules import rolls
from polemos.games.peloponnesian_war.rules.campaign import interception
from polemos.games.peloponnesian_war.rules.campaign.interception import Intercept, Intercepting
from polemos.games.peloponnesian_war.rules.cards.sickness import Sickens
from polemos.games.peloponnesian_war.rules.combat import account, rounds
from polemos.games.peloponnesian_war.rules.combat.outcome import LeaderFate
from polemos.games.peloponnesian_war.rules.sieges.phase import Hunger
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import PASS, VERB, Decision, RollDie, copy
from polemos.testing.chances import Room
from polemos.testing.throws import Args, Fallen, Noting, Said, Throw, Told, said
from rulebook.peloponnesian_war import cards, fights, sieging
from rulebook.peloponnesian_war.fights import (
    ATTIC,
    ATTIC_FLEETS,
    ATTIC_HORSE,
    ATTIC_LIGHT,
    CORINTH,
    CORINTH_FLEETS,
    MEGARIANS,
    OPEN,
    PERIOECI,
    SPARTANS,
    THEBAN_HORSE,
    THEBANS,
)
from rulebook.peloponnesian_war.moves import moves
from rulebook.peloponnesian_war.table import Table

SAY = texts("en")
WORDS = lexicon("en")
ATHENS, SPARTA = 0, 1
SHY = (
    *(PASS, verbs.DONE, verbs.HOLD_OUT, verbs.NO_ENGINEERS, verbs.KEEP, verbs.STAND, verbs.STAY_BEACHED),
    *(verbs.FIGHT_ON, verbs.INVEST, verbs.SPARE),
)
BATTLES = 80
"""So many battles are fought to their end for a promise."""
VOYAGES = 120


class Draft(Noting, PreviewBuilder):
    """A draft that notes its messages."""


def answer(s: War) -> int:
    """Nobody does anything that he need not."""
    return next((c for c in SHY if c in s.opts), s.opts[0])


def quiet(s: War) -> int:
    """A middle face: no leader falls, no fleet is lost."""
    return 4


def one(*why: int) -> frozenset[int]:
    """The reasons of a throw."""
    return frozenset(why)


def one_of(done: str, good: str, bad: str) -> Any:
    """Which of two outcomes has come, by an event."""

    def read(fallen: Fallen) -> Said | None:
        if not fallen.taken:
            return None
        return said(good if fallen.first(done) else bad)

    return read


# ------------------------------------------------------------------------------------------------------- what has come


def check(fallen: Fallen) -> Said | None:
    """A city revolts or not, or a revolt ends or not [6.1a, 6.2]."""
    if not fallen.taken:
        return None
    if isinstance(fallen.start.agenda[-1], RollDie) or fallen.before.agenda[-1].why == rolls.R_REVOLT:
        return said("rises" if fallen.first("revolt") else "stays-loyal")
    return said("revolt-stays" if fallen.first("stays-in-revolt") else "revolt-ends")


def siege(fallen: Fallen) -> Said | None:
    """A place falls, holds out, or a unit in it starves [10.5.1]."""
    if not fallen.taken:
        return None
    if not fallen.first("siege-goes-on"):
        return said("falls")
    return said("hunger" if isinstance(fallen.asked, Hunger) or fallen.first("destroyed") else "holds")


def battle_round(fallen: Fallen) -> Told | None:
    """The result of a round on both sides, in the words of the chart [17.5.1]."""
    event = fallen.first("result")
    if event is None:
        return None
    codes = event.args[2:]
    attacker = account.attacking(fallen.before)
    sides = [WORDS["side"][attacker], WORDS["side"][1 - attacker]]
    words = [f"{side}: {WORDS['effect'][code]}" for side, code in zip(sides, codes, strict=True)]
    return Told("/".join([rounds.EFFECT_NAMES[code] for code in codes]), "; ".join(words))


def whole_battle(fallen: Fallen) -> Said | None:
    """Who has won a battle in the end [17.5.4]."""
    event = fallen.first("beaten")
    if event is None:
        return None
    return said("wins", side=WORDS["side"][1 - event.args[0]])


def whole_assault(fallen: Fallen) -> Said | None:
    """Whether a place was stormed in the end [18.4.1]."""
    event = fallen.first("stormed", "thrown-back")
    return said(event.kind) if event is not None else None


def card(fallen: Fallen) -> Told | None:
    """A card works or not [12.5a]."""
    if not fallen.taken:
        return None
    return Told(SAY(f"preview-card-{'fails' if fallen.first('card-fails') else 'works'}"))


# ----------------------------------------------------------------------------------------------------------- on the way


def weakest_first(s: War) -> int:
    """Of equals whoever is of the first sort is lost, as a forecast supposes."""
    step = s.agenda[-1]
    assert isinstance(step, rounds.BreakLine)
    order = [_sort(s, fighter) for fighter in account.fighters(s, account.role_of(s, step.side))]

    def rank(c: int) -> int:
        fighter = c % VERB + (PIECES if c // VERB * VERB == verbs.LOSE_GARRISON else 0)
        return order.index(_sort(s, fighter))

    return min(s.opts, key=rank)


def _sort(s: War, fighter: int) -> int:
    return -1 if account.is_garrison(fighter) else KIND[fighter]


def to_battle(s: War, args: Args, start: War) -> int:
    """Questions on the way to the end of a battle are answered as a preview supposes."""
    step = s.agenda[-1]
    if isinstance(step, rounds.BreakLine):
        return weakest_first(s)
    found = ANSWERS.get(type(step)) if isinstance(step, Decision) else None
    return found(s) if found is not None else -1


def to_interception(s: War, args: Args, start: War) -> int:
    """The likeliest stack tries in the waters of which the preview speaks."""
    step = s.agenda[-1]
    if isinstance(step, Intercept) and WORDS["space"][step.place] == args["place"]:
        able = interception.able_to_intercept(s, step.side, step.place)
        return verbs.INTERCEPT + min(able, key=lambda piece: interception.needed(s, step.side, step.place, piece))
    return to_battle(s, args, start)


def in_those_waters(s: War, args: Args, start: War) -> bool:
    """It is the interception of which the preview speaks."""
    reader = next(step for step in reversed(s.agenda) if isinstance(step, Intercepting))
    return WORDS["space"][reader.place] == args["place"]


def to_its_end(s: War, args: Args, start: War) -> int:
    """A battle is broken off as soon as it can be, for what comes after it."""
    return verbs.BREAK_OFF if verbs.BREAK_OFF in s.opts else to_battle(s, args, start)


def of_that_leader(s: War, args: Args, start: War) -> bool:
    """It is the leader of whom the preview speaks."""
    reader = next(step for step in reversed(s.agenda) if isinstance(step, LeaderFate | Sickens))
    return WORDS[verbs.PIECE][reader.leader] == args["unit"]


def or_stand(s: War, c: int) -> int:
    """What a battle comes to after a failed withdrawal is told as if the defender stood."""
    return verbs.STAND if c == verbs.WITHDRAW else c


FOUND = {rolls.R_INTERCEPTION: 6}
THROWS = {
    "assault": Throw(one(rolls.R_BATTLE, rolls.R_CHECK), whole_assault, line=to_battle, drawn=BATTLES),
    "battle": Throw(
        one(rolls.R_BATTLE, rolls.R_CHECK),
        whole_battle,
        line=to_battle,
        instead=or_stand,
        quiet=FOUND,
        drawn=BATTLES,
    ),
    "card-die": Throw(one(rolls.R_CARD), card),
    "check": Throw(one(rolls.R_REVOLT, rolls.R_CALM), check),
    "intercepted": Throw(
        one(rolls.R_INTERCEPTION),
        one_of("intercepts", "finds", "misses"),
        fits=in_those_waters,
        line=to_interception,
    ),
    "interception": Throw(one(rolls.R_INTERCEPTION), one_of("intercepts", "finds", "misses")),
    "leader-risk": Throw(
        one(rolls.R_LEADER, rolls.R_PLAGUE),
        aftermath.leader,
        fits=of_that_leader,
        line=to_its_end,
        instead=or_stand,
        quiet=FOUND,
    ),
    "open-sea": Throw(one(rolls.R_OPEN_SEA), aftermath.open_sea, line=to_battle, drawn=VOYAGES),
    "pursuit": Throw(one(rolls.R_PURSUIT), one_of("pursued", "cut-down", "escapes")),
    "raid": Throw(one(rolls.R_RAID), one_of("raids", "raid-works", "raid-fails")),
    "round": Throw(one(rolls.R_BATTLE), battle_round, line=to_battle, instead=or_stand, quiet=FOUND),
    "siege-roll": Throw(one(rolls.R_SIEGE), siege),
    "storm": Throw(one(rolls.R_STORM), aftermath.storm, line=to_battle, drawn=VOYAGES),
    "storm-at-anchor": Throw(one(rolls.R_STORM), aftermath.anchored, line=to_battle, drawn=VOYAGES),
    "to-sea": Throw(one(rolls.R_TO_SEA), one_of("puts-to-sea", "at-sea", "beached")),
    "withdrawal": Throw(one(rolls.R_WITHDRAWAL), one_of("withdraws", "gets-away", "caught")),
}
#: No card rolls a die for a place on the map or a row of counters; who goes aboard, or ashore alone, meets nobody.
DIELESS = {("", verb) for verb in ("card-space", "card-counters", "embark", "embark-all", "disembark")}
ROOM = Room(THROWS, Draft, IDS, previews.BY_DECISION, previews.BY_VERB, answer, quiet, never=DIELESS)


# --------------------------------------------------------------------------------------------------- where they come up


def only(t: Table, *choices: str) -> War:
    """A table at which nothing can be chosen but what begins with these words."""
    s = copy(t.state)
    s.opts = [c for c in s.opts if IDS.choice_id(c).startswith(choices)]
    assert s.opts, (t.asked, choices)
    return s


def of_regions() -> Iterator[War]:
    """Checks of cities in the risk zone, and of one in revolt outside it [6.1a, 6.2]."""
    yield only(Table(phase="revolts", turn=0, al={"chios": 1}), "check:")
    calm: dict[str, Any] = {"al": {"chios": 5, "macedon": 9}, "cities": {"teos": ["revolt"], "miletus": ["revolt"]}}
    yield only(Table(phase="revolts", turn=0, multiplier={"chios": 0}, **calm), "calm:teos")


def of_sieges() -> Iterator[War]:
    """Sieges with and without engineers, with units inside who may starve and without [10.5.1, 18.2.3]."""
    rest: dict[str, Any] = {"al": {"boeotia": 8}, "siege": {"tanagra": 2}, "season": "summer"}
    for inside in (["boeotia-light-3-01"], []):
        pieces = {"tanagra": [*ATTIC[:3], *inside]}
        if inside:
            yield only(sieging.besieges("athens", pieces, inside=inside, **rest), "hold-out")
        t = sieging.besieges("athens", pieces, inside=inside, tokens={"athens": ["engineers"]}, **rest)
        if t.asked == "Surrender":
            t.does("hold-out")
        yield only(t, "keep-engineers", "use-engineers")


def of_land() -> Iterator[War]:
    """Battles on land: marches into them, who stands where, tokens, commanders, rounds [17]."""
    t = moves({"3939": [*ATTIC[:3], "hagnon"], OPEN: CORINTH[:2]}, side=ATHENS)
    yield only(t.does("march:hagnon"), f"move:{OPEN}", f"halt:{OPEN}")
    leaders = ["nicias", "hagnon", "pagondas", "archidamus"]
    t = fights.battle(OPEN, [*ATTIC[:4], *ATTIC_LIGHT[:1]], THEBANS[:3], start="3939", also=leaders)
    yield only(t, "stand", "withdraw")
    yield only(t.does("stand"), "command")
    t = fights.battle(OPEN, ATTIC[:4], PERIOECI[:3], start="3939", tokens={"athens": ["ruse"]})
    yield only(t.does("stand"), "spend", "keep")
    t.dice(4, *[4] * 20).does("keep")
    while t.asked == "SpendRuse":
        t.does("keep")
    yield only(t, "fight-on")
    t = fights.battle(OPEN, [*ATTIC[:4], *ATTIC_HORSE[:1]], CORINTH[:4], start="3939")
    t.dice(3, *[6] + [1] * 20).does("stand")
    if t.decider == "sparta":
        t.does("fight-on")
    yield only(t, "break-off", "fight-on")
    t = Table({"thebes": [*ATTIC[:3], *THEBANS[:2]]}, inside=THEBANS[:2], steps=[])
    yield only(aftermath.comes(t, "thebes", ATTIC[:3], ATHENS), "all-outside")
    besieged = [*ATTIC[:4], THEBANS[0]]
    t = Table({"thebes": [*besieged, *SPARTANS[:2]]}, inside=[THEBANS[0]], siege={"thebes": 1}, steps=[])
    yield only(aftermath.comes(t, "thebes", SPARTANS[:2], SPARTA), "all-help", "done")
    sortie = {"thebes": [*ATTIC[:3], *THEBANS[:2], "pagondas"]}
    t = moves(sortie, side=SPARTA, inside=[*THEBANS[:2], "pagondas"]).does("march:pagondas")
    yield only(t, f"move:{HEX_NAMES[spot_named('thebes')]}")
    t = fights.battle("4039", SPARTANS[:2], ATTIC_FLEETS[:2], side=SPARTA, start="3939")
    yield only(t, "to-sea", "stay-beached")
    guarded = {OPEN: ATTIC[:1], "thebes": THEBAN_HORSE[:1]}
    yield only(Table(guarded, phase="raids", side="athens"), "raid:")


def of_walls() -> Iterator[War]:
    """Assaults: before the gates, with fleets or without, between rounds [18]."""
    t = moves({"tanagra": [*ATTIC[:7], "hagnon"]}, side=ATHENS, walls={"tanagra": 0})
    yield only(t.does("march:hagnon"), "assault")
    t = fights.storm("nisaea", [*ATTIC[:5], *ATTIC_FLEETS[:2]], MEGARIANS[:1], also=["nicias"])
    assert t.asked == "Marines"
    yield only(t, "with-fleets", "without-fleets")
    t = fights.storm("tanagra", ATTIC[:4], dice=[3, 6, 1, 1, 1, 1, 1])
    yield only(t, "break-off", "fight-on")


def at_sea() -> Iterator[War]:
    """Voyages, interceptions and naval battles [16.4 to 16.6, 16.9, 17.9]."""
    pieces: dict[str, Any] = {
        "piraeus": ["hagnon", *ATTIC_FLEETS[:2]],
        "cenchrae": [CORINTH_FLEETS[0]],
        "saronic_gulf": [CORINTH_FLEETS[1]],
    }
    t = moves(pieces, side=ATHENS, season="winter").does("sail:hagnon")
    yield only(t, "attack:saronic_gulf", "halt:saronic_gulf")
    yield only(t.does("halt:saronic_gulf"), "intercept")
    far = moves({"piraeus": ["hagnon", *ATTIC_FLEETS[:2]]}, side=ATHENS, season="winter").does("sail:hagnon")
    yield only(far, "move:sea_of_crete", "halt:sea_of_crete")
    yield only(far, "halt:myrtoan_sea", "move:myrtoan_sea")
    laden = {"myrtoan_sea": ["hagnon", *ATTIC_FLEETS[:2], ATTIC[0]]}
    t = moves(laden, side=ATHENS, season="winter", aboard={ATTIC_FLEETS[0]: [ATTIC[0]]}).does("sail:hagnon")
    yield only(t, "land-at:2960")
    cargo = fights.sea_fight(
        "saronic_gulf",
        ATTIC_FLEETS[:3],
        CORINTH_FLEETS[:2],
        also=[ATTIC[0]],
        aboard={ATTIC_FLEETS[0]: [ATTIC[0]]},
    )
    yield only(cargo, "done", "load")


def of_cards() -> Iterator[War]:
    """Cards with a die, with a target and without [12.5a]."""
    yield only(cards.holding("athens", "helots", "good_harvest"), "play-card")
    yield only(cards.holding("athens", "stasis").does("play-card:stasis"), "card-region")
    near = {"3742": ["agis", "laconia-hoplite-5-01"], "erythrae": ["laconia-hoplite-5-03"]}
    t = cards.holding("sparta", "betrayal", pieces=near, holder={"plataea": "athens"})
    yield only(t.does("play-card:betrayal"), "card-city")
    t = cards.holding("sparta", "rebellion", al={"chios": 1, "samos": 3}, cities={"teos": ["revolt"]})
    yield only(t.does("play-card:rebellion"), "card-region")


def states() -> Iterator[War]:
    """Wars in which each kind of choice comes up whose preview tells of a die."""
    for some in (of_regions, of_sieges, of_land, of_walls, at_sea, of_cards):
        yield from some()
    for table, choices in aftermath.tables():
        yield only(table, *choices)
