// Under a prefix, which the server writes into <base>, addresses have it and pages are known without it.
import { afterEach, expect, it, vi } from 'vitest'

async function under(prefix: string, address: string) {
  document.head.innerHTML = prefix ? `<base href="${prefix}">` : ''
  history.replaceState(null, '', address)
  vi.resetModules()
  const { at, within } = await import('../../src/lib/base')
  const { link, router } = await import('../../src/lib/router.svelte')
  const { api, listen } = await import('../../src/lib/api/client')
  return { at, within, link, router, api, listen }
}

afterEach(() => {
  document.head.innerHTML = ''
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  // nobody else is to meet modules that know the prefix
  vi.resetModules()
})

const PAGES = [
  ['', '', { page: 'home' }],
  ['', '/match/a%20b', { page: 'play', id: 'a b' }],
  ['/polemos', '/', { page: 'home' }],
  ['/polemos', '', { page: 'home' }],
  ['/polemos', '/match/m1', { page: 'play', id: 'm1' }],
  ['/games/polemos', '/rules/toy/1.2', { page: 'rules', game: 'toy', clause: '1.2' }],
  ['/polemos', '/match/%', { page: 'lost' }],
  ['/polemos', '/polemos/match/m1', { page: 'lost' }],
] as const

it.each(PAGES)('under %j the path %j is a page of ours', async (prefix, path, route) => {
  const { router } = await under(`${prefix}/`, prefix + path || '/')
  expect(router.route).toEqual(route)
})

it('goes on under the prefix, and back', async () => {
  window.scrollTo = () => undefined
  const { router, link } = await under('/polemos/', '/polemos/')
  router.go('/new/toy')
  expect(location.pathname).toBe('/polemos/new/toy')
  expect(router.route).toEqual({ page: 'new', game: 'toy' })
  const anchor = document.createElement('a')
  anchor.href = '/polemos/match/m1'
  document.body.append(anchor)
  anchor.addEventListener('click', link)
  anchor.click()
  expect(location.pathname).toBe('/polemos/match/m1')
  expect(router.route).toEqual({ page: 'play', id: 'm1' })
  const length = history.length
  router.go('/match/m1')
  expect(history.length).toBe(length)
})

it.each(['', '/polemos'])('asks and listens under %j', async (prefix) => {
  const { api, listen } = await under(prefix ? `${prefix}/` : '', `${prefix}/match/m1`)
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response('{}'))
  })
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(address: string) {
        asked.push(address)
      }
      close(): void {
        asked.push('closed')
      }
    },
  )
  await api.matches('en', { query: 'a b' })
  await api.table('m1', 'red', 'ja')
  listen(
    'm1',
    () => undefined,
    () => undefined,
  )()
  expect(asked).toEqual([
    `${prefix}/api/matches?language=en&query=a%20b`,
    `${prefix}/api/matches/m1/table?side=red&language=ja`,
    `ws://${location.host}${prefix}/api/matches/m1/live`,
    'closed',
  ])
  expect(api.recordUrl('m1')).toBe(`${prefix}/api/matches/m1/record`)
  expect(api.positionUrl('m1')).toBe(`${prefix}/api/matches/m1/position`)
  expect(api.svgUrl('m1', null, 'en', 4)).toBe(`${prefix}/api/matches/m1/board.svg?language=en&n=4`)
})

it('takes what only begins like the prefix for something else', async () => {
  const { at, within } = await under('/polemos/', '/polemos/')
  expect(within('/polemosx/match')).toBe('/polemosx/match')
  expect(within(at('/match/x'))).toBe('/match/x')
})
