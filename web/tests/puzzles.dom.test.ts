// What this browser knows of puzzles.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { end, ended, solved } from '../src/pages/learn/puzzles'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

describe('puzzles', () => {
  it('count as solved only where the solution was not seen before', () => {
    const game = { name: 'toy', puzzles: ['a', 'b', 'c'] }
    expect(solved(game)).toBe(0)
    end('toy', 'a', 'solved')
    end('toy', 'b', 'shown')
    end('toy', 'b', 'solved')
    end('other', 'c', 'solved')
    expect(game.puzzles.map((one) => ended('toy', one))).toEqual(['solved', 'shown', ''])
    expect(solved(game)).toBe(1)
  })
  it('which are solved stay so, whoever looks at the solution afterwards', () => {
    end('toy', 'a', 'solved')
    end('toy', 'a', 'shown')
    expect(ended('toy', 'a')).toBe('solved')
  })
})
