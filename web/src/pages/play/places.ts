// Names of places and pieces for people.
import type { Board, Language, Piece, Space } from '../../lib/api/types'
import { numberOf } from '../../lib/board/atlas'
import { fold, words } from '../../lib/search'
import { spaceOf } from '../../lib/spaces'
import { pick } from '../../lib/text'

export function placeName(board: Board, space: number, language: Language): string {
  const place = spaceOf(board, space)
  if (!place) return ''
  const label = pick(place.label, language)
  const number = numberOf(place)
  if (label) return !number || label === number ? label : `${label} (${number})`
  const region = regionName(board, place.region, language)
  return region ? `${place.name} (${region})` : place.name
}

/** Words that are too short to tell a name: two Latin letters stand in many. */
const SHORT = /^(?:[a-z]{1,2}|.)$/u

/** The place that somebody means by these words: whose name holds most of them; of several the one with the shortest. */
export function placeCalled(board: Board, query: string, language: Language): Space | undefined {
  const wanted = words(query).filter((word) => !SHORT.test(word))
  let best: { space: Space; hits: number; length: number } | undefined
  for (const space of board.spaces) {
    const name = fold(placeName(board, space.id, language)).text
    const hits = wanted.filter((word) => name.includes(word)).length
    if (hits > (best?.hits ?? 0) || (hits && hits === best?.hits && name.length < best.length))
      best = { space, hits, length: name.length }
  }
  return best?.space
}

export function regionName(board: Board, region: string, language: Language): string {
  return pick(board.regions.find((one) => one.id === region)?.label, language)
}

/** A word of the board's legend: a terrain, a site, a kind of marker. */
export function wordOf(board: Board, word: string, language: Language): string {
  return word ? pick(board.words[word], language) || word : ''
}

/** A state of a piece in the words of the board, "hits-3" as its word for "hits" with the number. */
export function markOf(board: Board, mark: string, language: Language): string {
  const [, kind = mark, number = ''] = /^(.*)-(\d+)$/.exec(mark) ?? []
  return number && board.words[kind] && !board.words[mark]
    ? `${wordOf(board, kind, language)} ${number}`
    : wordOf(board, mark, language)
}

/** Pieces under one name: of those that only a number at the end tells apart how many there are. */
export interface Like {
  name: string
  count: number
  states: string
}

/** `pieces`: each with its name, its states in words, and what else must be the same. */
export function alike(pieces: readonly { name: string; states: string; face: string }[]): Like[] {
  const found = new Map<string, Like>()
  for (const { name, states, face } of pieces) {
    const common = name.replace(/(?<=[\s)）])\d+$/u, '').trimEnd()
    const key = `${common}|${states}|${face}`
    const like = found.get(key)
    if (like) found.set(key, { ...like, name: common, count: like.count + 1 })
    else found.set(key, { name, states, count: 1 })
  }
  return [...found.values()]
}

export function pieceName(piece: Piece, language: Language): string {
  return pick(piece.label, language) || piece.id
}
