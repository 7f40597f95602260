// Which of the choices that wait concern a counter or a place.
import type { Choice, Piece } from '../../lib/api/types'

/** Of a counter: those that name it; where none does, those of the place where it stands. */
export function concerningPiece(choices: readonly Choice[], piece: Piece | undefined): readonly Choice[] {
  if (!piece) return []
  const own = choices.filter((choice) => choice.piece === piece.id)
  return own.length ? own : concerningSpace(choices, piece.space)
}

/** Of a place: those that lie there and on no counter. */
export function concerningSpace(choices: readonly Choice[], space: number): readonly Choice[] {
  return choices.filter((choice) => choice.space === space && choice.piece === '')
}
