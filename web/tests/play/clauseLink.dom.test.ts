// The button of a rule: apart from the text before it, and its word apart from its number, for who listens or copies.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import ClauseLink from '../../src/pages/play/ClauseLink.svelte'
import { furnish, show, type Shown } from '../page'

let page: Shown | undefined

beforeEach(() => {
  furnish()
  settings.setLanguage('en')
})
afterEach(() => page?.close())

function shown(id: string): Shown {
  page = show(ClauseLink, { id, onopen: () => undefined })
  return page
}

describe('the button of a rule', () => {
  it('says its word and its number as two words', () => {
    expect(shown('2.B3.a').find('button').textContent).toBe('Rule 2.B3.a')
    page?.close()
    expect(shown('card.storms').find('button').textContent).toBe('Rule card.storms')
    page?.close()
    settings.setLanguage('ja')
    expect(shown('16.6.1').find('button').textContent).toMatch(/^\S+ 16\.6\.1$/)
  })

  it('stands apart from the text before it wherever it is put', () => {
    expect(shown('2.B3.a').text()).toBe(' Rule 2.B3.a')
  })
})
