// Whose eyes look at a match, and when the screen must change hands. Pure, so that no secret hangs on a component.
import type { MatchModel, Table } from '../../lib/api/types'

export const HUMAN = 'human'

/** The sides that people play, in the order of the game. */
export function people(seats: Record<string, string>): string[] {
  return Object.keys(seats).filter((side) => seats[side] === HUMAN)
}

/** The eyes for a page that has just been opened: the person who decides, else the first person, else everybody's. */
export function firstEyes(match: MatchModel): string | null {
  const persons = people(match.seats)
  if (match.decides !== null && persons.includes(match.decides)) return match.decides
  return match.over ? null : (persons[0] ?? null)
}

/** Whether two people share this screen and have something to hide from each other. */
export function shared(table: Pick<Table, 'seats' | 'over'>): boolean {
  return !table.over && people(table.seats).length > 1
}

/** The person to whom the screen must be handed before anything goes on; null when it stays where it is. */
export function handTo(table: Table): string | null {
  if (!shared(table) || table.decides === null || table.decides === table.side) return null
  if (table.question?.choices.length) return null
  return people(table.seats).includes(table.decides) ? table.decides : null
}
