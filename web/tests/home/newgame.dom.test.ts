import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { router } from '../../src/lib/router.svelte'
import { settings } from '../../src/lib/settings.svelte'
import NewGame from '../../src/pages/NewGame.svelte'
import {
  BEGINNING,
  BOARD,
  CATALOGUE,
  furnish,
  match,
  RULES,
  serve,
  settle,
  show,
  type,
  type Answer,
  type Asked,
  type Shown,
} from '../page'

let page: Shown | undefined
const the = (): Shown => page!

async function open(
  game: string,
  answer: Answer = { status: 201, body: match('n') },
  catalogue = CATALOGUE,
): Promise<Asked[]> {
  const asked = serve((one) => {
    if (one.path.startsWith('/api/games?')) return { body: catalogue }
    if (one.path.endsWith('/board')) return { body: BOARD }
    if (one.path.startsWith('/api/positions/check')) return { body: BEGINNING }
    if (one.path.endsWith('/rules')) return { body: RULES }
    return one.method === 'POST' ? answer : undefined
  })
  page = show(NewGame, { game })
  await settle()
  return asked
}
function choose(name: string, value: string): void {
  the().find<HTMLInputElement>(`input[name$="${name}"][value="${value}"]`).click()
}

beforeEach(() => {
  furnish()
  settings.setLanguage('en')
})
afterEach(() => {
  page?.close()
  vi.unstubAllGlobals()
})

describe('a new game', () => {
  it('begins as it was put together', async () => {
    const asked = await open('toy')
    choose('scenario', 's2')
    choose('-blue', 'me')
    choose('dice', 'asked')
    choose('dice', 'seeded')
    the().find('input[type=checkbox][id$="-night"]').click()
    await settle()
    const [name, seed] = the().all<HTMLInputElement>('aside input[type=text]')
    type(name!, ' Mine ')
    type(seed!, '42')
    expect(the().find('aside').textContent).toContain('2 optional rules')
    the().find<HTMLFormElement>('form').requestSubmit()
    await settle()
    expect(asked.at(-1)?.body).toEqual({
      game: 'toy',
      scenario: 's2',
      options: ['fog', 'night'],
      seats: { red: 'human', blue: 'human' },
      dice: 'seeded',
      hints: true,
      seed: '42',
      name: 'Mine',
    })
    expect(router.route).toEqual({ page: 'play', id: 'n' })
  })

  it('has hints or none, as one likes, and none against somebody elsewhere', async () => {
    const asked = await open('toy')
    const box = the().find<HTMLInputElement>('input[role=switch]')
    const sum = (): string => the().find('aside').textContent
    expect([box.checked, box.disabled]).toEqual([true, false])
    expect(box.closest('label')!.textContent).toContain('Hints')
    expect(sum()).toContain('With hints')
    box.click()
    await settle()
    expect(sum()).toContain('Without hints')
    choose('-blue', 'away')
    await settle()
    expect([box.checked, box.disabled]).toEqual([false, true])
    expect(the().text()).toContain('Against somebody who plays elsewhere there are no hints.')
    choose('-blue', 'friend')
    await settle()
    // what was chosen is still so
    expect([box.checked, box.disabled]).toEqual([false, false])
    the().find<HTMLFormElement>('form').requestSubmit()
    await settle()
    expect(asked.at(-1)?.body).toMatchObject({ hints: false })
  })

  it('says nothing of hints where a game has no advice to give', async () => {
    const games = CATALOGUE.games.map((game) => ({ ...game, advises: false }))
    await open('toy', undefined, { ...CATALOGUE, games })
    expect(the().all('input[role=switch]')).toHaveLength(0)
    expect(the().find('aside').textContent).not.toContain('hints')
  })

  it('takes a named set of optional rules at once', async () => {
    await open('toy')
    the().button('Foggy').click()
    await settle()
    const on = the()
      .all<HTMLInputElement>('input[type=checkbox]:not([role=switch])')
      .filter((box) => box.checked)
    expect(on.map((box) => box.id.split('-').at(-1))).toEqual(['fog'])
    expect(the().button('Foggy').getAttribute('aria-pressed')).toBe('true')
    the().button('All').click()
    await settle()
    expect(the().button('Foggy').getAttribute('aria-pressed')).toBe('false')
  })

  it('has no seed where people roll', async () => {
    await open('toy')
    choose('dice', 'asked')
    await settle()
    expect(the().all('aside input[type=text]')).toHaveLength(1)
  })

  it('opens the clause of an optional rule', async () => {
    await open('toy')
    the().button('Read rule 9.1').click()
    await settle()
    expect(the().find('[role=dialog]').textContent).toContain('Title 9.1')
  })

  it('shows a refusal where it stands', async () => {
    const problem = { code: 'bad-input', message: 'The seed is too long.', where: 'seed', expected: '', lines: [] }
    await open('toy', { status: 422, body: problem })
    the().find<HTMLFormElement>('form').requestSubmit()
    await settle()
    expect(the().find('aside [role=alert]').textContent).toContain('The seed is too long.')
    expect(the().find<HTMLButtonElement>('aside button.begin').disabled).toBe(false)
  })

  it('knows no game that there is not', async () => {
    await open('chess')
    expect(the().text()).toContain('There is no game chess.')
  })
})
