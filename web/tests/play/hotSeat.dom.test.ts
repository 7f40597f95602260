import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import { FakeServer, line, opened, settle } from './fixture'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  settings.setPace('normal')
})
afterEach(() => vi.useRealTimers())

describe('two people at one screen', () => {
  const turns = (n: number): string => (n % 2 ? 'blue' : 'red')
  const both = { red: 'human', blue: 'human' }

  it('begins behind the curtain', async () => {
    const play = await opened(new FakeServer(both, turns))
    expect(play.seat.curtain).toBe('red')
    expect(play.prompt.choices).toEqual([])
    await play.seat.takeOver(false)
    expect(play.seat.curtain).toBeNull()
    expect(play.prompt.choices).toHaveLength(2)
  })

  it('draws it when the other decides, and asks for the other eyes only then', async () => {
    const server = new FakeServer(both, turns)
    const play = await opened(server)
    await play.seat.takeOver(false)
    await play.prompt.choose('go:1')
    expect(play.seat.curtain).toBe('blue')
    expect(server.calls.some((call) => call.includes('blue'))).toBe(false)
    await play.seat.takeOver(false)
    expect(play.seat.curtain).toBeNull()
    expect(play.session.side).toBe('blue')
    expect(play.session.now?.side).toBe('blue')
    expect(play.prompt.choices).toHaveLength(2)
  })

  it('looks with the eyes that are left where the seat is given to somebody elsewhere', async () => {
    const server = new FakeServer(both, turns)
    const play = await opened(server)
    await play.seat.takeOver(true)
    expect(play.session.side).toBe('red')
    server.given = ['red']
    server.pulse(0, { news: 1 })
    await settle()
    expect(play.session.side).toBe('blue')
    expect(play.session.now?.side).toBe('blue')
    expect(play.session.notice).toBeNull()
  })

  it('waits behind no curtain for whoever plays elsewhere from now on', async () => {
    const server = new FakeServer(both, turns)
    const play = await opened(server)
    await play.seat.takeOver(false)
    await play.prompt.choose('go:1')
    expect(play.seat.curtain).toBe('blue')
    server.given = ['blue']
    server.pulse(1, { news: 1 })
    await settle()
    expect(play.seat.curtain).toBeNull()
    expect(play.session.side).toBe('red')
  })

  it('draws it also where the question itself is a secret', async () => {
    const server = new FakeServer(both, turns)
    const play = await opened(server)
    await play.seat.takeOver(false)
    server.secret = true
    await play.prompt.choose('go:1')
    expect(play.seat.curtain).toBe('blue')
  })

  it('lets who hands over look at the dice, and once more', async () => {
    const server = new FakeServer(both, turns)
    server.lines = (n) => [line(n, 'x', { faces: [3], roll: 'r' })]
    const play = await opened(server)
    await play.seat.takeOver(false)
    const act = play.prompt.choose('go:1')
    await settle()
    expect(play.seat.curtain).toBeNull()
    await vi.advanceTimersByTimeAsync(1200)
    await act
    expect(play.seat.curtain).toBe('blue')
    play.seat.keepScreen()
    expect(play.seat.curtain).toBeNull()
    expect(play.session.side).toBe('red')
    play.seat.passScreen()
    expect(play.seat.curtain).toBe('blue')
  })

  it('does without it among people who trust each other, and remembers that', async () => {
    const server = new FakeServer(both, turns)
    const play = await opened(server)
    await play.seat.takeOver(true)
    await play.prompt.choose('go:1')
    expect(play.seat.curtain).toBeNull()
    expect(play.session.side).toBe('blue')
    const again = await opened(server)
    expect(again.seat.curtain).toBeNull()
  })

  it('comes back to whoever decides again, though the other has decided elsewhere while it changed hands', async () => {
    const server = new FakeServer(both, turns)
    const play = await opened(server)
    await play.seat.takeOver(true)
    server.slow = (call) => {
      if (call.startsWith('choose')) server.n = 2
      return undefined
    }
    await play.prompt.choose('go:1')
    server.pulse(2)
    await vi.advanceTimersByTimeAsync(3000)
    expect([play.session.side, play.session.now?.n, play.prompt.choices.length]).toEqual(['red', 2, 2])
  })

  it('asks for other eyes once more at most, however often that is wanted', async () => {
    const server = new FakeServer(both, turns)
    const play = await opened(server)
    server.slow = () => new Promise((resolve) => window.setTimeout(resolve, 50))
    for (const side of ['blue', 'red', 'blue']) void play.seat.look(side)
    await vi.advanceTimersByTimeAsync(3000)
    expect(play.session.now?.side).toBe('blue')
    expect(server.calls.filter((call) => call.startsWith('table')).length).toBeLessThan(6)
  })

  it('does not call away whoever has looked back', async () => {
    const server = new FakeServer(both, turns)
    const play = await opened(server)
    await play.seat.takeOver(true)
    for (const choice of ['go:1', 'pass']) await play.prompt.choose(choice)
    play.timeline.seek(0)
    server.pulse(3)
    await vi.advanceTimersByTimeAsync(3000)
    expect([play.session.side, play.showing.shown]).toEqual(['red', 0])
    play.timeline.seek(3)
    await vi.advanceTimersByTimeAsync(3000)
    expect([play.session.side, play.showing.shown, play.prompt.choices.length]).toEqual(['blue', 3, 2])
  })

  it('needs none against a bot, nor when the game is over', async () => {
    const play = await opened(new FakeServer())
    expect(play.seat.curtain).toBeNull()
    const server = new FakeServer(both, turns)
    server.over = true
    expect((await opened(server)).seat.curtain).toBeNull()
  })

  it('knows who comes next, as long as the present is shown', async () => {
    const server = new FakeServer(both, turns)
    const play = await opened(server)
    await play.seat.takeOver(false)
    expect(play.seat.next).toBeNull()
    await play.prompt.choose('go:1')
    play.seat.keepScreen()
    expect(play.seat.next).toBe('blue')
    play.timeline.seek(0)
    expect(play.seat.next).toBeNull()
  })
})
