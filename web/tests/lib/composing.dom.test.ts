// While an input method composes a word, no handler of a text field acts on its keys.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { composing, keepCompositions } from '../../src/lib/composing'
import { settings } from '../../src/lib/settings.svelte'
import ClauseDrawer from '../../src/lib/ui/ClauseDrawer.svelte'
import Find from '../../src/lib/board/Find.svelte'
import { atlasOf } from '../../src/lib/board/atlas'
import { sample } from '../board/sample'
import Rules from '../../src/pages/Rules.svelte'
import { CATALOGUE, furnish, press, RULES, serve, settle, show, type, type Shown } from '../page'

let page: Shown | undefined
let end: () => void = () => undefined

beforeEach(() => {
  furnish()
  settings.setLanguage('en')
  serve((one) => {
    if (one.path.startsWith('/api/games?')) return { body: CATALOGUE }
    if (one.path.endsWith('/rules')) return { body: RULES }
    if (one.path.includes('/rules/found'))
      return { body: { game: 'toy', query: 'march', hits: ['1.1'], whole: 1, meant: '', marks: ['march'], terms: [] } }
    return undefined
  })
  end = keepCompositions(window)
})
afterEach(() => {
  end()
  page?.close()
  vi.unstubAllGlobals()
})

function key(where: Element, name: string, isComposing: boolean): void {
  press(where, name, { isComposing })
}

describe('a key of a composition', () => {
  it('is known by its flag, or by the number that stands for it elsewhere', () => {
    expect(composing(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))).toBe(true)
    expect(composing(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229 }))).toBe(true)
    expect(composing(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(false)
  })

  it('neither opens nor closes anything in the drawer of rules', async () => {
    const onclose = vi.fn()
    page = show(ClauseDrawer, { game: 'toy', id: '', onclose })
    await settle()
    const field = page.find<HTMLInputElement>('input')
    type(field, 'march')
    await vi.waitFor(() => expect(page?.all('.hit').length).toBeGreaterThan(0))
    key(field, 'Escape', true)
    key(field, 'Enter', true)
    await settle()
    expect(field.value).toBe('march')
    expect(page.all('.hit').length).toBeGreaterThan(0)
    expect(onclose).not.toHaveBeenCalled()
    key(field, 'Escape', false)
    await settle()
    expect(field.value).toBe('')
  })

  it('goes to no place of the board', async () => {
    const onfind = vi.fn()
    page = show(Find, { atlas: atlasOf(sample()), language: 'en' as const, middle: () => -1, onfind })
    page.find('[data-find]').click()
    await settle()
    const field = page.find<HTMLInputElement>('input')
    type(field, '0')
    await settle()
    expect(page.all('[role=option]').length).toBeGreaterThan(0)
    for (const name of ['Enter', 'Escape', 'ArrowDown']) key(field, name, true)
    await settle()
    expect(onfind).not.toHaveBeenCalled()
    expect(field.isConnected).toBe(true)
    key(field, 'Enter', false)
    expect(onfind).toHaveBeenCalledOnce()
  })

  it('does not leave the search of the rulebook', async () => {
    page = show(Rules, { game: 'toy' })
    await settle()
    const field = page.find<HTMLInputElement>('input[type=search]')
    type(field, 'march')
    await settle()
    for (const name of ['Enter', 'Escape', 'ArrowDown', 'ArrowUp']) key(field, name, true)
    await settle()
    expect(field.value).toBe('march')
    expect(page.text()).toContain('Found in the rules')
  })
})
