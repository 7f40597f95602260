"""A second factor: a code that changes every thirty seconds, in an app on somebody's phone (TOTP, RFC 6238).

Codes are reckoned by the library `pyotp`. Whoever has lost his phone signs in by one of ten spare codes, each once.
"""

import hmac
import secrets
from typing import ClassVar, Final

from sqlalchemy import String, Table, delete, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.server.store import Base, Store
from polemos.server.tokens import digest

STEP: Final = 30
"""Seconds for which a code holds."""
WINDOW: Final = 1
"""Codes before and after the present one that are taken too: clocks differ, and typing takes a while."""
SPARES: Final = 10
"""Spare codes that somebody gets."""
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""What spare codes are made of: nothing that is taken for something else."""
SPARE_LENGTH: Final = 12
"""Letters of a spare code, some 59 bits: of such a secret a plain digest is kept, as of every token."""
MOST: Final = 40
"""Letters of anything that could be a code."""


class SecondRow(Base):
    """Whose account asks for a code.

    secret: what the codes are reckoned from, in base 32; it cannot be kept as a digest. since: when a first code has
    shown that the app has it, 0 before: then it is not asked for. step: the last step of thirty seconds of which a code
    was taken, since none is taken twice. spares: digests of the spare codes that are left, with blanks between.
    """

    __tablename__ = "account_seconds"
    __table__: ClassVar[Table]

    account: Mapped[str] = mapped_column(String(40), primary_key=True)
    secret: Mapped[str] = mapped_column(String(80))
    since: Mapped[float] = mapped_column(default=0.0)
    step: Mapped[int] = mapped_column(default=0)
    spares: Mapped[str] = mapped_column(default="")


class SecondFactors:
    """The second factors of the accounts of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def row(self, account: str) -> SecondRow | None:
        """What stands of an account, also while no code has been seen yet."""
        return self.store.do(lambda session: session.get(SecondRow, account))

    def asked(self, account: str) -> bool:
        """Whether an account asks for a code."""
        found = self.row(account)
        return found is not None and found.since > 0

    def left(self, account: str) -> int:
        """How many spare codes are left."""
        found = self.row(account)
        return len(found.spares.split()) if found is not None and found.since else 0

    def begin(self, account: str) -> str:
        """A new secret, which waits for its first code. Nothing changes where codes are asked for already.

        Raises Unwritten.
        """
        from pyotp import random_base32

        def work(session: Session) -> str:
            found = session.get(SecondRow, account)
            if found is not None and found.since:
                return ""
            secret = random_base32()
            if found is None:
                session.add(SecondRow(account=account, secret=secret, since=0.0, step=0, spares=""))
            else:
                found.secret = secret
            return secret

        return self.store.do(work, promised=True)

    def confirm(self, account: str, code: str, at: float) -> list[str] | None:
        """See that the app shows the right code: from now on it is asked for. The spare codes; None for a wrong one.

        Raises Unwritten.
        """
        spares = ["".join(secrets.choice(LETTERS) for _ in range(SPARE_LENGTH)) for _ in range(SPARES)]

        def work(session: Session) -> list[str] | None:
            row = session.get(SecondRow, account)
            if row is None or row.since:
                return None
            step = step_of(row.secret, code, at)
            if not step:
                return None
            row.since, row.step, row.spares = at, step, " ".join(digest(one) for one in spares)
            return spares

        return self.store.do(work, promised=True)

    def takes(self, account: str, code: str, at: float) -> bool:
        """Take a code of the app or a spare one, none of them twice. Raises Unwritten."""

        def work(session: Session) -> bool:
            row = session.get(SecondRow, account)
            if row is None or not row.since:
                return False
            step = step_of(row.secret, code, at)
            if step:
                # of two who come with it at once the second one finds it gone
                later = update(SecondRow).where(SecondRow.account == account, SecondRow.step < step)
                used = session.execute(later.values(step=step).returning(SecondRow.account))
                return used.first() is not None
            spare, kept = digest(plain(code)), row.spares.split()
            if not any(hmac.compare_digest(spare, one) for one in kept):
                return False
            rest = " ".join(one for one in kept if one != spare)
            same = update(SecondRow).where(SecondRow.account == account, SecondRow.spares == row.spares)
            return session.execute(same.values(spares=rest).returning(SecondRow.account)).first() is not None

        return self.store.do(work, promised=True)

    def end(self, account: str) -> bool:
        """Ask for no code any more; whether one was asked for. Raises Unwritten."""
        order = delete(SecondRow).where(SecondRow.account == account).returning(SecondRow.since)

        def work(session: Session) -> bool:
            found = session.execute(order).first()
            return found is not None and found[0] > 0

        ended = self.store.do(work, promised=True)
        self.store.purge()
        return ended


def plain(code: str) -> str:
    """A code as it is compared: people type blanks and dashes into it, and capitals."""
    return "".join(letter for letter in code[:MOST].lower() if letter.isalnum())


def step_of(secret: str, code: str, at: float) -> int:
    """The step of thirty seconds whose code this is, near a time (seconds since 1970); 0 if it is none of them."""
    from pyotp import TOTP

    typed, codes = plain(code), TOTP(secret, interval=STEP)
    found = 0
    for step in range(int(at) // STEP - WINDOW, int(at) // STEP + WINDOW + 1):
        if hmac.compare_digest(codes.at(step * STEP).encode(), typed.encode()):
            found = step
    return found


def link_of(secret: str, address: str, place: str) -> str:
    """What an app on a phone reads, from a QR code or typed: secret, account and server."""
    from pyotp import TOTP

    return TOTP(secret, interval=STEP, name=address, issuer=place).provisioning_uri()
