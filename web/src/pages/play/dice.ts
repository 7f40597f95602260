// The die of a game: which faces it has, and which of the choices is the face that shows.
import type { Choice, LogLine, Question } from '../../lib/api/types'

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

/** The dice of a line of the log that its words do not tell: a die is shown once. */
export function untold({ text, faces }: Pick<LogLine, 'text' | 'faces'>): number[] {
  const told: readonly string[] = text.match(/\d+/g) ?? []
  return faces.filter((face) => !told.includes(String(face)))
}

/** The lines in which dice fall. One of another kind that comes back to the dice before it tells what they brought. */
export function rolling(lines: readonly LogLine[]): LogLine[] {
  const found: LogLine[] = []
  for (const line of lines) {
    if (!line.faces.length) continue
    const last = found.at(-1)
    const again = last && last.n === line.n && last.kind !== line.kind && last.faces.join() === line.faces.join()
    if (!again) found.push(line)
  }
  return found
}
