// What the board component takes and tells. It knows spaces, pieces and regions, and no game.
import type { Scene } from '../api/types'
import type { Box, Point } from './geometry'

/** Something lit on the board because it can be chosen. `strong`: the choice under the pointer or the keyboard. */
export interface Lit {
  choice: string
  text: string
  space: number
  piece: string
  region: string
  /** The place on the map of something that may be built, a track of one box. */
  track: string
  /** A second signal beside colour: what kind of act it is (a verb such as "march", "attack"). */
  verb: string
  /** The bearing to which `piece` would turn, in degrees clockwise from the top: lit as an arrow beside the counter. */
  facing?: number
  /** Farther off than the rest, by several steps: lit more softly, and yielding to what is lit in the same place. */
  soft?: boolean
}

/** Where something lit can be pointed at: for its button, and for its badge. */
export interface Spot {
  at: Point
  width: number
  height: number
}

/** What a person pointed at. `pieces`: the stack there, top first; `piece`: the one under the pointer, "" if none. */
export interface Target {
  space: number
  piece: string
  region: string
  track: string
  pieces: string[]
  /** The area that the space belongs to; -1 if none. */
  within?: number
  /** Where on the screen, for a tip or a menu. */
  x: number
  y: number
}

/** Something laid over the board: a zone, a range. `slot`: which of the patterns it is drawn in. */
export interface Overlaid {
  id: string
  label: string
  spaces: number[]
  side: number
  slot: number
  /** What runs through spaces. */
  lines: number[][]
}

/** Something that can be laid over the board. `slot`: its pattern, -1 while it is off. */
export interface Offer {
  id: string
  label: string
  side: number
  on: boolean
  slot: number
}

/** What can be laid over the board, and what is. */
export interface Layers {
  readonly offered: readonly Offer[]
  readonly laid: readonly Overlaid[]
  /** Whether what is pointed at shows its own. */
  follow: boolean
  /** The list of them stands open, or no longer. */
  opened(open: boolean): void
  toggle(id: string): void
}

/** One step to be shown: the scene after it, and what to draw attention to. */
export interface Shown {
  scene: Scene
  spaces: number[]
  pieces: string[]
}

/** What a page can ask of the board; bound with `bind:this`. */
export interface BoardHandle {
  /** Move the pieces from the present scene to the next in `ms` milliseconds; resolves when they stand. */
  show(step: Shown, ms: number): Promise<void>
  /** Bring a space into sight, and mark it for a moment. */
  find(space: number, flash?: boolean): void
  /** The space under a point of the window, -1 if there is none. */
  spaceAt(x: number, y: number): number
  /** Where spaces are on the screen, in pixels of the board. */
  onScreen(spaces: readonly number[]): Box[]
  /** Where lit things are on the screen, in pixels of the board, each with the choice that it stands for. */
  litOnScreen(): (Box & { choice: string })[]
  /** Begin to search for a place. */
  search(): void
  zoomBy(factor: number): void
  fit(): void
}
