// Who sits where. On the wire a seat is "human" or a bot; here a person is also told from a friend, beside him or away.
import type { Access, BotModel, GameModel } from './api/types'

export const ME = 'me'
export const FRIEND = 'friend'
/** A friend at another place, who comes by a link. */
export const AWAY = 'away'
export const HUMAN = 'human'

/** "me", "friend", "away" or the name of a bot, by side. */
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

/** Seats after a person has taken a choice for one side: I sit at one side only, whom I push away is a friend,
 * at the place of the one whose seat I take. */
export function seated(seats: Seats, side: string, who: string): Seats {
  const next: Seats = { ...seats, [side]: who }
  const pushed = seats[side] === AWAY ? AWAY : FRIEND
  if (who === ME) for (const other of Object.keys(next)) if (other !== side && next[other] === ME) next[other] = pushed
  if (Object.values(next).some(isFriend) && !Object.values(next).includes(ME)) {
    // A friend plays with me: I take the seat of another friend, or else of a bot.
    const others = Object.keys(next).filter((name) => name !== side)
    next[others.find((name) => isFriend(next[name])) ?? others[0] ?? side] = ME
  }
  return next
}

function isFriend(who: string | undefined): boolean {
  return who === FRIEND || who === AWAY
}

/** The sides for friends at other places. */
export function away(seats: Seats): string[] {
  return Object.keys(seats).filter((side) => seats[side] === AWAY)
}

/** Seats as they are in a match: I play the side at which people sit; me at the side of my eyes where all are people. */
export function seatsLike(
  game: Sides,
  bots: Bots,
  match: Readonly<Record<string, string>>,
  eyes: string | null,
): Seats {
  const people = game.sides.map((side) => side.name).filter((side) => match[side] === HUMAN)
  const mine = people.length === 1 ? people[0] : eyes
  const usual = usualSeats(game, bots)
  const foe = Object.values(usual).find((who) => who !== ME) ?? FRIEND
  return Object.fromEntries(
    game.sides.map(({ name }) => [
      name,
      name === (mine ?? game.sides[0]?.name) ? ME : match[name] === HUMAN ? foe : (match[name] ?? foe),
    ]),
  )
}

export function toWire(seats: Seats): Record<string, string> {
  return Object.fromEntries(
    Object.entries(seats).map(([side, who]) => [side, who === ME || isFriend(who) ? HUMAN : who]),
  )
}

/** Whether nobody here plays. */
export function watching(seats: Seats): boolean {
  return Object.values(seats).every((who) => who !== ME && !isFriend(who))
}

/** Whether a match's record may be had: nobody hides anything from whoever asks, or the game is over. */
export function openBook(match: { access: Pick<Access, 'sealed'> }): boolean {
  return !match.access.sealed
}

/** The sides that this person plays, at this screen. */
export function mine(match: { access: Pick<Access, 'places'> }): string[] {
  return Object.entries(match.access.places).flatMap(([side, place]) => (place === 'here' ? [side] : []))
}

/** Whether this person plays. */
export function plays(match: { access: Pick<Access, 'places'> }): boolean {
  return mine(match).length > 0
}

/** The sides that people play, or are to play, at other places. */
export function elsewhere(match: { access: Pick<Access, 'places'> }): string[] {
  return Object.entries(match.access.places).flatMap(([side, place]) =>
    place === 'elsewhere' || place === 'awaited' ? [side] : [],
  )
}
