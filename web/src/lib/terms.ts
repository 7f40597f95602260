// Where words that a glossary explains stand in a text: each once, the longer before the shorter, never a part of a word.
import type { GlossaryTerm, Language } from './api/types'

/** A stretch of a text that a term explains. */
export interface Explained {
  from: number
  to: number
  id: string
}

const KATAKANA = /[\u30a0-\u30ff]/
const KANJI = /[\u3400-\u9fff々]/
const LATIN = /[\p{Script=Latin}\d]/u
const SPECIAL = /[.*+?^${}()|[\]\\]/g
/** Shortened names such as ZOC are written in capitals; "op" is none. */
const CAPITALS = /^[A-Z]+$/

interface Words {
  pattern: RegExp
  ids: Map<string, string>
}

const known = new WeakMap<readonly GlossaryTerm[], Map<Language, Words>>()

function words(terms: readonly GlossaryTerm[], language: Language): Words {
  const made = known.get(terms) ?? new Map<Language, Words>()
  known.set(terms, made)
  const there = made.get(language)
  if (there) return there
  const ids = new Map<string, string>()
  for (const term of terms)
    for (const form of [term.name[language] ?? '', ...(term.also[language] ?? [])])
      if (form) ids.set(CAPITALS.test(form) ? form : form.toLowerCase(), term.id)
  const forms = [...ids.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(SPECIAL, '\\$&'))
  const one = { pattern: new RegExp(forms.join('|') || '$^', 'gi'), ids }
  made.set(language, one)
  return one
}

/** Whether two characters that stand side by side belong to one word. */
function joined(one: string, other: string): boolean {
  return [KATAKANA, KANJI, LATIN].some((kind) => kind.test(one) && kind.test(other))
}

/** The words of a text that are explained, each term where it stands first. */
export function explained(text: string, language: Language, terms: readonly GlossaryTerm[]): Explained[] {
  if (!terms.length) return []
  const { pattern, ids } = words(terms, language)
  const found: Explained[] = []
  const told = new Set<string>()
  for (const match of text.matchAll(pattern)) {
    const [form] = match
    const [from, to] = [match.index, match.index + form.length]
    const id = ids.get(form) ?? ids.get(form.toLowerCase())
    const whole = !joined(text[from - 1] ?? '', form[0] ?? '') && !joined(form.at(-1) ?? '', text[to] ?? '')
    if (!id || !whole || told.has(id)) continue
    told.add(id)
    found.push({ from, to, id })
  }
  return found
}
