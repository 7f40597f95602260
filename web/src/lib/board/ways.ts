// Lines on the map: rivers that swell toward the sea, roads, tracks, straits, walls and connections.
import type { BoardLine, LineKind } from '../api/types'
import type { Atlas } from './atlas'
import { detail, pathThrough, thick, trace, type PaintContext, type Piece2D } from './paintContext'
import { along, apart, boxOf, cornerKey, grow, holds, smooth, through, touch, waver, type Point } from './geometry'
import { clear } from './palette'
import { landRings } from './coast'
import { pathOf, SADDLE } from './symbols'
import { CHAINED, joined, pieceAlong } from './hexsides'

export interface Ways {
  rivers: Piece2D[]
  byKind: Map<LineKind, Piece2D[]>
  straits: { from: Point; to: Point; box: Piece2D['box'] }[]
  /** The middles of roads over a pass, and which way the road runs there, in radians. */
  saddles: { at: Point; turn: number }[]
}

const SPRING = 0.036
const MOUTH = 0.135
/** A river has its full width after so many map units. */
const GROWN = 9

/** For each point of the rivers, how much river lies above it (map units to the farthest spring). */
export function upstream(rivers: readonly (readonly Point[])[], shore: (point: Point) => number): Map<number, number> {
  const next = new Map<number, { key: number; far: number }[]>()
  const points = new Map<number, Point>()
  const join = (a: number, b: number, far: number): void => {
    const row = next.get(a)
    if (row) row.push({ key: b, far })
    else next.set(a, [{ key: b, far }])
  }
  for (const line of rivers)
    line.forEach((point, i) => {
      const key = cornerKey(point)
      points.set(key, point)
      const before = line[i - 1]
      if (!before) return
      const far = apart(before, point)
      join(key, cornerKey(before), far)
      join(cornerKey(before), key, far)
    })
  // Water runs to the nearest mouth: distances from there, then lengths back down from the springs.
  const toMouth = new Map<number, number>()
  const edge: { key: number; far: number }[] = []
  const seen = new Set<number>()
  for (const start of points.keys()) {
    if (seen.has(start)) continue
    const body = [start]
    seen.add(start)
    for (const key of body)
      for (const { key: other } of next.get(key) ?? [])
        if (!seen.has(other)) {
          seen.add(other)
          body.push(other)
        }
    const ends = body.filter((key) => (next.get(key) ?? []).length === 1)
    const low = (ends.length ? ends : body).reduce((a, b) => (shore(points.get(a)!) <= shore(points.get(b)!) ? a : b))
    for (const key of ends) if (key === low || shore(points.get(key)!) < 0.35) edge.push({ key, far: 0 })
    if (!ends.length) edge.push({ key: low, far: 0 })
  }
  while (edge.length) {
    edge.sort((a, b) => b.far - a.far)
    const { key, far } = edge.pop()!
    if (toMouth.has(key)) continue
    toMouth.set(key, far)
    for (const step of next.get(key) ?? [])
      if (!toMouth.has(step.key)) edge.push({ key: step.key, far: far + step.far })
  }
  const above = new Map<number, number>()
  for (const key of [...points.keys()].sort((a, b) => toMouth.get(b)! - toMouth.get(a)!)) {
    let most = 0
    for (const step of next.get(key) ?? [])
      if (toMouth.get(step.key)! > toMouth.get(key)!) most = Math.max(most, (above.get(step.key) ?? 0) + step.far)
    above.set(key, most)
  }
  return above
}

export function riverWidth(above: number): number {
  return SPRING + (MOUTH - SPRING) * Math.min(1, Math.sqrt(above / GROWN))
}

/** A line as a shape whose width changes evenly from end to end. */
export function swelling(line: readonly Point[], from: number, to: number): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  line.forEach((point, i) => {
    const a = line[Math.max(0, i - 1)]!
    const b = line[Math.min(line.length - 1, i + 1)]!
    const far = apart(a, b) || 1
    const half = (from + ((to - from) * i) / Math.max(1, line.length - 1)) / 2
    const [u, v] = [(-(b[1] - a[1]) / far) * half, ((b[0] - a[0]) / far) * half]
    left.push([point[0] + u, point[1] + v])
    right.unshift([point[0] - u, point[1] - v])
  })
  return [...left, ...right]
}

/** Distance to the nearest of many points, looked up in cells. */
function distanceTo(rings: readonly (readonly Point[])[]): (point: Point) => number {
  const cells = new Map<number, Point[]>()
  for (const ring of rings)
    for (const point of ring) {
      const key = Math.floor(point[0]) * 65536 + Math.floor(point[1])
      const row = cells.get(key)
      if (row) row.push(point)
      else cells.set(key, [point])
    }
  return (point) => {
    let best = 9
    const [i, j] = [Math.floor(point[0]), Math.floor(point[1])]
    for (let di = -1; di <= 1; di++)
      for (let dj = -1; dj <= 1; dj++)
        for (const other of cells.get((i + di) * 65536 + j + dj) ?? []) best = Math.min(best, apart(point, other))
    return best
  }
}

export function waysOf(atlas: Atlas): Ways {
  const lines = atlas.board.lines.filter((line) => line.points.length > 1)
  const rivers = lines.filter((line) => line.kind === 'river')
  const above = upstream(
    rivers.map((line) => line.points),
    distanceTo(landRings(atlas)),
  )
  const byKind = new Map<LineKind, Piece2D[]>()
  const straits: Ways['straits'] = []
  const saddles: Ways['saddles'] = []
  for (const line of lines) {
    if (line.kind === 'river' || CHAINED.has(line.kind)) continue
    if (line.kind === 'strait') {
      const [from, to] = [line.points[0]!, line.points[line.points.length - 1]!]
      straits.push({ from, to, box: boxOf([from, to]) })
      continue
    }
    const drawn = courseOf(line)
    const row = byKind.get(line.kind) ?? []
    row.push({ box: boxOf(drawn), path: pathThrough(drawn, false) })
    byKind.set(line.kind, row)
    if (line.kind === 'pass') saddles.push(saddleOf(drawn))
  }
  // Where the heights are known they draw their own contours, which lie better than those of the map.
  const high = new Set(atlas.list.map(({ space }) => space.level)).size > 1
  for (const kind of CHAINED) {
    if (kind === 'contour' && high) continue
    const own = lines.filter((line) => line.kind === kind)
    if (own.length)
      byKind.set(
        kind,
        joined(own).map((line) => pieceAlong(kind, line)),
      )
  }
  return { rivers: rivers.flatMap((line) => riverShapes(line.points, above)), byKind, straits, saddles }
}

function saddleOf(points: readonly Point[]): Ways['saddles'][number] {
  const [a, b] = [along(points, 0.48), along(points, 0.52)]
  return { at: along(points, 0.5), turn: Math.atan2(b[1] - a[1], b[0] - a[0]) }
}

/** What runs smoothly through its points. */
const SMOOTH: ReadonlySet<LineKind> = new Set<LineKind>(['road', 'track', 'pass', 'coastal', 'sea_route', 'edge'])

/** What people go along runs smoothly through its points; all else keeps to them. */
function courseOf(line: BoardLine): Point[] {
  return SMOOTH.has(line.kind) ? through(line.points, 8) : line.points
}

/** A river winds a little about its course; its corners are cut, its width grows from point to point. */
function riverShapes(points: readonly Point[], above: Map<number, number>): Piece2D[] {
  const winding = smooth(waver(points, false, 0.5), false, 2)
  const widths = points.map((point) => riverWidth(above.get(cornerKey(point)) ?? 0))
  const shapes: Piece2D[] = []
  const LENGTH = 16
  const widthAt = (i: number): number => {
    const at = (i / Math.max(1, winding.length - 1)) * (points.length - 1)
    const low = Math.min(points.length - 2, Math.floor(at))
    return widths[low]! + (widths[low + 1]! - widths[low]!) * (at - low)
  }
  for (let i = 0; i < winding.length - 1; i += LENGTH) {
    const part = winding.slice(i, i + LENGTH + 2)
    const shape = swelling(part, widthAt(i), widthAt(Math.min(winding.length - 1, i + LENGTH + 1)))
    shapes.push({ box: boxOf(shape), path: pathThrough(shape, true) })
  }
  return shapes
}

export function paintRivers(context: PaintContext, ways: Ways): void {
  const { ctx, palette, box } = context
  const path = new Path2D()
  for (const one of ways.rivers) if (touch(one.box, grow(box, 0.3))) path.addPath(one.path)
  ctx.lineJoin = ctx.lineCap = 'round'
  ctx.strokeStyle = palette.riverEdge
  ctx.globalAlpha = 0.7
  ctx.lineWidth = thick(context, 0.07, 1.2)
  ctx.stroke(path)
  ctx.globalAlpha = 1
  ctx.strokeStyle = ctx.fillStyle = palette.river
  ctx.lineWidth = thick(context, 0.012, 0.5)
  ctx.fill(path)
  ctx.stroke(path)
}

interface Stroke {
  colour: string
  width: number
  least: number
  opacity?: number
  dash?: number[]
}

/** The look of a kind of line, stroke upon stroke. A kind in "_site" is where something of that sort may be built. */
function strokesOf(kind: LineKind, context: PaintContext): Stroke[] {
  const { palette } = context
  const casing: Stroke = { colour: palette.halo, width: 0.155, least: 2.2, opacity: 0.5 }
  const near = detail(context) >= 30
  switch (kind) {
    case 'river':
    case 'strait':
      return [] // drawn as shapes, each by its own painter
    case 'road':
      return [
        casing,
        { colour: palette.road, width: near ? 0.088 : 0.05, least: 0.9 },
        ...(near ? [{ colour: palette.roadFill, width: 0.042, least: 0.5 }] : []),
      ]
    case 'track':
      return [
        { ...casing, width: 0.13 },
        { colour: palette.track, width: 0.055, least: 1, dash: [0.17, 0.12] },
      ]
    case 'pass':
      return [
        { ...casing, width: 0.12 },
        { colour: palette.road, width: 0.05, least: 1 },
      ]
    case 'coastal':
      return [
        { colour: palette.bands[3] ?? palette.halo, width: 0.13, least: 2.4, opacity: 0.75 },
        { colour: palette.seaInk, width: 0.055, least: 1.1, dash: [0.26, 0.12, 0.06, 0.12] },
      ]
    case 'sea_route':
      return [
        { colour: palette.bands[3] ?? palette.halo, width: 0.12, least: 2.2, opacity: 0.6 },
        { colour: palette.seaInk, width: 0.07, least: 1.6, dash: [0, 0.2] },
      ]
    case 'stream':
    case 'stream_bank':
      return [
        { colour: palette.riverEdge, width: 0.15, least: 2.6, opacity: 0.65 },
        { colour: palette.river, width: 0.085, least: 1.5 },
      ]
    case 'bank':
      return [{ colour: palette.cliff, width: 0.045, least: 1, opacity: 0.95 }]
    case 'contour':
      return [{ colour: palette.contour, width: 0.03, least: 0.8, opacity: 0.85 }]
    case 'abatis':
    case 'gate':
      // Their stakes and towers are drawn upon the line.
      return [{ colour: palette.joint, width: 0.03, least: 0.8, opacity: 0.6 }]
    case 'wall':
      return [
        { colour: palette.joint, width: 0.24, least: 3 },
        { colour: palette.stone, width: 0.165, least: 1.6 },
        { colour: palette.joint, width: 0.165, least: 1.6, dash: [0.05, 0.15], opacity: 0.75 },
      ]
    case 'palisade':
      return [
        { colour: palette.joint, width: 0.115, least: 2, dash: [0, 0.19] },
        { colour: palette.timber, width: 0.06, least: 1, dash: [0, 0.19] },
      ]
    case 'edge':
      return [casing, { colour: palette.track, width: 0.1, least: 1.4 }]
    case 'cliff':
      return [{ colour: palette.cliff, width: 0.04, least: 0.6, opacity: 0.85 }]
    case 'slope':
      return [{ colour: palette.slope, width: 0.028, least: 0.5, opacity: 0.8 }]
    case 'reeds':
      return [{ colour: palette.texture['marsh']!, width: 0.028, least: 0.6 }]
    case 'street':
      return [{ colour: palette.street, width: 0.035, least: 0.5, opacity: 0.8 }]
    case 'chain_site':
      return [{ colour: palette.seaInk, width: 0.06, least: 1.2, dash: [0, 0.16] }]
    case 'wall_site':
    case 'camp_site':
      return [
        { ...casing, width: 0.2, least: 3, opacity: palette.night ? 0.3 : 0.6 },
        { colour: palette.plot, width: 0.1, least: 1.6, dash: [0.2, 0.14] },
      ]
  }
}

/** From the ground up. */
const UNDER: readonly LineKind[] = [
  'contour',
  'slope',
  'cliff',
  'reeds',
  'sea_route',
  'coastal',
  'street',
  'bank',
  'stream',
  'stream_bank',
  'edge',
  'track',
  'pass',
  'road',
  'abatis',
  'gate',
  'palisade',
  'wall',
]

export function paintWays(context: PaintContext, ways: Ways): void {
  const { ctx, box } = context
  const kinds = [...ways.byKind].sort(([a], [b]) => UNDER.indexOf(a) - UNDER.indexOf(b))
  ctx.lineJoin = ctx.lineCap = 'round'
  for (const [kind, pieces] of kinds) {
    const path = new Path2D()
    for (const one of pieces) if (touch(one.box, grow(box, 0.3))) path.addPath(one.path)
    for (const { colour, width, least, opacity, dash } of strokesOf(kind, context)) {
      ctx.strokeStyle = colour
      ctx.globalAlpha = opacity ?? 1
      ctx.lineWidth = thick(context, width, least)
      ctx.setLineDash(dash ?? [])
      // A dash of no length is a dot.
      ctx.lineCap = dash && dash[0] ? 'butt' : 'round'
      ctx.stroke(path)
    }
  }
  ctx.setLineDash([])
  ctx.globalAlpha = 1
  for (const saddle of ways.saddles) if (holds(grow(box, 0.4), ...saddle.at)) paintSaddle(context, saddle)
}

/** The sign of a pass upon its road. */
function paintSaddle(context: PaintContext, { at, turn }: Ways['saddles'][number]): void {
  const { ctx, palette } = context
  ctx.save()
  ctx.translate(...at)
  ctx.rotate(turn)
  ctx.lineCap = 'round'
  for (const [colour, width, least] of [
    [clear(palette.halo, 0.8), 0.15, 3],
    [palette.ink, 0.055, 1.2],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = thick(context, width, least)
    ctx.stroke(pathOf(SADDLE))
  }
  ctx.restore()
}

/** A crossing: an arrow with two heads over the water between two spaces. */
export function paintStraits(context: PaintContext, ways: Ways): void {
  const { ctx, palette, box } = context
  for (const { from, to, box: own } of ways.straits) {
    if (!touch(own, grow(box, 1))) continue
    const far = apart(from, to) || 1
    const [u, v] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const half = Math.min(0.36, far * 0.3)
    for (const [colour, shaft, swell] of [
      [palette.halo, thick(context, 0.13, 2.6), 0.03],
      [palette.strait, thick(context, 0.055, 1), 0],
    ] as const) {
      ctx.strokeStyle = ctx.fillStyle = colour
      ctx.lineWidth = shaft
      ctx.lineCap = 'butt'
      ctx.beginPath()
      trace(
        ctx,
        [
          [x - u * half * 0.7, y - v * half * 0.7],
          [x + u * half * 0.7, y + v * half * 0.7],
        ],
        false,
      )
      ctx.stroke()
      for (const way of [1, -1]) {
        const [tx, ty] = [x + u * (half + swell) * way, y + v * (half + swell) * way]
        const [bx, by] = [x + u * (half * 0.45 - swell) * way, y + v * (half * 0.45 - swell) * way]
        const wide = 0.1 + swell
        ctx.beginPath()
        trace(
          ctx,
          [
            [tx, ty],
            [bx - v * wide, by + u * wide],
            [bx + v * wide, by - u * wide],
          ],
          true,
        )
        ctx.fill()
      }
    }
  }
}
