// A small board of hexes for tests: rows of points-up hexes, one map unit wide, with a coast, two provinces and a box.
import type { Board, Piece, Space } from '../../src/lib/api/types'

const HIGH = 1 / Math.sqrt(3)

export function hex(id: number, row: number, column: number, more: Partial<Space> = {}): Space {
  const x = column + (row % 2 ? 0.5 : 0)
  const y = row * 1.5 * HIGH
  const corner = (dx: number, dy: number): [number, number] => [
    Math.round((x + dx) * 1000) / 1000,
    Math.round((y + dy * HIGH) * 1000) / 1000,
  ]
  return {
    id,
    name: `${10 + row}${10 + column}`,
    shape: [corner(0, -1), corner(0.5, -0.5), corner(0.5, 0.5), corner(0, 1), corner(-0.5, 0.5), corner(-0.5, -0.5)],
    centre: [x, Math.round(y * 1000) / 1000],
    kind: 'hex',
    terrain: 'clear',
    region: '',
    site: '',
    label: {},
    marks: [],
    row,
    column,
    level: 0,
    ...more,
  }
}

/** Five rows of eight: the last row is sea, the left half is "West", the right half "East"; a box lies above. */
export function sample(): Board {
  const spaces: Space[] = []
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 8; column++) {
      const region = row === 4 ? '' : column < 4 ? 'West' : 'East'
      spaces.push(hex(spaces.length, row, column, { region, terrain: row === 4 ? 'sea' : 'clear' }))
    }
  spaces[10] = { ...spaces[10]!, site: 'city', label: { la: 'Roma', en: 'Rome', ja: 'ローマ' }, marks: ['port'] }
  spaces[11] = { ...spaces[11]!, site: 'rich', label: { la: 'Ostia', en: 'Ostia', ja: 'オスティア' } }
  spaces.push({
    ...hex(40, 0, 0),
    name: 'Reserve',
    kind: 'box',
    shape: [
      [0, -4],
      [5, -4],
      [5, -2],
      [0, -2],
    ],
    centre: [2.5, -3],
    region: '',
    row: -1,
    column: -1,
  })
  const land = (region: string): number[] => spaces.filter((space) => space.region === region).map((space) => space.id)
  return {
    title: { en: 'Sample' },
    frame: [-1, -4.5, 10, 10],
    spaces,
    sides: [
      { label: { en: 'Red' }, colour: '#aa0000', ink: '#ffffff', letter: 'R', shape: 'square' },
      { label: { en: 'Blue' }, colour: '#0000aa', ink: '#ffffff', letter: 'B', shape: 'cut' },
    ],
    lines: [],
    outlines: [],
    labels: [{ text: { la: 'Mare', en: 'Sea', ja: '海' }, at: [3, 3.46], kind: 'sea', size: 0.5, angle: 0 }],
    regions: [
      { id: 'West', label: { la: 'Occidens', en: 'West', ja: '西' }, spaces: land('West') },
      { id: 'East', label: { la: 'Oriens', en: 'East', ja: '東' }, spaces: land('East') },
    ],
    tracks: [
      {
        id: 'turns',
        label: { en: 'Turns' },
        at: [0, 4.2],
        box: [1, 1],
        texts: Array.from({ length: 5 }, (_, i) => ({ en: `${i + 1}` })),
        columns: 3,
      },
    ],
    layout: null,
    note: {},
    words: { clear: { en: 'Clear', ja: '平地' } },
    counter: 0.66,
    links: [],
    within: {},
  }
}

export function piece(id: string, space: number, more: Partial<Piece> = {}): Piece {
  return {
    id,
    side: 0,
    kind: 'army',
    space,
    label: { en: id },
    symbol: 'foot',
    values: [1],
    facing: null,
    hidden: false,
    tag: {},
    marks: [],
    tail: -1,
    ...more,
  }
}
