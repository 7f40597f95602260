import { describe, expect, it } from 'vitest'
import type { Board, Field } from '../../src/lib/api/types'
import {
  asCounts,
  counted,
  get,
  isState,
  places,
  put,
  set,
  spaceMeant,
  spelledOut,
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
  const field = (ids: string[], kind = 'flags'): Field => ({
    key: 'aboard',
    label: 'Aboard',
    kind,
    group: '',
    picks: ids.map((id) => ({ id, label: id })),
    low: 0,
    high: 0,
    default: '',
  })

  it('are states of pieces where they list many of them', () => {
    expect(isState(field([...known]), known)).toBe(true)
    expect(isState(field(['Narses']), known)).toBe(false)
    expect(isState(field([...known, 'pillage']), known)).toBe(false)
    expect(isState(field([...known], 'choice'), known)).toBe(false)
  })
})

describe('a position from a file', () => {
  const kit = { position: { base: 'empty', units: {} }, fields: [] }

  it('has its pieces named and nothing that only a running game knows', () => {
    const given = { scenario: '1', units: { Roma: '2 guard' }, removed: ['Narses'], seed: '7' }
    const named = { scenario: '1', base: 'empty', units: { Roma: ['Guard-1', 'Guard-2'] }, generator: [1, 2] }
    expect(spelledOut(given, named, kit)).toEqual({ scenario: '1', base: 'empty', units: named.units })
  })

  it('keeps what it says itself', () => {
    const fields = [{ key: 'seed' } as Field]
    const named = { base: 'empty', generator: [1, 2] }
    expect(spelledOut({ generator: [1, 2], seed: '7' }, named, { ...kit, fields })).toEqual({
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
