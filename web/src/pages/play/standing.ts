// An answer given once for all the times that the same is asked in one phase.
import type { Table } from '../../lib/api/types'

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
