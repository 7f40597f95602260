// Figures of provinces: where they are written.
import { describe, expect, it } from 'vitest'
import { atlasOf } from '../../src/lib/board/atlas'
import { figureLetters } from '../../src/lib/board/figures'
import { boxOf, touch } from '../../src/lib/board/geometry'
import type { Lettering } from '../../src/lib/board/labels'
import { sample } from './sample'

const atlas = atlasOf(sample())
const measure = (text: string): number => text.length * 0.5
const name = (region: string, x: number, y: number): Lettering => ({
  kind: 'region',
  text: region,
  under: '',
  at: [x, y],
  size: 0.4,
  spread: 0,
  angle: 0.3,
  bend: 0,
  region,
  box: { left: x - 1, right: x + 1, top: y - 0.3, bottom: y + 0.3 },
})

describe('figures of provinces', () => {
  it('stand below their names, level', () => {
    const [one] = figureLetters(atlas, [name('a', 40, 40)], { a: 'AL 5' }, measure, 30)
    expect(one!.text).toBe('AL 5')
    expect(one!.angle).toBe(0)
    expect(one!.at[0]).toBe(40)
    expect(one!.at[1]).toBeGreaterThan(40)
  })

  it('take the place of a name that is too small to be read', () => {
    const [one] = figureLetters(atlas, [name('a', 40, 40)], { a: 'AL 5' }, measure, 14)
    expect(one!.at).toEqual([40, 40])
  })

  it('keep off each other', () => {
    const names = [name('a', 40, 40), name('b', 40.4, 40.1)]
    const [one, other] = figureLetters(atlas, names, { a: 'AL 5 ML 6', b: 'AL 7 ML 8' }, measure, 30)
    expect(touch(one!.box, other!.box)).toBe(false)
  })

  it('keep off towns', () => {
    const [x, y] = atlas.places.get(10)!.centre
    const [one] = figureLetters(atlas, [name('West', x, y - 0.4)], { West: 'AL 5' }, measure, 30)
    expect(touch(one!.box, boxOf([[x, y]], 0.3))).toBe(false)
    expect(atlas.places.get(atlas.at(...(one!.at as [number, number])))?.space.region).toBe('West')
  })

  it('are left out from afar, and where there are none', () => {
    expect(figureLetters(atlas, [name('a', 40, 40)], { a: 'AL 5' }, measure, 8)).toEqual([])
    expect(figureLetters(atlas, [name('a', 40, 40)], {}, measure, 30)).toEqual([])
  })
})
