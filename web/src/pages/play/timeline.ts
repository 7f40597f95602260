// The log cut into turns and phases, and what has changed on the board between two moments. Knows no game.
import type { Board, LogLine, Piece, Scene } from '../../lib/api/types'

/** From which entry on a moment ("turn 3, supply") lasts. */
export interface Moment {
  n: number
  turn: number
  text: string
}

export interface Chapter {
  key: string
  /** The first entry of it. */
  n: number
  text: string
  lines: LogLine[]
}

/** Lines that are words, under the moments in which they fell. Lines before the first moment stand under "". */
export function chapters(lines: readonly LogLine[], moments: readonly Moment[]): Chapter[] {
  const found: Chapter[] = []
  let at = -1
  for (const line of lines) {
    if (!line.text) continue
    let next = at
    for (let n = moments[next + 1]; n && n.n <= line.n; n = moments[next + 1]) next++
    if (next !== at || !found.length) {
      at = next
      found.push({ key: `${at}.${line.n}`, n: line.n, text: moments[at]?.text ?? '', lines: [] })
    }
    found.at(-1)?.lines.push(line)
  }
  return found
}

export interface Changes {
  moved: Piece[]
  /** Now on the board, and not before. */
  come: Piece[]
  /** Not on the board any more. */
  gone: Piece[]
  /** Regions that have another holder: side before, side now. */
  regions: { region: string; before: number; now: number }[]
}

export function changes(before: Scene, now: Scene): Changes {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]))
  const found: Changes = { moved: [], come: [], gone: [], regions: [] }
  for (const piece of now.pieces) {
    const was = old.get(piece.id)
    old.delete(piece.id)
    const stood = was !== undefined && was.space >= 0
    if (piece.space >= 0 && !stood) found.come.push(piece)
    else if (piece.space < 0 && stood) found.gone.push(was)
    else if (piece.space >= 0 && was && was.space !== piece.space) found.moved.push(piece)
  }
  for (const piece of old.values()) if (piece.space >= 0) found.gone.push(piece)
  for (const region of new Set([...Object.keys(before.control), ...Object.keys(now.control)])) {
    const [was, is] = [before.control[region] ?? -1, now.control[region] ?? -1]
    if (was !== is) found.regions.push({ region, before: was, now: is })
  }
  return found
}

export function anything(found: Changes): boolean {
  return found.moved.length + found.come.length + found.gone.length + found.regions.length > 0
}

/** The pieces of a side by where they stand, in the order of the board. */
export function bySpace(board: Board, pieces: readonly Piece[], side: number): [number, Piece[]][] {
  const found = new Map<number, Piece[]>()
  for (const piece of pieces)
    if (piece.side === side && piece.space >= 0) found.set(piece.space, [...(found.get(piece.space) ?? []), piece])
  return [...found].sort(([a], [b]) => region(board, a).localeCompare(region(board, b)) || a - b)
}

function region(board: Board, space: number): string {
  return board.spaces[space]?.region ?? ''
}
