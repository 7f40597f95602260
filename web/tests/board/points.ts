// A small map of points for tests: a city and a fortress on a coast, a pass between them, a stretch of sea with an island.
import type { Board, BoardLine, LineKind, Space } from '../../src/lib/api/types'
import { hex, sample } from './sample'

export const [CITY, TOWER, WATER, ISLE] = [0, 1, 2, 3]

function point(id: number, name: string, centre: [number, number], more: Partial<Space> = {}): Space {
  return { ...hex(id, 0, 0), name, kind: 'point', shape: [], centre, row: -1, column: -1, ...more }
}

export function route(board: Pick<Board, 'spaces'>, kind: LineKind, a: number, b: number): BoardLine {
  return { kind, points: [board.spaces[a]!.centre, board.spaces[b]!.centre], label: {}, work: '' }
}

export function points(): Board {
  const spaces = [
    point(CITY, 'ephesus', [8, 2], { site: 'city', region: 'ionia', label: { en: 'Ephesus' }, marks: ['port'] }),
    point(TOWER, 'magnesia', [8, 6], { site: 'fortress', region: 'ionia', label: { en: 'Magnesia' } }),
    point(WATER, 'icarian-sea', [4, 4], { site: 'sea', terrain: 'sea', label: { en: 'Icarian Sea' } }),
    point(ISLE, 'icaria', [1, 4], { label: { en: 'Icaria' } }),
  ]
  const board = { ...sample(), frame: [-2, -2, 14, 12] as Board['frame'], spaces }
  return {
    ...board,
    lines: [
      route(board, 'pass', CITY, TOWER),
      route(board, 'coastal', CITY, WATER),
      route(board, 'sea_route', WATER, ISLE),
    ],
    outlines: [
      {
        kind: 'land',
        rings: [
          [
            [6, -1],
            [11, -1],
            [11, 9],
            [6, 9],
          ],
        ],
      },
    ],
    labels: [],
    regions: [{ id: 'ionia', label: { en: 'Ionia' }, spaces: [CITY, TOWER] }],
    tracks: [],
  }
}
