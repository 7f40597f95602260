import { describe, expect, it } from 'vitest'
import { atlasOf } from '../../src/lib/board/atlas'
import { touch } from '../../src/lib/board/geometry'
import {
  berthOf,
  berthsOf,
  givenLetters,
  mapName,
  rasterOf,
  regionLetters,
  said,
  townLetters,
} from '../../src/lib/board/labels'
import { sample } from './sample'

const atlas = atlasOf(sample())
const measure = (text: string): number => text.length * 0.6
const dry = (): boolean => true

describe('names on the map', () => {
  it('are Latin for readers of Latin letters, else their own with the Latin below', () => {
    const name = { la: 'Roma', en: 'Rome', ja: 'ローマ' }
    expect(mapName(name, 'en')).toEqual({ text: 'Roma', under: '' })
    expect(mapName(name, 'ja')).toEqual({ text: 'ローマ', under: 'Roma' })
    expect(mapName({ en: 'Camp' }, 'ja')).toEqual({ text: 'Camp', under: '' })
    expect(mapName({}, 'en').text).toBe('')
    expect(said({ la: 'X' }, 'ja')).toBe('X')
  })
})

describe('regions', () => {
  it('have their names on their own land, level where there is room', () => {
    const raster = rasterOf(atlas, dry)
    const berth = berthOf(atlas, raster, 0, 0.3)!
    expect(atlas.places.get(atlas.at(...(berth.at as [number, number])))?.space.region).toBe('West')
    expect(berth.length).toBeGreaterThan(2)
  })

  it('find no place where there is no land', () => {
    expect(
      berthOf(
        atlas,
        rasterOf(atlas, () => false),
        0,
        0,
      ),
    ).toBeNull()
    expect(regionLetters(atlas, [null, null], 'en', measure)).toEqual([])
  })

  it('are written within their berth', () => {
    const letters = regionLetters(atlas, berthsOf(atlas, dry), 'en', measure)
    expect(letters.map((one) => one.text)).toEqual(['OCCIDENS', 'ORIENS'])
    for (const one of letters) {
      const long = measure(one.text) * one.size + one.spread * (one.text.length - 1)
      expect(long).toBeLessThan(4.5)
      expect(one.size).toBeGreaterThanOrEqual(0.3)
    }
  })
})

describe('towns', () => {
  const reach = (): number => 0.6

  it('come by rank as one comes nearer', () => {
    expect(townLetters(atlas, 'en', measure, 10, reach)).toHaveLength(0)
    expect(townLetters(atlas, 'en', measure, 18, reach).map((one) => one.text)).toEqual(['Ostia'])
    expect(townLetters(atlas, 'en', measure, 60, reach).map((one) => one.text)).toEqual(['Ostia', 'Roma'])
    expect(townLetters(atlas, 'ja', measure, 60, reach).map((one) => one.text)).toEqual(['オスティア', 'ローマ'])
  })

  it('do not lie on each other', () => {
    const [a, b] = townLetters(atlas, 'en', measure, 60, reach)
    expect(touch(a!.box, b!.box)).toBe(false)
  })
})

describe('given names', () => {
  it('keep their place, spread and bend over the sea', () => {
    const [sea] = givenLetters(atlas, 'en', measure)
    expect(sea).toMatchObject({ kind: 'sea', text: 'Mare', at: [3, 3.46] })
    expect(sea!.spread).toBeGreaterThan(0)
  })
})

describe('names that the board places', () => {
  it('are drawn in where they would run over the edge of the sheet', () => {
    const at = (x: number, angle = 0): number => {
      const board = sample()
      board.labels[0] = { ...board.labels[0]!, at: [x, 3.46], angle }
      return givenLetters(atlasOf(board), 'en', measure)[0]!.at[0]
    }
    expect(at(3)).toBe(3)
    expect(at(-0.9)).toBeGreaterThan(0)
    expect(at(8.9)).toBeLessThan(8.3)
    expect(at(-0.9, 60)).toBe(-0.9)
  })
})
