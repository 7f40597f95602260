// Names of pieces in the place where they stand.
import { describe, expect, it } from 'vitest'
import { alike } from '../../src/pages/play/places'

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
