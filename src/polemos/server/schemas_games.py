"""What server and page say to each other of the games that there are: scenarios, options, levels, rules, tables."""

from polemos.board.describe import SideStyle
from polemos.kernel.clauses import Provenance
from polemos.room.legend import SignKind
from polemos.room.view_models import Grid
from polemos.server.wire import Model


class ClauseModel(Model):
    """A clause in both languages."""

    id: str
    kind: str
    title: dict[str, str]
    text: dict[str, str]
    refs: list[str]
    optional: bool
    provenance: Provenance
    missing: dict[str, str]
    """What the source lacks and the reconstruction supplies, in both languages; empty where it lacks nothing or all."""


class SectionModel(Model):
    """A chapter of a rulebook: the clauses whose ids begin with its own and a dot or a hyphen."""

    id: str
    title: dict[str, str]


class Named(Model):
    """Something with a stable name and a title for people."""

    name: str
    title: str


class SideModel(Named):
    """A side with its looks."""

    style: SideStyle


class MeasuredModel(Model):
    """What equal bots made of a scenario: games, wins by side, draws; turns and decisions of a game on average."""

    games: int
    wins: list[int]
    draws: int
    turns: float
    decisions: int
    provenance: str


class DifficultyModel(Model):
    """How hard a scenario is to play well, from 1 to 5 stars, and why, by language."""

    stars: int
    why: dict[str, str]


class ScenarioModel(Named):
    """A scenario; `text` says in a line or two what it is about."""

    text: str
    own_board: bool = False
    """Whether it has a board of its own, which has to be asked for by its name; else it is played on the common one."""
    peoples: list[str] = []
    """What its sides are called, in the order of the game's sides; none where they are called as everywhere."""
    letters: list[str] = []
    """The letters on the badges of these peoples."""
    measured: MeasuredModel | None = None
    difficulty: DifficultyModel | None = None


class OptionModel(Named):
    """An optional rule with its clause."""

    clause: str
    text: str
    needs: list[str] = []
    """Other options that it cannot do without."""
    bars: list[str] = []
    """Other options that cannot be used beside it."""


class PresetModel(Named):
    """A set of options that has a name: the rulebook as printed, as revised."""

    text: str
    options: list[str]


class BotModel(Named):
    """A bot with a line about how it plays."""

    text: str
    needs_advice: bool = False
    """Whether it can play only what tells bots something."""
    looks_ahead: bool = False
    """Whether it can play only what can be played on quickly."""
    for_programs: bool = False
    """Whether people choose a level instead, in a game that has levels."""


class LevelModel(Named):
    """A level of a game, the name by which it sits down ("level:3"), and a line about how it plays."""

    text: str
    elo: int | None = None
    """As measured, against the lowest level of the game; None where it was not."""


class GameModel(Named):
    """A game that can be played here."""

    text: str
    rules: str
    data: str
    """Fingerprint of rules data: the board and the tables change with it alone."""
    sides: list[SideModel]
    scenarios: list[ScenarioModel]
    options: list[OptionModel]
    presets: list[PresetModel] = []
    clauses: int
    die: tuple[int, int] = (1, 6)
    """The lowest and the highest face of its die."""
    cards: bool = False
    """Whether it tells what a counter or a place is."""
    overlays: bool = False
    """Whether there is anything to lay over its board."""
    advises: bool = True
    """Whether bots that need advice can play it."""
    looks_ahead: bool = False
    """Whether bots that look ahead can play it."""
    levels: list[LevelModel] = []
    """How strong an opponent may be, from the foot up; none where its room has no levels."""
    pictured: str = ""
    """The scenario whose board stands for the game on a title page; "" for the first."""
    lessons: list[str] = []
    """The names of its lessons, in their order."""
    puzzles: list[str] = []
    """The names of its puzzles, the easy ones first."""
    first_game: bool = False
    """Whether it knows how a first game begins."""


class Catalogue(Model):
    """All games and all bots."""

    version: str
    games: list[GameModel]
    bots: list[BotModel]


class Rules(Model):
    """All clauses of a game and the titles of its sections, in the order of its rulebook."""

    game: str
    sections: list[SectionModel]
    clauses: list[ClauseModel]


class RulesFound(Model):
    """What a search in a rulebook came to.

    hits: ids of clauses, the best first; whole: how many of them hold or answer everything; meant: the query as it was
    understood, where a word was taken for another; marks: words to be marked, folded; terms: ids of the glossary.
    """

    game: str
    query: str
    hits: list[str]
    whole: int
    meant: str
    marks: list[str]
    terms: list[str]


class TermModel(Model):
    """A word of a game explained. also: other forms in which texts write it; see: ids of clauses."""

    id: str
    name: dict[str, str]
    also: dict[str, list[str]]
    text: dict[str, str]
    see: list[str]


class GlossaryModel(Model):
    """The words of a game explained, in all languages."""

    game: str
    terms: list[TermModel]


class SignModel(Model):
    """A symbol of a game and what it stands for."""

    of: SignKind
    name: str
    """By which boards and scenes call it."""
    title: str
    text: str
    clause: str
    bare: bool
    """Whether a marker is nobody's."""


class LegendModel(Model):
    """The symbols of a game, in the order in which they are told."""

    game: str
    signs: list[SignModel]


class Tables(Model):
    """All tables of a game."""

    game: str
    tables: list[Grid]
