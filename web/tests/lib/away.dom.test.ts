// A match that is not one's own, or that is gone, and a page that there is not: told to a person, with the way home.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../../src/lib/api/client'
import { router } from '../../src/lib/router.svelte'
import { settings } from '../../src/lib/settings.svelte'
import Trouble from '../../src/lib/ui/Trouble.svelte'
import Lost from '../../src/pages/Lost.svelte'
import Play from '../../src/pages/Play.svelte'
import { CATALOGUE, furnish, serve, settle, show, type Shown } from '../page'

let page: Shown | undefined

const PROBLEM = {
  code: 'no-match',
  message: 'There is no match m1 among your games.',
  where: 'id',
  expected: '',
  lines: [],
  keeps: null,
}
const API = /GET|POST|\/api|no-match|\bid\b|404/

beforeEach(() => {
  furnish()
  settings.setLanguage('en')
  router.go('/match/m1')
})
afterEach(() => {
  page?.close()
  vi.unstubAllGlobals()
})

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  it('a match of somebody else is told without a word of the API', async () => {
    settings.setLanguage(language)
    serve((one) => (one.path.startsWith('/api/games?') ? { body: CATALOGUE } : { status: 404, body: PROBLEM }))
    page = show(Play, { id: 'm1' })
    await settle()
    const title = { en: 'This game is not open to this browser', ja: 'この対局は、このブラウザーでは開けません' }[
      language
    ]
    expect(page.find('h1').textContent).toBe(title)
    expect(page.find('main').textContent).not.toMatch(API)
    expect(document.title).toContain(title)
    page.find('main a').click()
    expect(router.route).toEqual({ page: 'home' })
  })

  it('a page that there is not has the way home', () => {
    settings.setLanguage(language)
    page = show(Lost, {})
    expect(page.find('h1').textContent).toBe({ en: 'There is no such page.', ja: 'そのページはありません。' }[language])
    expect(page.find('main a').getAttribute('href')).toBe('/')
  })
})

it('a refusal about a match that is gone names no part of a request', () => {
  page = show(Trouble, { trouble: new Refused(404, PROBLEM) })
  expect(page.text()).toContain(PROBLEM.message)
  expect(page.text()).not.toMatch(API)
})
