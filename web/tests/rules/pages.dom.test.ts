import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Grid, GlossaryTerm, RulesFound } from '../../src/lib/api/types'
import { router } from '../../src/lib/router.svelte'
import { reading } from '../../src/lib/rules.svelte'
import { settings } from '../../src/lib/settings.svelte'
import ClauseDrawer from '../../src/lib/ui/ClauseDrawer.svelte'
import GridView from '../../src/lib/ui/GridView.svelte'
import Rules from '../../src/pages/Rules.svelte'
import Tables from '../../src/pages/Tables.svelte'
import { CATALOGUE, furnish, press, RULES, serve, settle, show, type, type Shown } from '../page'

const GRID: Grid = {
  id: 'crt',
  title: 'Results',
  columns: ['Die', '1:2', '1:1'],
  rows: [
    ['1', 'AE', 'AR'],
    ['2', 'AR', 'DR'],
  ],
  clause: '1.1',
  note: 'Odds in favour of the defender.',
  provenance: 'reconstructed',
}
/** What the server finds in a test. */
function found(query: string): RulesFound {
  const hits = query === 'title' ? ['1.1', '1.2', '9.1'] : query === 'wether' ? ['9.1'] : ['1.1']
  const meant = query === 'wether' ? 'weather' : ''
  return {
    game: 'toy',
    query,
    hits,
    whole: hits.length,
    meant,
    marks: [meant || query],
    terms: meant ? ['weather'] : [],
  }
}
const WEATHER: GlossaryTerm = {
  id: 'weather',
  name: { en: 'Weather', ja: '天候' },
  also: { en: [], ja: [] },
  text: { en: 'What falls from the sky.', ja: '空から降るもの。' },
  see: ['9.1'],
}
/** Typing has rested, and the answer has come. */
async function answered(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 120))
  await settle()
  await settle()
}
let page: Shown | undefined
const the = (): Shown => page!

beforeEach(() => {
  furnish()
  settings.setLanguage('en')
  reading.setBoth(false)
  serve((one) => {
    if (one.path.startsWith('/api/games?')) return { body: CATALOGUE }
    if (one.path.endsWith('/rules')) return { body: RULES }
    if (one.path.includes('/rules/found'))
      return { body: found(new URLSearchParams(one.path.split('?')[1]).get('query')!) }
    if (one.path.includes('/tables')) return { body: { game: 'toy', tables: [GRID] } }
    return undefined
  })
})
afterEach(() => {
  page?.close()
  vi.unstubAllGlobals()
})

describe('the rulebook', () => {
  it('opens at its beginning, with all sections and what is reconstructed', async () => {
    page = show(Rules, { game: 'toy' })
    await settle()
    expect(
      the()
        .all('nav ol a')
        .map((one) => one.textContent.replace(/\s+/g, ' ').trim()),
    ).toEqual(['1 Marching 2', '9 Weather 1'])
    expect(the().text()).toContain('3 clauses')
    expect(the().text()).toContain('Reconstructed')
    expect(the().text()).toContain('the speed')
  })

  it('says of a clause that the source lacks altogether that it is reconstructed, and no more', async () => {
    const whole = { ...RULES.clauses[1]!, missing: {} }
    serve((one) => (one.path.endsWith('/rules') ? { body: { ...RULES, clauses: [whole] } } : { body: CATALOGUE }))
    page = show(Rules, { game: 'toy' })
    await settle()
    expect(the().all('main .chip.reconstructed')).toHaveLength(1)
    expect(the().all('main .missing')).toHaveLength(0)
  })

  it('finds clauses as one types, in both languages, and walks along them', async () => {
    page = show(Rules, { game: 'toy' })
    await settle()
    press(window, '/')
    const field = the().find<HTMLInputElement>('aside input[type=search]')
    expect(document.activeElement).toBe(field)
    type(field, '行軍する')
    expect(the().text()).toContain('Searching')
    await answered()
    expect(
      the()
        .all('main li')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['1.1'])
    type(field, 'title')
    await answered()
    expect(the().all('main li')).toHaveLength(3)
    expect(the().all('main mark').length).toBeGreaterThan(0)
    press(field, 'ArrowDown')
    const [first, second] = the().all('main li')
    expect(document.activeElement).toBe(first)
    press(first!, 'ArrowDown')
    expect(document.activeElement).toBe(second)
    press(second!, 'Enter')
    expect(router.route).toEqual({ page: 'rules', game: 'toy', clause: '1.2' })
  })

  it('says what was meant, and explains the word that was asked for', async () => {
    serve((one) => {
      if (one.path.startsWith('/api/games?')) return { body: CATALOGUE }
      if (one.path.endsWith('/rules')) return { body: RULES }
      if (one.path.endsWith('/glossary')) return { body: { game: 'toy', terms: [WEATHER] } }
      return { body: found('wether') }
    })
    page = show(Rules, { game: 'toy' })
    await settle()
    type(the().find<HTMLInputElement>('aside input[type=search]'), 'wether')
    await answered()
    expect(the().find('[role=status]').textContent).toContain('taken for “weather”')
    expect(the().find('section[aria-label="The word explained"]').textContent).toContain('What falls from the sky.')
  })

  it('says so where the server does not answer, and asks again', async () => {
    let away = true
    serve((one) => {
      if (one.path.startsWith('/api/games?')) return { body: CATALOGUE }
      if (one.path.endsWith('/rules')) return { body: RULES }
      if (away) return { status: 503, body: { code: 'busy', message: 'Nobody is in.' } }
      return { body: found('march') }
    })
    page = show(Rules, { game: 'toy' })
    await settle()
    type(the().find<HTMLInputElement>('aside input[type=search]'), 'march')
    await answered()
    expect(the().text()).toContain('Nobody is in.')
    away = false
    the().find('main button').click()
    await settle()
    expect(the().all('main li')).toHaveLength(1)
  })

  it('ends a search with Escape and shows only what is reconstructed when asked', async () => {
    page = show(Rules, { game: 'toy' })
    await settle()
    the().find('aside input[type=checkbox]').click()
    await settle()
    expect(
      the()
        .all('main li')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['1.2'])
    press(window, 'Escape')
    expect(the().all('main article')).toHaveLength(2)
  })

  it('brings the clause of the address into sight', async () => {
    page = show(Rules, { game: 'toy', clause: '9.1' })
    await settle()
    expect(the().find('article.chosen').id).toBe('clause-9.1')
    expect(document.activeElement?.id).toBe('clause-9.1')
  })

  it('says that there is no such clause', async () => {
    page = show(Rules, { game: 'toy', clause: '77.7' })
    await settle()
    expect(the().find('[role=alert]').textContent).toContain('There is no clause 77.7.')
  })

  it('sets both languages side by side', async () => {
    page = show(Rules, { game: 'toy', clause: '1.1' })
    await settle()
    the().find('input[value=both]').click()
    await settle()
    expect(the().find('#clause-1\\.1').textContent).toContain('玩具は')
    expect(the().find('#clause-1\\.1').textContent).toContain('Toys march')
  })
})

describe('the drawer', () => {
  it('follows references and comes back', async () => {
    page = show(ClauseDrawer, { game: 'toy', id: '1.1', onclose: () => undefined })
    await settle()
    the().find('.texts a').click()
    await settle()
    expect(the().find('.head .title').textContent).toContain('Title 9.1')
    the().button('Back').click()
    await settle()
    expect(the().find('.head .title').textContent).toContain('Title 1.1')
  })

  it('searches, and closes with Escape when nothing is searched', async () => {
    let closed = 0
    page = show(ClauseDrawer, { game: 'toy', id: '', onclose: () => (closed += 1) })
    await settle()
    const field = the().find<HTMLInputElement>('input[type=search]')
    expect(document.activeElement).toBe(field)
    type(field, 'title')
    await answered()
    expect(the().all('.hit')[2]?.textContent).toContain('9.1')
    press(window, 'Escape')
    expect(closed).toBe(0)
    press(window, 'Escape')
    expect(closed).toBe(1)
  })
})

describe('tables', () => {
  it('are there with their provenance, found by any word, and lead to their clauses', async () => {
    page = show(Tables, { game: 'toy' })
    await settle()
    expect(the().text()).toContain('Reconstructed')
    expect(the().text()).toContain('Odds in favour of the defender.')
    type(the().find<HTMLInputElement>('aside input'), 'nonsense')
    expect(the().text()).toContain('No table has this word.')
    type(the().find<HTMLInputElement>('aside input'), 'dr')
    the().find('button.clause').click()
    await settle()
    expect(the().find('[role=dialog]').textContent).toContain('Title 1.1')
  })

  it('light the cells in use: one, a row, a column', () => {
    const lit = (row: number, column: number): string[] => {
      page?.close()
      page = show(GridView, { grid: GRID, lit: [{ grid: 'crt', row, column }] })
      return the()
        .all('td.lit')
        .map((one) => (one.firstChild?.textContent ?? '').trim())
    }
    expect(lit(1, 2)).toEqual(['DR'])
    expect(lit(0, -1)).toEqual(['AE', 'AR'])
    expect(lit(-1, 1)).toEqual(['AE', 'AR'])
    expect(the().find('thead th.lit').textContent).toBe('1:2')
    expect(the().find('td.lit').textContent).toContain('in use')
    page?.close()
    page = show(GridView, { grid: GRID, lit: [{ grid: 'other', row: 1, column: 2 }] })
    expect(the().all('.lit')).toEqual([])
  })
})
