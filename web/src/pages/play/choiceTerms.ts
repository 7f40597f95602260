// The words of choices that the glossary explains. A choice is a button, which can hold no links: they stand beside it.
import type { GlossaryTerm, Language } from '../../lib/api/types'
import { glossaries } from '../../lib/glossary.svelte'
import { settings } from '../../lib/settings.svelte'
import { termCard } from '../../lib/termCard.svelte'
import { explained } from '../../lib/terms'
import type { Play } from './play.svelte'
import type { PlayUiState } from './playUiState.svelte'

/** The terms that occur in some texts, each once, in the order in which they are met. */
export function termsIn(texts: Iterable<string>, language: Language, terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  const found = new Set<string>()
  for (const text of new Set(texts)) for (const one of explained(text, language, terms)) found.add(one.id)
  return [...found].flatMap((id) => terms.find((term) => term.id === id) ?? [])
}

/**
 * Open the card of the first word that is explained of the choice that is pointed at, or that has the focus, in the list
 * or on the board; false where there is none.
 */
export function explainChoice(play: Play, ui: PlayUiState): boolean {
  const game = play.session.match?.game
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const id = ui.strong || focused?.dataset['choice']
  const choice = play.prompt.options.find((one) => one.id === id)
  if (!game || !choice) return false
  const [term] = termsIn([choice.text], settings.language, glossaries.get(game).value ?? [])
  const listed = document.querySelector<HTMLElement>(`[data-choice="${CSS.escape(choice.id)}"]`)
  const anchor = focused?.dataset['choice'] === choice.id ? focused : (listed ?? focused)
  if (!term || !anchor) return false
  termCard.open({ game, term, anchor, onopen: (clause) => (ui.clause = clause) })
  return true
}
