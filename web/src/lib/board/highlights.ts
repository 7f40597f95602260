// What is highlighted: places, pieces and provinces that can be chosen, by the kind of act, and the one that is chosen now.
import type { Track } from '../api/types'
import type { Lit, Spot } from './types'
import { areaOf, around, circles, NOWHERE, type Atlas } from './atlas'
import { trace } from './paintContext'
import { glyphOf, glyphPath, hostile } from './glyphs'
import { boxOf, grow, touch, type Box, type Point } from './geometry'
import { clear, type Palette } from './palette'
import { cardAt, CARDS, eachStack, halves, type Stack } from './stacks'
import { Sprites } from './sprites'
import { pathOf } from './symbols'
import { isTurn, turnSpots } from './turns'
import { middleOfBox, plotOf, trackReach } from './tracks'

/** One kind of act: the outline of all its places, and where its badges stand. */
export interface Group {
  glyph: string
  rings: Point[][]
  /** Places that are lit with the area in which they lie: their outlines, within the wash. */
  inner: Point[][]
  /** Areas among them: they are large, so the wash is light but along the edge. */
  broad: boolean
  box: Box
  /** Spaces lit for themselves: each has a badge. */
  spaces: number[]
  regions: string[]
  pieces: string[]
  plots: Plot[]
  /** What lies farther off: a thin line about it, and no badges. */
  soft: boolean
}

/** Where something may be built: its plate, and the lines along which it would stand. */
export interface Plot {
  id: string
  ring: Point[]
  lines: Point[][]
}

/** The side of the button of an area at the most. */
const AREA = 1.1

export function groupsOf(atlas: Atlas, lit: readonly Lit[]): Group[] {
  const verbs = new Map<string, Lit[]>()
  for (const one of lit) {
    if (isTurn(one)) continue
    const key = `${one.soft ? 'soft' : ''}/${glyphOf(one.verb)}`
    const row = verbs.get(key)
    if (row) row.push(one)
    else verbs.set(key, [one])
  }
  return [...verbs].flatMap(([key, row]): Group[] => {
    const [soft, glyph] = [key.startsWith('soft'), key.slice(key.indexOf('/') + 1)]
    const spaces = new Set<number>()
    const pieces = new Set<string>()
    const regions = new Set<string>()
    const plots = new Map<string, Plot>()
    for (const one of row) {
      const track = one.track ? plotOf(atlas, one.track) : null
      if (one.piece) pieces.add(one.piece)
      else if (track) plots.set(track.id, litPlot(atlas, track))
      else if (atlas.places.has(one.space)) spaces.add(one.space)
      else if (atlas.regions.has(one.region)) regions.add(one.region)
    }
    const land = [...regions].flatMap((id) => atlas.regions.get(id)?.spaces ?? [])
    if (!spaces.size && !pieces.size && !regions.size && !plots.size) return []
    const { rings, inner } = litRings(atlas, new Set([...spaces, ...land]))
    const built = [...plots.values()].flatMap(({ ring, lines }) => [...ring, ...lines.flat()])
    const box = boxOf([...rings.flat(), ...built])
    const broad = [...spaces].some((id) => atlas.places.get(id)?.space.kind === 'area')
    return [
      {
        glyph,
        rings,
        inner,
        broad,
        box,
        spaces: [...spaces],
        regions: [...regions],
        pieces: [...pieces],
        plots: [...plots.values()],
        soft,
      },
    ]
  })
}

function litPlot(atlas: Atlas, track: Track): Plot {
  const { left, top, right, bottom } = grow(trackReach(track), 0.1)
  const lines = atlas.board.lines.filter((line) => line.work === track.id).map((line) => line.points)
  const ring: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return { id: track.id, ring, lines }
}

/**
 * The outlines of what is lit, to be filled by the even-odd rule. A place within a lit area is left out of it, unless it
 * is lit as well; a hex of it is not.
 */
function litRings(atlas: Atlas, lit: ReadonlySet<number>): { rings: Point[][]; inner: Point[][] } {
  const outer: number[] = []
  const cut: number[] = []
  const both: number[] = []
  for (const place of atlas.list) {
    const { id } = place.space
    const area = areaOf(place)
    if (area === NOWHERE || !lit.has(area)) {
      if (lit.has(id)) outer.push(id)
    } else if (lit.has(id)) both.push(id)
    else if (place.host !== NOWHERE) cut.push(id)
  }
  return {
    rings: [...around(atlas, outer), ...around(atlas, cut), ...circles(atlas, outer)],
    inner: around(atlas, both),
  }
}

/** The middle of a region: the centre of that of its spaces which is nearest to the mean of all. */
export function middleOf(atlas: Atlas, region: string): Point | null {
  const centres = (atlas.regions.get(region)?.spaces ?? []).flatMap((id) => {
    const place = atlas.places.get(id)
    return place ? [place.centre] : []
  })
  if (!centres.length) return null
  const x = centres.reduce((sum, point) => sum + point[0], 0) / centres.length
  const y = centres.reduce((sum, point) => sum + point[1], 0) / centres.length
  const far = (point: Point): number => (point[0] - x) ** 2 + (point[1] - y) ** 2
  return centres.reduce((a, b) => (far(a) <= far(b) ? a : b))
}

/** Where each lit thing is; several in one place share it side by side. `fine`: a CSS pixel in map units. */
export function spotsOf(
  atlas: Atlas,
  stacks: ReadonlyMap<number, readonly Stack[]>,
  lit: readonly Lit[],
  fine = 0,
): Map<Lit, Spot> {
  const cards = new Map<string, Spot>()
  for (const stack of eachStack(stacks)) {
    const [wide, high] = halves(stack)
    stack.pieces.forEach((piece, n) => {
      const [x, y] = cardAt(stack, Math.min(n, CARDS - 1))
      cards.set(piece.id, { at: [x, y], width: wide * 2, height: high * 2 })
    })
  }
  const raw = new Map<Lit, Spot>()
  for (const one of lit) {
    if (isTurn(one)) continue
    const card = one.piece ? cards.get(one.piece) : undefined
    const place = atlas.places.get(one.space)
    const middle = one.region ? middleOf(atlas, one.region) : null
    const plot = one.track ? plotOf(atlas, one.track) : null
    if (card) raw.set(one, card)
    else if (plot) raw.set(one, { at: middleOfBox(plot), width: plot.box[0], height: plot.box[1] })
    else if (place) {
      const { left, top, right, bottom } = place.box
      const spot = place.space.shape.length < 3
      // Areas are of all forms: their buttons keep to the middle.
      const most = place.space.kind === 'area' ? AREA : Infinity
      const [width, height] = spot
        ? [0.8, 0.8]
        : [Math.min(most, (right - left) * 0.84), Math.min(most, (bottom - top) * 0.74)]
      raw.set(one, { at: place.centre, width, height })
    } else if (middle) raw.set(one, { at: middle, width: 0.8, height: 0.8 })
  }
  const shared = new Map<string, Lit[]>()
  for (const [one, { at }] of raw) {
    const key = `${at[0].toFixed(2)},${at[1].toFixed(2)}`
    const row = shared.get(key)
    if (row) row.push(one)
    else shared.set(key, [one])
  }
  for (const row of shared.values()) {
    if (row.length < 2) continue
    row.forEach((one, i) => {
      const { at, width, height } = raw.get(one)!
      const part = width / row.length
      raw.set(one, { at: [at[0] - width / 2 + part * (i + 0.5), at[1]], width: part, height })
    })
  }
  for (const [one, spot] of turnSpots(stacks, lit, fine)) raw.set(one, spot)
  return raw
}

export function colourOf(palette: Palette, glyph: string): string {
  return hostile(glyph) ? palette.litHostile : palette.lit
}

/** The glow on the ground: a wash, and a bright line around all places of one kind of act. */
export function drawGlow(
  ctx: CanvasRenderingContext2D,
  groups: readonly Group[],
  palette: Palette,
  box: Box,
  fine: number,
): void {
  ctx.lineJoin = 'round'
  for (const group of groups) if (group.soft && touch(group.box, box)) drawSoft(ctx, group, palette, fine)
  for (const group of groups) {
    if (group.soft || !touch(group.box, box)) continue
    for (const plot of group.plots) drawPlot(ctx, plot, palette, fine, colourOf(palette, group.glyph))
    if (!group.rings.length) continue
    ctx.beginPath()
    for (const ring of group.rings) trace(ctx, ring, true)
    const colour = colourOf(palette, group.glyph)
    ctx.fillStyle = clear(colour, (palette.night ? 0.2 : 0.24) * (group.broad ? 0.5 : 1))
    ctx.fill('evenodd')
    if (group.broad) {
      ctx.save()
      ctx.clip('evenodd')
      ctx.strokeStyle = clear(colour, 0.22)
      for (const width of [0.9, 0.5]) {
        ctx.lineWidth = width
        ctx.stroke()
      }
      ctx.restore()
    }
    for (const ring of group.inner) trace(ctx, ring, true)
    ctx.strokeStyle = clear(palette.litDark, 0.75)
    ctx.lineWidth = Math.max(0.1, fine * 4)
    ctx.stroke()
    ctx.strokeStyle = colour
    ctx.lineWidth = Math.max(0.065, fine * 2.4)
    ctx.stroke()
  }
}

/** A breath of light, and a broken line about it. */
function drawSoft(ctx: CanvasRenderingContext2D, group: Group, palette: Palette, fine: number): void {
  const colour = colourOf(palette, group.glyph)
  ctx.beginPath()
  for (const ring of [...group.rings, ...group.inner]) trace(ctx, ring, true)
  ctx.fillStyle = clear(colour, palette.night ? 0.11 : 0.16)
  ctx.fill('evenodd')
  ctx.setLineDash([Math.max(0.12, fine * 5), Math.max(0.09, fine * 4)])
  ctx.strokeStyle = clear(palette.litDark, palette.night ? 0.5 : 0.75)
  ctx.lineWidth = Math.max(0.055, fine * 2.4)
  ctx.stroke()
  ctx.strokeStyle = colour
  ctx.lineWidth = Math.max(0.03, fine * 1.3)
  ctx.stroke()
  ctx.setLineDash([])
}

/** A bright band along the lines of a plot, and about its plate. */
export function drawPlot(
  ctx: CanvasRenderingContext2D,
  { ring, lines }: Plot,
  palette: Palette,
  fine: number,
  colour: string,
): void {
  ctx.lineCap = ctx.lineJoin = 'round'
  // The plate stays readable: the band runs up to it.
  const { left, top, right, bottom } = grow(boxOf([...ring, ...lines.flat()]), 1)
  ctx.save()
  ctx.beginPath()
  ctx.rect(left, top, right - left, bottom - top)
  trace(ctx, ring, true)
  ctx.clip('evenodd')
  ctx.beginPath()
  for (const line of lines) trace(ctx, line, false)
  ctx.strokeStyle = clear(colour, 0.55)
  ctx.lineWidth = Math.max(0.5, fine * 9)
  ctx.stroke()
  ctx.restore()
  ctx.beginPath()
  trace(ctx, ring, true)
  ctx.strokeStyle = clear(palette.litDark, 0.75)
  ctx.lineWidth = Math.max(0.13, fine * 4)
  ctx.stroke()
  ctx.strokeStyle = colour
  ctx.lineWidth = Math.max(0.08, fine * 2.4)
  ctx.stroke()
}

export interface Badge {
  glyph: string
  strong: boolean
}

/** Round badges with the shapes of the acts, as pictures. */
export function badgeSprites(palette: Palette): Sprites<Badge> {
  return new Sprites<Badge>(
    ({ glyph, strong }) => `${glyph}${strong ? '!' : ''}`,
    (ctx, { glyph, strong }) => drawBadge(ctx, glyph, strong, palette),
    1.15,
  )
}

/** Draw the badge of an act about the origin in a box of side 1. */
export function drawBadge(ctx: CanvasRenderingContext2D, glyph: string, strong: boolean, palette: Palette): void {
  ctx.beginPath()
  ctx.arc(0, 0.03, 0.5, 0, 7)
  ctx.fillStyle = 'rgb(20 12 4 / 0.4)'
  ctx.fill()
  ctx.beginPath()
  ctx.arc(0, 0, 0.46, 0, 7)
  const dark = hostile(glyph)
  ctx.fillStyle = strong ? palette.litStrong : dark ? palette.litHostile : '#ffe9ad'
  ctx.fill()
  ctx.strokeStyle = palette.litEdge
  ctx.lineWidth = 0.075
  ctx.stroke()
  ctx.scale(0.56, 0.56)
  ctx.fillStyle = dark && !strong ? '#fff6e6' : palette.litEdge
  ctx.fill(pathOf(glyphPath(glyph)), 'evenodd')
}

/** The previewed way: a broad arrow from stop to stop, with a ring at each. */
export function drawWay(
  ctx: CanvasRenderingContext2D,
  way: readonly Point[],
  stops: readonly Point[],
  palette: Palette,
  fine: number,
): void {
  if (way.length < 2) return
  const end = way[way.length - 1]!
  const before = way[Math.max(0, way.length - 3)]!
  const turn = Math.atan2(end[1] - before[1], end[0] - before[0])
  const head = Math.max(0.34, fine * 13)
  const tip: Point = [end[0] + Math.cos(turn) * head * 0.2, end[1] + Math.sin(turn) * head * 0.2]
  const line = (colour: string, width: number, swell: number): void => {
    ctx.strokeStyle = ctx.fillStyle = colour
    ctx.lineWidth = width
    ctx.lineCap = ctx.lineJoin = 'round'
    ctx.beginPath()
    way.slice(0, -1).forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)))
    const back: Point = [tip[0] - Math.cos(turn) * head * 0.7, tip[1] - Math.sin(turn) * head * 0.7]
    ctx.lineTo(back[0], back[1])
    ctx.stroke()
    ctx.beginPath()
    for (const [far, aside] of [
      [head * 0.18 + swell, 0],
      [-head - swell * 0.6, head * 0.62 + swell],
      [-head - swell * 0.6, -head * 0.62 - swell],
    ] as const)
      ctx.lineTo(
        tip[0] + Math.cos(turn) * far - Math.sin(turn) * aside,
        tip[1] + Math.sin(turn) * far + Math.cos(turn) * aside,
      )
    ctx.closePath()
    ctx.fill()
  }
  line(palette.litEdge, Math.max(0.2, fine * 8), Math.max(0.05, fine * 2))
  line(palette.litStrong, Math.max(0.12, fine * 4.6), 0)
  // No ring where the way begins: there stands who is to go it.
  for (const [x, y] of stops.slice(1, -1)) {
    ctx.beginPath()
    ctx.arc(x, y, Math.max(0.11, fine * 4.4), 0, 7)
    ctx.fillStyle = '#fffaf0'
    ctx.fill()
    ctx.strokeStyle = palette.litEdge
    ctx.lineWidth = Math.max(0.045, fine * 1.6)
    ctx.stroke()
  }
}
