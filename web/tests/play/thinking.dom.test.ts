// A bot that takes its time: how far it has come, and that it can be hurried.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '../../src/lib/api/client'
import { settings } from '../../src/lib/settings.svelte'
import { actOf } from '../../src/pages/play/keys'
import { perform } from '../../src/pages/play/performKey'
import { PlayUiState } from '../../src/pages/play/playUiState.svelte'
import PromptView from '../../src/pages/play/PromptView.svelte'
import type { Play } from '../../src/pages/play/play.svelte'
import { furnish, show, type Shown } from '../page'
import { FakeServer, opened, problem, settle } from './fixture'

let shown: Shown | undefined
beforeEach(() => {
  furnish()
  vi.useFakeTimers()
  localStorage.clear()
  settings.setPace('instant')
})
afterEach(() => {
  shown?.close()
  shown = undefined
  vi.useRealTimers()
})

async function thinking(server: FakeServer): Promise<{ play: Play; ui: PlayUiState; page: Shown }> {
  server.decides = () => 'blue'
  server.thinking = true
  const play = await opened(server)
  const ui = new PlayUiState(play)
  shown = show(PromptView, { play, ui })
  return { play, ui, page: shown }
}
const key = actOf(new KeyboardEvent('keydown', { key: 'n' }), 'page')!

it('shows the share of the thought that is told, and dots where none is', async () => {
  const server = new FakeServer()
  const { page } = await thinking(server)
  // one that answers at once leaves no trace
  expect(page.all('.dots')).toHaveLength(1)
  expect(page.all('progress, .thinking button')).toHaveLength(0)
  vi.advanceTimersByTime(600)
  flushSync()
  expect(page.button('Move now N').title).toContain('the best move that it has found')
  expect(page.all('progress')).toHaveLength(0)
  for (const share of [0.25, 0.5]) {
    server.progress = share
    server.pulse()
    await settle()
    flushSync()
    const mark = page.find<HTMLProgressElement>('progress')
    expect([mark.value, mark.getAttribute('aria-label')]).toEqual([share, 'How far the computer has thought'])
    expect(page.all('.dots')).toHaveLength(0)
  }
  server.thinking = false
  server.decides = () => 'red'
  server.progress = null
  server.pulse(1)
  await settle()
  flushSync()
  expect(page.all('progress, .dots, .thinking')).toHaveLength(0)
})

it('is hurried once by button or key, and again at its next move', async () => {
  const server = new FakeServer()
  server.progress = 0.1
  const { play, ui, page } = await thinking(server)
  page.button('Move now N').click()
  await settle()
  flushSync()
  expect(page.find('.thinking [role="status"]').textContent).toBe('It moves at once.')
  expect(perform(key, play, ui)).toBe(false)
  expect(server.calls.filter((call) => call.startsWith('hurry'))).toEqual(['hurry 0'])
  server.pulse(1)
  await settle()
  flushSync()
  expect(perform(key, play, ui)).toBe(true)
  await settle()
  expect(server.calls.filter((call) => call.startsWith('hurry'))).toEqual(['hurry 0', 'hurry 1'])
  // a refusal is said, and the button is there again
  server.pulse(2)
  await settle()
  server.refuse = new Refused(403, problem('no-hurry'))
  expect(perform(key, play, ui)).toBe(true)
  await settle()
  flushSync()
  expect(play.session.notice).toMatchObject({ kind: 'bad', said: 'no-hurry' })
  expect(page.button('Move now N')).toBeTruthy()
})

it('is not offered to who looks on, nor where a person decides', async () => {
  const server = new FakeServer()
  server.progress = 0.1
  const { play, ui, page } = await thinking(server)
  const { now } = play.session
  play.session.now = {
    ...now!,
    access: { ...now!.access, role: 'spectator', places: { red: 'elsewhere', blue: 'bot' } },
  }
  flushSync()
  expect(page.all('progress')).toHaveLength(1)
  expect(page.all('.thinking button')).toHaveLength(0)
  expect(perform(key, play, ui)).toBe(false)
  play.session.now = now
  play.session.thinking = false
  expect(perform(key, play, ui)).toBe(false)
  expect(server.calls.filter((call) => call.startsWith('hurry'))).toEqual([])
})
