// Lines about spaces and counters: the pointer's, the cursor's, the chosen one's, and rings that spread and fade.
import type { Atlas } from './atlas'
import { drawArrows, lieOf } from './counters'
import type { Point } from './geometry'
import { colourOf, type Group } from './highlights'
import type { Palette } from './palette'
import { CARDS, cardAt, type Stack } from './stacks'

type Ctx = CanvasRenderingContext2D

/** A ring that spreads over a space and fades. `share` runs from 0 to 1. */
export interface Flash {
  space: number
  share: number
}

/** How lines are drawn now: the colours, and one CSS pixel in map units. */
export interface Pen {
  ctx: Ctx
  atlas: Atlas
  palette: Palette
  fine: number
}

/** Make a space the path of the context; whether there is such a space. */
function traced({ ctx, atlas }: Pen, space: number): boolean {
  const place = atlas.places.get(space)
  if (!place) return false
  ctx.beginPath()
  if (place.space.shape.length > 2) {
    place.space.shape.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)))
    ctx.closePath()
  } else ctx.arc(place.centre[0], place.centre[1], 0.5, 0, 7)
  return true
}

/** Areas are large and bear their names: a lighter wash says as much, and leaves these to be read. */
function broad({ atlas }: Pen, space: number): boolean {
  return atlas.places.get(space)?.space.kind === 'area'
}

/** A bright line within a dark one: it shows on any ground. */
function doubled({ ctx, fine }: Pen, bright: string, dark: string, weight: number): void {
  ctx.lineJoin = 'round'
  ctx.strokeStyle = dark
  ctx.lineWidth = Math.max(0.12, fine * 4 * weight)
  ctx.stroke()
  ctx.strokeStyle = bright
  ctx.lineWidth = Math.max(0.075, fine * 2.4 * weight)
  ctx.stroke()
}

function washed({ ctx, palette }: Pen, opacity: number): void {
  ctx.fillStyle = palette.litStrong
  ctx.globalAlpha = opacity
  ctx.fill()
  ctx.globalAlpha = 1
}

export function drawHighlight(pen: Pen, spaces: readonly number[]): void {
  for (const space of spaces) if (traced(pen, space)) doubled(pen, pen.palette.lit, pen.palette.litDark, 1)
}

/** Places that somebody speaks of: a broken ring about each, clear of what stands there; of an area its own outline. */
export function drawTold(pen: Pen, spaces: readonly number[]): void {
  const { ctx, atlas, palette, fine } = pen
  const [thin, thick] = [Math.max(0.07, fine * 2.2), Math.max(0.13, fine * 4.2)]
  ctx.lineCap = 'butt'
  for (const space of spaces) {
    const place = atlas.places.get(space)
    if (!place) continue
    if (broad(pen, space)) traced(pen, space)
    else {
      const { left, top, right, bottom } = place.box
      const reach = Math.min(1.3, Math.max(right - left, bottom - top) * 0.7)
      ctx.beginPath()
      ctx.arc(place.centre[0], place.centre[1], Math.max(reach, fine * 15), 0, 7)
    }
    ctx.strokeStyle = palette.litEdge
    ctx.lineWidth = thick
    ctx.stroke()
    ctx.setLineDash([thick * 2, thick])
    ctx.strokeStyle = palette.litStrong
    ctx.lineWidth = thin
    ctx.stroke()
    ctx.setLineDash([])
  }
}

export function drawHover(pen: Pen, spaces: readonly number[]): void {
  for (const space of spaces) if (traced(pen, space)) hovered(pen, space)
}

function hovered(pen: Pen, space: number): void {
  const { ctx, palette, fine } = pen
  const share = broad(pen, space) ? 0.5 : 1
  ctx.fillStyle = palette.night ? `rgb(255 240 200 / ${0.1 * share})` : `rgb(255 250 230 / ${0.3 * share})`
  ctx.fill()
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = Math.max(0.03, fine * 1.2)
  ctx.stroke()
}

/** The space that is chosen now, or where a piece would be put. */
export function drawStrong(pen: Pen, space: number): void {
  if (!traced(pen, space)) return
  washed(pen, broad(pen, space) ? 0.22 : 0.42)
  doubled(pen, pen.palette.litStrong, pen.palette.litEdge, 1.6)
}

/** The same for whole provinces. */
export function drawStrongRings(pen: Pen, rings: readonly (readonly Point[])[]): void {
  const { ctx } = pen
  ctx.beginPath()
  for (const ring of rings) {
    ring.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)))
    ctx.closePath()
  }
  washed(pen, 0.28)
  doubled(pen, pen.palette.litStrong, pen.palette.litEdge, 1.4)
}

export function drawCursor(pen: Pen, space: number): void {
  const { ctx, palette, fine } = pen
  if (!traced(pen, space)) return
  ctx.lineJoin = 'round'
  ctx.strokeStyle = palette.night ? '#000000' : '#ffffff'
  ctx.lineWidth = Math.max(0.13, fine * 5)
  ctx.stroke()
  ctx.strokeStyle = palette.cursor
  ctx.lineWidth = Math.max(0.07, fine * 2.6)
  ctx.stroke()
}

export function drawFlash({ ctx, atlas, palette, fine }: Pen, { space, share }: Flash): void {
  const place = atlas.places.get(space)
  if (!place) return
  const { left, top, right, bottom } = place.box
  const reach = Math.min(2.2, Math.max(right - left, bottom - top)) * 0.62
  for (const [late, width] of [
    [0, 0.14],
    [0.25, 0.09],
  ] as const) {
    const at = Math.max(0, share - late) / (1 - late)
    ctx.beginPath()
    ctx.arc(place.centre[0], place.centre[1], reach * (0.55 + 0.75 * at), 0, 7)
    ctx.strokeStyle = palette.litStrong
    ctx.globalAlpha = (1 - share) * 0.95
    ctx.lineWidth = Math.max(width, fine * 3)
    ctx.stroke()
    ctx.strokeStyle = palette.litEdge
    ctx.globalAlpha = (1 - share) * 0.6
    ctx.lineWidth = Math.max(0.025, fine)
    ctx.stroke()
  }
  ctx.globalAlpha = 1
}

/** Pieces that can be chosen have a ring, the one that is chosen now a broader one. */
export function drawPieceRings(pen: Pen, stacks: Iterable<Stack>, groups: readonly Group[], chosen: string): void {
  const colours = new Map<string, string>()
  for (const group of groups) for (const id of group.pieces) colours.set(id, colourOf(pen.palette, group.glyph))
  if (chosen) colours.set(chosen, pen.palette.litStrong)
  if (!colours.size) return
  for (const stack of stacks) {
    const at = stack.pieces.findIndex((piece) => piece.id === chosen)
    const n = at >= 0 ? at : stack.pieces.findIndex((piece) => colours.has(piece.id))
    if (n < 0) continue
    const [x, y] = cardAt(stack, Math.min(n, CARDS - 1))
    const half = stack.size * 0.54
    const long = stack.long ? stack.long.length / 2 + stack.size * 0.04 : half
    pen.ctx.save()
    pen.ctx.translate(x, y)
    if (stack.long) pen.ctx.rotate(stack.long.turn)
    pen.ctx.beginPath()
    pen.ctx.roundRect(-long, -half, long * 2, half * 2, stack.size * 0.12)
    doubled(pen, colours.get(stack.pieces[n]!.id)!, pen.palette.litEdge, at >= 0 ? 1.4 : 0.9)
    pen.ctx.restore()
    // The ring leaves it to be seen which way the counter faces.
    const { facing } = stack.pieces[n]!
    if (facing === null) continue
    pen.ctx.save()
    pen.ctx.translate(x, y)
    pen.ctx.scale(stack.size, stack.size)
    drawArrows(pen.ctx, facing, stack.size / pen.fine, stack.long && lieOf(stack.long))
    pen.ctx.restore()
  }
}
