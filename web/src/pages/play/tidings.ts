// What has happened, as a person is told it: rolls with what they meant, and parts of the story with what they brought.
import type { LogLine } from '../../lib/api/types'
import { rolling } from './dice'

/** How much a line weighs: see `Weight` of the server. */
export const DETAIL = 0
export const STORY = 2

/** Dice of one roll: whose they are, what they show, and whether others were rolled in their place. */
export interface Dice {
  side: string | null
  faces: readonly number[]
  instead: boolean
}

/** A roll with what came of it, or a part of the story with its effects. */
export interface Tiding {
  key: string
  /** The entries of the record that it comes from. */
  first: number
  last: number
  /** A part of the story, whatever else it is. */
  story: boolean
  /** What it is called: the reason of a roll, or the rule of an event. */
  name: string
  dice: readonly Dice[]
  /** How many rolls for the same reason this tells of; 0 for what is no roll. */
  rolls: number
  needed: string
  /** What it says: what came of a roll, or the event. */
  told: readonly LogLine[]
  /** What followed from it, as far as it is worth a line. */
  effects: readonly LogLine[]
  /** How many more lines followed. */
  more: number
  /** Nothing came of a roll, and nothing can any more: what is to be said then. */
  otherwise: string
  /** What comes of a roll is not known yet. */
  waits: boolean
  spaces: readonly number[]
}

/** Effects that stand with what brought them; the rest is counted. */
const EFFECTS = 4
/** From so many rolls for one reason on they are told together, with so many lines. */
const MANY = 4
/** So many dice of one roll are drawn. */
const DICE = 6
const MOST = 6

interface Draft extends Tiding {
  dice: Dice[]
  told: LogLine[]
  effects: LogLine[]
  /** The reason of a roll; "" for anything else. */
  reason: string
  /** Nothing more can come of it. */
  closed: boolean
  said: string
}

function draft(line: LogLine, at: number): Draft {
  return {
    key: `${line.n}.${at}`,
    first: line.n,
    last: line.n,
    story: line.weight >= STORY,
    name: line.roll || line.title,
    dice: [],
    rolls: line.faces.length ? 1 : 0,
    needed: line.throw?.needed ?? '',
    told: [],
    effects: [],
    more: 0,
    otherwise: '',
    waits: false,
    spaces: [],
    reason: line.throw?.reason ?? '',
    closed: false,
    said: line.throw?.otherwise ?? '',
  }
}

function tell(one: Draft, line: LogLine): void {
  one.told.push(line)
  one.last = line.n
  one.story ||= line.weight >= STORY
  one.spaces = [...new Set([...one.spaces, ...line.spaces])]
}

/** Whether a die belongs to the roll that waits for what comes of it; where nothing is said of that, to the one before. */
function joins(one: Draft | undefined, line: LogLine): one is Draft {
  if (!one || one.closed) return false
  if (!line.throw) return !one.reason && one.rolls > 0 && one.last === line.n && one.name === line.roll
  return !one.told.length && one.reason === line.throw.reason
}

function throwDie(one: Draft, line: LogLine, again: string): void {
  const side = line.throw?.side ?? null
  const instead = line.kind === again
  const before = one.dice.at(-1)
  if (before && instead) before.instead = true
  if (before && before.side === side && !instead && !before.instead)
    one.dice[one.dice.length - 1] = { ...before, faces: [...before.faces, ...line.faces] }
  else one.dice.push({ side, faces: line.faces, instead: false })
  one.last = line.n
}

/** The kind of event by which the kernel tells of a die rolled in the place of another. */
const AGAIN = 'rerolled'

/** The lines of a log as tidings. `settled`: whether whatever was rolled before the end has brought what it brings. */
export function tidings(lines: readonly LogLine[], settled: boolean): Tiding[] {
  const found: Draft[] = []
  const thrown = new Set(rolling(lines))
  /** What the next lines of its entry are effects of. */
  let current: Draft | undefined
  lines.forEach((line, at) => {
    const waiting = found.findLast((one) => one.reason && !one.closed && line.answers.includes(one.reason))
    if (line.heading) {
      close(found)
      current = undefined
    } else if (waiting && (waiting === found.at(-1) || !waiting.told.length)) {
      tell(waiting, line)
      current = waiting
    } else if (line.throw || thrown.has(line)) {
      const open = found.at(-1)
      if (!joins(open, line)) close(found)
      const one = joins(open, line) ? open : draft(line, at)
      if (one !== open) found.push(one)
      throwDie(one, line, AGAIN)
      // a game that says nothing of its rolls says all in the line itself
      if (!line.throw && line.text) tell(one, line)
      current = one
    } else if (line.text && line.weight >= STORY) {
      current = draft(line, at)
      found.push(current)
      tell(current, line)
    } else if (line.text && line.weight > DETAIL) {
      if (!current || line.n !== current.last) current = undefined
      else if (current.effects.length < EFFECTS) current.effects.push(line)
      else current.more++
    }
    for (const one of found) if (one.last < line.n && line.text && line.weight > DETAIL) one.closed = true
  })
  if (settled) close(found)
  for (const one of found) {
    // what is told without words is that nothing came of it
    if (one.closed && !one.told.some((line) => line.text)) one.otherwise = one.said
    one.waits = !one.closed && !one.told.length
    const [named] = one.told.filter((line) => line.title)
    if (named) one.name = named.title
  }
  return gathered(found)
}

/** Many rolls for one reason are told together: what came of each, without its dice. */
function gathered(all: readonly Draft[]): Tiding[] {
  const rows: Draft[][] = []
  for (const one of all) {
    const row = rows.at(-1)
    if (row && one.reason && row[0]!.reason === one.reason && !one.waits) row.push(one)
    else rows.push([one])
  }
  return rows.flatMap((row) => (many(row) ? [together(row)] : row))
}

/** Too many to be shown one by one. */
function many(row: readonly Draft[]): boolean {
  const dice = row.flatMap((one) => one.dice).reduce((sum, one) => sum + one.faces.length, 0)
  return row.length >= MANY || dice > (row.length > 1 ? MANY : DICE)
}

function together(row: readonly Draft[]): Tiding {
  const told = row.flatMap((one) => one.told).filter((line) => line.text)
  const effects = row.flatMap((one) => one.effects)
  return {
    ...row[0]!,
    last: row.at(-1)!.last,
    story: row.some((one) => one.story),
    dice: [],
    rolls: row.flatMap((one) => one.dice).flatMap((one) => one.faces).length,
    told: told.slice(0, MOST),
    effects: effects.slice(0, EFFECTS),
    more:
      Math.max(0, told.length - MOST) +
      Math.max(0, effects.length - EFFECTS) +
      row.reduce((sum, one) => sum + one.more, 0),
    otherwise: told.length ? '' : row.at(-1)!.otherwise,
    spaces: [...new Set(row.flatMap((one) => one.spaces))],
  }
}

function close(found: readonly Draft[]): void {
  for (const one of found) one.closed = true
}

/** The tidings of the entries after one of them, up to another; what began before it and ends after it counts. */
export function tidingsOf(lines: readonly LogLine[], after: number, upTo: number, settled: boolean): Tiding[] {
  const near = lines.filter((line) => line.n > after - BEFORE && line.n <= upTo)
  return tidings(near, settled).filter((one) => one.last > after)
}

/** How many entries before, a roll can have fallen of which something comes now: others may be asked meanwhile. */
const BEFORE = 6

/** So many as there is room for: the latest, then parts of the story, then others; in the order in which they happened. */
export function foremost(all: readonly Tiding[], room: number): readonly Tiding[] {
  const rank = (one: Tiding): number => (one === all.at(-1) ? 2 : one.story ? 1 : 0)
  const kept = new Set(
    [...all]
      .reverse()
      .sort((a, b) => rank(b) - rank(a))
      .slice(0, room),
  )
  return all.filter((one) => kept.has(one))
}
