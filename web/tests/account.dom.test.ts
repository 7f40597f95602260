// Accounts in the page: signing in by a link or a password, the profile, and nothing of it where the server has none.
import type { Component } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account } from '../src/lib/account.svelte'
import { router } from '../src/lib/router.svelte'
import { byGame } from '../src/pages/account/record'
import PasswordBox from '../src/pages/account/PasswordBox.svelte'
import SignIn from '../src/pages/account/SignIn.svelte'
import TopBar from '../src/lib/ui/TopBar.svelte'
import type { Account } from '../src/lib/api/types'
import { furnish, serve, settle, show, type Shown } from './page'

const NOBODY: Account = {
  mode: 'open',
  signed_in: false,
  name: '',
  address: '',
  mail: true,
  openid: '',
  password: false,
  second: false,
  spares: 0,
  moving: '',
  fresh: false,
  since: '',
  games: 2,
}
const ANN: Account = { ...NOBODY, signed_in: true, name: 'Ann', address: 'ann@mail.example', fresh: true, games: 0 }

let page: Shown | undefined

function open<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
  page?.close()
  page = show(component, props)
}

beforeEach(() => {
  furnish()
  history.replaceState(null, '', '/sign-in')
})
afterEach(() => {
  page?.close()
  page = undefined
  account.known = undefined
  vi.unstubAllGlobals()
})

test('the bar leads to accounts only where the server has them', () => {
  account.known = { ...NOBODY, mode: '' }
  open(TopBar, {})
  expect(document.querySelector('a.account')).toBeNull()
  account.known = NOBODY
  open(TopBar, {})
  expect(document.querySelector('a.account')?.getAttribute('href')).toBe('/sign-in')
  account.known = ANN
  open(TopBar, {})
  expect(document.querySelector('a.account')?.getAttribute('href')).toBe('/me')
  expect(document.querySelector('a.account')?.textContent).toContain('Ann')
})

test('a link signs in by its button alone, and its token leaves the address bar at once', async () => {
  account.known = NOBODY
  history.replaceState(null, '', '/sign-in#secret')
  const asked = serve(({ path }) => {
    if (path.startsWith('/api/account/link/look'))
      return { body: { address: 'ann@mail.example', name: '', makes: false, here: false, games: 2 } }
    if (path.startsWith('/api/account/link')) return { body: ANN }
    return undefined
  })
  open(SignIn, {})
  expect(location.hash).toBe('')
  await settle()
  expect(asked.map((one) => one.path.split('?')[0])).toEqual(['/api/account/link/look'])
  expect(asked.every((one) => !one.path.includes('secret'))).toBe(true)
  // a link from elsewhere takes nothing along unless that is ticked
  const along = document.querySelector<HTMLInputElement>('input[type=checkbox]')
  expect(along?.checked).toBe(false)
  document.querySelector<HTMLButtonElement>('button.primary')?.click()
  await settle()
  expect(asked[1]?.body).toEqual({ token: 'secret', take: false, second: '' })
  expect(account.known).toEqual(ANN)
  expect(router.route.page).toBe('home')
})

test('a link that is pasted into the page that waits for it is followed too', async () => {
  account.known = NOBODY
  const asked = serve(() => ({ body: { address: 'a@b.example', name: '', makes: true, here: true, games: 0 } }))
  open(SignIn, {})
  history.replaceState(null, '', '/sign-in#secret')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  await settle()
  expect(asked[0]?.body).toEqual({ token: 'secret' })
  expect(document.querySelector('main')?.textContent).toContain('a@b.example')
})

test('a spent link says so and leads to another one', async () => {
  account.known = NOBODY
  history.replaceState(null, '', '/sign-in#secret')
  serve(() => ({ status: 404, body: { code: 'no-sign-in-link', message: 'This link does not work any more' } }))
  open(SignIn, {})
  await settle()
  expect(document.querySelector('[role=alert]')?.textContent).toContain('does not work any more')
  document.querySelector<HTMLButtonElement>('[role=alert] button')?.click()
  await settle()
  expect(document.querySelector('#account-address')).not.toBeNull()
})

test('the password until now is asked for only when the sign-in is not fresh', () => {
  open(PasswordBox, { account: { ...ANN, password: true } })
  expect(document.querySelector('#account-old')).toBeNull()
  open(PasswordBox, { account: { ...ANN, password: true, fresh: false } })
  expect(document.querySelector('#account-old')).not.toBeNull()
  open(PasswordBox, { account: { ...ANN, fresh: false } })
  expect(document.querySelector('input')).toBeNull()
})

test('what play comes to is added up by game', () => {
  const play = { side: 'red', opponent: 'human', entries: 0, turns: 0 }
  const plays = [
    { ...play, game: 'duel', won: 1, drawn: 0, lost: 2, on: 3 },
    { ...play, game: 'other', won: 0, drawn: 1, lost: 0, on: 0 },
    { ...play, game: 'duel', side: 'blue', won: 4, drawn: 1, lost: 0, on: 0 },
  ]
  expect(byGame(plays)).toEqual([
    { game: 'duel', won: 5, drawn: 1, lost: 2, on: 3 },
    { game: 'other', won: 0, drawn: 1, lost: 0, on: 0 },
  ])
})

test('who has a second factor is asked for its code once his password fits', async () => {
  account.known = NOBODY
  const asked = serve(({ body }) => {
    const { second } = body as { second: string }
    return second
      ? { body: ANN }
      : { status: 403, body: { code: 'second-needed', message: 'A code', where: 'second', expected: '' } }
  })
  open(SignIn, {})
  await settle()
  expect(document.querySelector('input[autocomplete="one-time-code"]')).toBeNull()
  const forms = document.querySelectorAll('form')
  const form = forms[forms.length - 1]!
  form.requestSubmit = () => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  form.requestSubmit()
  await settle()
  const field = document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]')!
  expect(document.activeElement).toBe(field)
  field.value = '123456'
  field.dispatchEvent(new Event('input'))
  form.requestSubmit()
  await settle()
  expect(asked.at(-1)?.body).toMatchObject({ second: '123456' })
  expect(account.known).toEqual(ANN)
})

test('whoever is back from a provider signs in by what it has given, which leaves the address bar at once', async () => {
  account.known = { ...NOBODY, openid: 'Academy', games: 0 }
  history.replaceState(null, '', '/sign-in?state=s1&code=c1')
  const asked = serve(() => ({ body: ANN }))
  open(SignIn, {})
  await settle()
  expect(location.search).toBe('')
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  await settle()
  expect(asked.at(-1)?.path).toContain('/api/account/openid')
  expect(asked.at(-1)?.body).toEqual({ state: 's1', code: 'c1', take: false, second: '' })
  history.replaceState(null, '', '/sign-in?state=s1&error=access_denied')
  account.known = { ...NOBODY, openid: 'Academy' }
  open(SignIn, {})
  await settle()
  expect(document.body.textContent).toContain('You were not let in at Academy')
})
