// Words of choices that the glossary explains: beside the choices, by a key, and under a finger on the card of a preview.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GlossaryTerm, Preview } from '../../src/lib/api/types'
import { settings } from '../../src/lib/settings.svelte'
import { termCard } from '../../src/lib/termCard.svelte'
import Choices from '../../src/pages/play/Choices.svelte'
import { actOf } from '../../src/pages/play/keys'
import { perform } from '../../src/pages/play/performKey'
import { PlayUiState } from '../../src/pages/play/playUiState.svelte'
import PreviewCard from '../../src/pages/play/PreviewCard.svelte'
import type { Play } from '../../src/pages/play/play.svelte'
import { furnish, serve, settle, show, type Shown } from '../page'
import { choice, FakeServer, opened } from './fixture'

function term(id: string, en: string, ja: string): GlossaryTerm {
  return { id, name: { en, ja }, also: { en: [], ja: [] }, text: { en: '', ja: '' }, see: [] }
}
const TERMS = [term('zoc', 'zone of control', '支配地域'), term('siege', 'siege', '包囲'), term('raid', 'raid', '収奪')]
const FORETOLD: Preview = {
  title: 'A siege',
  path: [],
  terms: [{ text: 'zone of control', value: '1', clause: '' }],
  chances: [],
  cells: [],
  warning: '',
}
let page: Shown | undefined
let play: Play
let ui: PlayUiState

beforeEach(async () => {
  furnish()
  localStorage.clear()
  settings.setLanguage('en')
  serve(({ path }) => (path.includes('/glossary') ? { body: { game: 'g', terms: TERMS } } : undefined))
  const server = new FakeServer()
  server.choices = [
    choice('lift', { text: 'Lift the siege' }),
    choice('raid:1', { text: 'Begin a siege, or raid' }),
    choice('pass', { text: 'Pass' }),
  ]
  play = await opened(server)
  play.session.match = { ...play.session.match!, game: 'g' }
  ui = new PlayUiState(play)
})
afterEach(() => {
  termCard.close(false)
  page?.close()
  page = undefined
  vi.unstubAllGlobals()
})

async function listed(): Promise<Shown> {
  page = show(Choices, { play, ui })
  await settle()
  return page
}
const words = (at: Shown): (string | null)[] => at.all('.terms [role="button"]').map((one) => one.textContent)
const pressed = (key: string): boolean => {
  const event = { key, altKey: false, ctrlKey: false, metaKey: false, isComposing: false }
  const done = perform(actOf(event, 'button')!, play, ui)
  flushSync()
  return done
}

describe('the words of choices', () => {
  it('stand beside them, each once, to be opened by pointer and keyboard', async () => {
    const list = await listed()
    expect(words(list)).toEqual(['siege', 'raid'])
    // no link within a button
    expect(list.all('[data-choice] [role="button"]')).toHaveLength(0)
    expect(list.find('.terms').getAttribute('aria-label')).toBe('Words of these choices explained')
    const [siege, raid] = list.all('.terms [role="button"]')
    siege!.click()
    expect(termCard.shown?.term.id).toBe('siege')
    raid!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(termCard.shown?.term.id).toBe('raid')
    termCard.shown?.onopen?.('3.1')
    expect(ui.clause).toBe('3.1')
  })

  it('are left to the question where that explains them, and are none where nothing is explained', async () => {
    play.session.now = { ...play.session.now!, question: { ...play.session.now!.question!, text: 'Which siege?' } }
    const list = await listed()
    expect(words(list)).toEqual(['raid'])
    settings.setLanguage('ja')
    flushSync()
    expect(list.all('.terms')).toHaveLength(0)
  })

  it('are explained by a key, whose card gives the focus back to the choice', async () => {
    const list = await listed()
    const lift = list.find('[data-choice="lift"]')
    lift.focus()
    expect(pressed('w')).toBe(true)
    expect(termCard.shown?.term.id).toBe('siege')
    expect(termCard.shown?.anchor).toBe(lift)
    list.find('[data-choice="pass"]').focus()
    termCard.close(true)
    expect(document.activeElement).toBe(lift)
    termCard.close(false)
    // a choice that lies on the board is not pointed at by its focus
    const lit = document.createElement('button')
    lit.dataset['choice'] = 'lift'
    document.body.append(lit)
    lit.focus()
    expect([ui.strong, pressed('w')]).toEqual(['', true])
    expect(termCard.shown?.anchor).toBe(lit)
    lit.remove()
    termCard.close(false)
    // a choice without such a word, and none at all
    list.find('[data-choice="pass"]').focus()
    expect(pressed('w')).toBe(false)
    ui.point('')
    expect(pressed('w')).toBe(false)
    expect(termCard.shown).toBeUndefined()
  })

  it('are linked on the card of a preview for a finger alone, which can reach them', async () => {
    page = show(PreviewCard, { play, ui, preview: FORETOLD })
    await settle()
    expect(page.all('[role="button"]')).toHaveLength(0)
    page.close()
    ui.touch = true
    page = show(PreviewCard, { play, ui, preview: FORETOLD })
    await settle()
    expect(page.all('[role="button"]').map((one) => one.textContent)).toEqual(['siege', 'zone of control'])
  })
})
