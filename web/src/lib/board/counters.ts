// Counters: drawn once for each face and size, then copied.
import type { Language, Piece, SideStyle } from '../api/types'
import { pick } from '../text'
import { trace } from './paintContext'
import { arrowsOf, cornersOf, type Body } from './facing'
import { SANS } from './fonts'
import type { Point } from './geometry'
import { clear, mix } from './palette'
import { Sprites } from './sprites'
import { COUNTER, face, type Span } from './stacks'
import { MARKS, SHAPES, STAR, SYMBOLS, pathOf } from './symbols'
import { print } from './printing'

type Context = CanvasRenderingContext2D

/** Room around the face for its shadow and its marks, as a share of the side. */
export const MARGIN = 0.16
const FALLBACK: SideStyle = { label: {}, colour: '#6b665c', ink: '#ffffff', letter: '?', shape: 'square' }

export function styleOf(sides: readonly SideStyle[], side: number): SideStyle {
  return sides[side] ?? FALLBACK
}

/** How a counter lies that covers two spaces, in sides of a counter. */
export interface Lie {
  turn: number
  length: number
}

/** A counter as it is drawn: its face, and how it lies where it covers two spaces. */
export interface Counter {
  piece: Piece
  long: Span | null
}

/** From this tilt on (radians) the text of a long counter stands upright and runs down its length. */
const STEEP = (36 * Math.PI) / 180

/** Draw one counter about the origin; the context is scaled so that its side is 1. `pixels`: its side on the screen. */
export function drawCounter(
  ctx: Context,
  piece: Piece,
  style: SideStyle,
  language: Language,
  pixels: number,
  lie: Lie | null = null,
): void {
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.save()
  ctx.translate(0.035, 0.05)
  ctx.fillStyle = 'rgb(20 14 6 / 0.38)'
  ctx.fill(bodyOf(style, lie))
  ctx.restore()
  drawCard(ctx, style, pixels, lie)
  const inner: Face = { ctx, piece, style, language, pixels }
  if (piece.hidden) drawBack(inner)
  else if (!lie) drawFace(inner)
  else if (Math.abs(lie.turn) <= STEEP) drawAlong(inner, lie)
  else drawDown(inner, lie)
  if (piece.facing !== null) drawArrows(ctx, piece.facing, pixels, lie)
  ctx.restore()
}

/** The outline of a counter as it lies; `inset` from its edge. */
function bodyOf(style: SideStyle, lie: Lie | null, inset = 0): Path2D {
  if (!lie) return pathOf(SHAPES[style.shape])
  const [half, low] = [lie.length / 2 - inset, 0.5 - inset]
  const path = new Path2D()
  if (style.shape === 'cut') {
    const cut = 0.17
    const corners: Point[] = [
      [half - cut, -low],
      [half, cut - low],
      [half, low - cut],
      [half - cut, low],
      [cut - half, low],
      [-half, low - cut],
      [-half, cut - low],
      [cut - half, -low],
    ]
    trace(path, corners, true)
  } else {
    const round = Math.max(0.02, (style.shape === 'round' ? 0.3 : style.shape === 'shield' ? 0.2 : 0.06) - inset / 2)
    path.roundRect(-half, -low, half * 2, low * 2, style.shape === 'shield' ? [0.02, 0.02, round, round] : round)
  }
  const turned = new Path2D()
  turned.addPath(path, new DOMMatrix().rotate((lie.turn * 180) / Math.PI))
  return turned
}

/** The card itself: its ground, its edge with light upon it, and a line within. */
function drawCard(ctx: Context, style: SideStyle, pixels: number, lie: Lie | null): void {
  const outline = bodyOf(style, lie)
  const by = lie ? lie.length * 0.45 : 0.5
  const ground = ctx.createLinearGradient(-by * 0.6, -by, by * 0.6, by)
  ground.addColorStop(0, mix(style.colour, '#ffffff', 0.16))
  ground.addColorStop(0.5, style.colour)
  ground.addColorStop(1, mix(style.colour, '#000000', 0.18))
  ctx.fillStyle = ground
  ctx.fill(outline)
  ctx.strokeStyle = 'rgb(24 17 8 / 0.9)'
  ctx.lineWidth = Math.max(0.03, 1 / pixels)
  ctx.stroke(outline)
  // Light falls from the upper left on the edge of the card.
  ctx.save()
  ctx.clip(outline)
  ctx.strokeStyle = 'rgb(255 255 255 / 0.28)'
  ctx.lineWidth = 0.09
  ctx.translate(0.02, 0.02)
  ctx.stroke(outline)
  ctx.restore()
  ctx.save()
  if (!lie) ctx.scale(0.88, 0.88)
  ctx.strokeStyle = clear(style.ink, 0.4)
  ctx.lineWidth = Math.max(0.022, 0.7 / pixels)
  ctx.stroke(lie ? bodyOf(style, lie, 0.06) : outline)
  ctx.restore()
}

function spanned(lie: Lie | null): Body {
  return lie ? { half: lie.length / 2, turn: lie.turn, reach: (lie.length - 1) / 2 } : { half: 0.5, turn: 0, reach: 0 }
}

/** Light within dark: an arrowhead shows on any counter and on any ground. */
export function drawArrows(ctx: Context, facing: number, pixels: number, lie: Lie | null): void {
  ctx.fillStyle = '#fff8e4'
  ctx.strokeStyle = '#1d160c'
  ctx.lineWidth = Math.max(0.045, 1.1 / pixels)
  for (const arrow of arrowsOf(spanned(lie), facing, pixels)) {
    ctx.beginPath()
    trace(ctx, cornersOf(arrow), true)
    ctx.stroke()
    ctx.fill()
  }
}

/** How many sides of a counter wide and high its picture is. */
export function extentOf({ piece, long }: Counter, pixels: number): [number, number] {
  const lie = long ? lieOf(long) : null
  let [x, y] = [0.5 + MARGIN, 0.5 + MARGIN]
  if (lie) {
    const [u, v] = [Math.abs(Math.cos(lie.turn)), Math.abs(Math.sin(lie.turn))]
    x = (u * lie.length + v) / 2 + MARGIN
    y = (v * lie.length + u) / 2 + MARGIN
  }
  if (piece.facing !== null)
    for (const corner of arrowsOf(spanned(lie), piece.facing, pixels).flatMap(cornersOf)) {
      x = Math.max(x, Math.abs(corner[0]) + MARGIN / 2)
      y = Math.max(y, Math.abs(corner[1]) + MARGIN / 2)
    }
  return [x * 2, y * 2]
}

/** How a counter lies, in its own sides. Its breadth is that of all counters, its length goes by the map. */
export function lieOf(long: Span): Lie {
  return { turn: long.turn, length: long.length / COUNTER }
}

/** Face down: nothing but whose it is. */
function drawBack({ ctx, style, pixels }: Face): void {
  ctx.fillStyle = style.ink
  ctx.save()
  ctx.scale(0.52, 0.52)
  ctx.fill(pathOf(SYMBOLS['unknown']!), 'evenodd')
  ctx.restore()
  if (pixels < 24) return
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  print(ctx, style.letter, [-0.38, -0.22], 0.2, '700', SANS)
}

/** What is drawn on a card, and how large. */
interface Face {
  ctx: Context
  piece: Piece
  style: SideStyle
  language: Language
  pixels: number
}

/** What is printed on a face at a size: its name, its numbers, a leader's stars. */
function printed({ piece, language, pixels }: Face): { full: boolean; tag: string; words: string; stars: number } {
  const full = pixels >= FULL
  const leader = piece.symbol === 'leader'
  const tag = full ? pick(piece.tag, language) : ''
  const stars = leader ? Math.min(5, Math.max(0, piece.values[0] ?? 0)) : 0
  const numbers = leader ? piece.values.slice(1) : piece.values
  const shown = full ? numbers : leader ? [] : numbers.slice(0, 1)
  return { full, tag, words: pixels < 13 ? '' : shown.join('\u2009\u2013\u2009'), stars }
}

interface Plan {
  symbolAt: number
  symbolSize: number
  valuesAt: number
  valuesSize: number
}

/** Where things go on a face: much on a large one, the symbol and the first number on a small one, then the symbol alone. */
function planOf(pixels: number, tag: boolean, values: boolean): Plan {
  if (!values) return { symbolAt: tag ? 0.08 : 0, symbolSize: tag ? 0.54 : 0.7, valuesAt: 0, valuesSize: 0 }
  if (pixels < FULL) return { symbolAt: -0.15, symbolSize: 0.5, valuesAt: 0.43, valuesSize: 0.37 }
  return { symbolAt: tag ? -0.005 : -0.1, symbolSize: tag ? 0.42 : 0.52, valuesAt: 0.415, valuesSize: 0.25 }
}

/** From this size on (pixels) a counter shows everything that is printed on it. */
const FULL = 30

function drawFace(inner: Face): void {
  const { ctx, piece, style, pixels } = inner
  const { ink } = style
  const { full, tag, words, stars } = printed(inner)
  const plan = planOf(pixels, tag !== '', words !== '' || stars > 0)
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'center'
  if (tag) {
    ctx.save()
    ctx.clip(pathOf(SHAPES[style.shape]))
    ctx.fillStyle = 'rgb(0 0 0 / 0.26)'
    ctx.fillRect(-0.5, -0.5, 1, 0.255)
    ctx.restore()
    ctx.fillStyle = ink
    const most = style.shape === 'cut' || style.shape === 'round' ? 0.7 : 0.82
    print(ctx, tag, [0, -0.305], 0.165, '600', SANS, most)
  }
  drawSymbol(inner, plan.symbolAt, plan.symbolSize)
  ctx.fillStyle = ink
  const room = style.shape === 'square' ? 0.82 : 0.74
  const star = full ? 0.21 : 0.27
  const wide = stars * star
  const at = stars ? wide / 2 + 0.03 : 0
  const long = words ? print(ctx, words, [at, plan.valuesAt], plan.valuesSize, '700', SANS, room - wide) + 0.05 : 0
  for (let i = 0; i < stars; i++) {
    ctx.save()
    ctx.translate(-(wide + long) / 2 + star * (i + 0.5), plan.valuesAt - (full ? 0.085 : 0.1))
    ctx.scale(star, star)
    ctx.fill(pathOf(STAR))
    ctx.restore()
  }
  if (pixels >= 16) drawMarks(ctx, piece.marks, pixels)
}

/** A long counter that lies level or nearly so: its name over all its length, its symbol before its numbers. */
function drawAlong(inner: Face, lie: Lie): void {
  const { ctx, piece, style, pixels } = inner
  const { tag, words } = printed(inner)
  const half = lie.length / 2
  ctx.save()
  ctx.rotate(lie.turn)
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'center'
  if (tag) {
    ctx.fillStyle = 'rgb(0 0 0 / 0.26)'
    ctx.fillRect(0.03 - half, -0.47, lie.length - 0.06, 0.27)
    ctx.fillStyle = style.ink
    print(ctx, tag, [0, -0.262], 0.2, '600', SANS, lie.length - 0.3)
  }
  const down = tag ? 0.13 : 0
  const wide = words ? half * 0.46 : 0
  ctx.save()
  ctx.translate(-wide, 0)
  drawSymbol(inner, down, tag ? 0.6 : 0.76)
  ctx.restore()
  if (words) {
    ctx.fillStyle = style.ink
    const size = pixels < FULL ? 0.6 : 0.36
    print(ctx, words, [half * 0.36, down + size * 0.35], size, '700', SANS, half * 1.02)
  }
  ctx.translate(0.46 - half, down)
  if (pixels >= 16) drawMarks(ctx, piece.marks, pixels, lie.length - 0.5)
  ctx.restore()
}

/** A long counter that stands on end: all upright, its name at the top, its numbers at the foot. */
function drawDown(inner: Face, lie: Lie): void {
  const { ctx, piece, style, pixels } = inner
  const { full, tag, words } = printed(inner)
  // Down the screen along its length.
  const turn = lie.turn < 0 ? lie.turn + Math.PI : lie.turn
  const [u, v] = [Math.cos(turn), Math.sin(turn)]
  const end = lie.length / 2
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'center'
  ctx.fillStyle = style.ink
  if (tag) {
    print(ctx, tag, [-u * (end - 0.34), -v * (end - 0.34) + 0.07], 0.2, '600', SANS, 0.8)
  }
  if (words) {
    const size = full ? 0.29 : 0.58
    print(ctx, words, [u * (end - 0.4), v * (end - 0.4) + size * 0.35], size, '700', SANS, 0.78)
  }
  const up = words && !tag ? -0.22 : 0
  ctx.save()
  ctx.translate(u * up, v * up)
  drawSymbol(inner, 0, 0.74)
  ctx.translate(0, -0.2)
  if (pixels >= 16) drawMarks(ctx, piece.marks, pixels)
  ctx.restore()
}

function drawSymbol({ ctx, piece, style, language }: Face, down: number, size: number): void {
  const symbol = SYMBOLS[piece.symbol || piece.kind]
  ctx.save()
  ctx.translate(0, down)
  let ink = style.ink
  if (piece.symbol === 'leader') {
    // A leader's head stands on a medal, dark on light: nobody overlooks him.
    const half = size * 0.58
    ctx.beginPath()
    ctx.arc(0, 0, half, 0, 7)
    ctx.fillStyle = ink
    ctx.fill()
    ctx.beginPath()
    ctx.arc(0, 0, half * 0.9, 0, 7)
    ctx.strokeStyle = ink = mix(style.colour, '#000000', 0.25)
    ctx.lineWidth = 0.014
    ctx.stroke()
    ctx.scale(0.86, 0.86)
  }
  ctx.fillStyle = ink
  if (symbol) {
    ctx.scale(size, size)
    ctx.fill(pathOf(symbol), 'evenodd')
  } else {
    ctx.textAlign = 'center'
    print(ctx, (pick(piece.label, language) || piece.kind).slice(0, 2), [0, size * 0.28], size * 0.78, '700', SANS)
  }
  ctx.restore()
}

/** So many states go down the left edge; the others down the right one. */
const COLUMN = 3

/** The side of a roundel, as a share of that of a counter; in pixels, so that it is read from afar; and how large at most. */
const ROUNDEL = 0.3
const LEGIBLE = 13
const LARGEST = 0.42

/**
 * States, as roundels down the edges, clear of the ring about a counter that can be chosen: a picture for those that are
 * known, else their number or first letter. `right`: where the middle of those of the other edge is.
 */
function drawMarks(ctx: Context, marks: readonly string[], pixels: number, right = 0.42): void {
  const size = Math.min(LARGEST, Math.max(ROUNDEL, LEGIBLE / pixels))
  const inward = (size - ROUNDEL) * 0.75
  marks.slice(0, COLUMN * 2).forEach((name, i) => {
    const mark = MARKS[name]
    const number = /\d+$/.exec(name)?.[0]
    ctx.save()
    ctx.translate(i < COLUMN ? -0.42 + inward : right - inward, -0.14 + (i % COLUMN) * (size * 0.87))
    ctx.scale(size, size)
    ctx.beginPath()
    ctx.arc(0, 0, 0.5, 0, 7)
    ctx.fillStyle = mark?.ground ?? (number ? '#a3231a' : '#4a4038')
    ctx.fill()
    ctx.strokeStyle = '#fffaf0'
    ctx.lineWidth = 0.1
    ctx.stroke()
    ctx.fillStyle = '#fffaf0'
    if (mark) {
      ctx.scale(0.74, 0.74)
      ctx.fill(pathOf(mark.path), 'evenodd')
    } else {
      ctx.textAlign = 'center'
      print(ctx, number ?? name.slice(0, 1).toUpperCase(), [0, 0.25], 0.7, '700', SANS, 0.8)
    }
    ctx.restore()
  })
}

/** How many lie in a stack: a tab, drawn about the origin; `pixels` is its height. */
export function drawCount(ctx: Context, count: number, pixels: number): void {
  const text = String(count)
  const wide = Math.max(1, 0.4 + text.length * 0.52)
  ctx.beginPath()
  ctx.roundRect(-wide / 2, -0.5, wide, 1, 0.3)
  ctx.fillStyle = '#fffaf0'
  ctx.fill()
  ctx.strokeStyle = '#1d160c'
  ctx.lineWidth = 1 / pixels
  ctx.stroke()
  ctx.fillStyle = '#1d160c'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  print(ctx, text, [0, 0.3], 0.84, '700', SANS)
}

/** Counters as pictures, by face, lie and size. */
export function counterSprites(sides: readonly SideStyle[], language: Language): Sprites<Counter> {
  return new Sprites<Counter>(
    ({ piece, long }) => (long ? `${face(piece)}|${long.turn.toFixed(3)}|${long.length.toFixed(3)}` : face(piece)),
    (ctx, { piece, long }, pixels) =>
      drawCounter(ctx, piece, styleOf(sides, piece.side), language, pixels, long && lieOf(long)),
    extentOf,
  )
}
