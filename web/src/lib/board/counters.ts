// Counters: drawn once for each face and size, then copied.
import type { Language, Piece, SideStyle } from '../api/types'
import { pick } from '../text'
import { SANS } from './fonts'
import { clear, mix } from './palette'
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

/** Counters as pictures, by face and size. */
export class Sprites {
  private readonly made = new Map<string, HTMLCanvasElement>()

  constructor(
    private readonly sides: readonly SideStyle[],
    private readonly language: Language,
  ) {}

  /** `pixels`: the side of the counter in device pixels; the picture is larger by the margin all round. */
  of(piece: Piece, pixels: number): HTMLCanvasElement {
    const size = Math.max(4, Math.round(pixels))
    const key = `${size}:${face(piece)}`
    let sprite = this.made.get(key)
    if (!sprite) {
      if (this.made.size > 1500) this.made.clear()
      const whole = Math.ceil(size * (1 + 2 * MARGIN))
      sprite = document.createElement('canvas')
      sprite.width = sprite.height = whole
      const ctx = sprite.getContext('2d')
      if (ctx) {
        ctx.translate(whole / 2, whole / 2)
        ctx.scale(size, size)
        drawCounter(ctx, piece, styleOf(this.sides, piece.side), this.language, size)
      }
      this.made.set(key, sprite)
    }
    return sprite
  }
}
