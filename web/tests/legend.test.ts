// The legend: what is shown of it on which board, with what it is drawn, and that each of its signs has its words.
import { describe, expect, it } from 'vitest'
import type { Sign } from '../src/lib/api/types'
import { atlasOf } from '../src/lib/board/atlas'
import { GLYPH_NAMES, glyphOf } from '../src/lib/board/glyphs'
import { cutOut, placeOf } from '../src/lib/board/samples'
import { EMPTY_SCENE } from '../src/lib/board/stage'
import { has } from '../src/lib/text'
import {
  ACTS,
  COMMON,
  commonOf,
  counterOf,
  GROUPS,
  inGroup,
  markerOf,
  stateOf,
  workOf,
} from '../src/pages/legend/signs'
import { piece, sample } from './board/sample'

const board = sample()
const sign = (of: Sign['of'], name: string): Sign => ({
  of,
  name,
  title: name,
  text: 'What it is.',
  clause: '1.1',
  bare: false,
})
const scene = {
  ...EMPTY_SCENE,
  pieces: [
    piece('a', 10, { symbol: 'horse', values: [3], marks: ['moved'], facing: 90 }),
    piece('b', 10, { symbol: 'leader', values: [2] }),
  ],
  markers: [{ kind: 'siege', space: 10, side: 1, label: {}, track: '', to: -1 }],
}

describe('the signs of a legend', () => {
  it('all have their words in both languages', () => {
    const wanted = [
      ...GROUPS.map((group) => `legend-${group}`),
      ...COMMON.flatMap((name) => [`legend-${name}`, `legend-${name}-text`]),
      ...ACTS.map((glyph) => `legend-act-${glyph}`),
    ]
    for (const language of ['en', 'ja'] as const) expect(wanted.filter((id) => !has(language, id))).toEqual([])
  })
  it('name every shape that an act may have', () => {
    expect(new Set(ACTS)).toEqual(new Set(GLYPH_NAMES))
    for (const verb of ['attack', 'march', 'sail', 'tax', 'place', 'retreat']) expect(ACTS).toContain(glyphOf(verb))
  })
  it('of the map are those that this board has', () => {
    const there = board.spaces[0]!.terrain
    const all = [sign('ground', there), sign('ground', 'deep_river'), sign('symbol', 'horse'), sign('line', 'gate')]
    expect(inGroup(all, 'board', board).map((one) => one.name)).toEqual([there])
    expect(inGroup(all, 'symbol', board).map((one) => one.name)).toEqual(['horse'])
  })
})

describe('what a sign is drawn with', () => {
  it('is a counter that stands there, without its state, or one with the symbol alone', () => {
    expect(counterOf(sign('symbol', 'horse'), scene)).toMatchObject({ id: 'a', values: [3], marks: [], facing: null })
    expect(counterOf(sign('symbol', 'ship'), scene)).toMatchObject({ symbol: 'ship', values: [] })
  })
  it('is a counter in nothing but the state, a counted one with its number', () => {
    const known = new Set(['moved'])
    expect(stateOf(sign('state', 'moved'), scene, known).marks).toEqual(['moved'])
    expect(stateOf(sign('state', 'hits'), scene, known).marks).toEqual(['hits-3'])
  })
  it('is what all games have only where this one has it', () => {
    expect(commonOf('facing', scene)?.facing).toBe(90)
    expect(commonOf('stars', scene)?.id).toBe('b')
    expect(commonOf('facing', EMPTY_SCENE)).toBeNull()
    expect(commonOf('hidden', EMPTY_SCENE)?.hidden).toBe(true)
  })
  it('is the marker that lies there, and a work only where the map has a place for it', () => {
    expect(markerOf(sign('marker', 'siege'), scene).side).toBe(1)
    expect(markerOf({ ...sign('marker', 'helots'), bare: true }, scene).side).toBe(-1)
    const atlas = atlasOf(board)
    expect(workOf(sign('marker', 'siege'), atlas, 0)).toBeNull()
    expect(workOf(sign('marker', 'long-walls'), atlas, 0)?.lines).toHaveLength(1)
    expect(workOf(sign('marker', 'long-works'), atlas, 0)?.ruined).toBe(true)
  })
})

describe('a piece of the board', () => {
  it('shows what is wanted, without names, and knows no space that it leaves out', () => {
    const { terrain } = board.spaces[0]!
    const place = placeOf(board, { of: 'ground', name: terrain })!
    const { board: cut, box } = cutOut(board, place, 3, 2)
    expect(box.right - box.left).toBeCloseTo(3)
    expect(cut.spaces.length).toBeLessThanOrEqual(board.spaces.length)
    expect(cut.spaces.some((space) => space.terrain === terrain)).toBe(true)
    expect(cut.spaces.every((space) => !Object.keys(space.label).length && space.name === '')).toBe(true)
    const kept = new Set(cut.spaces.map((space) => space.id))
    for (const [a, b] of Object.entries(cut.within)) expect(kept.has(Number(a)) && kept.has(b)).toBe(true)
    expect(placeOf(board, { of: 'line', name: 'palisade' })).toBeNull()
  })
})
