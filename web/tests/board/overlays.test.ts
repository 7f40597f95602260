// What is laid over the board: patterns that tell overlays apart without their colours.
import { describe, expect, it } from 'vitest'
import { atlasOf } from '../../src/lib/board/atlas'
import { hatching, PATTERNS, sheeted } from '../../src/lib/board/overlays'
import { paletteOf } from '../../src/lib/board/palette'
import type { Overlaid } from '../../src/lib/board/types'
import { sample } from './sample'

const atlas = atlasOf(sample())
const laid = (spaces: number[], side = 0, slot = 0): Overlaid => ({
  id: 'zone',
  label: 'Zone',
  spaces,
  side,
  slot,
  lines: [],
})

describe('what is laid over the board', () => {
  it('is drawn as one outline about spaces that touch, and not at all where there are none', () => {
    const day = paletteOf(false)
    const [one] = sheeted(atlas, [laid([10, 11])], day)
    expect(one!.rings).toHaveLength(1)
    expect(sheeted(atlas, [laid([10]), laid([]), laid([999])], day)).toHaveLength(1)
  })

  it('has the colour of its side, another one of nobody, and shows by night as well', () => {
    const colours = [paletteOf(false), paletteOf(true)].flatMap((palette) =>
      [-1, 0, 1].map((side) => sheeted(atlas, [laid([10], side)], palette)[0]!.colour),
    )
    expect(new Set(colours).size).toBe(6)
  })

  it('has patterns of which no two are alike', () => {
    const looks = PATTERNS.map(({ turns, dash }) => JSON.stringify([[...turns].sort(), dash]))
    expect(new Set(looks).size).toBe(PATTERNS.length)
  })

  it.each([0, 45, 90, -45])('covers its box with lines at %d degrees that keep their place on the map', (turn) => {
    const box = { left: 3, top: -2, right: 5, bottom: 1 }
    const lines = hatching(box, turn, 0.5)
    const off = (x: number, y: number): number => {
      const [u, v] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      return Math.min(...lines.map(([[ax, ay]]) => Math.abs((y - ay) * u - (x - ax) * v)))
    }
    for (const [x, y] of [
      [3, -2],
      [5, 1],
      [4, -0.5],
      [3, 1],
    ] as const)
      expect(off(x, y)).toBeLessThanOrEqual(0.5)
    const wider = hatching({ ...box, left: 2 }, turn, 0.5)
    const distance = ([[ax, ay], [bx, by]]: (typeof lines)[number]): string => {
      const length = Math.hypot(bx - ax, by - ay)
      return ((ay * (bx - ax) - ax * (by - ay)) / length).toFixed(6)
    }
    expect(wider.map(distance)).toEqual(expect.arrayContaining(lines.map(distance)))
  })
})
