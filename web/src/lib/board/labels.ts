// Where names stand on the map, and how large: provinces across their land, seas on the water, towns beside their walls.
import type { Language, Space, Text } from '../api/types'
import { ROUTES, SPOT, type Atlas, type Place } from './atlas'
import { isWide } from './fonts'
import { apart, boxOf, through, touch, type Box, type Point } from './geometry'

export type LetterKind =
  'region' | 'sea' | 'capital' | 'rich' | 'town' | 'note' | 'number' | 'area' | 'bay' | 'plate' | 'figures'

/** One name, ready to be written. Sizes in map units, the angle in radians; `bend`: how much it curves (1 / radius). */
export interface Lettering {
  kind: LetterKind
  text: string
  /** The name in the map's own language, below it in small letters; "" where it is the name itself. */
  under: string
  at: Point
  size: number
  spread: number
  angle: number
  bend: number
  region: string
  box: Box
}

/** The width of a text at size 1. */
export type Measure = (text: string, kind: LetterKind) => number

/** A text in a language, else in English, else in any. (The painting thread carries no messages of the page.) */
export function said(text: Text, language: Language): string {
  return text[language] ?? text['en'] ?? Object.values(text)[0] ?? ''
}

/** The name that the map bears: Latin where there is one, unless the reader reads another script. */
export function mapName(text: Text, language: Language): { text: string; under: string } {
  const latin = text['la'] ?? text['en'] ?? Object.values(text)[0] ?? ''
  const own = text[language]
  if (language === 'en' || own === undefined) return { text: latin, under: '' }
  return { text: own, under: own === latin ? '' : latin }
}

const CELLS = 4
/** What a name keeps off the edge of the sheet. */
const MARGIN = 0.7
const SEA = -2
const NONE = -1

/** The board in small squares: which region each belongs to, and where towns stand in the way. */
export interface Raster {
  left: number
  top: number
  width: number
  height: number
  region: Int16Array
  taken: Uint8Array
}

export function rasterOf(atlas: Atlas, dry: (x: number, y: number) => boolean): Raster {
  const { left, top, right, bottom } = atlas.frame
  const [width, height] = [Math.ceil((right - left) * CELLS), Math.ceil((bottom - top) * CELLS)]
  const raster = {
    left,
    top,
    width,
    height,
    region: new Int16Array(width * height).fill(NONE),
    taken: new Uint8Array(width * height),
  }
  const index = new Map(atlas.board.regions.map((region, i) => [region.id, i]))
  for (const { space, box, centre, onMap } of atlas.list) {
    if (!onMap) continue
    const region = index.get(space.region) ?? NONE
    for (let j = Math.floor((box.top - top) * CELLS); j <= (box.bottom - top) * CELLS; j++)
      for (let i = Math.floor((box.left - left) * CELLS); i <= (box.right - left) * CELLS; i++) {
        const [x, y] = [left + (i + 0.5) / CELLS, top + (j + 0.5) / CELLS]
        const at = j * width + i
        if (i < 0 || i >= width || j < 0 || j >= height) continue
        // Cells overlap at the rims of spaces; a hair's breadth does not matter to a name.
        if (region >= 0 && Math.abs(x - centre[0]) <= 0.5 && Math.abs(y - centre[1]) <= 0.44)
          raster.region[at] = dry(x, y) ? region : SEA
        if (space.site && Math.abs(x - centre[0]) < 0.42 && y > centre[1] - 0.36 && y < centre[1] + 0.6)
          raster.taken[at] = 1
      }
  }
  return raster
}

export interface Berth {
  at: Point
  length: number
  angle: number
}

const ANGLES = [0, -12, 12, -25, 25, -38, 38, -52, 52].map((degrees) => (degrees * Math.PI) / 180)
const STEP = 1 / CELLS
/** What a square of a town costs the name of a province, near its middle. */
const IN_THE_WAY = 0.8

/** Names of provinces are no smaller than this, in map units, however narrow their land is. */
const LEAST = 0.22
/** Names smaller than this (CSS pixels) are left out. */
const LEGIBLE = 6.2

export function isSmall(one: Lettering, detail: number): boolean {
  return one.size * detail < LEGIBLE
}

/** The places of a region on the map; of areas that are made of hexes the hexes, for there are more of them. */
export function placesOf(atlas: Atlas, region: number): Place[] {
  const spaces = new Set(atlas.board.regions[region]?.spaces)
  const own = [...spaces].flatMap((space) => atlas.places.get(space) ?? []).filter((place) => place.onMap)
  if (!own.some((place) => place.parted)) return own
  return atlas.list.filter((place) => place.space.kind === 'hex' && spaces.has(place.within))
}

/** The longest straight place for a name within a region, level rather than steep, and clear of towns. */
export function berthOf(atlas: Atlas, raster: Raster, region: number, half: number): Berth | null {
  const { left, top, width, height } = raster
  const cell = (x: number, y: number): number => {
    const [i, j] = [Math.floor((x - left) * CELLS), Math.floor((y - top) * CELLS)]
    return i < 0 || j < 0 || i >= width || j >= height ? -1 : j * width + i
  }
  let best: Berth | null = null
  let most = -Infinity
  for (const place of placesOf(atlas, region)) {
    for (const [dx, dy] of [
      [0, 0],
      [0.5, 0],
    ] as const) {
      const [x, y] = [place.centre[0] + dx, place.centre[1] + dy]
      for (const angle of ANGLES) {
        const [u, v] = [Math.cos(angle), Math.sin(angle)]
        let blocked = 0
        const reach = (way: 1 | -1): number => {
          for (let far = 0; far < 6; far += STEP)
            for (const off of [0, half, -half]) {
              const at = cell(x + way * u * far - v * off, y + way * v * far + u * off)
              if (at < 0 || raster.region[at] !== region) return far
              if (raster.taken[at]) blocked += 1 / (1 + far)
            }
          return 6
        }
        const level = 1 - Math.abs(angle) / 2.6
        const onward = reach(1)
        // However far it runs the other way, this place is no better than the best.
        if (2 * onward * level - blocked * IN_THE_WAY <= most) continue
        const length = 2 * Math.min(onward, reach(-1))
        const worth = length * level - blocked * IN_THE_WAY
        if (length > 0 && worth > most) {
          most = worth
          best = { at: [x, y], length, angle }
        }
      }
    }
  }
  return best
}

/** The places of all names of regions, whatever their language. */
export function berthsOf(atlas: Atlas, dry: (x: number, y: number) => boolean): (Berth | null)[] {
  const raster = rasterOf(atlas, dry)
  return atlas.board.regions.map((region, i) => {
    const places = region.spaces.flatMap((id) => atlas.places.get(id) ?? [])
    if (places.length && places.every(({ space }) => space.kind === 'point'))
      return clearing(places.map((place) => place.centre))
    return berthOf(atlas, raster, i, 0.3) ?? berthOf(atlas, raster, i, 0)
  })
}

/** Room for the name of a region of points: near their middle, and near none of them. */
export function clearing(points: readonly Point[]): Berth {
  const { left, top, right, bottom } = boxOf(points)
  const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length)
  let best: Berth = { at: [x!, y!], length: Math.max(2, right - left), angle: 0 }
  let least = Infinity
  for (let v = Math.ceil(top * 2) / 2; v <= bottom; v += 0.5)
    for (let u = Math.ceil(left * 2) / 2; u <= right; u += 0.5) {
      const near = Math.min(...points.map((point) => Math.hypot((point[0] - u) * 0.5, point[1] - v)))
      const cost = Math.hypot(u - x!, v - y!) - 2.5 * Math.min(near, 1.2)
      if (cost < least) {
        least = cost
        best = { ...best, at: [u, v] }
      }
    }
  return best
}

/** The names of regions, each spread over its berth. */
export function regionLetters(
  atlas: Atlas,
  berths: readonly (Berth | null)[],
  language: Language,
  measure: Measure,
): Lettering[] {
  return atlas.board.regions.flatMap((region, i): Lettering[] => {
    const berth = berths[i]
    if (!berth) return []
    const name = mapName(region.label, language)
    const wide = isWide(name.text)
    const text = wide ? name.text : name.text.toUpperCase()
    const count = [...text].length
    const natural = measure(text, 'region')
    const area = Math.sqrt(region.spaces.length)
    const room = berth.length * 0.8
    const size = Math.min(Math.max(LEAST, room / (natural + count * 0.22)), 0.3 + area * 0.055)
    const spread = Math.min(size * 1.15, Math.max(size * 0.08, (room - natural * size) / Math.max(1, count - 1)))
    const long = natural * size + spread * (count - 1)
    return [
      {
        kind: 'region',
        text,
        under: name.under.toUpperCase(),
        at: berth.at,
        size,
        spread,
        angle: berth.angle,
        bend: 0,
        region: region.id,
        box: around(berth.at, long / 2 + size * 2, size * 1.4, berth.angle),
      },
    ]
  })
}

function around(at: Point, halfWidth: number, halfHeight: number, angle: number): Box {
  const [u, v] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [w, h] = [halfWidth * u + halfHeight * v, halfWidth * v + halfHeight * u]
  return { left: at[0] - w, top: at[1] - h, right: at[0] + w, bottom: at[1] + h }
}

/** A level name that would run over the edge of the sheet is drawn in, as long as the sheet is wide enough. */
function level({ frame }: Atlas, [x, y]: Point, half: number, angle: number): Point {
  const [low, high] = [frame.left + half + MARGIN, frame.right - half - MARGIN]
  return angle || low > high ? [x, y] : [Math.min(high, Math.max(low, x)), y]
}

/** Names that the board itself places: seas, places of note, whatever else. */
export function givenLetters(atlas: Atlas, language: Language, measure: Measure): Lettering[] {
  // The numbers of areas are written with their names.
  const given = atlas.board.labels.filter((label) => label.kind !== 'number')
  return given.map((label) => {
    const name = mapName(label.text, language)
    const { kind } = label
    const spread = kind === 'sea' ? label.size * (isWide(name.text) ? 0.55 : 0.3) : 0
    const long = measure(name.text, kind) * label.size + spread * [...name.text].length
    const angle = (label.angle * Math.PI) / 180
    const at = level(atlas, label.at, long / 2, angle)
    return {
      kind,
      text: name.text,
      under: kind === 'sea' ? name.under : '',
      at,
      size: label.size,
      spread,
      angle,
      bend: kind === 'sea' && long > 3 ? 0.045 : 0,
      region: '',
      box: around(at, long / 2 + label.size, label.size * 1.4, angle),
    }
  })
}

/** From how many CSS pixels a space on names of towns are shown, and between which sizes (CSS pixels) they are written. */
const SHOWN: Readonly<Record<LetterKind, { from: number; size: number; least: number; most: number }>> = {
  capital: { from: 9, size: 0.3, least: 11, most: 24 },
  rich: { from: 14, size: 0.27, least: 10, most: 21 },
  town: { from: 22, size: 0.245, least: 9.5, most: 19 },
  note: { from: 36, size: 0.2, least: 8.5, most: 15 },
  number: { from: 0, size: 0.27, least: 9.5, most: 22 },
  area: { from: 0, size: 0.27, least: 9.5, most: 22 },
  bay: { from: 0, size: 0.27, least: 9.5, most: 22 },
  plate: { from: 50, size: 0.17, least: 8.5, most: 16 },
  figures: { from: 12, size: 0.21, least: 9.5, most: 15 },
  sea: { from: 0, size: 0, least: 0, most: 0 },
  region: { from: 0, size: 0, least: 0, most: 0 },
}

export function lettersSize(kind: LetterKind, detail: number): number {
  const { size, least, most } = SHOWN[kind]
  return Math.min(most, Math.max(least, size * detail)) / detail
}

/** A hex with a name and nothing in it is a note. */
function rankOf(space: Space): LetterKind {
  if (space.kind === 'hex' && space.site === '') return 'note'
  return space.site === 'capital' ? 'capital' : space.site === 'rich' ? 'rich' : 'town'
}

/** Where routes run on a map with points, in small boxes found by the square that they lie in: names keep off them. */
export function runsOf(atlas: Atlas): (box: Box) => number {
  const cells = new Map<number, Point[]>()
  const key = (i: number, j: number): number => i * 65536 + j
  const points = atlas.list.some(({ space }) => space.kind === 'point')
  for (const line of points ? atlas.board.lines : []) {
    if (!ROUTES.has(line.kind)) continue
    const course = through(line.points, 6)
    course.forEach((a, i) => {
      const b = course[i + 1]
      const count = b ? Math.max(1, Math.ceil(apart(a, b) / STRIDE)) : 1
      for (let n = 0; n < count; n++) {
        const t = n / count
        const at: Point = b ? [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t] : a
        const cell = key(Math.floor(at[0]), Math.floor(at[1]))
        const row = cells.get(cell)
        if (row) row.push(at)
        else cells.set(cell, [at])
      }
    })
  }
  return ({ left, top, right, bottom }) => {
    let count = 0
    for (let i = Math.floor(left); i <= Math.floor(right); i++)
      for (let j = Math.floor(top); j <= Math.floor(bottom); j++)
        for (const [x, y] of cells.get(key(i, j)) ?? []) if (x >= left && x <= right && y >= top && y <= bottom) count++
    return count * STRIDE
  }
}

/** Routes are looked at in steps of so much. */
const STRIDE = 0.12
/** What it costs a name to have a route run through a map unit of it, or to touch the name of an area. */
const ACROSS = 10
const UPON = 9
/** How far above the middle of a hex a pile of counters reaches. */
const PILE = 0.46
/** What it costs to touch a letter of the name of a province. */
const BEHIND = 1.2

/** The names of towns and notes at a scale (CSS pixels a space): placed where they cover least, or left out. */
export function townLetters(
  atlas: Atlas,
  language: Language,
  measure: Measure,
  detail: number,
  reach: (space: Space) => number,
  taken: readonly Box[] = [],
  runs: (box: Box) => number = () => 0,
  behind: readonly Box[] = [],
): Lettering[] {
  const stands = (space: Space): boolean => space.site !== '' || space.kind === 'point'
  const towns = atlas.list
    .filter(({ space, onMap }) => onMap && (stands(space) || space.kind === 'hex') && Object.keys(space.label).length)
    .map(({ space, centre }) => ({ space, centre, kind: rankOf(space) }))
    .filter(({ kind }) => detail >= SHOWN[kind].from)
  const order: LetterKind[] = ['capital', 'rich', 'town', 'note']
  towns.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const icons = atlas.list
    .filter(({ space, onMap }) => onMap && stands(space))
    .map(({ space, centre }) => ({ id: space.id, box: boxOf([centre], reach(space) * 0.42) }))
  const out: Lettering[] = []
  for (const { space, centre, kind } of towns) {
    const name = mapName(space.label, language)
    const size = lettersSize(kind, detail)
    const half = (measure(name.text, kind) * size) / 2
    const off = reach(space) * 0.42
    // Counters stand here, and about a point the ring of what is lit.
    const beside = Math.max(off, 0.42)
    const clear = space.kind === 'point' ? SPOT + 0.04 : 0.37
    const spots: Point[] = [
      [0, Math.max(off, clear) + size * 0.62],
      [0, -Math.max(off, space.kind === 'point' ? clear : PILE) - size * 0.62],
      [beside + half + size * 0.25, size * 0.1],
      [-beside - half - size * 0.25, size * 0.1],
      [off * 0.7 + half, off + size * 0.5],
      [-off * 0.7 - half, off + size * 0.5],
      [off * 0.7 + half, -off - size * 0.5],
      [-off * 0.7 - half, -off - size * 0.5],
    ]
    let best: { at: Point; box: Box; cost: number } | null = null
    spots.forEach(([dx, dy], i) => {
      const at: Point = [centre[0] + dx, centre[1] + dy]
      const box = { left: at[0] - half, right: at[0] + half, top: at[1] - size * 0.55, bottom: at[1] + size * 0.55 }
      let cost = i * 0.3
      for (const icon of icons) if (icon.id !== space.id && touch(icon.box, box)) cost += 4
      for (const other of out) if (touch(other.box, box)) cost += 20
      for (const other of taken) if (touch(other, box)) cost += UPON
      for (const other of behind) if (touch(other, box)) cost += BEHIND
      cost += runs(box) * ACROSS
      if (!best || cost < best.cost) best = { at, box, cost }
    })
    const { at, box, cost } = best!
    if (cost >= 20 && out.some((other) => touch(other.box, box)) && kind === 'town' && detail < 60) continue
    out.push({ kind, text: name.text, under: '', at, size, spread: 0, angle: 0, bend: 0, region: '', box })
  }
  if (detail < SHOWN.note.from) return out
  for (const note of givenLetters(atlas, language, measure)) {
    if (note.kind !== 'note' && note.kind !== 'town') continue
    const size = lettersSize(note.kind, detail)
    const box = around(note.at, (measure(note.text, note.kind) * size) / 2, size * 0.6, 0)
    if (taken.some((other) => touch(other, box))) continue
    if (out.some((other) => touch(other.box, box)) && detail < 90) continue
    out.push({ ...note, size, box })
  }
  return out
}
