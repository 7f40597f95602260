// The library of my games: whom one may have played against, and what plays come to when they are put together.
import type { Catalogue, GameModel, Play } from '../../lib/api/types'
import { opponents, type Opponent } from '../../lib/seats'

/** The bots against which one may have played a game, or any game. A level has one name in all games. */
export function foesIn(all: Catalogue | undefined, game: GameModel | undefined): Opponent[] {
  const found = new Map<string, Opponent>()
  for (const one of game ? [game] : (all?.games ?? []))
    for (const foe of opponents(one, all?.bots ?? [])) if (!found.has(foe.name)) found.set(foe.name, foe)
  return [...found.values()]
}

/** What several plays come to. */
export interface Sum {
  played: number
  won: number
  drawn: number
  lost: number
  on: number
  /** Means of those that are over; null where none is. */
  entries: number | null
  turns: number | null
}

export function sum(plays: readonly Play[]): Sum {
  const total = (key: 'won' | 'drawn' | 'lost' | 'on' | 'entries' | 'turns'): number =>
    plays.reduce((found, one) => found + one[key], 0)
  const [won, drawn, lost, on] = [total('won'), total('drawn'), total('lost'), total('on')]
  const over = won + drawn + lost
  const mean = (key: 'entries' | 'turns'): number | null => (over ? Math.round(total(key) / over) : null)
  return { played: over + on, won, drawn, lost, on, entries: mean('entries'), turns: mean('turns') }
}

/** Plays by game and, in it, by side: each with its opponents, in the order of the games and sides. */
export function bySide(
  plays: readonly Play[],
  all: Catalogue | undefined,
): { game: string; side: string; plays: Play[] }[] {
  const found: { game: string; side: string; plays: Play[] }[] = []
  const games = all?.games.map((game) => game.name) ?? []
  for (const name of [...games, ...new Set(plays.map((one) => one.game).filter((one) => !games.includes(one)))])
    for (const side of new Set(plays.filter((one) => one.game === name).map((one) => one.side)))
      found.push({ game: name, side, plays: plays.filter((one) => one.game === name && one.side === side) })
  return found
}
