import { describe, expect, it } from 'vitest'
import { terms } from '../../src/pages/play/standing'
import { choice, FakeServer } from './fixture'

describe('for how long an answer may stand', () => {
  const asked = (more: Partial<FakeServer>) => Object.assign(new FakeServer(), more).table('red')

  it('is offered where there are a few plain ways to answer', () => {
    expect(terms(asked({ answerable: ['pass'] }))).toEqual(['', 'phase', 'turn', 'game'])
    expect(terms(asked({}))).toEqual(['', 'phase'])
  })

  it('is offered of passing alone where there is much to choose from', () => {
    const choices = [1, 2, 3, 4, 5].map((n) => choice(`go:${n}`, { target: String(n) }))
    expect(terms(asked({ choices: [...choices, choice('pass')], answerable: ['pass'] }))).toEqual(['', 'turn', 'game'])
    expect(terms(asked({ choices: [...choices, choice('done')], answerable: ['done'] }))).toEqual([])
  })

  it('is not offered where nothing is asked, or a die is named', () => {
    expect(terms(null)).toEqual([])
    expect(terms(asked({ chance: true, answerable: [] }))).toEqual([])
  })
})
