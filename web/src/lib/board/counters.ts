// Counters: drawn once for each face and size, then copied.
import type { Language, Piece, SideStyle } from '../api/types'
import { pick } from '../text'
import { SANS } from './fonts'
import { clear, mix } from './palette'
import { Sprites } from './sprites'
import { face } from './stacks'
import { SHAPES, STAR, SYMBOLS, pathOf } from './symbols'

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
  ctx.save()
  ctx.scale(0.9, 0.9)
  ctx.strokeStyle = clear(style.ink, 0.55)
  ctx.lineWidth = Math.max(0.022, 0.7 / pixels)
  ctx.stroke(outline)
  ctx.restore()
  if (piece.hidden) drawBack(ctx, style)
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

function drawBack(ctx: Context, style: SideStyle): void {
  ctx.fillStyle = style.ink
  ctx.save()
  ctx.scale(0.6, 0.6)
  ctx.fill(pathOf(SYMBOLS['unknown']!), 'evenodd')
  ctx.restore()
}

function drawFace(ctx: Context, piece: Piece, style: SideStyle, language: Language, pixels: number): void {
  const { ink } = style
  const full = pixels >= 30
  const leader = piece.symbol === 'leader'
  const tag = full ? pick(piece.tag, language) : ''
  const values = leader ? piece.values.slice(1) : piece.values
  const words = pixels < 13 ? '' : (full ? values : values.slice(0, leader ? 0 : 1)).join('\u2009\u2013\u2009')
  const symbol = SYMBOLS[piece.symbol || piece.kind]
  ctx.fillStyle = ink
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  const small = words ? (full ? 0.46 : 0.52) : 0.72
  ctx.save()
  ctx.translate(0, words ? (full ? (tag ? 0 : -0.08) : -0.14) : 0)
  if (symbol) {
    ctx.scale(small, small)
    ctx.fill(pathOf(symbol), 'evenodd')
  } else {
    ctx.font = `700 ${small * 0.8}px ${SANS}`
    ctx.fillText((pick(piece.label, language) || piece.kind).slice(0, 2), 0, small * 0.28)
  }
  ctx.restore()
  if (words) {
    ctx.font = `700 ${full ? 0.25 : 0.36}px ${SANS}`
    ctx.fillText(words, 0, full ? 0.42 : 0.44, 0.84)
  }
  if (tag) {
    ctx.font = `600 0.17px ${SANS}`
    ctx.fillText(tag, 0, -0.28, 0.8)
  }
  if (leader) {
    const stars = Math.min(5, Math.max(0, piece.values[0] ?? 0))
    for (let i = 0; i < stars; i++) {
      ctx.save()
      ctx.translate((i - (stars - 1) / 2) * 0.2, full ? 0.2 : 0.38)
      ctx.scale(0.2, 0.2)
      ctx.fill(pathOf(STAR))
      ctx.restore()
    }
  }
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
