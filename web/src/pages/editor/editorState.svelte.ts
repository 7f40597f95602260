// The position that is being edited: changed, taken back, checked by the server, kept while the browser's window is open.
import { api, Refused } from '../../lib/api/client'
import type { Board, Field, EditorPalette, Piece, PositionOut, Scene, Space } from '../../lib/api/types'
import { Cache } from '../../lib/resource.svelte'
import { settings } from '../../lib/settings.svelte'
import { keep } from './kept'
import {
  get,
  isBearing,
  numberOf,
  places,
  put,
  set,
  spaceBeside,
  spaceMeant,
  spelledOut,
  texts,
  turned,
  withNumber,
  type Position,
} from './position'

export const palettes = new Cache((game: string, scenario: string, language: string) =>
  api.palette(game, scenario, language as typeof settings.language),
)

const PAUSE_MS = 350
const MOST_STEPS = 200
const NOTHING: Scene = { pieces: [], markers: [], control: {}, highlight: [], caption: {}, figures: {} }

/** A state to go back to: a position with what it is made of. */
interface Laid {
  position: Position
  palette: EditorPalette
  board: Board
}

export class EditorState {
  readonly game: string
  /** Scenarios may have boards of their own: it changes with the palette. */
  board: Board = $state.raw() as Board
  palette: EditorPalette = $state.raw() as EditorPalette
  position: Position = $state.raw({})
  /** The last answer of the server; `fresh`: it is about the position as it stands. */
  answer: PositionOut | undefined = $state.raw()
  fresh = $state(false)
  trouble: Refused | undefined = $state.raw()
  /** Somebody wants to play from here, who may have to wait for the word on his last change; a bad one ends that. */
  playing = $state(false)
  /** The piece in hand, "" if none. */
  held = $state('')
  /** The field whose spaces are being put down on the board, "" if none. */
  marking = $state('')
  private past: Laid[] = $state.raw([])
  private future: Laid[] = $state.raw([])
  private looks: Scene = $state.raw(NOTHING)
  private timer = 0
  private asked = 0
  private readonly spaceByName = $derived(new Map(this.board.spaces.map((space) => [space.name, space])))
  private readonly spaceById = $derived(new Map(this.board.spaces.map((space) => [space.id, space])))

  constructor(game: string, board: Board, palette: EditorPalette, position: Position) {
    this.game = game
    this.board = board
    this.palette = palette
    this.position = position
    this.ask(0)
  }

  // ---------------------------------------------------------------- what there is

  readonly pieces = $derived(new Map((this.palette.pieces as Piece[]).map((piece) => [piece.id, piece])))
  private readonly known = $derived(new Set(this.pieces.keys()))
  private readonly standing = $derived(places(this.position, this.palette.pieces_key, this.known))

  get ids(): ReadonlySet<string> {
    return this.known
  }
  /** The index of the space in which each piece on the board stands. */
  readonly at = $derived.by(() => {
    const found = new Map<string, number>()
    for (const [piece, name] of this.standing.at) {
      const space = this.spaceNamed(name)
      if (space) found.set(piece, space.id)
    }
    return found
  })
  /** Entries of the position that the editor cannot show. */
  get strange(): string[] {
    return this.standing.rest
  }
  /** The board as it stands: pieces as they are put down here, the rest as the server last saw it. */
  readonly scene = $derived.by((): Scene => {
    const seen = new Map(this.looks.pieces.map((piece) => [piece.id, piece]))
    const pieces = [...this.at].flatMap(([id, space]) => {
      const piece = seen.get(id) ?? this.pieces.get(id)
      if (!piece) return []
      const facing = this.facing(id)
      return [{ ...piece, space, facing, tail: this.tail(piece, space, facing) }]
    })
    return { ...this.looks, pieces }
  })
  /** Where the second space of a counter lies; what the palette does not tell the server says, once it has seen the first. */
  private tail(piece: Piece, space: number, facing: number | null): number {
    if (!this.long.has(piece.id)) return piece.space === space ? piece.tail : -1
    const bearing = facing === null ? undefined : this.palette.tails[facing]
    return bearing === undefined ? -1 : spaceBeside(this.board, space, bearing)
  }
  private readonly long = $derived(new Set(this.palette.long))
  /** What says which way a piece faces, if anything does. */
  bearing(piece: string): Field | undefined {
    return this.palette.fields.find((field) => isBearing(field) && field.picks.some((one) => one.id === piece))
  }
  /** The bearing that a piece faces: as the position says, else as the server last saw it, else as it begins. */
  facing(piece: string): number | null {
    const field = this.bearing(piece)
    const said = field && numberOf(texts(get(this.position, field.key)), piece)
    const seen = this.looks.pieces.find((one) => one.id === piece)
    return said ?? seen?.facing ?? this.pieces.get(piece)?.facing ?? null
  }
  /** The spaces of the field that is being marked. */
  readonly marked = $derived(
    this.marking ? texts(get(this.position, this.marking)).flatMap((name) => this.spaceNamed(name)?.id ?? []) : [],
  )
  get problems(): string[] {
    return this.answer?.problems ?? []
  }
  get good(): boolean {
    return this.fresh && this.answer !== undefined && this.problems.length === 0
  }

  /** Whether the last word on the position was no good one; while the next is awaited nothing is held against it. */
  get bad(): boolean {
    return this.trouble !== undefined || this.problems.length > 0
  }

  space(id: number): Space | undefined {
    return this.spaceById.get(id)
  }
  spaceNamed(name: string): Space | undefined {
    return this.spaceByName.get(name) ?? spaceMeant(this.board, name)
  }
  /** The position with the name of its game, as files and the server have it. */
  get whole(): Position {
    return { game: this.game, ...this.position }
  }

  // ---------------------------------------------------------------- changes

  change(position: Position, palette = this.palette, board = this.board): void {
    this.past = [...this.past.slice(-MOST_STEPS), this.laid]
    this.future = []
    this.lay({ position, palette, board })
  }
  /** Another beginning: a set-up, an empty board, a file. It can be taken back as well. */
  begin(palette: EditorPalette, position: Position, board = this.board): void {
    this.held = ''
    this.marking = ''
    this.change(position, palette, board)
  }
  /** A position from a file: as it is if something is wrong with it, else with each piece named. */
  async open(palette: EditorPalette, position: Position, board = this.board): Promise<void> {
    this.begin(palette, position, board)
    await this.check()
    const named = this.answer?.position
    if (this.good && named) {
      const { game: _, ...plain } = named
      this.lay({ ...this.laid, position: spelledOut(position, plain, palette) })
    }
  }
  /** The same palette in another language. */
  speak(palette: EditorPalette): void {
    if (palette === this.palette) return
    this.palette = palette
    this.ask(0)
  }
  put(piece: string, space: number): void {
    const name = this.spaceById.get(space)?.name ?? ''
    if ((this.at.get(piece) ?? -1) === (name ? space : -1)) return
    this.change(put(this.position, this.palette.pieces_key, this.known, piece, name))
  }
  set(field: Field, value: unknown): void {
    this.change(set(this.position, field.key, value))
  }
  /** Say that a piece is in a state, or in it no more; where it must face otherwise then, it turns as little as it can. */
  setState(field: Field, piece: string, on: boolean): void {
    const list = texts(get(this.position, field.key)).filter((one) => one !== piece)
    let next = set(this.position, field.key, on ? [...list, piece] : list)
    const bearing = this.bearing(piece)
    const facing = this.facing(piece)
    if (field.turns && bearing && facing !== null && (facing % (2 * field.turns) === 0) !== on) {
      const faced = withNumber(texts(get(next, bearing.key)), piece, turned(facing, on ? field.turns : -field.turns))
      next = set(next, bearing.key, faced)
    }
    this.change(next)
  }
  /** Turn a piece on the board by so many degrees. */
  turn(piece: string, by: number): void {
    const field = this.bearing(piece)
    const facing = this.facing(piece)
    if (!field || facing === null || !this.at.has(piece)) return
    this.set(field, withNumber(texts(get(this.position, field.key)), piece, turned(facing, by)))
  }
  /** Put down spaces for a field from now on; "" ends it. */
  markFor(key: string): void {
    this.held = ''
    this.marking = key
  }
  /** Put a space down for the field that is being marked, or take it up again. */
  mark(space: number): void {
    const name = this.spaceById.get(space)?.name
    if (!this.marking || name === undefined) return
    const list = texts(get(this.position, this.marking))
    const there = list.filter((one) => this.spaceNamed(one)?.id === space)
    const next = there.length ? list.filter((one) => !there.includes(one)) : [...list, name]
    this.change(set(this.position, this.marking, next))
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }
  get canRedo(): boolean {
    return this.future.length > 0
  }
  undo(): void {
    const last = this.past.at(-1)
    if (!last) return
    this.past = this.past.slice(0, -1)
    this.future = [...this.future, this.laid]
    this.lay(last)
  }
  redo(): void {
    const next = this.future.at(-1)
    if (!next) return
    this.future = this.future.slice(0, -1)
    this.past = [...this.past, this.laid]
    this.lay(next)
  }
  private get laid(): Laid {
    return { position: this.position, palette: this.palette, board: this.board }
  }
  private lay({ position, palette, board }: Laid): void {
    if (board !== this.board) {
      // What the server last saw stood on another map.
      this.looks = NOTHING
      this.board = board
    }
    this.palette = palette
    this.position = position
    keep(this.game, position)
    if (this.held && !this.known.has(this.held)) this.held = ''
    this.ask(PAUSE_MS)
  }

  // ---------------------------------------------------------------- the server's word

  /** Have the position checked, when nothing more has been changed for a moment. */
  ask(pause: number): void {
    this.fresh = false
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.check(), pause)
  }
  close(): void {
    window.clearTimeout(this.timer)
    this.asked += 1
  }
  private async check(): Promise<void> {
    const turn = (this.asked += 1)
    try {
      const answer = await api.checkPosition(this.whole, settings.language)
      if (turn !== this.asked) return
      this.answer = answer
      if (answer.scene) this.looks = answer.scene
      this.trouble = undefined
      this.fresh = true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (turn === this.asked) this.trouble = error
    }
    if (turn === this.asked && this.bad) this.playing = false
  }
}
