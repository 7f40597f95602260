"""What lies beside the map, in words, a line each: score, treasury, hands, the pool, who controls what."""

from typing import Any

from polemos.games.belisarius.edge.ledger import STATES, Account, Memory, ledger, pieces_of
from polemos.games.belisarius.edge.messages import level_name, lexicon, texts


def panel(view: dict[str, Any], language: str) -> list[str]:
    """One line each of what a view shows beside the map."""
    t = texts(language)
    words = lexicon(language)
    book = ledger(view)
    lines = [_score(account, language) for account in book.accounts]
    for account in book.accounts:
        name = words["side"][account.side]
        if account.sp is not None:
            lines.append(t("panel-treasury", {"side": name, "sp": account.sp}))
        if account.hand is None:
            lines.append(t("panel-hand-size", {"side": name, "number": account.hand_size}))
        else:
            lines.append(t("panel-hand", {"side": name, "markers": _markers(account.hand, language)}))
    lines += _memory(book.memory, language)
    lines.append(t("panel-pool", {"number": book.pool}))
    for state in STATES:
        names = t.listed([words["province"][p] for p in book.controlled[state]]) or t("panel-nothing")
        lines.append(t("panel-controls", {"state": words["state"][state], "provinces": names}))
    return lines


def _score(account: Account, language: str) -> str:
    tally = account.tally
    side, points = lexicon(language)["side"][account.side], f"{tally.halves / 2:g}"
    level = level_name(tally.level, language)
    args: dict[str, str | int] = {"side": side, "points": points, "level": level, "provinces": account.provinces}
    return texts(language)("panel-score", args)


def _memory(memory: Memory, language: str) -> list[str]:
    """What the viewer last saw of the other side's secrets."""
    t = texts(language)
    lines = []
    if memory.hand_turn >= 0:
        held = _markers(memory.hand, language)
        lines.append(t("panel-seen-markers", {"turn": memory.hand_turn, "markers": held}))
    if memory.treasury_turn >= 0:
        lines.append(t("panel-seen-treasury", {"turn": memory.treasury_turn, "sp": memory.treasury}))
    return lines


def _markers(counts: list[int], language: str) -> str:
    """A hand in words: each kind once, with its number where there are several."""
    t, names = texts(language), lexicon(language)["marker"]
    held = [names[k] if n == 1 else f"{names[k]} ×{n}" for k, n in pieces_of(counts)]
    return t.listed(held) or t("panel-nothing")
