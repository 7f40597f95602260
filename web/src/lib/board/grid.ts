// The grid of spaces: quiet lines, numbers when one is near enough to read them, and the edge of the map.
import type { Atlas } from './atlas'
import { WET } from './coast'
import { SANS } from './fonts'
import { detail, pathThrough, thick, type Easel, type Piece2D } from './easel'
import { boxOf, grow, sideKey, touch, type Point } from './geometry'
import { clear } from './palette'

export interface Grid {
  /** Each side once, with the space that draws it. */
  sides: Map<number, [Point, Point][]>
  areas: Piece2D[]
  rim: Path2D
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
  const areas = atlas.list
    .filter(({ space }) => space.kind === 'area' && space.shape.length > 2)
    .map(({ space }) => ({ box: boxOf(space.shape), path: pathThrough(space.shape, true) }))
  const rim = new Path2D()
  for (const ring of atlas.rim) rim.addPath(pathThrough(ring, true))
  return { sides, areas, rim }
}

export function paintGrid(easel: Easel, grid: Grid): void {
  const { ctx, palette, box, atlas } = easel
  const near = atlas.near(grow(box, 0.7))
  const seen = Math.min(1, 0.45 + detail(easel) / 70)
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
    ctx.lineWidth = thick(easel, 0.017, 0.7)
    ctx.stroke()
  }
  ctx.strokeStyle = clear(palette.ink, 0.7)
  ctx.lineWidth = thick(easel, 0.045, 1)
  for (const one of grid.areas) if (touch(one.box, box)) ctx.stroke(one.path)
}

export function paintNumbers(easel: Easel): void {
  if (detail(easel) < 52) return
  const { ctx, palette, box, atlas } = easel
  ctx.font = `500 0.135px ${SANS}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  for (const { space, box: own } of atlas.near(grow(box, 0.3))) {
    if (space.kind !== 'hex' || !touch(own, box)) continue
    ctx.fillStyle = clear(WET.has(space.terrain) ? palette.seaInk : palette.ink, 0.55)
    ctx.fillText(space.name, space.centre[0], own.top + 0.245)
  }
}

/** The edge of the map: the paper lies a little deeper there. */
export function paintRim(easel: Easel, grid: Grid): void {
  const { ctx, palette } = easel
  ctx.lineJoin = 'round'
  ctx.strokeStyle = clear(palette.ink, 0.14)
  ctx.lineWidth = 0.3
  ctx.stroke(grid.rim)
  ctx.strokeStyle = palette.night ? palette.inkSoft : palette.ink
  ctx.lineWidth = thick(easel, 0.055, 1.2)
  ctx.stroke(grid.rim)
}
