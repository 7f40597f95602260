// The log as far as it may be read, and where a person's own last turn ended.
import type { Log, LogLine, Step } from '../../lib/api/types'
import { recall, remember } from './memory'

/** Where a side last acted; where it stood before others acted last, and where these left it. */
export interface Seen {
  own: number
  since: number
  until: number
}

export const NOTHING_SEEN: Seen = { own: 0, since: 0, until: 0 }

/** What others did last, from one moment to another: after a person's own last act, or after the one before it. */
export interface NewsSpan {
  from: number
  to: number
}

export function newsOf(seen: Seen, last: number): NewsSpan {
  return last > seen.own ? { from: seen.own, to: last } : { from: seen.since, to: seen.until }
}

/** What is remembered after an own act at moment `before` that led to moment `after`. */
export function acted(seen: Seen, before: number, after: number): Seen {
  return before > seen.own ? { own: after, since: seen.own, until: before } : { ...seen, own: after }
}

/** After entries were taken back. */
export function shortened(seen: Seen, n: number): Seen {
  return { own: Math.min(seen.own, n), since: Math.min(seen.since, n), until: Math.min(seen.until, n) }
}

/** Since when the log is read that begins before the first choice. */
const EVERYTHING = -1
const BEGINNING = -1

export class MatchLog {
  lines: LogLine[] = $state.raw([])
  /** The furthest moment that was shown: what comes later is news still. */
  reached = $state(0)
  seen: Seen = $state.raw(NOTHING_SEEN)
  /** What came of the entries up to this one the person has read, for he has acted since. */
  read = $state(0)
  private key = ''
  /** How often the log was read from its beginning, or cut: an answer about an earlier course does not count. */
  private times = 0

  constructor(
    private readonly match: string,
    /** The lines of the entries after one of them, with the eyes and in the language of the moment. */
    private readonly linesSince: (since: number) => Promise<Log>,
  ) {}

  /** The whole log anew; `last()` is the moment that the present has reached by then. */
  async readAll(side: string | null, last: () => number): Promise<void> {
    const times = ++this.times
    const log = await this.linesSince(EVERYTHING)
    if (times !== this.times) return
    this.open(side, log.lines, log.n)
    await this.readOn(last())
  }

  /** The lines between what has been read and a moment. */
  async readOn(to: number): Promise<void> {
    const { times, reached: from } = this
    if (from >= to) return
    const log = await this.linesSince(from)
    if (times !== this.times) return
    this.add(log.lines, from, log.n)
    this.reach(Math.min(to, log.n))
  }

  /** A step is being shown. */
  told(step: Step): void {
    if (step.n <= this.reached) return
    this.add(step.lines, step.n - 1, step.n)
    // after a jump what lies between has not been read yet
    if (step.n === this.reached + 1) this.reach(step.n)
  }

  /** The lines of other eyes, or in another language. */
  open(side: string | null, lines: LogLine[], last: number): void {
    const key = `seen-${this.match}-${side ?? ''}`
    const others = key !== this.key
    this.key = key
    this.lines = lines
    this.reached = last
    const kept = /^(\d+) (\d+) (\d+)$/.exec(recall(this.key))
    const [own = 0, since = 0, until = 0] = kept?.slice(1).map(Number) ?? []
    this.seen = shortened({ own, since, until }, last)
    // whoever has not acted yet is told how it began, too
    this.read = others ? this.seen.own || BEGINNING : Math.min(this.read, last)
  }

  /** Lines of the entries after `since` up to `to`, instead of what stood there of them. */
  add(lines: LogLine[], since: number, to: number): void {
    const before = this.lines.filter((line) => line.n <= since)
    const after = this.lines.filter((line) => line.n > to)
    this.lines = [...before, ...lines, ...after]
  }

  reach(n: number): void {
    this.reached = Math.max(this.reached, n)
  }

  /** Entries after `n` were taken back. */
  cut(n: number): void {
    this.times++
    this.read = Math.min(this.read, n)
    this.lines = this.lines.filter((line) => line.n <= n)
    this.reached = Math.min(this.reached, n)
    this.keep(shortened(this.seen, n))
  }

  acted(before: number, after: number): void {
    this.read = before
    this.keep(acted(this.seen, before, after))
  }

  private keep(seen: Seen): void {
    this.seen = seen
    remember(this.key, `${seen.own} ${seen.since} ${seen.until}`)
  }
}
