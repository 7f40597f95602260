"""A die that may be rolled again, in words: which one it is, what its face does, and what every other face would do."""

from collections.abc import Sequence
from typing import NamedTuple

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge.messages import WORDING
from polemos.games.syracuse.edge.reference_tables import listings
from polemos.games.syracuse.preview.battle import meaning
from polemos.games.syracuse.preview.builder import PreviewBuilder
from polemos.games.syracuse.rules import events, rolls
from polemos.games.syracuse.rules.battle import combat, reckoning, sieges
from polemos.games.syracuse.rules.turn import attrition
from polemos.games.syracuse.state import Siege, Step, troops
from polemos.games.syracuse.verbs import UNIT, WORK
from polemos.kernel import dice, flow
from polemos.room import messages, preview_builder, table_builder, view_models
from polemos.room.outcomes import told, trial

Asked = rolls.RollAgain | rolls.OmensForRoll


class Fate(NamedTuple):
    """What a face does: the message that says so, its words, and whom it favours."""

    message: str
    words: tuple[tuple[str, messages.Word], ...]
    favours: int


# ---------------------------------------------------------------- what a face does


def fate_of(d: PreviewBuilder, face: int) -> Fate:
    """What a face of the die that waits does, as the step that takes it does it on a copy."""
    step = taker(d.s)
    after = trial(d.s, step, face)
    if isinstance(step, combat.Resolve):
        return _in_battle(d, after)
    if isinstance(step, attrition.Wear):
        return _wearing(d, step, after)
    if isinstance(step, events.StormHits):
        return _struck(d, after, 1 - step.side) or Fate("storm-passes", (("space", d.place(step.zone)),), step.side)
    if isinstance(step, sieges.SiegeEnds):
        return _besieging(d, step, after)
    if isinstance(step, sieges.Falls):
        message, favours = ("work-stands", 1 - step.side) if told(after, "stands") else ("work-falls", step.side)
        return Fate(message, (("work", d.name(WORK, step.work)),), favours)
    if isinstance(step, events.DiscordEnds):
        fails = told(after, "discord-fails")
        message, favours = ("leader-stays", 1 - step.side) if fails else ("leader-goes", step.side)
        return Fate(message, (("unit", d.name(UNIT, step.unit)),), favours)
    return _by_night(d, after)


def taker(s: Siege) -> Step:
    """The step beneath the question, which takes the die."""
    return s.agenda[-2]


def _in_battle(d: PreviewBuilder, after: Siege) -> Fate:
    codes = [tables.CODE_NAMES[after.battle[at]] for at in (reckoning.B_ATTACK, reckoning.B_DEFENCE)]
    winner, text = meaning(d, after)
    return Fate("battle", (("attack", codes[0]), ("defence", codes[1]), ("meaning", text)), winner)


def _wearing(d: PreviewBuilder, step: attrition.Wear, after: Siege) -> Fate:
    """Attrition: all units of a zone suffer, or one that their owner names [6.attr.e, 6.attr.f]."""
    named = next((x for x in after.agenda if isinstance(x, attrition.Wearied)), None)
    if named is None:
        spared = Fate("no-attrition", (("space", d.place(step.zone)),), step.side)
        return _struck(d, after, 1 - step.side) or spared
    units = named.those(after)
    message = "one-eliminated" if d.s.down[units[0]] else "one-reduced"
    return Fate(message, (("units", counters(d, units)),), 1 - step.side)


def _struck(d: PreviewBuilder, after: Siege, favours: int) -> Fate | None:
    """The units that have lost a step: full ones are reduced, reduced ones eliminated [1.a]; None if none has."""
    full = counters(d, [event.args[0] for event in after.heard or [] if event.kind == "reduced"])
    gone = counters(d, [event.args[0] for event in after.heard or [] if event.kind == "destroyed"])
    if full and gone:
        return Fate("reduced-and-eliminated", (("units", full), ("gone", gone)), favours)
    if full or gone:
        return Fate("reduced" if full else "eliminated", (("units", full or gone),), favours)
    return None


def _besieging(d: PreviewBuilder, step: sieges.SiegeEnds, after: Siege) -> Fate:
    place = world.ZONES + step.fort
    if not told(after, "fort-taken"):
        return Fate("fort-stands", (("space", d.place(place)),), 1 - step.side)
    garrison = counters(d, troops(d.s, 1 - step.side, place))
    return Fate("fort-taken", (("space", d.place(place)), ("units", garrison), ("side", d.whose(step.side))), step.side)


def _by_night(d: PreviewBuilder, after: Siege) -> Fate:
    """The strengths then, and the column; whoever fares better in it than on the face that lies there is favoured."""
    side = after.battle[reckoning.B_SIDE]
    lying = reckoning.reckon(trial(d.s, taker(d.s), d.s.rolled[-1])).column
    seen = reckoning.reckon(after)
    favours = preview_builder.NEITHER if seen.column == lying else side if seen.column > lying else 1 - side
    column = tables.COLUMN_NAMES[seen.column]
    return Fate("night", (("attack", seen.attack), ("defence", seen.defence), ("column", column)), favours)


def counters(d: PreviewBuilder, units: Sequence[int]) -> str:
    """Units by the letters on their counters, reduced ones marked."""
    return d.t.listed([d.page.counter(u, d.s.down[u]) for u in units])


# ---------------------------------------------------------------- which die it is


def die_words(d: PreviewBuilder, step: Asked) -> preview_builder.WordArgs:
    """Of what and of whom the die is: the roller, the place, the pieces, what is added to it."""
    s = d.s
    words: dict[str, messages.Word] = {"roller": d.whose(step.roller), "face": s.rolled[-1]}
    below = taker(s)
    if isinstance(below, attrition.Wear):
        words["modifier"] = table_builder.signed(attrition.modifier(s, below.side, below.zone))
    if isinstance(below, attrition.Wear | events.StormHits):
        words["space"] = d.place(below.zone)
        words["units"] = counters(d, troops(s, below.side, below.zone))
    elif isinstance(below, sieges.SiegeEnds):
        words["space"] = d.place(world.ZONES + below.fort)
        words["units"] = counters(d, troops(s, 1 - below.side, world.ZONES + below.fort))
        words["modifier"] = table_builder.signed(sieges.siege_modifier(s, below.side, below.fort))
    elif isinstance(below, sieges.Falls):
        words["work"] = d.name(WORK, below.work)
    elif isinstance(below, events.DiscordEnds):
        words["unit"] = d.name(UNIT, below.unit)
        words["space"] = d.place(s.loc[below.unit])
    else:
        words["space"] = d.place(s.battle[reckoning.B_PLACE])
        words["attack"] = counters(d, reckoning.fighters(s, s.battle[reckoning.B_SIDE]))
        words["defence"] = counters(d, reckoning.fighters(s, 1 - s.battle[reckoning.B_SIDE]))
    return words


def ask(s: Siege, language: str) -> str:
    """The question that waits; about a die, which one it is and what its face does besides."""
    asked = WORDING.ask(s, language)
    step = s.agenda[-1]
    if not isinstance(step, rolls.RollAgain | rolls.OmensForRoll):
        return asked
    d = PreviewBuilder(s, flow.PASS, language)
    found = fate_of(d, s.rolled[-1])
    die = d.t(f"die-{rolls.ROLL_REASONS[step.why]}", die_words(d, step))
    return d.t("die-asked", {"die": die, "fate": d.t(f"fate-{found.message}", dict(found.words)), "asked": asked})


# ---------------------------------------------------------------- previews


def preview_roll(d: PreviewBuilder, c: int) -> None:
    """A die is left as it is, or rolled again for the Advantage [8.c, 8.f], which S25 may take first [event.25b]."""
    step = d.step
    assert isinstance(step, rolls.RollAgain | rolls.OmensForRoll)
    again = c != flow.PASS
    clause = rolls.ROLL_CLAUSES[step.why]
    face = d.s.rolled[-1]
    d.term("face", face, clause)
    found = fate_of(d, face)
    d.term("as-it-stands", d.say(f"fate-{found.message}", dict(found.words)), clause)
    _faces(d, step, clause)
    if again and isinstance(step, rolls.OmensForRoll):
        d.entry("event.25b")
    _saving(d, again)
    if again:
        d.advantage_passes()
    else:
        d.advantage_stays()


def _faces(d: PreviewBuilder, step: Asked, clause: str) -> None:
    """What each face would do if the die were rolled again, with its chance, most welcome first [8.c]."""
    faces: dict[Fate, list[int]] = {}
    upward = (step.wants != rolls.LOW) == (d.side == step.roller)
    for face in reversed(preview_builder.DICE) if upward else preview_builder.DICE:
        faces.setdefault(fate_of(d, face), []).append(face)
    rank = {d.side: 0, preview_builder.NEITHER: 1, d.enemy: 2}
    outcomes = [
        view_models.Outcome(
            d.say("faces", {"faces": _range(sorted(those))}),
            d.say(f"fate-{found.message}", dict(found.words)),
            len(those) / dice.FACES_OF_A_DIE,
            found.favours,
        )
        for found, those in sorted(faces.items(), key=lambda item: rank[item[0].favours])
    ]
    d.chances.append(view_models.Chances(d.say("rolled-again"), outcomes, clause))
    if isinstance(taker(d.s), combat.Resolve):
        seen = reckoning.reckon(d.s)
        d.rows_in_use(listings.CRT, reckoning.RESULTS, seen.modifier, seen.column)


def _range(faces: list[int]) -> str:
    """Faces as they stand in a table: 3, 1-4, or 1, 6."""
    if len(faces) > 1 and faces[-1] - faces[0] == len(faces) - 1:
        return f"{faces[0]}-{faces[-1]}"
    return ", ".join([str(face) for face in faces])


def _saving(d: PreviewBuilder, again: bool) -> None:
    """Whether the Advantage could still keep the leader whom discord removes: if his side holds it then [8.e]."""
    below = taker(d.s)
    holder = d.enemy if again else d.s.advantage
    if isinstance(below, events.DiscordEnds) and holder == tables.UNIT_SIDE[below.unit]:
        d.term("may-be-saved", "", "8.e")
