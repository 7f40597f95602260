import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Piece } from '../../src/lib/api/types'
import { blocks, crop, crowd, LIGHT, named, paint, upon, varied } from '../../src/pages/home/picture'
import { piece, sample } from '../board/sample'
import { EAST, SEA, WEST, zones } from '../board/zones'

afterEach(() => vi.unstubAllGlobals())

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

  it('has those who stand on the map where they stand, and nobody from beside it', () => {
    const board = sample()
    const army = [piece('a', 3), piece('b', 3), piece('c', 20, { side: 1, tail: 21 }), piece('d', 40), piece('e', -1)]
    const found = blocks(board, army)
    expect(found.map((one) => [one.side, ...one.centre])).toEqual(
      expect.arrayContaining([
        [0, 3, expect.closeTo(0, 1)],
        [1, expect.closeTo(4.5), expect.closeTo(board.spaces[20]!.centre[1])],
      ]),
    )
    expect(found).toHaveLength(2)
    expect(found.find((one) => one.side === 1)!.length).toBeGreaterThan(found[0]!.size)
    expect(blocks({ ...board, counter: board.counter * 2 }, army)[0]!.size).toBeGreaterThan(0)
  })

  it('has armies in the middle of a bare field, and most of them where they are too broad', () => {
    const at = (...places: [number, number][]) => places.map((centre) => ({ centre }))
    // ten by ten spaces of ten pixels, seen through a picture half as high
    const shift = (places: { centre: [number, number] }[]) => -upon(places, [0, 0, 10, 10], 10, 100, 50)[1] / 10
    expect(shift(at([2, 4], [8, 8]))).toBeCloseTo(3.5)
    expect(shift(at([2, 9], [3, 9]))).toBeCloseTo(5)
    expect(shift(at([2, 0], [2, 7], [3, 8], [8, 9]))).toBeGreaterThan(4)
    expect(shift([])).toBeCloseTo(2.5)
  })

  it('draws them in the colours of their sides', () => {
    const board = sample()
    for (const space of board.spaces) space.site = ''
    const drawn: string[] = []
    vi.stubGlobal('Path2D', Nothing)
    const context = new Proxy<Record<string, unknown>>(
      { fillStyle: '' },
      {
        get: (it, name) =>
          name === 'fillRect'
            ? () => drawn.push(String(it['fillStyle']))
            : name in it
              ? it[name as string]
              : () => undefined,
      },
    ) as unknown as CanvasRenderingContext2D
    const colours = (pieces: Piece[]): string[] => {
      drawn.length = 0
      paint(context, board, pieces, LIGHT, 'en', 100, 50)
      return drawn.slice(1)
    }
    expect(colours([])).toEqual([])
    expect(colours([piece('a', 3), piece('b', 12, { side: 1 })]).sort()).toEqual(
      board.sides.map((side) => side.colour).sort(),
    )
  })
})

/** A path that goes nowhere. */
class Nothing {
  moveTo(): void {}
  lineTo(): void {}
  closePath(): void {}
  rect(): void {}
}
