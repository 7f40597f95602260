// Choices that a question lays out as tables: those that a cell makes one after the other are one thing to choose.
import type { Form, Offer, Question } from '../../lib/api/types'
import type { MultiStepMove } from './multiStepMoves'

/** What an offer goes by: the ids of its choices. */
export function idOf(offer: Offer): string {
  return offer.choices.join(' ')
}

/** The offers of several choices, as things to choose. */
export function gesturesOf(question: Question | null | undefined): MultiStepMove[] {
  if (!question) return []
  const offered = new Map(question.choices.map((choice) => [choice.id, choice]))
  return question.forms.flatMap(({ offers }) =>
    offers.flatMap((offer): MultiStepMove[] => {
      const [first, ...then] = offer.choices
      const known = offered.get(first ?? '')
      if (!known || !then.length) return []
      return [{ ...known, id: idOf(offer), text: offer.label, first: known.id, then, route: [] }]
    }),
  )
}

/** Choices that forms offer, or lead through: a list of them would say the same again. */
export function inForms(forms: readonly Form[]): Set<string> {
  return new Set(forms.flatMap(({ offers }) => offers.map((offer) => offer.choices[0] ?? '')))
}

/** The offers of a cell. */
export function offersAt(form: Form, row: number, column: number): Offer[] {
  return form.offers.filter((one) => one.row === row && one.column === column)
}
