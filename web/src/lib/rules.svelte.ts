// The rulebooks: fetched once for each game, shown page by page and in the drawer.
import { api } from './api/client'
import type { Clause, Rules, Text } from './api/types'
import { Cache } from './resource.svelte'
import { read, write } from './settings.svelte'

export interface Section {
  id: string
  title: Text
  clauses: Clause[]
}

/** The section of a clause: what stands before the first dot or hyphen ("17" of "17.54a", "crt" of "crt.note.3b"). */
export function sectionOf(id: string): string {
  return id.split(/[.-]/, 1)[0] ?? id
}

/** A game's clauses in their order, by id and by section. */
export class Rulebook {
  readonly game: string
  readonly clauses: Clause[]
  readonly sections: Section[] = []
  readonly reconstructed: number
  private readonly byId = new Map<string, Clause>()

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
  }

  get(id: string): Clause | undefined {
    return this.byId.get(id)
  }

  /** The clauses of some ids, in their order. */
  all(ids: readonly string[]): Clause[] {
    return ids.flatMap((id) => this.byId.get(id) ?? [])
  }

  section(id: string): Section | undefined {
    return this.sections.find((section) => section.id === id)
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
