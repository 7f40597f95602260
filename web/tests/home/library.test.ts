import { describe, expect, it } from 'vitest'
import type { Catalogue, Play } from '../../src/lib/api/types'
import { bySide, foesIn, sum } from '../../src/pages/home/library'

const play = (game: string, side: string, opponent: string, more: Partial<Play> = {}): Play => ({
  ...{ game, side, opponent },
  ...{ won: 0, drawn: 0, lost: 0, on: 0, entries: 0, turns: 0 },
  ...more,
})

describe('what plays come to', () => {
  it('is added up, with means of those that are over', () => {
    const plays = [
      play('a', 'red', 'greedy', { won: 2, lost: 1, on: 1, entries: 300, turns: 30 }),
      play('a', 'red', 'human', { drawn: 1, entries: 100, turns: 10 }),
    ]
    expect(sum(plays)).toEqual({ played: 5, won: 2, drawn: 1, lost: 1, on: 1, entries: 100, turns: 10 })
    expect(sum([play('a', 'red', 'greedy', { on: 2 })])).toMatchObject({ played: 2, entries: null, turns: null })
  })

  it('is told in the order of the games, and of one that is not installed at the end', () => {
    const all = { games: [{ name: 'b' }, { name: 'a' }] } as unknown as Catalogue
    const plays = [play('a', 'red', 'x'), play('gone', 'red', 'x'), play('b', 'blue', 'x'), play('a', 'red', 'y')]
    expect(bySide(plays, all).map((one) => [one.game, one.side, one.plays.length])).toEqual([
      ['b', 'blue', 1],
      ['a', 'red', 2],
      ['gone', 'red', 1],
    ])
  })

  it('was against any bot of a game, or of all games once', () => {
    const levels = [{ name: 'level:1', title: 'One' }]
    const games = [
      { name: 'a', levels },
      { name: 'b', levels },
    ]
    const all = { games, bots: [] } as unknown as Catalogue
    expect(foesIn(all, undefined).map((one) => one.name)).toEqual(['level:1'])
    expect(foesIn(all, all.games[1])).toHaveLength(1)
  })
})
