// The pen that writes names on the map.
import { pathOf, SHAPES } from './symbols'
import { detail, px, type Ctx, type PaintContext } from './paintContext'
import { SERIF, isWide } from './fonts'
import { grow, touch } from './geometry'
import { isSmall, type LetterKind, type Lettering, type Measure } from './labels'
import { clear } from './palette'
import type { Control } from './paint'
import { tintOf } from './regions'
import { PLATE } from './figures'
import { print } from './printing'

const FACES: Readonly<Record<LetterKind, string>> = {
  region: '600',
  sea: 'italic 400',
  capital: '700',
  rich: '700',
  town: '600',
  note: 'italic 500',
  number: '800',
  area: '600',
  bay: 'italic 600',
  plate: '600',
  figures: '700',
}

/** `wide`: for letters that do not slant (Han, kana). */
export function fontOf(kind: LetterKind, size: number, wide = false): string {
  const face = FACES[kind]
  return `${wide ? face.replace('italic ', '') : face} ${size}px ${SERIF}`
}

export function measureWith(ctx: Ctx): Measure {
  const known = new Map<string, number>()
  return (text, kind) => {
    const key = `${kind}:${text}`
    let width = known.get(key)
    if (width === undefined) {
      ctx.font = fontOf(kind, 100, isWide(text))
      width = ctx.measureText(text).width / 100
      known.set(key, width)
    }
    return width
  }
}

/** Write about the origin, letter by letter, along a line that may bend. `each` draws one letter at its place. */
function write(ctx: Ctx, text: string, spread: number, bend: number, each: (letter: string) => void): void {
  if (!spread && !bend) {
    each(text)
    return
  }
  const letters = [...text]
  const widths = letters.map((letter) => ctx.measureText(letter).width)
  const total = widths.reduce((a, b) => a + b, 0) + spread * (letters.length - 1)
  let at = -total / 2
  letters.forEach((letter, i) => {
    const middle = at + widths[i]! / 2
    at += widths[i]! + spread
    const turn = middle * bend
    ctx.save()
    if (bend) {
      ctx.translate(Math.sin(turn) / bend, (1 - Math.cos(turn)) / bend)
      ctx.rotate(turn)
    } else ctx.translate(middle, 0)
    each(letter)
    ctx.restore()
  })
}

interface Ink {
  fill: string
  halo: string
  wide: number
}

function inkOf(context: PaintContext, kind: LetterKind): Ink {
  const { palette } = context
  if (kind === 'sea') return { fill: clear(palette.seaInk, 0.85), halo: '', wide: 0 }
  if (kind === 'region') return { fill: clear(palette.regionInk, 0.78), halo: clear(palette.halo, 0.4), wide: 0.2 }
  if (kind === 'note') return { fill: palette.inkSoft, halo: clear(palette.halo, 0.75), wide: 0.2 }
  if (kind === 'number') return { fill: palette.number, halo: clear(palette.halo, 0.9), wide: 0.26 }
  if (kind === 'bay')
    return { fill: palette.seaInk, halo: clear(palette.bands[2] ?? palette.terrain.sea, 0.8), wide: 0.24 }
  // Figures stand on a plate of their own.
  if (kind === 'figures') return { fill: palette.ink, halo: '', wide: 0 }
  return { fill: palette.ink, halo: clear(palette.halo, 0.88), wide: 0.26 }
}

/** The plate on which figures stand, edged in the colour of whoever controls the province. */
function plate(context: PaintContext, one: Lettering, side: number): void {
  const { ctx, palette } = context
  const { left, top, right, bottom } = one.box
  ctx.beginPath()
  ctx.roundRect(left, top, right - left, bottom - top, one.size * PLATE.side)
  ctx.fillStyle = clear(palette.halo, 0.86)
  ctx.fill()
  ctx.strokeStyle = side >= 0 ? clear(tintOf(context, side), 0.85) : palette.inkSoft
  ctx.lineWidth = px(context, 1.3)
  ctx.stroke()
}

/** The size in which letters are set. */
const SET = 40

export function writeOne(context: PaintContext, one: Lettering): void {
  const { ctx } = context
  const ink = inkOf(context, one.kind)
  ctx.save()
  ctx.translate(one.at[0], one.at[1])
  ctx.rotate(one.angle)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.lineJoin = 'round'
  const line = (text: string, size: number, spread: number, down: number): void => {
    // Browsers set letters of a fraction of a pixel badly, however much they are magnified.
    const by = size / SET
    ctx.save()
    ctx.translate(0, down)
    ctx.scale(by, by)
    ctx.font = fontOf(one.kind, SET, isWide(text))
    const base = SET * (isWide(text) ? 0.36 : 0.34)
    if (ink.halo) {
      ctx.strokeStyle = ink.halo
      ctx.lineWidth = SET * ink.wide
      write(ctx, text, spread / by, one.bend * by, (letter) => ctx.strokeText(letter, 0, base))
    }
    ctx.fillStyle = ink.fill
    write(ctx, text, spread / by, one.bend * by, (letter) => ctx.fillText(letter, 0, base))
    ctx.restore()
  }
  const small = one.size * 0.46
  const below = one.under && small * detail(context) > 6 ? one.size * 0.82 : 0
  line(one.text, one.size, one.spread, 0)
  if (below) line(one.under, small, small * 0.3, below)
  ctx.restore()
}

/** The badge of the side that controls a province, before its name. */
function badge(context: PaintContext, one: Lettering, side: number, measure: Measure): void {
  const { ctx, atlas } = context
  const style = atlas.board.sides[side]
  if (!style) return
  const count = [...one.text].length
  const long = measure(one.text, one.kind) * one.size + one.spread * (count - 1)
  const size = Math.min(0.6, Math.max(one.size * 0.8, px(context, 10)))
  const colour = tintOf(context, side)
  ctx.save()
  ctx.translate(one.at[0], one.at[1])
  ctx.rotate(one.angle)
  ctx.translate(-long / 2 - size * 0.85, 0)
  ctx.rotate(-one.angle)
  ctx.scale(size, size)
  // Printed, not lying on the map: nobody shall take it for a counter.
  const shape = pathOf(SHAPES[style.shape])
  ctx.fillStyle = clear(context.palette.halo, 0.7)
  ctx.fill(shape)
  ctx.strokeStyle = ctx.fillStyle = clear(colour, 0.85)
  ctx.lineWidth = 0.11
  ctx.stroke(shape)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  print(ctx, style.letter, [0, 0.24], 0.68, '700', SERIF)
  ctx.restore()
}

export function paintLetters(
  context: PaintContext,
  letters: readonly Lettering[],
  control: Control,
  measure: Measure,
): void {
  const box = grow(context.box, 0.2)
  for (const one of letters) {
    const pixels = one.size * detail(context)
    if (isSmall(one, detail(context)) || !touch(one.box, box)) continue
    if (one.kind === 'region') {
      // Written across the screen a name says nothing; from near, towns say where one is.
      context.ctx.globalAlpha = Math.max(0.25, Math.min(1, 1.5 - pixels / 75))
      const side = control[one.region] ?? -1
      if (side >= 0) badge(context, one, side, measure)
    }
    if (one.kind === 'figures') plate(context, one, control[one.region] ?? -1)
    writeOne(context, one)
    context.ctx.globalAlpha = 1
  }
}
