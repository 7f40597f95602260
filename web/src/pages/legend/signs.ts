// The legend of a match: what its symbols are, in groups, and what each is drawn with.
import type { Board, Marker, Piece, Scene, Sign } from '../../lib/api/types'
import { NOWHERE, type Atlas } from '../../lib/board/atlas'
import { GLYPH_NAMES } from '../../lib/board/glyphs'
import { placeOf } from '../../lib/board/samples'
import type { Work } from '../../lib/board/works'

export const GROUPS = ['symbol', 'state', 'marker', 'board'] as const
export type Group = (typeof GROUPS)[number]
const ON_BOARD = ['site', 'mark', 'ground', 'line'] as const
type OnBoard = (typeof ON_BOARD)[number]

/** Signs that every game has: of counters and stacks, of what may be done, above the board. */
export const COMMON = ['values', 'stars', 'facing', 'count', 'hidden'] as const
export type Common = (typeof COMMON)[number]
export const ACTS: readonly string[] = [...new Set(GLYPH_NAMES)]

export function isOnBoard(sign: Sign): sign is Sign & { of: OnBoard } {
  return (ON_BOARD as readonly string[]).includes(sign.of)
}
/** The signs of a group; of the board only what this board has. */
export function inGroup(signs: readonly Sign[], group: Group, board: Board): Sign[] {
  return signs.filter((sign) =>
    group === 'board' ? isOnBoard(sign) && placeOf(board, sign) !== null : sign.of === group,
  )
}

const BLANK: Piece = {
  id: 'sample',
  side: 0,
  kind: '',
  space: 0,
  label: {},
  symbol: '',
  values: [],
  facing: null,
  hidden: false,
  tag: {},
  marks: [],
  tail: -1,
}

/** A counter that bears a symbol: one that stands there as it stands, else one with the symbol alone. */
export function counterOf(sign: Sign, scene: Scene): Piece {
  const there = scene.pieces.find((piece) => !piece.hidden && (piece.symbol || piece.kind) === sign.name)
  return there ? { ...there, facing: null, marks: [], tail: -1 } : { ...BLANK, symbol: sign.name }
}
/** A counter in a state, with nothing else upon it; one that is counted is shown with 3. */
export function stateOf(sign: Sign, scene: Scene, known: ReadonlySet<string>): Piece {
  const leader = scene.pieces.find((piece) => !piece.hidden && piece.symbol !== 'leader') ?? scene.pieces[0] ?? BLANK
  const mark = known.has(sign.name) || sign.name !== 'hits' ? sign.name : `${sign.name}-3`
  return { ...BLANK, side: leader.side, symbol: leader.symbol, kind: leader.kind, marks: [mark] }
}
/** A counter that shows one of the signs that all games have; null where this one does not. */
export function commonOf(name: Common, scene: Scene): Piece | null {
  const open = scene.pieces.filter((piece) => !piece.hidden)
  const unit = open.find((piece) => piece.symbol !== 'leader' && piece.values.length > 0)
  const plain = (piece: Piece | undefined): Piece | null =>
    piece ? { ...piece, facing: null, marks: [], tail: -1 } : null
  if (name === 'values') return plain(unit)
  if (name === 'stars') return plain(open.find((piece) => piece.symbol === 'leader' && (piece.values[0] ?? 0) > 0))
  if (name === 'facing') {
    const faces = open.find((piece) => piece.facing !== null)
    return faces ? { ...faces, marks: [], tail: -1 } : null
  }
  if (name === 'hidden') return { ...BLANK, side: (unit ?? BLANK).side, hidden: true }
  return plain(unit ?? open[0])
}

/** A marker as it lies there, else one of nobody or of the first side. */
export function markerOf(sign: Sign, scene: Scene): Marker {
  const there = scene.markers.find((marker) => marker.kind === sign.name)
  const label = { en: sign.title, ja: sign.title }
  return there ?? { kind: sign.name, space: 0, side: sign.bare ? -1 : 0, label, track: '', to: -1 }
}

/** What a marker stands for on a map on which it is built: a wall along a line, or one around a place; else null. */
export function workOf(sign: Sign, atlas: Atlas, side: number): Work | null {
  const ruined = sign.name.endsWith('-destroyed')
  const kind = ruined ? sign.name.slice(0, -'-destroyed'.length) : sign.name
  const long = kind.startsWith('long-')
  const site = atlas.board.lines.some((line) => line.kind === `${kind}_site`)
  const round = ['fort', 'camp'].includes(kind) && atlas.list.some((place) => place.host !== NOWHERE)
  if (!long && !site && !round) return null
  const box = { left: -1, top: -1, right: 1, bottom: 1 }
  const ring: Work['ring'] = round
    ? [
        [-0.72, -0.6],
        [0.72, -0.6],
        [0.72, 0.6],
        [-0.72, 0.6],
      ]
    : []
  const lines: Work['lines'] = round
    ? []
    : [
        [
          [-0.95, 0],
          [0.95, 0],
        ],
      ]
  return { kind, ruined: ruined || kind === 'long-works', side, lines, ring, plate: null, box }
}
