import { describe, expect, it } from 'vitest'
import { atlasOf, NOWHERE } from '../../src/lib/board/atlas'
import { beside, Cursor, WAYS } from '../../src/lib/board/cursor'
import { laid } from '../../src/lib/board/markers'
import { eased, glide, motionOf, route, stirs } from '../../src/lib/board/motion'
import { entriesOf, plain, search } from '../../src/lib/board/search'
import { trackBox, trackReach } from '../../src/lib/board/tracks'
import { riverWidth, swelling, upstream } from '../../src/lib/board/ways'
import type { Scene } from '../../src/lib/api/types'
import { cornerKey, type Point } from '../../src/lib/board/geometry'
import { piece, sample } from './sample'

const atlas = atlasOf(sample())
const scene = (pieces: Scene['pieces'], markers: Scene['markers'] = []): Scene => ({
  pieces,
  markers,
  control: {},
  highlight: [],
  caption: {},
  figures: {},
})

describe('motion', () => {
  it('tells who stays, glides, comes and goes', () => {
    const before = scene([piece('stays', 1), piece('moves', 8), piece('goes', 3)])
    const after = scene([piece('stays', 1), piece('moves', 11), piece('comes', 4)])
    const motion = motionOf(atlas, before, { scene: after, spaces: [8, 11, 999], pieces: [] })
    expect(motion.staying.map((one) => one.id)).toEqual(['stays'])
    expect(motion.gliding.map((one) => one.piece.id)).toEqual(['moves'])
    expect(motion.coming.map((one) => one.id)).toEqual(['comes'])
    expect(motion.going.map((one) => one.id)).toEqual(['goes'])
    expect(motion.flash).toEqual([8, 11])
    expect(stirs(motion)).toBe(true)
    expect(glide(motion.gliding[0]!, 0)).toEqual(atlas.places.get(8)!.centre)
    expect(glide(motion.gliding[0]!, 1)).toEqual(atlas.places.get(11)!.centre)
  })

  it('follows the spaces shown, else the shortest way', () => {
    expect(route(atlas, 8, 10, [8, 16, 17, 10])).toEqual([8, 16, 17, 10])
    expect(route(atlas, 8, 10, [8, 10])).toEqual([8, 9, 10])
    expect(route(atlas, 8, 40, [])).toEqual([8, 40])
  })

  it('is nothing where nothing changes', () => {
    const same = scene([piece('a', 1)])
    expect(stirs(motionOf(atlas, same, { scene: same, spaces: [], pieces: [] }))).toBe(false)
  })

  it('begins and ends softly', () => {
    expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1])
    expect(eased(0.1)).toBeLessThan(0.1)
  })
})

describe('the cursor', () => {
  it('walks along its row and up and down its column', () => {
    expect(beside(atlas, 10, WAYS['ArrowRight']!, atlas.places.get(10)!.centre)).toBe(11)
    expect(beside(atlas, 10, WAYS['ArrowLeft']!, atlas.places.get(10)!.centre)).toBe(9)
    const cursor = new Cursor(atlas)
    cursor.put(18)
    const rows = [1, 2].map(() => cursor.walk(WAYS['ArrowUp']!, [0, 0])).map((id) => atlas.places.get(id)!.space.row)
    expect(rows).toEqual([1, 0])
    expect(atlas.places.get(cursor.space)!.centre[0]).toBeCloseTo(atlas.places.get(18)!.centre[0])
  })

  it('begins in the middle of the sight', () => {
    const cursor = new Cursor(atlas)
    expect(cursor.space).toBe(NOWHERE)
    expect(cursor.walk(WAYS['ArrowUp']!, atlas.places.get(12)!.centre)).toBe(12)
    expect(new Cursor(atlas).walk(WAYS['ArrowUp']!, [999, 999])).toBe(0)
  })
})

describe('finding', () => {
  const entries = entriesOf(atlas, 'en', (region) => (region === 'West' ? 9 : 14))

  it('goes by names in all languages, and numbers', () => {
    expect(search(entries, 'rom')[0]).toMatchObject({ space: 10, name: 'Rome' })
    expect(search(entries, 'ろーま')[0]?.space).toBe(10)
    expect(search(entries, 'Rōma')[0]?.space).toBe(10)
    expect(search(entries, '1112')[0]?.space).toBe(10)
    expect(search(entries, 'oriens')[0]?.space).toBe(14)
    expect(search(entries, 'mare')[0]?.name).toBe('Sea')
    expect(search(entries, '  ')).toEqual([])
    expect(search(entries, 'nothing like it')).toEqual([])
    expect(search(entries, '1', 3)).toHaveLength(3)
  })

  it('reads letters plainly', () => {
    expect(plain('Caesarea-Maurétaniae')).toBe('caesareamauretaniae')
    expect(plain('レプティス・マグナ')).toBe(plain('れぷてぃすまぐな'))
    expect(plain('ベリサリウス')).toBe('ベリサリウス')
  })
})

describe('tracks and markers', () => {
  const [track] = atlas.board.tracks

  it('lie in rows', () => {
    expect(trackBox(track!, 4)).toEqual({ left: 1, top: 5.2, right: 2, bottom: 6.2 })
    expect(trackReach(track!)).toMatchObject({ left: 0, right: 3, bottom: 6.2 })
  })

  it('lie where they belong, or not at all', () => {
    const marker = (space: number, of = ''): Scene['markers'][number] => ({
      kind: 'x',
      space,
      side: -1,
      label: {},
      track: of,
      to: -1,
    })
    const found = laid(atlas, [
      marker(10),
      marker(10),
      marker(2, 'turns'),
      marker(9, 'turns'),
      marker(0, 'none'),
      marker(999),
    ])
    expect(found).toHaveLength(3)
    expect([found[0]!.x, found[0]!.y]).not.toEqual([found[1]!.x, found[1]!.y])
    expect(found[2]!.x).toBeCloseTo(2.5)
  })
})

describe('rivers', () => {
  it('swell from the springs to the mouth', () => {
    const main: Point[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ]
    const arm: Point[] = [
      [2, -2],
      [2, -1],
      [2, 0],
    ]
    const above = upstream([main, arm], (point) => 3 - point[0])
    const at = (x: number, y: number): number => above.get(cornerKey([x, y]))!
    expect(at(0, 0)).toBe(0)
    expect(at(2, -2)).toBe(0)
    expect(at(2, 0)).toBe(2)
    expect(at(3, 0)).toBe(3)
    expect(riverWidth(at(3, 0))).toBeGreaterThan(riverWidth(at(0, 0)))
  })

  it('are drawn as wide as they are', () => {
    const shape = swelling(
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      0.2,
      0.4,
    )
    expect(shape).toHaveLength(6)
    expect(shape[0]![1]).toBeCloseTo(0.1)
    expect(shape[2]![1]).toBeCloseTo(0.2)
  })
})
