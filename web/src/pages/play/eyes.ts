// Whose eyes look at a match, and when the screen must change hands. Pure, so that no secret hangs on a component.
import type { Access, MatchModel, Table } from '../../lib/api/types'
import { mine } from '../../lib/seats'

interface Known {
  access: Pick<Access, 'places'>
}

/** The eyes for a page that has just been opened: the person who decides, else the first person, else everybody's. */
export function firstEyes(match: Pick<MatchModel, 'decides' | 'over'> & Known): string | null {
  const persons = mine(match)
  if (match.decides !== null && persons.includes(match.decides)) return match.decides
  return match.over ? null : (persons[0] ?? null)
}

/** Whether two people share this screen and have something to hide from each other. */
export function shared(table: Pick<Table, 'over'> & Known): boolean {
  return !table.over && mine(table).length > 1
}

/** The person to whom the screen must be handed before anything goes on; null when it stays where it is. */
export function handTo(table: Table): string | null {
  if (!shared(table) || table.decides === null || table.decides === table.side) return null
  if (table.question?.choices.length) return null
  return mine(table).includes(table.decides) ? table.decides : null
}
