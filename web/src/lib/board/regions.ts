// Provinces: a tint and a hatched band inside the border for whoever controls them, and the border itself.
import type { Atlas } from './atlas'
import { canvasOf, pathThrough, px, thick, trace, type Ctx, type PaintContext, type Piece2D } from './paintContext'
import { boxOf, cornerKey, grow, holds, outlines, sideKey, touch, type Box, type Point } from './geometry'
import { clear, mix } from './palette'
import type { Control } from './paint'

export interface Province {
  id: string
  box: Box
  shape: Path2D
  /** The stretches of its outline where another province begins. */
  border: Path2D
}

export interface Provinces {
  list: Province[]
  borders: Piece2D[]
  /** The points of regions that are made of points: they are ringed. */
  spots: { id: string; at: Point }[]
}

/** Sides end to end as lines, as long as they go. */
export function chained(sides: readonly (readonly [Point, Point])[]): Point[][] {
  const ends = new Map<number, number[]>()
  sides.forEach((side, i) => {
    for (const end of side) {
      const key = cornerKey(end)
      const row = ends.get(key)
      if (row) row.push(i)
      else ends.set(key, [i])
    }
  })
  const used = new Set<number>()
  const lines: Point[][] = []
  const walk = (start: number, from: 0 | 1): void => {
    if (used.has(start)) return
    used.add(start)
    const line: Point[] = [sides[start]![from], sides[start]![from ? 0 : 1]]
    for (;;) {
      const here = line[line.length - 1]!
      const row = ends.get(cornerKey(here)) ?? []
      // Where three borders meet each of them ends.
      const next = row.length === 2 ? row.find((i) => !used.has(i)) : undefined
      if (next === undefined) break
      used.add(next)
      const [a, b] = sides[next]!
      line.push(cornerKey(a) === cornerKey(here) ? b : a)
    }
    lines.push(line)
  }
  // First the lines with an end, then the rings that are left.
  sides.forEach((side, i) => {
    for (const at of [0, 1] as const) if ((ends.get(cornerKey(side[at])) ?? []).length !== 2) walk(i, at)
  })
  sides.forEach((_, i) => walk(i, 0))
  return lines
}

export function provincesOf(atlas: Atlas): Provinces {
  const owner = new Map<number, string[]>()
  const shaped = atlas.list.filter((place) => place.onMap && place.space.region && place.space.shape.length > 2)
  for (const { space } of shaped)
    space.shape.forEach((corner, i) => {
      const key = sideKey(corner, space.shape[(i + 1) % space.shape.length]!)
      const row = owner.get(key)
      if (row) row.push(space.region)
      else owner.set(key, [space.region])
    })
  const shared = (a: Point, b: Point): boolean => {
    const row = owner.get(sideKey(a, b)) ?? []
    return row.length > 1 && row[0] !== row[1]
  }
  const list = atlas.board.regions.flatMap((region): Province[] => {
    const shapes = region.spaces
      .map((id) => atlas.places.get(id))
      .filter((place) => place?.onMap && place.space.shape.length > 2)
      .map((place) => place!.space.shape)
    if (!shapes.length) return []
    const rings = outlines(shapes)
    const shape = new Path2D()
    const border = new Path2D()
    for (const ring of rings) {
      shape.addPath(pathThrough(ring, true))
      ring.forEach((point, i) => {
        const next = ring[(i + 1) % ring.length]!
        if (shared(point, next)) trace(border, [point, next], false)
      })
    }
    return [{ id: region.id, box: boxOf(rings.flat()), shape, border }]
  })
  const sides = new Map<number, [Point, Point]>()
  for (const { space } of shaped)
    space.shape.forEach((corner, i) => {
      const next = space.shape[(i + 1) % space.shape.length]!
      if (shared(corner, next)) sides.set(sideKey(corner, next), [corner, next])
    })
  const borders = chained([...sides.values()]).map((line) => ({ box: boxOf(line), path: pathThrough(line, false) }))
  const spots = atlas.board.regions.flatMap((region) =>
    region.spaces.flatMap((id) => {
      const place = atlas.places.get(id)
      return place?.onMap && place.space.shape.length < 3 ? [{ id: region.id, at: place.centre }] : []
    }),
  )
  return { list, borders, spots }
}

/** How a side's land looks: its colour, lighter by night. */
export function tintOf(context: PaintContext, side: number): string {
  const colour = context.atlas.board.sides[side]?.colour ?? context.palette.inkSoft
  return context.palette.night ? mix(colour, '#ffffff', 0.38) : colour
}

/** The second signal: each side has a hatching of its own, whatever its colour. */
export function hatch(context: PaintContext, side: number, colour: string): CanvasPattern | string {
  const cell = Math.max(5, Math.round(6 * context.ratio))
  const canvas = canvasOf(cell, cell)
  const ctx = canvas.getContext('2d') as Ctx | null
  if (!ctx) return colour
  ctx.strokeStyle = ctx.fillStyle = colour
  ctx.lineWidth = cell / 4.5
  ctx.beginPath()
  const style = side % 4
  if (style === 0 || style === 2) for (const at of [-1, 0, 1]) trace(ctx, diagonal(at * cell, cell, false), false)
  if (style === 1 || style === 2) for (const at of [-1, 0, 1]) trace(ctx, diagonal(at * cell, cell, true), false)
  if (style === 3) ctx.arc(cell / 2, cell / 2, cell / 4, 0, 7)
  if (style === 3) ctx.fill()
  else ctx.stroke()
  const pattern = ctx.createPattern(canvas, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(1 / context.scale))
  return pattern ?? colour
}

function diagonal(from: number, cell: number, falling: boolean): Point[] {
  const far = 2
  return falling
    ? [
        [from - far, -far],
        [from + cell + far, cell + far],
      ]
    : [
        [from - far, cell + far],
        [from + cell + far, -far],
      ]
}

export function paintControl(context: PaintContext, provinces: Provinces, control: Control): void {
  const { ctx, box } = context
  for (const province of provinces.list) {
    const side = control[province.id] ?? -1
    if (side < 0 || !touch(province.box, box)) continue
    const colour = tintOf(context, side)
    ctx.save()
    ctx.clip(province.shape)
    ctx.fillStyle = clear(colour, context.palette.night ? 0.13 : 0.1)
    ctx.fill(province.shape)
    ctx.lineJoin = ctx.lineCap = 'round'
    ctx.strokeStyle = clear(colour, context.palette.night ? 0.22 : 0.2)
    ctx.lineWidth = 0.62
    ctx.stroke(province.border)
    ctx.strokeStyle = hatch(context, side, clear(colour, context.palette.night ? 0.5 : 0.5))
    ctx.lineWidth = 0.5
    ctx.stroke(province.border)
    ctx.strokeStyle = clear(colour, 0.75)
    ctx.lineWidth = thick(context, 0.13, 1.6)
    ctx.stroke(province.border)
    ctx.restore()
  }
}

/** Points in the hands of a side, on land and at sea. */
export function paintHeld(context: PaintContext, provinces: Provinces, control: Control): void {
  const { box } = context
  for (const { id, at } of provinces.spots) {
    const side = control[id] ?? -1
    if (side >= 0 && holds(grow(box, 0.6), ...at)) ringed(context, at, side)
  }
}

/** A point in the hands of a side: a ring in its hatching, and its colour along the edge. */
function ringed(context: PaintContext, at: Point, side: number): void {
  const { ctx } = context
  const colour = tintOf(context, side)
  ctx.beginPath()
  ctx.arc(...at, 0.43, 0, 7)
  ctx.fillStyle = clear(colour, 0.12)
  ctx.fill()
  ctx.strokeStyle = hatch(context, side, clear(colour, 0.6))
  ctx.lineWidth = 0.16
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(...at, 0.51, 0, 7)
  ctx.strokeStyle = clear(colour, 0.8)
  ctx.lineWidth = thick(context, 0.05, 1.2)
  ctx.stroke()
}

export function paintBorders(context: PaintContext, provinces: Provinces): void {
  const { ctx, palette, box } = context
  const path = new Path2D()
  for (const one of provinces.borders) if (touch(one.box, grow(box, 0.3))) path.addPath(one.path)
  ctx.lineJoin = ctx.lineCap = 'round'
  ctx.strokeStyle = clear(palette.halo, 0.65)
  ctx.lineWidth = thick(context, 0.085, 1.6)
  ctx.stroke(path)
  ctx.lineCap = 'butt'
  ctx.strokeStyle = palette.border
  ctx.lineWidth = thick(context, 0.042, 0.9)
  const dash = Math.max(0.2, px(context, 4))
  ctx.setLineDash([dash, dash * 0.4, dash * 0.2, dash * 0.4])
  ctx.stroke(path)
  ctx.setLineDash([])
}
