import { describe, expect, it } from 'vitest'
import type { Board, Grid } from '../../src/lib/api/types'
import { excerpt } from '../../src/pages/play/excerpt'
import { markOf } from '../../src/pages/play/places'

function grid(rows: number, columns: number, text = ''): Grid {
  return {
    id: 'g',
    title: 'A table',
    clause: '',
    provenance: 'source',
    note: '',
    columns: Array.from({ length: columns }, (_, x) => `c${x}`),
    rows: Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => text || `${y}/${x}`)),
  }
}
const cell = (row: number, column: number): { grid: string; row: number; column: number } => ({
  grid: 'g',
  row,
  column,
})

describe('what a preview shows of a table', () => {
  it('is all of a small one', () => {
    const small = grid(8, 10)
    expect(excerpt(small, [cell(3, 4)])).toEqual({ grid: small, lit: [cell(3, 4)] })
  })
  it('is, of a large one, what is lit with its neighbours and the heads', () => {
    const { grid: part, lit } = excerpt(grid(20, 21), [cell(8, 5), cell(8, 0)])
    expect(part.columns).toEqual(['c0', 'c4', 'c5', 'c6'])
    expect(part.rows.map((row) => row[0])).toEqual(['7/0', '8/0', '9/0'])
    expect(lit).toEqual([cell(1, 2), cell(1, 0)])
  })
  it('keeps whole rows and columns that are lit', () => {
    const { grid: part, lit } = excerpt(grid(20, 21), [cell(-1, 20)])
    expect(part.columns).toEqual(['c0', 'c19', 'c20'])
    expect(part.rows).toHaveLength(20)
    expect(lit).toEqual([cell(-1, 2)])
    expect(excerpt(grid(20, 21), [cell(-1, -1)]).grid).toEqual(grid(20, 21))
  })
  it('is the lit rows alone of long texts', () => {
    const { grid: part, lit } = excerpt(grid(6, 3, 'In the reload segment a unit regains full missile ability.'), [
      cell(4, 1),
    ])
    expect(part.rows).toHaveLength(1)
    expect(part.columns).toHaveLength(3)
    expect(lit).toEqual([cell(0, 1)])
  })
  it('sets heads over their cells where the first are missing', () => {
    const bare = { ...grid(20, 21), columns: Array.from({ length: 20 }, (_, x) => `c${x + 1}`) }
    expect(excerpt(bare, [cell(0, 1)]).grid.columns).toEqual(['', 'c1', 'c2'])
  })
})

describe('a state of a piece', () => {
  const board = {
    words: { hits: { en: 'hits', ja: '損害' }, routed: { en: 'routed', ja: '敗走状態' } },
  } as unknown as Board
  it('is told in the words of the board, with its number', () => {
    expect(markOf(board, 'hits-3', 'en')).toBe('hits 3')
    expect(markOf(board, 'hits-3', 'ja')).toBe('損害 3')
    expect(markOf(board, 'routed', 'ja')).toBe('敗走状態')
    expect(markOf(board, 'moved', 'en')).toBe('moved')
  })
})
