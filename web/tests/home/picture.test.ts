import { describe, expect, it } from 'vitest'
import { crop, crowd, named, varied } from '../../src/pages/home/picture'
import { sample } from '../board/sample'
import { EAST, SEA, WEST, zones } from '../board/zones'

describe('the picture of a board', () => {
  it('names areas where there are no towns', () => {
    expect(named(zones()).map((space) => space.id)).toEqual([WEST, EAST, SEA])
    expect(named(sample())).toEqual([])
  })

  it('shows where most of them are', () => {
    const board = zones()
    const frame = crop(board)
    expect(frame).toEqual([0, 0, 10, 9])
    // A strip half as high as wide: the two fields, not the bay.
    const [x, y] = crowd(named(board), frame, 10, 100, 50)
    expect(x).toBeCloseTo(0)
    expect(-y / 10).toBeLessThan(3)
    expect(-y / 10 + 5).toBeGreaterThan(3)
  })

  it('shows of a bare field what there is to see', () => {
    const board = sample()
    expect(varied(board)).toEqual([])
    for (const space of board.spaces) space.site = ''
    board.spaces[30]!.terrain = 'woods'
    board.spaces[31]!.terrain = 'major_river'
    expect(varied(board).map((space) => space.id)).toEqual([30, 31])
    expect(varied(zones())).toEqual([])
  })
})
