// A piece taken off the board into the hand, by pointer or by key, and put down elsewhere.
import type { Piece } from '../api/types'
import { NOWHERE } from './atlas'
import type { HeldPiece } from './stage'

/** The kind of data that a page's own list of pieces gives a drag, to be dropped on the board. */
export const PIECE_TYPE = 'application/x-polemos-piece'
/** So many pixels a pointer may stir and still click. */
const STIR = 5

export interface Board {
  /** The space under a point of the window; -1 beside the board. */
  spaceAt(x: number, y: number): number
  /** A point of the window, counted from the board's upper left corner. */
  within(x: number, y: number): [number, number]
  /** A piece is in the hand now, or none. */
  took(piece: Piece | null): void
  moved(): void
  put(piece: string, space: number): void
}

export class Hand {
  held: HeldPiece | null = null
  /** The click that follows a drag means nothing: it is asked for once. */
  private dragged = false

  constructor(private readonly board: Board) {}

  /** Whether this click ends a drag. */
  spent(): boolean {
    const { dragged } = this
    this.dragged = false
    return dragged
  }

  take(piece: Piece, at: [number, number] = [-999, 0], over = NOWHERE): void {
    this.held = { piece, x: at[0], y: at[1], over }
    this.board.took(piece)
  }

  /** Hold it elsewhere, in pixels from the board's corner. */
  hold(at: [number, number], over: number): void {
    if (!this.held) return
    this.held = { ...this.held, x: at[0], y: at[1], over }
    this.board.moved()
  }

  release(): Piece | null {
    const piece = this.held?.piece ?? null
    this.held = null
    this.board.took(null)
    return piece
  }

  /** Put down where a key says. */
  putOn(space: number): void {
    const piece = this.release()
    if (piece && piece.space !== space) this.board.put(piece.id, space)
  }

  /** A pointer goes down on a piece: from here on it may be dragged. */
  grab(piece: Piece, event: PointerEvent): void {
    this.dragged = false
    if (event.button !== 0) return
    const [x, y, id] = [event.clientX, event.clientY, event.pointerId]
    const moved = (next: PointerEvent): void => {
      if (next.pointerId !== id) return
      if (!this.held && Math.hypot(next.clientX - x, next.clientY - y) < STIR) return
      if (!this.held) this.take(piece)
      this.hold(this.board.within(next.clientX, next.clientY), this.board.spaceAt(next.clientX, next.clientY))
    }
    const done = (next: PointerEvent): void => {
      if (next.pointerId !== id) return
      window.removeEventListener('pointermove', moved)
      window.removeEventListener('pointerup', done)
      window.removeEventListener('pointercancel', done)
      if (!this.held) return
      this.dragged = next.type === 'pointerup'
      this.release()
      const space = this.board.spaceAt(next.clientX, next.clientY)
      if (this.dragged && space !== piece.space) this.board.put(piece.id, space)
    }
    window.addEventListener('pointermove', moved)
    window.addEventListener('pointerup', done)
    window.addEventListener('pointercancel', done)
  }
}
