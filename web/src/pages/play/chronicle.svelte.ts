// The log as far as it may be read, and where a person's own last turn ended.
import type { LogLine } from '../../lib/api/types'
import { recall, remember } from './memory'

/** Where a side last acted, and where it stood before others acted since. */
export interface Seen {
  own: number
  since: number
}

/** Where the news begins for a person: after his own last act, or after the one before others acted last. */
export function newsFrom(seen: Seen, last: number): number {
  return last > seen.own ? seen.own : seen.since
}

/** What is remembered after an own act at moment `before` that led to moment `after`. */
export function acted(seen: Seen, before: number, after: number): Seen {
  return { own: after, since: before > seen.own ? seen.own : seen.since }
}

/** After entries were taken back. */
export function shortened(seen: Seen, n: number): Seen {
  return { own: Math.min(seen.own, n), since: Math.min(seen.since, n) }
}

export class Chronicle {
  lines: LogLine[] = $state.raw([])
  /** The furthest moment that was shown: what comes later is news still. */
  reached = $state(0)
  seen: Seen = $state.raw({ own: 0, since: 0 })
  private key = ''

  constructor(private readonly match: string) {}

  /** The lines of other eyes, or in another language. */
  open(side: string | null, lines: LogLine[], last: number): void {
    this.key = `seen-${this.match}-${side ?? ''}`
    this.lines = lines
    this.reached = last
    const kept = /^(\d+) (\d+)$/.exec(recall(this.key))
    this.seen = shortened(kept ? { own: Number(kept[1]), since: Number(kept[2]) } : { own: 0, since: 0 }, last)
  }

  /** Lines after the entry `since`, instead of all that stood there. */
  add(lines: LogLine[], since: number): void {
    this.lines = [...this.lines.filter((line) => line.n <= since), ...lines]
  }

  reach(n: number): void {
    this.reached = Math.max(this.reached, n)
  }

  /** Entries after `n` were taken back. */
  cut(n: number): void {
    this.lines = this.lines.filter((line) => line.n <= n)
    this.reached = Math.min(this.reached, n)
    this.keep(shortened(this.seen, n))
  }

  acted(before: number, after: number): void {
    this.keep(acted(this.seen, before, after))
  }

  private keep(seen: Seen): void {
    this.seen = seen
    remember(this.key, `${seen.own} ${seen.since}`)
  }
}
