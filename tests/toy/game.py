"""Duel as a `Game`: the whole interface, so that tests of the upper floors need no real game."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from polemos.board.describe import Board, Piece, Scene, SideStyle, box_space, frame_of
from polemos.kernel import flow
from polemos.kernel.clauses import load_registry
from polemos.kernel.dice import DICE_MODES, Rng, seed_pair
from polemos.kernel.errors import BadInput, IllegalChoice, shown
from polemos.kernel.flow import NOBODY, VERB, Decision, Event, Refusal
from polemos.kernel.saved import Steps, load_fields, save_fields
from polemos.room.game import DRAW, Choice, Game, Line, OptionalRule, Result
from polemos.room.texts import Texts
from polemos.room.view_models import Overlay, Way
from toy import rules
from toy.rules import (
    COPIES,
    DECLINE,
    KINDS,
    LOST,
    PIECES,
    SPACES,
    TURNS,
    VERBS,
    Act,
    Answer,
    Duel,
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
SWITCHES: Final = {"storm": rules.STORM, "truce": rules.TRUCE}


class DuelGame(Game):
    """Duel, for tests."""

    name = "duel"
    sides = SIDES
    scenarios = ("long", "short")
    options = (OptionalRule("storm", "2.2"), OptionalRule("truce", "2.1"))
    rules_version = "1"
    fingerprint = "0" * 64
    own_boards = ("short",)
    clauses = load_registry(HERE / "clauses.toml")

    @property
    def die(self) -> tuple[int, int]:
        return Duel.DIE

    def __init__(self) -> None:
        self._texts = {language: Texts(language, [HERE / f"text.{language}.ftl"]) for language in ("en", "ja")}

    def new(self, scenario: str, options: Iterable[str] = (), seed: str = "", dice: str = "seeded") -> Duel:
        if scenario not in self.scenarios:
            raise BadInput(f"unknown scenario {scenario!r}; there are {', '.join(self.scenarios)}")
        if dice not in DICE_MODES:
            raise BadInput(f"unknown dice mode {dice!r}; there are {', '.join(DICE_MODES)}")
        s = blank()
        s.scenario = self.scenarios.index(scenario)
        for name in options:
            if name not in SWITCHES:
                raise BadInput(f"unknown option {name!r}; there are {', '.join(SWITCHES)}")
            s.switches |= SWITCHES[name]
        s.dice_one, s.dice_two = seed_pair(f"{scenario}/{seed}")
        s.dice_mode = DICE_MODES.index(dice)
        s.agenda = [rules.NextTurn()]
        flow.run(s)
        return s

    def copy(self, state: Duel) -> Duel:
        return flow.copy(state)

    def to_json(self, state: Duel) -> dict[str, Any]:
        return save_fields(state, STEPS)

    def from_json(self, data: Any) -> Duel:
        s = load_fields(blank(), data, STEPS)
        if len(s.at) != PIECES or len(s.hand) != 2 * KINDS or len(s.pool) != KINDS or len(s.shown) != 2:
            raise BadInput("saved state: a list has the wrong length")
        if not all(space == LOST or 0 <= space < SPACES for space in s.at):
            raise BadInput(f"saved state: at must hold spaces 0 to {SPACES - 1} or {LOST}, not {s.at}")
        reindex(s)
        wrong = self.invariants(s)
        if wrong:
            raise BadInput("saved state: " + "; ".join(wrong))
        flow.run(s)
        return s

    def from_position(self, data: Any) -> Duel:
        if not isinstance(data, dict):
            raise BadInput("a position must be a table")
        unknown = sorted(set(data) - {"scenario", "options", "at", "seed"})
        if unknown:
            raise BadInput(f"position: unknown key {unknown[0]!r}; there are scenario, options, at, seed")
        s = self.new(str(data.get("scenario", "long")), data.get("options", []), str(data.get("seed", "")))
        for piece, space in dict(data.get("at", {})).items():
            if piece not in PIECE_IDS:
                raise BadInput(f"position: unknown piece {piece!r}; there are {', '.join(PIECE_IDS)}")
            if not isinstance(space, int) or not 0 <= space < SPACES:
                raise BadInput(f"position: {piece} stands in {space!r}; a space is 0 to {SPACES - 1}")
            rules.move(s, PIECE_IDS.index(piece), space)
        flow.run(s)
        return s

    def to_position(self, state: Duel) -> dict[str, Any]:
        at = {PIECE_IDS[p]: space for p, space in enumerate(state.at) if space != LOST}
        return {"scenario": self.scenarios[state.scenario], "at": at}

    def invariants(self, state: Duel) -> list[str]:
        wrong = []
        cards = sum(state.hand) + sum(state.pool)
        if min(state.hand + state.pool) < 0 or cards > KINDS * COPIES:
            wrong.append(f"cards out of the mix: {state.hand} {state.pool}")
        lane, state_lane = list(state.lane), state.lane
        reindex(state)
        if state.lane != lane:
            wrong.append("the lane is not what the pieces say")
        state.lane = state_lane
        return wrong

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

    def describe(self, state: Duel, c: int, language: str) -> Choice:
        choice_id = self.choice_id(c)
        verb, _, target = choice_id.partition(":")
        text = self._texts[language](f"choice-{verb}", {"target": target})
        return Choice(choice_id, verb, target, VERBS[c // VERB][1], text)

    def reach(self, state: Duel, language: str) -> list[Way]:
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

    def why_not(self, state: Duel, choice_id: str) -> list[Refusal]:
        c = self.choice_value(choice_id)
        if c in state.opts:
            return []
        if state.actor == NOBODY:
            return [Refusal("1.6")]
        top = state.agenda[-1]
        assert isinstance(top, Decision)
        asked = {one // VERB for one in top.universe(state)}
        found = top.refusals(state, c) if c // VERB in asked else []
        return found or [Refusal(top.clause() or "1.3")]

    def asides(self, state: Duel, side: int) -> list[str]:
        if state.actor == NOBODY:
            return []
        return ["give-up"] if state.shown[side] else ["give-up", "show-hand"]

    def aside(self, state: Duel, side: int, aside_id: str) -> None:
        if aside_id not in self.asides(state, side):
            raise IllegalChoice(f"{aside_id!r} cannot be done now; there are {', '.join(self.asides(state, side))}")
        if aside_id == "show-hand":
            state.shown[side] = 1
            state.exposed += 1
            if state.heard is not None:
                state.tell("showed", (side,), ("2.3",))
            return
        state.ended = side + 1
        state.agenda = []
        if state.heard is not None:
            state.tell("gave-up", (side,), ("1.6",))
        flow.run(state)

    def ask(self, state: Duel, language: str) -> str:
        return self._texts[language](f"ask-{type(state.agenda[-1]).__name__.lower()}")

    def view(self, state: Duel, side: int) -> dict[str, Any]:
        hands = [state.hand[p * KINDS : p * KINDS + KINDS] for p in range(2)]
        seen = [hands[p] if p == side or state.shown[p] else None for p in range(2)]
        open_fields = ("scenario", "switches", "turn", "player", "bonus", "offered", "ended", "dice_mode", "exposed")
        return {
            "side": side,
            **{name: getattr(state, name) for name in open_fields},
            "at": state.at[:],
            "shown": state.shown[:],
            "rolled": state.rolled[:],
            "hands": seen,
            "sizes": [sum(hand) for hand in hands],
            "unseen": [state.pool[k] + sum(hands[p][k] for p in range(2) if seen[p] is None) for k in range(KINDS)],
            "agenda": [STEPS.save(step) for step in state.agenda],
        }

    def determinize(self, view: dict[str, Any], rng: Rng) -> Duel:
        s = blank()
        for name in ("scenario", "switches", "turn", "player", "bonus", "offered", "ended", "dice_mode", "exposed"):
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
        s.agenda = [STEPS.load(step, "view") for step in view["agenda"]]
        reindex(s)
        flow.run(s)
        return s

    def tell(self, event: Event, language: str) -> str:
        args = {f"a{n}": value for n, value in enumerate(event.args)}
        return self._texts[language](f"event-{event.kind}", args)

    def result(self, state: Duel) -> Result:
        points = [0.0, 0.0]
        for p, space in enumerate(state.at):
            if space != LOST:
                points[owner(p)] += space if owner(p) == rules.RED else SPACES - 1 - space
        winner = DRAW if points[0] == points[1] else int(points[1] > points[0])
        if state.ended:
            winner = DRAW if state.ended == 3 else 2 - state.ended
        lines = tuple((Line("way", points[p], points[p], "1.6"),) for p in range(2))
        return Result((points[0], points[1]), ("", ""), lines, winner)

    def board(self, language: str, scenario: str = "") -> Board:
        spaces = [box_space(n, str(n), n * 1.0, 0.0, 1.0, 1.0) for n in range(SPACES)]
        sides = [
            SideStyle({"en": "Red", "ja": "赤"}, "#a33", "#fff", "R"),
            SideStyle({"en": "Blue", "ja": "青"}, "#33a", "#fff", "B", "round"),
        ]
        title = {"en": "Short duel", "ja": "短い決闘"} if scenario == "short" else {"en": "Duel", "ja": "決闘"}
        return Board(title, frame_of(spaces), spaces, sides)

    def pieces(self, view: dict[str, Any], language: str) -> Scene:
        found = [
            Piece(PIECE_IDS[p], owner(p), "piece", space, {"en": PIECE_IDS[p]})
            for p, space in enumerate(view["at"])
            if space != LOST
        ]
        return Scene(found)

    def overlays(self, view: dict[str, Any], language: str, piece: str = "") -> list[Overlay]:
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
                found.append(Overlay(f"before-{name}", self.texts(language)(f"overlay-{name}"), on_lane, side))
        return found

    def texts(self, language: str) -> Texts:
        return self._texts[language]

    def check_data(self, folder: Path) -> list[str]:
        if not folder.is_dir():
            return [f"{folder}: no such folder; a folder with duel.toml"]
        return [] if (folder / "duel.toml").is_file() else [f"{folder}: no duel.toml"]

    def worth(self, state: Duel, side: int) -> float:
        result = self.result(state)
        return result.points[side] - result.points[1 - side]

    def declines(self, state: Duel) -> int:
        return DECLINE if state.agenda and isinstance(state.agenda[-1], Answer) else -1

    def scenario_of(self, state: Duel) -> str:
        return self.scenarios[state.scenario]

    def turns(self, scenario: str) -> int:
        return TURNS[self.scenarios.index(scenario)]


GAME: Final = DuelGame()
