// What a person lays over the board: sets of spaces, each in the colour of its side and in a pattern of its own.
import type { SideStyle } from '../api/types'
import { around, type Atlas } from './atlas'
import { styleOf } from './counters'
import { trace, type Ctx } from './paintContext'
import { boxOf, touch, type Box, type Point } from './geometry'
import { clear, mix, type Palette } from './palette'
import type { Overlaid } from './types'

/** A pattern: the directions of its lines in degrees, and how they are broken (shares of the gap between them). */
interface Pattern {
  turns: readonly number[]
  dash: readonly number[]
}

/** So many overlays can be told from each other without their colours. */
export const PATTERNS: readonly Pattern[] = [
  { turns: [45], dash: [] },
  { turns: [-45], dash: [] },
  { turns: [0], dash: [0, 1] },
  { turns: [45, -45], dash: [] },
  { turns: [0], dash: [0.9, 0.5] },
  { turns: [90], dash: [] },
  { turns: [0, 90], dash: [] },
]

/** The gap between the lines of a pattern, in map units, and the least of it in pixels. */
const GAP = 0.24
const LEAST = 7
/** What belongs to no side. */
const NOBODYS = '#6a3d9a'

/** An overlay, ready to be drawn. */
export interface Sheeted {
  rings: Point[][]
  box: Box
  slot: number
  colour: string
  lines: Point[][]
}

export function colourOfLaid(sides: readonly SideStyle[], side: number, palette: Palette): string {
  const own = side < 0 ? NOBODYS : styleOf(sides, side).colour
  return palette.night ? mix(own, '#ffffff', 0.5) : mix(own, '#000000', 0.08)
}

export function sheeted(atlas: Atlas, laid: readonly Overlaid[], palette: Palette): Sheeted[] {
  return laid.flatMap(({ spaces, slot, side, lines: through }): Sheeted[] => {
    const rings = around(
      atlas,
      spaces.filter((space) => atlas.places.has(space)),
    )
    if (!rings.length) return []
    const lines = through.map((line) =>
      line.flatMap((space) => (atlas.places.has(space) ? [atlas.places.get(space)!.centre] : [])),
    )
    const box = boxOf([...rings.flat(), ...lines.flat()])
    return [{ rings, box, slot, colour: colourOfLaid(atlas.board.sides, side, palette), lines }]
  })
}

/** The stretches of a pattern's lines that cover a box. */
export function hatching({ left, top, right, bottom }: Box, turn: number, gap: number): [Point, Point][] {
  const [u, v] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const across = corners.map(([x, y]) => y * u - x * v)
  const along = corners.map(([x, y]) => x * u + y * v)
  const [from, to] = [Math.min(...along), Math.max(...along)]
  // Every line goes by the map, not by the box: nothing swims when the board is moved.
  const start = Math.floor(from / gap) * gap
  const lines: [Point, Point][] = []
  for (let n = Math.ceil(Math.min(...across) / gap); n * gap <= Math.max(...across); n++) {
    const d = n * gap
    lines.push([
      [start * u - d * v, start * v + d * u],
      [to * u - d * v, to * v + d * u],
    ])
  }
  return lines
}

export function drawPattern(ctx: Ctx, box: Box, slot: number, gap: number, width: number): void {
  const { turns, dash } = PATTERNS[slot % PATTERNS.length]!
  ctx.lineCap = dash[0] === 0 ? 'round' : 'butt'
  ctx.lineWidth = dash[0] === 0 ? width * 2.2 : width
  ctx.setLineDash(dash.map((share) => share * gap))
  ctx.beginPath()
  for (const turn of turns) for (const line of hatching(box, turn, gap)) trace(ctx, line, false)
  ctx.stroke()
  ctx.setLineDash([])
}

/** A line in its colour on a light ground, so that it stands out from rivers and roads. */
function drawLine(ctx: Ctx, line: readonly Point[], colour: string, fine: number): void {
  ctx.save()
  ctx.lineCap = ctx.lineJoin = 'round'
  for (const [ink, width] of [
    ['rgb(255 250 236 / 0.85)', Math.max(0.15, fine * 5.5)],
    [colour, Math.max(0.08, fine * 2.6)],
  ] as const) {
    ctx.beginPath()
    trace(ctx, line, false)
    ctx.strokeStyle = ink
    ctx.lineWidth = width
    ctx.stroke()
  }
  ctx.restore()
}

/** `fine`: a CSS pixel in map units. */
export function drawOverlays(ctx: Ctx, all: readonly Sheeted[], palette: Palette, sight: Box, fine: number): void {
  const gap = Math.max(GAP, fine * LEAST)
  for (const { rings, box, slot, colour, lines } of all) {
    if (!touch(box, sight)) continue
    const seen: Box = {
      left: Math.max(box.left, sight.left),
      top: Math.max(box.top, sight.top),
      right: Math.min(box.right, sight.right),
      bottom: Math.min(box.bottom, sight.bottom),
    }
    ctx.save()
    ctx.beginPath()
    for (const ring of rings) trace(ctx, ring, true)
    ctx.fillStyle = clear(colour, palette.night ? 0.2 : 0.17)
    ctx.fill('evenodd')
    ctx.lineJoin = 'round'
    ctx.strokeStyle = clear(colour, 0.85)
    ctx.lineWidth = Math.max(0.045, fine * 1.8)
    ctx.stroke()
    ctx.clip('evenodd')
    ctx.strokeStyle = clear(colour, palette.night ? 0.5 : 0.42)
    drawPattern(ctx, seen, slot, gap, Math.max(0.022, fine * 1.1))
    ctx.restore()
    for (const line of lines) drawLine(ctx, line, colour, fine)
  }
}
