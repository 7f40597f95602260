import { describe, expect, it } from 'vitest'
import {
  along,
  chance,
  edgesOf,
  inside,
  lengthOf,
  noise,
  outlines,
  sideKey,
  smooth,
  through,
  waver,
  type Point,
} from '../../src/lib/board/geometry'

const SQUARE: Point[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]

describe('polygons', () => {
  it('hold what lies within', () => {
    expect(inside(SQUARE, 1, 1)).toBe(true)
    expect(inside(SQUARE, 3, 1)).toBe(false)
    expect(inside(SQUARE, -0.01, 1)).toBe(false)
  })

  it('taken together have one outline, holes included', () => {
    const cell = (x: number, y: number): Point[] => [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ]
    const two = outlines([cell(0, 0), cell(1, 0)])
    expect(two).toHaveLength(1)
    expect(two[0]).toHaveLength(6)
    const ring = outlines([0, 1, 2].flatMap((x) => [0, 1, 2].filter((y) => x !== 1 || y !== 1).map((y) => cell(x, y))))
    expect(ring.map((one) => one.length).sort()).toEqual([12, 4])
  })

  it('share a side whichever way round it is written, even when the last digit differs', () => {
    expect(sideKey([1, 2], [3, 4])).toBe(sideKey([3, 4], [1, 2]))
    expect(sideKey([1.001, 2], [3, 4])).toBe(sideKey([1, 2.001], [3, 4]))
    expect(sideKey([1, 2], [3, 4])).not.toBe(sideKey([1, 2], [3, 5]))
  })

  it('know the way out over their edge', () => {
    const edges = edgesOf([SQUARE], 0.5)
    expect(edges(1, 0.1)).toMatchObject({ far: expect.closeTo(0.1, 6) })
    expect(edges(1, 0.1)!.out[1]).toBeCloseTo(-1)
    expect(edges(1.9, 1)!.out[0]).toBeCloseTo(1)
    expect(edges(1, 1)).toBeNull()
    // The same ring written the other way round has the same outside.
    expect(edgesOf([[...SQUARE].reverse()], 0.5)(1, 0.1)!.out[1]).toBeCloseTo(-1)
  })
})

describe('lines', () => {
  const BENT: Point[] = [
    [0, 0],
    [2, 0],
    [2, 2],
  ]

  it('keep their ends when their corners are cut', () => {
    const cut = smooth(BENT, false, 2)
    expect(cut[0]).toEqual([0, 0])
    expect(cut[cut.length - 1]).toEqual([2, 2])
    expect(lengthOf(cut)).toBeLessThan(lengthOf(BENT))
    expect(smooth(SQUARE, true, 1)).toHaveLength(8)
  })

  it('pass through all their points', () => {
    const curve = through(BENT, 4)
    for (const [x, y] of BENT) expect(curve.some((p) => Math.hypot(p[0] - x, p[1] - y) < 1e-9)).toBe(true)
  })

  it('are walked by shares', () => {
    expect(along(BENT, 0)).toEqual([0, 0])
    expect(along(BENT, 0.5)).toEqual([2, 0])
    expect(along(BENT, 0.75)).toEqual([2, 1])
    expect(along(BENT, 1)).toEqual([2, 2])
  })

  it('waver the same way from both ends', () => {
    const there = waver(
      [
        [0, 0],
        [1, 0.4],
      ],
      false,
      0.5,
    )
    const back = waver(
      [
        [1, 0.4],
        [0, 0],
      ],
      false,
      0.5,
    )
    expect(there[1]![0]).toBeCloseTo(back[1]![0])
    expect(there[1]![1]).toBeCloseTo(back[1]![1])
  })
})

describe('chance', () => {
  it('falls the same every time, and evenly', () => {
    expect(chance(7, 3)).toBe(chance(7, 3))
    const many = Array.from({ length: 2000 }, (_, i) => chance(i, 1))
    expect(many.every((value) => value >= 0 && value < 1)).toBe(true)
    expect(many.reduce((a, b) => a + b, 0) / many.length).toBeCloseTo(0.5, 1)
  })

  it('makes smooth noise', () => {
    expect(Math.abs(noise(3.2, 1.1, 5) - noise(3.201, 1.1, 5))).toBeLessThan(0.01)
    expect(noise(3, 1, 5)).not.toBe(noise(4, 1, 5))
  })
})
