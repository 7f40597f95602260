// Spaces go by their ids: a board that shows a part of a larger map leaves some out.
import { describe, expect, it } from 'vitest'
import { spaceOf } from '../../src/lib/spaces'
import { placeName } from '../../src/pages/play/places'
import { bySpace } from '../../src/pages/play/chapters'
import { hex, piece, sample } from './sample'

describe('a space', () => {
  const part = { ...sample(), spaces: [hex(361, 0, 0), hex(400, 0, 1), hex(2, 0, 2)] }

  it('is found by its id, wherever it stands in the list', () => {
    expect(spaceOf(part, 400)?.id).toBe(400)
    expect(spaceOf(part, 2)?.id).toBe(2)
    expect(spaceOf(part, 0)).toBeUndefined()
    expect(spaceOf(part, -1)).toBeUndefined()
    expect(spaceOf(null, 2)).toBeUndefined()
    expect(spaceOf(sample(), 7)?.id).toBe(7)
  })

  it('is called by its own name', () => {
    expect(placeName(part, 400, 'en')).toBe('1011')
    expect(placeName(part, 1, 'en')).toBe('')
    expect(bySpace(part, [piece('a', 400), piece('b', 361)], 0).map(([space]) => space)).toEqual([361, 400])
  })
})
