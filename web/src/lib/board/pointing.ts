// What a person points at, and what is lit there.
import type { Language, Piece } from '../api/types'
import type { Lit, Target } from './types'
import { pick, say } from '../text'
import { NOWHERE, numberOf, type Atlas } from './atlas'
import { toMap, toScreen, type Camera } from './camera'
import { middleOf } from './highlights'
import { middleOfBox, plotAt, plotOf } from './tracks'
import { eachStack, hitStack, type Stack } from './stacks'

/** The board as it stands under the pointer. `left` and `top`: where it lies in the window. */
export interface Ground {
  atlas: Atlas
  stacks: ReadonlyMap<number, readonly Stack[]>
  camera: Camera
  left: number
  top: number
}

export function piecesAt(stacks: ReadonlyMap<number, readonly Stack[]>, space: number): Piece[] {
  return (stacks.get(space) ?? []).flatMap((stack) => stack.pieces)
}

/** A space as a target, seen at its middle. */
export function targetOf(ground: Ground, space: number, piece = ''): Target {
  const { atlas, stacks, camera, left, top } = ground
  const place = atlas.places.get(space)
  const [x, y] = toScreen(camera, place?.centre ?? [0, 0])
  const pieces = piecesAt(stacks, space).map((one) => one.id)
  const within = place && place.space.kind !== 'area' ? place.within : NOWHERE
  const region = place?.space.region || (atlas.places.get(within)?.space.region ?? '')
  return { space, piece, region, track: '', pieces, within, x: left + x, y: top + y }
}

/** What lies under a point of the window; null beside the board. */
export function targetAt(ground: Ground, x: number, y: number): Target | null {
  const [mx, my] = toMap(ground.camera, x - ground.left, y - ground.top)
  const space = ground.atlas.at(mx, my)
  const own = hitStack(ground.stacks.get(space) ?? [], mx, my)
  // Where areas are small a counter stands out over their edge.
  const hit = own ?? hitStack(eachStack(ground.stacks).reverse(), mx, my)
  if (space === NOWHERE && !hit) return null
  const track = hit ? '' : (plotAt(ground.atlas, mx, my)?.id ?? '')
  // A counter that covers two spaces is pointed at in that one of them in which the pointer is.
  const there = hit && !hit.stack.long?.spaces.includes(space) ? hit.stack.space : space
  return { ...targetOf(ground, there, hit?.piece.id), track, x, y }
}

/** The spaces of a target: two where the piece under the pointer covers as many. */
export function spacesOf(ground: Pick<Ground, 'stacks'>, target: Target): readonly number[] {
  const row = target.piece ? (ground.stacks.get(target.space) ?? []) : []
  const stack = row.find((one) => one.pieces.some((piece) => piece.id === target.piece))
  return stack?.long?.spaces ?? [target.space]
}

/** What is lit on a target: on the very piece or plate, else on any piece there, on the space or its area, on its province. */
export function litAt(lit: readonly Lit[], target: Target): Lit[] {
  const upon = lit.filter(
    (one) => (one.piece !== '' && one.piece === target.piece) || (one.track !== '' && one.track === target.track),
  )
  if (upon.length) return upon
  const there = lit.filter((one) => {
    if (one.piece) return target.pieces.includes(one.piece)
    if (one.space >= 0) return one.space === target.space || one.space === target.within
    return one.region !== '' && one.region === target.region
  })
  const near = there.filter((one) => !one.soft)
  const best = near.length ? near : there
  // What is lit for itself goes before the area around it.
  const own = best.filter((one) => one.space < 0 || one.space !== target.within || one.space === target.space)
  return own.length ? own : best
}

/** Where a lit thing is, as a target. */
export function targetOfLit(ground: Ground, one: Lit): Target {
  const { atlas, stacks } = ground
  const stack = one.piece
    ? eachStack(stacks).find((row) => row.pieces.some((piece) => piece.id === one.piece))
    : undefined
  const plot = one.track ? plotOf(atlas, one.track) : null
  const middle = plot ? middleOfBox(plot) : one.region ? middleOf(atlas, one.region) : null
  const space = stack?.space ?? (one.space >= 0 ? one.space : middle ? atlas.at(...middle) : NOWHERE)
  const target = { ...targetOf(ground, space, one.piece), track: one.track }
  if (!one.region && !(plot && middle)) return target
  const [x, y] = plot && middle ? toScreen(ground.camera, middle) : [target.x - ground.left, target.y - ground.top]
  return { ...target, region: one.region || target.region, x: ground.left + x, y: ground.top + y }
}

/** Whether several pieces must be laid out before one of them can be chosen. */
export function mustSpread(target: Target, here: readonly Lit[]): boolean {
  const ofPieces = here.filter((one) => one.piece !== '')
  if (target.pieces.length < 2 || !ofPieces.length) return false
  return ofPieces.some((one) => one.piece !== ofPieces[0]!.piece) || ofPieces[0]!.piece !== target.piece
}

/** A space in words: name and number, terrain, what stands there. */
export function describe(ground: Ground, space: number, language: Language): string {
  const { atlas, stacks } = ground
  const place = atlas.places.get(space)
  if (!place) return ''
  const one = place.space
  const area = atlas.places.get(place.within)?.space
  const own =
    pick(one.label, language) ||
    pick(area?.label, language) ||
    pick(atlas.regions.get(one.region || (area?.region ?? ''))?.label, language)
  const number = numberOf(one)
  const name = own && number ? say(language, 'board-space', { name: own, number }) : own || one.name
  const terrain = pick(atlas.board.words[one.terrain], language)
  const there = piecesAt(stacks, space).map((piece) => {
    const name = piece.hidden ? '?' : pick(piece.label, language) || piece.kind
    return piece.facing === null ? name : say(language, 'board-facing', { piece: name, degrees: piece.facing })
  })
  const level = one.level ? say(language, 'board-level', { level: one.level }) : ''
  return [name, terrain, level, ...there].filter(Boolean).join(', ')
}
