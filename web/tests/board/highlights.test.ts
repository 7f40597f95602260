import { describe, expect, it } from 'vitest'
import { atlasOf } from '../../src/lib/board/atlas'
import { glyphOf, glyphPath, hostile } from '../../src/lib/board/glyphs'
import { groupsOf, middleOf, spotsOf } from '../../src/lib/board/highlights'
import { litAt, mustSpread, piecesAt, targetAt, targetOfLit } from '../../src/lib/board/pointing'
import { standing } from '../../src/lib/board/stacks'
import type { Lit } from '../../src/lib/board/types'
import { piece, sample } from './sample'

const atlas = atlasOf(sample())
const stacks = standing(atlas, [piece('a', 10, { values: [3] }), piece('b', 10), piece('c', 20)])
const ground = { atlas, stacks, camera: { k: 100, x: 0, y: 0 }, left: 50, top: 20 }
const lit = (choice: string, more: Partial<Lit> = {}): Lit => ({
  choice,
  text: choice,
  space: -1,
  piece: '',
  region: '',
  track: '',
  verb: choice.split(':')[0]!,
  ...more,
})

describe('shapes of acts', () => {
  it('go by the words of the verb, and never fail', () => {
    expect(glyphOf('march')).toBe('move')
    expect(glyphOf('forced-march')).toBe('hurry')
    expect(glyphOf('attack')).toBe('fight')
    expect(glyphOf('heavy-tax')).toBe('coin')
    expect(glyphOf('pivot')).toBe('turn')
    expect(glyphOf('line-up')).toBe('flag')
    expect(glyphOf('take-hit')).toBe('remove')
    // what is done to one's own never looks like a target
    expect(hostile(glyphOf('drop'))).toBe(false)
    expect(hostile(glyphOf('lose'))).toBe(false)
    expect(hostile(glyphOf('kill'))).toBe(true)
    expect(glyphOf('return-fire')).toBe('fight')
    expect(glyphOf('return')).toBe('back')
    expect(glyphOf('zz')).toBe(glyphOf('zz'))
    expect(glyphPath(glyphOf('anything-else'))).toMatch(/^M/)
    expect(hostile('fight')).toBe(true)
    expect(hostile('move')).toBe(false)
  })
})

describe('groups', () => {
  it('gather by shape, with one outline for spaces that touch', () => {
    const groups = groupsOf(atlas, [
      lit('march:9', { space: 9 }),
      lit('march:10', { space: 10 }),
      lit('attack:20', { space: 20 }),
      lit('tax:West', { region: 'West' }),
      lit('lose:a', { piece: 'a' }),
      lit('pass'),
    ])
    // What has no place on the board is no group.
    expect(groups.map((group) => group.glyph)).toEqual(['move', 'fight', 'coin', 'remove'])
    expect(groups[0]!.rings).toHaveLength(1)
    expect(groups[2]!.regions).toEqual(['West'])
    expect(groups[3]!.pieces).toEqual(['a'])
  })
})

describe('spots', () => {
  it('are where things are, side by side where several are in one place', () => {
    const all = [
      lit('march:10', { space: 10 }),
      lit('attack:10', { space: 10 }),
      lit('lose:c', { piece: 'c' }),
      lit('tax', { region: 'East' }),
      lit('pass'),
    ]
    const spots = spotsOf(atlas, stacks, all)
    expect(spots.size).toBe(4)
    const [a, b] = [spots.get(all[0]!)!, spots.get(all[1]!)!]
    expect(a.at[0] + a.width / 2).toBeCloseTo(b.at[0] - b.width / 2)
    expect(spots.get(all[3]!)!.at).toEqual(middleOf(atlas, 'East'))
  })
})

describe('pointing', () => {
  it('finds space, piece and province under the pointer', () => {
    const [x, y] = atlas.places.get(10)!.centre
    const target = targetAt(ground, 50 + x * 100, 20 + y * 100)!
    expect(target).toMatchObject({ space: 10, piece: 'a', region: 'West', pieces: ['a', 'b'] })
    expect(targetAt(ground, -5000, 0)).toBeNull()
    expect(piecesAt(stacks, 11)).toEqual([])
  })

  it('prefers what is lit on the very piece', () => {
    const [x, y] = atlas.places.get(10)!.centre
    const target = targetAt(ground, 50 + x * 100, 20 + y * 100)!
    const all = [
      lit('lose:a', { piece: 'a' }),
      lit('lose:b', { piece: 'b' }),
      lit('march:10', { space: 10 }),
      lit('tax', { region: 'West' }),
    ]
    expect(litAt(all, target).map((one) => one.choice)).toEqual(['lose:a'])
    expect(litAt(all, { ...target, piece: '' }).map((one) => one.choice)).toEqual([
      'lose:a',
      'lose:b',
      'march:10',
      'tax',
    ])
  })

  it('lays a stack out where one of several must be chosen', () => {
    const target = { space: 10, piece: 'a', region: '', track: '', pieces: ['a', 'b'], x: 0, y: 0 }
    expect(mustSpread(target, [lit('lose:a', { piece: 'a' })])).toBe(false)
    expect(mustSpread(target, [lit('lose:b', { piece: 'b' })])).toBe(true)
    expect(mustSpread(target, [lit('march:10', { space: 10 })])).toBe(false)
    expect(mustSpread({ ...target, pieces: ['b'] }, [lit('lose:b', { piece: 'b' })])).toBe(false)
  })

  it('knows where a lit thing is', () => {
    expect(targetOfLit(ground, lit('x', { piece: 'c' }))).toMatchObject({ space: 20, piece: 'c' })
    expect(targetOfLit(ground, lit('x', { region: 'East' })).region).toBe('East')
    expect(targetOfLit(ground, lit('x', { space: 3 })).space).toBe(3)
  })
})
