// The pictures on counters and markers: paths in a box from -0.5 to 0.5 (y down), filled by the even-odd rule. They lie with
// the program's own pictures of boards, which show the same.
import looks from '../../../../src/polemos/board/symbols.json'
import type { Shape } from '../api/types'

/** A part of a picture in its own colours. */
export interface Layer {
  path: string
  fill: string
  stroke?: string
  width?: number
}

/** Silhouettes of troops and strongholds, in one ink. */
export const SYMBOLS: Readonly<Record<string, string>> = looks.symbols
/** Outlines of counters: the shape tells the side where colour does not. */
export const SHAPES: Readonly<Record<Shape, string>> = looks.shapes
/** Pictures of states, white on their roundels. */
export const MARKS: Readonly<Record<string, { ground: string; path: string }>> = looks.marks
/** Pictures of markers on the badge of a side, in its ink. */
export const TOKENS: Readonly<Record<string, string>> = looks.tokens
/** Pictures of markers, whoever's they are. */
export const PICTURES: Readonly<Record<string, readonly Layer[]>> = looks.pictures
/** Pictures of markers that are nobody's; a side's own bears its badge. */
export const NOBODYS: Readonly<Record<string, readonly Layer[]>> = looks.nobodys
/** What stands in a place, in names of colours of the map; "" is a spot. */
export const SITES: Readonly<Record<string, readonly Layer[]>> = looks.sites
/** The anchor of a port, in names of colours of the map. */
export const PORT: readonly Layer[] = looks.port
/** The sign of a pass, along its road: two slopes that draw near to each other, to be stroked. */
export const SADDLE = looks.saddle
/** A five-pointed star about the origin with radius 0.5. */
export const STAR = looks.star

const made = new Map<string, Path2D>()

/** The path object of a path text, made once. */
export function pathOf(text: string): Path2D {
  let path = made.get(text)
  if (!path) {
    path = new Path2D(text)
    made.set(text, path)
  }
  return path
}
