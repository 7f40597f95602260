// Counters that cover two hexes, and which way counters face.
import { describe, expect, it } from 'vitest'
import { atlasOf } from '../../src/lib/board/atlas'
import { extentOf } from '../../src/lib/board/counters'
import { arrowsOf, cornersOf, wayOf } from '../../src/lib/board/facing'
import { spotsOf } from '../../src/lib/board/highlights'
import { motionOf } from '../../src/lib/board/motion'
import { describe as inWords, piecesAt, spacesOf, targetAt } from '../../src/lib/board/pointing'
import { cardAt, COUNTER, eachStack, halves, hitStack, spanOf, standing, standsAt } from '../../src/lib/board/stacks'
import { piece, sample } from './sample'

const atlas = atlasOf(sample())
// 10 and 11 lie side by side, 3 above them to the right: row 0 starts half a hex farther left than row 1.
const [here, there] = [atlas.places.get(10)!.centre, atlas.places.get(11)!.centre]
const scene = (pieces: ReturnType<typeof piece>[]) => ({
  pieces,
  markers: [],
  control: {},
  highlight: [],
  caption: {},
  figures: {},
})

describe('a counter over two hexes', () => {
  const phalanx = piece('phalanx', 10, { tail: 11, facing: 0 })

  it('lies along the line of their centres, and reaches over both', () => {
    const span = spanOf(atlas, phalanx)!
    expect(span.turn).toBeCloseTo(0)
    expect(span.length).toBeCloseTo(1 + COUNTER)
    expect(span.middle[0]).toBeCloseTo((here[0] + there[0]) / 2)
    expect(standsAt(atlas, phalanx)).toEqual(span.middle)
  })

  it('is turned the same from either end, so that no text stands on its head', () => {
    for (const other of atlas.neighbours.get(10) ?? []) {
      const one = spanOf(atlas, piece('a', 10, { tail: other }))!
      const back = spanOf(atlas, piece('a', other, { tail: 10 }))!
      expect(back.turn).toBeCloseTo(one.turn)
      expect(Math.abs(one.turn)).toBeLessThanOrEqual(Math.PI / 2)
    }
  })

  it('has one space where the second is none, or not on the board', () => {
    expect(spanOf(atlas, piece('a', 10))).toBeNull()
    expect(spanOf(atlas, piece('a', 10, { tail: 10 }))).toBeNull()
    expect(spanOf(atlas, piece('a', 10, { tail: 999 }))).toBeNull()
    expect(standing(atlas, [piece('a', 10, { tail: 999 })]).get(10)![0]!.long).toBeNull()
  })

  it('is found in both hexes, and drawn once, under what stands upon it', () => {
    const stacks = standing(atlas, [phalanx, piece('chief', 11, { symbol: 'leader' })])
    expect(piecesAt(stacks, 10).map((one) => one.id)).toEqual(['phalanx'])
    expect(piecesAt(stacks, 11).map((one) => one.id)).toEqual(['chief', 'phalanx'])
    expect(eachStack(stacks).map((stack) => stack.pieces[0]!.id)).toEqual(['phalanx', 'chief'])
    const chief = stacks.get(11)![0]!
    expect(chief.size).toBeLessThan(COUNTER)
    // The front is above: who leads stands behind it.
    expect(chief.y).toBeGreaterThan(there[1])
  })

  it('lies on its like where they cover the same two hexes', () => {
    const stacks = standing(atlas, [phalanx, piece('second', 11, { tail: 10, facing: 0 })])
    expect(eachStack(stacks)).toHaveLength(1)
    expect(eachStack(stacks)[0]!.pieces).toHaveLength(2)
  })

  it('is hit over all its length, and nowhere beside it', () => {
    const slanting = piece('s', 10, { tail: atlas.neighbours.get(10)!.find((id) => id !== 9 && id !== 11)! })
    const stack = eachStack(standing(atlas, [slanting]))[0]!
    for (const space of [slanting.space, slanting.tail]) {
      const [x, y] = atlas.places.get(space)!.centre
      expect(hitStack([stack], x, y)?.piece.id).toBe('s')
    }
    expect(hitStack([stack], ...cardAt(stack, 0))?.piece.id).toBe('s')
    const [wide, high] = halves(stack)
    // The corners of the box around it are none of its own.
    expect(
      hitStack([stack], stack.x + wide * 0.95, stack.y + high * 0.95) ??
        hitStack([stack], stack.x - wide * 0.95, stack.y + high * 0.95),
    ).toBeNull()
  })

  it('is pointed at in the hex under the pointer, and lights both', () => {
    const stacks = standing(atlas, [phalanx])
    const ground = { atlas, stacks, camera: { k: 100, x: 0, y: 0 }, left: 0, top: 0 }
    const target = targetAt(ground, there[0] * 100, there[1] * 100)!
    expect(target).toMatchObject({ space: 11, piece: 'phalanx', pieces: ['phalanx'] })
    expect(spacesOf(ground, target)).toEqual([10, 11])
    expect(spacesOf(ground, { ...target, piece: '' })).toEqual([11])
    expect(inWords(ground, 11, 'en')).toContain('phalanx facing 0°')
    const lit = { choice: 'c', text: 'c', space: -1, piece: 'phalanx', region: '', track: '', verb: 'move' }
    const spot = spotsOf(atlas, stacks, [lit]).get(lit)!
    expect(spot.width).toBeCloseTo(1 + COUNTER)
    expect(spot.at[0]).toBeCloseTo((here[0] + there[0]) / 2)
  })

  it('glides as one, and wheels about the hex in which it stays', () => {
    const wheel = motionOf(atlas, scene([phalanx]), {
      scene: scene([{ ...phalanx, tail: 9 }]),
      spaces: [],
      pieces: [],
    })
    expect(wheel.gliding).toHaveLength(1)
    expect(wheel.gliding[0]!.way[0]![0]).toBeCloseTo((here[0] + there[0]) / 2)
    const march = motionOf(atlas, scene([phalanx]), {
      scene: scene([{ ...phalanx, space: 9, tail: 10 }]),
      spaces: [9],
      pieces: [],
    })
    const way = march.gliding[0]!.way
    expect(way[way.length - 1]![0]).toBeCloseTo((here[0] + atlas.places.get(9)!.centre[0]) / 2)
    // What turns on the spot does not glide.
    const turn = motionOf(atlas, scene([phalanx]), {
      scene: scene([{ ...phalanx, facing: 60 }]),
      spaces: [],
      pieces: [],
    })
    expect(turn.gliding).toEqual([])
    expect(turn.staying).toHaveLength(1)
  })
})

describe('facing', () => {
  const single = { half: 0.5, turn: 0, reach: 0 }

  it('is counted clockwise from the top of the map', () => {
    expect(wayOf(0)[1]).toBeCloseTo(-1)
    expect(wayOf(90)[0]).toBeCloseTo(1)
    expect(wayOf(180)[1]).toBeCloseTo(1)
  })

  it('crosses the edge of the counter in its bearing', () => {
    const [up] = arrowsOf(single, 0, 60)
    expect(up!.at[0]).toBeCloseTo(0)
    expect(up!.at[1]).toBeCloseTo(-0.5)
    const [slant] = arrowsOf(single, 30, 60)
    expect(slant!.at[1]).toBeCloseTo(-0.5)
    expect(slant!.at[0]).toBeCloseTo(0.5 * Math.tan(Math.PI / 6))
    const [tip] = cornersOf(up!)
    expect(tip[1]).toBeLessThan(-0.55)
  })

  it('stands before each half of a line, and at the end of a column', () => {
    const line = { half: 1.2, turn: Math.PI / 2, reach: 0.7 }
    const abreast = arrowsOf(line, 90, 60)
    expect(abreast).toHaveLength(2)
    expect(abreast.map((arrow) => arrow.at[1])).toEqual([expect.closeTo(-0.7), expect.closeTo(0.7)])
    expect(abreast[0]!.at[0]).toBeCloseTo(0.5)
    const [ahead, ...more] = arrowsOf(line, 180, 60)
    expect(more).toEqual([])
    expect(ahead!.at[1]).toBeCloseTo(1.2)
  })

  it('stays readable when counters are small, and is never cut off', () => {
    for (const pixels of [11, 24, 60])
      for (const facing of [0, 30, 45, 90, 150, 270]) {
        const [arrow] = arrowsOf(single, facing, pixels)
        expect(arrow!.high * pixels).toBeGreaterThanOrEqual(4.6)
        const [wide, high] = extentOf({ piece: piece('a', 1, { facing }), long: null }, pixels)
        for (const [x, y] of cornersOf(arrow!)) {
          expect(Math.abs(x)).toBeLessThan(wide / 2)
          expect(Math.abs(y)).toBeLessThan(high / 2)
        }
      }
  })
})
