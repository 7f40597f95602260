import { describe, expect, it } from 'vitest'
import { fits, settledAnswer } from '../src/pages/learn/settled'
import type { Question } from '../src/lib/api/types'

const question = (name: string, ...ids: string[]): Question =>
  ({ name, choices: ids.map((id) => ({ id })) }) as Question

describe('what is answered for a beginner', () => {
  it('means choices by patterns', () => {
    expect(fits('march:*', 'march:3041')).toBe(true)
    expect(fits('march', 'march:3041')).toBe(false)
    expect(fits('a.b', 'axb')).toBe(false)
  })
  it('is what is settled and offered, and nothing else', () => {
    const settled = [{ asks: ['Placing'], choice: 'quick' }]
    expect(settledAnswer(settled, question('Placing', 'place:1', 'quick'))).toBe('quick')
    expect(settledAnswer(settled, question('Placing', 'place:1'))).toBe('')
    expect(settledAnswer(settled, question('Operate', 'quick'))).toBe('')
    expect(settledAnswer(settled, null)).toBe('')
  })
})
