"""What the engine can do, one function an op: session and request in, the fields of the answer out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from polemos import __version__
from polemos.board.describe import to_json
from polemos.bots import registry as bots
from polemos.cli.facts import game_facts, result_facts
from polemos.cli.refusals import refusal_facts
from polemos.cli.rulebook import clause_facts, found_facts
from polemos.kernel.dice import DICE_MODES
from polemos.kernel.errors import PolemosError, shown
from polemos.kernel.flow import NOBODY, Event
from polemos.match import games as registry
from polemos.match.match import AnyMatch, new_match
from polemos.match.moments import EVERYTHING, HUMAN
from polemos.match.opening import Opened, open_file, open_position, options_of, players_of, scenario_of
from polemos.match.record import parse
from polemos.room.game import AnyGame
from polemos.room.texts import LANGUAGES

PROTOCOL: Final = 1
CHOICE: Final = ("id", "verb", "target", "kind", "text")
"""What a program is told of a choice: targets by their names."""

Request = dict[str, Any]
Answer = dict[str, Any]


class Bad(Exception):
    """An error for the other program: code, message, where in the request, and what is expected there."""

    def __init__(self, code: str, message: str, where: str, expected: str) -> None:
        super().__init__(message)
        self.code, self.message, self.where, self.expected = code, message, where, expected

    def as_json(self) -> dict[str, str]:
        """The error of an answer."""
        return {"code": self.code, "message": self.message, "where": self.where, "expected": self.expected}


class Session:
    """The matches of one engine, by name. A request that names none means the match "main"."""

    def __init__(self) -> None:
        self.matches: dict[str, AnyMatch] = {}
        self.news = False
        """Whether another program has played on in the match of this request since the last one."""
        self.done = False

    def match(self, request: Request, look: bool = True) -> AnyMatch:
        """The match that a request means, as its file stands if it is kept. Raises Bad and BadInput.

        look: whether to look at that file; whoever wants to save the game elsewhere need not.
        """
        name = text(request, "match", "main")
        if name not in self.matches:
            known = ", ".join(self.matches) or "none yet"
            raise Bad(
                "no-match", f"there is no match {shown(name)} ({known})", "match", "a match begun with new or load"
            )
        match = self.matches[name]
        self.news = look and match.catch_up()
        return match


# ---------------------------------------------------------------- fields of a request


def text(request: Request, key: str, default: str | None = None) -> str:
    """A text of a request. Raises Bad."""
    value = request.get(key, default)
    if not isinstance(value, str):
        raise Bad("bad-request", f"{key} is {shown(value)}", key, "a text")
    return value


def language(request: Request) -> str:
    """The language of the answer's texts."""
    value = text(request, "language", "en")
    if value not in LANGUAGES:
        raise Bad("bad-request", f"there is no language {shown(value)}", "language", " or ".join(LANGUAGES))
    return value


def number(request: Request, key: str, default: int) -> int:
    """A whole number of a request. Raises Bad."""
    value = request.get(key, default)
    if type(value) is not int:
        raise Bad("bad-request", f"{key} is {shown(value)}", key, "a whole number")
    return value


def side(game: AnyGame, request: Request, default: int = NOBODY) -> int:
    """A side of a request: its name, or null for nobody. Raises Bad."""
    value = request.get("side")
    if value is None:
        return default
    if value not in game.sides:
        raise Bad("bad-request", f"there is no side {shown(value)}", "side", f"one of {', '.join(game.sides)}, or null")
    return game.sides.index(value)


def named_side(game: AnyGame, request: Request) -> int:
    """A side that must be named. Raises Bad."""
    found = side(game, request)
    if found == NOBODY:
        raise Bad("bad-request", "no side is named", "side", f"one of {', '.join(game.sides)}")
    return found


def names(request: Request, key: str) -> list[str]:
    """A list of texts. Raises Bad."""
    value = request.get(key, [])
    if not isinstance(value, list) or not all(isinstance(x, str) for x in value):
        raise Bad("bad-request", f"{key} is {shown(value)}", key, "a list of texts")
    return value


def fresh(session: Session, match: AnyMatch, request: Request) -> None:
    """Refuse a request that answers a decision which is no longer asked. Raises Bad."""
    if "n" in request and number(request, "n", 0) != match.n:
        raise Bad("stale", f"decision {request['n']} is over", "n", f"{match.n}, the present decision")
    if "n" not in request and session.news:
        raise moved_on(match)


def moved_on(match: AnyMatch) -> Bad:
    """Another program has played on in the file of a match."""
    return Bad("stale", "another program has played on: look again", "n", f"{match.n}, the present decision")


def seats(game: AnyGame, request: Request) -> dict[str, str]:
    """Who sits where. Raises Bad and BadInput."""
    value = request.get("seats", {})
    if not isinstance(value, dict) or not all(isinstance(who, str) for who in value.values()):
        raise Bad(
            "bad-request", f"seats is {shown(value)}", "seats", f'an object such as {{"{game.sides[0]}": "greedy"}}'
        )
    return {name: value.get(name, HUMAN) for name in game.sides} | value


# ---------------------------------------------------------------- answers


def standing(match: AnyMatch) -> Answer:
    """Where a match stands: in the answer to everything that changes it."""
    state = match.state
    return {
        "n": match.n,
        "turn": match.game.rules.turn(state),
        "over": match.over,
        "decides": None if match.over else match.game.sides[state.actor],
    }


def told(match: AnyMatch, events: list[Event], tongue: str) -> list[Answer]:
    """Events for whoever hosts the game: `side` says to whom each may be shown."""
    game = match.game
    return [
        {
            "kind": e.kind,
            "args": list(e.args),
            "clauses": list(e.clauses),
            "sides": [name for p, name in enumerate(game.sides) if e.audience >> p & 1],
            "text": game.edge.tell_in(match.state, e, tongue),
        }
        for e in events
    ]


def hello(session: Session, request: Request) -> Answer:
    """Version and ops."""
    return {"name": "polemos", "version": __version__, "protocol": PROTOCOL, "ops": list(OPS)}


def list_games(session: Session, request: Request) -> Answer:
    """Every game with its sides, scenarios and options."""
    tongue = language(request)
    return {"games": [game_facts(registry.find(name), tongue) for name in registry.names()], "bots": bots.names()}


def new(session: Session, request: Request) -> Answer:
    """Begin a match."""
    game = registry.find(text(request, "game"))
    dice = text(request, "dice", "seeded")
    if dice not in DICE_MODES:
        raise Bad("bad-request", f"there is no dice mode {shown(dice)}", "dice", " or ".join(DICE_MODES))
    taken = seats(game, request)
    match = new_match(
        game,
        scenario_of(game, text(request, "scenario", "")),
        options_of(game, names(request, "options")),
        text(request, "seed", ""),
        dice,
        taken,
        players_of(game, taken, bots.makers()),
    )
    return _seat(session, request, match)


def load(session: Session, request: Request) -> Answer:
    """Go on from a file, a record, a position or a saved state."""
    given = [key for key in ("file", "record", "position", "state") if key in request]
    if len(given) != 1:
        raise Bad("bad-request", f"{len(given)} things to load", "file", "exactly one of file, record, position, state")
    kind = given[0]
    opened: Opened
    if kind == "file":
        opened = open_file(Path(text(request, "file")), request.get("repair") is True)
    elif kind == "record":
        lines = request["record"]
        whole = (
            "".join(line + "\n" for line in names(request, "record"))
            if isinstance(lines, list)
            else text(request, "record")
        )
        repair = request.get("repair") is True
        record = parse(whole, "record", repair)
        opened = Opened(registry.find(record.header.game), record, None, repair=repair)
    elif kind == "position":
        opened = open_position(request["position"], "position")
    else:
        opened = open_position({"game": text(request, "game"), "state": request["state"]}, "state")
    match = opened.match(bots.makers(), seats(opened.game, request) if "seats" in request else None)
    return {**_seat(session, request, match), "resumed": match.resumed, "resumed_why": match.resumed_why}


def _seat(session: Session, request: Request, match: AnyMatch) -> Answer:
    name = text(request, "match", "main")
    session.matches[name] = match
    # what has happened by itself before the first question
    events = [said.event for said in match.log if said.n == 0]
    return {"match": name, "game": match.game.name, **standing(match), "events": told(match, events, language(request))}


def state_of(session: Session, request: Request) -> Answer:
    """The whole state, secrets included: for whoever hosts the game."""
    match = session.match(request)
    return {**standing(match), "state": match.game.rules.to_json(match.state)}


def view(session: Session, request: Request) -> Answer:
    """What a side may see."""
    match = session.match(request)
    return {**standing(match), "view": match.game.rules.view(match.state, side(match.game, request))}


def decision(session: Session, request: Request) -> Answer:
    """The question that waits, with every legal choice."""
    match = session.match(request)
    question = None if match.over else match.game.edge.question(match.state, language(request))
    if question is None:
        return {**standing(match), "decision": None}
    asked = {
        "name": question.name,
        "side": match.game.sides[question.side],
        "clause": question.clause,
        "text": question.text,
        "choices": [{name: getattr(choice, name) for name in CHOICE} for choice in question.choices],
    }
    return {**standing(match), "decision": asked}


def ways(session: Session, request: Request) -> Answer:
    """Where what moves now can go by several choices."""
    match = session.match(request)
    game, state = match.game, match.state
    found = [] if match.over else game.edge.reach(state, language(request))
    called = {space.id: space.name for space in game.edge.board_for(state, "en").spaces} if found else {}
    listed = [{"space": called[way.space], "choices": list(way.choices), "text": way.text} for way in found]
    return {**standing(match), "ways": listed}


def overlays(session: Session, request: Request) -> Answer:
    """What may be laid over the board, as a side sees it; of a piece alone, if one is named."""
    match = session.match(request)
    game, state, tongue = match.game, match.state, language(request)
    found = game.edge.overlays(game.rules.view(state, side(game, request)), tongue, text(request, "piece", ""))
    called = {space.id: space.name for space in game.edge.board_for(state, "en").spaces} if found else {}
    listed = [
        {
            "id": one.id,
            "label": one.label,
            "side": None if one.side == NOBODY else game.sides[one.side],
            "spaces": [called[space] for space in one.spaces],
        }
        for one in found
    ]
    return {**standing(match), "overlays": listed}


def choose(session: Session, request: Request) -> Answer:
    """Make a choice, and those that are to follow it."""
    match = session.match(request)
    fresh(session, match, request)
    tongue, choice = language(request), text(request, "choice")
    if request.get("side") is not None and not match.over and side(match.game, request) != match.state.actor:
        decides = match.game.sides[match.state.actor]
        raise Bad("not-your-turn", f"{request['side']} does not decide now", "side", decides)
    before = match.n
    made = match.go([choice, *names(request, "then")])
    events = [said.event for said in match.log if said.n > before]
    return {**standing(match), "choice": choice, "made": made, "events": told(match, events, tongue)}


def why(session: Session, request: Request) -> Answer:
    """Why a choice cannot be made."""
    match = session.match(request)
    tongue, choice = language(request), text(request, "choice")
    refusals = match.game.rules.why_not(match.state, choice)
    return {
        "choice": choice,
        "legal": not refusals,
        "refusals": refusal_facts(match.game, match.state, refusals, tongue),
    }


def undo(session: Session, request: Request) -> Answer:
    """Take the last choice back."""
    match = session.match(request)
    fresh(session, match, request)
    return {"undone": match.undo().text, **standing(match)}


def dice(session: Session, request: Request) -> Answer:
    """Say which faces, or which draws, come next."""
    match = session.match(request)
    fresh(session, match, request)
    tongue = language(request)
    named: dict[str, list[int]] = {}
    for key in ("faces", "draws"):
        wanted = named[key] = request.get(key, [])
        if not isinstance(wanted, list) or not all(type(x) is int for x in wanted):
            raise Bad("bad-request", f"{key} is {shown(wanted)}", key, "a list of whole numbers")
        low, high = match.game.rules.die
        if key == "faces" and not all(low <= x <= high for x in wanted):
            raise Bad("bad-request", f"faces are {shown(wanted)}", key, f"faces from {low} to {high}")
    events = match.coming(named["faces"], named["draws"])
    return {**standing(match), "events": told(match, events, tongue)}


def bot(session: Session, request: Request) -> Answer:
    """Let a bot decide, once or until a person must."""
    match = session.match(request)
    fresh(session, match, request)
    tongue = language(request)
    player = bots.make(text(request, "bot")) if "bot" in request else None
    choices: list[str] = []
    before = match.n
    limit = number(request, "count", 1)
    while not match.over and len(choices) < limit and (player is not None or match.player is not None):
        try:
            choices.append(match.bot(player))
        except PolemosError:
            if not choices:
                raise
            break
    if not choices:
        raise Bad("no-bot", "no bot decides now", "bot", f"one of {', '.join(bots.names())}, while the game is on")
    events = [said.event for said in match.log if said.n > before]
    return {**standing(match), "choices": choices, "events": told(match, events, tongue)}


def save(session: Session, request: Request) -> Answer:
    """The record, and into a file if one is named."""
    match = session.match(request, "file" not in request)
    if "file" in request:
        match.save(Path(text(request, "file")))
        return {"file": request["file"], "n": match.n}
    return {"record": list(match.record.lines()), "n": match.n}


def keep(session: Session, request: Request) -> Answer:
    """Save into a file now and after every choice."""
    match = session.match(request, look=False)
    match.keep(Path(text(request, "file")))
    return {"file": request["file"], "n": match.n}


def position(session: Session, request: Request) -> Answer:
    """The position that describes the state, as far as one can."""
    match = session.match(request)
    return {"position": {"game": match.game.name, **match.game.editor.to_position(match.state)}, "n": match.n}


def rules(session: Session, request: Request) -> Answer:
    """Clauses of a game by id or words."""
    game = registry.find(text(request, "game")) if "game" in request else session.match(request).game
    query, tongue = text(request, "query", ""), language(request)
    if not query:
        return {"game": game.name, "clauses": [clause_facts(c, tongue) for c in game.clauses]}
    return {"game": game.name, **found_facts(game.find_rules(query), tongue)}


def asides(session: Session, request: Request) -> Answer:
    """What a side may do besides deciding."""
    match = session.match(request)
    return {"asides": match.game.rules.asides(match.state, named_side(match.game, request)), "n": match.n}


def aside(session: Session, request: Request) -> Answer:
    """Do something besides deciding."""
    match = session.match(request)
    fresh(session, match, request)
    tongue = language(request)
    events = match.aside(named_side(match.game, request), text(request, "aside"))
    return {**standing(match), "events": told(match, events, tongue)}


def log(session: Session, request: Request) -> Answer:
    """What has happened, as a side may know it."""
    match = session.match(request)
    tongue, since = language(request), number(request, "since", EVERYTHING)
    heard = match.heard_by(side(match.game, request), since)
    return {"n": match.n, "log": [{"n": s.n, **told(match, [s.event], tongue)[0]} for s in heard]}


def result(session: Session, request: Request) -> Answer:
    """Points and levels as they stand."""
    match = session.match(request)
    return {**standing(match), "result": result_facts(match.game, match.state, language(request), match.ended)}


def board(session: Session, request: Request) -> Answer:
    """The map as data."""
    if "game" in request:
        game = registry.find(text(request, "game"))
        which = scenario_of(game, text(request, "scenario", ""))
    else:
        match = session.match(request)
        game, which = match.game, match.game.rules.scenario_of(match.state)
    return {"game": game.name, "scenario": which, "board": to_json(game.edge.board(language(request), which))}


def pieces(session: Session, request: Request) -> Answer:
    """What stands on the map, as a side sees it, as data."""
    match = session.match(request)
    seen = match.game.rules.view(match.state, side(match.game, request))
    return {**standing(match), "pieces": to_json(match.game.edge.pieces(seen, language(request)))}


def close(session: Session, request: Request) -> Answer:
    """Forget a match."""
    session.match(request)
    name = text(request, "match", "main")
    del session.matches[name]
    return {"match": name}


def leave(session: Session, request: Request) -> Answer:
    """End the engine."""
    session.done = True
    return {}


OPS: Final[dict[str, Callable[[Session, Request], Answer]]] = {
    "hello": hello,
    "games": list_games,
    "new": new,
    "load": load,
    "state": state_of,
    "view": view,
    "decision": decision,
    "ways": ways,
    "overlays": overlays,
    "choose": choose,
    "why": why,
    "undo": undo,
    "dice": dice,
    "bot": bot,
    "save": save,
    "keep": keep,
    "position": position,
    "rules": rules,
    "asides": asides,
    "aside": aside,
    "log": log,
    "result": result,
    "board": board,
    "pieces": pieces,
    "close": close,
    "quit": leave,
}
