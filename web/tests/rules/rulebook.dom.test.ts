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

  it('gives clauses by their ids, in the order in which they are asked for', () => {
    expect(book.all(['12.1', 'no-such', '1.1']).map((one) => one.id)).toEqual(['12.1', '1.1'])
  })
})
