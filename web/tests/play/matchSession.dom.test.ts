import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../../src/lib/api/client'
import type { Done, Pulse, Table } from '../../src/lib/api/types'
import { settings } from '../../src/lib/settings.svelte'
import { MatchSession, type Course } from '../../src/pages/play/matchSession.svelte'
import { FakeServer, opened, problem, settle, staged } from './fixture'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  settings.setPace('normal')
})
afterEach(() => vi.useRealTimers())

/** Who follows a session: notes what it is told, at a present that the test sets. */
class Notes implements Course {
  atNow = true
  readonly told: string[] = []
  heard(pulse: Pulse): Promise<void> {
    this.told.push(`heard ${pulse.n}`)
    return Promise.resolve()
  }
  recount(): void {
    this.told.push('recount')
  }
  overtake(): void {
    this.told.push('overtake')
  }
  accept(done: Done, before: Table): void {
    this.told.push(`accept ${before.n} ${done.table.n}`)
  }
  renew(): Promise<void> {
    this.told.push('renew')
    return Promise.resolve()
  }
}

async function session(server: FakeServer): Promise<{ session: MatchSession; notes: Notes }> {
  const session = new MatchSession('m', server.api, server.listen)
  const notes = new Notes()
  session.follow(notes)
  session.now = await session.open(() => 'red')
  session.connect()
  return { session, notes }
}

describe('the session', () => {
  it('begins with everything that there is, seen with the eyes that are chosen', async () => {
    const server = new FakeServer()
    const { session: one } = await session(server)
    expect([one.match?.id, one.game?.name, one.side, one.now?.side]).toEqual(['m', 'g', 'red', 'red'])
    expect(one.sideIndex('blue')).toBe(1)
    expect(one.sideTitle('blue')).toBe('blue')
    expect(one.worded).toBe(true)
    settings.setLanguage('ja')
    expect(one.worded).toBe(false)
    await one.reword()
    expect(one.worded).toBe(true)
    settings.setLanguage('en')
  })

  it('sends one act at a time, at the present alone, and hands the answer on', async () => {
    const server = new FakeServer()
    const { session: one, notes } = await session(server)
    notes.atNow = false
    expect(await one.choose('go:1', [], 'go')).toBeNull()
    notes.atNow = true
    const [first, second] = await Promise.all([one.choose('go:1', [], 'go'), one.choose('pass', [], 'pass')])
    expect(first?.table.n).toBe(1)
    expect(second).toBeNull()
    expect(notes.told).toEqual(['overtake', 'accept 0 1'])
    expect(server.calls.filter((call) => call.startsWith('choose'))).toEqual(['choose 0 go:1'])
  })

  it('tells what it hears while an act is under way when the act is done, and of a match that is gone nothing', async () => {
    const server = new FakeServer()
    const { session: one, notes } = await session(server)
    const act = one.choose('go:1', [], 'go')
    server.heard?.({ ...server.told(), n: 5 })
    expect(notes.told).toEqual(['overtake'])
    await act
    expect(notes.told).toEqual(['overtake', 'accept 0 1', 'heard 5'])
    server.gone = true
    server.pulse()
    await settle()
    expect(one.gone).toBe(true)
    expect(notes.told).toHaveLength(3)
  })

  it('has everything asked again when an act came too late, and when the line stands again', async () => {
    const server = new FakeServer()
    const { session: one, notes } = await session(server)
    server.refuse = new Refused(409, problem('stale'))
    expect(await one.undo()).toBeNull()
    expect(notes.told).toEqual(['overtake', 'renew'])
    expect(one.notice?.id).toBe('play-stale')
    server.linked?.(false)
    server.linked?.(true)
    expect(notes.told.slice(2)).toEqual(['recount', 'renew'])
  })

  it('does not open what there is not, and says why else it cannot', async () => {
    for (const [status, code, gone] of [
      [404, 'no-match', true],
      [503, 'busy', false],
    ] as const) {
      const server = new FakeServer()
      server.refuse = new Refused(status, problem(code))
      const one = new MatchSession('m', server.api, server.listen)
      await one.open(() => null).catch((error: unknown) => one.fail(error))
      expect([one.gone, one.failed?.code]).toEqual([gone, gone ? undefined : code])
    }
  })
})

describe('an own act', () => {
  it('is there with the answer, and does not wait for the picture', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    const seen = staged(play)
    void play.prompt.choose('go:1')
    await settle()
    expect(play.session.now?.n).toBe(1)
    expect(play.timeline.atNow).toBe(true)
    expect(play.session.busy).toBe(false)
    expect(play.prompt.choices).toHaveLength(2)
    expect(play.log.lines.map((one) => one.n)).toEqual([1])
    expect(seen.ms[0]).toBeLessThanOrEqual(420)
    await vi.advanceTimersByTimeAsync(500)
    expect(play.showing.scene?.pieces[0]?.space).toBe(1)
  })

  it('whose answer never comes is not forgotten: the page says whether it was done', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    const away = new Refused(0, problem('away'))
    server.refuse = away
    server.linked?.(false)
    expect(await play.prompt.choose('go:1')).toBe(false)
    expect(play.session.notice).toMatchObject({ kind: 'bad', id: 'play-away-act', args: { what: 'go:1' } })
    server.linked?.(true)
    await settle()
    expect(play.session.notice).toMatchObject({ kind: 'bad', id: 'play-not-done', args: { what: 'go:1' } })
    expect(await play.prompt.choose('go:1')).toBe(true)
    expect(play.session.notice).toBeNull()
    // done, and only the answer was lost
    server.refuse = away
    server.linked?.(false)
    await play.prompt.choose('pass')
    server.n += 1
    server.linked?.(true)
    await settle()
    expect(play.session.notice).toBeNull()
    expect(play.session.now?.n).toBe(2)
  })

  it('that comes too late is refused politely, and the page is fresh', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    server.n = 2
    await play.prompt.choose('go:1')
    expect(play.session.notice?.id).toBe('play-stale')
    expect(play.session.now?.n).toBe(2)
    expect(play.timeline.atNow).toBe(true)
    expect(play.log.lines.map((one) => one.n)).toEqual([1, 2])
  })

  it('that the rules forbid is told in the words of the server', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    server.refuse = new Refused(409, problem('illegal-choice'))
    await play.prompt.choose('go:1')
    expect(play.session.notice).toMatchObject({ id: '', said: 'illegal-choice' })
    expect(play.session.busy).toBe(false)
  })

  it('without a server says so and keeps the page', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    server.refuse = new Refused(0, problem('away'))
    await play.prompt.choose('go:1')
    expect(play.session.notice).toMatchObject({ kind: 'bad', id: 'play-away-act' })
    expect(play.prompt.choices).toHaveLength(2)
  })

  it('is not shown again when the pulse of it comes, early or late', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    const act = play.prompt.choose('go:1')
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
    const play = await opened(server)
    await play.prompt.choose('go:1')
    await play.prompt.choose('pass')
    await play.prompt.undo()
    expect(play.session.now?.n).toBe(1)
    expect(play.timeline.last).toBe(1)
    expect(play.log.lines.map((one) => one.n)).toEqual([1])
  })
})

describe('two tabs', () => {
  it('stay in step when the other takes something back', async () => {
    const server = new FakeServer()
    server.n = 4
    const play = await opened(server)
    server.pulse(3)
    await settle()
    expect(play.session.now?.n).toBe(3)
    expect(play.timeline.atNow).toBe(true)
    expect(play.log.lines).toHaveLength(3)
  })

  it('heal after a break', async () => {
    settings.setPace('instant')
    const server = new FakeServer()
    const play = await opened(server)
    server.linked?.(false)
    expect(play.session.linked).toBe(false)
    play.session.notice = { kind: 'bad', id: 'play-away', said: '' }
    server.n = 7
    server.linked?.(true)
    await settle()
    server.pulse(7)
    await settle()
    expect(play.session.linked).toBe(true)
    expect(play.session.notice).toBeNull()
    expect(play.log.lines).toHaveLength(7)
    expect(play.session.now?.n).toBe(7)
  })

  it('tell that the match is gone', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    server.gone = true
    server.pulse()
    await settle()
    expect(play.session.gone).toBe(true)
  })
})
