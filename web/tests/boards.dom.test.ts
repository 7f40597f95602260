// The board of a scenario: asked for by name where it has one of its own, kept for the visit.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Board, EditorPalette } from '../src/lib/api/types'
import { beginningOf, boardName, boardOf, boards } from '../src/lib/games.svelte'
import Editor from '../src/pages/Editor.svelte'
import { EditorState } from '../src/pages/editor/editorState.svelte'
import MapPicture from '../src/pages/home/MapPicture.svelte'
import NewGameForm from '../src/pages/home/NewGameForm.svelte'
import { Play } from '../src/pages/play/play.svelte'
import { BOARD, CATALOGUE, furnish, GAME, serve, settle, show, type Asked, type Shown } from './page'
import { FakeServer, scene } from './play/fixture'

const own = (name: string): typeof GAME => ({
  ...GAME,
  name,
  scenarios: GAME.scenarios.map((one) => ({ ...one, own_board: true })),
})
const palette = (scenario: string): EditorPalette => ({
  position: { scenario, units: {} },
  empty: { scenario, units: {} },
  pieces_key: 'units',
  pieces: [],
  fields: [],
  long: [],
  tails: {},
})
let asked: Asked[]
let shown: Shown | undefined

beforeEach(() => {
  furnish()
  asked = serve(({ path, body }) => {
    if (path.includes('/board')) {
      const scenario = new URL(path, 'http://x').searchParams.get('scenario') ?? 'common'
      return { body: { ...BOARD, title: { en: `Map of ${scenario}` } } }
    }
    if (path.includes('/palette'))
      return { body: palette(new URL(path, 'http://x').searchParams.get('scenario') ?? '') }
    if (path.startsWith('/api/games')) return { body: { ...CATALOGUE, games: [GAME, own('battles')] } }
    if (path.startsWith('/api/positions')) {
      const { scenario } = (body as { position: { scenario: string } }).position
      return {
        body: { problems: [], scene: scenario === 's2' ? scene(2) : null, sheets: [], text: '', position: null },
      }
    }
    return undefined
  })
})
afterEach(() => {
  shown?.close()
  shown = undefined
  sessionStorage.clear()
  vi.unstubAllGlobals()
})
const boardsAsked = (): string[] => asked.map((one) => one.path).filter((path) => path.includes('/board'))

describe('how a scenario begins', () => {
  it('is asked for once a visit', async () => {
    expect(beginningOf(GAME, 's2')).toEqual([])
    await settle()
    expect(beginningOf(GAME, 's2').map((piece) => piece.space)).toEqual([2])
    expect(asked.map((one) => one.body)).toEqual([{ position: { game: 'toy', scenario: 's2' } }])
    // No scenario said: the first. One that cannot be laid out is a bare board.
    expect(beginningOf(GAME)).toEqual([])
    await settle()
    expect(beginningOf(GAME)).toEqual([])
    expect(asked.at(-1)?.body).toEqual({ position: { game: 'toy', scenario: 's1' } })
  })
})

describe('which board', () => {
  it('is the common one, but for scenarios that have their own', () => {
    expect(boardName(GAME, 's1')).toBe('')
    expect(boardName(GAME, 's2')).toBe('s2')
    expect(boardName(GAME, 'unheard of')).toBe('')
    expect(boardName(null, 's2')).toBe('')
    // No scenario said: the first.
    expect(boardName(GAME)).toBe('')
    expect(boardName(own('x'))).toBe('s1')
  })

  it('is asked for once', async () => {
    const game = { ...GAME, name: 'once' }
    for (const scenario of ['s1', 's2', '', 's1', 's2']) await boardOf(game, scenario).come
    expect(boardsAsked()).toEqual(['/api/games/once/board', '/api/games/once/board?scenario=s2'])
    expect(boards.get('once', 's2').value?.title).toEqual({ en: 'Map of s2' })
  })
})

describe('pages', () => {
  it('show the map of the scenario that is chosen', async () => {
    shown = show(NewGameForm, { game: own('pictured'), bots: [] })
    await settle()
    expect(boardsAsked()).toEqual(['/api/games/pictured/board?scenario=s1'])
    shown.all<HTMLInputElement>('input[name="scenario"]')[1]!.click()
    await settle()
    expect(boardsAsked()).toEqual(['/api/games/pictured/board?scenario=s1', '/api/games/pictured/board?scenario=s2'])
  })

  it('show the first map of a game where no scenario is meant', async () => {
    shown = show(MapPicture, { game: own('titled'), label: 'Map' })
    await settle()
    expect(boardsAsked()).toEqual(['/api/games/titled/board?scenario=s1'])
  })

  it('edit a position on its own map', async () => {
    shown = show(Editor, { game: 'battles' })
    await settle()
    expect(boardsAsked()).toEqual(['/api/games/battles/board?scenario=s1'])
    const pick = shown.find<HTMLSelectElement>('select')
    pick.value = 's2'
    pick.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
    shown.button('As set up').click()
    await settle()
    expect(boardsAsked().at(-1)).toBe('/api/games/battles/board?scenario=s2')
  })

  it('take the map back with the scenario', () => {
    const first = { ...BOARD, title: { en: 'one' } } as unknown as Board
    const second = { ...BOARD, title: { en: 'two' }, spaces: [{ id: 0, name: 'Z9' }] } as unknown as Board
    const editor = new EditorState('battles', first, palette('s1'), palette('s1').position)
    editor.begin(palette('s2'), palette('s2').position, second)
    expect(editor.board).toBe(second)
    expect(editor.spaceNamed('Z9')?.id).toBe(0)
    editor.undo()
    expect(editor.board).toBe(first)
    expect(editor.palette.position['scenario']).toBe('s1')
    editor.redo()
    expect(editor.board).toBe(second)
    editor.close()
  })

  it('play on the map that the table names', async () => {
    const server = new FakeServer()
    server.scenarios = [{ name: 's', own_board: true }]
    const play = new Play('m', server.api, server.listen)
    await play.open()
    expect(server.calls).toContain('board s')
    server.scenarios = [{ name: 's', own_board: false }]
    server.calls = []
    const common = new Play('m', server.api, server.listen)
    await common.open()
    expect(server.calls).toContain('board')
  })
})
