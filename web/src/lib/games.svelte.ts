// What does not change while the page is open: the games, their boards, how scenarios begin, and the tables.
import { api } from './api/client'
import type { Board, Catalogue, GameModel, Language, Piece, PositionOut, SideModel, Tables } from './api/types'
import { Cache, type Resource } from './resource.svelte'
import { settings } from './settings.svelte'

export const catalogues = new Cache((language: Language): Promise<Catalogue> => api.games(language))
export const boards = new Cache((game: string, scenario: string): Promise<Board> => api.board(game, scenario))
export const beginnings = new Cache((game: string, scenario: string): Promise<PositionOut> =>
  api.checkPosition({ game, scenario }, 'en'),
)
export const tableBooks = new Cache((game: string, language: Language): Promise<Tables> => api.tables(game, language))

/** The catalogue in the language that is set; until it comes, in the one that was set before. */
export function catalogue(): Resource<Catalogue> {
  const wanted = catalogues.get(settings.language)
  if (wanted.value || wanted.trouble) return wanted
  return catalogues.find((other) => other.value !== undefined) ?? wanted
}

/** A game of the catalogue by its name. */
export function gameOf(all: Catalogue | undefined, name: string): GameModel | undefined {
  return all?.games.find((game) => game.name === name)
}

/** The sides of a game as a scenario calls them. */
export function sidesIn(game: Pick<GameModel, 'sides' | 'scenarios'>, scenario: string): SideModel[] {
  const { peoples = [], letters = [] } = game.scenarios.find((one) => one.name === scenario) ?? {}
  return game.sides.map((side, i) => {
    const letter = letters[i]
    return { ...side, style: letter ? { ...side.style, letter } : side.style, title: peoples[i] ?? side.title }
  })
}

/** The name by which the board of a scenario is asked for: "" where all scenarios share one. "" as a scenario: the first. */
export function boardName(game: Pick<GameModel, 'scenarios'> | null | undefined, scenario = ''): string {
  const wanted = scenario || game?.scenarios[0]?.name
  return game?.scenarios.find((one) => one.name === wanted && one.own_board)?.name ?? ''
}

/** The board on which a scenario of a game is played, kept for the visit. */
export function boardOf(game: GameModel, scenario = ''): Resource<Board> {
  return boards.get(game.name, boardName(game, scenario))
}

/** What stands on the board when a scenario begins, as everybody sees it; "": the first scenario. */
export function beginningOf(game: GameModel, scenario = ''): Piece[] {
  const wanted = scenario || (game.scenarios[0]?.name ?? '')
  return beginnings.get(game.name, wanted).value?.scene?.pieces ?? []
}
