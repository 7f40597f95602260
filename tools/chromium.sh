#!/bin/sh
# See that the browser tests find Chromium; install it where that is possible.
#   BROWSER=/path/to/chromium   this one;   BROWSER=none   the tests go without
wanted="chromium fonts-noto-cjk"
# The same without windows of its own, which takes a third less; not every system has it.
lighter="chromium-headless-shell fonts-noto-cjk"
install="apt-get install -qq -y --no-install-recommends -o Acquire::Retries=1 -o Acquire::http::Timeout=30"

fail() {
    echo "polemos: $1" >&2
    echo "Install it (Debian, Ubuntu, as root: apt-get install $wanted), name one that is there" >&2
    echo "(make test BROWSER=/path/to/chromium), or go without the browser tests (make test BROWSER=none)." >&2
    exit 1
}

case "$BROWSER" in
none) exit 0 ;;
?*) command -v "$BROWSER" >/dev/null || fail "there is no browser '$BROWSER'"; exit 0 ;;
esac

have() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null && return 0
    done
    return 1
}

if have; then
    # Without a Japanese font the tests still run; only their pictures lack the letters.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && command -v fc-list >/dev/null && ! fc-list :lang=ja | grep -q .; then
        $install fonts-noto-cjk >/dev/null 2>&1 ||
            echo "polemos: no Japanese font here (Debian, Ubuntu: apt-get install fonts-noto-cjk)" >&2
    fi
    exit 0
fi
command -v apt-get >/dev/null || fail "the browser tests need Chromium, which is not here"
[ "$(id -u)" = 0 ] || fail "the browser tests need Chromium, and only root can install it"
echo "Installing Chromium ..."
export DEBIAN_FRONTEND=noninteractive
{ apt-get update -qq && { $install $lighter 2>/dev/null || $install $wanted; }; } >/dev/null ||
    fail "the browser tests need Chromium, and it could not be installed"
have || fail "Chromium was installed, but cannot be found"
