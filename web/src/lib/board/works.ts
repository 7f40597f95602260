// What people have built on the map: walls and chains along their lines, forts and camps around their places. Each shows
// whose it is by colour, shape and letter; what is destroyed lies in ruins.
import type { Language, Marker, Scene, SideStyle } from '../api/types'
import { pick } from '../text'
import { NOWHERE, type Atlas } from './atlas'
import { styleOf } from './counters'
import { pathThrough } from './paintContext'
import { SANS } from './fonts'
import { along, boxOf, lengthOf, touch, type Box, type Point } from './geometry'
import { badge } from './markers'
import { mix, type Palette } from './palette'
import { SYMBOLS, pathOf } from './symbols'
import { isPlot, trackReach } from './tracks'
import { print } from './printing'

type Ctx = CanvasRenderingContext2D

export interface Work {
  kind: string
  ruined: boolean
  side: number
  /** The lines along which it is built. */
  lines: Point[][]
  /** The place that it surrounds, as a closed line. */
  ring: Point[]
  /** The plate with its name. */
  plate: { box: Box; text: string } | null
  box: Box
}

const RUIN = '-destroyed'
/** What is being built from one space to another: no more of it stands than of a ruin. */
const UNDER_WAY = /-works$/
/** What runs from space to space begins beside what stands in them, in map units. */
const CLEAR = 0.12
/** What surrounds a place within an area. */
const ROUND: ReadonlySet<string> = new Set(['fort', 'camp', 'works', 'tower', 'wall', 'palisade'])
const TIMBER: ReadonlySet<string> = new Set(['camp', 'palisade'])

/** The kind of a marker without its state. */
export function kindOf(marker: Marker): string {
  return isRuin(marker) ? marker.kind.slice(0, -RUIN.length) : marker.kind
}

export function isRuin(marker: Marker): boolean {
  return marker.kind.endsWith(RUIN)
}

/** What a marker stands for on the map; null where it is a marker that lies on a space or in a box. */
export function workOf(atlas: Atlas, marker: Marker, language: Language): Work | null {
  const kind = kindOf(marker)
  const place = marker.track ? undefined : atlas.places.get(marker.space)
  const track = marker.track ? atlas.board.tracks.find((one) => one.id === marker.track) : undefined
  const other = marker.track ? undefined : atlas.places.get(marker.to)
  if (place && other) {
    const line = drawnIn(place.centre, other.centre)
    const box = boxOf(line, 0.4)
    const ruined = isRuin(marker) || UNDER_WAY.test(kind)
    return { kind, ruined, side: marker.side, lines: [line], ring: [], plate: null, box }
  }
  const round = place && place.host !== NOWHERE && ROUND.has(kind)
  if (!round && !(track && isPlot(track))) return null
  const name = track ? track.id : (place?.space.name ?? '')
  const lines = atlas.board.lines
    .filter((line) => line.work === name && line.points.length > 1)
    .map((one) => one.points)
  const ring = round ? grown(place.space.shape, place.centre, 1.1) : []
  const plate = track ? { box: trackReach(track), text: pick(track.texts[0], language) } : null
  const corners: Point[] = plate ? corner(plate.box) : []
  const box = boxOf([...lines.flat(), ...ring, ...corners], 0.4)
  return { kind, ruined: isRuin(marker), side: marker.side, lines, ring, plate, box }
}

/** A stretch without its ends. */
function drawnIn(a: Point, b: Point): Point[] {
  const far = Math.max(1e-6, Math.hypot(b[0] - a[0], b[1] - a[1]))
  const [u, v] = [((b[0] - a[0]) / far) * CLEAR, ((b[1] - a[1]) / far) * CLEAR]
  return [
    [a[0] + u, a[1] + v],
    [b[0] - u, b[1] - v],
  ]
}

export function worksOf(atlas: Atlas, scene: Scene, language: Language): Work[] {
  return scene.markers.flatMap((marker) => workOf(atlas, marker, language) ?? [])
}

function corner({ left, top, right, bottom }: Box): Point[] {
  return [
    [left, top],
    [right, bottom],
  ]
}

function grown(shape: readonly Point[], [x, y]: Point, by: number): Point[] {
  return shape.map(([px, py]): Point => [x + (px - x) * by, y + (py - y) * by])
}

/** How works are drawn now: one CSS pixel in map units is `fine`. */
export interface WorksContext {
  ctx: Ctx
  palette: Palette
  sides: readonly SideStyle[]
  fine: number
}

/** Forts and camps: the ground about places, under what is lit. */
export function drawStrongholds(context: WorksContext, works: readonly Work[], box: Box): void {
  for (const work of works) if (work.ring.length && touch(work.box, box)) stronghold(context, work)
}

/** Walls and chains, which run along borders over what is lit on both sides; then plates and flags. */
export function drawWalls(context: WorksContext, works: readonly Work[], box: Box): void {
  const near = works.filter((work) => touch(work.box, box))
  for (const work of near)
    for (const line of work.lines) {
      if (work.kind === 'chain') chain(context, work, line)
      else wall(context, work, line, false)
    }
  for (const work of near) {
    if (work.plate) plate(context, work, work.plate)
    if (work.ring.length) flag(context, work)
  }
}

/** The colour of a side; grey and pale where all is in ruins. */
function colourOf({ sides }: WorksContext, work: Work): string {
  const { colour } = styleOf(sides, work.side)
  return work.ruined ? mix(colour, '#9a9184', 0.6) : colour
}

function stroke(
  { ctx, fine }: WorksContext,
  path: Path2D,
  colour: string,
  width: number,
  least: number,
  dash: number[] = [],
) {
  ctx.strokeStyle = colour
  ctx.lineWidth = Math.max(width, fine * least)
  ctx.lineCap = dash.length ? 'butt' : 'round'
  ctx.setLineDash(dash)
  ctx.stroke(path)
  ctx.setLineDash([])
}

/** Courses of stone, or stakes, with the colour of the side upon them; of a ruin some blocks are left. */
function wall(context: WorksContext, work: Work, line: readonly Point[], closed: boolean): void {
  const { ctx, palette } = context
  const stuff = TIMBER.has(work.kind) ? palette.timber : palette.stone
  const path = pathThrough(line, closed)
  const thin = closed ? 0.78 : 1
  ctx.lineJoin = 'round'
  if (work.ruined) {
    const left = [0.13, 0.2, 0.07, 0.12, 0.2, 0.26, 0.05, 0.16]
    stroke(context, path, mix(palette.joint, stuff, 0.25), 0.25 * thin, 3.4, left)
    stroke(context, path, mix(stuff, '#8c8478', 0.45), 0.17 * thin, 1.8, left)
    return
  }
  ctx.save()
  ctx.translate(0.04, 0.06)
  stroke(context, path, 'rgb(20 14 6 / 0.35)', 0.3 * thin, 4)
  ctx.restore()
  stroke(context, path, palette.joint, 0.3 * thin, 4.2)
  stroke(context, path, stuff, 0.225 * thin, 2.8)
  stroke(context, path, palette.joint, 0.225 * thin, 2.8, [0.035, 0.13])
  stroke(context, path, colourOf(context, work), 0.105 * thin, 1.6)
  const far = lengthOf(line)
  const count = Math.max(1, Math.round(far / 1.15))
  if (!closed) for (let i = 0; i <= count; i++) tower(context, work, along(line, i / count), 0.34)
}

function tower(context: WorksContext, work: Work, [x, y]: Point, size: number): void {
  const { ctx, palette } = context
  const stuff = TIMBER.has(work.kind) ? palette.timber : palette.stone
  for (const [colour, share] of [
    [palette.joint, 1],
    [stuff, 0.76],
    [colourOf(context, work), 0.42],
  ] as const) {
    const half = (size * share) / 2
    ctx.fillStyle = colour
    ctx.fillRect(x - half, y - half, half * 2, half * 2)
  }
}

const LINK = 0.15

/** Link upon link from shore to shore; of a broken one the ends hang in the water. */
function chain(context: WorksContext, work: Work, line: readonly Point[]): void {
  const { ctx, palette, fine } = context
  const far = lengthOf(line)
  const count = Math.max(2, Math.round(far / LINK))
  const [first, last] = [line[0]!, line[line.length - 1]!]
  const turn = Math.atan2(last[1] - first[1], last[0] - first[0])
  for (const [colour, width] of [
    [palette.joint, Math.max(0.085, fine * 2.4)],
    [palette.iron, Math.max(0.042, fine * 1.2)],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    for (let i = 0; i <= count; i++) {
      const share = i / count
      if (work.ruined && share > 0.27 && share < 0.73) continue
      const [x, y] = along(line, share)
      const flat = i % 2 === 0
      ctx.beginPath()
      ctx.ellipse(x, y, LINK * 0.62, flat ? LINK * 0.36 : 0.012, turn, 0, 7)
      ctx.stroke()
    }
  }
  for (const end of [first, last]) tower(context, work, end, 0.3)
}

/** A fort or a camp: its ring with towers at the corners, and the flag of its side. */
function stronghold(context: WorksContext, work: Work): void {
  const { ctx, palette } = context
  const { left, top, right, bottom } = boxOf(work.ring)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  ctx.fillStyle = work.ruined
    ? mix(palette.terrain.town, '#8c8478', 0.35)
    : mix(palette.terrain.town, colourOf(context, work), 0.3)
  ctx.fill(pathThrough(work.ring, true))
  const symbol = SYMBOLS[work.kind] ?? (TIMBER.has(work.kind) ? TENT : SYMBOLS['fort']!)
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(0.44, 0.44)
  ctx.fillStyle = palette.ink
  ctx.globalAlpha = work.ruined ? 0.35 : 0.7
  ctx.fill(pathOf(symbol), 'evenodd')
  ctx.restore()
  wall(context, work, work.ring, true)
  if (work.ruined) strike(context, { left: x - 0.26, top: y - 0.26, right: x + 0.26, bottom: y + 0.26 })
  else
    for (const at of [
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const)
      tower(context, work, [at[0] + (x - at[0]) * 0.16, at[1] + (y - at[1]) * 0.16], 0.24)
}

/** Whose a fort or a camp is, on its corner. */
function flag(context: WorksContext, work: Work): void {
  const { ctx, sides } = context
  const { left, top } = boxOf(work.ring)
  const style = styleOf(sides, work.side)
  ctx.save()
  ctx.translate(left - 0.03, top - 0.03)
  ctx.scale(0.3, 0.3)
  badge(ctx, { ...style, colour: colourOf(context, work) }, style.letter)
  ctx.restore()
}

/** Two tents. */
const TENT = 'M-.5.4L-.16-.36L.02.04L.16-.24L.5.4H.24L.16.2L.08.4H-.06L-.16.12L-.26.4Z'

/** Struck through, from corner to corner. */
function strike({ ctx, fine }: WorksContext, { left, top, right, bottom }: Box): void {
  ctx.lineCap = 'round'
  for (const [colour, width, least] of [
    ['#fff6e6', 0.1, 2.6],
    ['#a3231a', 0.055, 1.4],
  ] as const) {
    ctx.beginPath()
    ctx.moveTo(left, bottom)
    ctx.lineTo(right, top)
    ctx.strokeStyle = colour
    ctx.lineWidth = Math.max(width, fine * least)
    ctx.stroke()
  }
}

/** The plate with the name of a work, in the colour and the shape of its side; struck through where it is destroyed. */
function plate(context: WorksContext, work: Work, { box, text }: { box: Box; text: string }): void {
  const { ctx, sides } = context
  const style = styleOf(sides, work.side)
  const [w, h] = [(box.right - box.left) * 1.06, (box.bottom - box.top) * 1.1]
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  ctx.save()
  ctx.translate(x, y)
  ctx.save()
  ctx.scale(w, h)
  badge(ctx, { ...style, colour: colourOf(context, work) }, '')
  ctx.restore()
  ctx.font = `700 100px ${SANS}`
  const size = Math.min(h * 0.6, ((w * 0.8) / Math.max(1, ctx.measureText(text).width)) * 100)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillStyle = style.ink
  print(ctx, text, [0, size * 0.36], size, '700', SANS)
  if (work.ruined) strike(context, { left: -w * 0.46, top: -h * 0.42, right: w * 0.46, bottom: h * 0.42 })
  ctx.restore()
}
