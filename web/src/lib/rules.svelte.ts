// The rulebooks: fetched once for each game, searched here, shown page by page and in the drawer.
import { api } from './api/client'
import type { Clause, Rules, Text } from './api/types'
import { Cache } from './resource.svelte'
import { fold, words } from './search'
import { read, write } from './settings.svelte'

export interface Section {
  id: string
  title: Text
  clauses: Clause[]
}

interface Entry {
  clause: Clause
  id: string
  titles: string
  all: string
}

/** The section of a clause: what stands before the first dot or hyphen ("17" of "17.54a", "crt" of "crt.note.3b"). */
export function sectionOf(id: string): string {
  return id.split(/[.-]/, 1)[0] ?? id
}

const EXACT = 1000
const BEGINNING = 500
const IN_TITLE = 10

/** A game's clauses in their order, by id and by section. */
export class Rulebook {
  readonly game: string
  readonly clauses: Clause[]
  readonly sections: Section[] = []
  readonly reconstructed: number
  private readonly byId = new Map<string, Clause>()
  private readonly entries: Entry[]

  constructor(rules: Rules) {
    this.game = rules.game
    this.clauses = rules.clauses
    const titles = new Map(rules.sections.map((section) => [section.id, section.title]))
    const sections = new Map<string, Section>()
    for (const clause of rules.clauses) {
      this.byId.set(clause.id, clause)
      const id = sectionOf(clause.id)
      const section = sections.get(id)
      if (section) section.clauses.push(clause)
      else sections.set(id, { id, title: titles.get(id) ?? clause.title, clauses: [clause] })
    }
    this.sections.push(...sections.values())
    this.reconstructed = rules.clauses.filter((clause) => clause.provenance === 'reconstructed').length
    this.entries = rules.clauses.map((clause) => {
      const titles = Object.values(clause.title).join('\n')
      const all = [clause.id, titles, ...Object.values(clause.text)].join('\n')
      return { clause, id: fold(clause.id).text, titles: fold(titles).text, all: fold(all).text }
    })
  }

  get(id: string): Clause | undefined {
    return this.byId.get(id)
  }

  section(id: string): Section | undefined {
    return this.sections.find((section) => section.id === id)
  }

  /** Clauses that hold every word, in any language; those found by number or title first. */
  search(query: string): Clause[] {
    const terms = words(query)
    if (!terms.length) return []
    const whole = terms.join(' ')
    const scored: [number, Clause][] = []
    for (const entry of this.entries) {
      if (!terms.every((term) => entry.all.includes(term))) continue
      let score = terms.filter((term) => entry.titles.includes(term)).length * IN_TITLE
      if (entry.id === whole) score += EXACT
      else if (entry.id.startsWith(whole)) score += BEGINNING
      scored.push([score, entry.clause])
    }
    return scored.sort((a, b) => b[0] - a[0]).map(([, clause]) => clause)
  }
}

export const rulebooks = new Cache(async (game: string): Promise<Rulebook> => new Rulebook(await api.rules(game)))

/** How clauses are shown: in the language of the page, or in both side by side. */
class Reading {
  both = $state(read('rules', ['one', 'both'], 'one') === 'both')

  setBoth(both: boolean): void {
    this.both = both
    write('rules', both ? 'both' : 'one')
  }
}

export const reading = new Reading()

export function clausePath(game: string, id: string): string {
  return `/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}`
}
