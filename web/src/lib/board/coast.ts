// Sea and land: the shore, the water lines that follow it outward, and the ground colour of the land.
import type { Terrain } from '../api/types'
import type { Atlas } from './atlas'
import { chunks, detail, pathThrough, px, thick, type PaintContext, type Piece2D } from './paintContext'
import {
  boxOf,
  cornerKey,
  edgesOf,
  grow,
  noise,
  outlines,
  smooth,
  touch,
  waver,
  type Box,
  type Edges,
  type Point,
} from './geometry'
import { clear, mix } from './palette'
import { WET } from './water'

/** How far from the shore each water line runs, outermost first, in map units. */
const FATHOMS = [0.62, 0.44, 0.28, 0.14] as const

export interface Shore {
  rings: Piece2D[]
  line: Piece2D[]
  /** The same with fewer points, for broad strokes. */
  rough: Piece2D[]
  lakes: Piece2D[]
  /** Waters with a colour of their own, by their terrain. `runs`: over many spaces, whose borders do not show. */
  waters: { terrain: Terrain; box: Box; path: Path2D; runs: boolean }[]
  sea: boolean
}

/**
 * The rings around all land: as the board gives them, else around the spaces that are not sea. Points on a sheet without a
 * coast lie on land.
 */
export function landRings(atlas: Atlas): Point[][] {
  const given = atlas.board.outlines.filter((one) => one.kind === 'land').flatMap((one) => one.rings)
  if (given.length) return given
  if (atlas.list.every(({ onMap, space }) => !onMap || (space.kind === 'point' && space.shape.length < 3)))
    return atlas.rim
  const dry = atlas.list.filter(
    ({ onMap, parted, space }) => onMap && !parted && space.shape.length > 2 && !WET.has(space.terrain),
  )
  const rings = outlines(dry.map((place) => place.space.shape))
  const sea = atlas.list.some((place) => WET.has(place.space.terrain))
  return sea ? rings.map((ring) => smooth(waver(ring, true, 0.4), true, 2)) : rings
}

const RIM = 0.32

/**
 * A shore as nature draws it: small bays and heads everywhere, the same at every scale. Where the land runs on over the
 * edge of the map its outline is pushed out of sight, so that no water shows between land and edge. Where a shore is
 * the border of drawn areas it stays as they have it.
 */
export function weathered(ring: readonly Point[], rim: Edges, drawn: ReadonlySet<number> = new Set()): Point[] {
  return ring.map((point): Point => {
    if (drawn.has(cornerKey(point))) return point
    const [x, y] = point
    const edge = rim(x, y)
    const inland = edge ? Math.min(1, edge.far / RIM) : 1
    const calm = inland * inland * (3 - 2 * inland)
    const off = (seed: number): number =>
      ((noise(x * 2.7, y * 2.7, seed) - 0.5) * 0.19 + (noise(x * 7.3, y * 7.3, seed + 5) - 0.5) * 0.1) * calm
    const push = edge ? 0.4 * (1 - calm) : 0
    return [x + off(11) + (edge ? edge.out[0] * push : 0), y + off(23) + (edge ? edge.out[1] * push : 0)]
  })
}

export function shoreOf(atlas: Atlas): Shore {
  const rim = edgesOf(atlas.rim, RIM)
  const areas = atlas.list.filter((place) => place.onMap && place.space.kind === 'area')
  const drawn = new Set(areas.flatMap((place) => place.space.shape.map(cornerKey)))
  const rings = landRings(atlas).map((ring) => weathered(ring, rim, drawn))
  const lakes = atlas.board.outlines.filter((one) => one.kind !== 'land').flatMap((one) => one.rings)
  const sea = atlas.list.some((place) => WET.has(place.space.terrain))
  return {
    rings: rings.map((ring) => ({ box: boxOf(ring), path: pathThrough(ring, true) })),
    line: sea ? rings.flatMap((ring) => chunks(ring, true, 96)) : [],
    rough: sea ? rings.flatMap((ring) => chunks(sparse(ring, 4), true, 32)) : [],
    lakes: lakes.map((ring) => ({ box: boxOf(ring), path: pathThrough(ring, true) })),
    waters: watersOf(atlas),
    sea,
  }
}

/** Areas of water each for itself; hexes of one water together, for a river runs through many of them. */
function watersOf(atlas: Atlas): Shore['waters'] {
  const wet = atlas.list.filter(
    ({ onMap, space }) => onMap && space.terrain !== 'sea' && WET.has(space.terrain) && space.shape.length > 2,
  )
  const areas = wet.filter(({ space }) => space.kind !== 'hex')
  const hexes = new Map<Terrain, (readonly Point[])[]>()
  for (const { space } of wet) {
    if (space.kind !== 'hex') continue
    const row = hexes.get(space.terrain)
    if (row) row.push(space.shape)
    else hexes.set(space.terrain, [space.shape])
  }
  return [
    ...areas.map(({ space, box }) => ({
      terrain: space.terrain,
      box,
      path: pathThrough(space.shape, true),
      runs: false,
    })),
    ...[...hexes].flatMap(([terrain, shapes]) => {
      // Islands in a river are rings of its own: all of them make one shape.
      const rings = outlines(shapes)
      const path = new Path2D()
      for (const ring of rings) path.addPath(pathThrough(smooth(ring, true, 2), true))
      return [{ terrain, box: boxOf(rings.flat(), 0.5), path, runs: true }]
    }),
  ]
}

/** Every n-th point of a ring. */
function sparse(ring: readonly Point[], n: number): Point[] {
  return ring.length < n * 6 ? [...ring] : ring.filter((_, i) => i % n === 0)
}

/** The lines of a shore that meet the box, as one path. */
function nearby(context: PaintContext, lines: readonly Piece2D[], reach: number): Path2D {
  const box = grow(context.box, reach)
  const path = new Path2D()
  for (const one of lines) if (touch(one.box, box)) path.addPath(one.path)
  return path
}

/** All land that meets the box, as one path for the even-odd rule. */
export function landPath(shore: Shore, context: PaintContext): Path2D {
  const path = new Path2D()
  for (const ring of shore.rings) if (touch(ring.box, context.box)) path.addPath(ring.path)
  return path
}

/** The sea with its water lines; the land is painted over it. */
export function paintSea(context: PaintContext, shore: Shore): void {
  const { ctx, palette, box } = context
  ctx.fillStyle = palette.terrain.sea
  ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top)
  if (!shore.sea) return
  const near = nearby(context, shore.rough, 0.7)
  ctx.lineJoin = ctx.lineCap = 'round'
  const far = detail(context) < 27
  FATHOMS.forEach((fathom, i) => {
    // Seen from afar two lines say as much as four.
    if (far && i % 2 === 0) return
    const fine = thick(context, 0.02, 0.55)
    ctx.strokeStyle = mix(palette.bands[i] ?? palette.terrain.sea, palette.waterLine, 0.35 + 0.16 * i)
    ctx.lineWidth = 2 * fathom + fine
    // The line is what looks out from under the paler water laid over it.
    ctx.stroke(near)
    ctx.strokeStyle = palette.bands[i] ?? palette.terrain.sea
    ctx.lineWidth = 2 * fathom - fine
    ctx.stroke(near)
  })
  paintWaters(context, shore)
}

/** Sheltered waters: a tint over the shallows, deeper along the edge. */
function paintWaters(context: PaintContext, shore: Shore): void {
  const { ctx, palette, box } = context
  for (const one of shore.waters) {
    const colour = palette.terrain[one.terrain]
    if (!touch(one.box, box)) continue
    if (one.runs) {
      // What runs over its banks here is covered by the land.
      ctx.fillStyle = ctx.strokeStyle = clear(colour, 0.6)
      ctx.fill(one.path, 'evenodd')
      ctx.lineWidth = 0.5
      ctx.stroke(one.path)
      continue
    }
    ctx.save()
    ctx.clip(one.path)
    ctx.fillStyle = clear(colour, 0.5)
    ctx.fill(one.path)
    ctx.strokeStyle = clear(colour, 0.4)
    for (const width of [0.5, 0.22]) {
      ctx.lineWidth = width
      ctx.stroke(one.path)
    }
    ctx.restore()
  }
}

/** A breath of shade on the landward side of the shore. What falls on the water is cut off by the caller. */
export function paintInshore(context: PaintContext, shore: Shore): void {
  const { ctx, palette } = context
  ctx.lineJoin = ctx.lineCap = 'round'
  const near = nearby(context, shore.rough, 0.4)
  for (const [width, opacity] of [
    [0.42, 0.07],
    [0.2, 0.1],
  ] as const) {
    ctx.strokeStyle = clear(palette.night ? palette.shore : palette.ink, opacity)
    ctx.lineWidth = width
    ctx.stroke(near)
  }
}

export function paintShore(context: PaintContext, shore: Shore): void {
  const { ctx, palette, box } = context
  ctx.lineJoin = ctx.lineCap = 'round'
  ctx.strokeStyle = palette.shore
  ctx.lineWidth = thick(context, 0.042, 0.9)
  ctx.stroke(nearby(context, shore.line, 0.2))
  for (const lake of shore.lakes.filter((one) => touch(one.box, box))) {
    ctx.fillStyle = palette.bands[1] ?? palette.terrain.sea
    ctx.fill(lake.path)
    ctx.lineWidth = px(context, 1)
    ctx.stroke(lake.path)
  }
}
