// From one scene to the next: which pieces glide and along what, which come, which go.
import type { Piece, Scene } from '../api/types'
import type { Shown } from './types'
import { wayBetween, type Atlas } from './atlas'
import { along, apart, through, type Point } from './geometry'
import { spanOf, standsAt, type Span } from './stacks'

export interface Gliding {
  piece: Piece
  way: Point[]
  /** How it lies where it comes to rest, if it covers two spaces. */
  long: Span | null
}

export interface Motion {
  gliding: Gliding[]
  coming: Piece[]
  going: Piece[]
  /** Pieces that stand where they stood. */
  staying: Piece[]
  flash: number[]
  pieces: Set<string>
}

/** Between so many spaces a piece is followed step by step; beyond that it flies. */
const FAR = 24

/** The spaces that a piece passes: those shown, in their order, if they lead from here to there. */
export function route(atlas: Atlas, from: number, to: number, shown: readonly number[]): number[] {
  const first = shown.indexOf(from)
  const last = shown.lastIndexOf(to)
  if (first >= 0 && last > first + 1) return shown.slice(first, last + 1)
  const way = wayBetween(atlas, from, to)
  return way.length > FAR ? [from, to] : way
}

export function motionOf(atlas: Atlas, from: Scene, step: Shown): Motion {
  const before = new Map(from.pieces.map((piece) => [piece.id, piece]))
  const after = new Set(step.scene.pieces.map((piece) => piece.id))
  const motion: Motion = {
    gliding: [],
    coming: [],
    going: from.pieces.filter((piece) => !after.has(piece.id)),
    staying: [],
    flash: step.spaces.filter((space) => atlas.places.has(space)),
    pieces: new Set(step.pieces),
  }
  for (const piece of step.scene.pieces) {
    const old = before.get(piece.id)
    if (!old || !atlas.places.has(old.space)) motion.coming.push(piece)
    else if (old.space === piece.space) {
      // One that covers two spaces may wheel about the one in which it stays.
      const [from, to] = [standsAt(atlas, old), standsAt(atlas, piece)]
      if (from && to && apart(from, to) > 0.01)
        motion.gliding.push({ piece, way: [from, to], long: spanOf(atlas, piece) })
      else motion.staying.push(piece)
    } else {
      const spaces = route(atlas, old.space, piece.space, step.spaces)
      const long = spanOf(atlas, piece)
      const end = atlas.places.get(piece.space)?.centre
      // The middle of a long counter goes beside the spaces that its head passes.
      const aside: Point = long && end ? [long.middle[0] - end[0], long.middle[1] - end[1]] : [0, 0]
      const points = spaces.flatMap((space, i): Point[] => {
        const place = atlas.places.get(space)
        if (!place) return []
        const begun = i === 0 ? spanOf(atlas, old)?.middle : undefined
        return [begun ?? [place.centre[0] + aside[0], place.centre[1] + aside[1]]]
      })
      motion.gliding.push({ piece, way: through(points), long })
    }
  }
  return motion
}

/** Slow, fast, slow. */
export function eased(t: number): number {
  return t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2
}

export function glide(one: Gliding, t: number): Point {
  return along(one.way, eased(t))
}

/** Whether anything is to be seen of it. */
export function stirs(motion: Motion): boolean {
  return motion.gliding.length + motion.coming.length + motion.going.length + motion.flash.length > 0
}
