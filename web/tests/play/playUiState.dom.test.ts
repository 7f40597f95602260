// What stands open before a person, and when it closes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import { dialogs } from '../../src/lib/ui/dialogs'
import Dialog from '../../src/lib/ui/Dialog.svelte'
import { PlayUiState } from '../../src/pages/play/playUiState.svelte'
import { createRawSnippet } from 'svelte'
import { furnish, show } from '../page'
import { FakeServer, opened, settle } from './fixture'

const TARGET = { space: 1, piece: '', region: '', track: '', pieces: [], x: 0, y: 0 }

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  settings.setPace('instant')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what stands open', () => {
  it('closes when another moment is shown', async () => {
    const server = new FakeServer()
    server.n = 3
    const play = await opened(server)
    const ui = new PlayUiState(play)
    const open = (): void => {
      ui.point('go:1')
      ui.popover = { target: TARGET, choices: [], whys: [] }
      play.prompt.always = 'phase'
      play.prompt.doubt = { choice: play.prompt.choices[0]!, warning: 'w' }
    }
    const still = (): unknown[] => [ui.strong, ui.popover, play.prompt.always, play.prompt.doubt]
    const moves: (() => Promise<unknown>)[] = [
      async () => play.timeline.seek(1),
      () => play.timeline.toNow(),
      () => play.prompt.choose('go:1'),
      () => play.prompt.undo(),
      () => play.seat.look('blue'),
      () => play.seat.look('red'),
    ]
    for (const move of moves) {
      open()
      await move()
      expect(still()).toEqual(['', null, '', null])
    }
  })

  it('at a choice closes with its tab and with its panel', async () => {
    const ui = new PlayUiState(await opened(new FakeServer()))
    for (const turn of [() => ui.turnTo('log'), () => ui.togglePanel(), () => ui.show('choices')]) {
      ui.point('go:1')
      turn()
      expect(ui.strong).toBe('')
    }
    ui.point('go:1')
    ui.turnTo('choices')
    expect(ui.strong).toBe('go:1')
  })
})

describe('the result', () => {
  const end = async (server: FakeServer): Promise<void> => {
    server.over = true
    server.pulse(server.n + 1)
    await settle()
    await vi.advanceTimersByTimeAsync(3000)
  }

  it('opens when the game ends before a person, and once', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    const ui = new PlayUiState(play)
    await play.prompt.choose('go:1')
    expect(ui.box).toBeNull()
    await end(server)
    expect(ui.box).toBe('result')
    ui.box = null
    await play.timeline.renew()
    expect(ui.box).toBeNull()
  })

  it('waits for who looks back', async () => {
    const server = new FakeServer()
    server.n = 3
    const play = await opened(server)
    const ui = new PlayUiState(play)
    play.timeline.seek(1)
    await end(server)
    expect(ui.box).toBeNull()
    await play.timeline.toNow()
    expect(ui.box).toBe('result')
  })

  it('does not open of a game that was over before', async () => {
    const server = new FakeServer()
    server.over = true
    const play = await opened(server)
    const ui = new PlayUiState(play)
    await play.timeline.renew()
    expect(ui.box).toBeNull()
  })
})

it('a dialog says that it lies over the page, as long as it does', () => {
  furnish()
  const children = createRawSnippet(() => ({ render: () => '<p>What?</p>' }))
  expect(dialogs.open).toBe(false)
  const page = show(Dialog, { title: 'A question', onclose: () => undefined, children })
  expect(dialogs.open).toBe(true)
  expect(page.find('dialog').hasAttribute('open')).toBe(true)
  page.close()
  expect(dialogs.open).toBe(false)
})
