"""The card of a counter or a place, made from the view of whoever looks."""

from polemos.match.match import AnyMatch
from polemos.server.schemas import InfoCardModel


def card_of(match: AnyMatch, side: int, n: int | None, piece: str, space: int, language: str) -> InfoCardModel:
    """What a viewer may know of a counter that he sees, or of a place, now or as it was after entry n."""
    state = match.state if n is None else match.at(n)
    edge = match.game.edge
    view, board = match.game.rules.view(state, side), edge.board_for(state, language)
    card = edge.piece_card(view, board, piece, language) if piece else edge.place_card(view, board, space, language)
    return InfoCardModel(n=match.n if n is None else n, piece=piece, space=space, card=card)
