"""Data packs for tests: our own files, changed."""

from pathlib import Path


def lay(ours: Path, folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """A pack with one of our files, changed."""
    content = (ours / name).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in content, f"{name} has no {old!r}"
        content = content.replace(old, new, 1)
    target = folder / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(content, encoding="utf-8")
    return folder
