"""What server and page say to each other, as models: requests, answers, messages. The page's types are made from them.

A side is its name in the game; `n` counts the entries of a record. Texts are in the language that the request names.
"""

from typing import Annotated, Literal

from pydantic import Field, SerializeAsAny

from polemos.board.describe import Scene
from polemos.room.cards import InfoCard
from polemos.room.view_models import Form, Gauge, Overlay, Preview, Sheet, StandingOrder
from polemos.server.readable import Seed, Title
from polemos.server.schemas_answers import Always, PreAnswerModel
from polemos.server.schemas_deals import Deals
from polemos.server.schemas_online import Access
from polemos.server.wire import Asked, Model

Language = Literal["en", "ja"]
DiceMode = Literal["seeded", "asked"]

Name = Annotated[str, Field(min_length=1, max_length=80)]
Moment = Annotated[int, Field(ge=0, le=10**9)]
Face = Annotated[int, Field(ge=0, le=100)]
ChoiceId = Annotated[str, Field(min_length=1, max_length=200)]


class Problem(Model):
    """Why a request was refused: what, where in the request, and what would be right."""

    code: str
    message: str
    where: str = ""
    expected: str = ""
    lines: list[str] = []
    """Each defect by itself, where there are several (a position, a record)."""
    keeps: int | None = None
    """Of a damaged record: how many entries could be kept, if the rest is left out (`repair`)."""


# ---------------------------------------------------------------- matches


class NewMatch(Asked):
    """A match to begin. `seats`: "human" or a bot for each side; a side left out is a person's."""

    game: Name
    scenario: Annotated[str, Field(max_length=80)] = ""
    options: Annotated[list[Name], Field(max_length=100)] = []
    seed: Seed = ""
    dice: DiceMode = "seeded"
    seats: dict[Name, Name] = {}
    name: Title = ""
    hints: bool = True
    """Whether people may ask what a bot would do."""
    position: dict[str, object] | None = None
    """A hand-written position to begin at; scenario, options and dice mode are its own, and the seed if it has one."""


class Upload(Asked):
    """A record to go on with, as its text."""

    record: Annotated[str, Field(max_length=16_000_000)]
    name: Title = ""
    repair: bool = False
    """Keep the entries before the first damage, a line that is broken or cannot be played."""


class Change(Asked):
    """What may be changed of a match: its name, and who sits where from now on."""

    name: Title | None = None
    seats: dict[Name, Name] | None = None


class MatchModel(Model):
    """A match in the list of one's own."""

    id: str
    name: str
    game: str
    scenario: str
    scenario_title: str
    options: list[str]
    seats: dict[str, str]
    dice: str
    seed: str
    n: int
    turn: int
    moment: str
    over: bool
    decides: str | None
    winner: str | None
    """A side, "draw", or null while the game is on."""
    ended: Literal["", "surrender", "time", "draw"] = ""
    """How the match ended, if nobody played it to its end."""
    updated: str
    """ISO time, UTC."""
    access: Access
    """Who the person who asks is there."""
    broken: str = ""
    """Why the record cannot be opened; then it can only be downloaded or deleted."""
    lesson: str = ""
    """The lesson that the match is; "" for a game."""
    puzzle: str = ""
    """The puzzle that the match is; "" for a game."""
    said_dice: bool = False
    """Whether somebody has said which dice come next: then it is an exercise."""
    asked: str = ""
    """The kind of proposal of the other person that waits for an answer (see `DealKind`); "" for none."""
    hints: bool = True
    """Whether people may ask in it what a bot would do, where nobody else plays from elsewhere."""
    left: float | None = None
    """Seconds that are left to whoever decides; null where no clock runs."""
    counts: Literal["", "rated", "tournament"] = ""
    """What the game counts for, from when both have agreed: ratings, or a tournament (and perhaps ratings)."""
    late: int = 0
    """By how many seconds whoever asks sees it late, as a spectator; 0 where he sees it as it stands."""


Unkept = Literal["", "disk-full", "disk"]


class Matches(Model):
    """A part of one's matches."""

    matches: list[MatchModel]
    found: int
    """How many are wanted; all of them where nothing is said of that."""
    total: int
    """How many there are."""
    unread: int = 0
    """Of how many it is not known yet how they stand: they come into a list that asks for it when their records have
    been played through, some with each answer.
    """
    unkept: Unkept = ""
    """While the server's disk takes nothing: the code of the problem with which whoever does something is refused."""


class ChoiceModel(Model):
    """A choice with what it points at: index of the space, id of the piece, of the region or of the track that is one
    box on the map; -1 or "" where there is none.
    """

    id: str
    verb: str
    kind: str
    target: str
    text: str
    space: int = -1
    piece: str = ""
    region: str = ""
    track: str = ""
    facing: int | None = None
    """The bearing to which `piece` would turn, in degrees clockwise from the top of the map."""


class WayModel(Model):
    """A farther space to which what moves now can go on: the choices that lead there, one after the other, the first of
    which is offered now; and what it costs, in a few words.
    """

    space: int
    choices: list[str]
    text: str = ""


class QuestionModel(Model):
    """The decision that waits. `choices` is empty where it is not the viewer's to make."""

    name: str
    side: str
    clause: str
    text: str
    choices: list[ChoiceModel]
    note: str = ""
    """What is worth knowing of it besides."""
    chance: bool
    """A die or a draw that a person names."""
    previews: bool
    """Whether choices have previews."""
    spaces: list[int] = []
    """What the question is about on the board: the hex of a battle, say."""
    ways: list[WayModel] = []
    """Where the piece that moves can go by several choices, for who decides."""
    forms: list[Form] = []
    """Choices laid out as tables, for who decides."""
    standing: str = ""
    """The standing order that could answer it; "" if none could."""
    hints: bool = False
    """Whether the viewer may ask what a bot would do."""
    answerable: list[str] = []
    """The choices that the viewer could give in advance, for whenever this question comes again."""


class ThrowModel(Model):
    """What a die was rolled for."""

    side: str | None
    """Whose roll it is."""
    reason: str
    """The id of its reason, to which `LineModel.answers` refers."""
    needed: str
    """What it had to show, in words; "" where a table says it."""
    otherwise: str
    """What to say where nothing comes of it, or ""."""


class LineModel(Model):
    """A line of the log, or a detail between lines (then `text` is "")."""

    n: int
    """The entry that brought it about."""
    kind: str
    text: str
    clauses: list[str]
    spaces: list[int]
    pieces: list[str]
    regions: list[str]
    faces: list[int]
    roll: str
    heading: int = 0
    """1 where a turn begins, 2 where a phase does: the line heads those that follow."""
    weight: int = 1
    """0 for a detail, 1 for what is ordinary, 2 for a part of the story."""
    title: str = ""
    """What the rule behind a part of the story is called."""
    throw: ThrowModel | None = None
    """What its dice were rolled for."""
    answers: list[str] = []
    """The reasons of rolls of which this may tell what came."""
    motive: bool = False
    """Whether a bot decided it, who can be asked why: true of the first line of its entry."""


class ScoreLine(Model):
    """One line of a score; `number` and `points` are null where a bare fact speaks for a side."""

    text: str
    number: float | None
    points: float | None
    clause: str


class TollModel(Model):
    """What a side has lost so far, and the loss at which it gives up."""

    lost: float
    limit: float
    text: str


class ScoreModel(Model):
    """How one side stands."""

    side: str
    points: float
    """More are better, in every game."""
    goal: float | None
    """The points with which it wins when they are counted; null in games that know no such mark."""
    said: str = ""
    """The points in the game's own words, as "Prestige 5"; "" where they are just points."""
    toll: TollModel | None
    """What to tell instead of the points where a side is beaten by its own losses; null elsewhere."""
    level: str
    short: str = ""
    """How it stands in a few words, as "14 of 29 until they break"; "" where its game has none."""
    lines: list[ScoreLine]


class ResultModel(Model):
    """How things stand, or how the game ended."""

    scores: list[ScoreModel]
    outlook: str
    """Who is ahead and what is still needed, or how it ended, in words; "" where the levels say it."""
    winner: str | None
    """A side, "draw", or null while the game is on."""
    ahead: str = "draw"
    """Who would win as things stand: a side, or "draw"."""


class AsideModel(Model):
    """Something that the viewer may do besides deciding."""

    id: str
    text: str
    weighty: bool
    """Whether the person is to be asked again before it is done."""


class GuidePage(Model):
    """A page of what a guide says, and the spaces that it speaks of."""

    text: str
    spaces: list[int]


class GuideModel(Model):
    """Where a lesson stands, and what its guide says now."""

    lesson: str
    title: str
    step: int
    """Steps that are done."""
    steps: int
    reply: str
    """What he says to the last choice; "" if nothing."""
    refused: bool = False
    """Whether that choice was not played."""
    pages: list[GuidePage]
    """What he says besides, page after page: of the step that waits, or at the end."""
    may_go_back: bool
    next: str = ""
    """The lesson that comes after it."""


class PuzzleStand(Model):
    """Where a puzzle stands. Its solution is told only when it is asked for."""

    puzzle: str
    title: str
    grade: int
    """1 (easy) to 3 (hard)."""
    choices: int
    """How many there are to choose from."""
    state: Literal["open", "solved", "left"]
    """The answer is waited for; it was given; something else was played, which only a bot in its seat can do."""
    tried: str = ""
    """The choice that was not the solution, and so was not played; "" if none was made just now."""
    tried_text: str = ""
    next: str = ""
    """The puzzle that comes after it."""


class Table(Model):
    """All that one viewer sees of a match at one moment: what the page draws."""

    id: str
    scenario: str
    """Whose board it is, where scenarios have boards of their own."""
    n: int
    """The moment that is shown."""
    last: int
    """The moment that the match has reached."""
    rewound: int
    """How often entries were taken back since the server opened the match, as in a `Pulse`."""
    resumed: int = 0
    """The first moment that can be shown: 0, or where the match went on after a change of rules or data."""
    resumed_why: str = ""
    """Why there is nothing before that; "" if nothing is missing."""
    turn: int
    moment: str
    over: bool
    decides: str | None
    side: str | None
    """Whose eyes: null sees what is open to all."""
    may_view: list[str]
    """The sides whose eyes this person may use."""
    thinking: bool
    """Whether a bot is deciding."""
    question: QuestionModel | None
    scene: SerializeAsAny[Scene]
    sheets: SerializeAsAny[list[Sheet]]
    asides: list[AsideModel]
    standing: SerializeAsAny[list[StandingOrder]] = []
    """What the viewer wants done without being asked; each is changed by an aside."""
    undo: str
    """What would be taken back, "" if nothing can be."""
    result: ResultModel | None
    means: list[Gauge] = []
    """What the viewer has for what is decided now: treasury, hand, points."""
    seats: dict[str, str]
    name: str
    guide: GuideModel | None = None
    """What is said in a lesson; null in a game."""
    puzzle: PuzzleStand | None = None
    """Where a puzzle stands; null in a game."""
    said_dice: bool = False
    """Whether somebody has said which dice come next, as in a `MatchModel`."""
    pending: bool = False
    """Whether dice lie there that no rule has read yet: what comes of them is not known."""
    access: Access
    """Who the person who asks is there."""
    deals: Deals = Deals()
    """What people may agree on, and what they have proposed; nothing at a moment that has passed."""
    answers: list[PreAnswerModel] = []
    """What the person who asks has answered in advance."""
    only_answers: bool = False
    """Whether whatever has but one answer is answered for the side that looks."""


class Act(Asked):
    """A choice made at the moment `n`; refused as stale at any other."""

    n: Moment
    choice: ChoiceId
    then: Annotated[list[ChoiceId], Field(max_length=200)] = []
    """Choices to make after it, as long as the same side is asked the same question and nothing new has come out; the
    first that is not offered ends it, and so do those after it.
    """
    side: Annotated[str, Field(max_length=80)] | None = None
    """The viewer, whose table comes back."""
    always: Always = ""
    """Whether it is to be made whenever the same question comes again: in this turn of the game, or for good."""


class AsideAct(Asked):
    """Something done besides deciding."""

    n: Moment
    aside: ChoiceId
    side: Name


class At(Asked):
    """Something done at the moment `n`: undo."""

    n: Moment
    side: Annotated[str, Field(max_length=80)] | None = None


class Come(Asked):
    """Dice that come next, where people roll real ones or ask "what if"."""

    n: Moment
    faces: Annotated[list[Face], Field(min_length=1, max_length=200)]
    side: Annotated[str, Field(max_length=80)] | None = None


class Done(Model):
    """What an act brought about: the table after it and the lines since it."""

    table: Table
    lines: list[LineModel]
    made: int = 0
    """How many choices were made: the first, and as many of those that were to follow as could be."""


class Log(Model):
    """Lines after the entry `since`, as a side may read them."""

    n: int
    lines: list[LineModel]


class StoryLine(Model):
    """A line of the story of a game."""

    n: int
    """The entry that brought it about."""
    turn: str
    """The turn in which it fell, in the game's words; "" before the first."""
    text: str
    clauses: list[str]
    spaces: list[int]


class Story(Model):
    """A game in a few lines."""

    n: int
    lines: list[StoryLine]


class StepModel(Model):
    """One entry of the record as it is shown on the board: what was said, and what changed."""

    n: int
    side: str | None
    moment: str
    turn: int
    lines: list[LineModel]
    scene: SerializeAsAny[Scene]
    """All of it after the entry."""


class Steps(Model):
    """Entries `first` to `last` of a record, one after the other; `next` is the next one to ask for, 0 at the end."""

    first: int
    last: int
    next: int
    steps: list[StepModel]


class RefusalModel(Model):
    """A clause that forbids a choice."""

    clause: str
    title: str
    text: str
    space: int = -1
    """The space concerned."""


class Why(Model):
    """Whether a choice could be made now, and if not, what forbids it."""

    choice: str
    text: str
    legal: bool
    refusals: list[RefusalModel]


class Whys(Model):
    """The answers for all that a person may mean who points at something."""

    answers: list[Why]


class InfoCardModel(Model):
    """What a viewer may know of a counter or a place; `card` is null where he sees none of that name."""

    n: int
    piece: str = ""
    space: int = -1
    card: InfoCard | None


class PreviewModel(Model):
    """What a choice would do; null where that is plain."""

    choice: str
    preview: Preview | None


class Overlays(Model):
    """What may be laid over the board at a moment; of `piece` alone, unless that is ""."""

    n: int
    piece: str
    overlays: list[Overlay]


# ---------------------------------------------------------------- positions


class PositionIn(Asked):
    """A position, with its key `game`."""

    position: dict[str, object]


class PositionOut(Model):
    """What a position looks like, or what is wrong with it."""

    problems: list[str]
    scene: Scene | None
    """As it is laid out, before anything of it is played."""
    sheets: SerializeAsAny[list[Sheet]]
    text: str
    """The position as TOML, for a file."""
    position: dict[str, object] | None
    """The position as the game itself writes it, each piece by its id; null where something is wrong."""


# ---------------------------------------------------------------- live messages


class Pulse(Model):
    """What the server says over the WebSocket whenever a match has changed: ask for the table, or for the steps."""

    kind: Literal["pulse"] = "pulse"
    n: int
    rewound: int
    """How often entries were taken back: of two pulses the one with more is newer, else the one with more entries."""
    over: bool
    decides: str | None
    thinking: bool
    progress: float | None = None
    """Which share of its thought a bot has done, from 0 to 1, where one thinks that tells."""
    gone: bool = False
    """The match was deleted."""
    news: int = 0
    """How often something beside the record has changed since the server opened the match: who sits there, an offer,
    what was said. The table, and what is asked for beside it, may be otherwise then.
    """
    talk: int = 0
    """How often something was said beside the match since the server opened it."""
    late: bool = False
    """Whether it tells of the match as it stood, to a spectator who sees it late: ask for everything anew where that
    changes.
    """
    trouble: str = ""
    """Why the match stands still, where a bot or the file failed: the bare reason, which the page puts into words."""
