// Asking the server about ratings and tournaments, where it has accounts.
import { ask } from './client'
import type { Language, Leaderboard, MyRatings, NewTournament, TournamentList, TournamentPage, Watched } from './types'

const part = encodeURIComponent
const of = (id: string, rest = ''): string => `/api/tournaments/${part(id)}${rest}`

export const ratingApi = {
  mine: (language: Language) => ask<MyRatings>('GET', '/api/ratings', { language }),
  /** Whether one stands on the lists. */
  setListed: (listed: boolean, language: Language) =>
    ask<MyRatings>('PUT', '/api/ratings/listed', { language }, { listed }),
  leaderboard: (game: string, scenario: string, language: Language) =>
    ask<Leaderboard>('GET', '/api/ratings/leaderboard', { game, scenario, language }),
}

export const tournamentApi = {
  all: (language: Language) => ask<TournamentList>('GET', '/api/tournaments', { language }),
  make: (wanted: Partial<NewTournament> & { name: string; game: string }, language: Language) =>
    ask<TournamentPage>('POST', '/api/tournaments', { language }, wanted),
  page: (id: string, language: Language) => ask<TournamentPage>('GET', of(id), { language }),
  enter: (id: string, language: Language) => ask<TournamentPage>('POST', of(id, '/entry'), { language }),
  leave: (id: string, language: Language) => ask<TournamentPage>('DELETE', of(id, '/entry'), { language }),
  act: (id: string, act: 'start' | 'cancel', language: Language) =>
    ask<TournamentPage>('POST', of(id, '/act'), { language }, { act }),
  settle: (id: string, game: string, result: 'first' | 'second' | 'draw', language: Language) =>
    ask<TournamentPage>('POST', of(id, '/settle'), { language }, { game, result }),
  /** `player`: his number in the tournament. */
  drop: (id: string, player: number, language: Language) =>
    ask<TournamentPage>('POST', of(id, '/drop'), { language }, { player }),
  watch: (id: string, game: string, language: Language) =>
    ask<Watched>('POST', of(id, '/watch'), { language }, { game }),
}
