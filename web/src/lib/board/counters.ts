// Counters: drawn once for each face and size, then copied.
import type { Language, Piece, SideStyle } from '../api/types'
import { pick } from '../text'
import { SANS } from './fonts'
import { clear, mix } from './palette'
import { Sprites } from './sprites'
import { face } from './stacks'
import { MARKS, SHAPES, STAR, SYMBOLS, pathOf } from './symbols'

type Context = CanvasRenderingContext2D

/** Room around the face for shadow and facing, as a share of the side. */
export const MARGIN = 0.16
const FALLBACK: SideStyle = { label: {}, colour: '#6b665c', ink: '#ffffff', letter: '?', shape: 'square' }

export function styleOf(sides: readonly SideStyle[], side: number): SideStyle {
  return sides[side] ?? FALLBACK
}

/** Draw one counter about the origin; the context is scaled so that its side is 1. `pixels`: its side on the screen. */
export function drawCounter(ctx: Context, piece: Piece, style: SideStyle, language: Language, pixels: number): void {
  const outline = pathOf(SHAPES[style.shape] ?? SHAPES['square']!)
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.save()
  ctx.translate(0.035, 0.05)
  ctx.fillStyle = 'rgb(20 14 6 / 0.38)'
  ctx.fill(outline)
  ctx.restore()
  const ground = ctx.createLinearGradient(-0.3, -0.5, 0.3, 0.5)
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
  ctx.scale(0.88, 0.88)
  ctx.strokeStyle = clear(style.ink, 0.4)
  ctx.lineWidth = Math.max(0.022, 0.7 / pixels)
  ctx.stroke(outline)
  ctx.restore()
  if (piece.hidden) drawBack(ctx, style, pixels)
  else drawFace(ctx, piece, style, language, pixels)
  if (piece.facing !== null) {
    ctx.save()
    ctx.rotate((piece.facing * Math.PI) / 180)
    ctx.fillStyle = style.ink
    ctx.strokeStyle = '#1d160c'
    ctx.lineWidth = 0.02
    const arrow = pathOf('M0-.62L.1-.47H-.1Z')
    ctx.fill(arrow)
    ctx.stroke(arrow)
    ctx.restore()
  }
  ctx.restore()
}

/** Face down: nothing but whose it is. */
function drawBack(ctx: Context, style: SideStyle, pixels: number): void {
  ctx.fillStyle = style.ink
  ctx.save()
  ctx.scale(0.52, 0.52)
  ctx.fill(pathOf(SYMBOLS['unknown']!), 'evenodd')
  ctx.restore()
  if (pixels < 24) return
  ctx.font = `700 0.2px ${SANS}`
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(style.letter, -0.38, -0.22)
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

function drawFace(ctx: Context, piece: Piece, style: SideStyle, language: Language, pixels: number): void {
  const { ink } = style
  const full = pixels >= FULL
  const leader = piece.symbol === 'leader'
  const tag = full ? pick(piece.tag, language) : ''
  const stars = leader ? Math.min(5, Math.max(0, piece.values[0] ?? 0)) : 0
  const numbers = leader ? piece.values.slice(1) : piece.values
  const words = pixels < 13 ? '' : (full ? numbers : leader ? [] : numbers.slice(0, 1)).join('\u2009\u2013\u2009')
  const plan = planOf(pixels, tag !== '', words !== '' || stars > 0)
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'center'
  if (tag) {
    ctx.save()
    ctx.clip(pathOf(SHAPES[style.shape] ?? SHAPES['square']!))
    ctx.fillStyle = 'rgb(0 0 0 / 0.26)'
    ctx.fillRect(-0.5, -0.5, 1, 0.255)
    ctx.restore()
    ctx.fillStyle = ink
    ctx.font = `600 0.165px ${SANS}`
    ctx.fillText(tag, 0, -0.305, style.shape === 'cut' || style.shape === 'round' ? 0.7 : 0.82)
  }
  drawSymbol(ctx, piece, style, language, plan)
  ctx.fillStyle = ink
  const room = style.shape === 'square' ? 0.82 : 0.74
  const star = full ? 0.21 : 0.27
  const wide = stars * star
  if (words) {
    ctx.font = `700 ${plan.valuesSize}px ${SANS}`
    const at = stars ? wide / 2 + 0.03 : 0
    ctx.fillText(words, at, plan.valuesAt, room - wide)
  }
  const long = words ? ctx.measureText(words).width + 0.05 : 0
  for (let i = 0; i < stars; i++) {
    ctx.save()
    ctx.translate(-(wide + long) / 2 + star * (i + 0.5), plan.valuesAt - (full ? 0.085 : 0.1))
    ctx.scale(star, star)
    ctx.fill(pathOf(STAR))
    ctx.restore()
  }
  if (pixels >= 16) drawMarks(ctx, piece.marks)
}

function drawSymbol(ctx: Context, piece: Piece, style: SideStyle, language: Language, plan: Plan): void {
  const symbol = SYMBOLS[piece.symbol || piece.kind]
  ctx.save()
  ctx.translate(0, plan.symbolAt)
  let ink = style.ink
  if (piece.symbol === 'leader') {
    // A leader's head stands on a medal, dark on light: nobody overlooks him.
    const half = plan.symbolSize * 0.58
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
    ctx.scale(plan.symbolSize, plan.symbolSize)
    ctx.fill(pathOf(symbol), 'evenodd')
  } else {
    ctx.font = `700 ${plan.symbolSize * 0.78}px ${SANS}`
    ctx.textAlign = 'center'
    ctx.fillText((pick(piece.label, language) || piece.kind).slice(0, 2), 0, plan.symbolSize * 0.28)
  }
  ctx.restore()
}

/** States, as roundels down the left edge: a picture for those that are known, else the first letter. */
function drawMarks(ctx: Context, marks: readonly string[]): void {
  marks.forEach((name, i) => {
    const mark = MARKS[name]
    ctx.save()
    ctx.translate(-0.42, -0.14 + i * 0.26)
    ctx.scale(0.3, 0.3)
    ctx.beginPath()
    ctx.arc(0, 0, 0.5, 0, 7)
    ctx.fillStyle = mark?.ground ?? '#4a4038'
    ctx.fill()
    ctx.strokeStyle = '#fffaf0'
    ctx.lineWidth = 0.1
    ctx.stroke()
    ctx.fillStyle = '#fffaf0'
    if (mark) {
      ctx.scale(0.74, 0.74)
      ctx.fill(pathOf(mark.path), 'evenodd')
    } else {
      ctx.font = `700 0.7px ${SANS}`
      ctx.textAlign = 'center'
      ctx.fillText(name.slice(0, 1).toUpperCase(), 0, 0.25)
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
  ctx.font = `700 0.84px ${SANS}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(text, 0, 0.3)
}

/** Counters as pictures, by face and size. */
export function counterSprites(sides: readonly SideStyle[], language: Language): Sprites<Piece> {
  return new Sprites<Piece>(
    face,
    (ctx, piece, pixels) => drawCounter(ctx, piece, styleOf(sides, piece.side), language, pixels),
    1 + 2 * MARGIN,
  )
}
