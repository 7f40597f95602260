// How pieces stand in their spaces: who lies on whom, where each counter is, and which one is under the pointer.
import type { Piece } from '../api/types'
import { NOWHERE, type Atlas, type Place } from './atlas'
import type { Box } from './geometry'

/** Counters of one side in one space, top first; or, in a box, one counter of several like ones. */
export interface Stack {
  space: number
  side: number
  pieces: Piece[]
  /** The middle of the top counter and its side length, in map units. */
  x: number
  y: number
  size: number
}

export const COUNTER = 0.68
/** How far each card below looks out from under the one above, as a share of the counter. */
export const STEP = 0.07
/** Cards that are drawn of a stack; the number tells of the rest. */
export const CARDS = 4

/** Counters so small (device pixels) that a stack is drawn as one above another and no more. */
export function shrunk(pixels: number): boolean {
  return pixels < 16
}

/** Leaders lie on top, then the strongest; forts at the bottom; else as the game gives them. */
export function topFirst(pieces: readonly Piece[]): Piece[] {
  const rank = (piece: Piece): number => (piece.symbol === 'leader' ? 0 : piece.symbol === 'fort' ? 2 : 1)
  return pieces
    .map((piece, at) => ({ piece, at }))
    .sort((a, b) => {
      const byRank = rank(a.piece) - rank(b.piece)
      const byValue = (b.piece.values[0] ?? 0) - (a.piece.values[0] ?? 0)
      return byRank || byValue || a.at - b.at
    })
    .map(({ piece }) => piece)
}

function bySide(pieces: readonly Piece[]): Piece[][] {
  const sides = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const row = sides.get(piece.side)
    if (row) row.push(piece)
    else sides.set(piece.side, [piece])
  }
  return [...sides].sort(([a], [b]) => a - b).map(([, row]) => topFirst(row))
}

/** What a person cannot tell apart by looking at the faces. */
export function face(piece: Piece): string {
  if (piece.hidden) return `${piece.side}|hidden|${piece.facing ?? ''}`
  const tag = Object.values(piece.tag).join('/')
  return [piece.side, piece.symbol || piece.kind, piece.values, tag, piece.marks, piece.facing ?? ''].join('|')
}

/** Where counters stand in a space: room for a stack of each of two sides, as much of it as there is. */
export function roomOf({ centre: [x, y], host }: Place): Box {
  const [w, h] = host === NOWHERE ? [COUNTER * 1.16, COUNTER * 0.64] : [COUNTER / 2, COUNTER / 2]
  // The number of counters hangs out below.
  return { left: x - w, right: x + w, top: y - h, bottom: y + h * 1.2 }
}

function inSpace(place: Place, pieces: readonly Piece[]): Stack[] {
  const groups = bySide(pieces)
  const [x, y] = place.centre
  const { left, top, right, bottom } = place.box
  const [wide, high] = place.space.shape.length > 2 ? [right - left, bottom - top] : [1, 1]
  const size = Math.min(COUNTER, (wide * 0.92) / groups.length, high * 0.92)
  return groups.map((row, i) => ({
    space: place.space.id,
    side: row[0]!.side,
    pieces: row,
    x: x + (i - (groups.length - 1) / 2) * size * 1.06,
    y,
    size,
  }))
}

/** The part of a box beside the map where counters stand, below its name. */
export function boxRoom(place: Place): Box {
  const { left, top, right, bottom } = place.box
  return { left: left + 0.12, top: top + 0.66, right: right - 0.12, bottom: bottom - 0.1 }
}

function inBox(place: Place, pieces: readonly Piece[]): Stack[] {
  const room = boxRoom(place)
  const [width, height] = [room.right - room.left, room.bottom - room.top]
  const like = new Map<string, Piece[]>()
  for (const row of bySide(pieces))
    for (const piece of row) {
      const key = face(piece)
      const same = like.get(key)
      if (same) same.push(piece)
      else like.set(key, [piece])
    }
  const rows = [...like.values()]
  let size = COUNTER
  let columns = 1
  for (; size > 0.2; size *= 0.94) {
    columns = Math.max(1, Math.floor(width / (size * 1.2)))
    if (Math.ceil(rows.length / columns) * size * 1.16 <= height) break
  }
  return rows.map((row, i) => ({
    space: place.space.id,
    side: row[0]!.side,
    pieces: row,
    x: room.left + size * (0.58 + 1.2 * (i % columns)),
    y: room.top + size * (0.6 + 1.16 * Math.floor(i / columns)),
    size,
  }))
}

/** All stacks of a set of pieces, by space; pieces in spaces that the board lacks stand nowhere. */
export function standing(atlas: Atlas, pieces: readonly Piece[]): Map<number, Stack[]> {
  const bySpace = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const row = bySpace.get(piece.space)
    if (row) row.push(piece)
    else bySpace.set(piece.space, [piece])
  }
  const out = new Map<number, Stack[]>()
  for (const [space, row] of bySpace) {
    const place = atlas.places.get(space)
    if (place) out.set(space, place.space.kind === 'box' ? inBox(place, row) : inSpace(place, row))
  }
  return out
}

/** Where the n-th card of a stack lies (0 = top), in map units. */
export function cardAt(stack: Stack, n: number): [number, number] {
  const by = STEP * stack.size * Math.min(n, CARDS - 1)
  const lift = (STEP * stack.size * (Math.min(stack.pieces.length, CARDS) - 1)) / 2
  return [stack.x - lift + by, stack.y + lift - by]
}

/** The piece under a point, and its stack. */
export function hitStack(stacks: readonly Stack[], x: number, y: number): { stack: Stack; piece: Piece } | null {
  for (const stack of stacks)
    for (let n = 0; n < Math.min(stack.pieces.length, CARDS); n++) {
      const [cx, cy] = cardAt(stack, n)
      if (Math.abs(x - cx) <= stack.size / 2 && Math.abs(y - cy) <= stack.size / 2)
        return { stack, piece: stack.pieces[n]! }
    }
  return null
}
