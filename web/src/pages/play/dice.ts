// The die of a game: which faces it has, and which of the choices is the face that shows.
import type { Choice, Question } from '../../lib/api/types'

/** The lowest and the highest face. */
export type Faces = readonly [number, number]

export const D6: Faces = [1, 6]

export function facesOf([low, high]: Faces): number[] {
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}

/** Whether it is asked which face a die shows that people roll on their own table. */
export function asksDie(question: Pick<Question, 'chance'> | null | undefined, choices: readonly Choice[]): boolean {
  return Boolean(question?.chance) && choices.every((choice) => /^\d+$/.test(choice.target) && choice.space < 0)
}

/** The choice that is this face. */
export function faceOf(choices: readonly Choice[], face: number): Choice | undefined {
  return choices.find((choice) => Number(choice.target) === face)
}
