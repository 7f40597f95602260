"""The random bot: every choice is as likely as any other."""

from polemos.bots.bot import Seat


class RandomBot:
    """Picks evenly, with the seat's numbers; declines what only people agree on."""

    name = "random"
    uniform = True
    apart = False

    def choose(self, seat: Seat) -> int:
        """One of the seat's choices."""
        if seat.declines >= 0:
            return seat.declines
        return seat.choices[seat.rng.below(len(seat.choices))]
