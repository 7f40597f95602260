"""Ask a server of this computer for its health: exit code 0 if it is ready, 1 if not. `healthcheck.py [PORT]`."""

import sys
import urllib.error
import urllib.request


def main() -> int:
    """Ask once."""
    port = sys.argv[1] if len(sys.argv) > 1 else "8765"
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=4) as answer:
            return 0 if answer.status == 200 else 1
    except (OSError, urllib.error.URLError):
        return 1


if __name__ == "__main__":
    sys.exit(main())
