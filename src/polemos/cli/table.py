"""The table at which people play: what is shown before each question, and what a person may type."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from rich.console import Console

from polemos.board.describe import Board, Space
from polemos.board.terminal_words import called as called_space
from polemos.cli.choosing import Menu, whole
from polemos.cli.drawing import find_spaces, outermost, print_map, print_pieces, scene_of
from polemos.cli.facts import headline, print_result
from polemos.cli.previews import preview_lines
from polemos.cli.refusals import refusal_text
from polemos.cli.rulebook import AT_ONCE, found_lines
from polemos.cli.saving import for_shell, keep_elsewhere, path_in
from polemos.cli.waiting import Waiting, can_wait, typed_line
from polemos.cli.words import Language, Wrong, words
from polemos.kernel.errors import LONG, IllegalChoice, PolemosError
from polemos.kernel.flow import NOBODY, Refusal
from polemos.kernel.folding import folded, narrow
from polemos.match.called import aside_text, side_called
from polemos.match.ending import AGREED_DRAW, Ending
from polemos.match.files import Unwritten
from polemos.match.held import Changed
from polemos.match.match import AnyMatch
from polemos.match.moments import EVERYTHING
from polemos.match.words import told
from polemos.room.results import Question
from polemos.room.view_models import Way
from polemos.study.found import Considered

LOG_LINES = 25
MAP_ROWS = 24
GO = "go"
RESIGN, AGREE = "resign", "agree-draw"
"""Commands that end the game; games have choices called "surrender" and "draw"."""
WAYS_SHOWN = 12
"""How many ways are named with a question; "go" alone lists them all."""


class Quit(Exception):
    """The person leaves the table."""


class Table:
    """A match with people at one terminal."""

    def __init__(self, match: AnyMatch, language: Language, out: Console) -> None:
        self.match = match
        self.game = match.game
        self.language: Language = language
        self.out = out
        self.t = words(language)
        self.board: Board = self.game.edge.board_for(match.state, language)
        self.spaces: dict[int, Space] = {space.id: space for space in self.board.spaces}
        self.people = [side for side, player in enumerate(match.players) if player is None]
        self.facing = self.people[0] if len(self.people) == 1 else NOBODY
        """The side that looks at the screen; NOBODY while it changes hands, or when only bots play."""
        self.watched = match.n or EVERYTHING
        self.told = [self.watched] * len(self.game.sides)
        self.menu = Menu([])
        self.ahead: list[str] = []
        """Lines that were typed before they were asked for."""
        self.question: Question | None = None
        self.ways: list[Way] = []
        self.doubt: tuple[str, Callable[[], None]] | None = None
        """What was typed and waits for a second word, and what is done if that comes."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "map": self.map,
            "units": self.look,
            "look": self.look,
            "score": self.score,
            "log": self.log,
            "list": self.list,
            GO: self.go,
            "what": self.what,
            "why": self.why,
            "rules": self.rules,
            "undo": self.undo,
            RESIGN: self.resign,
            AGREE: self.agree,
            "save": self.save,
            "asides": self.asides,
            "do": self.do,
            "show": self.show,
            "overlay": self.overlay,
            "quit": self.quit,
        }
        self._complete()

    def _complete(self) -> None:
        """Let the tabulator complete commands and ids, where the terminal library is there."""
        with suppress(ImportError):
            import readline

            readline.set_completer_delims(" \t\n")
            readline.set_completer(self.completion)
            readline.parse_and_bind("tab: complete")

    def completion(self, typed: str, n: int) -> str | None:
        """The n-th completion of what is typed."""
        found = [*self.menu.completions(typed), *(c for c in self.commands if c.startswith(typed))]
        return found[n] if n < len(found) else None

    # -- the course of play

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        if self.people:
            self.print_map_whole()
        try:
            while not self.match.over:
                if self.match.player is not None:
                    self.by_itself(self.let_bot)
                    if not self.people:
                        self.report(NOBODY)
                elif only := self.only_answer():
                    self.by_itself(partial(self.match.choose, only))
                else:
                    self.turn_to(self.asked())
                    self.ask()
        except Quit:
            self.out.print(self.t("play-left", {"typed": for_shell(str(self.match.path))}), soft_wrap=True)
            return
        self.report(self.facing)
        self.out.print()
        self.out.print(headline(self.game, self.match.state, self.language, self.match.ended), style="bold")
        print_result(self.out, self.game, self.match.state, self.language, True, self.match.ended)

    def let_bot(self) -> None:
        """Let the bot that sits there decide; who waits at a terminal sees how far it is, and may hurry it."""
        if not can_wait(self.out):
            self.match.bot()
            return
        thought = self.match.ponder()
        waiting = Waiting(self.out, lambda share: self.t("bot-thinks", {"share": str(share)}), typed_line)
        thought.seat.pace = waiting
        try:
            choice, found = Considered(thought)()
        finally:
            waiting.end()
            self.ahead += waiting.ahead
        self.match.choose(self.game.rules.choice_id(choice), found)

    def by_itself(self, act: Callable[[], object]) -> None:
        """Let a bot, or the table, make a choice; one that cannot be kept has not been made."""
        try:
            act()
        except Changed:
            self.look_again()
        except Unwritten as error:
            if not self.move_elsewhere(error):
                raise Quit from None

    def look_again(self) -> bool:
        """Take in what another program has written to the record, and say so; whether there was anything."""
        if not self.match.catch_up():
            return False
        self.doubt = None
        self.told = [min(n, self.match.n) for n in self.told]
        self.watched = min(self.watched, self.match.n)
        self.out.print(self.t("play-moved-on"), soft_wrap=True)
        return True

    def move_elsewhere(self, error: Unwritten) -> bool:
        """The record cannot be written where it is: go on keeping it where the person says; False if nowhere."""
        self.out.print(told(error, self.language), soft_wrap=True)
        if not keep_elsewhere(self.match, self.read, self.language, self.out):
            return False
        self.out.print(self.t("play-again"), soft_wrap=True)
        return True

    def only_answer(self) -> str:
        """The answer to a question that has but one, asked so that nobody learns that; "" where a person gives it.

        Between two people it is left to the one who is asked: that he took his time must tell nothing.
        """
        opts = self.match.state.opts
        return self.game.rules.choice_id(opts[0]) if len(opts) == 1 and len(self.people) == 1 else ""

    def asked(self) -> int:
        """The person who answers: the side that decides, or whoever reports the dice of a bot."""
        side: int = self.match.state.actor
        if side in self.people:
            return side
        return self.facing if self.facing != NOBODY else self.people[0]

    def turn_to(self, side: int) -> None:
        """Give the screen to a side; between two people the other one's secrets go first."""
        if side == self.facing:
            return
        if len(self.people) > 1:
            self.wipe()
            name = self.name(side)
            self.read(self.t("hand-over", {"side": name}))
        self.facing = side

    def wipe(self) -> None:
        """Leave nothing on the screen, nor above it, nor in the lines that can be called back."""
        self.out.clear()
        if self.out.is_terminal:
            self.out.file.write("\x1b[3J")
            self.out.file.flush()
        with suppress(ImportError):
            import readline

            readline.clear_history()

    def name(self, side: int) -> str:
        """What a side is called."""
        return side_called(self.game, self.language, side, self.game.rules.scenario_of(self.match.state))

    def report(self, side: int) -> None:
        """What has happened since this side was last told, as far as it may know."""
        since = self.watched if side == NOBODY else self.told[side]
        for said in self.match.heard_by(side, since):
            text = self.game.edge.tell_in(self.match.state, said.event, self.language)
            if text:
                self.out.print(f"  {text}", soft_wrap=True)
        if side == NOBODY:
            self.watched = self.match.n
        else:
            self.told[side] = self.match.n

    def ask(self) -> None:
        """Show where things stand, ask the question, and do what is typed."""
        question = self.game.edge.question(self.match.state, self.language)
        assert question is not None
        self.report(self.facing)
        self.question = question
        self.menu = Menu(question.choices, self.board)
        self.ways = self.game.edge.reach(self.match.state, self.language)
        self.out.print()
        self.out.print(headline(self.game, self.match.state, self.language), style="bold")
        clause = f"  [{question.clause}]" if question.clause else ""
        self.out.print(question.text + clause, soft_wrap=True)
        for line in self.menu.summary(lambda n: self.t("list-more", {"n": str(n)})):
            self.out.print(line, soft_wrap=True)
        if self.ways:
            places = ", ".join([self.way_text(way) for way in self.ways[:WAYS_SHOWN]])
            more = max(0, len(self.ways) - WAYS_SHOWN)
            self.out.print(self.t("ways", {"places": places, "more": more}), soft_wrap=True)
        n, state = self.match.n, self.match.state
        while self.match.n == n and self.match.state is state and not self.match.over:
            line = self.read("> ")
            try:
                if folded(line) == "quit" or not self.look_again():
                    self.obey(line)
            except Changed:
                self.look_again()
            except Unwritten as error:
                self.move_elsewhere(error)
            except PolemosError as error:
                self.out.print(told(error, self.language), soft_wrap=True)

    def read(self, prompt: str) -> str:
        """A line of input, or what was typed while a bot was thinking; the end of input is leaving."""
        if self.ahead:
            return self.ahead.pop(0)
        try:
            return input(prompt).strip()
        except EOFError:
            raise Quit from None
        except RuntimeError:
            raise Wrong("wrong-input") from None

    def obey(self, line: str) -> None:
        """Do what was typed: a command, or a choice."""
        doubt, self.doubt = self.doubt, None
        if not line:
            self.out.print(self.t("type-something"))
            return
        if doubt is not None and folded(line) in (folded(doubt[0]), *self.t("doubt-yes").split()):
            doubt[1]()
            return
        word, rest = (*line.split(maxsplit=1), "")[:2]
        exact = [row.choice for row in self.menu.rows if folded(row.choice.id) == folded(line)]
        if not exact and self.is_command(folded(word)):
            self.commands[folded(word)](rest.strip())
            return
        found = exact or self.menu.find(line)
        if len(found) == 1:
            self.surely(line, found[0].id, lambda: self.choose(found[0].id))
        elif found:
            self.out.print(self.t("several", {"n": str(len(found))}))
            shown = [f"{self.menu.number(c):>5}  {c.text}  ({c.id})" for c in found[:40]]
            self.out.print("\n".join(shown), soft_wrap=True)
        else:
            self.unknown(line)

    def is_command(self, word: str) -> bool:
        """Whether a word is a command now; "go" is one where there are ways to go, else perhaps a choice."""
        return word in self.commands and (word != GO or bool(self.ways))

    def surely(self, line: str, choice_id: str, act: Callable[[], None]) -> None:
        """Do what a choice begins; what wastes something, or cannot be taken back and costs dear, waits for a second
        word.
        """
        preview = self.game.edge.preview(self.match.state, choice_id, self.language)
        if preview is None or not preview.warning:
            act()
            return
        self.doubt = (line, act)
        self.out.print(f"  ! {preview.warning}", soft_wrap=True)
        self.out.print(self.t("doubt"), soft_wrap=True)

    def choose(self, choice_id: str) -> None:
        """Make a choice."""
        self.match.choose(choice_id)

    def unknown(self, line: str) -> None:
        """What was typed is no choice now: say why not, if it is a choice at all."""
        choice_id = self.as_id(line)
        try:
            refusals = self.game.rules.why_not(self.match.state, choice_id)
        except IllegalChoice:
            self.out.print(
                self.t("not-understood", {"typed": line if len(line) <= LONG else f"{line[:LONG]}..."}), soft_wrap=True
            )
            return
        self.out.print(self.reasons(choice_id, refusals), soft_wrap=True)

    def reasons(self, choice_id: str, refusals: Sequence[Refusal]) -> str:
        """Why a choice cannot be made, in words."""
        return refusal_text(self.game, self.match.state, choice_id, refusals, self.language)

    def as_id(self, line: str) -> str:
        """The id that "VERB PLACE" means, a listed choice's, or the text itself."""
        found = self.menu.find(line)
        if len(found) == 1:
            return found[0].id
        line = narrow(line)
        verb, _, rest = line.partition(" ")
        spaces = find_spaces(self.board, rest)
        if ":" not in line and len(spaces) == 1:
            return f"{verb}:{spaces[0].name}"
        return line if ":" in line else line.replace(" ", ":", 1)

    # -- commands

    def help(self, rest: str) -> None:
        """The list of commands."""
        self.out.print(self.t("play-help"), soft_wrap=True)

    def scene(self) -> Any:
        """What the side at the screen sees."""
        choices = self.question.choices if self.question is not None else None
        return scene_of(self.game, self.match.state, self.facing, self.language, choices, self.ways)

    def print_map_whole(self) -> None:
        """The map as the game begins."""
        scene = scene_of(self.game, self.match.state, NOBODY, self.language)
        print_map(self.out, self.board, scene, self.language, rows=MAP_ROWS)

    def map(self, rest: str) -> None:
        """The map, around a place if one is named."""
        places = self.places(rest)
        if not rest or places:
            centre = outermost(self.board, places)[0].id if places else None
            print_map(self.out, self.board, self.scene(), self.language, centre)

    def places(self, text: str) -> list[Space]:
        """The space that a text means, and the places inside it of the same name; says so when there is none, or
        several.
        """
        spaces = find_spaces(self.board, text)
        if len(outermost(self.board, spaces)) == 1:
            return spaces
        if spaces:
            names = ", ".join([called_space(space, self.language) for space in spaces[:20]])
            self.out.print(self.t("several-places", {"typed": text, "names": names}), soft_wrap=True)
        elif text:
            self.out.print(self.t("no-place", {"typed": text}), soft_wrap=True)
        return []

    def look(self, rest: str) -> None:
        """What stands in a place, or everywhere."""
        places = self.places(rest)
        if not rest or places:
            print_pieces(self.out, self.board, self.scene(), self.language, [space.id for space in places])

    def score(self, rest: str) -> None:
        """Points as they stand."""
        print_result(self.out, self.game, self.match.state, self.language, False)

    def log(self, rest: str) -> None:
        """The last lines of the log, or as many as are asked for."""
        lines = whole(rest) or LOG_LINES
        told = [
            (said, self.game.edge.tell_in(self.match.state, said.event, self.language))
            for said in self.match.heard_by(self.facing)
        ]
        for said, text in [(said, text) for said, text in told if text][-lines:]:
            clauses = f"  [{', '.join(said.event.clauses)}]" if said.event.clauses else ""
            self.out.print(f"{said.n:5}  {text}{clauses}", soft_wrap=True)

    def list(self, rest: str) -> None:
        """All choices, or those of a verb, page by page."""
        parts = rest.split()
        page = whole(parts.pop()) if parts and parts[-1].isdecimal() else 1
        verb = folded(parts[0]) if parts else ""
        lines, pages = self.menu.page(verb, page)
        self.out.print("\n".join(lines) or self.t("nothing-listed", {"verb": verb}), soft_wrap=True)
        if pages > 1:
            self.out.print(self.t("list-page", {"page": str(min(page, pages)), "pages": str(pages)}))

    def go(self, rest: str) -> None:
        """Go to a farther place, by all the choices that lead there; alone: where one can go."""
        places = self.places(rest) if rest else []
        wanted = {space.id for space in places}
        found = [way for way in self.ways if way.space in wanted or not rest]
        if not rest:
            self.out.print("\n".join([f"  {self.way_text(way)}" for way in found]), soft_wrap=True)
        elif found:
            way = found[0]
            self.surely(f"{GO} {rest}", way.choices[0], lambda: self.go_way(way))
        elif places:
            near = [row.choice for row in self.menu.rows if row.choice.target in {space.name for space in places}]
            if len(near) == 1:
                self.surely(f"{GO} {rest}", near[0].id, lambda: self.choose(near[0].id))
            else:
                self.out.print(self.t("no-way", {"place": called_space(places[0], self.language)}), soft_wrap=True)

    def go_way(self, way: Way) -> None:
        """Make all the choices of a way, as far as it leads."""
        try:
            made = self.match.go(way.choices)
        except PolemosError as error:
            self.out.print(told(error, self.language), soft_wrap=True)
            return
        if made < len(way.choices):
            self.out.print(self.t("gone-part", {"made": made, "all": len(way.choices)}), soft_wrap=True)

    def way_text(self, way: Way) -> str:
        """A farther place, and what it costs to go there."""
        name = called_space(self.spaces[way.space], self.language)
        return f"{name} ({way.text})" if way.text else name

    def what(self, rest: str) -> None:
        """What a choice would do."""
        if not rest:
            self.out.print(self.t("what-what"))
            return
        choice_id = self.as_id(rest)
        refusals = self.game.rules.why_not(self.match.state, choice_id)
        if refusals:
            self.out.print(self.reasons(choice_id, refusals), soft_wrap=True)
            return
        preview = self.game.edge.preview(self.match.state, choice_id, self.language)
        lines = preview_lines(preview) if preview is not None else [self.t("what-nothing", {"choice": choice_id})]
        self.out.print("\n".join(lines), soft_wrap=True)

    def why(self, rest: str) -> None:
        """Why a choice cannot be made."""
        if not rest:
            self.out.print(self.t("why-what"))
            return
        choice_id = self.as_id(rest)
        refusals = self.game.rules.why_not(self.match.state, choice_id)
        self.out.print(self.reasons(choice_id, refusals), soft_wrap=True)

    def rules(self, rest: str) -> None:
        """Clauses by number or words."""
        question = self.question
        wanted = rest or (question.clause if question is not None else "")
        found = self.game.find_rules(wanted)
        most = max(AT_ONCE, found.numbered)
        lines = found_lines(found, self.language, most) if found.hits else [self.t("no-clause")]
        self.out.print("\n".join(lines), soft_wrap=True)
        if len(found.hits) > most:
            self.out.print(self.t("more-clauses", {"n": str(len(found.hits) - most)}))

    def undo(self, rest: str) -> None:
        """Take the last choice back."""
        match, me = self.match, self.facing
        if me == NOBODY or match.marks.last_of(me) < 0:
            self.out.print(self.t("undo-nothing" if match.undoes() == NOBODY else "undo-not-yours"), soft_wrap=True)
            return
        entry = match.undo(me)
        # an answer that the table gave by itself goes with the choice before it
        while self.only_answer() and match.marks.last_of(me) >= 0:
            entry = match.undo(me)
        self.told = [min(n, self.match.n) for n in self.told]
        self.out.print(self.t("undone", {"choice": entry.text}))

    def resign(self, rest: str) -> None:
        """Give the game up, after a second word."""
        if self.facing == NOBODY:
            return
        self.out.print(f"  ! {self.t('surrender-sure', {'side': self.name(self.facing)})}", soft_wrap=True)
        self.out.print(self.t("doubt"), soft_wrap=True)
        self.doubt = (RESIGN, partial(self.match.surrender, self.facing))

    def agree(self, rest: str) -> None:
        """End the game as a draw, where two people at this screen agree on it."""
        if len(self.people) < len(self.game.sides):
            self.out.print(self.t("draw-bot"), soft_wrap=True)
            return
        self.out.print(f"  ! {self.t('draw-sure')}", soft_wrap=True)
        self.out.print(self.t("doubt"), soft_wrap=True)
        self.doubt = (AGREE, partial(self.match.end, Ending(AGREED_DRAW)))

    def save(self, rest: str) -> None:
        """Save into a file of the person's choice."""
        path = path_in(rest)
        if path is None:
            self.out.print(self.t("save-where", {"file": str(self.match.path)}), soft_wrap=True)
            return
        try:
            self.match.save(path)
        except Unwritten as error:
            # the game itself is kept where it was
            self.out.print(told(error, self.language), soft_wrap=True)
            return
        self.out.print(self.t("saved", {"file": str(path)}), soft_wrap=True)

    def asides(self, rest: str) -> None:
        """What may be done besides deciding."""
        rows = [(name, aside_text(self.game, self.language, name)) for name in self._open_asides()]
        lines = [f"  {text}  ({name})" if text != name else f"  {name}" for name, text in rows]
        self.out.print("\n".join(lines) or self.t("no-asides"), soft_wrap=True)

    def _open_asides(self) -> Sequence[str]:
        return self.game.rules.asides(self.match.state, self.facing)

    def do(self, rest: str) -> None:
        """Do something besides deciding, and say so: not everything of that kind is told in the log."""
        name = narrow(rest)
        if name not in self._open_asides():
            self.match.aside(self.facing, name)  # which says what can be done
        elif self.game.edge.needs_confirmation(name):
            self.doubt = (f"do {rest}", lambda: self.put_in(name))
            self.out.print(f"  ! {aside_text(self.game, self.language, name)}", soft_wrap=True)
            self.out.print(self.t("doubt"), soft_wrap=True)
        else:
            self.put_in(name)

    def put_in(self, name: str) -> None:
        """Do something besides deciding."""
        self.out.print(aside_text(self.game, self.language, name), soft_wrap=True)
        try:
            self.match.aside(self.facing, name)
        except PolemosError as error:
            self.out.print(told(error, self.language), soft_wrap=True)

    def show(self, rest: str) -> None:
        """What lies beside the map, as the side at the screen sees it: hands, points and the like."""
        view = self.game.rules.view(self.match.state, self.facing)
        lines = self.game.edge.panel(view, self.language) or [f"{key}: {value}" for key, value in view.items()]
        self.out.print("\n".join(f"  {line}" for line in lines if folded(rest) in folded(line)), soft_wrap=True)

    def overlay(self, rest: str) -> None:
        """The map with what is laid over it: by its name, or of what stands in a place; alone: what there is."""
        view = self.game.rules.view(self.match.state, self.facing)
        found = self.game.edge.overlays(view, self.language)
        if not rest:
            lines = [f"  {one.label}  ({one.id})" for one in found]
            self.out.print("\n".join(lines) or self.t("no-overlays"), soft_wrap=True)
            return
        scene = self.game.edge.pieces(view, self.language)
        laid = [one for one in found if folded(rest) == folded(one.id)] or [
            one for one in found if folded(rest) in folded(one.label)
        ]
        if not laid:
            here = {space.id for space in self.places(rest)}
            standing = [piece.id for piece in scene.pieces if here & {piece.space, piece.tail}]
            laid = [one for name in standing for one in self.game.edge.overlays(view, self.language, name)]
            if here and not laid:
                self.out.print(self.t("no-overlays-there"), soft_wrap=True)
        if laid:
            self.out.print("\n".join(f"  {one.label}" for one in laid), soft_wrap=True)
            lit = list(dict.fromkeys(space for one in laid for space in one.spaces))
            centre = lit[len(lit) // 2]
            print_map(self.out, self.board, replace(scene, highlight=lit), self.language, centre)

    def quit(self, rest: str) -> None:
        """Leave the table."""
        raise Quit
