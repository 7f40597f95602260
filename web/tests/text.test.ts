// The words of the page: both languages say the same things, and everything that the page says is there.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', 'src')
const FOLDER = join(ROOT, 'lib', 'text')
const LANGUAGES = ['en', 'ja'] as const

type Node = string | { type: string; name?: string; [key: string]: unknown }

/** The variables of a message, wherever they stand in it. */
function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) variables(one, found)
  else if (node && typeof node === 'object') {
    const { type, name } = node as Exclude<Node, string>
    if (type === 'var' && name) found.add(name)
    else for (const one of Object.values(node)) variables(one, found)
  }
  return found
}

function messages(language: string, file: string): Map<string, string[]> {
  const source = readFileSync(join(FOLDER, language, file), 'utf8')
  const { body } = new FluentResource(source)
  return new Map(body.map((message) => [message.id, [...variables(message)].sort()]))
}

/** Entries that the parser passes over because they are broken. */
function broken(language: string, file: string): string[] {
  const source = readFileSync(join(FOLDER, language, file), 'utf8')
  const parsed = messages(language, file)
  return [...source.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((match) => match[1] ?? '').filter((id) => !parsed.has(id))
}

const files = readdirSync(join(FOLDER, 'en')).sort()

describe('the words of the page', () => {
  it('has the same files in both languages', () => {
    expect(readdirSync(join(FOLDER, 'ja')).sort()).toEqual(files)
  })

  it.each(files)('%s has the same messages with the same variables in both languages', (file) => {
    for (const language of LANGUAGES) expect(broken(language, file)).toEqual([])
    expect(Object.fromEntries(messages('ja', file))).toEqual(Object.fromEntries(messages('en', file)))
  })

  it('has each message once', () => {
    const all = files.flatMap((file) => [...messages('en', file).keys()])
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([])
  })
})

describe('what the sources say', () => {
  const known = new Set(files.flatMap((file) => [...messages('en', file).keys()]))
  const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

  it.each(sources)('$path names messages that exist', ({ text }) => {
    const literal = [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] ?? '')
    expect(literal.filter((id) => !known.has(id))).toEqual([])
  })

  it.each(sources)('$path makes up only ids that exist', ({ text }) => {
    const made = [...text.matchAll(/\bt\(\s*`([^`]+)`/g)].map((match) => match[1] ?? '')
    const missing = made.filter((template) => {
      const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
      const shape = new RegExp(`^${parts.join('[\\w-]+')}$`)
      return ![...known].some((id) => shape.test(id))
    })
    expect(missing).toEqual([])
  })
})
