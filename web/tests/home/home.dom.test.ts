import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MatchModel } from '../../src/lib/api/types'
import { router } from '../../src/lib/router.svelte'
import { settings } from '../../src/lib/settings.svelte'
import Home from '../../src/pages/Home.svelte'
import {
  BEGINNING,
  BOARD,
  CATALOGUE,
  furnish,
  match,
  serve,
  settle,
  show,
  type,
  type Answers,
  type Asked,
  type Shown,
} from '../page'

let page: Shown | undefined

function open(matches: MatchModel[], more: Answers = () => undefined): Asked[] {
  const asked = serve((one) => {
    const answer = more(one)
    if (answer) return answer
    if (one.method === 'GET' && one.path.startsWith('/api/games?')) return { body: CATALOGUE }
    if (one.path.endsWith('/board')) return { body: BOARD }
    if (one.path.startsWith('/api/positions/check')) return { body: BEGINNING }
    if (one.method === 'GET' && one.path.startsWith('/api/matches?'))
      return { body: { matches, found: matches.length, total: matches.length, unkept: '' } }
    return undefined
  })
  page = show(Home, {})
  return asked
}
const the = (): Shown => page!

beforeEach(() => {
  furnish()
  settings.setLanguage('en')
  router.go('/')
})
afterEach(() => {
  page?.close()
  vi.unstubAllGlobals()
})

describe('the first page', () => {
  it('begins a game with good defaults for somebody new', async () => {
    const asked = open([], (one) => (one.method === 'POST' ? { status: 201, body: match('new') } : undefined))
    await settle()
    the().find('.mine button.primary').click()
    await settle()
    const begun = asked.find((one) => one.method === 'POST')
    expect(begun?.path).toBe('/api/matches?language=en')
    expect(begun?.body).toEqual({ game: 'toy', seats: { red: 'human', blue: 'clever' } })
    expect(router.route).toEqual({ page: 'play', id: 'new' })
  })

  it('goes on with the latest game in which a person plays', async () => {
    open([
      match('over', { over: true, winner: 'red' }),
      match('watched', { seats: { red: 'wild', blue: 'clever' } }),
      match('mine'),
    ])
    await settle()
    expect(the().find('a.big').getAttribute('href')).toBe('/match/mine')
    expect(the().text()).toContain('Won by Red')
    expect(the().text()).toContain('Red: the computer is thinking')
    expect(the().text()).toContain('My move')
  })

  it.each([
    ['disk-full', 'en', 'Make room there'],
    ['disk-full', 'ja', '空きを作れば'],
    ['disk', 'en', 'cannot write to the folder'],
    ['disk', 'ja', '書き込めません'],
  ] as const)(
    'says that nothing can be kept (%s, %s), and shows the games all the same',
    async (unkept, language, words) => {
      settings.setLanguage(language)
      open([], (one) =>
        one.path.startsWith('/api/matches?')
          ? { body: { matches: [match('mine', { name: 'Night' })], found: 1, total: 1, unkept } }
          : undefined,
      )
      await settle()
      expect(the().find('[role=status].unkept').textContent).toContain(words)
      expect(the().text()).toContain('Night')
    },
  )

  it('says nothing of the disk while all is well', async () => {
    open([match('mine')])
    await settle()
    expect(the().all('.unkept')).toHaveLength(0)
  })

  it('says what is wrong with a broken record, which can only be taken away', async () => {
    open([match('bad', { broken: 'line 3: cut off' })])
    await settle()
    expect(the().text()).toContain('line 3: cut off')
    expect(the().all('li a[href^="/match/"]')).toEqual([])
    expect(the().button('Download the record of Game bad').getAttribute('href')).toBe('/api/matches/bad/record')
  })

  it('says what the other person has proposed', async () => {
    const places = { red: 'here', blue: 'elsewhere' } as const
    const access = { role: 'owner', places, sealed: true, names: {} } as const
    open([match('a', { access, asked: 'draw' }), match('b', { access })])
    await settle()
    expect(the().text().split('Offers a draw: answer')).toHaveLength(2)
  })

  it('gives another name', async () => {
    const asked = open([match('a')], (one) =>
      one.method === 'PATCH' ? { body: match('a', { name: 'Victory' }) } : undefined,
    )
    await settle()
    the().button('Rename Game a').click()
    await settle()
    type(the().find<HTMLInputElement>('dialog input'), 'Victory ')
    the().find<HTMLFormElement>('dialog form').requestSubmit()
    await settle()
    expect(asked.find((one) => one.method === 'PATCH')).toMatchObject({
      path: '/api/matches/a?language=en',
      body: { name: 'Victory' },
    })
    expect(the().all('dialog')).toEqual([])
    expect(the().find('li h3').textContent).toBe('Victory')
  })

  it('deletes only after a second word, and stays open if it cannot', async () => {
    let status = 409
    const body = { code: 'busy', message: 'The bot is at it.', where: '', expected: '', lines: [] }
    const asked = open([match('a'), match('b')], (one) => (one.method === 'DELETE' ? { status, body } : undefined))
    await settle()
    the().button('Delete Game a').click()
    await settle()
    expect(asked.some((one) => one.method === 'DELETE')).toBe(false)
    the().button('Delete').click()
    await settle()
    expect(the().find('dialog').textContent).toContain('The bot is at it.')
    status = 204
    the().button('Delete').click()
    await settle()
    expect(
      the()
        .all('li h3')
        .map((one) => one.textContent),
    ).toEqual(['Game b'])
  })

  it('tells each defect of a record and offers to repair it', async () => {
    const problem = {
      code: 'bad-input',
      message: 'x.jsonl: 2 defects',
      where: '',
      expected: 'a record',
      lines: ['one', 'two'],
      keeps: 12,
    }
    const asked = open([], ({ method, path, body }) => {
      if (method !== 'POST' || !path.startsWith('/api/matches/upload')) return undefined
      return (body as { repair: boolean }).repair ? { status: 201, body: match('up') } : { status: 422, body: problem }
    })
    await settle()
    const input = the().find<HTMLInputElement>('input[type=file]')
    const file = new File(['{"n":1}'], 'my.jsonl')
    Object.defineProperty(input, 'files', { value: [file] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => the().find('dialog'))
    const dialog = the().find('dialog').textContent
    for (const words of ['my.jsonl', '2 defects', 'one', 'two', 'a record', 'all 12 choices'])
      expect(dialog).toContain(words)
    the().button('Go on up to the damage').click()
    await settle()
    expect(asked.at(-1)?.body).toEqual({ record: '{"n":1}', name: 'my', repair: true })
    expect(router.route).toEqual({ page: 'play', id: 'up' })
  })

  it('offers no repair where nothing can be kept', async () => {
    const problem = { code: 'bad-input', message: 'no header', where: '', expected: '', lines: [], keeps: null }
    open([], ({ method }) => (method === 'POST' ? { status: 422, body: problem } : undefined))
    await settle()
    const input = the().find<HTMLInputElement>('input[type=file]')
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'my.jsonl')] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => the().find('dialog'))
    expect(the().find('dialog').textContent).toContain('no header')
    expect(the().text()).not.toContain('Go on up to the damage')
  })

  it('lets two bots play', async () => {
    const asked = open([match('a')], (one) => (one.method === 'POST' ? { status: 201, body: match('w') } : undefined))
    await settle()
    the().button('Watch two bots').click()
    await settle()
    the().button('Watch').click()
    await settle()
    expect(asked.at(-1)?.body).toEqual({ game: 'toy', scenario: 's1', seats: { red: 'clever', blue: 'clever' } })
  })

  it('says when the server is away, and asks again', async () => {
    let away = true
    open([match('a')], (one) => {
      if (away && one.path.startsWith('/api/matches')) throw new TypeError('network')
      return undefined
    })
    await settle()
    expect(the().text()).toContain('The server does not answer')
    away = false
    the().button('Try again').click()
    await settle()
    expect(the().text()).toContain('Game a')
  })
})

describe('a long list', () => {
  const asks = (asked: Asked[]): string[] =>
    asked.filter((one) => one.path.startsWith('/api/matches?')).map((one) => one.path)

  function many(): Asked[] {
    const some = Array.from({ length: 20 }, (_, n) => match(`m${n}`))
    return open([], (one) => {
      if (one.method !== 'GET' || !one.path.startsWith('/api/matches?')) return undefined
      const asked = new URLSearchParams(one.path.split('?')[1])
      const found = asked.get('query') ? 1 : 50
      return { body: { matches: asked.get('query') ? [match('hit')] : some, found, total: 50, unkept: '' } }
    })
  }

  it('is shown page by page, and goes on with the latest game wherever one is', async () => {
    const asked = many()
    await settle()
    expect(the().find('.pages [role="status"]').textContent?.trim()).toBe('1–20 of 50')
    the().button('Newer games').click()
    await settle()
    expect(asks(asked)).toHaveLength(1)
    the().button('Older games').click()
    await settle()
    the().button('Older games').click()
    await settle()
    the().button('Older games').click()
    await settle()
    expect(asks(asked).map((path) => new URLSearchParams(path.split('?')[1]).get('offset'))).toEqual([null, '20', '40'])
    expect(the().find('.pages [role="status"]').textContent?.trim()).toBe('41–50 of 50')
    expect(the().find('a.big').getAttribute('href')).toBe('/match/m0')
  })

  it('is searched, but not while an input method is at work', async () => {
    const asked = many()
    await settle()
    const field = the().find<HTMLInputElement>('.search input')
    vi.useFakeTimers()
    try {
      field.value = 'しらくさ'
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
      await vi.advanceTimersByTimeAsync(1000)
      expect(asks(asked)).toHaveLength(1)
      field.value = 'シラクサ'
      field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
      await vi.advanceTimersByTimeAsync(1000)
    } finally {
      vi.useRealTimers()
    }
    await settle()
    expect(new URLSearchParams(asks(asked)[1]?.split('?')[1]).get('query')).toBe('シラクサ')
    expect(
      the()
        .all('li h3')
        .map((one) => one.textContent),
    ).toEqual(['Game hit'])
    expect(the().find('.pages [role="status"]').textContent?.trim()).toBe('1–1 of 1 found (50 in all)')
    expect(the().find('a.big').getAttribute('href')).toBe('/match/m0')
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await settle()
    expect(field.value).toBe('')
    expect(the().all('li')).toHaveLength(20)
  })
})
