// Puzzles as this browser knows them: which were solved, of which the solution was looked at, and where one was left.
import { api, Refused } from '../../lib/api/client'
import type { GameModel, MatchModel } from '../../lib/api/types'
import { router } from '../../lib/router.svelte'
import { settings } from '../../lib/settings.svelte'
import { recall, remember } from '../play/memory'

/** What a person has done with a puzzle: nothing yet, found its solution himself, or had it shown first. */
export type Ended = '' | 'solved' | 'shown'

const key = (game: string, puzzle: string): string => `puzzle-${game}-${puzzle}`

export function ended(game: string, puzzle: string): Ended {
  const kept = recall(key(game, puzzle))
  return kept === 'solved' || kept === 'shown' ? kept : ''
}
/** The first end of a puzzle counts: who has seen the solution does not find it any more. */
export function end(game: string, puzzle: string, how: Exclude<Ended, ''>): void {
  if (!ended(game, puzzle)) remember(key(game, puzzle), how)
}
/** How many puzzles of a game were solved. */
export function solved(game: Pick<GameModel, 'name' | 'puzzles'>): number {
  return game.puzzles.filter((puzzle) => ended(game.name, puzzle) === 'solved').length
}
/** The match of a puzzle that is under way. */
export function take(game: string, puzzle: string, match: string): void {
  remember(`${key(game, puzzle)}-match`, match)
}
/** It has been solved: next time it is put anew. */
export function leave(game: string, puzzle: string): void {
  remember(`${key(game, puzzle)}-match`, '')
}

/** The match of a puzzle that was left, where it is still there; else a new one. Raises Refused. */
async function matchOf(game: string, puzzle: string): Promise<MatchModel> {
  const left = recall(`${key(game, puzzle)}-match`)
  if (left)
    try {
      return await api.match(left, settings.language)
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'no-match') throw error
    }
  return api.putPuzzle(game, puzzle, settings.language)
}
/** Go to a puzzle. Raises Refused. */
export async function openPuzzle(game: string, puzzle: string): Promise<void> {
  const match = await matchOf(game, puzzle)
  router.go(`/match/${encodeURIComponent(match.id)}`)
}
