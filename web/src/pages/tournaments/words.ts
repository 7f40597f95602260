// Tournaments in words.
import type { TournamentLine } from '../../lib/api/types'
import { t } from '../../lib/settings.svelte'

/** How a tournament stands: open, the round that is played, over. */
export function stands(one: Pick<TournamentLine, 'state' | 'round' | 'rounds'>): string {
  return one.state === 'running'
    ? t('tournament-state-running', { round: one.round, rounds: one.rounds })
    : t(`tournament-state-${one.state}`)
}
