"""Passwords: which are taken, and how they are kept (Argon2id, by argon2-cffi)."""

import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from polemos.server.problems import busy

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST: Final = 12
LONGEST: Final = 200
AT_ONCE: Final = 2
"""Passwords that are hashed at the same time: each takes 64 MB for a moment."""
PATIENCE: Final = 10.0
"""Seconds that others wait for their turn; then they are told to come again."""
COMMON: Final = frozenset(
    (
        *("123456789012", "1234567890123", "12345678901234", "123456123456", "123123123123", "111222333444"),
        *("qwertyuiop12", "qwertyuiop123", "qwertyqwerty", "qwerty123456", "qwertyuiopas", "qazwsxedcrfv"),
        *("1qaz2wsx3edc", "1q2w3e4r5t6y", "asdfghjkl123", "asdfasdfasdf", "zxcvbnm12345", "abcdefghijkl"),
        *("abcd12345678", "abc123abc123", "abcdef123456", "password1234", "password12345", "password123456"),
        *("passwordpassword", "password2024", "password2025", "password2026", "passw0rd1234", "p@ssw0rd1234"),
        *("iloveyou1234", "iloveyouiloveyou", "letmeinletmein", "letmein12345", "welcome12345", "administrator"),
        *(
            "adminadmin12",
            "admin1234567",
            "changeme1234",
            "polemospolemos",
            "polemos12345",
            "correcthorsebatterystaple",
        ),
    )
)
"""The commonest of those that are long enough, in small letters."""


def plain(password: str) -> str:
    """A password as it is hashed: the same however a keyboard puts its accents together."""
    return unicodedata.normalize("NFC", password)


def fault(password: str, *known: str) -> str:
    """Why a password is not taken, as the code of a problem; "" if it is. known: what everybody knows of its owner."""
    text = plain(password)
    if len(text) < SHORTEST:
        return "password-short"
    low = text.casefold()
    if low in COMMON or len(set(low)) <= 2 or low in {one.casefold() for one in known}:
        return "password-common"
    return ""


class Passwords:
    """Hashes passwords, and compares them."""

    def __init__(self, hasher: "PasswordHasher | None" = None) -> None:
        # of an optional extra: a server without accounts does without
        from argon2 import PasswordHasher
        from argon2.exceptions import InvalidHashError, VerificationError

        self._hasher = hasher or PasswordHasher()
        self._wrong = (VerificationError, InvalidHashError)
        self._places = threading.BoundedSemaphore(AT_ONCE)
        self._nobody = ""

    @contextmanager
    def _place(self) -> Iterator[None]:
        """A place among those that are hashed. Raises Refused where there is none for long."""
        if not self._places.acquire(timeout=PATIENCE):
            raise busy()
        try:
            yield
        finally:
            self._places.release()

    def hashed(self, password: str) -> str:
        """What is kept of a password. Raises Refused where too many wait."""
        with self._place():
            return self._hasher.hash(plain(password))

    def fits(self, hashed: str, password: str) -> bool:
        """Whether a password is that of a hash. It takes as long where there is none (""). Raises Refused."""
        if not hashed and not self._nobody:
            self._nobody = self.hashed("nobody has this one")
        with self._place():
            try:
                self._hasher.verify(hashed or self._nobody, plain(password))
            except self._wrong:
                return False
        return bool(hashed)

    def outdated(self, hashed: str) -> bool:
        """Whether a hash was made with other parameters than those of today."""
        return self._hasher.check_needs_rehash(hashed)
