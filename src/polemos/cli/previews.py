"""What a choice would do, in lines for a terminal."""

from polemos.room.view_models import Preview, Term


def preview_lines(preview: Preview) -> list[str]:
    """A preview: its title, what speaks against it, the reckoning, and how likely each result is."""
    lines = [preview.title]
    if preview.warning:
        lines.append(f"  ! {preview.warning}")
    lines += [f"  {_term(term)}" for term in preview.terms]
    for chances in preview.chances:
        lines.append(f"  {chances.title}{_cited(chances.clause)}")
        for outcome in chances.outcomes:
            words = outcome.name if outcome.text in ("", outcome.name) else f"{outcome.name}: {outcome.text}"
            lines.append(f"    {outcome.chance:>4.0%}  {words}")
    return lines


def _term(term: Term) -> str:
    return (f"{term.text}: {term.value}" if term.value else term.text) + _cited(term.clause)


def _cited(clause: str) -> str:
    return f"  [{clause}]" if clause else ""
