import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import { Play } from '../../src/pages/play/play.svelte'
import { FakeServer, line, opened, settle, staged } from './fixture'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  settings.setPace('normal')
})
afterEach(() => vi.useRealTimers())

describe('what others do', () => {
  it('is shown one step after the other, at the chosen pace, and then the present is there', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    const seen = staged(play)
    server.pulse(3)
    await settle()
    expect(play.showing.shown).toBe(1)
    expect(play.timeline.atNow).toBe(false)
    expect(play.prompt.choices).toEqual([])
    expect(play.log.lines.map((one) => one.n)).toEqual([1])
    await vi.advanceTimersByTimeAsync(700)
    expect(play.showing.shown).toBe(2)
    await vi.advanceTimersByTimeAsync(1400)
    expect(play.showing.shown).toBe(3)
    expect(play.timeline.atNow).toBe(true)
    expect(play.prompt.choices.map((one) => one.id)).toEqual(['go:1', 'pass'])
    expect(seen.shown.map((one) => one.scene.pieces[0]?.space)).toEqual([1, 2, 3])
  })

  it('goes on with what comes while it is being shown', async () => {
    const server = new FakeServer()
    const play = await opened(server)
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
    const play = await opened(server)
    server.pulse(4)
    await vi.advanceTimersByTimeAsync(720)
    expect(play.showing.shown).toBe(4)
  })

  it('is there at once where nothing is to be shown', async () => {
    settings.setPace('instant')
    const server = new FakeServer()
    const play = await opened(server)
    server.pulse(50)
    await settle()
    expect(play.timeline.atNow).toBe(true)
    expect(play.log.lines).toHaveLength(50)
    expect(server.calls.some((call) => call.startsWith('steps'))).toBe(false)
  })

  it('can be skipped', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    server.pulse(30)
    await settle()
    await play.timeline.toNow()
    expect(play.showing.shown).toBe(30)
    expect(play.timeline.atNow).toBe(true)
    expect(play.log.lines).toHaveLength(30)
    await vi.advanceTimersByTimeAsync(5000)
    expect(play.showing.shown).toBe(30)
  })

  it('is not left in the past by an entry that comes while the answer to a skip is under way', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    server.pulse(30)
    await settle()
    let release: () => void = () => undefined
    server.slow = (call) => (call.startsWith('table') ? new Promise((resolve) => (release = resolve)) : undefined)
    const skip = play.timeline.toNow()
    await settle()
    server.slow = null
    server.pulse(31)
    await settle()
    release()
    await vi.advanceTimersByTimeAsync(3000)
    await skip
    expect(play.showing.shown).toBe(31)
    expect(play.timeline.atNow).toBe(true)
    expect(play.prompt.choices).toHaveLength(2)
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
        if (press === 0) void play.timeline.toNow()
        else if (press === 1) play.timeline.seek(below(entry))
        else if (press === 2) play.timeline.playPause()
        else if (press === 3) play.timeline.step(below(2) ? 1 : -1)
      }
      server.pulse(26)
      await vi.advanceTimersByTimeAsync(200)
      if (!play.showing.live) void play.timeline.toNow()
      await vi.advanceTimersByTimeAsync(40_000)
      expect([seed, play.showing.shown, play.timeline.last, play.timeline.atNow, play.prompt.choices.length]).toEqual([
        seed,
        26,
        26,
        true,
        2,
      ])
      expect(play.log.lines.map((one) => one.n)).toEqual(Array.from({ length: 26 }, (_, at) => at + 1))
      play.close()
    }
  })

  it('does not pull back whoever has looked back, by whatever comes late', async () => {
    for (const late of ['the present', 'a word of what was taken back', 'that something was taken back']) {
      const server = new FakeServer()
      const play = await opened(server)
      for (const choice of ['go:1', 'pass', 'pass']) await play.prompt.choose(choice)
      await settle()
      const before = { n: server.n, rewound: server.rewound }
      if (late === 'a word of what was taken back') await play.prompt.undo()
      let release: () => void = () => undefined
      server.slow = (call) => (call.startsWith('table') ? new Promise((resolve) => (release = resolve)) : undefined)
      if (late === 'the present') void play.timeline.toNow()
      else if (late === 'a word of what was taken back') server.heard?.({ ...server.told(), ...before })
      else server.pulse(2)
      await settle()
      server.slow = null
      play.timeline.seek(1)
      release()
      await vi.advanceTimersByTimeAsync(3000)
      expect([late, play.showing.shown, play.timeline.atNow]).toEqual([late, 1, false])
      play.timeline.seek(server.n)
      await vi.advanceTimersByTimeAsync(3000)
      expect([late, play.showing.shown, play.timeline.atNow, play.prompt.choices.length]).toEqual([
        late,
        server.n,
        true,
        2,
      ])
    }
  })

  it('does not pull back whoever has looked back while his own act was under way', async () => {
    for (const others of [0, 2]) {
      const server = new FakeServer()
      const play = await opened(server)
      for (const choice of ['go:1', 'pass']) await play.prompt.choose(choice)
      let release: () => void = () => undefined
      server.slow = (call) => (call.startsWith('choose') ? new Promise((resolve) => (release = resolve)) : undefined)
      const act = play.prompt.choose('pass')
      await settle()
      server.slow = null
      play.timeline.seek(1)
      release()
      await act
      server.pulse(server.n + others)
      await vi.advanceTimersByTimeAsync(3000)
      expect([others, play.showing.shown, play.timeline.last, play.timeline.atNow]).toEqual([
        others,
        1,
        3 + others,
        false,
      ])
      await play.timeline.toNow()
      expect([others, play.showing.shown, play.log.lines.length]).toEqual([others, 3 + others, 3 + others])
    }
  })

  it('is seen though it has as many entries as what it replaces', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    await play.prompt.choose('go:1')
    await play.prompt.choose('pass')
    server.lines = (n) => [line(n, `otherwise ${n}`)]
    server.rewound++
    server.pulse(2)
    await settle()
    expect(play.log.lines.map((one) => one.text)).toEqual(['otherwise 1', 'otherwise 2'])
    expect(play.timeline.atNow).toBe(true)
    // and a server that was started anew, which counts anew, is listened to
    server.rewound = 0
    server.linked?.(false)
    server.linked?.(true)
    server.pulse(3)
    await vi.advanceTimersByTimeAsync(3000)
    expect(play.showing.shown).toBe(3)
  })

  it('is an earlier moment for whoever comes to see the match late, and the present again afterwards', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    for (const choice of ['go:1', 'pass', 'pass']) await play.prompt.choose(choice)
    expect(play.showing.shown).toBe(3)
    server.n = 1
    server.lines = (n) => [line(n, `as it stood ${n}`)]
    server.heard?.({ ...server.told(), late: true })
    await settle()
    expect([play.showing.shown, play.timeline.last, play.timeline.atNow]).toEqual([1, 1, true])
    expect(play.log.lines.map((one) => one.text)).toEqual(['as it stood 1'])
    server.n = 3
    server.heard?.({ ...server.told(), late: false })
    await settle()
    expect([play.showing.shown, play.timeline.last]).toEqual([3, 3])
  })

  it('is never shown by what other eyes have seen', async () => {
    const server = new FakeServer({ red: 'human', blue: 'human' })
    const play = await opened(server)
    for (const choice of ['go:1', 'pass', 'pass']) await play.prompt.choose(choice)
    let release: () => void = () => undefined
    server.slow = (call) => (call === 'table red 1' ? new Promise((resolve) => (release = resolve)) : undefined)
    play.timeline.seek(1)
    await vi.advanceTimersByTimeAsync(200)
    await play.seat.look('blue')
    release()
    play.timeline.seek(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(play.timeline.table?.side).toBe('blue')
  })

  it('waits when paused, and goes on from there', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    server.pulse(5)
    await settle()
    play.timeline.playPause()
    await vi.advanceTimersByTimeAsync(5000)
    expect(play.showing.shown).toBe(1)
    expect(play.showing.playing).toBe(false)
    server.pulse(6)
    await vi.advanceTimersByTimeAsync(5000)
    expect(play.showing.shown).toBe(1)
    expect(play.timeline.last).toBe(6)
    play.timeline.playPause()
    await vi.advanceTimersByTimeAsync(5000)
    expect(play.showing.shown).toBe(6)
    expect(play.timeline.atNow).toBe(true)
  })

  it('rolls the dice that fell, those for one purpose together', async () => {
    const server = new FakeServer()
    server.lines = (n) => [
      line(n, 'a', { faces: [2], roll: 'battle' }),
      line(n, 'b', { faces: [5], roll: 'battle' }),
      line(n, 'c', { faces: [1], roll: 'retreat' }),
    ]
    const play = await opened(server)
    server.pulse(1)
    await settle()
    const told = play.tidings.cards.map((one) => [one.name, one.dice.flatMap((dice) => dice.faces)])
    expect(told).toEqual([
      ['battle', [2, 5]],
      ['retreat', [1]],
    ])
  })
})

describe('the slider', () => {
  it('shows any moment, and nothing can be chosen there', async () => {
    const server = new FakeServer()
    server.n = 9
    const play = await opened(server)
    play.timeline.seek(4)
    expect(play.showing.shown).toBe(4)
    expect(play.prompt.choices).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(play.timeline.table?.n).toBe(4)
    expect(play.showing.scene?.pieces[0]?.space).toBe(4)
    await play.prompt.choose('go:1')
    expect(server.calls.some((call) => call.startsWith('choose'))).toBe(false)
    await play.timeline.toNow()
    expect(play.showing.shown).toBe(9)
    expect(play.prompt.choices).toHaveLength(2)
  })

  it('asks only for the moment at which it comes to rest', async () => {
    const server = new FakeServer()
    server.n = 9
    const play = await opened(server)
    for (const n of [8, 7, 6, 5]) play.timeline.seek(n)
    await vi.advanceTimersByTimeAsync(100)
    expect(server.calls.filter((call) => /^table red \d/.test(call))).toEqual(['table red 5'])
    play.timeline.seek(6)
    play.timeline.seek(5)
    expect(play.timeline.table?.n).toBe(5)
  })

  it('steps on and comes back to the present by itself', async () => {
    const server = new FakeServer()
    server.n = 3
    const play = await opened(server)
    play.timeline.step(-1)
    await vi.advanceTimersByTimeAsync(100)
    expect(play.showing.shown).toBe(2)
    play.timeline.step(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(play.timeline.atNow).toBe(true)
    expect(play.prompt.choices).toHaveLength(2)
  })

  it('plays on from the past to the present, even at the pace that shows nothing', async () => {
    settings.setPace('instant')
    const server = new FakeServer()
    server.n = 5
    const play = await opened(server)
    play.timeline.seek(1)
    play.timeline.playPause()
    await settle()
    expect(play.showing.shown).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(play.timeline.atNow).toBe(true)
  })

  it('goes back no farther than the first moment that there is', async () => {
    const server = new FakeServer()
    server.n = 9
    server.resumed = 6
    const play = await opened(server)
    expect(play.timeline.first).toBe(6)
    play.timeline.seek(0)
    await vi.advanceTimersByTimeAsync(100)
    expect(play.showing.shown).toBe(6)
    expect(play.timeline.table?.n).toBe(6)
    play.timeline.step(-1)
    await vi.advanceTimersByTimeAsync(100)
    expect(play.showing.shown).toBe(6)
    expect(server.calls.filter((call) => /^table red \d/.test(call))).toEqual(['table red 6'])
  })

  it('is not carried off by what comes meanwhile', async () => {
    const server = new FakeServer()
    server.n = 5
    const play = await opened(server)
    play.timeline.seek(1)
    server.pulse(8)
    await vi.advanceTimersByTimeAsync(3000)
    expect(play.showing.shown).toBe(1)
    expect(play.timeline.last).toBe(8)
  })
})
