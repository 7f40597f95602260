import { beforeEach, describe, expect, it, vi } from 'vitest'
import { atlasOf, circles, ROUTES, wayBetween } from '../../src/lib/board/atlas'
import { landRings } from '../../src/lib/board/coast'
import { freeRoom } from '../../src/lib/board/furniture'
import { touch } from '../../src/lib/board/geometry'
import { groupsOf, spotsOf } from '../../src/lib/board/highlights'
import { clearing, runsOf, townLetters } from '../../src/lib/board/labels'
import { litAt, targetAt } from '../../src/lib/board/pointing'
import { provincesOf } from '../../src/lib/board/regions'
import { standing } from '../../src/lib/board/stacks'
import { SITES } from '../../src/lib/board/symbols'
import { waysOf } from '../../src/lib/board/ways'
import { crop } from '../../src/pages/home/picture'
import { CITY, ISLE, points, route, TOWER, WATER } from './points'
import { piece } from './sample'

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

const measure = (text: string): number => text.length * 0.5
const lit = (space: number): Parameters<typeof groupsOf>[1][number] => ({
  choice: `move:${space}`,
  text: '',
  space,
  piece: '',
  region: '',
  track: '',
  verb: 'move',
})

describe('a map of points', () => {
  const atlas = atlasOf(points())

  it('lies on a sheet with room about each point and all its coast', () => {
    expect(atlas.rim).toEqual([
      [
        [0, -1],
        [11, -1],
        [11, 9],
        [0, 9],
      ],
    ])
    expect(landRings(atlas)).toHaveLength(1)
    expect(crop({ ...points(), outlines: [] })).toEqual([0, 1, 9, 6])
  })

  it('is land where nothing is said of a coast', () => {
    const bare = atlasOf({ ...points(), outlines: [] })
    expect(landRings(bare)).toEqual(bare.rim)
    expect(bare.rim[0]![0]).toEqual([0, 1])
  })

  it('joins points by routes of every class', () => {
    expect(atlas.neighbours.get(WATER)).toEqual([CITY, ISLE])
    expect(wayBetween(atlas, TOWER, ISLE)).toEqual([TOWER, CITY, WATER, ISLE])
    for (const kind of ROUTES) {
      const board = points()
      board.lines = [route(board, kind, TOWER, ISLE)]
      expect(atlasOf(board).neighbours.get(TOWER), kind).toEqual([ISLE])
    }
    const walled = points()
    walled.lines = [route(walled, 'wall', TOWER, ISLE)]
    expect(atlasOf(walled).neighbours.get(TOWER)).toEqual([])
  })

  it('is hit within half a unit of a point', () => {
    expect(atlas.at(8.3, 2.3)).toBe(CITY)
    expect(atlas.at(8.4, 2.4)).toBe(-1)
  })

  it('sets the sign of a pass in the middle of its road', () => {
    const { saddles, byKind } = waysOf(atlas)
    expect(saddles).toHaveLength(1)
    expect(saddles[0]!.at).toEqual([8, 4])
    expect(saddles[0]!.turn).toBeCloseTo(Math.PI / 2)
    expect([...byKind.keys()].sort()).toEqual(['coastal', 'pass', 'sea_route'])
  })

  it('has a picture for every site that it names, and a spot for none', () => {
    for (const { space } of atlas.list) expect(SITES[space.site]).toBeDefined()
    expect(SITES['']).toBeDefined()
  })

  it('writes every name clear of the routes', () => {
    const runs = runsOf(atlas)
    expect(runs({ left: 7.9, right: 8.1, top: 3, bottom: 4 })).toBeGreaterThan(0.9)
    expect(runs({ left: 9, right: 10, top: 3, bottom: 4 })).toBe(0)
    const letters = townLetters(atlas, 'en', measure, 40, () => 0.7, [], runs)
    expect(letters.map((one) => one.text).sort()).toEqual(['Ephesus', 'Icaria', 'Icarian Sea', 'Magnesia'])
    for (const one of letters) {
      expect(runs(one.box), one.text).toBe(0)
      for (const other of letters) expect(one === other || !touch(one.box, other.box)).toBe(true)
    }
  })

  it('has its title where no route runs', () => {
    const free = freeRoom(atlas)!
    const runs = runsOf(atlas)
    expect(free.right - free.left).toBeGreaterThan(4)
    expect(runs(free)).toBe(0)
  })

  it('rings the points of a region, and names it between them', () => {
    const { list, spots } = provincesOf(atlas)
    expect(list).toEqual([])
    expect(spots).toEqual([
      { id: 'ionia', at: [8, 2] },
      { id: 'ionia', at: [8, 6] },
    ])
    const { at } = clearing([
      [8, 2],
      [8, 6],
    ])
    expect(at[0]).toBe(8)
    expect(at[1]).toBeGreaterThan(3)
    expect(at[1]).toBeLessThan(5)
  })

  it('lights a point with a circle, and offers a button there', () => {
    const [group] = groupsOf(atlas, [lit(CITY)])
    expect(group!.rings).toEqual(circles(atlas, [CITY]))
    expect(group!.rings[0]).toHaveLength(24)
    const spots = spotsOf(atlas, new Map(), [lit(CITY)])
    expect([...spots.values()][0]).toMatchObject({ at: [8, 2], width: 0.8 })
  })

  it('stacks counters at a point', () => {
    const stacks = standing(atlas, [piece('a', CITY), piece('b', CITY), piece('c', CITY, { side: 1 })])
    const row = stacks.get(CITY)!
    expect(row.map((stack) => stack.pieces.length)).toEqual([2, 1])
    expect(row[0]!.x).toBeLessThan(8)
    const ground = { atlas, stacks, camera: { k: 100, x: 0, y: 0 }, left: 0, top: 0 }
    expect(targetAt(ground, 800 - 10, 200)).toMatchObject({ space: CITY, piece: 'a' })
    expect(litAt([lit(CITY)], targetAt(ground, 830, 200)!)).toHaveLength(1)
  })
})
