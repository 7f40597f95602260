import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Space } from '../../src/lib/api/types'
import { areaOf, atlasOf, NOWHERE, partedOf } from '../../src/lib/board/atlas'
import { captionsOf, costOf, sheetsOf } from '../../src/lib/board/captions'
import { landRings } from '../../src/lib/board/coast'
import { boxOf } from '../../src/lib/board/geometry'
import { bordersOf, gridOf } from '../../src/lib/board/grid'
import { groupsOf } from '../../src/lib/board/highlights'
import { berthOf, rasterOf, townLetters } from '../../src/lib/board/labels'
import { describe as describeSpace, litAt, targetAt } from '../../src/lib/board/pointing'
import { provincesOf } from '../../src/lib/board/regions'
import { standing } from '../../src/lib/board/stacks'
import { patchesOf } from '../../src/lib/board/terrain'
import { EAST, grains, SEA, WEST } from './grains'
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

const atlas = atlasOf(grains())
const lit = (space: number): Parameters<typeof groupsOf>[1][number] => ({
  choice: `move:${space}`,
  text: '',
  space,
  piece: '',
  region: '',
  track: '',
  verb: 'move',
})

describe('a map of two grains', () => {
  it('knows the area of each hex, and hits the hex', () => {
    expect(areaOf(atlas.places.get(0)!)).toBe(WEST)
    expect(atlas.places.get(WEST)!.parted).toBe(true)
    expect(atlas.places.get(SEA)!.parted).toBe(false)
    const [x, y] = atlas.places.get(13)!.centre
    expect(atlas.at(x, y)).toBe(13)
    expect(atlas.at(4, 4.4)).toBe(SEA)
  })

  it('is made of hexes alone: a place inside an area is none of its parts', () => {
    const board = grains()
    const isle: Space = { ...board.spaces[0]!, id: 200, name: 'Isle', kind: 'point', shape: [], centre: [4, 4.2] }
    const islet: Space = { ...board.spaces.find(({ id }) => id === SEA)!, id: 201, name: 'Islet' }
    const whole = { ...board, spaces: [...board.spaces, isle, islet], within: { ...board.within, 200: SEA, 201: WEST } }
    expect(partedOf(whole)).toEqual(new Set([WEST, EAST]))
    const [point, place, sea] = [200, 201, SEA].map((id) => atlasOf(whole).places.get(id)!)
    expect([point!.within, point!.host]).toEqual([SEA, NOWHERE])
    expect([place!.within, place!.host]).toEqual([WEST, WEST])
    expect([sea!.within, sea!.parted]).toEqual([NOWHERE, false])
  })

  it('has neighbours in each grain for itself', () => {
    expect(atlas.neighbours.get(WEST)).toEqual([EAST])
    expect(atlas.neighbours.get(9)!.every((id) => id < 100)).toBe(true)
    expect(atlas.neighbours.get(9)).toHaveLength(6)
  })

  it('lies in a rectangle, its land about all hexes, its border between areas alone', () => {
    expect(atlas.rim).toHaveLength(1)
    expect(atlas.rim[0]).toHaveLength(4)
    const land = landRings(atlas)
    expect(land).toHaveLength(1)
    expect(boxOf(land[0]!).right).toBeGreaterThan(7)
    const { land: borders, sea } = bordersOf(atlas)
    expect(sea).toEqual([])
    expect(borders).toHaveLength(1)
    const [left, right] = [Math.min(...borders[0]!.map(([x]) => x)), Math.max(...borders[0]!.map(([x]) => x))]
    expect([left, right]).toEqual([3.5, 4])
  })

  it('has no border along a seam between two parts of an area', () => {
    const board = grains()
    const east = board.spaces.find((space) => space.id === EAST)!
    const [first, ...rest] = east.shape
    const isle: [number, number][] = [
      [9, 0],
      [10, 0],
      [10, 1],
    ]
    east.shape = [first!, ...isle, isle[0]!, first!, ...rest]
    expect(bordersOf(atlasOf(board)).land).toHaveLength(1)
  })

  it('draws hexes faint, and their grounds', () => {
    expect(gridOf(atlas).faint).toBe(true)
    const rough = grains()
    rough.spaces[9] = { ...rough.spaces[9]!, terrain: 'rough' }
    expect(patchesOf(atlasOf(rough)).map((one) => one.terrain)).toEqual(['rough'])
    expect(gridOf(atlasOf({ ...grains(), spaces: grains().spaces.slice(0, 32) })).faint).toBe(false)
  })

  it('has regions made of areas', () => {
    expect(provincesOf(atlas).list.map((one) => one.id)).toEqual(['West', 'East'])
    expect(provincesOf(atlas).borders).toHaveLength(1)
  })

  it('lights an area with its hexes, a hex of it within the wash', () => {
    const [area] = groupsOf(atlas, [lit(WEST)])
    expect([area!.rings.length, area!.inner.length]).toEqual([1, 0])
    const [both] = groupsOf(atlas, [lit(WEST), lit(9)])
    expect([both!.rings.length, both!.inner.length]).toEqual([1, 1])
    const [hex] = groupsOf(atlas, [lit(9)])
    expect(hex!.rings[0]).toHaveLength(6)
  })

  it('takes a pointer in a hex for its area where that is lit, and for the hex where both are', () => {
    const ground = {
      atlas,
      stacks: standing(atlas, [piece('a', 9)]),
      camera: { k: 100, x: 0, y: 0 },
      left: 0,
      top: 0,
    }
    const [x, y] = atlas.places.get(10)!.centre
    const target = targetAt(ground, x * 100, y * 100)!
    expect(target).toMatchObject({ space: 10, within: WEST, region: 'West' })
    expect(litAt([lit(WEST)], target).map((one) => one.space)).toEqual([WEST])
    expect(litAt([lit(WEST), lit(10)], target).map((one) => one.space)).toEqual([10])
    expect(litAt([lit(EAST), lit(9)], target)).toEqual([])
    const region = { ...lit(-1), region: 'West' }
    expect(litAt([region], target)).toEqual([region])
  })

  it('says in which area a hex lies', () => {
    const ground = { atlas, stacks: new Map(), camera: { k: 1, x: 0, y: 0 }, left: 0, top: 0 }
    expect(describeSpace(ground, 9, 'en')).toContain('West')
    expect(describeSpace(ground, 20, 'en')).toContain('Corinth')
  })

  it('names its areas clear of the towns in their hexes', () => {
    const sheets = sheetsOf(atlas)
    const [x, y] = atlas.places.get(20)!.centre
    expect(costOf(sheets.get(EAST)!, boxOf([[x, y]], 0.3))).toBeGreaterThan(30)
    const { letters } = captionsOf(atlas, sheets, 'en', (text) => text.length * 0.5, 60)
    expect(letters.map((one) => one.text)).toEqual(['West', 'East', 'Gulf'])
  })
  it('has no caption of an area that is named as its province is, where that name is written', () => {
    const named = new Map([['West', 'WEST']])
    const measure = (text: string): number => text.length * 0.5
    const { letters } = captionsOf(atlas, sheetsOf(atlas), 'en', measure, 60, [], named)
    expect(letters.map((one) => one.text)).toEqual(['East', 'Gulf'])
  })
  it('has islands in no sea, though the sea runs all about them', () => {
    const board = grains()
    const all: [number, number][] = [
      [-20, -20],
      [40, -20],
      [40, 40],
      [-20, 40],
    ]
    const spaces = board.spaces.map((space) => (space.id === SEA ? { ...space, shape: all } : space))
    const sea = atlasOf({ ...board, spaces })
    expect([WEST, EAST].map((id) => sea.places.get(id)!.host)).toEqual([NOWHERE, NOWHERE])
  })

  it('finds room for the name of a region on any of its hexes', () => {
    const board = grains()
    const row = atlas.places.get(EAST)!.centre[1]
    const spaces = board.spaces.map((space): Space => {
      if (board.within[space.id] !== EAST) return space
      return { ...space, region: 'East', site: space.centre[1] === row ? 'town' : '' }
    })
    const of = atlasOf({ ...board, spaces })
    const berth = berthOf(
      of,
      rasterOf(of, () => true),
      1,
      0,
    )!
    expect(Math.abs(berth.at[1] - row)).toBeGreaterThan(0.5)
  })

  it('notes the name of a hex in which nothing stands, from near', () => {
    const board = grains()
    const spaces = board.spaces.map((space) => (space.id === 9 ? { ...space, label: { en: 'Pylos' } } : space))
    const names = (detail: number): string[] =>
      townLetters(
        atlasOf({ ...board, spaces }),
        'en',
        (text) => text.length * 0.5,
        detail,
        () => 0.6,
      )
        .filter((one) => one.kind === 'note')
        .map((one) => one.text)
    expect(names(60)).toEqual(['Pylos'])
    expect(names(20)).toEqual([])
  })
})
