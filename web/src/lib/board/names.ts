// The names of counters, on small plates beside them, wherever the scale makes them readable and they cover nothing.
import type { Language, Piece } from '../api/types'
import { pick } from '../text'
import type { Atlas } from './atlas'
import { wayOf } from './facing'
import { SANS } from './fonts'
import { touch, type Box } from './geometry'
import type { Palette } from './palette'
import { print } from './printing'
import { Sprites } from './sprites'
import { cardAt, CARDS, halves, type Stack } from './stacks'

/** The letters of a plate and the plate itself, in CSS pixels: smaller ones are hard to read. */
export const LETTER = 11
const HIGH = 15
const PAD = 4
/** A counter so small (CSS pixels) has no room for a name beside it. */
export const LEAST = 36
/** The name of a leader stands on his counter as well; from this size of it on (CSS pixels) it can be read there. */
const READABLE = LETTER / 0.165
/** How wide a whole name may be, and one that is cut, in map units. */
const WIDEST = 1.9
const CUT = 0.98

/** A name at its place, in map units; `y` is the middle. */
export interface Plate {
  text: string
  x: number
  y: number
  wide: number
  high: number
}

/** How wide a text is at LETTER, in CSS pixels. */
export type Width = (text: string) => number

/** The words between the first and a number at the end by their first letters: "Red long lancers 1", "Red l. l. 1". */
export function shortened(name: string): string {
  const words = name.split(' ')
  const last = /^\d+$|^[IVX]+$/.test(words.at(-1) ?? '') ? words.length - 1 : words.length
  return words.map((word, at) => (at && at < last && word.length > 3 ? `${word[0]!}.` : word)).join(' ')
}
/** A text as far as it fits, with an ellipsis where it was cut; "" where nothing of it fits. */
export function clipped(text: string, most: number, width: Width): string {
  if (width(text) <= most) return text
  for (let length = text.length - 1; length > 1; length--) {
    const cut = `${text.slice(0, length).trimEnd()}…`
    if (width(cut) <= most) return cut
  }
  return ''
}

/** The box around all cards of a pile that are drawn. */
export function pileOf(stack: Stack): Box {
  const [half, high] = halves(stack)
  const cards = Array.from({ length: Math.min(stack.pieces.length, CARDS) }, (_, n) => cardAt(stack, n))
  return {
    left: Math.min(...cards.map(([x]) => x)) - half,
    top: Math.min(...cards.map(([, y]) => y)) - high,
    right: Math.max(...cards.map(([x]) => x)) + half,
    bottom: Math.max(...cards.map(([, y]) => y)) + high,
  }
}

/** Where the names of places stand close below their hexes: the names of counters keep off. */
export function townsOf(atlas: Atlas): Box[] {
  return atlas.list
    .filter(({ space }) => space.kind === 'hex' && space.site !== '' && Object.keys(space.label).length > 0)
    .map(({ centre: [x, y] }) => ({ left: x - 0.4, top: y + 0.4, right: x + 0.4, bottom: y + 0.64 }))
}

function nameOf(piece: Piece, language: Language, side: number): string {
  if (piece.hidden) return ''
  const name = pick(piece.label, language)
  return name === pick(piece.tag, language) && side >= READABLE ? '' : name
}

/** Where a name can stand: above its pile or below it, first where no arrowhead points and no count hangs. */
function spotsOf(stack: Stack, pile: Box, high: number): [number, number][] {
  const top = stack.pieces[0]!
  const room = top.facing === null ? 0 : stack.size * 0.2
  const [, down] = top.facing === null ? [0, 0] : wayOf(top.facing)
  const tab = stack.pieces.length > 1 ? stack.size * 0.15 : 0
  const above = pile.top - high / 2 - (down < -0.2 ? room : 0)
  const below = pile.bottom + high / 2 + Math.max(tab, down > 0.2 ? room : 0)
  const x = (pile.left + pile.right) / 2
  return down < -0.2 ? [[x, below], [x, above]] : [[x, above], [x, below]] // prettier-ignore
}

/**
 * The names that stand beside counters at a scale of `k` CSS pixels a map unit: leaders first, whole if there is room, else
 * shortened, else cut; none that would cover a counter, another name or one of `taken`.
 */
export function platesOf(
  stacks: readonly Stack[],
  taken: readonly Box[],
  k: number,
  language: Language,
  width: Width,
): Plate[] {
  const piles = new Map(stacks.map((stack) => [stack, pileOf(stack)]))
  const full: Box[] = [...piles.values(), ...taken]
  const leads = (stack: Stack): number => (stack.pieces[0]!.symbol === 'leader' ? 0 : 1)
  const high = HIGH / k
  const plates: Plate[] = []
  for (const stack of [...stacks].sort((a, b) => leads(a) - leads(b) || a.y - b.y || a.x - b.x)) {
    const side = stack.size * k
    const name = side < LEAST ? '' : nameOf(stack.pieces[0]!, language, side)
    if (!name) continue
    const pile = piles.get(stack)!
    const most = CUT * k - 2 * PAD
    const texts = [name, shortened(name), clipped(shortened(name), most, width)].filter(
      (text) => text && width(text) <= WIDEST * k,
    )
    const found = texts
      .flatMap((text) => spotsOf(stack, pile, high).map(([x, y]) => ({ text, x, y })))
      .map((one): Plate => ({ ...one, wide: (width(one.text) + 2 * PAD) / k, high }))
      .find((plate) => !full.some((box) => box !== pile && touch(box, boxOfPlate(plate))))
    if (!found) continue
    plates.push(found)
    full.push(boxOfPlate(found))
  }
  return plates
}

/** The box of a plate, a little smaller, so that what only touches it is not covered by it. */
export function boxOfPlate({ x, y, wide, high }: Plate): Box {
  return { left: x - wide / 2, top: y - high * 0.46, right: x + wide / 2, bottom: y + high * 0.46 }
}

/** Measures texts on a canvas; each is measured once. */
export function widths(): Width {
  const ctx = document.createElement('canvas').getContext('2d')
  const known = new Map<string, number>()
  if (ctx) ctx.font = `600 ${LETTER}px ${SANS}`
  return (text) => {
    let wide = known.get(text)
    if (wide === undefined) known.set(text, (wide = ctx?.measureText(text).width ?? text.length * LETTER * 0.6))
    return wide
  }
}

/** Plates as pictures; their size is their height. */
export function plateSprites(palette: Palette): Sprites<Plate> {
  return new Sprites<Plate>(
    ({ text }) => text,
    (ctx, { text, wide, high }) => {
      const long = wide / high
      ctx.beginPath()
      ctx.roundRect(-long / 2 + 0.04, -0.46, long - 0.08, 0.92, 0.22)
      ctx.fillStyle = palette.night ? 'rgb(28 24 18 / 0.88)' : 'rgb(255 250 238 / 0.92)'
      ctx.fill()
      ctx.strokeStyle = palette.night ? 'rgb(255 250 238 / 0.4)' : 'rgb(29 22 12 / 0.55)'
      ctx.lineWidth = 0.05
      ctx.stroke()
      ctx.fillStyle = palette.night ? '#fff6e2' : '#1d160c'
      ctx.textAlign = 'center'
      ctx.textBaseline = 'alphabetic'
      print(ctx, text, [0, 0.27], LETTER / HIGH, '600', SANS)
    },
    ({ wide, high }) => [wide / high, 1],
  )
}
