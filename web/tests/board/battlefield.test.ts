// The ground of a battlefield: how high it is, which waters run through it, and what runs along the sides of its hexes.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Board, BoardLine, LineKind, Terrain } from '../../src/lib/api/types'
import { atlasOf } from '../../src/lib/board/atlas'
import { landRings, shoreOf } from '../../src/lib/board/coast'
import { inside, type Point } from '../../src/lib/board/geometry'
import { courseAlong, hexsidesOf, joined } from '../../src/lib/board/hexsides'
import { DAY, NIGHT } from '../../src/lib/board/palette'
import { brinkOf, reliefOf, sidesOf } from '../../src/lib/board/relief'
import { patchesOf } from '../../src/lib/board/terrain'
import { WET } from '../../src/lib/board/water'
import { waysOf } from '../../src/lib/board/ways'
import { sample } from './sample'

beforeEach(() => {
  vi.stubGlobal(
    'Path2D',
    class {
      addPath(): void {}
      moveTo(): void {}
      lineTo(): void {}
      closePath(): void {}
    },
  )
})

/** The sample without its sea; space 18 and 19 in its middle can be changed. */
function field(change: (board: Board) => void = () => undefined): Board {
  const board = sample()
  for (const space of board.spaces) if (space.terrain === 'sea') space.terrain = 'clear'
  change(board)
  return board
}
const line = (kind: LineKind, points: Point[]): BoardLine => ({
  kind,
  points: points as [number, number][],
  label: {},
  work: '',
})
/** The side that two spaces share. */
function between(board: Board, a: number, b: number): [Point, Point] {
  const near = (p: Point) => (q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 0.01
  const shared = board.spaces[a]!.shape.filter((p) => board.spaces[b]!.shape.some(near(p)))
  return [shared[0]!, shared[1]!]
}

describe('terrains', () => {
  it('have colours of their own by day and by night', () => {
    for (const palette of [DAY, NIGHT]) {
      const terrains: Terrain[] = ['clear', 'woods', 'marsh', 'rocky', 'town', 'city_wall', 'sea']
      const grounds = terrains.map((one) => palette.terrain[one])
      expect(new Set(grounds).size).toBe(grounds.length)
      expect(palette.terrain.major_river).not.toBe(palette.terrain.deep_river)
    }
  })

  it('have rivers as waters that run through many hexes under one shore', () => {
    const board = field(({ spaces }) => {
      for (const id of [2, 10, 18]) spaces[id]!.terrain = 'major_river'
      for (const id of [26, 34]) spaces[id]!.terrain = 'deep_river'
    })
    const atlas = atlasOf(board)
    expect(WET.has('major_river') && WET.has('deep_river')).toBe(true)
    const shore = shoreOf(atlas)
    expect(shore.sea).toBe(true)
    expect(shore.waters.map((one) => [one.terrain, one.runs])).toEqual([
      ['major_river', true],
      ['deep_river', true],
    ])
    const land = landRings(atlas)
    const dry = (id: number): boolean => {
      const [x, y] = atlas.places.get(id)!.centre
      return land.filter((ring) => inside(ring, x, y)).length % 2 === 1
    }
    expect(dry(12)).toBe(true)
    expect(dry(10)).toBe(false)
    expect(patchesOf(atlas)).toEqual([])
  })

  it('have walls that keep to their hexes', () => {
    const board = field(({ spaces }) => {
      spaces[18]!.terrain = 'city_wall'
      spaces[12]!.terrain = 'woods'
    })
    const [woods, wall] = patchesOf(atlasOf(board))
    expect([woods!.terrain, woods!.walled]).toEqual(['woods', false])
    expect([wall!.terrain, wall!.walled]).toEqual(['city_wall', true])
    expect(wall!.pieces[0]!.box.left).toBeCloseTo(Math.min(...board.spaces[18]!.shape.map(([x]) => x)))
  })
})

describe('height', () => {
  const board = field(({ spaces }) => {
    for (const id of [17, 18, 19]) spaces[id]!.level = 1
    spaces[18]!.level = 3
  })
  const atlas = atlasOf(board)

  it('is a step for each height that there is, above the lowest', () => {
    const { steps } = reliefOf(atlas)
    expect(steps).toHaveLength(2)
    expect(steps[0]!).toHaveLength(1)
    expect(reliefOf(atlasOf(field())).steps).toEqual([])
    // Contours that the map gives would say the same twice; where it says nothing of heights they are drawn.
    const lines = [line('contour', between(board, 18, 10))]
    expect(waysOf(atlasOf({ ...board, lines })).byKind.has('contour')).toBe(false)
    expect(waysOf(atlasOf({ ...field(), lines })).byKind.has('contour')).toBe(true)
  })

  it('falls away from the higher space', () => {
    const owners = sidesOf(atlas)
    for (const [a, b] of [between(board, 18, 19), [...between(board, 18, 19)].reverse() as [Point, Point]]) {
      const brink = brinkOf(atlas, owners, a, b)
      expect(brink.fall).toBe(2)
      expect(brink.down[0]).toBeCloseTo(1)
    }
    // As high on both sides: to the right of the line.
    const [a, b] = between(board, 12, 13)
    const level = brinkOf(atlas, owners, a, b)
    expect(level.fall).toBe(0)
    expect((b[0] - a[0]) * level.down[1] - (b[1] - a[1]) * level.down[0]).toBeGreaterThan(0)
  })

  it('is steep from two steps on, unless a line says so already', () => {
    expect(reliefOf(atlas).steep).toHaveLength(6)
    expect(
      reliefOf(atlas)
        .steep.map((one) => one.fall)
        .sort(),
    ).toEqual([2, 2, 3, 3, 3, 3])
    const said = { ...board, lines: [line('bank', between(board, 18, 19))] }
    expect(reliefOf(atlasOf(said)).steep).toHaveLength(5)
  })
})

describe('sides of hexes', () => {
  const board = field(({ spaces }) => (spaces[18]!.level = 1))
  const round = board.spaces[18]!.shape
  const sides = round.map((from, i): Point[] => [from, round[(i + 1) % 6]!])

  it('are joined to lines as long as they go', () => {
    const [course, ...more] = joined(sides.slice(0, 4).map((points) => line('stream', points)))
    expect(more).toEqual([])
    expect(course).toHaveLength(5)
    const ring = joined(sides.map((points) => line('contour', points)))
    expect(ring).toHaveLength(1)
    const drawn = courseAlong('contour', ring[0]!)
    expect(drawn[0]).toEqual(drawn[drawn.length - 1])
    // A wall keeps to its corners, a stream cuts them.
    expect(courseAlong('wall', course!)).toEqual(course)
    expect(courseAlong('stream', course!).length).toBeGreaterThan(course!.length * 2)
    expect(courseAlong('stream', course!)[0]).toEqual(course![0])
  })

  it('are sorted by what is drawn upon them', () => {
    const kinds: LineKind[] = ['bank', 'stream_bank', 'abatis', 'gate', 'wall', 'stream']
    const atlas = atlasOf({
      ...board,
      lines: kinds.map((kind, i) => line(kind, sides[i] as Point[])),
    })
    const found = hexsidesOf(atlas)
    expect(found.banks).toHaveLength(2)
    // Banks fall from the hill.
    const [x, y] = atlas.places.get(18)!.centre
    for (const { from, to, down } of found.banks)
      expect(((from[0] + to[0]) / 2 - x) * down[0] + ((from[1] + to[1]) / 2 - y) * down[1]).toBeGreaterThan(0)
    expect(found.abatis).toHaveLength(1)
    expect(found.gates).toHaveLength(1)
    expect([...waysOf(atlas).byKind.keys()].sort()).toEqual(['abatis', 'bank', 'gate', 'stream', 'stream_bank', 'wall'])
  })
})
