// How high the ground is: a tint that deepens from step to step, contours between the steps, and strokes down the slope
// where it falls steeply.
import type { LineKind } from '../api/types'
import type { Atlas } from './atlas'
import { WET } from './water'
import { detail, pathThrough, thick, type PaintContext, type Piece2D } from './paintContext'
import { boxOf, grow, outlines, sideKey, smooth, touch, waver, type Point } from './geometry'
import { clear } from './palette'

/** A side between two spaces, or one of a line that runs along such sides. */
export interface Brink {
  from: Point
  to: Point
  /** The direction downhill, one unit long. */
  down: Point
  /** By how many steps the ground falls. */
  fall: number
}

export interface Relief {
  /** From the lowest step up: all ground that is at least so high. */
  steps: Piece2D[][]
  steep: Brink[]
}

/** Ground that falls by so many steps or more is steep, and by so many a cliff. */
const STEEP = 2
const CLIFF = 4
/** Lines that say by themselves how steep the ground is beside them. */
const SPOKEN: ReadonlySet<LineKind> = new Set<LineKind>(['bank', 'stream_bank', 'cliff', 'slope', 'wall'])

/** The spaces on both sides of each side of the map. */
export function sidesOf(atlas: Atlas): Map<number, number[]> {
  const owners = new Map<number, number[]>()
  for (const { space, onMap, parted } of atlas.list) {
    if (!onMap || parted || space.shape.length < 3) continue
    space.shape.forEach((corner, i) => {
      const key = sideKey(corner, space.shape[(i + 1) % space.shape.length]!)
      const row = owners.get(key)
      if (row) row.push(space.id)
      else owners.set(key, [space.id])
    })
  }
  return owners
}

/** A side as a brink: downhill is where the lower space lies; where both are as high, to the right of the line. */
export function brinkOf(atlas: Atlas, owners: ReadonlyMap<number, readonly number[]>, from: Point, to: Point): Brink {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy) || 1
  const down: Point = [-dy / far, dx / far]
  const [a, b] = (owners.get(sideKey(from, to)) ?? []).map((id) => atlas.places.get(id)!)
  if (!a || !b || a.space.level === b.space.level) return { from, to, down, fall: 0 }
  const low = a.space.level < b.space.level ? a : b
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const right = (low.centre[0] - middle[0]) * down[0] + (low.centre[1] - middle[1]) * down[1] >= 0
  return { from, to, down: right ? down : [-down[0], -down[1]], fall: Math.abs(a.space.level - b.space.level) }
}

export function reliefOf(atlas: Atlas): Relief {
  const shaped = atlas.list.filter(({ onMap, parted, space }) => onMap && !parted && space.shape.length > 2)
  const ground = shaped.filter(({ space }) => !WET.has(space.terrain))
  const levels = [...new Set(ground.map(({ space }) => space.level))].sort((a, b) => a - b)
  const steps = levels.slice(1).map((level) => {
    // Water lies within what surrounds it: no contour runs along a shore.
    const high = shaped.filter(({ space }) => space.level >= level)
    return outlines(high.map(({ space }) => space.shape)).map((ring): Piece2D => {
      const line = smooth(waver(ring, true, 0.3), true, 2)
      return { box: boxOf(line), path: pathThrough(line, true) }
    })
  })
  return { steps, steep: steps.length ? steepOf(atlas) : [] }
}

function steepOf(atlas: Atlas): Brink[] {
  const owners = sidesOf(atlas)
  const spoken = new Set<number>()
  for (const line of atlas.board.lines)
    if (SPOKEN.has(line.kind)) line.points.forEach((a, i) => i && spoken.add(sideKey(line.points[i - 1]!, a)))
  const done = new Set<number>()
  const steep: Brink[] = []
  for (const { space, onMap, parted } of atlas.list) {
    if (!onMap || parted || WET.has(space.terrain)) continue
    space.shape.forEach((from, i) => {
      const to = space.shape[(i + 1) % space.shape.length]!
      const key = sideKey(from, to)
      if (done.has(key) || spoken.has(key)) return
      done.add(key)
      const brink = brinkOf(atlas, owners, from, to)
      if (brink.fall >= STEEP) steep.push(brink)
    })
  }
  return steep
}

/** The ground by its height, under what grows on it. */
export function paintRelief(context: PaintContext, relief: Relief): void {
  const { ctx, palette, box } = context
  const sight = grow(box, 0.3)
  ctx.lineJoin = ctx.lineCap = 'round'
  // Many steps share what can be told apart; few need not fill it.
  const each = Math.min(palette.night ? 0.1 : 0.17, (palette.night ? 0.5 : 0.75) / Math.max(1, relief.steps.length))
  for (const step of relief.steps) {
    const near = step.filter((one) => touch(one.box, sight))
    if (!near.length) continue
    const path = new Path2D()
    for (const one of near) path.addPath(one.path)
    ctx.fillStyle = clear(palette.height, each)
    ctx.fill(path, 'evenodd')
    if (detail(context) >= 24) {
      // Light on the brow, so that it is seen which side is the higher.
      ctx.save()
      ctx.clip(path, 'evenodd')
      ctx.translate(0.04, 0.05)
      ctx.strokeStyle = clear(palette.texture['roughLight']!, palette.night ? 0.3 : 0.5)
      ctx.lineWidth = 0.09
      ctx.stroke(path)
      ctx.restore()
    }
    ctx.strokeStyle = clear(palette.contour, 0.85)
    ctx.lineWidth = thick(context, 0.03, 0.8)
    ctx.stroke(path)
  }
  paintSteep(context, relief.steep)
}

function paintSteep(context: PaintContext, steep: readonly Brink[]): void {
  const { ctx, palette, box } = context
  const near = steep.filter(({ from, to }) => touch(boxOf([from, to], 0.3), box))
  for (const cliff of [false, true]) {
    ctx.beginPath()
    for (const brink of near) {
      if (brink.fall >= CLIFF !== cliff) continue
      const { from, to, fall } = brink
      strokesDown(context, brink, Math.min(0.24, 0.07 + 0.045 * fall), fall > STEEP ? 6 : 4)
      if (!cliff) continue
      ctx.moveTo(...from)
      ctx.lineTo(...to)
    }
    ctx.strokeStyle = clear(palette.cliff, cliff ? 1 : 0.8)
    ctx.lineWidth = thick(context, cliff ? 0.04 : 0.026, cliff ? 0.9 : 0.6)
    ctx.stroke()
  }
}

/** Strokes that fall from a side down the slope, added to the path of the context. */
export function strokesDown({ ctx }: PaintContext, { from, to, down }: Brink, length: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    const long = length * (i % 2 ? 0.7 : 1)
    ctx.moveTo(x, y)
    ctx.lineTo(x + down[0] * long, y + down[1] * long)
  }
}
