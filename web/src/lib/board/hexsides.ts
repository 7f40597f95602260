// What runs along the sides of spaces on a map of a battlefield: streams, banks, stakes, walls and their gates.
import type { BoardLine, LineKind } from '../api/types'
import type { Atlas } from './atlas'
import { pathThrough, thick, type PaintContext, type Piece2D } from './paintContext'
import { apart, boxOf, grow, smooth, touch, waver, type Box, type Point } from './geometry'
import { clear } from './palette'
import { chained } from './regions'
import { brinkOf, sidesOf, strokesDown, type Brink } from './relief'

/** Given side by side, drawn as lines as long as they go. */
export const CHAINED: ReadonlySet<LineKind> = new Set<LineKind>([
  'stream',
  'stream_bank',
  'bank',
  'contour',
  'abatis',
  'wall',
])

/** A stretch of stakes, a gate. */
interface Stretch {
  from: Point
  to: Point
  box: Box
}

export interface Hexsides {
  banks: (Brink & { box: Box })[]
  abatis: Stretch[]
  gates: Stretch[]
}

function stretches(lines: readonly BoardLine[], kinds: readonly LineKind[]): Stretch[] {
  return lines
    .filter((line) => kinds.includes(line.kind))
    .flatMap(({ points }) =>
      points.slice(1).map((to, i) => ({ from: points[i]!, to, box: boxOf([points[i]!, to], 0.25) })),
    )
}

export function hexsidesOf(atlas: Atlas): Hexsides {
  const { lines } = atlas.board
  const banks = stretches(lines, ['bank', 'stream_bank'])
  const owners = banks.length ? sidesOf(atlas) : new Map<number, number[]>()
  return {
    banks: banks.map(({ from, to, box }) => ({ ...brinkOf(atlas, owners, from, to), box })),
    abatis: stretches(lines, ['abatis']),
    gates: stretches(lines, ['gate']),
  }
}

/** The lines of a kind, those that meet end to end joined. */
export function joined(lines: readonly BoardLine[]): Point[][] {
  return chained(lines.flatMap(({ points }) => points.slice(1).map((to, i): [Point, Point] => [points[i]!, to])))
}

/** The course that a kind of line takes through its points: water and contours cut the corners of the hexes. */
export function courseAlong(kind: LineKind, line: readonly Point[]): Point[] {
  const closed = line.length > 3 && apart(line[0]!, line[line.length - 1]!) < 0.01
  const ring = closed ? line.slice(0, -1) : line
  const cut = (by: number): Point[] => {
    const course = smooth(waver(ring, closed, by), closed, 2)
    return closed ? [...course, course[0]!] : course
  }
  if (kind === 'stream' || kind === 'stream_bank') return cut(0.45)
  if (kind === 'contour') return cut(0.25)
  return [...line]
}

export function pieceAlong(kind: LineKind, line: readonly Point[]): Piece2D {
  const course = courseAlong(kind, line)
  return { box: boxOf(course), path: pathThrough(course, false) }
}

/** What lies upon the lines themselves: strokes down banks, stakes, towers of gates. */
export function paintHexsides(context: PaintContext, { banks, abatis, gates }: Hexsides): void {
  const { ctx, palette, box } = context
  const sight = grow(box, 0.1)
  const near = <One extends { box: Box }>(all: readonly One[]): One[] => all.filter((one) => touch(one.box, sight))
  ctx.lineCap = ctx.lineJoin = 'round'
  ctx.beginPath()
  for (const bank of near(banks)) strokesDown(context, bank, 0.15, 5)
  ctx.strokeStyle = clear(palette.cliff, 0.9)
  ctx.lineWidth = thick(context, 0.03, 0.7)
  ctx.stroke()
  const stakes = near(abatis)
  for (const [colour, width, least] of [
    [palette.joint, 0.085, 2],
    [palette.timber, 0.04, 1],
  ] as const) {
    ctx.beginPath()
    for (const one of stakes) crosses(context, one)
    ctx.strokeStyle = colour
    ctx.lineWidth = thick(context, width, least)
    ctx.stroke()
  }
  for (const gate of near(gates)) paintGate(context, gate)
}

/** Sharpened branches, crossed and crossed again. */
function crosses({ ctx }: PaintContext, { from, to }: Stretch): void {
  const far = apart(from, to) || 1
  const [u, v] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
  const count = Math.max(2, Math.round(far / 0.15))
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count) * far
    const [x, y] = [from[0] + u * at, from[1] + v * at]
    for (const lean of [-0.05, 0.05]) {
      ctx.moveTo(x - u * lean - v * 0.09, y - v * lean + u * 0.09)
      ctx.lineTo(x + u * lean + v * 0.09, y + v * lean - u * 0.09)
    }
  }
}

/** Two towers, and the way between them. */
function paintGate(context: PaintContext, { from, to }: Stretch): void {
  const { ctx, palette } = context
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  const line = (colour: string, width: number, a: number, b: number): void => {
    ctx.beginPath()
    ctx.moveTo(...at(a))
    ctx.lineTo(...at(b))
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke()
  }
  ctx.lineCap = 'butt'
  const thin = thick(context, 0.05, 1)
  line(palette.joint, thick(context, 0.2, 2.6), 0, 1)
  line(palette.roadFill, thick(context, 0.2, 2.6) - thin, 0.3, 0.7)
  for (const [a, b] of [
    [0, 0.32],
    [0.68, 1],
  ] as const) {
    line(palette.joint, thick(context, 0.34, 4.4), a, b)
    line(palette.stone, thick(context, 0.34, 4.4) - thin, a + 0.06, b - 0.06)
  }
  ctx.lineCap = 'round'
}
