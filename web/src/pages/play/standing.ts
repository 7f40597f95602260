// An answer given once for all the times that the same is asked in one phase.
import type { Table } from '../../lib/api/types'
import type { components } from '../../lib/api/schema'

type Schemas = components['schemas']

/** For how long an answer is given: this once, in this phase (by this page), in this turn, or in this game (by the server). */
export type Always = '' | 'phase' | Exclude<Schemas['Act']['always'], undefined>

const PASS = 'pass'

export interface Standing {
  question: string
  choice: string
  text: string
  side: string | null
  phase: string
}

/** What a phase is called, as far as anybody here knows. */
function phaseOf(table: Table): string {
  return `${table.turn} ${table.moment}`
}

/** Whether an answer can stand for the questions to come: a few plain ways to answer, and no die among them. */
export function canStand(table: Table | null): boolean {
  const question = table?.question
  if (!question || question.chance) return false
  return question.choices.length > 1 && question.choices.length <= 4 && question.choices.some((one) => !one.target)
}

export function standing(table: Table, choice: string): Standing | null {
  const made = table.question?.choices.find((one) => one.id === choice)
  if (!table.question || !made) return null
  return { question: table.question.name, choice, text: made.text, side: table.side, phase: phaseOf(table) }
}

/** For how long the answers to a question may stand. */
export function terms(table: Table | null): Always[] {
  const kept: Always[] = table?.question?.answerable.length ? ['turn', 'game'] : []
  if (canStand(table)) return ['', 'phase', ...kept]
  // where there is much to choose from, it is passing that one does not want to be asked about
  return table?.question?.answerable.includes(PASS) ? ['', ...kept] : []
}

/** The answer to a question that has but one, which is asked only so that nobody learns that; "" where there are more. */
export function onlyAnswer(table: Table): string {
  const choices = table.over ? [] : (table.question?.choices ?? [])
  return choices.length === 1 ? (choices[0]?.id ?? '') : ''
}

/** What a standing answer says to a table: the choice, "" where something else is asked, null when it has run out. */
export function answer(rule: Standing, table: Table): string | null {
  if (table.over || table.side !== rule.side || phaseOf(table) !== rule.phase) return null
  const { question } = table
  if (!question || question.name !== rule.question) return ''
  return question.choices.some((one) => one.id === rule.choice) ? rule.choice : ''
}
