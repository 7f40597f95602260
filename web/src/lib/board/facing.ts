// Which way a counter faces: an arrowhead on its edge, so large that it is seen however small the counter is.
import type { Point } from './geometry'

/** A counter as a rectangle: half its length and half its breadth, in sides of a counter, and how it is turned. */
export interface Body {
  half: number
  turn: number
  /** From its middle to the middles of its spaces along its length; 0 where it has one space. */
  reach: number
}

export interface Arrow {
  /** Where the edge is crossed, from the middle of the counter. */
  at: Point
  /** The direction on the screen. */
  way: Point
  /** From the foot to the tip, and from side to side. */
  high: number
  wide: number
}

/** How deep the foot of an arrowhead lies within the edge. */
export const FOOT = 0.03

/** The direction of a bearing in degrees clockwise from the top of the map. */
export function wayOf(bearing: number): Point {
  const turn = (bearing * Math.PI) / 180
  return [Math.sin(turn), -Math.cos(turn)]
}

/**
 * The arrowheads of a counter that faces a bearing: one, or one before each half where a long counter faces across its
 * length. `pixels`: the side of a counter on the screen, under which an arrowhead never becomes unreadably small.
 */
export function arrowsOf({ half, turn, reach }: Body, bearing: number, pixels: number): Arrow[] {
  const way = wayOf(bearing)
  const [u, v] = [Math.cos(turn), Math.sin(turn)]
  // The direction as the counter sees it, lying straight.
  const [a, b] = [way[0] * u + way[1] * v, way[1] * u - way[0] * v]
  const across = Math.abs(b) > Math.abs(a)
  const from = reach && across ? [-reach, reach] : [0]
  const room = reach && across ? half - reach : half
  const far = Math.min(room / Math.max(1e-9, Math.abs(a)), 0.5 / Math.max(1e-9, Math.abs(b)))
  const high = Math.min(0.42, Math.max(0.19, 6 / pixels))
  const wide = Math.min(0.66, Math.max(0.4, 9.5 / pixels))
  return from.map((x) => ({ at: [x * u + way[0] * far, x * v + way[1] * far], way, high, wide }))
}

/** The three corners of an arrowhead: its tip, and the ends of its foot. */
export function cornersOf({ at, way, high, wide }: Arrow): [Point, Point, Point] {
  const [x, y] = [at[0] - way[0] * FOOT, at[1] - way[1] * FOOT]
  const [px, py] = [(-way[1] * wide) / 2, (way[0] * wide) / 2]
  return [
    [x + way[0] * high, y + way[1] * high],
    [x + px, y + py],
    [x - px, y - py],
  ]
}
