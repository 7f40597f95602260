// Where on the board a card may lie without covering what it is about.

/** What should stay in sight: a rectangle in pixels of the board, and how much it matters. */
export interface Thing {
  left: number
  top: number
  right: number
  bottom: number
  weight: number
}

export interface Corner {
  right: boolean
  top: boolean
}

/** Between the card and the edge of the board. */
const MARGIN = 12
const CORNERS: readonly Corner[] = [
  { right: false, top: false },
  { right: true, top: false },
  { right: false, top: true },
  { right: true, top: true },
]

/** How much of what matters a card would cover in a corner: each thing by the part of it that is hidden. */
export function covered(corner: Corner, card: Size, board: Size, things: readonly Thing[]): number {
  const left = corner.right ? board.width - MARGIN - card.width : MARGIN
  const top = corner.top ? MARGIN : board.height - MARGIN - card.height
  let sum = 0
  for (const one of things) {
    const wide = Math.min(one.right, left + card.width) - Math.max(one.left, left)
    const high = Math.min(one.bottom, top + card.height) - Math.max(one.top, top)
    const area = (one.right - one.left) * (one.bottom - one.top)
    if (wide > 0 && high > 0 && area > 0) sum += (one.weight * wide * high) / area
  }
  return sum
}

export interface Size {
  width: number
  height: number
}

/** The corner in which a card covers least; of several alike the one that it is in, so that it does not jump about. */
export function bestCorner(card: Size, board: Size, things: readonly Thing[], now: Corner): Corner {
  let best = now
  let least = covered(now, card, board, things)
  for (const corner of CORNERS) {
    const hidden = covered(corner, card, board, things)
    if (hidden < least - 0.01) [best, least] = [corner, hidden]
  }
  return best
}
