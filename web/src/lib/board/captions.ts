// The names of areas with their numbers: within the area, clear of where counters stand and of what is built there.
import type { Language, LineKind } from '../api/types'
import { areaOf, NOWHERE, type Atlas, type Place } from './atlas'
import { WET } from './water'
import { isWide } from './fonts'
import { boxOf, grow, touch, type Box, type Point } from './geometry'
import { lettersSize, said, type LetterKind, type Lettering, type Measure } from './labels'
import { COUNTER, roomOf } from './stacks'
import { isPlot, trackReach } from './tracks'

export interface Captions {
  letters: Lettering[]
  /** Anchors of ports, before the numbers. */
  anchors: { at: Point; size: number }[]
}

/** An area in small squares: what it costs to write there, summed from the upper left corner. */
export interface Sheet {
  left: number
  top: number
  columns: number
  rows: number
  sums: Float64Array
  /** The side of a square. */
  cell: number
  /** One of many areas, which need not all have their names. */
  many?: boolean
}

const CELL = 0.1
/**
 * What a square costs: outside the area or under a thing that stands there, under counters, where a second side may
 * stand, near the edge, and under a line.
 */
const BLOCKED = 1
const COVERED = 1.5
const FLANK = 0.45
const EDGE = 0.3
const CROSSED = 0.06
const CROSSING: ReadonlySet<LineKind> = new Set<LineKind>([
  ...(['road', 'track', 'pass', 'coastal', 'sea_route', 'river', 'wall', 'wall_site'] as const),
])

/** A box and the least that each of its squares costs. */
export type Toll = readonly [box: Box, cost: number]

export function sheetOf(place: Place, tolls: readonly Toll[], cell = CELL): Sheet {
  const { left, top, right, bottom } = place.box
  const [columns, rows] = [Math.ceil((right - left) / cell) + 1, Math.ceil((bottom - top) / cell) + 1]
  const cost = new Float64Array(columns * rows).fill(BLOCKED)
  const { shape } = place.space
  for (let j = 0; j < rows; j++) {
    const y = top + (j + 0.5) * cell
    const cuts = shape
      .flatMap(([ax, ay], i): number[] => {
        const [bx, by] = shape[(i + 1) % shape.length]!
        return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)]
      })
      .sort((a, b) => a - b)
    for (let n = 0; n + 1 < cuts.length; n += 2)
      for (let i = Math.max(0, Math.ceil((cuts[n]! - left) / cell)); left + (i + 1) * cell <= cuts[n + 1]!; i++)
        cost[j * columns + i] = 0
  }
  const each = (box: Box, value: number): void => {
    const across = (x: number): number => Math.min(columns - 1, Math.max(0, Math.floor((x - left) / cell)))
    const down = (y: number): number => Math.min(rows - 1, Math.max(0, Math.floor((y - top) / cell)))
    if (!touch(box, place.box)) return
    for (let j = down(box.top); j <= down(box.bottom); j++)
      for (let i = across(box.left); i <= across(box.right); i++) {
        const at = j * columns + i
        cost[at] = Math.max(cost[at]!, value)
      }
  }
  const edge = shape.flatMap((a, i) => between(a, shape[(i + 1) % shape.length]!))
  for (const point of edge) each(boxOf([point], 0.06), EDGE)
  for (const [box, toll] of tolls) each(box, toll)
  const wide = columns + 1
  const sums = new Float64Array(wide * (rows + 1))
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      sums[(j + 1) * wide + i + 1] =
        cost[j * columns + i]! + sums[j * wide + i + 1]! + sums[(j + 1) * wide + i]! - sums[j * wide + i]!
  return { left, top, columns, rows, sums, cell }
}

/** What writing in a box costs: the blocked squares, those beyond the sheet included. */
export function costOf(sheet: Sheet, box: Box): number {
  const { left, top, columns, rows, sums, cell } = sheet
  const at = (value: number, from: number): number => Math.floor((value - from) / cell)
  const [i0, j0, i1, j1] = [at(box.left, left), at(box.top, top), at(box.right, left) + 1, at(box.bottom, top) + 1]
  const whole = (i1 - i0) * (j1 - j0)
  const clip = (value: number, most: number): number => Math.min(most, Math.max(0, value))
  const [a, b, c, d] = [clip(i0, columns), clip(j0, rows), clip(i1, columns), clip(j1, rows)]
  const wide = columns + 1
  const within = sums[d * wide + c]! - sums[b * wide + c]! - sums[d * wide + a]! + sums[b * wide + a]!
  const squares = within + (whole - (c - a) * (d - b)) * BLOCKED
  return squares * (cell / CELL) ** 2
}

/** Finds the tolls near a box among many: they are sorted into bands of the map. */
function banded(tolls: readonly Toll[]): (box: Box) => Toll[] {
  const bands = new Map<number, Toll[]>()
  for (const toll of tolls) {
    const band = Math.floor(toll[0].top / BAND)
    const row = bands.get(band)
    if (row) row.push(toll)
    else bands.set(band, [toll])
  }
  return (box) => {
    const found: Toll[] = []
    for (let band = Math.floor(box.top / BAND) - 1; band * BAND <= box.bottom; band++)
      for (const toll of bands.get(band) ?? []) if (touch(toll[0], box)) found.push(toll)
    return found
  }
}

/** The height of a band, more than that of any toll of a line. */
const BAND = 2

/** Where areas are many, those that are large are looked at in larger squares. */
function cellOf({ left, top, right, bottom }: Box): number {
  const area = (right - left) * (bottom - top)
  return area > 40 ? CELL * 4 : area > 8 ? CELL * 2 : CELL
}

/** The sheets of all areas that are not within others. */
export function sheetsOf(atlas: Atlas): Map<number, Sheet> {
  const plots = atlas.board.tracks.filter(isPlot).map((track): Toll => [grow(trackReach(track), 0.04), BLOCKED])
  const crossed = atlas.board.lines
    .filter((line) => CROSSING.has(line.kind))
    .flatMap(({ points }) => points.flatMap((a, i) => between(a, points[i + 1] ?? a)))
    .map((point): Toll => [boxOf([point], 0.05), CROSSED])
  const works = atlas.board.lines
    .filter((line) => line.work)
    .flatMap(({ points }) => points.flatMap((a, i) => between(a, points[i + 1] ?? a)))
    .map((point): Toll => [boxOf([point], 0.16), BLOCKED])
  const straits = atlas.board.lines
    .filter((line) => line.kind === 'strait' && line.points.length > 1)
    .map(({ points }): Toll => [boxOf([middle(points[0]!, points[points.length - 1]!)], 0.32), BLOCKED])
  const crossing = banded(crossed)
  const sheets = new Map<number, Sheet>()
  const many = atlas.list.some((place) => place.parted)
  for (const place of atlas.list) {
    if (!place.onMap || place.space.kind !== 'area' || place.host !== NOWHERE) continue
    const inner = atlas.list
      .filter((one) => one.host === place.space.id || (areaOf(one) === place.space.id && one.space.site !== ''))
      .map((one): Toll => [grow(one.box, one.host === NOWHERE ? 0 : 0.14), BLOCKED])
    const room = roomOf(place)
    const [x] = place.centre
    const top = { ...room, left: x - COUNTER / 2, right: x + COUNTER / 2 }
    const sheet = sheetOf(
      place,
      [[room, FLANK], [top, COVERED], ...inner, ...plots, ...works, ...straits, ...crossing(place.box)],
      many ? cellOf(place.box) : CELL,
    )
    sheets.set(place.space.id, { ...sheet, many })
  }
  return sheets
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** Points along a stretch, a square apart. */
function between(a: Point, b: Point): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / CELL))
  return Array.from({ length: count }, (_, i): Point => [
    a[0] + ((b[0] - a[0]) * i) / count,
    a[1] + ((b[1] - a[1]) * i) / count,
  ])
}

interface Run {
  text: string
  kind: LetterKind
}

interface Wording {
  lines: Run[][]
  /** The size of the letters, as a share of the usual. */
  by: number
  cost: number
}

/** The ways to write a name and a number, the best first, each with what it costs to have to take it. */
export function wordings(number: string, name: string, kind: LetterKind): Wording[] {
  const first: Run[] = number ? [{ text: number, kind: 'number' }] : []
  if (!name || name === number) return [{ lines: [first], by: 1, cost: 0 }]
  const whole: Run[] = [{ text: name, kind }]
  const halves = broken(name).map((text): Run[] => [{ text, kind }])
  const head = first.length ? [first] : []
  return [
    { lines: [[...first, ...whole]], by: 1, cost: 0 },
    { lines: [...head, whole], by: 1, cost: 0.5 },
    { lines: [...head, whole], by: SMALL, cost: 0.9 },
    { lines: [...head, ...halves], by: 1, cost: 1.2 },
    { lines: [...head, ...halves], by: SMALL, cost: 1.6 },
    { lines: [...head, ...halves], by: SMALLEST, cost: 2.4 },
    ...(head.length ? [{ lines: head, by: 1, cost: 7 }] : []),
  ]
}

/** A name in two lines, cut at a blank, a mark or a change of script, so that neither line is long. */
export function broken(name: string): string[] {
  const cuts = [...name.matchAll(/[\s・(]|(?<=[\p{sc=Katakana}ー])(?=\p{sc=Han})/gu)].map((found) => found.index)
  const parted = cuts
    .filter((at) => at > 0)
    .map((at): string[] => [name.slice(0, at), name.slice(at).replace(/^[\s・]/u, '')])
  const long = (lines: string[]): number => Math.max(...lines.map((line) => line.length))
  return parted.length ? parted.reduce((a, b) => (long(a) <= long(b) ? a : b)) : [name]
}

const SMALL = 0.86
const SMALLEST = 0.72
/** Letters smaller than this (CSS pixels) are not read. */
const LEAST = 8
/** Between number and name, before a number for its anchor, and from line to line, as shares of the size. */
const GAP = 0.42
const ANCHOR = 1.35
const LEADING = 1.12

/**
 * The captions of all areas at a scale (CSS pixels a space). `named`: the names of provinces as they are written there; an
 * area of the same name needs none.
 */
export function captionsOf(
  atlas: Atlas,
  sheets: ReadonlyMap<number, Sheet>,
  language: Language,
  measure: Measure,
  detail: number,
  taken: readonly Box[] = [],
  named: ReadonlyMap<string, string> = new Map(),
): Captions {
  const out: Captions = { letters: [], anchors: [] }
  const numbers = new Set(
    atlas.board.labels.filter((label) => label.kind === 'number').map((label) => said(label.text, language)),
  )
  for (const place of atlas.list) {
    const sheet = sheets.get(place.space.id)
    const above = named.get(place.space.region)
    if (sheet && !(sheet.many && above === said(place.space.label, language).toUpperCase()))
      caption(
        place,
        numbers.has(place.space.name) ? place.space.name : '',
        sheet,
        language,
        measure,
        detail,
        out,
        taken,
      )
  }
  if (detail < 50) return out
  const full = out.letters.map((one) => one.box)
  for (const place of atlas.list) {
    const sheet = sheets.get(place.host)
    if (!sheet) continue
    const one = plateOf(place, sheet, full, said(place.space.label, language), measure, detail)
    if (!one) continue
    full.push(one.box)
    out.letters.push(one)
  }
  return out
}

function caption(
  place: Place,
  number: string,
  sheet: Sheet,
  language: Language,
  measure: Measure,
  detail: number,
  out: Captions,
  kept: readonly Box[],
): void {
  const { space } = place
  const kind: LetterKind = WET.has(space.terrain) ? 'bay' : 'area'
  const usual = lettersSize(kind, detail)
  const port = space.marks.includes('port') ? ANCHOR : 0
  /** At size 1. */
  const widthOf = (line: readonly Run[]): number =>
    line.reduce((sum, run) => sum + measure(run.text, run.kind), GAP * (line.length - 1))
  const taken = [...out.letters.map((one) => grow(one.box, usual * 0.3)), ...kept].filter((box) =>
    touch(box, place.box),
  )
  let best: { lines: Run[][]; size: number; widths: number[]; at: Point; cost: number } | null = null
  for (const { lines, by, cost } of wordings(number, said(space.label, language), kind)) {
    if (best && best.cost <= cost) break
    const size = usual * by
    if (by < 1 && size * detail < LEAST) continue
    const widths = lines.map((line, i) => (widthOf(line) + (i ? 0 : port)) * size)
    const berth = berthOf(place, sheet, taken, Math.max(...widths), lines.length * size * LEADING)
    if (!best || berth.cost + cost < best.cost) best = { lines, size, widths, at: berth.at, cost: berth.cost + cost }
  }
  const { lines, size, widths, at, cost } = best!
  // Where areas are made of hexes they are many: seen from afar a small one has no room for its name.
  if (sheet.many && cost > CROWDED) return
  lines.forEach((line, i) => {
    const y = at[1] + (i - (lines.length - 1) / 2) * size * LEADING
    let x = at[0] - widths[i]! / 2
    if (!i && port) {
      out.anchors.push({ at: [x + size * 0.5, y], size: size * 1.05 })
      x += port * size
    }
    for (const run of line) {
      const wide = measure(run.text, run.kind) * size
      out.letters.push(letters(run, [x + wide / 2, y], size, wide))
      x += wide + size * GAP
    }
  })
}

function letters({ text, kind }: Run, at: Point, size: number, wide: number): Lettering {
  const box = { left: at[0] - wide / 2, right: at[0] + wide / 2, top: at[1] - size * 0.6, bottom: at[1] + size * 0.6 }
  return { kind, text, under: '', at, size, spread: 0, angle: 0, bend: 0, region: '', box }
}

/** The best place for a box of this size within an area: nothing in the way, then near above or below the counters. */
function berthOf(
  place: Place,
  sheet: Sheet,
  taken: readonly Box[],
  wide: number,
  high: number,
): { at: Point; cost: number } {
  const room = roomOf(place)
  const [x, above, below] = [place.centre[0], room.top - high / 2, room.bottom + high / 2]
  const { left, top, right, bottom } = place.box
  let best: { at: Point; cost: number } = { at: [x, above], cost: Infinity }
  for (let cy = top + high / 2; cy <= Math.max(bottom - high / 2, top + high / 2); cy += sheet.cell)
    for (let cx = left + wide / 2; cx <= Math.max(right - wide / 2, left + wide / 2); cx += sheet.cell) {
      const aside = Math.abs(cx - x)
      const far = Math.min(Math.hypot(aside, cy - above), Math.hypot(aside, cy - below) + 0.25)
      if (far * 0.7 >= best.cost) continue
      const box = { left: cx - wide / 2, right: cx + wide / 2, top: cy - high / 2, bottom: cy + high / 2 }
      const over = taken.some((one) => touch(one, box)) ? 3 : 0
      const cost = far * 0.7 + costOf(sheet, box) * 0.24 + over
      if (cost < best.cost) best = { at: [cx, cy], cost }
    }
  return best
}

/** What it costs to write over another name: too much. */
const CROWDED = 5

/** The name of a place within an area, on one of its sides; null where none is free. */
function plateOf(
  place: Place,
  sheet: Sheet,
  taken: readonly Box[],
  text: string,
  measure: Measure,
  detail: number,
): Lettering | null {
  const size = lettersSize('plate', detail)
  const wide = measure(text, 'plate') * size
  const { left, top, right, bottom } = place.box
  const [x, y] = place.centre
  const off = size * (isWide(text) ? 0.85 : 0.75) + 0.13
  const spots: Point[] = [
    [x, bottom + off],
    [x, top - off],
    [right + wide / 2 + 0.2, y],
    [left - wide / 2 - 0.2, y],
    [left + wide / 2, bottom + off],
    [right - wide / 2, bottom + off],
    [left + wide / 2, top - off],
    [right - wide / 2, top - off],
  ]
  const run: Run = { text, kind: 'plate' }
  const all = spots.map((at, i) => {
    const one = letters(run, at, size, wide)
    const hits = taken.filter((box) => touch(box, one.box)).length
    return { one, cost: costOf(sheet, one.box) * 0.24 + hits * CROWDED + i * 0.25 }
  })
  const best = all.reduce((a, b) => (a.cost <= b.cost ? a : b))
  return best.cost < CROWDED ? best.one : null
}
