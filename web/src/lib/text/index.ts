// Words of the page, from Fluent files: one folder a language, one file a part of the page.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language, Text } from '../api/types'

const files = import.meta.glob<string>('./{en,ja}/*.ftl', { query: '?raw', import: 'default', eager: true })

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const [path, source] of Object.entries(files)) {
    if (!path.startsWith(`./${language}/`)) continue
    for (const error of made.addResource(new FluentResource(source))) throw error
  }
  return made
}

const bundles: Record<Language, FluentBundle> = { en: bundle('en'), ja: bundle('ja') }

/** A message of the page. An unknown one is a defect of ours and says so loudly. */
export function say(language: Language, id: string, args: Record<string, FluentVariable> = {}): string {
  const found = bundles[language].getMessage(id)
  if (!found?.value) throw new Error(`no message ${id} in ${language}`)
  return bundles[language].formatPattern(found.value, args)
}

export function has(language: Language, id: string): boolean {
  return bundles[language].hasMessage(id)
}

/** The text of a board or piece in a language; else in English; else whatever there is. */
export function pick(text: Text | undefined, language: Language): string {
  if (!text) return ''
  return text[language] ?? text['en'] ?? Object.values(text)[0] ?? ''
}
