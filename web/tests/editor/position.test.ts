import { describe, expect, it } from 'vitest'
import type { Board, Field } from '../../src/lib/api/types'
import {
  asCounts,
  counted,
  get,
  isBearing,
  isState,
  isTally,
  numberOf,
  places,
  put,
  set,
  spaceBeside,
  spaceMeant,
  spelledOut,
  turned,
  withNumber,
} from '../../src/pages/editor/position'

const known = new Set(['Guard-1', 'Guard-2', 'Narses', 'Totila', 'Totila II'])
const position = {
  scenario: '1',
  sp: { east: 12 },
  units: { Roma: ['Guard-1', 'Guard-2 aboard'], '3433': 'Narses', '3030': ['2 guard fleet', 'Totila II'] },
  aboard: ['Guard-1', 'Guard-2'],
}

describe('keys with dots', () => {
  it('are read and written without changing what is given', () => {
    const before = structuredClone(position)
    expect(get(position, 'sp.east')).toBe(12)
    expect(get(position, 'sp.west.far')).toBeUndefined()
    expect(set(position, 'sp.west', 3)['sp']).toEqual({ east: 12, west: 3 })
    expect(set(position, 'hands.east', ['agent'])['hands']).toEqual({ east: ['agent'] })
    expect(position).toEqual(before)
  })

  it('leave no empty table behind', () => {
    expect(set(position, 'sp.east', undefined)).not.toHaveProperty('sp')
    expect(set({ sp: { east: 1, west: 2 } }, 'sp.east', undefined)).toEqual({ sp: { west: 2 } })
    expect(set({ sp: 5 }, 'sp.east', 1)).toEqual({ sp: { east: 1 } })
  })
})

describe('pieces', () => {
  it('stand where their entries say, whatever is said of them besides', () => {
    const { at, rest } = places(position, 'units', known)
    expect(Object.fromEntries(at)).toEqual({
      'Guard-1': 'Roma',
      'Guard-2': 'Roma',
      Narses: '3433',
      'Totila II': '3030',
    })
    expect(rest).toEqual(['3030: 2 guard fleet'])
    expect(places({}, 'units', known).at.size).toBe(0)
  })

  it('move with their remarks, and leave no empty space', () => {
    const next = put(position, 'units', known, 'Guard-2', '3433')
    expect(next['units']).toEqual({
      Roma: ['Guard-1'],
      '3433': ['Narses', 'Guard-2 aboard'],
      '3030': ['2 guard fleet', 'Totila II'],
    })
    expect(put(next, 'units', known, 'Guard-1', '3433')['units']).not.toHaveProperty('Roma')
    expect(put({}, 'units', known, 'Narses', 'Roma')).toEqual({ units: { Roma: ['Narses'] } })
  })

  it('are forgotten everywhere when they leave the board', () => {
    const next = put(position, 'units', known, 'Guard-1', '')
    expect(next['aboard']).toEqual(['Guard-2'])
    expect(places(next, 'units', known).at.has('Guard-1')).toBe(false)
  })
})

describe('counts', () => {
  it('go to numbers and back', () => {
    expect(asCounts(counted(['agent', '2 forced march', ' 3 pope ']))).toEqual(['agent', '2 forced march', '3 pope'])
    expect(asCounts(counted(['agent', 'agent']))).toEqual(['2 agent'])
    expect(asCounts(new Map([['agent', 0]]))).toEqual([])
  })
})

describe('fields', () => {
  const field = (ids: string[], kind: Field['kind'] = 'flags'): Field => ({
    key: 'aboard',
    label: 'Aboard',
    kind,
    group: '',
    picks: ids.map((id) => ({ id, label: id })),
    low: 0,
    high: 0,
    default: '',
    turns: 0,
  })

  it('are states of pieces where they list many of them', () => {
    expect(isState(field([...known]), known)).toBe(true)
    expect(isState(field(['Narses']), known)).toBe(false)
    expect(isState(field([...known, 'pillage']), known)).toBe(false)
    expect(isState(field([...known], 'choice'), known)).toBe(false)
  })
})

describe('a position from a file', () => {
  const palette = { position: { base: 'empty', units: {} }, fields: [] }

  it('has its pieces named and nothing that only a running game knows', () => {
    const given = { scenario: '1', units: { Roma: '2 guard' }, removed: ['Narses'], seed: '7' }
    const named = { scenario: '1', base: 'empty', units: { Roma: ['Guard-1', 'Guard-2'] }, generator: [1, 2] }
    expect(spelledOut(given, named, palette)).toEqual({ scenario: '1', base: 'empty', units: named.units })
  })

  it('keeps what it says itself', () => {
    const fields = [{ key: 'seed' } as Field]
    const named = { base: 'empty', generator: [1, 2] }
    expect(spelledOut({ generator: [1, 2], seed: '7' }, named, { ...palette, fields })).toEqual({
      base: 'empty',
      generator: [1, 2],
      seed: '7',
    })
  })
})

describe('spaces', () => {
  const space = (id: number, name: string, en = '', ja = ''): unknown => ({ id, name, label: en ? { en, ja } : {} })
  const board = {
    spaces: [space(0, '3419', 'Roma', 'ローマ'), space(1, '3420', 'Ravenna', 'ラヴェンナ'), space(2, '34')],
  } as unknown as Board

  it('are found by number, by name in either language, and by a beginning that only one has', () => {
    expect(spaceMeant(board, '3420')?.id).toBe(1)
    expect(spaceMeant(board, ' roma ')?.id).toBe(0)
    expect(spaceMeant(board, 'ラヴェンナ')?.id).toBe(1)
    expect(spaceMeant(board, 'rav')?.id).toBe(1)
    expect(spaceMeant(board, '34')?.id).toBe(2)
    expect(spaceMeant(board, 'R')).toBeUndefined()
    expect(spaceMeant(board, '')).toBeUndefined()
  })
})

describe('numbers of pieces', () => {
  const list = ['90 Guard-1', 'Narses', '0 Totila']
  it('are read and written in their place', () => {
    expect(['Guard-1', 'Narses', 'Totila', 'Guard-2'].map((one) => numberOf(list, one))).toEqual([90, 1, 0, undefined])
    expect(withNumber(list, 'Narses', 300)).toEqual(['90 Guard-1', '300 Narses', '0 Totila'])
    expect(withNumber(list, 'Guard-2', 0)).toEqual([...list, '0 Guard-2'])
    expect(withNumber(list, 'Guard-1', 1)).toEqual(['Guard-1', 'Narses', '0 Totila'])
    expect(withNumber(list, 'Guard-1', undefined)).toEqual(['Narses', '0 Totila'])
  })

  it('are forgotten with what is taken off the board, and kept with what moves', () => {
    const before = { units: { Roma: ['Guard-1'] }, facing: ['90 Guard-1', '30 Narses'], marks: { PW: ['Guard-1'] } }
    const off = put(before, 'units', known, 'Guard-1', '')
    expect(off).toEqual({ units: {}, facing: ['30 Narses'], marks: { PW: [] } })
    expect(put(before, 'units', known, 'Guard-1', '3433')['facing']).toEqual(before.facing)
  })

  it('belong to the pieces themselves where they speak of many', () => {
    const picks = [...known].map((id) => ({ id, label: id }))
    const field = { key: 'hits', label: '', group: '', low: 0, high: 9, default: '', kind: 'counts', picks } as Field
    expect(isTally(field, known)).toBe(true)
    expect(isTally({ ...field, picks: picks.slice(0, 2) }, known)).toBe(false)
    expect(isTally({ ...field, picks: [...picks, { id: 'marker', label: '' }] }, known)).toBe(false)
    expect(isBearing({ ...field, kind: 'bearings' })).toBe(true)
    expect(isBearing(field)).toBe(false)
  })
})

describe('bearings', () => {
  it('go round', () => {
    expect([turned(330, 60), turned(0, -30), turned(30, -60), turned(90, 360)]).toEqual([30, 330, 330, 90])
  })

  it('lead to the space beside, if there is one', () => {
    const at = (id: number, x: number, y: number) => ({ id, name: String(id), kind: 'hex', centre: [x, y], label: {} })
    const spaces = [at(0, 0, 0), at(1, 0, -1), at(2, 0.87, 0.5), at(3, 0, -2), at(4, -2.6, 1.5)]
    const board = { spaces } as unknown as Board
    expect([0, 120, 240, 180].map((bearing) => spaceBeside(board, 0, bearing))).toEqual([1, 2, -1, -1])
    expect(spaceBeside(board, 9, 0)).toBe(-1)
  })
})
