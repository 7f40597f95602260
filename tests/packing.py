"""Building the package, and what its page needs."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def build(folder: Path, kind: str) -> Path:
    """The wheel or the sdist of this work tree."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (made,) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def parts_of(page: str) -> list[str]:
    """The addresses of scripts, styles and pictures that a page names, as they are below its own."""
    named = re.findall(r'<(?:script|link|img)[^>]*?(?:src|href)="\.?(/[^"]+)"', page)
    return list(dict.fromkeys(named))
