// What does not change while the page is open: the games, their boards and their tables.
import { api } from './api/client'
import type { Board, Catalogue, GameModel, Language, Tables } from './api/types'
import { Cache } from './resource.svelte'

export const catalogues = new Cache((language: Language): Promise<Catalogue> => api.games(language))
export const boards = new Cache((game: string): Promise<Board> => api.board(game))
export const tableBooks = new Cache((game: string, language: Language): Promise<Tables> => api.tables(game, language))

/** A game of the catalogue by its name. */
export function gameOf(catalogue: Catalogue | undefined, name: string): GameModel | undefined {
  return catalogue?.games.find((game) => game.name === name)
}
