// What one's play comes to, by game: of all sides and opponents together.
import type { Play } from '../../lib/api/types'

export type GameRecord = Pick<Play, 'game' | 'won' | 'drawn' | 'lost' | 'on'>

export function byGame(plays: readonly Play[]): GameRecord[] {
  const found = new Map<string, GameRecord>()
  for (const one of plays) {
    const sum = found.get(one.game) ?? { game: one.game, won: 0, drawn: 0, lost: 0, on: 0 }
    for (const key of ['won', 'drawn', 'lost', 'on'] as const) sum[key] += one[key]
    found.set(one.game, sum)
  }
  return [...found.values()]
}
