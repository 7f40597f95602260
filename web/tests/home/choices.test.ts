import { describe, expect, it } from 'vitest'
import type { GameModel, SideStyle } from '../../src/lib/api/types'
import {
  away,
  botTitle,
  elsewhere,
  mine,
  opponents,
  openBook,
  seated,
  seatsLike,
  toWire,
  usualSeats,
  watchedSeats,
  watching,
} from '../../src/lib/seats'
import { ago, date } from '../../src/lib/time'
import { everyOption, switched } from '../../src/pages/home/options'

const style: SideStyle = { label: {}, colour: '', ink: '', letter: '', shape: 'square' }
const game: Pick<GameModel, 'sides'> = {
  sides: [
    { name: 'east', title: 'East', style },
    { name: 'west', title: 'West', style },
  ],
}
const bots = [{ name: 'greedy' }, { name: 'random' }]

describe('seats', () => {
  it('begins with me against the first bot, or a friend where there is none', () => {
    expect(usualSeats(game, bots)).toEqual({ east: 'me', west: 'greedy' })
    expect(usualSeats(game, [])).toEqual({ east: 'me', west: 'friend' })
    // one that goes by a game's advice has no seat where there is none
    const advised = [{ name: 'greedy', needs_advice: true }, { name: 'random' }]
    expect(usualSeats({ ...game, advises: false }, advised)).toEqual({ east: 'me', west: 'random' })
    expect(usualSeats({ ...game, advises: true }, advised)).toEqual({ east: 'me', west: 'greedy' })
    // nor one that looks ahead where a game cannot be played on quickly
    const ahead = [{ name: 'search', looks_ahead: true }, { name: 'random' }]
    expect(usualSeats(game, ahead)).toEqual({ east: 'me', west: 'random' })
    expect(usualSeats({ ...game, looks_ahead: true }, ahead)).toEqual({ east: 'me', west: 'search' })
  })

  it('go on as they are in a match, with the computer in place of whom I am not', () => {
    expect(seatsLike(game, bots, { east: 'random', west: 'human' }, 'west')).toEqual({ east: 'random', west: 'me' })
    const both = { east: 'human', west: 'human' }
    expect(seatsLike(game, bots, both, 'west')).toEqual({ east: 'greedy', west: 'me' })
    expect(seatsLike(game, bots, both, null)).toEqual({ east: 'me', west: 'greedy' })
    expect(seatsLike(game, [], both, null)).toEqual({ east: 'me', west: 'friend' })
    const watched = { east: 'random', west: 'greedy' }
    expect(seatsLike(game, bots, watched, null)).toEqual({ east: 'me', west: 'greedy' })
  })
  it('seats me once: whom I push away is a friend', () => {
    expect(seated({ east: 'me', west: 'greedy' }, 'west', 'me')).toEqual({ east: 'friend', west: 'me' })
  })

  it('never leaves a friend alone: I take the other side', () => {
    expect(seated({ east: 'me', west: 'greedy' }, 'east', 'friend')).toEqual({ east: 'friend', west: 'me' })
    expect(seated({ east: 'me', west: 'friend' }, 'east', 'random')).toEqual({ east: 'random', west: 'me' })
  })

  it('lets two bots play, and tells them to the server', () => {
    const seats = watchedSeats(game, bots)
    expect(watching(seats)).toBe(true)
    expect(toWire(seats)).toEqual({ east: 'greedy', west: 'greedy' })
    expect(toWire({ east: 'me', west: 'friend' })).toEqual({ east: 'human', west: 'human' })
    expect(watching({ east: 'friend', west: 'greedy' })).toBe(false)
  })
})

describe('levels', () => {
  const level = (n: number): GameModel['levels'][number] => ({ name: `level:${n}`, title: `${n}.`, text: '', elo: n })
  const levelled = { ...game, levels: [level(1), level(2), level(3)] }
  const all = [
    { name: 'greedy', title: 'Greedy', for_programs: true },
    { name: 'theirs', title: 'Theirs' },
  ]

  it('are offered with bots of others, in place of ours', () => {
    expect(opponents(levelled, all).map((one) => one.name)).toEqual(['level:1', 'level:2', 'level:3', 'theirs'])
    expect(opponents({ ...game, levels: [] }, all).map((one) => one.name)).toEqual(['greedy', 'theirs'])
  })

  it('begin at the lowest for me, and in the middle where two bots are watched', () => {
    expect(usualSeats(levelled, all)).toEqual({ east: 'me', west: 'level:1' })
    expect(watchedSeats(levelled, all)).toEqual({ east: 'level:2', west: 'level:2' })
  })

  it('have titles, as bots of older matches have', () => {
    expect(['level:2', 'greedy', 'gone'].map((who) => botTitle(levelled, all, who))).toEqual(['2.', 'Greedy', 'gone'])
  })
})

describe('friends elsewhere', () => {
  it('are people on the wire, and are named by their sides', () => {
    expect(toWire({ east: 'me', west: 'away' })).toEqual({ east: 'human', west: 'human' })
    expect(away({ east: 'me', west: 'away' })).toEqual(['west'])
    expect(watching({ east: 'away', west: 'greedy' })).toBe(false)
  })

  it('stay elsewhere when I take their side, and let me sit at another', () => {
    expect(seated({ east: 'me', west: 'away' }, 'west', 'me')).toEqual({ east: 'away', west: 'me' })
    expect(seated({ east: 'me', west: 'greedy' }, 'east', 'away')).toEqual({ east: 'away', west: 'me' })
  })

  it('are told from whoever is here', () => {
    const access = { places: { east: 'here', west: 'awaited', north: 'elsewhere', south: 'bot' } } as const
    expect([mine({ access }), elsewhere({ access })]).toEqual([['east'], ['west', 'north']])
  })
})

describe('optional rules', () => {
  const rules = [
    { name: 'a', needs: [] },
    { name: 'b', needs: ['a'] },
    { name: 'c', needs: ['b'] },
    { name: 'd', needs: [] },
  ]

  it('brings what a rule needs, however far down', () => {
    expect(switched(rules, [], 'c', true)).toEqual(['a', 'b', 'c'])
  })

  it('drops what needs a rule, and nothing else', () => {
    expect(switched(rules, ['a', 'b', 'c', 'd'], 'a', false)).toEqual(['d'])
    expect(switched(rules, ['a', 'b', 'd'], 'b', false)).toEqual(['a', 'd'])
  })

  it('drops what a rule bars, whichever of the two says so, and what needs that', () => {
    const readings = [
      { name: 'a', needs: [] },
      { name: 'b', needs: [], bars: ['a'] },
      { name: 'c', needs: ['a'] },
    ]
    expect(switched(readings, ['a', 'c'], 'b', true)).toEqual(['b'])
    expect(switched(readings, ['b'], 'c', true)).toEqual(['a', 'c'])
    expect(everyOption(readings)).toEqual(['a', 'c'])
  })

  it('comes to an end where rules need each other', () => {
    const ring = [
      { name: 'x', needs: ['y'] },
      { name: 'y', needs: ['x'] },
    ]
    expect(switched(ring, [], 'x', true)).toEqual(['x', 'y'])
    expect(switched(ring, ['x', 'y'], 'y', false)).toEqual([])
  })
})

describe('time', () => {
  const now = Date.parse('2026-01-10T12:00:00Z')

  it('is told as people say it', () => {
    expect(ago('2026-01-10T11:55:00Z', 'en', now)).toBe('5 minutes ago')
    expect(ago('2026-01-09T12:00:00Z', 'en', now)).toBe('yesterday')
    expect(ago('2026-01-10T11:59:58Z', 'en', now)).toBe('now')
    expect(ago('2026-01-08T11:00:00Z', 'ja', now)).toBe('一昨日')
  })

  it('is silent about what is no time', () => {
    expect(ago('', 'en', now)).toBe('')
    expect(date('soon', 'ja')).toBe('')
  })
})

describe('the record of a match', () => {
  it('is had by whom the server lets have it', () => {
    expect(openBook({ access: { sealed: false } })).toBe(true)
    expect(openBook({ access: { sealed: true } })).toBe(false)
  })
})
