// A small picture of any board, for a title page: coast, land, regions, rivers, towns, the names of the greatest, and the
// armies.
import type { Board, LineKind, Language, Piece, Space, Terrain } from '../../lib/api/types'
import { atlasOf, partedOf, unitOf } from '../../lib/board/atlas'
import { outlines } from '../../lib/board/geometry'
import { eachStack, standing } from '../../lib/board/stacks'
import { WET } from '../../lib/board/water'
import { pick } from '../../lib/text'

export interface Inks {
  beyond: string
  sea: string
  wave: string
  land: string
  coast: string
  region: string
  river: string
  road: string
  town: string
  word: string
  /** Around a block of counters. */
  edge: string
  /** Laid over high ground once for each step. */
  height: string
  terrains: Partial<Record<Terrain, string>>
}

export const LIGHT: Inks = {
  beyond: '#e8dfc8',
  sea: '#d5dfd8',
  wave: 'rgb(70 110 120 / 0.12)',
  land: '#f3ead3',
  coast: '#5f5138',
  region: 'rgb(123 30 70 / 0.34)',
  river: '#6f97a5',
  road: 'rgb(120 86 44 / 0.5)',
  town: '#7b1e46',
  word: '#33291b',
  edge: '#fffaf0',
  height: 'rgb(150 100 40 / 0.13)',
  terrains: {
    rough: '#dccba4',
    marsh: '#cdd3b0',
    desert: '#f0dfb4',
    plain: '#ece7c2',
    raised: '#dfca9a',
    fortified: '#e2bfa7',
    woods: '#c9d2a4',
    rocky: '#d6c9ab',
    town: '#dcc7ae',
    city_wall: '#b9a98a',
  },
}

export const DARK: Inks = {
  beyond: '#15130f',
  sea: '#1c2628',
  wave: 'rgb(150 190 200 / 0.1)',
  land: '#3a3429',
  coast: '#a4946f',
  region: 'rgb(214 128 164 / 0.4)',
  river: '#5f8c9c',
  road: 'rgb(200 160 100 / 0.4)',
  town: '#e08aaf',
  word: '#efe6d2',
  edge: '#f4e9cf',
  height: 'rgb(240 205 138 / 0.09)',
  terrains: {
    rough: '#4a4230',
    marsh: '#3c4430',
    desert: '#4b4128',
    plain: '#37372a',
    raised: '#514530',
    fortified: '#573f36',
    woods: '#333d28',
    rocky: '#474036',
    town: '#4f4338',
    city_wall: '#6b6049',
  },
}

type Frame = [left: number, top: number, width: number, height: number]

/** What is worth showing of a board: its spaces on the map, without the boxes and tracks around it. */
export function crop(board: Board): Frame {
  const about = ([x, y]: readonly [number, number]): [number, number][] => [
    [x - 1, y - 1],
    [x + 1, y + 1],
  ]
  const points = board.spaces
    .filter((space) => space.kind !== 'box')
    .flatMap((space) => (space.kind === 'point' && !space.shape.length ? about(space.centre) : space.shape))
  if (!points.length) return board.frame
  const across = points.map(([x]) => x)
  const down = points.map(([, y]) => y)
  const left = Math.min(...across)
  const top = Math.min(...down)
  return [left, top, Math.max(...across) - left, Math.max(...down) - top]
}

function trace(path: Path2D, points: readonly (readonly number[])[], closed: boolean): void {
  points.forEach(([x = 0, y = 0], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)))
  if (closed) path.closePath()
}

/** The sides between spaces of different regions: those that not both neighbours share. */
export function borders(board: Board): number[][][] {
  const edges = new Map<string, { region: string; edge: number[][]; seen: number }>()
  const name = ([x = 0, y = 0]: readonly number[]): string => `${x.toFixed(2)} ${y.toFixed(2)}`
  const lines: number[][][] = []
  for (const space of board.spaces) {
    if (space.kind === 'box' || !space.region) continue
    space.shape.forEach((from, i) => {
      const to = space.shape[(i + 1) % space.shape.length] ?? from
      const key = [name(from), name(to)].sort().join()
      const other = edges.get(key)
      if (!other) edges.set(key, { region: space.region, edge: [from, to], seen: 1 })
      else if (other.region !== space.region) lines.push(other.edge)
    })
  }
  return lines
}

const GREAT = new Set(['rich', 'capital'])
/** So many points of a map can all be named. */
const FEW = 40

/** Areas with a name, on a board that has no towns: they are named instead. */
export function named(board: Board): Space[] {
  if (board.spaces.some((space) => space.site)) return []
  return board.spaces.filter((space) => space.kind === 'area' && /\d/.test(space.name))
}

/** Rivers as broad as a space, and how deep their colour is. */
const RIVERS: readonly [Terrain, number][] = [
  ['major_river', 0.55],
  ['deep_river', 0.9],
]

/** What there is to see on a field without towns and areas: ground that is not bare. */
export function varied(board: Board): Space[] {
  if (board.spaces.some((space) => space.site || space.kind === 'area')) return []
  return board.spaces.filter((space) => space.kind !== 'box' && space.terrain !== 'clear' && space.terrain !== 'sea')
}

/** Counters of a side that stand together: a block on the map, in the measure of the board. */
export interface Block {
  side: number
  centre: [number, number]
  /** Along the line that it stands on, and across it. */
  length: number
  size: number
  /** That line, in radians clockwise from the right of the map. */
  turn: number
}

export function blocks(board: Board, pieces: readonly Piece[]): Block[] {
  const atlas = atlasOf(board)
  const unit = unitOf(board)
  return eachStack(standing(atlas, pieces))
    .filter((stack) => atlas.places.get(stack.space)?.onMap)
    .map(({ side, x, y, size, long }) => ({
      side,
      centre: [x * unit, y * unit],
      length: (long?.length ?? size) * unit,
      size: size * unit,
      turn: long?.turn ?? 0,
    }))
}

/** Something with a place on the map. */
type Placed = Pick<Space, 'centre'>

/** Where the picture's corner goes so that all of these are in its middle; if they do not fit, as many as can be. */
export function upon(
  places: readonly Placed[],
  frame: Frame,
  scale: number,
  width: number,
  height: number,
): [number, number] {
  const across = places.map(({ centre: [x] }) => x)
  const down = places.map(({ centre: [, y] }) => y)
  const room = (values: number[]): number => (Math.max(...values) - Math.min(...values) + 1) * scale
  const fits = !places.length || (room(across) <= width && room(down) <= height)
  return (fits ? corner : crowd)(places, frame, scale, width, height)
}

/** Draw the board into a canvas of `width` by `height` pixels, as much of it as fills the picture. */
export function paint(
  context: CanvasRenderingContext2D,
  board: Board,
  pieces: readonly Piece[],
  inks: Inks,
  language: Language,
  width: number,
  height: number,
): void {
  const [left, top, wide, high] = crop(board)
  const scale = Math.max(width / wide, height / high)
  const shown = board.spaces.filter((space) => (space.site || space.kind === 'point') && space.kind !== 'box')
  const areas = named(board)
  const armies = blocks(board, pieces)
  const frame: Frame = [left, top, wide, high]
  const [right, down] = areas.length
    ? crowd(areas, frame, scale, width, height)
    : shown.length
      ? corner(shown, frame, scale, width, height)
      : upon(armies.length ? armies : varied(board), frame, scale, width, height)
  context.fillStyle = inks.beyond
  context.fillRect(0, 0, width, height)
  context.save()
  context.translate(right, down)
  context.scale(scale, scale)
  context.translate(-left, -top)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  ground(context, board, inks)
  lines(context, board, inks)
  for (const space of shown) town(context, space, inks, scale)
  // The name of an area stands in its middle: who is there stands below it.
  context.translate(0, areas.length ? BELOW / scale : 0)
  for (const one of armies) block(context, one, board.sides[one.side]?.colour ?? inks.word, inks, scale)
  context.restore()
  const place = ([x = 0, y = 0]: readonly number[]): [number, number] => [
    (x - left) * scale + right,
    (y - top) * scale + down,
  ]
  names(context, board, shown, inks, language, width, scale, place)
  areaNames(context, areas, inks, language, width, height, place)
}

const MANY = 200

/** Where the corner goes so that as many areas as can be have their middle in the picture. */
export function crowd(
  areas: readonly Placed[],
  [left, top, wide, high]: Frame,
  scale: number,
  width: number,
  height: number,
): [number, number] {
  const best = (all: number[], room: number, whole: number): number => {
    // A large map has more spaces than are needed to find where most of them are.
    const step = Math.ceil(all.length / MANY)
    const values = all.filter((_, i) => i % step === 0)
    // The outermost tenth of the picture is no place for a name.
    const within = (from: number): number =>
      values.filter((value) => value > from + room * 0.1 && value < from + room * 0.9).length
    const starts = [0, ...values.map((value) => value - room * 0.11), whole - room]
    const fit = starts.map((from) => Math.max(0, Math.min(whole - room, from)))
    return fit.reduce((a, b) => (within(a) >= within(b) ? a : b))
  }
  const x = best(
    areas.map((space) => space.centre[0] - left),
    width / scale,
    wide,
  )
  const y = best(
    areas.map((space) => space.centre[1] - top),
    height / scale,
    high,
  )
  return [-x * scale, -y * scale]
}

/** Names of areas in their middle; those that would lie over another are left out. */
function areaNames(
  context: CanvasRenderingContext2D,
  areas: readonly Space[],
  inks: Inks,
  language: Language,
  width: number,
  height: number,
  place: (at: readonly number[]) => [number, number],
): void {
  const size = Math.max(10, Math.min(13, width / 62))
  context.font = `600 ${size}px 'Source Serif 4', serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = inks.word
  context.strokeStyle = inks.land
  context.lineWidth = 3
  const taken: [from: number, to: number, y: number][] = []
  for (const space of areas) {
    const text = pick(space.label, language)
    const [x, y] = place(space.centre)
    const half = context.measureText(text).width / 2
    if (x - half < 4 || x + half > width - 4 || y < size || y > height - size) continue
    if (taken.some(([from, to, line]) => x - half < to + 6 && x + half > from - 6 && Math.abs(y - line) < size * 1.4))
      continue
    taken.push([x - half, x + half, y])
    context.globalAlpha = 0.35
    context.strokeText(text, x, y)
    context.globalAlpha = 0.85
    context.fillText(text, x, y)
  }
  context.globalAlpha = 1
}

/** Where the picture's corner goes on the canvas: what does not fit is cut where there are no towns. */
function corner(
  towns: readonly Placed[],
  [left, top, wide, high]: Frame,
  scale: number,
  width: number,
  height: number,
): [number, number] {
  const middle = (values: number[], otherwise: number): number =>
    values.length ? (Math.min(...values) + Math.max(...values)) / 2 : otherwise
  const x = middle(
    towns.map((space) => space.centre[0]),
    left + wide / 2,
  )
  const y = middle(
    towns.map((space) => space.centre[1]),
    top + high / 2,
  )
  return [
    Math.min(0, Math.max(width - wide * scale, width / 2 - (x - left) * scale)),
    Math.min(0, Math.max(height - high * scale, height / 2 - (y - top) * scale)),
  ]
}

function ground(context: CanvasRenderingContext2D, board: Board, inks: Inks): void {
  const land = new Path2D()
  const given = board.outlines.filter((outline) => outline.kind === 'land')
  for (const outline of given) for (const ring of outline.rings) trace(land, ring, true)
  const drawn = board.spaces.some((space) => space.kind === 'area' || space.kind === 'point')
  if (!given.length && board.spaces.every((space) => space.shape.length < 3 || space.kind === 'box')) {
    // Points on a sheet that says nothing of a coast.
    land.rect(...crop(board))
  } else if (!given.length) {
    const parted = partedOf(board)
    const dry = board.spaces.filter(
      (space) => space.kind !== 'box' && !WET.has(space.terrain) && !(space.kind === 'area' && parted.has(space.id)),
    )
    for (const ring of outlines(dry.map((space) => space.shape))) trace(land, ring, true)
  }
  const map = new Path2D()
  if (drawn) map.rect(...crop(board))
  else for (const space of board.spaces) if (space.kind !== 'box') trace(map, space.shape, true)
  context.fillStyle = inks.sea
  context.fill(map)
  context.clip(map)
  for (const [terrain, depth] of RIVERS) {
    const path = new Path2D()
    for (const space of board.spaces) if (space.terrain === terrain) trace(path, space.shape, true)
    context.fillStyle = inks.river
    context.globalAlpha = depth
    context.fill(path)
    context.globalAlpha = 1
  }
  // Lines of water along the coast, as engravers drew them.
  context.strokeStyle = inks.wave
  for (const breadth of [1.1, 0.7, 0.35]) {
    context.lineWidth = breadth
    context.stroke(land)
  }
  context.fillStyle = inks.land
  context.fill(land, 'evenodd')
  context.save()
  context.clip(land, 'evenodd')
  for (const [terrain, colour] of Object.entries(inks.terrains)) {
    const path = new Path2D()
    for (const space of board.spaces) if (space.terrain === terrain) trace(path, space.shape, true)
    context.fillStyle = colour
    context.fill(path)
  }
  for (const step of heights(board)) {
    context.fillStyle = inks.height
    context.fill(step)
  }
  const edges = new Path2D()
  for (const edge of borders(board)) trace(edges, edge, false)
  context.strokeStyle = inks.region
  context.lineWidth = 0.09
  context.setLineDash([0.02, 0.2])
  context.stroke(edges)
  context.setLineDash([])
  context.restore()
  if (drawn) {
    const zones = new Path2D()
    for (const space of board.spaces) if (space.kind === 'area') trace(zones, space.shape, true)
    context.strokeStyle = inks.coast
    context.globalAlpha = 0.45
    context.lineWidth = 0.03
    context.stroke(zones)
    context.globalAlpha = 1
  }
  context.strokeStyle = inks.coast
  context.lineWidth = 0.07
  context.stroke(land)
}

/** All ground that is at least so high, for each height but the lowest. */
function heights(board: Board): Path2D[] {
  const dry = board.spaces.filter((space) => space.kind !== 'box' && !WET.has(space.terrain))
  const levels = [...new Set(dry.map((space) => space.level))].sort((a, b) => a - b).slice(1)
  return levels.map((level) => {
    const path = new Path2D()
    for (const space of dry) if (space.level >= level) trace(path, space.shape, true)
    return path
  })
}

function lines(context: CanvasRenderingContext2D, board: Board, inks: Inks): void {
  const looks: [LineKind, string, number][] = [
    ['river', inks.river, 0.11],
    ['stream', inks.river, 0.1],
    ['stream_bank', inks.river, 0.1],
    ['bank', inks.coast, 0.05],
    ['abatis', inks.word, 0.1],
    ['gate', inks.town, 0.2],
    ['road', inks.road, 0.08],
    ['pass', inks.road, 0.06],
    ['coastal', inks.river, 0.06],
    ['sea_route', inks.river, 0.05],
    ['edge', inks.road, 0.12],
    ['slope', inks.coast, 0.02],
    ['cliff', inks.coast, 0.03],
    ['wall', inks.word, 0.16],
  ]
  for (const [kind, colour, breadth] of looks) {
    const path = new Path2D()
    for (const line of board.lines) if (line.kind === kind) trace(path, line.points, false)
    context.strokeStyle = colour
    context.lineWidth = breadth
    context.stroke(path)
  }
}

function town(context: CanvasRenderingContext2D, space: Space, inks: Inks, scale: number): void {
  const [x, y] = space.centre
  const radius = (GREAT.has(space.site) ? 3.2 : 1.8) / scale
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle = inks.town
  context.fill()
  if (!GREAT.has(space.site)) return
  context.beginPath()
  context.arc(x, y, radius * 1.75, 0, Math.PI * 2)
  context.strokeStyle = inks.town
  context.lineWidth = 1 / scale
  context.stroke()
}

/** The least of a block that is still seen, the most that hides little of the map, and how far it goes from a name (pixels). */
const LEAST = 4
const MOST = 12
const BELOW = 13

function block(context: CanvasRenderingContext2D, one: Block, colour: string, inks: Inks, scale: number): void {
  const [x, y] = one.centre
  const high = Math.min(MOST / scale, Math.max(one.size, LEAST / scale))
  const wide = one.length > one.size ? Math.max(one.length, high) : high
  context.save()
  context.translate(x, y)
  context.rotate(one.turn)
  context.fillStyle = colour
  context.fillRect(-wide / 2, -high / 2, wide, high)
  context.strokeStyle = inks.edge
  context.lineWidth = 1 / scale
  context.strokeRect(-wide / 2, -high / 2, wide, high)
  context.restore()
}

function names(
  context: CanvasRenderingContext2D,
  board: Board,
  towns: readonly Space[],
  inks: Inks,
  language: Language,
  width: number,
  scale: number,
  place: (at: readonly number[]) => [number, number],
): void {
  const size = Math.max(10, Math.min(13, width / 56))
  context.fillStyle = inks.word
  context.textBaseline = 'middle'
  context.textAlign = 'center'
  for (const label of board.labels) {
    if (label.kind !== 'sea' || label.size * scale < 9) continue
    const [x, y] = place(label.at)
    context.globalAlpha = 0.55
    const italic = language === 'ja' ? '' : 'italic '
    context.font = `${italic}${Math.min(label.size * scale, size * 1.6)}px 'Source Serif 4', serif`
    context.fillText(pick(label.text, language), x, y)
  }
  context.globalAlpha = 1
  context.textAlign = 'left'
  context.font = `600 ${size}px 'Source Serif 4', serif`
  context.lineWidth = 3
  context.strokeStyle = inks.land
  // The capital first: a name that would lie over another is left out. Where places are few all are named.
  const few = towns.length <= FEW && towns.some((space) => space.kind === 'point')
  const great = towns.filter((space) => few || GREAT.has(space.site))
  const taken: [from: number, to: number, y: number][] = []
  for (const space of great.sort((a, b) => Number(b.site === 'capital') - Number(a.site === 'capital'))) {
    const text = pick(space.label, language)
    const [x, y] = place(space.centre)
    const long = context.measureText(text).width
    const at = x + 8 + long > width ? x - 8 - long : x + 8
    if (taken.some(([from, to, line]) => at < to + 4 && at + long > from - 4 && Math.abs(y - line) < size)) continue
    taken.push([at, at + long, y])
    context.strokeText(text, at, y)
    context.fillText(text, at, y)
  }
}
