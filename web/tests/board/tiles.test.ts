import { beforeEach, describe, expect, it } from 'vitest'
import { TILE, Tiles, tileBox } from '../../src/lib/board/tiles'

const FRAME = { left: -2, top: -30, right: 48, bottom: 0 }
const SIGHT = { left: 10, top: -20, right: 30, bottom: -10 }
let dropped: string[] = []
let tiles: Tiles<string>

beforeEach(() => {
  dropped = []
  tiles = new Tiles<string>(8, FRAME, (picture) => dropped.push(picture))
})

function drawAll(scale: number): void {
  for (const wish of tiles.wishes(scale, FRAME, 99)) {
    tiles.ask(wish)
    tiles.put(wish, wish.key)
  }
}

describe('tiles', () => {
  it('cover the sight and no more, nearest to its middle first', () => {
    const cover = tiles.cover(100, SIGHT)
    const side = TILE / 100
    for (const { column, row } of cover) {
      const box = tileBox(FRAME, 100, column, row)
      expect(box.right).toBeGreaterThan(SIGHT.left)
      expect(box.left).toBeLessThan(SIGHT.right)
    }
    expect(cover.length).toBeLessThanOrEqual(Math.ceil(20 / side + 1) * Math.ceil(10 / side + 1))
    const far = ({ column, row }: { column: number; row: number }): number => {
      const box = tileBox(FRAME, 100, column, row)
      return Math.hypot((box.left + box.right) / 2 - 20, (box.top + box.bottom) / 2 + 15)
    }
    expect(far(cover[0]!)).toBeLessThanOrEqual(far(cover[cover.length - 1]!))
  })

  it('never lie outside the sheet', () => {
    const all = tiles.cover(20, { left: -999, top: -999, right: 999, bottom: 999 })
    expect(all).toHaveLength(2 * 2)
    expect(all.every(({ column, row }) => column >= 0 && row >= 0)).toBe(true)
  })

  it('are wished for once, a few at a time', () => {
    const first = tiles.wishes(20, FRAME, 2)
    expect(first).toHaveLength(2)
    first.forEach((wish) => tiles.ask(wish))
    expect(tiles.wishes(20, FRAME, 9)).toHaveLength(2)
    tiles.put(first[0]!, 'picture')
    expect(tiles.get(20, first[0]!.column, first[0]!.row)?.picture).toBe('picture')
    expect(tiles.waiting).toBe(1)
    expect(tiles.wishes(20, FRAME, 0)).toEqual([])
  })

  it('stay in sight when spoilt until their successors come', () => {
    drawAll(20)
    expect(tiles.wishes(20, FRAME, 9)).toEqual([])
    tiles.spoil({ left: 0, top: -29, right: 1, bottom: -28 })
    const again = tiles.wishes(20, FRAME, 9)
    expect(again.map((wish) => wish.key)).toEqual(['20/0,0'])
    expect(tiles.get(20, 0, 0)?.picture).toBe('20/0,0')
    tiles.ask(again[0]!)
    tiles.put(again[0]!, 'new')
    expect(dropped).toEqual(['20/0,0'])
    expect(tiles.wishes(20, FRAME, 9)).toEqual([])
  })

  it('that were spoilt while they were drawn are drawn again', () => {
    const [wish] = tiles.wishes(20, FRAME, 1)
    tiles.ask(wish!)
    tiles.spoil()
    tiles.put(wish!, 'old')
    expect(tiles.get(20, wish!.column, wish!.row)?.picture).toBe('old')
    const again = tiles.wishes(20, FRAME, 9).find((one) => one.key === wish!.key)!
    tiles.ask(again)
    tiles.put(again, 'new')
    tiles.put(wish!, 'late')
    expect(tiles.get(20, wish!.column, wish!.row)?.picture).toBe('new')
    expect(dropped).toEqual(['old', 'late'])
  })

  it('give way to newer ones, the longest unseen first', () => {
    drawAll(20)
    tiles.get(20, 0, 0)
    for (const wish of tiles.wishes(60, SIGHT, 6)) tiles.put(wish, wish.key)
    expect(tiles.size).toBe(8)
    expect(dropped).not.toContain('20/0,0')
    expect(dropped).toHaveLength(2)
  })

  it('tell which levels could stand in, the nearest first', () => {
    drawAll(20)
    for (const wish of tiles.wishes(60, SIGHT, 1)) tiles.put(wish, wish.key)
    expect(tiles.levels(50)).toEqual([60, 20])
    expect(tiles.levels(22)).toEqual([20, 60])
  })

  it('are all dropped in the end', () => {
    drawAll(20)
    tiles.clear()
    expect(tiles.size).toBe(0)
    expect(dropped).toHaveLength(4)
  })
})
