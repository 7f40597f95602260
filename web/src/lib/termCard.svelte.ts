// The one card that explains a word: which word, beside what on the page, and what a clause on it does.
import type { GlossaryTerm } from './api/types'

export interface Card {
  game: string
  term: GlossaryTerm
  anchor: HTMLElement
  onopen: ((id: string) => void) | undefined
}

class TermCard {
  shown: Card | undefined = $state.raw()

  open(card: Card): void {
    this.shown = this.shown?.anchor === card.anchor ? undefined : card
  }

  /** Close it; the word has the focus again unless that has gone elsewhere. */
  close(back: boolean): void {
    const anchor = this.shown?.anchor
    this.shown = undefined
    if (back && anchor?.isConnected) anchor.focus({ preventScroll: true })
  }
}

export const termCard = new TermCard()
