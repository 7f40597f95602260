// My games, a page of them at a time, and what can be done with them from the list.
import { api, Refused, type Query } from '../../lib/api/client'
import type { MatchModel, Matches } from '../../lib/api/types'
import { mine } from '../../lib/seats'
import { settings } from '../../lib/settings.svelte'

/** Games on a page of the list. */
export const SIZE = 20

/** Which games are wanted, and in which order; "" where nothing is said of it. Dates are the person's own days. */
export interface Wanted {
  game: string
  scenario: string
  outcome: string
  opponent: string
  least: string
  most: string
  since: string
  until: string
  order: string
}
export const ALL: Readonly<Wanted> = {
  game: '',
  scenario: '',
  outcome: '',
  opponent: '',
  least: '',
  most: '',
  since: '',
  until: '',
  order: '',
}

/** How much of a filter is set; the order leaves nothing out. */
export function narrowing(wanted: Wanted): number {
  return Object.entries(wanted).filter(([key, value]) => key !== 'order' && value !== '').length
}

/** The beginning of a day where this person is, or of a later one, as the server reads it. */
function midnight(day: string, later = 0): string {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return ''
  return new Date(year, month - 1, date + later).toISOString()
}

/** A filter as the server is asked. */
export function asked(wanted: Wanted): Query {
  return { ...wanted, since: midnight(wanted.since), until: midnight(wanted.until, 1) }
}

export class MyMatches {
  /** Undefined until the server has answered. */
  list: MatchModel[] | undefined = $state.raw()
  trouble: Refused | undefined = $state.raw()
  /** What is looked for. */
  query = $state('')
  /** What else is wanted of the games that are shown. */
  wanted: Readonly<Wanted> = $state.raw(ALL)
  /** Of how many the server does not know yet how they stand, where that is asked for. */
  unread = $state(0)
  /** How many games stand before those that are shown. */
  offset = $state(0)
  /** How many the query finds, and how many there are. */
  found = $state(0)
  total = $state(0)
  /** Why nothing can be kept on the server's disk, while that is so: the code of the problem. */
  unkept: Matches['unkept'] = $state('')
  /** The latest games, whatever is looked for. */
  private latest: MatchModel[] = $state.raw([])
  private asked = 0

  /** The game to go on with: the latest one that is not over, rather one in which a person plays than one to watch. */
  get last(): MatchModel | undefined {
    const on = this.latest.filter((match) => !match.over && !match.broken)
    return on.find((match) => mine(match).length > 0) ?? on[0]
  }

  async load(): Promise<void> {
    const { query, offset, wanted } = this
    const turn = ++this.asked
    await this.attempt(async () => {
      const answer = await api.matches(settings.language, { query, ...asked(wanted) }, offset, SIZE)
      // an answer that comes after that to a later question is of no use any more
      if (turn !== this.asked) return
      this.found = answer.found
      this.total = answer.total
      this.unkept = answer.unkept
      this.list = answer.matches
      this.unread = answer.unread
      if (!query && !offset && wanted === ALL) this.latest = answer.matches
    })
    // the last game of the last page is gone
    if (turn === this.asked && this.offset > 0 && this.offset >= this.found) await this.turn(this.found - 1)
  }

  /** Look for words; none shows all games again. */
  async search(query: string): Promise<void> {
    if (query === this.query) return
    this.query = query
    this.offset = 0
    await this.load()
  }

  /** Show the games that are wanted now. */
  async filter(wanted: Wanted): Promise<void> {
    this.wanted = Object.values(wanted).some(Boolean) ? wanted : ALL
    this.offset = 0
    await this.load()
  }

  /** Show the page on which the game at a place of the list stands. */
  async turn(place: number): Promise<void> {
    this.offset = Math.max(0, Math.floor(place / SIZE) * SIZE)
    await this.load()
  }

  async rename(id: string, name: string): Promise<boolean> {
    return this.attempt(async () => {
      const changed = await api.change(id, { name }, settings.language)
      const renamed = (match: MatchModel): MatchModel => (match.id === id ? changed : match)
      this.list = this.list?.map(renamed)
      this.latest = this.latest.map(renamed)
    })
  }

  async remove(id: string): Promise<boolean> {
    const gone = await this.attempt(async () => {
      await api.remove(id)
      const others = (match: MatchModel): boolean => match.id !== id
      this.list = this.list?.filter(others)
      this.latest = this.latest.filter(others)
      this.found--
      this.total--
    })
    if (gone && (this.list?.length ?? 0) < Math.min(SIZE, this.found)) await this.load()
    return gone
  }

  /** Whether it went well; if not, the reason is in `trouble`. */
  private async attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      this.trouble = undefined
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error
      return false
    }
  }
}
