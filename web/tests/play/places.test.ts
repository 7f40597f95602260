// Names of pieces in the place where they stand, and places by what somebody calls them.
import { describe, expect, it } from 'vitest'
import type { Board } from '../../src/lib/api/types'
import { alike, placeCalled } from '../../src/pages/play/places'

describe('pieces in one place', () => {
  it('are told together where only a number tells them apart', () => {
    const foot = (n: number, states = ''): { name: string; states: string; face: string } => ({
      name: `Foot (4) ${n}`,
      states,
      face: 'f',
    })
    expect(alike([foot(1), foot(2), foot(3, 'moved'), { name: '重装歩兵(4)1', states: '', face: 'j' }])).toEqual([
      { name: 'Foot (4)', count: 2, states: '' },
      { name: 'Foot (4) 3', count: 1, states: 'moved' },
      { name: '重装歩兵(4)1', count: 1, states: '' },
    ])
  })

  it('stay apart where they look different', () => {
    const found = alike([
      { name: 'Foot 1', states: '', face: 'strong' },
      { name: 'Foot 2', states: '', face: 'weak' },
    ])
    expect(found.map((one) => one.name)).toEqual(['Foot 1', 'Foot 2'])
  })
})

describe('a place that somebody names', () => {
  const called = (id: number, name: string, en: string, ja: string): object => ({
    id,
    name,
    label: { en, ja },
    region: '',
  })
  const board = {
    spaces: [
      called(1, '2546', 'Ctesiphon to', 'クテシフォン'),
      called(2, '3419', 'Roma', 'ローマ'),
      called(3, '3420', '', ''),
    ],
    regions: [],
  } as unknown as Board

  it('is found by a part of its name, by its number, and among other words', () => {
    expect(placeCalled(board, 'ctes', 'en')?.id).toBe(1)
    expect(placeCalled(board, 'go to ROMA', 'en')?.id).toBe(2)
    expect(placeCalled(board, '3420', 'en')?.id).toBe(3)
    expect(placeCalled(board, 'ろーま', 'ja')?.id).toBe(2)
  })

  it('is not there for words of no place', () => {
    expect(placeCalled(board, 'retreat', 'en')).toBeUndefined()
    expect(placeCalled(board, 'to', 'en')).toBeUndefined()
    expect(placeCalled(board, '', 'en')).toBeUndefined()
  })
})
