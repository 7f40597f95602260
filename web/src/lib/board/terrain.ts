// The ground: patches of colour with a drawn edge, and over them mountains, reeds, dunes and trees by pen.
import type { Terrain } from '../api/types'
import { NOWHERE, type Atlas, type Place } from './atlas'
import {
  canvasOf,
  detail,
  pathThrough,
  px,
  thick,
  trace,
  type Ctx,
  type PaintContext,
  type Piece2D,
} from './paintContext'
import { boxOf, chance, grow, outlines, smooth, touch, waver, type Point } from './geometry'
import { WET } from './water'
import { clear } from './palette'

export interface Patch {
  terrain: Terrain
  pieces: Piece2D[]
  /** Drawn areas, whose edges are borders: they keep to them. */
  drawn: boolean
  /** Built: its edge is a wall, and straight. */
  walled: boolean
}

/** The colour of the land itself, or of water: no patch. */
const BARE: ReadonlySet<Terrain> = new Set<Terrain>(['clear', ...WET])
/** High ground is laid over low, and what people built over both. */
const ORDER: readonly Terrain[] = [
  'plain',
  'desert',
  'marsh',
  'woods',
  'forest',
  'hills',
  'rocky',
  'rough',
  'mountain',
  'raised',
  'fortified',
  'town',
  'city_wall',
]
/** Stands above the land about it, and throws a shadow. */
const HIGH: Terrain = 'raised'
/** Nobody goes there: a wall with towers fills it. */
const WALLED: Terrain = 'city_wall'

export function patchesOf(atlas: Atlas): Patch[] {
  const shapes = new Map<string, { terrain: Terrain; drawn: boolean; row: (readonly Point[])[] }>()
  for (const { space, onMap, host } of atlas.list) {
    const { shape, terrain } = space
    if (!onMap || host !== NOWHERE || shape.length < 3 || BARE.has(terrain)) continue
    const drawn = space.kind === 'area'
    const key = `${drawn}/${terrain}`
    const known = shapes.get(key)
    if (known) known.row.push(shape)
    else shapes.set(key, { terrain, drawn, row: [shape] })
  }
  return [...shapes.values()]
    .sort((a, b) => ORDER.indexOf(a.terrain) - ORDER.indexOf(b.terrain))
    .map(({ terrain, drawn, row }) => ({
      terrain,
      drawn,
      walled: terrain === WALLED,
      pieces: outlines(row).map((ring) => {
        const line = drawn || terrain === WALLED ? ring : smooth(waver(ring, true, 0.42), true, 2)
        return { box: boxOf(line), path: pathThrough(line, true) }
      }),
    }))
}

/** Colour runs out over the edge of a patch in two steps: how wide, how strong. */
const FEATHER = [
  [0.44, 0.22],
  [0.24, 0.32],
] as const

export function paintPatches(context: PaintContext, patches: readonly Patch[]): void {
  const { ctx, palette, box } = context
  ctx.lineJoin = 'round'
  for (const { terrain, drawn, walled, pieces } of patches) {
    const near = pieces.filter((one) => touch(one.box, grow(box, 0.4)))
    if (!near.length) continue
    const path = new Path2D()
    for (const one of near) path.addPath(one.path)
    const colour = palette.terrain[terrain]
    if (terrain === HIGH) paintShadow(context, path)
    for (const [width, opacity] of drawn || walled ? [] : FEATHER) {
      if (width > 0.3 && detail(context) < 27) continue
      ctx.strokeStyle = clear(colour, opacity)
      ctx.lineWidth = width
      ctx.stroke(path)
    }
    ctx.fillStyle = colour
    ctx.fill(path, 'evenodd')
    if (terrain === HIGH) paintRise(context, path)
    if (walled) paintRampart(context, path)
  }
}

/** A wall about what is built: courses of stone along the edge. */
function paintRampart(context: PaintContext, path: Path2D): void {
  const { ctx, palette } = context
  for (const [colour, width, least, dash] of [
    [palette.joint, 0.24, 2.6, []],
    [palette.stone, 0.16, 1.4, []],
    [palette.joint, 0.16, 1.4, [0.04, 0.13]],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = thick(context, width, least)
    ctx.setLineDash([...dash])
    ctx.stroke(path)
  }
  ctx.setLineDash([])
}

/** The shadow of high ground on the low land to the south-east of it. */
function paintShadow(context: PaintContext, path: Path2D): void {
  const { ctx, palette } = context
  ctx.save()
  ctx.fillStyle = ctx.strokeStyle = clear(palette.shade, palette.night ? 0.2 : 0.1)
  for (const [by, width] of [
    [0.05, 0.3],
    [0.09, 0.14],
    [0.11, 0],
  ] as const) {
    ctx.save()
    ctx.translate(by, by * 1.3)
    ctx.fill(path, 'evenodd')
    ctx.lineWidth = width
    if (width) ctx.stroke(path)
    ctx.restore()
  }
  ctx.restore()
}

/** High ground is darker along its edge, as if it fell away there, and has light on its brow to the north-west. */
function paintRise(context: PaintContext, path: Path2D): void {
  const { ctx, palette } = context
  ctx.save()
  ctx.clip(path, 'evenodd')
  ctx.strokeStyle = clear(palette.slope, palette.night ? 0.16 : 0.13)
  for (const width of [1, 0.6, 0.3]) {
    ctx.lineWidth = width
    ctx.stroke(path)
  }
  ctx.translate(0.06, 0.08)
  ctx.strokeStyle = clear(palette.texture['roughLight']!, palette.night ? 0.25 : 0.4)
  ctx.lineWidth = 0.1
  ctx.stroke(path)
  ctx.restore()
}

/** One mark of the pen: where its foot stands, how large it is, and its number for chance. */
interface Mark {
  x: number
  y: number
  size: number
  key: number
}

const SPOTS: readonly Point[] = [
  [-0.27, -0.2],
  [0.23, -0.25],
  [0.0, 0.03],
  [-0.26, 0.24],
  [0.28, 0.2],
  [0.02, 0.43],
]

/** Where the pen is set down in a space: spread out, never in rows, and clear of a town's drawing. */
export function marksIn(place: Place, count: number, size: number): Mark[] {
  const { space, centre, box } = place
  const [w, h] = [box.right - box.left, (box.bottom - box.top) / 1.155]
  const marks: Mark[] = []
  for (let i = 0; i < count; i++) {
    const [u, v] = SPOTS[i % SPOTS.length]!
    const key = space.id * 8 + i
    const x = u + (chance(key, 1) - 0.5) * 0.17
    const y = v + (chance(key, 2) - 0.5) * 0.15
    if (space.site && Math.hypot(x, y) < 0.26) continue
    marks.push({ x: centre[0] + x * w, y: centre[1] + y * h, size: size * (0.75 + 0.5 * chance(key, 3)), key })
  }
  return marks
}

/** A mountain as an engraver cuts it: a lit flank, a shaded one, and strokes that fall down the shade. */
function mountain(context: PaintContext, mark: Mark, steep: number): void {
  const { ctx, palette } = context
  const { x, y, size, key } = mark
  const ink = palette.texture['rough']!
  const half = size * (0.62 + 0.2 * chance(key, 4))
  const high = size * steep * (0.85 + 0.35 * chance(key, 5))
  const top: Point = [x + (chance(key, 6) - 0.5) * size * 0.25, y - high]
  const left: Point = [x - half, y]
  const right: Point = [x + half, y + size * 0.03]
  const fold: Point = [x + (chance(key, 7) - 0.3) * size * 0.22, y - high * 0.1]
  const knee: Point = [(top[0] + right[0]) / 2 + size * 0.05, (top[1] + right[1]) / 2 - high * 0.06]
  ctx.beginPath()
  ctx.moveTo(...left)
  ctx.quadraticCurveTo(x - half * 0.35, y - high * 0.42, ...top)
  ctx.quadraticCurveTo(x + size * 0.02, y - high * 0.5, ...fold)
  ctx.closePath()
  ctx.fillStyle = clear(palette.texture['roughLight']!, palette.night ? 0.75 : 0.8)
  ctx.fill()
  ctx.beginPath()
  ctx.moveTo(...top)
  ctx.lineTo(...knee)
  ctx.lineTo(...right)
  ctx.lineTo(...fold)
  ctx.quadraticCurveTo(x + size * 0.02, y - high * 0.5, ...top)
  ctx.fillStyle = clear(palette.texture['roughShade']!, 0.8)
  ctx.fill()
  ctx.strokeStyle = ink
  ctx.lineWidth = thick(context, 0.022, 0.5)
  ctx.beginPath()
  ctx.moveTo(...left)
  ctx.quadraticCurveTo(x - half * 0.35, y - high * 0.42, ...top)
  ctx.lineTo(...knee)
  ctx.lineTo(...right)
  ctx.stroke()
  if (detail(context) < 26) return
  ctx.lineWidth = thick(context, 0.013, 0.4)
  ctx.beginPath()
  for (let i = 1; i <= 4; i++) {
    const t = i / 5
    const from: Point = [top[0] + (right[0] - top[0]) * t + 0.01, top[1] + (right[1] - top[1]) * t]
    ctx.moveTo(from[0] - size * 0.03, from[1] + high * 0.05)
    ctx.lineTo(from[0] - size * (0.14 + 0.04 * i), Math.min(y, from[1] + high * (0.34 - 0.03 * i)))
  }
  ctx.moveTo(x - half * 0.45, y - high * 0.12)
  ctx.lineTo(x - half * 0.25, y - high * 0.36)
  ctx.stroke()
}

function reeds(context: PaintContext, mark: Mark): void {
  const { ctx, palette } = context
  const { x, y, size, key } = mark
  ctx.strokeStyle = palette.texture['marshWater']!
  ctx.lineWidth = thick(context, 0.026, 0.6)
  ctx.beginPath()
  for (const [from, to, down] of [
    [-0.9, 0.7, 0.05],
    [-0.5, 0.95, 0.24],
  ] as const) {
    ctx.moveTo(x + from * size, y + down * size)
    ctx.lineTo(x + to * size, y + down * size)
  }
  ctx.stroke()
  ctx.strokeStyle = palette.texture['marsh']!
  ctx.lineWidth = thick(context, 0.022, 0.5)
  ctx.beginPath()
  for (let i = -2; i <= 2; i++) {
    const lean = i * 0.17 + (chance(key, 10 + i) - 0.5) * 0.1
    ctx.moveTo(x + i * 0.07 * size, y)
    ctx.quadraticCurveTo(
      x + i * 0.09 * size,
      y - 0.4 * size,
      x + lean * 2.1 * size,
      y - (0.85 - Math.abs(i) * 0.14) * size,
    )
  }
  ctx.stroke()
}

/** A crescent dune, and grains of sand about it. */
function dune(context: PaintContext, mark: Mark): void {
  const { ctx, palette } = context
  const { x, y, size, key } = mark
  const ink = palette.texture['desert']!
  if (chance(key, 8) < 0.4) {
    ctx.strokeStyle = clear(ink, 0.75)
    ctx.lineWidth = thick(context, 0.02, 0.5)
    ctx.beginPath()
    ctx.moveTo(x - size, y)
    ctx.quadraticCurveTo(x - size * 0.1, y - size * 0.75, x + size * 0.9, y + size * 0.12)
    ctx.moveTo(x + size * 0.12, y - size * 0.28)
    ctx.quadraticCurveTo(x + size * 0.3, y, x + size * 0.05, y + size * 0.16)
    ctx.stroke()
  }
  ctx.fillStyle = clear(ink, 0.7)
  const grain = thick(context, 0.021, 0.8)
  for (let i = 0; i < 5; i++) {
    const u = (chance(key, 20 + i) - 0.5) * 0.5
    const v = (chance(key, 30 + i) - 0.2) * 0.3
    ctx.fillRect(x + u - grain / 2, y + v - grain / 2, grain, grain)
  }
}

function tree(context: PaintContext, mark: Mark): void {
  const { ctx, palette } = context
  const { x, y, size } = mark
  ctx.beginPath()
  ctx.ellipse(x, y - size * 0.5, size * 0.42, size * 0.5, 0, 0, 7)
  ctx.fillStyle = palette.texture['woodsShade']!
  ctx.fill()
  ctx.strokeStyle = palette.texture['woods']!
  ctx.lineWidth = thick(context, 0.02, 0.5)
  ctx.stroke()
  ctx.beginPath()
  ctx.moveTo(x, y - size * 0.1)
  ctx.lineTo(x, y + size * 0.16)
  ctx.moveTo(x + size * 0.12, y - size * 0.8)
  ctx.quadraticCurveTo(x + size * 0.34, y - size * 0.5, x + size * 0.1, y - size * 0.15)
  ctx.stroke()
}

/** A house: a wall, and a roof with its shaded half. */
function house(context: PaintContext, mark: Mark): void {
  const { ctx, palette } = context
  const { x, y, size, key } = mark
  const half = size * (0.62 + 0.3 * chance(key, 9))
  const high = size * 0.62
  ctx.strokeStyle = palette.siteInk
  ctx.lineWidth = thick(context, 0.018, 0.5)
  ctx.fillStyle = palette.house
  ctx.beginPath()
  ctx.rect(x - half * 0.85, y - high, half * 1.7, high)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = palette.roof
  ctx.beginPath()
  trace(
    ctx,
    [
      [x - half, y - high],
      [x - half * 0.45, y - high * 1.95],
      [x + half * 0.55, y - high * 1.95],
      [x + half, y - high],
    ],
    true,
  )
  ctx.fill()
  ctx.stroke()
}

/** A square tower seen from above, with its parapet. */
function keep(context: PaintContext, mark: Mark): void {
  const { ctx, palette } = context
  const { x, y, size } = mark
  ctx.strokeStyle = palette.joint
  ctx.lineWidth = thick(context, 0.03, 0.8)
  ctx.fillStyle = palette.stone
  ctx.beginPath()
  ctx.rect(x - size / 2, y - size / 2, size, size)
  ctx.fill()
  ctx.stroke()
  ctx.strokeRect(x - size * 0.28, y - size * 0.28, size * 0.56, size * 0.56)
}

/** A boulder with its shaded foot. */
function boulder(context: PaintContext, mark: Mark): void {
  const { ctx, palette } = context
  const { x, y, size, key } = mark
  const lean = (chance(key, 11) - 0.5) * 0.4
  const corners: Point[] = [
    [-0.7, 0.1],
    [-0.45, -0.55],
    [0.1 + lean, -0.8],
    [0.55, -0.4],
    [0.75, 0.1],
  ]
  const at = ([u, v]: Point): Point => [x + u * size, y + v * size]
  ctx.strokeStyle = palette.texture['rough']!
  ctx.lineWidth = thick(context, 0.02, 0.5)
  ctx.fillStyle = palette.texture['roughLight']!
  ctx.beginPath()
  trace(ctx, corners.map(at), true)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = clear(palette.texture['roughShade']!, 0.85)
  ctx.beginPath()
  trace(ctx, [at(corners[2]!), at(corners[3]!), at(corners[4]!), at([0.15, 0.1])], true)
  ctx.fill()
}

type Pen = (context: PaintContext, mark: Mark) => void
/** What is drawn by pen on a terrain. A patch of colour alone: what there is to draw on it are lines of the board's own. */
const PENS: Readonly<Record<Terrain, { pen: Pen; count: number; size: number } | null>> = {
  clear: null,
  plain: null,
  raised: null,
  fortified: null,
  sea: null,
  open_sea: null,
  protected_sea: null,
  harbour: null,
  major_river: null,
  deep_river: null,
  lake: null,
  offmap: null,
  box: null,
  rough: { pen: (context, mark) => mountain(context, mark, 0.95), count: 5, size: 0.27 },
  mountain: { pen: (context, mark) => mountain(context, mark, 1.3), count: 5, size: 0.3 },
  rocky: { pen: boulder, count: 6, size: 0.15 },
  hills: { pen: (context, mark) => mountain(context, mark, 0.55), count: 4, size: 0.26 },
  marsh: { pen: reeds, count: 5, size: 0.15 },
  desert: { pen: dune, count: 4, size: 0.17 },
  woods: { pen: tree, count: 6, size: 0.22 },
  forest: { pen: tree, count: 6, size: 0.24 },
  town: { pen: house, count: 5, size: 0.2 },
  city_wall: { pen: keep, count: 1, size: 0.36 },
}

export function paintMarks(context: PaintContext): void {
  const near = context.atlas.near(grow(context.box, 0.7))
  const all: { mark: Mark; pen: Pen }[] = []
  for (const place of near) {
    const { terrain, shape } = place.space
    const drawing = PENS[terrain]
    if (!place.onMap || shape.length < 3 || !drawing) continue
    // The streets and houses of a drawn area are lines of its own.
    if (terrain === 'town' && place.space.kind === 'area') continue
    const { pen, count, size } = drawing
    const [x, y] = place.centre
    const marks = count > 1 ? marksIn(place, count, size) : [{ x, y, size, key: place.space.id * 8 }]
    for (const mark of marks) all.push({ mark, pen })
  }
  // What stands farther north is behind.
  all.sort((a, b) => a.mark.y - b.mark.y)
  context.ctx.lineCap = context.ctx.lineJoin = 'round'
  for (const { mark, pen } of all) pen(context, mark)
}

const GRAIN = 256
let grain: OffscreenCanvas | null = null

/** The grain of the paper: specks and fibres, the same on every sheet. It repeats every 256 pixels, as tiles do. */
function grainOf(): OffscreenCanvas {
  if (grain) return grain
  const made = canvasOf(GRAIN, GRAIN)
  const ctx = made.getContext('2d') as Ctx | null
  if (!ctx) return made
  const picture = ctx.createImageData(GRAIN, GRAIN)
  for (let i = 0; i < GRAIN * GRAIN; i++) {
    const fine = chance(i, 3)
    const coarse = chance((i >> 1) % 128, (i >> 9) + 999)
    const dark = fine * 0.55 + coarse * 0.45 < 0.5
    const tone = dark ? [58, 42, 22] : [255, 250, 232]
    picture.data.set([...tone, Math.abs(fine - 0.5) * 62], i * 4)
  }
  ctx.putImageData(picture, 0, 0)
  ctx.lineWidth = 0.6
  for (let i = 0; i < 46; i++) {
    const [x, y, turn] = [chance(i, 41) * 236 + 10, chance(i, 42) * 236 + 10, chance(i, 43) * 6.3]
    ctx.strokeStyle = i % 2 ? 'rgb(70 52 28 / 0.14)' : 'rgb(255 250 235 / 0.2)'
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(
      x + 5 * Math.cos(turn + 0.6),
      y + 5 * Math.sin(turn + 0.6),
      x + 9 * Math.cos(turn),
      y + 9 * Math.sin(turn),
    )
    ctx.stroke()
  }
  grain = made
  return made
}

export function paintGrain(context: PaintContext, opacity: number): void {
  const { ctx, box } = context
  const pattern = ctx.createPattern(grainOf(), 'repeat')
  if (!pattern) return
  pattern.setTransform(new DOMMatrix().scale(px(context, 1 / context.ratio)))
  ctx.globalAlpha = opacity
  ctx.fillStyle = pattern
  ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top)
  ctx.globalAlpha = 1
}
