// Bearings that a counter may turn to, as arrows around it: where each of them stands, and which one is pointed at.
import { wayOf } from './facing'
import type { Point } from './geometry'
import type { Palette } from './palette'
import { COUNTER, cardAt, CARDS, type Stack } from './stacks'
import type { Lit, Spot } from './types'

type Ctx = CanvasRenderingContext2D

/** How wide such an arrow is, and how much room there is between it and the edge of its counter (map units). */
export const TURN = 0.32
const ROOM = 0.09
/** The least of it on the screen, to be seen and to be hit (CSS pixels, half). */
const LEAST = 8

export function isTurn(lit: Lit): lit is Lit & { facing: number } {
  return lit.facing !== undefined
}

/** Half an arrow as it is drawn; `fine`: a CSS pixel in map units. */
function halfOf(fine: number): number {
  return Math.max(TURN / 2, LEAST * fine)
}

/** How far from each other the nearest two bearings to which a piece may turn are, in radians. */
function narrowest(lit: readonly Lit[], piece: string): number {
  const ways = lit.flatMap((one) => (isTurn(one) && one.piece === piece ? [one.facing] : []))
  const gaps = ways.flatMap((a) => ways.filter((b) => b !== a).map((b) => Math.abs(((a - b + 540) % 360) - 180)))
  return (Math.min(180, ...gaps) * Math.PI) / 180
}

/**
 * Where each of the arrows stands: around its counter, before the edge; two of one bearing one behind the other.
 * Seen from afar they are larger than the counter, and stand off so far that they cover neither it nor each other.
 */
export function turnSpots(
  stacks: ReadonlyMap<number, readonly Stack[]>,
  lit: readonly Lit[],
  fine = 0,
): Map<Lit, Spot> {
  const found = new Map<Lit, Spot>()
  const half = halfOf(fine)
  const width = half * 2
  const taken = new Map<string, number>()
  for (const one of lit) {
    if (!isTurn(one)) continue
    const stack = [...stacks.values()].flat().find((row) => row.pieces.some((piece) => piece.id === one.piece))
    if (!stack) continue
    const n = Math.min(
      stack.pieces.findIndex((piece) => piece.id === one.piece),
      CARDS - 1,
    )
    const key = `${one.piece}/${one.facing}`
    const before = taken.get(key) ?? 0
    taken.set(key, before + 1)
    const [x, y] = cardAt(stack, n)
    const [dx, dy] = wayOf(one.facing)
    const apart = half > TURN / 2 ? half / Math.sin(narrowest(lit, one.piece) / 2) : 0
    const far = Math.max(edgeOf(stack, [dx, dy]) + half + ROOM, apart) + before * width
    found.set(one, { at: [x + dx * far, y + dy * far], width, height: width })
  }
  return found
}

/** How far it is from the middle of a counter to its edge. */
function edgeOf({ size, long }: Stack, [dx, dy]: Point): number {
  const [half, turn] = long ? [long.length / 2, long.turn] : [size / 2, 0]
  const low = (long ? COUNTER : size) / 2
  const [u, v] = [Math.cos(turn), Math.sin(turn)]
  const [a, b] = [Math.abs(dx * u + dy * v), Math.abs(dy * u - dx * v)]
  return Math.min(half / Math.max(1e-9, a), low / Math.max(1e-9, b))
}

/** The arrow at a point of the map; `fine`: a CSS pixel in map units. */
export function turnAt(spots: ReadonlyMap<Lit, Spot>, [x, y]: Point, fine: number): Lit | null {
  let best: Lit | null = null
  let least = halfOf(fine)
  for (const [one, { at }] of spots) {
    if (!isTurn(one)) continue
    const far = Math.hypot(at[0] - x, at[1] - y)
    if (far <= least) [best, least] = [one, far]
  }
  return best
}

/** A disc, for another kind of act a square, with an arrow that points where the counter would face. */
export function drawTurn(
  ctx: Ctx,
  [x, y]: Point,
  facing: number,
  { strong, square }: { strong: boolean; square: boolean },
  palette: Palette,
  fine: number,
): void {
  const half = halfOf(fine) * (strong ? 1.12 : 1)
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(half, half)
  const plate = (x: number, y: number, r: number): void => {
    ctx.beginPath()
    if (square) ctx.roundRect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, 0.25)
    else ctx.arc(x, y, r, 0, 7)
  }
  plate(0.04, 0.1, 1)
  ctx.fillStyle = 'rgb(20 12 4 / 0.4)'
  ctx.fill()
  plate(0, 0, 0.93)
  ctx.fillStyle = strong ? palette.litStrong : '#ffe9ad'
  ctx.fill()
  ctx.strokeStyle = palette.litEdge
  ctx.lineWidth = 0.15
  ctx.stroke()
  ctx.rotate((facing * Math.PI) / 180)
  ctx.beginPath()
  for (const [px, py] of [
    [0, -0.74],
    [0.56, 0],
    [0.2, 0],
    [0.2, 0.62],
    [-0.2, 0.62],
    [-0.2, 0],
    [-0.56, 0],
  ] as const)
    ctx.lineTo(px, py)
  ctx.closePath()
  ctx.fillStyle = palette.litEdge
  ctx.fill()
  ctx.restore()
}
