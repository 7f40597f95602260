// The keys of the board, and the cursor that walks from space to space.
import { NOWHERE, type Atlas } from './atlas'
import { apart, type Point } from './geometry'

export const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The space nearest in a direction, keeping to the line on which the walk began. */
export function beside(atlas: Atlas, from: number, [dx, dy]: readonly [number, number], line: Point): number {
  const here = atlas.places.get(from)
  if (!here) return from
  let best = from
  let least = Infinity
  for (const { space, centre } of atlas.list) {
    const on = (centre[0] - here.centre[0]) * dx + (centre[1] - here.centre[1]) * dy
    if (space.id === from || on < 0.2 || on > 12) continue
    const aside = Math.abs(centre[0] - line[0]) * Math.abs(dy) + Math.abs(centre[1] - line[1]) * Math.abs(dx)
    // Over a gap in the map there is a step, but no nearer way.
    const cost = on + aside * 1.2 + (apart(centre, here.centre) > 2.2 ? 6 : 0)
    if (cost < least) [best, least] = [space.id, cost]
  }
  return best
}

/** A cursor that keeps to its row or column until it turns. */
export class Cursor {
  space = NOWHERE
  private line: Point = [0, 0]
  private across = false

  constructor(private readonly atlas: Atlas) {}

  put(space: number): void {
    this.space = space
    this.line = this.atlas.places.get(space)?.centre ?? this.line
  }

  /** One step on; from nowhere to the space that is in the middle of the sight. */
  walk(way: readonly [number, number], middle: Point): number {
    if (this.space === NOWHERE) {
      const there = this.atlas.at(...(middle as [number, number]))
      this.put(there === NOWHERE ? (this.atlas.list[0]?.space.id ?? NOWHERE) : there)
      return this.space
    }
    const across = way[0] !== 0
    if (across !== this.across) this.put(this.space)
    this.across = across
    this.space = beside(this.atlas, this.space, way, this.line)
    return this.space
  }
}
