"""Write docs/files.md: every source file with what it is, as its docstring or first comment says."""

import argparse
import ast
import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "polemos"
WEB: Final = ROOT / "web" / "src"
PAGE: Final = ROOT / "docs" / "files.md"
HEAD: Final = """# Every file

What each source file is, in the words at its head. `python tools/file_map.py` writes this page; how the parts fit
together stands in [architecture](architecture.md).
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Write docs/files.md.")
    parser.add_argument("--check", action="store_true", help="only tell, by the exit code, whether the page is current")
    if parser.parse_args().check:
        sys.exit(0 if PAGE.read_text("utf-8") == page() else 1)
    PAGE.write_text(page(), "utf-8")


def page() -> str:
    """The page: a chapter for each floor and room, a section for each folder in it."""
    folders = sorted({path.parent for path in SOURCE.rglob("*.py")}, key=lambda path: path.relative_to(SOURCE).parts)
    text = HEAD
    for folder in folders:
        files = [path for path in sorted(folder.glob("*.py")) if path.name not in ("__init__.py", "__main__.py")]
        if files:
            place = folder.relative_to(SOURCE).as_posix()
            text += f"\n{'#' * (2 + min(2, place.count('/')))} `{place}/`\n\n"
            said = said_of(folder / "__init__.py") if (folder / "__init__.py").exists() else ""
            text += f"{said}\n\n" if said else ""
            text += "".join(f"- `{path.name}`: {said_of(path)}\n" for path in files)
    return text + page_of_the_page()


def page_of_the_page() -> str:
    """The chapter of the browser's page."""
    text = "\n## The page: `web/src/`\n"
    paths = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "schema.d.ts"]
    for folder in sorted({path.parent for path in paths}):
        text += f"\n### `{folder.relative_to(ROOT).as_posix()}/`\n\n"
        files = sorted(path for path in paths if path.parent == folder)
        text += "".join(f"- `{path.name}`: {words}\n" for path in files if (words := first_comment(path)))
        if silent := [f"`{path.stem}`" for path in files if path.suffix == ".svelte" and not first_comment(path)]:
            text += f"- components: {', '.join(silent)}\n"
    return text


def first_comment(path: Path) -> str:
    """The comment at the head of a file of the page, in one line."""
    if path.suffix == ".svelte":
        found = re.match(r"<!--(.*?)-->", path.read_text("utf-8"), re.DOTALL)
        return escaped(found[1]) if found else ""
    found = re.match(r"(?://.*\n)+", path.read_text("utf-8"))
    return escaped(re.sub(r"^//", "", found[0], flags=re.MULTILINE)) if found else ""


def said_of(path: Path) -> str:
    """The first sentence or paragraph of a docstring, in one line, with clause ids as code."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return escaped(said.partition("\n\n")[0])


def escaped(said: str) -> str:
    """A text in one line, as Markdown; clause ids in brackets would read as links."""
    return " ".join(said.split()).replace("[", "(").replace("]", ")").replace("<", "&lt;")


if __name__ == "__main__":
    main()
