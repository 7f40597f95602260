// Forms: choices in the cells of a table, and several of them as one.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import Choices from '../../src/pages/play/Choices.svelte'
import { Play } from '../../src/pages/play/play.svelte'
import { PlayUiState } from '../../src/pages/play/playUiState.svelte'
import { furnish, settle, show, type Shown } from '../page'
import { choice, FakeServer } from './fixture'

const FORM = {
  grid: {
    id: 'placement',
    title: 'Latium',
    columns: ['City', 'spears'],
    rows: [['Rome', '2']],
    clause: '',
    note: '',
    provenance: 'source' as const,
  },
  offers: [
    { row: 0, column: 1, text: '+1', label: 'One in Rome', choices: ['levy:rome', 'place:spear', 'done'] },
    { row: 0, column: 1, text: '+9', label: 'All in Rome', choices: ['muster:rome'] },
  ],
}

describe('forms', () => {
  let server: FakeServer
  let play: Play
  let shown: Shown

  beforeEach(async () => {
    furnish()
    localStorage.clear()
    server = new FakeServer()
    server.choices = [choice('done'), choice('levy:rome'), choice('muster:rome')]
    server.forms = [FORM]
    play = new Play('m', server.api, server.listen)
    await play.open()
    shown = show(Choices, { play, ui: new PlayUiState(play) })
  })
  afterEach(() => {
    shown.close()
    play.close()
  })

  it('stand in their cells, and their choices in no list', () => {
    const buttons = [...document.querySelectorAll('[data-choice]')].map((one) => one.getAttribute('data-choice'))
    expect(buttons).toEqual(['done', 'levy:rome place:spear done', 'muster:rome'])
    expect(shown.find('[data-choice="muster:rome"]').getAttribute('aria-label')).toBe('All in Rome')
  })

  it('make several choices as one', async () => {
    shown.find('[data-choice="levy:rome place:spear done"]').click()
    await settle()
    expect(server.calls).toContain('choose 0 levy:rome place:spear done')
  })

  it('are not counted by the digits of the list', () => {
    expect(play.prompt.listed.map((one) => one.id)).toEqual(['done'])
  })
})
