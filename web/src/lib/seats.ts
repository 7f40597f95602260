// Who sits where. On the wire a seat is "human" or a bot; here a person is also told from the friend beside him.
import type { BotModel, GameModel } from './api/types'

export const ME = 'me'
export const FRIEND = 'friend'
export const HUMAN = 'human'

/** "me", "friend" or the name of a bot, by side. */
export type Seats = Record<string, string>

type Able = Partial<Pick<GameModel, 'advises' | 'looks_ahead'>>
type Sides = Pick<GameModel, 'sides'> & Able
type Bots = readonly (Pick<BotModel, 'name'> & Partial<BotModel>)[]

/** The bots that can play a game: some need what it tells them. */
export function able<B extends Bots[number]>(game: Able, bots: readonly B[]): B[] {
  return bots.filter(
    (bot) => (game.advises !== false || !bot.needs_advice) && (game.looks_ahead === true || !bot.looks_ahead),
  )
}

/** Me at the first side against the first bot; a friend where there are no bots. */
export function usualSeats(game: Sides, bots: Bots): Seats {
  const other = able(game, bots)[0]?.name ?? FRIEND
  return Object.fromEntries(game.sides.map((side, i) => [side.name, i === 0 ? ME : other]))
}

/** A bot in every seat, the first one. */
export function watchedSeats(game: Sides, bots: Bots): Seats {
  const bot = able(game, bots)[0]?.name ?? ME
  return Object.fromEntries(game.sides.map((side) => [side.name, bot]))
}

/** Seats after a person has taken a choice for one side: I sit at one side only, whom I push away is a friend. */
export function seated(seats: Seats, side: string, who: string): Seats {
  const next: Seats = { ...seats, [side]: who }
  if (who === ME) for (const other of Object.keys(next)) if (other !== side && next[other] === ME) next[other] = FRIEND
  if (Object.values(next).includes(FRIEND) && !Object.values(next).includes(ME)) {
    // A friend plays with me: I take the seat of another friend, or else of a bot.
    const others = Object.keys(next).filter((name) => name !== side)
    next[others.find((name) => next[name] === FRIEND) ?? others[0] ?? side] = ME
  }
  return next
}

export function toWire(seats: Seats): Record<string, string> {
  return Object.fromEntries(
    Object.entries(seats).map(([side, who]) => [side, who === ME || who === FRIEND ? HUMAN : who]),
  )
}

/** Whether nobody here plays. */
export function watching(seats: Seats): boolean {
  return Object.values(seats).every((who) => who !== ME && who !== FRIEND)
}

/** Whether a match's record may be had: its person plays every side or none, or it is over. It holds what bots hide. */
export function openBook(match: { seats: Record<string, string>; over: boolean }): boolean {
  const people = Object.values(match.seats).filter((who) => who === HUMAN).length
  return match.over || people === 0 || people === Object.keys(match.seats).length
}
