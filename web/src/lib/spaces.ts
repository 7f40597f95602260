// The spaces of a board by their ids. A board that shows a part of a larger map leaves ids out: they are no places in a list.
import type { Board, Space } from './api/types'

const known = new WeakMap<readonly Space[], Map<number, Space>>()

export function spaceOf(board: Pick<Board, 'spaces'> | null | undefined, id: number): Space | undefined {
  const spaces = board?.spaces
  if (!spaces) return undefined
  if (spaces[id]?.id === id) return spaces[id]
  let byId = known.get(spaces)
  if (!byId) {
    byId = new Map(spaces.map((space) => [space.id, space]))
    known.set(spaces, byId)
  }
  return byId.get(id)
}
