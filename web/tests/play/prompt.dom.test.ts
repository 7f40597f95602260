import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../../src/lib/api/client'
import { settings } from '../../src/lib/settings.svelte'
import { choice, FakeServer, opened, problem, settle } from './fixture'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  settings.setPace('normal')
})
afterEach(() => vi.useRealTimers())

describe('a second word', () => {
  const seen = (yes: boolean) => (): boolean => yes

  it('is asked for where a choice costs dear and the warning has not been seen', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    const [go, pass] = play.prompt.choices
    expect(await play.prompt.plain(go!, seen(false))).toBe(true)
    server.warning = 'All is lost.'
    await play.timeline.renew()
    expect(await play.prompt.plain(go!, seen(true))).toBe(true)
    expect(play.prompt.doubt).toBeNull()
    expect(await play.prompt.plain(go!, seen(false))).toBe(false)
    expect(play.prompt.doubt).toEqual({ choice: go, warning: 'All is lost.' })
    // what points at nothing is asked about even if it has been seen
    play.prompt.forget()
    expect(await play.prompt.plain(pass!, seen(true))).toBe(false)
    expect(play.prompt.doubt?.choice).toEqual(pass)
  })

  it('is not asked for about a moment that has passed, nor is the choice made', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    server.warning = 'All is lost.'
    const asked = play.prompt.plain(play.prompt.choices[0]!, seen(false))
    await play.prompt.choose('pass')
    expect(await asked).toBe(false)
    expect(play.prompt.doubt).toBeNull()
  })
})

describe('what is done besides deciding', () => {
  it('besides deciding is confirmed where nobody else is told of it', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    await play.prompt.aside({ id: 'ask:often', text: 'Ask me often', weighty: false })
    expect(play.session.notice).toMatchObject({ kind: 'info', id: 'play-aside-set', args: { what: 'Ask me often' } })
    await play.prompt.aside({ id: 'give-up', text: 'Give up', weighty: true })
    expect(play.session.notice).toBeNull()
    server.refuse = new Refused(409, problem('illegal-choice'))
    await play.prompt.aside({ id: 'ask:often', text: 'Ask me often', weighty: false })
    expect(play.session.notice).toMatchObject({ id: '', said: 'illegal-choice' })
  })

  it('wishes given in quick succession are all told, though the table has gone on meanwhile', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    server.refuse = new Refused(409, problem('stale'))
    const wishes = ['ask:often', 'ask:never', 'ask:once'].map((id) =>
      play.prompt.aside({ id, text: id, weighty: false }),
    )
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
    const play = await opened(server)
    await play.prompt.ask({ id: 'give-up', text: 'Give up', weighty: true })
    expect(play.prompt.asideAsked?.id).toBe('give-up')
    expect(server.n).toBe(0)
    play.prompt.asideAsked = null
    await play.prompt.ask({ id: 'ask:often', text: 'Ask me often', weighty: false })
    expect(play.prompt.asideAsked).toBeNull()
    expect(play.session.notice?.id).toBe('play-aside-set')
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
      const play = await opened(server)
      await play.seat.takeOver(trusting)
      play.prompt.answerBySelf()
      await settle()
      expect(play.session.now?.n).toBe(0) // there are two choices
      server.choices = [choice('pass')]
      await play.timeline.renew()
      play.prompt.answerBySelf()
      await settle()
      expect([seats, trusting, play.session.now?.n]).toEqual([seats, trusting, alone ? 1 : 0])
    }
  })

  it('is not answered for somebody who has just taken something back', async () => {
    settings.setPace('instant')
    const server = new FakeServer()
    const play = await opened(server)
    await play.prompt.choose('go:1')
    server.choices = [choice('pass')]
    await play.prompt.undo()
    play.prompt.answerBySelf()
    await settle()
    expect(play.session.now?.n).toBe(0)
  })
})

describe('an answer that stands', () => {
  it('has the server answer the same question from now on, where the choice points at nothing', async () => {
    const server = new FakeServer()
    server.answerable = ['pass']
    const play = await opened(server)
    await play.prompt.choose('pass', 'game')
    expect(server.calls).toContain('choose 0 pass always game')
    expect(play.prompt.standing).toBeNull()
    await play.prompt.choose('go:1', 'turn')
    expect(server.calls).toContain('choose 1 go:1')
  })

  it('is given again while the phase lasts, and no longer', async () => {
    settings.setPace('instant')
    const server = new FakeServer({ red: 'human', blue: 'bot' }, (n) => (n % 2 ? 'blue' : 'red'))
    const table = server.table.bind(server)
    server.table = (side, n = server.n) => ({ ...table(side, n), moment: n < 4 ? 'war' : 'peace' })
    const play = await opened(server)
    await play.prompt.choose('pass', 'phase')
    expect(play.prompt.standing?.choice).toBe('pass')
    play.prompt.answerBySelf()
    expect(server.n).toBe(1)
    server.pulse(2)
    await settle()
    play.prompt.answerBySelf()
    await settle()
    expect(server.n).toBe(3)
    server.pulse(4)
    await settle()
    play.prompt.answerBySelf()
    await settle()
    expect(server.n).toBe(4)
    expect(play.prompt.standing).toBeNull()
  })
})

describe('previews', () => {
  it('are asked for once at each moment', async () => {
    const server = new FakeServer()
    const play = await opened(server)
    await play.prompt.preview('go:1')
    await play.prompt.preview('go:1')
    expect(server.calls.filter((call) => call.startsWith('preview'))).toHaveLength(1)
    await play.prompt.choose('go:1')
    await play.prompt.preview('go:1')
    expect(server.calls.filter((call) => call.startsWith('preview'))).toHaveLength(2)
  })
})
