#!/bin/sh
# Prints the newest Python on this machine, if it is newer than that of .venv: python3.x on the path, of pyenv, of uv.
# Where there is none but uv can be had, uv fetches one. Prints nothing if no newer one is to be had.
ours=$(.venv/bin/python -c 'import sys; print(sys.version_info[1])')
tried() {
    # whether it runs (a shim of pyenv may not), and can make a venv
    "$1" -c "import sys, venv, ensurepip; sys.exit(sys.version_info[:2] != (3, $2))" 2>/dev/null
}
for minor in 14 13 12; do
    [ "$minor" -gt "$ours" ] || break
    for found in "$(command -v python3.$minor || true)" "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.$minor.*/bin/python3.$minor; do
        if [ -x "$found" ] && tried "$found" "$minor"; then
            echo "$found"
            exit 0
        fi
    done
    if command -v uv >/dev/null 2>&1; then
        found=$(uv python find --no-project "3.$minor" 2>/dev/null || true)
        if [ -n "$found" ] && tried "$found" "$minor"; then
            echo "$found"
            exit 0
        fi
    fi
done
if [ "$ours" -lt 13 ] && command -v uv >/dev/null 2>&1 && uv python install --quiet 3.13 >/dev/null 2>&1; then
    uv python find --no-project 3.13 2>/dev/null || true
fi
