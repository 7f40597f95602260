// Every word of the page exists in both languages, and every one that the page asks for exists.
import { expect, test } from 'vitest'

const texts = import.meta.glob<string>('../src/lib/text/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

/** The messages of a language with the variables that each takes. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [path, text] of Object.entries(texts)) {
    if (!path.includes(`/${language}/`)) continue
    for (const part of text.split(/^(?=[a-z][\w-]* =)/m)) {
      const id = /^([a-z][\w-]*) =/.exec(part)?.[1]
      if (!id) continue
      expect(found.has(id), `${id} stands twice in ${language}`).toBe(false)
      const variables = new Set([...part.matchAll(/\$([\w-]+)/g)].map((match) => match[1]))
      found.set(id, [...variables].sort().join(' '))
    }
  }
  return found
}

test('both languages have the same messages with the same variables', () => {
  const english = messages('en')
  expect(english.size).toBeGreaterThan(5)
  expect(Object.fromEntries(messages('ja'))).toEqual(Object.fromEntries(english))
})

test('every message that is asked for by its name exists', () => {
  const known = messages('en')
  const missing = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/\bt\('([\w-]+)'/g)]
      .map((match) => match[1] ?? '')
      .filter((id) => !known.has(id))
      .map((id) => `${path}: ${id}`),
  )
  expect(missing).toEqual([])
})
