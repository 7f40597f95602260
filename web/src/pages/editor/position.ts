// A position as plain data: reading and changing it without knowing the game. Nothing here changes what it is given.
import type { Board, Field, EditorPalette, Language, Space } from '../../lib/api/types'
import { fold } from '../../lib/search'
import { pick } from '../../lib/text'

export type Position = Record<string, unknown>

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands at a key with dots between ("money.red"); undefined where nothing does. */
export function get(position: Position, key: string): unknown {
  let value: unknown = position
  for (const part of key.split('.')) value = isTable(value) ? value[part] : undefined
  return value
}

/** The position with something else there; `undefined` takes it away, and with it a table that it leaves empty. */
export function set(position: Position, key: string, value: unknown): Position {
  const [first = '', ...rest] = key.split('.')
  const next = { ...position }
  if (rest.length) {
    const inner = set(isTable(position[first]) ? position[first] : {}, rest.join('.'), value)
    if (value === undefined && !Object.keys(inner).length) delete next[first]
    else next[first] = inner
  } else if (value === undefined) delete next[first]
  else next[first] = value
  return next
}

/** A list of texts; a text alone is a list of one, anything else an empty one. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}

// ---------------------------------------------------------------- pieces

/** The piece that an entry names, with what stands behind it ("red-1 aboard"); "" if it names none. */
function pieceOf(entry: string, known: ReadonlySet<string>): string {
  if (known.has(entry)) return entry
  for (let end = entry.lastIndexOf(' '); end > 0; end = entry.lastIndexOf(' ', end - 1))
    if (known.has(entry.slice(0, end))) return entry.slice(0, end)
  return ''
}

/** Where each piece stands, by the name of the space; `rest`: entries that name no single piece. */
export function places(
  position: Position,
  key: string,
  known: ReadonlySet<string>,
): { at: Map<string, string>; rest: string[] } {
  const at = new Map<string, string>()
  const rest: string[] = []
  const table = get(position, key)
  if (!isTable(table)) return { at, rest }
  for (const [space, entries] of Object.entries(table)) {
    for (const entry of texts(entries)) {
      const piece = pieceOf(entry, known)
      if (piece) at.set(piece, space)
      else rest.push(`${space}: ${entry}`)
    }
  }
  return { at, rest }
}

/** The position with a piece in another space, or off the board (""); its remarks go with it. */
export function put(
  position: Position,
  key: string,
  known: ReadonlySet<string>,
  piece: string,
  space: string,
): Position {
  const table = get(position, key)
  const next: Record<string, string[]> = {}
  let entry = piece
  for (const [name, entries] of Object.entries(isTable(table) ? table : {})) {
    const kept = texts(entries).filter((one) => {
      if (pieceOf(one, known) !== piece) return true
      entry = one
      return false
    })
    if (kept.length) next[name] = kept
  }
  if (space) next[space] = [...(next[space] ?? []), entry]
  const moved = set(position, key, next)
  return space ? moved : forget(moved, key, piece)
}

/** The position without a piece in its lists: what is off the board has done nothing and is in no state. */
function forget(position: Position, key: string, piece: string): Position {
  const next = { ...position }
  for (const [name, value] of Object.entries(position)) {
    if (name === key) continue
    if (Array.isArray(value) && value.some((one) => named(one) === piece))
      next[name] = value.filter((one) => named(one) !== piece)
    else if (isTable(value) && Object.values(value).some((one) => texts(one).includes(piece)))
      next[name] = forget(value, '', piece)
  }
  return next
}

/** What an entry such as "2 spear" names. */
function named(entry: unknown): string {
  return typeof entry === 'string' ? entry.replace(/^\s*\d+\s+/, '').trim() : ''
}

// ---------------------------------------------------------------- counts

/** "2 spear", "horse" as numbers by name. */
export function counted(list: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const entry of list) {
    const match = /^\s*(\d+)\s+(.+?)\s*$/.exec(entry)
    const name = match?.[2] ?? entry.trim()
    found.set(name, (found.get(name) ?? 0) + Number(match?.[1] ?? 1))
  }
  return found
}

export function asCounts(numbers: ReadonlyMap<string, number>): string[] {
  return [...numbers].filter(([, n]) => n > 0).map(([name, n]) => (n === 1 ? name : `${n} ${name}`))
}

/** The number that a list says of a piece ("90 spear-1"); undefined where it says none. */
export function numberOf(list: readonly string[], piece: string): number | undefined {
  const entry = list.find((one) => named(one) === piece)
  if (entry === undefined) return undefined
  return Number(/^\s*(\d+)\s/.exec(entry)?.[1] ?? 1)
}

/** The list with another number for a piece; `undefined` takes it out. */
export function withNumber(list: readonly string[], piece: string, n: number | undefined): string[] {
  const entry = n === undefined ? [] : [n === 1 ? piece : `${n} ${piece}`]
  const at = list.findIndex((one) => named(one) === piece)
  const rest = list.filter((one) => named(one) !== piece)
  return at < 0 ? [...rest, ...entry] : [...rest.slice(0, at), ...entry, ...rest.slice(at)]
}

// ---------------------------------------------------------------- fields

const FEW = 3

/** Whether a field is a list of many pieces in some state ("aboard"): it is set at the piece itself. */
export function isState(field: Field, known: ReadonlySet<string>): boolean {
  return field.kind === 'flags' && field.picks.length > FEW && field.picks.every((pick) => known.has(pick.id))
}

/** Whether a field says a number of each of many pieces ("hits"): it is set at the piece itself. */
export function isTally(field: Field, known: ReadonlySet<string>): boolean {
  return field.kind === 'counts' && field.picks.length > FEW && field.picks.every((pick) => known.has(pick.id))
}

/** Whether a field says which way pieces face: it is set at the piece itself. */
export function isBearing(field: Field): boolean {
  return field.kind === 'bearings'
}

/** A bearing after a turn, in degrees from 0 to 359. */
export function turned(bearing: number, by: number): number {
  return (((bearing + by) % 360) + 360) % 360
}

/** A field's value as a text for an input; its default where the position says nothing. */
export function asText(position: Position, field: Field): string {
  const value = get(position, field.key)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : field.default
}

// ---------------------------------------------------------------- spaces

/** A space as people call it: its number and its name. */
export function spaceTitle(space: Space | undefined, language: Language): string {
  return space ? `${space.name} ${pick(space.label, language)}`.trim() : ''
}

/** The space that somebody means: by its name or label, whole or as a beginning that only one has. */
export function spaceMeant(board: Board, text: string): Space | undefined {
  const wanted = fold(text.trim()).text
  if (!wanted) return undefined
  const names = board.spaces.map((space) => ({
    space,
    names: [space.name, ...Object.values(space.label)].map((name) => fold(name).text),
  }))
  const exact = names.find((one) => one.names.includes(wanted))
  if (exact) return exact.space
  const near = names.filter((one) => one.names.some((name) => name.startsWith(wanted)))
  return near.length === 1 ? near[0]?.space : undefined
}

/** How far off its bearing a space may lie, as the cosine, and how much farther off than the nearest of all. */
const STRAIGHT = Math.cos((14 * Math.PI) / 180)
const NEAR = 1.4

/** The space beside another at a bearing; -1 where there is none. */
export function spaceBeside(board: Board, from: number, bearing: number): number {
  const here = board.spaces.find((space) => space.id === from)
  if (!here) return -1
  const turn = (bearing * Math.PI) / 180
  const way = [Math.sin(turn), -Math.cos(turn)] as const
  let [best, least, nearest] = [-1, Infinity, Infinity]
  for (const space of board.spaces) {
    if (space.id === from || space.kind !== 'hex') continue
    const [dx, dy] = [space.centre[0] - here.centre[0], space.centre[1] - here.centre[1]]
    const far = Math.hypot(dx, dy)
    nearest = Math.min(nearest, far)
    if (far < least && dx * way[0] + dy * way[1] >= STRAIGHT * far) [best, least] = [space.id, far]
  }
  return least <= nearest * NEAR ? best : -1
}

// ---------------------------------------------------------------- files

/**
 * A position from a file as the editor goes on with it: what the game wrote of it (`named`, each piece by its id), of
 * that only what the file itself, the palette or a field speaks of; and what the file says beyond it and a field can show.
 */
export function spelledOut(
  given: Position,
  named: Position,
  palette: Pick<EditorPalette, 'position' | 'fields'>,
): Position {
  const shown = new Set([
    ...Object.keys(palette.position),
    ...palette.fields.map((field) => field.key.split('.')[0] ?? ''),
  ])
  const next: Position = {}
  for (const [key, value] of Object.entries(named)) if (key in given || shown.has(key)) next[key] = value
  for (const [key, value] of Object.entries(given)) if (!(key in named) && shown.has(key)) next[key] = value
  return next
}
