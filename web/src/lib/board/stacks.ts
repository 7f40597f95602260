// How pieces stand in their spaces: who lies on whom, where each counter is, and which one is under the pointer.
import type { Piece } from '../api/types'
import { NOWHERE, type Atlas, type Place } from './atlas'
import { apart, type Box, type Point } from './geometry'

/** Counters of one side in one space, top first; or, in a box, one counter of several like ones. */
export interface Stack {
  space: number
  side: number
  pieces: Piece[]
  /** The middle of the top counter and its side length, in map units. */
  x: number
  y: number
  size: number
  /** A counter that covers two spaces lies across both; null for all others. */
  long: Span | null
}

/** How a counter lies that covers two spaces. */
export interface Span {
  /** The line of the two centres, in radians clockwise from the right of the map, between -π/2 and π/2. */
  turn: number
  /** From end to end, in map units. */
  length: number
  /** The two spaces, that of the piece first. */
  spaces: readonly [number, number]
  middle: Point
}

export const COUNTER = 0.68
/** How far each card below looks out from under the one above, as a share of the counter. */
export const STEP = 0.07
/** Cards that are drawn of a stack; the number tells of the rest. */
export const CARDS = 4

/** How far a pile of so many reaches beyond its top counter, halved, in sides of a counter. */
function liftOf(count: number): number {
  return (STEP * (Math.min(count, CARDS) - 1)) / 2
}

/** Counters so small (device pixels) that a stack is drawn as one above another and no more. */
export function shrunk(pixels: number): boolean {
  return pixels < 16
}

/** The second space of a counter that covers two; NOWHERE for all others. */
export function tailOf(piece: Piece): number {
  return piece.tail === piece.space ? NOWHERE : piece.tail
}

/** How a piece lies across its two spaces; null where it has one, or the board lacks one of them. */
export function spanOf(atlas: Atlas, piece: Piece, size = COUNTER): Span | null {
  const tail = tailOf(piece)
  const [a, b] = [atlas.places.get(piece.space), atlas.places.get(tail)]
  if (!a || !b || a.space.kind === 'box' || b.space.kind === 'box') return null
  const [dx, dy] = [b.centre[0] - a.centre[0], b.centre[1] - a.centre[1]]
  // The same line, whichever end is the head: text on it is never upside down.
  const turn = Math.abs(dx) < 1e-6 ? Math.PI / 2 : Math.atan(dy / dx)
  return {
    turn,
    length: apart(a.centre, b.centre) + size,
    spaces: [piece.space, tail],
    middle: [(a.centre[0] + b.centre[0]) / 2, (a.centre[1] + b.centre[1]) / 2],
  }
}

/** The middle of a piece on the map; null where it stands nowhere. */
export function standsAt(atlas: Atlas, piece: Piece): Point | null {
  return spanOf(atlas, piece)?.middle ?? atlas.places.get(piece.space)?.centre ?? null
}

/** Every stack once, as they are drawn: what covers two spaces lies under what stands there besides. */
export function eachStack(stacks: ReadonlyMap<number, readonly Stack[]>): Stack[] {
  const all = new Set([...stacks.values()].flat())
  return [...all].sort((a, b) => Number(b.long !== null) - Number(a.long !== null))
}

/** Half the width and half the height of the box around a counter. */
export function halves(stack: Stack): [number, number] {
  const { size, long } = stack
  if (!long) return [size / 2, size / 2]
  const [u, v] = [Math.abs(Math.cos(long.turn)), Math.abs(Math.sin(long.turn))]
  return [(u * long.length + v * size) / 2, (v * long.length + u * size) / 2]
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

/** How much smaller a counter is, and how far it moves to the rear, where one that covers two spaces lies under it. */
const UPON = 0.6
const REAR = 0.2

/** Where counters stand upon one that covers two spaces: over its end in this space, drawn back behind its front. */
function upon({ centre }: Place, under: Stack): Point {
  const facing = under.pieces[0]!.facing
  const [u, v] = [centre[0] - under.x, centre[1] - under.y]
  const far = Math.hypot(u, v) || 1
  const bearing = ((facing ?? 0) * Math.PI) / 180
  const [back, down] = [-Math.sin(bearing), Math.cos(bearing)]
  return [centre[0] + (u / far) * 0.06 + back * REAR, centre[1] + (v / far) * 0.06 + down * REAR]
}

function inSpace(place: Place, pieces: readonly Piece[], under?: Stack): Stack[] {
  const groups = bySide(pieces)
  const [x, y] = under ? upon(place, under) : place.centre
  const { left, top, right, bottom } = place.box
  const [wide, high] = place.space.shape.length > 2 ? [right - left, bottom - top] : [1, 1]
  const size = Math.min(COUNTER * (under ? UPON : 1), (wide * 0.92) / groups.length, high * 0.92)
  // In a hex the name stands close below: piles rise, so that none comes down upon it.
  const rises = place.space.kind === 'hex' && !under
  return groups.map((row, i) => ({
    space: place.space.id,
    side: row[0]!.side,
    pieces: row,
    x: x + (i - (groups.length - 1) / 2) * size * 1.06,
    y: rises ? y - liftOf(row.length) * size : y,
    size,
    long: null,
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
    long: null,
  }))
}

/** Stacks of counters that cover the same two spaces. */
function across(atlas: Atlas, pieces: readonly Piece[]): Stack[] {
  const pairs = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const key = [piece.side, ...[piece.space, tailOf(piece)].sort((a, b) => a - b)].join('/')
    const row = pairs.get(key)
    if (row) row.push(piece)
    else pairs.set(key, [piece])
  }
  return [...pairs.values()].map((row): Stack => {
    const sorted = topFirst(row)
    const top = sorted[0]!
    const { left, right, top: high, bottom } = atlas.places.get(top.space)!.box
    const size = Math.min(COUNTER, (right - left) * 0.92, (bottom - high) * 0.92)
    const long = spanOf(atlas, top, size)!
    const [x, y] = long.middle
    return { space: top.space, side: top.side, pieces: sorted, x, y, size, long }
  })
}

/**
 * All stacks of a set of pieces, by space; pieces in spaces that the board lacks stand nowhere. What covers two spaces is
 * found in both, after what stands upon it.
 */
export function standing(atlas: Atlas, pieces: readonly Piece[]): Map<number, Stack[]> {
  const bySpace = new Map<number, Piece[]>()
  const broad: Piece[] = []
  for (const piece of pieces) {
    if (tailOf(piece) !== NOWHERE && spanOf(atlas, piece)) {
      broad.push(piece)
      continue
    }
    const row = bySpace.get(piece.space)
    if (row) row.push(piece)
    else bySpace.set(piece.space, [piece])
  }
  const out = new Map<number, Stack[]>()
  const long = across(atlas, broad)
  const under = new Map(long.flatMap((stack) => stack.long!.spaces.map((space): [number, Stack] => [space, stack])))
  for (const [space, row] of bySpace) {
    const place = atlas.places.get(space)
    if (place) out.set(space, place.space.kind === 'box' ? inBox(place, row) : inSpace(place, row, under.get(space)))
  }
  for (const stack of long)
    for (const space of stack.long!.spaces) {
      const row = out.get(space)
      if (row) row.push(stack)
      else out.set(space, [stack])
    }
  return out
}

/** Where the n-th card of a stack lies (0 = top), in map units. */
export function cardAt(stack: Stack, n: number): [number, number] {
  const by = STEP * stack.size * Math.min(n, CARDS - 1)
  const lift = liftOf(stack.pieces.length) * stack.size
  return [stack.x - lift + by, stack.y + lift - by]
}

/** Whether a point lies on a card whose middle is at (cx, cy). */
function onCard({ size, long }: Stack, cx: number, cy: number, x: number, y: number): boolean {
  const [dx, dy] = [x - cx, y - cy]
  if (!long) return Math.abs(dx) <= size / 2 && Math.abs(dy) <= size / 2
  const [u, v] = [Math.cos(long.turn), Math.sin(long.turn)]
  return Math.abs(dx * u + dy * v) <= long.length / 2 && Math.abs(dy * u - dx * v) <= size / 2
}

/** The piece under a point, and its stack. */
export function hitStack(stacks: readonly Stack[], x: number, y: number): { stack: Stack; piece: Piece } | null {
  for (const stack of stacks)
    for (let n = 0; n < Math.min(stack.pieces.length, CARDS); n++) {
      const [cx, cy] = cardAt(stack, n)
      if (onCard(stack, cx, cy, x, y)) return { stack, piece: stack.pieces[n]! }
    }
  return null
}
