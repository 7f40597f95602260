import { describe, expect, it } from 'vitest'
import { atlasOf } from '../../src/lib/board/atlas'
import { boxRoom, cardAt, face, hitStack, standing, topFirst } from '../../src/lib/board/stacks'
import { piece, sample } from './sample'

const atlas = atlasOf(sample())

describe('stacking order', () => {
  it('has leaders on top, the strong before the weak, forts below', () => {
    const row = [
      piece('fort', 1, { symbol: 'fort', values: [9] }),
      piece('weak', 1, { values: [1] }),
      piece('strong', 1, { values: [4] }),
      piece('chief', 1, { symbol: 'leader', values: [1] }),
      piece('also weak', 1, { values: [1] }),
    ]
    expect(topFirst(row).map((one) => one.id)).toEqual(['chief', 'strong', 'weak', 'also weak', 'fort'])
  })
})

describe('standing', () => {
  it('stacks by side within a space, side by side and smaller where two meet', () => {
    const one = standing(atlas, [piece('a', 10), piece('b', 10)]).get(10)!
    expect(one).toHaveLength(1)
    expect(one[0]!.pieces).toHaveLength(2)
    const two = standing(atlas, [piece('a', 10), piece('b', 10, { side: 1 })]).get(10)!
    expect(two.map((stack) => stack.side)).toEqual([0, 1])
    expect(two[0]!.size).toBeLessThan(one[0]!.size)
    expect(two[0]!.x + two[0]!.size / 2).toBeLessThanOrEqual(two[1]!.x - two[1]!.size / 2 + 0.001)
  })

  it('leaves out pieces that stand nowhere', () => {
    expect(standing(atlas, [piece('a', -1), piece('b', 999)]).size).toBe(0)
  })

  it('lays like counters together in a box, and everything inside it', () => {
    const many = Array.from({ length: 60 }, (_, i) => piece(`p${i}`, 40, { values: [i % 30] }))
    const stacks = standing(atlas, many).get(40)!
    expect(stacks).toHaveLength(30)
    expect(stacks.every((stack) => stack.pieces.length === 2)).toBe(true)
    const room = boxRoom(atlas.places.get(40)!)
    for (const { x, y, size } of stacks) {
      expect(x - size / 2).toBeGreaterThanOrEqual(room.left - 0.01)
      expect(x + size / 2).toBeLessThanOrEqual(room.right + 0.05)
      expect(y + size / 2).toBeLessThanOrEqual(room.bottom + 0.05)
    }
  })

  it('tells faces apart by what is printed on them, hidden ones by their side alone', () => {
    expect(face(piece('a', 1))).toBe(face(piece('b', 2)))
    expect(face(piece('a', 1))).not.toBe(face(piece('b', 2, { marks: ['aboard'] })))
    expect(face(piece('a', 1, { hidden: true }))).toBe(face(piece('b', 2, { hidden: true, values: [9] })))
  })
})

describe('piles', () => {
  it('rise in a hex, so that the name below stays free', () => {
    const foot = (count: number): number => {
      const [stack] = standing(
        atlas,
        Array.from({ length: count }, (_, n) => piece(`${n}`, 10)),
      ).get(10)!
      return cardAt(stack!, 0)[1]
    }
    expect(foot(4)).toBeCloseTo(foot(1))
  })
})

describe('hits', () => {
  const stack = standing(atlas, [piece('a', 10, { values: [3] }), piece('b', 10, { values: [2] })]).get(10)!

  it('go to the top counter, and at its rim to the one below', () => {
    const top = stack[0]!
    expect(hitStack(stack, top.x, top.y)?.piece.id).toBe('a')
    const [x, y] = cardAt(top, 1)
    expect(hitStack(stack, x + top.size / 2 - 0.01, y - top.size / 2 + 0.01)?.piece.id).toBe('b')
    expect(hitStack(stack, top.x + 0.9, top.y)).toBeNull()
  })
})
