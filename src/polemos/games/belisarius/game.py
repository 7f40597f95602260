"""The game as the other floors know it."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from polemos.games.belisarius import (
    aftermath,
    arrivals,
    colonisation,
    combat,
    control,
    diplomacy,
    duel,
    events,
    levy,
    losses,
    markers,
    mishaps,
    negotiation,
    operations,
    pillage,
    plague,
    recruitment,
    recruitment_markers,
    retreat,
    revolts,
    rolls,
    sequence,
    setup,
    spoils,
    supply,
    taxation,
)
from polemos.games.belisarius.asides import aside, asides
from polemos.games.belisarius.bot import candidates, declines, quiet, worth
from polemos.games.belisarius.bounds import beyond_step
from polemos.games.belisarius.chart import board, moment, scene
from polemos.games.belisarius.datapack import check
from polemos.games.belisarius.forecasts import preview
from polemos.games.belisarius.invariants import invariants, shape
from polemos.games.belisarius.kit import kit
from polemos.games.belisarius.meaning import meant
from polemos.games.belisarius.naming import choice_id, choice_value
from polemos.games.belisarius.news import HEADINGS
from polemos.games.belisarius.panel import panel
from polemos.games.belisarius.position import from_position, laid_out, to_position
from polemos.games.belisarius.rulebook import rulebook
from polemos.games.belisarius.setup import new_war
from polemos.games.belisarius.sheets import sheets
from polemos.games.belisarius.state import OPTION_NAMES, Options, War, blank, copy, reindex
from polemos.games.belisarius.tablebook import tables
from polemos.games.belisarius.tables import FINGERPRINT, LEVELS, SCENARIOS
from polemos.games.belisarius.touching import touched
from polemos.games.belisarius.victory import LINES, Tally, result
from polemos.games.belisarius.view import determinize, view
from polemos.games.belisarius.wording import ask, describe, focus, tell
from polemos.games.belisarius.wording import texts as room_texts
from polemos.kernel.clauses import Registry
from polemos.kernel.dice import DICE_MODES, Rng, seed_pair
from polemos.kernel.errors import BadInput, IllegalChoice, shown
from polemos.kernel.flow import NOBODY, Decision, Event, Refusal, run
from polemos.kernel.game import Choice, Game, Line, OptionalRule, Result
from polemos.kernel.saved import Steps, load_fields, save_fields
from polemos.kernel.showing import Grid, Kit, Preview, Sheet, Touched
from polemos.kernel.text import Texts

STEPS: Final = Steps(
    (
        aftermath,
        arrivals,
        colonisation,
        combat,
        control,
        diplomacy,
        duel,
        events,
        levy,
        losses,
        markers,
        mishaps,
        negotiation,
        operations,
        pillage,
        plague,
        recruitment,
        recruitment_markers,
        retreat,
        revolts,
        rolls,
        sequence,
        setup,
        spoils,
        supply,
        taxation,
    )
)
"""Every module that has steps or decisions."""

OPTION_CLAUSES: Final = {
    "negotiation": "24.0",
    "reaction": "25.1a",
    "pillage": "26.0",
    "colonisation": "27.0",
    "works": "28.0",
    "rivers": "29.1a",
    "disbanding": "30.0",
    "placement": "31.1",
    "attrition": "32.0",
    "single_combat": "33.1a",
}


OPTION_NEEDS: Final[dict[str, tuple[str, ...]]] = {"attrition": ("disbanding",)}
"""Attrition changes the disband check [32.0]."""


class Belisarius(Game):
    """Belisarius: two players, the Imperial and the Barbarian [1.0b]."""

    name = "belisarius"
    sides: tuple[str, ...] = ("imperial", "barbarian")
    rules_version = "1"
    fingerprint = FINGERPRINT

    def __init__(self) -> None:
        self.scenarios = tuple([str(scenario.number) for scenario in SCENARIOS])
        self.options = tuple(
            [OptionalRule(name, OPTION_CLAUSES[name], OPTION_NEEDS.get(name, ())) for name in OPTION_NAMES]
        )

    @property
    def clauses(self) -> Registry:  # type: ignore[override]
        """The clause registry, read when first wanted."""
        return rulebook()

    # -- states

    def new(self, scenario: str, options: Iterable[str] = (), seed: str = "", dice: str = "seeded") -> War:
        """A war at its first decision."""
        if scenario not in self.scenarios:
            raise BadInput(f"unknown scenario {shown(scenario)}; there are {', '.join(self.scenarios)}")
        if dice not in DICE_MODES:
            raise BadInput(f"unknown dice mode {shown(dice)}; there are {', '.join(DICE_MODES)}")
        s = new_war(int(scenario), switches(options))
        s.dice_one, s.dice_two = seed_pair(f"{self.name}/{scenario}/{seed}")
        s.dice_mode = DICE_MODES.index(dice)
        s.agenda = [sequence.Opening()]
        run(s)
        return s

    def copy(self, state: War) -> War:
        """An independent copy."""
        return copy(state)

    def to_json(self, state: War) -> dict[str, Any]:
        """The whole state."""
        data = save_fields(state, STEPS)
        data["options"] = [name for name in OPTION_NAMES if getattr(state.option_set, name)]
        return data

    def from_json(self, data: Any) -> War:
        """The inverse of `to_json`."""
        s = load_fields(blank(), data, STEPS)
        names = data.get("options")
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise BadInput(f"saved state: options must be a list of names, not {names!r}")
        s.option_set = switches(names)
        _refuse(shape(s))
        for i, step in enumerate(s.agenda):
            name, *values = STEPS.save(step)
            fields = zip(STEPS.by_name[name][1], values, strict=True)
            _refuse([f"agenda[{i}]: {name}: {line}" for line in beyond_step(list(fields))])
        reindex(s)
        self._wake(s)
        _refuse(invariants(s))
        return s

    def _wake(self, s: War) -> None:
        """Ask again what waits on top of the agenda."""
        if not s.agenda:
            s.actor = NOBODY
            return
        top = s.agenda[-1]
        try:
            asked = isinstance(top, Decision) and len(top.options(s)) > 1
            if asked:
                run(s)
        except (ArithmeticError, LookupError, ValueError, TypeError, AssertionError, AttributeError) as error:
            raise BadInput(f"saved state: {type(top).__name__} cannot be asked here ({error!r})") from None
        if not asked or s.agenda[-1] is not top:
            raise BadInput(
                f"saved state: the agenda must end with a question that can be asked, not {type(top).__name__}"
            )

    def from_position(self, data: Any) -> War:
        """A war from a hand-written position."""
        return from_position(data, self)

    def laid_out(self, data: Any) -> War:
        """The same at the very start of its phase."""
        return laid_out(data, self)

    def to_position(self, state: War) -> dict[str, Any]:
        """The position that describes a war."""
        return to_position(state)

    def invariants(self, state: War) -> list[str]:
        """What is wrong with a war."""
        return invariants(state)

    # -- choices

    def choice_id(self, c: int) -> str:
        """The id of a choice."""
        return choice_id(c)

    def choice_value(self, choice_id: str) -> int:
        """The choice of an id."""
        return choice_value(choice_id)

    def describe(self, state: War, c: int, language: str) -> Choice:
        """A choice for a person."""
        return describe(state, c, language)

    def ask(self, state: War, language: str) -> str:
        """The question that waits."""
        return ask(state, language)

    def focus(self, state: War) -> list[int]:
        """The spaces of which the question speaks."""
        return focus(state)

    def why_not(self, state: War, choice_id: str) -> list[Refusal]:
        """The clauses that forbid a choice."""
        c = choice_value(choice_id)
        if c in state.opts:
            return []
        if state.actor == NOBODY:
            return [Refusal("3.1c")]
        top = state.agenda[-1]
        assert isinstance(top, Decision)
        return list(dict.fromkeys(top.why_not(state, c))) or [Refusal(top.clause())]

    def asides(self, state: War, side: int) -> list[str]:
        """What a side may do besides."""
        return asides(state, side)

    def aside(self, state: War, side: int, aside_id: str) -> None:
        """Do something besides."""
        if aside_id not in asides(state, side):
            raise IllegalChoice(
                f"{shown(aside_id)} cannot be done now; there are {', '.join(asides(state, side)) or 'none'}"
            )
        aside(state, side, aside_id)

    # -- what may be seen

    def view(self, state: War, side: int) -> dict[str, Any]:
        """What a side may see."""
        return view(state, side, STEPS)

    def determinize(self, view: dict[str, Any], rng: Rng) -> War:
        """A full state that fits a view."""
        return determinize(view, rng, STEPS)

    def tell(self, event: Event, language: str) -> str:
        """An event in words."""
        return tell(event, language)

    def turn(self, state: War) -> int:
        """Game turns begun."""
        return state.turn - SCENARIOS[state.scenario - 1].first_turn + 1

    def moment(self, state: War, language: str) -> str:
        """The turn with its years, and whose phase."""
        return moment(state.turn, state.player, state.phase)[language]

    def result(self, state: War) -> Result:
        """Points, levels, winner."""
        final = result(state)
        return Result(
            tuple(tally.halves / 2 for tally in final.scores),
            tuple(LEVELS[tally.level][1] for tally in final.scores),
            tuple(tuple(_lines(tally)) for tally in final.scores),
            final.winner,
        )

    def board(self, language: str) -> Any:
        """The map."""
        return board()

    def pieces(self, view: dict[str, Any], language: str) -> Any:
        """What stands on the map."""
        return scene(view)

    def panel(self, view: dict[str, Any], language: str) -> list[str]:
        """What lies beside the map."""
        return panel(view, language)

    def sheets(self, view: dict[str, Any], language: str) -> list[Sheet]:
        """The same as data."""
        return sheets(view, language)

    def tables(self, language: str) -> list[Grid]:
        """Every table of the rulebook."""
        return list(tables(language))

    def touched(self, event: Event, language: str) -> Touched:
        """What an event concerns."""
        return touched(event, language)

    def heading(self, event: Event) -> int:
        """Turns and phases open chapters of the log."""
        return HEADINGS.get(event.kind, 0)

    def preview(self, state: War, choice_id: str, language: str) -> Preview | None:
        """What a choice would do."""
        return preview(state, self.legal(state, choice_id), language)

    def meant(self, state: War, kind: str, target: str) -> list[str]:
        """What a person may mean who points at something."""
        return meant(state, kind, target)

    def kit(self, scenario: str, language: str) -> Kit:
        """What positions of a scenario are made of."""
        return kit(scenario, language, self)

    def texts(self, language: str) -> Texts:
        """The room's messages."""
        return room_texts(language)

    def check_data(self, folder: Path) -> list[str]:
        """What is wrong with an owner's data pack."""
        return [str(problem) for problem in check(folder)]

    # -- for bots

    def worth(self, state: War, side: int) -> float:
        """How good a war looks to a side."""
        return worth(state, side)

    def declines(self, state: War) -> int:
        """The choice by which a bot declines an agreement."""
        return declines(state)

    def candidates(self, state: War) -> list[int]:
        """Choices worth a look, the usual one first."""
        return candidates(state)

    def quiet(self, state: War) -> bool:
        """Whether `worth` can be read here."""
        return quiet(state)


def _lines(tally: Tally) -> Iterator[Line]:
    """The entries of a score, summed up by what they count."""
    for what, name in enumerate(LINES):
        entries = [line for line in tally.lines if line.what == what]
        if entries:
            yield Line(name, len(entries), sum(line.halves for line in entries) / 2, entries[0].clause)


def switches(names: Iterable[str]) -> Options:
    """The optional rules of these names. Raises BadInput for an unknown one, or one that needs another."""
    chosen = list(names)
    for name in chosen:
        if name not in OPTION_NAMES:
            raise BadInput(f"unknown option {shown(name)}; there are {', '.join(OPTION_NAMES)}")
    for name in chosen:
        for other in OPTION_NEEDS.get(name, ()):
            if other not in chosen:
                raise BadInput(f"option {shown(name)} needs option {shown(other)} as well [{OPTION_CLAUSES[name]}]")
    return Options(**dict.fromkeys(chosen, True))


def _refuse(defects: list[str]) -> None:
    if defects:
        more = f"; and {len(defects) - 3} more defects" if len(defects) > 3 else ""
        raise BadInput("saved state: " + "; ".join(defects[:3]) + more)


GAME: Final = Belisarius()
