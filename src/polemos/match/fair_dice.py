"""Fair dice: a seed that is promised before anybody knows a die of it, and told when the game is over.

Whoever holds the dice draws a secret and tells its SHA-256, the commitment. Each player gives a share, a random number
of his own. The generator is begun anew for each entry of the record, by the secret, the number of the entry and the
shares that count by then. So neither alone makes the dice; the dice that fell tell nothing of those to come; and once
the secret is told everybody can roll all of them again (`polemos verify`).

    {"commitment": "9f86...", "secret": "53e1...", "shares": {"red": {"share": "a1b2...", "from": 1}}}

stands so in a record's header under "fair". Before the first choice (entry 0) the game is set up by a seed made
likewise.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass, replace
from typing import Any, Final

from polemos.kernel.dice import seed_pair
from polemos.kernel.errors import BadInput, shown

SECRET_BYTES: Final = 32
SHARE_BYTES: Final = 16
SHARE_FORM: Final = r"[0-9a-f]{32,64}"
"""A share as it is sent and kept: random bytes in hexadecimal."""
_SHARE: Final = re.compile(SHARE_FORM)
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
SETUP_DIGITS: Final = 16


@dataclass(slots=True, frozen=True)
class Share:
    """A player's part in the dice. `start`: the first entry for which it counts (0: the set-up); text: "" if untold."""

    side: str
    text: str
    start: int

    def as_json(self) -> dict[str, Any]:
        """What the header holds of it."""
        return {"share": self.text, "from": self.start} if self.text else {"from": self.start}


@dataclass(slots=True, frozen=True)
class FairDice:
    """The promise of a match, and who has a part in it. `secret` is "" where it is not told."""

    commitment: str
    secret: str = ""
    shares: tuple[Share, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """What the header holds of it."""
        made: dict[str, Any] = {"commitment": self.commitment}
        if self.secret:
            made["secret"] = self.secret
        return {**made, "shares": {share.side: share.as_json() for share in self.shares}}

    def share_of(self, side: str) -> Share | None:
        """The share that a side has given."""
        return next((share for share in self.shares if share.side == side), None)

    def sharing(self, side: str, text: str, start: int) -> "FairDice":
        """The same with a share more. Raises BadInput for one that is none, or a second one of a side."""
        if not _SHARE.fullmatch(text):
            raise BadInput(f"a share is 32 to 64 digits 0-9 and a-f, not {shown(text)}")
        if self.share_of(side) is not None:
            raise BadInput(f"{side} has given a share already")
        return replace(self, shares=(*self.shares, Share(side, text, start)))

    @property
    def sealed(self) -> "FairDice":
        """The same without anything that tells dice to come."""
        return FairDice(self.commitment, "", tuple(replace(share, text="") for share in self.shares))

    def generator(self, n: int) -> tuple[int, int]:
        """The two numbers with which the generator begins entry n. The secret must be known."""
        return seed_pair(self._mixed(n))

    @property
    def setup_seed(self) -> str:
        """The seed of what is rolled and drawn before the first entry; it tells nothing of the secret."""
        return hashlib.sha256(self._mixed(0).encode()).hexdigest()[:SETUP_DIGITS]

    def _mixed(self, n: int) -> str:
        """All that the dice of entry n come of."""
        assert self.secret
        shares = sorted((share.side, share.text) for share in self.shares if share.start <= n)
        return "/".join([self.secret, f"entry {n}", *(f"{side} {text}" for side, text in shares)])


def promise() -> FairDice:
    """Fair dice with a new secret."""
    secret = secrets.token_hex(SECRET_BYTES)
    return FairDice(commitment_of(secret), secret)


def commitment_of(secret: str) -> str:
    """The SHA-256 of a secret as it is written, in hexadecimal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_share() -> str:
    """A share for whoever brings no random number of his own."""
    return secrets.token_hex(SHARE_BYTES)


def fair_dice(data: Any, place: str) -> FairDice | None:
    """What a header says of fair dice, None for nothing. Raises BadInput that begins with the place."""
    if data is None:
        return None
    if not isinstance(data, dict):
        raise BadInput(f"{place}: fair must be an object with commitment, secret and shares, not {shown(data)}")
    commitment, secret, given = data.get("commitment"), data.get("secret", ""), data.get("shares", {})
    if not isinstance(commitment, str) or not _DIGEST.fullmatch(commitment):
        raise BadInput(f"{place}: the commitment must be a SHA-256 in 64 digits 0-9 and a-f, not {shown(commitment)}")
    if not isinstance(secret, str):
        raise BadInput(f"{place}: the secret must be a text, not {shown(secret)}")
    if not isinstance(given, dict):
        raise BadInput(f"{place}: shares must be an object with a share of each side, not {shown(given)}")
    return FairDice(commitment, secret, tuple(_share(side, share, place) for side, share in given.items()))


def _share(side: str, data: Any, place: str) -> Share:
    if not isinstance(data, dict):
        raise BadInput(f"{place}: the share of {shown(side)} must be an object with share and from, not {shown(data)}")
    text, start = data.get("share", ""), data.get("from")
    if not isinstance(text, str) or (text and not _SHARE.fullmatch(text)):
        raise BadInput(f"{place}: the share of {shown(side)} must be 32 to 64 digits 0-9 and a-f, not {shown(text)}")
    if type(start) is not int or start < 0:
        raise BadInput(f"{place}: the share of {shown(side)} counts from a choice, 0 or later, not {shown(start)}")
    return Share(side, text, start)
