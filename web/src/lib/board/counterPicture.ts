// A counter on a canvas of its own, drawn by the painter of the board: in a fan, on a card, in a legend.
import type { Language, Piece, SideStyle } from '../api/types'
import { drawCounter, styleOf } from './counters'

/** Around a counter, for its shadow and for the arrowhead on its edge, as a share of its side. */
export const ROOM = 0.22

export interface Picture {
  piece: Piece
  sides: readonly SideStyle[]
  language: Language
  /** Its side in CSS pixels. */
  side: number
}

/** An action for a canvas: draws the counter, and anew whenever it has changed. */
export function counterPicture(canvas: HTMLCanvasElement, picture: Picture): { update: (next: Picture) => void } {
  const paint = ({ piece, sides, language, side }: Picture): void => {
    const ratio = Math.min(3, window.devicePixelRatio || 1)
    const whole = Math.ceil(side * (1 + 2 * ROOM))
    canvas.width = canvas.height = whole * ratio
    const ctx = canvas.getContext('2d')
    if (!ctx) return
    ctx.setTransform(side * ratio, 0, 0, side * ratio, (whole * ratio) / 2, (whole * ratio) / 2)
    drawCounter(ctx, piece, styleOf(sides, piece.side), language, side * ratio)
  }
  paint(picture)
  return { update: paint }
}
