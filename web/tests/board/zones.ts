// A small board of drawn areas for tests: two fields beside each other on land, the sea below them, a fort in the second
// field, a wall between them and the plate of that wall.
import type { Board, Marker, Space } from '../../src/lib/api/types'
import { hex, sample } from './sample'

type Corner = [number, number]

function area(id: number, name: string, shape: Corner[], centre: Corner, more: Partial<Space> = {}): Space {
  return { ...hex(id, 0, 0), name, kind: 'area', shape, centre, row: -1, column: -1, ...more }
}

export const [WEST, EAST, SEA, FORT] = [0, 1, 2, 3]

export function zones(): Board {
  const square = (left: number, top: number, right: number, bottom: number): Corner[] => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return {
    ...sample(),
    frame: [-1, -1, 16, 12],
    spaces: [
      area(WEST, 'T1', square(0, 0, 5, 6), [2.5, 3], { terrain: 'plain', label: { en: 'West field', ja: '西野' } }),
      area(EAST, 'T2', square(5, 0, 10, 6), [6.5, 3], { terrain: 'raised', label: { en: 'East', ja: '東' } }),
      area(
        SEA,
        'M1',
        [
          [0, 6],
          [5, 6],
          [10, 6],
          [10, 9],
          [0, 9],
        ],
        [5, 7.5],
        { terrain: 'sea', label: { en: 'Bay', ja: '湾' }, marks: ['port'] },
      ),
      area(FORT, 'keep', square(8, 1, 9, 2), [8.5, 1.5], { terrain: 'town', label: { en: 'Keep', ja: '砦' } }),
    ],
    lines: [
      {
        kind: 'wall_site',
        points: [
          [5, 0],
          [5, 3],
          [5, 6],
        ],
        label: {},
        work: 'A1',
      },
    ],
    labels: ['T1', 'T2', 'M1'].map((name, i) => ({
      text: { en: name },
      at: [2 + 3 * i, 1] as Corner,
      kind: 'number',
      size: 0.3,
      angle: 0,
    })),
    regions: [],
    tracks: [
      { id: 'turns', label: { en: 'Turns' }, at: [11, 1], box: [1, 1], texts: [{ en: '1' }, { en: '2' }], columns: 0 },
      { id: 'A1', label: {}, at: [4.6, 2.7], box: [0.8, 0.6], texts: [{ en: 'A1' }], columns: 0 },
    ],
  }
}

export function marker(kind: string, space: number, side = 0, track = ''): Marker {
  return { kind, space, side, label: { en: kind }, track, to: -1 }
}
