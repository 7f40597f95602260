// Who sits where. On the wire a seat is "human" or a bot; here a person is also told from the friend beside him.
import type { BotModel, GameModel } from './api/types'

export const ME = 'me'
export const FRIEND = 'friend'
export const HUMAN = 'human'

/** "me", "friend" or the name of a bot, by side. */
export type Seats = Record<string, string>

type Able = Partial<Pick<GameModel, 'advises' | 'looks_ahead' | 'levels'>>
type Sides = Pick<GameModel, 'sides'> & Able
type Bots = readonly (Pick<BotModel, 'name'> & Partial<BotModel>)[]

/** The bots that can play a game: some need what it tells them. */
export function able<B extends Bots[number]>(game: Able, bots: readonly B[]): B[] {
  return bots.filter(
    (bot) => (game.advises !== false || !bot.needs_advice) && (game.looks_ahead === true || !bot.looks_ahead),
  )
}

/** A bot as a person chooses it. */
export type Opponent = Pick<BotModel, 'name'> & Partial<Pick<BotModel, 'title' | 'text'>>

/** Whom a person may choose: the levels of the game, and bots beside them; all bots where it has no levels. */
export function opponents(game: Able, bots: Bots): Opponent[] {
  const levels = game.levels ?? []
  return levels.length ? [...levels, ...able(game, bots).filter((bot) => !bot.for_programs)] : able(game, bots)
}

/** What a bot in a seat is called; its bare name where nothing is known of it. */
export function botTitle(game: Able | undefined, bots: Bots, who: string): string {
  return [...(game?.levels ?? []), ...bots].find((bot) => bot.name === who)?.title ?? who
}

/** Me at the first side against the first opponent; a friend where there is none. */
export function usualSeats(game: Sides, bots: Bots): Seats {
  const other = opponents(game, bots)[0]?.name ?? FRIEND
  return Object.fromEntries(game.sides.map((side, i) => [side.name, i === 0 ? ME : other]))
}

/** A bot in every seat: the level in the middle, else the first one. */
export function watchedSeats(game: Sides, bots: Bots): Seats {
  const bot = opponents(game, bots)[(game.levels?.length ?? 0) >> 1]?.name ?? ME
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
