// A small map of two grains for tests: the upper rows of the sample in two areas, west and east, a sea below.
import type { Board, Space } from '../../src/lib/api/types'
import { outlines } from '../../src/lib/board/geometry'
import { hex, sample } from './sample'

export const [WEST, EAST, SEA] = [100, 101, 102]

export function grains(): Board {
  const hexes: Space[] = []
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 8; column++) hexes.push(hex(hexes.length, row, column))
  const within = Object.fromEntries(hexes.map(({ id, column }) => [id, column < 4 ? WEST : EAST]))
  hexes[20] = { ...hexes[20]!, site: 'city', label: { en: 'Corinth' } }
  const area = (id: number, name: string, more: Partial<Space>): Space => ({
    ...hex(id, 0, 0),
    name,
    kind: 'area',
    row: -1,
    column: -1,
    label: { en: name },
    ...more,
  })
  const shape = (id: number): [number, number][] =>
    outlines(hexes.filter((one) => within[one.id] === id).map((one) => one.shape))[0] as [number, number][]
  const land = (id: number, name: string, centre: [number, number]): Space =>
    area(id, name, { shape: shape(id), centre, region: name })
  const water: [number, number][] = [
    [-0.5, 3.2],
    [8, 3.2],
    [8, 5],
    [-0.5, 5],
  ]
  return {
    ...sample(),
    spaces: [
      ...hexes,
      land(WEST, 'West', hexes[9]!.centre),
      land(EAST, 'East', hexes[13]!.centre),
      area(SEA, 'Gulf', { shape: water, centre: [4, 4.2], terrain: 'sea' }),
    ],
    regions: [
      { id: 'West', label: { en: 'West' }, spaces: [WEST] },
      { id: 'East', label: { en: 'East' }, spaces: [EAST] },
    ],
    tracks: [],
    labels: [],
    within,
  }
}
