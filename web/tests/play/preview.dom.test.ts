// What a choice would do, on a card over the board that leaves the board to be seen.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Preview } from '../../src/lib/api/types'
import { settings } from '../../src/lib/settings.svelte'
import { PlayUiState } from '../../src/pages/play/playUiState.svelte'
import { perform } from '../../src/pages/play/performKey'
import { actOf } from '../../src/pages/play/keys'
import { Play } from '../../src/pages/play/play.svelte'
import PreviewCard from '../../src/pages/play/PreviewCard.svelte'
import { furnish, serve, settle, show, type Shown } from '../page'
import { FakeServer } from './fixture'

const ODDS = {
  id: 'odds',
  title: 'Odds',
  columns: ['Die', '1:1'],
  rows: [['1', 'AE']],
  clause: '',
  note: '',
  provenance: 'source',
}
const FIGHT: Preview = {
  title: 'Attack',
  path: [],
  terms: [{ text: 'Odds', value: '1:1', clause: '8.1' }],
  chances: [
    {
      title: 'Assault',
      clause: '8.2',
      outcomes: [
        { name: 'DE', text: 'the defender is gone', chance: 0.3, favours: 0 },
        { name: 'AE', text: '', chance: 0.7, favours: -1 },
      ],
    },
  ],
  cells: [{ grid: 'odds', row: 0, column: 1 }],
  warning: '',
}
let page: Shown | undefined
let play: Play
let ui: PlayUiState
/** How high the card is (pixels): with its tables, without, and in brief. */
let high: [number, number, number] = [600, 440, 260]

beforeEach(async () => {
  furnish()
  localStorage.clear()
  settings.setLanguage('en')
  serve(({ path }) => (path.includes('/tables') ? { body: { game: 'g', tables: [ODDS] } } : undefined))
  const board = document.createElement('div')
  board.getBoundingClientRect = () => ({ left: 0, top: 0, width: 970, height: 676 }) as DOMRect
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(660)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return high[this.querySelector('.grids') ? 0 : this.querySelector('.text.unseen') ? 2 : 1]
  })
  play = new Play('m', new FakeServer().api, new FakeServer().listen)
  await play.open()
  play.session.match = { ...play.session.match!, game: 'g' }
  ui = new PlayUiState(play)
  ui.boardElement = board
})
afterEach(() => {
  page?.close()
  page = undefined
  high = [600, 440, 260]
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function foretell(): Promise<Shown> {
  page = show(PreviewCard, { play, ui, preview: FIGHT })
  ui.preview = FIGHT
  await settle()
  return page
}
const press = (key: string): void => {
  const event = { key, altKey: false, ctrlKey: false, metaKey: false, isComposing: false }
  expect(perform(actOf(event, 'button')!, play, ui)).toBe(true)
  flushSync()
}

describe('the card of a preview', () => {
  it('is brief where all of it would hide much of the board, until it is wanted', async () => {
    const card = await foretell()
    expect(card.all('table')).toHaveLength(0)
    expect(card.text()).toContain('1:1')
    // what a result means is still told to who listens
    expect(card.find('.text.unseen').textContent).toBe('the defender is gone')
    expect(card.find('.fold').textContent).toContain('Show all of it')
    press('d')
    await settle()
    expect(card.all('table')).toHaveLength(1)
    expect(card.all('.text.unseen')).toHaveLength(0)
    expect(card.find('.fold').textContent).toContain('In brief')
    // it stays so
    expect(new PlayUiState(play).details).toBe(true)
    card.find('.fold').click()
    await settle()
    expect(card.all('table')).toHaveLength(0)
    expect(new PlayUiState(play).details).toBe(false)
  })

  it('leaves out its tables alone, if that is enough', async () => {
    high = [600, 300, 200]
    const card = await foretell()
    expect(card.all('table')).toHaveLength(0)
    expect(card.all('.text.unseen')).toHaveLength(0)
    expect(card.all('.fold')).toHaveLength(1)
  })

  it('shows all where there is room', async () => {
    high = [280, 200, 100]
    const card = await foretell()
    expect(card.all('table')).toHaveLength(1)
    expect(card.all('.fold')).toHaveLength(0)
  })

  it('says of each result how likely it is, what it means and whom it favours', async () => {
    play.session.board = {
      ...play.session.board!,
      sides: [{ label: { en: 'Red' }, colour: '#a00', ink: '#fff', letter: 'R', shape: 'square' }],
    }
    const card = await foretell()
    expect(card.all('li').map((one) => one.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      '30% DE the defender is gone good for Red R',
      '70% AE',
    ])
    expect(card.all('.bar i').map((one) => one.style.width)).toEqual(['30%', '70%'])
  })
})
