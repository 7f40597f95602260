import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Board, Field, EditorPalette, Piece } from '../../src/lib/api/types'
import { EditorState } from '../../src/pages/editor/editorState.svelte'
import { kept } from '../../src/pages/editor/kept'
import { BOARD, serve, type Asked } from '../page'

const piece = (id: string, side: number): Piece => ({
  id,
  side,
  kind: 'foot',
  space: -1,
  label: { en: id },
  symbol: '',
  values: [1],
  facing: null,
  tail: -1,
  hidden: false,
  tag: {},
  marks: [],
})
const field: Field = {
  key: 'pillaged',
  label: 'Pillaged',
  kind: 'spaces',
  group: '',
  picks: [],
  low: 0,
  high: 0,
  default: '',
  turns: 0,
}
const palette: EditorPalette = {
  position: { scenario: 's1', units: { A1: ['p1'] } },
  empty: { scenario: 's1', units: {} },
  pieces_key: 'units',
  pieces: [piece('p1', 0), piece('p2', 1)],
  fields: [field],
  long: [],
  tails: {},
}
const space = (id: number, name: string): object => ({ id, name, label: {}, kind: 'hex', shape: [], centre: [0, 0] })
const board = { ...BOARD, spaces: [space(0, 'A1'), space(1, 'A2')] } as unknown as Board
const GOOD = { problems: [], scene: null, sheets: [], text: 'toml', position: null }

let asked: Asked[]
let editor: EditorState
let answer: unknown

beforeEach(() => {
  vi.useFakeTimers()
  answer = GOOD
  asked = serve(() => ({ body: answer }))
  editor = new EditorState('toy', board, palette, palette.position)
})
afterEach(() => {
  editor.close()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
async function checked(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000)
  flushSync()
}

describe('the editor', () => {
  it('asks the server once after a flurry of changes, and trusts only a fresh answer', async () => {
    await checked()
    expect(editor.good).toBe(true)
    editor.put('p2', 1)
    editor.put('p2', 0)
    expect(editor.good).toBe(false)
    await checked()
    expect(asked).toHaveLength(2)
    expect(asked[1]?.body).toEqual({ position: { game: 'toy', scenario: 's1', units: { A1: ['p1', 'p2'] } } })
    expect(editor.good).toBe(true)
  })

  it('tells what is wrong', async () => {
    answer = { ...GOOD, problems: ['A1: too many'] }
    editor.put('p2', 0)
    await checked()
    expect(editor.problems).toEqual(['A1: too many'])
    expect(editor.good).toBe(false)
  })

  it('moves pieces, takes them off, and takes back what was done', () => {
    editor.put('p1', 1)
    expect([...editor.at]).toEqual([['p1', 1]])
    expect(editor.scene.pieces.map((one) => [one.id, one.space])).toEqual([['p1', 1]])
    editor.put('p1', -1)
    expect(editor.at.size).toBe(0)
    editor.undo()
    expect([...editor.at]).toEqual([['p1', 1]])
    editor.undo()
    expect([...editor.at]).toEqual([['p1', 0]])
    expect(editor.canUndo).toBe(false)
    editor.redo()
    expect([...editor.at]).toEqual([['p1', 1]])
    editor.put('p2', 0)
    expect(editor.canRedo).toBe(false)
  })

  it('is there again for whoever comes back', () => {
    editor.put('p2', 1)
    expect(kept('toy')).toEqual({ scenario: 's1', units: { A1: ['p1'], A2: ['p2'] } })
    sessionStorage.setItem('polemos-position-toy', '[broken')
    expect(kept('toy')).toBeUndefined()
    sessionStorage.setItem('polemos-position-toy', '[]')
    expect(kept('toy')).toBeUndefined()
  })

  it('does nothing where nothing changes', () => {
    editor.put('p1', 0)
    editor.put('p2', -1)
    expect(editor.canUndo).toBe(false)
  })

  it('puts spaces down for a field, and takes them up again', () => {
    editor.held = 'p1'
    editor.markFor('pillaged')
    expect(editor.held).toBe('')
    editor.mark(1)
    expect(editor.position['pillaged']).toEqual(['A2'])
    expect(editor.marked).toEqual([1])
    editor.mark(0)
    editor.mark(1)
    expect(editor.position['pillaged']).toEqual(['A1'])
  })

  it('turns a piece at once, and lays a long one across its two spaces', async () => {
    const bearings: Field = {
      ...field,
      key: 'facing',
      kind: 'bearings',
      low: 30,
      high: 60,
      picks: [{ id: 'p1', label: '' }],
    }
    const pieces = [{ ...piece('p1', 0), facing: 0 }, piece('p2', 1)]
    const tails = { 0: 180, 60: 90, 300: 270 }
    const turning: EditorPalette = { ...palette, pieces, fields: [bearings], long: ['p1'], tails }
    const spaces = ['A1', 'A2', 'A3'].map((name, id) => ({ ...space(id, name), centre: [id, 0] }))
    const row = { ...BOARD, spaces } as unknown as Board
    editor.begin(turning, { scenario: 's1', units: { A2: ['p1'] } }, row)
    const shown = () => editor.scene.pieces.map((one) => [one.space, one.tail, one.facing])
    expect(shown()).toEqual([[1, -1, 0]])
    editor.turn('p1', 60)
    expect(editor.position['facing']).toEqual(['60 p1'])
    expect(shown()).toEqual([[1, 2, 60]])
    editor.turn('p1', -120)
    expect(shown()).toEqual([[1, 0, 300]])
    editor.turn('p1', 60)
    expect(editor.position['facing']).toEqual(['0 p1'])
    editor.turn('p2', 60)
    expect(editor.position['facing']).toEqual(['0 p1'])
    editor.undo()
    expect(shown()).toEqual([[1, 0, 300]])
    editor.put('p1', 2)
    expect(shown()).toEqual([[2, 1, 300]])
    editor.put('p1', -1)
    editor.turn('p1', 60)
    expect(editor.position['facing']).toEqual([])
  })

  it('opens a file with its pieces named, in one step that can be taken back', async () => {
    answer = { ...GOOD, position: { game: 'toy', scenario: 's1', units: { A2: ['p1', 'p2'] }, generator: [1] } }
    await editor.open(palette, { scenario: 's1', units: { A2: '2 foot' } })
    expect(editor.position).toEqual({ scenario: 's1', units: { A2: ['p1', 'p2'] } })
    editor.undo()
    expect(editor.position).toEqual(palette.position)
  })

  it('leaves a file alone that is wrong, and shows what it cannot show', async () => {
    answer = { ...GOOD, problems: ['no'] }
    await editor.open(palette, { units: { A2: ['3 foot'], Z9: ['p2'] } })
    expect(editor.strange).toEqual(['A2: 3 foot'])
    expect(editor.at.has('p2')).toBe(false)
  })
})

describe('a state in which a piece faces otherwise', () => {
  const column: Field = { ...field, key: 'column', kind: 'flags', picks: [{ id: 'p1', label: 'p1' }], turns: 30 }
  const bearings: Field = { ...column, key: 'facing', kind: 'bearings', low: 30, high: 60, turns: 0 }
  const open = (facing: number): EditorState => {
    const position = { ...palette.position, facing: [`${facing} p1`] }
    return new EditorState('toy', board, { ...palette, fields: [column, bearings], position }, position)
  }

  it('turns it by the way, and back, in one step', () => {
    const editor = open(330)
    editor.setState(column, 'p1', true)
    expect([editor.facing('p1'), editor.position['column']]).toEqual([0, ['p1']])
    editor.setState(column, 'p1', false)
    expect(editor.facing('p1')).toBe(330)
    editor.undo()
    editor.undo()
    expect([editor.facing('p1'), editor.position['column']]).toEqual([330, undefined])
    editor.close()
  })

  it('leaves a piece that faces so already', () => {
    const editor = open(60)
    editor.setState(column, 'p1', true)
    expect(editor.facing('p1')).toBe(60)
    editor.close()
  })
})
