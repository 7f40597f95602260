// What happened, as a person is told it: rolls with what they meant, parts of the story, and what others did meanwhile.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import type { LogLine } from '../../src/lib/api/types'
import { Play } from '../../src/pages/play/play.svelte'
import { PlayUiState } from '../../src/pages/play/playUiState.svelte'
import Choices from '../../src/pages/play/Choices.svelte'
import Since from '../../src/pages/play/Since.svelte'
import TidingsView from '../../src/pages/play/TidingsView.svelte'
import { foremost, tidings, tidingsOf } from '../../src/pages/play/tidings'
import { furnish, show, type Shown } from '../page'
import { choice, FakeServer, line } from './fixture'

let shown: Shown | undefined
beforeEach(() => {
  furnish()
  localStorage.clear()
  settings.setPace('instant')
})
afterEach(() => {
  shown?.close()
  shown = undefined
})

function die(n: number, reason: string, face: number, more: Partial<LogLine> = {}): LogLine {
  const thrown = { side: 'red', reason, needed: '5-6', otherwise: 'Nothing comes of it.' }
  return line(n, `rolls ${face}`, { kind: 'rolled', faces: [face], roll: reason, weight: 0, throw: thrown, ...more })
}
const result = (n: number, reason: string, text: string, more: Partial<LogLine> = {}): LogLine =>
  line(n, text, { answers: [reason], ...more })
const said = (all: ReturnType<typeof tidings>): unknown[] =>
  all.map((one) => [one.name, one.dice.flatMap((dice) => dice.faces), one.told.map((told) => told.text), one.otherwise])

describe('a roll', () => {
  it('is told with what came of it, and with what followed at once', () => {
    const [one, ...more] = tidings(
      [
        die(3, 'storm', 6),
        result(3, 'storm', 'A storm.', { spaces: [7] }),
        line(3, 'A fleet is lost.'),
        line(4, 'Next.'),
      ],
      true,
    )
    expect(more).toEqual([])
    expect(one).toMatchObject({
      name: 'storm',
      first: 3,
      last: 3,
      needed: '5-6',
      otherwise: '',
      waits: false,
      spaces: [7],
    })
    expect(one!.dice).toEqual([{ side: 'red', faces: [6], instead: false }])
    expect(one!.effects.map((effect) => effect.text)).toEqual(['A fleet is lost.'])
  })

  it('of several dice, by both sides, is one roll', () => {
    const blue = { throw: { side: 'blue', reason: 'duel', needed: '', otherwise: '' } }
    const all = tidings(
      [die(1, 'duel', 2), die(1, 'duel', 3), die(1, 'duel', 6, blue), result(1, 'duel', 'Blue wins.')],
      true,
    )
    expect(all).toHaveLength(1)
    expect(all[0]!.dice.map((one) => [one.side, one.faces])).toEqual([
      ['red', [2, 3]],
      ['blue', [6]],
    ])
  })

  it('waits for what comes after others were asked, and a die rolled again takes its place', () => {
    const lines = [die(1, 'revolt', 2), line(2, 'Somebody plays a card.'), die(2, 'revolt', 5, { kind: 'rerolled' })]
    expect(tidings(lines.slice(0, 1), false)[0]).toMatchObject({ waits: true, otherwise: '' })
    expect(said(tidings([die(1, 'revolt', 2), result(2, 'revolt', 'Revolt!')], true))).toEqual([
      ['revolt', [2], ['Revolt!'], ''],
    ])
    const [one] = tidings(
      [die(1, 'revolt', 2), die(1, 'revolt', 5, { kind: 'rerolled' }), result(1, 'revolt', 'No.')],
      true,
    )
    expect(one!.dice.map((dice) => [dice.faces, dice.instead])).toEqual([
      [[2], true],
      [[5], false],
    ])
  })

  it('of which nothing comes says so, once nothing can come any more', () => {
    const silent = [die(1, 'storm', 2)]
    expect(tidings(silent, false)[0]).toMatchObject({ waits: true, otherwise: '' })
    for (const lines of [
      [...silent, line(2, 'Blue marches.')],
      [...silent, line(1, 'Summer', { heading: 2 })],
    ])
      expect(tidings(lines, false)[0]).toMatchObject({ waits: false, otherwise: 'Nothing comes of it.', told: [] })
    expect(tidings(silent, true)[0]!.otherwise).toBe('Nothing comes of it.')
    // what is told without words is that nothing came of it
    expect(tidings([...silent, result(1, 'storm', '')], false)[0]!.otherwise).toBe('')
    expect(tidings([...silent, result(1, 'storm', '')], true)[0]!.otherwise).toBe('Nothing comes of it.')
  })

  it('many for one reason are told together, a few each for itself', () => {
    const lines = (n: number): LogLine[] =>
      Array.from({ length: n }, (_, at) => [die(1, 'plague', 6), result(1, 'plague', `Plague in ${at}.`)]).flat()
    expect(tidings(lines(3), true)).toHaveLength(3)
    const [one, ...more] = tidings(lines(9), true)
    expect(more).toEqual([])
    expect(one).toMatchObject({ rolls: 9, dice: [], more: 3 })
    expect(one!.told).toHaveLength(6)
  })

  it('of a game that says nothing of its rolls is told by its own line', () => {
    expect(said(tidings([line(1, 'Red rolls 4.', { faces: [4], roll: 'luck' })], true))).toEqual([
      ['luck', [4], ['Red rolls 4.'], ''],
    ])
  })
})

describe('a part of the story', () => {
  it('has the name of its rule, and lets go of what follows later', () => {
    const dead = line(2, 'Nicias falls.', { weight: 2, title: 'Dead leaders' })
    const [one] = tidings([dead, line(2, 'His men lose heart.'), line(3, 'Red marches.')], true)
    expect(one).toMatchObject({ story: true, name: 'Dead leaders', dice: [] })
    expect(one!.effects.map((effect) => effect.text)).toEqual(['His men lose heart.'])
    expect(tidings([line(2, 'Red marches.'), line(2, 'Red halts.', { weight: 0 })], true)).toEqual([])
  })

  it('comes before others where there is little room, the latest always', () => {
    const all = tidings(
      [
        line(1, 'The hero dies.', { weight: 2 }),
        ...['a', 'b', 'c'].flatMap((reason) => [die(2, reason, 1), result(2, reason, reason)]),
      ],
      true,
    )
    const names = (room: number): string[] => foremost(all, room).map((one) => one.told[0]!.text)
    expect(names(1)).toEqual(['c'])
    expect(names(2)).toEqual(['The hero dies.', 'c'])
    expect(names(3)).toEqual(['The hero dies.', 'b', 'c'])
    expect(names(9)).toEqual(['The hero dies.', 'a', 'b', 'c'])
  })

  it('counts from where it ended, and what began before is whole', () => {
    const lines = [die(4, 'storm', 6), result(6, 'storm', 'A storm.'), line(8, 'Later.', { weight: 2 })]
    expect(said(tidingsOf(lines, 5, 7, true))).toEqual([['storm', [6], ['A storm.'], '']])
    expect(tidingsOf(lines, 6, 7, true)).toEqual([])
  })
})

async function opened(server: FakeServer): Promise<{ play: Play; ui: PlayUiState }> {
  const play = new Play('m', server.api, server.listen)
  await play.open()
  return { play, ui: new PlayUiState(play) }
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

function war(): FakeServer {
  const server = new FakeServer()
  server.n = 9
  server.choices = [choice('go:1'), choice('go:2')]
  server.lines = (n) => [
    die(n, `storm ${n}`, 6),
    result(n, `storm ${n}`, `Storm ${n}.`, { weight: n === 4 ? 2 : 1, spaces: [n] }),
  ]
  return server
}

describe('on the board', () => {
  it('stands what happened since the last own act, until it is read or the person acts', async () => {
    const { play, ui } = await opened(war())
    shown = show(TidingsView, { play, ui })
    flushSync()
    expect(play.tidings.all.length).toBe(9)
    play.log.acted(6, 7)
    flushSync()
    expect(play.tidings.cards.map((one) => one.first)).toEqual([7, 8, 9])
    shown.all('.close')[0]!.click()
    flushSync()
    expect(play.tidings.cards.map((one) => one.first)).toEqual([8, 9])
    shown.button('Read: take all away').click()
    flushSync()
    expect(shown.text().trim()).toBe('')
  })

  it('goes by itself after the time that was set', async () => {
    settings.setLinger('short')
    try {
      const { play } = await opened(war())
      expect(play.tidings.lasting).toBe(4000)
    } finally {
      settings.setLinger('read')
    }
    expect(settings.lingerMs).toBe(Infinity)
  })

  it('stands of a moment looked back at only what it brought', async () => {
    const { play } = await opened(war())
    play.timeline.seek(4)
    await settle()
    expect(play.tidings.cards.map((one) => one.first)).toEqual([4])
  })
})

describe('above the first choice', () => {
  it('stands what others did since the own last act, and where; after an act it is gone', async () => {
    const { play, ui } = await opened(war())
    play.log.acted(2, 3)
    shown = show(Since, { play, ui })
    flushSync()
    expect(shown.text()).toContain('What happened since')
    expect(shown.text()).toContain('Storm 4.')
    expect(shown.text()).not.toContain('Storm 3.')
    expect(play.tidings.places).toEqual([4])
    play.log.acted(8, 9)
    flushSync()
    expect(shown.text().trim()).toBe('')
  })

  it('stands before the choices come, so that nothing moves them', async () => {
    const server = war()
    const held: (() => void)[] = []
    server.slow = (call) => (call.startsWith('log') ? new Promise((go) => held.push(go)) : undefined)
    const play = new Play('m', server.api, server.listen)
    const ui = new PlayUiState(play)
    shown = show(Choices, { play, ui })
    void play.open()
    await settle()
    flushSync()
    expect(play.prompt.choices.length).toBeGreaterThan(0)
    expect(shown.all('[data-choice]').length).toBe(0)
    await ui.enter()
    while (held.length) {
      held.shift()!()
      await settle()
    }
    flushSync()
    expect(shown.text()).toContain('What happened since')
    expect(shown.all('[data-choice]').length).toBeGreaterThan(0)
  })

  it('keeps no choice back for longer than a person would wait', async () => {
    const server = war()
    server.slow = (call) => (call.startsWith('log') ? new Promise(() => undefined) : undefined)
    const play = new Play('m', server.api, server.listen)
    const ui = new PlayUiState(play)
    const late: (() => void)[] = []
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((call) => {
      late.push(call)
      return 0 as unknown as ReturnType<typeof setTimeout>
    })
    shown = show(Choices, { play, ui })
    void play.open()
    for (let n = 0; n < 40; n++) await Promise.resolve()
    flushSync()
    timers.mockRestore()
    expect(shown.all('[data-choice]').length).toBe(0)
    for (const call of late) call()
    flushSync()
    expect(shown.all('[data-choice]').length).toBeGreaterThan(0)
  })
})
