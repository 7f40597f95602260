import { beforeEach, describe, expect, it } from 'vitest'
import { extentOf } from '../../src/lib/board/counters'
import { MOST, drawBudget, Sprites } from '../../src/lib/board/sprites'
import { spanOf } from '../../src/lib/board/stacks'
import { atlasOf } from '../../src/lib/board/atlas'
import { piece, sample } from './sample'

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null
  drawBudget.left = Infinity
})
const store = (): Sprites<string> =>
  new Sprites<string>(
    (thing) => thing,
    () => undefined,
    (_, pixels) => (pixels > 10 ? [2, 1] : [1, 1]),
  )

describe('pictures', () => {
  it('are as wide and as high as a thing needs, and made once for each size', () => {
    const sprites = store()
    const one = sprites.of('a', 100)
    expect([one.picture.width, one.picture.height]).toEqual([200, 100])
    expect(sprites.of('a', 100).picture).toBe(one.picture)
    expect(sprites.of('b', 8).picture.width).toBe(8)
  })

  it('are thrown away when they fill too much memory, whatever their number', () => {
    const sprites = store()
    const first = sprites.of('a', 1000).picture
    const room = MOST / (2000 * 1000)
    for (let i = 1; i < room; i++) sprites.of(`more ${i}`, 1000)
    expect(sprites.of('a', 1000).picture).toBe(first)
    sprites.of('one too many', 1000)
    expect(sprites.of('a', 1000).picture).not.toBe(first)
  })

  it('of all counters of a large battle fit, at any zoom', () => {
    const long = spanOf(atlasOf(sample()), piece('p', 10, { tail: 11 }))
    const size = 150 * 0.68 * 2
    const area = (one: [number, number]): number => one[0] * one[1] * size * size
    const each = [piece('a', 10, { facing: 30 }), piece('b', 10, { tail: 11, facing: 0 })] as const
    const all =
      70 * area(extentOf({ piece: each[0], long: null }, size)) + 60 * area(extentOf({ piece: each[1], long }, size))
    // No more than a dozen or two are in sight from so near; all of them fit with the overview of the battle.
    expect(all).toBeLessThan(MOST)
  })
})
