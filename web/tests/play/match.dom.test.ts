import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../../src/lib/api/client'
import type { BoardHandle, Shown } from '../../src/lib/board/types'
import { settings } from '../../src/lib/settings.svelte'
import { PlayUiState } from '../../src/pages/play/playUiState.svelte'
import { Play } from '../../src/pages/play/match.svelte'
import { choice, FakeServer, line, problem } from './fixture'

async function settle(): Promise<void> {
  for (let n = 0; n < 40; n++) await Promise.resolve()
}

async function open(server: FakeServer): Promise<Play> {
  const play = new Play('m', server.api, server.listen)
  await play.open()
  server.pulse()
  await settle()
  return play
}

function stage(play: Play): { shown: Shown[]; ms: number[] } {
  const seen = { shown: [] as Shown[], ms: [] as number[] }
  play.showing.stage = {
    show: (step, ms) => {
      seen.shown.push(step)
      seen.ms.push(ms)
      return new Promise((resolve) => window.setTimeout(resolve, ms))
    },
    find: () => undefined,
    zoomBy: () => undefined,
    fit: () => undefined,
    png: () => Promise.resolve(new Blob()),
  } as Partial<BoardHandle> as BoardHandle
  return seen
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  settings.setPace('normal')
})
afterEach(() => vi.useRealTimers())

describe('what others do', () => {
  it('is shown one step after the other, at the chosen pace, and then the present is there', async () => {
    const server = new FakeServer()
    const play = await open(server)
    const seen = stage(play)
    server.pulse(3)
    await settle()
    expect(play.showing.shown).toBe(1)
    expect(play.atNow).toBe(false)
    expect(play.choices).toEqual([])
    expect(play.log.lines.map((one) => one.n)).toEqual([1])
    await vi.advanceTimersByTimeAsync(700)
    expect(play.showing.shown).toBe(2)
    await vi.advanceTimersByTimeAsync(1400)
    expect(play.showing.shown).toBe(3)
    expect(play.atNow).toBe(true)
    expect(play.choices.map((one) => one.id)).toEqual(['go:1', 'pass'])
    expect(seen.shown.map((one) => one.scene.pieces[0]?.space)).toEqual([1, 2, 3])
  })

  it('goes on with what comes while it is being shown', async () => {
    const server = new FakeServer()
    const play = await open(server)
    server.pulse(1)
    await settle()
    server.pulse(2)
    await vi.advanceTimersByTimeAsync(1500)
    expect(play.showing.shown).toBe(2)
    expect(play.log.lines.map((one) => one.n)).toEqual([1, 2])
    expect(server.calls.filter((call) => call.startsWith('steps'))).toEqual(['steps red 1', 'steps red 2'])
  })

  it('passes quickly over an entry of which nothing is told', async () => {
    const server = new FakeServer()
    server.lines = (n) => [line(n, '')]
    const play = await open(server)
    server.pulse(4)
    await vi.advanceTimersByTimeAsync(720)
    expect(play.showing.shown).toBe(4)
  })

  it('is there at once where nothing is to be shown', async () => {
    settings.setPace('instant')
    const server = new FakeServer()
    const play = await open(server)
    server.pulse(50)
    await settle()
    expect(play.atNow).toBe(true)
    expect(play.log.lines).toHaveLength(50)
    expect(server.calls.some((call) => call.startsWith('steps'))).toBe(false)
  })

  it('can be skipped', async () => {
    const server = new FakeServer()
    const play = await open(server)
    server.pulse(30)
    await settle()
    await play.toNow()
    expect(play.showing.shown).toBe(30)
    expect(play.atNow).toBe(true)
    expect(play.log.lines).toHaveLength(30)
    await vi.advanceTimersByTimeAsync(5000)
    expect(play.showing.shown).toBe(30)
  })

  it('is not left in the past by an entry that comes while the answer to a skip is under way', async () => {
    const server = new FakeServer()
    const play = await open(server)
    server.pulse(30)
    await settle()
    let release: () => void = () => undefined
    server.slow = (call) => (call.startsWith('table') ? new Promise((resolve) => (release = resolve)) : undefined)
    const skip = play.toNow()
    await settle()
    server.slow = null
    server.pulse(31)
    await settle()
    release()
    await vi.advanceTimersByTimeAsync(3000)
    await skip
    expect(play.showing.shown).toBe(31)
    expect(play.atNow).toBe(true)
    expect(play.choices).toHaveLength(2)
    expect(play.log.lines).toHaveLength(31)
  })

  it('comes to rest at the present, whatever is pressed while a slow bot plays and answers are late', async () => {
    for (let seed = 1; seed <= 60; seed++) {
      let dice = seed
      const below = (n: number): number => (dice = (dice * 48271) % 2147483647) % n
      settings.setPace(below(3) ? 'fast' : 'instant')
      const server = new FakeServer({ red: 'human', blue: 'bot' }, (n) => (n % 9 === 8 ? 'red' : 'blue'))
      server.slow = () => (below(3) ? new Promise((resolve) => window.setTimeout(resolve, below(400))) : undefined)
      const play = new Play('m', server.api, server.listen)
      void play.open()
      await vi.advanceTimersByTimeAsync(3000)
      for (let entry = 1; entry <= 26; entry++) {
        await vi.advanceTimersByTimeAsync(below(500))
        if (below(12)) server.pulse(entry)
        else server.pulse(server.n - (server.n && 1)) // something is taken back
        const press = below(6)
        if (press === 0) void play.toNow()
        else if (press === 1) play.seek(below(entry))
        else if (press === 2) play.playPause()
        else if (press === 3) play.step(below(2) ? 1 : -1)
      }
      server.pulse(26)
      await vi.advanceTimersByTimeAsync(200)
      if (!play.showing.live) void play.toNow()
      await vi.advanceTimersByTimeAsync(40_000)
      expect([seed, play.showing.shown, play.last, play.atNow, play.choices.length]).toEqual([seed, 26, 26, true, 2])
      expect(play.log.lines.map((one) => one.n)).toEqual(Array.from({ length: 26 }, (_, at) => at + 1))
      play.close()
    }
  })

  it('does not pull back whoever has looked back, by whatever comes late', async () => {
    for (const late of ['the present', 'a word of what was taken back', 'that something was taken back']) {
      const server = new FakeServer()
      const play = await open(server)
      for (const choice of ['go:1', 'pass', 'pass']) await play.choose(choice)
      await settle()
      const before = { n: server.n, rewound: server.rewound }
      if (late === 'a word of what was taken back') await play.undo()
      let release: () => void = () => undefined
      server.slow = (call) => (call.startsWith('table') ? new Promise((resolve) => (release = resolve)) : undefined)
      if (late === 'the present') void play.toNow()
      else if (late === 'a word of what was taken back') server.heard?.({ ...server.told(), ...before })
      else server.pulse(2)
      await settle()
      server.slow = null
      play.seek(1)
      release()
      await vi.advanceTimersByTimeAsync(3000)
      expect([late, play.showing.shown, play.atNow]).toEqual([late, 1, false])
      play.seek(server.n)
      await vi.advanceTimersByTimeAsync(3000)
      expect([late, play.showing.shown, play.atNow, play.choices.length]).toEqual([late, server.n, true, 2])
    }
  })

  it('is seen though it has as many entries as what it replaces', async () => {
    const server = new FakeServer()
    const play = await open(server)
    await play.choose('go:1')
    await play.choose('pass')
    server.lines = (n) => [line(n, `otherwise ${n}`)]
    server.rewound++
    server.pulse(2)
    await settle()
    expect(play.log.lines.map((one) => one.text)).toEqual(['otherwise 1', 'otherwise 2'])
    expect(play.atNow).toBe(true)
    // and a server that was started anew, which counts anew, is listened to
    server.rewound = 0
    server.linked?.(false)
    server.linked?.(true)
    server.pulse(3)
    await vi.advanceTimersByTimeAsync(3000)
    expect(play.showing.shown).toBe(3)
  })

  it('is never shown by what other eyes have seen', async () => {
    const server = new FakeServer({ red: 'human', blue: 'human' })
    const play = await open(server)
    for (const choice of ['go:1', 'pass', 'pass']) await play.choose(choice)
    let release: () => void = () => undefined
    server.slow = (call) => (call === 'table red 1' ? new Promise((resolve) => (release = resolve)) : undefined)
    play.seek(1)
    await vi.advanceTimersByTimeAsync(200)
    await play.look('blue')
    release()
    play.seek(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(play.table?.side).toBe('blue')
  })

  it('waits when paused, and goes on from there', async () => {
    const server = new FakeServer()
    const play = await open(server)
    server.pulse(5)
    await settle()
    play.playPause()
    await vi.advanceTimersByTimeAsync(5000)
    expect(play.showing.shown).toBe(1)
    expect(play.showing.playing).toBe(false)
    server.pulse(6)
    await vi.advanceTimersByTimeAsync(5000)
    expect(play.showing.shown).toBe(1)
    expect(play.last).toBe(6)
    play.playPause()
    await vi.advanceTimersByTimeAsync(5000)
    expect(play.showing.shown).toBe(6)
    expect(play.atNow).toBe(true)
  })

  it('rolls the dice that fell, those for one purpose together', async () => {
    const server = new FakeServer()
    server.lines = (n) => [
      line(n, 'a', { faces: [2], roll: 'battle' }),
      line(n, 'b', { faces: [5], roll: 'battle' }),
      line(n, 'c', { faces: [1], roll: 'retreat' }),
    ]
    const play = await open(server)
    server.pulse(1)
    await settle()
    expect(play.showing.dice.map((one) => [one.what, one.faces])).toEqual([
      ['battle', [2, 5]],
      ['retreat', [1]],
    ])
  })
})

describe('an own act', () => {
  it('is there with the answer, and does not wait for the picture', async () => {
    const server = new FakeServer()
    const play = await open(server)
    const seen = stage(play)
    void play.choose('go:1')
    await settle()
    expect(play.now?.n).toBe(1)
    expect(play.atNow).toBe(true)
    expect(play.busy).toBe(false)
    expect(play.choices).toHaveLength(2)
    expect(play.log.lines.map((one) => one.n)).toEqual([1])
    expect(seen.ms[0]).toBeLessThanOrEqual(420)
    await vi.advanceTimersByTimeAsync(500)
    expect(play.showing.scene?.pieces[0]?.space).toBe(1)
  })

  it('whose answer never comes is not forgotten: the page says whether it was done', async () => {
    const server = new FakeServer()
    const play = await open(server)
    const away = new Refused(0, problem('away'))
    server.refuse = away
    server.linked?.(false)
    expect(await play.choose('go:1')).toBe(false)
    expect(play.notice).toMatchObject({ kind: 'bad', id: 'play-away-act', args: { what: 'go:1' } })
    server.linked?.(true)
    await settle()
    expect(play.notice).toMatchObject({ kind: 'bad', id: 'play-not-done', args: { what: 'go:1' } })
    expect(await play.choose('go:1')).toBe(true)
    expect(play.notice).toBeNull()
    // done, and only the answer was lost
    server.refuse = away
    server.linked?.(false)
    await play.choose('pass')
    server.n += 1
    server.linked?.(true)
    await settle()
    expect(play.notice).toBeNull()
    expect(play.now?.n).toBe(2)
  })

  it('that comes too late is refused politely, and the page is fresh', async () => {
    const server = new FakeServer()
    const play = await open(server)
    server.n = 2
    await play.choose('go:1')
    expect(play.notice?.id).toBe('play-stale')
    expect(play.now?.n).toBe(2)
    expect(play.atNow).toBe(true)
    expect(play.log.lines.map((one) => one.n)).toEqual([1, 2])
  })

  it('that the rules forbid is told in the words of the server', async () => {
    const server = new FakeServer()
    const play = await open(server)
    server.refuse = new Refused(409, problem('illegal-choice'))
    await play.choose('go:1')
    expect(play.notice).toMatchObject({ id: '', said: 'illegal-choice' })
    expect(play.busy).toBe(false)
  })

  it('besides deciding is confirmed where nobody else is told of it', async () => {
    const server = new FakeServer()
    const play = await open(server)
    await play.aside({ id: 'ask:often', text: 'Ask me often', weighty: false })
    expect(play.notice).toMatchObject({ kind: 'info', id: 'play-aside-set', args: { what: 'Ask me often' } })
    await play.aside({ id: 'give-up', text: 'Give up', weighty: true })
    expect(play.notice).toBeNull()
    server.refuse = new Refused(409, problem('illegal-choice'))
    await play.aside({ id: 'ask:often', text: 'Ask me often', weighty: false })
    expect(play.notice).toMatchObject({ id: '', said: 'illegal-choice' })
  })

  it('wishes given in quick succession are all told, though the table has gone on meanwhile', async () => {
    const server = new FakeServer()
    const play = await open(server)
    server.refuse = new Refused(409, problem('stale'))
    const wishes = ['ask:often', 'ask:never', 'ask:once'].map((id) => play.aside({ id, text: id, weighty: false }))
    await Promise.all(wishes)
    expect(server.calls.filter((line) => line.startsWith('aside')).map((line) => line.split(' ')[2])).toEqual([
      'ask:often',
      'ask:often',
      'ask:never',
      'ask:once',
    ])
  })

  it('besides deciding waits for a second word only if it is weighty', async () => {
    const server = new FakeServer()
    const play = await open(server)
    const ui = new PlayUiState(play)
    await ui.aside({ id: 'give-up', text: 'Give up', weighty: true })
    expect(ui.asideAsked?.id).toBe('give-up')
    expect(server.n).toBe(0)
    ui.asideAsked = null
    await ui.aside({ id: 'ask:often', text: 'Ask me often', weighty: false })
    expect(ui.asideAsked).toBeNull()
    expect(play.notice?.id).toBe('play-aside-set')
  })

  it('without a server says so and keeps the page', async () => {
    const server = new FakeServer()
    const play = await open(server)
    server.refuse = new Refused(0, problem('away'))
    await play.choose('go:1')
    expect(play.notice).toMatchObject({ kind: 'bad', id: 'play-away-act' })
    expect(play.choices).toHaveLength(2)
  })

  it('is not shown again when the pulse of it comes, early or late', async () => {
    const server = new FakeServer()
    const play = await open(server)
    const act = play.choose('go:1')
    server.heard?.({ ...server.told(), n: 1 })
    await act
    await settle()
    expect(play.showing.playing).toBe(false)
    expect(server.calls.some((call) => call.startsWith('steps'))).toBe(false)
    server.pulse(1)
    await settle()
    expect(server.calls.filter((call) => call.startsWith('table'))).toHaveLength(1)
  })

  it('can be taken back, and the log with it', async () => {
    const server = new FakeServer()
    const play = await open(server)
    await play.choose('go:1')
    await play.choose('pass')
    await play.undo()
    expect(play.now?.n).toBe(1)
    expect(play.last).toBe(1)
    expect(play.log.lines.map((one) => one.n)).toEqual([1])
  })
})

describe('two tabs', () => {
  it('stay in step when the other takes something back', async () => {
    const server = new FakeServer()
    server.n = 4
    const play = await open(server)
    server.pulse(3)
    await settle()
    expect(play.now?.n).toBe(3)
    expect(play.atNow).toBe(true)
    expect(play.log.lines).toHaveLength(3)
  })

  it('heal after a break', async () => {
    settings.setPace('instant')
    const server = new FakeServer()
    const play = await open(server)
    server.linked?.(false)
    expect(play.linked).toBe(false)
    play.notice = { kind: 'bad', id: 'play-away', said: '' }
    server.n = 7
    server.linked?.(true)
    await settle()
    server.pulse(7)
    await settle()
    expect(play.linked).toBe(true)
    expect(play.notice).toBeNull()
    expect(play.log.lines).toHaveLength(7)
    expect(play.now?.n).toBe(7)
  })

  it('tell that the match is gone', async () => {
    const server = new FakeServer()
    const play = await open(server)
    server.gone = true
    server.pulse()
    await settle()
    expect(play.gone).toBe(true)
  })
})

describe('the slider', () => {
  it('shows any moment, and nothing can be chosen there', async () => {
    const server = new FakeServer()
    server.n = 9
    const play = await open(server)
    play.seek(4)
    expect(play.showing.shown).toBe(4)
    expect(play.choices).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(play.table?.n).toBe(4)
    expect(play.showing.scene?.pieces[0]?.space).toBe(4)
    await play.choose('go:1')
    expect(server.calls.some((call) => call.startsWith('choose'))).toBe(false)
    await play.toNow()
    expect(play.showing.shown).toBe(9)
    expect(play.choices).toHaveLength(2)
  })

  it('asks only for the moment at which it comes to rest', async () => {
    const server = new FakeServer()
    server.n = 9
    const play = await open(server)
    for (const n of [8, 7, 6, 5]) play.seek(n)
    await vi.advanceTimersByTimeAsync(100)
    expect(server.calls.filter((call) => /^table red \d/.test(call))).toEqual(['table red 5'])
    play.seek(6)
    play.seek(5)
    expect(play.table?.n).toBe(5)
  })

  it('steps on and comes back to the present by itself', async () => {
    const server = new FakeServer()
    server.n = 3
    const play = await open(server)
    play.step(-1)
    await vi.advanceTimersByTimeAsync(100)
    expect(play.showing.shown).toBe(2)
    play.step(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(play.atNow).toBe(true)
    expect(play.choices).toHaveLength(2)
  })

  it('plays on from the past to the present, even at the pace that shows nothing', async () => {
    settings.setPace('instant')
    const server = new FakeServer()
    server.n = 5
    const play = await open(server)
    play.seek(1)
    play.playPause()
    await settle()
    expect(play.showing.shown).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(play.atNow).toBe(true)
  })

  it('goes back no farther than the first moment that there is', async () => {
    const server = new FakeServer()
    server.n = 9
    server.resumed = 6
    const play = await open(server)
    expect(play.first).toBe(6)
    play.seek(0)
    await vi.advanceTimersByTimeAsync(100)
    expect(play.showing.shown).toBe(6)
    expect(play.table?.n).toBe(6)
    play.step(-1)
    await vi.advanceTimersByTimeAsync(100)
    expect(play.showing.shown).toBe(6)
    expect(server.calls.filter((call) => /^table red \d/.test(call))).toEqual(['table red 6'])
  })

  it('is not carried off by what comes meanwhile', async () => {
    const server = new FakeServer()
    server.n = 5
    const play = await open(server)
    play.seek(1)
    server.pulse(8)
    await vi.advanceTimersByTimeAsync(3000)
    expect(play.showing.shown).toBe(1)
    expect(play.last).toBe(8)
  })
})

describe('two people at one screen', () => {
  const turns = (n: number): string => (n % 2 ? 'blue' : 'red')
  const both = { red: 'human', blue: 'human' }

  it('begins behind the curtain', async () => {
    const play = await open(new FakeServer(both, turns))
    expect(play.curtain).toBe('red')
    expect(play.choices).toEqual([])
    await play.takeOver(false)
    expect(play.curtain).toBeNull()
    expect(play.choices).toHaveLength(2)
  })

  it('draws it when the other decides, and asks for the other eyes only then', async () => {
    const server = new FakeServer(both, turns)
    const play = await open(server)
    await play.takeOver(false)
    await play.choose('go:1')
    expect(play.curtain).toBe('blue')
    expect(server.calls.some((call) => call.includes('blue'))).toBe(false)
    await play.takeOver(false)
    expect(play.curtain).toBeNull()
    expect(play.side).toBe('blue')
    expect(play.now?.side).toBe('blue')
    expect(play.choices).toHaveLength(2)
  })

  it('draws it also where the question itself is a secret', async () => {
    const server = new FakeServer(both, turns)
    const play = await open(server)
    await play.takeOver(false)
    server.secret = true
    await play.choose('go:1')
    expect(play.curtain).toBe('blue')
  })

  it('lets who hands over look at the dice, and once more', async () => {
    const server = new FakeServer(both, turns)
    server.lines = (n) => [line(n, 'x', { faces: [3], roll: 'r' })]
    const play = await open(server)
    await play.takeOver(false)
    const act = play.choose('go:1')
    await settle()
    expect(play.curtain).toBeNull()
    await vi.advanceTimersByTimeAsync(1200)
    await act
    expect(play.curtain).toBe('blue')
    play.keepScreen()
    expect(play.curtain).toBeNull()
    expect(play.side).toBe('red')
    play.passScreen()
    expect(play.curtain).toBe('blue')
  })

  it('does without it among people who trust each other, and remembers that', async () => {
    const server = new FakeServer(both, turns)
    const play = await open(server)
    await play.takeOver(true)
    await play.choose('go:1')
    expect(play.curtain).toBeNull()
    expect(play.side).toBe('blue')
    const again = await open(server)
    expect(again.curtain).toBeNull()
  })

  it('needs none against a bot, nor when the game is over', async () => {
    const play = await open(new FakeServer())
    expect(play.curtain).toBeNull()
    const server = new FakeServer(both, turns)
    server.over = true
    expect((await open(server)).curtain).toBeNull()
  })
})

describe('a question with one answer, asked only so that nobody learns that', () => {
  it('is answered where one person plays, or two who see everything of each other', async () => {
    settings.setPace('instant')
    for (const [seats, trusting, alone] of [
      [{ red: 'human', blue: 'bot' }, false, true],
      [{ red: 'human', blue: 'human' }, true, true],
      [{ red: 'human', blue: 'human' }, false, false],
    ] as const) {
      localStorage.clear()
      const server = new FakeServer(seats)
      const play = await open(server)
      await play.takeOver(trusting)
      play.answerBySelf()
      await settle()
      expect(play.now?.n).toBe(0) // there are two choices
      server.choices = [choice('pass')]
      await play.renew()
      play.answerBySelf()
      await settle()
      expect([seats, trusting, play.now?.n]).toEqual([seats, trusting, alone ? 1 : 0])
    }
  })

  it('is not answered for somebody who has just taken something back', async () => {
    settings.setPace('instant')
    const server = new FakeServer()
    const play = await open(server)
    await play.choose('go:1')
    server.choices = [choice('pass')]
    await play.undo()
    play.answerBySelf()
    await settle()
    expect(play.now?.n).toBe(0)
  })
})

describe('an answer that stands', () => {
  it('is given again while the phase lasts, and no longer', async () => {
    settings.setPace('instant')
    const server = new FakeServer({ red: 'human', blue: 'bot' }, (n) => (n % 2 ? 'blue' : 'red'))
    const table = server.table.bind(server)
    server.table = (side, n = server.n) => ({ ...table(side, n), moment: n < 4 ? 'war' : 'peace' })
    const play = await open(server)
    await play.choose('pass', true)
    expect(play.standing?.choice).toBe('pass')
    play.answerBySelf()
    expect(server.n).toBe(1)
    server.pulse(2)
    await settle()
    play.answerBySelf()
    await settle()
    expect(server.n).toBe(3)
    server.pulse(4)
    await settle()
    play.answerBySelf()
    await settle()
    expect(server.n).toBe(4)
    expect(play.standing).toBeNull()
  })
})

describe('previews', () => {
  it('are asked for once at each moment', async () => {
    const server = new FakeServer()
    const play = await open(server)
    await play.preview('go:1')
    await play.preview('go:1')
    expect(server.calls.filter((call) => call.startsWith('preview'))).toHaveLength(1)
    await play.choose('go:1')
    await play.preview('go:1')
    expect(server.calls.filter((call) => call.startsWith('preview'))).toHaveLength(2)
  })
})
