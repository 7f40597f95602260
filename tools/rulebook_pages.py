"""The five rulebooks as pages of the documentation, in both languages: mkdocs calls this as a hook while it builds.

Nothing of it lies in the folder of the pages: what a clause says stands in the rooms alone.
"""

from typing import Any, Final

from polemos.kernel.clauses import LANGUAGES, Clause, Registry, Section
from polemos.match import games
from polemos.match.called import title as title_of
from polemos.room.game import AnyGame

FOLDER: Final = {"en": "rules", "ja": "ja/rules"}
WORDS: Final = {
    "en": {
        "title": "The rules of {game}",
        "about": (
            "All {clauses} clauses by which Polemos plays *{game}*, in our words, each under the number that page, "
            "terminal and refusals name. {rebuilt} of them are reconstructed, wholly or in part: what is supplied is "
            "said there."
        ),
        "rebuilt": "Reconstructed.",
        "missing": "The source lacks {missing}.",
        "optional": "Optional rule.",
        "see": "See {refs}.",
        "other": "[日本語](../ja/rules/{game}.md)",
    },
    "ja": {
        "title": "{game}のルール",
        "about": (
            "Polemosが『{game}』に用いる{clauses}条のルールを、私たちの言葉で記したものです。番号は、ページ、ターミナル、"
            "拒否の理由に示されるものと同じです。うち{rebuilt}条は全部または一部を復元したもので、補ったことはその条に記しています。"
        ),
        "rebuilt": "復元。",
        "missing": "原典に欠けているもの：{missing}。",
        "optional": "選択ルール。",
        "see": "参照：{refs}",
        "other": "[English](../../rules/{game}.md)",
    },
}


def on_files(files: Any, config: Any) -> Any:
    """Add a page for each rulebook and language."""
    from mkdocs.structure.files import File

    for name in games.names():
        for language in LANGUAGES:
            path = f"{FOLDER[language]}/{name}.md"
            files.append(File.generated(config, path, content=page(games.find(name), language)))
    return files


def page(game: AnyGame, language: str) -> str:
    """A rulebook as Markdown: its sections in their order, each clause under its number."""
    words, title = WORDS[language], title_of(game, language)
    registry: Registry = game.clauses
    rebuilt = sum(clause.reconstructed for clause in registry)
    lines = [
        f"# {words['title'].format(game=title)}",
        words["about"].format(game=title, clauses=len(registry), rebuilt=rebuilt),
        words["other"].format(game=game.name),
    ]
    for section, clauses in in_sections(registry):
        lines.append(f"## {escaped(section.title_in(language))}")
        for clause in clauses:
            lines += written(clause, registry, language)
    return "\n\n".join(lines) + "\n"


def in_sections(registry: Registry) -> list[tuple[Section, list[Clause]]]:
    """The clauses by section; a section without titles is called by its first clause."""
    titled = {section.id: section for section in registry.sections}
    found: dict[str, tuple[Section, list[Clause]]] = {}
    for clause in registry:
        name = clause.id.replace("-", ".").split(".", 1)[0]
        if name not in found:
            found[name] = titled.get(name, Section(name, clause.title, clause.title_ja)), []
        found[name][1].append(clause)
    return list(found.values())


def written(clause: Clause, registry: Registry, language: str) -> list[str]:
    """A clause, paragraph by paragraph."""
    words = WORDS[language]
    notes = [
        *([words["optional"]] if clause.optional else []),
        *([words["rebuilt"]] if clause.reconstructed else []),
        *([words["missing"].format(missing=escaped(clause.missing_in(language)))] if clause.missing else []),
    ]
    known = [ref for ref in clause.refs if ref in registry]
    if known:
        gap = "、" if language == "ja" else ", "
        notes.append(words["see"].format(refs=gap.join(f"[{ref}](#{anchor(ref)})" for ref in known)))
    heading = f"### {clause.id} {escaped(clause.title_in(language))} {{ #{anchor(clause.id)} }}"
    said = escaped(clause.text_in(language))
    # no slanted letters in Japanese
    told = f"({''.join(notes)})" if language == "ja" else f"*{' '.join(notes)}*"
    return [heading, said, *([told] if notes else [])]


def anchor(clause_id: str) -> str:
    """What a link to a clause names."""
    return f"rule-{clause_id.replace('.', '-').lower()}"


def escaped(text: str) -> str:
    """Text in which Markdown sees nothing but text."""
    return "".join(f"\\{ch}" if ch in "\\`*_{}[]<>#|" else ch for ch in text)
