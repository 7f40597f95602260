// The log cut into turns and phases, and what has changed on the board between two moments. Knows no game.
import type { Board, LogLine, Piece, Scene } from '../../lib/api/types'
import { spaceOf } from '../../lib/spaces'

export interface Chapter {
  key: string
  /** The line that heads it; null for what came before the first heading. */
  head: LogLine | null
  lines: Told[]
}

/** A line as often as it was said one time after the other. */
export interface Told {
  line: LogLine
  times: number
}

function same(a: LogLine, b: LogLine): boolean {
  return a.text === b.text && a.kind === b.kind && !a.faces.length && a.spaces.join() === b.spaces.join()
}

/** Lines that are words, under the turns and phases in which they fell. A phase in which nothing happened is left out.
 *  `apart`: whether lines of two entries are kept apart though they say the same. */
export function chapters(
  lines: readonly LogLine[],
  apart: (before: number, after: number) => boolean = () => false,
): Chapter[] {
  const found: Chapter[] = [{ key: '', head: null, lines: [] }]
  lines.forEach((line, at) => {
    if (line.heading) found.push({ key: `${line.n}.${at}`, head: line, lines: [] })
    else if (line.text) {
      const told = found.at(-1)?.lines ?? []
      const last = told.at(-1)
      if (last && same(last.line, line) && !apart(last.line.n, line.n)) last.times++
      else told.push({ line, times: 1 })
    }
  })
  return found.filter(({ head, lines }, at) => lines.length || head?.heading === 1 || (head && at === found.length - 1))
}

export interface Turn {
  key: string
  head: LogLine | null
  chapters: Chapter[]
  /** The first and last entry told of. */
  first: number
  last: number
}

/** Chapters by turn; what came before the first turn is one of its own. */
export function turns(all: readonly Chapter[]): Turn[] {
  const found: Turn[] = []
  for (const chapter of all) {
    const first = chapter.head?.n ?? chapter.lines[0]?.line.n ?? 0
    if (chapter.head?.heading === 1 || !found.length)
      found.push({ key: chapter.key, head: chapter.head, chapters: [], first, last: first })
    const turn = found.at(-1)!
    turn.chapters.push(chapter)
    turn.last = Math.max(turn.last, first, chapter.lines.at(-1)?.line.n ?? 0)
  }
  return found
}

/** A heading without the full stop of a sentence. */
export function headingText(line: LogLine): string {
  return line.text.replace(/[.。]$/u, '')
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
    else if (piece.space >= 0 && was && (was.space !== piece.space || was.tail !== piece.tail)) found.moved.push(piece)
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
  return spaceOf(board, space)?.region ?? ''
}
