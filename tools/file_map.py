"""Write docs/files.md: every source file with what it is, as its docstring says: `python tools/file_map.py`."""

import argparse
import ast
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "polemos"
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
    return text


def said_of(path: Path) -> str:
    """The first sentence or paragraph of a docstring, in one line, with clause ids as code."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    first = " ".join(said.partition("\n\n")[0].split())
    # clause ids in brackets would read as links
    return first.replace("[", "(").replace("]", ")").replace("<", "&lt;")


if __name__ == "__main__":
    main()
