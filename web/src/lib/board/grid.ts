// The grid of spaces: quiet lines, numbers when one is near enough to read them, and the edge of the map.
import type { LineKind } from '../api/types'
import { NOWHERE, type Atlas } from './atlas'
import { WET } from './water'
import { SANS } from './fonts'
import { print } from './printing'
import { detail, pathThrough, px, thick, type PaintContext, type Piece2D } from './paintContext'
import { boxOf, cornerKey, grow, sideKey, touch, type Point } from './geometry'
import { clear } from './palette'
import { chained } from './regions'

export interface Grid {
  /** Each side once, with the space that draws it. */
  sides: Map<number, [Point, Point][]>
  /** The borders of areas on land and on water. */
  land: Piece2D[]
  sea: Piece2D[]
  /** The places that lie in an area. */
  inner: Piece2D[]
  rim: Path2D
  /** Hexes under areas. */
  faint: boolean
}

export function gridOf(atlas: Atlas): Grid {
  const sides = new Map<number, [Point, Point][]>()
  const drawn = new Set<number>()
  for (const { space } of atlas.list) {
    if (space.kind !== 'hex') continue
    const own: [Point, Point][] = []
    space.shape.forEach((corner, i) => {
      const next = space.shape[(i + 1) % space.shape.length]!
      const key = sideKey(corner, next)
      if (drawn.has(key)) return
      drawn.add(key)
      own.push([corner, next])
    })
    sides.set(space.id, own)
  }
  const { land, sea } = bordersOf(atlas)
  const inner = atlas.list
    .filter(({ host }) => host !== NOWHERE)
    .map(({ space, box }) => ({ box, path: pathThrough(space.shape, true) }))
  const rim = new Path2D()
  for (const ring of atlas.rim) rim.addPath(pathThrough(ring, true))
  const faint = atlas.list.some((place) => place.parted)
  return { sides, land: land.map(pieceOf), sea: sea.map(pieceOf), inner, rim, faint }
}

function pieceOf(line: Point[]): Piece2D {
  return { box: boxOf(line), path: pathThrough(line, false) }
}

/** Lines that take the place of the border along which they run. */
const FIRM: ReadonlySet<LineKind> = new Set<LineKind>(['river', 'wall'])

/**
 * The borders between areas, as lines. Where land meets water the shore is drawn, at the edge of the map its rim, along a
 * river or a wall these.
 */
export function bordersOf(atlas: Atlas): { land: Point[][]; sea: Point[][] } {
  const sides = new Map<number, { side: [Point, Point]; owner: number; wet: boolean[]; hexed: boolean }>()
  for (const { space, onMap, host, parted } of atlas.list) {
    if (!onMap || host !== NOWHERE || space.kind !== 'area') continue
    space.shape.forEach((corner, i) => {
      const next = space.shape[(i + 1) % space.shape.length]!
      const key = sideKey(corner, next)
      const wet = WET.has(space.terrain)
      const known = sides.get(key)
      // A seam between two parts of one area is gone there and back.
      if (known?.owner === space.id) sides.delete(key)
      else if (known) known.wet.push(wet)
      else sides.set(key, { side: [corner, next], owner: space.id, wet: [wet], hexed: parted })
    })
  }
  const firm = atlas.board.lines
    .filter((line) => FIRM.has(line.kind))
    .map((line) => new Set(line.points.map(cornerKey)))
  const edge = atlas.rim[0] ?? []
  const covered = ([a, b]: [Point, Point]): boolean =>
    firm.some((line) => line.has(cornerKey(a)) && line.has(cornerKey(b)))
  const outer = ([a, b]: [Point, Point]): boolean =>
    edge.some((corner, i) => {
      const next = edge[(i + 1) % edge.length]!
      return [0, 1].some((axis) => [a, b, next].every((point) => Math.abs(point[axis]! - corner[axis]!) < 0.01))
    })
  const land: [Point, Point][] = []
  const sea: [Point, Point][] = []
  for (const { side, wet, hexed } of sides.values()) {
    // A side with nothing beyond it, within the map: rocks that nobody enters, or the shore of a lake. That of hexes is
    // drawn as a coast.
    if (wet.length === 1 ? wet[0] || hexed || outer(side) : wet[0] !== wet[1]) continue
    if (!covered(side)) (wet[0] ? sea : land).push(side)
  }
  return { land: chained(land), sea: chained(sea) }
}

export function paintGrid(context: PaintContext, grid: Grid): void {
  const { ctx, palette, box, atlas } = context
  const near = atlas.near(grow(box, 0.7))
  // Under areas hexes are faint: they say how far it is, and no more.
  const seen = Math.min(1, 0.45 + detail(context) / 70) * (grid.faint ? 0.55 : 1)
  for (const wet of [false, true]) {
    ctx.beginPath()
    for (const { space } of near) {
      if (WET.has(space.terrain) !== wet) continue
      for (const [a, b] of grid.sides.get(space.id) ?? []) {
        ctx.moveTo(a[0], a[1])
        ctx.lineTo(b[0], b[1])
      }
    }
    ctx.strokeStyle = clear(wet ? palette.gridSea : palette.grid, (palette.night ? 0.26 : 0.42) * seen)
    ctx.lineWidth = thick(context, 0.017, 0.7)
    ctx.stroke()
  }
  paintBordersOf(context, grid)
}

function nearby({ box }: PaintContext, lines: readonly Piece2D[]): Path2D {
  const path = new Path2D()
  for (const one of lines) if (touch(one.box, grow(box, 0.2))) path.addPath(one.path)
  return path
}

/** Borders of areas on land, firm. They are painted with the land: those of hexes run on over the water. */
export function paintLandBorders(context: PaintContext, grid: Grid): void {
  const { ctx, palette } = context
  const land = nearby(context, grid.land)
  ctx.lineJoin = ctx.lineCap = 'round'
  ctx.strokeStyle = clear(palette.halo, palette.night ? 0.2 : 0.4)
  ctx.lineWidth = thick(context, 0.13, 2.6)
  ctx.stroke(land)
  ctx.strokeStyle = clear(palette.ink, palette.night ? 0.6 : 0.78)
  ctx.lineWidth = thick(context, 0.042, 1.1)
  ctx.stroke(land)
}

/** Borders of areas on water, quieter; places within an area as a pen marks out a plot. */
function paintBordersOf(context: PaintContext, grid: Grid): void {
  const { ctx, palette } = context
  ctx.lineJoin = ctx.lineCap = 'round'
  const [sea, inner] = [grid.sea, grid.inner].map((lines) => nearby(context, lines)) as [Path2D, Path2D]
  ctx.strokeStyle = clear(palette.seaInk, palette.night ? 0.6 : 0.8)
  ctx.lineWidth = thick(context, 0.036, 1)
  ctx.stroke(sea)
  ctx.fillStyle = clear(palette.halo, palette.night ? 0.25 : 0.5)
  ctx.fill(inner)
  ctx.strokeStyle = clear(palette.ink, 0.6)
  ctx.lineWidth = thick(context, 0.028, 0.8)
  const dash = Math.max(0.07, px(context, 2.5))
  ctx.setLineDash([dash, dash])
  ctx.stroke(inner)
  ctx.setLineDash([])
}

export function paintNumbers(context: PaintContext): void {
  if (detail(context) < 52) return
  const { ctx, palette, box, atlas } = context
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  for (const { space, box: own } of atlas.near(grow(box, 0.3))) {
    if (space.kind !== 'hex' || !touch(own, box)) continue
    ctx.fillStyle = clear(WET.has(space.terrain) ? palette.seaInk : palette.ink, 0.55)
    // Below the upper corner, or below the upper side.
    const flat = own.bottom - own.top < own.right - own.left
    print(ctx, space.name, [space.centre[0], own.top + (flat ? 0.155 : 0.245)], 0.135, '500', SANS)
  }
}

/** The edge of the map: the paper lies a little deeper there. */
export function paintRim(context: PaintContext, grid: Grid): void {
  const { ctx, palette } = context
  ctx.lineJoin = 'round'
  ctx.strokeStyle = clear(palette.ink, 0.14)
  ctx.lineWidth = 0.3
  ctx.stroke(grid.rim)
  ctx.strokeStyle = palette.night ? palette.inkSoft : palette.ink
  ctx.lineWidth = thick(context, 0.055, 1.2)
  ctx.stroke(grid.rim)
}
