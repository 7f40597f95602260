import { describe, expect, it } from 'vitest'
import type { Space } from '../../src/lib/api/types'
import { around, atlasOf, inSpaces, NOWHERE, reachOf, wayBetween } from '../../src/lib/board/atlas'
import { hex, sample } from './sample'

const atlas = atlasOf(sample())

describe('hit testing', () => {
  it('finds every space by its middle and by points near its corners', () => {
    for (const { space, centre } of atlas.list) {
      expect(atlas.at(centre[0], centre[1])).toBe(space.id)
      for (const [x, y] of space.shape)
        expect(atlas.at(centre[0] + (x - centre[0]) * 0.95, centre[1] + (y - centre[1]) * 0.95)).toBe(space.id)
    }
  })

  it('finds nothing between map and box, nor far away', () => {
    expect(atlas.at(2, -1.4)).toBe(NOWHERE)
    expect(atlas.at(500, 500)).toBe(NOWHERE)
    expect(atlas.at(-500, -3)).toBe(NOWHERE)
  })

  it('lets a point on an area be hit before the area', () => {
    const area: Space = {
      ...hex(0, 0, 0),
      kind: 'area',
      shape: [
        [-3, -3],
        [3, -3],
        [3, 3],
        [-3, 3],
      ],
    }
    const spot: Space = { ...hex(1, 0, 0), kind: 'point', shape: [], centre: [1, 1] }
    const mixed = atlasOf({ ...sample(), spaces: [area, spot, hex(2, 8, 8)] })
    expect(mixed.at(1.1, 1.1)).toBe(1)
    expect(mixed.at(-2, -2)).toBe(0)
  })
})

describe('the lie of the land', () => {
  it('knows neighbours: six within, fewer at the edge, none for a box', () => {
    expect(atlas.neighbours.get(10)).toHaveLength(6)
    expect(atlas.neighbours.get(0)).toHaveLength(2)
    expect(atlas.neighbours.get(40)).toEqual([])
    for (const [a, row] of atlas.neighbours) for (const b of row) expect(atlas.neighbours.get(b)).toContain(a)
  })

  it('finds the shortest way, and names the ends where there is none', () => {
    expect(wayBetween(atlas, 8, 11)).toEqual([8, 9, 10, 11])
    expect(wayBetween(atlas, 8, 8)).toEqual([8])
    expect(wayBetween(atlas, 8, 40)).toEqual([8, 40])
  })

  it('joins spaces by drawn connections', () => {
    const board = sample()
    board.lines = [{ kind: 'edge', points: [board.spaces[0]!.centre, board.spaces[39]!.centre], label: {}, work: '' }]
    expect(atlasOf(board).neighbours.get(0)).toContain(39)
  })

  it('has one rim and outlines of sets', () => {
    expect(atlas.rim).toHaveLength(1)
    expect(around(atlas, [10])).toHaveLength(1)
    expect(around(atlas, [0, 39])).toHaveLength(2)
    expect(around(atlas, [999])).toEqual([])
  })

  it('reaches over a whole region', () => {
    const reach = reachOf(atlas, 'West')!
    expect(reach.left).toBeLessThan(0)
    expect(reach.right).toBeGreaterThan(3.5)
    expect(reachOf(atlas, 'Nowhere')).toBeNull()
  })
})

describe('units', () => {
  it('counts in spaces that suit the counters, whatever the board counts in', () => {
    const board = sample()
    const big = {
      ...board,
      frame: board.frame.map((value) => value * 50) as [number, number, number, number],
      spaces: board.spaces.map((space) => ({
        ...space,
        shape: space.shape.map(([x, y]): [number, number] => [x * 50, y * 50]),
        centre: [space.centre[0] * 50, space.centre[1] * 50] as [number, number],
      })),
      counter: board.counter * 50,
    }
    const same = inSpaces(big)
    expect(same.frame[2]).toBeCloseTo(10, 1)
    expect(same.spaces[10]!.centre[0]).toBeCloseTo(board.spaces[10]!.centre[0], 1)
    expect(inSpaces(board)).toBe(board)
  })
})
