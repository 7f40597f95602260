// The log of a match, and what has happened since one's own last turn.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogLine } from '../../src/lib/api/types'
import { settings } from '../../src/lib/settings.svelte'
import { PlayUiState } from '../../src/pages/play/playUiState.svelte'
import LogPanel from '../../src/pages/play/LogPanel.svelte'
import { Play } from '../../src/pages/play/play.svelte'
import { furnish, settle, show, type Shown } from '../page'
import { FakeServer, line } from './fixture'

let page: Shown | undefined
beforeEach(() => {
  furnish()
  localStorage.clear()
  settings.setLanguage('en')
  settings.setPace('instant')
})
afterEach(() => {
  page?.close()
  page = undefined
  settings.setPace('normal')
  vi.restoreAllMocks()
})

describe('what happened since the own last turn', () => {
  it('stands once, over the log and not in it, while one acts oneself too', async () => {
    const server = new FakeServer({ red: 'human', blue: 'bot' })
    server.lines = (n): LogLine[] => [line(n)]
    const play = new Play('m', server.api, server.listen)
    await play.open()
    page = show(LogPanel, { play, ui: new PlayUiState(play) })
    expect(page.text()).not.toContain('Since your last turn')

    await play.prompt.choose('go:1')
    server.pulse(4)
    await settle()
    await play.prompt.choose('go:1')
    await settle()
    expect(page.all('.news p')).toHaveLength(1)
    // where it begins is seen in the log, which is nothing but its lines
    expect(page.all('[role=log] li').map((one) => one.textContent.trim())).toEqual(
      [1, 2, 3, 4, 5].map((n) => `line ${n}`),
    )
    expect(page.all('[role=log] li.news').map((one) => one.textContent.trim())).toEqual(['line 2'])
    expect(page.find('[role=log]').textContent).not.toContain('Show it again')

    // others go on: the newest takes its place
    server.pulse(7)
    await settle()
    expect(page.all('.news p')).toHaveLength(1)
    expect(page.all('[role=log] li.news').map((one) => one.textContent.trim())).toEqual(['line 6'])
  })

  it('counts what others did, and not what one did after them', async () => {
    const server = new FakeServer({ red: 'human', blue: 'bot' })
    const play = new Play('m', server.api, server.listen)
    await play.open()
    page = show(LogPanel, { play, ui: new PlayUiState(play) })
    await play.prompt.choose('go:1')
    server.pulse(3)
    await settle()
    const asked = vi.spyOn(play.timeline, 'momentAt')
    await play.prompt.choose('go:1')
    await settle()
    expect(asked.mock.calls.map(([n]) => n)).toEqual([3])
    expect(page.text()).toContain('1 unit moved')
  })
})

describe('the turns of the log', () => {
  it('are folded but for those of the entry that is shown, which may be two', async () => {
    const server = new FakeServer()
    const turn = (n: number, k: number) => line(n, `Turn ${k}.`, { heading: 1 })
    server.lines = (n) => (n === 2 || n === 4 ? [line(n), turn(n, n), line(n, `begun ${n}`)] : [line(n)])
    server.n = 4
    const play = new Play('m', server.api, server.listen)
    await play.open()
    page = show(LogPanel, { play, ui: new PlayUiState(play) })
    const lines = (): string[] => page!.all('[role=log] li').map((one) => one.textContent.trim())
    expect(lines()).toEqual(['line 1', 'line 2', 'begun 2', 'line 3', 'line 4', 'begun 4'])
    await play.prompt.choose('go:1')
    await settle()
    expect(lines()).toEqual(['line 1', 'line 2', 'begun 4', 'line 5'])
  })
})
