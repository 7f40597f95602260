// Bearings that a counter may turn to, as arrows about it.
import { describe, expect, it } from 'vitest'
import { atlasOf } from '../../src/lib/board/atlas'
import { groupsOf, spotsOf } from '../../src/lib/board/highlights'
import { COUNTER, standing } from '../../src/lib/board/stacks'
import { TURN, turnAt } from '../../src/lib/board/turns'
import type { Lit } from '../../src/lib/board/types'
import { highlights } from '../../src/pages/play/grouping'
import { choice } from '../play/fixture'
import { piece, sample } from './sample'

const atlas = atlasOf(sample())
const turn = (facing: number, verb = 'turn', of = 'a'): Lit => ({
  choice: `${verb}:${facing}`,
  text: `${verb} ${facing}`,
  space: 10,
  piece: of,
  region: '',
  track: '',
  verb,
  facing,
})
const [x, y] = atlas.places.get(10)!.centre
const single = standing(atlas, [piece('a', 10, { facing: 0 })])

describe('a counter that may turn', () => {
  it('has an arrow before each edge that it may face', () => {
    const all = [turn(0), turn(90), turn(210)]
    const spots = spotsOf(atlas, single, all)
    const [up, right, back] = all.map((one) => spots.get(one)!.at)
    expect(up![0]).toBeCloseTo(x)
    expect(up![1]).toBeLessThan(y - COUNTER / 2)
    expect(right![1]).toBeCloseTo(y)
    expect(right![0]).toBeGreaterThan(x + COUNTER / 2)
    expect(back![0]).toBeLessThan(x)
    expect(back![1]).toBeGreaterThan(y + COUNTER / 2)
  })

  it('has them side by side, also where two acts lead to one bearing', () => {
    const all = [...[30, 90, 150, 210, 270, 330].map((facing) => turn(facing)), turn(90, 'column')]
    const places = [...spotsOf(atlas, single, all).values()].map(({ at }) => at)
    expect(places).toHaveLength(7)
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(TURN * 0.95)
  })

  it('has them clear of a long counter as well', () => {
    const stacks = standing(atlas, [piece('a', 10, { tail: 11, facing: 0 })])
    const all = [turn(90), turn(0)]
    const spots = spotsOf(atlas, stacks, all)
    const middle = (atlas.places.get(11)!.centre[0] + x) / 2
    expect(spots.get(all[0]!)!.at[0]).toBeGreaterThan(atlas.places.get(11)!.centre[0] + COUNTER / 2)
    expect(spots.get(all[1]!)!.at[0]).toBeCloseTo(middle)
  })

  it('is not covered by them when they are larger than it is, seen from afar, nor are they by each other', () => {
    const far = 1 / 14
    const all = [0, 30, 90, 150, 210, 270].map((facing) => turn(facing))
    const places = [...spotsOf(atlas, single, all, far).values()].map(({ at }) => at)
    for (const [i, a] of places.entries()) {
      // the arrow, 16 pixels wide, ends before the counter begins
      expect(Math.hypot(a[0] - x, a[1] - y) - 8 * far).toBeGreaterThanOrEqual(COUNTER / 2)
      for (const b of places.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(15.9 * far)
    }
  })

  it('is turned by the arrow that is pointed at, from afar too, and by no other place', () => {
    const all = [turn(0), turn(90)]
    const spots = spotsOf(atlas, single, all)
    const [, right] = all.map((one) => spots.get(one)!.at)
    expect(turnAt(spots, right!, 0.01)).toBe(all[1])
    expect(turnAt(spots, [right![0] + TURN, right![1]], 0.01)).toBeNull()
    expect(turnAt(spots, [right![0] + TURN, right![1]], 0.05)).toBe(all[1])
    expect(turnAt(spots, [x, y], 0.01)).toBeNull()
  })

  it('does not glow for it, and is not asked for where nobody sees it', () => {
    expect(groupsOf(atlas, [turn(0)])).toEqual([])
    expect(spotsOf(atlas, single, [turn(0, 'turn', 'nobody')]).size).toBe(0)
  })
})

describe('choices of a facing', () => {
  it('are lit at the piece that turns', () => {
    const [one, other] = highlights([
      choice('turn:90', { kind: 'facing', piece: 'a', space: 10, facing: 90 }),
      choice('pass'),
    ])
    expect(one).toMatchObject({ choice: 'turn:90', piece: 'a', facing: 90 })
    expect(other).toBeUndefined()
    expect(highlights([choice('go:1', { space: 1 })])[0]).not.toHaveProperty('facing')
  })
})
