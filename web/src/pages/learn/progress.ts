// Which lessons of a game are finished, and which match is the one under way: this browser remembers it.
import type { GameModel } from '../../lib/api/types'
import { recall, remember } from '../play/memory'

const DONE = 'done'
const key = (game: string, lesson: string): string => `lesson-${game}-${lesson}`

export function finished(game: string, lesson: string): boolean {
  return recall(key(game, lesson)) === DONE
}
export function finish(game: string, lesson: string): void {
  remember(key(game, lesson), DONE)
  remember(`${key(game, lesson)}-match`, '')
}
/** The match of a lesson that was left, "" if there is none. */
export function underWay(game: string, lesson: string): string {
  return recall(`${key(game, lesson)}-match`)
}
export function take(game: string, lesson: string, match: string): void {
  remember(`${key(game, lesson)}-match`, match)
}
/** How many lessons of a game are finished. */
export function done(game: Pick<GameModel, 'name' | 'lessons'>): number {
  return game.lessons.filter((lesson) => finished(game.name, lesson)).length
}
