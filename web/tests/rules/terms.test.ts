import { describe, expect, it } from 'vitest'
import type { GlossaryTerm } from '../../src/lib/api/types'
import { pieces } from '../../src/lib/search'
import { explained } from '../../src/lib/terms'

function term(id: string, en: string, ja: string, also: string[] = [], auch: string[] = []): GlossaryTerm {
  return { id, name: { en, ja }, also: { en: also, ja: auch }, text: { en: '', ja: '' }, see: [] }
}
const TERMS = [
  term('zoc', 'zone of control', '支配地域', ['zones of control', 'ZOC'], ['ZOC']),
  term('control', 'control', '支配'),
  term('op', 'operation points', 'ポイント', ['OP']),
]
const show = (text: string, language: 'en' | 'ja'): string[] =>
  explained(text, language, TERMS).map(({ from, to, id }) => `${id}:${text.slice(from, to)}`)

describe('words that are explained', () => {
  it('stand whole, the longer before the shorter, each term once', () => {
    expect(show('Control of a Zone of Control, and ZOC, is control.', 'en')).toEqual([
      'control:Control',
      'zoc:Zone of Control',
    ])
    expect(show('Uncontrolled, controlling', 'en')).toEqual([])
    expect(show('3 OP; no op', 'en')).toEqual(['op:OP'])
  })

  it('are no part of a longer Japanese word', () => {
    expect(show('支配地域に入る。支配する。支配者のOPとZOC', 'ja')).toEqual(['zoc:支配地域', 'control:支配'])
    expect(show('作戦ポイントとポイント', 'ja')).toEqual(['op:ポイント'])
    expect(show('3ZOCでは', 'ja')).toEqual([])
  })

  it('give way to the numbers of clauses, and keep the marks of a search', () => {
    const text = 'The control of 15.1'
    const cut = pieces(text, ['control'], ['15.1'], explained(text, 'en', TERMS))
    expect(cut.map(({ text, hit, link, term }) => [text, hit, link, term])).toEqual([
      ['The ', false, '', ''],
      ['control', true, '', 'control'],
      [' of ', false, '', ''],
      ['15.1', false, '15.1', ''],
    ])
  })
})
