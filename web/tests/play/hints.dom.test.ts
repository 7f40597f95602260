// What a bot would do: it stands as long as its moment does.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import { PlayUiState } from '../../src/pages/play/playUiState.svelte'
import { furnish, serve } from '../page'
import { FakeServer, opened, settle } from './fixture'

beforeEach(() => {
  furnish()
  localStorage.clear()
  settings.setPace('instant')
})
afterEach(() => vi.unstubAllGlobals())

it('stays when the same table is shown again, and goes when the match has gone on or one looks back', async () => {
  serve(({ path }) => (path.includes('/hint') ? { body: { lines: [], choice: '' } } : undefined))
  const server = new FakeServer()
  server.n = 2
  const play = await opened(server)
  const { hints } = new PlayUiState(play)
  expect(hints.offered).toBe(true)
  hints.toggle()
  await settle()
  await play.timeline.renew()
  expect(hints.open).toBe(true)
  await play.prompt.choose('pass')
  await settle()
  expect(hints.open).toBe(false)
  hints.toggle()
  expect(hints.open).toBe(true)
  play.timeline.seek(0)
  await settle()
  expect(hints.open).toBe(false)
})
