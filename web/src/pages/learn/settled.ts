// What is answered for a beginner: kinds of questions, each with the pattern of a choice.
import type { Question, Settled } from '../../lib/api/types'

/** Whether a pattern means a choice: `*` stands for anything. */
export function fits(pattern: string, choice: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(choice)
}

/** The choice that answers a question for a beginner; "" if he is to answer himself. */
export function settledAnswer(settled: readonly Settled[], question: Question | null): string {
  if (!question) return ''
  const { name, choices } = question
  const one = settled.find(({ asks }) => asks.includes(name))
  return (one && choices.find(({ id }) => fits(one.choice, id))?.id) ?? ''
}
