"""Notices by e-mail: what a mail looks like, and how it is handed to the mail server."""

import smtplib
import ssl
from contextlib import suppress
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from typing import Final

from polemos.server.notice_carriers import Going, Later, Never, Unsure
from polemos.server.notice_options import Smtp
from polemos.server.notice_texts import Notice

PATIENCE: Final = 20.0
"""Seconds that the mail server may take for an answer."""
TAKEN: Final = 250
FORWARDED: Final = 251
PERMANENT: Final = 500
"""SMTP replies from here on say that a mail will never be taken."""


class Mail:
    """Hands mails to a mail server."""

    def __init__(self, server: Smtp, sender: str) -> None:
        self._server = server
        self._sender = sender

    def carry(self, address: str, notice: Notice, going: Going) -> None:
        """Send a mail. Raises Later, Never and Unsure."""
        name, sender = parseaddr(self._sender)
        body = message(notice, name, sender, address).as_bytes(policy=SMTP)
        gone, code = False, 0
        try:
            server = self._connected()
            try:
                self._accepted(server.mail(sender))
                self._accepted(server.rcpt(address), refused=True)
                going()
                gone = True
                code, _ = server.data(body)
            finally:
                # what has been answered has been answered, however he takes leave
                with suppress(smtplib.SMTPException, OSError):
                    server.quit()
        except smtplib.SMTPDataError as error:
            # before the text of the mail: it was not sent
            raise Later(f"the mail server answers {error.smtp_code}") from None
        except smtplib.SMTPAuthenticationError:
            raise Later("the mail server refuses the name or the password") from None
        except (smtplib.SMTPException, OSError) as error:
            if gone:
                raise Unsure from None
            raise Later(f"the mail server cannot be used ({type(error).__name__})") from None
        if code >= PERMANENT:
            raise Never(f"the mail server answers {code}")
        if code != TAKEN:
            raise Later(f"the mail server answers {code}")

    def _connected(self) -> smtplib.SMTP:
        """A connection, encrypted if the server can, on which we have said who we are.

        A password is never sent in clear but to this computer itself. Raises SMTPException, OSError and Later.
        """
        at, safe = self._server, ssl.create_default_context()
        server: smtplib.SMTP
        if at.tls:
            server = smtplib.SMTP_SSL(at.host, at.port, timeout=PATIENCE, context=safe)
        else:
            server = smtplib.SMTP(at.host, at.port, timeout=PATIENCE)
        try:
            server.ehlo_or_helo_if_needed()
            covered = at.tls
            if not at.tls and not at.local and server.has_extn("starttls"):
                server.starttls(context=safe)
                server.ehlo_or_helo_if_needed()
                covered = True
            if at.user:
                if not covered and not at.local:
                    raise Later("the mail server encrypts nothing, so that no password is sent to it")
                server.login(at.user, at.password)
        except BaseException:
            server.close()
            raise
        return server

    @staticmethod
    def _accepted(answer: tuple[int, bytes], refused: bool = False) -> None:
        """See whether the server goes on; refused: what it refuses for good is the address. Raises Later and Never."""
        code = answer[0]
        if refused and code >= PERMANENT:
            raise Never(f"the mail server answers {code}")
        if code not in (TAKEN, FORWARDED):
            raise Later(f"the mail server answers {code}")


def message(notice: Notice, name: str, sender: str, address: str) -> EmailMessage:
    """A notice as a mail. It can be ended by one click in the reader's own program [RFC 8058]."""
    mail = EmailMessage()
    mail["From"] = Address(name or "Polemos", addr_spec=sender)
    mail["To"] = Address(addr_spec=address)
    mail["Subject"] = notice.subject
    mail["Date"] = formatdate()
    # the same whenever it is sent: a second copy can be told for one
    mail["Message-ID"] = f"<{notice.id}@{sender.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    if notice.leave:
        mail["List-Unsubscribe"] = f"<{notice.leave}>"
    if notice.leave.startswith("https://"):
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(notice.text)
    mail["Content-Language"] = notice.language
    return mail
