import { describe, expect, it } from 'vitest'
import type { Clause } from '../../src/lib/api/types'
import { Rulebook, sectionOf } from '../../src/lib/rules.svelte'

function clause(id: string, en: string, ja: string, more: Partial<Clause> = {}): Clause {
  return {
    id,
    kind: 'effect',
    title: { en: `Title ${id}`, ja: `題 ${id}` },
    text: { en, ja },
    refs: [],
    optional: false,
    provenance: 'source',
    missing: {},
    ...more,
  }
}

const book = new Rulebook({
  game: 'toy',
  sections: [{ id: '1', title: { en: 'Moves', ja: '移動' } }],
  clauses: [
    clause('1.1', 'An army moves.', '軍隊は移動する。'),
    clause('1.2', 'A fleet moves by sea.', '艦隊は海を移動する。', {
      title: { en: 'The army at sea', ja: '海の軍隊' },
    }),
    clause('12.1', 'An army of the fleet.', '艦隊の軍隊。'),
    clause('crt.note.3b', 'Losses.', '損害。', { provenance: 'reconstructed', missing: { en: 'the table', ja: '表' } }),
  ],
})

const ids = (query: string): string[] => book.search(query).map((one) => one.id)

describe('a rulebook', () => {
  it('has its clauses by section, in their order, named where the rules name them', () => {
    expect(book.sections.map((section) => [section.id, section.clauses.length])).toEqual([
      ['1', 2],
      ['12', 1],
      ['crt', 1],
    ])
    expect(book.sections[0]?.title).toEqual({ en: 'Moves', ja: '移動' })
    expect(book.sections[1]?.title).toEqual({ en: 'Title 12.1', ja: '題 12.1' })
    expect(sectionOf('17.54a')).toBe('17')
    expect(sectionOf('terrain-effects')).toBe('terrain')
  })

  it('counts what is reconstructed', () => {
    expect(book.reconstructed).toBe(1)
  })

  it('finds clauses by number: the exact one first, then those that begin so', () => {
    expect(ids('1.1')).toEqual(['1.1'])
    expect(ids('1')[0]).toBe('1.1')
    expect(ids('crt')).toEqual(['crt.note.3b'])
  })

  it('finds all words together, in both languages, titles first', () => {
    expect(ids('army')).toEqual(['1.2', '1.1', '12.1'])
    expect(ids('ARMY fleet')).toEqual(['1.2', '12.1'])
    expect(ids('艦隊')).toEqual(['1.2', '12.1'])
    expect(ids('army 艦隊')).toEqual(['1.2', '12.1'])
    expect(ids('camel')).toEqual([])
    expect(ids(' ')).toEqual([])
  })
})
