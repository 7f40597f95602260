// What may come after a game.
import { describe, expect, it } from 'vitest'
import { again, nextScenario, otherSide } from '../../src/pages/play/after'

const ended = {
  game: 'toy',
  scenario: 's1',
  options: ['storm'],
  seats: { red: 'human', blue: 'bot' },
  dice: 'seeded',
  hints: true,
  puzzle: '',
}
const scenario = (name: string) => ({ name, title: `The ${name}` })

describe('after a game', () => {
  it('comes the same again, with the same real dice', () => {
    expect(again(ended)).toEqual({
      game: 'toy',
      scenario: 's1',
      options: ['storm'],
      seats: { red: 'human', blue: 'bot' },
    })
    expect(again({ ...ended, dice: 'asked' }).dice).toBe('asked')
  })

  it('comes without hints what was without, but not after a puzzle, which never has any', () => {
    expect(again({ ...ended, hints: false }).hints).toBe(false)
    expect(otherSide({ ...ended, hints: false }).hints).toBe(false)
    expect(again({ ...ended, hints: false, puzzle: 'dara' })).not.toHaveProperty('hints')
  })

  it('comes the other side, each in the seat of the other', () => {
    expect(otherSide(ended).seats).toEqual({ red: 'bot', blue: 'human' })
  })

  it('comes the next scenario, if there is one', () => {
    const game = { scenarios: [scenario('s1'), scenario('s2')] } as Parameters<typeof nextScenario>[1]
    expect(nextScenario(ended, game)).toMatchObject({ scenario: 's2', title: 'The s2', options: [] })
    expect(nextScenario({ ...ended, scenario: 's2' }, game)).toBeNull()
    expect(nextScenario({ ...ended, scenario: 'own' }, game)).toBeNull()
    expect(nextScenario(ended, null)).toBeNull()
  })
})
