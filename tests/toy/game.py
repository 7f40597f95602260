"""Duel as a `Game`: the whole interface, so that tests of the upper floors need no real game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from polemos.board.describe import Board, Piece, Scene, SideStyle, box_space, frame_of
from polemos.kernel import flow
from polemos.kernel.clauses import load_registry
from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput, IllegalChoice, shown
from polemos.kernel.flow import NOBODY, VERB, Event
from polemos.kernel.options import in_use, switched_on
from polemos.kernel.saved import Steps
from polemos.room.advisor import Advisor
from polemos.room.edge import Edge
from polemos.room.editor import Editor
from polemos.room.game import Game
from polemos.room.results import DRAW, Choice, Line, Result
from polemos.room.rules import Rules, optional_rules
from polemos.room.texts import Texts
from polemos.room.view_models import Overlay, Palette, Way
from toy import rules
from toy.rules import (
    COPIES,
    DECLINE,
    KINDS,
    LOST,
    PIECES,
    SPACES,
    VERBS,
    Act,
    Answer,
    Duel,
    Switches,
    ahead,
    blank,
    owner,
    reindex,
)

HERE: Final = Path(__file__).parent
STEPS: Final = Steps((rules, flow))
SIDES: Final = ("red", "blue")
PIECE_IDS: Final = tuple(f"{SIDES[owner(p)]}-{p % 3 + 1}" for p in range(PIECES))
CARD_IDS: Final = ("spear", "horse", "elephant")
SCENARIOS: Final = ("long", "short")
TEXTS: Final = {language: Texts(language, [HERE / f"text.{language}.ftl"]) for language in ("en", "ja")}


def opening(scenario: str, options: Switches) -> Duel:
    s = blank()
    s.scenario = SCENARIOS.index(scenario)
    s.option_set = options
    s.agenda = [rules.NextTurn()]
    return s


def shape(s: Duel) -> list[str]:
    if len(s.at) != PIECES or len(s.hand) != 2 * KINDS or len(s.pool) != KINDS or len(s.shown) != 2:
        return ["a list has the wrong length"]
    if not all(space == LOST or 0 <= space < SPACES for space in s.at):
        return [f"at must hold spaces 0 to {SPACES - 1} or {LOST}, not {s.at}"]
    return []


class DuelEditor(Editor[Duel]):
    """Positions of a duel, read and written without a list of what they can say, and by hand alone."""

    def __init__(self, game: Rules[Duel]) -> None:
        self.rules = game

    def laid_out(self, data: Any) -> Duel:
        if not isinstance(data, dict):
            raise BadInput("a position must be a table")
        unknown = sorted(set(data) - {"scenario", "options", "at", "seed"})
        if unknown:
            raise BadInput(f"position: unknown key {unknown[0]!r}; there are scenario, options, at, seed")
        s = self.rules.new(str(data.get("scenario", "long")), data.get("options", []), str(data.get("seed", "")))
        for piece, space in dict(data.get("at", {})).items():
            if piece not in PIECE_IDS:
                raise BadInput(f"position: unknown piece {piece!r}; there are {', '.join(PIECE_IDS)}")
            if not isinstance(space, int) or not 0 <= space < SPACES:
                raise BadInput(f"position: {piece} stands in {space!r}; a space is 0 to {SPACES - 1}")
            rules.move(s, PIECE_IDS.index(piece), space)
        return s

    def to_position(self, state: Duel) -> dict[str, Any]:
        at = {PIECE_IDS[p]: space for p, space in enumerate(state.at) if space != LOST}
        return {"scenario": SCENARIOS[state.scenario], "at": at}

    def palette(self, scenario: str, language: str) -> Palette | None:
        self.rules.refuse_unknown(scenario)
        return None


def invariants(state: Duel) -> list[str]:
    wrong = []
    cards = sum(state.hand) + sum(state.pool)
    if min(state.hand + state.pool) < 0 or cards > KINDS * COPIES:
        wrong.append(f"cards out of the mix: {state.hand} {state.pool}")
    return wrong


class DuelIds:
    """Ids of choices, and back."""

    def choice_id(self, c: int) -> str:
        name, kind = VERBS[c // VERB]
        value = c % VERB
        if kind == "unit":
            return f"{name}:{PIECE_IDS[value]}"
        if kind == "card":
            return f"{name}:{CARD_IDS[value]}"
        return f"{name}:{value}" if kind else name

    def choice_value(self, choice_id: str) -> int:
        name, _, target = choice_id.partition(":")
        for n, (verb, kind) in enumerate(VERBS):
            if verb != name or bool(kind) != bool(target):
                continue
            try:
                if kind == "unit":
                    return n * VERB + PIECE_IDS.index(target)
                if kind == "card":
                    return n * VERB + CARD_IDS.index(target)
                return n * VERB + (int(target) if kind else 0)
            except ValueError:
                break
        raise IllegalChoice(f"{shown(choice_id)}: there is no such choice; one looks like 'advance:red-1' or 'pass'")


IDS: Final = DuelIds()


class DuelWords:
    """What is said of a duel."""

    @property
    def texts(self) -> Callable[[str], Texts]:
        return TEXTS.__getitem__

    def focus(self, state: Duel) -> list[int]:
        return []

    def describe(self, state: Duel, c: int, language: str) -> Choice:
        choice_id = IDS.choice_id(c)
        verb, _, target = choice_id.partition(":")
        text = TEXTS[language](f"choice-{verb}", {"target": target})
        return Choice(choice_id, verb, target, VERBS[c // VERB][1], text)

    def ask(self, state: Duel, language: str) -> str:
        return TEXTS[language](f"ask-{type(state.agenda[-1]).__name__.lower()}")

    def tell(self, event: Event, language: str) -> str:
        args = {f"a{n}": value for n, value in enumerate(event.args)}
        return TEXTS[language](f"event-{event.kind}", args)

    def why(self, feature: str, gain: float, language: str) -> str:
        return TEXTS[language](f"gain-{feature}", {"sign": "up" if gain >= 0 else "down"})


def reach(state: Duel, language: str) -> list[Way]:
    """Two spaces ahead, for a side that has two actions left and meets nobody on the way."""
    top = state.agenda[-1]
    if not isinstance(top, Act) or top.left < 2:
        return []
    found: dict[int, Way] = {}
    for piece in range(PIECES):
        way, side = [state.at[piece] + n * ahead(top.side) for n in (1, 2)], owner(piece)
        if side != top.side or state.at[piece] == LOST or not 0 <= way[1] < SPACES:
            continue
        if not any(state.lane[(1 - side) * SPACES + space] for space in way):
            choice = f"advance:{PIECE_IDS[piece]}"
            found.setdefault(way[1], Way(way[1], (choice, choice), "2"))
    return list(found.values())


def asides(state: Duel, side: int) -> list[str]:
    if state.actor == NOBODY:
        return []
    return ["give-up"] if state.shown[side] else ["give-up", "show-hand"]


def put_in(state: Duel, side: int, aside_id: str) -> None:
    if aside_id == "show-hand":
        state.shown[side] = 1
        state.exposed += 1
        state.tell("showed", (side,), ("2.3",))
        return
    state.ended = side + 1
    state.agenda = []
    state.tell("gave-up", (side,), ("1.6",))
    flow.run(state)


def view(state: Duel, side: int, steps: Steps) -> dict[str, Any]:
    hands = [state.hand[p * KINDS : p * KINDS + KINDS] for p in range(2)]
    seen = [hands[p] if p == side or state.shown[p] else None for p in range(2)]
    open_fields = ("scenario", "turn", "player", "bonus", "offered", "ended", "dice_mode", "exposed")
    return {
        "side": side,
        "options": in_use(state.option_set),
        **{name: getattr(state, name) for name in open_fields},
        "at": state.at[:],
        "shown": state.shown[:],
        "rolled": state.rolled[:],
        "hands": seen,
        "sizes": [sum(hand) for hand in hands],
        "unseen": [state.pool[k] + sum(hands[p][k] for p in range(2) if seen[p] is None) for k in range(KINDS)],
        "agenda": [steps.save(step) for step in state.agenda],
    }


def determinize(view: dict[str, Any], rng: Rng, steps: Steps) -> Duel:
    s = blank()
    s.option_set = switched_on(Switches, view["options"])
    for name in ("scenario", "turn", "player", "bonus", "offered", "ended", "dice_mode", "exposed"):
        setattr(s, name, view[name])
    s.at, s.shown, s.rolled = list(view["at"]), list(view["shown"]), list(view["rolled"])
    cards = [k for k in range(KINDS) for _ in range(view["unseen"][k])]
    rng.shuffle(cards)
    for p in range(2):
        known = view["hands"][p]
        if known is None:
            dealt = [cards.pop() for _ in range(view["sizes"][p])]
            known = [dealt.count(k) for k in range(KINDS)]
        s.hand[p * KINDS : p * KINDS + KINDS] = known
    s.pool = [cards.count(k) for k in range(KINDS)]
    s.dice_one, s.dice_two = 1 + rng.below(1 << 30), 1 + rng.below(1 << 30)
    s.agenda = [steps.load(step, "view") for step in view["agenda"]]
    reindex(s)
    flow.run(s)
    return s


def result(state: Duel) -> Result:
    points = [0.0, 0.0]
    for p, space in enumerate(state.at):
        if space != LOST:
            points[owner(p)] += space if owner(p) == rules.RED else SPACES - 1 - space
    winner = DRAW if points[0] == points[1] else int(points[1] > points[0])
    if state.ended:
        winner = DRAW if state.ended == 3 else 2 - state.ended
    lines = tuple((Line("way", points[p], points[p], "1.6"),) for p in range(2))
    return Result((points[0], points[1]), ("", ""), lines, winner)


def board(scenario: str) -> Board:
    spaces = [box_space(n, str(n), n * 1.0, 0.0, 1.0, 1.0) for n in range(SPACES)]
    sides = [
        SideStyle({"en": "Red", "ja": "赤"}, "#a33", "#fff", "R"),
        SideStyle({"en": "Blue", "ja": "青"}, "#33a", "#fff", "B", "round"),
    ]
    title = {"en": "Short duel", "ja": "短い決闘"} if scenario == "short" else {"en": "Duel", "ja": "決闘"}
    return Board(title, frame_of(spaces), spaces, sides)


def pieces(view: dict[str, Any], language: str) -> Scene:
    found = [
        Piece(PIECE_IDS[p], owner(p), "piece", space, {"en": PIECE_IDS[p]})
        for p, space in enumerate(view["at"])
        if space != LOST
    ]
    return Scene(found)


def overlays(view: dict[str, Any], language: str, piece: str) -> list[Overlay]:
    """The space before each piece; two before those of a side whose hand the viewer knows."""
    found = []
    for side, name in enumerate(SIDES):
        far = 1 if view["hands"][side] is None else 2
        spaces = {
            view["at"][p] + n * ahead(side)
            for p in range(PIECES)
            for n in range(1, far + 1)
            if owner(p) == side and view["at"][p] != LOST and piece in ("", PIECE_IDS[p])
        }
        on_lane = sorted(space for space in spaces if 0 <= space < SPACES)
        if on_lane:
            found.append(Overlay(f"before-{name}", TEXTS[language](f"overlay-{name}"), on_lane, side))
    return found


def check_data(folder: Path) -> list[str]:
    if not folder.is_dir():
        return [f"{folder}: no such folder; a folder with duel.toml"]
    return [] if (folder / "duel.toml").is_file() else [f"{folder}: no duel.toml"]


def worth(state: Duel, side: int) -> float:
    now = result(state)
    return now.points[side] - now.points[1 - side]


def features(state: Duel, side: int) -> dict[str, float]:
    now = result(state)
    return {"way": now.points[side], "enemy-way": -now.points[1 - side]}


def declines(state: Duel) -> int:
    return DECLINE if state.agenda and isinstance(state.agenda[-1], Answer) else -1


def scenario_of(state: Duel) -> str:
    return SCENARIOS[state.scenario]


def duel() -> Game[Duel]:
    """A game of its own, for tests that change something in it."""
    made = Rules(
        name="duel",
        sides=SIDES,
        scenarios=SCENARIOS,
        options=optional_rules({"storm": "2.2", "truce": "2.1"}),
        steps=STEPS,
        ids=IDS,
        over_clause="1.6",
        blank=blank,
        opening=opening,
        reindex=reindex,
        step_ranges={},
        shape=shape,
        invariants=invariants,
        view=view,
        determinize=determinize,
        result=result,
        asides=asides,
        put_in=put_in,
        scenario_of=scenario_of,
    )
    return Game(
        rules_version="1",
        fingerprint="0" * 64,
        rules=made,
        edge=Edge(made, DuelWords(), {}, board, pieces, overlays=overlays, reach=reach),
        editor=DuelEditor(made),
        advisor=Advisor(worth, declines=declines, features=features),
        clauses=lambda: CLAUSES,
        own_boards=("short",),
        check_data=check_data,
    )


CLAUSES: Final = load_registry(HERE / "clauses.toml")
GAME: Final = duel()
