import { describe, expect, it } from 'vitest'
import { atlasOf } from '../../src/lib/board/atlas'
import { touch } from '../../src/lib/board/geometry'
import { boxOfPlate, clipped, LEAST, LETTER, pileOf, platesOf, shortened } from '../../src/lib/board/names'
import { eachStack, standing, type Stack } from '../../src/lib/board/stacks'
import { piece, sample } from './sample'

const atlas = atlasOf(sample())
/** Letters of one width. */
const width = (text: string): number => text.length * 6
const NEAR = 90

function stacksOf(...pieces: ReturnType<typeof piece>[]): Stack[] {
  return eachStack(standing(atlas, pieces))
}
function named(
  id: string,
  space: number,
  en: string,
  more: Parameters<typeof piece>[2] = {},
): ReturnType<typeof piece> {
  return piece(id, space, { label: { en, ja: '名' }, ...more })
}

describe('a name', () => {
  it('is shortened word by word, but for the first and a number at its end', () => {
    expect(shortened('Dahae horse archers 1')).toBe('Dahae h. a. 1')
    expect(shortened('Spitamenes')).toBe('Spitamenes')
    expect(shortened('Guard of the Kings II')).toBe('Guard of the K. II')
  })
  it('is cut with an ellipsis where it does not fit, and left out where nothing of it would', () => {
    expect(clipped('Antiochus', 60, width)).toBe('Antiochus')
    expect(clipped('Antiochus the Great', 60, width)).toBe('Antiochus…')
    expect(clipped('Antiochus', 6, width)).toBe('')
  })
})

describe('the names of counters', () => {
  it('are there only where they can be read', () => {
    const stacks = stacksOf(named('a', 10, 'Narses'))
    const k = LEAST / stacks[0]!.size
    expect(platesOf(stacks, [], k - 1, 'en', width)).toEqual([])
    const [plate] = platesOf(stacks, [], k + 1, 'en', width)
    expect(plate).toMatchObject({ text: 'Narses' })
    // never smaller than the letters are read
    expect(plate!.high * (k + 1)).toBeGreaterThanOrEqual(LETTER)
  })
  it('tell the top counter of a pile, in the language, and nothing of one that is face down', () => {
    const stacks = stacksOf(named('a', 10, 'Field army'), named('b', 10, 'Narses', { symbol: 'leader' }))
    expect(platesOf(stacks, [], NEAR, 'en', width).map((one) => one.text)).toEqual(['Narses'])
    expect(platesOf(stacks, [], NEAR, 'ja', width).map((one) => one.text)).toEqual(['名'])
    expect(platesOf(stacksOf(named('c', 10, 'Narses', { hidden: true })), [], NEAR, 'en', width)).toEqual([])
  })
  it('cover no counter, no values, and no other name', () => {
    const spaces = [10, 11, 12, 20, 21, 22].filter((space) => atlas.places.has(space))
    const stacks = stacksOf(
      ...spaces.flatMap((space) => [
        named(`a${space}`, space, 'Companion cavalry 1'),
        named(`b${space}`, space, 'Companion cavalry 2'),
      ]),
    )
    const plates = platesOf(stacks, [], NEAR, 'en', width)
    expect(plates.length).toBeGreaterThan(0)
    const boxes = plates.map(boxOfPlate)
    for (const [at, box] of boxes.entries()) {
      for (const stack of stacks) expect(touch(box, pileOf(stack))).toBe(false)
      for (const other of boxes.slice(at + 1)) expect(touch(box, other)).toBe(false)
    }
  })
  it('of leaders come first where there is room for one', () => {
    const stacks = stacksOf(named('a', 10, 'Field army'), named('b', 11, 'Narses', { symbol: 'leader' }))
    expect(platesOf(stacks, [], NEAR, 'en', width)[0]?.text).toBe('Narses')
  })
  it('that stands readable upon the counter is not told twice', () => {
    const leader = named('a', 10, 'Narses', { symbol: 'leader', tag: { en: 'Narses', ja: '名' } })
    expect(platesOf(stacksOf(leader), [], 200, 'en', width)).toEqual([])
    expect(platesOf(stacksOf(leader), [], 70, 'en', width)).toHaveLength(1)
  })
})
