// Comments in the log, and lines that begin a match of their own.
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { LogLine, MatchModel, NoteComment, Notes, Variation } from '../../src/lib/api/types'
import { Refused } from '../../src/lib/api/client'
import { router } from '../../src/lib/router.svelte'
import type { Play } from '../../src/pages/play/play.svelte'
import { beside, NotesState } from '../../src/pages/study/notes.svelte'

const row = (n: number): LogLine => ({ n }) as LogLine
const comment = (n: number, stands = true): NoteComment => ({ n, text: `to ${n}`, stands })
const nothing: Notes = { comments: [], variations: [], line: null, no_lines: '', supposed: false }

interface Sat {
  trusting?: boolean
  over?: boolean
}

function state(found: Notes, sat: Sat = {}, id = 'm'): { notes: NotesState; seek: ReturnType<typeof vi.fn> } {
  const seek = vi.fn()
  const play = {
    id,
    timeline: { seek },
    seat: { trusting: sat.trusting ?? false },
    session: { now: { over: sat.over ?? false } },
  } as unknown as Play
  const line = { id: 'line' } as MatchModel
  const answer = (): Promise<Notes> => Promise.resolve(found)
  const notes = new NotesState(play, {
    notes: answer,
    comment: () => Promise.reject(new Refused(422, { code: 'no-moment', message: 'There is no moment 9.' } as never)),
    keepLine: answer,
    deleteVariation: answer,
    tryLine: () => Promise.resolve(line),
    openVariation: () => Promise.resolve(line),
  })
  return { notes, seek }
}

afterEach(() => {
  localStorage.clear()
  router.go('/')
})

describe('comments in the log', () => {
  test('stand behind the last row up to their moment', () => {
    const rows = [row(2), row(2), row(5)]
    const found = beside(rows, [comment(0), comment(2), comment(4), comment(9)])
    expect([...found.keys()]).toEqual([null, rows[1], rows[2]])
    expect(found.get(rows[1]!)?.map((one) => one.n)).toEqual([2, 4])
  })
  test('are left out where their moment was taken back', () => {
    expect(beside([row(2)], [comment(2, false)]).size).toBe(0)
  })
})

describe('notes', () => {
  test('what the server refuses is told, and what was there stays', async () => {
    const { notes } = state({ ...nothing, comments: [comment(1)] })
    await notes.read()
    expect(await notes.write(9, 'x')).toBe(false)
    expect([notes.trouble, notes.at(1), notes.busy]).toEqual(['There is no moment 9.', 'to 1', false])
  })
  test('variations of the moment that is shown come first', async () => {
    const variations = [1, 3, 3].map((n, at) => ({ id: `${at}`, n }) as Variation)
    const { notes } = state({ ...nothing, variations })
    await notes.read()
    expect(notes.variations(3).map((one) => one.id)).toEqual(['1', '2', '0'])
    expect(notes.any).toBe(true)
  })
  test('a line leads to a match of its own, and back to its moment', async () => {
    await state(nothing).notes.tryLine(4)
    expect(router.route).toEqual({ page: 'play', id: 'line' })
    const found = {
      ...nothing,
      line: { source: 'm', source_name: '', n: 4, before: 0, variation: '', supposed: false },
    }
    const { notes } = state(found, {}, 'line')
    await notes.read()
    notes.back()
    expect(router.route).toEqual({ page: 'play', id: 'm' })
    const { notes: there, seek } = state(nothing)
    await there.open()
    expect(seek).toHaveBeenCalledExactlyOnceWith(4)
  })
  test('two who share a screen without trust share the line without it', async () => {
    const kept = (): string | null => localStorage.getItem('polemos-trust-line')
    await state(nothing).notes.tryLine(0)
    expect(kept()).toBeNull()
    await state(nothing, { trusting: true }).notes.tryLine(0)
    expect(kept()).toBe('yes')
    localStorage.clear()
    await state(nothing, { over: true }).notes.openVariation('v')
    expect(kept()).toBe('yes')
  })
})
